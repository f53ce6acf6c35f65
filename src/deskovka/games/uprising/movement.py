"""8. Movement phase: steps, attacks, coups and cards, one by one in any order."""

from __future__ import annotations

from deskovka.games.uprising.cards import play_card, playable
from deskovka.games.uprising.control import controller, defence, is_foreign, take_city
from deskovka.games.uprising.economy import DONE
from deskovka.games.uprising.fights import attack
from deskovka.games.uprising.state import NO_UNIT, NOBODY, READY, STEPPED, Uprising
from deskovka.games.uprising.vocabulary import MILITARY, POLITICAL
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import subsets


def begin(g: Uprising) -> Flow[None]:
    """UP-MOV-01 One step: each unit may act once."""
    yield from ()
    for unit in g.units(g.turn):
        g.acted[unit] = READY
    if g.out[g.turn]:  # UP-VIC-07 Elimination
        g.phase = "end_movement"
        return
    g.tell("movement_begins", seat=g.turn)
    g.phase = "act"


def act(g: Uprising) -> Flow[None]:
    """UP-MOV-07 Order: one action, with its result."""
    seat = g.turn
    stock = g.stocks[seat]
    facts = {"military": stock[MILITARY], "political": stock[POLITICAL]}
    ask = Ask(seat, "movement", lambda: options(g, seat), facts, bool(g.hands[seat]), several=has_a_choice(g, seat))
    option: Option = yield ask
    match option[0]:
        case "step":
            step(g, seat, str(option[1]), str(option[2]))
        case "attack":
            yield from attack(g, seat, option)
        case "coup":
            coup(g, seat, str(option[1]))
        case "play":
            yield from play_card(g, seat, str(option[1]))
        case _:
            release(g, seat)
            g.phase = "end_movement"


def release(g: Uprising, seat: int) -> None:
    """UP-CRD-06 Blown Bridges: units are held up to the end of their owner's movement phase."""
    for unit in g.units(seat):
        if g.held[unit]:
            g.held[unit] = 0
            g.tell("released", seat=seat, space=g.name(g.where[unit]))


def options(g: Uprising, seat: int) -> list[Option]:
    """8.: every step and attack of a unit that may act, coups, and cards."""
    board, at, owner, terms = g.terms.board, g.at, g.owner, g.terms
    cities, allies, owner_of = board.cities, terms.allies[seat], terms.owner_of
    found: list[Option] = []
    fights: list[Option] = []
    besieged: dict[int, list[int]] = {}
    for unit in ready(g, seat):
        origin = g.where[unit]
        for target, option in board.steps[origin]:
            there = at[target]
            if target >= cities:
                if there < 0:
                    found.append(option)
                elif owner_of[there] not in allies:
                    fights.append(board.attacks[target][origin])
            elif owner[target] == seat:
                if there < 0:
                    found.append(option)
            elif owner[target] not in allies:
                besieged.setdefault(target, []).append(origin)
    found += fights
    for city, origins in besieged.items():
        if len(origins) == 1:
            found.append(board.attacks[city][origins[0]])
        else:
            found += subsets(("attack", board.spaces[city]), [board.spaces[origin] for origin in origins], least=1)
    found += coups(g, seat)
    if g.hands[seat]:
        found += playable(g, seat, terms.tables.movement)
    found.append(DONE)
    return found


def has_a_choice(g: Uprising, seat: int) -> bool:
    """Whether some unit can clearly make a step; where it is not clear, the options tell."""
    steps, cities, at, where = g.terms.board.steps, g.terms.board.cities, g.at, g.where
    for unit in g.terms.figures_of[seat]:
        if where[unit] >= 0 and g.acted[unit] == READY and not g.held[unit]:
            for target, _ in steps[where[unit]]:
                if target >= cities and at[target] < 0:
                    return True
    return False


def ready(g: Uprising, seat: int) -> list[int]:
    """UP-MOV-01, UP-CRD-06: the units that may still act, in the order of their spaces."""
    units = [unit for unit in g.units(seat) if g.acted[unit] == READY and not g.held[unit]]
    units.sort(key=g.where.__getitem__)
    return units


def step(g: Uprising, seat: int, origin: str, target: str) -> None:
    """UP-MOV-01 One step, UP-MOV-04 Free entry."""
    index = g.terms.board.index
    unit = g.at[index[origin]]
    g.move(unit, index[target])
    g.acted[unit] = STEPPED
    g.tell("moved", seat=seat, origin=origin, space=target)


def coups(g: Uprising, seat: int) -> list[Option]:
    """10. Coup: where elections may be called."""
    price = g.terms.params.political.coup
    if g.stocks[seat][POLITICAL] < price or g.coups[seat] >= g.terms.numbers[seat].coups:
        return []
    return [g.terms.board.coup[city] for city in range(len(g.owner)) if may_coup(g, seat, city)]


def may_coup(g: Uprising, seat: int, city: int) -> bool:
    """UP-COU-05 Too strong, UP-COU-06 Reach, UP-CRD-19 Curfew."""
    if not is_foreign(g, seat, city) or defence(g, city) > g.terms.params.political.coup:
        return False
    owner = g.owner[city]
    return not (owner != NOBODY and g.curfew[owner]) and is_in_reach(g, seat, city)


def is_in_reach(g: Uprising, seat: int, city: int) -> bool:
    """UP-COU-06 Reach: one of the territories of the city, or one near them, is controlled."""
    return any(controller(g, space) == seat for space in g.terms.board.coup_reach[city])


def coup(g: Uprising, seat: int, name: str) -> None:
    """UP-COU-01 Pure political takeover, UP-COU-02 Strength, UP-COU-03 Success, UP-COU-04 Draw."""
    params = g.terms.params
    city = g.terms.board.index[name]
    strength, resists = params.political.coup, defence(g, city)
    g.stocks[seat][POLITICAL] -= params.political.coup
    g.coups[seat] += 1
    g.tell("coup", seat=seat, city=name, points=params.political.coup, strength=strength, defence=resists)
    unit = g.at[city]
    if unit != NO_UNIT:
        victim = g.terms.owner_of[unit]
        g.take_off(unit)
        g.tell("fell", seat=victim, space=name)
    if resists < strength:
        take_city(g, seat, city)
        return
    g.base[city] = params.cities.after_draw
    g.tell("shaken", city=name, defence=g.base[city])
