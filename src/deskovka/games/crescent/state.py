"""The state of a game of Crescent Moon: plain data, declared by its shape."""

from __future__ import annotations

from typing import Any

from deskovka.games.crescent.map import Board, Laid, board_of
from deskovka.games.crescent.setup import Terms
from deskovka.games.crescent.vocabulary import CALIPH, GIVEN, NO_CARD, NOBODY, NOWHERE, STRENGTH, SULTAN
from deskovka.kernel import Chance, Matters, State
from deskovka.kernel.knowledge import no_sets
from deskovka.kernel.standing import NEVER, TURN
from deskovka.kernel.state import EVERYBODY

STANDING = Matters("combat", "contest", orders=(TURN, NEVER))
"""What standing orders can be left about: selecting cards in combats and in contests that others began."""


class Crescent(State[Terms]):
    """Everything on the table. Hexes, cards and seats are numbers: of tiles, of physical cards, of characters."""

    shared = ("board",)
    plain = (
        *("last", "left", "phase", "round", "turn", "year"),
        *("masons", "sacked", "ships", "palace", "towns", "cities"),
        *("active", "attack", "attacker", "defence", "defender", "paid", "partner", "scorched", "side", "winner"),
        *("cursor", "plundered"),
    )
    lists = (
        *("holder", "influence", "lord", "settlement", "stronghold"),  # by tile
        *("castles", "coins", "forts", "points", "reserve", "tokens", "units"),  # by seat
        *("bazaar", "deck", "discard", "known", "market", "sorted"),
        *("bought", "built", "stances", "wish"),
    )
    tuples = ("laid", "offers", "refused")
    rows = ("chosen", "front", "hands", "mercenary", "played", "regular", "sets", "standing", "tiles")
    __slots__ = (*shared, *plain, *lists, *tuples, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        """CM-SETUP-1, CM-SETUP-2: everything in the supplies, the map as the layout has it."""
        super().__init__(terms, chance)
        params, seats = terms.params, terms.players
        cards, tiles = len(terms.tables.kinds), len(terms.terrains)
        supplies = [character.supply for character in terms.characters]
        self.board: Board = terms.board
        self.laid: list[Laid] = list(terms.board.laid)
        self.phase = "prepare"
        self.year = 1
        self.round = 1
        self.turn = 0
        """The seat that acts."""
        self.last = NOBODY
        """The seat that acted before it."""
        self.left = 0
        """How many moves, buildings or units are left of the action under way."""
        self.cursor = 0
        """The first hex that the action under way may still go to."""
        self.influence = [NOBODY] * tiles
        """CM-TERM-5: whose influence token lies in each hex."""
        self.stronghold = [0] * tiles
        self.holder = [NOBODY] * tiles
        """Whose fort or castle stands in each hex."""
        self.settlement = [0] * tiles
        self.lord = [NOBODY] * tiles
        """CM-TERM-3: who controls each hex; where a combat is fought, who did before."""
        self.palace = NOWHERE
        self.regular = [[0] * tiles for _ in range(seats)]
        self.mercenary = [[0] * tiles for _ in range(seats)]
        self.units = [supply.units for supply in supplies]
        """CM-COMP-2: the discs in each supply."""
        self.tokens = [supply.influence for supply in supplies]
        self.forts = [supply.fort for supply in supplies]
        self.castles = [supply.castle for supply in supplies]
        self.towns = supplies[SULTAN].town
        self.cities = supplies[SULTAN].city
        self.reserve = [0] * seats
        self.coins = [params.coins.of(character.id) for character in terms.characters]
        self.points = [params.points] * seats
        self.sacked = 0
        """How many buildings the Warlord has sacked in this year."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.front: list[list[int]] = [[] for _ in range(seats)]
        """CM-CARD-9: cards face up in front of each seat."""
        self.deck = list(range(cards - 1))
        """The top of the pile is its last card; Campaign is no part of it."""
        self.discard: list[int] = []
        self.market = [NO_CARD] * len(terms.market_of)
        """CM-MARKET-1: the row of the market, from the far end."""
        self.bazaar = [NO_CARD] * params.sultan_slots
        """The Sultan's market."""
        self.known = [0] * cards
        """Who knows where each card is."""
        self.sets = no_sets(seats, cards)
        self.sorted = [0] * cards
        """Cards of which everybody knows whether they are affiliated to the Murshid, though not which they are."""
        self.tiles: list[list[int]] = [[] for _ in range(seats)]
        """CM-VAR-1: the tiles that each seat is still to lay."""
        self.standing = STANDING.rows(seats)
        """The standing orders of each seat."""
        self.ships = self.masons = 0
        """Whether these cards were played for the action under way."""
        self.bought: list[str] = []
        """CM-BUY-1: the markets that were bought from in this action."""
        self.built: list[int] = []
        """CM-BUILD-3: the hexes that were built in in this action."""
        self.wish: list[str | int] = []
        """CM-NEGOT-5: the wish under negotiation: what, hex, count or card, price, how often it was answered."""
        self.refused: list[tuple[str | int, ...]] = []
        """CM-NEGOT-5: wishes that cannot be named again in this turn."""
        self.active = NOWHERE
        """CM-TERM-8: the hex in which a combat or a contest is resolved."""
        self.attacker = self.defender = NOBODY
        """The parties; a contest has no single defender."""
        self.stances = [0] * seats
        """The parts in a contest; see ``contest``."""
        self.offers: list[tuple[int, int]] = []
        """CM-MURSHID-DEAL-5: who offered how many points."""
        self.partner = NOBODY
        self.paid = 0
        """CM-MURSHID-DEAL-1: with whom the Murshid has a deal, and for how many points."""
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        """CM-COMBAT-3: the cards selected in secret, which are still in hand."""
        self.side = NOBODY
        """CM-MURSHID-MEDDLE: whom the Murshid helps."""
        self.played: list[list[int]] = []
        """The revealed cards; see ``playing``."""
        self.attack = self.defence = 0
        self.winner = NOBODY
        self.scorched = 0
        """CM-COMBAT-17: whether sacking is forbidden."""
        self.plundered = 0
        """CM-COMBAT-19: the Warlord's points of the combat under way."""
        self.known[-1] = EVERYBODY
        self.hands[0].append(cards - 1)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what was saved; the board follows from where the tiles lie.

        Games begun before counted what Bribery takes from the other side above zero.
        """
        super().read(data)
        for row in self.played:
            if row[GIVEN]:
                row[STRENGTH] = -abs(row[STRENGTH])
        self.board = board_of(tuple(self.laid), self.terms.features)

    def name(self, tile: int) -> str:
        """A hex as options and events name it."""
        return self.terms.names[tile]

    def card(self, card: int) -> str:
        """A card as options and events name it."""
        return self.terms.card_names[card]

    # -- pieces on the map --------------------------------------------------------------------------------------------

    def count(self, seat: int, tile: int) -> int:
        """The units of a seat in a hex."""
        return self.regular[seat][tile] + self.mercenary[seat][tile]

    def add(self, seat: int, tile: int, regular: int, mercenary: int) -> None:
        """Units come into a hex."""
        self.regular[seat][tile] += regular
        self.mercenary[seat][tile] += mercenary
        self.settle(tile)

    def move(self, seat: int, origin: int, tile: int, regular: int, mercenary: int) -> None:
        """Units go from one hex to another."""
        self.add(seat, origin, -regular, -mercenary)
        self.add(seat, tile, regular, mercenary)

    def settle(self, tile: int) -> None:
        """CM-TERM-3 Control: whoever has a piece with strength there; in the active hex it stays as it was."""
        if tile == self.active:
            return
        if self.stronghold[tile]:
            self.lord[tile] = self.holder[tile]
        elif self.palace == tile:
            self.lord[tile] = CALIPH
        else:
            self.lord[tile] = NOBODY
            for seat, row in enumerate(self.regular):
                if row[tile] or self.mercenary[seat][tile]:
                    self.lord[tile] = seat

    def strength(self, seat: int, tile: int) -> int:
        """CM-TERM-1 Combat strength of all pieces of a seat in a hex."""
        worth = self.terms.params.strength
        total = self.regular[seat][tile] * worth.regular + self.mercenary[seat][tile] * worth.mercenary
        if self.holder[tile] == seat:
            total += worth.castle if self.stronghold[tile] > 1 else worth.fort
        if seat == CALIPH and self.palace == tile:
            total += worth.palace
        return total

    def present(self, seat: int, tile: int) -> bool:
        """CM-TERM-4 Presence, CM-SULTAN-PRESTIGE: any piece of a seat is in a hex."""
        return (
            self.regular[seat][tile] > 0
            or self.mercenary[seat][tile] > 0
            or self.influence[tile] == seat
            or self.holder[tile] == seat
            or (seat == SULTAN and self.settlement[tile] > 0)
            or (seat == CALIPH and self.palace == tile)
        )

    def presence(self, seat: int) -> list[int]:
        """CM-TERM-4 Presence: all hexes where a seat is present."""
        regular, mercenary, influence, holder = self.regular[seat], self.mercenary[seat], self.influence, self.holder
        found = [
            tile
            for tile in self.board.tiles
            if influence[tile] == seat or holder[tile] == seat or regular[tile] or mercenary[tile]
        ]
        if seat == SULTAN:
            settled = {tile for tile in self.board.tiles if self.settlement[tile]}
            return sorted(settled.union(found))
        if seat == CALIPH and self.palace != NOWHERE and self.palace not in found:
            return sorted([*found, self.palace])
        return found

    def open_to(self, seat: int, tile: int) -> bool:
        """Whether no other player controls a hex."""
        return self.lord[tile] in (seat, NOBODY)

    def set_stronghold(self, tile: int, seat: int, kind: int) -> None:
        """A fort or castle comes into a hex, or leaves it (kind 0); pieces go from and to the supplies."""
        self._stock(self.holder[tile], self.stronghold[tile], 1)
        self.stronghold[tile] = kind
        self.holder[tile] = seat if kind else NOBODY
        self._stock(seat, kind, -1)
        self.settle(tile)

    def _stock(self, seat: int, kind: int, change: int) -> None:
        if kind:
            (self.forts if kind == 1 else self.castles)[seat] += change

    def set_settlement(self, tile: int, kind: int) -> None:
        """A town or city comes into a hex, or leaves it (kind 0)."""
        for present, change in ((self.settlement[tile], 1), (kind, -1)):
            if present == 1:
                self.towns += change
            elif present:
                self.cities += change
        self.settlement[tile] = kind

    def set_palace(self, tile: int) -> None:
        """The palace goes to a hex, or to the supply (nowhere)."""
        before, self.palace = self.palace, tile
        for each in (before, tile):
            if each != NOWHERE:
                self.settle(each)

    def set_influence(self, tile: int, seat: int) -> None:
        """An influence token comes into a hex in place of whatever lies there; nobody: it only leaves."""
        if self.influence[tile] != NOBODY:
            self.tokens[self.influence[tile]] += 1
        self.influence[tile] = seat
        if seat != NOBODY:
            self.tokens[seat] -= 1
