"""9.4 to 9.6: the turn of the Vagabond, step by step and action by action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE, PASS
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit, hand_over, matching, take_in, tell_if_seen
from deskovka.games.root.cards import held as held_card
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, EVENING, NEXT
from deskovka.games.root.factions.vagabond.board import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, READY, board_of
from deskovka.games.root.factions.vagabond.items import (
    burden,
    cards_in_evening,
    exhaust,
    gain,
    item_limit,
    item_of,
    item_option,
    items_in,
    lose,
    pick_items,
    ready,
    refreshes,
    repair,
    turn_up,
)
from deskovka.games.root.factions.vagabond.quests import do_quest, quest_options
from deskovka.games.root.factions.vagabond.relations import improve, is_hostile
from deskovka.games.root.movement import Move, adjacent, arrive, may_be_moved, move, move_options
from deskovka.games.root.pieces import stand, warriors
from deskovka.games.root.points import score
from deskovka.games.root.removal import EFFECT, Removal, may_be_removed, remove
from deskovka.games.root.ruins import dig_up, look_under
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

EXPLORE: Option = ("explore",)


# -- 9.4 Birdsong ----------------------------------------------------------------------------------------------------


def refresh(g: Root, seat: int) -> Flow[int]:
    """9.4.1 Birdsong 1: Refresh, 9.4.1-x1: turn up exhausted items, damaged ones too."""
    tired = items_in(g, seat, EXHAUSTED, DAMAGED_EXHAUSTED)
    yield from pick_items(g, seat, "refresh", tired, refreshes(g, seat), lambda item: turn_up(g, seat, item))
    return NEXT


def slip(g: Root, seat: int) -> Flow[int]:
    """9.4.2 Birdsong 2: Slip, to an adjacent clearing or forest, without boots; nothing keeps him from leaving."""
    here, woodland = g.pawns[seat], g.woodland
    near = [place for place in adjacent(g, seat, here) if may_be_moved(g, seat, NOWHERE, place)]
    near += woodland.forest_neighbours[here] if woodland.is_forest(here) else woodland.forests_at[here]
    options: list[Option] = [("slip", woodland.name_of(place)) for place in near]
    option: Option = yield Ask(seat, "slip", [*options, DONE])
    if option is not DONE:
        made = Move(seat, seat, here, woodland.place_of(option[1]))
        wander(g, made)
        yield from arrive(g, made)
    return NEXT


def wander(g: Root, made: Move) -> None:
    """Carry the pawn along with a move."""
    made.pawn = True
    settle(g, made.owner, made.target)


def settle(g: Root, seat: int, place: int) -> None:
    """Put the pawn into a clearing or a forest, for all to see."""
    stand(g, seat, place)
    if g.woodland.is_forest(place):
        g.tell("entered_forest", seat=seat, place=g.woodland.name_of(place))
    else:
        g.tell("wandered", seat=seat, clearing=place)


# -- 9.5 Daylight ----------------------------------------------------------------------------------------------------


def act(g: Root, seat: int) -> Flow[int]:
    """9.5 Daylight: any actions in any order. The action of the character is an effect of its own (9.5.9)."""
    option = yield from menu(g, seat, "vagabond", DAYLIGHT, lambda: actions(g, seat))
    if option is None:
        return EVENING if board_of(g, seat).hiding else AGAIN
    if option is DONE:
        return NEXT
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """9.5: everything that he may do now; in a forest only what needs no clearing (9.5-x1)."""
    options: list[Option] = []
    if not g.woodland.is_forest(g.pawns[seat]):
        options += quest_options(g, seat)
        options += explore_options(g, seat)
        options += craft_options(g, seat)
        options += aid_options(g, seat)
        if ready(g, seat, "sword"):
            options += battle_options(g, seat)
        options += strike_options(g, seat)
    options += repair_options(g, seat)
    options += travel_options(g, seat)
    options.append(DONE)
    return options


def travel_options(g: Root, seat: int) -> list[Option]:
    """9.5.1: the moves for which he has the boots, one more for a hostile clearing (9.2.9.III.b)."""
    boots = ready(g, seat, "boot")
    if not boots:
        return []
    options = move_options(g, seat)
    return options if boots > 1 else [option for option in options if not is_hostile(g, seat, int(option[2]))]


def travel(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.1 Move."""
    exhaust(g, seat, "boot")
    yield from move(g, seat, option)


