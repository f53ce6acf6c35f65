"""13.4 to 13.6. Why the Corvid Conspiracy is not offered an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.factions.corvids.board import PLOT, face_down, plot_cost, stock
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.refusals import (
    Reason,
    in_birdsong,
    in_daylight,
    no_battle,
    no_craft,
    no_ferry,
    no_move,
    no_placing,
)

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def no_birdsong_craft(g: Root, seat: int) -> Iterator[Refusal]:
    """13.4.1 Craft."""
    yield from no_craft(g, seat)
    yield from in_birdsong(g, seat)


def no_flip(g: Root, seat: int) -> Iterator[Refusal]:
    """13.4.2 Flip plots: none face down, or nobody beside it."""
    for clearing in face_down(g, seat):
        yield Refusal(("flip", clearing), line("refused-no-warriors-in", clearing=clearing), "13.4.2")
    yield Refusal(("flip",), line("refused-no-flip"), "13.4.2")
    yield from in_birdsong(g, seat)


def no_recruit(g: Root, seat: int) -> Iterator[Refusal]:
    """13.4.3 Recruit: no card whose suit has a clearing where something may be placed."""
    yield Refusal(("flock",), line("refused-no-flock"), "13.4.3")
    yield from in_birdsong(g, seat)


def no_action(g: Root, seat: int) -> Iterator[Refusal]:
    """13.5 Daylight."""
    yield from no_deed(g, seat)
    yield from in_daylight(g, seat)


def no_deed(g: Root, seat: int) -> Iterator[Refusal]:
    """13.5.1 to 13.5.4, 13.6.1."""
    yield from no_move(g, seat)
    yield from no_ferry(g, seat)
    yield from no_battle(g, seat)
    yield from no_plot(g, seat)
    yield Refusal(("trick",), line("refused-no-trick"), "13.5.4")


def no_plot(g: Root, seat: int) -> Iterator[Refusal]:
    """13.5.2 Plot: none left, one there already, too few warriors."""
    left = stock(g, seat)
    if not any(left):
        yield Refusal(("plot",), line("refused-no-plots"), "13.2.2")
    for clearing in g.woodland.clearings:
        reason = _no_plot_in(g, seat, clearing)
        if reason is not None:
            yield Refusal(("plot", clearing), *reason)
        for plot, count in zip(PLOTS, left, strict=True):
            if not count:
                yield Refusal(("plot", clearing, plot), line("refused-plot-spent", plot=plot), "13.2.2")
    yield Refusal(("plot",), line("refused-no-plot-site", count=plot_cost(g, seat)), "13.5.2")


def _no_plot_in(g: Root, seat: int, clearing: int) -> Reason | None:
    """13.5.2, 13.2.2.II: why no plot can be placed in a clearing."""
    numbers, cost = g.cast.numbers[seat], plot_cost(g, seat)
    if g.pieces[numbers[PLOT]][clearing]:
        return line("refused-plot-there", clearing=clearing), "13.2.2.II"
    here = g.pieces[numbers["warrior"]][clearing]
    if here < cost:
        return line("refused-plot-cost", clearing=clearing, cost=cost, count=here), "13.5.2"
    return no_placing(g, seat, clearing)


REASONS: dict[str, Callable[[Root, int], Iterator[Refusal]]] = {
    "corvid_craft": no_birdsong_craft,
    "flip": no_flip,
    "flock": no_recruit,
    "corvids": no_action,
    "exert": no_deed,
}
"""By question."""
