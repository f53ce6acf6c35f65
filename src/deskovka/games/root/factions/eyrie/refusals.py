"""7.4, 7.5. Why the Eyrie are not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal, is_offered
from deskovka.content.told import Line, line
from deskovka.games.root.cards import is_bird
from deskovka.games.root.factions.eyrie.board import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    board_of,
    column_name,
    suits_of,
)
from deskovka.games.root.factions.eyrie.turn import MOST_BIRDS_ADDED, decree_options
from deskovka.games.root.factions.eyrie.view import LOYAL_VIZIER, EyrieView
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
from deskovka.games.root.tables import BIRD, GROUNDS, SUITS
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content
    from deskovka.games.root.state import Root
    from deskovka.games.root.view import ClearingView, RootView

VERBS = {RECRUIT: "decree_recruit", MOVE: "decree_move", BATTLE: "decree_battle", BUILD: "decree_build"}
CLAUSES = {RECRUIT: "7.5.2.I", MOVE: "7.5.2.II", BATTLE: "7.5.2.III", BUILD: "7.5.2.IV"}


def no_adding(g: Root, seat: int) -> Iterator[Refusal]:
    """7.4.2: one card at least, one bird at most."""
    yield Refusal(("done",), line("refused-must-add"), "7.4.2")
    for card in g.hands[seat]:
        if is_bird(g, card):
            why = line("refused-birds-added", count=MOST_BIRDS_ADDED)
            yield Refusal(("decree_add", g.terms.deck.names[card]), why, "7.4.2")


def no_resolving(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.1, 7.5.2: other columns, clearings that no card matches, and what keeps from the action itself."""
    board = board_of(g, seat)
    now = line("refused-column", column=column_name(g, board.column))
    yield from (Refusal((VERBS[column],), now, "7.5.2") for column in COLUMNS if column != board.column)
    if is_offered(("decree_first",), decree_options(g, seat)):
        yield Refusal((VERBS[board.column],), line("refused-card-first"), "7.5.2-x1")
    yield from _no_match(g, seat)
    yield from OBSTACLES[board.column](g, seat)
    yield Refusal((VERBS[board.column],), *_stuck(g, seat))
    yield Refusal(("turmoil",), line("refused-turmoil"), "7.5.2-x1")
    if board.crafting:
        yield from no_craft(g, seat)
    else:
        yield Refusal(("craft",), line("refused-craft-before-decree"), "7.5.1")
    yield from in_daylight(g, seat)


