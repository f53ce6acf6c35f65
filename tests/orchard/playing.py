"""A table of Orchard for tests."""

from __future__ import annotations

from typing import Any

from tests.playing import GameTable
from tests.template.game import OrchardGame
from tests.template.rules import Orchard, name, points

GAME = OrchardGame()


class Table(GameTable[Orchard]):
    """A game in progress that can be rearranged between two turns."""

    game = GAME

    def hold(self, seat: int, *fruits: str) -> None:
        """Let a seat hold just these cards."""
        g = self.world.boundary
        g.deck[:0] = g.hands[seat]
        g.hands[seat] = [self._find(fruit) for fruit in fruits]
        self._restart()

    def _find(self, fruit: str) -> int:
        g = self.world.boundary
        card = next(card for card in g.deck if name(g, card) == fruit)
        g.deck.remove(card)
        return card

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        return [name(self.g, card) for card in self.g.hands[seat]]

    def basket(self, seat: int) -> list[str]:
        """The fruits before a seat."""
        return [name(self.g, fruit) for fruit in self.g.baskets[seat]]

    def points(self, seat: int) -> int:
        """The points of a seat, as they stand."""
        return points(self.g, seat)


def playing(seed: int = 1, **setup: Any) -> Table:
    """A table at the first turn."""
    return Table.with_setup(setup, seed)
