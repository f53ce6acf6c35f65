"""11. Combat, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from deskovka.games.crescent.asking import decide, decide_in_step
from deskovka.games.crescent.cards import holdings, may_hold
from deskovka.games.crescent.dealing import begin_deals, murshid_near
from deskovka.games.crescent.moving import reach
from deskovka.games.crescent.pieces import retreat, sack_palace, sack_settlement, sack_stronghold, to_supply
from deskovka.games.crescent.playing import is_assassination, is_ordered, kind_of, remove_cards, resolve, reveal, total
from deskovka.games.crescent.scoring import at_once
from deskovka.games.crescent.state import STANDING, Crescent
from deskovka.games.crescent.vocabulary import (
    CALIPH,
    CARD,
    FORT,
    HARM,
    LEAVES,
    MERCENARY,
    MURSHID,
    NO_STRONGHOLD,
    NOBODY,
    NOWHERE,
    OPEN,
    OWNER,
    REGULAR,
    SETTLEMENTS,
    SIDE,
    SLIP,
    SPARED,
    STATE,
    STRENGTH,
    STRONGHOLDS,
    SULTAN,
    WARLORD,
)
from deskovka.kernel import Ask, Facts, Flow, Option
from deskovka.kernel.picking import subsets


def begin_combat(g: Crescent, tile: int, attacker: int, defender: int) -> None:
    """CM-COMBAT-1 Cause, CM-COMBAT-2 Steps: whoever took the action attacks; first there are deals."""
    g.active, g.attacker, g.defender = tile, attacker, defender
    g.plundered = 0
    g.tell("combat", hex=g.name(tile), attacker=attacker, defender=defender)
    begin_deals(g)


def may_meddle(g: Crescent) -> bool:
    """CM-MURSHID-MEDDLE Meddling."""
    return MURSHID not in (g.attacker, g.defender) and murshid_near(g, g.active)


def select(g: Crescent) -> Flow[None]:
    """CM-COMBAT-3 Select: in secret, any number of COMBAT cards; who is known to hold none is not asked."""
    seats = [g.attacker, g.defender, *([MURSHID] if may_meddle(g) else [])]
    facts: Facts = {
        "hex": g.name(g.active),
        "attacker": g.attacker,
        "defender": g.defender,
        "attack": g.strength(g.attacker, g.active),
        "defence": g.strength(g.defender, g.active),
    }
    yield from take_selections(g, "combat", seats, facts)
    meddling = MURSHID not in (g.attacker, g.defender) and g.chosen[MURSHID]
    g.phase = "side" if meddling else "reveal"


def take_selections(g: Crescent, keyword: str, seats: Sequence[int], facts: Facts) -> Flow[None]:
    """Those who may hold a fitting card select in secret; all but the attacker may do so by a standing order."""
    asks = [
        Ask(seat, f"{keyword}_cards", selection(g, seat, keyword), facts, private=True)
        for seat in seats
        if may_hold(g, seat, keyword)
    ]
    answers = yield from STANDING.consider_all(g, g.standing, keyword, asks, always=(g.attacker,))
    if asks:
        g.reveal()
    for seat, option in answers.items():
        take_selection(g, seat, option)


def selection(g: Crescent, seat: int, keyword: str) -> Callable[[], list[Option]]:
    """The sets of cards that a seat may select."""
    return lambda: subsets(("select",), [g.card(card) for card in holdings(g, seat, keyword)])


def take_selection(g: Crescent, seat: int, option: Option) -> None:
    """The selected cards stay in hand, and secret, until all are revealed."""
    for name in option[1:]:
        cards = [card for card in g.hands[seat] if g.card(card) == name and card not in g.chosen[seat]]
        g.chosen[seat].append(min(cards, key=lambda card: (-g.known[card].bit_count(), card)))


def name_side(g: Crescent) -> Flow[None]:
    """CM-MURSHID-MEDDLE: before any card is revealed the Murshid names one side for all cards selected."""
    sides: list[Option] = [("side", g.attacker), ("side", g.defender)]
    option = yield from decide(g, MURSHID, "side", lambda: sides, {"hex": g.name(g.active)})
    if option is None:
        return
    g.side = int(option[1])
    g.tell("meddled", seat=MURSHID, owner=g.side)
    g.phase = "reveal"


def reveal_all(g: Crescent) -> Flow[None]:
    """CM-COMBAT-4 Resolve: all cards at once."""
    yield from ()
    reveal(g)
    g.phase = "combat_cards"


def resolve_cards(g: Crescent) -> Flow[None]:
    """CM-COMBAT-4 Resolve: one card after another; where the order matters, the one whose they are chooses."""
    waiting = [row for row in g.played if row[STATE] == OPEN]
    if not waiting:
        g.phase = "winner"
        return
    first = min(_place(g, row) for row in waiting)
    rows = [row for row in waiting if _place(g, row) == first]
    row = next((row for row in rows if not is_ordered(g, row)), rows[0])
    if is_ordered(g, row) and len(rows) > 1:
        options: list[Option] = list(dict.fromkeys(("resolve", g.card(each[0])) for each in rows))
        option = yield from decide_in_step(g, row[SIDE], "order", lambda: options, {"hex": g.name(g.active)})
        row = next(each for each in rows if g.card(each[0]) == option[1])
    yield from resolve(g, row)


def _place(g: Crescent, row: list[int]) -> int:
    """CM-COMBAT-4, CM-MURSHID-MEDDLE-2: Campaign, the Assassinations of each side, lent ones last, then the others."""
    defends = int(row[SIDE] == g.defender)
    if kind_of(g, row) == len(g.terms.tables.cards) - 1:
        return 0
    if is_assassination(g, row):
        return 1 + 2 * defends + int(row[OWNER] != row[SIDE])
    return 5 + defends


def find_winner(g: Crescent) -> Flow[None]:
    """CM-COMBAT-6 Strength, CM-COMBAT-7 Winner, CM-MURSHID-TIEBREAK."""
    attacker, defender, tile = g.attacker, g.defender, g.active
    g.attack = g.strength(attacker, tile) + total(g, (attacker,), STRENGTH)
    g.defence = g.strength(defender, tile) + total(g, (defender,), STRENGTH)
    g.tell("strengths", hex=g.name(tile), attack=g.attack, defence=g.defence)
    g.winner = attacker if g.attack >= g.defence else defender
    if g.attack == g.defence and g.influence[tile] == MURSHID:
        sides: list[Option] = [("tip", attacker), ("tip", defender)]
        option = yield from decide_in_step(g, MURSHID, "tip", lambda: sides, {"hex": g.name(tile)})
        g.winner = int(option[1])
        g.tell("tipped", seat=MURSHID, owner=g.winner)
    g.tell("combat_won", seat=g.winner, hex=g.name(tile))
    pay_deal(g, (g.winner,))
    for row in g.played:
        if row[LEAVES]:
            units = {"regular": row[REGULAR], "mercenary": row[MERCENARY]}
            to_supply(g, row[SIDE], tile, **units)
            if any(units.values()):
                g.tell("spent", seat=row[SIDE], hex=g.name(tile), card=g.card(row[CARD]), **units)
            row[REGULAR] = row[MERCENARY] = 0
    g.phase = "casualties"


def pay_deal(g: Crescent, winners: tuple[int, ...]) -> None:
    """CM-MURSHID-DEAL-2 Payment: if the partner's side wins, whatever the Murshid did."""
    if g.partner in winners:
        paid = min(g.paid, g.points[g.partner])
        g.points[g.partner] -= paid
        g.points[MURSHID] += paid
        g.tell("paid_deal", seat=g.partner, points=paid)
    elif g.partner != NOBODY:
        g.tell("unpaid_deal", seat=g.partner, points=g.paid)


