"""What the Eyrie live on, and how near Turmoil is, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.eyrie.board import (
    BATTLE,
    BUILD,
    COLUMNS,
    MOVE,
    RECRUIT,
    VIZIER,
    board_of,
    evening_points,
    leader_of,
    sheet_of,
)
from deskovka.games.root.pieces import may_place, where
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

Needs = list[list[int]]
"""For each column, how many Decree cards of each suit are to be resolved."""
Chances = tuple[list[int], list[int]]
"""For each suit of clearings, how many actions could be taken: as things stand, and after moving; for moves themselves
how many roosts there are, whose recruits could move."""

FEATURES = (
    *("evening_points", "roosts", "warriors", "guards", "leader"),
    *("recruits", "moves", "battles", "builds", "more_cards", "suited_cards"),
    *("stuck_now", "unsure_now", "stuck_later", "unsure_later", "birds_at_stake"),
)
ENOUGH = 3
"""So many warriors guard a roost."""
FEW = 2
"""So many cards of a column are counted by themselves, the rest together."""
PLENTY = 99
"""How many pieces are left for columns that do not use any up, and how often a roost can recruit."""
_NOTHING = [0, 0, 0, 0]


def counted(g: Root, seat: int) -> list[float]:
    """Roosts, warriors, the power of the Decree, and the danger that it cannot be resolved."""
    numbers, pieces = g.cast.numbers[seat], g.pieces
    homes, own = pieces[numbers["roost"]], pieces[numbers["warrior"]]
    guards = sum([min(count, ENOUGH) for roost, count in zip(homes, own, strict=True) if roost])
    found: list[float] = [evening_points(g, seat), sum(homes), sum(own), guards]
    if not board_of(g, seat).leader:
        return [*found, *[0.0] * (len(FEATURES) - len(found))]
    whole = decree(g, seat)
    cards = [sum(column) for column in whole]
    birds = sum([column[BIRD] for column in whole])
    dangers = danger(g, seat, still_to_resolve(g, seat, whole), whole)
    at_stake = min(birds, g.score[seat]) if dangers[0] or dangers[2] else 0
    few = [min(count, FEW) for count in cards]
    return [*found, 1.0, *few, sum(cards) - sum(few), sum(cards) - birds, *dangers, at_stake]


def danger(g: Root, seat: int, now: Needs, whole: Needs) -> list[float]:
    """How many cards of this turn nothing can resolve, how many first need a move; the same for the next turn."""
    pieces = [PLENTY] * len(COLUMNS)
    pieces[RECRUIT] = g.supply[g.cast.numbers[seat]["warrior"]] // leader_of(g, seat).warriors_per_recruit
    pieces[BUILD] = g.supply[g.cast.numbers[seat]["roost"]]
    soon = [_sum(now[column], whole[column]) if pieces[column] < PLENTY else whole[column] for column in COLUMNS]
    chances = _chances(g, seat, soon)
    at_once = short(now, pieces, chances) if g.turn == seat else (0.0, 0.0)
    return [*at_once, *short(soon, pieces, chances)]


def _sum(some: list[int], others: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, others, strict=True)]


def decree(g: Root, seat: int) -> Needs:
    """The whole Decree."""
    board = board_of(g, seat)
    found = [_by_suit(g, cards) for cards in board.decree]
    if board.leader:
        viziers = leader_of(g, seat).viziers
        for column, name in enumerate(sheet_of(g).decree_columns):
            found[column][BIRD] += viziers.count(name)
    return found


def still_to_resolve(g: Root, seat: int, whole: Needs) -> Needs:
    """What is left of the Decree in this turn."""
    board = board_of(g, seat)
    if g.turn != seat:
        return [_NOTHING] * len(COLUMNS)
    return [
        _by_suit(g, board.left) if column == board.column else whole[column] if column > board.column else _NOTHING
        for column in COLUMNS
    ]


def _by_suit(g: Root, cards: list[int]) -> list[int]:
    suits, counts = g.terms.deck.suits, [0, 0, 0, 0]
    for card in cards:
        counts[BIRD if card == VIZIER else suits[card]] += 1
    return counts


# -- can it be resolved? ---------------------------------------------------------------------------------------------


def short(needs: Needs, pieces: list[int], chances: list[Chances]) -> tuple[float, float]:
    """How many of these cards cannot be resolved from the present position with so many pieces; how many may not."""
    stuck = unsure = 0
    recruits, moves = needs[RECRUIT], sum(needs[MOVE])
    for column, need in enumerate(needs):
        cards = sum(need)
        if cards:
            at_once, further = chances[column]
            doubtful = hopeless = missing(need, at_once)
            if doubtful and column == MOVE:
                more = [further[suit] * (recruits[suit] + recruits[BIRD]) for suit in range(BIRD)]
                hopeless = missing(need, _sum(at_once, more))
            elif doubtful and moves:
                hopeless = missing(need, further)
            hopeless = max(hopeless, cards - pieces[column])
            stuck += hopeless
            unsure += max(0, doubtful - hopeless)
    return min(stuck, FEW), min(unsure, FEW)


def missing(need: list[int], have: list[int]) -> int:
    """How many cards go without an action; birds take what the others leave."""
    short = spare = 0
    for needed, there in zip(need[:BIRD], have, strict=False):
        surplus = there - needed
        if surplus > 0:
            spare += surplus
        else:
            short -= surplus
    return short + max(0, need[BIRD] - spare)


def _chances(g: Root, seat: int, needs: Needs) -> list[Chances]:
    """What could be done for each column that asks for something."""
    own = g.pieces[g.cast.numbers[seat]["warrior"]]
    reach, paths = list(own), g.woodland.paths
    for clearing, count in enumerate(own):
        if count:
            for near in paths[clearing]:
                reach[near] += count
    return [CHANCES[column](g, seat, own, reach) if any(needs[column]) else (_NOTHING, _NOTHING) for column in COLUMNS]


def _recruiting(g: Root, seat: int, own: tuple[int, ...], reach: list[int]) -> Chances:  # noqa: ARG001  # as the others
    """7.5.2.I: roosts of the suit."""
    have = [0, 0, 0]
    for clearing in where(g, g.cast.numbers[seat]["roost"]):
        if may_place(g, seat, clearing):
            for suit in g.woodland.suits_in[clearing]:
                have[suit] = PLENTY
    return have, have


def _moving(g: Root, seat: int, own: tuple[int, ...], reach: list[int]) -> Chances:  # noqa: ARG001  # as the others
    """7.5.2.II: warriors who can leave a clearing of the suit; recruits come before them."""
    suits_in = g.woodland.suits_in
    have, homes = [0, 0, 0], [0, 0, 0]
    for clearing, count in enumerate(own):
        if count and _can_leave(g, seat, clearing):
            for suit in suits_in[clearing]:
                have[suit] += count
    for clearing, roosts in enumerate(g.pieces[g.cast.numbers[seat]["roost"]]):
        if roosts:
            for suit in suits_in[clearing]:
                homes[suit] += 1
    return have, homes


def _can_leave(g: Root, seat: int, clearing: int) -> bool:
    rulers = g.rulers
    return rulers[clearing] == seat or seat in [rulers[near] for near in g.woodland.paths[clearing]]


def _fighting(g: Root, seat: int, own: tuple[int, ...], reach: list[int]) -> Chances:
    """7.5.2.III: enemies where their warriors stand, or next to them if they move."""
    suits_in, enemies = g.woodland.suits_in, [g.presence[enemy] for enemy in g.enemies[seat]]
    have, best = [0, 0, 0], [0, 0, 0]
    for clearing, force in enumerate(reach):
        if force:
            present = sum([row[clearing] for row in enemies])
            if present:
                here, near = min(own[clearing], present), min(force, present)
                for suit in suits_in[clearing]:
                    have[suit] += here
                    best[suit] += near
    return have, best


def _building(g: Root, seat: int, own: tuple[int, ...], reach: list[int]) -> Chances:  # noqa: ARG001  # as the others
    """7.5.2.IV: room for a roost where they rule, or where they would rule with who is next to it."""
    slots, rulers, suits_in = g.slots, g.rulers, g.woodland.suits_in
    roosts, rivals = g.pieces[g.cast.numbers[seat]["roost"]], [g.might[enemy] for enemy in g.enemies[seat]]
    have, best = [0, 0, 0], [0, 0, 0]
    for clearing in g.woodland.clearings:
        ruled, force = rulers[clearing] == seat, reach[clearing]
        if (ruled or force) and slots[clearing] > 0 and not roosts[clearing] and may_place(g, seat, clearing):
            in_reach = ruled or force >= max([row[clearing] for row in rivals], default=0)
            for suit in suits_in[clearing]:
                have[suit] += ruled
                best[suit] += in_reach
    return have, best


CHANCES = {RECRUIT: _recruiting, MOVE: _moving, BATTLE: _fighting, BUILD: _building}
