"""12. The virtual player: it is no seat and asks nobody; given its scheme cards, all it does is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deskovka.games.paladins.gains import FAITH as FAITH_TOKEN
from deskovka.games.paladins.gains import PROVISION, SILVER, highest, move_marker, raise_attribute
from deskovka.games.paladins.kings import fulfils
from deskovka.games.paladins.left import send_away
from deskovka.games.paladins.right import capture, influence_needed, turn_over_wall, win_over
from deskovka.games.paladins.schemes import FALLBACK, SCHEMES
from deskovka.games.paladins.state import NOTHING, VIRTUAL, Paladins, piece
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ACTION_NUMBER,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    RIGHT,
    STRENGTH,
    TOKEN_NUMBER,
    Effects,
)
from deskovka.games.paladins.tax import discard_suspicion, draw_suspicion, lose_tax, take_debt, take_tax
from deskovka.games.paladins.turn import pass_on
from deskovka.kernel import Flow

REMOVE_SUSPICION, PAY_DEBT = TOKEN_NUMBER["remove_suspicion"], TOKEN_NUMBER["pay_debt"]
FREE_RECRUIT, FREE_DEVELOP = TOKEN_NUMBER["free_recruit"], TOKEN_NUMBER["free_develop"]
PRAY, TAX, ANY_ATTRIBUTE = TOKEN_NUMBER["pray"], TOKEN_NUMBER["tax"], TOKEN_NUMBER["any_attribute"]
FAVOUR_WORKER = 7
"""How a worker of the virtual player on a Favour is written."""
CONSPIRED_WORKERS = 2
"""PW-SOLO-CONSPIRE-1."""


def take_virtual_turn(g: Paladins) -> Flow[None]:
    """PW-SOLO-SCHEME-1 Flip a scheme, PW-SOLO-SCHEME-2 Fallback, PW-SOLO-ROUND-6 AI done."""
    if not g.virtual_workers:
        g.virtual_out = 1
        g.tell("virtual_passed")
    else:
        scheme = _flip_scheme(g)
        if obstacle := _obstacle(g, scheme):
            g.tell("virtual_falls_back", scheme=scheme, obstacle=obstacle)
            scheme = next(action for action in FALLBACK if not _obstacle(g, action))
        yield from _do(g, scheme)
    if not g.passed[0]:
        g.phase = "act"
    elif g.virtual_out:
        pass_on(g)


def _flip_scheme(g: Paladins) -> str:
    """PW-SOLO-SCHEME-3 Empty scheme deck."""
    if not g.schemes:
        g.schemes, g.scheme_discard = g.scheme_discard, []
        g.chance.shuffle(g.schemes)
        g.tell("schemes_shuffled", count=len(g.schemes))
    scheme = g.schemes.pop()
    g.scheme_discard.append(scheme)
    g.reveal()
    g.tell("scheme_flipped", scheme=SCHEMES[scheme])
    return SCHEMES[scheme]


def _obstacle(g: Paladins, scheme: str) -> str:
    """PW-SOLO-SCHEME-2 Fallback: why a scheme cannot be done, or nothing; Rest always can."""
    if scheme in FALLBACK:
        if g.virtual_used[len(RIGHT) + FALLBACK.index(scheme)]:
            return "used"
        return "reach" if scheme == "recruit" and _aim(g.townsfolk_row, g) is None else ""
    if scheme == "order":
        return "" if _order_to_follow(g) is not None else "orders"
    if scheme == "favour":
        return "" if _favour_in_sight(g) is not None else "favours"
    return _obstacle_on_right(g, ACTION_NUMBER[scheme])


def _do(g: Paladins, scheme: str) -> Flow[None]:
    """Do what a scheme says, or an action of the fallback; nothing is in its way."""
    if scheme in FALLBACK:
        yield from _left_hand(g, scheme)
    elif scheme == "order":
        action = _order_to_follow(g)
        assert action is not None
        yield from _right_hand(g, action)
    elif scheme == "favour":
        yield from _king_favour(g)
    else:
        yield from _right_hand(g, ACTION_NUMBER[scheme])


# -- left-hand actions ------------------------------------------------------------------------------------------------


def _left_hand(g: Paladins, action: str) -> Flow[None]:
    """PW-SOLO-WORKER-2 Workers needed: one for each of these."""
    g.virtual_used[len(RIGHT) + FALLBACK.index(action)] = 1
    g.virtual_workers -= 1
    g.tell("virtual_acts", action=action, count=1)
    yield from _LEFT[action](g)


def _recruit(g: Paladins) -> Flow[None]:
    """PW-SOLO-RECRUIT-1 Recruit: the card is discarded for its reward."""
    column = _aim(g.townsfolk_row, g)
    if column is None:
        return
    card = g.townsfolk_row[column]
    send_away(g, card)
    g.tell("virtual_recruits", townsfolk=g.terms.tables.townsfolk[card], space=g.marker)
    yield from gain(g, g.terms.tables.expedition[card])


def _pray(g: Paladins) -> Flow[None]:
    """PW-SOLO-PRAY-1 Pray: the right-hand side is cleared, or a worker gained; all schemes are shuffled."""
    yield from ()
    right = len(RIGHT)
    if used := [ACTIONS[action] for action, is_used in zip(RIGHT, g.virtual_used, strict=False) if is_used]:
        g.virtual_used[:right] = [0] * right
        g.tell("virtual_cleared", actions=tuple(used))
    else:
        _gain_workers(g, 1)
    g.schemes += g.scheme_discard
    g.scheme_discard = []
    g.chance.shuffle(g.schemes)
    g.tell("schemes_shuffled", count=len(g.schemes))


def _trade(g: Paladins) -> Flow[None]:
    """PW-SOLO-TRADE-1 Trade."""
    yield from ()
    move_marker(g, 1)


def _conspire(g: Paladins) -> Flow[None]:
    """PW-SOLO-CONSPIRE-1 Conspire."""
    yield from draw_suspicion(g, VIRTUAL)
    _gain_workers(g, CONSPIRED_WORKERS)


def _rest(g: Paladins) -> Flow[None]:
    """PW-SOLO-REST-1 Rest: a step, and one for each worker that is left; then it has passed."""
    yield from ()
    move_marker(g, 1 + g.virtual_workers)
    g.virtual_out = 1
    g.tell("virtual_passed")


_LEFT: dict[str, Callable[[Paladins], Flow[None]]] = {
    "recruit": _recruit,
    "pray": _pray,
    "trade": _trade,
    "conspire": _conspire,
    "rest": _rest,
}


# -- right-hand actions -----------------------------------------------------------------------------------------------


def _obstacle_on_right(g: Paladins, action: int) -> str:
    """PW-SOLO-SCHEME-2, PW-SOLO-LIMIT-1 AI limits: the space, the limit, the workers, or what is within reach."""
    limit = g.terms.tables.limit[action]
    if g.virtual_used[RIGHT.index(action)]:
        return "used"
    if limit and g.times[VIRTUAL][action] >= limit:
        return "limit"
    if g.virtual_workers < _workers_needed(g, action):
        return "workers"
    return "reach" if _target(g, action) is None else ""


def _workers_needed(g: Paladins, action: int) -> int:
    """PW-SOLO-WORKER-2 Workers needed: less the workshops there, but always one."""
    return max(1, len(g.terms.tables.spots[action]) - g.virtual_workshops[RIGHT.index(action)])


def _right_hand(g: Paladins, action: int) -> Flow[None]:
    """Place the workers of a right-hand action, and do it."""
    target, needed = _target(g, action), _workers_needed(g, action)
    assert target is not None
    g.virtual_used[RIGHT.index(action)] = 1
    g.virtual_workers -= needed
    g.tell("virtual_acts", action=ACTIONS[action], count=needed)
    yield from _RIGHT[action](g, target)


def _target(g: Paladins, action: int) -> int | None:
    """What an action aims at: a slot, a column, or just that it can be done; None when it cannot."""
    track = g.attributes[VIRTUAL]
    tables = g.terms.tables
    if action == COMMISSION:
        return _best_slot(g, tables.slot_faith, track[FAITH])
    if action == GARRISON:
        return _best_slot(g, tables.slot_strength, track[STRENGTH])
    if action in (FORTIFY, ABSOLVE):
        within = track[INFLUENCE] >= influence_needed(g, VIRTUAL, action)
        return 0 if within and (action == ABSOLVE or g.wall_deck) else None
    flags, value = (tables.strength, track[STRENGTH]) if action == ATTACK else (tables.faith, track[FAITH])
    return _aim([card if flags[column] <= value else NOTHING for column, card in enumerate(g.outsider_row)], g)


def _aim(row: list[int], g: Paladins) -> int | None:
    """PW-SOLO-RES-5 Card targeting: the column numbered like the marker's space, else the next to the right."""
    for column in _columns(len(row), g.marker):
        if row[column] != NOTHING:
            return column
    return None


