"""What matters in Legends, counted for each seat: hints for bots. What it is worth stands in ``data/worth.json``."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TypeAlias

from deskovka.games.legends.map import Map
from deskovka.games.legends.scoring import parts_under
from deskovka.games.legends.state import NOBODY, Legends
from deskovka.games.legends.tables import Tables
from deskovka.kernel import Rows

FEATURES = (
    *("points", "regions", "islands", "card_points", "elixir_points"),
    *("coins", "coins_to_spend", "coins_to_score", "extra_move", "extra_army", "flying", "elixirs", "immune"),
    *("word_cards", "words_offered", "set_begun", "turns"),
    *("armies", "cities", "footing", "safe", "narrow", "tied", "one_behind", "far_behind", "at_start"),
    *("island_safe", "island_narrow", "island_tied", "island_behind"),
)


KEPT = 4096
"""So many ways in which the pieces stood are remembered: while bots think, the same ones come up all the time."""

Pieces: TypeAlias = tuple[tuple[int, ...], ...]
"""How many there are of each contender in each region."""
Ground: TypeAlias = tuple[list[int], list[int], Rows]
"""Who controls each region and each island, and what of each seat is counted on the map; nobody may change it."""


def features(g: Legends) -> Rows:
    """The row of each seat; all zeros before the map is laid."""
    players, all_turns = g.terms.players, g.terms.numbers.turns
    if g.map is None:
        return [[0.0] * len(FEATURES) for _ in range(players)]
    pieces = tuple(map(tuple, g.armies)), tuple(map(tuple, g.cities))
    controllers, islands, standing = ground(g.map, g.start, *pieces)
    parts, rows = parts_under(g, controllers, islands), []
    tables, row = g.terms.tables, tuple(g.row)
    for seat in range(players):
        own, coins = parts[seat], g.coins[seat]
        words, offered, begun, coin = _collecting(tables, tuple(g.cards[seat]), row)
        turns = max(0, all_turns - len(g.cards[seat]))
        rows.append(
            [
                *(g.totals[seat] + sum(own), own[0], own[1], own[2], own[3]),
                *(coins, min(coins, turns), coin * coins, g.extra_move[seat], g.extra_army[seat]),
                *(min(g.flying[seat], 2), g.elixirs[seat], g.immune[seat]),
                *(words, offered, begun, turns),
                *standing[seat],
            ]
        )
    return rows


def left(g: Legends) -> float:
    """The part of all turns that is left; of a full game, in the game that is played."""
    return 1.0 - g.turns_taken / (g.terms.numbers.turns * g.terms.players)


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


@lru_cache(maxsize=KEPT)
def _collecting(tables: Tables, cards: tuple[int, ...], row: tuple[int, ...]) -> tuple[float, float, float, float]:
    """EL-ABL-07, EL-ABL-09, EL-ABL-10: what the cards of a seat promise.

    That is: points for each further card of a word, for those on offer, for sets that are begun, and for a coin.
    """
    adjectives = tables.adjectives
    own, offered_words = [adjectives[card] for card in cards], [adjectives[card] for card in row]
    words = offered = begun = coin = 0.0
    for card in cards:
        for ability in tables.scoring[card]:
            if ability.type == "vp_per_adjective":
                words += ability.vp
                offered += ability.vp * offered_words.count(ability.adjective)
            elif ability.type == "vp_set":
                have = own.count(ability.adjective)
                begun += ability.vp * have / ability.need if have < ability.need else 0.0
            elif ability.type == "vp_per_coins":
                coin += ability.vp / ability.coins
    return words, offered, begun, coin
