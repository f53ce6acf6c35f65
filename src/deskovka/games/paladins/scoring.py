"""11. End and scoring: every part of a score, and who wins."""

from __future__ import annotations

from deskovka.games.paladins.kings import fulfils
from deskovka.games.paladins.state import VIRTUAL, Paladins
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ATTRIBUTES,
    COMMISSION,
    DEVELOP,
    FORTIFY,
    GARRISON,
    Scoring,
)
from deskovka.kernel import Flow, Result, Rival

PARTS = (
    *("orders", "faith", "strength", "influence", "workshops", "monks", "walls", "outposts", "jars"),
    *("outsiders", "paid", "unpaid", "leftovers"),
)
"""The parts of a score, in the order in which they are counted."""
LEFTOVERS = 3
"""PW-SCORE-9: so much silver and provisions make a point."""
RIVAL = "virtual"


def is_virtual(g: Paladins, owner: int) -> bool:
    """Whether an owner is the virtual player."""
    return g.terms.solo and owner == VIRTUAL


def score_parts(g: Paladins, owner: int) -> list[int]:
    """PW-SCORE-1 to PW-SCORE-9, PW-SOLO-SCORE-1: the points of an owner, part by part, as they stand now."""
    tables = g.terms.tables
    content, times = tables.content, g.times[owner]
    attributes = [content.attribute_points[value] for value in g.attributes[owner]]
    printed = sum(content.walls[wall].vp for wall in g.walls[owner])
    own = 0 if is_virtual(g, owner) else 1
    return [
        order_points(g, owner),
        *attributes,
        own * points_for(tables.points[DEVELOP], times[DEVELOP]),
        points_for(tables.points[COMMISSION], times[COMMISSION]),
        points_for(tables.points[FORTIFY], times[FORTIFY]) + printed,
        points_for(tables.points[GARRISON], times[GARRISON]),
        points_for(tables.points[ABSOLVE], times[ABSOLVE]),
        outsider_points(g, owner),
        g.paid[owner] * content.debt.paid,
        g.unpaid[owner] * content.debt.unpaid,
        own and (g.silver[owner] + g.provisions[owner]) // LEFTOVERS,
    ]


def points_for(row: tuple[int, ...], times: int) -> int:
    """PW-SCORE-3 to PW-SCORE-6: the highest entry of a row that was reached; they do not add up."""
    return row[times] if times < len(row) else row[-1]


def order_points(g: Paladins, owner: int) -> int:
    """PW-ORDER-1 Order values, PW-SCORE-1 King's Orders: of those revealed."""
    points = g.terms.tables.content.order_points
    return sum(points[place] for place in range(g.orders_shown) if fulfils(g, owner, place))


def outsider_points(g: Paladins, owner: int) -> int:
    """PW-SCORE-7 Converted outsiders, PW-SOLO-SCORE-2 Minimum."""
    scoring = g.terms.tables.scoring
    least = g.terms.tables.content.solo.least_points if is_virtual(g, owner) else 0
    return sum([max(least, card_points(g, owner, scoring[card])) for card in g.converted[owner]])


def card_points(g: Paladins, owner: int, rule: Scoring) -> int:
    """PW-CARD-OUT-1 Converted outsider scoring: rounded down per card."""
    return rule.base + counted(g, owner, rule.per) // rule.every * rule.vp


def counted(g: Paladins, owner: int, term: str) -> int:
    """What a converted outsider counts."""
    tables = g.terms.tables
    match term:
        case "commission" | "garrison" | "fortify" | "absolve":
            return g.times[owner][_COUNTED[term]]
        case "develop":
            return sum(g.virtual_workshops) if is_virtual(g, owner) else g.times[owner][DEVELOP]
        case "recruited_townsfolk":
            return 0 if is_virtual(g, owner) else len(g.townsfolk[owner])
        case "faith" | "strength" | "influence":
            return g.attributes[owner][ATTRIBUTES.index(term)]
        case "fulfilled_kings_order":
            return sum(fulfils(g, owner, place) for place in range(g.orders_shown))
        case "converted_mercenary":
            return sum(tables.scoring[card].per == term for card in g.converted[owner])
        case "paid_debt":
            return g.paid[owner]
        case "unpaid_debt":
            return g.unpaid[owner]
        case "suspicion":
            return len(g.suspicion[owner])
        case _:
            people = term.removeprefix("attacked_")
            return sum(tables.people[card] == people for card in g.attacked[owner])


_COUNTED = {"commission": COMMISSION, "garrison": GARRISON, "fortify": FORTIFY, "absolve": ABSOLVE}


def standing(g: Paladins, owner: int) -> tuple[int, int, int]:
    """PW-TIE-1 Ties: points, then those from King's Orders, then fewer suspicion cards."""
    return sum(score_parts(g, owner)), order_points(g, owner), -len(g.suspicion[owner])


def winners(g: Paladins) -> list[int]:
    """PW-TIE-1 Ties: the owners with the best standing share the victory."""
    standings = [standing(g, owner) for owner in range(g.terms.owners)]
    best = max(standings)
    return [owner for owner, each in enumerate(standings) if each == best]


def rivals(g: Paladins) -> tuple[Rival, ...]:
    """PW-SOLO-SCORE-3 Winner: alone, the virtual player has a score and may win."""
    if not g.terms.solo:
        return ()
    return (Rival(RIVAL, sum(score_parts(g, VIRTUAL)), VIRTUAL in winners(g)),)


def count_scores(g: Paladins) -> Flow[None]:
    """PW-END-1 End: count everything."""
    yield from ()
    for owner in range(g.terms.owners):
        parts = score_parts(g, owner)
        facts = dict(zip(PARTS, parts, strict=True))
        if is_virtual(g, owner):
            g.tell("virtual_scored", total=sum(parts), **facts)
        else:
            g.tell("scored", seat=owner, total=sum(parts), **facts)
    won = winners(g)
    for owner in won:
        if is_virtual(g, owner):
            g.tell("virtual_won", total=sum(score_parts(g, owner)))
        else:
            g.tell("won" if len(won) == 1 else "shared_victory", seat=owner, total=sum(score_parts(g, owner)))
    g.phase = "over"


def result(g: Paladins) -> Result | None:
    """The points, who won, and alone the virtual player as a rival."""
    if g.phase != "over":
        return None
    players = g.terms.players
    scores = tuple(sum(score_parts(g, seat)) for seat in range(players))
    won = tuple(owner for owner in winners(g) if owner < players)
    return Result(scores, won, "rounds", rivals=rivals(g))
