"""Comparing two versions of a game: the same seeds and seats for both, and what moved by more than noise.

Game by game the difference of every measure is taken, so that whatever both versions share (the deal, the seats, the
luck of the bots) cancels out. Looking at many measures, some differ by chance: Holm's correction allows for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from deskovka.content.told import Line
from deskovka.kernel import DeskovkaError
from deskovka.lab.measures import Measured, estimate, labels_of, measure
from deskovka.lab.simulate import Plan
from deskovka.lab.student import chance_of, interval

LEVEL = 0.05
"""How often at most a difference is claimed though nothing differs, over all measures together."""


class BadChange(DeskovkaError):
    """A change on the command line is not written as it must be."""

    key = "bad-change"
    sentence = "--change takes path=value, not “{value}”; for example: --change {example}."


class Difference(msgspec.Struct, frozen=True):
    """One measure of the games: its means before and after, and the difference of the pairs with its 95 % interval."""

    key: str
    label: Line
    before: float
    before_interval: tuple[float, float]
    after: float
    after_interval: tuple[float, float]
    difference: float
    interval: tuple[float, float]
    p: float
    """How often chance alone would make such a difference or a greater one."""
    moved: bool
    """Whether the difference is more than noise, having looked at all measures."""


class Comparison(msgspec.Struct, frozen=True):
    """Two versions side by side."""

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int
    change: dict[str, Any]
    measures: tuple[Difference, ...]


def changed_setup(setup: dict[str, Any], changes: Sequence[str]) -> dict[str, Any]:
    """A set-up whose edition has these changes, each written as ``path=value``.

    >>> changed_setup({"edition": {"params": {"prices": {"food": 4}}}}, ["params.prices.weapon=8"])
    {'edition': {'params': {'prices': {'food': 4, 'weapon': 8}}}}
    """
    edition = msgspec.json.decode(msgspec.json.encode(setup.get("edition") or {}))
    for change in changes:
        path, equals, text = change.partition("=")
        if not equals or not path:
            raise BadChange(value=change, example="params.prices.weapon=8")
        *above, last = path.split(".")
        part = edition
        for name in above:
            part = part.setdefault(name, {})
            if not isinstance(part, dict):
                raise BadChange(value=change, example="params.prices.weapon=8")
        part[last] = _value(text, change)
    return {**setup, "edition": edition}


def _value(text: str, change: str) -> Any:
    import yaml

    from deskovka.content.written import plain

    try:
        return plain(text)
    except yaml.YAMLError:
        raise BadChange(value=change, example="params.prices.weapon=8") from None


def compare(before: Plan, after: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> Comparison:
    """Play all games of both plans, which differ in their set-ups only, and set them against each other."""
    assert (before.game, before.bots, before.games, before.seed) == (after.game, after.bots, after.games, after.seed)
    measures = set_against(measure(before, jobs, progress), measure(after, jobs, progress))
    change = after.setup.get("edition") or {}
    return Comparison(before.game, before.games, before.bots, before.seed, change, measures)


def set_against(before: Sequence[Measured], after: Sequence[Measured]) -> tuple[Difference, ...]:
    """What differs between games of two versions, pair by pair."""
    return _corrected([_difference(key, label, before, after) for key, label in labels_of(before, after).items()])


def _difference(key: str, label: Line, before: Sequence[Measured], after: Sequence[Measured]) -> Difference:
    """A measure over all games, by the differences of pairs."""
    differences = [other.values[key] - one.values[key] for one, other in zip(before, after, strict=True)]
    one, other = estimate(key, label, before), estimate(key, label, after)
    return Difference(
        key=key,
        label=label,
        before=one.mean,
        before_interval=one.interval,
        after=other.mean,
        after_interval=other.interval,
        difference=fmean(differences),
        interval=interval(differences),
        p=chance_of(differences),
        moved=False,
    )


def _corrected(measures: Sequence[Difference]) -> tuple[Difference, ...]:
    """Holm: the smallest p is held against the strictest bound, the next one against the next, up to the first miss."""
    ranked = sorted(measures, key=lambda found: found.p)
    moved: set[str] = set()
    for place, found in enumerate(ranked):
        if found.p > LEVEL / (len(ranked) - place):
            break
        moved.add(found.key)
    return tuple(msgspec.structs.replace(found, moved=found.key in moved) for found in measures)
