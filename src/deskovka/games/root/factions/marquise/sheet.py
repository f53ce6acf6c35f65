"""6. The printed board of the Marquise."""

from __future__ import annotations

from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import Few, Numbers, Sheet, Track


class MarquiseTracks(Entry, frozen=True):
    """6.5.4, 6.6: her three tracks, which share one row of costs."""

    wood_cost: Numbers
    sawmill: Track
    workshop: Track
    recruiter: Track


class MarquiseSheet(Sheet, frozen=True):
    """6. The board of the Marquise."""

    tracks: MarquiseTracks
    actions_per_daylight: Few
