"""How well a seat stands in Root: hints for bots, not truth."""

from __future__ import annotations

from deskovka.games.root.state import Root
from deskovka.games.root.tables import BIRD

VICTORY = 1000.0
CARD = 0.25
RULED = 0.12
RIVAL = 0.5
"""How much the best standing of an enemy counts against one's own."""
OUTSIDER, CORNER, DOMINATED = 8.0, 11.0, 7.0
"""How dangerous a dominance card makes a player who rules nothing of what it asks for; and each part that he rules."""
RISK = 25.0
"""What his own dominance card costs a player: everybody has a whole round to take from him what it asks for."""
HIT = 0.25
"""The worth of a hit in the battle under way."""


def estimate(g: Root, seat: int) -> float:
    """The standing of a seat, less a part of the best standing of its enemies."""
    if g.phase == "over":
        return VICTORY if seat in g.winners else -VICTORY
    if not g.joined:
        return 0.0
    rivals = [_standing(g, other) + _progress(g, other) for other in g.enemies[seat]]
    own = _standing(g, seat) + _progress(g, seat) - (0.0 if g.has_marker(seat) else RISK)
    return own - RIVAL * max(rivals, default=0.0) + _battle(g, seat)


def _standing(g: Root, seat: int) -> float:
    """Cards, rule, and what the faction lives on."""
    faction = g.cast.factions[seat]
    cards = len(g.hands[seat]) + (faction.cards_in_evening(g, seat) if seat == g.turn else 0)
    worth = CARD * min(cards, 6)
    if g.crafted[seat]:
        names, effects = g.terms.deck.names, g.terms.effects
        worth += sum([effects[names[card]].worth(g, seat) for card in g.crafted[seat]])
    worth += RULED * g.rulers.count(seat)
    return worth + faction.estimate(g, seat)


def _progress(g: Root, seat: int) -> float:
    """How near a player is to winning: his points, those of his partner, or what his dominance card asks for."""
    if g.has_marker(seat):
        return float(g.score[seat])
    partner, card = g.coalition[seat], g.dominance[seat]
    if partner >= 0:
        return float(g.score[partner])
    suit = g.terms.deck.suits[card]
    if suit == BIRD:
        pairs = g.woodland.table.corner_pairs
        return OUTSIDER + CORNER * max(sum(g.rulers[corner] == seat for corner in pair) for pair in pairs)
    return OUTSIDER + DOMINATED * min(3, sum(g.rulers[clearing] == seat for clearing in g.woodland.of_suit[suit]))


def _battle(g: Root, seat: int) -> float:
    """What a battle under way promises before its dice are rolled."""
    fight = g.battle
    if fight is None or fight.stage != "ambush" or seat not in (fight.attacker, fight.defender):
        return 0.0
    factions = g.cast.factions
    attack = min(1.9, factions[fight.attacker].strength(g, fight.attacker, fight))
    defense = min(1.1, factions[fight.defender].strength(g, fight.defender, fight))
    if factions[fight.defender].is_defenseless(g, fight.defender, fight):
        attack += 1
    gain = HIT * (attack - defense)
    return gain if seat == fight.attacker else -gain
