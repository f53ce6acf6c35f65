"""What a seat of Uprising may know, what is dealt anew where it does not, and what is never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.uprising.board import NO_CITY
from deskovka.games.uprising.control import controller, defence, points, team_points
from deskovka.games.uprising.economy import options, relief_left
from deskovka.games.uprising.fights import (
    ATTACK_POWER,
    ATTACKER,
    DEFENCE,
    DEFENCE_POWER,
    DEFENDER,
    LOWERED,
    POLITICS,
    STRENGTH,
    TARGET,
)
from deskovka.games.uprising.state import NOBODY, READY, Uprising
from deskovka.games.uprising.vocabulary import FOOD, MILITARY, MONEY, POLITICAL, POPULARITY, WEAPONS
from deskovka.kernel import Chance

PHASES = {
    "prepare": "prepare",
    "economy": "economy",
    "market": "economy",
    "manage": "economy",
    "end_economy": "economy",
    "movement": "movement",
    "act": "movement",
    "end_movement": "movement",
    "over": "over",
}
"""What people call the phase of each step."""


class UnitView(msgspec.Struct, frozen=True):
    """A unit."""

    seat: int
    level: int
    weapons: int
    """How many it has taken in its life."""
    points: int
    """Military points put on it in this round."""
    hungry: Annotated[bool, DERIVED]
    acted: Annotated[bool, DERIVED]
    held: bool


class CityView(msgspec.Struct, frozen=True):
    """A city."""

    id: str
    type: Annotated[str, DERIVED]
    x: Annotated[float, DERIVED]
    y: Annotated[float, DERIVED]
    territories: Annotated[tuple[str, ...], DERIVED]
    owner: int | None
    base: int
    defence: Annotated[int, DERIVED]
    points: Annotated[int, DERIVED]
    strike: bool
    unit: UnitView | None


class TerritoryView(msgspec.Struct, frozen=True):
    """A territory."""

    id: str
    x: Annotated[float, DERIVED]
    y: Annotated[float, DERIVED]
    city: Annotated[str | None, DERIVED]
    neighbours: Annotated[tuple[str, ...], DERIVED]
    controller: Annotated[int | None, DERIVED]
    unit: UnitView | None


class SeatView(msgspec.Struct, frozen=True):
    """A faction as everybody sees it."""

    faction: Annotated[str, DERIVED]
    side: Annotated[str, DERIVED]
    colour: Annotated[str, DERIVED]
    allies: Annotated[tuple[int, ...], DERIVED]
    money: int
    food: int
    weapons: int
    popularity: int
    political: int
    military: int
    cards: int
    """How many it holds."""
    units: Annotated[int, DERIVED]
    territories: Annotated[int, DERIVED]
    points: Annotated[int, DERIVED]
    team_points: Annotated[int, DERIVED]
    needed: Annotated[int, DERIVED]
    coups: Annotated[int, DERIVED]
    """How many it may still declare in this round."""
    curfew: bool
    out: bool


class PartView(msgspec.Struct, frozen=True):
    """A part of the strength or the defence in a fight: the level of a unit, military power, the city and the like."""

    what: str
    amount: int
    space: str | None = None


class FightView(msgspec.Struct, frozen=True):
    """The fight under way, with the parts of both sums."""

    space: str
    origins: Annotated[tuple[str, ...], DERIVED]
    attacker: int
    defender: Annotated[int | None, DERIVED]
    strength: int
    defence: int
    attack_parts: Annotated[tuple[PartView, ...], DERIVED]
    defence_parts: Annotated[tuple[PartView, ...], DERIVED]


class OfferView(msgspec.Struct, frozen=True):
    """Something that can be paid for in the economic phase: what one of it costs, and the most that can be had."""

    verb: str
    thing: str | None
    paid: str
    price: int
    most: int


class UprisingView(msgspec.Struct, frozen=True):
    """The table as one seat (None: a spectator) sees it."""

    seat: Annotated[int | None, DERIVED]
    scenario: Annotated[str, DERIVED]
    map: Annotated[str, DERIVED]
    round: int
    phase: Annotated[str, DERIVED]
    turn: int | None
    quiet: int
    """Whole rounds in a row without a change."""
    relief: Annotated[int, DERIVED]
    """The popularity that feeding can still give to the faction in its economic phase."""
    offers: Annotated[tuple[OfferView, ...], DERIVED]
    """What the seat can pay for, while it is asked in its economic phase."""
    deck: Annotated[int, DERIVED]
    discard: tuple[str, ...]
    hand: Annotated[tuple[str, ...], DERIVED]
    cities: tuple[CityView, ...]
    territories: tuple[TerritoryView, ...]
    seats: tuple[SeatView, ...]
    fight: FightView | None
    ending: Annotated[str, DERIVED]
    winners: tuple[int, ...]


def places(view: UprisingView) -> list[CityView | TerritoryView]:
    """All spaces."""
    return [*view.cities, *view.territories]


def view(g: Uprising, seat: int | None) -> UprisingView:
    """All but the pile and the hands of others (UP-CRD-01)."""
    cards, phase = g.terms.tables.cards, PHASES[g.phase]
    controllers = [controller(g, space) for space in range(g.terms.board.cities, len(g.at))]
    return UprisingView(
        seat=seat,
        scenario=g.terms.scenario.id,
        map=g.terms.scenario.map,
        round=g.round,
        phase=phase,
        turn=None if phase in ("prepare", "over") else g.turn,
        quiet=g.quiet,
        relief=max(0, relief_left(g, g.turn)) if phase == "economy" else 0,
        offers=_offers(g) if g.phase == "manage" and seat == g.turn else (),
        deck=len(g.deck),
        discard=tuple(cards[card].id for card in g.discard),
        hand=() if seat is None else tuple(cards[card].id for card in g.hands[seat]),
        cities=_cities(g),
        territories=_territories(g, controllers),
        seats=tuple(_seat(g, each, controllers.count(each)) for each in range(g.terms.players)),
        fight=_fight(g),
        ending=g.ending,
        winners=tuple(g.winners),
    )


def _known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _unit(g: Uprising, space: int) -> UnitView | None:
    unit = g.at[space]
    if unit < 0:
        return None
    owner = g.terms.owner_of[unit]
    acts = g.phase == "act" and g.turn == owner
    return UnitView(
        seat=owner,
        level=g.level[unit],
        weapons=g.armed[unit],
        points=g.points[unit],
        hungry=bool(g.hungry[unit]),
        acted=acts and g.acted[unit] != READY,
        held=bool(g.held[unit]),
    )


def _cities(g: Uprising) -> tuple[CityView, ...]:
    board = g.terms.board
    return tuple(
        CityView(
            id=city.id,
            type=city.type,
            x=city.x,
            y=city.y,
            territories=tuple(board.spaces[space] for space in board.territories[number]),
            owner=_known(g.owner[number]),
            base=g.base[number],
            defence=defence(g, number),
            points=board.points[number],
            strike=bool(g.strike[number]),
            unit=_unit(g, number),
        )
        for number, city in enumerate(board.map.cities)
    )


def _territories(g: Uprising, controllers: list[int]) -> tuple[TerritoryView, ...]:
    board = g.terms.board
    return tuple(
        TerritoryView(
            id=territory.id,
            x=territory.x,
            y=territory.y,
            city=None if board.city_of[space] == NO_CITY else board.spaces[board.city_of[space]],
            neighbours=tuple(board.spaces[near] for near in board.neighbours[space]),
            controller=_known(controllers[space - board.cities]),
            unit=_unit(g, space),
        )
        for space, territory in enumerate(board.map.territories, start=board.cities)
    )


def _seat(g: Uprising, seat: int, territories: int) -> SeatView:
    terms, stock = g.terms, g.stocks[seat]
    faction = terms.factions[seat]
    return SeatView(
        faction=faction.id,
        side=faction.side,
        colour=faction.colour,
        allies=tuple(other for other in terms.allies[seat] if other != seat),
        money=stock[MONEY],
        food=stock[FOOD],
        weapons=stock[WEAPONS],
        popularity=stock[POPULARITY],
        political=stock[POLITICAL],
        military=stock[MILITARY],
        cards=len(g.hands[seat]),
        units=len(g.units(seat)),
        territories=territories,
        points=points(g, seat),
        team_points=team_points(g, seat),
        needed=terms.needed[seat],
        coups=max(0, terms.numbers[seat].coups - g.coups[seat]),
        curfew=bool(g.curfew[seat]),
        out=bool(g.out[seat]),
    )


def _fight(g: Uprising) -> FightView | None:
    if not g.fight:
        return None
    fight = g.fight
    return FightView(
        space=g.name(fight[TARGET]),
        origins=tuple(g.name(space) for space in g.fighters),
        attacker=fight[ATTACKER],
        defender=_known(fight[DEFENDER]),
        strength=fight[STRENGTH],
        defence=max(0, fight[DEFENCE] - fight[LOWERED]),
        attack_parts=_attack_parts(g),
        defence_parts=_defence_parts(g),
    )


def _attack_parts(g: Uprising) -> tuple[PartView, ...]:
    """UP-FGT-02, UP-FGT-04, UP-CRD-08: levels, military power and cards of the attack."""
    levels = [PartView("level", g.level[g.at[space]], g.name(space)) for space in g.fighters]
    power = g.fight[ATTACK_POWER]
    cards = g.fight[STRENGTH] - power - sum(part.amount for part in levels)
    return (*levels, *_some(PartView("military", power), PartView("cards", cards)))


def _defence_parts(g: Uprising) -> tuple[PartView, ...]:
    """UP-CRD-21 Order of modifiers."""
    target, unit = g.fight[TARGET], g.at[g.fight[TARGET]]
    base = g.base[target] if target < g.terms.board.cities else 0
    level = g.level[unit] if unit >= 0 else 0
    power, politics = g.fight[DEFENCE_POWER], g.fight[POLITICS]
    cards = g.fight[DEFENCE] - base - level - power
    city = (PartView("city", base),) if target < g.terms.board.cities else ()
    found = [PartView("level", level, g.name(target)), PartView("military", power), PartView("cards", cards)]
    found += [PartView("political", -politics), PartView("siege", politics - g.fight[LOWERED])]
    return (*city, *_some(*found))


def _some(*parts: PartView) -> tuple[PartView, ...]:
    return tuple(part for part in parts if part.amount)


def _offers(g: Uprising) -> tuple[OfferView, ...]:
    """UP-ECO-07 to UP-ECO-15, UP-FED-02: the options of the economic phase with their prices, amounts together."""
    found: dict[tuple[str, str | None], OfferView] = {}
    for option in options(g, g.turn):
        verb = str(option[0])
        if verb in PRICED:
            thing = str(option[1]) if len(option) > 1 and verb != "campaign" else None
            most = int(option[-1]) if verb in ("give", "campaign") else 1
            stock, price = PRICED[verb](g, thing)
            found[verb, thing] = OfferView(verb, thing, stock, price, most)
    return tuple(found.values())


PRICED: dict[str, Callable[[Uprising, str | None], tuple[str, int]]] = {
    "feed_all": lambda g, _: ("food", sum(g.hungry[unit] for unit in g.units(g.turn)) * g.terms.params.units.food),
    "feed": lambda g, _: ("food", g.terms.params.units.food),
    "give": lambda g, kind: ("food", g.terms.params.prices.feeding.of(str(kind))),
    "campaign": lambda g, _: ("popularity", g.terms.numbers[g.turn].political_price),
    "recruit": lambda g, _: ("popularity", g.terms.numbers[g.turn].unit_price),
    "arm": lambda _g, _: ("weapons", 1),
    "draw": lambda g, _: ("political", g.terms.numbers[g.turn].card_price),
}
"""In which stock the actions of the economic phase are paid, and how much."""


def redeal(g: Uprising, seat: int | None, chance: Chance) -> None:
    """Shuffle the pile together with the hands of the others."""
    hidden = [g.deck, *(hand for owner, hand in enumerate(g.hands) if owner != seat)]
    cards = [card for pile in hidden for card in pile]
    chance.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    for hand in g.hands:
        hand.sort()


def conserved(g: Uprising) -> dict[str, int]:
    """UP-CMP-02 to UP-CMP-04: cards of each kind; figures in one place each; nothing beyond its end."""
    piles = [g.deck, g.discard, *g.hands]
    totals = {card.id: sum(pile.count(n) for pile in piles) for n, card in enumerate(g.terms.tables.cards)}
    standing = [(space, figure) for space, figure in enumerate(g.at) if figure >= 0]
    totals["astray"] = sum(g.where[figure] != space for space, figure in standing)
    totals["astray"] += sum((space >= 0) != (level > 0) for space, level in zip(g.where, g.level, strict=True))
    totals["astray"] += len(standing) - sum(space >= 0 for space in g.where)
    totals["strangers"] = sum(
        g.owner[city] != g.owner_at(city) for city in range(g.terms.board.cities) if g.at[city] >= 0
    )
    totals["debts"] = min(0, *(amount for row in g.stocks for amount in row))
    totals["beyond"] = sum(amount > most for row in g.stocks for amount, most in zip(row, g.terms.tracks, strict=True))
    totals["too high"] = sum(level > g.terms.params.units.max_level for level in g.level)
    totals["too many cards"] = sum(
        len(hand) > numbers.hand for hand, numbers in zip(g.hands, g.terms.numbers, strict=True)
    )
    return totals
