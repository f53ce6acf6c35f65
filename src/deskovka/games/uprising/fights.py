"""9. Fights: unit against unit, and units against a city."""

from __future__ import annotations

from deskovka.games.uprising.cards import discard
from deskovka.games.uprising.control import check_out, defence, is_over, take_city
from deskovka.games.uprising.state import DONE_ACTING, NO_UNIT, NOBODY, Uprising
from deskovka.games.uprising.vocabulary import MILITARY, POLITICAL
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import Row, fill_in

PASS: Option = ("pass",)
TARGET, ATTACKER, DEFENDER, STRENGTH, DEFENCE, LOWERED, ATTACK_POWER, DEFENCE_POWER, POLITICS, TO_COME = range(10)
"""The places in the row of the fight under way; three tell of which points the sums consist."""
NOTHING_MORE, POWER_OF_DEFENDER, POLITICS_OF_ATTACKER = range(3)
"""What is to come in it, and what lies before that."""
POWER = {STRENGTH: ATTACK_POWER, DEFENCE: DEFENCE_POWER}
WEAKEN: tuple[Option, ...] = tuple(("weaken", points) for points in range(10))


def attack(g: Uprising, seat: int, option: Option) -> Flow[None]:
    """UP-FGT-03 Attacker commits first: then the defender, who has seen it; then it is settled."""
    index = g.terms.board.index
    target, origins = index[str(option[1])], [index[str(name)] for name in option[2:]]
    units = [g.at[origin] for origin in origins]
    is_city = target < g.terms.board.cities
    defender = g.owner[target] if is_city else g.owner_at(target)
    strength = sum(g.level[unit] for unit in units)
    resists = defence(g, target) if is_city else g.level[g.at[target]]
    to_come = POLITICS_OF_ATTACKER if is_city else POWER_OF_DEFENDER
    g.fight = [target, seat, defender, strength, resists, 0, 0, 0, 0, to_come]
    g.fighters = origins
    for unit in units:  # UP-MOV-01 One step
        g.acted[unit] = DONE_ACTING
    g.tell("attack", seat=seat, space=str(option[1]), origins=option[2:], strength=strength, defence=resists)
    yield from _commit(g, seat, STRENGTH, units)
    if is_city:
        yield from _lower(g, seat)
        g.fight[TO_COME] = POWER_OF_DEFENDER
    yield from _use_cards(g, seat, STRENGTH, ("siege",) if is_city else ("strength",))
    if defender != NOBODY:
        if g.at[target] != NO_UNIT:  # UP-FGT-05 Only units are strengthened
            yield from _commit(g, defender, DEFENCE, [g.at[target]])
        g.fight[TO_COME] = NOTHING_MORE
        yield from _use_cards(g, defender, DEFENCE, ("defence",) if is_city else ("strength",))
    lost = yield from _settle(g, units)
    g.fight, g.fighters = [], []
    if not is_over(g):
        for side in (seat, defender):
            if side != NOBODY:
                yield from _revive(g, side, [unit for unit in lost if g.terms.owner_of[unit] == side])
                check_out(g, side)


def _facts(g: Uprising) -> dict[str, str | int]:
    """What a question in a fight tells: where it is, and how strong both sides are so far."""
    return {"space": g.name(g.fight[TARGET]), **_sums(g)}


def _sums(g: Uprising) -> dict[str, int]:
    """UP-CRD-21 Order of modifiers: how strong both sides are so far; the defence is at least 0."""
    return {"strength": g.fight[STRENGTH], "defence": max(0, g.fight[DEFENCE] - g.fight[LOWERED])}


def _commit(g: Uprising, seat: int, side: int, units: list[int]) -> Flow[None]:
    """UP-FGT-04 Military power limits: each point is put on a unit, and is spent whatever the result."""
    left = min(g.terms.numbers[seat].military_per_fight, g.stocks[seat][MILITARY])
    per_unit = g.terms.params.military.per_unit
    rows = [Row(g.name(g.where[unit]), 1, most) for unit in units if (most := min(left, per_unit - g.points[unit])) > 0]
    if not rows:
        return
    put = yield from fill_in(seat, "commit", "commit", rows, left, _facts(g))
    for name, points in put.items():
        if points:
            g.points[g.at[g.terms.board.index[name]]] += points
            g.stocks[seat][MILITARY] -= points
            g.fight[side] += points
            g.fight[POWER[side]] += points
            g.tell("committed", seat=seat, space=name, points=points, **_sums(g))


def _lower(g: Uprising, seat: int) -> Flow[None]:
    """UP-FGT-06 Political points in a fight."""
    most = min(g.terms.numbers[seat].political_per_fight, g.stocks[seat][POLITICAL])
    if most:
        option: Option = yield Ask(seat, "weaken", WEAKEN[: most + 1], _facts(g))
        points = int(option[1])
        if points:
            lowered = points * g.terms.params.political.defence
            g.stocks[seat][POLITICAL] -= points
            g.fight[LOWERED] += lowered
            g.fight[POLITICS] += lowered
            g.tell("lowered", seat=seat, space=g.name(g.fight[TARGET]), points=points, **_sums(g))


