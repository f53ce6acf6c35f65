"""6. Market and 7. Power cards in general: where cards go, and what everybody then knows of them."""

from __future__ import annotations

from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import MURSHID, NO_CARD
from deskovka.kernel.knowledge import learn, mixed
from deskovka.kernel.state import EVERYBODY

PLACED = ("personality", "battalion")
"""CM-CARD-4: the types that lie face up in front of a player after use."""


def see(g: Crescent, card: int) -> None:
    """Everybody sees a card."""
    if g.known[card] != EVERYBODY:
        learn(g.known, g.sets, None, card)
        g.reveal()
    g.sorted[card] = 0


def shuffle_unseen(g: Crescent, cards: list[int]) -> None:
    """Cards are shuffled among themselves: who knew which they are still knows them as a set."""
    mixed(g.known, g.sets, cards)
    for card in cards:
        g.sorted[card] = 0
    g.chance.shuffle(cards)


def refresh_deck(g: Crescent, needed: int) -> None:
    """CM-MARKET-4 Empty deck, CM-ACT-DECK Short deck: the shuffled discard pile goes under the deck."""
    if len(g.deck) >= needed or not g.discard:
        return
    cards, g.discard = g.discard, []
    shuffle_unseen(g, cards)
    g.deck = cards + g.deck
    g.tell("reshuffled", count=len(cards))


def draw(g: Crescent) -> int:
    """The top card of the deck, for all to see; ``NO_CARD`` when there is none at all (CM-MARKET-4)."""
    refresh_deck(g, 1)
    if not g.deck:
        return NO_CARD
    card = g.deck.pop()
    see(g, card)
    return card


def refill(g: Crescent) -> None:
    """CM-MARKET-2 Refill: cards slide towards the local end, new ones come from the far end on."""
    before = g.market
    lying = [card for card in before if card != NO_CARD]
    empty = len(g.market) - len(lying)
    fresh = [card for card in (draw(g) for _ in range(empty)) if card != NO_CARD]
    g.market = fresh + [NO_CARD] * (empty - len(fresh)) + lying
    if fresh or g.market != before:
        g.tell("refilled", cards=tuple(g.card(card) for card in fresh))


def take_into_hand(g: Crescent, seat: int, card: int) -> None:
    """A card comes into a hand."""
    g.hands[seat].append(card)
    g.hands[seat].sort()


def throw_away(g: Crescent, card: int) -> None:
    """A card goes to the discard pile, which lies face up (CM-COMP-6)."""
    see(g, card)
    g.discard.append(card)


def in_hand(g: Crescent, seat: int, kind: str) -> int:
    """The card of that kind in a hand that is not selected: one that everybody knows rather than another."""
    wanted = g.terms.tables.card_index[kind]
    found = [card for card in g.hands[seat] if g.terms.tables.kinds[card] == wanted and card not in g.chosen[seat]]
    return next((card for card in found if g.known[card] == EVERYBODY), found[0])


def holdings(g: Crescent, seat: int, keyword: str) -> list[int]:
    """CM-CARD-5 Keywords: the cards in a hand that can be used in such a situation."""
    kinds, fitting = g.terms.tables.kinds, g.terms.playable[keyword]
    return [card for card in g.hands[seat] if kinds[card] in fitting]


def may_hold(g: Crescent, seat: int, keyword: str) -> bool:
    """Whether, as far as everybody knows, a seat may hold a card with a keyword: one that fits, or an unknown one."""
    kinds, fitting, known = g.terms.tables.kinds, g.terms.playable[keyword], g.known
    return any(known[card] != EVERYBODY or kinds[card] in fitting for card in g.hands[seat])


def put_away(g: Crescent, card: int, owner: int) -> None:
    """CM-CARD-4 Types: where a card goes after use."""
    tables = g.terms.tables
    kind = tables.cards[tables.kinds[card]].type
    if kind in PLACED:
        g.front[owner].append(card)
        g.front[owner].sort()
        g.tell("laid_by", seat=owner, card=g.card(card))
    elif kind == "strategy":
        take_into_hand(g, owner, card)
        g.tell("returned", seat=owner, card=g.card(card))
    else:
        throw_away(g, card)
        g.tell("used_up", seat=owner, card=g.card(card))


def is_murshids(g: Crescent, card: int) -> bool:
    """CM-CARD-2 Affiliation."""
    return g.terms.tables.affiliation[g.terms.tables.kinds[card]] == MURSHID
