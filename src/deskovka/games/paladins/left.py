"""6. Left-hand actions: Develop, Recruit, Hunt, Trade, Pray, Conspire."""

from __future__ import annotations

from deskovka.games.paladins.effects import (
    build_workshop,
    clear,
    join,
    resolve,
    rewards_of,
    used_spaces,
    workshop_options,
)
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import (
    ACTION_NUMBER,
    ACTIONS,
    CONSPIRE,
    DEVELOP,
    HUNT,
    PRAY,
    RECRUIT,
    TRADE,
    Needs,
)
from deskovka.games.paladins.tax import take_debt
from deskovka.games.paladins.workers import can_fill, place_workers, workers_on
from deskovka.kernel import Flow, Option

SILVER, DEBT = "silver", "debt"
"""PW-ACT-RECRUIT-2: the two ways to pay for townsfolk."""
NOTHING_TO_CLEAR: Option = ("pray", "nothing")


def price(g: Paladins, seat: int, action: int, printed: int) -> int:
    """PW-CARD-PAL-1: what an action costs with the paladin of the round."""
    if not printed or not g.helped(seat, action):
        return printed
    tables, paladin = g.terms.tables, g.paladin[seat]
    return 0 if tables.free[paladin] else max(0, printed - tables.discount[paladin])


def begin(g: Paladins, seat: int, action: int, needs: Needs) -> Flow[None]:
    """PW-TURN-6 Costs first: an action begins with all its workers."""
    yield from place_workers(g, seat, action, needs)
    g.tell("acted", seat=seat, action=ACTIONS[action], workers=workers_on(g, seat, action))


def pay_silver(g: Paladins, seat: int, silver: int) -> None:
    """PW-TERM-1 General supply."""
    if silver:
        g.silver[seat] -= silver
        g.tell("paid", seat=seat, reward="silver", count=silver)


# -- Develop ----------------------------------------------------------------------------------------------------------


def develop_cost(g: Paladins, seat: int) -> int:
    """PW-ACT-DEVELOP-1 Cost."""
    return price(g, seat, DEVELOP, g.terms.tables.silver[DEVELOP][0])


def develop_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-DEVELOP-2 Move a workshop: to which spot."""
    if g.placed[seat][DEVELOP] or g.silver[seat] < develop_cost(g, seat):
        return []
    if not can_fill(g.workers[seat], g.terms.tables.needs[DEVELOP][0]):
        return []
    return workshop_options(g, seat, "develop")


def develop(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-DEVELOP-1 to PW-ACT-DEVELOP-5."""
    yield from begin(g, seat, DEVELOP, g.terms.tables.needs[DEVELOP][0])
    pay_silver(g, seat, develop_cost(g, seat))
    worker = build_workshop(g, seat, ACTION_NUMBER[str(option[1])], option[2])
    yield from resolve(g, seat, rewards_of(g, seat, DEVELOP, tuple(worker)))


# -- Recruit ----------------------------------------------------------------------------------------------------------


def recruit_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-RECRUIT-1 Two modes, PW-ACT-RECRUIT-2 Price."""
    tables, workers = g.terms.tables, g.workers[seat]
    if g.placed[seat][RECRUIT] or not can_fill(workers, tables.one[RECRUIT]):
        return []
    ways: list[tuple[int, str]] = []
    for column, card in enumerate(g.townsfolk_row):
        if card != NOTHING:
            cost = price(g, seat, RECRUIT, tables.prices[column])
            if cost <= g.silver[seat]:
                ways.append((card, SILVER))
            if cost and tables.debts[column]:
                ways.append((card, DEBT))
    verbs = ["expedition"]
    if can_fill(workers, tables.needs[RECRUIT][0]):
        verbs.append("recruit")
    return [(verb, tables.townsfolk[card], way) for verb in verbs for card, way in ways]


def _hire(g: Paladins, seat: int, option: Option) -> int:
    """PW-ACT-RECRUIT-2 Price: the silver of the column, or a debt instead of it; gives the card."""
    card = g.terms.tables.townsfolk_index[str(option[1])]
    if option[2] == DEBT:
        take_debt(g, seat)
    else:
        pay_silver(g, seat, price(g, seat, RECRUIT, g.terms.tables.prices[g.townsfolk_row.index(card)]))
    return card


def recruit(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-RECRUIT-4 Recruit: with both workers; the card is kept."""
    yield from begin(g, seat, RECRUIT, g.terms.tables.needs[RECRUIT][0])
    welcome = join(g, seat, _hire(g, seat, option))
    yield from resolve(g, seat, rewards_of(g, seat, RECRUIT, welcome))


