"""The state of a game of Legends: plain data, copied by hand."""

from __future__ import annotations

from typing import Any

from deskovka.games.legends.board import Board, board_for
from deskovka.games.legends.setup import Terms
from deskovka.kernel import Chance, State

NOWHERE = -1
NOBODY = -1
HIDDEN = "hidden"
"""Stands for a face-down token: in a view that may not know it, and while the tokens are being put down."""

_LISTS = (
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
    "extra_move",
    "extra_army",
    "flying",
    "elixirs",
    "immune",
    "dragons",
    "to_do",
    "totals",
    "games_won",
)
"""The flat lists of the state."""

_ROWS = ("armies", "cities", "cards", "discoveries", "scores")
"""The lists of lists."""

_PLAIN = (
    "game_number",
    "phase",
    "prepares",
    "layout",
    "start",
    "dragon",
    "bandits",
    "bank",
    "starter",
    "turn",
    "turns_taken",
    "points",
)
"""The single numbers and words."""


class Legends(State):
    """Everything on the table. Lists by seat unless said otherwise; regions are indices of the board."""

    __slots__ = ("board", "terms", *_LISTS, *_ROWS, *_PLAIN)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        super().__init__(chance)
        self.terms = terms
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
        self.board: Board | None = None
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
        self.points = 0
        """What is left of the action under way: movement points or armies to place."""

    def lay_board(self, layout: str) -> None:
        """Put the segments on the table; no region holds anything yet."""
        self.layout = layout
        self.board = board_for(self.terms.tables, layout)
        regions = len(self.on_board.regions)
        self.tokens = [""] * regions
        self.seen = [0] * regions
        self.armies = [[0] * regions for _ in range(self.terms.contenders)]
        self.cities = [[0] * regions for _ in range(self.terms.players)]

    @property
    def on_board(self) -> Board:
        """The board, once it is laid."""
        assert self.board is not None
        return self.board

    def has(self, variant: str) -> bool:
        """Whether a variant is played."""
        return variant in self.terms.variants

    def copy(self) -> Legends:
        """A state that equals this one and shares only immutable content with it."""
        twin = Legends.__new__(Legends)
        twin.chance = self.chance.copy()
        twin.told = None
        twin.learned = 0
        twin.terms = self.terms
        twin.board = self.board
        twin.game_number = self.game_number
        twin.phase = self.phase
        twin.prepares = self.prepares
        twin.layout = self.layout
        twin.start = self.start
        twin.dragon = self.dragon
        twin.bandits = self.bandits
        twin.bank = self.bank
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.points = self.points
        twin.age_order = self.age_order[:]
        twin.leaders = self.leaders[:]
        twin.tokens = self.tokens[:]
        twin.seen = self.seen[:]
        twin.deck = self.deck[:]
        twin.row = self.row[:]
        twin.supply = self.supply[:]
        twin.city_supply = self.city_supply[:]
        twin.captured = self.captured[:]
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.extra_move = self.extra_move[:]
        twin.extra_army = self.extra_army[:]
        twin.flying = self.flying[:]
        twin.elixirs = self.elixirs[:]
        twin.immune = self.immune[:]
        twin.dragons = self.dragons[:]
        twin.to_do = self.to_do[:]
        twin.totals = self.totals[:]
        twin.games_won = self.games_won[:]
        twin.armies = [row[:] for row in self.armies]
        twin.cities = [row[:] for row in self.cities]
        twin.cards = [row[:] for row in self.cards]
        twin.discoveries = [row[:] for row in self.discoveries]
        twin.scores = [row[:] for row in self.scores]
        return twin


def to_data(state: Legends, setup: dict[str, Any]) -> dict[str, Any]:
    """The state as JSON-able data."""
    data: dict[str, Any] = {"setup": setup, "chance": state.chance.to_data()}
    portals = state.board.portals if state.board else None
    data["portals"] = list(portals) if portals else None
    for name in (*_PLAIN, *_LISTS):
        value = getattr(state, name)
        data[name] = list(value) if isinstance(value, list) else value
    data["to_do"] = [list(action) for action in state.to_do]
    for name in _ROWS:
        data[name] = [list(row) for row in getattr(state, name)]
    return data


def from_data(data: dict[str, Any], terms: Terms) -> Legends:
    """The state saved by ``to_data``."""
    state = Legends(terms, Chance.from_data(data["chance"]))
    for name in (*_PLAIN, *_LISTS):
        value = data[name]
        setattr(state, name, list(value) if isinstance(value, list) else value)
    state.to_do = [(str(kind), int(n)) for kind, n in data["to_do"]]
    for name in _ROWS:
        setattr(state, name, [list(row) for row in data[name]])
    if state.layout:
        portals = data["portals"]
        state.board = board_for(state.terms.tables, state.layout, (portals[0], portals[1]) if portals else None)
    return state
