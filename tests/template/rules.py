"""The rules of Orchard: the set-up, the state, and a turn."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from deskovka.kernel import Ask, Chance, Flow, Option, Shared, State
from tests.template.tables import MOST_PLAYERS, PRINTED


class OrchardSetup(msgspec.Struct, frozen=True):
    """What can be chosen before a game."""

    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 2
    edition: dict[str, Any] = {}


class Terms(Shared):
    """What stays the same through a game."""

    def __init__(self, setup: OrchardSetup) -> None:
        self.setup = setup
        self.players = setup.players
        self.content = PRINTED.with_edition(setup.edition)


class Orchard(State[Terms]):
    """The table. A card is the number of its fruit; the top of the deck is its last card."""

    plain = ("round", "turn")
    lists = ("deck",)
    rows = ("baskets", "hands")
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(terms, chance)
        self.round = 0
        """0 while the cards are dealt."""
        self.turn = 0
        self.deck = [number for number, fruit in enumerate(terms.content.fruits) for _ in range(fruit.count)]
        self.hands: list[list[int]] = [[] for _ in range(terms.players)]
        self.baskets: list[list[int]] = [[] for _ in range(terms.players)]
        """The fruits that lie open before each seat."""


def step(g: Orchard) -> Flow[None]:
    """One step: dealing, then a turn each."""
    return deal(g) if g.round == 0 else take_turn(g)


def deal(g: Orchard) -> Flow[None]:
    """1.1 Deal: the cards are shuffled, and everybody draws a hand."""
    yield from ()
    g.chance.shuffle(g.deck)
    for seat in range(g.terms.players):
        for _ in range(g.terms.content.hand):
            draw(g, seat)
    g.round = 1


def take_turn(g: Orchard) -> Flow[None]:
    """2.1 Lay a fruit: one of the hand, open, into the basket; 2.2 Draw a card, and the next seat plays."""
    seat = g.turn
    option: Option = yield Ask(seat, "lay", lambda: options(g, seat), {"left": fruits_left(g)}, private=True)
    fruit = next(number for number in g.hands[seat] if name(g, number) == option[1])
    g.hands[seat].remove(fruit)
    g.baskets[seat].append(fruit)
    g.reveal()
    g.tell("laid", seat=seat, fruit=name(g, fruit))
    draw(g, seat)
    g.turn = (seat + 1) % g.terms.players
    g.round += g.turn == 0


def options(g: Orchard, seat: int) -> list[Option]:
    """2.1: each fruit of the hand, once."""
    return [("lay", name(g, fruit)) for fruit in sorted(set(g.hands[seat]))]


def fruits_left(g: Orchard) -> int:
    """3.1: how many fruits a seat whose turn it is has still to lay."""
    return g.terms.content.rounds - g.round + 1


def draw(g: Orchard, seat: int) -> None:
    """2.2 Draw: the top card of the deck into the hand, unseen by the others."""
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.reveal_to(seat)
    g.tell("drew", seat=seat)
    g.whisper(seat, "drew_fruit", seat=seat, fruit=name(g, card))


def is_over(g: Orchard) -> bool:
    """3.1 End: after the last round."""
    return g.round > g.terms.content.rounds


def points(g: Orchard, seat: int) -> int:
    """3.2 Points: those of each fruit in the basket, and more for one of each kind."""
    fruits, basket = g.terms.content.fruits, g.baskets[seat]
    full = len(set(basket)) == len(fruits)
    return sum(fruits[fruit].points for fruit in basket) + (g.terms.content.basket if full else 0)


def name(g: Orchard, fruit: int) -> str:
    """A fruit as options and events name it."""
    return g.terms.content.fruits[fruit].id
