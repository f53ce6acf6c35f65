"""Bots that plan ahead: the levels of the search."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from deskovka.bots.bot import Bot, Planned
from deskovka.bots.rehearsal import Rehearsal
from deskovka.bots.search import Place, Search
from deskovka.bots.thinking import Thinking
from deskovka.kernel import NOTHING, Chair, Chance, Option, Question, Worth

LEVELS = {"sharp": 0.1, "strong": 1.0, "expert": 5.0}
"""How many seconds each level thinks about an answer."""
SPARED = 0.02
"""The part of its time that a bot leaves for coming to an end."""
PATIENCE = 0.1
"""So many seconds longer it may take where the processor is busy with other things meanwhile."""
MOST = 100_000
"""So many iterations are enough for any answer."""


class PlannerBot(Bot):
    """It searches for so many seconds, or for so many iterations, so that a game can be played again exactly.

    What it has searched is kept for its next question, if nothing was drawn, learned or answered by others meanwhile;
    what it has planned for the rest of its turn, whatever happens.
    """

    def __init__(
        self, seed: bytes, worth: Worth | None = None, seconds: float | None = None, iterations: int = MOST
    ) -> None:
        super().__init__(seed, worth)
        self.seconds = seconds
        self.iterations = iterations
        self._kept: Place | None = None
        self._kept_after = 0

    def answer(self, chair: Chair[Any]) -> Option:
        """What was found best."""
        question = chair.question()
        assert question is not None
        if len(question.options) == 1:
            self._kept = None
            return question.options[0]
        search = self.think(chair, question)
        option = search.best()
        if isinstance(search, Search):
            self._kept, self._kept_after = search.root.next.get((chair.seat, option)), chair.undisturbed() + 1
        elif isinstance(search, Rehearsal):
            self.planned = search.planned_after(option)
        return option

    def consider(self, chair: Chair[Any]) -> Option:
        """What was found best, doing nothing included."""
        question = chair.question()
        self._kept = None
        return NOTHING if question is None else self.think(chair, question).best()

    def think(self, chair: Chair[Any], question: Question) -> Thinking:
        """What there is to think about the question of a chair, as long as this bot thinks."""
        root = self._root(chair, question)
        return self._thought(begun(chair, self.chance, self.worth, root=root, planned=self.planned))

    def think_about(self, seat: int, chair: Chair[Any]) -> Thinking:
        """What there is to think about the question of any seat, in what a chair knows, as long as this bot thinks."""
        return self._thought(begun(chair, self.chance, self.worth, seat))

    def _thought(self, thinking: Thinking) -> Thinking:
        if self.seconds is None:
            thinking.think(self.iterations, float("inf"))
        else:
            thinking.think(self.iterations, perf_counter() + self.seconds + PATIENCE, self.seconds * (1 - SPARED))
        return thinking

    def _root(self, chair: Chair[Any], question: Question) -> Place | None:
        """What was thought of before, if nothing happened since but the answer that it was thought of for."""
        kept, self._kept = self._kept, None
        if kept is None or chair.undisturbed() != self._kept_after:
            return None
        return kept if kept.arms.get(chair.seat, {}).keys() <= set(question.options) else None


def begun(
    chair: Chair[Any],
    chance: Chance,
    worth: Worth | None,
    seat: int | None = None,
    root: Place | None = None,
    planned: Planned | None = None,
) -> Thinking:
    """The way of thinking that suits the question of a seat, if not of the chair's own, in what the chair knows."""
    if chair.game.passes_last:
        question = chair.question() if seat is None else chair.imagine(chance.fork()).question(seat)
        if question is not None and not question.secret and not question.optional:
            return Rehearsal(chair, chance, worth, seat, planned)
    return Search(chair, chance, worth, root, seat)
