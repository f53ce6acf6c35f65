"""The unknowns of learning: what each feature is worth, as one row of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.content.extras import needing
from deskovka.content.worth import Learned, WorthFile, worth_of
from deskovka.kernel import Game, Weights
from deskovka.kernel.worth import SPREAD

DIGITS = 4
ANCHOR = "points"
"""Everything is measured in points: what one of them is worth at the end is not learned."""

Pairs = dict[str, dict[str, tuple[float, float]]]


def numpy() -> Any:
    """The library, where it is there."""
    with needing("lab", "learn"):
        import numpy
    return numpy


class Columns:
    """For each role a base, and for each feature its worth at the end and how much more at the start."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.names = {kind: names for kind, names in game.feature_names.items() if names}
        self.first: dict[str, int] = {}
        self.count = 0
        for kind, names in self.names.items():
            self.first[kind] = self.count
            self.count += 1 + 2 * len(names)

    def of_kind(self, kind: str) -> slice:
        """The columns of what a seat is counted as; none if it has no features."""
        first = self.first.get(kind, 0)
        return slice(first, first + 1 + 2 * len(self.names[kind]) if kind in self.first else first)

    def based(self) -> list[bool]:
        """Which of them are bases."""
        firsts = set(self.first.values())
        return [place in firsts for place in range(self.count)]

    def free(self) -> list[bool]:
        """Which of them play can tell apart: not the bases, and not the worth of a point at the end."""
        found = []
        for names in self.names.values():
            found.append(False)
            found += [free for name in names for free in (name != ANCHOR, True)]
        return found

    def pairs(self) -> list[tuple[int, int]]:
        """For each feature of each role where its worth at the end is, and how much more at the start."""
        starts = ((self.first[kind] + 1, len(names)) for kind, names in self.names.items())
        return [(end, end + 1) for start, count in starts for end in range(start, start + 2 * count, 2)]

    def counted(self, kinds: Sequence[str], rows: Sequence[Sequence[float]], left: float) -> Any:
        """A line for each seat: its base, and what it has of each feature."""
        own = numpy().zeros((len(rows), self.count))
        for seat, (kind, row) in enumerate(zip(kinds, rows, strict=True)):
            if kind in self.first:
                first, last = self.first[kind], self.first[kind] + 1 + 2 * len(row)
                own[seat, first] = 1.0
                own[seat, first + 1 : last : 2] = row
                own[seat, first + 2 : last : 2] = numpy().array(row) * left
        return own

    def of_file(self, file: WorthFile, players: int) -> list[float]:
        """The unknowns as the weights for that many players, or for the number next to it, have them."""
        weights = worth_of(self.game, file).of(players)
        return self.from_weights(weights.pairs, weights.base)

    def from_weights(self, pairs: Any, base: Any) -> list[float]:
        """The unknowns as these weights have them."""
        found = []
        for kind, names in self.names.items():
            weights = pairs.get(kind, {ANCHOR: (1.0, 0.0)})
            found.append(base.get(kind, 0.0))
            found += [part for name in names for part in weights.get(name, (0.0, 0.0))]
        return found

    def to_weights(self, found: Sequence[float]) -> tuple[Pairs, dict[str, float]]:
        """The unknowns as weights, and the base of each role."""
        pairs, base = {}, {}
        for kind, names in self.names.items():
            first = self.first[kind]
            base[kind] = found[first]
            places = range(first + 1, first + 1 + 2 * len(names), 2)
            pairs[kind] = {name: (found[place], found[place + 1]) for name, place in zip(names, places, strict=True)}
        return pairs, base

    def weights(self, found: Sequence[float], spread: float = SPREAD) -> Weights:
        """The unknowns, ready for use; with how far leads spread at the end."""
        return Weights(self.game.feature_names, *self.to_weights(found), spread)

    def learned(self, found: Sequence[float], spread: float) -> Learned:
        """The unknowns, as they are written down."""
        pairs, base = self.to_weights([round(float(each), DIGITS) for each in found])
        return Learned({}, [], round(spread, DIGITS), base, pairs)


def over_others(lines: Any, teams: Sequence[Sequence[int]] = ()) -> Any:
    """What each seat has more than the others have on average, of which its allies are none; alone, what it has."""
    np = numpy()
    count = len(lines)
    others = np.ones((count, count)) - np.eye(count)
    for team in teams:
        others[np.ix_(team, team)] = 0.0
    return lines - (others / np.maximum(1.0, others.sum(axis=1, keepdims=True))) @ lines
