"""K.7, K.17. Exiles & Partisans: cards of Evening."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from deskovka.games.root.answers import PASS
from deskovka.games.root.cards import draw_in_evening, held, named, take_in
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.points import score
from deskovka.games.root.state import Root
from deskovka.kernel import Ask, Flow, Option


class CharmOffensive(CardEffect):
    """K.7: its owner may draw a card; another player of his choice scores a point."""

    def usable(self, g: Root, seat: int) -> bool:
        """There is a card to draw."""
        return bool(g.deck or g.discard)

    def use(self, g: Root, seat: int) -> Flow[None]:
        """A card for a point; K.16: also for somebody who cannot score."""
        yield from draw_in_evening(g, seat, 1)
        option: Option = yield Ask(seat, "charm", [("player", other) for other in g.seats_after(seat)])
        score(g, int(option[1]), 1)


class Informants(CardEffect):
    """K.17: instead of drawing in Evening its owner may take an ambush card from the discard pile."""

    def instead_of_drawing(self, g: Root, seat: int, count: int) -> Flow[int]:
        """It replaces the whole draw."""
        deck = g.terms.deck
        ambushes = [card for card in g.discard if deck.cards[card].kind == "ambush"]
        if not count or not ambushes:
            return count
        option: Option = yield Ask(seat, "informants", [PASS, *named(g, "take_ambush", ambushes)], {"count": count})
        if option == PASS:
            return count
        card = held(g, g.discard, str(option[1]))
        g.discard.remove(card)
        take_in(g, seat, card)
        g.tell("used", seat=seat, card=self.card)
        g.tell("ambush_taken", seat=seat, card=deck.names[card])
        return 0