def _columns(count: int, marker: int) -> Iterator[int]:
    """PW-SOLO-RES-5, PW-SOLO-RES-6: from the marker to the right, then from the first column."""
    for after in range(count):
        yield (marker - 1 + after) % count


def _best_slot(g: Paladins, flags: list[int], value: int) -> int | None:
    """PW-SOLO-SLOT-1 Commission and Garrison: the best reward within reach, of equal ones the leftmost."""
    reachable = [slot for slot in g.terms.open_slots if not g.slots[slot] and flags[slot] <= value]
    return min(reachable, key=lambda slot: slot_rank(g, g.terms.tables.slot_gain[slot]), default=None)


def slot_rank(g: Paladins, gains: Effects) -> int:
    """PW-SOLO-SLOT-1: the place of a reward among those that the virtual player prefers."""
    tokens = [token for token, _ in gains]
    workers = sum(times for token, times in gains if token <= CRIMINAL)
    wishes = (
        FREE_RECRUIT in tokens,
        PAY_DEBT in tokens and g.unpaid[VIRTUAL] > 0,
        PRAY in tokens,
        workers > 1,
        workers == 1,
        SILVER in tokens,
        REMOVE_SUSPICION in tokens,
    )
    return wishes.index(True) if True in wishes else len(wishes)


