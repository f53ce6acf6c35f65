"""6. Economic phase, 7. Feeding units."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.uprising.cards import draw_card, gain, place_new, play_card, playable
from deskovka.games.uprising.control import check_out, controller, end_strike
from deskovka.games.uprising.state import Uprising
from deskovka.games.uprising.vocabulary import (
    CITY_TYPES,
    FOOD,
    MILITARY,
    MONEY,
    POLITICAL,
    POPULARITY,
    WEAPONS,
)
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import Row, fill_in

DONE: Option = ("done",)
MARKET: Option = ("market",)
FEED_ALL: Option = ("feed_all",)
DRAW: Option = ("draw",)
CAMPAIGN: tuple[Option, ...] = tuple(("campaign", count) for count in range(1, 31))
GIVE: tuple[tuple[Option, ...], ...] = tuple(
    tuple(("give", kind, count) for count in range(1, 31)) for kind in CITY_TYPES
)
"""Amounts as options, made once; no track is longer."""
MOST_BOUGHT = 1000
"""Of one thing at a time: who has money for more comes to the market again."""


def begin(g: Uprising) -> Flow[None]:
    """UP-ECO-01 Repair, UP-ECO-02 Production, UP-FED-01 Upkeep: what the phase begins with."""
    yield from ()
    seat, board = g.turn, g.terms.board
    if g.out[seat]:  # UP-VIC-07 Elimination
        g.phase = "end_economy"
        return
    g.tell("economy_begins", seat=seat)
    if g.curfew[seat]:
        g.curfew[seat] = 0
        g.tell("curfew_over", seat=seat)
    for city, owner in enumerate(g.owner):
        if owner == seat and g.base[city] != board.base[city]:
            g.base[city] = board.base[city]
            g.tell("repaired", seat=seat, city=board.spaces[city], defence=g.base[city])
    produce(g, seat)
    g.cheered = g.shut = 0
    g.fed = [0] * len(CITY_TYPES)
    if g.terms.params.units.food:
        for unit in g.units(seat):
            g.hungry[unit] = 1
    g.phase = "market"


def produce(g: Uprising, seat: int) -> None:
    """UP-ECO-02 Production, UP-CRD-20 General Strike."""
    board, strike = g.terms.board, g.strike
    territories = [space for space in range(board.cities, len(board.spaces)) if controller(g, space) == seat]
    working = [
        space
        for space in territories
        if not ((city := board.city_of[space]) >= 0 and strike[city] and g.owner[city] == seat)
    ]
    cities = g.owner.count(seat) if g.terms.params.production.city else 0
    money = len(working) * g.terms.numbers[seat].territory_money + cities * g.terms.params.production.city
    g.stocks[seat][MONEY] += money
    g.tell("produced", seat=seat, money=money, territories=len(working), count=cities)
    for city, owner in enumerate(g.owner):
        if owner == seat:
            end_strike(g, city)


def shop(g: Uprising) -> Flow[None]:
    """UP-ECO-04 Food price, UP-ECO-05 Weapon price: a form that can be filled in as often as one can pay."""
    seat, numbers = g.turn, g.terms.numbers[g.turn]
    money = g.stocks[seat][MONEY]
    if money < min(numbers.food_price, numbers.weapon_price):
        g.phase = "manage"
        return
    rows = [
        Row("food", numbers.food_price, min(MOST_BOUGHT, money // numbers.food_price)),
        Row("weapons", numbers.weapon_price, min(MOST_BOUGHT, money // numbers.weapon_price)),
    ]
    bought = yield from fill_in(seat, "market", "buy", rows, money)
    g.phase = "manage"
    food, weapons = bought["food"], bought["weapons"]
    stock, price = g.stocks[seat], food * numbers.food_price + weapons * numbers.weapon_price
    stock[MONEY] -= price
    stock[FOOD] += food
    stock[WEAPONS] += weapons
    g.shut = int(not food and not weapons)
    if not g.shut:
        g.tell("bought", seat=seat, food=food, weapons=weapons, money=price)


def manage(g: Uprising) -> Flow[None]:
    """UP-ECO-03 Free order: one thing after another, as long as one can pay."""
    seat = g.turn
    stock = g.stocks[seat]
    facts = {"money": stock[MONEY], "food": stock[FOOD], "weapons": stock[WEAPONS], "popularity": stock[POPULARITY]}
    facts["political"] = stock[POLITICAL]
    ask = Ask(seat, "economy", lambda: options(g, seat), facts, bool(g.hands[seat]), several=has_a_choice(g, seat))
    option: Option = yield ask
    verb = str(option[0])
    if verb == "done":
        go_hungry(g, seat)
        g.phase = "end_economy"
        return
    if verb == "market":
        g.phase = "market"
        return
    g.shut = 0
    if verb == "play":
        yield from play_card(g, seat, str(option[1]))
    else:
        ACTIONS[verb](g, seat, option)


def options(g: Uprising, seat: int) -> list[Option]:
    """UP-ECO-03: everything that can be paid for."""
    stock, numbers, board = g.stocks[seat], g.terms.numbers[seat], g.terms.board
    units = g.units(seat)
    found: list[Option] = []
    if may_shop(g, seat):
        found.append(MARKET)
    if stock[FOOD]:
        found += rations(g, units, stock[FOOD])
        found += relief(g, seat, stock[FOOD])
    if stock[POPULARITY] >= numbers.political_price:
        room = g.terms.tracks[POLITICAL] - stock[POLITICAL]
        found += CAMPAIGN[: min(stock[POPULARITY] // numbers.political_price, room)]
    if may_recruit(g, seat, len(units)):
        at, recruit = g.at, board.recruit
        found += [recruit[city] for city, owner in enumerate(g.owner) if owner == seat and at[city] < 0]
    if stock[WEAPONS]:
        where, arm = g.where, board.arm
        found += [arm[where[unit]] for unit in units if may_arm(g, unit)]
    if may_draw(g, seat):
        found.append(DRAW)
    if g.hands[seat]:
        found += playable(g, seat, g.terms.tables.economic)
    found.append(DONE)
    return found


def has_a_choice(g: Uprising, seat: int) -> bool:
    """Whether there is clearly more to do than to end the phase; where it is not clear, the options tell."""
    return may_shop(g, seat) or (1 in g.hungry and g.stocks[seat][FOOD] >= g.terms.params.units.food)


def may_shop(g: Uprising, seat: int) -> bool:
    """UP-ECO-04, UP-ECO-05: there is money for something, and the last visit was not in vain."""
    numbers = g.terms.numbers[seat]
    return not g.shut and g.stocks[seat][MONEY] >= min(numbers.food_price, numbers.weapon_price)


def rations(g: Uprising, units: list[int], food: int) -> list[Option]:
    """UP-FED-02 Choice: all hungry units, or one of several."""
    hungry, each = [unit for unit in units if g.hungry[unit]], g.terms.params.units.food
    if not hungry or food < each:
        return []
    where, feed = g.where, g.terms.board.feed
    found = [FEED_ALL] if food >= each * len(hungry) else []
    return found + [feed[where[unit]] for unit in hungry] if len(hungry) > 1 else found


def relief(g: Uprising, seat: int, food: int) -> list[Option]:
    """UP-ECO-07 Feeding cities, UP-ECO-08 Popularity limit: how many cities of a kind are fed."""
    found: list[Option] = []
    left = relief_left(g, seat)
    if left > 0:
        for kind, price in enumerate(g.terms.feeding):
            if food >= price:
                most = min(left, food // price, feedings_left(g, seat, kind))
                if most > 0:
                    found += GIVE[kind][:most]
    return found


def relief_left(g: Uprising, seat: int) -> int:
    """UP-ECO-08, UP-CMP-02: the popularity that feeding can still give in this phase."""
    room = g.terms.tracks[POPULARITY] - g.stocks[seat][POPULARITY]
    return min(g.terms.numbers[seat].popularity_per_round - g.cheered, room)


def feedings_left(g: Uprising, seat: int, kind: int) -> int:
    """UP-ECO-08: how many points the cities of a kind can still give."""
    owner = g.owner
    cities = len([city for city in g.terms.board.of_kind[kind] if owner[city] == seat])
    return cities * g.terms.params.popularity.per_city - g.fed[kind]


def may_recruit(g: Uprising, seat: int, units: int) -> bool:
    """UP-ECO-12 Recruiting, UP-ECO-14 Figures: it can be paid for, and there is a figure left."""
    stock, prices = g.stocks[seat], g.terms.params.prices
    can_pay = stock[POPULARITY] >= g.terms.numbers[seat].unit_price and stock[WEAPONS] >= prices.unit_weapons
    return can_pay and units < g.terms.figures


def may_arm(g: Uprising, unit: int) -> bool:
    """UP-ECO-16 Limits of arming."""
    limits = g.terms.params.units
    return g.level[unit] < limits.max_level and g.armed[unit] < limits.weapons


def may_draw(g: Uprising, seat: int) -> bool:
    """UP-ECO-11 Special card: it can be paid for, there is one, and room in the hand."""
    numbers = g.terms.numbers[seat]
    can_pay = g.stocks[seat][POLITICAL] >= numbers.card_price
    return can_pay and len(g.hands[seat]) < numbers.hand and bool(g.deck or g.discard)


def _feed_all(g: Uprising, seat: int, _option: Option) -> None:
    hungry = [unit for unit in g.units(seat) if g.hungry[unit]]
    for unit in hungry:
        g.hungry[unit] = 0
    food = len(hungry) * g.terms.params.units.food
    g.stocks[seat][FOOD] -= food
    g.tell("fed_all", seat=seat, count=len(hungry), food=food)


def _feed(g: Uprising, seat: int, option: Option) -> None:
    space, food = g.terms.board.index[str(option[1])], g.terms.params.units.food
    g.hungry[g.at[space]] = 0
    g.stocks[seat][FOOD] -= food
    g.tell("fed", seat=seat, space=str(option[1]), food=food)


def _give(g: Uprising, seat: int, option: Option) -> None:
    """UP-ECO-07 Feeding cities."""
    kind, count = CITY_TYPES.index(str(option[1])), int(option[2])
    stock, food = g.stocks[seat], count * g.terms.feeding[kind]
    stock[FOOD] -= food
    stock[POPULARITY] += count
    g.fed[kind] += count
    g.cheered += count
    g.tell("relieved", seat=seat, kind=CITY_TYPES[kind], count=count, food=food)


def _campaign(g: Uprising, seat: int, option: Option) -> None:
    """UP-ECO-10 Political point."""
    count, stock = int(option[1]), g.stocks[seat]
    popularity = count * g.terms.numbers[seat].political_price
    stock[POPULARITY] -= popularity
    stock[POLITICAL] += count
    g.tell("campaigned", seat=seat, count=count, popularity=popularity)


def _recruit(g: Uprising, seat: int, option: Option) -> None:
    """UP-ECO-12 Recruiting, UP-ECO-13 Military power."""
    stock, params = g.stocks[seat], g.terms.params
    price = {"popularity": g.terms.numbers[seat].unit_price, "weapons": params.prices.unit_weapons}
    stock[POPULARITY] -= price["popularity"]
    stock[WEAPONS] -= price["weapons"]
    place_new(g, seat, g.terms.board.index[str(option[1])], params.units.start_level)
    military = gain(g, seat, MILITARY, params.military.per_unit_built)
    g.tell("recruited", seat=seat, city=str(option[1]), level=params.units.start_level, **price, military=military)


def _arm(g: Uprising, seat: int, option: Option) -> None:
    """UP-ECO-15 Arming, UP-ECO-16 Limits of arming."""
    unit, limits = g.at[g.terms.board.index[str(option[1])]], g.terms.params.units
    g.stocks[seat][WEAPONS] -= 1
    g.armed[unit] += 1
    g.level[unit] = min(limits.max_level, g.level[unit] + limits.level_per_weapon)
    g.tell("armed", seat=seat, space=str(option[1]), level=g.level[unit], count=g.armed[unit])


def _draw(g: Uprising, seat: int, _option: Option) -> None:
    """UP-ECO-11 Special card."""
    draw_card(g, seat)


ACTIONS: dict[str, Callable[[Uprising, int, Option], None]] = {
    "feed_all": _feed_all,
    "feed": _feed,
    "give": _give,
    "campaign": _campaign,
    "recruit": _recruit,
    "arm": _arm,
    "draw": _draw,
}


def go_hungry(g: Uprising, seat: int) -> None:
    """UP-FED-03 Hunger, UP-FED-04 Desertion, UP-FED-05 Together: at the end of the phase."""
    loss = g.terms.params.units.hunger
    for unit in g.units(seat):
        if g.hungry[unit]:
            g.hungry[unit] = 0
            space = g.name(g.where[unit])
            if g.level[unit] > loss:
                g.level[unit] -= loss
                g.tell("starved", seat=seat, space=space, level=g.level[unit])
            else:
                g.take_off(unit)
                g.tell("deserted", seat=seat, space=space)
    check_out(g, seat)
