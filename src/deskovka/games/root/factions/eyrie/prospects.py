"""What the Eyrie stand to gain, and how near Turmoil is: hints for bots, not truth."""

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

EVENINGS = 3.0
"""For how many Evenings the roosts on the map are reckoned to score."""
ROOST, SOLDIER = 0.6, 0.15
ACTION = ((1.2, 0.6, 0.2), (0.8, 0.5, 0.15), (0.8, 0.5, 0.15), (2.0, 0.8, 0.2))
"""By column, the worth of the first, the second and each further card of the Decree."""
SHAKEN = 3.0
"""What Turmoil costs besides points and cards: the rest of the Daylight."""
NOW_STUCK, NOW_UNSURE = 0.95, 0.25
"""The danger of a card of this turn that nothing can resolve, and of one that first needs a move."""
LATER_STUCK, LATER_UNSURE = 0.7, 0.2
"""The same for the next turn; until then others act."""
FICKLE = (0.03, 0.05, 0.15, 0.05)
"""By column, the danger of any card of the Decree that is no bird."""
PLENTY = 99
"""How many pieces are left for columns that do not use any up."""


def prospects(g: Root, seat: int) -> float:
    """Roosts, warriors, the power of the Decree, less the danger that it cannot be resolved."""
    numbers = g.cast.numbers[seat]
    worth = EVENINGS * evening_points(g, seat) + ROOST * on_map(g, numbers["roost"])
    worth += SOLDIER * on_map(g, numbers["warrior"])
    if not board_of(g, seat).leader:
        return worth
    whole, now = decree(g, seat), still_to_resolve(g, seat)
    power = sum(worth_of_cards(column, sum(whole[column])) for column in COLUMNS)
    birds = sum(column[BIRD] for column in whole)
    cost = SHAKEN + power + (min(birds, g.score[seat]) if g.has_marker(seat) else 0)
    return worth + power - cost * (1 - calm(g, seat, now, whole))


def worth_of_cards(column: int, cards: int) -> float:
    """What the actions of a column are worth."""
    first, second, further = ACTION[column]
    return first * min(cards, 1) + (second + further * (cards - 2) if cards > 1 else 0.0)


def calm(g: Root, seat: int, now: Needs, whole: Needs) -> float:
    """How likely it is that there will be no Turmoil, in this turn and in the next ones."""
    pieces = [PLENTY] * len(COLUMNS)
    pieces[RECRUIT] = g.supply[g.cast.numbers[seat]["warrior"]] // leader_of(g, seat).warriors_per_recruit
    pieces[BUILD] = g.supply[g.cast.numbers[seat]["roost"]]
    soon = [_sum(now[column], whole[column]) if pieces[column] < PLENTY else whole[column] for column in COLUMNS]
    safe = safety(g, seat, now, pieces, (NOW_STUCK, NOW_UNSURE))
    safe *= safety(g, seat, soon, pieces, (LATER_STUCK, LATER_UNSURE))
    for column in COLUMNS:
        safe *= (1 - FICKLE[column]) ** (sum(whole[column]) - whole[column][BIRD])
        safe *= (1 - LATER_UNSURE) ** max(0, sum(soon[column]) + sum(whole[column]) - pieces[column])
    return safe


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


def safety(g: Root, seat: int, needs: Needs, pieces: list[int], dangers: tuple[float, float]) -> float:
    """How likely it is that all these cards can be resolved from the present position, with so many pieces left."""
    stuck, unsure = dangers
    safe = 1.0
    for column in COLUMNS:
        cards = sum(needs[column])
        if cards:
            at_once, at_best = CHANCES[column](g, seat, needs)
            hopeless = max(missing(needs[column], at_best), cards - pieces[column])
            doubtful = max(0, missing(needs[column], at_once) - hopeless)
            safe *= (1 - stuck) ** hopeless * (1 - unsure) ** doubtful
    return safe


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
            have[g.woodland.suits[clearing]] = sum(needs[RECRUIT])
    return have, have


def _moving(g: Root, seat: int, needs: Needs) -> Chances:
    """7.5.2.II: warriors who can leave a clearing of the suit; recruits come before them."""
    numbers = g.cast.numbers[seat]
    have = [0, 0, 0]
    for clearing, count in enumerate(g.pieces[numbers["warrior"]]):
        if count and _can_leave(g, seat, clearing):
            have[g.woodland.suits[clearing]] += count
    best = have[:]
    for clearing, roosts in enumerate(g.pieces[numbers["roost"]]):
        if roosts:
            best[g.woodland.suits[clearing]] += needs[RECRUIT][g.woodland.suits[clearing]] + needs[RECRUIT][BIRD]
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
            suit = g.woodland.suits[clearing]
            have[suit] += min(own[clearing], present)
            reach = own[clearing] + (sum([own[near] for near in g.woodland.paths[clearing]]) if moves else 0)
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
            suit = g.woodland.suits[clearing]
            if g.rulers[clearing] == seat:
                have[suit] += 1
                best[suit] += 1
            elif moves:
                rival = max([g.might[enemy][clearing] for enemy in g.enemies[seat]], default=0)
                force = own[clearing] + sum([own[near] for near in g.woodland.paths[clearing]])
                best[suit] += force > 0 and force >= rival
    return have, best


CHANCES = {RECRUIT: _recruiting, MOVE: _moving, BATTLE: _fighting, BUILD: _building}
