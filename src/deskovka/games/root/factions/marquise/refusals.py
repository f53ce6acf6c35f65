"""6.5. Why the Marquise is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import Line, line
from deskovka.games.root.answers import DONE
from deskovka.games.root.cards import matching
from deskovka.games.root.factions.marquise.board import BUILDINGS, board_of, sheet_of
from deskovka.games.root.factions.marquise.turn import supply_line, wood_cost
from deskovka.games.root.factions.marquise.view import MarquiseView
from deskovka.games.root.pieces import on_map, where
from deskovka.games.root.refusals import (
    Reason,
    in_daylight,
    no_battle,
    no_craft,
    no_ferry,
    no_move,
    no_placing,
    no_slot,
)
from deskovka.games.root.tables import FERRY, GROUNDS
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content
    from deskovka.games.root.state import Root
    from deskovka.games.root.view import RootView

ACTIONS = ("move", "ferry", "battle", "build", "recruit", "overwork")


def no_action(g: Root, seat: int) -> Iterator[Refusal]:
    """6.5 Daylight."""
    board = board_of(g, seat)
    if not board.left:
        left = line("refused-no-actions", count=sheet_of(g).actions_per_daylight)
        yield from (Refusal((verb,), left, "6.5") for verb in ACTIONS if verb != "ferry" or g.landmarks[FERRY] >= 0)
    else:
        yield from no_move(g, seat)
        yield from no_ferry(g, seat)
        yield from no_battle(g, seat)
        yield from no_building(g, seat)
        yield from no_recruiting(g, seat)
        yield from no_overwork(g, seat)
    if board.crafting:
        yield from no_craft(g, seat)
    else:
        yield Refusal(("craft",), line("refused-craft-first"), "6.5")
    yield Refusal(("extra_action",), line("refused-no-bird"), "6.5")
    yield from in_daylight(g, seat)


def no_building(g: Root, seat: int) -> Iterator[Refusal]:
    """6.5.4: an empty track, too little wood, no rule, no slot."""
    wood = g.pieces[g.cast.numbers[seat]["wood"]]
    rulers = g.rulers
    lines = {site: sum(wood[c] for c in supply_line(g, seat, site)) for site, r in enumerate(rulers) if r == seat}
    sites = [site for site in lines if no_slot(g, seat, site) is None]
    if not lines:
        yield Refusal(("build",), line("refused-no-rule"), "6.5.4.I")
    elif not sites:
        yield Refusal(("build",), line("refused-no-site"), "2.2.3")
    most = max((lines[site] for site in sites), default=0)
    for piece in BUILDINGS:
        cost = wood_cost(g, seat, piece)
        if cost is None:
            yield Refusal(("build", piece), line("refused-no-building", piece=piece), "6.5.4.I")
            continue
        for clearing in g.woodland.clearings:
            yield Refusal(("build", piece, clearing), *_no_site(g, seat, clearing, lines, (piece, cost)))
        short = line("refused-wood", piece=piece, cost=cost, wood=most)
        yield Refusal(("build", piece), short, "6.5.4.II")
        yield Refusal(("build",), short, "6.5.4.II")
    yield Refusal(("build",), line("refused-no-buildings"), "6.5.4.I")


def _no_site(g: Root, seat: int, clearing: int, lines: dict[int, int], wanted: tuple[str, int]) -> Reason:
    """6.5.4.I, 2.2.3, 6.5.4.II: why a building cannot be put into a clearing."""
    if clearing not in lines:
        return line("refused-not-ruled", clearing=clearing), "6.5.4.I"
    if (reason := no_slot(g, seat, clearing)) is not None:
        return reason
    piece, cost = wanted
    return line("refused-wood", piece=piece, cost=cost, wood=lines[clearing]), "6.5.4.II"


def no_recruiting(g: Root, seat: int) -> Iterator[Refusal]:
    """6.5.3 Recruit."""
    numbers = g.cast.numbers[seat]
    if board_of(g, seat).recruited:
        yield Refusal(("recruit",), line("refused-recruited"), "6.5.3")
    elif not on_map(g, numbers["recruiter"]):
        yield Refusal(("recruit",), line("refused-no-recruiter"), "6.5.3")
    yield Refusal(("recruit",), line("refused-supply"), "6.5.3")


def no_overwork(g: Root, seat: int) -> Iterator[Refusal]:
    """6.5.5 Overwork: no sawmill, no wood, no card that matches."""
    numbers = g.cast.numbers[seat]
    mills = where(g, numbers["sawmill"])
    if not mills:
        yield Refusal(("overwork",), line("refused-no-sawmill"), "6.5.5")
    elif not g.supply[numbers["wood"]]:
        yield Refusal(("overwork",), line("refused-no-wood"), "6.5.5")
    elif not g.hands[seat]:
        yield Refusal(("overwork",), line("refused-no-cards"), "6.5.5")
    for clearing in g.woodland.clearings:
        if clearing not in mills:
            yield Refusal(("overwork", clearing), line("refused-no-sawmill-in", clearing=clearing), "6.5.5")
        elif (reason := no_placing(g, seat, clearing)) is not None:
            yield Refusal(("overwork", clearing), *reason)
        elif not matching(g, seat, g.woodland.suits[clearing]):
            suit = GROUNDS[g.woodland.suits[clearing]]
            yield Refusal(("overwork", clearing), line("refused-no-match", suit=suit), "6.5.5")
    yield Refusal(("overwork",), line("refused-overwork-match"), "6.5.5")


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {"marquise": no_action, "march": no_move}
"""By question."""


def follows(option: Option, topic: str, view: RootView, _content: Content) -> Line | None:
    """6.5: actions that are left."""
    assert view.seat is not None
    board = view.seats[view.seat].board
    assert isinstance(board, MarquiseView)
    if option == DONE and topic == "marquise" and board.actions:
        return line("follows-actions-left", count=board.actions)
    return None
