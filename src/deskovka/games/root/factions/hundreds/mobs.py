"""14.4.1, 14.6.1, 14.7.5, 14.7.8. Mobs: how they spread, raze, and join the warlord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE, PASS
from deskovka.games.root.factions.hundreds.board import MOB, is_in_mood, mobs, sheet_of, warlord_at
from deskovka.games.root.factions.hundreds.hoard import dig
from deskovka.games.root.movement import adjacent
from deskovka.games.root.pieces import PLACE_AT, may_place, place, warriors
from deskovka.games.root.removal import EFFECT, Removal, may_be_removed, remove
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

RAZE = clearing_options("raze")
DISBAND = clearing_options("disband")
ROLL: Option = ("roll",)


# -- 14.4.1 Raze -----------------------------------------------------------------------------------------------------


def prey(g: Root, seat: int, clearing: int) -> list[tuple[int, int, int]]:
    """14.4.1: the enemy buildings and tokens in a clearing."""
    pieces, unarmed = g.pieces, g.cast.unarmed
    return [
        (kind, clearing, pieces[kind][clearing])
        for enemy in g.enemies[seat]
        for kind in unarmed[enemy]
        if pieces[kind][clearing] and may_be_removed(g, kind, clearing, EFFECT)
    ]


def raze(g: Root, seat: int, clearing: int) -> Flow[None]:
    """14.4.1, 14.R12: all enemy buildings and tokens of a clearing at once, and an item of the ruin there."""
    if found := prey(g, seat, clearing):
        yield from remove(g, Removal(seat, EFFECT, found))
    if g.ruins[clearing]:
        yield from dig(g, seat, clearing)


def raze_all(g: Root, seat: int) -> Flow[None]:
    """14.4.1, 14.R12: every clearing with a mob, in the order that the Hundreds choose."""
    waiting = [clearing for clearing in mobs(g, seat) if g.ruins[clearing] or prey(g, seat, clearing)]
    while waiting:
        option: Option = yield Ask(seat, "raze", [RAZE[clearing] for clearing in waiting])
        clearing = int(option[1])
        waiting.remove(clearing)
        g.tell("razed", seat=seat, clearing=clearing)
        yield from raze(g, seat, clearing)


# -- spreading -------------------------------------------------------------------------------------------------------


def spread(g: Root, seat: int, *, may_decline: bool) -> Flow[None]:
    """14.4.1, 14.7.5: roll the mob die, and place a mob in a clearing of its suit next to another one."""
    faces = sheet_of(g).mob_die
    suit = faces[g.chance.below(len(faces))]
    g.tell("mob_rolled", seat=seat, suit=suit)
    sites = next_to_mobs(g, seat, CLEARING_SUITS.index(suit))
    if not sites:
        return
    options: list[Option] = [*(PLACE_AT[site] for site in sites), *((PASS,) if may_decline else ())]
    option: Option = yield Ask(seat, "mob", options, {"suit": suit})
    if option != PASS:
        place(g, g.cast.numbers[seat][MOB], int(option[1]))


def next_to_mobs(g: Root, seat: int, suit: int) -> list[int]:
    """14.4.1, 14.R6, 14.R13: the clearings of a suit without a mob, adjacent to one, where it may be placed."""
    kind = g.cast.numbers[seat][MOB]
    if not g.supply[kind]:
        return []
    taken = mobs(g, seat)
    near = {clearing for mob in taken for clearing in adjacent(g, seat, mob)}
    return [c for c in g.woodland.of_suit[suit] if c in near and c not in taken and may_place(g, seat, c)]


# -- 14.6.1 Incite ---------------------------------------------------------------------------------------------------


def inciting_sites(g: Root, seat: int) -> list[int]:
    """14.6.1, 14.R13: the clearings with a warrior and without a mob, where one may be placed."""
    kind = g.cast.numbers[seat][MOB]
    if not g.supply[kind]:
        return []
    row = g.pieces[kind]
    return [c for c in g.woodland.clearings if not row[c] and warriors(g, seat, c) and may_place(g, seat, c)]


def revel(g: Root, seat: int) -> Flow[None]:
    """14.7.5 Jubilant: roll the mob die up to four times; each roll may place a mob."""
    for left in range(sheet_of(g).jubilant_rolls, 0, -1):
        if not g.supply[g.cast.numbers[seat][MOB]]:
            return
        option: Option = yield Ask(seat, "revel", [ROLL, DONE], {"left": left})
        if option == DONE:
            return
        yield from spread(g, seat, may_decline=True)


# -- 14.7.8 Bitter ---------------------------------------------------------------------------------------------------


def rally(g: Root, seat: int, fight: Battle) -> Flow[None]:
    """14.7.8 Bitter, 14.R11: before the roll mobs in the warlord's clearing and around become warriors there."""
    here = fight.clearing
    if seat not in (fight.attacker, fight.defender) or warlord_at(g, seat) != here or not is_in_mood(g, seat, "bitter"):
        return
    near = (here, *adjacent(g, seat, here))
    kind, warrior = g.cast.numbers[seat][MOB], g.cast.numbers[seat]["warrior"]
    while options := [DISBAND[clearing] for clearing in mobs(g, seat) if clearing in near]:
        option: Option = yield Ask(seat, "bitter", [*options, DONE])
        if option == DONE:
            return
        yield from remove(g, Removal(seat, EFFECT, [(kind, int(option[1]), 1)]))
        if may_place(g, seat, here):
            place(g, warrior, here)
