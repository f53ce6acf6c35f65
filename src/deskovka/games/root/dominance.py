"""3.3 Dominance cards."""

from __future__ import annotations

from deskovka.games.root.cards import may_hold, named, show, spend, take_from_hand, take_in
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.pieces import ruled
from deskovka.games.root.points import win
from deskovka.games.root.state import NO_CARD, Root
from deskovka.games.root.tables import BIRD
from deskovka.kernel import Flow, Option

SUIT_CLEARINGS = 3
"""3.3.1.I: how many clearings of the card's suit must be ruled."""


def check_dominance(g: Root, seat: int) -> None:
    """3.3.1.I, 3.3.1.II: at the start of Birdsong a player with an active card wins who rules what it asks for."""
    card = g.dominance[seat]
    if card == NO_CARD or g.coalition[seat] >= 0:
        return
    mine = set(ruled(g, seat))
    suit = g.terms.deck.suits[card]
    if suit == BIRD:
        dominant = any(set(pair) <= mine for pair in g.woodland.printed.corner_pairs)
    else:
        dominant = len(mine.intersection(g.woodland.of_suit[suit])) >= SUIT_CLEARINGS
    if dominant:
        win(g, seat, "dominance")


def dominance_offers(g: Root, seat: int) -> list[Option]:
    """3.3.1, 3.3.4: what a player may do with dominance cards between the actions of his Daylight."""
    hand = g.hands[seat]
    if not hand:
        return []
    options: list[Option] = []
    may_activate = g.score[seat] >= g.terms.tables.dominance_score and g.has_marker(seat)
    if not may_activate and not g.available:
        return options
    deck = g.terms.deck
    if may_activate:
        mine = [card for card in deck.dominance if card in hand]
        if mine and g.cast.factions[seat].may_activate_dominance(g, seat):
            options += named(g, "activate_dominance", mine)
    names = deck.names
    for card in {names[card]: card for card in g.available}.values():
        fits = deck.fits[deck.suits[card]]
        payments = dict.fromkeys([names[paid] for paid in hand if fits[paid]])
        options += [("take_dominance", names[card], payment) for payment in payments]
    return options


def could_use_dominance(g: Root, seat: int) -> bool:
    """3.3.1, 3.3.4: whether, by what everybody knows, a player could activate or take a dominance card."""
    if g.available and g.hands[seat]:
        return True
    enough = g.has_marker(seat) and g.score[seat] >= g.terms.tables.dominance_score
    in_game = [card for card in g.terms.deck.dominance if card not in g.removed] if enough else []
    return may_hold(g, seat, in_game)


def activate(g: Root, seat: int, name: str) -> Flow[None]:
    """3.3.1 Activating dominance: the card lies open for good, and the score marker leaves the track."""
    card = take_from_hand(g, seat, name)
    g.dominance[seat] = card
    g.tell("dominance_activated", seat=seat, card=name)
    yield from g.cast.factions[seat].activate_dominance(g, seat, card)


def form_coalition(g: Root, seat: int, partner: int) -> None:
    """9.2.8, 9.2.8-x1: two players are no enemies of each other any more; the first one scores no more."""
    g.coalition[seat] = partner
    find_enemies(g)
    g.tell("coalition", seat=seat, partner=partner)


def find_enemies(g: Root) -> None:
    """G.1.27, 9.2.8, E.3.2: everybody else but partners, and hirelings that oneself or a partner controls."""
    leaders = [owner if seat == NOBODY else seat for owner, seat in enumerate(g.controllers)]
    partners = {(seat, partner) for seat, partner in enumerate(g.coalition) if partner != NOBODY}
    partners |= {(partner, seat) for seat, partner in partners}
    g.enemies = [
        tuple(other for other, second in enumerate(leaders) if first != second and (first, second) not in partners)
        for first in leaders
    ]


def take(g: Root, seat: int, name: str, payment: str) -> None:
    """3.3.4 Taking an available dominance card, for a card of the same suit."""
    card = next(card for card in g.available if g.terms.deck.names[card] == name)
    spend(g, seat, payment)
    g.available.remove(card)
    take_in(g, seat, card)
    show(g, card)
    g.tell("dominance_taken", seat=seat, card=name)
