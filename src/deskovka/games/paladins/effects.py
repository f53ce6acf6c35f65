"""The interpreter of rewards: every token of the tables is done by one small function."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deskovka.games.paladins.gains import PLAIN, gain_plain, raise_attribute
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import (
    ACTION_NUMBER,
    ACTIONS,
    ANY,
    ATTRIBUTES,
    CRIMINAL,
    DEVELOP,
    PAY_DEBT,
    RIGHT,
    SPOTS_WITH_WORKSHOP,
    TOKEN_NUMBER,
    TOKENS,
    WORKERS,
    Effects,
)
from deskovka.games.paladins.tax import discard_suspicion, draw_suspicion, take_tax
from deskovka.games.paladins.workers import without_spot
from deskovka.kernel import Ask, Flow, Option

DECLINE: Option = ("decline",)
STIRRING = frozenset({TOKEN_NUMBER["tax"], TOKEN_NUMBER["criminal"]})
"""Rewards that can bring an Inquisition."""
TIMED = frozenset(TOKEN_NUMBER[token] for token in ("remove_suspicion", "destroy_debt", "pay_debt", "free_recruit"))
"""Rewards that are worth more before an Inquisition, or after it."""


def resolve(g: Paladins, seat: int, rewards: Iterable[tuple[int, int]]) -> Flow[None]:
    """PW-TURN-7 Reward order, PW-TURN-8 Interrupts: one after another, in the order that the owner wants."""
    pending = list(rewards)
    while pending:
        place = 0
        if pending[0][0] not in PLAIN and _order_matters(pending):
            place = yield from _choose_next(seat, pending)
        token, times = pending.pop(place)
        if token in PLAIN:
            gain_plain(g, seat, token, times)
        else:
            yield from SPECIAL[token](g, seat, times)


def _order_matters(pending: list[tuple[int, int]]) -> bool:
    tokens = {token for token, _ in pending}
    stirring = len(STIRRING & tokens)
    return stirring > 1 or bool(stirring and TIMED & tokens)


def _choose_next(seat: int, pending: list[tuple[int, int]]) -> Flow[int]:
    tokens = dict.fromkeys(token for token, _ in pending if token in STIRRING or token in TIMED)
    option: Option = yield Ask(seat, "reward_order", [("next", TOKENS[token]) for token in tokens])
    picked = TOKEN_NUMBER[str(option[1])]
    return next(place for place, (token, _) in enumerate(pending) if token == picked)


def rewards_of(g: Paladins, seat: int, action: int, printed: Effects) -> list[tuple[int, int]]:
    """PW-TURN-7 Reward order: printed rewards, those of the action, townsfolk in order of recruiting, the paladin."""
    tables = g.terms.tables
    rewards = [*printed, *tables.gain[action]]
    rewards += townsfolk_rewards(g, seat, action)
    if g.helped(seat, action):
        rewards += tables.bonus[g.paladin[seat]]
    return rewards


def townsfolk_rewards(g: Paladins, seat: int, trigger: int) -> list[tuple[int, int]]:
    """PW-CARD-TF-1 Action townsfolk, PW-CARD-TF-5 Debt Collector: all cards of a kind fire."""
    tables = g.terms.tables
    return [gain for card in g.townsfolk[seat] if tables.trigger[card] == trigger for gain in tables.lasting[card]]


# -- alternatives -----------------------------------------------------------------------------------------------------


def choose_one(g: Paladins, seat: int, alternatives: list[Effects]) -> Flow[None]:
    """PW-FAVOUR-5, PW-ACT-FORTIFY-6: exactly one of several rewards; what was chosen is not declined any more."""
    option: Option = yield Ask(seat, "either", [("choose", TOKENS[gains[0][0]]) for gains in alternatives])
    chosen = next(gains for gains in alternatives if TOKENS[gains[0][0]] == option[1])
    for token, times in chosen:
        if token == REMOVE_SUSPICION:
            discard_suspicion(g, seat, min(times, len(g.suspicion[seat])))
        elif token == PAY:
            yield from settle(g, seat, min(times, g.unpaid[seat]))
        else:
            yield from resolve(g, seat, [(token, times)])


# -- each special token -----------------------------------------------------------------------------------------------


def criminals(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-SUSP-1 Gaining a criminal, PW-SUSP-2 One at a time."""
    for _ in range(times):
        g.workers[seat][CRIMINAL] += 1
        g.tell("gained", seat=seat, reward="criminal", count=1)
        yield from draw_suspicion(g, seat)