def expedition(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-RECRUIT-3 Expedition: with one worker; the card is discarded."""
    yield from begin(g, seat, RECRUIT, g.terms.tables.one[RECRUIT])
    card = _hire(g, seat, option)
    send_away(g, card)
    g.tell("expedition", seat=seat, townsfolk=option[1])
    yield from resolve(g, seat, rewards_of(g, seat, RECRUIT, g.terms.tables.expedition[card]))


def send_away(g: Paladins, card: int) -> None:
    """A townsfolk card of the row goes to the discard pile; its column stays empty (PW-ROUND-14)."""
    g.townsfolk_row[g.townsfolk_row.index(card)] = NOTHING
    g.townsfolk_discard.append(card)


# -- Hunt and Trade ---------------------------------------------------------------------------------------------------


def gather_options(g: Paladins, seat: int, action: int) -> list[Option]:
    """PW-ACT-HUNT-1, PW-ACT-TRADE-1: with one worker, or with both."""
    tables, workers = g.terms.tables, g.workers[seat]
    if g.placed[seat][action] or not can_fill(workers, tables.one[action]):
        return []
    verb = ACTIONS[action]
    return [(verb, 1), (verb, 2)] if can_fill(workers, tables.needs[action][0]) else [(verb, 1)]


def gather(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-HUNT-1 Hunt, PW-ACT-TRADE-1 Trade."""
    tables, action = g.terms.tables, ACTION_NUMBER[str(option[0])]
    both = option[1] == 2
    yield from begin(g, seat, action, tables.needs[action][0] if both else tables.one[action])
    yield from resolve(g, seat, gathered(g, seat, action) if both else rewards_of(g, seat, action, ()))


def gathered(g: Paladins, seat: int, action: int) -> list[tuple[int, int]]:
    """PW-ACT-HUNT-1, PW-ACT-TRADE-1: what both workers bring together."""
    tables = g.terms.tables
    return [*tables.two[action], *rewards_of(g, seat, action, ())[len(tables.gain[action]) :]]


def hunt_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-HUNT-1 Hunt."""
    return gather_options(g, seat, HUNT)


def trade_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-TRADE-1 Trade."""
    return gather_options(g, seat, TRADE)


# -- Pray -------------------------------------------------------------------------------------------------------------


def pray_cost(g: Paladins, seat: int) -> int:
    """PW-ACT-PRAY-1 Pray."""
    return price(g, seat, PRAY, g.terms.tables.silver[PRAY][0])


def pray_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-PRAY-1 Pray, PW-ACT-PRAY-3 Empty target."""
    if g.placed[seat][PRAY] or g.silver[seat] < pray_cost(g, seat):
        return []
    if not can_fill(g.workers[seat], g.terms.tables.needs[PRAY][0]):
        return []
    return [("pray", ACTIONS[action]) for action in used_spaces(g, seat)] or [NOTHING_TO_CLEAR]


def pray(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-ACT-PRAY-1 Pray."""
    yield from begin(g, seat, PRAY, g.terms.tables.needs[PRAY][0])
    pay_silver(g, seat, pray_cost(g, seat))
    if option != NOTHING_TO_CLEAR:
        clear(g, seat, ACTION_NUMBER[str(option[1])])
    yield from resolve(g, seat, rewards_of(g, seat, PRAY, ()))


# -- Conspire ---------------------------------------------------------------------------------------------------------


def conspire_options(g: Paladins, seat: int) -> list[Option]:
    """PW-ACT-CONSPIRE-1 Conspire."""
    if g.placed[seat][CONSPIRE] or not can_fill(g.workers[seat], g.terms.tables.needs[CONSPIRE][0]):
        return []
    return [("conspire",)]


def conspire(g: Paladins, seat: int, option: Option) -> Flow[None]:  # noqa: ARG001  # there is one way to conspire
    """PW-ACT-CONSPIRE-1 Conspire."""
    yield from begin(g, seat, CONSPIRE, g.terms.tables.needs[CONSPIRE][0])
    yield from resolve(g, seat, rewards_of(g, seat, CONSPIRE, ()))
