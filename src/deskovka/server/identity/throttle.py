"""Token buckets: so much at once, so much in the long run."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable


class Throttle:
    """A bucket for each key: it holds ``at_once`` and is refilled by ``per_second``, ``among`` several processes.

    >>> throttle = Throttle(per_second=0.5, at_once=2, clock=lambda: 100.0)
    >>> [throttle.wait("anna") for _ in range(3)]
    [0, 0, 2]
    """

    _MOST_KEYS = 20_000

    def __init__(
        self, per_second: float, at_once: int, among: int = 1, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._per_second = per_second / among
        self._at_once = math.ceil(at_once / among)
        self._clock = clock
        self._buckets: dict[Hashable, tuple[float, float]] = {}
        """For each key how much is left, and when that was."""

    def wait(self, key: Hashable) -> int:
        """Take one from the bucket: 0, or when it is empty the whole seconds until there is one again."""
        now = self._clock()
        left = self._left(key, now)
        if left < 1:
            return math.ceil((1 - left) / self._per_second)
        if len(self._buckets) >= self._MOST_KEYS:
            self._forget_full(now)
        self._buckets[key] = (left - 1, now)
        return 0

    def take(self, key: Hashable, some: int) -> None:
        """Take some more from the bucket of somebody who was let in; it may be emptier than empty then."""
        if some:
            now = self._clock()
            self._buckets[key] = (self._left(key, now) - some, now)

    def give_back(self, key: Hashable) -> None:
        """Put one back that was not used up."""
        left, now = self._buckets.get(key, (self._at_once, self._clock()))
        self._buckets[key] = (min(self._at_once, left + 1), now)

    def _left(self, key: Hashable, now: float) -> float:
        left, then = self._buckets.get(key, (float(self._at_once), now))
        return min(self._at_once, left + (now - then) * self._per_second)

    def _forget_full(self, now: float) -> None:
        """Forget those who have not come for long: their buckets are full again."""
        full = [key for key in self._buckets if self._left(key, now) >= self._at_once]
        for key in full or list(self._buckets)[: self._MOST_KEYS // 2]:
            del self._buckets[key]
