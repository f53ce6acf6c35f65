"""15.2.4, 15.2.5, 15.3, 15.5.2. Relics: laid into forests, delved for, carried, recovered, and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.cards import discard
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.keepers.board import (
    DELVE,
    DUTIES,
    FACE_DOWN,
    RECOVER,
    RELICS,
    RETAINER,
    board_of,
    card_name,
    found_in,
    recoverable,
    relics_in,
    sheet_of,
    type_of,
    worth_of,
)
from deskovka.games.root.movement import free
from deskovka.games.root.pieces import lift, put, shift, warriors
from deskovka.games.root.points import score
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.movement import Move
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.state import Root


# -- 15.3 Set-up -----------------------------------------------------------------------------------------------------


def lay_relics(g: Root, seat: int) -> None:
    """15.3.1 Relics in forests: one in each, face down."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    for relic, name in enumerate(RELICS):
        if name in numbers:
            board.unseen[relic] = g.supply[numbers[name]]
            g.supply[numbers[name]] = 0
    _spread(g, seat, list(g.woodland.forests), len(g.woodland.forests))


def lay_rest(g: Root, seat: int) -> None:
    """15.3.3 Remaining relics: evenly over the forests away from the Keepers, and if there are none over all."""
    near = {forest for clearing in g.woodland.clearings if warriors(g, seat, clearing) for forest in _at(g, clearing)}
    far = [forest for forest in g.woodland.forests if forest not in near] or list(g.woodland.forests)
    g.chance.shuffle(far)
    _spread(g, seat, far, sum(board_of(g, seat).unseen))


def _at(g: Root, clearing: int) -> tuple[int, ...]:
    return g.woodland.forests_at[clearing]


def _spread(g: Root, seat: int, forests: list[int], count: int) -> None:
    """Lay up to so many of the relics that are left into forests, one after another, over and over."""
    board, first = board_of(g, seat), g.woodland.forests[0]
    pile = [type_of(relic) for relic, left in enumerate(board.unseen) for _ in range(left)]
    for row in board.face_down:
        for kind, laid in enumerate(row):
            for _ in range(laid):
                pile.remove(kind)
    g.chance.shuffle(pile)
    pile = pile[:count]
    for number, kind in enumerate(pile):
        forest = forests[number % len(forests)]
        board.face_down[forest - first][kind] += 1
        g.tell("relic_laid", seat=seat, relic=FACE_DOWN[kind], place=g.woodland.name_of(forest))
    if pile:
        g.tell("relics_laid", seat=seat, count=len(pile))


# -- 15.5.2.II Delve -------------------------------------------------------------------------------------------------


def delves(g: Root, seat: int, clearing: int) -> list[Option]:
    """15.5.2.II: every relic in a forest beside a clearing that the Keepers rule with a warrior."""
    if g.rulers[clearing] != seat or not warriors(g, seat, clearing):
        return []
    name_of = g.woodland.name_of
    return [
        ("delve", clearing, name_of(forest), relic)
        for forest in _at(g, clearing)
        for relic, _ in found_in(g, seat, forest)
    ]


def delve(g: Root, seat: int, option: Option, card: int) -> None:
    """15.5.2.II.a, 15.5.2.II.b: the relic comes to the clearing; too few ruled clearings cost the card."""
    _, clearing, place, name = option
    forest = g.woodland.place_of(place)
    relic = _take_up(g, seat, forest, str(name))
    _lay_in_clearing(g, seat, relic, int(clearing))
    g.tell("delved", seat=seat, relic=RELICS[relic], place=place, clearing=int(clearing))
    if ruled_beside(g, seat, forest) < worth_of(relic):
        dismiss(g, seat, DELVE, card)


def _take_up(g: Root, seat: int, forest: int, name: str) -> int:
    """15.5.2.II.a: take a relic out of a forest; of one that lies face down chance says the value."""
    board, place = board_of(g, seat), forest - g.woodland.forests[0]
    if name in RELICS:
        relic = RELICS.index(name)
        board.face_up[place][relic] -= 1
        return relic
    kind = FACE_DOWN.index(name)
    relic = g.chance.pick([r for r, count in enumerate(board.unseen) if type_of(r) == kind for _ in range(count)])
    board.face_down[place][kind] -= 1
    board.unseen[relic] -= 1
    g.tell("relic_turned", seat=seat, relic=RELICS[relic], place=g.woodland.name_of(forest))
    return relic


def _lay_in_clearing(g: Root, seat: int, relic: int, clearing: int) -> None:
    kind = g.cast.numbers[seat][RELICS[relic]]
    g.supply[kind] += 1
    put(g, kind, clearing)


def ruled_beside(g: Root, seat: int, forest: int) -> int:
    """15.5.2.II.b, 15.R6: the clearings adjacent to a forest that the Keepers rule now."""
    return sum(g.rulers[clearing] == seat for clearing in g.woodland.forest_clearings[forest])


def dismiss(g: Root, seat: int, column: int, card: int) -> None:
    """15.5.2.II.b, 15.5.2.III.c: discard a card of the retinue; 15.R1: a Faithful Retainer leaves the game."""
    board = board_of(g, seat)
    g.tell("retinue_lost", seat=seat, card=card_name(g, card), duty=DUTIES[column])
    if card == RETAINER:
        board.retainers[column] -= 1
        board.dismissed += 1
    else:
        board.retinue[column].remove(card)
        discard(g, card)


