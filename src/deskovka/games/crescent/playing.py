"""Power cards that were revealed in a combat or a contest: what each of them does, in the order of resolution."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.crescent.asking import decide_in_step
from deskovka.games.crescent.cards import put_away, see, throw_away
from deskovka.games.crescent.pieces import enlist, to_supply
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Op
from deskovka.games.crescent.vocabulary import (
    CALIPH,
    CARD,
    CASTLE,
    CITY,
    GIVEN,
    HARM,
    LEAVES,
    MERCENARY,
    NO_STRONGHOLD,
    OPEN,
    OWNER,
    REGULAR,
    REMOVED,
    RESOLVED,
    SIDE,
    SLIP,
    SPARED,
    STATE,
    STRENGTH,
    STRUCK,
    TOWN,
    VOID,
    WILD,
)
from deskovka.kernel import Facts, Flow, Option

STATES = ("open", "resolved", "struck", "void")
ORDERED = frozenset({"assign", "remove_mercenary", "sabotage"})
"""Deeds for which it matters what was resolved before."""


def reveal(g: Crescent) -> None:
    """CM-COMBAT-4, CM-CONTEST-4: all selected cards at once."""
    for seat in g.terms.seats:
        chosen, g.chosen[seat] = g.chosen[seat], []
        if not chosen:
            continue
        side = g.side if g.side >= 0 and seat not in (g.attacker, g.defender) else seat
        for card in chosen:
            g.hands[seat].remove(card)
            see(g, card)
            g.played.append([card, seat, side, OPEN, *[0] * 9])
        g.tell("revealed", seat=seat, cards=tuple(g.card(card) for card in chosen))
    g.reveal()


def kind_of(g: Crescent, row: list[int]) -> int:
    """The number of the kind of a revealed card."""
    return g.terms.tables.kinds[row[CARD]]


def ops_of(g: Crescent, row: list[int]) -> tuple[Op, ...]:
    """What a revealed card does here."""
    return g.terms.tables.ops["combat" if g.defender >= 0 else "contest"][kind_of(g, row)]


def is_assassination(g: Crescent, row: list[int]) -> bool:
    """CM-COMBAT-4: these are resolved before the others."""
    return any(op.op == "assassinate" for op in ops_of(g, row))


def is_ordered(g: Crescent, row: list[int]) -> bool:
    """Whether it matters when a card is resolved."""
    return any(op.op in ORDERED for op in ops_of(g, row))


def is_personality(g: Crescent, row: list[int]) -> bool:
    """CM-CARD-4."""
    return g.terms.tables.cards[kind_of(g, row)].type == "personality"


def total(g: Crescent, sides: tuple[int, ...], column: int) -> int:
    """What the cards of some seats add up to."""
    return sum(row[column] for row in g.played if row[SIDE] in sides)


def resolve(g: Crescent, row: list[int]) -> Flow[None]:
    """CM-CARD-7 As far as possible: do what a card says, deed after deed."""
    row[STATE] = RESOLVED
    done = False
    for op in ops_of(g, row):
        if (op.otherwise and done) or not holds(g, row, op):
            continue
        done = True
        yield from DEEDS[op.op](g, row, op)
    g.tell("resolved", seat=row[SIDE], card=g.card(row[CARD]), strength=row[STRENGTH])


def holds(g: Crescent, row: list[int], op: Op) -> bool:
    """Whether all conditions of a deed hold: "you" is whose the card counts as (CM-MURSHID-MEDDLE-2)."""
    seat, tile = row[SIDE], g.active
    if op.units and g.count(seat, tile) < op.units:
        return False
    return all(CONDITIONS[condition](g, row, seat, tile) for condition in op.when)


def _own_seat(g: Crescent, seat: int, tile: int) -> bool:
    """A castle of one's own, or the palace."""
    castle = g.holder[tile] == seat and g.stronghold[tile] == CASTLE
    return castle or (seat == CALIPH and g.palace == tile)


