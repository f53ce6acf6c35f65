"""2. and 8. Control, victory points with all their parts, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from deskovka.games.legends.state import NOBODY, Legends
from deskovka.games.legends.tables import Ability, Tables
from deskovka.kernel import Result

PARTS = ("regions", "islands", "cards", "elixirs", "discoveries", "citadels", "dragon", "leader")
"""The parts of a score, in the order in which they are counted."""
KEPT = 4096
"""So many hands of cards are remembered: while bots think, the same ones come up all the time."""


def control(g: Legends) -> list[int]:
    """EL-TRM-06 Control of a region: the strongest contender of each region, or nobody."""
    armies, cities = g.armies, g.cities
    players = g.terms.players
    controllers = [NOBODY] * len(g.tokens)
    for region in range(len(controllers)):
        best = 0
        for contender, row in enumerate(armies):
            strength = row[region]
            if contender < players:
                strength += cities[contender][region]
            if strength > best:
                best = strength
                controllers[region] = contender
            elif strength == best:
                controllers[region] = NOBODY
    return controllers


def island_control(g: Legends, controllers: list[int]) -> list[int]:
    """EL-TRM-07 Control of an island: who controls the most of its regions, or nobody."""
    on_map = g.on_map
    counts = [[0] * g.terms.contenders for _ in on_map.islands]
    for region, contender in enumerate(controllers):
        if contender != NOBODY:
            counts[on_map.island_of[region]][contender] += 1
    winners = []
    for count in counts:
        most = max(count)
        winners.append(count.index(most) if most and count.count(most) == 1 else NOBODY)
    return winners


def score_parts(g: Legends) -> list[list[int]]:
    """EL-END-02 to EL-END-07: for each seat the victory points of every part, as they stand now."""
    controllers = control(g)
    islands = island_control(g, controllers)
    return [
        [
            controllers.count(seat),
            islands.count(seat),
            cards,
            elixirs,
            discoveries,
            citadel_points(g, seat, controllers),
            dragons,
            leader_points(g, seat, islands),
        ]
        for seat, (cards, elixirs, discoveries, dragons) in enumerate(parts_held(g))
    ]


def parts_held(g: Legends) -> list[tuple[int, int, int, int]]:
    """Of those the parts that do not depend on the map: for cards, elixirs, discoveries and the dragon."""
    elixirs, content = _elixir_points(g), g.terms.tables.content
    return [
        (
            card_points(g, seat),
            elixirs[seat],
            sum([g.terms.tables.discoveries[token].vp for token in g.discoveries[seat]]),
            g.dragons[seat] * content.dragon.vp,
        )
        for seat in range(g.terms.players)
    ]


def card_points(g: Legends, seat: int) -> int:
    """EL-END-05 Abilities: what the cards of a seat give."""
    points, others = _of_words(g.terms.tables, tuple(g.cards[seat]))
    return points + sum([_SCORED[ability.type](g, seat, ability) for ability in others])


def count_adjective(g: Legends, seat: int, adjective: str) -> int:
    """EL-TRM-09 Adjective: how many cards of a seat bear the word in their name."""
    adjectives = g.terms.tables.adjectives
    return [adjectives[card] for card in g.cards[seat]].count(adjective)


@lru_cache(maxsize=KEPT)
def _of_words(tables: Tables, cards: tuple[int, ...]) -> tuple[int, tuple[Ability, ...]]:
    """What cards give for their words; and the abilities that look at other things."""
    words = [tables.adjectives[card] for card in cards]
    points, others = 0, []
    for ability in [each for card in cards for each in tables.scoring[card]]:
        have = words.count(ability.adjective)
        if ability.type == "vp_per_adjective":  # EL-ABL-07 +1 VP per named card
            points += ability.vp * have
        elif ability.type == "vp_set":  # EL-ABL-09 Complete set
            points += ability.vp if have >= ability.need else 0
        else:
            others.append(ability)
    return points, tuple(others)


def _per_coins(g: Legends, seat: int, ability: Ability) -> int:
    """EL-ABL-10 +1 VP per 3 coins."""
    return ability.vp * (g.coins[seat] // ability.coins)


def _per_flying(g: Legends, seat: int, ability: Ability) -> int:
    """EL-ABL-12 +1 VP per flying."""
    return ability.vp * g.flying[seat]


_SCORED: dict[str, Callable[[Legends, int, Ability], int]] = {
    "vp_per_coins": _per_coins,
    "vp_per_flying": _per_flying,
}


def _elixir_points(g: Legends) -> list[int]:
    """EL-END-06 Elixirs."""
    most = max(g.elixirs)
    if not most:
        return [0] * g.terms.players
    award = g.terms.tables.content.elixir_vp
    points = award.alone if g.elixirs.count(most) == 1 else award.shared
    return [points if elixirs == most else 0 for elixirs in g.elixirs]


def citadel_points(g: Legends, seat: int, controllers: Sequence[int]) -> int:
    """EL-CIT-02 Scoring."""
    if "citadel" not in g.tokens:
        return 0
    held = sum(1 for token, owner in zip(g.tokens, controllers, strict=True) if token == "citadel" and owner == seat)
    return held * g.terms.tables.content.citadels.vp


def leader_points(g: Legends, seat: int, islands: Sequence[int]) -> int:
    """EL-LDR-02 Fairy Queen, EL-LDR-05 Red Sorceress, EL-LDR-06 White Knight."""
    leaders = g.terms.tables.content.leaders
    match g.leaders[seat]:
        case "fairy_queen":
            enough = count_adjective(g, seat, "forest") >= leaders.fairy_queen.forest_cards
            return leaders.fairy_queen.vp if enough else 0
        case "red_sorceress":
            return sum(g.captured) // leaders.red_sorceress.captured_per_vp
        case "white_knight":
            sizes = g.on_map.island_sizes
            large = [
                i
                for i, owner in enumerate(islands)
                if owner == seat and sizes[i] >= leaders.white_knight.island_regions
            ]
            return leaders.white_knight.vp * len(large)
        case _:
            return 0


def tie_break(g: Legends, seat: int, controllers: list[int]) -> tuple[int, ...]:
    """EL-END-09 Tie-breaks, EL-DSC-06 Magic Book: the book, then coins, armies on the board, controlled regions."""
    book = "magic_book" in g.discoveries[seat]
    return int(book), g.coins[seat], sum(g.armies[seat]), controllers.count(seat)


def winners_of_game(g: Legends, scores: list[int]) -> list[int]:
    """EL-END-08 Winner: most victory points, then the tie-breaks; who is still tied shares the victory."""
    controllers = control(g)
    return _best([(scores[seat], *tie_break(g, seat, controllers)) for seat in range(g.terms.players)])


def winners_of_match(g: Legends) -> list[int]:
    """EL-END-10 Full game: the highest sum, then games won, then the tie-breaks of the last game."""
    controllers = control(g)
    seats = range(g.terms.players)
    return _best([(g.totals[seat], g.games_won[seat], *tie_break(g, seat, controllers)) for seat in seats])


def _best(worths: list[tuple[int, ...]]) -> list[int]:
    best = max(worths)
    return [seat for seat, worth in enumerate(worths) if worth == best]


def result(g: Legends) -> Result | None:
    """The sums of victory points, and who won."""
    if g.phase != "over":
        return None
    return Result(tuple(g.totals), tuple(winners_of_match(g)), "turns")
