"""12.4 to 12.6. The turn of the Underground Duchy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import discard, draw_in_evening, hand_limit, is_bird, spend, take_in
from deskovka.games.root.factions.duchy.board import (
    board_of,
    burrowed,
    cards_in_evening,
    reinforcements,
    sheet_of,
    tunnels,
)
from deskovka.games.root.factions.duchy.ministers import (
    act_as,
    build,
    building_options,
    may_act,
    sway_minister,
    swayable,
)
from deskovka.games.root.factions.evening import craft_until_done
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.movement import WARRIORS, Move, arrive, carry_some, may_be_moved, move, move_options
from deskovka.games.root.pieces import place, placeable, put
from deskovka.games.root.removal import EFFECT, Removal, remove
from deskovka.games.root.windows import DAYLIGHT, could_offer, menu
from deskovka.games.root.woodland import BURROW, clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

MUSTER: Option = ("muster",)
FILL_IN = clearing_options("fill_in")


# -- 12.4 Birdsong ---------------------------------------------------------------------------------------------------


def reinforce(g: Root, seat: int) -> Flow[int]:
    """12.4 Reinforcements: into the Burrow."""
    yield from ()
    recruit(g, seat, reinforcements(g, seat))
    return NEXT


def recruit(g: Root, seat: int, count: int) -> None:
    """12.4, 12.5.1.II: place warriors in the Burrow, as many as there are."""
    kind = g.cast.numbers[seat]["warrior"]
    count = min(count, g.supply[kind])
    if count:
        put(g, kind, BURROW, count)
        g.tell("burrowed", seat=seat, count=count)


# -- 12.5.1 Assembly -------------------------------------------------------------------------------------------------


def assemble(g: Root, seat: int) -> Flow[int]:
    """12.5.1 Assembly: up to two actions."""
    board = board_of(g, seat)
    left = sheet_of(g).assembly_actions - board.assembled
    if left <= 0:
        return NEXT
    option = yield from menu(g, seat, "assembly", DAYLIGHT, lambda: actions(g, seat), {"left": left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.assembled += 1
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """12.5.1: everything that the Assembly may do."""
    options = building_options(g, seat, any_card=False)
    if g.supply[g.cast.numbers[seat]["warrior"]]:
        options.append(MUSTER)
    return [*options, *move_options(g, seat), *battle_options(g, seat), *dig_options(g, seat), DONE]


def build_at_once(g: Root, seat: int, option: Option) -> Flow[None]:
    """12.5.1.I Build."""
    yield from build(g, seat, option)


def muster(g: Root, seat: int, _option: Option) -> Flow[None]:
    """12.5.1.II Recruit: a warrior in the Burrow."""
    yield from ()
    recruit(g, seat, 1)


def make_move(g: Root, seat: int, option: Option) -> Flow[None]:
    """12.5.1.III Move."""
    yield from move(g, seat, option)


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """12.5.1.IV Battle."""
    yield from battle(g, seat, option)


def dig_options(g: Root, seat: int) -> list[Option]:
    """12.5.1.V Dig: a card of the suit of a clearing without a tunnel, where pieces may be placed."""
    if not g.hands[seat]:
        return []
    dug, names, fits = tunnels(g, seat), g.terms.deck.names, g.terms.deck.fits
    return [
        ("dig", clearing, card)
        for clearing in placeable(g, seat, [clearing for clearing in g.woodland.clearings if clearing not in dug])
        for card in dict.fromkeys(names[c] for c in g.hands[seat] if fits[g.woodland.suits[clearing]][c])
    ]


def dig(g: Root, seat: int, option: Option) -> Flow[None]:
    """12.5.1.V Dig: 12.2.4, 12.R8: when all tunnels are on the map one is removed first; 12.R4: then warriors move."""
    _, site, card = option
    kind = g.cast.numbers[seat]["tunnel"]
    spend(g, seat, str(card))
    if not g.supply[kind]:
        reply: Option = yield Ask(seat, "fill_in", [FILL_IN[clearing] for clearing in tunnels(g, seat)])
        yield from remove(g, Removal(seat, EFFECT, [(kind, int(reply[1]), 1)]))
    place(g, kind, int(site))
    most = min(sheet_of(g).diggers, burrowed(g, seat))
    if most and may_be_moved(g, seat, BURROW, int(site)):
        options = [WARRIORS[count] for count in range(most, -1, -1)]
        answer: Option = yield Ask(seat, "dig_out", options, {"clearing": int(site)})
        made = Move(seat, seat, BURROW, int(site))
        carry_some(g, made, int(answer[1]))
        if made.warriors:
            yield from arrive(g, made)


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "duchy_build": build_at_once,
    "muster": muster,
    "move": make_move,
    "ferry": make_move,
    "battle": start_battle,
    "dig": dig,
}


# -- 12.5.2 Parliament, 12.5.3 Sway ----------------------------------------------------------------------------------


def parliament(g: Root, seat: int) -> Flow[int]:
    """12.5.2 Parliament: each swayed minister once, in any order."""
    board = board_of(g, seat)
    if not [minister for minister in board.swayed if minister not in board.acted]:
        return NEXT
    option = yield from menu(g, seat, "parliament", DAYLIGHT, lambda: ministers(g, seat))
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.acted.append(str(option[1]))
    yield from act_as(g, seat, str(option[1]))
    return AGAIN


def ministers(g: Root, seat: int) -> list[Option]:
    """12.5.2: the ministers that have not acted and have something to do."""
    board = board_of(g, seat)
    waiting = [minister for minister in board.swayed if minister not in board.acted]
    return [*(("minister", minister) for minister in waiting if may_act(g, seat, minister)), DONE]


def sway(g: Root, seat: int) -> Flow[int]:
    """12.5.3 Sway: at most one minister; K.6: and what may still be done at the end of Daylight."""
    if not g.hands[seat] and not could_offer(g, seat, DAYLIGHT):
        return NEXT
    option = yield from menu(g, seat, "sway", DAYLIGHT, lambda: sway_options(g, seat))
    if option is None:
        return AGAIN
    if option is not DONE:
        yield from sway_minister(g, seat, str(option[1]))
    return NEXT


def sway_options(g: Root, seat: int) -> list[Option]:
    """12.5.3.I Choose."""
    return [*(("sway", minister) for minister in swayable(g, seat)), DONE]


# -- 12.6 Evening ----------------------------------------------------------------------------------------------------


def take_cards_back(g: Root, seat: int) -> Flow[int]:
    """12.6.1 Revealed cards: birds are discarded, the others come back."""
    yield from ()
    board = board_of(g, seat)
    revealed, board.revealed = board.revealed, []
    back = [card for card in revealed if not is_bird(g, card)]
    for card in back:
        take_in(g, seat, card)
    if back:
        g.tell("revealed_back", seat=seat, count=len(back))
    for card in revealed:
        if is_bird(g, card):
            g.tell("revealed_lost", seat=seat, card=g.terms.deck.names[card])
            discard(g, card)
    return NEXT


def craft_in_evening(g: Root, seat: int) -> Flow[int]:
    """12.6.2 Craft, with citadels and markets."""
    return craft_until_done(g, seat, "duchy_craft")


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """12.6.3 Draw and discard."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
