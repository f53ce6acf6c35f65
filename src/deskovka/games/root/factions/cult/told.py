"""The board of the Lizard Cult in words, and what it asks, offers and tells."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, line
from deskovka.games.root.factions.cult.view import CultView
from deskovka.games.root.factions.tracks import told_track
from deskovka.games.root.menus import BIRDSONG, DAYLIGHT, EVENING
from deskovka.kernel import Option

COSTS = {
    **dict.fromkeys(("crusade_battle", "crusade_move", "crusade_ferry"), "crusade"),
    "convert": "convert",
    "sanctify": "sanctify",
}
"""10.4.3: the conspiracy that each verb is."""


def told(board: CultView) -> list[Line]:
    """The Outcast, acolytes, gardens, Lost Souls."""
    lines = []
    if board.outcast is not None:
        lines.append(line("told-hated" if board.hated else "told-outcast", suit=board.outcast))
    lines.append(line("told-acolytes", count=board.acolytes))
    lines += [line("told-conspiracy", conspiracy=name, count=cost) for name, cost in board.costs.items()]
    lines += [told_track("told-gardens", garden, track) for garden, track in board.gardens.items()]
    for suit, points in board.worth.items():
        if points is not None:
            lines.append(line("told-ritual-worth", suit=suit, points=points))
    if board.scored:
        lines.append(line("told-ritual-scored", suits=board.scored))
    if board.revealed:
        lines.append(line("told-revealed", cards=board.revealed))
    if board.lost_souls:
        lines.append(line("told-lost-souls", cards=board.lost_souls))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def note(option: Option, board: CultView) -> Line | None:
    """What a conspiracy costs."""
    conspiracy = COSTS.get(str(option[0]))
    return None if conspiracy is None else line("note-acolytes", count=board.costs[conspiracy])


LEXICON = Lexicon(
    topics={
        "first_garden": Topic("10.3.2"),
        "first_garden_suit": Topic("F-lostcity-2"),
        "spread_cultists": Topic("AS-cult", ("left",)),
        "outcast": Topic("10.3.3"),
        "conspire": Topic(
            *("10.4.3", ("left",)),
            menu=("crusade_move", "crusade_ferry", "crusade_battle", "convert", "sanctify", *BIRDSONG),
            ends=("done",),
        ),
        "crusade": Topic("10.4.3.I", ends=("done",)),
        "rituals": Topic("10.5", menu=("garden", "preach", "ritual_score", "sacrifice", *DAYLIGHT), ends=("done",)),
        "evening_craft": Topic("10.6.2", menu=("craft", *EVENING), ends=("done",)),
    },
    verbs={
        "outcast": ("suit",),
        "garden_of": ("suit",),
        "crusade_battle": ("clearing", "defender"),
        "crusade_move": ("place", "target"),
        "crusade_ferry": ("clearing", "target"),
        "convert": ("piece", "owner", "clearing"),
        "sanctify": ("piece", "owner", "clearing"),
        "garden": ("clearing", "card"),
        "preach": ("clearing", "card"),
        "ritual_score": ("card",),
        "sacrifice": ("card",),
    },
    events={
        "outcast": ("seat", "suit"),
        "outcast_hated": ("seat", "suit"),
        "acolytes_spent": ("seat", "conspiracy", "count"),
        "acolytes_joined": ("seat", "count", "total"),
        "revealed": ("seat", "card"),
        "revealed_back": ("seat", "count"),
        "feared": ("seat", "clearing"),
        "soul_lost": ("seat", "card"),
        "souls_emptied": ("seat", "count"),
    },
    kinds={"conspiracy": "conspiracy"},
    special=("crusade_ferry",),
)
