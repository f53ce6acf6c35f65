"""12. Influence contest, step by step, and 8.1 Influence, which begins it."""

from __future__ import annotations

from deskovka.games.crescent.asking import decide, decide_in_step, limit_hand
from deskovka.games.crescent.combat import clear, pay_deal, take_selections
from deskovka.games.crescent.dealing import begin_deals, murshid_near
from deskovka.games.crescent.pieces import place_influence
from deskovka.games.crescent.playing import (
    ATTACKING,
    OPPOSING,
    SUPPORTING,
    UNDECIDED,
    is_assassination,
    remove_cards,
    resolve,
    reveal,
)
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import CALIPH, GIVEN, MURSHID, NOBODY, OPEN, SIDE, STATE, STRENGTH, SULTAN
from deskovka.kernel import Facts, Flow, Option


def targets(g: Crescent, seat: int) -> list[int]:
    """CM-INFLUENCE-1 Target: hexes where one is present and those adjacent to them, without an own token."""
    if not g.tokens[seat]:
        return []
    near, influence = g.board.near, g.influence
    reached = set(present := g.presence(seat)).union(*[near[tile] for tile in present])
    return [tile for tile in sorted(reached) if influence[tile] != seat]


def spread_influence(g: Crescent, seat: int, tile: int) -> None:
    """CM-INFLUENCE-2 Uncontested, CM-INFLUENCE-3 Contested, CM-INFLUENCE-4; the next phase is set."""
    others = participants(g, seat, tile)
    if not others:
        place_influence(g, tile, seat)
        g.phase = "limits"
        return
    g.active, g.attacker = tile, seat
    for other in others:
        g.stances[other] = UNDECIDED
    g.stances[seat] = ATTACKING
    g.tell("contest", seat=seat, hex=g.name(tile), seats=tuple(others))
    begin_deals(g)


def participants(g: Crescent, attacker: int, tile: int) -> list[int]:
    """CM-CONTEST-1 Parties, CM-MURSHID-INVOLVE Getting involved: who has a say besides the attacker."""
    return [
        seat
        for seat in g.terms.seats
        if seat != attacker and (g.present(seat, tile) or (seat == MURSHID and murshid_near(g, tile)))
    ]


def select(g: Crescent) -> Flow[None]:
    """CM-CONTEST-2 Select: attacker and participants, in secret, any number of CONTEST cards."""
    facts: Facts = {"hex": g.name(g.active), "attacker": g.attacker}
    yield from take_selections(g, "contest", [seat for seat in g.terms.seats if g.stances[seat]], facts)
    g.phase = "stance"


def declare(g: Crescent) -> Flow[None]:
    """CM-CONTEST-3 Stance: in turn order, once the cards are chosen."""
    seat = next((seat for seat in g.terms.seats if g.stances[seat] == UNDECIDED), NOBODY)
    if seat == NOBODY:
        reveal(g)
        g.phase = "contest_cards"
        return
    facts: Facts = {"hex": g.name(g.active), "attacker": g.attacker}
    option = yield from decide(g, seat, "stance", lambda: [("support",), ("oppose",)], facts)
    if option is None:
        return
    g.stances[seat] = SUPPORTING if option[0] == "support" else OPPOSING
    g.tell("supported" if option[0] == "support" else "opposed", seat=seat, owner=g.attacker)


def resolve_cards(g: Crescent) -> Flow[None]:
    """CM-CONTEST-4 Resolve: Assassinations, then the others; attacker, supporters, defenders, each in turn order."""
    waiting = [row for row in g.played if row[STATE] == OPEN]
    if not waiting:
        g.phase = "contest_end"
        return
    yield from resolve(g, min(waiting, key=lambda row: _place(g, row)))


def _place(g: Crescent, row: list[int]) -> tuple[bool, int, int]:
    return not is_assassination(g, row), g.stances[row[SIDE]], row[SIDE]


def military(g: Crescent, seat: int, tile: int) -> bool:
    """CM-CONTEST-5: a unit or stronghold in the hex; CM-CONTEST-9: the palace is one."""
    return g.count(seat, tile) > 0 or g.holder[tile] == seat or (seat == CALIPH and g.palace == tile)


def settled(g: Crescent, seat: int, tile: int) -> bool:
    """CM-CONTEST-9 Palace counts twice, CM-CONTEST-10 Sultan's settlements."""
    return (seat == SULTAN and g.settlement[tile] > 0) or (seat == CALIPH and g.palace == tile)


def civil(g: Crescent, seat: int, tile: int) -> bool:
    """CM-CONTEST-5, CM-CONTEST-6: a settlement and/or a token in the hex."""
    return settled(g, seat, tile) or g.influence[tile] == seat


def strengths(g: Crescent) -> tuple[int, int]:
    """CM-CONTEST-5 Attacker's strength, CM-CONTEST-6 Defenders' strength, CM-CONTEST-11 No minimum."""
    tile, attacker = g.active, g.attacker
    supporters = [seat for seat in g.terms.seats if g.stances[seat] == SUPPORTING]
    defenders = [seat for seat in g.terms.seats if g.stances[seat] == OPPOSING]
    attack = int(any(military(g, seat, tile) for seat in (attacker, *supporters))) + int(settled(g, attacker, tile))
    attack += sum(civil(g, seat, tile) for seat in supporters)
    defence = int(any(military(g, seat, tile) for seat in defenders))
    defence += sum(civil(g, seat, tile) for seat in defenders)
    for row in g.played:
        opposes = row[SIDE] in defenders
        if opposes != bool(row[GIVEN]):
            defence += row[STRENGTH]
        else:
            attack += row[STRENGTH]
    return attack, defence


def end_contest(g: Crescent) -> Flow[None]:
    """CM-CONTEST-6 result, CM-MURSHID-TIEBREAK, CM-CONTEST-7 Effect, CM-CONTEST-8, CM-CONTEST-12 Winners."""
    tile, attacker = g.active, g.attacker
    g.attack, g.defence = strengths(g)
    g.tell("strengths", hex=g.name(tile), attack=g.attack, defence=g.defence)
    won = g.attack >= g.defence
    if g.attack == g.defence and g.influence[tile] == MURSHID:
        stances: list[Option] = [("support",), ("oppose",)]
        option = yield from decide_in_step(g, MURSHID, "tip_contest", lambda: stances, {"hex": g.name(tile)})
        won = option[0] == "support"
        g.tell("tipped_contest", seat=MURSHID, owner=attacker, won=int(won))
    pay_deal(g, tuple(seat for seat in g.terms.seats if g.stances[seat] and (g.stances[seat] != OPPOSING) == won))
    g.tell("contest_won" if won else "contest_lost", seat=attacker, hex=g.name(tile))
    if won:
        place_influence(g, tile, attacker)
    takers = sorted(row[GIVEN] - 1 for row in g.played if row[GIVEN])
    remove_cards(g)
    clear(g)
    g.phase = "limits"
    for seat in takers:
        yield from limit_hand(g, seat)
