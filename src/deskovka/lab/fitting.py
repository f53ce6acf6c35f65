"""What games tell about the worth of things, in two ways.

``fit`` explains the final lead by what a seat has: quick to learn from, but what goes along with a lead does not always
bring one about. ``lean`` explains it by how a seat weighed things: which way of weighing did better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from deskovka.lab.columns import Columns, numpy, over_others
from deskovka.lab.lessons import Lesson
from deskovka.lab.turns import Turn

HELD_BACK = 5
"""Of so many games one is held back to check what was learned from the others."""
RIDGES = (0.1, 0.3, 1.0, 3.0, 10.0)
"""How strongly weights are held where they were, of which the best on the games held back is taken; in games."""
LASTING = 0.8
"""How much a position is explained by what comes later than the next one, from each position on; the rest by what the
next one is worth by the same weights: the luck of a whole game hides what a position is worth."""
NEAR = 3.0
"""The same where weights are held by how large they are. A tenth of it explains more, and bots play worse by what comes
out: what goes along with a lead, like cards that others had to give, is then gathered for its own sake."""
LEAST_LASTING = 0.2
"""So much of a lead lasts at least, when it is told what turns brought."""
NEARNESS = (0.05, 0.1, 0.2, 0.3, 0.4)
"""By which part of its size what turns brought may typically change an unknown, of which the best is taken."""
LEAST_SIZE, BASE_SIZE = 0.3, 5.0
"""What weighs less is taken to be as large as the first, in points, and what a role has before anything is counted as
the second."""
HOLDS = (1.0, 3.0, 10.0, 30.0)
"""The same for the effect of temperaments, in lessons for each unknown."""
TEMPER = 0.5
"""How many points a temperament makes more or less, typically, of what a seat has more than others of one feature."""
LEAST_SPREAD = 0.1
"""Of what seats differ by less than that, temperaments do not make more."""
LEAST_DIFFERENCE = 1e-6
"""Seats that differ by less do not differ: that much may come of adding up."""


def fit(columns: Columns, games: Sequence[Lesson], start: Sequence[float]) -> tuple[Any, float]:
    """Unknowns that explain the final lead by the features, held near the start; how much, on games held back.

    A position is explained by those that follow and by the end (least squares of temporal differences). How strongly
    the unknowns are held is decided on every fifth game, each fifth held back once.
    """
    np = numpy()
    told = _Explaining(columns, games, start)
    held = np.where(columns.based(), 1e-6, 1.0) * told.scale**2 * 10 * len(told.ys) / len(games)
    explained, ridge = max((told.explained(held * ridge), ridge) for ridge in RIDGES)
    return told.solved(held * ridge), explained


def fit_near(columns: Columns, games: Sequence[Lesson], start: Sequence[float]) -> tuple[Any, float]:
    """The same, but an unknown is held the more the smaller it is.

    What is rare would otherwise weigh whatever chance says.
    """
    told = _Explaining(columns, games, start)
    held = NEAR * 10 * float(told.ys.var()) / _sizes(columns, start) ** 2
    return told.solved(held), told.explained(held)


def fit_turns(columns: Columns, turns: Sequence[Turn], start: Sequence[float]) -> tuple[Any, float]:
    """Unknowns that tell which way to play a turn brought more than its others; how well, on games held back.

    Each is held near the start, the more the smaller it is. Some rounds later part of every lead is gone, whatever it
    came from: leads are taken to be as large as they were.
    """
    np = numpy()
    begin, sizes = np.array(start), _sizes(columns, start)
    parts = [_compared(columns, [turn for turn in turns if turn.number % HELD_BACK == n]) for n in range(HELD_BACK)]
    xs, ys = (np.concatenate(each) for each in zip(*parts, strict=True))
    said = xs @ begin
    ys = ys / max(LEAST_LASTING, (said @ ys) / (said @ said + LEAST_DIFFERENCE))
    gram, pull = xs.T @ xs, xs.T @ (ys - said)
    ends = np.cumsum([len(part[1]) for part in parts])
    holds = [np.diag((ys.var() + LEAST_DIFFERENCE) / (near * sizes) ** 2) for near in NEARNESS]
    found = []
    for place, held in enumerate(holds):
        told = []
        for last, (lines, _) in zip(ends, parts, strict=True):
            rest = slice(last - len(lines), last)
            change = np.linalg.solve(gram - lines.T @ lines + held, pull - lines.T @ (ys - said)[rest])
            told.append(lines @ (begin + change))
        found.append((_explained(ys, np.concatenate(told)), place))
    explained, place = max(found)
    return begin + np.linalg.solve(gram + holds[place], pull), explained


def _compared(columns: Columns, turns: Sequence[Turn]) -> tuple[Any, Any]:
    """For each way to play a turn what it left to its seat more than the other ways did, and what it brought more."""
    np = numpy()
    xs, ys = [np.zeros((0, columns.count))], [np.zeros(0)]
    for turn in turns:
        lefts = [way.left for way in turn.ways]
        lines = np.array([over_others(columns.counted(left.kinds, left.rows, left.left))[turn.seat] for left in lefts])
        leads = np.array([way.lead for way in turn.ways])
        xs.append(lines - lines.mean(axis=0))
        ys.append(leads - leads.mean())
    return np.concatenate(xs), np.concatenate(ys)


def _sizes(columns: Columns, start: Sequence[float]) -> Any:
    """How large each unknown is taken to be."""
    np = numpy()
    sizes = np.maximum(LEAST_SIZE, np.abs(np.array(start)))
    for end, more in columns.pairs():
        sizes[more] = sizes[end]
    sizes[np.array(columns.based())] = BASE_SIZE
    return sizes


class _Explaining:
    """Positions of games to be explained, a fifth of the games at a time held back."""

    def __init__(self, columns: Columns, games: Sequence[Lesson], start: Sequence[float]) -> None:
        np = numpy()
        groups = [[lesson for lesson in games if lesson.number % HELD_BACK == rest] for rest in range(HELD_BACK)]
        self._told = [_told(columns, group) for group in groups if any(lesson.positions for lesson in group)]
        self._begin = np.array(start)
        self._gram, self._ends = sum(part.gram for part in self._told), sum(part.ends for part in self._told)
        self.ys = np.concatenate([part.ys for part in self._told])
        self.scale = np.sqrt(sum((part.xs**2).sum(axis=0) for part in self._told) / len(self.ys)) + 1e-9

    def explained(self, held: Any) -> float:
        """How much of the leads is explained on games held back, with each unknown held so strongly."""
        np = numpy()
        several = len(self._told) > 1
        said = [part.xs @ self.solved(held, part if several else None) for part in self._told]
        return _explained(self.ys - self.ys.mean(), np.concatenate(said) - self.ys.mean())

    def solved(self, held: Any, without: _Told | None = None) -> Any:
        """The unknowns, from all games or without some."""
        np = numpy()
        gram, ends = self._gram, self._ends
        if without is not None:
            gram, ends = gram - without.gram, ends - without.ends
        change = np.linalg.solve((gram + np.diag(held)) / self.scale, ends - gram @ self._begin) / self.scale
        return self._begin + np.where(self.scale > LEAST_DIFFERENCE, change, 0.0)


class _Told(NamedTuple):
    """What games tell: what each seat has more than others, its final lead, and how one thing comes to another."""

    xs: Any
    ys: Any
    gram: Any
    """What positions tell of how the next ones differ from them."""
    ends: Any
    """What they tell of the end."""


def _told(columns: Columns, games: Sequence[Lesson]) -> _Told:
    np = numpy()
    gram, ends = np.zeros((columns.count, columns.count)), np.zeros(columns.count)
    for lesson in games:
        if lesson.positions:
            xs, ys = _features(columns, [lesson])
            seats = len(lesson.scores)
            traced, after = xs.copy(), np.zeros_like(xs)
            after[:-seats] = xs[seats:]
            for first in range(seats, len(xs), seats):
                traced[first : first + seats] += LASTING * traced[first - seats : first]
            gram += traced.T @ (xs - after)
            ends += traced[-seats:].T @ ys[-seats:]
    return _Told(*_features(columns, games), gram, ends)


def lean(columns: Columns, games: Sequence[Lesson], spread: Sequence[float]) -> tuple[Any, float]:
    """The change of the unknowns that brought most, a temperament's usual distance far; how much of leads it explains.

    How much is told by games held back. What chance may have brought about as well is followed less.
    """
    np = numpy()
    taught, checked = _parted(games)
    apart = np.array(spread)
    free = apart != 0
    if not free.any():
        return apart, 0.0
    (xs, ys), (held_xs, held_ys) = (_tempers(columns, of, apart, free) for of in (taught, checked))
    gram, pull = xs.T @ xs, xs.T @ ys
    found = []
    for hold in HOLDS:
        effect = np.linalg.solve(gram + np.eye(len(gram)) * hold * len(gram), pull)
        found.append((_explained(held_ys, held_xs @ effect), hold, effect))
    explained, _, effect = max(found, key=lambda each: each[:2])
    squares = pull**2 / (np.diag(gram) * (ys**2).mean() + 1e-9)  # about: of the standard errors away from nothing
    effect = effect * squares / (1 + squares)
    change = np.zeros(len(apart))
    change[free] = effect / (np.sqrt((effect**2).sum()) + 1e-9)
    return change * apart, explained


def spread_of(columns: Columns, games: Sequence[Lesson]) -> tuple[list[float], float]:
    """How far temperaments lie apart: further for what seats differ less by; and how far final leads do."""
    np = numpy()
    leads, total, squares = [], np.zeros(columns.count), np.zeros(columns.count)
    for lesson in games:  # one by one: all positions of a game with many roles take much room
        if lesson.positions:
            xs, ys = _features(columns, [lesson])
            total += xs.sum(axis=0)
            squares += (xs**2).sum(axis=0)
            leads.append(ys)
    ys = np.concatenate(leads)
    differs = np.sqrt(np.maximum(0.0, squares / len(ys) - (total / len(ys)) ** 2))
    apart = np.where(
        np.array(columns.free()) & (differs > LEAST_DIFFERENCE), TEMPER / np.maximum(differs, LEAST_SPREAD), 0.0
    )
    return [float(each) for each in apart], float(ys.std()) or 1.0


def _parted(games: Sequence[Lesson]) -> tuple[Sequence[Lesson], Sequence[Lesson]]:
    """Those that are learned from, and those held back; of too few games all are both."""
    checked = [lesson for lesson in games if lesson.number % HELD_BACK == 0]
    taught = [lesson for lesson in games if lesson.number % HELD_BACK]
    return taught or games, checked or games


def _explained(true: Any, said: Any) -> float:
    return 1 - float(((true - said) ** 2).sum() / ((true**2).sum() or 1.0))


def _features(columns: Columns, games: Sequence[Lesson]) -> tuple[Any, Any]:
    """For each seat of each position what it has more than the others, and its final lead over them."""
    np = numpy()
    xs, ys = [], []
    for lesson in games:
        lead = over_others(np.array(lesson.scores), lesson.teams)
        for position in lesson.positions:
            if all(kind in columns.first for kind in position.kinds):
                counted = columns.counted(position.kinds, position.rows, position.left)
                xs.append(over_others(counted, lesson.teams))
                ys.append(lead)
    return np.concatenate(xs), np.concatenate(ys)


def _tempers(columns: Columns, games: Sequence[Lesson], apart: Any, free: Any) -> tuple[Any, Any]:
    """For each seat of each game how it weighed things otherwise than the others, and its final lead over them.

    Both against what is usual for its role: that a role leads more often tells nothing about how to weigh things.
    """
    np = numpy()
    xs, ys = [], []
    roles: list[str] = []
    for lesson in games:
        own = np.zeros((len(lesson.tempers), len(apart)))
        for seat, (kind, temper) in enumerate(zip(lesson.kinds, lesson.tempers, strict=True)):
            part = columns.of_kind(kind)
            own[seat, part] = temper[part]
        xs.append(over_others(own, lesson.teams)[:, free] / apart[free])
        ys.append(over_others(np.array(lesson.scores), lesson.teams))
        roles += lesson.kinds
    lines, leads, played = np.concatenate(xs), np.concatenate(ys), np.array(roles)
    for role in set(roles):
        rows = played == role
        lines[rows] -= lines[rows].mean(axis=0)
        leads[rows] -= leads[rows].mean()
    return lines, leads
