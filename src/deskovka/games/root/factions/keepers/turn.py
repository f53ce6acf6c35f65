"""15.4 to 15.6. The turn of the Keepers in Iron."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battles_with_enemies
from deskovka.games.root.cards import draw_in_evening, hand_limit, spend, take_from_hand
from deskovka.games.root.factions.evening import craft_until_done
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.factions.keepers.board import (
    COLUMNS,
    DUTIES,
    MOVE,
    RETAINER,
    STATIONS,
    board_of,
    camps,
    card_name,
    cards_in_evening,
    column_cards,
    room,
    serves_in,
    serves_on,
    sheet_of,
    shown_as,
    suit_of,
)
from deskovka.games.root.factions.keepers.relics import delve, delves, recover, recoveries
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import PLACE_AT, choose_slot, is_treetop_open, may_build, may_place, place, put, where
from deskovka.games.root.removal import EFFECT, REPLACED, Removal, remove
from deskovka.games.root.tables import BIRD
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, EVENING, could_offer, menu
from deskovka.kernel import Ask, Facts, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


# -- 15.4 Birdsong ---------------------------------------------------------------------------------------------------


def encamp(g: Root, seat: int) -> Flow[int]:
    """15.4.1 Encamp: once in each clearing; who has nobody left must begin anew."""
    numbers = g.cast.numbers[seat]
    if not where(g, numbers["warrior"]) and not camps(g, seat):
        yield from begin_anew(g, seat)
        return NEXT
    if not camp_sites(g, seat) or not folded(g, seat):
        return NEXT
    option = yield from menu(g, seat, "encamp", BIRDSONG, lambda: [*encampments(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    clearing = int(option[1])
    board_of(g, seat).camped.append(clearing)
    yield from remove(g, Removal(seat, REPLACED, [(numbers["warrior"], clearing, 1)]))
    yield from raise_camp(g, seat, clearing, str(option[2]))
    return AGAIN


def camp_sites(g: Root, seat: int) -> list[int]:
    """15.4.1, 15.R7: the clearings with a warrior and an open slot where none was replaced in this turn."""
    camped = board_of(g, seat).camped
    sites = where(g, g.cast.numbers[seat]["warrior"])
    return [clearing for clearing in sites if clearing not in camped and may_build(g, seat, clearing)]


def folded(g: Root, seat: int) -> list[str]:
    """15.2.2, 15.R7: the waystations on the board, with either face up."""
    numbers = g.cast.numbers[seat]
    return [name for names in STATIONS if g.supply[numbers[names[0]]] for name in names]


def encampments(g: Root, seat: int) -> list[Option]:
    """15.4.1: every waystation, either face up, wherever one can be."""
    ready = folded(g, seat)
    return [("encamp", clearing, station) for clearing in camp_sites(g, seat) for station in ready]


def raise_camp(g: Root, seat: int, clearing: int, name: str) -> Flow[None]:
    """15.2.2: place a waystation with this face up."""
    station = next(station for station, names in enumerate(STATIONS) if name in names)
    kind, is_open = g.cast.numbers[seat][STATIONS[station][0]], is_treetop_open(g, clearing)
    board_of(g, seat).faces[station] = STATIONS[station].index(name)
    put(g, kind, clearing)
    g.tell("encamped", seat=seat, waystation=name, clearing=clearing)
    if is_open:
        yield from choose_slot(g, seat, kind)


def begin_anew(g: Root, seat: int) -> Flow[None]:
    """15.4.1: a warrior and a waystation in one clearing of the edge, or as much of it as there is room for."""
    warrior = g.cast.numbers[seat]["warrior"]
    free = [clearing for clearing in g.woodland.edge if may_place(g, seat, clearing)]
    open_ones = [clearing for clearing in free if g.slots[clearing] > 0]
    options: list[Option] = [("encamp", clearing, station) for clearing in open_ones for station in folded(g, seat)]
    if not options and g.supply[warrior]:
        options = [PLACE_AT[clearing] for clearing in free]
    if not options:
        return
    option: Option = yield Ask(seat, "begin_anew", options)
    clearing = int(option[1])
    place(g, warrior, clearing)
    if option[0] == "encamp":
        board_of(g, seat).camped.append(clearing)
        yield from raise_camp(g, seat, clearing, str(option[2]))


def decamp(g: Root, seat: int) -> Flow[int]:
    """15.4.2 Decamp: once in each clearing."""
    if not decampments(g, seat):
        return NEXT
    option = yield from menu(g, seat, "decamp", BIRDSONG, lambda: [*decampments(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    clearing, numbers, board = int(option[1]), g.cast.numbers[seat], board_of(g, seat)
    board.decamped.append(clearing)
    station = next(s for s, here in camps(g, seat) if here == clearing and shown_as(g, seat, s) == option[2])
    yield from remove(g, Removal(seat, REPLACED, [(numbers[STATIONS[station][0]], clearing, 1)]))
    place(g, numbers["warrior"], clearing)
    return AGAIN


def decampments(g: Root, seat: int) -> list[Option]:
    """15.4.2, 15.R7: every waystation that a warrior can replace, where none was replaced in this turn."""
    if not g.supply[g.cast.numbers[seat]["warrior"]]:
        return []
    decamped = board_of(g, seat).decamped
    return [
        ("decamp", clearing, shown_as(g, seat, station))
        for station, clearing in camps(g, seat)
        if clearing not in decamped and may_place(g, seat, clearing)
    ]


def recruit(g: Root, seat: int) -> Flow[int]:
    """15.4.3 Recruit, any number of times. Whether it is asked depends on what everybody sees."""
    if not g.hands[seat] or not recruiting_sites(g, seat):
        return NEXT
    option = yield from menu(g, seat, "keepers_recruit", BIRDSONG, lambda: [*recruitings(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    _, clearing, card = option
    spend(g, seat, str(card))
    place(g, g.cast.numbers[seat]["warrior"], int(clearing), sheet_of(g).recruits)
    return AGAIN


def recruiting_sites(g: Root, seat: int) -> list[int]:
    """15.4.3: the clearings with a waystation, as long as there are warriors."""
    if not g.supply[g.cast.numbers[seat]["warrior"]]:
        return []
    return sorted({clearing for _, clearing in camps(g, seat) if may_place(g, seat, clearing)})


def recruitings(g: Root, seat: int) -> list[Option]:
    """15.4.3: a card of the suit of the clearing."""
    names, fits, suits = g.terms.deck.names, g.terms.deck.fits, g.woodland.suits
    return [
        ("keepers_recruit", clearing, card)
        for clearing in recruiting_sites(g, seat)
        for card in dict.fromkeys(names[c] for c in g.hands[seat] if fits[suits[clearing]][c])
    ]


# -- 15.5 Daylight ---------------------------------------------------------------------------------------------------


def craft_in_daylight(g: Root, seat: int) -> Flow[int]:
    """15.5.1 Craft, with waystations."""
    return craft_until_done(g, seat, "keepers_craft", DAYLIGHT)


def act_with_retinue(g: Root, seat: int) -> Flow[int]:
    """15.5.2 Act with the retinue: column after column, each card once."""
    board = board_of(g, seat)
    go_to_next_column(g, seat)
    if board.column not in COLUMNS:
        return NEXT
    option = yield from _ask_for_action(g, seat)
    if option is None:
        return AGAIN
    if option == DONE:
        board.left = []
        return AGAIN
    card = yield from _choose_card(g, seat, option)
    board.left.remove(card)
    yield from ACTIONS[str(option[0])](g, seat, option, card)
    return AGAIN


def go_to_next_column(g: Root, seat: int) -> None:
    """15.5.2: from left to right; a column without cards is skipped."""
    board = board_of(g, seat)
    while not board.left and board.column < len(COLUMNS):
        board.column += 1
        if board.column in COLUMNS:
            board.left = column_cards(g, seat, board.column)


def _ask_for_action(g: Root, seat: int) -> Flow[Option | None]:
    """K.6: with what the window of Daylight offers; nobody is asked where there is nothing to choose."""
    board = board_of(g, seat)
    facts: Facts = {"duty": DUTIES[board.column], "left": len(board.left)}
    if could_offer(g, seat, DAYLIGHT):
        return (yield from menu(g, seat, "retinue", DAYLIGHT, lambda: [*actions(g, seat), DONE], facts))
    options = actions(g, seat)
    if not options:
        return DONE
    option: Option = yield Ask(seat, "retinue", [*options, DONE], facts)
    return option


def actions(g: Root, seat: int) -> list[Option]:
    """15.5.2: everything that the cards of the column can do."""
    board, suits = board_of(g, seat), g.woodland.suits
    grounds = {ground for ground in {*suits[1:]} if any(serves_on(g, card, ground) for card in board.left)}
    served = [clearing for clearing in g.woodland.clearings if suits[clearing] in grounds]
    return POSSIBLE[board.column](g, seat, served)


def marches(g: Root, seat: int, served: list[int]) -> list[Option]:
    """15.5.2.I Move: out of a clearing of the suit of a card."""
    held = g.cast.factions[seat].origins(g, seat)
    return move_options(g, seat, [clearing for clearing in served if clearing in held])


def fights_and_delves(g: Root, seat: int, served: list[int]) -> list[Option]:
    """15.5.2.II, 15.R4: a battle where there is somebody to fight, else a delve."""
    options: list[Option] = []
    for clearing in served:
        if g.pieces[g.cast.numbers[seat]["warrior"]][clearing]:
            options += battles_with_enemies(g, seat, [clearing]) or delves(g, seat, clearing)
    return options


def marches_and_recoveries(g: Root, seat: int, served: list[int]) -> list[Option]:
    """15.5.2.III Move or recover."""
    return [*marches(g, seat, served), *(option for clearing in served for option in recoveries(g, seat, clearing))]


POSSIBLE: tuple[Callable[[Root, int, list[int]], list[Option]], ...] = (
    marches,
    fights_and_delves,
    marches_and_recoveries,
)
"""By column: what its cards can do in some clearings."""


def _choose_card(g: Root, seat: int, option: Option) -> Flow[int]:
    """15.5.2: the card that acts, where several can."""
    board, clearing = board_of(g, seat), int(option[1])
    able = [card for card in board.left if serves_in(g, card, clearing)]
    if board.column == MOVE:
        able = _movers(g, able)
    by_name = {card_name(g, card): card for card in able}
    if len(by_name) == 1:
        return able[0]
    reply: Option = yield Ask(seat, "retainer", [("by_card", name) for name in by_name], {"clearing": clearing})
    return by_name[str(reply[1])]


def _movers(g: Root, able: list[int]) -> list[int]:
    """15.5.2.I: in the first column no card is lost: birds go last, and cards of one suit are alike.

    F-lostcity-2: in a clearing of every suit there may be several suits.
    """
    suited = [card for card in able if suit_of(g, card) != BIRD]
    one_suit = len({suit_of(g, card) for card in suited}) < 2
    return (suited or able)[:1] if one_suit else suited


def make_move(g: Root, seat: int, option: Option, card: int) -> Flow[None]:  # noqa: ARG001  # no move costs the card
    """15.5.2.I Move."""
    yield from move(g, seat, option)


def start_battle(g: Root, seat: int, option: Option, card: int) -> Flow[None]:
    """15.5.2.II Battle then delve: after the battle, if they rule the clearing."""
    yield from battle(g, seat, option)
    if finds := delves(g, seat, int(option[1])):
        reply: Option = yield Ask(seat, "delve", [*finds, DONE], {"clearing": option[1]})
        if reply != DONE:
            delve(g, seat, reply, card)


def delve_alone(g: Root, seat: int, option: Option, card: int) -> Flow[None]:
    """15.5.2.II Battle then delve: nobody was there to battle."""
    yield from ()
    delve(g, seat, option, card)


def recover_relics(g: Root, seat: int, option: Option, card: int) -> Flow[None]:
    """15.5.2.III Move or recover."""
    return recover(g, seat, option, card)


ACTIONS: dict[str, Callable[[Root, int, Option, int], Flow[None]]] = {
    "move": make_move,
    "ferry": make_move,
    "battle": start_battle,
    "delve": delve_alone,
    "recover": recover_relics,
}


# -- 15.6 Evening ----------------------------------------------------------------------------------------------------


def live_off_the_land(g: Root, seat: int) -> Flow[int]:
    """15.6.1 Live off the land."""
    kind, crowd = g.cast.numbers[seat]["warrior"], sheet_of(g).crowd
    crowded = [clearing for clearing in where(g, kind) if g.pieces[kind][clearing] >= crowd]
    if crowded:
        yield from remove(g, Removal(seat, EFFECT, [(kind, clearing, 1) for clearing in crowded]))
    return NEXT


def gather_retinue(g: Root, seat: int) -> Flow[int]:
    """15.6.2 Gather retinue: any number of hand cards, or one card of the retinue to another column."""
    board = board_of(g, seat)
    may_add = g.hands[seat] and room(g, seat) > 0
    if not may_add and (board.is_gathering or not any(column_cards(g, seat, column) for column in COLUMNS)):
        return NEXT
    option = yield from menu(g, seat, "gather", EVENING, lambda: [*gatherings(g, seat), *shifts(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    if option[0] == "reassign":
        reassign(g, seat, option)
        return NEXT
    _, name, duty = option
    board.is_gathering = 1
    board.retinue[DUTIES.index(str(duty))].append(take_from_hand(g, seat, str(name)))
    g.tell("gathered", seat=seat, card=name, duty=duty)
    return AGAIN


def gatherings(g: Root, seat: int) -> list[Option]:
    """15.6.2: every hand card to every column, as long as there is room."""
    if room(g, seat) <= 0:
        return []
    names = dict.fromkeys(g.terms.deck.names[card] for card in g.hands[seat])
    return [("gather", name, duty) for name in names for duty in DUTIES]


def shifts(g: Root, seat: int) -> list[Option]:
    """15.6.2: every card of the retinue to every other column, if none was added."""
    if board_of(g, seat).is_gathering:
        return []
    return [
        ("reassign", name, DUTIES[column], duty)
        for column in COLUMNS
        for name in dict.fromkeys(card_name(g, card) for card in column_cards(g, seat, column))
        for duty in DUTIES
        if duty != DUTIES[column]
    ]


def reassign(g: Root, seat: int, option: Option) -> None:
    """15.6.2: a card of the retinue changes its column."""
    _, name, duty, other = option
    board, origin, target = board_of(g, seat), DUTIES.index(str(duty)), DUTIES.index(str(other))
    card = next(card for card in column_cards(g, seat, origin) if card_name(g, card) == name)
    if card == RETAINER:
        board.retainers[origin] -= 1
        board.retainers[target] += 1
    else:
        board.retinue[origin].remove(card)
        board.retinue[target].append(card)
    g.tell("reassigned", seat=seat, card=name, before=duty, duty=other)


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """15.6.3 Draw and discard."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
