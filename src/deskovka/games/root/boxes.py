"""4.1.2, K.15. The Crafted Items boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def ready_items(g: Root, seat: int) -> list[int]:
    """K.15: the items in the Crafted Items box that lie face up, by type."""
    counts = zip(g.crafted_items[seat], g.exhausted_items[seat], strict=True)
    return [number for number, (owned, exhausted) in enumerate(counts) if owned > exhausted]


def exhaust_crafted(g: Root, seat: int, item: str) -> None:
    """E-R-brigand: turn an item of the box down; it stays so."""
    g.exhausted_items[seat][g.terms.tables.item_number[item]] += 1
    g.tell("crafted_exhausted", seat=seat, item=item)


def give_up(g: Root, seat: int, item: str) -> None:
    """E-R-brigand: take an item out of the box as its owner would: an exhausted one first."""
    number = g.terms.tables.item_number[item]
    g.crafted_items[seat][number] -= 1
    g.exhausted_items[seat][number] = max(0, g.exhausted_items[seat][number] - 1)
