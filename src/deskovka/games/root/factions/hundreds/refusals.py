"""14.5, 14.6. Why the Lord of the Hundreds is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.factions.hundreds.board import MOB, STRONGHOLD, WARLORD, mobs, warlord_at
from deskovka.games.root.factions.hundreds.turn import building_sites
from deskovka.games.root.pieces import warriors
from deskovka.games.root.refusals import held, in_daylight, no_battle, no_craft, no_ferry, no_move, no_placing

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def no_daylight_craft(g: Root, seat: int) -> Iterator[Refusal]:
    """14.5.1 Craft."""
    yield from no_craft(g, seat)
    yield from in_daylight(g, seat)


def no_command(g: Root, seat: int) -> Iterator[Refusal]:
    """14.5.2 Command the Hundreds."""
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from no_building(g, seat)
    yield from in_daylight(g, seat)


def no_building(g: Root, seat: int) -> Iterator[Refusal]:
    """14.5.2.III Build: no card, no stronghold left, nowhere to build, no match."""
    if not g.hands[seat]:
        yield Refusal(("fortify",), line("refused-no-cards"), "14.5.2.III")
    elif not g.supply[g.cast.numbers[seat][STRONGHOLD]]:
        yield Refusal(("fortify",), line("refused-no-building", piece=STRONGHOLD), "14.5.2.III")
    elif not building_sites(g, seat):
        yield Refusal(("fortify",), line("refused-no-site"), "14.5.2.III")
    yield Refusal(("fortify",), line("refused-fortify-match"), "14.5.2.III")


def no_advance(g: Root, seat: int) -> Iterator[Refusal]:
    """14.5.3 Advance the warlord: only where he is."""
    here = warlord_at(g, seat)
    for verb in ("move", "battle"):
        for clearing in g.woodland.clearings:
            if clearing != here:
                yield Refusal((verb, clearing), line("refused-no-warlord-in", clearing=clearing), "14.5.3")
    if here is not None and (reason := held(g, g.cast.numbers[seat][WARLORD], here)):
        yield Refusal(("move", here), *reason)
        yield Refusal(("move",), *reason)
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from in_daylight(g, seat)


def no_incitement(g: Root, seat: int) -> Iterator[Refusal]:
    """14.6.1 Incite: a mob there, nobody there, or no card that matches."""
    if not g.supply[g.cast.numbers[seat][MOB]]:
        yield Refusal(("incite",), line("refused-no-mobs"), "14.R6")
    riots = mobs(g, seat)
    for clearing in g.woodland.clearings:
        if clearing in riots:
            yield Refusal(("incite", clearing), line("refused-mob", clearing=clearing), "14.6.1")
        elif not warriors(g, seat, clearing):
            yield Refusal(("incite", clearing), line("refused-no-warriors-in", clearing=clearing), "14.6.1")
        elif (reason := no_placing(g, seat, clearing)) is not None:
            yield Refusal(("incite", clearing), *reason)
        else:
            yield Refusal(("incite", clearing), line("refused-incite-match", clearing=clearing), "14.6.1")
    yield Refusal(("incite",), line("refused-no-incite"), "14.6.1")


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "hundreds_craft": no_daylight_craft,
    "command": no_command,
    "advance": no_advance,
    "incite": no_incitement,
}
"""By question."""
