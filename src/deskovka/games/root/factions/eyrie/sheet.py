"""7. The printed board of the Eyrie."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from deskovka.content.editions import Id
from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import Few, Sheet, Track

Column = Literal["recruit", "move", "battle", "build"]


class Leader(Entry, frozen=True):
    """7.8: a leader, with what he changes."""

    id: Id
    viziers: tuple[Column, Column]
    ignores_disdain: bool = False
    warriors_per_recruit: Annotated[int, Meta(ge=1, le=9)] = 1
    extra_hits_as_attacker: Few = 0
    extra_vp_per_battle: Few = 0


class EyrieTracks(Entry, frozen=True):
    """7.6: the track of the roosts."""

    roost: Track


class EyrieSheet(Sheet, frozen=True):
    """7. The board of the Eyrie."""

    tracks: EyrieTracks
    decree_columns: tuple[Column, Column, Column, Column]
    leaders: Annotated[tuple[Leader, ...], Meta(min_length=1, max_length=20)]
