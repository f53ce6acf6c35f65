"""14. The printed board of the Lord of the Hundreds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from deskovka.content.editions import Id
from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import ClearingSuit, Few, Item, Numbers, Sheet

ItemNames = Annotated[tuple[Item, ...], Meta(min_length=1, max_length=8)]


class Hoard(Entry, frozen=True):
    """14.2.4: which items each track of the Hoard takes, and what so many items on it are worth."""

    command: ItemNames
    prowess: ItemNames
    values: Annotated[Numbers, Meta(min_length=2)]
    overflow_vp: Few


class Mood(Entry, frozen=True):
    """14.7: a mood, and the item with which in the Hoard it cannot be chosen."""

    id: Id
    item: Item | None = None


class HundredsSheet(Sheet, frozen=True):
    """The board of the Lord of the Hundreds."""

    warlords: Annotated[int, Meta(ge=1, le=1)]
    hoard: Hoard
    moods: Annotated[tuple[Mood, ...], Meta(min_length=8, max_length=8)]
    first_mood: Id
    mob_die: Annotated[tuple[ClearingSuit, ...], Meta(min_length=1, max_length=20)]
    oppress: Annotated[Numbers, Meta(min_length=1)]
    """14.6.2: points by the clearings that are oppressed; the last one for all beyond."""
    oppress_needs_piece: bool
    """14.R4: whether only clearings with a piece of its own count."""
    lavish_warriors: Few
    jubilant_rolls: Few
    rowdy_crowd: Few
    """14.7.3: so many enemy pieces make it two cards more."""
    starting_warriors: Few

    @property
    def spaces(self) -> int:
        """14.2.4: how many items a track takes."""
        return len(self.hoard.values) - 1
