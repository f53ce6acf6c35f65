"""The shapes that cards of both decks share: cards for battles, and cards that are used with a choice."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.games.root.effects import CardEffect
from deskovka.games.root.state import Battle, Root
from deskovka.kernel import Flow, Option


class BattleCard(CardEffect):
    """K.8: a card that its owner may use once in a battle, on some sides."""

    def __init__(self, card: str, *sides: int) -> None:
        super().__init__(card)
        self.sides = sides

    def battle_offers(self, g: Root, seat: int, fight: Battle) -> Sequence[Option]:
        """4.3.3: it may be used once."""
        if fight.side_of(seat) not in self.sides or fight.was_used(seat, self.card):
            return ()
        return (self.option,)

    def battle_accept(self, g: Root, seat: int, fight: Battle, option: Option) -> Flow[None]:
        """4.3.3: use it."""
        fight.mark_used(seat, self.card)
        g.tell("used", seat=seat, card=self.card)
        yield from self.strike(g, seat, fight)

    def strike(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """What it does."""
        yield from ()


class CardWithChoice(CardEffect):
    """A card whose options in its window say at once on whom it is used, or what is paid for it."""

    verb = "use_on"

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """Every way to use it now; by public facts, in Daylight also by the hand of its owner."""
        return ()

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Use it in the way that was chosen."""
        yield from ()

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """K.11: its owner may use it, once in a turn."""
        return () if g.was_used(seat, self.card) else self.choices(g, seat)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Use it."""
        g.mark_used(seat, self.card)
        g.tell("used", seat=seat, card=self.card)
        yield from self.use_so(g, seat, option)


def on_those_with_cards(g: Root, card: str, players: Iterable[int]) -> list[Option]:
    """An option to use a card on each of the players who has cards in hand."""
    return [("use_on", card, player) for player in players if g.hands[player]]


def has_warriors(g: Root, seat: int) -> bool:
    """K.15: whether the faction of a seat has warriors at all."""
    return bool(g.cast.warriors[seat])