def _use_cards(g: Uprising, seat: int, side: int, types: tuple[str, ...]) -> Flow[None]:
    """UP-CRD-03 One per fight, UP-CRD-08 Ambush, UP-CRD-09 Barricades, UP-CRD-10 Siege Guns."""
    tables = g.terms.tables
    for _ in range(g.terms.params.cards.per_fight):
        if not g.hands[seat]:
            return
        option: Option = yield Ask(seat, "fight_card", lambda: [PASS, *usable(g, seat, types)], _facts(g), private=True)
        if option == PASS:
            return
        card = tables.card_index[str(option[1])]
        effect = tables.cards[card].effect
        discard(g, seat, card)
        g.fight[LOWERED if effect.type == "siege" else side] += effect.amount
        g.tell("used", seat=seat, card=str(option[1]), amount=effect.amount, **_sums(g))


def usable(g: Uprising, seat: int, types: tuple[str, ...]) -> list[Option]:
    """The cards of the hand with such an effect, each once."""
    cards, names = g.terms.tables.cards, g.terms.tables.use_options
    return [names[card] for card in dict.fromkeys(g.hands[seat]) if cards[card].effect.type in types]


def _settle(g: Uprising, units: list[int]) -> Flow[list[int]]:
    """UP-FGT-07 Attack wins, UP-FGT-08 Attack loses, UP-FGT-09, UP-FGT-10 Draw, UP-CRD-21; gives who died."""
    target, seat, sums = g.fight[TARGET], g.fight[ATTACKER], _sums(g)
    is_city, resisting = target < g.terms.board.cities, g.at[target]
    margin = sums["strength"] - sums["defence"]
    outcome = "won" if margin > 0 else "lost" if margin < 0 else "drawn"
    g.tell(f"fight_{outcome}", seat=seat, space=g.name(target), **sums)
    lost = [] if outcome == "won" else list(units)
    if outcome != "lost" and resisting != NO_UNIT:
        lost.append(resisting)
    for unit in lost:
        g.tell("fell", seat=g.terms.owner_of[unit], space=g.name(g.where[unit]))
        g.take_off(unit)
    if outcome == "won":
        yield from _enter(g, seat, target, units)
    elif outcome == "drawn" and is_city:
        g.base[target] = g.terms.params.cities.after_draw
        g.tell("shaken", city=g.name(target), defence=g.base[target])
    return lost


def _enter(g: Uprising, seat: int, target: int, units: list[int]) -> Flow[None]:
    """UP-FGT-07: one of the units moves in, the others stay."""
    entering = units[0]
    if len(units) > 1:
        names: list[Option] = [("enter", g.name(g.where[unit])) for unit in units]
        option: Option = yield Ask(seat, "enter", names, {"city": g.name(target)})
        entering = g.at[g.terms.board.index[str(option[1])]]
    g.tell("moved", seat=seat, origin=g.name(g.where[entering]), space=g.name(target))
    g.move(entering, target)
    if target < g.terms.board.cities:
        take_city(g, seat, target)


def _revive(g: Uprising, seat: int, fallen: list[int]) -> Flow[None]:
    """UP-CRD-11 Field Hospital: units that just died in a fight come back, each to an own city without a unit.

    They are the same units: who attacked has acted, and points put on them count. Those with the fewest are first.
    """
    points, tables = g.points, g.terms.tables
    fallen.sort(key=lambda unit: points[unit])
    for place, unit in enumerate(fallen):
        if not g.hands[seat] or not _empty_cities(g, seat):
            return
        facts = {"count": len(fallen) - place}
        option: Option = yield Ask(seat, "revive", lambda: [PASS, *_hospitals(g, seat)], facts, private=True)
        if option == PASS:
            return
        card, city = tables.card_index[str(option[1])], g.terms.board.index[str(option[2])]
        discard(g, seat, card)
        g.bring_back(unit, city, tables.cards[card].effect.amount)
        came_back = {"level": g.level[unit], "points": points[unit]}
        g.tell("revived", seat=seat, card=str(option[1]), city=str(option[2]), **came_back)
        if g.held[unit]:
            g.tell("held", seat=seat, space=str(option[2]))


def _empty_cities(g: Uprising, seat: int) -> list[int]:
    return [city for city, owner in enumerate(g.owner) if owner == seat and g.at[city] == NO_UNIT]


def _hospitals(g: Uprising, seat: int) -> list[Option]:
    cards = g.terms.tables.cards
    found = [card for card in dict.fromkeys(g.hands[seat]) if cards[card].effect.type == "revive"]
    return [("revive", cards[card].id, g.name(city)) for card in found for city in _empty_cities(g, seat)]
