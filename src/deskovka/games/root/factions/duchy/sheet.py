"""12. The printed board of the Underground Duchy."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from deskovka.content.editions import Id
from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import Few, Numbers, Sheet

RankName = Literal["squire", "noble", "lord"]
RANKS: tuple[RankName, ...] = ("squire", "noble", "lord")


class DuchyTracks(Entry, frozen=True):
    """12.4, 12.6.3: warriors that citadels bring, and cards that markets bring, the leftmost space first."""

    citadel: Numbers
    market: Numbers


class Rank(Entry, frozen=True):
    """12.3.6, 12.5.3: the crowns of a rank, the cards to reveal for it, and the points of swaying it."""

    crowns: Few
    reveal: Few
    vp: Few


class Minister(Entry, frozen=True):
    """12.5.2: a minister."""

    id: Id
    rank: RankName


class DuchySheet(Sheet, frozen=True):
    """The board of the Underground Duchy."""

    tracks: DuchyTracks
    ranks: dict[RankName, Rank]
    ministers: Annotated[tuple[Minister, ...], Meta(min_length=9, max_length=9)]
    assembly_actions: Few
    recruits: Few
    """12.4: warriors without any citadel."""
    diggers: Few
    """12.5.1.V: how many warriors come out of a new tunnel at most."""
    mud_points: Few
    """12.5.2.VII."""
    starting_warriors: Few
    starting_neighbours: Few
