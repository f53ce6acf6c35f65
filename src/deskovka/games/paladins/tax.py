"""8. Tax, suspicion, debt, and the Inquisition in the middle of anything."""

from __future__ import annotations

from deskovka.games.paladins.gains import gain_plain, move_marker
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import INQUISITION, TOKEN_NUMBER
from deskovka.kernel import Ask, Flow, Option

DONE: Option = ("done",)
REMOVE_SUSPICION = TOKEN_NUMBER["remove_suspicion"]
SOME = 2
"""PW-CARD-TF-3: so many suspicion cards a Peddler asks for."""


def take_tax(g: Paladins, owner: int, count: int) -> Flow[None]:
    """PW-TAX-1 Taking tax, PW-TAX-2 Too little tax, PW-TAX-3 Trigger."""
    if not count:
        return
    from_supply = min(count, g.tax)
    g.tax -= from_supply
    if owner < g.terms.players:
        g.silver[owner] += count
        g.tell("tax_taken", seat=owner, count=count, added=count - from_supply, left=g.tax)
    else:
        g.tell("virtual_tax", count=from_supply, left=g.tax)
        move_marker(g, count)
    if not g.tax:
        yield from inquisition(g, owner)


def lose_tax(g: Paladins, owner: int, missing: str) -> Flow[None]:
    """PW-SOLO-RES-7 Nothing to discard: 1 silver goes from the tax supply to the general supply."""
    g.tax -= 1
    g.tell("virtual_lacks", reward=missing, count=1, left=g.tax)
    if not g.tax:
        yield from inquisition(g, owner)


def draw_suspicion(g: Paladins, owner: int) -> Flow[None]:
    """PW-SUSP-1 Gaining a criminal, PW-SUSP-4 Empty deck."""
    if not g.suspicion_deck and not g.suspicion_discard:
        yield from inquisition(g, owner)
    if not g.suspicion_deck:
        if not g.suspicion_discard:
            return
        g.suspicion_deck, g.suspicion_discard = g.suspicion_discard, []
        g.chance.shuffle(g.suspicion_deck)
        g.tell("suspicion_shuffled", count=len(g.suspicion_deck))
    card = g.suspicion_deck.pop()
    g.suspicion[owner].append(card)
    g.reveal()
    if owner < g.terms.players:
        g.tell("suspected", seat=owner, tax=card)
    else:
        g.tell("virtual_suspected", tax=card)
    yield from take_tax(g, owner, card)


def discard_suspicion(g: Paladins, owner: int, count: int) -> None:
    """PW-SUSP-5 Discarding: the newest first."""
    if not count:
        return
    cards = [g.suspicion[owner].pop() for _ in range(count)]
    g.suspicion_discard += cards
    if owner < g.terms.players:
        g.tell("suspicion_discarded", seat=owner, count=count, taxes=tuple(cards))
    else:
        g.tell("virtual_discarded", count=count, taxes=tuple(cards))


def take_debt(g: Paladins, owner: int) -> None:
    """PW-DEBT-1 Unpaid."""
    g.unpaid[owner] += 1
    if owner < g.terms.players:
        g.tell("debt_taken", seat=owner)
    else:
        g.tell("virtual_debt")


def inquisition(g: Paladins, active: int) -> Flow[None]:
    """PW-INQ-1 to PW-INQ-4: townsfolk, then debts for the most suspicious, then the tax supply is filled again."""
    g.tell("inquisition")
    owners = g.terms.owners
    for after in range(owners):
        owner = (active + after) % owners
        if owner < g.terms.players:
            yield from use_townsfolk(g, owner)
    most = max(map(len, g.suspicion))
    if most:
        for owner in range(owners):
            if len(g.suspicion[owner]) == most:
                take_debt(g, owner)
                discard_suspicion(g, owner, most // 2)
    added = g.terms.tax - g.tax
    g.tax = g.terms.tax
    g.tell("tax_filled", added=added, count=g.tax)


def use_townsfolk(g: Paladins, seat: int) -> Flow[None]:
    """PW-INQ-1 Townsfolk first: Conspirators, Peddlers and Squires, each once, in any order."""
    tables = g.terms.tables
    unused = [card for card in g.townsfolk[seat] if tables.trigger[card] == INQUISITION]
    while unused:
        usable = [card for card in unused if may_use(g, seat, card)]
        if not usable:
            return
        first = {(tables.when[card], tables.lasting[card]): card for card in reversed(usable)}
        offered = [card for card in usable if card in first.values()]
        options: list[Option] = [("use", tables.townsfolk[card]) for card in offered]
        option: Option = yield Ask(seat, "inquisition", [*options, DONE], {"suspicion": len(g.suspicion[seat])})
        if option == DONE:
            return
        card = tables.townsfolk_index[str(option[1])]
        unused.remove(card)
        g.tell("townsfolk_used", seat=seat, townsfolk=option[1])
        for token, times in tables.lasting[card]:
            if token == REMOVE_SUSPICION:
                discard_suspicion(g, seat, min(times, len(g.suspicion[seat])))
            else:
                gain_plain(g, seat, token, times)


def may_use(g: Paladins, seat: int, card: int) -> bool:
    """PW-CARD-TF-2 Conspirator, PW-CARD-TF-3 Peddler, PW-CARD-TF-4 Squire: the condition at this moment."""
    tables, suspicion = g.terms.tables, len(g.suspicion[seat])
    if not tables.lasting[card]:
        return False
    match tables.when[card]:
        case "some":
            return suspicion >= SOME
        case "none":
            return suspicion == 0
        case _:
            return suspicion > 0 or any(token != REMOVE_SUSPICION for token, _ in tables.lasting[card])
