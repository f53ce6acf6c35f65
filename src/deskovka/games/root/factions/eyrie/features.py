"""What the Eyrie live on, and how near Turmoil is, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.eyrie.board import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    board_of,
    column_cards,
    evening_points,
    leader_of,
    suit_of,
)
from deskovka.games.root.pieces import may_build, may_place, on_map, where
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

Needs = list[list[int]]
"""For each column, how many Decree cards of each suit are to be resolved."""
Chances = tuple[list[int], list[int]]
"""For each suit of clearings, how many actions could be taken: as things stand, and at best after moving."""

FEATURES = (
    *("evening_points", "roosts", "warriors", "leader"),
    *("recruits", "moves", "battles", "builds", "more_cards", "suited_cards"),
    *("stuck_now", "unsure_now", "stuck_later", "unsure_later", "birds_at_stake"),
)
FEW = 2
"""So many cards of a column are counted by themselves, the rest together."""
PLENTY = 99
"""How many pieces are left for columns that do not use any up."""


def counted(g: Root, seat: int) -> list[float]:
    """Roosts, warriors, the power of the Decree, and the danger that it cannot be resolved."""
    numbers = g.cast.numbers[seat]
    found: list[float] = [evening_points(g, seat), on_map(g, numbers["roost"]), on_map(g, numbers["warrior"])]
    if not board_of(g, seat).leader:
        return [*found, *[0.0] * (len(FEATURES) - len(found))]
    whole = decree(g, seat)
    cards = [sum(column) for column in whole]
    birds = sum([column[BIRD] for column in whole])
    dangers = danger(g, seat, still_to_resolve(g, seat), whole)
    at_stake = min(birds, g.score[seat]) if dangers[0] or dangers[2] else 0
    few = [min(count, FEW) for count in cards]
    return [*found, 1.0, *few, sum(cards) - sum(few), sum(cards) - birds, *dangers, at_stake]


def danger(g: Root, seat: int, now: Needs, whole: Needs) -> list[float]:
    """How many cards of this turn nothing can resolve, how many first need a move; the same for the next turn."""
    pieces = [PLENTY] * len(COLUMNS)
    pieces[RECRUIT] = g.supply[g.cast.numbers[seat]["warrior"]] // leader_of(g, seat).warriors_per_recruit
    pieces[BUILD] = g.supply[g.cast.numbers[seat]["roost"]]
    soon = [_sum(now[column], whole[column]) if pieces[column] < PLENTY else whole[column] for column in COLUMNS]
    return [*short(g, seat, now, pieces), *short(g, seat, soon, pieces)]


def _sum(some: list[int], others: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, others, strict=True)]


def decree(g: Root, seat: int) -> Needs:
    """The whole Decree."""
    return [_by_suit(g, column_cards(g, seat, column)) for column in COLUMNS]


def still_to_resolve(g: Root, seat: int) -> Needs:
    """What is left of the Decree in this turn."""
    board = board_of(g, seat)
    if g.turn != seat:
        return [[0, 0, 0, 0] for _ in COLUMNS]
    return [
        _by_suit(g, board.left if column == board.column else column_cards(g, seat, column))
        if column >= board.column
        else [0, 0, 0, 0]
        for column in COLUMNS
    ]


def _by_suit(g: Root, cards: list[int]) -> list[int]:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[suit_of(g, card)] += 1
    return counts


# -- can it be resolved? ---------------------------------------------------------------------------------------------


def short(g: Root, seat: int, needs: Needs, pieces: list[int]) -> tuple[float, float]:
    """How many of these cards cannot be resolved from the present position with so many pieces; how many may not."""
    stuck = unsure = 0
    for column in COLUMNS:
        cards = sum(needs[column])
        if cards:
            at_once, at_best = CHANCES[column](g, seat, needs)
            hopeless = max(missing(needs[column], at_best), cards - pieces[column])
            stuck += hopeless
            unsure += max(0, missing(needs[column], at_once) - hopeless)
    return min(stuck, FEW), min(unsure, FEW)


def missing(need: list[int], have: list[int]) -> int:
    """How many cards go without an action; birds take what the others leave."""
    short = spare = 0
    for suit in range(BIRD):
        surplus = have[suit] - need[suit]
        if surplus > 0:
            spare += surplus
        else:
            short -= surplus
    return short + max(0, need[BIRD] - spare)


def _recruiting(g: Root, seat: int, needs: Needs) -> Chances:
    """7.5.2.I: roosts of the suit."""
    have = [0, 0, 0]
    for clearing in where(g, g.cast.numbers[seat]["roost"]):
        if may_place(g, seat, clearing):
            for suit in g.woodland.suits_in[clearing]:
                have[suit] = sum(needs[RECRUIT])
    return have, have


def _moving(g: Root, seat: int, needs: Needs) -> Chances:
    """7.5.2.II: warriors who can leave a clearing of the suit; recruits come before them."""
    numbers = g.cast.numbers[seat]
    have = [0, 0, 0]
    for clearing, count in enumerate(g.pieces[numbers["warrior"]]):
        if count and _can_leave(g, seat, clearing):
            for suit in g.woodland.suits_in[clearing]:
                have[suit] += count
    best = have[:]
    for clearing, roosts in enumerate(g.pieces[numbers["roost"]]):
        if roosts:
            for suit in g.woodland.suits_in[clearing]:
                best[suit] += needs[RECRUIT][suit] + needs[RECRUIT][BIRD]
    return have, best


def _can_leave(g: Root, seat: int, clearing: int) -> bool:
    rulers = g.rulers
    return rulers[clearing] == seat or any(rulers[near] == seat for near in g.woodland.paths[clearing])


def _fighting(g: Root, seat: int, needs: Needs) -> Chances:
    """7.5.2.III: enemies where their warriors stand, or next to them if they move."""
    own = g.pieces[g.cast.numbers[seat]["warrior"]]
    have, best = [0, 0, 0], [0, 0, 0]
    moves = sum(needs[MOVE])
    for clearing in g.woodland.clearings:
        present = sum([g.presence[enemy][clearing] for enemy in g.enemies[seat]])
        if present:
            reach = own[clearing] + (sum([own[near] for near in g.woodland.paths[clearing]]) if moves else 0)
            for suit in g.woodland.suits_in[clearing]:
                have[suit] += min(own[clearing], present)
                best[suit] += min(reach, present)
    return have, best


def _building(g: Root, seat: int, needs: Needs) -> Chances:
    """7.5.2.IV: room for a roost where they rule, or where they would rule with who is next to it."""
    numbers = g.cast.numbers[seat]
    roosts, own = g.pieces[numbers["roost"]], g.pieces[numbers["warrior"]]
    have, best = [0, 0, 0], [0, 0, 0]
    moves = sum(needs[MOVE])
    for clearing in g.woodland.clearings:
        if g.slots[clearing] > 0 and not roosts[clearing] and may_build(g, seat, clearing):
            ruled, in_reach = g.rulers[clearing] == seat, False
            if moves and not ruled:
                rival = max([g.might[enemy][clearing] for enemy in g.enemies[seat]], default=0)
                force = own[clearing] + sum([own[near] for near in g.woodland.paths[clearing]])
                in_reach = force > 0 and force >= rival
            for suit in g.woodland.suits_in[clearing]:
                have[suit] += ruled
                best[suit] += ruled or in_reach
    return have, best


CHANCES = {RECRUIT: _recruiting, MOVE: _moving, BATTLE: _fighting, BUILD: _building}
