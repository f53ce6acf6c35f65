"""4.1 Crafting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from deskovka.games.root.cards import discard, discard_played, may_hold, named, play
from deskovka.games.root.pieces import effects_changed
from deskovka.games.root.points import score
from deskovka.games.root.state import Root
from deskovka.games.root.tables import ANY, CLEARING_SUITS, NO_ITEM, Deck
from deskovka.kernel import Ask, Flow, Option

ACTIVATE: tuple[Option, ...] = tuple(("activate", suit) for suit in CLEARING_SUITS)


def craft_options(g: Root, seat: int) -> list[Option]:
    """4.1: every card of the hand that a seat can craft now."""
    hand = g.hands[seat]
    if not hand:
        return []
    power = g.cast.factions[seat].crafting_power(g, seat)
    if not sum(power):
        return []
    payable = _payable(g.terms.deck, tuple(power))
    return named(g, "craft", [card for card in hand if payable[card] and may_craft(g, seat, card)])


@lru_cache(maxsize=2048)
def _payable(deck: Deck, power: tuple[int, ...]) -> tuple[bool, ...]:
    """4.1.1: for each card of the deck, whether these crafting pieces can pay for it; found once for all games."""
    return tuple(_can_pay(power, cost) for cost in deck.costs)


def _can_pay(power: Sequence[int], cost: Sequence[int] | None) -> bool:
    """4.1.1 Crafting cost."""
    if cost is None or sum(cost) > sum(power):
        return False
    missing = sum(need - have for need, have in zip(cost[:ANY], power, strict=False) if need > have)
    return missing <= power[ANY]


def may_craft(g: Root, seat: int, card: int) -> bool:
    """4.1.2: the shown item must be in the supply; 4.1.4 No duplicates."""
    for owner, effect in g.in_force.forbids_crafting:
        if effect.forbids_crafting(g, owner, seat, card):
            return False
    deck = g.terms.deck
    item = deck.items[card]
    if item != NO_ITEM:
        return g.items[item] > 0
    if deck.persistent[card]:
        return deck.names[card] not in [deck.names[other] for other in g.crafted[seat]]
    return True


def craft(g: Root, seat: int, name: str) -> Flow[None]:
    """4.1: pay for a card of the hand, and have what it gives.

    The card lies open before anything is asked, so that nobody has to remember what was in a hand.
    """
    card = play(g, seat, name, "crafted")
    cost = g.terms.deck.costs[card]
    assert cost is not None
    if (yield from _is_exported(g, seat, card)):
        yield from _pay(g, seat, cost)
        discard_played(g)
        return
    if g.terms.deck.persistent[card]:
        lay_down(g, seat, g.played.pop())
    yield from _pay(g, seat, cost)
    item = g.terms.deck.items[card]
    if item != NO_ITEM:
        yield from _craft_item(g, seat, card, item)
    elif not g.terms.deck.persistent[card]:
        yield from g.terms.immediate[name](g, seat)
    for effect in g.in_force.keeps_crafted[seat]:
        if card in g.played and (yield from effect.keeps_crafted(g, seat, card)):
            g.played.remove(card)
    discard_played(g)
    if item != NO_ITEM:
        for owner, effect in g.in_force.after_crafting_item:
            yield from effect.after_crafting_item(g, owner, seat, item)


def _is_exported(g: Root, seat: int, card: int) -> Flow[bool]:
    """11.5.3.I: whether the card is crafted for what somebody has instead of it."""
    for effect in g.in_force.exports[seat]:
        if (yield from effect.exports(g, seat, card)):
            return True
    return False


def may_fight_between_crafting(g: Root, seat: int) -> bool:
    """4.1.1-x1: whether crafting pieces might be lost before the next card, by what everybody knows.

    Only then it can matter which of two equal ones was activated.
    """
    cards = g.terms.fights_in_daylight
    return bool(cards) and (any(card in g.crafted[seat] for card in cards) or may_hold(g, seat, cards))


def _pay(g: Root, seat: int, cost: Sequence[int]) -> Flow[None]:
    """4.1.1: activate a piece for each symbol; for question marks the player chooses among the suits that are left."""
    faction = g.cast.factions[seat]
    for suit in range(ANY):
        yield from faction.activate(g, seat, suit, cost[suit])
    left = cost[ANY]
    lowest = 0
    while left:
        power = faction.crafting_power(g, seat)
        offered = [s for s in range(lowest, ANY) if power[s] and sum(power[s:]) >= left] or [lowest]
        if len(offered) > 1:
            option: Option = yield Ask(seat, "activate", [ACTIVATE[suit] for suit in offered], {"left": left})
            lowest = ACTIVATE.index(option)
        else:
            lowest = offered[0]
        yield from faction.activate(g, seat, lowest, 1)
        left -= 1


def _craft_item(g: Root, seat: int, card: int, item: int) -> Flow[None]:
    """4.1.2: take the item and score the printed points (3.2.2)."""
    g.items[item] -= 1
    g.tell("item_taken", seat=seat, item=g.terms.tables.items[item])
    faction = g.cast.factions[seat]
    yield from faction.gain_item(g, seat, item)
    points = g.terms.deck.cards[card].vp
    for effect in g.in_force.item_points[seat]:
        points = effect.item_points(g, seat, points)
    points += sum(effect.item_bonus(g, seat) for effect in g.in_force.item_bonus[seat])
    score(g, seat, points)


# -- cards in the play area ------------------------------------------------------------------------------------------


def lay_down(g: Root, seat: int, card: int) -> None:
    """4.1.3 Persistent effects: the card lies in the play area, and its effect is in force."""
    g.crafted[seat].append(card)
    effects_changed(g)


def discard_crafted(g: Root, seat: int, name: str) -> None:
    """Discard a card with a persistent effect from a play area."""
    card = next(card for card in g.crafted[seat] if g.terms.deck.names[card] == name)
    g.crafted[seat].remove(card)
    g.terms.effects[name].leave_play(g, seat)
    g.tell("crafted_discarded", seat=seat, card=name)
    discard(g, card)
    effects_changed(g)
