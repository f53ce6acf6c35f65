"""What matters in Legends, counted for each seat: hints for bots. What it is worth stands in ``data/worth.json``."""

from __future__ import annotations

from deskovka.games.legends.scoring import count_adjective, score_parts
from deskovka.games.legends.state import Legends
from deskovka.kernel import Rows

FEATURES = (
    *("points", "regions", "islands", "card_points", "elixir_points"),
    *("coins", "coins_to_score", "extra_move", "extra_army", "flying", "elixirs", "immune"),
    *("word_cards", "set_begun", "turns"),
    *("place", "move", "build", "destroy", "points_left"),
    *("armies", "cities", "footing", "safe", "narrow", "tied", "one_behind", "far_behind", "at_start"),
)


def features(g: Legends) -> Rows:
    """The row of each seat; all zeros before the map is laid."""
    seats = range(g.terms.players)
    if g.map is None:
        return [[0.0] * len(FEATURES) for _ in seats]
    parts, rows = score_parts(g), []
    footings = _footings(g)
    players, turns = g.terms.players, g.terms.numbers.turns
    for seat in seats:
        regions, islands, cards, elixirs, *_ = parts[seat]
        turns_had = (g.turns_taken + players - 1 - (seat - g.starter) % players) // players
        to_do = dict.fromkeys(("place", "move", "build", "destroy"), 0)
        if seat == g.turn:
            for kind, n in g.to_do:
                to_do[kind] += n
        rows.append(
            [
                *(g.totals[seat] + sum(parts[seat]), regions, islands, cards, elixirs),
                *(g.coins[seat], _coins_to_score(g, seat), g.extra_move[seat], g.extra_army[seat]),
                *(min(g.flying[seat], 2), g.elixirs[seat], g.immune[seat]),
                *(*_collecting(g, seat), turns - turns_had),
                *to_do.values(),
                g.points if seat == g.turn else 0,
                *footings[seat],
            ]
        )
    return rows


def left(g: Legends) -> float:
    """The part of all turns that is left; of a full game, in the game that is played."""
    return 1.0 - g.turns_taken / (g.terms.numbers.turns * g.terms.players)


def _footings(g: Legends) -> list[list[float]]:
    """Armies, cities, and in how many regions each seat stands: far ahead, ahead, level or behind the strongest."""
    players, start = g.terms.players, g.start
    found = [[0.0] * 9 for _ in range(players)]
    armies, cities = g.armies, g.cities
    for seat in range(players):
        found[seat][0] = sum(armies[seat])
        found[seat][1] = sum(cities[seat])
        found[seat][8] = armies[seat][start] if start >= 0 else 0
    strengths = [[a + c for a, c in zip(armies[seat], cities[seat], strict=True)] for seat in range(players)] + armies[
        players:
    ]
    for standing in zip(*strengths, strict=True):
        best = max(standing)
        if not best:
            continue
        second = best if standing.count(best) > 1 else max([0, *(each for each in standing if each != best)])
        for seat in range(players):
            mine = standing[seat]
            if mine:
                row = found[seat]
                row[2] += 1
                behind = best - mine
                if behind:
                    row[6 if behind == 1 else 7] += 1
                else:
                    margin = best - second
                    row[3 if margin > 1 else 4 if margin else 5] += 1
    return found


def _coins_to_score(g: Legends, seat: int) -> float:
    """EL-ABL-10: how much the coins count at the end, while there are coins."""
    cards = g.terms.tables.cards
    scoring = [ability for card in g.cards[seat] for ability in cards[card].abilities if ability.type == "vp_per_coins"]
    return sum([ability.vp * g.coins[seat] / ability.coins for ability in scoring])


def _collecting(g: Legends, seat: int) -> tuple[float, float]:
    """EL-ABL-07, EL-ABL-09: points for each further card of a word, and for sets that are begun."""
    cards = g.terms.tables.cards
    words = begun = 0.0
    for card in g.cards[seat]:
        for ability in cards[card].abilities:
            if ability.type == "vp_per_adjective":
                words += ability.vp
            elif ability.type == "vp_set":
                have = count_adjective(g, seat, ability.adjective)
                begun += ability.vp * have / ability.need if have < ability.need else 0.0
    return words, begun
