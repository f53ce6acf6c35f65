"""8.2.3, 8.2.4, 8.2.6. The Supporters of the Woodland Alliance: who joins them, and how they are spent and lost.

They lie face down and only the Alliance may look at them; but who has handed a card over knows that it is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cards import (
    discard,
    discard_from_hand,
    hand_over,
    held,
    named,
    show_hand,
    show_to,
    take_openly,
    top_card,
)
from deskovka.games.root.factions.alliance.board import board_of, capacity, has_room
from deskovka.games.root.tables import BIRD
from deskovka.kernel import Ask, Facts, Flow, Option
from deskovka.kernel.state import EVERYBODY

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

SHOW_HAND: Option = ("show_hand",)


# -- who joins -------------------------------------------------------------------------------------------------------


def draw_supporters(g: Root, seat: int, count: int) -> None:
    """8.3.4, 8.2.6: cards from the top of the deck join the Supporters; one that does not fit is discarded."""
    for _ in range(count):
        if (card := top_card(g)) < 0:
            return
        name = g.terms.deck.names[card]
        if has_room(g, seat):
            board_of(g, seat).supporters.append(card)
            show_to(g, seat, card)
            g.tell("supporter_joined", seat=seat)
            g.whisper(seat, "supporter_joined_card", seat=seat, card=name)
        else:
            g.tell("supporter_refused", seat=seat, card=name)
            discard(g, card)


def mobilize(g: Root, seat: int, name: str) -> None:
    """8.5.2 Mobilize: a hand card joins the Supporters, unseen by the others."""
    if has_room(g, seat):
        card = held(g, g.hands[seat], name)
        hand_over(g, seat, card, seat, g.terms.deck.every)
        board_of(g, seat).supporters.append(card)
        g.tell("mobilized", seat=seat)
        g.whisper(seat, "mobilized_card", seat=seat, card=name)
    else:
        discard_from_hand(g, seat, name)


def outrage(g: Root, seat: int, payer: int, clearing: int) -> Flow[None]:
    """8.2.6 Outrage: a matching hand card of the payer joins the Supporters; without one, the top card of the deck.

    Who has cards is asked, whatever they are. Who has no match shows them to the Alliance.
    """
    g.tell("outrage", seat=payer, clearing=clearing)
    fits = g.terms.deck.fits[g.woodland.suits[clearing]]
    if not g.hands[payer]:
        draw_supporters(g, seat, 1)
        return

    def options() -> list[Option]:
        return named(g, "give_supporter", [card for card in g.hands[payer] if fits[card]]) or [SHOW_HAND]

    option: Option = yield Ask(payer, "outrage", options, {"clearing": clearing, "seat": seat}, private=True)
    if option == SHOW_HAND:
        show_hand(g, payer, seat)
        draw_supporters(g, seat, 1)
    else:
        _hand_over_supporter(g, seat, payer, str(option[1]), clearing)


def _hand_over_supporter(g: Root, seat: int, payer: int, name: str, clearing: int) -> None:
    """8.2.6, 8.2.6-x1: the card joins the Supporters; one that does not fit is discarded."""
    if not has_room(g, seat):
        discard_from_hand(g, payer, name)
        return
    card = held(g, g.hands[payer], name)
    hand_over(g, payer, card, seat, g.terms.deck.fits[g.woodland.suits[clearing]])
    board_of(g, seat).supporters.append(card)
    g.tell("supporter_given", seat=payer, owner=seat, clearing=clearing)
    if g.known[card] == EVERYBODY:
        g.tell("supporter_seen", seat=payer, owner=seat, card=name)
    for knowing in (payer, seat):
        g.whisper(knowing, "supporter_given_card", seat=payer, owner=seat, card=name)


# -- who leaves ------------------------------------------------------------------------------------------------------


def count_supporters(g: Root, seat: int) -> list[int]:
    """8.2.3: for each ground of clearings how many Supporters can be spent for it; birds are wild."""
    counts = [0, 0, 0, 0]
    suits = g.terms.deck.suits
    for card in board_of(g, seat).supporters:
        counts[suits[card]] += 1
    return [*[count + counts[BIRD] for count in counts[:BIRD]], counts[BIRD], sum(counts)]


def spend_supporters(g: Root, seat: int, suit: int, count: int, facts: Facts) -> Flow[None]:
    """8.4.1.II, 8.4.2.II Pay: spend that many Supporters of a suit."""
    return _choose_leaving(g, seat, count, "pay_supporters", "supporter_spent", g.terms.deck.fits[suit], facts)


def lose_base(g: Root, seat: int, clearing: int) -> Flow[None]:
    """8.2.4 Losing a base: Supporters of its suit and birds go, half of the officers, and what does not fit now.

    F-lostcity-2: where a clearing has all suits, so has its base.
    """
    board, fits = board_of(g, seat), g.terms.deck.fits[g.woodland.suits[clearing]]
    if board.supporters:
        g.reveal()  # who stays is of another suit, even if nobody goes
    leaving = [card for card in board.supporters if fits[card]]
    board.supporters = [card for card in board.supporters if not fits[card]]
    for card in leaving:
        g.tell("supporter_discarded", seat=seat, card=g.terms.deck.names[card])
        discard(g, card)
    if lost := (board.officers + 1) // 2:
        board.officers -= lost
        g.supply[g.cast.numbers[seat]["warrior"]] += lost
        g.tell("officers_lost", seat=seat, count=lost)
    most = capacity(g, seat)
    if most is not None and len(board.supporters) > most:
        surplus = len(board.supporters) - most
        every = g.terms.deck.every
        yield from _choose_leaving(g, seat, surplus, "supporters_limit", "supporter_discarded", every, {})


def _choose_leaving(
    g: Root, seat: int, count: int, topic: str, event: str, eligible: Sequence[bool], facts: Facts
) -> Flow[None]:
    """Discard as many Supporters, one after another in the order of the deck, so that no set is offered twice."""
    supporters = board_of(g, seat).supporters
    lowest = 0
    for left in range(count, 0, -1):
        if left == len(supporters):  # for all to see, there is no choice
            name = g.terms.deck.names[min(supporters)]
        else:
            ask = _ask_leaving(g, seat, topic, lowest, left, eligible, facts)
            option: Option = yield ask
            name = str(option[1])
        lowest = g.terms.deck.numbers[name][0]
        card = take_openly(g, seat, supporters, name)
        g.tell(event, seat=seat, card=name)
        discard(g, card)


def _ask_leaving(g: Root, seat: int, topic: str, lowest: int, left: int, eligible: Sequence[bool], facts: Facts) -> Ask:
    supporters = board_of(g, seat).supporters

    def options() -> list[Option]:
        mine = sorted([card for card in supporters if eligible[card]])
        cards = [card for card in mine if card >= lowest]
        if len(cards) < left:  # the Supporters were dealt anew in between, for a player who does not know them
            cards = mine if len(mine) >= left else sorted(supporters)
        return named(g, "supporter", cards[: len(cards) - left + 1])

    return Ask(seat, topic, options, {**facts, "left": left}, private=True)
