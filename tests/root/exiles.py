"""A table of three with the Exiles & Partisans deck, for its tests."""

from __future__ import annotations

from tests.root.playing import Table, bare


def three(on: str = "autumn") -> Table:
    """The Marquise, Squirrels and Weasels, on one of the maps."""
    return bare("marquise", "squirrels", "weasels", deck="exiles", map=on)


def facing(mine: int, theirs: int, clearing: int = 5) -> Table:
    """Seat 0 attacks seat 1; seat 2 looks on."""
    t = three()
    t.put(0, clearing, warrior=mine)
    t.put(1, clearing, warrior=theirs)
    return t


def on_coffins(t: Table, seat: int) -> int:
    """How many warriors of a seat lie on Coffin Makers, for all to see."""
    return t.view(None).seats[seat].aside.get("warrior", 0)


def whispered(t: Table, kind: str) -> list[tuple[int, ...] | None]:
    """To whom the events of a kind were told."""
    return [event.to for event in t.events if event.kind == kind]


def with_items(t: Table, seat: int, **items: int) -> None:
    """Put items into a Crafted Items box."""
    g = t.world.boundary
    for item, count in items.items():
        g.crafted_items[seat][g.terms.tables.item_number[item]] = count
        g.items[g.terms.tables.item_number[item]] -= count
    t.begin(seat)
