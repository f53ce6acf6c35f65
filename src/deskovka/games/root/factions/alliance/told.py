"""The board of the Woodland Alliance in words, and what it asks, offers and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.factions.alliance.view import AllianceView
from deskovka.games.root.factions.tracks import told_track
from deskovka.games.root.knowledge import HIDDEN
from deskovka.games.root.menus import BIRDSONG, DAYLIGHT, MOVES
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content


def told(board: AllianceView) -> list[Line]:
    """The Supporters, the officers, sympathy and bases."""
    known = tuple(card for card in board.supporters if card != HIDDEN)
    lines = [line("told-supporters", count=len(board.supporters))]
    if board.capacity is not None:
        lines.append(line("told-capacity", count=board.capacity))
    if known:
        lines.append(line("told-supporters-known", cards=known))
    lines += [
        line("told-bases", suits=tuple(suit for suit, raised in board.bases.items() if raised)),
        line("told-officers", officers=board.officers, operations=board.operations),
        told_track("told-sympathy", "sympathy", board.sympathy),
    ]
    if board.spread_costs:
        lines.append(line("told-spread", costs=tuple(_spread(*where) for where in board.spread_costs.items())))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def _spread(clearing: int, cost: int) -> Line:
    return line("told-spread-cost", clearing=clearing, cost=cost)


def note(option: Option, board: AllianceView) -> Line | None:
    """What sympathy costs and scores, and whether a card would find no room among the Supporters."""
    points = board.sympathy.points or 0
    if option[0] == "spread":
        return line("note-spread", cost=board.spread_costs[int(option[1])], points=points)
    if option[0] == "organize":
        return line("note-organize", points=points)
    if option[0] == "mobilize" and board.capacity is not None and len(board.supporters) >= board.capacity:
        return line("note-no-room")
    return None


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """Sympathy: what it costs where others are strong."""
    sheet = content.factions.alliance
    law = line("about-martial-law", count=sheet.martial_law_warriors, extra=sheet.martial_law_extra)
    return {Thing("piece", "sympathy"): (law,)}


LEXICON = Lexicon(
    topics={
        "outrage": Topic("8.2.6", ("clearing", "seat")),
        "revolt": Topic("8.4.1", menu=("revolt", *BIRDSONG), ends=("done",)),
        "spread": Topic("8.4.2", menu=("spread", *BIRDSONG), ends=("done",)),
        "raise_base": Topic("8.4.1.I", ("clearing",)),
        "pay_supporters": Topic("8.2.3", ("clearing", "left")),
        "supporters_limit": Topic("8.2.4", ("left",)),
        "alliance": Topic("8.5", menu=("craft", "mobilize", "train", *DAYLIGHT), ends=("done",)),
        "operations": Topic("8.6.1", ("left",), menu=(*MOVES, "battle", "recruit_at", "organize"), ends=("done",)),
    },
    verbs={
        "give_supporter": ("card",),
        "show_hand": (),
        "revolt": ("clearing",),
        "spread": ("clearing",),
        "raise_base": ("suit",),
        "supporter": ("card",),
        "mobilize": ("card",),
        "train": ("card",),
        "recruit_at": ("clearing",),
        "organize": ("clearing",),
    },
    events={
        "outrage": ("seat", "clearing"),
        "supporter_given": ("seat", "owner", "clearing"),
        "supporter_seen": ("seat", "owner", "card"),
        "supporter_given_card": ("seat", "owner", "card"),
        "supporter_joined": ("seat",),
        "supporter_joined_card": ("seat", "card"),
        "supporter_spent": ("seat", "card"),
        "supporter_discarded": ("seat", "card"),
        "supporter_refused": ("seat", "card"),
        "mobilized": ("seat",),
        "mobilized_card": ("seat", "card"),
        "officer_joined": ("seat", "count", "total"),
        "officers_lost": ("seat", "count"),
        "revolt": ("seat", "clearing"),
        "sympathy": ("seat", "clearing"),
    },
    kinds={},
    final=("revolt",),
)
