"""6.4 to 6.6. The turn of the Marquise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit, matching, named, spend
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.factions.marquise.board import BUILDINGS, board_of, sheet_of, track_of
from deskovka.games.root.factions.tracks import next_on
from deskovka.games.root.movement import adjacent, move, move_options
from deskovka.games.root.pieces import (
    choose_slot,
    is_treetop_open,
    lift,
    may_place,
    on_map,
    place,
    place_in_each,
    put,
    where,
)
from deskovka.games.root.points import score
from deskovka.games.root.tables import BIRD
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

MOVES_OF_A_MARCH = 2
RECRUIT: Option = ("recruit",)
WOOD = clearing_options("wood")
BUILD = {piece: clearing_options("build", piece) for piece in BUILDINGS}


# -- 6.4 Birdsong ----------------------------------------------------------------------------------------------------


def place_wood(g: Root, seat: int) -> Flow[int]:
    """6.4 Birdsong: one wood for each sawmill."""
    numbers = g.cast.numbers[seat]
    mills = [clearing for clearing, count in enumerate(g.pieces[numbers["sawmill"]]) for _ in range(count)]
    yield from place_in_each(g, seat, numbers["wood"], mills, "place_wood")
    return NEXT


# -- 6.5 Daylight ----------------------------------------------------------------------------------------------------


def act(g: Root, seat: int) -> Flow[int]:
    """6.5 Daylight: craft first, then take up to three actions, and one more for each bird card spent."""
    board = board_of(g, seat)
    option = yield from menu(g, seat, "marquise", DAYLIGHT, lambda: actions(g, seat), {"left": board.left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    if option[0] == "extra_action":
        spend(g, seat, str(option[1]))
        board.left += 1
        return AGAIN
    board.left -= 1
    board.crafting = 0
    yield from ACTIONS[str(option[0])](g, seat, option)
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """6.5: everything that she may do now."""
    board = board_of(g, seat)
    options = craft_options(g, seat) if board.crafting else []
    if board.left:
        options += build_options(g, seat)
        options += battle_options(g, seat)
        options += move_options(g, seat)
        if may_recruit(g, seat):
            options.append(RECRUIT)
        options += overwork_options(g, seat)
    options += named(g, "extra_action", matching(g, seat, BIRD))
    options.append(DONE)
    return options


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.1 Battle."""
    yield from battle(g, seat, option)


