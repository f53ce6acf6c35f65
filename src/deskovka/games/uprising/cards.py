"""11. Special cards: drawing them, and those of the economic and the movement phase."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.uprising.control import check_out
from deskovka.games.uprising.state import DONE_ACTING, NO_UNIT, READY, STEPPED, Uprising
from deskovka.games.uprising.tables import Effect
from deskovka.games.uprising.vocabulary import POLITICAL, STOCKS
from deskovka.kernel import Ask, Flow, Option


def gain(g: Uprising, seat: int, stock: int, amount: int) -> int:
    """UP-CMP-02 Stocks: what is beyond the end of a track is lost; gives what was gained."""
    before = g.stocks[seat][stock]
    g.stocks[seat][stock] = min(g.terms.tracks[stock], before + amount)
    return g.stocks[seat][stock] - before


def place_new(g: Uprising, seat: int, city: int, level: int) -> None:
    """A free figure of the seat comes into a city as a unit."""
    g.put(next(figure for figure in g.terms.figures_of[seat] if g.where[figure] < 0), city, level)


def draw_card(g: Uprising, seat: int) -> None:
    """UP-ECO-11 Special card, UP-CMP-04: the top card, unseen by others; discards are shuffled into an empty pile."""
    price = g.terms.numbers[seat].card_price
    g.stocks[seat][POLITICAL] -= price
    if not g.deck:
        g.deck, g.discard = g.discard, []
        g.chance.shuffle(g.deck)
        g.tell("reshuffled", count=len(g.deck))
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.hands[seat].sort()
    g.reveal_to(seat)
    g.tell("drew", seat=seat, points=price)
    g.whisper(seat, "drew_card", seat=seat, card=g.terms.tables.cards[card].id)


def discard(g: Uprising, seat: int, card: int) -> None:
    """UP-CRD-01 Secret hand: a played card is shown and discarded."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.reveal()


def playable(g: Uprising, seat: int, kinds: frozenset[int]) -> list[Option]:
    """UP-CRD-02 Timing: the cards of the hand of these kinds that can do something now, each once."""
    cards, names = g.terms.tables.cards, g.terms.tables.play_options
    found = []
    for card in dict.fromkeys(g.hands[seat]):
        if card in kinds:
            targets = TARGETS.get(cards[card].effect.type)
            if targets is None or targets(g, seat):
                found.append(names[card])
    return found


def play_card(g: Uprising, seat: int, name: str) -> Flow[None]:
    """UP-CRD-02: play a card of the hand; where it needs a target, one is chosen then."""
    card = g.terms.tables.card_index[name]
    effect = g.terms.tables.cards[card].effect
    discard(g, seat, card)
    g.tell("played", seat=seat, card=name)
    target: Option = ()
    if effect.type in TARGETS:
        target = yield Ask(seat, "target", TARGETS[effect.type](g, seat), {"card": name})
    EFFECTS[effect.type](g, seat, effect, target)


# -- targets ----------------------------------------------------------------------------------------------------------


