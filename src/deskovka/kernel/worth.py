"""What things are worth: weights of named features, in points, by what a seat plays and how much of a game is left.

A game counts features for every seat (``Game.features``); what they are worth is data, learned from games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import TypeAlias

Rows: TypeAlias = list[list[float]]
"""The features of each seat, in the order of their names."""
Names: TypeAlias = Mapping[str, tuple[str, ...]]
"""The names of features, by what a seat is counted as."""
Pairs: TypeAlias = Mapping[str, Mapping[str, tuple[float, float]]]
"""By what a seat is counted as and by feature: its worth at the end of a game, and how much more at the beginning."""

POINTS = "points"
"""The feature that counts one where nothing was learned yet."""
SPREAD = 10.0
"""How far leads spread at the end of a game, where nothing was learned yet."""
_POINTS_ONLY = {POINTS: (1.0, 0.0)}
_LEFT_STEPS = 64
"""So finely it is told how much of a game is left."""


class Weights:
    """What the features are worth in games of one number of players; of what nothing was learned, points count.

    >>> weights = Weights({"": ("points", "coins")}, {"": {"points": (1, 0), "coins": (0.25, 0.5)}})
    >>> weights.values([[3, 4], [5, 0]], ["", ""], left=0.5)
    [5.0, 5.0]
    >>> weights.parts([3, 4], "", left=0.5)
    {'points': 3.0, 'coins': 2.0}
    """

    __slots__ = ("_rows", "base", "names", "pairs", "spread")

    def __init__(
        self, names: Names, pairs: Pairs, base: Mapping[str, float] | None = None, spread: float = SPREAD
    ) -> None:
        self.names = names
        self.pairs = pairs
        self.base = base or {}
        """What a seat has before anything is counted, by what it is counted as."""
        self.spread = spread
        """The standard deviation of the lead at the end."""
        self._rows: dict[tuple[str, int], tuple[float, list[float]]] = {}

    def row(self, kind: str, left: float) -> tuple[float, list[float]]:
        """The base and the weights of a seat that is counted as this, in the order of the names of its features."""
        step = int(left * _LEFT_STEPS + 0.5)
        return self._rows.get((kind, step)) or self._new_row(kind, step)

    def _new_row(self, kind: str, step: int) -> tuple[float, list[float]]:
        pairs, part = self.pairs.get(kind, _POINTS_ONLY), step / _LEFT_STEPS
        weights = [end + part * more for end, more in (pairs.get(name, (0.0, 0.0)) for name in self.names[kind])]
        self._rows[kind, step] = found = self.base.get(kind, 0.0), weights
        return found

    def values(self, rows: Rows, kinds: Sequence[str], left: float) -> list[float]:
        """What each seat has, in points."""
        found, known, step = [], self._rows, int(left * _LEFT_STEPS + 0.5)
        for kind, row in zip(kinds, rows, strict=True):
            value, weights = known.get((kind, step)) or self._new_row(kind, step)
            found.append(sum(map(mul, weights, row), value))
        return found

    def parts(self, row: Sequence[float], kind: str, left: float) -> dict[str, float]:
        """What each feature of a seat contributes, in points."""
        _, weights = self.row(kind, left)
        return {name: weight * x for name, weight, x in zip(self.names[kind], weights, row, strict=True)}


class Worth:
    """The weights of a game, for each number of players that was learned."""

    __slots__ = ("_found", "by_players", "outlook")

    def __init__(self, by_players: Mapping[int, Weights], outlook: Worth | None = None) -> None:
        self.by_players = by_players
        self.outlook = outlook or self
        """What things are worth where a turn begins: for bots that plan to the end of theirs."""
        self._found = dict(by_players)

    def of(self, players: int) -> Weights:
        """The weights for that many players, or for the number next to it."""
        found = self._found.get(players)
        if found is None:
            nearest = min(self.by_players, key=lambda number: (abs(number - players), number))
            self._found[players] = found = self.by_players[nearest]
        return found


def points_only(names: Names) -> Worth:
    """Where nothing was learned yet, points are all that counts."""
    return Worth({2: Weights(names, {})})


def leads(values: Sequence[float], teams: Sequence[Sequence[int]] = ()) -> list[float]:
    """How far each seat is ahead of what the others have: half by the best of them, half by their mean.

    A team stands as well as its best member.

    >>> leads([9, 7]), leads([9, 7, 3]), leads([9, 7, 3], teams=[(0, 2)])
    ([2, -2], [3.0, -0.5, -5.5], [2.0, -2.0, 2.0])
    """
    count = len(values)
    if not teams:
        if count == 2:
            lead = values[0] - values[1]
            return [lead, -lead]
        if count == 1:
            return list(values)
        best, second = sorted(values)[-1:-3:-1]
        total, others = sum(values), count - 1
        return [own - ((best if own != best else second) + (total - own) / others) / 2 for own in values]
    sides = {seat: tuple(team) for team in teams for seat in team}
    stands = {side: max(values[seat] for seat in side) for side in {sides.get(s, (s,)) for s in range(count)}}
    found = []
    for seat in range(count):
        own = sides.get(seat, (seat,))
        rivals = [stand for side, stand in stands.items() if side != own]
        found.append(stands[own] - (max(rivals) + sum(rivals) / len(rivals)) / 2 if rivals else stands[own])
    return found
