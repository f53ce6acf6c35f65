"""15.4 to 15.6. Why the Keepers in Iron are not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.battle import battles_with_enemies
from deskovka.games.root.factions.keepers.board import (
    DELVE,
    DUTIES,
    MOVE,
    RECOVER,
    board_of,
    camps,
    relics_in,
    room,
    serves_in,
    type_of,
)
from deskovka.games.root.factions.keepers.sheet import TYPES
from deskovka.games.root.factions.keepers.turn import folded
from deskovka.games.root.pieces import warriors
from deskovka.games.root.refusals import (
    Reason,
    in_birdsong,
    in_daylight,
    no_battle,
    no_craft,
    no_ferry,
    no_move,
    no_placing,
    no_slot,
)

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


# -- 15.4 Birdsong ---------------------------------------------------------------------------------------------------


def no_encampment(g: Root, seat: int) -> Iterator[Refusal]:
    """15.4.1 Encamp: none left, nobody there, done there, no room."""
    camped = board_of(g, seat).camped
    if not folded(g, seat):
        yield Refusal(("encamp",), line("refused-no-waystations"), "15.2.2")
    for clearing in g.woodland.clearings:
        if not warriors(g, seat, clearing):
            yield Refusal(("encamp", clearing), line("refused-no-warriors-in", clearing=clearing), "15.4.1")
        elif clearing in camped:
            yield Refusal(("encamp", clearing), line("refused-camped", clearing=clearing), "15.4.1")
        elif (reason := no_slot(g, seat, clearing)) is not None:
            yield Refusal(("encamp", clearing), *reason)
    yield from in_birdsong(g, seat)


def no_decampment(g: Root, seat: int) -> Iterator[Refusal]:
    """15.4.2 Decamp: no waystation there, done there, nothing may be placed."""
    standing = [clearing for _, clearing in camps(g, seat)]
    for clearing in g.woodland.clearings:
        if clearing not in standing:
            yield Refusal(("decamp", clearing), line("refused-no-waystation-in", clearing=clearing), "15.4.2")
        elif clearing in board_of(g, seat).decamped:
            yield Refusal(("decamp", clearing), line("refused-decamped", clearing=clearing), "15.4.2")
        elif (reason := no_placing(g, seat, clearing)) is not None:
            yield Refusal(("decamp", clearing), *reason)
    yield from in_birdsong(g, seat)


def no_recruiting(g: Root, seat: int) -> Iterator[Refusal]:
    """15.4.3 Recruit: no waystation there, nothing may be placed, no card that matches."""
    standing = [clearing for _, clearing in camps(g, seat)]
    for clearing in g.woodland.clearings:
        if clearing not in standing:
            why: Reason = line("refused-no-waystation-in", clearing=clearing), "15.4.3"
        else:
            why = no_placing(g, seat, clearing) or (line("refused-keepers-match", clearing=clearing), "15.4.3")
        yield Refusal(("keepers_recruit", clearing), *why)
    yield Refusal(("keepers_recruit",), line("refused-no-keepers-recruit"), "15.4.3")
    yield from in_birdsong(g, seat)


# -- 15.5 Daylight ---------------------------------------------------------------------------------------------------


def no_daylight_craft(g: Root, seat: int) -> Iterator[Refusal]:
    """15.5.1 Craft."""
    yield from no_craft(g, seat)
    yield from in_daylight(g, seat)


def no_action(g: Root, seat: int) -> Iterator[Refusal]:
    """15.5.2: another column acts, no card for a clearing, or what the action itself needs."""
    column = board_of(g, seat).column
    yield from _other_columns(column)
    yield from _no_card(g, seat, BY_COLUMN[column])
    if column == DELVE:
        yield from no_battle(g, seat)
        yield from no_delve(g, seat)
    else:
        yield from no_move(g, seat)
        yield from no_ferry(g, seat)
    if column == RECOVER:
        yield from no_recovery(g, seat)
    yield from in_daylight(g, seat)


BY_COLUMN: dict[int, tuple[str, ...]] = {
    MOVE: ("move",),
    DELVE: ("battle", "delve"),
    RECOVER: ("move", "recover"),
}
"""15.5.2: what the cards of each column do; nobody misses the ferry where there is none."""


def _other_columns(column: int) -> Iterator[Refusal]:
    """15.5.2: what only other columns do."""
    for verb in dict.fromkeys(verb for verbs in BY_COLUMN.values() for verb in verbs):
        if verb not in BY_COLUMN[column]:
            yield Refusal((verb,), line("refused-duty", duty=DUTIES[column]), "15.5.2")


def _no_card(g: Root, seat: int, verbs: Iterable[str]) -> Iterator[Refusal]:
    """15.5.2: no card of the column that is left has the suit of a clearing."""
    cards = board_of(g, seat).left
    for clearing in g.woodland.clearings:
        if not any(serves_in(g, card, clearing) for card in cards):
            for verb in verbs:
                yield Refusal((verb, clearing), line("refused-no-retainer", clearing=clearing), "15.5.2")


def no_delve(g: Root, seat: int) -> Iterator[Refusal]:
    """15.5.2.II, 15.R4: nobody there, a battle comes first, no rule, no relic nearby."""
    for clearing in g.woodland.clearings:
        yield Refusal(("delve", clearing), *_no_delve_in(g, seat, clearing))
    yield Refusal(("delve",), line("refused-no-delve"), "15.5.2.II")


def _no_delve_in(g: Root, seat: int, clearing: int) -> Reason:
    if not warriors(g, seat, clearing):
        return line("refused-no-warriors-in", clearing=clearing), "15.5.2.II"
    if battles_with_enemies(g, seat, [clearing]):
        return line("refused-battle-first", clearing=clearing), "15.5.2.II"
    if g.rulers[clearing] != seat:
        return line("refused-not-ruled", clearing=clearing), "15.5.2.II"
    return line("refused-no-relic-near", clearing=clearing), "15.5.2.II.a"


def no_recovery(g: Root, seat: int) -> Iterator[Refusal]:
    """15.5.2.III.a: no relic there, no waystation, or one that shows another type."""
    for clearing in g.woodland.clearings:
        relics = relics_in(g, seat, clearing)
        if not relics:
            why: Reason = line("refused-no-relic-in", clearing=clearing), "15.5.2.III.a"
        else:
            missing = tuple(dict.fromkeys(TYPES[type_of(relic)] for relic in relics))
            why = line("refused-no-such-waystation", clearing=clearing, relic_types=missing), "15.5.2.III.a"
        yield Refusal(("recover", clearing), *why)
    yield Refusal(("recover",), line("refused-no-recovery"), "15.5.2.III.a")


# -- 15.6 Evening ----------------------------------------------------------------------------------------------------


def no_gathering(g: Root, seat: int) -> Iterator[Refusal]:
    """15.6.2 Gather retinue: no cards, no room; or cards were added."""
    if room(g, seat) <= 0:
        yield Refusal(("gather",), line("refused-retinue-full"), "15.6.2")
    yield Refusal(("gather",), line("refused-no-cards"), "15.6.2")
    if board_of(g, seat).is_gathering:
        yield Refusal(("reassign",), line("refused-gathered"), "15.6.2")
    yield Refusal(("reassign",), line("refused-no-retinue"), "15.6.2")


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "encamp": no_encampment,
    "decamp": no_decampment,
    "keepers_recruit": no_recruiting,
    "keepers_craft": no_daylight_craft,
    "retinue": no_action,
    "end_daylight": in_daylight,
    "gather": no_gathering,
}
"""By question."""
