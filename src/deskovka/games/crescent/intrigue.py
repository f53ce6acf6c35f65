"""Scheme and conspire: the two actions that look into the deck."""

from __future__ import annotations

from deskovka.games.crescent.asking import decide_in_step, limit_hand
from deskovka.games.crescent.cards import (
    is_murshids,
    refresh_deck,
    see,
    shuffle_unseen,
    take_into_hand,
)
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import MURSHID, NO_CARD, SULTAN
from deskovka.kernel import Flow, Option
from deskovka.kernel.knowledge import learn
from deskovka.kernel.picking import subsets


def look_at_top(g: Crescent, seat: int, count: int) -> int:
    """CM-ACT-DECK: a seat looks at the top cards of the deck; gives how many there are."""
    refresh_deck(g, count)
    count = min(count, len(g.deck))
    for card in g.deck[len(g.deck) - count :]:
        learn(g.known, g.sets, seat, card)
    g.reveal_to(seat)
    return count


def top(g: Crescent, count: int) -> list[int]:
    """The top cards of the deck, sorted by number."""
    return sorted(g.deck[len(g.deck) - count :])


def pick(g: Crescent, cards: list[int], names: Option) -> list[int]:
    """The cards with these names, one for each."""
    picked: list[int] = []
    for name in names:
        picked.append(next(card for card in cards if g.card(card) == name and card not in picked))
    return picked


def scheme(g: Crescent) -> Flow[None]:
    """CM-MURSHID-SCHEME Scheme, CM-MURSHID-SCHEME-SHORT Not enough Murshid cards."""
    wanted = 1 if g.hands[MURSHID] else 2
    count = look_at_top(g, MURSHID, g.terms.characters[MURSHID].draw)

    def options() -> list[Option]:
        own = [g.card(card) for card in top(g, count) if is_murshids(g, card)]
        taken = min(wanted, len(own))
        return subsets(("take",), own, taken, taken)

    option = yield from decide_in_step(g, MURSHID, "take", options, {"count": wanted}, hidden=True)
    taken = pick(g, top(g, count), option[1:])
    rest = [card for card in top(g, count) if card not in taken]
    short = wanted - len(taken)
    del g.deck[len(g.deck) - count :]
    shuffle_unseen(g, rest)
    for card in taken:
        g.sorted[card] = 1
        take_into_hand(g, MURSHID, card)
    if short:
        for card in rest:
            g.sorted[card] = 1
        g.deck = rest + g.deck
    else:
        g.deck += rest
    g.coins[MURSHID] += short
    g.reveal()
    g.tell("schemed", seat=MURSHID, count=len(taken), coins=short)
    g.whisper(MURSHID, "schemed_cards", seat=MURSHID, cards=tuple(g.card(card) for card in taken))
    yield from limit_hand(g, MURSHID)


def conspire(g: Crescent) -> Flow[None]:
    """CM-SULTAN-CONSPIRE Conspire."""
    count = look_at_top(g, SULTAN, g.terms.characters[SULTAN].draw)
    empty = min(g.bazaar.count(NO_CARD), count)

    def options() -> list[Option]:
        return subsets(("lay_out",), [g.card(card) for card in top(g, count)], empty, empty)

    option = yield from decide_in_step(g, SULTAN, "lay_out", options, {"count": empty}, hidden=True)
    laid = pick(g, top(g, count), option[1:])
    rest = [card for card in top(g, count) if card not in laid]
    del g.deck[len(g.deck) - count :]
    shuffle_unseen(g, rest)
    g.deck = rest + g.deck
    for card in laid:
        see(g, card)
        g.bazaar[g.bazaar.index(NO_CARD)] = card
    g.tell("conspired", seat=SULTAN, cards=tuple(g.card(card) for card in laid))
