"""Playouts: whole games in one go, with no copies, no events and no history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from deskovka.kernel.errors import EndlessGame
from deskovka.kernel.flow import Ask, AskAll, Option, Options
from deskovka.kernel.game import Game, State

S = TypeVar("S", bound=State)

Pick = Callable[[int, Options], Option]
"""Which option a seat takes."""


def playout(game: Game[S], state: S, pick: Pick, limit: int = 1_000_000) -> int:
    """Play from a step boundary to the end, in place; gives the number of decisions that had a choice."""
    decisions = steps = 0
    result = game.result
    step = game.step
    while result(state) is None:
        flow = step(state)
        reply: Any = None
        while True:
            try:
                question = flow.send(reply)
            except StopIteration:
                break
            if isinstance(question, AskAll):
                reply = {}
                for seat, ask in question.asks.items():
                    options = ask.options()
                    if len(options) == 1:
                        reply[seat] = options[0]
                    else:
                        decisions += 1
                        reply[seat] = pick(seat, options)
                continue
            options = question.options()
            if len(options) == 1:
                reply = options[0]
            else:
                decisions += 1
                reply = pick(question.seat, options)
            if question.others:
                forced = len(options) == 1 and not question.private
                reply = (question.seat, reply) if forced else _with_others(question, reply, pick)
        steps += 1
        if decisions > limit or steps > limit:
            raise EndlessGame(game=game.id, limit=limit)
    return decisions


def _with_others(ask: Ask, reply: Option, pick: Pick) -> tuple[int, Option]:
    """Give each optional actor one chance to act, as likely as any other of its options, before the answer."""
    for seat, options in ask.others.items():
        choice = pick(seat, ((), *options()))
        if choice:
            return seat, choice
    return ask.seat, reply
