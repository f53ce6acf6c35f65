"""A table of Uprising for tests: arranged in the words of the game, played by answering questions."""

from __future__ import annotations

from typing import Any

from deskovka.games import registry
from deskovka.games.uprising.control import controller, defence, points, team_points
from deskovka.games.uprising.state import NOBODY, Uprising
from deskovka.games.uprising.vocabulary import STOCKS
from deskovka.kernel import World
from tests.playing import GameTable

GAME = registry.get("uprising")
REBELS, GOVERNMENT = 0, 1
"""The seats of the duel."""


class Table(GameTable[Uprising]):
    """A game in progress that can be rearranged between two actions."""

    game = GAME
    _desk: Uprising | None = None

    @property
    def desk(self) -> Uprising:
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

    # -- arranging ---------------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take every unit off the board."""
        g = self.desk
        for seat in range(g.terms.players):
            for unit in g.units(seat):
                g.take_off(unit)
        g.stirred = 0
        self._restart()

    def put(self, seat: int, space: str, level: int = 1, weapons: int = 0) -> None:
        """A unit of a seat stands in a space."""
        g = self.desk
        figure = next(each for each in g.terms.figures_of[seat] if g.where[each] < 0)
        g.put(figure, g.terms.board.index[space], level)
        g.armed[figure] = weapons
        self._restart()

    def own(self, seat: int | None, *cities: str) -> None:
        """Cities belong to a seat, or to nobody."""
        g = self.desk
        for city in cities:
            g.owner[g.terms.board.index[city]] = NOBODY if seat is None else seat
        self._restart()

    def give(self, seat: int, **stocks: int) -> None:
        """Set some of a seat's stocks."""
        for stock, amount in stocks.items():
            self.desk.stocks[seat][STOCKS.index(stock)] = amount
        self._restart()

    def deal(self, seat: int, *cards: str) -> None:
        """Let a seat hold these cards of the pile and no others."""
        g = self.desk
        g.deck += g.hands[seat]
        g.hands[seat] = sorted(g.terms.tables.card_index[card] for card in cards)
        for card in g.hands[seat]:
            g.deck.remove(card)
        self._restart()

    def stack(self, *cards: str) -> None:
        """Lay these cards of the pile on its top, the first one uppermost."""
        g = self.desk
        numbers = [g.terms.tables.card_index[card] for card in cards]
        for card in numbers:
            g.deck.remove(card)
        g.deck += reversed(numbers)
        self._restart()

    def turn_of(self, seat: int, phase: str) -> None:
        """Let a seat be in a phase: ``economy`` (it begins), ``manage`` (after buying), ``movement``."""
        g = self.desk
        g.turn, g.phase = seat, phase
        g.place = (seat - (g.round - 1)) % g.terms.players
        if phase == "manage":
            for unit in g.units(seat):
                g.hungry[unit] = 1
        self._restart()

    def shake(self, city: str, base: int) -> None:
        """Set the current base defence of a city."""
        g = self.desk
        g.base[g.terms.board.index[city]] = base
        self._restart()

    # -- playing -----------------------------------------------------------------------------------------------------

    def buy(self, seat: int, food: int = 0, weapons: int = 0) -> None:
        """Fill in the form of the market."""
        for stock, count in (("food", food), ("weapons", weapons)):
            if self.waiting == (seat,) and ("buy", stock, count) in self.options(seat):
                self.answer(seat, "buy", stock, count)

    def attack(self, seat: int, target: str, *origins: str) -> None:
        """Attack, and commit nothing on either side."""
        self.answer(seat, "attack", target, *origins)
        self.decline()

    def decline(self) -> None:
        """Commit no points and play no card until the fight is settled."""
        while self.waiting:
            (asked,) = self.waiting
            if self.topic(asked) not in ("commit", "weaken", "fight_card", "revive", "enter"):
                return
            self.answer(asked, *self.options(asked)[0])

    def pass_until(self, seat: int, phase: str) -> None:
        """All feed their units and do nothing else, up to the next such phase of a seat."""
        while self.waiting != (seat,) or self.topic(seat) != phase:
            (asked,) = self.waiting
            options = self.options(asked)
            idle = [option for option in (("feed_all",), ("done",)) if option in options]
            self.answer(asked, *(idle or options)[0])

    # -- looking -----------------------------------------------------------------------------------------------------

    def stock(self, seat: int, stock: str) -> int:
        """How much of a stock a seat has."""
        return self.g.stocks[seat][STOCKS.index(stock)]

    def unit(self, space: str) -> tuple[int, int] | None:
        """Whose unit stands in a space, and its level."""
        figure = self.g.at[self.g.terms.board.index[space]]
        return None if figure < 0 else (self.g.terms.owner_of[figure], self.g.level[figure])

    def owner(self, city: str) -> int | None:
        """Who owns a city."""
        seat = self.g.owner[self.g.terms.board.index[city]]
        return None if seat == NOBODY else seat

    def controller(self, territory: str) -> int | None:
        """Who controls a territory."""
        seat = controller(self.g, self.g.terms.board.index[territory])
        return None if seat == NOBODY else seat

    def defence(self, city: str) -> int:
        """The defence of a city."""
        return defence(self.g, self.g.terms.board.index[city])

    def points(self, seat: int) -> int:
        """The city points of a faction."""
        return points(self.g, seat)

    def team_points(self, seat: int) -> int:
        """The city points of a team."""
        return team_points(self.g, seat)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat."""
        return [self.g.terms.tables.cards[card].id for card in self.g.hands[seat]]


def set_up(seed: int = 1, **setup: Any) -> Table:
    """A table at the first question."""
    return Table.with_setup(setup, seed)


def managing(seat: int = REBELS, **setup: Any) -> Table:
    """A seat manages its economy; it has bought nothing, nobody knows it, and it has the power of four units."""
    t = set_up(**setup)
    t.turn_of(seat, "manage")
    t.give(seat, popularity=0, military=4)
    return t


def moving(seat: int = REBELS, **setup: Any) -> Table:
    """A seat is to move; no unit is on the board, and nobody has points or power."""
    t = set_up(**setup)
    t.clear()
    for each in range(t.g.terms.players):
        t.give(each, military=0, political=0)
    t.turn_of(seat, "movement")
    return t
