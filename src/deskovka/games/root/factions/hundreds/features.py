"""What the Lord of the Hundreds lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.hundreds.board import (
    STRONGHOLD,
    board_of,
    mobs,
    oppressed,
    sheet_of,
    value_of,
    warlord_at,
)
from deskovka.games.root.factions.hundreds.mobs import prey
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = (
    *("strongholds", "mobs", "razing", "warriors", "warlord", "command", "prowess"),
    *("oppressed", "oppress_points", "actions"),
)


def counted(g: Root, seat: int) -> list[float]:
    """Strongholds, mobs and what they will raze, warriors, the Hoard, and what is oppressed."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    riots = mobs(g, seat)
    command, prowess = value_of(g, seat, "command"), value_of(g, seat, "prowess")
    is_day = g.turn == seat and not g.evening
    below, points = len(oppressed(g, seat)), sheet_of(g).oppress
    return [
        on_map(g, numbers[STRONGHOLD]),
        len(riots),
        sum([_razing(g, seat, clearing) for clearing in riots]),
        on_map(g, numbers["warrior"]),
        float(warlord_at(g, seat) is not None),
        command,
        prowess,
        below,
        points[min(below, len(points) - 1)] if g.turn == seat else 0.0,
        max(0, command - board.commanded) + max(0, prowess - board.advanced) if is_day else 0,
    ]


def _razing(g: Root, seat: int, clearing: int) -> int:
    """14.4.1: what a mob will raze in a clearing: enemy buildings and tokens, and a ruin."""
    razed = g.ruins[clearing]
    if any(g.presence[enemy][clearing] for enemy in g.enemies[seat]):
        razed += sum([count for _, _, count in prey(g, seat, clearing)])
    return razed
