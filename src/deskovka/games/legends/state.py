"""The state of a game of Legends: plain data, copied by hand."""

from __future__ import annotations

from typing import Any

from deskovka.games.legends.map import Map, map_for
from deskovka.games.legends.setup import Terms
from deskovka.kernel import Chance, State

NOWHERE = -1
NOBODY = -1
HIDDEN = "hidden"
"""Stands for a face-down token: in a view that may not know it, and while the tokens are being put down."""


class Legends(State[Terms]):
    """Everything on the table. Lists by seat unless said otherwise; regions are indices of the map."""

    shared = ("map",)
    plain = (
        *("game_number", "phase", "prepares", "layout", "start", "dragon", "bandits", "bank", "starter", "turn"),
        *("turns_taken", "action", "points"),
    )
    lists = (
        *(
            "age_order",
            "leaders",
            "tokens",
            "seen",
            "deck",
            "row",
            "supply",
            "city_supply",
            "captured",
            "coins",
            "bids",
        ),
        *("extra_move", "extra_army", "flying", "elixirs", "immune", "dragons", "totals", "games_won"),
    )
    tuples = ("to_do",)
    rows = ("armies", "cities", "cards", "discoveries", "scores")
    __slots__ = (*shared, *plain, *lists, *tuples, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(terms, chance)
        seats = terms.players
        self.game_number = 0
        """Which of the games of a full game this is, from 0 (EL-END-10)."""
        self.totals = [0] * seats
        self.games_won = [0] * seats
        self.scores: list[list[int]] = []
        """The victory points of each finished game."""
        self.age_order = list(terms.setup.age_order)
        """Seats from the youngest."""
        self.prepares = NOBODY
        self.clear()

    def clear(self) -> None:
        """An empty table, before a game is prepared."""
        terms = self.terms
        seats, content = terms.players, terms.tables.content
        self.phase = "leaders"
        self.map: Map | None = None
        self.layout = ""
        self.start = NOWHERE
        self.leaders = [""] * seats
        self.tokens: list[str] = []
        """The token in each region, or an empty word."""
        self.seen: list[int] = []
        """For each region with a face-down token, the mask of seats that looked at it."""
        self.dragon = NOWHERE
        self.bandits = NOWHERE
        self.deck: list[int] = []
        """Face-down cards; the top is the last one."""
        self.row: list[int] = []
        self.armies: list[list[int]] = []
        """Armies of each contender (the seats, then the neutral colour) in each region."""
        self.cities: list[list[int]] = []
        """Cities of each seat in each region."""
        self.supply = [content.armies_per_player] * seats
        if terms.contenders > seats:
            self.supply.append(content.neutral_armies)
        self.city_supply = [content.cities_per_player] * seats
        self.captured = [0] * seats
        """Armies of each seat that lie on the Red Sorceress (EL-LDR-05)."""
        self.coins = [0] * seats
        self.bank = 0
        """Coins paid to the bank less coins paid out."""
        self.bids: list[int] = []
        """What each seat bid, once revealed."""
        self.starter = NOBODY
        self.turn = NOBODY
        self.turns_taken = 0
        self.cards: list[list[int]] = [[] for _ in range(seats)]
        self.discoveries: list[list[str]] = [[] for _ in range(seats)]
        """Discovery and swamp tokens taken by each seat."""
        self.dragons = [0] * seats
        self.extra_move = [0] * seats
        self.extra_army = [0] * seats
        self.flying = [0] * seats
        self.elixirs = [0] * seats
        self.immune = [0] * seats
        self.to_do: list[tuple[str, int]] = []
        """The actions of the taken card still to be performed."""
        self.action = ""
        """The action under way, or an empty word."""
        self.points = 0
        """What is left of the action under way: movement points or armies to place."""

    def lay_map(self, layout: str) -> None:
        """Put the segments on the table; no region holds anything yet."""
        self.layout = layout
        self.map = map_for(self.terms.tables, layout)
        regions = len(self.on_map.regions)
        self.tokens = [""] * regions
        self.seen = [0] * regions
        self.armies = [[0] * regions for _ in range(self.terms.contenders)]
        self.cities = [[0] * regions for _ in range(self.terms.players)]

    @property
    def on_map(self) -> Map:
        """The map, once it is laid."""
        assert self.map is not None
        return self.map

    def has(self, variant: str) -> bool:
        """Whether a variant is played."""
        return variant in self.terms.variants

    def to_data(self) -> dict[str, Any]:
        """The state as JSON-able data; of the map only the portals need be said besides the layout."""
        portals = self.map.portals if self.map else None
        return super().to_data() | {"portals": list(portals) if portals else None}

    def read(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` gave."""
        super().read(data)
        if self.layout:
            portals = data["portals"]
            self.map = map_for(self.terms.tables, self.layout, (portals[0], portals[1]) if portals else None)
