"""8.4 to 8.6. The turn of the Woodland Alliance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit, matching, named, spend
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.alliance.board import (
    BASES,
    board_of,
    sheet_of,
    suits_with_base,
    sympathetic,
)
from deskovka.games.root.factions.alliance.supporters import count_supporters, mobilize, spend_supporters
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.factions.tracks import next_on
from deskovka.games.root.movement import adjacent, move, move_options
from deskovka.games.root.pieces import may_place, place, placeable, put, raise_building, where
from deskovka.games.root.points import score
from deskovka.games.root.removal import EFFECT, Removal, may_be_removed, remove, remove_all_enemies
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, menu
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

REVOLT = clearing_options("revolt")
SPREAD = clearing_options("spread")
RECRUIT = clearing_options("recruit_at")
ORGANIZE = clearing_options("organize")


# -- 8.4 Birdsong ----------------------------------------------------------------------------------------------------


def revolt(g: Root, seat: int) -> Flow[int]:
    """8.4.1 Revolt, any number of times. Whether it is asked for depends on what everybody sees."""
    if len(board_of(g, seat).supporters) < sheet_of(g).revolt_cost or not (sites := revolt_sites(g, seat)):
        return NEXT
    option = yield from menu(g, seat, "revolt", BIRDSONG, lambda: revolt_options(g, seat, sites))
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    yield from rise_up(g, seat, int(option[1]))
    return AGAIN


def revolt_sites(g: Root, seat: int) -> list[int]:
    """8.4.1.I Choose the clearing: sympathetic, of the suit of a base on the board, which must find room there."""
    return [
        clearing
        for clearing in sympathetic(g, seat)
        if bases_for(g, seat, clearing) and may_place(g, seat, clearing) and _has_slot_after_revolt(g, seat, clearing)
    ]


def bases_for(g: Root, seat: int, clearing: int) -> list[int]:
    """8.4.1.I: the suits of a clearing whose base is on the board."""
    supply, numbers = g.supply, g.cast.numbers[seat]
    return [suit for suit in g.woodland.suits_in[clearing] if supply[numbers[BASES[suit]]]]


def _has_slot_after_revolt(g: Root, seat: int, clearing: int) -> bool:
    """8.4.1-x1: whether the base will find a slot once the enemies are gone."""
    return g.slots[clearing] > 0 or any(
        g.pieces[kind][clearing] and may_be_removed(g, kind, clearing, EFFECT)
        for enemy in g.enemies[seat]
        for kind in g.cast.buildings[enemy]
    )


def revolt_options(g: Root, seat: int, sites: list[int]) -> list[Option]:
    """8.4.1.II: the revolts in these clearings that the Supporters can pay for."""
    cost, suits, supporters = sheet_of(g).revolt_cost, g.woodland.suits, count_supporters(g, seat)
    found = [REVOLT[site] for site in sites if supporters[suits[site]] >= cost]
    return [*found, DONE]


def rise_up(g: Root, seat: int, clearing: int) -> Flow[None]:
    """8.4.1.II Pay, 8.4.1.III Resolve: enemies go, then come base, warriors and officer, as many as there are."""
    suits = bases_for(g, seat, clearing)
    suit = suits[0] if len(suits) == 1 else (yield from choose_base(seat, clearing, suits))
    yield from spend_supporters(g, seat, g.woodland.suits[clearing], sheet_of(g).revolt_cost, {"clearing": clearing})
    g.tell("revolt", seat=seat, clearing=clearing)
    yield from remove_all_enemies(g, seat, (clearing,))
    numbers = g.cast.numbers[seat]
    yield from raise_building(g, seat, numbers[BASES[suit]], clearing)
    place(g, numbers["warrior"], clearing, sympathetic_of(g, seat, suit))
    if g.supply[numbers["warrior"]]:
        add_officer(g, seat)


def choose_base(seat: int, clearing: int, suits: list[int]) -> Flow[int]:
    """8.4.1.I, F-lostcity-2: which base rises where there is more than one suit."""
    options: list[Option] = [("raise_base", CLEARING_SUITS[suit]) for suit in suits]
    option: Option = yield Ask(seat, "raise_base", options, {"clearing": clearing})
    return suits[options.index(option)]


def sympathetic_of(g: Root, seat: int, suit: int) -> int:
    """8.4.1.III: how many sympathetic clearings have this suit."""
    tokens = g.pieces[g.cast.numbers[seat]["sympathy"]]
    return sum([tokens[clearing] for clearing in g.woodland.of_suit[suit]])


def add_officer(g: Root, seat: int) -> None:
    """8.4.1.III, 8.5.3: a warrior from the supply into the Officers box."""
    g.supply[g.cast.numbers[seat]["warrior"]] -= 1
    board = board_of(g, seat)
    board.officers += 1
    g.tell("officer_joined", seat=seat, count=1, total=board.officers)


def spread_sympathy(g: Root, seat: int) -> Flow[int]:
    """8.4.2 Spread Sympathy, any number of times. Whether it is asked for depends on what everybody sees."""
    most = len(board_of(g, seat).supporters)
    if most < (next_cost(g, seat) or 0):
        return NEXT
    costs = spread_costs(g, seat)
    if not costs or most < min(costs.values()):
        return NEXT
    option = yield from menu(g, seat, "spread", BIRDSONG, lambda: spread_options(g, seat, costs))
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    site = int(option[1])
    yield from win_sympathy(g, seat, site, costs[site])
    return AGAIN


def next_cost(g: Root, seat: int) -> int | None:
    """8.4.2.II: the number above the next token of the track; None when none is left."""
    return next_on(g, g.cast.numbers[seat]["sympathy"], sheet_of(g).tracks.sympathy.cost)


def spread_sites(g: Root, seat: int) -> list[int]:
    """8.4.2.I Choose the clearing: unsympathetic and adjacent to a sympathetic one, or any if there is none."""
    if not g.supply[g.cast.numbers[seat]["sympathy"]]:
        return []
    tokens = g.pieces[g.cast.numbers[seat]["sympathy"]]
    near: Iterable[int] = g.woodland.clearings
    if held := sympathetic(g, seat):
        near = sorted({other for clearing in held for other in adjacent(g, seat, clearing)})
    return placeable(g, seat, [clearing for clearing in near if not tokens[clearing]])


def spread_options(g: Root, seat: int, costs: dict[int, int]) -> list[Option]:
    """8.4.2.II: where the Supporters can pay for sympathy, which costs so much."""
    suits, supporters = g.woodland.suits, count_supporters(g, seat)
    found = [SPREAD[site] for site, cost in costs.items() if supporters[suits[site]] >= cost]
    return [*found, DONE]


def spread_costs(g: Root, seat: int) -> dict[int, int]:
    """8.4.2.II Pay, 8.4.2.II.a Martial Law: what sympathy costs wherever it may be spread."""
    cost, extra = next_cost(g, seat) or 0, sheet_of(g).martial_law_extra
    return {site: cost + extra if is_under_martial_law(g, seat, site) else cost for site in spread_sites(g, seat)}


def is_under_martial_law(g: Root, seat: int, clearing: int) -> bool:
    """8.4.2.II.a, 8.4.2.II.a-x1: at least three warriors that one other player owns, or treats as own for rule."""
    enough = sheet_of(g).martial_law_warriors
    for other, row in enumerate(g.might[: g.terms.players]):
        if row[clearing] >= enough and other != seat and _troops(g, other, clearing) >= enough:
            return True
    return False


def _troops(g: Root, side: int, clearing: int) -> int:
    """8.4.2.II.a-x1: the warriors in a clearing that count for this player."""
    pieces, counts = g.pieces, g.counts
    return sum(
        [
            pieces[kind][clearing]
            for kinds in g.cast.warriors
            for kind in kinds
            if pieces[kind][clearing] and side in [counted for counted, _ in counts[kind]]
        ]
    )


def win_sympathy(g: Root, seat: int, clearing: int, cost: int) -> Flow[None]:
    """8.4.2.II Pay, 8.4.2.III Place and score."""
    yield from spend_supporters(g, seat, g.woodland.suits[clearing], cost, {"clearing": clearing})
    lay_sympathy(g, seat, clearing)


def lay_sympathy(g: Root, seat: int, clearing: int) -> None:
    """8.4.2.III, 8.6.1.IV: place a sympathy token and score the number on the uncovered space."""
    kind = g.cast.numbers[seat]["sympathy"]
    points = next_on(g, kind, sheet_of(g).tracks.sympathy.vp) or 0
    put(g, kind, clearing)
    g.tell("sympathy", seat=seat, clearing=clearing)
    score(g, seat, points)


# -- 8.5 Daylight ----------------------------------------------------------------------------------------------------


def act(g: Root, seat: int) -> Flow[int]:
    """8.5 Daylight: craft, mobilize and train in any order, any number of times."""
    option = yield from menu(g, seat, "alliance", DAYLIGHT, lambda: actions(g, seat))
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    if option[0] == "mobilize":
        mobilize(g, seat, str(option[1]))
    else:
        train(g, seat, str(option[1]))
    return AGAIN


def actions(g: Root, seat: int) -> list[Option]:
    """8.5.1 Craft, 8.5.2 Mobilize, 8.5.3 Train."""
    hand = g.hands[seat]
    options = craft_options(g, seat) + named(g, "mobilize", hand)
    if g.supply[g.cast.numbers[seat]["warrior"]] and (suits := suits_with_base(g, seat)):
        fitting = {card for suit in suits for card in matching(g, seat, suit)}
        options += named(g, "train", [card for card in hand if card in fitting])
    return [*options, DONE]


def train(g: Root, seat: int, name: str) -> None:
    """8.5.3 Train: a card of the suit of a base on the map makes an officer."""
    spend(g, seat, name)
    add_officer(g, seat)


# -- 8.6 Evening -----------------------------------------------------------------------------------------------------


def operate(g: Root, seat: int) -> Flow[int]:
    """8.6.1 Military Operations, 8.6.1-x1: while fewer were taken than there are officers now."""
    board = board_of(g, seat)
    left = board.officers - board.operations
    if left <= 0:
        return NEXT
    option: Option = yield Ask(seat, "operations", operations(g, seat), {"left": left})
    if option is DONE:
        return NEXT
    board.operations += 1
    yield from OPERATIONS[str(option[0])](g, seat, option)
    return AGAIN


def operations(g: Root, seat: int) -> list[Option]:
    """8.6.1: every operation that can be taken now."""
    numbers = g.cast.numbers[seat]
    options = battle_options(g, seat) + move_options(g, seat)
    if g.supply[numbers["warrior"]]:
        strongholds = dict.fromkeys(clearing for base in BASES for clearing in where(g, numbers[base]))
        options += [RECRUIT[clearing] for clearing in placeable(g, seat, strongholds)]
    if g.supply[numbers["sympathy"]]:
        tokens = g.pieces[numbers["sympathy"]]
        camps = [camp for camp in where(g, numbers["warrior"]) if not tokens[camp]]
        options += [ORGANIZE[camp] for camp in placeable(g, seat, camps)]
    return [*options, DONE]


def make_move(g: Root, seat: int, option: Option) -> Flow[None]:
    """8.6.1.I Move."""
    yield from move(g, seat, option)


def start_battle(g: Root, seat: int, option: Option) -> Flow[None]:
    """8.6.1.II Battle."""
    yield from battle(g, seat, option)


def recruit(g: Root, seat: int, option: Option) -> Flow[None]:
    """8.6.1.III Recruit: one warrior at a base."""
    yield from ()
    place(g, g.cast.numbers[seat]["warrior"], int(option[1]))


def organize(g: Root, seat: int, option: Option) -> Flow[None]:
    """8.6.1.IV Organize: a warrior makes way for a sympathy token."""
    clearing = int(option[1])
    yield from remove(g, Removal(seat, EFFECT, [(g.cast.numbers[seat]["warrior"], clearing, 1)]))
    lay_sympathy(g, seat, clearing)


OPERATIONS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "move": make_move,
    "ferry": make_move,
    "battle": start_battle,
    "recruit_at": recruit,
    "organize": organize,
}


def draw_and_discard(g: Root, seat: int) -> Flow[int]:
    """8.6.2 Draw and discard: one card, and one for each base on the map; then five at most."""
    yield from draw_in_evening(g, seat, cards_in_evening(g, seat))
    yield from hand_limit(g, seat)
    return NEXT


def cards_in_evening(g: Root, seat: int) -> int:
    """8.6.2: how many cards are drawn."""
    bonus = sheet_of(g).base_card_bonus
    return 1 + sum(bonus[CLEARING_SUITS[suit]] for suit in suits_with_base(g, seat))