def march(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.2 March: up to two moves."""
    yield from move(g, seat, option)
    for _ in range(MOVES_OF_A_MARCH - 1):
        if options := move_options(g, seat):
            again: Option = yield Ask(seat, "march", [*options, DONE])
            if again is DONE:
                return
            yield from move(g, seat, again)


def may_recruit(g: Root, seat: int) -> bool:
    """6.5.3 Recruit: once per turn, with recruiters on the map and warriors in the supply."""
    numbers = g.cast.numbers[seat]
    return bool(not board_of(g, seat).recruited and g.supply[numbers["warrior"]] and on_map(g, numbers["recruiter"]))


def recruit(g: Root, seat: int, _option: Option) -> Flow[None]:
    """6.5.3 Recruit: one warrior for each recruiter."""
    board_of(g, seat).recruited = 1
    numbers = g.cast.numbers[seat]
    halls = [clearing for clearing, count in enumerate(g.pieces[numbers["recruiter"]]) for _ in range(count)]
    yield from place_in_each(g, seat, numbers["warrior"], halls, "recruit_where")


def build_options(g: Root, seat: int) -> list[Option]:
    """6.5.4.I Choose clearing and building: where she rules, has a slot and can pay."""
    rulers, slots = g.rulers, g.slots
    sites = [clearing for clearing in g.woodland.clearings if slots[clearing] > 0 and rulers[clearing] == seat]
    if not sites:
        return []
    costs = [(piece, cost) for piece in BUILDINGS if (cost := wood_cost(g, seat, piece)) is not None]
    cheapest = min((cost for _, cost in costs), default=0)
    wood = g.pieces[g.cast.numbers[seat]["wood"]]
    if not costs or sum(wood) < cheapest:
        return []
    options: list[Option] = []
    lines: dict[int, int] = {}
    for site in sites:
        if site not in lines:
            line = supply_line(g, seat, site)
            lines |= dict.fromkeys(line, sum([wood[clearing] for clearing in line]))
        if may_place(g, seat, site):
            options += [BUILD[piece][site] for piece, cost in costs if cost <= lines[site]]
    return options


def wood_cost(g: Root, seat: int, piece: str) -> int | None:
    """6.5.4.II: the number above the leftmost building of a track; None when the track is empty."""
    return next_on(g, g.cast.numbers[seat][piece], sheet_of(g).tracks.wood_cost)


def supply_line(g: Root, seat: int, site: int) -> list[int]:
    """6.5.4.II: the clearing and all joined to it by an unbroken chain of adjacent clearings that she rules."""
    rulers, paths, has_ways = g.rulers, g.woodland.paths, bool(g.in_force.ways[seat])
    line = [site]
    for here in line:
        for near in adjacent(g, seat, here) if has_ways else paths[here]:
            if rulers[near] == seat and near not in line:
                line.append(near)
    return sorted(line)


def build(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.4 Build: 6.5.4.II Pay wood, 6.5.4.III Place and score."""
    piece, site = str(option[1]), int(option[2])
    numbers = g.cast.numbers[seat]
    kind, wood = numbers[piece], numbers["wood"]
    cost = wood_cost(g, seat, piece) or 0
    stacks = [clearing for clearing in supply_line(g, seat, site) for _ in range(g.pieces[wood][clearing])]

    def pay(clearing: int) -> None:
        lift(g, wood, clearing)
        g.tell("wood_paid", seat=seat, clearing=clearing, count=1)

    yield from pick_several(seat, "pay_wood", stacks, cost, WOOD.__getitem__, pay)
    space = g.cast.kinds[kind].total - g.supply[kind]
    is_open = is_treetop_open(g, site)
    put(g, kind, site)
    g.tell("built", seat=seat, piece=piece, clearing=site, cost=cost)
    if is_open:
        yield from choose_slot(g, seat, kind)
    score(g, seat, track_of(g, piece).vp[space])


def overwork_options(g: Root, seat: int) -> list[Option]:
    """6.5.5 Overwork: a sawmill where wood may be placed (1.1.2), and a card that matches its clearing."""
    numbers = g.cast.numbers[seat]
    if not g.supply[numbers["wood"]] or not g.hands[seat]:
        return []
    options: list[Option] = []
    names = g.terms.deck.names
    for clearing in where(g, numbers["sawmill"]):
        if not may_place(g, seat, clearing):
            continue
        cards = matching(g, seat, g.woodland.suits[clearing])
        options += [("overwork", clearing, name) for name in dict.fromkeys([names[card] for card in cards])]
    return options


def overwork(g: Root, seat: int, option: Option) -> Flow[None]:
    """6.5.5 Overwork: one more wood at a sawmill."""
    yield from ()
    spend(g, seat, str(option[2]))
    place(g, g.cast.numbers[seat]["wood"], int(option[1]))


ACTIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "battle": start_battle,
    "move": march,
    "ferry": march,
    "recruit": recruit,
    "build": build,
    "overwork": overwork,
}


# -- 6.6 Evening -----------------------------------------------------------------------------------------------------


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """6.6 Evening: one card, and one for each card symbol that her buildings have uncovered; then five at most."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT


def cards_in_evening(g: Root, seat: int) -> int:
    """6.6: one card, and one for each uncovered card symbol on her tracks."""
    numbers = g.cast.numbers[seat]
    return 1 + sum(sum(track_of(g, piece).card_bonus[: on_map(g, numbers[piece])]) for piece in BUILDINGS)
