"""9.2.5 Items: what lies on the board of the Vagabond, and how items are exhausted, damaged and turned up again.

Items are counted by type and by their condition. Teas, coins and bags that are ready lie on their tracks as far as
there is room: nothing is ever gained by having them in the satchel (9.2.5.III).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.boards import VagabondTable
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.faction import Board
from deskovka.games.root.picking import pick_several
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)
CONDITIONS = ("ready", "exhausted", "damaged", "damaged_exhausted")
TURNED_UP = {EXHAUSTED: READY, DAMAGED_EXHAUSTED: DAMAGED}
BROKEN = {READY: DAMAGED, EXHAUSTED: DAMAGED_EXHAUSTED}
MENDED = {DAMAGED: READY, DAMAGED_EXHAUSTED: EXHAUSTED}

Item = tuple[int, int]
"""One item: its condition and its type."""


class VagabondBoard(Board):
    """Items, relationships, quests, and what is counted in a turn or a battle."""

    __slots__ = (
        *("aids", "ally", "ally_losses", "character", "damages", "hiding", "improvised", "items", "lost"),
        *("offended", "quests", "relations", "ruin_items", "scorched"),
    )

    plain = ("ally", "ally_losses", "character", "damages", "hiding", "improvised", "lost", "offended")
    lists = ("aids", "quests", "relations", "ruin_items", "scorched")
    rows = ("items",)

    def __init__(self, faction: str, seats: int, types: int) -> None:
        super().__init__(faction)
        self.character = ""
        self.items = [[0] * types for _ in CONDITIONS]
        """By condition, then by type."""
        self.ruin_items = [0] * types
        """9.7.3: how many of each type are from the ruins."""
        self.lost = 0
        """How many items left the game."""
        self.quests: list[int] = []
        """The completed ones."""
        self.relations = [-1] * seats
        """9.2.9: by seat, where the marker stands; NO_RELATION for oneself and other Vagabonds."""
        self.aids = [0] * seats
        """9.2.9.I.a: the aids of this turn that count towards the next space."""
        self.improvised = 0
        """D.7.2: whether he has improvised in this turn."""
        self.hiding = 0
        """D.3.2: whether he has gone into hiding in this turn."""
        self.scorched: list[int] = []
        """D.6.2: the clearings with a torch of his."""
        self.ally = NOBODY
        """9.2.9.II.c: whose warriors fight with him in the battle under way."""
        self.ally_losses = 0
        """9.2.9.II.d: how many of them have fallen in it."""
        self.damages = 0
        """9.2.9.II.d: how many items were damaged in it."""
        self.offended = 0
        """9.2.9.III.a: how many warriors of what he removed last made their factions Hostile."""

    def copy(self) -> VagabondBoard:
        """The same board."""
        twin = VagabondBoard.__new__(VagabondBoard)
        twin.faction = self.faction
        twin.character = self.character
        twin.items = [row[:] for row in self.items]
        twin.ruin_items = self.ruin_items[:]
        twin.lost = self.lost
        twin.quests = self.quests[:]
        twin.relations = self.relations[:]
        twin.aids = self.aids[:]
        twin.improvised = self.improvised
        twin.hiding = self.hiding
        twin.scorched = self.scorched[:]
        twin.ally = self.ally
        twin.ally_losses = self.ally_losses
        twin.damages = self.damages
        twin.offended = self.offended
        return twin


def board_of(g: Root, seat: int) -> VagabondBoard:
    """The board of a seat that plays a Vagabond."""
    board = g.boards[seat]
    assert isinstance(board, VagabondBoard)
    return board


def printed(g: Root) -> VagabondTable:
    """The printed board, the same for both of them."""
    return g.terms.tables.factions.vagabond


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
    return min(printed(g).item_tracks.get(name, 0), ready(g, seat, name))


def items_in(g: Root, seat: int, *conditions: int) -> list[Item]:
    """Every single item in some conditions, equal ones beside each other."""
    rows = board_of(g, seat).items
    return [(c, number) for c in conditions for number, count in enumerate(rows[c]) for _ in range(count)]


def burden(g: Root, seat: int) -> list[Item]:
    """9.6.4: the items in the satchel and the Damaged box."""
    found = items_in(g, seat, DAMAGED_EXHAUSTED, DAMAGED, EXHAUSTED)
    for number, name in enumerate(g.terms.tables.items):
        found += [(READY, number)] * (ready(g, seat, name) - on_track(g, seat, name))
    return found


def item_limit(g: Root, seat: int) -> int:
    """9.6.4: how many items he may keep in the satchel and the Damaged box."""
    limit = printed(g).item_limit
    return limit.base + limit.per_bag_on_track * on_track(g, seat, "bag")


def refreshes(g: Root, seat: int) -> int:
    """9.4.1: how many items he turns up in Birdsong."""
    refresh = printed(g).refresh
    return refresh.base + refresh.per_tea_on_track * on_track(g, seat, "tea")


def cards_in_evening(g: Root, seat: int) -> int:
    """9.6.2: how many cards he draws in Evening."""
    draw = printed(g).draw
    return draw.base + draw.per_coin_on_track * on_track(g, seat, "coin")


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
    g.tell("item_lost", seat=seat, item=g.terms.tables.items[number])


def damage(g: Root, seat: int, item: Item) -> None:
    """9.2.7: an item goes to the Damaged box and keeps its facing."""
    _turn(g, seat, item, BROKEN[item[0]])
    g.tell("damaged", seat=seat, item=g.terms.tables.items[item[1]])


def repair(g: Root, seat: int, item: Item) -> None:
    """9.5.7: an item comes back from the Damaged box and keeps its facing."""
    _turn(g, seat, item, MENDED[item[0]])
    g.tell("repaired", seat=seat, item=g.terms.tables.items[item[1]])


def turn_up(g: Root, seat: int, item: Item) -> None:
    """9.4.1: an exhausted item is ready again; a damaged one stays damaged."""
    _turn(g, seat, item, TURNED_UP[item[0]])
    g.tell("refreshed", seat=seat, item=g.terms.tables.items[item[1]])


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
    yield from pick_several(seat, verb, items, min(count, len(items)), lambda item: item_option(g, verb, item), take)


def damage_items(g: Root, seat: int, count: int) -> Flow[None]:
    """9.2.7, 9.2.2.I: undamaged items of his choice are damaged, as many as there are."""
    yield from pick_items(g, seat, "damage", at_risk(g, seat), count, lambda item: damage(g, seat, item))


def at_risk(g: Root, seat: int) -> list[Item]:
    """9.2.7: the items that hits can damage, exhausted ones first."""
    return items_in(g, seat, EXHAUSTED, READY)
