"""1.2, 2.1. Cards: drawing, spending, matching suits, handing over; and who knows which card is where.

A card is a number of the deck. ``g.known`` has a mask of seats for each card: who knows where it is. In options and
events a card goes by its name, so that copies of it are one option; ``held`` finds the card that is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.games.root.state import Root
from deskovka.games.root.tables import BIRD
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.state import EVERYBODY

_SEATS = 0xFF
"""The bits of a mask that stand for seats."""

# -- knowing ---------------------------------------------------------------------------------------------------------


def show(g: Root, card: int) -> None:
    """Lay a card open for everybody."""
    if g.known[card] != EVERYBODY:
        g.known[card] = EVERYBODY
        g.reveal()


def show_to(g: Root, seat: int, card: int) -> None:
    """G.1.30 Show: let one player look at a card."""
    if not g.known[card] >> seat & 1:
        g.known[card] |= 1 << seat
        g.reveal_to(seat)


def show_hand(g: Root, seat: int, viewer: int) -> None:
    """G.1.30 Show: let one player look at a whole hand."""
    for card in g.hands[seat]:
        show_to(g, viewer, card)
    g.tell("hand_shown", seat=seat, viewer=viewer)
    for card in g.hands[seat]:
        g.whisper(viewer, "saw_card", seat=seat, card=g.terms.deck.names[card])


def may_hold(g: Root, seat: int, cards: Iterable[int]) -> bool:
    """Whether, by what everybody knows, the hand could hold one of the cards: a question may depend on it."""
    hand = g.hands[seat]
    return bool(hand) and any(g.known[card] != EVERYBODY or card in hand for card in cards)


def _leave_unseen(g: Root, giver: int, others: int, could_be: Sequence[bool]) -> None:
    """Nobody outside the mask knows any more which of the cards that could have left a hand are still there."""
    for card in g.hands[giver]:
        if could_be[card]:
            g.known[card] &= others


def _mistake_copy(g: Root, giver: int, card: int, receiver: int) -> None:
    """Who gets a card and had seen only a copy of it in that hand takes it for the one that he saw."""
    if g.known[card] >> receiver & 1:
        return
    for copy in g.terms.deck.numbers[g.terms.deck.names[card]]:
        if copy in g.hands[giver] and g.known[copy] >> receiver & 1:
            g.known[copy] &= ~(1 << receiver)
            return


# -- finding cards and naming them -----------------------------------------------------------------------------------


def named(g: Root, verb: str, cards: Sequence[int]) -> list[Option]:
    """An option for each of the cards by its name; copies are one option."""
    if not cards:
        return []
    offered = g.terms.deck.offered(verb)
    options: list[Option] = []
    for card in cards:
        option = offered[card]
        if option not in options:
            options.append(option)
    return options


def matching(g: Root, seat: int, suit: int) -> list[int]:
    """2.1.1 Birds are wild: the hand cards that will do where this suit is asked for (a bird: birds only)."""
    fits = g.terms.deck.fits[suit]
    return [card for card in g.hands[seat] if fits[card]]


def held(g: Root, pile: list[int], name: str) -> int:
    """The card of a pile with this name; of several copies the one that most players know to be there."""
    copies = [card for card in g.terms.deck.numbers[name] if card in pile]
    return copies[0] if len(copies) == 1 else max(copies, key=lambda card: (g.known[card] & _SEATS).bit_count())


def take_openly(g: Root, seat: int, pile: list[int], name: str) -> int:
    """Take a card with this name out of a pile of a seat, for all to see.

    Who had seen a copy of it there does not know whether it was this one.
    """
    card = held(g, pile, name)
    pile.remove(card)
    unsure = ~g.known[card] & ~(1 << seat)
    for copy in g.terms.deck.numbers[name]:
        if copy in pile:
            mistaken = g.known[copy] & unsure
            g.known[copy] &= ~mistaken
            unsure &= ~mistaken
    show(g, card)
    return card


def take_from_hand(g: Root, seat: int, name: str) -> int:
    """Take a card with this name out of a hand, for all to see."""
    return take_openly(g, seat, g.hands[seat], name)


# -- drawing, discarding, handing over -------------------------------------------------------------------------------


def draw(g: Root, seat: int, count: int) -> int:
    """2.1.2 Drawing; gives how many cards there were."""
    drawn = []
    for _ in range(count):
        if (card := top_card(g)) < 0:
            break
        g.hands[seat].append(card)
        g.known[card] |= 1 << seat
        drawn.append(card)
    if drawn:
        _hand_grows(g, seat)
    if drawn and g.cast.factions[seat].hand_is_public:
        _draw_openly(g, seat, drawn)
        return len(drawn)
    if drawn:
        g.reveal_to(seat)
        if g.told is not None:
            g.tell("drew", seat=seat, count=len(drawn))
            for card in drawn:
                g.whisper(seat, "drew_card", seat=seat, card=g.terms.deck.names[card])
    return len(drawn)


def _draw_openly(g: Root, seat: int, drawn: list[int]) -> None:
    """11.2.3: what is drawn into a hand that lies open, everybody sees."""
    g.tell("drew", seat=seat, count=len(drawn))
    for card in drawn:
        show(g, card)
        g.tell("drew_openly", seat=seat, card=g.terms.deck.names[card])


def take_in(g: Root, seat: int, card: int) -> None:
    """A card comes into a hand; 11.2.3: into one that lies open for all to see."""
    g.hands[seat].append(card)
    _hand_grows(g, seat)
    if g.cast.factions[seat].hand_is_public:
        show(g, card)


def _hand_grows(g: Root, seat: int) -> None:
    """13.2.4: let everybody's effects know that a card has come into a hand."""
    for owner, effect in g.in_force.hand_grows:
        effect.hand_grows(g, owner, seat)