def attack(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.2 Battle."""
    exhaust(g, seat, "sword")
    yield from battle(g, seat, option)


def explore_options(g: Root, seat: int) -> list[Option]:
    """9.5.3: a ruin in his clearing, and a torch."""
    return [EXPLORE] if g.ruins[g.pawns[seat]] and ready(g, seat, "torch") else []


def explore(g: Root, seat: int, _option: Option) -> Flow[None]:
    """9.5.3 Explore, 9.7.3 Items in ruins: look at what is there, take one thing and score."""
    exhaust(g, seat, "torch")
    places = look_under(g, seat, g.pawns[seat])
    g.tell("explored", seat=seat, clearing=g.pawns[seat])
    number = yield from choose_find(g, seat, places)
    g.reveal()
    if number is not None:
        place = next(place for place in places if g.buried[place] == number)
        g.tell("ruin_searched", seat=seat, clearing=g.pawns[seat], item=g.terms.tables.items[number])
        dig_up(g, place)
        board_of(g, seat).ruin_items[number] += 1
        gain(g, seat, number)
        score(g, seat, 1)


def choose_find(g: Root, seat: int, places: list[int]) -> Flow[int | None]:
    """9.7.3: nobody takes a type of which he has one from the ruins already; of two finds the explorer chooses."""

    def finds() -> list[int]:
        mine = board_of(g, seat).ruin_items
        return list(dict.fromkeys(g.buried[place] for place in places if not mine[g.buried[place]]))

    if len(places) == 1:
        return next(iter(finds()), None)
    names = g.terms.tables.items
    option: Option = yield Ask(
        seat, "find", lambda: [("find", names[number]) for number in finds()] or [PASS], private=True
    )
    return None if option == PASS else g.terms.tables.item_number[str(option[1])]


def aid_options(g: Root, seat: int) -> list[Option]:
    """9.5.4: a card that matches the clearing, for somebody with a piece there, and any ready item."""
    here = g.pawns[seat]
    if not g.hands[seat] or not any(board_of(g, seat).items[READY]):
        return []
    others = [other for other in g.cast.seats if other != seat and g.presence[other][here]]
    if not others:
        return []
    names = g.terms.deck.names
    cards = dict.fromkeys([names[card] for card in matching(g, seat, g.woodland.suits[here])])
    return [("aid", other, card) for other in others for card in cards]


def aid(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.4 Aid: exhaust an item and give the card, then take an item, and improve the relationship."""
    other, suit = int(option[1]), g.woodland.suits[g.pawns[seat]]
    card, fits = held_card(g, g.hands[seat], str(option[2])), g.terms.deck.fits[suit]
    hand_over(g, seat, card, other, fits)
    take_in(g, other, card)
    g.tell("aided", seat=seat, partner=other)
    tell_if_seen(g, seat, card, other)
    for insider in (seat, other):
        g.whisper(insider, "aid_card", seat=seat, partner=other, card=str(option[2]))
    yield from pay_with_item(g, seat)
    yield from take_item(g, seat, other)
    improve(g, seat, other)


def pay_with_item(g: Root, seat: int) -> Flow[None]:
    """9.5.4: exhaust any one item."""
    row, names = board_of(g, seat).items[READY], g.terms.tables.items
    options: list[Option] = [("exhaust", names[number]) for number, count in enumerate(row) if count]
    option: Option = yield Ask(seat, "exhaust", options)
    exhaust(g, seat, str(option[1]))


def take_item(g: Root, seat: int, other: int) -> Flow[None]:
    """9.5.4: he may take an item from the other player's Crafted Items box; it is ready then."""
    box, names = g.crafted_items[other], g.terms.tables.items
    options: list[Option] = [("take_item", names[number]) for number, count in enumerate(box) if count]
    if not options:
        return
    option: Option = yield Ask(seat, "take_item", [*options, PASS], {"seat": other})
    if option != PASS:
        number = g.terms.tables.item_number[str(option[1])]
        box[number] -= 1
        turned = g.exhausted_items[other]
        turned[number] = min(turned[number], box[number])
        g.tell("item_given", seat=other, partner=seat, item=names[number])
        gain(g, seat, number)


def strike_options(g: Root, seat: int) -> list[Option]:
    """9.5.6: a warrior of an enemy in the clearing; of one who has none there, a building or a token."""
    if not ready(g, seat, "crossbow"):
        return []
    here, cast = g.pawns[seat], g.cast
    options: list[Option] = []
    for enemy in g.enemies[seat]:
        kinds = cast.warriors[enemy] if warriors(g, enemy, here) else cast.of[enemy]
        targets = [kind for kind in kinds if g.pieces[kind][here] and may_be_removed(g, kind, here, EFFECT)]
        options += [("strike", cast.names[kind], cast.called[enemy]) for kind in targets]
    return options


def strike(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.6 Strike: no battle, so no Infamy; but a point for a building or token."""
    exhaust(g, seat, "crossbow")
    kind = g.cast.numbers[g.cast.owner_of(option[2])][str(option[1])]
    yield from remove(g, Removal(seat, EFFECT, [(kind, g.pawns[seat], 1)]))


def repair_options(g: Root, seat: int) -> list[Option]:
    """9.5.7: a damaged item, and a hammer."""
    if not ready(g, seat, "hammer"):
        return []
    return [item_option(g, "repair", item) for item in dict.fromkeys(items_in(g, seat, DAMAGED, DAMAGED_EXHAUSTED))]


def do_repair(g: Root, seat: int, option: Option) -> Flow[None]:
    """9.5.7 Repair."""
    yield from ()
    exhaust(g, seat, "hammer")
    repair(g, seat, item_of(g, option))


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "move": travel,
    "ferry": travel,
    "battle": attack,
    "explore": explore,
    "aid": aid,
    "quest": do_quest,
    "strike": strike,
    "repair": do_repair,
}


# -- 9.6 Evening -----------------------------------------------------------------------------------------------------


def rest(g: Root, seat: int) -> Flow[int]:
    """9.6.1 Evening 1: rest in a forest: all damaged items come back and are turned up."""
    yield from ()
    if g.woodland.is_forest(g.pawns[seat]):
        for item in items_in(g, seat, DAMAGED, DAMAGED_EXHAUSTED):
            repair(g, seat, item)
            if item[0] == DAMAGED_EXHAUSTED:
                turn_up(g, seat, (EXHAUSTED, item[1]))
    return NEXT


def draw_cards(g: Root, seat: int) -> Flow[int]:
    """9.6.2 Evening 2: draw, one card more for each coin on its track."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    return NEXT


def discard_cards(g: Root, seat: int) -> Flow[int]:
    """9.6.3 Evening 3: discard down to five cards."""
    yield from hand_limit(g, seat)
    return NEXT


def check_items(g: Root, seat: int) -> Flow[int]:
    """9.6.4 Evening 4: item limit: surplus items from the satchel and the Damaged box leave the game."""
    carried = burden(g, seat)
    surplus = len(carried) - item_limit(g, seat)
    if surplus > 0:
        yield from pick_items(g, seat, "leave_behind", carried, surplus, lambda item: lose(g, seat, item))
    return NEXT
