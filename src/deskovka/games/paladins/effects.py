"""The interpreter of rewards: every token of the tables is done by one small function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

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
from deskovka.games.paladins.workers import without_spot, worker_on, workers_on
from deskovka.kernel import Ask, Flow, Option

DECLINE: Option = ("decline",)
TAX, REMOVE_SUSPICION, PAY = (TOKEN_NUMBER[token] for token in ("tax", "remove_suspicion", "pay_debt"))
FREE_RECRUIT, FREE_DEVELOP = TOKEN_NUMBER["free_recruit"], TOKEN_NUMBER["free_develop"]
EITHER = len(TOKENS)
"""Stands among rewards for the alternatives of a card."""
Reward = tuple[int, int]
"""A token, and how often."""


def resolve(g: Paladins, seat: int, rewards: Iterable[Reward], alternatives: Sequence[Effects] = ()) -> Flow[None]:
    """PW-TURN-7 Reward order, PW-TURN-8 Interrupts: one after another, in the order that the owner wants."""
    pending = [(EITHER, 1), *rewards] if alternatives else list(rewards)
    while pending:
        token, times = yield from _take_next(g, seat, pending, alternatives)
        if token in PLAIN:
            gain_plain(g, seat, token, times)
        elif token == EITHER:
            yield from _choose_one(g, seat, alternatives)
        else:
            yield from SPECIAL[token](g, seat, times)


def _take_next(g: Paladins, seat: int, pending: list[Reward], alternatives: Sequence[Effects] = ()) -> Flow[Reward]:
    """PW-TURN-7 Reward order: the first of these rewards; where their order matters, the one that the owner wants."""
    if pending[0][0] in PLAIN or not _order_matters(g, pending, alternatives):
        return pending.pop(0)
    choices = _choices(pending)
    option: Option = yield Ask(seat, "reward_order", list(choices))
    pending.remove(choices[option])
    return choices[option]


def _order_matters(g: Paladins, pending: list[Reward], alternatives: Sequence[Effects]) -> bool:
    """Whether an Inquisition may come between two rewards that it changes, or townsfolk before what they add to."""
    tokens = {token for token, _ in pending} - PLAIN
    if EITHER in tokens:
        tokens |= {token for gains in alternatives for token, _ in gains}
    may_matter = tokens & g.terms.tables.stirring or (FREE_RECRUIT in tokens and tokens & {PAY, FREE_DEVELOP})
    return bool(may_matter) and len(_choices(pending)) > 1


def _choices(pending: list[Reward]) -> dict[Option, Reward]:
    """What may come next: each kind of reward that is not plain, and each amount of tax by itself."""
    special = [reward for reward in pending if reward[0] not in PLAIN]
    several = len({times for token, times in special if token == TAX}) > 1
    choices: dict[Option, Reward] = {}
    for token, times in special:
        name = "either" if token == EITHER else TOKENS[token]
        choices.setdefault(("next_tax", times) if several and token == TAX else ("next", name), (token, times))
    return choices


def rewards_of(g: Paladins, seat: int, action: int, printed: Effects) -> list[Reward]:
    """PW-TURN-7 Reward order: printed rewards, those of the action, townsfolk in order of recruiting, the paladin.

    PW-CARD-TF-1 Action townsfolk: those who are there when the action is done, not whom its own rewards bring.
    """
    tables = g.terms.tables
    rewards = [*printed, *tables.gain[action]]
    rewards += townsfolk_rewards(g, seat, action)
    if g.helped(seat, action):
        rewards += tables.bonus[g.paladin[seat]]
    return rewards


def townsfolk_rewards(g: Paladins, seat: int, trigger: int) -> list[Reward]:
    """PW-CARD-TF-1 Action townsfolk, PW-CARD-TF-5 Debt Collector: all cards of a kind fire."""
    tables = g.terms.tables
    return [gain for card in g.townsfolk[seat] if tables.trigger[card] == trigger for gain in tables.lasting[card]]


# -- alternatives -----------------------------------------------------------------------------------------------------


def _choose_one(g: Paladins, seat: int, alternatives: Sequence[Effects]) -> Flow[None]:
    """PW-FAVOUR-5, PW-ACT-FORTIFY-6: exactly one of several rewards; what was chosen is not declined any more."""
    option: Option = yield Ask(seat, "either", [("choose", TOKENS[gains[0][0]]) for gains in alternatives])
    pending = list(next(gains for gains in alternatives if TOKENS[gains[0][0]] == option[1]))
    while pending:
        token, times = yield from _take_next(g, seat, pending)
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
    workers = workers_on(g, seat, action)
    g.placed[seat][action] = 0
    g.tell("cleared", seat=seat, action=ACTIONS[action], workers=workers)


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
        yield from resolve(g, seat, join(g, seat, tables.townsfolk_index[str(option[1])]))


def join(g: Paladins, seat: int, card: int) -> Effects:
    """PW-ACT-RECRUIT-4 Recruit: the card lies beside the board from now on; gives its bonus, which is gained once."""
    g.townsfolk_row[g.townsfolk_row.index(card)] = NOTHING
    g.townsfolk[seat].append(card)
    g.tell("recruited", seat=seat, townsfolk=g.terms.tables.townsfolk[card])
    return g.terms.tables.welcome[card]


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


def build_workshop(g: Paladins, seat: int, action: int, spot: str | int) -> list[Reward]:
    """PW-ACT-DEVELOP-2 to PW-ACT-DEVELOP-5: cover a spot; gives the worker that lay under the workshop."""
    tables = g.terms.tables
    covered = g.covered[seat][action]
    place = next(
        place
        for place in range(SPOTS_WITH_WORKSHOP)
        if not covered >> place & 1 and spot_name(tables.spots[action][place]) == spot
    )
    g.covered[seat][action] = covered | 1 << place
    number = g.times[seat][DEVELOP]
    g.times[seat][DEVELOP] = number + 1
    g.tell("workshop_built", seat=seat, action=ACTIONS[action], spot=spot)
    _remove_worker(g, seat, action, place)
    return [(tables.workshops[number], 1)]


def _remove_worker(g: Paladins, seat: int, action: int, place: int) -> None:
    """PW-ACT-DEVELOP-5: a worker on the spot of a new workshop goes to the general supply."""
    kind = worker_on(g.placed[seat][action], place)
    if kind is not None:
        g.placed[seat][action] = without_spot(g.placed[seat][action], place)
        g.tell("worker_removed", seat=seat, action=ACTIONS[action], worker=WORKERS[kind])


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


SPECIAL: dict[int, Callable[[Paladins, int, int], Flow[None]]] = {
    TOKEN_NUMBER["criminal"]: criminals,
    TAX: take_tax,
    REMOVE_SUSPICION: remove_suspicion,
    TOKEN_NUMBER["destroy_debt"]: destroy_debt,
    PAY: pay_debt,
    TOKEN_NUMBER["pray"]: pray,
    FREE_RECRUIT: free_recruit,
    FREE_DEVELOP: free_develop,
    TOKEN_NUMBER["any_attribute"]: any_attribute,
}
"""Tokens that ask, or that stir the tax supply."""
