"""The board of the Corvid Conspiracy in words, and what it asks, offers and tells."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.corvids.view import CorvidsView, PlotView
from deskovka.games.root.menus import BIRDSONG, DAYLIGHT, EVENING, MOVES
from deskovka.kernel import Option


def told(board: CorvidsView) -> list[Line]:
    """The plots and what was guessed of them, what is left, what comes next."""
    lines = [said for plot in board.plots for said in _told_plot(plot)]
    lines.append(line("told-plots-unknown", count=board.left))
    if board.stock is not None:
        lines += [line("told-plots-left", plot=plot, count=count) for plot, count in board.stock.items()]
    if board.actions:
        lines.append(line("told-corvid-actions", count=board.actions))
    if board.exerted:
        lines.append(line("told-exerted"))
    lines.append(line("told-plot-cost", count=board.plot_cost))
    lines.append(line("told-flip-points", points=board.flip_points))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def _told_plot(laid: PlotView) -> list[Line]:
    if laid.face_up:
        lines = [line("told-plot-up", clearing=laid.clearing, plot=laid.plot or "")]
    elif laid.plot is not None:
        lines = [line("told-plot-down", clearing=laid.clearing, plot=laid.plot)]
    else:
        lines = [line("told-plot-hidden", clearing=laid.clearing)]
    if laid.refuted:
        lines.append(line("told-plot-refuted", clearing=laid.clearing, plots=laid.refuted))
    return lines


def note(option: Option, board: CorvidsView) -> Line | None:
    """What a plot costs, and what turning one up scores."""
    if option[0] == "plot":
        return line("note-plot", count=board.plot_cost)
    if option[0] == "flip":
        return line("n-points", points=board.flip_points)
    return None


def about() -> Mapping[Thing, tuple[Line, ...]]:
    """What plots do."""
    return {Thing("plot", plot): (line(f"about-{plot}"),) for plot in PLOTS}


ACTIONS = (*MOVES, "plot", "battle", "trick")

LEXICON = Lexicon(
    topics={
        "scatter": Topic("13.3.2", ("suit",)),
        "nest": Topic("AS-corvid"),
        "first_plot": Topic("AS-corvid", ("clearing",)),
        "corvid_craft": Topic("13.4.1", menu=("craft", *BIRDSONG), ends=("done",)),
        "flip": Topic("13.4.2", menu=("flip", *BIRDSONG), ends=("done",)),
        "flock": Topic("13.4.3", menu=("flock", *BIRDSONG), ends=("done",)),
        "flock_where": Topic("13.4.3", ("left",)),
        "corvids": Topic("13.5.1", ("left",), menu=(*ACTIONS, *DAYLIGHT), ends=("done",)),
        "exert": Topic("13.6.1", menu=(*ACTIONS, *EVENING), ends=("done",)),
        "raid": Topic("13.7.4", ("left",)),
        "expose": Topic("13.2.4", ("seat", "clearing"), ends=("pass",)),
    },
    verbs={
        "flip": ("clearing",),
        "flock": ("suit", "card"),
        "plot": ("clearing", "plot"),
        "trick": ("clearing", "target"),
        "expose": ("clearing",),
        "guess": ("card", "plot"),
    },
    events={
        "flipped": ("seat", "clearing", "plot"),
        "plotted": ("seat", "clearing", "plot"),
        "tricked": ("seat", "clearing", "target"),
        "exerted": ("seat",),
        "raided": ("seat", "clearing"),
        "exposed": ("seat", "owner", "clearing", "plot"),
        "not_exposed": ("seat", "owner", "clearing", "plot"),
        "shown": ("seat", "owner", "card"),
        "kept": ("seat", "owner", "card"),
    },
    kinds={"plot": "plot", "plots": "plot"},
    special=("expose",),
)
