"""A real server, a real browser, and people who come to it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from deskovka.server.settings import Settings
from tests.web.boardless import pages
from tests.web.people import PATIENCE, Person
from tests.web.serving import Cable, serving

Come = Callable[..., Person]

PROGRAM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The one without windows does with a third of the work."""
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    *(["--no-sandbox"] if os.getuid() == 0 else []),
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    if not (Settings.from_environment().static / "index.html").is_file():
        pytest.fail("The pages are not built: run “npm run build” in web/, or “make test”, which does.", pytrace=False)
    with serving(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def site_without_boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the games of the tests, whose pages were built without the folder of any board."""
    folder = tmp_path_factory.mktemp("boardless")
    with serving(folder, DESKOVKA_STATIC=str(pages()), DESKOVKA_GAMES="tests.web.harvest:games") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that everybody has a window of."""
    if PROGRAM is None:
        sentence = "There is no browser: install “chromium-headless-shell”, or run “make test”, which does."
        pytest.fail(sentence, pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def come(browser: Browser, site: str) -> Iterator[Come]:
    """Somebody comes with a fresh browser: ``come("Anna")``. In the end no browser may have complained of anything."""
    everybody: list[Person] = []

    def someone(name: str = "Stranger", language: str = "en", address: str = site, **options: Any) -> Person:
        defaults = {
            "locale": language,
            "viewport": {"width": 1280, "height": 800},
            "reduced_motion": "reduce",
            "service_workers": "block",  # to have none is cheaper; the tests of notices let theirs work
        }
        person = Person(browser.new_context(**defaults | options), address, name, language)
        everybody.append(person)
        return person

    yield someone
    complaints = [complaint for person in everybody for complaint in person.complaints()]
    for person in everybody:
        person.context.close()
    assert complaints == []


@pytest.fixture
def cable(site: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    laid = Cable(site)
    yield laid
    laid.remove()


@pytest.fixture
def records() -> Path:
    """The folder of recorded games of Legends."""
    return Path(__file__).parent.parent / "records" / "legends"
