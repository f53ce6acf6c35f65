"""Why something that all factions do alike is not offered: moves, battles, crafting, dominance, paths, cards.

Each function gives the first obstacle of everything of its kind, whether that is offered or not; ``refusals`` keeps
what is not. They look at what everybody knows and at what the player himself holds, and run only for a person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, line
from deskovka.games.root.cards import matching
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.movement import adjacent
from deskovka.games.root.pieces import rivals
from deskovka.games.root.state import Root
from deskovka.games.root.tables import ANY, CLEARING_SUITS, FERRY, NO_ITEM, SUITS
from deskovka.games.root.windows import BIRDSONG, BIRDSONG_START, DAYLIGHT
from deskovka.kernel import Question

Reason: TypeAlias = tuple[Line, str]
"""What is said, and the clause."""


def refusals(g: Root, question: Question) -> tuple[Refusal, ...]:
    """Why the open question does not offer more."""
    seat = question.seat
    reasons = SHARED.get(question.topic) or g.cast.factions[seat].reasons.get(question.topic)
    return not_offered(reasons(g, seat), question.options) if reasons else ()


# -- 4.2 Move --------------------------------------------------------------------------------------------------------


def no_move(g: Root, seat: int, verb: str = "move") -> Iterator[Refusal]:
    """4.2, 4.2.1: no warriors to move, or no rule of where they are and where they go."""
    origins = g.cast.factions[seat].origins(g, seat)
    if not origins:
        yield Refusal((verb,), line("refused-no-warriors"), "4.2")
        return
    for clearing in g.woodland.clearings:
        if clearing not in origins:
            yield Refusal((verb, clearing), line("refused-no-warriors-in", clearing=clearing), "4.2")
    for origin in origins:
        name, reasons = g.woodland.name_of(origin), []
        for target in adjacent(g, seat, origin):
            reasons.append(_not_there(g, seat, origin, target))
            yield Refusal((verb, name, g.woodland.name_of(target)), *reasons[-1])
        banned = next((reason for reason in reasons if reason[1] != "4.2.1"), None)
        yield Refusal((verb, name), *(banned or (line("refused-rule-around", clearing=name), "4.2.1")))
    yield Refusal((verb,), line("refused-rule"), "4.2.1")


def _not_there(g: Root, seat: int, origin: int, target: int) -> Reason:
    """4.2.1, 13.7.2, D.6.2: why no piece may go from one place to another."""
    name_of = g.woodland.name_of
    rule = line("refused-rule-of", clearing=name_of(origin), target=name_of(target)), "4.2.1"
    return barred(g, seat, origin, target) or rule


def barred(g: Root, seat: int, origin: int, target: int) -> Reason | None:
    """13.7.2, D.6.2: what keeps the pieces of a player from going there, if something does."""
    name_of = g.woodland.name_of
    for owner, effect in g.in_force.forbids_moving:
        if effect.forbids_moving(g, owner, seat, origin, target):
            message, clause = effect.bar
            return line(message, clearing=name_of(origin), target=name_of(target)), clause
    return None


def held(g: Root, kind: int, clearing: int) -> Reason | None:
    """E-band-2: what keeps the pieces of a kind in a clearing, if something does."""
    for owner, effect in g.in_force.holds:
        if effect.holds(g, owner, kind, clearing):
            message, clause = effect.bar
            return line(message, clearing=clearing), clause
    return None


def no_ferry(g: Root, seat: int, verb: str = "ferry") -> Iterator[Refusal]:
    """C.2.5, F-ferry-2 Ferry, once in a turn from where it lies; where there is none nobody misses it."""
    ferry = g.landmarks[FERRY]
    if ferry < 0:
        return
    if g.ferried:
        yield Refusal((verb,), line("refused-ferried"), "C.2.5")
    elif ferry not in g.cast.factions[seat].origins(g, seat):
        yield Refusal((verb,), line("refused-no-ferry", clearing=ferry), "C.2.5")
    yield Refusal((verb,), line("refused-ferry-rule", clearing=ferry), "4.2.1")


# -- 4.3 Battle ------------------------------------------------------------------------------------------------------


def no_battle(g: Root, seat: int, verb: str = "battle") -> Iterator[Refusal]:
    """4.3: no warriors to attack with, or nobody to attack where they are."""
    held = g.cast.factions[seat].footholds(g, seat)
    if not held:
        yield Refusal((verb,), line("refused-no-warriors"), "4.3")
        return
    for clearing in g.woodland.clearings:
        if clearing not in held:
            yield Refusal((verb, clearing), line("refused-no-warriors-in", clearing=clearing), "4.3")
            continue
        yield from partners_in(g, seat, verb, clearing)
        yield from spared_in(g, seat, verb, clearing)
        yield Refusal((verb, clearing), line("refused-nobody-in", clearing=clearing), "4.3")
    yield Refusal((verb,), line("refused-nobody"), "4.3")


def partners_in(g: Root, seat: int, verb: str, clearing: int) -> Iterator[Refusal]:
    """9.2.8: partners of a coalition are no enemies."""
    for other in g.cast.seats:
        if other != seat and other not in g.enemies[seat] and g.presence[other][clearing]:
            yield Refusal((verb, clearing, other), line("refused-coalition", seat=other), "9.2.8")


def spared_in(g: Root, seat: int, verb: str, clearing: int) -> Iterator[Refusal]:
    """E.R3: hirelings of one's own or of a partner; E-flotilla-1, E-stoic-3: who cannot be battled."""
    for owner in g.cast.owners[g.terms.players :]:
        if g.presence[owner][clearing]:
            name, is_enemy = g.cast.called[owner], owner in g.enemies[seat]
            message, clause = g.cast.parties[owner].shield if is_enemy else ("refused-own-hireling", "E.R3")
            yield Refusal((verb, clearing, name), line(message, hireling=name), clause)
    for owner, effect in g.in_force.forbids_battle:
        for other in rivals(g, seat):
            if g.presence[other][clearing] and effect.forbids_battle(g, owner, seat, other, clearing):
                message, clause = effect.cover
                yield Refusal((verb, clearing, other), line(message, hireling=g.cast.called[owner], seat=other), clause)


