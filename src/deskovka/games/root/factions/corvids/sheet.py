"""13. The printed board of the Corvid Conspiracy."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from deskovka.games.root.factions.sheet import Few, Sheet

PlotName = Literal["bomb", "snare", "extortion", "raid"]
PLOTS: tuple[PlotName, ...] = get_args(PlotName)
BOMB, SNARE, EXTORTION, RAID = range(len(PLOTS))


class CorvidsSheet(Sheet, frozen=True):
    """The board of the Corvid Conspiracy."""

    plots: Annotated[tuple[PlotName, ...], Meta(max_length=20)]
    """13.2.2: what is on the other side of each plot token."""
    daylight_actions: Few
    starting_warriors: Few
    """13.3.2: in a clearing of each suit."""
