"""4. King's Orders and King's Favours."""

from __future__ import annotations

from deskovka.games.paladins.effects import resolve, workshop_options
from deskovka.games.paladins.left import pay_silver
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import TOKEN_NUMBER, WORKERS, Effects
from deskovka.games.paladins.tax import take_debt
from deskovka.games.paladins.workers import can_fill, take_workers
from deskovka.kernel import Flow, Option

PAY_DEBT, FREE_DEVELOP = TOKEN_NUMBER["pay_debt"], TOKEN_NUMBER["free_develop"]


def fulfils(g: Paladins, owner: int, place: int) -> bool:
    """PW-ORDER-2 Order conditions: so many results of its action."""
    order = g.orders[place]
    tables = g.terms.tables
    return g.times[owner][tables.orders[order]] >= tables.content.orders[order].need


def favour_options(g: Paladins, seat: int) -> list[Option]:
    """PW-FAVOUR-1 Using a Favour, PW-FAVOUR-2 Once per round overall."""
    tables = g.terms.tables
    options: list[Option] = []
    for place in range(g.favours_shown):
        card = g.favours[place]
        if (
            not g.favour_used[place]
            and can_fill(g.workers[seat], tables.favour_needs[card])
            and can_afford(g, seat, card)
        ):
            options.append(("favour", tables.content.favours[card].id))
    return options


def can_afford(g: Paladins, seat: int, card: int) -> bool:
    """Whether a seat can pay what a Favour costs besides its worker; a debt can always be taken."""
    cost = g.terms.tables.content.favours[card].cost
    return g.silver[seat] >= cost.get("silver", 0) and g.provisions[seat] >= cost.get("provision", 0)


def use_favour(g: Paladins, seat: int, option: Option) -> Flow[None]:
    """PW-FAVOUR-1 Using a Favour: place the worker, pay, gain."""
    tables = g.terms.tables
    card = tables.favour_index[str(option[1])]
    coloured, others = yield from take_workers(g, seat, tables.favour_needs[card])
    (worker,) = coloured or others
    g.favour_used[g.favours.index(card)] = 1 + worker
    g.tell("favour_used", seat=seat, favour=option[1], worker=WORKERS[worker])
    cost = tables.content.favours[card].cost
    pay_silver(g, seat, cost.get("silver", 0))
    if provisions := cost.get("provision", 0):
        g.provisions[seat] -= provisions
        g.tell("paid", seat=seat, reward="provision", count=provisions)
    for _ in range(cost.get("take_debt", 0)):
        take_debt(g, seat)
    alternatives = [gains for gains in tables.favour_either[card] if can_carry_out(g, seat, gains)]
    yield from resolve(g, seat, tables.favour_gain[card], alternatives)


def can_carry_out(g: Paladins, seat: int, gains: Effects) -> bool:
    """PW-FAVOUR-5 Choice on a Favour: paying needs a debt, developing needs a workshop and a spot for it."""
    for token, _ in gains:
        if token == PAY_DEBT and not g.unpaid[seat]:
            return False
        if token == FREE_DEVELOP and not workshop_options(g, seat, "build"):
            return False
    return True
