"""9.2.9 Relationships: the chart, aid, allies, hostility and infamy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cast import NOBODY, WARRIOR
from deskovka.games.root.factions.vagabond.board import board_of, sheet_of
from deskovka.games.root.factions.vagabond.items import Item, at_risk, damage, item_option, undamaged
from deskovka.games.root.losses import Losses
from deskovka.games.root.movement import Move, arrive, carry_some, marching, may_be_moved
from deskovka.games.root.party import lent_kinds
from deskovka.games.root.pieces import warriors
from deskovka.games.root.points import score
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.state import Battle, Root

RELATIONS = ("indifferent", "amiable", "friendly", "allied", "hostile")
INDIFFERENT, AMIABLE, FRIENDLY, ALLIED, HOSTILE = range(5)
NO_RELATION = -1
"""9.7.3-x1: between Vagabonds there is none."""

_OF_ALLY = -1
"""Stands for the condition of an item where a warrior of the ally takes the hit."""


def set_markers(g: Root, seat: int) -> None:
    """9.3.6 Setup 6: all factions that are no Vagabonds are Indifferent; E.R11: hirelings have no marker."""
    board = board_of(g, seat)
    kind = type(board)
    related = (seat < g.terms.players and not isinstance(other, kind) for seat, other in enumerate(g.boards))
    board.relations = [INDIFFERENT if is_related else NO_RELATION for is_related in related]
    for other, relation in enumerate(board.relations):
        if relation == INDIFFERENT:
            g.tell("relation_changed", seat=seat, partner=other, relation=RELATIONS[INDIFFERENT])


def change_relation(g: Root, seat: int, other: int, relation: int) -> None:
    """Put the marker of a faction on another space."""
    board = board_of(g, seat)
    board.relations[other] = relation
    board.aids[other] = 0
    g.tell("relation_changed", seat=seat, partner=other, relation=RELATIONS[relation])


# -- 9.2.9.I Improving a relationship --------------------------------------------------------------------------------


def aids_needed(g: Root, seat: int, other: int) -> int:
    """9.2.9.I.a Cost: how many aids within a turn lead to the next space; 0 when there is none."""
    relation = board_of(g, seat).relations[other]
    return sheet_of(g).relationship_chart.aids_to_next[relation] if INDIFFERENT <= relation < ALLIED else 0


def improve(g: Root, seat: int, other: int) -> None:
    """9.2.9.I, 9.2.9.I.b, 9.2.9.II.a: count an aid; score for a new space, and for every aid of an ally.

    9.2.9.III.c, 9.7.3-x1: nothing comes of aiding a Hostile faction or another Vagabond.
    """
    board, chart = board_of(g, seat), sheet_of(g).relationship_chart
    relation = board.relations[other]
    if relation == ALLIED:
        score(g, seat, chart.aid_allied_vp)
    elif needed := aids_needed(g, seat, other):
        board.aids[other] += 1
        if board.aids[other] == needed:
            change_relation(g, seat, other, relation + 1)
            score(g, seat, chart.vp_on_reaching[relation])


# -- 9.2.9.II Allied -------------------------------------------------------------------------------------------------


def allies_in(g: Root, seat: int, clearing: int) -> list[tuple[int, int]]:
    """9.2.9.II: the allies with warriors in a clearing, and how many they have."""
    relations = board_of(g, seat).relations
    if ALLIED not in relations:
        return []
    found = [(other, warriors(g, other, clearing)) for other, relation in enumerate(relations) if relation == ALLIED]
    return [(other, count) for other, count in found if count]


def take_ally_along(g: Root, seat: int, made: Move) -> Flow[None]:
    """9.2.9.II.b, 9.2.9.II.b-x1: warriors of one ally go along from clearing to clearing, by a forced move."""
    origin, target = made.origin, made.target
    if g.woodland.is_forest(origin) or g.woodland.is_forest(target):
        return
    allies = [ally for ally, _ in allies_in(g, seat, origin) if may_be_moved(g, ally, origin, target)]
    escorts = [(ally, most) for ally in allies if (most := marching(g, ally, seat, origin))]
    if not escorts:
        return
    options: list[Option] = [("take_along", ally, n) for ally, most in escorts for n in range(most, 0, -1)]
    option: Option = yield Ask(seat, "take_along", [PASS, *options], {"clearing": origin, "target": target})
    if option == PASS:
        return
    forced = Move(int(option[1]), seat, origin, target)
    forced.is_ferried = made.is_ferried
    carry_some(g, forced, int(option[2]))
    made.along.append(forced.owner)
    yield from arrive(g, forced)


def call_ally(g: Root, seat: int, fight: Battle) -> Flow[None]:
    """9.2.9.II.c Attacking with an ally: his warriors in the clearing count as one's own, unless he is the defender.

    Who was made to attack by somebody's instigation has not started the battle (D.4.2).
    """
    allies = [ally for ally, _ in allies_in(g, seat, fight.clearing) if ally != fight.defender]
    if seat == fight.attacker and fight.instigator == NOBODY and allies:
        options: list[Option] = [("with_ally", ally) for ally in allies]
        option: Option = yield Ask(seat, "with_ally", [*options, PASS], {"clearing": fight.clearing})
        if option != PASS:
            board_of(g, seat).ally = int(option[1])
            g.tell("ally_called", seat=seat, partner=int(option[1]))


def strength(g: Root, seat: int, fight: Battle) -> int:
    """9.2.6, 9.2.9.II.c: undamaged swords, and the warriors of an ally who attacks with him."""
    ally = board_of(g, seat).ally
    return undamaged(g, seat, "sword") + (warriors(g, ally, fight.clearing) if ally != NOBODY else 0)


def take_hits(g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
    """9.2.7 Taking hits, 9.2.9.II.d Hits with an ally: items are damaged, or warriors of the ally are removed."""
    board = board_of(g, seat)
    fallen: dict[int, int] = {}

    def take(thing: Item) -> None:
        if thing[0] == _OF_ALLY:
            fallen[thing[1]] = fallen.get(thing[1], 0) + 1
            board.ally_losses += 1
        else:
            damage(g, seat, thing)
            board.damages += 1

    def option_of(thing: Item) -> Option:
        return ("lose", g.cast.names[thing[1]], board.ally) if thing[0] == _OF_ALLY else item_option(g, "damage", thing)

    things = at_risk(g, seat)
    if board.ally != NOBODY:
        standing = [kind for kind in g.cast.warriors[board.ally] for _ in range(g.pieces[kind][fight.clearing])]
        things += [(_OF_ALLY, kind) for kind in standing]
    yield from pick_several(seat, "damage", things, min(hits, len(things)), option_of, take)
    return list(fallen.items())


def part_with_ally(g: Root, seat: int) -> None:
    """9.2.9.II.d: who let more warriors of the ally fall than items be damaged has made an enemy."""
    board = board_of(g, seat)
    if board.ally != NOBODY and board.ally_losses > board.damages:
        change_relation(g, seat, board.ally, HOSTILE)
    board.ally = NOBODY
    board.ally_losses = board.damages = 0


# -- 9.2.9.III Hostile -----------------------------------------------------------------------------------------------


def offend(g: Root, seat: int, removal: Removal) -> None:
    """9.2.9.III Hostile: whose warriors he removes becomes Hostile; 9.2.9.II.d goes before it for an ally in battle."""
    board = board_of(g, seat)
    board.offended = 0
    for kind, _, _ in removal.pieces:
        owner = _served_by(g, seat, kind)
        friendly = board.relations[owner] not in (HOSTILE, NO_RELATION)
        if g.cast.sort[kind] == WARRIOR and friendly and owner != board.ally:
            change_relation(g, seat, owner, HOSTILE)
            board.offended += 1


def _served_by(g: Root, seat: int, kind: int) -> int:
    """11.2.7.III.b: whose warriors he has removed: lent ones are those of his opponent in battle."""
    if g.battle is not None and seat in (g.battle.attacker, g.battle.defender):
        opponent = g.battle.opponent(seat)
        if kind in lent_kinds(g, opponent, seat):
            return opponent
    return g.cast.owner[kind]


def infamy(g: Root, seat: int, removal: Removal) -> int:
    """9.2.9.III.a Infamy: a point for each removed piece of a Hostile faction, in a battle in his own turn."""
    if g.turn != seat or not removal.pieces:
        return 0
    board, owner = board_of(g, seat), g.cast.owner
    hostile = sum(count for kind, _, count in removal.pieces if board.relations[owner[kind]] == HOSTILE)
    return hostile - board.offended


def is_hostile(g: Root, seat: int, clearing: int) -> bool:
    """9.2.9.III.b: whether a clearing has warriors of a Hostile faction."""
    relations = board_of(g, seat).relations
    return HOSTILE in relations and any(
        warriors(g, other, clearing) for other, relation in enumerate(relations) if relation == HOSTILE
    )
