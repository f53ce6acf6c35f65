"""11. The printed board of the Riverfolk Company."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from deskovka.content.tables import Entry
from deskovka.games.root.factions.sheet import Few, Numbers, Sheet

Price = Annotated[int, Meta(ge=1, le=9)]


class RiverfolkTracks(Entry, frozen=True):
    """11.5.6.III: the same track for the trade posts of each suit."""

    trade_post: Numbers


class RiverfolkSheet(Sheet, frozen=True):
    """The board of the Riverfolk Company."""

    tracks: RiverfolkTracks
    prices: Annotated[tuple[Price, ...], Meta(min_length=1, max_length=9)]
    """11.2.6.I: what each service may cost, in warriors."""
    starting_warriors: Few
    """11.3.2: on the river."""
    starting_payments: Few
    """11.3.4."""
    protectionism: Few
    """11.4.1: how many of its own warriors it pays itself when nobody has paid."""
    dividend: Price
    """11.4.2: how many funds are worth a point."""
    trade_post_funds: Few
    """11.5.6: what a trade post costs."""