def _no_match(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.2: clearings of a suit of which no card is left in the column."""
    board = board_of(g, seat)
    left = suits_of(g, board.left)
    if BIRD not in left:
        for clearing in g.woodland.clearings:
            if not any(suit in left for suit in g.woodland.suits_in[clearing]):
                suit = GROUNDS[g.woodland.suits[clearing]]
                yield Refusal((VERBS[board.column], clearing), line("refused-suit-left", suit=suit), "7.5.2")


def _stuck(g: Root, seat: int) -> Reason:
    """7.5.2: no card that is left can be resolved."""
    board = board_of(g, seat)
    left = suits_of(g, board.left)
    message = f"refused-decree-{column_name(g, board.column)}"
    if BIRD in left:
        return line(message), CLAUSES[board.column]
    suits = tuple(SUITS[suit] for suit in left)
    return line("refused-decree-suits", suits=suits, why=line(message)), CLAUSES[board.column]


def _no_recruiting(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.2.I: no warriors, no roost."""
    numbers = g.cast.numbers[seat]
    if not g.supply[numbers["warrior"]]:
        yield Refusal(("decree_recruit",), line("refused-supply"), "7.5.2.I")
    for clearing in g.woodland.clearings:
        reason = no_placing(g, seat, clearing) if g.pieces[numbers["roost"]][clearing] else None
        no_roost = line("refused-no-roost-in", clearing=clearing), "7.5.2.I"
        yield Refusal(("decree_recruit", clearing), *(reason or no_roost))


def _no_moving(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.2.II."""
    yield from (refusal for refusal in no_move(g, seat, "decree_move") if refusal.option[1:])
    yield from no_ferry(g, seat, "decree_ferry")


def _no_battling(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.2.III."""
    yield from (refusal for refusal in no_battle(g, seat, "decree_battle") if refusal.option[1:])


def _no_building(g: Root, seat: int) -> Iterator[Refusal]:
    """7.5.2.IV: no roost left, no rule, a roost already, no slot."""
    kind = g.cast.numbers[seat]["roost"]
    if not g.supply[kind]:
        yield Refusal(("decree_build",), line("refused-no-building", piece="roost"), "7.5.2.IV")
    for clearing in g.woodland.clearings:
        if g.rulers[clearing] != seat:
            yield Refusal(("decree_build", clearing), line("refused-not-ruled", clearing=clearing), "7.5.2.IV")
        elif g.pieces[kind][clearing]:
            yield Refusal(("decree_build", clearing), line("refused-roost-in", clearing=clearing), "7.5.2.IV")
        elif (reason := no_slot(g, seat, clearing)) is not None:
            yield Refusal(("decree_build", clearing), *reason)


OBSTACLES: dict[int, Callable[[Root, int], Iterator[Refusal]]] = {
    RECRUIT: _no_recruiting,
    MOVE: _no_moving,
    BATTLE: _no_battling,
    BUILD: _no_building,
}
"""7.5.2: by column."""


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "decree_add": no_adding,
    "decree": no_resolving,
    "end_daylight": in_daylight,
}
"""By question."""


# -- what they might regret ------------------------------------------------------------------------------------------


def follows(option: Option, _topic: str, view: RootView, content: Content) -> Line | None:
    """7.4.2: a card that stays in the Decree; 7.7: what Turmoil takes; 7.8.2-x1: too few warriors to recruit."""
    assert view.seat is not None
    own = view.seats[view.seat]
    board = own.board
    assert isinstance(board, EyrieView)
    suits = {card.id: card.suit for deck in content.decks.values() for card in deck} | {LOYAL_VIZIER: SUITS[BIRD]}
    match option:
        case "decree_add", str(card), str(column):
            ready = any(_could_resolve(view, view.seat, column, c) for c in _matching(view, suits[card]))
            return line("follows-decree") if ready else line("follows-decree-stuck", suit=suits[card], column=column)
        case ("turmoil",):
            birds = sum(suits[card] == SUITS[BIRD] for cards in board.decree.values() for card in cards)
            return line("follows-turmoil", points=birds)
        case "decree_recruit", _, _:
            wanted = next(
                each.warriors_per_recruit for each in content.factions.eyrie.leaders if each.id == board.leader
            )
            return line("follows-recruit-short", count=wanted) if own.supply.get("warrior", 0) < wanted else None
    return None


def _matching(view: RootView, suit: str) -> list[ClearingView]:
    """7.5.2: the clearings that a card of the Decree can be resolved in."""
    return [clearing for clearing in view.map.clearings if suit in (clearing.suit, SUITS[BIRD])]


def _could_resolve(view: RootView, seat: int, column: str, clearing: ClearingView) -> bool:
    """7.5.2: whether the action of a column could be taken in a clearing as it stands now."""
    mine = {pieces.piece for pieces in clearing.pieces if pieces.owner == seat}
    match column:
        case "recruit":
            return "roost" in mine
        case "move":
            near = [view.map.clearings[other - 1].ruler for other in clearing.adjacent]
            return "warrior" in mine and seat in (clearing.ruler, *near)
        case "battle":
            others = {pieces.owner for pieces in clearing.pieces} | {*clearing.pawns}
            return "warrior" in mine and bool(others - {seat})
        case _:
            return clearing.ruler == seat and clearing.open_slots > 0 and "roost" not in mine
