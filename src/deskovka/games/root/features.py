"""What matters in Root, counted for each seat: hints for bots. What it is worth stands in ``data/worth.json``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from deskovka.games.root.hirelings.hireling import board_of
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.state import Root
    from deskovka.kernel import Rows

COMMON = (
    *("points", "cards", "crafted", "claims", "ruled", "hits", "exposed", "dominance", "dominated", "joined"),
    *("hirelings", "hired_turns", "hired_pieces"),
)
"""What is counted whatever the faction; those of the faction follow."""
HITS, HITS_BACK = 1.875, 1.125
"""4.3.2: what the higher and the lower of two dice show on average."""
_NO_MORE = (0.0, 0.0, 0.0)


def names_by_faction(factions: Mapping[str, Faction]) -> dict[str, tuple[str, ...]]:
    """What is counted of each faction; nothing of a seat without one."""
    return {"": (), **{name: (*COMMON, *faction.features) for name, faction in factions.items()}}


def features(g: Root) -> Rows:
    """The row of each seat: what everybody has, then what its faction lives on; nothing before it has joined."""
    factions, joined = g.cast.factions, g.joined
    return [[*_common(g, seat), *factions[seat].counted(g, seat)] if seat in joined else [] for seat in g.cast.seats]


def left(g: Root) -> float:
    """3.1: the part of the way to victory that the leader has still to go."""
    return 1.0 - min(1.0, max(g.score) / g.terms.tables.winning_score)


def _common(g: Root, seat: int) -> list[float]:
    """Points, cards that can be kept (X.4), rule, and the battle under way."""
    cards = len(g.hands[seat]) + (g.cast.factions[seat].cards_in_evening(g, seat) if seat == g.turn else 0)
    crafted = claims = 0.0
    if g.crafted[seat]:
        names, effects = g.terms.deck.names, g.terms.effects
        for card in g.crafted[seat]:
            effect = effects[names[card]]
            crafted += effect.is_of_use(g, seat)
            claims += effect.promised(g, seat)
    has_marker = g.has_marker(seat)
    return [
        g.score[seat] if has_marker else 0.0,
        min(cards, g.terms.tables.hand_limit),
        crafted,
        claims,
        g.rulers.count(seat),
        _hits(g, seat) if g.battle is not None else 0.0,
        _exposed(g, seat),
        *(_NO_MORE if has_marker else _beyond_points(g, seat)),
        *(_hired(g, seat) if g.terms.has_hirelings else _NO_MORE),
    ]


def _beyond_points(g: Root, seat: int) -> tuple[float, float, float]:
    """3.3, 9.2.8: a dominance card, which part of what it asks for is ruled, and the points of a partner.

    Who joins a partner has these instead of his own. A coalition is no team to bots, which would stand as well as the
    better of the two: every Vagabond gave up his points as soon as he could, for half of somebody else's victory.
    """
    partner, card = g.coalition[seat], g.dominance[seat]
    if partner >= 0:
        return 0.0, 0.0, float(g.score[partner])
    suit = g.terms.deck.suits[card]
    if suit == BIRD:
        pairs = g.woodland.printed.corner_pairs
        return 1.0, max(sum(g.rulers[corner] == seat for corner in pair) for pair in pairs) / 2, 0.0
    return 1.0, min(3, sum(g.rulers[clearing] == seat for clearing in g.woodland.of_suit[suit])) / 3, 0.0


def _hired(g: Root, seat: int) -> tuple[float, float, float]:
    """E.1: the hirelings under control, for how many turns they will stay, and their pieces on the map."""
    hired = [owner for owner in range(g.terms.players, g.terms.owners) if g.controllers[owner] == seat]
    turns = sum([board_of(g, owner).control for owner in hired])
    return len(hired), turns, sum([sum(g.presence[owner]) for owner in hired])


def _hits(g: Root, seat: int) -> float:
    """4.3.2, E.3.1: hits dealt less hits taken that a battle under way promises before its dice are rolled."""
    fight = g.battle
    if fight is None or fight.stage != "ambush":
        return 0.0
    attacker, defender = g.controllers[fight.attacker], g.controllers[fight.defender]
    if seat not in (attacker, defender):
        return 0.0
    parties = g.cast.parties
    attack = min(HITS, parties[fight.attacker].strength(g, fight.attacker, fight))
    defense = min(HITS_BACK, parties[fight.defender].strength(g, fight.defender, fight))
    if parties[fight.defender].is_defenseless(g, fight.defender, fight):
        attack += 1
    return attack - defense if seat == attacker else defense - attack


def _exposed(g: Root, seat: int) -> int:
    """4.3.3.II: the buildings and tokens that no warrior stands beside: whatever is there but a pawn."""
    if not g.cast.unarmed[seat]:
        return 0
    present, pawn = g.presence[seat], g.pawns[seat]
    rows = [g.pieces[kind] for kind in g.cast.warriors[seat]]
    guards = rows[0] if len(rows) == 1 else [sum(column) for column in zip(*rows, strict=True)]
    found = sum([count for count, guard in zip(present, guards, strict=True) if not guard])
    return found - (0 <= pawn < len(guards) and not guards[pawn])
