"""Values to try: what is varied over which range, and a curve of what games are like with each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import msgspec

from deskovka.kernel import DeskovkaError
from deskovka.lab.compare import changed_setup
from deskovka.lab.measures import Estimate, estimates, measure
from deskovka.lab.simulate import Plan, make_plan

MOST_VALUES = 100
"""Of one range."""
EXAMPLE = "params.prices.weapon=5..15"

Value = int | float
Steps = tuple[str | int, ...]
"""Where a number stands in a content: keys, ids of entries, and places in other lists."""


class BadRange(DeskovkaError):
    """A range on the command line is not written as it must be."""

    key = "bad-range"
    sentence = "--vary takes path=low..high, path=low..high/step or path=a,b,c, not “{value}”; for example: {example}."


class RangeTooLong(DeskovkaError):
    """A range has more values than anybody waits for."""

    key = "range-too-long"
    sentence = (
        "--vary {path} has {count} values, at most {most} can be tried; a step makes them fewer: {path}=0..100/10."
    )


class Range(msgspec.Struct, frozen=True):
    """The values that one number of the content shall have."""

    path: str
    values: tuple[Value, ...]


class Varied(Range, frozen=True):
    """A range, and those of further numbers with which it is combined."""

    also: tuple[Range, ...] = ()

    @property
    def ranges(self) -> tuple[Range, ...]:
        """All of them."""
        return Range(self.path, self.values), *self.also

    def combinations(self) -> list[tuple[tuple[str, Value], ...]]:
        """Every choice of a value for each number, with their paths."""
        paths = [each.path for each in self.ranges]
        chosen = product(*(each.values for each in self.ranges))
        return [tuple(zip(paths, values, strict=True)) for values in chosen]


class Point(msgspec.Struct, frozen=True):
    """What games are like with one value."""

    value: Value
    measures: tuple[Estimate, ...]


class Combined(msgspec.Struct, frozen=True):
    """What games are like with one value for each of several numbers."""

    values: tuple[Value, ...]
    measures: tuple[Estimate, ...]


class Search(msgspec.Struct, frozen=True):
    """The same games with every choice of values for several numbers."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    paths: tuple[str, ...]
    tried: tuple[Combined, ...]


class Sweep(msgspec.Struct, frozen=True):
    """A curve: the same games with one value after another."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    path: str
    points: tuple[Point, ...]


def read_range(text: str) -> Range:
    """A range as it is written on a command line.

    >>> [read_range(f"prices.weapon={values}").values for values in ("5..8", "0.1..0.3/0.1", "4,9")]
    [(5, 6, 7, 8), (0.1, 0.2, 0.3), (4, 9)]
    """
    path, _, listed = text.partition("=")
    try:
        values = _between(path, listed) if ".." in listed else [Fraction(part.strip()) for part in listed.split(",")]
    except (ValueError, ZeroDivisionError):
        values = []
    if not path or not values:
        raise BadRange(value=text, example=EXAMPLE)
    return Range(path, tuple(dict.fromkeys(_plain(value) for value in values)))


def _between(path: str, listed: str) -> list[Fraction]:
    bounds, _, step = listed.partition("/")
    low, high = (Fraction(bound) for bound in bounds.split(".."))
    width = Fraction(step) if step else Fraction(1)
    if width <= 0 or high < low:
        raise ValueError
    count = int((high - low) / width) + 1
    if count > MOST_VALUES:
        raise RangeTooLong(path=path, count=count, most=MOST_VALUES)
    return [low + place * width for place in range(count)]


def _plain(value: Fraction) -> Value:
    return value.numerator if value.denominator == 1 else float(value)


def plan_with(plan: Plan, values: Sequence[tuple[str, Value]]) -> Plan:
    """The same plan with these values at these paths; a wrong one is refused."""
    setup = changed_setup(plan.setup, [f"{path}={value}" for path, value in values])
    return make_plan(plan.game, setup, plan.bots, plan.games, plan.seed)


def sweep(plan: Plan, over: Range, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Sweep:
    """Play the games of a plan with every value of a range."""
    plans: list[tuple[Value, Plan]] = [(value, plan_with(plan, [(over.path, value)])) for value in over.values]
    points = tuple(Point(value, estimates(measure(each, jobs, progress))) for value, each in plans)
    return Sweep(plan.game, plan.games, plan.bots, plan.seed, over.path, points)


def edition_with(plan: Plan, values: Sequence[tuple[str, Value]]) -> dict[str, Any]:
    """The edition that has these values."""
    edition: dict[str, Any] = plan_with(plan, values).setup["edition"]
    return edition


def numbers_in(content: Any) -> Iterator[Steps]:
    """Give the place of every whole number in a content of plain data.

    >>> list(numbers_in({"hand": 8, "cards": [{"id": "imam", "copies": 2}], "hire": [2, 6]}))
    [('hand',), ('cards', 'imam', 'copies'), ('hire', 0), ('hire', 1)]
    """
    if isinstance(content, int) and not isinstance(content, bool):
        yield ()
    for step, part in _named_parts(content):
        yield from ((step, *rest) for rest in numbers_in(part))


def edition_at(content: Any, steps: Steps, value: int) -> Any:
    """Give the edition that sets the number at one place; a list whose entries have no ids is given whole.

    >>> edition_at({"cards": [{"id": "imam", "copies": 2}], "hire": [2, 6]}, ("cards", "imam", "copies"), 3)
    {'cards': {'imam': {'copies': 3}}}
    >>> edition_at({"hire": [2, 6]}, ("hire", 1), 3)
    {'hire': [2, 3]}
    """
    if not steps:
        return value
    step, *rest = steps
    parts = dict(_named_parts(content))
    changed = edition_at(parts[step], tuple(rest), value)
    if isinstance(step, str):
        return {step: changed}
    return [_whole(part, changed) if place == step else part for place, part in parts.items()]


def _named_parts(content: Any) -> list[tuple[str | int, Any]]:
    """The parts of a mapping or a list; entries with an id are called by it."""
    if isinstance(content, dict):
        return list(content.items())
    if not isinstance(content, (list, tuple)):
        return []
    if all(isinstance(part, dict) and "id" in part for part in content):
        return [(part["id"], part) for part in content]
    return list(enumerate(content))


def _whole(content: Any, changed: Any) -> Any:
    """A part of a list as it is with the change of an edition in it."""
    if not isinstance(content, dict) or not isinstance(changed, dict):
        return changed
    return {**content, **{key: _whole(content[key], part) for key, part in changed.items()}}
