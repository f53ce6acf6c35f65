"""K.9. Exiles & Partisans: cards that always work."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.root.cards import draw
from deskovka.games.root.cast import TOKEN, WARRIOR
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.pieces import occupied_by
from deskovka.games.root.points import score
from deskovka.games.root.removal import REPLACED, Removal
from deskovka.games.root.state import Root
from deskovka.games.root.woodland import BURROW
from deskovka.kernel import Flow

WARRIORS_FOR_A_POINT = 5
"""K.14: how many warriors on Coffin Makers are worth a point."""


class SoupKitchens(CardEffect):
    """K.9, 2.5: the tokens of its owner count for rule, each of them as two."""

    def more_weight(self, sort: str) -> int:
        """Warriors and buildings count as ever."""
        return 2 if sort == TOKEN else 0


class BoatBuilders(CardEffect):
    """K.9, 2.3: its owner treats rivers, and the lake, as paths."""

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """The clearings at the other ends of the rivers."""
        return g.woodland.rivers[origin]


class CorvidPlanners(CardEffect):
    """K.9, 4.2.1: its owner moves without ruling."""

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """Anywhere."""
        return True


class Tunnels(CardEffect):
    """K.9: its owner treats all clearings with crafting pieces of his as adjacent to each other."""

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """From such a clearing to all others; K.15: crafting pieces that are not on the map dig no tunnels."""
        numbers = g.cast.numbers[seat]
        crafting = occupied_by(g, [numbers[name] for name in g.cast.factions[seat].crafting_pieces])
        return [clearing for clearing in crafting if clearing != BURROW] if origin in crafting else ()

    def is_of_use(self, g: Root, seat: int) -> bool:
        """K.15: only with crafting pieces on the map."""
        return bool(g.cast.factions[seat].crafting_pieces)


class MasterEngravers(CardEffect):
    """K.9: a point more for each item that its owner crafts."""

    def item_bonus(self, g: Root, seat: int) -> int:
        """7.2.3: also with Disdain for Trade."""
        return 1


class MurineBroker(CardEffect):
    """K.9: its owner draws a card whenever another player crafts an item."""

    def after_crafting_item(self, g: Root, seat: int, crafter: int, item: int) -> Flow[None]:
        """Not for his own items."""
        yield from ()
        if crafter != seat:
            draw(g, seat, 1)


class CoffinMakers(CardEffect):
    """K.14, K.20: it gathers warriors that are removed from the map, and pays for them at the start of Birdsong."""

    mandatory = True
    collects_late = True

    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        """K.14: warriors of anybody, removed and not replaced, that would return to a supply."""
        if removal.cause == REPLACED:
            return
        called, owners = g.cast.called, g.cast.owner
        for (kind, clearing), count in removal.returned.items():
            if count and g.cast.sort[kind] == WARRIOR:
                g.supply[kind] -= count
                g.aside[kind] += count
                removal.returned[kind, clearing] = 0
                g.tell(
                    "warriors_gathered", seat=seat, owner=called[owners[kind]], piece=g.cast.names[kind], count=count
                )

    def usable(self, g: Root, seat: int) -> bool:
        """There are warriors on it."""
        return any(g.aside)

    def use(self, g: Root, seat: int) -> Flow[None]:
        """A point for every five, then all return."""
        yield from ()
        score(g, seat, sum(g.aside) // WARRIORS_FOR_A_POINT)
        self._return_all(g, seat)

    def leave_play(self, g: Root, seat: int) -> None:
        """K.14: they return without points."""
        if any(g.aside):
            self._return_all(g, seat)

    def _return_all(self, g: Root, seat: int) -> None:
        for kind, count in enumerate(g.aside):
            if count:
                owner, piece = g.cast.called[g.cast.owner[kind]], g.cast.names[kind]
                g.tell("warriors_returned", seat=seat, owner=owner, piece=piece, count=count)
            g.supply[kind] += count
            g.aside[kind] = 0

    def promised(self, g: Root, seat: int) -> float:
        """More with each warrior."""
        return sum(g.aside) / WARRIORS_FOR_A_POINT
