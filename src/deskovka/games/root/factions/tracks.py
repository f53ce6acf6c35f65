"""Tracks of buildings and tokens: what they show.

What lies on a track is the supply of its kind: the leftmost piece goes on the map first (G.1.31) and a removed one
comes back to the rightmost empty space (G.1.17), so as many spaces from the left are uncovered as pieces are away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from deskovka.content.told import Line, line
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class TrackView(msgspec.Struct, frozen=True):
    """A track: how many pieces are on the map and on it, and what the next one costs and scores."""

    on_map: int
    on_track: int
    cost: int | None
    points: int | None


def next_on(g: Root, kind: int, spaces: Sequence[int]) -> int | None:
    """The number on the space that the next piece of a track uncovers; None when the track is empty."""
    left = g.supply[kind]
    return spaces[g.cast.kinds[kind].total - left] if left else None


def view_track(g: Root, kind: int, points: Sequence[int], cost: int | None = None) -> TrackView:
    """What a track shows; the cost of the next piece is None where nothing is paid."""
    return TrackView(on_map(g, kind), g.supply[kind], cost, next_on(g, kind, points))


def told_track(message: str, piece: str, track: TrackView) -> Line:
    """A track in words: ``<message>``, or ``<message>-empty`` when nothing is left on it."""
    if track.points is None:
        return line(f"{message}-empty", piece=piece, on_map=track.on_map, on_track=track.on_track)
    counts = {"on_map": track.on_map, "on_track": track.on_track}
    return Line(message, {"piece": piece, **counts, "cost": track.cost or 0, "points": track.points})
