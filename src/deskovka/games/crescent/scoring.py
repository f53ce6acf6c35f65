"""14. Scoring and end: what the objectives of the characters count, and who wins."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Item
from deskovka.games.crescent.vocabulary import CASTLE, CITY, FORT, NOBODY, NOWHERE, TOWN
from deskovka.kernel import Result


def _controls(g: Crescent, seat: int, tile: int) -> int:
    return int(g.lord[tile] == seat)


def _influences(g: Crescent, seat: int, tile: int) -> int:
    return int(g.influence[tile] == seat)


def _settled(g: Crescent, seat: int) -> int:
    """A town, a city or a token of the seat on the holy site."""
    return int(g.settlement[g.terms.holy_site] > 0 or g.influence[g.terms.holy_site] == seat)


def _under_others(g: Crescent, seat: int) -> list[int]:
    """The other players who control hexes with a token of the seat, each as often as they do."""
    return [
        lord for token, lord in zip(g.influence, g.lord, strict=True) if token == seat and lord not in (seat, NOBODY)
    ]


def _mercenaries_of_others(g: Crescent, seat: int) -> list[int]:
    return [sum(row) for other, row in enumerate(g.mercenary) if other != seat]


def _controlled(g: Crescent, seat: int, tiles: tuple[int, ...]) -> int:
    """How many of these hexes a seat controls."""
    return [g.lord[tile] for tile in tiles].count(seat)


def _strongholds(g: Crescent, seat: int, kinds: tuple[int, ...]) -> int:
    if seat not in g.holder:
        return 0
    return sum(holder == seat and kind in kinds for holder, kind in zip(g.holder, g.stronghold, strict=True))


MEASURES: dict[str, Callable[[Crescent, int], int]] = {
    "holy_site_controlled": lambda g, seat: _controls(g, seat, g.terms.holy_site),
    "holy_site_influence": lambda g, seat: _influences(g, seat, g.terms.holy_site),
    "holy_site_settled": _settled,
    "holy_site_held": lambda g, seat: _controls(g, seat, g.terms.holy_site) or _influences(g, seat, g.terms.holy_site),
    "strongholds": lambda g, seat: _strongholds(g, seat, (FORT, CASTLE)),
    "castles": lambda g, seat: _strongholds(g, seat, (CASTLE,)),
    "buildings_sacked": lambda g, _: g.sacked,
    "hexes_controlled": lambda g, seat: g.lord.count(seat),
    "quarries_controlled": lambda g, seat: _controlled(g, seat, g.terms.quarries),
    "wilds_controlled": lambda g, seat: _controlled(g, seat, g.terms.wilds),
    "crossing_controlled": lambda g, seat: _controls(g, seat, g.terms.crossing),
    "influence_tokens": lambda g, seat: g.influence.count(seat),
    "influence_under_others": lambda g, seat: len(_under_others(g, seat)),
    "rulers_influenced": lambda g, seat: len(set(_under_others(g, seat))),
    "hand_cards": lambda g, seat: len(g.hands[seat]),
    "towns": lambda g, _: g.settlement.count(TOWN),
    "cities": lambda g, _: g.settlement.count(CITY),
    "settled_hexes": lambda g, _: g.settlement.count(TOWN) + g.settlement.count(CITY),
    "coins": lambda g, seat: g.coins[seat],
    "palace_stands": lambda g, _: int(g.palace != NOWHERE),
    "others_mercenaries": lambda g, seat: sum(_mercenaries_of_others(g, seat)),
    "employers": lambda g, seat: sum(count > 0 for count in _mercenaries_of_others(g, seat)),
}
"""CM-OBJ-WARLORD to CM-OBJ-NOMAD: what the objectives of the scoring phase count."""


def worth(item: Item, count: int) -> int:
    """CM-SCORE-2 Items: the points of one item for so many of what it counts."""
    times = int(count >= item.least) if item.least else count // item.per
    points = times * item.points
    return min(points, item.most) if item.most else points


def due(g: Crescent, item: Item) -> bool:
    """CM-SCORE-1 When, CM-SCORE-4 Warlord: whether an item is scored in the scoring phase of this year."""
    return item.when == "always" or (item.when == "first_year" and g.year == 1)


def items_now(g: Crescent, seat: int) -> list[tuple[Item, int]]:
    """The items that would be scored this year, and their points as things stand."""
    return [(item, worth(item, MEASURES[item.counts](g, seat))) for item in g.terms.scored[seat] if due(g, item)]


def at_once(g: Crescent, counts: str) -> int:
    """CM-WARLORD-PLUNDER: the points of the Warlord for one of something."""
    return g.terms.plunder[counts]


def score_year(g: Crescent) -> None:
    """CM-SCORE-1 to CM-SCORE-3: gains are announced, totals stay secret."""
    for seat in g.terms.seats:
        gained = [(item.id, points) for item, points in items_now(g, seat) if points]
        total = sum(points for _, points in gained)
        g.points[seat] += total
        g.tell("scored", seat=seat, points=total, year=g.year)
        for name, points in gained:
            g.tell("scored_item", seat=seat, objective=name, points=points)


def ranking(g: Crescent) -> list[int]:
    """CM-END-1 End, CM-END-2 Ties: the seats from the first to the last."""
    return sorted(g.terms.seats, key=lambda seat: (-g.points[seat], -g.coins[seat], seat))


def reason(g: Crescent) -> str:
    """CM-END-2 Ties: what decided, the points, the coins, or the turn order."""
    first, second = ranking(g)[:2]
    if g.points[first] != g.points[second]:
        return "points"
    return "coins" if g.coins[first] != g.coins[second] else "order"


def result(g: Crescent) -> Result | None:
    """CM-END-1 End, CM-END-2 Ties."""
    if g.phase != "over":
        return None
    return Result(tuple(g.points), (ranking(g)[0],), reason(g))
