"""10.4 to 10.6. Why the Lizard Cult is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.cards import is_bird
from deskovka.games.root.factions.cult.board import GARDENS, board_of, cost_of, gardens, outcast_clearings
from deskovka.games.root.factions.cult.turn import CRUSADES
from deskovka.games.root.pieces import warriors
from deskovka.games.root.refusals import (
    Reason,
    in_birdsong,
    in_daylight,
    no_craft,
    no_placing,
    no_slot,
)
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


# -- 10.4 Birdsong ---------------------------------------------------------------------------------------------------


def no_conspiracy(g: Root, seat: int) -> Iterator[Refusal]:
    """10.4.3: too few acolytes, or nobody in the Outcast clearings."""
    board = board_of(g, seat)
    outcast = CLEARING_SUITS[board.outcast]
    camps = [clearing for clearing in outcast_clearings(g, seat) if warriors(g, seat, clearing)]
    deeds = {**dict.fromkeys(CRUSADES.values(), "crusade"), "convert": "convert", "sanctify": "sanctify"}
    for verb, conspiracy in deeds.items():
        cost = cost_of(g, seat, conspiracy)
        if cost > board.acolytes:
            yield Refusal((verb,), line("refused-acolytes", cost=cost, count=board.acolytes), "10.4.3")
        elif conspiracy == "crusade" and not camps:
            yield Refusal((verb,), line("refused-no-cultists", suit=outcast), "10.4.3.I")
    yield Refusal((CRUSADES["battle"],), line("refused-no-crusade", suit=outcast), "10.4.3.I")
    yield Refusal((CRUSADES["move"],), line("refused-rule"), "4.2.1")
    yield Refusal(("convert",), line("refused-no-convert", suit=outcast), "10.4.3.II")
    if not g.supply[g.cast.numbers[seat][GARDENS[board.outcast]]]:
        yield Refusal(("sanctify",), line("refused-no-gardens", suit=outcast), "10.4.3.III")
    yield Refusal(("sanctify",), line("refused-no-sanctify", suit=outcast), "10.4.3.III")
    yield from in_birdsong(g, seat)


# -- 10.5 Daylight ---------------------------------------------------------------------------------------------------


def no_ritual(g: Root, seat: int) -> Iterator[Refusal]:
    """10.5.1 to 10.5.4: no card, no warrior, no garden, no clearing of its suit."""
    hand = g.hands[seat]
    suited = [card for card in hand if not is_bird(g, card)]
    no_warrior = not g.supply[g.cast.numbers[seat]["warrior"]]
    if not suited:
        for verb, clause in (("garden", "10.5.1"), ("preach", "10.5.2"), ("ritual_score", "10.5.3")):
            yield Refusal((verb,), line("refused-no-suited-card"), clause)
    if no_warrior:
        yield from (
            Refusal((v,), line("refused-supply"), c) for v, c in (("preach", "10.5.2"), ("sacrifice", "10.5.4"))
        )
    for clearing in g.woodland.clearings:
        yield Refusal(("garden", clearing), *_no_garden_in(g, seat, clearing))
        why = no_placing(g, seat, clearing) or (line("refused-ritual-match", clearing=clearing), "10.5.2")
        yield Refusal(("preach", clearing), *why)
    yield Refusal(("garden",), line("refused-no-garden-site"), "10.5.1")
    yield Refusal(("preach",), line("refused-no-placing"), "10.5.2")
    for card in suited:
        suit = g.terms.deck.suits[card]
        name = g.terms.deck.names[card]
        if suit in board_of(g, seat).scored:
            yield Refusal(("ritual_score", name), line("refused-scored", suit=CLEARING_SUITS[suit]), "10.5.3")
        elif not gardens(g, seat, suit):
            yield Refusal(("ritual_score", name), line("refused-no-garden-of", suit=CLEARING_SUITS[suit]), "10.R5")
    yield Refusal(("ritual_score",), line("refused-no-scoring"), "10.5.3")
    yield Refusal(("sacrifice",), line("refused-no-bird"), "10.5.4")
    yield from in_daylight(g, seat)


def _no_garden_in(g: Root, seat: int, clearing: int) -> Reason:
    """10.5.1: why no garden can be built in a clearing."""
    if g.rulers[clearing] != seat:
        return line("refused-not-ruled", clearing=clearing), "10.5.1"
    if (reason := no_slot(g, seat, clearing)) is not None:
        return reason
    suits = g.woodland.suits_in[clearing]
    if not any(g.supply[g.cast.numbers[seat][GARDENS[suit]]] for suit in suits):
        return line("refused-no-gardens", suit=CLEARING_SUITS[suits[0]]), "10.5.1"
    return line("refused-ritual-match", clearing=clearing), "10.5.1"


# -- 10.6 Evening ----------------------------------------------------------------------------------------------------


def no_evening_craft(g: Root, seat: int) -> Iterator[Refusal]:
    """10.6.2 Craft."""
    yield from no_craft(g, seat)


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "conspire": no_conspiracy,
    "rituals": no_ritual,
    "evening_craft": no_evening_craft,
}
"""By question."""
