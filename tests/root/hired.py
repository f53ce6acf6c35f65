"""Tables with hirelings: in the words of the game."""

from __future__ import annotations

from typing import Any

from deskovka.games.root.dominance import find_enemies
from deskovka.games.root.hirelings.hireling import Hireling, board_of
from deskovka.games.root.pieces import recount
from tests.root.playing import Table, bare, set_up

CARDS = ("forest_patrol", "last_dynasty", "riverfolk_flotilla")


def drawn(demoted: int = 0, cards: tuple[str, ...] = CARDS, **setup: Any) -> dict[str, Any]:
    """The options of a set-up with hirelings of some cards, so many of them demoted."""
    edition = {"hirelings": {"demoted": dict.fromkeys((2, 3, 4, 5, 6), demoted)}}
    return {"hirelings": "drawn", "hireling_cards": cards, "edition": edition, **setup}


def preparing(*factions: str, demoted: int = 0, cards: tuple[str, ...] = CARDS, **setup: Any) -> Table:
    """A table at the first question of a set-up with hirelings."""
    return set_up(*(factions or ("squirrels", "weasels")), **drawn(demoted, cards, **setup))


def employing(*factions: str, demoted: int = 0, cards: tuple[str, ...] = CARDS, **setup: Any) -> Table:
    """A table with nothing on the map at the first question of the first turn; hirelings stand by."""
    return bare(*(factions or ("squirrels", "weasels")), **drawn(demoted, cards, **setup))


def owner(t: Table, name: str) -> int:
    """The number of a hireling among the owners."""
    return t.g.cast.owner_of(name)


def control(t: Table, name: str, seat: int, count: int = 2) -> int:
    """Let a seat control a hireling, with so many control markers; gives the number of the hireling."""
    g, hireling = t.world.boundary, owner(t, name)
    g.controllers[hireling] = seat
    board_of(g, hireling).control = count
    find_enemies(g)
    g.learn_effects()
    recount(g)
    t._restart()
    return hireling


def setting_up(name: str, cards: tuple[str, ...]) -> Table:
    """A set-up at the question where the first piece of a hireling goes."""
    t = preparing(cards=cards)
    while not t.offered(t.waiting[0], "set_up", name):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    t.answer(t.waiting[0], "set_up", name)
    return t


def hire_anew(t: Table, hireling: int) -> Table:
    """What must be done when seat 0 hires it now."""
    g = t.g
    side = g.cast.parties[hireling]
    assert isinstance(side, Hireling)
    flow = side.when_hired(g, hireling, 0)
    try:
        ask = next(flow)
        while True:
            ask = flow.send(ask.options[0] if isinstance(ask.options, list) else ask.options()[0])  # type: ignore[union-attr]
    except StopIteration:
        return t
