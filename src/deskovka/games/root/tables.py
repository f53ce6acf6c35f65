"""The content of Root, indexed for the rules: suits, decks, landmarks; as printed, and as an edition changes it."""

from __future__ import annotations

from typing import Any

from deskovka.content.editions import load_tables
from deskovka.content.tables import Printed
from deskovka.games.root.checks import check_content
from deskovka.games.root.content import Card, Content, LandmarkName, SetupCard, Suit
from deskovka.games.root.factions.sheet import ITEMS, ClearingSuit
from deskovka.kernel import Option, Shared

PACKAGE = "deskovka.games.root"

SUITS: tuple[Suit, ...] = ("fox", "rabbit", "mouse", "bird")
FOX, RABBIT, MOUSE, BIRD = range(4)
SUIT_NUMBER = {suit: number for number, suit in enumerate(SUITS)}
CLEARING_SUITS: tuple[ClearingSuit, ...] = ("fox", "rabbit", "mouse")
EVERY_SUIT, NO_SUIT = 4, 5
"""What a clearing has that is of all three suits at once (F-lostcity-2), and one that has none (12.2.2)."""
GROUNDS = (*SUITS, "every", "none")
"""2.2.2: what a clearing can be, by number."""
ANY = 3
"""The place of the question mark in a cost, and of crafting pieces of any suit among others."""
NO_ITEM = -1

LANDMARKS: tuple[LandmarkName, ...] = (
    "ferry",
    "tower",
    "lost_city",
    "legendary_forge",
    "black_market",
    "elder_treetop",
)
FERRY, TOWER, LOST_CITY, FORGE, MARKET, TREETOP = range(6)


class Deck(Shared):
    """A shared deck. Its cards are numbered from 0; the copies of one card follow each other."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = tuple(card for card in cards for _ in range(card.count))
        self.size = len(self.cards)
        self.names = tuple(card.id for card in self.cards)
        self.numbers = {card.id: tuple(n for n in range(self.size) if self.names[n] == card.id) for card in cards}
        self.suits = tuple(SUIT_NUMBER[card.suit] for card in self.cards)
        self.fits = tuple(
            tuple(wanted != NO_SUIT and (wanted == EVERY_SUIT or suit in (wanted, BIRD)) for suit in self.suits)
            for wanted in range(len(GROUNDS))
        )
        """2.1.1: for each suit that may be asked for, and for each ground of a clearing, whether each card will do."""
        self.every = (True,) * self.size
        self.costs = tuple(
            tuple(card.cost.count(symbol) for symbol in (*CLEARING_SUITS, "any")) if card.is_crafted else None
            for card in self.cards
        )
        """4.1.1: how many symbols of each suit, and how many question marks; None for what cannot be crafted."""
        self.items = tuple(ITEMS.index(card.item) if card.item else NO_ITEM for card in self.cards)
        self.persistent = tuple(card.kind == "persistent" for card in self.cards)
        self.dominance = tuple(n for n in range(self.size) if self.cards[n].kind == "dominance")
        self.ambushes = tuple(
            tuple(n for n in range(self.size) if self.cards[n].kind == "ambush" and self.fits[suit][n])
            for suit in range(len(GROUNDS))
        )
        """2.1.5, 4.3.1: the ambush cards that match each ground of a clearing."""
        self._offered: dict[str, tuple[Option, ...]] = {}

    def offered(self, verb: str) -> tuple[Option, ...]:
        """For each card a verb with its name as an option, made once for all games."""
        options = self._offered.get(verb)
        if options is None:
            options = self._offered[verb] = tuple((verb, name) for name in self.names)
        return options


class Tables(Shared):
    """The content, indexed for the rules."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.items: tuple[str, ...] = ITEMS
        self.item_number: dict[str, int] = {item: number for number, item in enumerate(self.items)}
        self.supply = [content.items.supply.get(item, 0) for item in ITEMS]
        """5.1.5: the items on the map at the start, by their numbers."""
        self.item_tracks = {str(item): room for item, room in content.factions.vagabond.item_tracks.items()}
        """9.2.5.I: how many items each track holds."""
        self.leaders = {leader.id: leader for leader in content.factions.eyrie.leaders}
        self.decks = {name: Deck(cards) for name, cards in content.decks.items()}
        self.maps = content.maps
        self.factions = content.factions
        self.setup = content.setup
        self.setup_cards: dict[str, SetupCard] = {card.id: card for card in content.setup_cards}
        self.landmarks = content.landmarks
        """By their numbers."""
        self.hirelings = content.hirelings
        self.hireling_cards = {side: card for card in content.hirelings.cards for side in (card.promoted, card.demoted)}
        """A.6.1: by the name of a side, its card."""
        self.dice = content.factions.dice
        self.winning_score = content.setup.winning_score
        self.hand_limit = content.setup.hand_limit_evening
        self.dominance_score = content.setup.dominance_min_score
        """3.3.1: from how many points on dominance can be activated."""


def _load() -> dict[str, Any]:
    """The content as printed."""
    return {
        "decks": {
            "base": load_tables(PACKAGE, "deck-base.yaml")["deck"],
            "exiles": load_tables(PACKAGE, "deck-exiles.yaml")["deck"],
        },
        "maps": load_tables(PACKAGE, "maps.yaml")["maps"],
        "factions": load_tables(PACKAGE, "factions.yaml"),
        "hirelings": load_tables(PACKAGE, "hirelings.yaml"),
        "items": load_tables(PACKAGE, "items.yaml"),
        "setup": load_tables(PACKAGE, "setup.yaml"),
        "setup_cards": load_tables(PACKAGE, "setup-cards.yaml")["cards"],
        "landmarks": load_tables(PACKAGE, "landmarks.yaml")["landmarks"],
    }


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    check_content(content, PRINTED.data)
    return Tables(content)


PRINTED = Printed(_load, Content, _checked)
"""The content as printed, and with editions."""


def printed_suit(card: str) -> str:
    """The suit of a card, by its name, in whichever deck it is; a Loyal Vizier, in none of them, is a bird (7.3.4)."""
    decks = (deck for deck in PRINTED.tables.decks.values() if card in deck.numbers)
    return next((deck.cards[deck.numbers[card][0]].suit for deck in decks), "bird")
