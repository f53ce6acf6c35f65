"""7. Right-hand actions: Commission, Fortify, Garrison, Absolve, Attack, Convert."""

from __future__ import annotations

from deskovka.games.paladins.effects import resolve, rewards_of
from deskovka.games.paladins.left import begin, pay_silver, price
from deskovka.games.paladins.state import NOTHING, Paladins, piece
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ACTION_NUMBER,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    STRENGTH,
    TOKEN_NUMBER,
)
from deskovka.games.paladins.workers import can_fill
from deskovka.kernel import Flow, Option

STRENGTH_TOKEN = TOKEN_NUMBER["strength"]


def is_ready(g: Paladins, seat: int, action: int) -> bool:
    """PW-TURN-2, PW-TURN-3, PW-TURN-5: the space is free, workers are there, and the action is not used up."""
    tables = g.terms.tables
    limit = tables.limit[action]
    return (
        not g.placed[seat][action]
        and (not limit or g.times[seat][action] < limit)
        and can_fill(g.workers[seat], tables.needs[action][g.covered[seat][action]])
    )


def silver_cost(g: Paladins, seat: int, action: int) -> int:
    """PW-ACT-ABSOLVE-2 Silver, PW-ACT-CONVERT-2 Silver: it rises along the track."""
    return price(g, seat, action, g.terms.tables.silver[action][g.times[seat][action]])


def provision_cost(g: Paladins, seat: int, action: int) -> int:
    """PW-ACT-COMMISSION-2, PW-ACT-FORTIFY-2, PW-ACT-GARRISON-2 Provisions: they rise along the track."""
    return price(g, seat, action, g.terms.tables.provision[action][g.times[seat][action]])


def influence_needed(g: Paladins, owner: int, action: int) -> int:
    """PW-ACT-FORTIFY-3 Influence, PW-ACT-ABSOLVE-3 Influence."""
    return g.terms.tables.influence[action][g.times[owner][action]]


def _begin(g: Paladins, seat: int, action: int) -> Flow[None]:
    """Place the workers of a right-hand action."""
    yield from begin(g, seat, action, g.terms.tables.needs[action][g.covered[seat][action]])


def _pay_provisions(g: Paladins, seat: int, action: int) -> None:
    provisions = provision_cost(g, seat, action)
    if provisions:
        g.provisions[seat] -= provisions
        g.tell("paid", seat=seat, reward="provision", count=provisions)


# -- Commission and Garrison ------------------------------------------------------------------------------------------


def commission_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-COMMISSION-3 Where."""
    if not is_ready(g, seat, COMMISSION) or g.provisions[seat] < provision_cost(g, seat, COMMISSION):
        return []
    tables = g.terms.tables
    return _slot_options(g, tables.slot_faith, g.value(seat, FAITH), tables.commission)


def garrison_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-GARRISON-3 Where: silver cannot replace missing strength here."""
    if not is_ready(g, seat, GARRISON) or g.provisions[seat] < provision_cost(g, seat, GARRISON):
        return []
    tables = g.terms.tables
    return _slot_options(g, tables.slot_strength, g.value(seat, STRENGTH), tables.garrison)


def _slot_options(g: Paladins, flags: list[int], value: int, options: list[Option]) -> list[Option]:
    """Free, unlocked slots within reach; of slots of a region that give the same, the first."""
    alike, slots = g.terms.tables.alike, g.slots
    seen: set[int] = set()
    found = []
    for slot in g.terms.open_slots:
        if not slots[slot] and flags[slot] <= value and alike[slot] not in seen:
            seen.add(alike[slot])
            found.append(options[slot])
    return found


