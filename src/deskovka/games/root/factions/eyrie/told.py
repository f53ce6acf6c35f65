"""The board of the Eyrie in words, and what they ask, offer and tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.factions.eyrie.sheet import Leader
from deskovka.games.root.factions.eyrie.view import LOYAL_VIZIER, EyrieView
from deskovka.games.root.factions.suits import with_suits
from deskovka.games.root.factions.tracks import told_track
from deskovka.games.root.menus import DAYLIGHT
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content


def told(board: EyrieView, content: Content) -> list[Line]:
    """The leaders, the Decree and the roosts."""
    lines = [line("told-leader", leader=board.leader)] if board.leader else []
    lines.append(line("told-leaders-left", leaders=board.leaders_left))
    suits = {card.id: card.suit for deck in content.decks.values() for card in deck}
    for column, cards in board.decree.items():
        lines.append(line("told-column", column=column, cards=with_suits(cards, suits)))
        if board.resolved[column]:
            lines.append(line("told-resolved", cards=with_suits(board.resolved[column], suits)))
    if board.column:
        lines.append(line("told-resolving", column=board.column))
    if board.added:
        lines.append(line("told-added", count=board.added))
    return [
        *lines,
        told_track("told-roosts", "roost", board.roosts),
        line("told-evening-points", points=board.points_in_evening),
        line("told-evening-cards", count=board.cards_in_evening),
    ]


def note(option: Option, board: EyrieView) -> Line | None:
    """What the Evening scores with one more roost."""
    return line("note-roost", points=board.roosts.points or 0) if option[0] == "decree_build" else None


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """What each leader changes."""
    found = {Thing("leader", leader.id): _leader(leader) for leader in content.factions.eyrie.leaders}
    return found | {Thing("card", LOYAL_VIZIER): (line("about-loyal_vizier"),)}


def _leader(leader: Leader) -> tuple[Line, ...]:
    lines = [line("about-viziers", columns=leader.viziers)]
    if leader.ignores_disdain:
        lines.append(line("about-full-points"))
    if leader.warriors_per_recruit > 1:
        lines.append(line("about-recruits", count=leader.warriors_per_recruit))
    if leader.extra_hits_as_attacker:
        lines.append(line("about-attacks", count=leader.extra_hits_as_attacker))
    if leader.extra_vp_per_battle:
        lines.append(line("about-razes", points=leader.extra_vp_per_battle))
    return tuple(lines)


RESOLVING = ("decree_recruit", "decree_move", "decree_ferry", "decree_battle", "decree_build", "decree_first")
"""7.5.2: the ways to resolve a card of the Decree, column by column."""

LEXICON = Lexicon(
    topics={
        "first_roost": Topic("7.3.2"),
        "leader": Topic("7.7.3"),
        "decree_add": Topic("7.4.2", ("left",), ends=("done",)),
        "new_roost": Topic("7.4.3"),
        "decree": Topic("7.5.2", ("column", "left"), menu=(*RESOLVING, "turmoil", "craft", *DAYLIGHT)),
        "end_daylight": Topic("K.6", menu=DAYLIGHT, ends=("done",)),
    },
    verbs={
        "leader": ("leader",),
        "decree_add": ("card", "column"),
        "decree_first": ("suit",),
        "decree_recruit": ("clearing", "suit"),
        "decree_move": ("clearing", "target", "suit"),
        "decree_ferry": ("clearing", "target", "suit"),
        "decree_battle": ("clearing", "defender", "suit"),
        "decree_build": ("clearing", "suit"),
        "turmoil": (),
    },
    events={
        "leaders_ready": ("seat",),
        "leader_chosen": ("seat", "leader"),
        "decree_added": ("seat", "card", "column"),
        "decree_resolved": ("seat", "suit", "column"),
        "turmoil": ("seat", "column", "count"),
        "decree_lost": ("seat", "card"),
    },
    kinds={"leader": "leader", "leaders": "leader", "column": "column", "columns": "column"},
    special=("decree_ferry", "decree_first"),
    final=("decree_battle", "turmoil"),
)
