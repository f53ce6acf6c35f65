"""How the seats of a world stand, for bots: by what things are worth, and at the end by who won."""

from __future__ import annotations

from typing import Any

from deskovka.kernel import Game, Result, World, Worth, leads

REACH = 2.0
"""Leads count up to so many standard deviations of the final lead."""
SPAN = 0.95
"""The part of the scale of rewards that leads take; victory and defeat lie beyond it."""
VICTORY = 1000.0
"""How many points of a lead a victory is worth, so that nothing outweighs it."""


def standings(world: World[Any], worth: Worth | None = None) -> list[float]:
    """How far each seat is ahead, in points; with these weights instead of the game's own.

    Where rivals that are no seats contend, points count to the end: what those draw in an imagined world decides
    nothing in the true one.
    """
    result = world.result
    found = lead_in_points(world, worth)
    if result is None or result.rivals:
        return found
    part = 2 * VICTORY / max(1, len(result.winners))
    return [lead + (part - VICTORY if seat in result.winners else -VICTORY) for seat, lead in enumerate(found)]


def lead_in_points(world: World[Any], worth: Worth | None = None) -> list[float]:
    """The same in points alone, whoever won."""
    result = world.result
    if result is None:
        return world.game.estimates(world.state, worth)
    return leads(result.scores, result.teams or world.game.teams(world.state))


class Scale:
    """Rewards, one for each seat from 0 to 1: the lead in points, cut off where it decides; at the end who won."""

    __slots__ = ("_game", "_weights", "worth")

    def __init__(self, game: Game[Any], worth: Worth | None) -> None:
        self._game = game
        self.worth = worth
        self._weights = worth or game.worth

    def reach(self, players: int) -> float:
        """The lead in points beyond which more changes nothing."""
        return REACH * self._weights.of(players).spread

    def of(self, world: World[Any]) -> list[float]:
        """What a world is worth to each seat."""
        if world.result is not None:
            return self._of_result(world, world.result)
        found = self._game.estimates(world.state, self.worth)
        reach = self.reach(len(found))
        half = SPAN / 2
        return [0.5 + half * (lead / reach if -reach < lead < reach else 1.0 if lead > 0 else -1.0) for lead in found]

    def _of_result(self, world: World[Any], result: Result) -> list[float]:
        """Victory, shared in parts unless by a team; of two defeats the nearer one is the better."""
        won = 1.0 if result.kind == "team" else 1.0 / (len(result.winners) or len(result.scores))
        margin, reach = (1.0 - SPAN) / 2, self.reach(len(result.scores))
        found = []
        for seat, lead in enumerate(leads(result.scores, result.teams or self._game.teams(world.state))):
            near = margin * (1.0 + max(-1.0, min(1.0, lead / reach))) / 2
            shared = won if seat in result.winners or result.kind == "draw" else 0.0
            found.append(shared * (1.0 - margin) + near)
        return found

    def part(self, lead: float, players: int) -> float:
        """The reward that so many points of a lead make, where it is not cut off."""
        return SPAN / 2 * lead / self.reach(players)

    def lead(self, reward: float, players: int) -> float:
        """The lead in points that a reward stands for."""
        return (reward - 0.5) * 2 / SPAN * self.reach(players)