def open_hand(g: Root, seat: int) -> None:
    """11.2.3: lay a whole hand open."""
    for card in g.hands[seat]:
        if g.known[card] != EVERYBODY:
            show(g, card)
            g.tell("card_opened", seat=seat, card=g.terms.deck.names[card])


def draw_in_evening(g: Root, seat: int, count: int) -> Flow[None]:
    """K.17: draw in one's own Evening, unless an effect replaces the draw."""
    for effect in g.in_force.instead_of_drawing[seat]:
        count = yield from effect.instead_of_drawing(g, seat, count)
    draw(g, seat, count)


def draw_at_any_time(g: Root, seat: int, count: int) -> Flow[None]:
    """K.17: draw by what may happen in any phase (C.2.5); in one's own Evening an effect may replace the draw."""
    if g.evening and seat == g.turn:
        yield from draw_in_evening(g, seat, count)
    else:
        draw(g, seat, count)


def top_card(g: Root) -> int:
    """2.1.2: take the top card of the deck, which is made anew from the discard pile when it is empty; -1 for none."""
    if not g.deck:
        if not g.discard:
            return -1
        g.deck, g.discard = g.discard, []
        shuffle(g)
        g.tell("reshuffled", count=len(g.deck))
    return g.deck.pop()


def shuffle(g: Root) -> None:
    """Shuffle the deck; nobody knows where its cards are."""
    g.chance.shuffle(g.deck)
    for card in g.deck:
        g.known[card] = 0


def discard(g: Root, card: int) -> None:
    """2.1.3, 3.3.3: lay a card on the discard pile, a dominance card next to the map; or where an effect says."""
    show(g, card)
    for seat, effect in g.in_force.takes_discard:
        if effect.takes_discard(g, seat, card):
            return
    lay_aside(g, card)


def lay_aside(g: Root, card: int) -> None:
    """3.3.3: the discard pile, for dominance cards the place next to the map."""
    if card in g.terms.deck.dominance:
        g.available.append(card)
        g.tell("became_available", card=g.terms.deck.names[card])
    else:
        g.discard.append(card)


def play(g: Root, seat: int, name: str, event: str) -> int:
    """4.1.2, 4.3.1: lay a hand card open; it is discarded by ``discard_played`` when it has been resolved."""
    card = take_from_hand(g, seat, name)
    g.played.append(card)
    g.tell(event, seat=seat, card=name)
    return card


def discard_played(g: Root) -> None:
    """4.1.2, 4.3.1.I, 4.3.1.II: what was played has been resolved, and is discarded."""
    played, g.played = g.played, []
    for card in played:
        discard(g, card)


def spend(g: Root, seat: int, name: str) -> int:
    """2.1.3, G.1.20: spend a hand card; gives its number."""
    card = take_from_hand(g, seat, name)
    g.tell("spent", seat=seat, card=name)
    discard(g, card)
    return card


def discard_from_hand(g: Root, seat: int, name: str) -> int:
    """2.1.3, G.1.16: discard a hand card; gives its number."""
    card = take_from_hand(g, seat, name)
    g.tell("discarded", seat=seat, card=name)
    discard(g, card)
    return card


