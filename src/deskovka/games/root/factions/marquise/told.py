"""The board of the Marquise in words, and what she asks, offers and tells."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, line
from deskovka.games.root.factions.marquise.view import MarquiseView
from deskovka.games.root.factions.tracks import told_track
from deskovka.games.root.menus import DAYLIGHT, MOVES
from deskovka.kernel import Option


def told(board: MarquiseView) -> list[Line]:
    """Her actions and her tracks."""
    lines = [line("told-actions", count=board.actions)]
    if board.may_craft:
        lines.append(line("told-may-craft"))
    if board.recruited:
        lines.append(line("told-recruited"))
    lines += [told_track("told-buildings", piece, track) for piece, track in board.tracks.items()]
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def note(option: Option, board: MarquiseView) -> Line | None:
    """What a building costs and scores."""
    if option[0] != "build":
        return None
    track = board.tracks[str(option[1])]
    return line("note-build", cost=track.cost or 0, points=track.points or 0)


LEXICON = Lexicon(
    topics={
        "keep": Topic("6.3.2"),
        "homelands": Topic("A.8.2-x1"),
        "first_building": Topic("6.3.4", ("piece",)),
        "place_wood": Topic("6.4", ("left",)),
        "marquise": Topic(
            *("6.5", ("left",)),
            menu=(*MOVES, "battle", "build", "recruit", "overwork", "craft", "extra_action", *DAYLIGHT),
            ends=("done",),
        ),
        "march": Topic("6.5.2", ends=("done",)),
        "recruit_where": Topic("6.5.3", ("left",)),
        "pay_wood": Topic("6.5.4.II", ("left",)),
        "field_hospitals": Topic("6.2.3", ("clearing", "count"), ends=("pass",)),
    },
    verbs={
        "keep": ("clearing",),
        "homelands": ("clearing", "second", "third"),
        "build": ("piece", "clearing"),
        "recruit": (),
        "wood": ("clearing",),
        "overwork": ("clearing", "card"),
        "extra_action": ("card",),
    },
    events={
        "garrisoned": ("seat", "count", "clearings"),
        "wood_paid": ("seat", "clearing", "count"),
        "built": ("seat", "piece", "clearing", "cost"),
        "hospitalized": ("seat", "clearing", "keep", "count"),
    },
    kinds={"second": "place", "third": "place", "keep": "place"},
)
