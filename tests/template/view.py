"""What a seat of Orchard knows, what is dealt anew where it does not, and what is never lost."""

from __future__ import annotations

from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.kernel import Chance, Rows
from tests.template.rules import Orchard, is_over, name, points


class SeatView(msgspec.Struct, frozen=True):
    """A seat as others see it."""

    basket: tuple[str, ...]
    hand: int
    """How many cards it holds."""
    points: Annotated[int, DERIVED]


class OrchardView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: Annotated[int | None, DERIVED]
    round: Annotated[int, DERIVED]
    rounds: Annotated[int, DERIVED]
    turn: Annotated[int | None, DERIVED]
    """None when the game is over."""
    deck: Annotated[int, DERIVED]
    hand: tuple[str, ...]
    """The cards of the seat that looks."""
    seats: tuple[SeatView, ...]


def view(g: Orchard, seat: int | None) -> OrchardView:
    """All but the deck and the hands of others."""
    return OrchardView(
        seat=seat,
        round=min(g.round, g.terms.content.rounds),
        rounds=g.terms.content.rounds,
        turn=None if is_over(g) else g.turn,
        deck=len(g.deck),
        hand=() if seat is None else tuple(name(g, card) for card in g.hands[seat]),
        seats=tuple(
            SeatView(tuple(name(g, fruit) for fruit in g.baskets[each]), len(g.hands[each]), points(g, each))
            for each in range(g.terms.players)
        ),
    )


def redeal(g: Orchard, seat: int | None, chance: Chance) -> None:
    """Shuffle the deck together with the hands of the others."""
    hidden = [g.deck, *(hand for owner, hand in enumerate(g.hands) if owner != seat)]
    cards = [card for pile in hidden for card in pile]
    chance.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]


FEATURES = ("points", "hand", "kinds")


def features(g: Orchard) -> Rows:
    """The points so far, those of the fruits in hand, and how many kinds are in the basket."""
    fruits = g.terms.content.fruits
    return [
        [points(g, seat), sum(fruits[card].points for card in g.hands[seat]), len(set(g.baskets[seat]))]
        for seat in range(g.terms.players)
    ]


def left(g: Orchard) -> float:
    """The part of the rounds that is left."""
    return max(0, g.terms.content.rounds + 1 - g.round) / (g.terms.content.rounds + 1)


def conserved(g: Orchard) -> dict[str, int]:
    """The cards of each fruit."""
    everywhere = [g.deck, *g.hands, *g.baskets]
    return {f.id: sum(pile.count(n) for pile in everywhere) for n, f in enumerate(g.terms.content.fruits)}
