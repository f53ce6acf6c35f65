"""9.2.5 Items: how many there are of each type, and how they are exhausted, damaged and turned up again.

Items are counted by type and by their condition. Teas, coins and bags that are ready lie on their tracks as far as
there is room: nothing is ever gained by having them in the satchel (9.2.5.III).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.factions.vagabond.board import (
    CONDITIONS,
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    READY,
    board_of,
    sheet_of,
)
from deskovka.kernel import Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

TURNED_UP = {EXHAUSTED: READY, DAMAGED_EXHAUSTED: DAMAGED}
BROKEN = {READY: DAMAGED, EXHAUSTED: DAMAGED_EXHAUSTED}
MENDED = {DAMAGED: READY, DAMAGED_EXHAUSTED: EXHAUSTED}
Item = tuple[int, int]
"""One item: its condition and its type."""


# -- counting --------------------------------------------------------------------------------------------------------


def ready(g: Root, seat: int, name: str) -> int:
    """9.2.5: how many items of a type can be exhausted."""
    return board_of(g, seat).items[READY][g.terms.tables.item_number[name]]


def undamaged(g: Root, seat: int, name: str) -> int:
    """9.2.4, 9.2.6: how many items of a type are not damaged, ready or exhausted."""
    items, number = board_of(g, seat).items, g.terms.tables.item_number[name]
    return items[READY][number] + items[EXHAUSTED][number]


def on_track(g: Root, seat: int, name: str) -> int:
    """9.2.5.I: how many ready items of a type lie on their track."""
    return min(g.terms.tables.item_tracks.get(name, 0), ready(g, seat, name))


def items_in(g: Root, seat: int, *conditions: int) -> list[Item]:
    """Every single item in some conditions, equal ones beside each other."""
    rows = board_of(g, seat).items
    return [(c, number) for c in conditions for number, count in enumerate(rows[c]) if count for _ in range(count)]


def burden(g: Root, seat: int) -> list[Item]:
    """9.6.4: the items in the satchel and the Damaged box."""
    found, tracks = items_in(g, seat, DAMAGED_EXHAUSTED, DAMAGED, EXHAUSTED), g.terms.tables.item_tracks
    for number, (name, count) in enumerate(zip(g.terms.tables.items, board_of(g, seat).items[READY], strict=True)):
        found += [(READY, number)] * (count - tracks.get(name, 0))
    return found


def item_limit(g: Root, seat: int) -> int:
    """9.6.4: how many items he may keep in the satchel and the Damaged box."""
    limit = sheet_of(g).item_limit
    return limit.base + limit.per_item_on_track * on_track(g, seat, "bag")


def refreshes(g: Root, seat: int) -> int:
    """9.4.1: how many items he turns up in Birdsong."""
    refresh = sheet_of(g).refresh
    return refresh.base + refresh.per_item_on_track * on_track(g, seat, "tea")


def cards_in_evening(g: Root, seat: int) -> int:
    """9.6.2: how many cards he draws in Evening."""
    draw = sheet_of(g).draw
    return draw.base + draw.per_item_on_track * on_track(g, seat, "coin")


# -- changing --------------------------------------------------------------------------------------------------------


def gain(g: Root, seat: int, number: int) -> None:
    """9.2.5.I, 9.2.5.II: an item comes ready onto its track or into the satchel."""
    board_of(g, seat).items[READY][number] += 1
    g.tell("item_gained", seat=seat, item=g.terms.tables.items[number])


def exhaust(g: Root, seat: int, name: str) -> None:
    """9.2.5: turn a ready item down; from a track it goes to the satchel (9.5)."""
    _turn(g, seat, (READY, g.terms.tables.item_number[name]), EXHAUSTED)
    g.tell("exhausted", seat=seat, item=name)


def lose(g: Root, seat: int, item: Item) -> None:
    """9.6.4, G.1.17: an item leaves the game; those from the ruins are the last of their type to go."""
    board, (condition, number) = board_of(g, seat), item
    board.items[condition][number] -= 1
    board.lost += 1
    left = sum(row[number] for row in board.items)
    board.ruin_items[number] = min(board.ruin_items[number], left)
    g.tell("item_lost", seat=seat, item=g.terms.tables.items[number], condition=CONDITIONS[condition])


def damage(g: Root, seat: int, item: Item) -> None:
    """9.2.7: an item goes to the Damaged box and keeps its facing."""
    _turn(g, seat, item, BROKEN[item[0]])
    g.tell("damaged", seat=seat, item=g.terms.tables.items[item[1]], condition=CONDITIONS[item[0]])


def repair(g: Root, seat: int, item: Item) -> None:
    """9.5.7: an item comes back from the Damaged box and keeps its facing."""
    _turn(g, seat, item, MENDED[item[0]])
    g.tell("repaired", seat=seat, item=g.terms.tables.items[item[1]], condition=CONDITIONS[item[0]])


def turn_up(g: Root, seat: int, item: Item) -> None:
    """9.4.1: an exhausted item is ready again; a damaged one stays damaged."""
    _turn(g, seat, item, TURNED_UP[item[0]])
    g.tell("refreshed", seat=seat, item=g.terms.tables.items[item[1]], condition=CONDITIONS[item[0]])


def _turn(g: Root, seat: int, item: Item, condition: int) -> None:
    rows, (before, number) = board_of(g, seat).items, item
    rows[before][number] -= 1
    rows[condition][number] += 1


# -- choosing --------------------------------------------------------------------------------------------------------


def item_option(g: Root, verb: str, item: Item) -> Option:
    """An item as an option: its type and its condition."""
    return verb, g.terms.tables.items[item[1]], CONDITIONS[item[0]]


def item_of(g: Root, option: Option) -> Item:
    """The item that an option means."""
    return CONDITIONS.index(str(option[2])), g.terms.tables.item_number[str(option[1])]


def pick_items(
    g: Root, seat: int, verb: str, items: list[Item], count: int, take: Callable[[Item], None]
) -> Flow[None]:
    """Pick that many of some items, as many as there are; the question has the name of the verb."""
    return pick_several(seat, verb, items, min(count, len(items)), lambda item: item_option(g, verb, item), take)


def damage_items(g: Root, seat: int, count: int) -> Flow[None]:
    """9.2.7, 9.2.2.I: undamaged items of his choice are damaged, as many as there are."""
    return pick_items(g, seat, "damage", at_risk(g, seat), count, lambda item: damage(g, seat, item))


def at_risk(g: Root, seat: int) -> list[Item]:
    """9.2.7: the items that hits can damage, exhausted ones first."""
    return items_in(g, seat, EXHAUSTED, READY)
