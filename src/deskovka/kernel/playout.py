"""Playouts: whole games in one go, with no copies, no events and no history."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import EndlessGame
from deskovka.kernel.flow import Answer, Ask, AskAll, Flow, Option, Options, Pick, volunteer
from deskovka.kernel.game import Game
from deskovka.kernel.state import State

S = TypeVar("S", bound=State[Any])


class Boundary(Generic[S]):
    """Where a game can be taken up again: the state at a step boundary, and the answers since then."""

    __slots__ = ("since", "state", "wanted")

    def __init__(self, state: S) -> None:
        self.state = state.copy()
        self.since: list[Answer] = []
        self.wanted = False
        """Whether it is worth a copy at every step; without, it stays where it is."""

    def move(self, state: S) -> None:
        """Come up to the boundary that the game has reached."""
        self.state = state.copy()
        self.since = []


def at_random(chance: Chance) -> Pick:
    """Whoever picks takes any option, each equally likely."""

    def pick(_seat: int, options: Options, _question: Ask | AskAll) -> Option:
        return chance.pick(options)

    return pick


def playout(game: Game[S], state: S, pick: Pick, limit: int = 1_000_000, boundary: Boundary[S] | None = None) -> int:
    """Play from a step boundary to the end, in place; gives the number of decisions that had a choice.

    Each seat that is asked picks, and before it those who may act meanwhile. The ``boundary`` is moved along.
    """
    decisions = 0
    flow = _whole_game(game, state, limit, boundary)
    reply: Any = None
    while True:
        try:
            question = flow.send(reply)
        except StopIteration:
            return decisions
        if isinstance(question, Ask):
            options = question.options()
            if len(options) == 1 and not question.private:
                reply = (question.seat, options[0]) if question.others else options[0]
            elif question.others and (acting := volunteer(question, pick)):
                decisions += 1
                reply = acting
            else:
                decisions += len(options) > 1
                reply = pick(question.seat, options, question)
                if question.others:
                    reply = (question.seat, reply)
        else:
            reply = {}
            for seat, ask in question.asks.items():
                options = ask.options()
                if len(options) > 1:
                    decisions += 1
                    reply[seat] = pick(seat, options, question)
                else:
                    reply[seat] = pick(seat, options, question) if ask.private else options[0]
        if decisions > limit:
            raise EndlessGame(game=game.id, limit=limit)


def _whole_game(game: Game[S], state: S, limit: int, boundary: Boundary[S] | None) -> Flow[None]:
    """All questions of a game to its end; one of twice as many steps as it may have decisions goes in circles."""
    result, step = game.result, game.step
    for _ in range(2 * limit + 1):
        if result(state) is not None:
            return
        if boundary is not None and boundary.wanted:
            boundary.move(state)
        yield from step(state)
    raise EndlessGame(game=game.id, limit=limit)
