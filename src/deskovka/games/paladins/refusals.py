"""Why Paladins does not offer something that a player would point at, and what of its options one might regret."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, line
from deskovka.games.paladins.kings import can_afford
from deskovka.games.paladins.left import DEBT, SILVER, develop_cost, pray_cost, price
from deskovka.games.paladins.right import attack_cost, influence_needed, provision_cost, silver_cost
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    PRAY,
    RECRUIT,
    RIGHT,
    STRENGTH,
    TRADE,
    WORKERS,
    Needs,
)
from deskovka.games.paladins.view import PaladinsView
from deskovka.games.paladins.workers import can_fill
from deskovka.kernel import Option, Question

Reason = tuple[Line, str]
"""Why not, and the clause."""


def refusals(g: Paladins, question: Question) -> tuple[Refusal, ...]:
    """Actions whose space, workers, cost, requirement or target is missing, and targets out of reach."""
    if question.topic != "act":
        return ()
    return not_offered(_act(g, question.seat), question.options)


def _act(g: Paladins, seat: int) -> Iterator[Refusal]:
    for verb, action, reasons in VERBS:
        for why, clause in (*_of_space(g, seat, action, verb), *reasons(g, seat)):
            yield Refusal((verb,), why, clause)
    yield from _of_townsfolk(g, seat)
    yield from _of_slots(g, seat, "commission", g.terms.tables.slot_faith, FAITH, "PW-ACT-COMMISSION-3")
    yield from _of_slots(g, seat, "garrison", g.terms.tables.slot_strength, STRENGTH, "PW-ACT-GARRISON-3")
    yield from _of_jars(g, seat)
    yield from _of_outsiders(g, seat)
    yield from _of_favours(g, seat)
    yield from _of_second_workers(g)


def _of_space(g: Paladins, seat: int, action: int, verb: str) -> Iterator[Reason]:
    """PW-TURN-2, PW-TURN-3, PW-TURN-5: the space is used, the action used up, or workers are missing."""
    tables = g.terms.tables
    if g.placed[seat][action]:
        yield line("refused-used"), "PW-TURN-2"
    limit = tables.limit[action] if action in RIGHT else 0
    if limit and g.times[seat][action] >= limit:
        yield line("refused-limit", count=limit), "PW-TURN-5"
    one = verb in ("expedition", "hunt", "trade")
    needs = tables.one[action] if one else tables.needs[action][g.covered[seat][action]]
    if not can_fill(g.workers[seat], needs):
        yield _workers(needs), "PW-TURN-3"


def _workers(needs: Needs) -> Line:
    """The workers that a space asks for."""
    colours, free = needs
    return line("refused-workers", workers=(*(WORKERS[colour] for colour in colours), *("any",) * free))


def _silver(g: Paladins, seat: int, price: int, clause: str) -> Iterator[Reason]:
    if g.silver[seat] < price:
        yield line("refused-silver", price=price, silver=g.silver[seat]), clause


def _provisions(g: Paladins, seat: int, action: int, clause: str) -> Iterator[Reason]:
    if _is_used_up(g, seat, action):
        return
    price = provision_cost(g, seat, action)
    if g.provisions[seat] < price:
        yield line("refused-provisions", price=price, provisions=g.provisions[seat]), clause


def _influence(g: Paladins, seat: int, action: int, clause: str) -> Iterator[Reason]:
    if _is_used_up(g, seat, action):
        return
    need, value = influence_needed(g, seat, action), g.value(seat, INFLUENCE)
    if value < need:
        yield line("refused-influence", need=need, value=value), clause


def _is_used_up(g: Paladins, seat: int, action: int) -> bool:
    return g.times[seat][action] >= g.terms.tables.limit[action]


# -- each verb --------------------------------------------------------------------------------------------------------


def _develop(g: Paladins, seat: int) -> Iterator[Reason]:
    yield from _silver(g, seat, develop_cost(g, seat), "PW-ACT-DEVELOP-1")
    yield line("refused-workshops"), "PW-TURN-5"


def _recruit(g: Paladins, seat: int) -> Iterator[Reason]:
    tables = g.terms.tables
    lying = [column for column, card in enumerate(g.townsfolk_row) if card != NOTHING]
    if not lying:
        yield line("refused-no-townsfolk"), "PW-ROUND-14"
    else:
        cheapest = min(price(g, seat, RECRUIT, tables.prices[column]) for column in lying)
        yield from _silver(g, seat, cheapest, "PW-ACT-RECRUIT-2")


def _pray(g: Paladins, seat: int) -> Iterator[Reason]:
    yield from _silver(g, seat, pray_cost(g, seat), "PW-ACT-PRAY-1")


def _commission(g: Paladins, seat: int) -> Iterator[Reason]:
    yield from _provisions(g, seat, COMMISSION, "PW-ACT-COMMISSION-2")
    yield line("refused-no-slot"), "PW-ACT-COMMISSION-3"


def _fortify(g: Paladins, seat: int) -> Iterator[Reason]:
    yield from _provisions(g, seat, FORTIFY, "PW-ACT-FORTIFY-2")
    yield from _influence(g, seat, FORTIFY, "PW-ACT-FORTIFY-3")
    yield line("refused-no-walls"), "PW-ACT-FORTIFY-5"


def _garrison(g: Paladins, seat: int) -> Iterator[Reason]:
    yield from _provisions(g, seat, GARRISON, "PW-ACT-GARRISON-2")
    yield line("refused-no-slot"), "PW-ACT-GARRISON-3"


def _absolve(g: Paladins, seat: int) -> Iterator[Reason]:
    if not _is_used_up(g, seat, ABSOLVE):
        yield from _silver(g, seat, silver_cost(g, seat, ABSOLVE), "PW-ACT-ABSOLVE-2")
    yield from _influence(g, seat, ABSOLVE, "PW-ACT-ABSOLVE-3")


def _attack(g: Paladins, seat: int) -> Iterator[Reason]:
    costs = [attack_cost(g, seat, column) for column, card in enumerate(g.outsider_row) if card != NOTHING]
    if costs:
        yield from _silver(g, seat, min(costs), "PW-ACT-ATTACK-2")
    yield line("refused-no-outsiders"), "PW-ROUND-14"


def _convert(g: Paladins, seat: int) -> Iterator[Reason]:
    if not _is_used_up(g, seat, CONVERT):
        yield from _silver(g, seat, silver_cost(g, seat, CONVERT), "PW-ACT-CONVERT-2")
    flags = [g.terms.tables.faith[column] for column, card in enumerate(g.outsider_row) if card != NOTHING]
    if flags:
        yield line("refused-faith", need=min(flags), value=g.value(seat, FAITH)), "PW-ACT-CONVERT-3"
    yield line("refused-no-outsiders"), "PW-ROUND-14"


def _nothing_else(_g: Paladins, _seat: int) -> Iterator[Reason]:
    yield from ()


VERBS: tuple[tuple[str, int, Callable[[Paladins, int], Iterator[Reason]]], ...] = (
    ("develop", DEVELOP, _develop),
    ("recruit", RECRUIT, _recruit),
    ("expedition", RECRUIT, _recruit),
    ("hunt", HUNT, _nothing_else),
    ("trade", TRADE, _nothing_else),
    ("pray", PRAY, _pray),
    ("conspire", CONSPIRE, _nothing_else),
    ("commission", COMMISSION, _commission),
    ("fortify", FORTIFY, _fortify),
    ("garrison", GARRISON, _garrison),
    ("absolve", ABSOLVE, _absolve),
    ("attack", ATTACK, _attack),
    ("convert", CONVERT, _convert),
)
"""The verbs of actions, their spaces, and what else can be missing."""


# -- each target ------------------------------------------------------------------------------------------------------


def _of_townsfolk(g: Paladins, seat: int) -> Iterator[Refusal]:
    """PW-ACT-RECRUIT-2 Price."""
    tables = g.terms.tables
    for column, card in enumerate(g.townsfolk_row):
        if card == NOTHING:
            continue
        cost = price(g, seat, RECRUIT, tables.prices[column])
        for verb in ("recruit", "expedition"):
            for why, clause in _silver(g, seat, cost, "PW-ACT-RECRUIT-2"):
                yield Refusal((verb, tables.townsfolk[card], SILVER), why, clause)
            if not tables.debts[column]:
                yield Refusal((verb, tables.townsfolk[card], DEBT), line("refused-no-debt"), "PW-ACT-RECRUIT-2")


def _of_slots(g: Paladins, seat: int, verb: str, flags: list[int], attribute: int, clause: str) -> Iterator[Refusal]:
    """PW-ACT-COMMISSION-3, PW-ACT-GARRISON-3 Where."""
    tables, value = g.terms.tables, g.value(seat, attribute)
    for slot, (name, flag) in enumerate(zip((slot.id for slot in tables.slots), flags, strict=True)):
        if slot not in g.terms.open_slots:
            yield Refusal((verb, name), line("refused-locked", count=tables.slots[slot].players), "PW-SETUP-12")
        elif g.slots[slot]:
            yield Refusal((verb, name), line("refused-taken"), clause)
        elif value < flag:
            message = "refused-faith" if attribute == FAITH else "refused-strength"
            yield Refusal((verb, name), line(message, need=flag, value=value), clause)
        else:
            yield Refusal((verb, name), line("refused-alike"), clause)


def _of_jars(g: Paladins, seat: int) -> Iterator[Refusal]:
    """PW-ACT-ABSOLVE-4 Rewards: a jar goes to a free slot."""
    for slot, jar in zip(g.terms.tables.content.absolve_slots, g.jars[seat], strict=True):
        why = line("refused-taken") if jar else line("refused-alike")
        yield Refusal(("absolve", slot.id), why, "PW-ACT-ABSOLVE-4")


def _of_outsiders(g: Paladins, seat: int) -> Iterator[Refusal]:
    """PW-ACT-ATTACK-2 Strength and silver, PW-ACT-CONVERT-3 Faith."""
    tables = g.terms.tables
    for column, card in enumerate(g.outsider_row):
        if card == NOTHING:
            continue
        for why, clause in _silver(g, seat, attack_cost(g, seat, column), "PW-ACT-ATTACK-2"):
            yield Refusal(("attack", tables.outsiders[card]), why, clause)
        if g.value(seat, FAITH) < tables.faith[column]:
            why = line("refused-faith", need=tables.faith[column], value=g.value(seat, FAITH))
            yield Refusal(("convert", tables.outsiders[card]), why, "PW-ACT-CONVERT-3")


def _of_favours(g: Paladins, seat: int) -> Iterator[Refusal]:
    """PW-FAVOUR-1 Using a Favour, PW-FAVOUR-2 Once per round overall."""
    tables = g.terms.tables
    for place in range(g.favours_shown):
        card = g.favours[place]
        beginning: Option = ("favour", tables.content.favours[card].id)
        if g.favour_used[place]:
            yield Refusal(beginning, line("refused-favour-used"), "PW-FAVOUR-2")
        elif not can_fill(g.workers[seat], tables.favour_needs[card]):
            yield Refusal(beginning, _workers(tables.favour_needs[card]), "PW-FAVOUR-1")
        elif not can_afford(g, seat, card):
            yield Refusal(beginning, line("refused-favour-cost"), "PW-FAVOUR-1")
    why = line("refused-no-favour") if g.favours_shown else line("refused-favours-hidden")
    yield Refusal(("favour",), why, "PW-FAVOUR-1")


def _of_second_workers(g: Paladins) -> Iterator[Refusal]:
    """PW-ACT-HUNT-1, PW-ACT-TRADE-1: both spots need their workers."""
    for action, clause in ((HUNT, "PW-ACT-HUNT-1"), (TRADE, "PW-ACT-TRADE-1")):
        yield Refusal((ACTIONS[action], 2), _workers(g.terms.tables.needs[action][0]), clause)


# -- regrets ----------------------------------------------------------------------------------------------------------


def follows(option: Option, view: PaladinsView, carried: int) -> Line | None:
    """Workers that are lost by passing, a debt, an Inquisition to come."""
    if view.seat is None:
        return None
    if option == ("pass",):
        lost = sum(view.seats[view.seat].workers.values()) - (carried if view.round < view.rounds else 0)
        return line("follows-pass", count=lost) if lost > 0 else None
    if option[-1] == DEBT:
        return line("follows-debt")
    return None
