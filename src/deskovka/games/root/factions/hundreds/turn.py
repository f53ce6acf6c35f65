"""14.4 to 14.6. The turn of the Lord of the Hundreds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit, spend
from deskovka.games.root.factions.evening import craft_until_done
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.factions.hundreds.board import (
    MOB,
    STRONGHOLD,
    WARLORD,
    board_of,
    cards_in_evening,
    is_in_mood,
    mobs,
    moods_to_choose,
    oppress_points,
    oppressed,
    sheet_of,
    value_of,
    warlord_at,
)
from deskovka.games.root.factions.hundreds.hoard import scrap
from deskovka.games.root.factions.hundreds.mobs import inciting_sites, raze_all, revel, spread
from deskovka.games.root.movement import free, move, move_options
from deskovka.games.root.pieces import PLACE_AT, may_build, may_place, place, place_in_each, raise_building, where
from deskovka.games.root.points import score
from deskovka.games.root.removal import REPLACED, Removal, remove
from deskovka.games.root.windows import DAYLIGHT, EVENING, menu
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


# -- 14.4 Birdsong ---------------------------------------------------------------------------------------------------


def raze(g: Root, seat: int) -> Flow[int]:
    """14.4.1 Raze, and then let the mobs spread."""
    yield from raze_all(g, seat)
    if mobs(g, seat):
        yield from spread(g, seat, may_decline=False)
    return NEXT


def recruit(g: Root, seat: int) -> Flow[int]:
    """14.4.2 Recruit: where the warlord is, 14.R3: if he is on the map; then at each stronghold."""
    numbers, here = g.cast.numbers[seat], warlord_at(g, seat)
    if here is not None and may_place(g, seat, here):
        place(g, numbers["warrior"], here, value_of(g, seat, "prowess"))
    row = g.pieces[numbers[STRONGHOLD]]
    wanted = [clearing for clearing, count in enumerate(row) for _ in range(count)]
    yield from place_in_each(g, seat, numbers["warrior"], wanted, "garrison")
    return NEXT


def anoint(g: Root, seat: int) -> Flow[int]:
    """14.4.3 Anoint: a warrior becomes the warlord; without any he appears anywhere."""
    numbers = g.cast.numbers[seat]
    if not g.supply[numbers[WARLORD]]:
        return NEXT
    standing = [clearing for clearing in where(g, numbers["warrior"]) if may_place(g, seat, clearing)]
    sites = standing or [clearing for clearing in g.woodland.clearings if may_place(g, seat, clearing)]
    if sites:
        option: Option = yield Ask(seat, "anoint", [PLACE_AT[site] for site in sites])
        if standing:
            yield from remove(g, Removal(seat, REPLACED, [(numbers["warrior"], int(option[1]), 1)]))
        place(g, numbers[WARLORD], int(option[1]))
    return NEXT


def choose_mood(g: Root, seat: int) -> Flow[int]:
    """14.4.4 Choose mood: another one; Lavish stays when there is no other."""
    if moods := moods_to_choose(g, seat):
        option: Option = yield Ask(seat, "mood", [("mood", mood) for mood in moods])
        board_of(g, seat).mood = str(option[1])
        g.tell("mood", seat=seat, mood=str(option[1]))
    return NEXT


def be_lavish(g: Root, seat: int) -> Flow[int]:
    """14.7.1 Lavish: items for warriors where the warlord is."""
    board, here = board_of(g, seat), warlord_at(g, seat)
    items = [*board.command, *board.prowess]
    if not is_in_mood(g, seat, "lavish") or not items or here is None:
        return NEXT
    names = g.terms.tables.items
    option: Option = yield Ask(seat, "lavish", [*(("scrap", names[item]) for item in dict.fromkeys(items)), DONE])
    if option == DONE:
        return NEXT
    scrap(g, seat, g.terms.tables.item_number[str(option[1])])
    if may_place(g, seat, here):
        place(g, g.cast.numbers[seat]["warrior"], here, sheet_of(g).lavish_warriors)
    return AGAIN


# -- 14.5 Daylight ---------------------------------------------------------------------------------------------------


def craft_in_daylight(g: Root, seat: int) -> Flow[int]:
    """14.5.1 Craft, with strongholds."""
    return craft_until_done(g, seat, "hundreds_craft", DAYLIGHT)


def command(g: Root, seat: int) -> Flow[int]:
    """14.5.2 Command the Hundreds; 14.7.4: the Grandiose advances first."""
    return NEXT if is_in_mood(g, seat, "grandiose") else (yield from give_command(g, seat))


def command_after(g: Root, seat: int) -> Flow[int]:
    """14.7.4 Grandiose: the commands come last."""
    return (yield from give_command(g, seat)) if is_in_mood(g, seat, "grandiose") else NEXT


def give_command(g: Root, seat: int) -> Flow[int]:
    """14.5.2: up to as many actions as the command value says."""
    board = board_of(g, seat)
    left = value_of(g, seat, "command") - board.commanded
    if left <= 0:
        return NEXT
    option = yield from menu(g, seat, "command", DAYLIGHT, lambda: commands(g, seat), {"left": left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.commanded += 1
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def commands(g: Root, seat: int) -> list[Option]:
    """14.5.2: every command."""
    return [*fortifications(g, seat), *move_options(g, seat), *battle_options(g, seat), DONE]


def fortifications(g: Root, seat: int) -> list[Option]:
    """14.5.2.III Build: a card of the suit of a clearing that the Hundreds rule, with an open slot."""
    if not g.hands[seat] or not g.supply[g.cast.numbers[seat][STRONGHOLD]]:
        return []
    names, fits, suits = g.terms.deck.names, g.terms.deck.fits, g.woodland.suits
    return [
        ("fortify", clearing, card)
        for clearing in building_sites(g, seat)
        for card in dict.fromkeys(names[c] for c in g.hands[seat] if fits[suits[clearing]][c])
    ]


def building_sites(g: Root, seat: int) -> list[int]:
    """14.5.2.III: the clearings that the Hundreds rule, with an open slot."""
    return [c for c in g.woodland.clearings if g.rulers[c] == seat and may_build(g, seat, c)]


def fortify(g: Root, seat: int, option: Option) -> Flow[None]:
    """14.5.2.III Build."""
    spend(g, seat, str(option[2]))
    yield from raise_building(g, seat, g.cast.numbers[seat][STRONGHOLD], int(option[1]))


def make_move(g: Root, seat: int, option: Option) -> Flow[None]:
    """14.5.2.I Move."""
    yield from move(g, seat, option)


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """14.5.2.II Battle."""
    yield from battle(g, seat, option)


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "move": make_move,
    "ferry": make_move,
    "battle": start_battle,
    "fortify": fortify,
}


# -- 14.5.3 Advance --------------------------------------------------------------------------------------------------


def advance(g: Root, seat: int) -> Flow[int]:
    """14.5.3 Advance the warlord, 14.R7: who must be on the map; up to as often as the prowess value says."""
    board = board_of(g, seat)
    left = value_of(g, seat, "prowess") - board.advanced
    if left <= 0 or warlord_at(g, seat) is None:
        return NEXT
    option = yield from menu(
        g, seat, "advance", DAYLIGHT, lambda: [*leads(g, seat), *fights(g, seat), DONE], {"left": left}
    )
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.advanced += 1
    if option[0] == "battle":
        yield from battle(g, seat, option)
        return AGAIN
    yield from lead(g, seat, option)
    if (yield from fight_on(g, seat)) and is_in_mood(g, seat, "relentless"):
        yield from relent_not(g, seat)
    return AGAIN


def leads(g: Root, seat: int) -> list[Option]:
    """14.5.3: the moves of the warlord."""
    here = warlord_at(g, seat)
    if here is None or not free(g, g.cast.numbers[seat][WARLORD], here):
        return []
    return move_options(g, seat, [here])


def fights(g: Root, seat: int) -> list[Option]:
    """14.5.3: the battles in the clearing of the warlord."""
    here = warlord_at(g, seat)
    return [] if here is None else battle_options(g, seat, [here])


def lead(g: Root, seat: int, option: Option) -> Flow[None]:
    """14.5.3: the warlord moves, with any warriors of his clearing."""
    board = board_of(g, seat)
    board.leading = 1
    yield from move(g, seat, option)
    board.leading = 0


def fight_on(g: Root, seat: int) -> Flow[bool]:
    """14.5.3: after the move perhaps a battle; gives whether there was one."""
    battles = fights(g, seat)
    if not battles:
        return False
    option: Option = yield Ask(seat, "advance_battle", [*battles, DONE])
    if option == DONE:
        return False
    yield from battle(g, seat, option)
    return True


def relent_not(g: Root, seat: int) -> Flow[None]:
    """14.7.2 Relentless: one more move of the warlord, or one more battle."""
    options = [*leads(g, seat), *fights(g, seat)]
    if not options:
        return
    option: Option = yield Ask(seat, "relentless", [*options, DONE])
    if option[0] == "battle":
        yield from battle(g, seat, option)
    elif option != DONE:
        yield from lead(g, seat, option)


# -- 14.6 Evening ----------------------------------------------------------------------------------------------------


def incite(g: Root, seat: int) -> Flow[int]:
    """14.6.1 Incite, any number of times. Whether it is asked depends on what everybody sees."""
    if not g.hands[seat] or not inciting_sites(g, seat):
        return NEXT
    option = yield from menu(g, seat, "incite", EVENING, lambda: [*incitements(g, seat), DONE])
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    _, clearing, card = option
    spend(g, seat, str(card))
    place(g, g.cast.numbers[seat][MOB], int(clearing))
    if is_in_mood(g, seat, "jubilant") and warlord_at(g, seat) == clearing:
        yield from revel(g, seat)
    return AGAIN


def incitements(g: Root, seat: int) -> list[Option]:
    """14.6.1: a card of the suit of the clearing."""
    names, fits, suits = g.terms.deck.names, g.terms.deck.fits, g.woodland.suits
    return [
        ("incite", clearing, card)
        for clearing in inciting_sites(g, seat)
        for card in dict.fromkeys(names[c] for c in g.hands[seat] if fits[suits[clearing]][c])
    ]


def oppress(g: Root, seat: int) -> Flow[int]:
    """14.6.2 Oppress."""
    yield from ()
    count = len(oppressed(g, seat))
    if count:
        g.tell("oppressed", seat=seat, count=count)
        score(g, seat, oppress_points(g, seat))
    return NEXT


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """14.6.3 Draw and discard, 14.R10: Rowdy adds to this draw only."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT
