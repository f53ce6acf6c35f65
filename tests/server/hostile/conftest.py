"""Whatever somebody does to a server, the game of others at the next table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.hostile.neighbours import Neighbours
from tests.server.running import Running


@pytest.fixture(scope="session")
def quiet_table(server: Running) -> Neighbours:
    """A table of the shared server at which two people just want to play."""
    return Neighbours(server)


@pytest.fixture
def neighbours(quiet_table: Neighbours) -> Iterator[Neighbours]:
    """They play on after the test, whatever it did."""
    yield quiet_table
    quiet_table.play_on()


@pytest.fixture(scope="session")
def numbers() -> Iterator[int]:
    """Numbers for names that must differ."""
    return count(1)
