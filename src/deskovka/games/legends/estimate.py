"""How well a seat stands in Legends: hints for bots, not truth."""

from __future__ import annotations

from deskovka.games.legends.scoring import score_parts
from deskovka.games.legends.state import Legends

COIN = 0.25
EXTRA = 0.35
"""The worth of an ability that grows later actions, for each turn that is left."""
FLYING = 0.3
ELIXIR = 0.3
SPREAD = 0.15
"""The worth of standing in a region at all."""
ACTION_WORTH = {"place": 0.45, "move": 0.3, "build": 1.0, "destroy": 0.6}


def estimate(g: Legends, seat: int) -> float:
    """The lead over the best opponent, with what abilities and actions to come are worth."""
    if g.board is None:
        return 0.0
    standings = [sum(parts) for parts in score_parts(g)]
    others = [score for other, score in enumerate(standings) if other != seat]
    lead = standings[seat] - max(others)
    return standings[seat] + 0.5 * lead + _promise(g, seat) + _footing(g, seat)


def _promise(g: Legends, seat: int) -> float:
    """What coins, abilities and the rest of the card are worth for the turns that are left."""
    players = g.terms.players
    left = g.terms.numbers.turns - (g.turns_taken + players - 1) // players
    ahead = left / g.terms.numbers.turns
    worth = g.coins[seat] * COIN * (0.4 + ahead)
    worth += (g.extra_move[seat] + g.extra_army[seat]) * EXTRA * left * 0.5
    worth += min(g.flying[seat], 2) * FLYING * left * 0.5
    worth += g.elixirs[seat] * ELIXIR * ahead
    if seat == g.turn:
        worth += sum(ACTION_WORTH[kind] * n for kind, n in g.to_do)
    return worth


def _footing(g: Legends, seat: int) -> float:
    """How broadly the armies stand, and how near the regions are that could be won."""
    worth = 0.0
    cities = g.cities[seat]
    for region, armies in enumerate(g.armies[seat]):
        mine = armies + cities[region]
        if not mine:
            continue
        rival = max(
            row[region] + (g.cities[other][region] if other < g.terms.players else 0)
            for other, row in enumerate(g.armies)
            if other != seat
        )
        worth += SPREAD
        margin = mine - rival
        worth += 0.06 * min(margin, 2) if margin > 0 else 0.04 * margin
    return worth + 0.02 * sum(g.armies[seat]) + 0.1 * sum(cities)