# -- 15.5.2.III Recover ----------------------------------------------------------------------------------------------


def recoveries(g: Root, seat: int, clearing: int) -> list[Option]:
    """15.5.2.III.a: every relic that can be recovered in a clearing."""
    return [("recover", clearing, RELICS[relic]) for relic in dict.fromkeys(recoverable(g, seat, clearing))]


def recover(g: Root, seat: int, option: Option, card: int) -> Flow[None]:
    """15.5.2.III.a to c: relic after relic, until a check fails or the player stops."""
    clearing = int(option[1])
    while option != DONE:
        relic = RELICS.index(str(option[2]))
        _take_home(g, seat, relic, clearing)
        if ruled_alike(g, seat, clearing) < worth_of(relic):
            dismiss(g, seat, RECOVER, card)
            return
        more = recoveries(g, seat, clearing)
        if not more:
            return
        option = yield Ask(seat, "recover_more", [*more, DONE], {"clearing": clearing})


def _take_home(g: Root, seat: int, relic: int, clearing: int) -> None:
    """15.5.2.III.a, 15.5.2.III.b: to the leftmost space of its type, for its value, and more for a whole column."""
    board, kind = board_of(g, seat), g.cast.numbers[seat][RELICS[relic]]
    row = board.recovered[type_of(relic)]
    _leave_clearing(g, kind, clearing)
    row.append(relic)
    g.tell("recovered", seat=seat, relic=RELICS[relic], clearing=clearing)
    is_whole = all(len(other) >= len(row) for other in board.recovered)
    if is_whole:
        g.tell("set_completed", seat=seat)
    score(g, seat, worth_of(relic) + (sheet_of(g).set_vp if is_whole else 0))


def _leave_clearing(g: Root, kind: int, clearing: int) -> None:
    """A relic goes from a clearing to a place of its own, not to the supply."""
    lift(g, kind, clearing)
    g.supply[kind] -= 1


def ruled_alike(g: Root, seat: int, clearing: int) -> int:
    """15.5.2.III.c, 15.R6: the clearings with a suit of this clearing that the Keepers rule now."""
    is_of, suits = g.woodland.is_of, g.woodland.suits_in[clearing]
    return sum(g.rulers[c] == seat and any(is_of[suit][c] for suit in suits) for c in g.woodland.clearings)


# -- 15.2.4 Devout knights -------------------------------------------------------------------------------------------


def carry_relics(g: Root, seat: int, move: Move) -> Flow[None]:
    """15.2.4, 15.R9: each warrior that moves may carry a relic; the Keepers say which, whoever makes them move."""
    hands = move.warriors
    numbers = g.cast.numbers[seat]
    found = relics_in(g, seat, move.origin) if 0 < move.origin <= g.woodland.size else []
    lying = [relic for relic in dict.fromkeys(found) for _ in range(free(g, numbers[RELICS[relic]], move.origin))]
    name_of = g.woodland.name_of
    while hands and lying:
        options: list[Option] = [*(("carry", RELICS[relic]) for relic in dict.fromkeys(lying)), DONE]
        facts = {"clearing": name_of(move.origin), "target": name_of(move.target)}
        option: Option = yield Ask(seat, "carry", options, facts)
        if option == DONE:
            return
        relic = RELICS.index(str(option[1]))
        shift(g, numbers[RELICS[relic]], move.origin, move.target, 1)
        move.pieces.append((numbers[RELICS[relic]], 1))
        g.tell("carried", seat=seat, relic=RELICS[relic], clearing=move.origin, target=move.target)
        lying = lying[lying.index(relic) + 1 :]
        hands -= 1


# -- 15.2.5 Prized trophies ------------------------------------------------------------------------------------------


def lost_in(g: Root, seat: int, removal: Removal) -> dict[int, list[int]]:
    """The relics that a removal took, by clearing."""
    found: dict[int, list[int]] = {}
    if not removal.is_of(g, seat):
        return found
    numbers = g.cast.numbers[seat]
    for relic, name in enumerate(RELICS):
        if name in numbers:
            for clearing, count in removal.of_kind(numbers[name]).items():
                found[clearing] = found.get(clearing, []) + [relic] * count
    return found


def hide(g: Root, seat: int, removal: Removal, clearing: int) -> Flow[None]:
    """15.2.5, 15.R8: who removed relics puts them face up into forests; for those that nobody controls, who plays."""
    controller = g.controllers[removal.remover]
    finder = g.turn if controller == NOBODY else controller
    forests: list[Option] = [("hide_in", name) for name in g.woodland.forest_names.values()]
    for relic in lost_in(g, seat, removal)[clearing]:
        option: Option = yield Ask(finder, "hide", forests, {"relic": RELICS[relic]})
        place = g.woodland.place_of(option[1]) - g.woodland.forests[0]
        g.supply[g.cast.numbers[seat][RELICS[relic]]] -= 1
        board_of(g, seat).face_up[place][relic] += 1
        g.tell("hidden", seat=finder, relic=RELICS[relic], place=option[1])
