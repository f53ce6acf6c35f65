"""What cards, slots and action spaces of Paladins do, with the numbers of the tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

from deskovka.content.told import WINNING, Line, Thing, line
from deskovka.games.paladins.tables import (
    Content,
    Favour,
    Order,
    Outsider,
    Paladin,
    Slot,
    Space,
    Townsfolk,
    Wall,
)


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """Every card, slot, action and worker."""
    found = {Thing("townsfolk", card.id): about_townsfolk(card) for card in content.townsfolk}
    found |= {Thing("outsider", card.id): about_outsider(card, content) for card in content.outsiders}
    found |= {Thing("paladin", card.id): about_paladin(card) for card in content.paladins}
    found |= {Thing("tavern", card.id): (line("about-workers", gains=gains(card.workers)),) for card in content.tavern}
    found |= {Thing("order", card.id): (about_order(card),) for card in content.orders}
    found |= {Thing("favour", card.id): about_favour(card) for card in content.favours}
    found |= {Thing("wall", card.id): about_wall(card) for card in content.walls}
    found |= {Thing("slot", slot.id): (about_slot(slot),) for region in content.regions for slot in region.slots}
    found |= {Thing("slot", slot.id): _effects(slot.gain, ()) for slot in content.absolve_slots}
    found |= {Thing("action", action): about_space(action, space) for action, space in content.spaces.items()}
    found |= {Thing("action", "attack"): about_attack(content)}
    found |= {Thing("attribute", name): (_attribute(content),) for name in ("faith", "strength", "influence")}
    found[WINNING] = _winning(content)
    return found | _workers() | _workshops(content) | _suspicion(content) | _virtual(content)


def _winning(content: Content) -> tuple[Line, ...]:
    """11. When the game ends, and what is worth points then."""
    return (
        line("win-end", rounds=content.rounds),
        line("win-attributes", most=content.attribute_points[-1]),
        line("win-actions"),
        line("win-orders", most=max(content.order_points, default=0)),
        line("win-outsiders"),
        line("win-debts", unpaid=-content.debt.unpaid),
        line("win-ties"),
    )


def gains(rewards: Mapping[Any, int]) -> tuple[Line, ...]:
    """What is gained, as a list."""
    return tuple(line(f"gain-{token}", count=times) for token, times in rewards.items() if times)


def about_townsfolk(card: Townsfolk) -> tuple[Line, ...]:
    """What a townsfolk card brings in an expedition, at once, and each time."""
    lines = [line(f"about-when-{card.trigger}", gains=gains(card.gain))]
    if card.when != "any":
        lines.append(line(f"about-only-{card.when}"))
    if card.bonus:
        lines.append(line("about-bonus", gains=gains(card.bonus)))
    return (*lines, line("about-expedition", gains=gains(card.discard)))


def about_outsider(card: Outsider, content: Content) -> tuple[Line, ...]:
    """What an outsider brings when it is attacked, and when it is converted."""
    rule = content.scoring[card.kind]
    scores = line("about-scores", term=rule.per, every=rule.every, points=rule.vp)
    if rule.base:
        scores = line("about-scores-base", term=rule.per, every=rule.every, points=rule.vp, base=rule.base)
    return (
        line("about-people", people=card.people),
        line("about-attacked", gains=gains(card.attack)),
        line("about-converted", gains=gains({"strength": card.strength})),
        scores,
    )


def about_paladin(card: Paladin) -> tuple[Line, ...]:
    """The workers, the boost and the ability of a paladin."""
    lines = [line("about-workers", gains=gains(card.workers)), line("about-boost", gains=gains(card.boost))]
    if card.free:
        lines.append(line("about-free", action=card.action))
    if card.discount:
        lines.append(line("about-discount", action=card.action, count=card.discount))
    if card.bonus:
        lines.append(line("about-each-time", action=card.action, gains=gains(card.bonus)))
    return tuple(lines)


def about_order(card: Order) -> Line:
    """What an Order asks for."""
    return line("about-order", action=card.action, count=card.need)


def about_favour(card: Favour) -> tuple[Line, ...]:
    """The worker, the cost and the effect of a Favour."""
    lines = [line("about-favour-worker", worker=card.worker)]
    if card.cost:
        lines.append(line("about-favour-cost", gains=gains(card.cost)))
    return (*lines, *_effects(card.gain, card.either))


def about_wall(card: Wall) -> tuple[Line, ...]:
    """What a wall gives, and its points."""
    lines = _effects(card.gain, card.either)
    return (*lines, line("about-wall-points", points=card.vp)) if card.vp else lines


def _effects(gain: Mapping[Any, int], either: tuple[Mapping[Any, int], ...]) -> tuple[Line, ...]:
    lines = [line("about-gives", gains=gains(gain))] if gain else []
    if either:
        ways = [line("told-gains", gains=gains(way)) for way in either]
        lines.append(
            line("about-either", ways=reduce(lambda one, other: line("about-or", first=one, second=other), ways))
        )
    return tuple(lines)


def about_slot(slot: Slot) -> Line:
    """The reward of a slot; some are there only with more players."""
    if slot.players > 1:
        return line("about-slot-locked", gains=gains(slot.gain), players=slot.players)
    return line("about-gives", gains=gains(slot.gain))


def about_space(action: str, space: Space) -> tuple[Line, ...]:
    """The workers of an action, its costs along the track, what it asks for and gives, and its points."""
    lines = [line(f"about-action-{action}"), line("about-spots", workers=space.spots)]
    if space.silver:
        lines.append(line("about-silver", numbers=_row(space.silver)))
    if space.provision:
        lines.append(line("about-provisions", numbers=_row(space.provision)))
    if space.influence:
        lines.append(line("about-influence", numbers=_row(space.influence)))
    if space.gain:
        lines.append(line("about-one" if space.two else "about-gives", gains=gains(space.gain)))
    if space.two:
        lines.append(line("about-two", gains=gains(space.two)))
    if space.points:
        steps = tuple(line("about-step", count=count, points=points) for count, points in space.points.items())
        lines.append(line("about-points", steps=steps))
    return tuple(lines)


def about_attack(content: Content) -> tuple[Line, ...]:
    """Attack, with the silver for missing strength."""
    lines = about_space("attack", content.spaces["attack"])
    return (*lines, line("about-lacking", count=content.strength_per_silver))


def _row(numbers: tuple[int, ...]) -> Line:
    """The numbers of a track, one after another."""
    return line("about-row", row=" ".join(str(number) for number in numbers))


def _attribute(content: Content) -> Line:
    return line("about-attribute", numbers=_row(content.attribute_points))


def _workers() -> dict[Thing, tuple[Line, ...]]:
    coloured = ("scout", "merchant", "fighter", "cleric")
    found: dict[Thing, tuple[Line, ...]] = {Thing("worker", worker): (line("about-coloured"),) for worker in coloured}
    return found | {
        Thing("worker", "labourer"): (line("about-labourer"),),
        Thing("worker", "criminal"): (line("about-criminal"),),
    }


def _workshops(content: Content) -> dict[Thing, tuple[Line, ...]]:
    start = content.start
    return {
        Thing("piece", "workshop"): (line("about-workshops", workers=content.workshops),),
        Thing("piece", "supply"): (line("about-start", silver=start.silver, provisions=start.provision),),
    }


def _suspicion(content: Content) -> dict[Thing, tuple[Line, ...]]:
    mix = tuple(line("about-mix", count=count, tax=tax) for tax, count in content.suspicion.items())
    debt = content.debt
    return {
        Thing("piece", "suspicion"): (line("about-suspicion", mix=mix),),
        Thing("piece", "debt"): (line("about-debt", unpaid=-debt.unpaid, paid=debt.paid),),
        Thing("piece", "tax"): (line("about-tax", numbers=_row(tuple(content.tax.values()))),),
        Thing("piece", "carried"): (line("about-carried", count=content.carried_workers),),
    }


def _virtual(content: Content) -> dict[Thing, tuple[Line, ...]]:
    solo = content.solo
    schemes = tuple(line("about-scheme", scheme=scheme, count=count) for scheme, count in solo.schemes.items())
    return {
        Thing("seat", "virtual"): (
            line("about-virtual-workers", count=solo.workers),
            line("about-virtual-marker", count=solo.resource_spaces),
            line("about-virtual-schemes", schemes=schemes, count=content.favours_in_play),
            line("about-virtual-least", count=solo.least_points),
            line(
                "about-virtual-workshops",
                easy=solo.workshops["easy"],
                standard=solo.workshops["standard"],
                hard=solo.workshops["hard"],
            ),
        ),
    }
