"""Why Uprising does not offer something that a player would look for, and what of its options one might regret."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, line
from deskovka.games.uprising.control import defence
from deskovka.games.uprising.economy import feedings_left, may_arm
from deskovka.games.uprising.movement import is_in_reach, ready
from deskovka.games.uprising.state import NO_UNIT, NOBODY, Uprising
from deskovka.games.uprising.tables import Content
from deskovka.games.uprising.view import UprisingView, places
from deskovka.games.uprising.vocabulary import CITY_TYPES, FOOD, MONEY, POLITICAL, POPULARITY, WEAPONS
from deskovka.kernel import Option, Question


def refusals(g: Uprising, question: Question) -> tuple[Refusal, ...]:
    """The first obstacle of each verb that is not offered, and of things that one would click."""
    reasons = {"economy": _economy, "movement": _movement}.get(question.topic)
    return not_offered(reasons(g, question.seat), question.options) if reasons else ()


# -- economic phase ---------------------------------------------------------------------------------------------------


def _economy(g: Uprising, seat: int) -> Iterator[Refusal]:
    yield Refusal(("market",), _no_market(g, seat), "UP-ECO-04")
    yield from _no_rations(g, seat)
    yield from _no_relief(g, seat)
    yield Refusal(("campaign",), _no_campaign(g, seat), "UP-ECO-10")
    yield from _no_recruit(g, seat)
    yield from _no_arming(g, seat)
    yield _no_card(g, seat)
    yield _no_play(g, seat)


def _no_market(g: Uprising, seat: int) -> Line:
    if g.shut:
        return line("refused-market-again")
    numbers = g.terms.numbers[seat]
    return line("refused-money", money=g.stocks[seat][MONEY], price=min(numbers.food_price, numbers.weapon_price))


def _no_rations(g: Uprising, seat: int) -> Iterator[Refusal]:
    """UP-FED-01 Upkeep, UP-FED-02 Choice."""
    hungry = sum(g.hungry[unit] for unit in g.units(seat))
    each, food = g.terms.params.units.food, g.stocks[seat][FOOD]
    if not hungry:
        all_why = one_why = line("refused-fed")
    else:
        all_why = line("refused-food", food=food, price=each * hungry)
        one_why = line("refused-food", food=food, price=each) if food < each else line("refused-only-one")
    yield Refusal(("feed_all",), all_why, "UP-FED-01")
    yield Refusal(("feed",), one_why, "UP-FED-02")


def _no_relief(g: Uprising, seat: int) -> Iterator[Refusal]:
    """UP-ECO-07 Feeding cities, UP-ECO-08 Popularity limit."""
    stock, most = g.stocks[seat], g.terms.numbers[seat].popularity_per_round
    feeding = g.terms.params.prices.feeding
    if g.cheered >= most:
        why, clause = line("refused-relief", most=most), "UP-ECO-08"
    elif stock[POPULARITY] >= g.terms.tracks[POPULARITY]:
        why, clause = _track(g, POPULARITY), "UP-CMP-02"
    elif all(feedings_left(g, seat, kind) <= 0 for kind in range(len(CITY_TYPES))):
        why, clause = line("refused-cities-fed"), "UP-ECO-08"
    else:
        price = min(feeding.of(name) for kind, name in enumerate(CITY_TYPES) if feedings_left(g, seat, kind) > 0)
        why, clause = line("refused-food", food=stock[FOOD], price=price), "UP-ECO-07"
    yield Refusal(("give",), why, clause)
    for kind, name in enumerate(CITY_TYPES):
        if feedings_left(g, seat, kind) > 0:
            yield Refusal(("give", name), line("refused-food", food=stock[FOOD], price=feeding.of(name)), "UP-ECO-07")
        else:
            yield Refusal(("give", name), line("refused-cities-fed"), "UP-ECO-08")


def _track(g: Uprising, stock: int) -> Line:
    return line("refused-track", most=g.terms.tracks[stock])


def _no_campaign(g: Uprising, seat: int) -> Line:
    price, popularity = g.terms.numbers[seat].political_price, g.stocks[seat][POPULARITY]
    return _popularity(popularity, price) if popularity < price else _track(g, POLITICAL)


def _popularity(popularity: int, price: int) -> Line:
    return line("refused-popularity", popularity=popularity, price=price)


def _no_recruit(g: Uprising, seat: int) -> Iterator[Refusal]:
    """UP-ECO-12 Recruiting, UP-ECO-14 Figures."""
    stock, price, weapons = g.stocks[seat], g.terms.numbers[seat].unit_price, g.terms.params.prices.unit_weapons
    if stock[POPULARITY] < price:
        why, clause = _popularity(stock[POPULARITY], price), "UP-ECO-12"
    elif stock[WEAPONS] < weapons:
        why, clause = line("refused-weapons", weapons=stock[WEAPONS], price=weapons), "UP-ECO-12"
    elif len(g.units(seat)) == g.terms.figures:
        why, clause = line("refused-figures", count=g.terms.figures), "UP-ECO-14"
    else:
        why, clause = line("refused-no-room"), "UP-ECO-12"
    yield Refusal(("recruit",), why, clause)
    for city, name in enumerate(g.terms.board.spaces[: g.terms.board.cities]):
        if g.owner[city] != seat:
            yield Refusal(("recruit", name), line("refused-not-yours"), "UP-ECO-12")
        elif g.at[city] != NO_UNIT:
            yield Refusal(("recruit", name), line("refused-full"), "UP-TRM-03")


def _no_arming(g: Uprising, seat: int) -> Iterator[Refusal]:
    """UP-ECO-15 Arming, UP-ECO-16 Limits of arming."""
    limits, units = g.terms.params.units, g.units(seat)
    if not g.stocks[seat][WEAPONS]:
        yield Refusal(("arm",), line("refused-no-weapon"), "UP-ECO-15")
        return
    yield Refusal(("arm",), line("refused-all-armed", most=limits.max_level, count=limits.weapons), "UP-ECO-16")
    for unit in units:
        if not may_arm(g, unit):
            why = line("refused-armed", level=g.level[unit], weapons=g.armed[unit])
            yield Refusal(("arm", g.name(g.where[unit])), why, "UP-ECO-16")


def _no_card(g: Uprising, seat: int) -> Refusal:
    """UP-ECO-11 Special card."""
    numbers, points = g.terms.numbers[seat], g.stocks[seat][POLITICAL]
    if points < numbers.card_price:
        why = line("refused-political", points=points, price=numbers.card_price)
    elif len(g.hands[seat]) >= numbers.hand:
        why = line("refused-hand", count=numbers.hand)
    else:
        why = line("refused-no-pile")
    return Refusal(("draw",), why, "UP-ECO-11")


def _no_play(g: Uprising, seat: int) -> Refusal:
    """UP-CRD-02 Timing."""
    return Refusal(("play",), line("refused-no-play" if g.hands[seat] else "refused-no-hand"), "UP-CRD-02")


# -- movement phase ---------------------------------------------------------------------------------------------------


def _movement(g: Uprising, seat: int) -> Iterator[Refusal]:
    units = ready(g, seat)
    way, target = ("refused-no-way", "refused-no-target") if units else ("refused-all-acted", "refused-all-acted")
    yield Refusal(("step",), line(way), "UP-MOV-01")
    yield Refusal(("attack",), line(target), "UP-MOV-05")
    for unit in g.units(seat):
        if unit not in units:
            why = line("refused-held" if g.held[unit] else "refused-acted")
            yield Refusal(("step", g.name(g.where[unit])), why, "UP-CRD-06" if g.held[unit] else "UP-MOV-01")
    yield from _no_coup(g, seat)
    yield _no_play(g, seat)


def _no_coup(g: Uprising, seat: int) -> Iterator[Refusal]:
    """10. Coup."""
    political, points = g.terms.params.political, g.stocks[seat][POLITICAL]
    if points < political.coup:
        yield Refusal(("coup",), line("refused-political", points=points, price=political.coup), "UP-COU-01")
        return
    if g.coups[seat] >= g.terms.numbers[seat].coups:
        yield Refusal(("coup",), line("refused-coups", count=g.coups[seat]), "UP-COU-07")
        return
    yield Refusal(("coup",), line("refused-no-coup"), "UP-COU-06")
    for city, name in enumerate(g.terms.board.spaces[: g.terms.board.cities]):
        owner = g.owner[city]
        if owner != NOBODY and owner in g.terms.allies[seat]:
            yield Refusal(("coup", name), line("refused-not-foreign"), "UP-COU-01")
        elif (resists := defence(g, city)) > political.coup:
            why = line("refused-too-strong", strength=political.coup, defence=resists)
            yield Refusal(("coup", name), why, "UP-COU-05")
        elif owner != NOBODY and g.curfew[owner]:
            yield Refusal(("coup", name), line("refused-curfew"), "UP-CRD-19")
        elif not is_in_reach(g, seat, city):
            yield Refusal(("coup", name), line("refused-reach"), "UP-COU-06")


# -- what follows -----------------------------------------------------------------------------------------------------


def follows(option: Option, topic: str, view: UprisingView, _content: Content) -> Line | None:
    """UP-FED-03 Hunger: who ends the economic phase leaves these units unfed."""
    if option[0] != "done" or topic != "economy":
        return None
    units = [place.unit for place in places(view) if place.unit]
    hungry = sum(unit.hungry and unit.seat == view.seat for unit in units)
    return line("follows-hunger", count=hungry) if hungry else None
