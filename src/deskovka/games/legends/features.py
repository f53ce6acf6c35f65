"""What matters in Legends, counted for each seat: hints for bots. What it is worth stands in ``data/worth.json``."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TypeAlias

from deskovka.games.legends.map import Map
from deskovka.games.legends.scoring import count_adjective, parts_under
from deskovka.games.legends.state import NOBODY, Legends
from deskovka.kernel import Rows

FEATURES = (
    *("points", "regions", "islands", "card_points", "elixir_points"),
    *("coins", "coins_to_score", "extra_move", "extra_army", "flying", "elixirs", "immune"),
    *("word_cards", "set_begun", "turns"),
    *("place", "move", "build", "destroy", "points_left"),
    *("armies", "cities", "footing", "safe", "narrow", "tied", "one_behind", "far_behind", "at_start"),
    *("island_safe", "island_narrow", "island_tied", "island_behind"),
)


KEPT = 4096
"""So many ways in which the pieces stood are remembered: while bots think, the same ones come up all the time."""

Pieces: TypeAlias = tuple[tuple[int, ...], ...]
"""How many there are of each contender in each region."""
Ground: TypeAlias = tuple[list[int], list[int], Rows]
"""Who controls each region and each island, and what of each seat is counted on the map; nobody may change it."""

ACTIONS = ("place", "move", "build", "destroy")


def features(g: Legends) -> Rows:
    """The row of each seat; all zeros before the map is laid."""
    players, turns = g.terms.players, g.terms.numbers.turns
    if g.map is None:
        return [[0.0] * len(FEATURES) for _ in range(players)]
    pieces = tuple(map(tuple, g.armies)), tuple(map(tuple, g.cities))
    controllers, islands, standing = ground(g.map, g.start, *pieces)
    parts, rows = parts_under(g, controllers, islands), []
    for seat in range(players):
        own = parts[seat]
        turns_had = (g.turns_taken + players - 1 - (seat - g.starter) % players) // players
        rows.append(
            [
                *(g.totals[seat] + sum(own), own[0], own[1], own[2], own[3]),
                *(g.coins[seat], _coins_to_score(g, seat), g.extra_move[seat], g.extra_army[seat]),
                *(min(g.flying[seat], 2), g.elixirs[seat], g.immune[seat]),
                *(*_collecting(g, seat), turns - turns_had),
                *(_to_do(g) if seat == g.turn else _NOTHING_TO_DO),
                *standing[seat],
            ]
        )
    return rows


def left(g: Legends) -> float:
    """The part of all turns that is left; of a full game, in the game that is played."""
    return 1.0 - g.turns_taken / (g.terms.numbers.turns * g.terms.players)


_NOTHING_TO_DO = [0.0] * (len(ACTIONS) + 1)


def _to_do(g: Legends) -> list[float]:
    """Of each action how much the taken card still gives, and what is left of the one under way."""
    found = [0.0] * len(ACTIONS)
    for kind, n in g.to_do:
        found[ACTIONS.index(kind)] += n
    return [*found, g.points]


@lru_cache(maxsize=KEPT)
def ground(on_map: Map, start: int, armies: Pieces, cities: Pieces) -> Ground:
    """What is counted of the pieces on the map: the start region, then armies by contender and cities by seat."""
    controllers, footings = _footings(start, armies, cities)
    islands, shores = _shores(on_map, controllers, armies, len(cities))
    return controllers, islands, [[*footing, *shore] for footing, shore in zip(footings, shores, strict=True)]


def _footings(start: int, armies: Pieces, cities: Pieces) -> tuple[list[int], Rows]:
    """Who controls each region; of each seat armies, cities, and in how many regions it stands how.

    That is: far ahead, ahead, level, behind the strongest by one or by more. Last come its armies in the start region.
    """
    players = len(cities)
    found = [[0.0] * 9 for _ in cities]
    for row, own, built in zip(found, armies, cities, strict=False):
        row[0], row[1] = sum(own), sum(built)
        row[8] = own[start] if start >= 0 else 0
    strengths = [tuple(map(add, own, built)) for own, built in zip(armies, cities, strict=False)]
    controllers = []
    for standing in zip(*strengths, *armies[players:], strict=True):
        best = max(standing)
        if not best:
            controllers.append(NOBODY)
            continue
        alone = standing.count(best) == 1
        controllers.append(standing.index(best) if alone else NOBODY)
        margin = best - sorted(standing)[-2] if alone else 0
        for row, mine in zip(found, standing, strict=False):
            if mine:
                row[2] += 1
                behind = best - mine
                if behind:
                    row[6 if behind == 1 else 7] += 1
                else:
                    row[3 if margin > 1 else 4 if margin else 5] += 1
    return controllers, found


def _shores(on_map: Map, controllers: list[int], armies: Pieces, players: int) -> tuple[list[int], Rows]:
    """Who controls each island; of each seat on how many islands it stands how.

    That is: ahead by more than a region, by one, level, one behind.
    """
    found = [[0.0] * 4 for _ in range(players)]
    counts = [[0] * len(armies) for _ in on_map.islands]
    for island, controller in zip(on_map.island_of, controllers, strict=True):
        if controller != NOBODY:
            counts[island][controller] += 1
    winners = []
    for count in counts:
        most = max(count)
        alone = most > 0 and count.count(most) == 1
        winners.append(count.index(most) if alone else NOBODY)
        if not most:
            continue
        margin = most - sorted(count)[-2] if alone else 0
        for row, held in zip(found, count, strict=False):
            behind = most - held
            if behind == 0:
                row[0 if margin > 1 else 1 if margin else 2] += 1
            elif behind == 1:
                row[3] += 1
    return winners, found


def _coins_to_score(g: Legends, seat: int) -> float:
    """EL-ABL-10: how much the coins count at the end, while there are coins."""
    cards = g.terms.tables.scoring
    scoring = [ability for card in g.cards[seat] for ability in cards[card] if ability.type == "vp_per_coins"]
    return sum([ability.vp * g.coins[seat] / ability.coins for ability in scoring])


def _collecting(g: Legends, seat: int) -> tuple[float, float]:
    """EL-ABL-07, EL-ABL-09: points for each further card of a word, and for sets that are begun."""
    cards = g.terms.tables.scoring
    words = begun = 0.0
    for card in g.cards[seat]:
        for ability in cards[card]:
            if ability.type == "vp_per_adjective":
                words += ability.vp
            elif ability.type == "vp_set":
                have = count_adjective(g, seat, ability.adjective)
                begun += ability.vp * have / ability.need if have < ability.need else 0.0
    return words, begun