def remove_suspicion(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-TURN-9: as many as one wants, of those that there are."""
    most = min(times, len(g.suspicion[seat]))
    if not most:
        return
    options: list[Option] = [("discard", count) for count in range(most, 0, -1)]
    option: Option = yield Ask(seat, "remove_suspicion", [*options, DECLINE], {"suspicion": len(g.suspicion[seat])})
    if option == DECLINE:
        g.tell("declined", seat=seat, reward="remove_suspicion")
    else:
        discard_suspicion(g, seat, int(option[1]))


def destroy_debt(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-DEBT-3 Destroyed."""
    for _ in range(min(times, g.unpaid[seat])):
        option: Option = yield Ask(seat, "destroy_debt", [("destroy_debt",), DECLINE], {"debts": g.unpaid[seat]})
        if option == DECLINE:
            g.tell("declined", seat=seat, reward="destroy_debt")
            return
        g.unpaid[seat] -= 1
        g.tell("debt_destroyed", seat=seat)


def pay_debt(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-DEBT-2 Paid."""
    for _ in range(times):
        if not g.unpaid[seat]:
            return
        option: Option = yield Ask(seat, "pay_debt", [("pay_debt",), DECLINE], {"debts": g.unpaid[seat]})
        if option == DECLINE:
            g.tell("declined", seat=seat, reward="pay_debt")
            return
        yield from settle(g, seat, 1)


def settle(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-DEBT-2 Paid, PW-CARD-TF-5 Debt Collector."""
    for _ in range(times):
        g.unpaid[seat] -= 1
        g.paid[seat] += 1
        g.tell("debt_paid", seat=seat)
        yield from resolve(g, seat, townsfolk_rewards(g, seat, PAY_DEBT))


def pray(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-ACT-PRAY-2 Pray as a reward: any one own action space is cleared."""
    for _ in range(times):
        options: list[Option] = [("clear", ACTIONS[action]) for action in used_spaces(g, seat)]
        if not options:
            return
        option: Option = yield Ask(seat, "pray", [*options, DECLINE])
        if option == DECLINE:
            g.tell("declined", seat=seat, reward="pray")
            return
        clear(g, seat, ACTION_NUMBER[str(option[1])])


def used_spaces(g: Paladins, seat: int) -> list[int]:
    """The action spaces with workers on them."""
    return [action for action, written in enumerate(g.placed[seat]) if written]


def clear(g: Paladins, seat: int, action: int) -> None:
    """PW-ACT-PRAY-1: all workers of a space go to the general supply; it can be used again."""
    g.placed[seat][action] = 0
    g.tell("cleared", seat=seat, action=ACTIONS[action])


def free_recruit(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-ACT-RECRUIT-5 Free recruit: one of the row is kept."""
    tables = g.terms.tables
    for _ in range(times):
        options: list[Option] = [("take_in", tables.townsfolk[card]) for card in g.townsfolk_row if card != NOTHING]
        if not options:
            return
        option: Option = yield Ask(seat, "free_recruit", [*options, DECLINE])
        if option == DECLINE:
            g.tell("declined", seat=seat, reward="free_recruit")
            return
        yield from join(g, seat, tables.townsfolk_index[str(option[1])])


def join(g: Paladins, seat: int, card: int) -> Flow[None]:
    """PW-ACT-RECRUIT-4 Recruit: the card lies beside the board from now on; its bonus is gained once."""
    g.townsfolk_row[g.townsfolk_row.index(card)] = NOTHING
    g.townsfolk[seat].append(card)
    g.tell("recruited", seat=seat, townsfolk=g.terms.tables.townsfolk[card])
    yield from resolve(g, seat, g.terms.tables.welcome[card])


def free_develop(g: Paladins, seat: int, times: int) -> Flow[None]:
    """PW-ACT-DEVELOP-6 Free develop: without workers and silver, and without the space."""
    for _ in range(times):
        options = workshop_options(g, seat, "build")
        if not options:
            return
        option: Option = yield Ask(seat, "free_develop", [*options, DECLINE])
        if option == DECLINE:
            g.tell("declined", seat=seat, reward="free_develop")
            return
        action = ACTION_NUMBER[str(option[1])]
        yield from resolve(g, seat, [*build_workshop(g, seat, action, option[2]), *townsfolk_rewards(g, seat, DEVELOP)])


def workshop_options(g: Paladins, seat: int, verb: str) -> list[Option]:
    """PW-ACT-DEVELOP-2, PW-ACT-DEVELOP-3: the first two spots of right-hand actions, where no workshop lies yet."""
    tables = g.terms.tables
    if g.times[seat][DEVELOP] >= len(tables.workshops):
        return []
    return [
        (verb, ACTIONS[action], spot_name(tables.spots[action][place]))
        for action in RIGHT
        for place in range(SPOTS_WITH_WORKSHOP)
        if not g.covered[seat][action] >> place & 1
    ]


def spot_name(spot: int) -> str:
    """A spot, called after the worker that it takes."""
    return "any" if spot == ANY else WORKERS[spot]


def build_workshop(g: Paladins, seat: int, action: int, spot: str | int) -> list[tuple[int, int]]:
    """PW-ACT-DEVELOP-2 to PW-ACT-DEVELOP-5: cover a spot; gives the worker that lay under the workshop."""
    tables = g.terms.tables
    covered = g.covered[seat][action]
    place = next(
        place
        for place in range(SPOTS_WITH_WORKSHOP)
        if not covered >> place & 1 and spot_name(tables.spots[action][place]) == spot
    )
    g.covered[seat][action] = covered | 1 << place
    g.placed[seat][action] = without_spot(g.placed[seat][action], place)
    number = g.times[seat][DEVELOP]
    g.times[seat][DEVELOP] = number + 1
    g.tell("workshop_built", seat=seat, action=ACTIONS[action], spot=spot)
    return [(tables.workshops[number], 1)]


def any_attribute(g: Paladins, seat: int, times: int) -> Flow[None]:
    """One attribute of the player's choice; one at the end of its track is no choice (PW-TERM-3)."""
    for _ in range(times):
        most = g.terms.tables.most
        options: list[Option] = [
            ("raise", ATTRIBUTES[attribute]) for attribute, value in enumerate(g.attributes[seat]) if value < most
        ]
        if not options:
            return
        option: Option = yield Ask(seat, "attribute", options)
        raise_attribute(g, seat, ATTRIBUTES.index(str(option[1])), 1)


REMOVE_SUSPICION, PAY = TOKEN_NUMBER["remove_suspicion"], TOKEN_NUMBER["pay_debt"]
SPECIAL: dict[int, Callable[[Paladins, int, int], Flow[None]]] = {
    TOKEN_NUMBER["criminal"]: criminals,
    TOKEN_NUMBER["tax"]: take_tax,
    REMOVE_SUSPICION: remove_suspicion,
    TOKEN_NUMBER["destroy_debt"]: destroy_debt,
    PAY: pay_debt,
    TOKEN_NUMBER["pray"]: pray,
    TOKEN_NUMBER["free_recruit"]: free_recruit,
    TOKEN_NUMBER["free_develop"]: free_develop,
    TOKEN_NUMBER["any_attribute"]: any_attribute,
}
"""Tokens that ask, or that stir the tax supply."""
