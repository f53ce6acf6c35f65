"""Turns that are played in several ways from the same position, to see what each of them brings.

What goes along with winning need not bring it about: whoever is ahead is attacked, and has the cards that others had
to give for it. Here nothing differs but what a seat did in one turn. How it stands some rounds later, by what was
taken to be worth something before, tells what the turn was worth.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from deskovka.bots.greedy import best
from deskovka.bots.values import Scale
from deskovka.games import registry
from deskovka.kernel import Chance, Game, Setup, World, Worth, seed_from
from deskovka.lab.columns import Columns
from deskovka.lab.lessons import Position, Schooling, temper
from deskovka.lab.simulate import drawn_setup

TRIED = 0.5
"""In which part of the turns of a game something else is tried."""
WAYS = 8
"""In so many ways."""
FAITHFUL = 3
"""So many of them by weights alone, the first by the usual ones; in the others a seat slips now and then."""
SLIPS = 0.12
"""In which part of its answers."""
ROUNDS = 2
"""So many rounds later it is seen what became of it."""
LONGEST = 400
"""No turn is followed further than so many answers."""


class Way(msgspec.Struct, frozen=True):
    """A way to play a turn: what it left behind, and by how many points the seat led some rounds later."""

    left: Position
    lead: float


class Turn(msgspec.Struct, frozen=True):
    """The turn of a seat, in several ways."""

    number: int
    """Of the game that it is from."""
    seat: int
    ways: list[Way]


class Trying(msgspec.Struct, frozen=True):
    """What is played, and by what it is judged."""

    schooling: Schooling
    outlook: list[float]
    """The unknowns by which leads are told."""
    reach: float
    """How far final leads spread."""


def tried_turns(trying: Trying, numbers: Iterable[int]) -> list[Turn]:
    """Turns of the games of these numbers."""
    schooling = trying.schooling
    game = registry.get(schooling.game)
    given = game.read_setup(schooling.setup)
    found = []
    for number in numbers:
        seed = seed_from(schooling.seed, "turns", schooling.round, number)
        setup = drawn_setup(game, schooling.setup, seed) if schooling.drawn else given
        found += _Table(game, setup, seed, trying).turns(number)
    return found


class _Table:
    """A game of greedy bots in which turns are tried."""

    def __init__(self, game: Game[Any], setup: Setup, seed: bytes, trying: Trying) -> None:
        self._game = game
        self._players = setup.players
        self._columns = Columns(game)
        self._schooling = trying.schooling
        self._seed = seed
        self._draw = Random(seed)
        self._usual = self._worth(trying.schooling.weights)
        outlook = self._columns.weights(trying.outlook, trying.reach)
        self._scale = Scale(game, Worth({setup.players: outlook}))
        self._world = World(game, game.new(setup, Chance(seed)))

    def turns(self, number: int) -> list[Turn]:
        """Play the game to its end; gives the turns that were tried, those after which it went on in several ways."""
        world, found = self._world, []
        tempers = [self._tempered("seat", seat) for seat in range(self._players)]
        self._go_on(world, world.waiting[0], self._usual, 0.0)  # with whatever comes before the second turn
        while world.result is None:
            seat = world.waiting[0]
            if self._draw.random() < TRIED:
                tried = [self._tried(world, seat, place) for place in range(WAYS)]
                ways = [way for way in tried if way is not None]
                if len(ways) > 1:
                    found.append(Turn(number, seat, ways))
            self._go_on(world, seat, tempers[seat], 0.0)
        return found

    def _tried(self, world: World[Any], seat: int, place: int) -> Way | None:
        """Play a turn in one of its ways, and on; nothing where it ends the game."""
        game, after = self._game, world.copy()
        after.keep()
        taken = game.turns_taken(world.state)
        worth = self._tempered(taken, place) if place else self._usual
        self._go_on(after, seat, worth, SLIPS if place >= FAITHFUL else 0.0)
        if after.result is not None:
            return None
        rows = [[float(count) for count in row] for row in game.features(after.state)]
        left = Position(tuple(game.counted_as(after.state)), rows, game.left(after.state))
        while after.result is None and game.turns_taken(after.state) < taken + ROUNDS * self._players:
            self._go_on(after, seat, self._usual, 0.0)
        return Way(left, self._scale.lead(self._scale.of(after)[seat], self._players))

    def _go_on(self, world: World[Any], seat: int, worth: Worth, slips: float) -> None:
        """Play to the end of the turn: one seat by these weights and with slips, the others as usual."""
        game, turn = self._game, self._game.turns_taken(world.state)
        for _ in range(LONGEST):
            if world.result is not None or game.turns_taken(world.state) != turn:
                return
            asked = world.waiting[0]
            if asked == seat and self._draw.random() < slips:
                question = world.question(asked)
                assert question is not None
                option = self._draw.choice(question.options)
            else:
                option, _ = best(world, asked, worth if asked == seat else self._usual)
            world.settle(asked, option)

    def _tempered(self, *what: object) -> Worth:
        """Weights for a seat, or for a way to play a turn."""
        return self._worth(temper(self._schooling, seed_from(self._seed.hex(), *what)))

    def _worth(self, unknowns: list[float]) -> Worth:
        return Worth({self._players: self._columns.weights(unknowns, self._schooling.leads)})
