"""K.8. Exiles & Partisans: cards for battles."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.root.cards import discard_from_hand
from deskovka.games.root.decks.shapes import BattleCard
from deskovka.games.root.state import ATTACKER, DEFENDER, Battle, Root
from deskovka.kernel import Flow, Option


class Partisans(BattleCard):
    """K.8, K.13: in a clearing of their suit an extra hit, for all cards of the hand that are not of that suit."""

    def __init__(self, card: str, suit: int) -> None:
        super().__init__(card, ATTACKER, DEFENDER)
        self.suit = suit

    def battle_offers(self, g: Root, seat: int, fight: Battle) -> Sequence[Option]:
        """They fight in clearings of their suit."""
        return super().battle_offers(g, seat, fight) if g.woodland.is_of[self.suit][fight.clearing] else ()

    def strike(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """One more hit; bird cards are discarded, too."""
        yield from ()
        fight.extra[fight.side_of(seat)] += 1
        names, suits = g.terms.deck.names, g.terms.deck.suits
        if g.hands[seat]:
            g.reveal()  # also that there was nothing to discard
        for card in sorted(g.hands[seat]):
            if suits[card] != self.suit:
                discard_from_hand(g, seat, names[card])
