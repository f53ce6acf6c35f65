"""The games under the laws: those that are registered, and the template from which others are made."""

from pathlib import Path
from typing import Any

from deskovka.content.tabletop import TabletopGame
from deskovka.games import registry
from deskovka.kernel import Registry
from tests.template.game import OrchardGame

TESTS = Path(__file__).parent

every: Registry[TabletopGame[Any]] = Registry()
for game in (*registry, OrchardGame()):
    every.add(game)


def home(game: TabletopGame[Any]) -> Path:
    """Where the records, perft counts and transcripts of a game are; those of the template are beside its tests."""
    return TESTS if game.id in {registered.id for registered in registry} else TESTS / game.id
