"""Student's distribution: how far the mean of some values may be off, however few they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import fmean, stdev

STEPS = 200
"""Halvings and terms after which a number is as exact as it can be."""


def two_sided(t: float, freedom: int) -> float:
    """How often chance alone gives such a value, or one further from nought.

    >>> round(two_sided(2.228, 10), 3), round(two_sided(1.96, 100_000), 3)
    (0.05, 0.05)
    """
    return _incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def quantile(freedom: int, level: float = 0.05) -> float:
    """The value that chance alone passes on either side in ``level`` of all cases.

    >>> round(quantile(10), 3)
    2.228
    """
    low, high = 0.0, 1e6
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > level else (low, middle)
    return low


def error_of(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean.

    >>> interval([1.0, 1.0, 1.0])
    (1.0, 1.0)
    """
    mean, error = fmean(values), error_of(values)
    reach = quantile(len(values) - 1) * error if error else 0.0
    return mean - reach, mean + reach


def chance_of(values: Sequence[float]) -> float:
    """How often values that are nought on average would have a mean so far from it."""
    mean, error = fmean(values), error_of(values)
    if not error:
        return 0.0 if mean and len(values) > 1 else 1.0
    return two_sided(mean / error, len(values) - 1)


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(b, a, 1 - x)
    front = math.exp(math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)) / a
    fraction, c, d = 1.0, 1.0, 0.0
    for term in range(STEPS):
        half = term // 2
        if term == 0:
            factor = 1.0
        elif term % 2 == 0:
            factor = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        else:
            factor = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        d = 1 / (1 + factor * d)
        c = 1 + factor / c
        fraction *= c * d
        if abs(1 - c * d) < 1e-15:
            break
    return front * (fraction - 1)
