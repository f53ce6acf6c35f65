"""What matters in Legends, counted for each seat: hints for bots. What it is worth stands in ``data/worth.json``."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Any, TypeAlias

from deskovka.games.legends.map import Map
from deskovka.games.legends.scoring import citadel_points, leader_points, parts_held
from deskovka.games.legends.state import NOBODY, Legends
from deskovka.games.legends.tables import Tables
from deskovka.kernel import Rows

FEATURES = (
    *("points", "regions", "islands", "card_points", "elixir_points"),
    *("coins", "coins_to_spend", "coins_to_score", "extra_move", "extra_army", "flying", "elixirs", "immune"),
    *("word_cards", "words_offered", "set_begun", "turns", "seats_before"),
    *("armies", "cities", "footing", "safe", "narrow", "tied", "one_behind", "far_behind", "at_start"),
    *("island_safe", "island_narrow", "island_tied", "island_behind"),
)


KEPT = 4096
"""So many things of each kind are remembered: while bots think, the same ones come up all the time."""
WAYS = SAFE, NARROW, TIED, ONE_BEHIND, FAR_BEHIND = range(5)
"""How a seat may stand in a region: ahead by more than one, by one, level, behind the strongest by one or by more."""
NOT_THERE = -1

Ground: TypeAlias = tuple[tuple[int, ...], list[int], Rows]
"""Who controls each region and each island, and what of each seat is counted on the map: first regions and islands."""
Belongings: TypeAlias = tuple[float, list[float]]
"""What a seat has beside the map: points, and features in their order."""
_KNOWN: dict[tuple[Any, ...], list[Belongings]] = {}
"""The belongings of all seats, by all that they depend on."""


def features(g: Legends) -> Rows:
    """The row of each seat; all zeros before the map is laid."""
    players = g.terms.players
    if g.map is None:
        return [[0.0] * len(FEATURES) for _ in range(players)]
    controllers, islands, standing = ground(g.map, g.start, players, b"".join(map(bytes, (*g.armies, *g.cities))))
    rows = []
    for seat, ((points, kept), (regions, won, *stands)) in enumerate(zip(_belongings(g), standing, strict=True)):
        before = (seat - g.starter) % players if g.starter != NOBODY else 0  # who goes last has the last word
        rows.append([points + regions + won, regions, won, *kept, before, *stands])
    if g.terms.variants:
        for seat, row in enumerate(rows):
            row[0] += citadel_points(g, seat, controllers) + leader_points(g, seat, islands)
    return rows


def left(g: Legends) -> float:
    """The part of all turns that is left; of a full game, in the game that is played."""
    return 1.0 - g.turns_taken / (g.terms.numbers.turns * g.terms.players)


@lru_cache(maxsize=KEPT)
def ground(on_map: Map, start: int, players: int, pieces: bytes) -> Ground:
    """What is counted of the pieces on the map: armies by contender, then cities by seat, each by region.

    Nobody may change what is found.
    """
    count = len(on_map.regions)
    by_owner = [pieces[first : first + count] for first in range(0, len(pieces), count)]
    controllers, stands = zip(*map(_footing, zip(*by_owner, strict=True)), strict=True)
    islands, shores = _shores(on_map, controllers, len(by_owner) - players)
    found = []
    for seat, own in enumerate(zip(*stands, strict=True)):
        armies, cities = by_owner[seat], by_owner[seat - players]
        footing = [own.count(way) for way in WAYS]
        found.append(
            [
                *map(float, (controllers.count(seat), islands.count(seat), sum(armies), sum(cities))),
                *map(float, (sum(footing), *footing, armies[start] if start >= 0 else 0)),
                *shores[seat],
            ]
        )
    return controllers, islands, found


@lru_cache(maxsize=KEPT)
def _footing(pieces: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Who controls a region with the armies of each contender and the cities of each seat, and how each seat stands."""
    players = len(pieces) // 2
    armies, cities = pieces[:-players], pieces[-players:]
    strengths = [*map(add, armies, cities), *armies[players:]]
    *_, second, best = sorted(strengths)
    ahead = SAFE if best - second > 1 else NARROW if best > second else TIED
    stands = [
        NOT_THERE if not own else ahead if own == best else ONE_BEHIND if own == best - 1 else FAR_BEHIND
        for own in strengths[:players]
    ]
    return strengths.index(best) if best > second else NOBODY, tuple(stands)


@lru_cache(maxsize=KEPT)
def _shores(on_map: Map, controllers: tuple[int, ...], contenders: int) -> tuple[list[int], Rows]:
    """Who controls each island; of each contender on how many islands it stands how.

    That is: ahead by more than a region, by one, level, one behind.
    """
    found = [[0.0] * 4 for _ in range(contenders)]
    counts = [[0] * contenders for _ in on_map.islands]
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
        for row, held in zip(found, count, strict=True):
            behind = most - held
            if behind == 0:
                row[0 if margin > 1 else 1 if margin else 2] += 1
            elif behind == 1:
                row[3] += 1
    return winners, found


def _belongings(g: Legends) -> list[Belongings]:
    """The points of each seat that do not depend on the map, and all features from card points to turns."""
    known = (
        *(g.terms, tuple(g.row), tuple(map(tuple, g.cards)), tuple(map(tuple, g.discoveries)), tuple(g.coins)),
        *(tuple(g.extra_move), tuple(g.extra_army), tuple(g.flying), tuple(g.elixirs), tuple(g.immune)),
        *(tuple(g.totals), tuple(g.dragons)),
    )
    found = _KNOWN.get(known)
    if found is None:
        if len(_KNOWN) >= KEPT:
            _KNOWN.clear()
        found = _KNOWN[known] = _count_belongings(g)
    return found


def _count_belongings(g: Legends) -> list[Belongings]:
    tables, row = g.terms.tables, tuple(g.row)
    found: list[Belongings] = []
    for seat, parts in enumerate(parts_held(g)):
        coins = g.coins[seat]
        words, offered, begun, coin = _collecting(tables, tuple(g.cards[seat]), row)
        turns = max(0, g.terms.numbers.turns - len(g.cards[seat]))
        kept = [
            *(parts[0], parts[1], coins, min(coins, turns), coin * coins, g.extra_move[seat], g.extra_army[seat]),
            *(min(g.flying[seat], 2), g.elixirs[seat], g.immune[seat], words, offered, begun, turns),
        ]
        found.append((g.totals[seat] + sum(parts), [float(each) for each in kept]))
    return found


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
