"""8.4 to 8.6. Why the Woodland Alliance is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import Line, line
from deskovka.games.root.answers import DONE
from deskovka.games.root.factions.alliance.board import BASES, sheet_of, suits_with_base, sympathetic
from deskovka.games.root.factions.alliance.supporters import count_supporters
from deskovka.games.root.factions.alliance.turn import bases_for, is_under_martial_law, revolt_sites, spread_costs
from deskovka.games.root.factions.alliance.view import AllianceView
from deskovka.games.root.pieces import where
from deskovka.games.root.refusals import (
    Reason,
    in_birdsong,
    in_daylight,
    no_battle,
    no_craft,
    no_ferry,
    no_move,
    no_placing,
)
from deskovka.games.root.tables import GROUNDS, SUITS
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content
    from deskovka.games.root.state import Root
    from deskovka.games.root.view import RootView


# -- 8.4 Birdsong ----------------------------------------------------------------------------------------------------


def no_revolt(g: Root, seat: int) -> Iterator[Refusal]:
    """8.4.1 Revolt."""
    sites, supporters, cost = revolt_sites(g, seat), count_supporters(g, seat), sheet_of(g).revolt_cost
    for clearing in g.woodland.clearings:
        suit = g.woodland.suits[clearing]
        reason = None if clearing in sites else _no_revolt_site(g, seat, clearing)
        short = line("refused-revolt-cost", cost=cost, suit=GROUNDS[suit], count=supporters[suit])
        yield Refusal(("revolt", clearing), *(reason or (short, "8.4.1.II")))
    yield Refusal(("revolt",), line("refused-revolt", cost=cost), "8.4.1.II")
    yield from in_birdsong(g, seat)


def _no_revolt_site(g: Root, seat: int, clearing: int) -> Reason:
    """8.4.1.I, 6.2.2, 8.4.1-x1: why no revolt can be raised in a clearing, whatever it costs."""
    if clearing not in sympathetic(g, seat):
        return line("refused-no-sympathy", clearing=clearing), "8.4.1.I"
    if not bases_for(g, seat, clearing):
        return line("refused-base-on-map", piece=BASES[g.woodland.suits_in[clearing][0]]), "8.4.1.I"
    return no_placing(g, seat, clearing) or (line("refused-revolt-slot", clearing=clearing), "8.4.1-x1")


def no_spreading(g: Root, seat: int) -> Iterator[Refusal]:
    """8.4.2 Spread Sympathy."""
    costs, supporters = spread_costs(g, seat), count_supporters(g, seat)
    for clearing in g.woodland.clearings:
        if (cost := costs.get(clearing)) is None:
            yield Refusal(("spread", clearing), *_no_spreading_to(g, seat, clearing))
            continue
        suit = g.woodland.suits[clearing]
        martial = is_under_martial_law(g, seat, clearing)
        message = "refused-martial-law" if martial else "refused-spread-cost"
        why = line(message, cost=cost, suit=GROUNDS[suit], count=supporters[suit])
        yield Refusal(("spread", clearing), why, "8.4.2.II.a" if martial else "8.4.2.II")
    yield Refusal(("spread",), line("refused-spread", cost=min(costs.values(), default=0)), "8.4.2.II")
    yield from in_birdsong(g, seat)


def _no_spreading_to(g: Root, seat: int, clearing: int) -> Reason:
    """8.2.5.I, 8.4.2.I, 6.2.2: why sympathy cannot be spread to a clearing, whatever it costs."""
    if clearing in sympathetic(g, seat):
        return line("refused-sympathetic", clearing=clearing), "8.2.5.I"
    return no_placing(g, seat, clearing) or (line("refused-far-from-sympathy", clearing=clearing), "8.4.2.I")


# -- 8.5 Daylight ----------------------------------------------------------------------------------------------------


def no_action(g: Root, seat: int) -> Iterator[Refusal]:
    """8.5.1 Craft, 8.5.2 Mobilize, 8.5.3 Train."""
    yield from no_craft(g, seat, "refused-no-sympathy-to-craft")
    yield Refusal(("mobilize",), line("refused-no-cards"), "8.5.2")
    yield from no_training(g, seat)
    yield from in_daylight(g, seat)


def no_training(g: Root, seat: int) -> Iterator[Refusal]:
    """8.5.3 Train: no base, no warrior, no card of the suit of a base."""
    suits, deck = suits_with_base(g, seat), g.terms.deck
    if not suits:
        yield Refusal(("train",), line("refused-no-base"), "8.5.3")
    elif not g.supply[g.cast.numbers[seat]["warrior"]]:
        yield Refusal(("train",), line("refused-supply"), "8.5.3")
    elif not g.hands[seat]:
        yield Refusal(("train",), line("refused-no-cards"), "8.5.3")
    why = line("refused-train-match", suits=tuple(SUITS[suit] for suit in suits))
    for card in g.hands[seat] if suits else ():
        if not any(deck.fits[suit][card] for suit in suits):
            yield Refusal(("train", deck.names[card]), why, "8.5.3")
    yield Refusal(("train",), why, "8.5.3")


# -- 8.6 Evening -----------------------------------------------------------------------------------------------------


def no_operation(g: Root, seat: int) -> Iterator[Refusal]:
    """8.6.1 Military Operations."""
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from no_recruiting(g, seat)
    yield from no_organizing(g, seat)


def no_recruiting(g: Root, seat: int) -> Iterator[Refusal]:
    """8.6.1.III Recruit: no base, no warrior."""
    numbers = g.cast.numbers[seat]
    bases = [clearing for base in BASES for clearing in where(g, numbers[base])]
    if not bases:
        yield Refusal(("recruit_at",), line("refused-no-base"), "8.6.1.III")
    elif not g.supply[numbers["warrior"]]:
        yield Refusal(("recruit_at",), line("refused-supply"), "8.6.1.III")
    for clearing in g.woodland.clearings:
        reason = no_placing(g, seat, clearing) if clearing in bases else None
        no_base = line("refused-no-base-in", clearing=clearing), "8.6.1.III"
        yield Refusal(("recruit_at", clearing), *(reason or no_base))
    banned = next((reason for base in bases if (reason := no_placing(g, seat, base)) is not None), None)
    if banned is not None:
        yield Refusal(("recruit_at",), *banned)


def no_organizing(g: Root, seat: int) -> Iterator[Refusal]:
    """8.6.1.IV Organize: no token, no warriors, or sympathy where they are."""
    numbers = g.cast.numbers[seat]
    camps = where(g, numbers["warrior"])
    if not g.supply[numbers["sympathy"]]:
        yield Refusal(("organize",), line("refused-no-tokens"), "8.6.1.IV")
    elif not camps:
        yield Refusal(("organize",), line("refused-no-warriors"), "8.6.1.IV")
    for clearing in g.woodland.clearings:
        yield Refusal(("organize", clearing), *_no_organizing_in(g, seat, clearing, camps))
    banned = next((reason for camp in camps if (reason := no_placing(g, seat, camp)) is not None), None)
    yield Refusal(("organize",), *(banned or (line("refused-organize"), "8.2.5.I")))


def _no_organizing_in(g: Root, seat: int, clearing: int, camps: list[int]) -> Reason:
    """8.6.1.IV, 8.2.5.I: why no sympathy can be organized in a clearing."""
    if clearing not in camps:
        return line("refused-no-warriors-in", clearing=clearing), "8.6.1.IV"
    if clearing in sympathetic(g, seat):
        return line("refused-sympathetic", clearing=clearing), "8.2.5.I"
    return no_placing(g, seat, clearing) or (line("refused-no-tokens"), "8.6.1.IV")


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "revolt": no_revolt,
    "spread": no_spreading,
    "alliance": no_action,
    "operations": no_operation,
}
"""By question."""


def follows(option: Option, topic: str, view: RootView, content: Content) -> Line | None:
    """8.6.1: operations that are left; 8.4.1.II: the supporters that a revolt takes."""
    assert view.seat is not None
    board = view.seats[view.seat].board
    assert isinstance(board, AllianceView)
    if option == DONE and topic == "operations" and board.operations:
        return line("follows-operations-left", count=board.operations)
    if option[0] == "revolt":
        return line("follows-revolt", cost=content.factions.alliance.revolt_cost)
    return None