def send_out(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-COMMISSION-4, PW-ACT-GARRISON-4 Rewards: a monk or an outpost goes to a slot."""
    action = ACTION_NUMBER[str(option[0])]
    slot = g.terms.tables.slot_index[str(option[1])]
    yield from _begin(g, seat, action)
    _pay_provisions(g, seat, action)
    g.slots[slot] = piece(seat, action == GARRISON)
    g.times[seat][action] += 1
    g.tell("commissioned" if action == COMMISSION else "garrisoned", seat=seat, slot=option[1])
    yield from resolve(g, seat, rewards_of(g, seat, action, g.terms.tables.slot_gain[slot]))


# -- Fortify ----------------------------------------------------------------------------------------------------------


def fortify_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-FORTIFY-1 to PW-ACT-FORTIFY-3, PW-ACT-FORTIFY-5 No walls left."""
    if not is_ready(g, seat, FORTIFY) or g.provisions[seat] < provision_cost(g, seat, FORTIFY):
        return []
    if not g.wall_deck or g.value(seat, INFLUENCE) < influence_needed(g, seat, FORTIFY):
        return []
    return [("fortify",)]


def fortify(g: Paladins, seat: int, option: Option) -> Flow[None]:  # noqa: ARG001  # the wall is turned over
    """PW-ACT-FORTIFY-4 Wall card, PW-ACT-FORTIFY-6 Choice on a wall."""
    tables = g.terms.tables
    yield from _begin(g, seat, FORTIFY)
    _pay_provisions(g, seat, FORTIFY)
    wall = turn_over_wall(g, seat)
    g.tell("fortified", seat=seat, wall=tables.walls[wall])
    yield from resolve(g, seat, rewards_of(g, seat, FORTIFY, tables.wall_gain[wall]), tables.wall_either[wall])


def turn_over_wall(g: Paladins, owner: int) -> int:
    """PW-ACT-FORTIFY-4: the top wall goes to the leftmost free place of the own board."""
    wall = g.wall_deck.pop()
    g.walls[owner].append(wall)
    g.times[owner][FORTIFY] += 1
    g.reveal()
    return wall


# -- Absolve ----------------------------------------------------------------------------------------------------------


def absolve_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-ABSOLVE-1 to PW-ACT-ABSOLVE-5: the free slots; of those that give the same, the first."""
    if not is_ready(g, seat, ABSOLVE) or g.silver[seat] < silver_cost(g, seat, ABSOLVE):
        return []
    if g.value(seat, INFLUENCE) < influence_needed(g, seat, ABSOLVE):
        return []
    tables = g.terms.tables
    free = [slot for slot, jar in enumerate(g.jars[seat]) if not jar]
    first = {tables.jar_alike[slot]: slot for slot in reversed(free)}
    return [tables.absolve[slot] for slot in sorted(first.values())]


def absolve(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-ABSOLVE-4 Rewards."""
    slot = g.terms.tables.jar_index[str(option[1])]
    yield from _begin(g, seat, ABSOLVE)
    pay_silver(g, seat, silver_cost(g, seat, ABSOLVE))
    g.jars[seat][slot] = 1
    g.times[seat][ABSOLVE] += 1
    g.tell("absolved", seat=seat, slot=option[1])
    yield from resolve(g, seat, rewards_of(g, seat, ABSOLVE, g.terms.tables.jar_gain[slot]))


# -- Attack -----------------------------------------------------------------------------------------------------------


def attack_cost(g: Paladins, seat: int, column: int) -> int:
    """PW-ACT-ATTACK-2 Strength and silver: each column that strength does not reach counts, also an empty one."""
    lacking = g.terms.tables.strength[column] - g.value(seat, STRENGTH)
    if lacking <= 0:
        return 0
    return price(g, seat, ATTACK, -(-lacking // g.terms.tables.content.strength_per_silver))


def attack_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-ATTACK-1 Workers, PW-ACT-ATTACK-2 Strength and silver."""
    if not is_ready(g, seat, ATTACK):
        return []
    names, silver = g.terms.tables.outsiders, g.silver[seat]
    return [
        ("attack", names[card])
        for column, card in enumerate(g.outsider_row)
        if card != NOTHING and attack_cost(g, seat, column) <= silver
    ]


def attack(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-ATTACK-3 Rewards: the card lies face down beside the board."""
    card = g.terms.tables.outsider_index[str(option[1])]
    yield from _begin(g, seat, ATTACK)
    pay_silver(g, seat, attack_cost(g, seat, g.outsider_row.index(card)))
    capture(g, seat, card)
    g.tell("attacked", seat=seat, outsider=option[1])
    yield from resolve(g, seat, rewards_of(g, seat, ATTACK, g.terms.tables.attacked[card]))


def capture(g: Paladins, owner: int, card: int) -> None:
    """An outsider leaves the row, beaten; its column stays empty (PW-ROUND-14)."""
    g.outsider_row[g.outsider_row.index(card)] = NOTHING
    g.attacked[owner].append(card)
    g.times[owner][ATTACK] += 1


# -- Convert ----------------------------------------------------------------------------------------------------------


def convert_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-CONVERT-1 Workers, PW-ACT-CONVERT-2 Silver, PW-ACT-CONVERT-3 Faith."""
    if not is_ready(g, seat, CONVERT) or g.silver[seat] < silver_cost(g, seat, CONVERT):
        return []
    names, flags, faith = g.terms.tables.outsiders, g.terms.tables.faith, g.value(seat, FAITH)
    return [
        ("convert", names[card])
        for column, card in enumerate(g.outsider_row)
        if card != NOTHING and flags[column] <= faith
    ]


def convert(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-CONVERT-4 Rewards: the card lies face up below the board."""
    card = g.terms.tables.outsider_index[str(option[1])]
    yield from _begin(g, seat, CONVERT)
    pay_silver(g, seat, silver_cost(g, seat, CONVERT))
    win_over(g, seat, card)
    g.tell("converted", seat=seat, outsider=option[1])
    strength = g.terms.tables.content.outsiders[card].strength
    yield from resolve(g, seat, rewards_of(g, seat, CONVERT, ((STRENGTH_TOKEN, strength),)))


def win_over(g: Paladins, owner: int, card: int) -> None:
    """An outsider leaves the row, converted; its column stays empty (PW-ROUND-14)."""
    g.outsider_row[g.outsider_row.index(card)] = NOTHING
    g.converted[owner].append(card)
    g.times[owner][CONVERT] += 1