def _send_out(g: Paladins, slot: int, action: int) -> Flow[None]:
    g.slots[slot] = piece(VIRTUAL, action == GARRISON)
    g.times[VIRTUAL][action] += 1
    g.tell("virtual_placed", action=ACTIONS[action], slot=g.terms.tables.slots[slot].id)
    yield from gain(g, (*g.terms.tables.slot_gain[slot], *g.terms.tables.gain[action]))


def _commission(g: Paladins, slot: int) -> Flow[None]:
    """PW-SOLO-SLOT-1 Commission and Garrison."""
    yield from _send_out(g, slot, COMMISSION)


def _garrison(g: Paladins, slot: int) -> Flow[None]:
    """PW-SOLO-SLOT-1 Commission and Garrison."""
    yield from _send_out(g, slot, GARRISON)


def _fortify(g: Paladins, _: int) -> Flow[None]:
    """PW-SOLO-FORTIFY-1 Fortify."""
    wall = turn_over_wall(g, VIRTUAL)
    tables = g.terms.tables
    g.tell("virtual_fortified", wall=tables.walls[wall])
    yield from gain(g, (*tables.wall_gain[wall], *_alternative(g, tables.wall_either[wall]), *tables.gain[FORTIFY]))


def _alternative(g: Paladins, alternatives: tuple[Effects, ...]) -> Effects:
    """PW-SOLO-FORTIFY-1, PW-SOLO-FAVOUR-1: the leftmost that means something to it."""
    useless = {FREE_DEVELOP} if g.unpaid[VIRTUAL] else {FREE_DEVELOP, PAY_DEBT}
    return next((gains for gains in alternatives if useless.isdisjoint(token for token, _ in gains)), ())


def _absolve(g: Paladins, _: int) -> Flow[None]:
    """PW-SOLO-ABSOLVE-1 Absolve: the jar is flipped; a debt is paid, or another suspicion card discarded."""
    g.times[VIRTUAL][ABSOLVE] += 1
    g.tell("virtual_absolved", count=g.times[VIRTUAL][ABSOLVE])
    yield from gain(g, g.terms.tables.gain[ABSOLVE])
    yield from gain(g, ((PAY_DEBT, 1),) if g.unpaid[VIRTUAL] else ((REMOVE_SUSPICION, 1),))


def _attack(g: Paladins, column: int) -> Flow[None]:
    """PW-SOLO-ATTACK-1 Attack."""
    card, tables = g.outsider_row[column], g.terms.tables
    capture(g, VIRTUAL, card)
    g.tell("virtual_attacked", outsider=tables.outsiders[card], space=g.marker)
    yield from gain(g, (*tables.attacked[card], *tables.gain[ATTACK]))


def _convert(g: Paladins, column: int) -> Flow[None]:
    """PW-SOLO-CONVERT-1 Convert."""
    card, tables = g.outsider_row[column], g.terms.tables
    win_over(g, VIRTUAL, card)
    g.tell("virtual_converted", outsider=tables.outsiders[card], space=g.marker)
    strength = tables.content.outsiders[card].strength
    yield from gain(g, ((FAITH_TOKEN + STRENGTH, strength), *tables.gain[CONVERT]))


_RIGHT: dict[int, Callable[[Paladins, int], Flow[None]]] = {
    COMMISSION: _commission,
    FORTIFY: _fortify,
    GARRISON: _garrison,
    ABSOLVE: _absolve,
    ATTACK: _attack,
    CONVERT: _convert,
}


