"""1.5, 2.2.3, 2.5. Pieces: putting them on the map, taking them off, counting them, and who rules the clearings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import TYPE_CHECKING

from deskovka.games.root.cast import BUILDING, NOBODY, TOKEN, WARRIOR, cast_for
from deskovka.games.root.content import MOST_CLEARINGS
from deskovka.games.root.state import NO_KIND, Root
from deskovka.games.root.tables import TREETOP
from deskovka.games.root.woodland import BURROW, clearing_options
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.party import Party

PLACE_AT = clearing_options("place_at")
UP: Option = ("in_treetop",)
SLOTS: tuple[Option, ...] = (("below_treetop",), UP)
"""F-treetop-2: where a building can be placed in the clearing of the Elder Treetop."""
PLACES = tuple(range(MOST_CLEARINGS + 1))
"""The numbers of a row: the place beside the map, then the clearings."""


def join(g: Root, seat: int, faction: Faction) -> None:
    """5.1.1: a seat takes a faction board with all its pieces."""
    factions = (*g.cast.factions[:seat], faction, *g.cast.factions[seat + 1 :])
    g.joined.append(seat)
    g.cast = cast_for(g.terms.tables, factions, g.cast.others, tuple(g.joined))
    _gather(g, seat, faction)


def join_beside(g: Root, owner: int, party: Party) -> None:
    """A.6.1: somebody who is no seat comes to the table with all its pieces."""
    place = owner - g.terms.players
    others = (*g.cast.others[:place], party, *g.cast.others[place + 1 :])
    g.joined.append(owner)
    g.cast = cast_for(g.terms.tables, g.cast.factions, others, tuple(g.joined))
    _gather(g, owner, party)


def _gather(g: Root, owner: int, party: Party) -> None:
    """1.5.2: the board and the pieces of who has joined last."""
    g.boards[owner] = party.new_board(g.terms)
    for kind in g.cast.of[owner]:
        g.pieces.append((0,) * (g.woodland.size + 1))
        g.supply.append(g.cast.kinds[kind].total)
        g.gone.append(0)
        g.aside.append(0)
        g.counts.append(())
    g.learn_effects()
    recount(g)


# -- counting and ruling ---------------------------------------------------------------------------------------------


def recount(g: Root) -> None:
    """2.5: count anew what counts for rule, after the effects in force have changed."""
    g.counts = _counts(g)
    might = [[0] * len(row) for row in g.might]
    for row, counts in zip(g.pieces, g.counts, strict=True):
        for side, weight in counts:
            mine = might[side]
            for clearing in occupied(row):
                mine[clearing] += weight * row[clearing]
    g.might = [tuple(row) for row in might]
    g.rulers = [ruler_of(g, clearing) for clearing in range(len(g.rulers))]


def _counts(g: Root) -> list[tuple[tuple[int, int], ...]]:
    """2.5, E.3.1, 11.2.7.III: by kind, for whom a piece counts, and how much: its owner, or who treats it as own."""
    borrowers = {lender: seat for seat in g.cast.seats for lender in lenders(g, seat)}
    found: list[tuple[tuple[int, int], ...]] = []
    for kind in g.cast.kinds:
        owner = kind.owner
        weight = 0 if kind.sort == TOKEN else 1
        for party, effect in g.in_force.more_weight:
            if party == owner:
                weight += effect.more_weight(kind.sort)
        controller = g.controllers[owner]
        side = owner if controller == NOBODY else controller
        if kind.sort == WARRIOR:
            side = borrowers.get(owner, side)
        found.append(((side, weight),) if weight else ())
    return found


def effects_changed(g: Root) -> None:
    """Find the effects in force anew, and count anew what counts for rule where that has changed."""
    before = g.in_force
    g.learn_effects()
    after = g.in_force
    if (
        before.more_weight != after.more_weight
        or before.rules_ties != after.rules_ties
        or before.claims_rule != after.claims_rule
        or before.lends != after.lends
    ):
        recount(g)


def ruler_of(g: Root, clearing: int) -> int:
    """2.5 Ruling a clearing: the strictly highest sum of warriors and buildings, unless an effect says otherwise."""
    most, ruler = 0, NOBODY
    for side, row in enumerate(g.might):
        might = row[clearing]
        if might >= most:
            ruler = NOBODY if might == most else side
            most = might
    if ruler == NOBODY and most:
        for seat in g.in_force.rules_ties:
            if g.might[seat][clearing] == most and g.presence[seat][clearing]:
                ruler = seat
    for seat, effect in g.in_force.claims_rule:
        if effect.claims_rule(g, seat, clearing):
            ruler = seat
    return ruler


def ruled(g: Root, seat: int) -> list[int]:
    """The clearings that a seat rules."""
    return [clearing for clearing, ruler in enumerate(g.rulers) if ruler == seat]


def warriors(g: Root, seat: int, clearing: int) -> int:
    """How many warriors of a seat stand in a clearing."""
    pieces, kinds = g.pieces, g.cast.warriors[seat]
    if len(kinds) == 1:
        return pieces[kinds[0]][clearing]
    return sum([pieces[kind][clearing] for kind in kinds])


def on_map(g: Root, kind: int) -> int:
    """How many pieces of a kind are on the map; what is beside it does not count (12.2.2)."""
    row = g.pieces[kind]
    return sum(row) - row[BURROW]


def occupied(row: Sequence[int]) -> list[int]:
    """The clearings where a row counts something, the place beside the map among them."""
    return [*compress(PLACES, row)]


def occupied_by(g: Root, kinds: Iterable[int]) -> list[int]:
    """The clearings with pieces of any of some kinds, the place beside the map among them."""
    rows = [g.pieces[kind] for kind in kinds]
    return [*compress(PLACES, map(any, zip(*rows, strict=True)))]


def where(g: Root, kind: int) -> list[int]:
    """The clearings of the map with pieces of a kind."""
    row = g.pieces[kind]
    found = [*compress(PLACES, row)]
    return found[1:] if row[BURROW] else found


def rivals(g: Root, seat: int) -> list[int]:
    """G.1.27: the enemies of a seat that are players."""
    return [enemy for enemy in g.enemies[seat] if enemy < g.terms.players]


def lenders(g: Root, seat: int) -> list[int]:
    """11.2.7.III: the owners whose warriors a player treats as own."""
    return [lender for effect in g.in_force.lends[seat] for lender in effect.lends(g, seat)]


def enemy_kinds(g: Root, seat: int) -> list[int]:
    """G.1.10, 11.2.7.III: the kinds of enemy pieces; warriors that are lent to a player are none to him."""
    of, owner, sort = g.cast.of, g.cast.owner, g.cast.sort
    kinds = [kind for enemy in g.enemies[seat] for kind in of[enemy]]
    lent = lenders(g, seat)
    return [kind for kind in kinds if owner[kind] not in lent or sort[kind] != WARRIOR] if lent else kinds


def enemy_pieces(g: Root, seat: int, clearing: int) -> int:
    """G.1.10, 11.2.7.III: how many enemy pieces a player meets in a clearing, pawns included."""
    return sum([enemy_pieces_of(g, seat, enemy, clearing) for enemy in g.enemies[seat]])


def enemy_pieces_of(g: Root, seat: int, enemy: int, clearing: int) -> int:
    """G.1.10, 11.2.7.III: how many of them belong to one enemy."""
    count = g.presence[enemy][clearing]
    return count - warriors(g, enemy, clearing) if count and enemy in lenders(g, seat) else count


# -- changing what is on the map -------------------------------------------------------------------------------------


def _add(rows: list[tuple[int, ...]], number: int, clearing: int, count: int) -> None:
    """Count more or less of something in a clearing."""
    row = list(rows[number])
    row[clearing] += count
    rows[number] = tuple(row)


def _carry(rows: list[tuple[int, ...]], number: int, origin: int, target: int, count: int) -> None:
    """Count something in another clearing than before."""
    row = list(rows[number])
    row[origin] -= count
    row[target] += count
    rows[number] = tuple(row)


def _change(g: Root, kind: int, clearing: int, count: int) -> None:
    cast = g.cast
    _add(g.pieces, kind, clearing, count)
    _add(g.presence, cast.owner[kind], clearing, count)
    if cast.sort[kind] == BUILDING:
        _fill_slots(g, kind, clearing, count)
    for side, weight in g.counts[kind]:
        _add(g.might, side, clearing, weight * count)
    g.rulers[clearing] = ruler_of(g, clearing)


def _fill_slots(g: Root, kind: int, clearing: int, count: int) -> None:
    """2.2.3: buildings of a kind take slots of a clearing, or leave them."""
    g.slots[clearing] -= count
    if clearing == g.landmarks[TREETOP]:
        _perch(g, kind, clearing)


def _perch(g: Root, kind: int, clearing: int) -> None:
    """F-treetop-2: the last slot left is that of the Elder Treetop; it is open again when its building has gone."""
    if g.perched == NO_KIND and not g.slots[clearing]:
        g.perched = kind
    elif g.perched == kind and not g.pieces[kind][clearing]:
        g.perched = NO_KIND


def put(g: Root, kind: int, clearing: int, count: int = 1) -> None:
    """Put pieces from their supply, or the leftmost ones of their track, on the map (G.1.31)."""
    g.supply[kind] -= count
    _change(g, kind, clearing, count)


def lift(g: Root, kind: int, clearing: int, count: int = 1) -> None:
    """Take pieces off the map: to their supply or track, or out of the game (G.1.17)."""
    if g.cast.kinds[kind].perishes:
        g.gone[kind] += count
    else:
        g.supply[kind] += count
    _change(g, kind, clearing, -count)


def shift(g: Root, kind: int, origin: int, target: int, count: int) -> None:
    """Carry pieces from one clearing to another."""
    cast = g.cast
    _carry(g.pieces, kind, origin, target, count)
    _carry(g.presence, cast.owner[kind], origin, target, count)
    if cast.sort[kind] == BUILDING:
        _fill_slots(g, kind, origin, -count)
        _fill_slots(g, kind, target, count)
    for side, weight in g.counts[kind]:
        _carry(g.might, side, origin, target, weight * count)
    g.rulers[origin] = ruler_of(g, origin)
    g.rulers[target] = ruler_of(g, target)


def stand(g: Root, seat: int, place: int) -> None:
    """Put the pawn of an owner into a clearing or a forest."""
    size, left = g.woodland.size, g.pawns[seat]
    if 0 < left <= size:
        _add(g.presence, seat, left, -1)
    g.pawns[seat] = place
    if place <= size:
        _add(g.presence, seat, place, 1)
    if g.in_force.rules_ties:
        for clearing in (left, place):
            if 0 < clearing <= size:
                g.rulers[clearing] = ruler_of(g, clearing)


# -- placing ---------------------------------------------------------------------------------------------------------


def may_place(g: Root, placer: int, clearing: int) -> bool:
    """6.2.2, 13.7.2, D.6.2: whether no effect keeps this player from placing pieces there."""
    for seat, effect in g.in_force.forbids_placing:  # noqa: SIM110  # asked everywhere all the time, a loop is faster
        if effect.forbids_placing(g, seat, placer, clearing):
            return False
    return True


def placeable(g: Root, placer: int, clearings: Iterable[int]) -> list[int]:
    """6.2.2, 13.7.2, D.6.2: those of some clearings where no effect keeps this player from placing pieces."""
    found = [*clearings]
    for seat, effect in g.in_force.forbids_placing:
        found = [clearing for clearing in found if not effect.forbids_placing(g, seat, placer, clearing)]
    return found


def may_build(g: Root, placer: int, clearing: int) -> bool:
    """2.2.3 Slots: a building takes an open slot."""
    return g.slots[clearing] > 0 and may_place(g, placer, clearing)


def place(g: Root, kind: int, clearing: int, count: int = 1) -> int:
    """G.1.31 Place, as many as there are (1.5.4); gives how many."""
    count = min(count, g.supply[kind])
    if count:
        put(g, kind, clearing, count)
        if g.told is not None:
            owner, name = g.cast.called[g.cast.owner[kind]], g.cast.names[kind]
            g.tell("placed", seat=owner, piece=name, clearing=clearing, count=count)
    return count


def raise_building(g: Root, placer: int, kind: int, clearing: int) -> Flow[None]:
    """2.2.3, G.1.31 Place a building, if there is one (1.5.4), in a slot that its placer chooses (F-treetop-2)."""
    is_open = is_treetop_open(g, clearing)
    if place(g, kind, clearing) and is_open:
        yield from choose_slot(g, placer, kind)


def is_treetop_open(g: Root, clearing: int) -> bool:
    """F-treetop-2: whether a building that comes to a clearing may be in the slot of the Elder Treetop."""
    return clearing == g.landmarks[TREETOP] and g.perched == NO_KIND


def choose_slot(g: Root, placer: int, kind: int) -> Flow[None]:
    """F-treetop-2: whether the building just placed stands in the treetop; without another open slot it does."""
    name = g.cast.names[kind]
    if g.slots[g.landmarks[TREETOP]]:
        option: Option = yield Ask(placer, "treetop", list(SLOTS), {"piece": name})
        if option != UP:
            return
        g.perched = kind
    g.tell("perched", seat=g.cast.called[g.cast.owner[kind]], piece=name)


def place_in_each(g: Root, seat: int, kind: int, wanted: Sequence[int], topic: str) -> Flow[None]:
    """1.5.4: place a piece in each of these clearings; when they are too few the player chooses where.

    ``wanted`` lists a clearing as often as it is to get a piece, beside each other.
    """
    allowed = placeable(g, seat, wanted)
    if g.supply[kind] >= len(allowed):
        for clearing in dict.fromkeys(allowed):
            place(g, kind, clearing, allowed.count(clearing))
    else:
        yield from pick_several(
            seat, topic, allowed, g.supply[kind], PLACE_AT.__getitem__, lambda clearing: _place_one(g, kind, clearing)
        )


def _place_one(g: Root, kind: int, clearing: int) -> None:
    place(g, kind, clearing)
