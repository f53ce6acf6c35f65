"""What all thinking about a question has in common: the answers with what they brought, and the time that is left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter, thread_time
from typing import Any

from deskovka.bots.greedy import without_orders
from deskovka.bots.values import Scale
from deskovka.kernel import NOTHING, Answer, Chair, Chance, Option, Question, Worth

DEEPEST = 200
"""So many answers are looked ahead at most."""


class Arm:
    """An answer: how often it was taken in thought, what it brought to each seat, how good it looked at first.

    Before it was taken it has brought what it looked like, which may count as if it had been taken.
    """

    __slots__ = ("first", "mean", "visits", "weight")

    def __init__(self, first: list[float], weight: float, visits: int) -> None:
        self.first = first
        self.mean = first
        self.weight = weight
        """How seriously it was taken at first."""
        self.visits = visits

    def bring(self, rewards: list[float]) -> None:
        """It was taken, and brought this."""
        self.visits += 1
        visits = self.visits
        self.mean = [mean + (reward - mean) / visits for mean, reward in zip(self.mean, rewards, strict=True)]


class OutOfTime(Exception):
    """The time to think is over."""


class Thinking(ABC):
    """One train of thought about the question of a chair: by a number of iterations, or until a time.

    With ``seat`` it is about the question of another seat, still in what the chair knows.
    """

    def __init__(self, chair: Chair[Any], chance: Chance, worth: Worth | None, seat: int | None) -> None:
        self.chair = chair
        self.seat = chair.seat if seat is None else seat
        self.arms: dict[Option, Arm] = {}
        """The answers to the question."""
        self.iterations = 0
        self.scale = Scale(chair.game, worth)
        self._worth = worth
        self._chance = chance
        self._goal = 1
        self._until = self._worked = self._work = self._soonest = float("inf")

    def think(self, iterations: int, until: float, work: float = float("inf")) -> None:
        """Go on for so many iterations, or until the clock (``perf_counter``) says so; one answer is always tried.

        Or until so many seconds of a processor are used up, or nothing is left to be thought of.
        """
        self._goal, self._work = iterations, work
        self._until, self._worked = until, thread_time() + work
        self._soonest = min(until, perf_counter() + work)
        try:
            while self.iterations < iterations and not self.is_sure:
                self._look_at_the_clock()
                self._iterate()
                self.iterations += 1
        except OutOfTime:
            pass

    def best(self) -> Option:
        """The answer that was taken most often, of equals the one that brought most, or that looked best at first."""
        arms, seat = self.arms, self.seat
        return max(arms, key=lambda option: (arms[option].visits, arms[option].mean[seat], arms[option].weight))

    @property
    def is_sure(self) -> bool:
        """Whether more thinking would change nothing."""
        return False

    @abstractmethod
    def weigh(self, option: Option, iterations: int) -> Arm:
        """Think about one answer so many times, so that it can be compared with others."""

    @abstractmethod
    def plan(self, most: int) -> tuple[Answer, ...]:
        """The answers that are expected from here on, the best one first; those in secret are left out."""

    @abstractmethod
    def _iterate(self) -> None:
        """Think a little further."""

    @property
    def _spent(self) -> float:
        """Which part of the iterations, or of the time on a processor, is used up."""
        part = self.iterations / self._goal
        return part if self._work == float("inf") else max(part, 1.0 - (self._worked - thread_time()) / self._work)

    def _look_at_the_clock(self) -> None:
        """Stop when the time is over; but one answer is always tried.

        How long a processor has worked is not asked before so much time has passed: on some systems it takes longer
        than the answer that is tried.
        """
        now = perf_counter()
        if now < self._soonest or not self.arms:
            return
        left = self._worked - thread_time()
        if left <= 0 or now >= self._until:
            raise OutOfTime
        self._soonest = min(self._until, now + left)


def offered(question: Question) -> Sequence[Option]:
    """What a seat may answer, but standing orders; who only may act may do nothing."""
    options = without_orders(question.options)
    return (NOTHING, *options) if question.optional else options
