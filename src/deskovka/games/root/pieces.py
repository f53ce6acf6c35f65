"""1.5, 2.2.3, 2.5. Pieces: putting them on the map, taking them off, counting them, and who rules the clearings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cast import BUILDING, NOBODY, TOKEN, cast_for
from deskovka.games.root.picking import pick_several
from deskovka.games.root.state import Root
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Flow

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Faction

PLACE_AT = clearing_options("place_at")


def join(g: Root, seat: int, faction: Faction) -> None:
    """5.1.1: a seat takes a faction board with all its pieces."""
    factions = (*g.cast.factions[:seat], faction, *g.cast.factions[seat + 1 :])
    g.joined.append(seat)
    g.cast = cast_for(g.terms.tables, factions, tuple(g.joined))
    g.boards[seat] = faction.new_board(g.terms)
    for kind in g.cast.of[seat]:
        g.pieces.append([0] * (g.woodland.size + 1))
        g.supply.append(g.cast.kinds[kind].total)
        g.gone.append(0)
        g.aside.append(0)
        g.counts.append(())
    g.learn_effects()
    recount(g)


# -- counting and ruling ---------------------------------------------------------------------------------------------


def recount(g: Root) -> None:
    """2.5: count anew what counts for rule, after the effects in force have changed."""
    for number, kind in enumerate(g.cast.kinds):
        weight = 0 if kind.sort == TOKEN else 1
        weight += sum(e.more_weight(kind.sort) for owner, e in g.in_force.more_weight if owner == kind.owner)
        g.counts[number] = ((kind.owner, weight),) if weight else ()
    for row in g.might:
        row[:] = [0] * len(row)
    for number, pairs in enumerate(g.counts):
        for side, weight in pairs:
            row = g.might[side]
            for clearing, count in enumerate(g.pieces[number]):
                row[clearing] += weight * count
    for clearing in range(len(g.rulers)):
        g.rulers[clearing] = ruler_of(g, clearing)


def ruler_of(g: Root, clearing: int) -> int:
    """2.5 Ruling a clearing: the strictly highest sum of warriors and buildings, unless an effect says otherwise."""
    most, ruler = 0, NOBODY
    for side, row in enumerate(g.might):
        might = row[clearing]
        if might > most:
            most, ruler = might, side
        elif might == most:
            ruler = NOBODY
    if ruler == NOBODY and most:
        for seat in g.in_force.rules_ties:
            if g.might[seat][clearing] == most:
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
    pieces = g.pieces
    return sum(pieces[kind][clearing] for kind in g.cast.warriors[seat])


def on_map(g: Root, kind: int) -> int:
    """How many pieces of a kind are on the map."""
    return sum(g.pieces[kind])


def where(g: Root, kind: int) -> list[int]:
    """The clearings with pieces of a kind."""
    return [clearing for clearing, count in enumerate(g.pieces[kind]) if count]


# -- changing what is on the map -------------------------------------------------------------------------------------


def _change(g: Root, kind: int, clearing: int, count: int) -> None:
    cast = g.cast
    g.pieces[kind][clearing] += count
    g.presence[cast.owner[kind]][clearing] += count
    if cast.sort[kind] == BUILDING:
        g.slots[clearing] -= count
    for side, weight in g.counts[kind]:
        g.might[side][clearing] += weight * count
    g.rulers[clearing] = ruler_of(g, clearing)


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
    _change(g, kind, origin, -count)
    _change(g, kind, target, count)


def stand(g: Root, seat: int, place: int) -> None:
    """Put the pawn of a seat into a clearing or a forest."""
    size = g.woodland.size
    if 0 < g.pawns[seat] <= size:
        g.presence[seat][g.pawns[seat]] -= 1
    g.pawns[seat] = place
    if place <= size:
        g.presence[seat][place] += 1


# -- placing ---------------------------------------------------------------------------------------------------------


def may_place(g: Root, placer: int, clearing: int) -> bool:
    """6.2.2, 13.7.2, D.6.2: whether no effect keeps this player from placing pieces there."""
    for seat, effect in g.in_force.forbids_placing:  # noqa: SIM110  # asked everywhere all the time, a loop is faster
        if effect.forbids_placing(g, seat, placer, clearing):
            return False
    return True


def may_build(g: Root, placer: int, clearing: int) -> bool:
    """2.2.3 Slots: a building takes an open slot."""
    return g.slots[clearing] > 0 and may_place(g, placer, clearing)


def place(g: Root, kind: int, clearing: int, count: int = 1) -> int:
    """G.1.31 Place, as many as there are (1.5.4); gives how many."""
    count = min(count, g.supply[kind])
    if count:
        put(g, kind, clearing, count)
        owner, name = g.cast.owner[kind], g.cast.names[kind]
        g.tell("placed", seat=owner, piece=name, clearing=clearing, count=count)
    return count


def place_in_each(g: Root, seat: int, kind: int, wanted: Sequence[int], topic: str) -> Flow[None]:
    """1.5.4: place a piece in each of these clearings; when they are too few the player chooses where.

    ``wanted`` lists a clearing as often as it is to get a piece, beside each other.
    """
    allowed = [clearing for clearing in wanted if may_place(g, seat, clearing)]
    if g.supply[kind] >= len(allowed):
        for clearing in dict.fromkeys(allowed):
            place(g, kind, clearing, allowed.count(clearing))
    else:
        yield from pick_several(
            seat, topic, allowed, g.supply[kind], PLACE_AT.__getitem__, lambda clearing: _place_one(g, kind, clearing)
        )


def _place_one(g: Root, kind: int, clearing: int) -> None:
    place(g, kind, clearing)
