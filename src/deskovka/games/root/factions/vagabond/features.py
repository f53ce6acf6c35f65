"""What a Vagabond lives on, counted for bots: his items, his relationships, and what is to be done nearby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.sheet import ITEMS
from deskovka.games.root.factions.vagabond.board import EXHAUSTED, READY, VagabondBoard, board_of, sheet_of
from deskovka.games.root.factions.vagabond.items import item_limit, refreshes
from deskovka.games.root.factions.vagabond.quests import done
from deskovka.games.root.factions.vagabond.relations import ALLIED, HOSTILE, INDIFFERENT
from deskovka.games.root.features import HITS, HITS_BACK
from deskovka.games.root.pieces import warriors
from deskovka.games.root.tables import SUIT_NUMBER

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

COUNTED = ("boot", "sword", "torch", "tea", "hammer", "crossbow", "coin", "bag")
PROSPECTS = ("ruin", "quest", "aid", "fight", "strike")
FEATURES = (
    *(*COUNTED, "tired", "overtired", "broken", "in_forest", "too_many"),
    *("indifferent", "amiable", "friendly", "allied", "hostile", "aids"),
    *(f"{prospect}_here" for prospect in PROSPECTS),
    *(f"{prospect}_near" for prospect in PROSPECTS),
    "battle",
)
INSTIGATOR = "vagrant"
"""D.4.2: the character who sets others on each other."""
_NO_PROSPECTS = [0.0] * len(PROSPECTS)
_NUMBERS = tuple(ITEMS.index(name) for name in COUNTED)
BOOT, SWORD, TORCH, _, _, CROSSBOW, _, _ = _NUMBERS


def counted(g: Root, seat: int) -> list[float]:
    """Everything together; nothing before his pawn is on the map."""
    here = g.pawns[seat]
    if here < 0:
        return [0.0] * len(FEATURES)
    board, woodland = board_of(g, seat), g.woodland
    in_forest = woodland.is_forest(here)
    near = woodland.forest_clearings[here] if in_forest else woodland.paths[here]
    quests, at_hand, in_reach = _quests(g, seat, board), _NO_PROSPECTS, _NO_PROSPECTS
    if not in_forest:
        at_hand = _prospects(g, seat, board, quests, here)
    if board.items[READY][BOOT]:
        around = [_prospects(g, seat, board, quests, place) for place in near]
        in_reach = [max(kind) for kind in zip(*around, strict=True)]
    items = _items(g, seat, board, in_forest)
    return [*items, *_relations(board), *at_hand, *in_reach, _battle(g, seat, board)]


def _items(g: Root, seat: int, board: VagabondBoard, in_forest: bool) -> list[float]:
    """9.2.5: the items that are whole, what is exhausted and will or will not be refreshed, broken, or too many."""
    ready, exhausted, damaged, both = board.items
    numbers = g.terms.tables.item_number
    tired, renewed = sum(exhausted), refreshes(g, seat)
    broken = sum(damaged) + sum(both)
    on_tracks = sum([min(room, ready[numbers[name]]) for name, room in g.terms.tables.item_tracks.items()])
    burden = sum(ready) - on_tracks + tired + broken
    return [
        *[ready[number] + exhausted[number] for number in _NUMBERS],
        *(min(tired, renewed), max(0, tired - renewed), broken, broken if in_forest else 0),
        max(0, burden - item_limit(g, seat)),
    ]


def _relations(board: VagabondBoard) -> list[float]:
    """9.2.9: how many factions stand on each space of the chart and in the Hostile box, and aids that were begun."""
    relations = board.relations
    return [*[relations.count(relation) for relation in range(INDIFFERENT, HOSTILE + 1)], sum(board.aids)]


def _prospects(
    g: Root, seat: int, board: VagabondBoard, quests: list[tuple[tuple[bool, ...], float]], clearing: int
) -> list[float]:
    """What could be scored in a clearing with the items that are ready: by ruin, quest, aid, battle and strike."""
    ready = board.items[READY]
    torch, sword, crossbow = ready[TORCH], ready[SWORD], ready[CROSSBOW]
    fight = strike = 0.0
    if sword or crossbow:
        for enemy in g.enemies[seat]:
            if g.presence[enemy][clearing]:
                if sword:
                    fight = max(fight, _fight(g, board, enemy, clearing))
                if crossbow:
                    strike = max(strike, _shot(g, enemy, clearing))
    if torch and board.character == INSTIGATOR:
        fight = max(fight, _quarrel(g, seat, board, clearing))
    return [
        float(torch and g.ruins[clearing] > 0),
        max([worth for has_suit, worth in quests if has_suit[clearing]], default=0.0) if quests else 0.0,
        _aids(g, seat, board, clearing),
        fight,
        strike,
    ]


def _quests(g: Root, seat: int, board: VagabondBoard) -> list[tuple[tuple[bool, ...], float]]:
    """9.5.5: the quests that he is equipped for: whether each clearing has the suit, and what they bring."""
    table, numbers, row = sheet_of(g).quests, g.terms.tables.item_number, board.items[READY]
    found = []
    for number in g.quests:
        quest = table[number]
        one, other = numbers[quest.items[0]], numbers[quest.items[1]]
        if row[one] and row[other] > (one == other):
            found.append((g.woodland.is_of[SUIT_NUMBER[quest.suit]], done(g, seat, quest.suit) + 1.0))
    return found


def _aids(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """9.5.4: the best that aiding somebody there with all cards that match would bring, in points and items."""
    fits = g.terms.deck.fits[g.woodland.suits[clearing]]
    aids = min(sum([fits[card] for card in g.hands[seat]]), sum(board.items[READY]))
    if not aids:
        return 0.0
    presence = g.presence
    present = [
        (other, relation)
        for other, relation in enumerate(board.relations)
        if relation >= INDIFFERENT and presence[other][clearing]
    ]
    chart, best = sheet_of(g).relationship_chart, 0.0
    for other, relation in present:
        left, worth = aids, float(min(aids, sum(g.crafted_items[other])))
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
        best = max(best, worth)
    return best


def _fight(g: Root, board: VagabondBoard, enemy: int, clearing: int) -> float:
    """9.5.2: what a battle there would score."""
    swords = board.items[READY][SWORD] + board.items[EXHAUSTED][SWORD]
    hits = min(HITS, swords) + (not warriors(g, enemy, clearing))
    return _spoils(g, board, enemy, clearing, hits)


def _spoils(g: Root, board: VagabondBoard, enemy: int, clearing: int, hits: float) -> float:
    """3.2.1, 9.2.9.III.a: what so many hits on somebody would score."""
    present = g.presence[enemy][clearing] - (g.pawns[enemy] == clearing)
    if not present:
        return 0.0
    standing, fallen = warriors(g, enemy, clearing), min(hits, present)
    razed = max(0.0, fallen - standing)
    if enemy < g.terms.players and board.relations[enemy] == HOSTILE:  # E.R11: hirelings are no factions
        return razed + fallen
    return razed + (max(0.0, fallen - 1.0) if standing else 0.0)


def _quarrel(g: Root, seat: int, board: VagabondBoard, clearing: int) -> float:
    """D.4.2: the best battle of two others there that he could instigate."""
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
    """9.5.6: whether a strike there would hit a building or a token."""
    if warriors(g, enemy, clearing):
        return 0.0
    return 1.0 if g.presence[enemy][clearing] - (g.pawns[enemy] == clearing) else 0.0


def _battle(g: Root, seat: int, board: VagabondBoard) -> float:
    """What his battle under way promises before its dice are rolled."""
    fight = g.battle
    if fight is None or fight.stage != "ambush" or g.turn != seat:
        return 0.0
    if fight.attacker == seat:
        return _fight(g, board, fight.defender, fight.clearing)
    return _instigated(g, board, fight.attacker, fight.defender, fight.clearing)