def hand_over(g: Root, giver: int, card: int, receiver: int, could_be: Sequence[bool]) -> None:
    """1.3.2: take a card out of a hand unseen by the others, for another player, who puts it where the rule says.

    ``could_be`` says which cards of the deck it might have been, for all that the others know; a single card is no
    secret to those who had seen it. 11.2.3: of a hand that lies open everybody sees what is missing.
    """
    if len(g.hands[giver]) > 1 and not g.cast.factions[giver].hand_is_public:
        _leave_unseen(g, giver, 1 << giver | 1 << receiver, could_be)
        _mistake_copy(g, giver, card, receiver)
    g.hands[giver].remove(card)
    show_to(g, receiver, card)


def tell_if_seen(g: Root, giver: int, card: int, receiver: int) -> None:
    """11.2.3: say which card changed hands, if everybody knows it: a hand lies open, or it was the last card there."""
    if g.known[card] == EVERYBODY:
        g.tell("card_seen", seat=giver, partner=receiver, card=g.terms.deck.names[card])


def steal(g: Root, thief: int, victim: int) -> int:
    """Take a random card from a hand into another; gives the card."""
    card = g.chance.pick(g.hands[victim])
    hand_over(g, victim, card, thief, g.terms.deck.every)
    take_in(g, thief, card)
    g.tell("stole", seat=thief, victim=victim)
    tell_if_seen(g, victim, card, thief)
    for seat in (thief, victim):
        g.whisper(seat, "stole_card", seat=thief, victim=victim, card=g.terms.deck.names[card])
    return card


def exchange(g: Root, seat: int, name: str, place: int) -> None:
    """F-market-2: lay a hand card face down in place of one of the Black Market, which comes into the hand unseen.

    The others see where; who knows what lies there knows what was taken. 11.2.3: what leaves a hand that lies open, and
    what comes into it, everybody sees.
    """
    given = next(card for card in g.hands[seat] if g.terms.deck.names[card] == name)
    if len(g.hands[seat]) > 1 and not g.cast.factions[seat].hand_is_public:
        _leave_unseen(g, seat, 1 << seat, g.terms.deck.every)
    taken = g.stock[place]
    was_hidden = g.known[taken] != EVERYBODY
    g.hands[seat].remove(given)
    g.stock[place] = given
    take_in(g, seat, taken)
    show_to(g, seat, taken)
    g.tell("traded", seat=seat, number=place + 1)
    if g.known[given] == EVERYBODY:
        g.tell("market_seen", seat=seat, number=place + 1, card=name)
    if was_hidden and g.known[taken] == EVERYBODY:
        g.tell("drew_openly", seat=seat, card=g.terms.deck.names[taken])
    g.whisper(seat, "traded_card", seat=seat, card=name, other=g.terms.deck.names[taken])


# -- choosing several ------------------------------------------------------------------------------------------------


def discard_some(g: Root, seat: int, count: int, topic: str, eligible: Sequence[bool]) -> Flow[None]:
    """Discard as many hand cards, one after another in the order of the deck, so that no set is offered twice."""
    lowest = 0
    for left in range(count, 0, -1):
        lowest = yield from _discard_next(g, seat, lowest, left, topic, eligible)


def _discard_next(g: Root, seat: int, lowest: int, left: int, topic: str, eligible: Sequence[bool]) -> Flow[int]:
    def options() -> list[Option]:
        mine = sorted([card for card in g.hands[seat] if eligible[card]])
        cards = [card for card in mine if card >= lowest]
        if len(cards) < left:  # the hand was dealt anew in between, for a player who does not know it
            cards = mine
        return named(g, "discard", cards[: len(cards) - left + 1])

    option: Option = yield Ask(seat, topic, options, {"left": left}, private=True)
    name = str(option[1])
    discard_from_hand(g, seat, name)
    return g.terms.deck.numbers[name][0]


def hand_limit(g: Root, seat: int) -> Flow[None]:
    """X.4 Hand limit: discard down to five cards at the end of one's own Evening."""
    surplus = len(g.hands[seat]) - g.terms.tables.hand_limit
    if surplus > 0:
        yield from discard_some(g, seat, surplus, "hand_limit", g.terms.deck.every)


def is_bird(g: Root, card: int) -> bool:
    """2.1 Card suits."""
    return g.terms.deck.suits[card] == BIRD