def casualties(g: Crescent) -> Flow[None]:
    """CM-COMBAT-9 Casualties, CM-COMBAT-10 Strength is fixed: the attacker first."""
    tile = g.active
    for seat, foe, strength in ((g.attacker, g.defender, g.defence), (g.defender, g.attacker, g.attack)):
        count = max(0, strength // 2 + total(g, (foe,), HARM) - total(g, (seat,), SPARED))
        count = min(count, g.count(seat, tile))
        if not count:
            continue
        options = splits("lose", count, g.regular[seat][tile], g.mercenary[seat][tile])
        question: Facts = {"hex": g.name(tile), "left": count}
        option = yield from decide_in_step(g, seat, "casualties", partial(list, options), question)
        regular, mercenary = int(option[1]), int(option[2])
        to_supply(g, seat, tile, regular, mercenary)
        g.tell("lost", seat=seat, hex=g.name(tile), regular=regular, mercenary=mercenary)
        if foe == WARLORD:
            g.plundered += count * at_once(g, "units_beaten")
    g.phase = "retreat"


def splits(verb: str, count: int, regular: int, mercenary: int) -> list[Option]:
    """So many units of a stack, by how many of them are regular."""
    return [(verb, each, count - each) for each in range(min(count, regular), -1, -1) if count - each <= mercenary]


def retreat_loser(g: Crescent) -> Flow[None]:
    """CM-COMBAT-11 Retreat; Scouts let some units slip away."""
    tile = g.active
    loser = g.defender if g.winner == g.attacker else g.attacker
    for row in g.played:
        if row[SIDE] == loser and row[SLIP] and g.count(loser, tile):
            yield from slip_away(g, loser, tile, row[SLIP])
    retreat(g, loser, tile)
    remove_cards(g)
    g.active = NOWHERE
    g.settle(tile)
    g.cursor = tile
    won = g.winner == g.attacker and g.count(g.attacker, tile)
    g.phase = "capture" if won else "combat_end"


def slip_away(g: Crescent, seat: int, tile: int, most: int) -> Flow[None]:
    """Scouts: up to so many units to one adjacent hex that no other player controls; each card for itself."""
    regular, mercenary = g.regular[seat][tile], g.mercenary[seat][tile]
    options: list[Option] = [
        ("slip", g.name(near), each, other)
        for near in reach(g, seat)[tile]
        if g.open_to(seat, near)
        for each in range(min(most, regular) + 1)
        for other in range(min(most - each, mercenary) + 1)
        if each + other
    ]
    facts: Facts = {"hex": g.name(tile), "left": most}
    option = yield from decide_in_step(g, seat, "slip", lambda: [*options, ("stay",)], facts)
    if option[0] == "slip":
        units = {"regular": int(option[2]), "mercenary": int(option[3])}
        g.move(seat, tile, g.terms.tables.tile_index[str(option[1])], **units)
        g.tell("slipped", seat=seat, origin=g.name(tile), hex=str(option[1]), **units)


def capture(g: Crescent) -> Flow[None]:
    """CM-COMBAT-13 Capture, CM-COMBAT-14 Mandatory sacking, CM-COMBAT-17 Forbidden sacking."""
    attacker, tile = g.attacker, g.cursor
    kind, holder = g.stronghold[tile], g.holder[tile]
    if kind and holder != attacker:
        in_supply = (g.forts if kind == FORT else g.castles)[attacker]
        options: list[Option] = [("capture",), ("sack",)] if in_supply else [("sack",)]
        facts = {"hex": g.name(tile), "building": STRONGHOLDS[kind]}
        option = yield from decide_in_step(g, attacker, "capture", lambda: options, facts)
        if option[0] == "capture":
            g.set_stronghold(tile, attacker, kind)
            g.tell("captured", seat=attacker, hex=g.name(tile), building=STRONGHOLDS[kind], owner=holder)
        elif g.scorched:
            g.set_stronghold(tile, NOBODY, NO_STRONGHOLD)
            g.tell("razed", hex=g.name(tile), building=STRONGHOLDS[kind], owner=holder)
        else:
            g.plundered += sack_stronghold(g, attacker, tile)
    if g.palace == tile and attacker != CALIPH:
        if g.scorched:
            g.set_palace(NOWHERE)
            g.tell("razed", hex=g.name(tile), building="palace", owner=CALIPH)
        else:
            g.plundered += sack_palace(g, attacker, tile)
    g.phase = "sack"


def sack(g: Crescent) -> Flow[None]:
    """CM-COMBAT-15 Optional sacking, CM-ASSAULT-3 Not one's own."""
    attacker, tile = g.attacker, g.cursor
    g.phase = "combat_end"
    if not g.settlement[tile] or attacker == SULTAN or g.scorched:
        return
    facts = {"hex": g.name(tile), "building": SETTLEMENTS[g.settlement[tile]]}
    options: list[Option] = [("sack",), ("spare",)]
    option = yield from decide_in_step(g, attacker, "sack", lambda: options, facts)
    if option[0] == "sack":
        g.plundered += sack_settlement(g, attacker, tile)


def end_combat(g: Crescent) -> Flow[None]:
    """CM-COMBAT-19 Warlord scores, CM-ACT-5: the points of the combat are booked at its end."""
    yield from ()
    if WARLORD in (g.attacker, g.defender):
        g.points[WARLORD] += g.plundered
        g.tell("plundered", seat=WARLORD, points=g.plundered)
    clear(g)
    g.phase = "limits"


def clear(g: Crescent) -> None:
    """Nothing is left of a combat or a contest but its results."""
    g.active = NOWHERE
    g.attacker = g.defender = g.partner = g.side = g.winner = NOBODY
    g.attack = g.defence = g.paid = g.scorched = g.plundered = g.cursor = 0
    g.offers = []
    g.stances = [0] * g.terms.players