# -- 1.1.2 Placing ---------------------------------------------------------------------------------------------------


def no_placing(g: Root, placer: int, clearing: int) -> Reason | None:
    """6.2.2, D.6.2: what keeps a player from placing pieces there, if something does."""
    for seat, effect in g.in_force.forbids_placing:
        if effect.forbids_placing(g, seat, placer, clearing):
            message, clause = effect.ban
            return line(message, clearing=clearing), clause
    return None


def no_slot(g: Root, placer: int, clearing: int) -> Reason | None:
    """2.2.3 Slots, 6.2.2, D.6.2: what keeps a player from putting a building there, if something does."""
    if g.slots[clearing] <= 0:
        return line("refused-no-slot", clearing=clearing), "2.2.3"
    return no_placing(g, placer, clearing)


# -- 4.1 Crafting ----------------------------------------------------------------------------------------------------


def no_craft(g: Root, seat: int, no_pieces: str = "refused-no-crafting-pieces") -> Iterator[Refusal]:
    """4.1: no cards, no crafting pieces that are left, or none of the cards that they pay for."""
    hand = g.hands[seat]
    if not hand:
        yield Refusal(("craft",), line("refused-no-cards"), "4.1")
        return
    power = g.cast.factions[seat].crafting_power(g, seat)
    for card in hand:
        yield Refusal(("craft", g.terms.deck.names[card]), *_not_crafted(g, seat, card, power))
    yield Refusal(("craft",), line("refused-no-craft" if sum(power) else no_pieces), "4.1.1")


def _not_crafted(g: Root, seat: int, card: int, power: list[int]) -> Reason:
    """4.1.1, 4.1.2, 4.1.4: why a card cannot be crafted now."""
    deck = g.terms.deck
    cost, item = deck.costs[card], deck.items[card]
    if cost is None:
        ambush = deck.cards[card].kind == "ambush"
        return (line("refused-craft-ambush"), "4.3.1") if ambush else (line("refused-craft-dominance"), "3.3")
    if item != NO_ITEM and not g.items[item]:
        return line("refused-craft-item", item=g.terms.tables.items[item]), "4.1.2"
    for owner, effect in g.in_force.forbids_crafting:
        if effect.forbids_crafting(g, owner, seat, card):
            message, clause = effect.craft_ban
            return line(message), clause
    if deck.persistent[card] and deck.names[card] in [deck.names[other] for other in g.crafted[seat]]:
        return line("refused-craft-twice"), "4.1.4"
    lacking = [max(0, need - have) for need, have in zip(cost[:ANY], power, strict=False)]
    rest = sum(cost) - sum(power) - sum(lacking)
    missing = (*_suits(lacking), *((line("about-any-suit", count=rest),) if rest > 0 else ()))
    return line("refused-craft-cost", suits=_cost(cost), missing=missing), "4.1.1"


