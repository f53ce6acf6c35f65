"""A game without a board of its own is played at the generic table."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, MOVING_CARDS, Person
from tests.web.serving import serving
from tests.web.wording import ROOT

SOURCES = (
    "index.html",
    "package.json",
    "tsconfig.json",
    "svelte.config.js",
    "vite.config.ts",
    "plugins",
    "public",
    "src",
)


@pytest.fixture(scope="module")
def site_without_boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose pages were built without the folders of any board."""
    folder = tmp_path_factory.mktemp("boardless")
    web = folder / "web"
    web.mkdir()
    for name in SOURCES:
        source = ROOT / "web" / name
        if source.is_dir():
            shutil.copytree(
                source, web / name, ignore=lambda path, _: ["games"] if path == str(ROOT / "web/src") else []
            )
        else:
            shutil.copy(source, web / name)
    for texts in (ROOT / "src").rglob("texts"):
        shutil.copytree(texts, folder / texts.relative_to(ROOT))
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["npm", "run", "build"], cwd=web, env=os.environ | {"PATH": path}, check=True, capture_output=True)
    with serving(folder, DESKOVKA_STATIC=str(folder / "src/deskovka/server/static")) as address:
        yield address


def thing(person: Person, name: str) -> Locator:
    """Something that can be picked, by its name, wherever it first stands on the table."""
    return person.board.get_by_role("button", name=name, exact=True).first


def test_a_game_without_a_board_is_played_at_the_generic_table(come: Come, site_without_boards: str) -> None:
    anna = come("Anna", address=site_without_boards).introduce()
    two_turns = {"edition": {"players": {"3": {"turns": 2}}}}
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, setup=two_turns, seed="moves")).expect_asked("bid")
    expect(anna.board.get_by_role("table").first).to_be_visible()
    expect(anna.board.locator("[data-region]")).to_have_count(0)  # no map of its own
    anna.pick(anna.choice("2 coins"))
    anna.pick(anna.choice("Anna"))

    anna.expect_asked("take", coins=9)
    card = anna.say("card-" + next(card for card in anna.offered() if card in MOVING_CARDS))
    anna.pick(thing(anna, card))
    anna.expect_asked("move", points=anna.table(anna.table_id)["view"]["points"])
    anna.pick(thing(anna, "Village"))
    anna.pick(thing(anna, "Cape"))
    assert "Anna moves an army: Village → Cape." in anna.log()

    chance = Random(3)
    while not anna.scoring.count():
        anna.act(chance)
        anna.choices.first.or_(anna.scoring).first.wait_for()
    result = anna.table(anna.table_id)["result"]
    dialog = anna.page.get_by_role("dialog")
    for score in result["scores"]:
        expect(dialog).to_contain_text(str(score))
