"""8. The printed board of the Woodland Alliance."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import ClearingSuit, Few, Numbers, Sheet


class SympathyTrack(Entry, frozen=True):
    """8.4.2: the track of sympathy."""

    cost: Numbers
    vp: Numbers


class AllianceTracks(Entry, frozen=True):
    """8.4.2: the track of sympathy."""

    sympathy: SympathyTrack


class AllianceSheet(Sheet, frozen=True):
    """8. The board of the Alliance."""

    tracks: AllianceTracks
    starting_supporters: Few
    supporters_capacity_without_base: Few
    base_card_bonus: Annotated[dict[ClearingSuit, Few], Meta(min_length=3, max_length=3)]
    revolt_cost: Few
    martial_law_warriors: Few
    martial_law_extra: Few