def _suits(counts: Iterable[int]) -> tuple[Line, ...]:
    suits = zip(CLEARING_SUITS, counts, strict=False)
    return tuple(line("about-suit", suit=suit, count=count) for suit, count in suits if count)


def _cost(cost: tuple[int, ...]) -> tuple[Line, ...]:
    return (*_suits(cost[:ANY]), *((line("about-any-suit", count=cost[ANY]),) if cost[ANY] else ()))


# -- K.3, K.6 What a window offers -----------------------------------------------------------------------------------


def in_birdsong(g: Root, seat: int) -> Iterator[Refusal]:
    """K.3: crafted cards."""
    yield from no_use(g, seat, BIRDSONG, "K.3")


def in_daylight(g: Root, seat: int) -> Iterator[Refusal]:
    """K.6: dominance, paths, crafted cards, F-market-2: the Black Market, E.2.4: hirelings."""
    yield from no_dominance(g, seat)
    yield from no_path(g, seat)
    yield from withheld(g, seat, DAYLIGHT)
    yield from no_use(g, seat, DAYLIGHT, "K.6")


def no_dominance(g: Root, seat: int) -> Iterator[Refusal]:
    """3.3.1 Activating dominance, 3.3.4 Taking an available dominance card."""
    yield Refusal(("activate_dominance",), *_not_dominant(g, seat))
    if not g.available:
        yield Refusal(("take_dominance",), line("refused-none-available"), "3.3.4")
    deck = g.terms.deck
    available = {deck.names[card]: card for card in g.available}.values()
    suits = tuple(SUITS[deck.suits[card]] for card in available)
    for card, suit in zip(available, suits, strict=True):
        if not matching(g, seat, deck.suits[card]):
            yield Refusal(("take_dominance", deck.names[card]), line("refused-payment", suits=(suit,)), "3.3.4")
    yield Refusal(("take_dominance",), line("refused-payment", suits=suits), "3.3.4")


def _not_dominant(g: Root, seat: int) -> Reason:
    """3.3.1, 3.3.2, 9.2.8: why no dominance card can be activated."""
    if not g.has_marker(seat):
        return line("refused-no-marker"), "3.3.2"
    if not any(card in g.hands[seat] for card in g.terms.deck.dominance):
        return line("refused-no-dominance-card"), "3.3.1"
    least = g.terms.tables.setup.dominance_min_score
    if g.score[seat] < least:
        return line("refused-dominance-points", points=least, total=g.score[seat]), "3.3.1"
    return line("refused-no-partner"), "9.2.8"


def no_path(g: Root, seat: int) -> Iterator[Refusal]:
    """C.3.3 Opening a path; on maps without closed paths nobody misses it."""
    if not g.woodland.closed_paths:
        return
    if g.opened_path:
        yield Refusal(("open_path",), line("refused-path-opened"), "C.3.3")
    elif not g.hands[seat]:
        yield Refusal(("open_path",), line("refused-no-cards"), "C.3.3")
    yield Refusal(("open_path",), line("refused-no-path"), "C.3.3")


def no_use(g: Root, seat: int, window: str, clause: str) -> Iterator[Refusal]:
    """K.3, K.6: a crafted card was used in this turn, or there is nothing to use it for."""
    for owner, effect in g.in_force.offers.get(window, ()):
        if owner == seat and isinstance(effect, CardEffect):
            message = "refused-used" if g.was_used(seat, effect.card) else effect.idle
            why = line("refused-card", card=effect.card, why=line(message))
            yield Refusal((effect.verb, effect.card), why, clause)
            yield Refusal((effect.verb,), why, clause)


def at_birdsong_start(g: Root, seat: int) -> Iterator[Refusal]:
    """11.2.6: what others have for sale; E.2.3: what hirelings do."""
    yield from withheld(g, seat, BIRDSONG_START)


def withheld(g: Root, seat: int, window: str) -> Iterator[Refusal]:
    """11.2.6, F-market-2, E.2.4: why effects do not offer more in a window."""
    for owner, effect in g.in_force.offers.get(window, ()):
        yield from effect.withholds(g, owner, seat, window)


def _move_or_battle(g: Root, seat: int) -> Iterator[Refusal]:
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)


SHARED: dict[str, Callable[[Root, int], Iterable[Refusal]]] = {
    "birdsong_start": at_birdsong_start,
    "move": no_move,
    "battle": no_battle,
    "league": _move_or_battle,
}
"""Questions that any faction may be asked."""
