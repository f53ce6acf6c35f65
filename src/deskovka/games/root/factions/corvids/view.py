"""What is seen of the board of the Corvid Conspiracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.corvids.board import (
    PLOT,
    board_of,
    cards_in_evening,
    face_up,
    flip_points,
    plot_cost,
    plotted_in,
    sheet_of,
    stock,
)
from deskovka.games.root.factions.corvids.sheet import PLOTS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class PlotView(msgspec.Struct, frozen=True):
    """A plot on the map."""

    clearing: int
    plot: Annotated[str | None, DERIVED]
    """None where it lies face down and is not one's own."""
    face_up: Annotated[bool, DERIVED]
    refuted: tuple[str, ...]
    """13.2.4: what others named it, in vain."""


class CorvidsView(BoardView, frozen=True, tag="corvids"):
    """Its board."""

    plots: tuple[PlotView, ...]
    left: Annotated[int, DERIVED]
    """13.2.2: how many plots are in the supply."""
    stock: Annotated[dict[str, int] | None, DERIVED]
    """Which they are; None for all but the Corvids."""
    actions: Annotated[int, DERIVED]
    """13.5: how many actions Daylight has left."""
    exerted: Annotated[bool, DERIVED]
    plot_cost: Annotated[int, DERIVED]
    """13.5.2: how many warriors the next plot takes."""
    flip_points: Annotated[int, DERIVED]
    """13.4.2: what the next plot scores that is turned up."""
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int, viewer: int | None) -> CorvidsView:
    """Its board, as far as a seat may know it."""
    board = board_of(g, seat)
    mine = viewer == seat
    return CorvidsView(
        plots=tuple(
            PlotView(
                clearing=clearing,
                plot=PLOTS[board.plots[clearing]] if mine or board.face_up[clearing] else None,
                face_up=bool(board.face_up[clearing]),
                refuted=tuple(plot for n, plot in enumerate(PLOTS) if board.refuted[clearing] >> n & 1),
            )
            for clearing in plotted_in(g, seat)
        ),
        left=g.supply[g.cast.numbers[seat][PLOT]],
        stock=dict(zip(PLOTS, stock(g, seat), strict=True)) if mine else None,
        actions=max(0, sheet_of(g).daylight_actions - board.acted),
        exerted=bool(board.exerted),
        plot_cost=plot_cost(g, seat),
        flip_points=flip_points(g, seat),
        cards_in_evening=cards_in_evening(g, seat),
    )


def seen_as(g: Root, seat: int, kind: int, clearing: int, viewer: int | None) -> str:
    """13.2.2.I: a plot as it lies: face up, face down, or face down and one's own."""
    if kind != g.cast.numbers[seat][PLOT]:
        return g.cast.names[kind]
    name = PLOTS[board_of(g, seat).plots[clearing]]
    if clearing in face_up(g, seat):
        return f"plot_{name}"
    return f"hidden_{name}" if viewer == seat else PLOT
