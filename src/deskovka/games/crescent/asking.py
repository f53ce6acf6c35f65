"""Asking while cards may be played at any time (CM-CARD-11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from deskovka.games.crescent.anytime import play_now, playable_now
from deskovka.games.crescent.cards import may_hold
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
) -> Flow[Option | None]:
    """CM-CARD-11 ANYTIME windows: a seat decides, and may play a card instead; None: one was played, ask again.

    ``several``: there is a choice for sure, so that the options need not be counted.
    """
    private = may_hold(g, seat, "anytime")
    ask = Ask(seat, topic, lambda: options() + playable_now(g, seat), facts, private=private, several=several)
    option: Option = yield ask
    if option[0] != "now":
        return option
    yield from play_now(g, seat, str(option[1]))
    return None


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
