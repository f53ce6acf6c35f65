"""10. The printed board of the Lizard Cult."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import Few, Sheet, Track


class CultTracks(Entry, frozen=True):
    """10.5.3, 10.6.3: the same track for the gardens of each suit."""

    garden: Track


class Conspiracies(Entry, frozen=True):
    """10.4.3: what each conspiracy costs, in acolytes, and how much less while the Outcast is hated."""

    crusade: Annotated[int, Meta(ge=1, le=9)]
    convert: Few
    sanctify: Few
    less_when_hated: Few


class CultSheet(Sheet, frozen=True):
    """The board of the Lizard Cult."""

    tracks: CultTracks
    conspiracies: Conspiracies
    starting_warriors: Few
    """10.3.2: in the first clearing."""
    starting_neighbours: Few
    """10.3.2: in each adjacent clearing."""
