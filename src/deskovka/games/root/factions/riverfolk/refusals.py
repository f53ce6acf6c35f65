"""11.5, 11.6. Why the Riverfolk Company is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.factions.riverfolk.board import POSTS, SERVICES, board_of, has_post, sheet_of
from deskovka.games.root.refusals import Reason, in_daylight, no_battle, no_craft, no_ferry, no_move, no_placing
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

_FOR_FUNDS = {
    "move": "11.5.1",
    "battle": "11.5.2",
    "craft": "11.5.3",
    "export": "11.5.3.I",
    "draw": "11.5.4",
    "moor": "11.5.5",
    "establish": "11.5.6",
}


def no_trade(g: Root, seat: int) -> Iterator[Refusal]:
    """11.5: without funds nothing; else what keeps it from each action."""
    funds = sum(board_of(g, seat).funds)
    if not funds:
        for verb, clause in _FOR_FUNDS.items():
            yield Refusal((verb,), line("refused-funds", count=1, funds=0), clause)
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from no_crafting(g, seat, funds)
    yield Refusal(("draw",), line("refused-no-deck"), "11.5.4")
    yield from no_recruit(g, seat)
    yield from no_post(g, seat)
    yield from in_daylight(g, seat)


def no_crafting(g: Root, seat: int, funds: int) -> Iterator[Refusal]:
    """11.5.3, 11.5.3.I: too few funds or empty spaces; what cannot be crafted cannot be exported."""
    for card in g.hands[seat]:
        cost = g.terms.deck.costs[card]
        if cost is not None and sum(cost) > funds:
            why = line("refused-funds", count=sum(cost), funds=funds)
            yield Refusal(("craft", g.terms.deck.names[card]), why, "11.5.3")
    for refusal in no_craft(g, seat, "refused-no-spaces"):
        yield refusal
        yield Refusal(("export", *refusal.option[1:]), refusal.why, refusal.clause)


def no_recruit(g: Root, seat: int) -> Iterator[Refusal]:
    """11.5.5 Recruit: no warrior, no river."""
    if not g.supply[g.cast.numbers[seat]["warrior"]]:
        yield Refusal(("moor",), line("refused-supply"), "11.5.5")
    for clearing in g.woodland.clearings:
        if not g.woodland.rivers[clearing]:
            yield Refusal(("moor", clearing), line("refused-no-river", clearing=clearing), "11.5.5")
        elif (reason := no_placing(g, seat, clearing)) is not None:
            yield Refusal(("moor", clearing), *reason)
    yield Refusal(("moor",), line("refused-no-placing"), "11.5.5")


def no_post(g: Root, seat: int) -> Iterator[Refusal]:
    """11.5.6: a trade post there already, nobody rules, no funds of the ruler, no post left."""
    for clearing in g.woodland.clearings:
        yield Refusal(("establish", clearing), *_no_post_in(g, seat, clearing))
    yield Refusal(("establish",), line("refused-no-establishing", count=sheet_of(g).trade_post_funds), "11.5.6")


def _no_post_in(g: Root, seat: int, clearing: int) -> Reason:
    """11.5.6.I, 11.5.6.II, 11.R3, 11.R4: why no trade post can stand in a clearing."""
    ruler, price = g.rulers[clearing], sheet_of(g).trade_post_funds
    if has_post(g, seat, clearing):
        return line("refused-post", clearing=clearing), "11.5.6.I"
    if ruler not in g.cast.seats:
        return line("refused-unruled", clearing=clearing), "11.5.6.I"
    if (reason := no_placing(g, seat, clearing)) is not None:
        return reason
    suits = g.woodland.suits_in[clearing]
    if not any(g.supply[g.cast.numbers[seat][POSTS[suit]]] for suit in suits):
        return line("refused-no-posts", suit=CLEARING_SUITS[suits[0]]), "11.R3"
    funds = board_of(g, seat).funds[ruler]
    return line("refused-funds-of", seat=ruler, count=price, funds=funds), "11.5.6.II"


def no_price(g: Root, seat: int) -> Iterator[Refusal]:
    """11.6.2: a marker moves once, to another price."""
    board = board_of(g, seat)
    for number, service in enumerate(SERVICES):
        if number in board.set_prices:
            yield Refusal(("price", service), line("refused-price-set", service=service), "11.6.2")
        for price in sheet_of(g).prices:
            yield Refusal(("price", service, price), line("refused-same-price", service=service), "11.6.2")


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {"trade": no_trade, "prices": no_price}
"""By question."""
