"""The state of a game of Uprising: plain data, declared by its shape."""

from __future__ import annotations

from deskovka.games.uprising.setup import Terms
from deskovka.games.uprising.vocabulary import CITY_TYPES
from deskovka.kernel import Chance, State

NOBODY = -1
NOWHERE = -1
NO_UNIT = -1
READY, STEPPED, DONE_ACTING = 0, 1, 2
"""What a unit has done in its movement phase: nothing, a plain step, or all that it may."""


class Uprising(State[Terms]):
    """Everything on the table. Spaces, figures and cards are numbers; a figure's number tells whose it is."""

    plain = ("cheered", "ending", "phase", "place", "quiet", "round", "shut", "stirred", "turn")
    lists = (
        *("at", "base", "owner", "strike"),  # by space, by city
        *("acted", "armed", "held", "hungry", "level", "points", "where"),  # by figure
        *("coups", "curfew", "out", "winners"),  # by seat
        *("deck", "discard", "fed", "fight", "fighters"),
    )
    rows = ("hands", "stocks")
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, terms: Terms, chance: Chance) -> None:
        """UP-SET-01 to UP-SET-03: the board as the scenario has it; the cards are shuffled in the first step."""
        super().__init__(terms, chance)
        board, seats, figures = terms.board, terms.players, terms.players * terms.figures
        self.phase = "prepare"
        self.round = 1
        self.place = 0
        """How many factions have completed the phase."""
        self.turn = 0
        """The seat that acts."""
        self.owner = [NOBODY] * board.cities
        self.base = list(board.base)
        """The current base defence of each city (UP-TRM-08)."""
        self.strike = [0] * board.cities
        """UP-CRD-20: cities whose territories give their owner nothing at his next production."""
        self.at = [NO_UNIT] * len(board.spaces)
        """The figure in each space."""
        self.where = [NOWHERE] * figures
        self.level = [0] * figures
        self.armed = [0] * figures
        """UP-ECO-16: the weapons that a unit has taken in its life."""
        self.points = [0] * figures
        """UP-FGT-04: the military points put on a unit in this round."""
        self.acted = [READY] * figures
        self.held = [0] * figures
        """UP-CRD-06: units that cannot act up to the end of their owner's next movement phase."""
        self.hungry = [0] * figures
        """UP-FED-01: units that are still to eat in this phase."""
        self.stocks = [start.stocks.row() for start in terms.starts]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The cards of each seat by the numbers of their kinds, in order."""
        self.deck = list(terms.tables.deck)
        """The top of the pile is its last card."""
        self.discard: list[int] = []
        self.curfew = [0] * seats
        """UP-CRD-19: seats against whose cities no coup may be declared."""
        self.coups = [0] * seats
        """UP-COU-07: the coups that a seat has declared in this round."""
        self.out = [0] * seats
        """UP-VIC-07: factions without cities and units."""
        self.fed = [0] * len(CITY_TYPES)
        """UP-ECO-08: points from cities of each kind in this economic phase."""
        self.cheered = 0
        """UP-ECO-08: the popularity from feeding in this economic phase."""
        self.shut = 0
        """Whether the last visit to the market bought nothing, and nothing else was done since."""
        self.quiet = 0
        """UP-VIC-05: whole rounds in a row without a change."""
        self.stirred = 0
        """Whether something changed in this round."""
        self.fight: list[int] = []
        """The fight under way, in the order of the places in ``fights``."""
        self.fighters: list[int] = []
        """The spaces from which it is attacked."""
        self.ending = ""
        """Why the game ended."""
        self.winners: list[int] = []
        for seat, start in enumerate(terms.starts):
            for city in start.cities:
                self.owner[board.index[city]] = seat
            for number, unit in enumerate(start.units):
                self.put(seat * terms.figures + number, board.index[unit.space], unit.level)

    def put(self, figure: int, space: int, level: int) -> None:
        """A figure comes onto the board as a new unit."""
        self.bring_back(figure, space, level)
        self.points[figure] = self.held[figure] = 0
        self.acted[figure] = READY

    def bring_back(self, figure: int, space: int, level: int) -> None:
        """UP-CRD-11: a unit that has left the board comes onto it again; what it did stays done."""
        self.at[space] = figure
        self.where[figure] = space
        self.level[figure] = level
        self.armed[figure] = self.hungry[figure] = 0

    def move(self, figure: int, space: int) -> None:
        """A unit goes to another space."""
        self.at[self.where[figure]] = NO_UNIT
        self.at[space] = figure
        self.where[figure] = space

    def take_off(self, figure: int) -> None:
        """A unit leaves the board (UP-VIC-05: the round is not a quiet one)."""
        self.at[self.where[figure]] = NO_UNIT
        self.where[figure] = NOWHERE
        self.level[figure] = 0
        self.hungry[figure] = 0
        self.stirred = 1

    def units(self, seat: int) -> list[int]:
        """The figures of a seat that are on the board."""
        where = self.where
        return [figure for figure in self.terms.figures_of[seat] if where[figure] >= 0]

    def owner_at(self, space: int) -> int:
        """Whose unit stands in a space."""
        figure = self.at[space]
        return NOBODY if figure < 0 else self.terms.owner_of[figure]

    def name(self, space: int) -> str:
        """A space as options and events name it."""
        return self.terms.board.spaces[space]