CONDITIONS: dict[str, Callable[[Crescent, list[int], int, int], bool]] = {
    "you_are_attacker": lambda g, _, seat, __: seat == g.attacker,
    "you_are_defender": lambda g, _, seat, __: seat == g.defender,
    "stronghold": lambda g, _, __, tile: g.stronghold[tile] != NO_STRONGHOLD or g.palace == tile,
    "city": lambda g, _, __, tile: g.settlement[tile] == CITY,
    "town": lambda g, _, __, tile: g.settlement[tile] == TOWN,
    "wild": lambda g, _, __, tile: g.terms.terrains[tile] in WILD,
    "no_own_unit": lambda g, _, seat, tile: not g.count(seat, tile),
    "no_own_stronghold": lambda g, _, seat, tile: g.holder[tile] != seat and not (seat == CALIPH and g.palace == tile),
    "own_influence": lambda g, _, seat, tile: g.influence[tile] == seat,
    "own_castle_or_palace": lambda g, _, seat, tile: _own_seat(g, seat, tile),
    "assigned": lambda _, row, __, ___: row[REGULAR] + row[MERCENARY] > 0,
    "removed": lambda _, row, __, ___: row[REMOVED] > 0,
}


# -- deeds ------------------------------------------------------------------------------------------------------------


def _strength(_g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """More strength for one's own side."""
    yield from ()
    row[STRENGTH] += op.n


def _coins(g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Collection: coins from the common supply."""
    yield from ()
    g.coins[row[SIDE]] += op.n
    g.tell("gained", seat=row[SIDE], coins=op.n)


def _assassinate(g: Crescent, row: list[int], _op: Op) -> Flow[None]:
    """CM-COMBAT-5 Assassination: a revealed personality of any player, if there is one."""
    victims = [other for other in g.played if other[STATE] in (OPEN, RESOLVED) and is_personality(g, other)]
    if not victims:
        return
    options: list[Option] = list(dict.fromkeys(("strike", other[OWNER], g.card(other[CARD])) for other in victims))
    option = yield from decide_in_step(g, row[OWNER], "strike", lambda: options, {"hex": g.name(g.active)})
    struck = next(other for other in victims if ("strike", other[OWNER], g.card(other[CARD])) == option)
    struck[STATE] = STRUCK
    throw_away(g, struck[CARD])
    g.tell("struck", seat=struck[OWNER], card=g.card(struck[CARD]))


def _sabotage(g: Crescent, row: list[int], _op: Op) -> Flow[None]:
    """Saboteur: a battalion of the opponent is void, also if it was resolved."""
    cards = g.terms.tables.cards
    targets = [
        other
        for other in g.played
        if other[SIDE] != row[SIDE]
        and other[STATE] in (OPEN, RESOLVED)
        and cards[kind_of(g, other)].type == "battalion"
    ]
    if not targets:
        return
    options = list(dict.fromkeys(_target(g, other) for other in targets))
    option = yield from decide_in_step(g, row[SIDE], "void", lambda: options, {"hex": g.name(g.active)})
    spoilt = next(other for other in targets if _target(g, other) == option)
    freed = {"strength": spoilt[STRENGTH], "regular": spoilt[REGULAR], "mercenary": spoilt[MERCENARY]}
    spoilt[STATE:] = [VOID, *[0] * (len(spoilt) - STATE - 1)]
    g.tell("voided", seat=spoilt[SIDE], owner=spoilt[OWNER], card=g.card(spoilt[CARD]), **freed)


def _target(g: Crescent, row: list[int]) -> Option:
    """A battalion as a Saboteur chooses it: who supplied it, what became of it, and the units assigned to it."""
    return ("void", row[OWNER], g.card(row[CARD]), STATES[row[STATE]], row[REGULAR], row[MERCENARY])


def _assign(g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """CM-CARD-8 Assigning units: own ones from the active hex that are not on another card."""
    seat, tile = row[SIDE], g.active
    regular = g.regular[seat][tile] - total(g, (seat,), REGULAR) if op.who != "mercenary" else 0
    mercenary = g.mercenary[seat][tile] - total(g, (seat,), MERCENARY) if op.who != "regular" else 0
    most = g.count(seat, tile) // op.per if op.per else op.n
    sizes = range(most, most + 1) if op.mode == "exact" else range(min(most, regular + mercenary) + 1)
    options: list[Option] = [
        ("assign", each, size - each) for size in sizes for each in range(regular + 1) if 0 <= size - each <= mercenary
    ]
    if not options:
        return
    facts: Facts = {"card": g.card(row[CARD]), "left": most}
    option = yield from decide_in_step(g, seat, "assign", lambda: options, facts)
    row[REGULAR], row[MERCENARY] = int(option[1]), int(option[2])
    count = row[REGULAR] + row[MERCENARY]
    row[STRENGTH] += op.each * count
    row[LEAVES] = int(op.leaves)
    if count:
        g.tell("assigned", seat=seat, card=g.card(row[CARD]), regular=row[REGULAR], mercenary=row[MERCENARY])


def _casualties_self(_g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Fewer own casualties for each assigned unit."""
    yield from ()
    row[SPARED] += op.each * (row[REGULAR] + row[MERCENARY])


def _casualties_enemy(_g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """More casualties of the opponent."""
    yield from ()
    row[HARM] += op.n


def _remove_mercenary(g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Elder: a mercenary of another player in an adjacent hex goes back to its supply, one after another."""
    seat = row[SIDE]

    def options() -> list[Option]:
        return [
            ("lure", other, g.name(tile))
            for other in g.terms.seats
            if other != seat
            for tile in g.board.near[g.active]
            if g.mercenary[other][tile]
        ]

    for left in range(op.n, 0, -1):
        if not options():
            return
        facts: Facts = {"hex": g.name(g.active), "left": left}
        option = yield from decide_in_step(g, seat, "lure", options, facts)
        to_supply(g, int(option[1]), g.terms.tables.tile_index[str(option[2])], 0, 1)
        row[REMOVED] += 1
        g.tell("lured", seat=seat, owner=int(option[1]), hex=str(option[2]), count=1)


def _place_unit(g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Elder: a mercenary from one's own supply joins the combat, assigned to the card."""
    yield from ()
    placed = enlist(g, row[SIDE], g.active, op.n, "mercenary")
    row[MERCENARY] += placed
    if placed:
        g.tell("joined", seat=row[SIDE], hex=g.name(g.active), count=placed, card=g.card(row[CARD]))


def _forbid_sack(g: Crescent, row: list[int], _op: Op) -> Flow[None]:
    """CM-COMBAT-17 Forbidden sacking."""
    yield from ()
    g.scorched = 1
    g.tell("scorched", seat=row[SIDE], hex=g.name(g.active))


def _slip_away(_g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Scouts: so many units may go to an adjacent hex instead of retreating."""
    yield from ()
    row[SLIP] = op.n


def _bribe(g: Crescent, row: list[int], op: Op) -> Flow[None]:
    """Bribery: a player of the other side, which is weaker for it; the card is theirs afterwards."""
    other_side = [seat for seat in g.terms.seats if g.stances[seat] and not allied(g, seat, row[SIDE])]
    if not other_side:
        return
    options: list[Option] = [("choose_seat", seat) for seat in other_side]
    option = yield from decide_in_step(g, row[SIDE], "bribed", lambda: options, {"hex": g.name(g.active)})
    row[STRENGTH] -= op.n
    row[GIVEN] = int(option[1]) + 1
    g.tell("bribed", seat=row[SIDE], owner=int(option[1]), count=op.n)


def allied(g: Crescent, seat: int, other: int) -> bool:
    """Whether two parties of a contest are on one side; the attacker and the supporters are."""
    return (g.stances[seat] == OPPOSING) == (g.stances[other] == OPPOSING)


ATTACKING, UNDECIDED, SUPPORTING, OPPOSING = 1, 2, 3, 4
"""The parts in a contest; 0 is none."""
STANCES = ("", "attacker", "undecided", "supporter", "defender")

DEEDS: dict[str, Callable[[Crescent, list[int], Op], Flow[None]]] = {
    "strength": _strength,
    "coins": _coins,
    "assassinate": _assassinate,
    "sabotage": _sabotage,
    "assign": _assign,
    "casualties_self": _casualties_self,
    "casualties_enemy": _casualties_enemy,
    "remove_mercenary": _remove_mercenary,
    "place_unit": _place_unit,
    "forbid_sack": _forbid_sack,
    "on_loss_retreat_to_map": _slip_away,
    "bribe": _bribe,
}


def remove_cards(g: Crescent) -> None:
    """CM-COMBAT-12, CM-CONTEST-8 Remove cards."""
    for row in g.played:
        if row[STATE] == STRUCK:
            continue
        if row[GIVEN]:
            taker = row[GIVEN] - 1
            g.hands[taker].append(row[CARD])
            g.hands[taker].sort()
            g.tell("handed", seat=row[OWNER], owner=taker, card=g.card(row[CARD]))
        else:
            put_away(g, row[CARD], row[OWNER])
    g.played = []
