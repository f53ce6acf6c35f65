"""Asking while cards may be played at any time (CM-CARD-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from deskovka.games.crescent.anytime import play_now, playable_now
from deskovka.games.crescent.cards import in_hand, may_hold, throw_away
from deskovka.games.crescent.state import Crescent
from deskovka.kernel import Ask, Facts, Flow, Option, choose_open
from deskovka.kernel.flow import NO_FACTS, Options


def decide(
    g: Crescent,
    seat: int,
    topic: str,
    options: Callable[[], list[Option]],
    facts: Facts = NO_FACTS,
    several: bool = False,
    hidden: bool = False,
) -> Flow[Option | None]:
    """CM-CARD-11 ANYTIME windows: a seat decides, and may play a card instead; None: one was played, ask again.

    ``several``: there is a choice for sure, so that the options need not be counted. ``hidden``: the options depend on
    what only the seat knows.
    """
    private = hidden or may_hold(g, seat, "anytime")
    ask = Ask(seat, topic, lambda: options() + playable_now(g, seat), facts, private=private, several=several)
    option: Option = yield ask
    if option[0] != "now":
        return option
    yield from play_now(g, seat, str(option[1]))
    return None


def decide_in_step(
    g: Crescent,
    seat: int,
    topic: str,
    options: Callable[[], list[Option]],
    facts: Facts = NO_FACTS,
    hidden: bool = False,
) -> Flow[Option]:
    """CM-CARD-11 ANYTIME windows: a choice in the midst of a step; in its own turn a seat may play cards before it."""
    while seat == g.turn and (hidden or len(options()) > 1):
        option = yield from decide(g, seat, topic, options, facts, hidden=hidden)
        if option is not None:
            return option
    chosen: Option = yield Ask(seat, topic, options, facts, private=hidden)
    return chosen


def decide_in_turn(
    g: Crescent, seat: int, topic: str, options: Callable[[], list[Option]], facts: Facts = NO_FACTS
) -> Flow[Option | None]:
    """CM-CARD-11 ANYTIME windows: between two actions everybody may play; nobody waits for who only might."""
    ask = Ask(seat, topic, lambda: options() + playable_now(g, seat), facts, private=True, others=others(g, seat))
    who, option = yield from choose_open(ask)
    if option[0] != "now":
        return option
    yield from play_now(g, who, str(option[1]))
    return None


def others(g: Crescent, seat: int) -> Mapping[int, Callable[[], Options]]:
    """Whoever may hold an ANYTIME card, as far as everybody knows, may play one (CM-CARD-1)."""
    return {
        other: partial(playable_now, g, other)
        for other in g.terms.seats
        if other != seat and may_hold(g, other, "anytime")
    }


def limit_hand(g: Crescent, seat: int) -> Flow[None]:
    """CM-LIMIT-3 Eight cards, CM-LIMIT-4 Campaign and the limit; an ANYTIME card may be played instead (CM-CARD-11)."""
    most, campaign = g.terms.params.hand, len(g.terms.tables.kinds) - 1

    def options() -> list[Option]:
        return list(dict.fromkeys(("discard", g.card(card)) for card in g.hands[seat] if card != campaign))

    while (left := len(g.hands[seat]) - most) > 0:
        option = yield from decide(g, seat, "discard", options, {"left": left}, hidden=True)
        if option is None:
            continue
        card = in_hand(g, seat, str(option[1]))
        g.hands[seat].remove(card)
        throw_away(g, card)
        g.tell("discarded", seat=seat, card=g.card(card))
