"""A table of Crescent Moon for tests: arranged in the words of the game, played by answering questions."""

from __future__ import annotations

from typing import Any

from deskovka.games.crescent.game import CrescentGame
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import CASTLE, CITY, FORT, NO_CARD, NOBODY, NOWHERE, TOWN
from deskovka.kernel import World
from deskovka.kernel.state import EVERYBODY
from tests.playing import GameTable

GAME = CrescentGame()


class Table(GameTable[Crescent]):
    """A game in progress that can be rearranged between two actions."""

    game = GAME
    _desk: Crescent | None = None

    @property
    def desk(self) -> Crescent:
        """The state that is arranged: it stays the same until somebody answers, even where the game goes on itself."""
        if self._desk is None:
            self._desk = self.world.boundary.copy()
        return self._desk

    def _restart(self) -> None:
        self.events = []
        self.world = World(self.game, self.desk.copy(), told=self.events)

    def answer(self, seat: int, *option: str | int) -> None:
        """Answer as a player would."""
        self._desk = None
        super().answer(seat, *option)

    def tile(self, name: str) -> int:
        """The number of a hex."""
        return self.g.terms.tables.tile_index[name]

    # -- arranging ---------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take every piece off the map, every card out of the hands, and all coins."""
        g = self.desk
        for seat in g.terms.seats:
            g.units[seat] += sum(g.regular[seat]) + sum(g.mercenary[seat]) + g.reserve[seat]
            g.reserve[seat] = g.coins[seat] = 0
            g.regular[seat] = [0] * len(g.lord)
            g.mercenary[seat] = [0] * len(g.lord)
        for tile in g.board.tiles:
            g.set_stronghold(tile, NOBODY, 0)
            g.set_settlement(tile, 0)
            g.set_influence(tile, NOBODY)
        g.set_palace(NOWHERE)
        for tile in g.board.tiles:
            g.settle(tile)
        for seat in g.terms.seats:
            self._empty_hand(g, seat)
        self._restart()

    @staticmethod
    def _empty_hand(g: Crescent, seat: int) -> None:
        """All cards but Campaign go under the deck."""
        campaign = len(g.known) - 1
        for card in g.hands[seat]:
            if card != campaign:
                g.known[card] = 0
                g.deck.insert(0, card)
        g.hands[seat] = [card for card in g.hands[seat] if card == campaign]

    def put(self, seat: int, name: str, **pieces: int) -> None:
        """Pieces of a seat stand in a hex: regular, mercenary, fort, castle, town, city, influence, palace."""
        g, tile = self.desk, self.tile(name)
        regular, mercenary = pieces.pop("regular", 0), pieces.pop("mercenary", 0)
        g.units[seat] -= regular + mercenary
        g.add(seat, tile, regular, mercenary)
        for piece in pieces:
            match piece:
                case "fort" | "castle":
                    g.set_stronghold(tile, seat, FORT if piece == "fort" else CASTLE)
                case "town" | "city":
                    g.set_settlement(tile, TOWN if piece == "town" else CITY)
                case "influence":
                    g.set_influence(tile, seat)
                case "palace":
                    g.set_palace(tile)
                case _:
                    raise ValueError(piece)
        self._restart()

    def give(self, seat: int, coins: int | None = None, points: int | None = None, reserve: int = 0) -> None:
        """Set the coins or points of a seat; put units of the supply onto the reserves card."""
        g = self.desk
        if coins is not None:
            g.coins[seat] = coins
        if points is not None:
            g.points[seat] = points
        g.units[seat] -= reserve
        g.reserve[seat] += reserve
        self._restart()

    def deal(self, seat: int, *cards: str) -> None:
        """Let a seat hold these cards besides Campaign, if it has that."""
        g = self.desk
        self._empty_hand(g, seat)
        for name in cards:
            g.hands[seat].append(self._fetch(g, name))
        g.hands[seat].sort()
        for card in g.hands[seat]:
            g.known[card] |= 1 << seat
        self._restart()

    def without_campaign(self) -> None:
        """Lay Campaign aside, face up in front of the Warlord."""
        g = self.desk
        g.hands[0].remove(len(g.known) - 1)
        g.front[0].append(len(g.known) - 1)
        self._restart()

    def _fetch(self, g: Crescent, name: str) -> int:
        """A card of that kind, from wherever nobody holds it; its place is filled from the deck."""
        kind = g.terms.tables.card_index[name]
        for pile in (g.deck, g.discard):
            for card in pile:
                if g.terms.tables.kinds[card] == kind:
                    pile.remove(card)
                    return card
        for row in (g.market, g.bazaar):
            for slot, card in enumerate(row):
                if card != NO_CARD and g.terms.tables.kinds[card] == kind:
                    row[slot] = g.deck.pop(0)
                    g.known[row[slot]] = EVERYBODY
                    g.known[card] = 0
                    return card
        raise ValueError(f"no {name} is left")

    def stack(self, *cards: str) -> None:
        """Lay these cards on top of the deck, the first one uppermost."""
        g = self.desk
        g.deck += reversed([self._fetch(g, name) for name in cards])
        self._restart()

    def lay_market(self, *cards: str | None) -> None:
        """The row of the market, from the far end; None is an empty slot."""
        g = self.desk
        g.deck[:0] = [card for card in g.market if card != NO_CARD]
        g.market = [NO_CARD] * len(cards)
        g.market = [NO_CARD if name is None else self._fetch(g, name) for name in cards]
        self._face_up(g)

    def lay_bazaar(self, *cards: str | None) -> None:
        """The Sultan's market."""
        g = self.desk
        g.deck[:0] = [card for card in g.bazaar if card != NO_CARD]
        g.bazaar = [NO_CARD] * len(cards)
        g.bazaar = [NO_CARD if name is None else self._fetch(g, name) for name in cards]
        self._face_up(g)

    def _face_up(self, g: Crescent) -> None:
        for card in (*g.market, *g.bazaar):
            if card != NO_CARD:
                g.known[card] = EVERYBODY
        self._restart()

    def face_up(self, seat: int, *cards: str) -> None:
        """Cards lie face up in front of a seat."""
        g = self.desk
        g.front[seat] = sorted(self._fetch(g, name) for name in cards)
        for card in g.front[seat]:
            g.known[card] = EVERYBODY
        self._restart()

    def turn_of(self, seat: int, year: int = 2, round_: int = 1) -> None:
        """Let it be a seat's turn."""
        g = self.desk
        g.turn, g.year, g.round, g.phase, g.last = seat, year, round_, "turn", NOBODY
        self._restart()

    def phase(self, name: str, year: int = 2) -> None:
        """Let a phase begin that asks nothing, or not at once."""
        g = self.desk
        g.phase, g.year, g.turn = name, year, 0
        self._restart()

    # -- playing -----------------------------------------------------------------------------------------------------

    def select(self, **cards: str) -> None:
        """Everybody who is asked selects cards in secret: ``warlord="campaign elder"``; nothing where none is named."""
        names = {"warlord": 0, "murshid": 1, "sultan": 2, "caliph": 3, "nomad": 4}
        chosen = {names[name]: tuple(text.split()) for name, text in cards.items()}
        for seat in self.waiting:
            if self.topic(seat) in ("combat_cards", "contest_cards"):
                own = chosen.get(seat, ())
                option = next(each for each in self.options(seat) if sorted(map(str, each[1:])) == sorted(own))
                self.answer(seat, *option)

    def no_offers(self) -> None:
        """Nobody offers the Murshid anything."""
        while self.waiting and self.topic(self.waiting[0]) == "offer":
            self.answer(self.waiting[0], "offer", 0)

    # -- looking -----------------------------------------------------------------------------------------------------

    def units(self, seat: int, name: str) -> tuple[int, int]:
        """Regular units and mercenaries of a seat in a hex."""
        return self.g.regular[seat][self.tile(name)], self.g.mercenary[seat][self.tile(name)]

    def lord(self, name: str) -> int | None:
        """Who controls a hex."""
        seat = self.g.lord[self.tile(name)]
        return None if seat == NOBODY else seat

    def influence(self, name: str) -> int | None:
        """Whose influence token lies in a hex."""
        seat = self.g.influence[self.tile(name)]
        return None if seat == NOBODY else seat

    def building(self, name: str) -> tuple[str, int] | None:
        """The fort or castle in a hex, and whose it is."""
        tile = self.tile(name)
        kind = self.g.stronghold[tile]
        return (("", "fort", "castle")[kind], self.g.holder[tile]) if kind else None

    def settlement(self, name: str) -> str:
        """The town or city in a hex."""
        return ("", "town", "city")[self.g.settlement[self.tile(name)]]

    def coins(self, seat: int) -> int:
        """The coins of a seat."""
        return self.g.coins[seat]

    def points(self, seat: int) -> int:
        """The victory points of a seat."""
        return self.g.points[seat]

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return [self.g.card(card) for card in self.g.hands[seat]]

    def front(self, seat: int) -> list[str]:
        """The cards face up in front of a seat."""
        return [self.g.card(card) for card in self.g.front[seat]]

    def discarded(self) -> list[str]:
        """The discard pile."""
        return [self.g.card(card) for card in self.g.discard]

    def market(self) -> list[str | None]:
        """The row of the market from the far end."""
        return [None if card == NO_CARD else self.g.card(card) for card in self.g.market]

    def bazaar(self) -> list[str | None]:
        """The Sultan's market."""
        return [None if card == NO_CARD else self.g.card(card) for card in self.g.bazaar]


def set_up(seed: int = 1, **setup: Any) -> Table:
    """A table at the first question."""
    return Table.with_setup(setup, seed)


def at_turn(seat: int, **setup: Any) -> Table:
    """It is a seat's turn in the second year; the map is empty, and nobody has coins or cards besides Campaign."""
    t = set_up(**setup)
    t.turn_of(seat)
    t.clear()
    return t