# -- King's cards -----------------------------------------------------------------------------------------------------


def _order_to_follow(g: Paladins) -> int | None:
    """PW-SOLO-ORDER-1 King's Order scheme: unfulfilled ones from right to left, then fulfilled ones; the action."""
    shown = list(reversed(range(g.orders_shown)))
    for place in sorted(shown, key=lambda place: fulfils(g, VIRTUAL, place)):
        action = g.terms.tables.orders[g.orders[place]]
        if not _obstacle_on_right(g, action):
            return action
    return None


def _favour_in_sight(g: Paladins) -> int | None:
    """PW-SOLO-RES-5 Card targeting: the place of the revealed, empty Favour that it aims at."""
    used = g.favour_used
    return _aim([NOTHING if used[place] or place >= g.favours_shown else place for place in range(len(used))], g)


def _king_favour(g: Paladins) -> Flow[None]:
    """PW-SOLO-FAVOUR-1 King's Favour scheme, PW-SOLO-RES-8 No costs: only debts are taken."""
    tables, place = g.terms.tables, _favour_in_sight(g)
    assert place is not None
    card = g.favours[place]
    g.favour_used[place] = FAVOUR_WORKER
    g.virtual_workers -= 1
    g.tell("virtual_favour", favour=tables.content.favours[card].id, count=1, space=g.marker)
    for _ in range(tables.content.favours[card].cost.get("take_debt", 0)):
        take_debt(g, VIRTUAL)
    yield from gain(g, (*tables.favour_gain[card], *_alternative(g, tables.favour_either[card])))


# -- rewards ----------------------------------------------------------------------------------------------------------


def gain(g: Paladins, rewards: Effects) -> Flow[None]:
    """PW-SOLO-REWARD-1 AI rewards in general: each token in its order, never declined."""
    for token, times in rewards:
        if token < CRIMINAL:
            _gain_workers(g, times)
        elif token in (SILVER, PROVISION):
            move_marker(g, times)
        elif FAITH_TOKEN <= token < FAITH_TOKEN + 3:
            raise_attribute(g, VIRTUAL, token - FAITH_TOKEN, times)
        elif token == TAX:
            yield from take_tax(g, VIRTUAL, times)
        else:
            for _ in range(times):
                yield from _SPECIAL[token](g)


def _gain_workers(g: Paladins, count: int) -> None:
    """PW-SOLO-WORKER-1 Colours: all workers are alike for it."""
    g.virtual_workers += count
    g.tell("virtual_gained", count=count)


def _criminal(g: Paladins) -> Flow[None]:
    """PW-SOLO-WORKER-1: a worker and a suspicion card."""
    _gain_workers(g, 1)
    yield from draw_suspicion(g, VIRTUAL)


def _discard(g: Paladins) -> Flow[None]:
    """PW-SOLO-RES-7 Nothing to discard."""
    if g.suspicion[VIRTUAL]:
        discard_suspicion(g, VIRTUAL, 1)
    else:
        yield from lose_tax(g, VIRTUAL, "remove_suspicion")


def _destroy(g: Paladins) -> Flow[None]:
    """PW-SOLO-RES-7 Nothing to discard."""
    if g.unpaid[VIRTUAL]:
        g.unpaid[VIRTUAL] -= 1
        g.tell("virtual_debt_destroyed")
    else:
        yield from lose_tax(g, VIRTUAL, "destroy_debt")


def _pay(g: Paladins) -> Flow[None]:
    """PW-SOLO-REWARD-1: paying a debt without an unpaid one does nothing."""
    yield from ()
    if g.unpaid[VIRTUAL]:
        g.unpaid[VIRTUAL] -= 1
        g.paid[VIRTUAL] += 1
        g.tell("virtual_debt_paid")


def _raise_highest(g: Paladins) -> Flow[None]:
    yield from ()
    raise_attribute(g, VIRTUAL, highest(g), 1)


def _nothing(_: Paladins) -> Flow[None]:
    """The virtual player never develops."""
    yield from ()


_SPECIAL: dict[int, Callable[[Paladins], Flow[None]]] = {
    CRIMINAL: _criminal,
    REMOVE_SUSPICION: _discard,
    TOKEN_NUMBER["destroy_debt"]: _destroy,
    PAY_DEBT: _pay,
    PRAY: _pray,
    FREE_RECRUIT: _recruit,
    FREE_DEVELOP: _nothing,
    ANY_ATTRIBUTE: _raise_highest,
}