def _enemies(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-16: enemy factions that are in the game."""
    return [("choose_seat", other) for other in g.terms.enemies[seat] if not g.out[other]]


def _beside(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-18: enemy units on a space linked to a space with a unit of one's own."""
    enemies, linked = g.terms.enemies[seat], g.terms.board.linked
    near = {space for unit in g.units(seat) for space in linked[g.where[unit]] if g.owner_at(space) in enemies}
    return [("choose_space", g.name(space)) for space in sorted(near)]


def _enemy_cities(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-20: cities of enemies that are not on strike."""
    enemies = g.terms.enemies[seat]
    cities = [city for city, owner in enumerate(g.owner) if owner in enemies and not g.strike[city]]
    return [("choose_space", g.name(city)) for city in cities]


def _open_to_coups(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-19: oneself, unless a curfew is in force."""
    return [] if g.curfew[seat] else [("choose_seat", seat)]


def _stepped(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-04: own units that have made a plain step."""
    units = [unit for unit in g.units(seat) if g.acted[unit] == STEPPED and not g.held[unit]]
    return [("choose_space", g.name(g.where[unit])) for unit in units]


def _unmoved(g: Uprising, seat: int) -> list[int]:
    return [unit for unit in g.units(seat) if g.acted[unit] == READY and not g.held[unit]]


def _trains(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-05: from an own city to another one without a unit."""
    cities = g.terms.board.cities
    origins = [g.where[unit] for unit in _unmoved(g, seat) if g.where[unit] < cities]
    empty = [city for city, owner in enumerate(g.owner) if owner == seat and g.at[city] == NO_UNIT]
    return [("choose_route", g.name(origin), g.name(city)) for origin in origins for city in empty]


def _enemy_units(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-06: enemy units that are not held yet."""
    units = [unit for other in g.terms.enemies[seat] for unit in g.units(other) if not g.held[unit]]
    return [("choose_space", g.name(space)) for space in sorted(g.where[unit] for unit in units)]


def _crossings(g: Uprising, seat: int) -> list[Option]:
    """UP-CRD-07: through a territory with an enemy unit to a territory beside it without a unit."""
    board, enemies, at = g.terms.board, g.terms.enemies[seat], g.at
    found: list[Option] = []
    for unit in _unmoved(g, seat):
        origin = g.where[unit]
        passed = [near for near in board.linked[origin] if near >= board.cities and g.owner_at(near) in enemies]
        ends = {end for near in passed for end in board.neighbours[near] if at[end] == NO_UNIT}
        found += [("choose_route", g.name(origin), g.name(end)) for end in sorted(ends)]
    return found


TARGETS: dict[str, Callable[[Uprising, int], list[Option]]] = {
    "lose": _enemies,
    "weaken": _beside,
    "no_coups": _open_to_coups,
    "no_production": _enemy_cities,
    "act_again": _stepped,
    "transport": _trains,
    "hold": _enemy_units,
    "pass_through": _crossings,
}
"""What an effect can be aimed at; an effect that is not listed needs no target."""


# -- effects ----------------------------------------------------------------------------------------------------------


def _space(g: Uprising, target: Option) -> int:
    """The last space that a target names."""
    return g.terms.board.index[str(target[-1])]


def _gain(g: Uprising, seat: int, effect: Effect, _target: Option) -> None:
    """UP-CRD-12 to UP-CRD-15, UP-CRD-17: so much of a stock."""
    assert effect.stock is not None
    gained = gain(g, seat, STOCKS.index(effect.stock), effect.amount)
    g.tell("gained", seat=seat, stock=effect.stock, amount=gained)


def _lose(g: Uprising, _seat: int, effect: Effect, target: Option) -> None:
    """UP-CRD-16 Sabotage: not below 0."""
    assert effect.stock is not None
    victim, stock = int(target[1]), STOCKS.index(effect.stock)
    lost = min(effect.amount, g.stocks[victim][stock])
    g.stocks[victim][stock] -= lost
    g.tell("lost", seat=victim, stock=effect.stock, amount=lost)


def _weaken(g: Uprising, _seat: int, effect: Effect, target: Option) -> None:
    """UP-CRD-18 Defectors."""
    unit = g.at[_space(g, target)]
    victim = g.terms.owner_of[unit]
    if g.level[unit] > effect.amount:
        g.level[unit] -= effect.amount
        g.tell("weakened", seat=victim, space=str(target[1]), level=g.level[unit])
    else:
        g.take_off(unit)
        g.tell("defected", seat=victim, space=str(target[1]))
        check_out(g, victim)


def _no_coups(g: Uprising, seat: int, _effect: Effect, _target: Option) -> None:
    """UP-CRD-19 Curfew."""
    g.curfew[seat] = 1
    g.tell("curfew", seat=seat)


def _no_production(g: Uprising, _seat: int, _effect: Effect, target: Option) -> None:
    """UP-CRD-20 General Strike."""
    city = _space(g, target)
    g.strike[city] = 1
    g.tell("struck", city=g.name(city), owner=g.owner[city])


def _act_again(g: Uprising, seat: int, _effect: Effect, target: Option) -> None:
    """UP-CRD-04 Forced March."""
    g.acted[g.at[_space(g, target)]] = READY
    g.tell("hurried", seat=seat, space=str(target[1]))


def _go(g: Uprising, seat: int, _effect: Effect, target: Option) -> None:
    """UP-CRD-05 Rail Transport, UP-CRD-07 Night Crossing: as the whole action of the unit."""
    unit = g.at[g.terms.board.index[str(target[1])]]
    g.move(unit, _space(g, target))
    g.acted[unit] = DONE_ACTING
    g.tell("moved", seat=seat, origin=str(target[1]), space=str(target[2]))


def _hold(g: Uprising, _seat: int, _effect: Effect, target: Option) -> None:
    """UP-CRD-06 Blown Bridges."""
    unit = g.at[_space(g, target)]
    g.held[unit] = 1
    g.tell("held", seat=g.terms.owner_of[unit], space=str(target[1]))


EFFECTS: dict[str, Callable[[Uprising, int, Effect, Option], None]] = {
    "gain": _gain,
    "lose": _lose,
    "weaken": _weaken,
    "no_coups": _no_coups,
    "no_production": _no_production,
    "act_again": _act_again,
    "transport": _go,
    "hold": _hold,
    "pass_through": _go,
}
"""What cards of the economic and the movement phase do; those of a fight are counted there."""
