"""What the Corvid Conspiracy lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.corvids.board import board_of, face_down, face_up, sheet_of
from deskovka.games.root.factions.corvids.sheet import EXTORTION
from deskovka.games.root.pieces import on_map, warriors

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = ("face_up", "face_down", "ripe", "watched", "warriors", "camps", "extortions", "actions")


def counted(g: Root, seat: int) -> list[float]:
    """Plots up and down, those with a warrior beside them, those that enemies stand beside; warriors and where."""
    hidden, board = face_down(g, seat), board_of(g, seat)
    row = g.pieces[g.cast.numbers[seat]["warrior"]]
    return [
        len(face_up(g, seat)),
        len(hidden),
        sum(warriors(g, seat, clearing) > 0 for clearing in hidden),
        sum(any(g.presence[enemy][clearing] for enemy in g.enemies[seat]) for clearing in hidden),
        on_map(g, g.cast.numbers[seat]["warrior"]),
        sum(count > 0 for count in row),
        len(face_up(g, seat, EXTORTION)),
        max(0, sheet_of(g).daylight_actions - board.acted) if g.turn == seat and not g.evening else 0,
    ]
