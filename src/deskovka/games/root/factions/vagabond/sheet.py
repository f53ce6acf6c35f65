"""9. The printed board of the Vagabond, with quests and characters."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from deskovka.content.editions import Id
from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import ClearingSuit, Few, Item, Sheet

Aids = Annotated[int, Meta(ge=1, le=9)]


class Quest(Entry, frozen=True):
    """9.5.5: a quest card."""

    id: Id
    suit: ClearingSuit
    items: tuple[Item, Item]


class Character(Entry, frozen=True):
    """D. A character of the Vagabond; without an ability of its own it has its items alone."""

    id: Id
    items: Annotated[tuple[Item, ...], Meta(max_length=9)]


class RelationshipChart(Entry, frozen=True):
    """9.2.9: the chart of relationships; the numbers of its three steps, from Indifferent to Allied."""

    aids_to_next: tuple[Aids, Aids, Aids]
    vp_on_reaching: tuple[Few, Few, Few]
    aid_allied_vp: Few


class PerItem(Entry, frozen=True):
    """A number that grows with the ready items on a track."""

    base: Few
    per_item_on_track: Few


class VagabondSheet(Sheet, frozen=True):
    """9. The board of the Vagabond."""

    item_tracks: Annotated[dict[Literal["tea", "coin", "bag"], Few], Meta(min_length=3, max_length=3)]
    item_limit: PerItem
    refresh: PerItem
    draw: PerItem
    damage_on_full_removal: Few
    relationship_chart: RelationshipChart
    characters: Annotated[tuple[Character, ...], Meta(min_length=2, max_length=20)]
    quests: Annotated[tuple[Quest, ...], Meta(max_length=60)]
