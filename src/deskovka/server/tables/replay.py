"""A game played again, ready to be looked at after any number of answers."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.kernel import Answer, Match, Record, Snapshot
from deskovka.server.tables.play import Game

_STEP = 20
"""Answers between two places from which the game can be played on."""


class Replay:
    """The positions of a game. Rules run here, so that it is used off the event loop."""

    def __init__(self, game: Game, beginning: Record) -> None:
        """From its beginning: a record without answers, or one that ends with a snapshot."""
        self.game = game
        self._walker: Match[Any] = Match.load(game, beginning)
        self._answers: list[Answer] = list(beginning.answers)
        self.first = len(beginning.answers)
        """The least number of answers after which the game can be looked at."""
        self._places: list[Snapshot] = [self._walker.snapshot]

    def follow(self, answers: list[Answer]) -> bool:
        """Play on to the end of these answers; False when they are not what was played so far."""
        if answers[: len(self._answers)] != self._answers:
            return False
        for seat, option in answers[len(self._answers) :]:
            self._walker.answer(seat, option)
            self._answers.append((seat, option))
            if len(self._answers) - self._places[-1].at >= _STEP and self._walker.world.at_boundary:
                self._places.append(self._walker.snapshot)
        return True

    def at(self, count: int) -> Match[Any]:
        """The game after so many answers."""
        place = next(place for place in reversed(self._places) if place.at <= count)
        walker = self._walker
        state = msgspec.json.decode(msgspec.json.encode(place.state))
        origin = Record(
            *(self.game.id, self.game.rules_version, {}, walker.seed, self._answers[: place.at]),
            snapshots=[Snapshot(place.at, place.rules_version, state)],
        )
        match: Match[Any] = Match(self.game, walker.setup, walker.seed, origin)
        for seat, option in self._answers[place.at : count]:
            match.answer(seat, option)
        return match
