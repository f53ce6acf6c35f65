"""What a Vagabond stands to gain, in points, for bots: his items, his relationships, and what is to be done nearby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.vagabond.items import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    READY,
    VagabondBoard,
    board_of,
    burden,
    item_limit,
    printed,
    refreshes,
    undamaged,
)
from deskovka.games.root.factions.vagabond.quests import done
from deskovka.games.root.factions.vagabond.relations import ALLIED, HOSTILE, INDIFFERENT
from deskovka.games.root.pieces import warriors
from deskovka.games.root.tables import SUIT_NUMBER

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

ITEMS = {"boot": 1.3, "sword": 1.3, "torch": 1.3, "tea": 1.4, "hammer": 0.9, "crossbow": 0.8, "coin": 1.2, "bag": 0.7}
BROKEN = 0.3
"""What a damaged item is worth, as a part of a whole one."""
TIRED, OVERTIRED, SURPLUS = 0.07, 0.4, 0.6
"""What an exhausted item costs that will be refreshed next, one that will not, and one too many to keep."""
RELATION = (0.0, 0.3, 0.9, 2.0, 0.6)
"""What a faction is worth on each space of the chart, and in the Hostile box."""
HERE, NEAR = 0.3, 0.2
"""Which part of what could be scored counts before it is done: in his clearing, one move away."""
FIND, PROGRESS, CARD_GIVEN, TAKEN = 1.8, 0.5, 0.4, 1.0
HITS, HITS_BACK, HURT = 1.9, 1.1, 0.45
"""Hits that the dice promise to an attacker and to a defender, and what a hit on his items costs."""
INSTIGATOR = "vagrant"
"""D.4.2: the character who sets others on each other."""


def estimate(g: Root, seat: int) -> float:
    """Everything together; nothing before his pawn is on the map."""
    here = g.pawns[seat]
    if here < 0:
        return 0.0
    board = board_of(g, seat)
    worth = _items(g, seat, board) + _relations(board)
    woodland = g.woodland
    if woodland.is_forest(here):
        near = woodland.forest_clearings[here]
        broken = sum(board.items[DAMAGED]) + sum(board.items[DAMAGED_EXHAUSTED])
        worth += HURT * broken
    else:
        near = woodland.paths[here]
        worth += HERE * _prospects(g, seat, board, here)
    if board.items[READY][g.terms.tables.item_number["boot"]]:
        worth += NEAR * max([_prospects(g, seat, board, clearing) for clearing in near])
    return worth + _battle(g, seat, board)


def _items(g: Root, seat: int, board: VagabondBoard) -> float:
    """9.2.5: the items, less what is exhausted, and what he could not keep."""
    rows, worth = board.items, 0.0
    for number, name in enumerate(g.terms.tables.items):
        whole = rows[READY][number] + rows[EXHAUSTED][number]
        worth += ITEMS[name] * (whole + BROKEN * (rows[DAMAGED][number] + rows[DAMAGED_EXHAUSTED][number]))
    tired, renewed = sum(rows[EXHAUSTED]), refreshes(g, seat)
    worth -= TIRED * min(tired, renewed) + OVERTIRED * max(0, tired - renewed)
    return worth - SURPLUS * max(0, len(burden(g, seat)) - item_limit(g, seat))


def _relations(board: VagabondBoard) -> float:
    """9.2.9: what the chart promises, with aids that were begun."""
    worth = sum([RELATION[relation] for relation in board.relations if relation >= INDIFFERENT])
    return worth + PROGRESS * sum(board.aids)


def _prospects(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """What could be scored in a clearing with the items that are ready."""
    ready, numbers = board.items[READY], g.terms.tables.item_number
    worth = 0.0
    if ready[numbers["torch"]]:
        worth += FIND if g.ruins[clearing] else _quarrel(g, seat, board, clearing)
    worth += _quests(g, seat, board, clearing)
    worth += _aids(g, seat, board, clearing)
    if ready[numbers["sword"]]:
        worth += max([_fight(g, seat, board, enemy, clearing) for enemy in g.enemies[seat]], default=0.0)
    if ready[numbers["crossbow"]]:
        worth += max([_shot(g, enemy, clearing) for enemy in g.enemies[seat]], default=0.0)
    return worth


def _quests(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """9.5.5: the best quest that he is equipped for."""
    table, numbers = printed(g).quests, g.terms.tables.item_number
    suit, best = g.woodland.suits[clearing], 0.0
    for number in g.quests:
        quest = table[number]
        if SUIT_NUMBER[quest.suit] == suit:
            one, other = numbers[quest.items[0]], numbers[quest.items[1]]
            row = board.items[READY]
            if row[one] and row[other] > (one == other):
                best = max(best, done(g, seat, quest.suit) + 1.0)
    return best


def _aids(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """9.5.4: the best that aiding somebody there with all cards that match would bring."""
    fits = g.terms.deck.fits[g.woodland.suits[clearing]]
    aids = min(sum([fits[card] for card in g.hands[seat]]), sum(board.items[READY]))
    if not aids:
        return 0.0
    chart, best = printed(g).relationship_chart, 0.0
    for other, relation in enumerate(board.relations):
        if relation < INDIFFERENT or not g.presence[other][clearing]:
            continue
        left, worth = aids, TAKEN * min(aids, sum(g.crafted_items[other]))
        given = board.aids[other]
        while left and relation < ALLIED:
            needed = chart.aids_to_next[relation] - given
            if left < needed:
                break
            left, given = left - needed, 0
            worth += chart.vp_on_reaching[relation]
            relation += 1
        if relation == ALLIED:
            worth += chart.aid_allied_vp * left
        best = max(best, worth - CARD_GIVEN * aids)
    return best


def _fight(g: Root, seat: int, board: VagabondBoard, enemy: int, clearing: int) -> float:
    """9.5.2: what a battle there would bring."""
    standing = warriors(g, enemy, clearing)
    hits = min(HITS, undamaged(g, seat, "sword")) + (not standing)
    return _spoils(g, board, enemy, clearing, hits) - HURT * min(HITS_BACK, standing)


def _spoils(g: Root, board: VagabondBoard, enemy: int, clearing: int, hits: float) -> float:
    """3.2.1, 9.2.9.III.a: what so many hits on somebody would score."""
    present = g.presence[enemy][clearing] - (g.pawns[enemy] == clearing)
    if not present:
        return 0.0
    standing, fallen = warriors(g, enemy, clearing), min(hits, present)
    razed = max(0.0, fallen - standing)
    if board.relations[enemy] == HOSTILE:
        return razed + fallen
    return razed + (max(0.0, fallen - 1.0) if standing else 0.0)


def _quarrel(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """D.4.2: the best battle of two others there, for who can instigate it."""
    if board.character != INSTIGATOR:
        return 0.0
    present = [other for other in g.cast.seats if other != seat and g.presence[other][clearing]]
    return max(
        [
            _instigated(g, board, attacker, defender, clearing)
            for attacker in present
            if warriors(g, attacker, clearing)
            for defender in present
            if defender in g.enemies[attacker]
        ],
        default=0.0,
    )


def _instigated(g: Root, board: VagabondBoard, attacker: int, defender: int, clearing: int) -> float:
    """D.4.2: what a battle of two others would score."""
    attackers, defenders = warriors(g, attacker, clearing), warriors(g, defender, clearing)
    worth = _spoils(g, board, defender, clearing, min(HITS, attackers) + (not defenders))
    return worth + _spoils(g, board, attacker, clearing, min(HITS_BACK, defenders))


def _shot(g: Root, enemy: int, clearing: int) -> float:
    """9.5.6: what a strike there would bring."""
    if warriors(g, enemy, clearing):
        return 0.15
    return 1.0 if g.presence[enemy][clearing] - (g.pawns[enemy] == clearing) else 0.0


def _battle(g: Root, seat: int, board: VagabondBoard) -> float:
    """What his battle under way promises before its dice are rolled."""
    fight = g.battle
    if fight is None or fight.stage != "ambush" or g.turn != seat:
        return 0.0
    if fight.attacker == seat:
        return max(0.0, _fight(g, seat, board, fight.defender, fight.clearing))
    return _instigated(g, board, fight.attacker, fight.defender, fight.clearing)
