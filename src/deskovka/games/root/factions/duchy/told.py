"""The board of the Underground Duchy in words, and what it asks, offers and tells."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.content import Content
from deskovka.games.root.factions.duchy.view import DuchyView
from deskovka.games.root.menus import DAYLIGHT, EVENING, MOVES
from deskovka.kernel import Option


def told(board: DuchyView) -> list[Line]:
    """The Burrow, the ministers, crowns, buildings."""
    lines = [line("told-burrow", count=board.burrow)]
    if board.tunnels:
        lines.append(line("told-tunnels", clearings=board.tunnels))
    if board.actions:
        lines.append(line("told-assembly", count=board.actions))
    if board.swayed:
        lines.append(line("told-swayed", ministers=board.swayed))
    if board.acted:
        lines.append(line("told-acted", ministers=board.acted))
    if board.unswayed:
        lines.append(line("told-unswayed", ministers=board.unswayed))
    lines += [line("told-crowns", rank=rank, count=count) for rank, count in board.crowns.items()]
    lines += [line("told-raised", piece=piece, count=count) for piece, count in board.on_map.items()]
    if board.revealed:
        lines.append(line("told-revealed", cards=board.revealed))
    lines.append(line("told-reinforcements", count=board.reinforcements))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def note(option: Option, content: Content) -> Line | None:
    """What swaying a minister takes and scores."""
    if option[0] != "sway":
        return None
    sheet = content.factions.duchy
    rank = next(minister.rank for minister in sheet.ministers if minister.id == option[1])
    return line("note-sway", rank=rank, count=sheet.ranks[rank].reveal, points=sheet.ranks[rank].vp)


def about(content: Content) -> Mapping[Thing, tuple[Line, ...]]:
    """What ministers do, and what they ask for."""
    sheet = content.factions.duchy
    return {
        Thing("minister", minister.id): (
            line("about-rank", rank=minister.rank, count=sheet.ranks[minister.rank].reveal),
            line(f"about-{minister.id}", points=sheet.mud_points),
        )
        for minister in sheet.ministers
    }


LEXICON = Lexicon(
    topics={
        "first_tunnel": Topic("12.3.3"),
        "spread_moles": Topic("AS-duchy", ("left",)),
        "assembly": Topic(
            *("12.5.1", ("left",)),
            menu=(*MOVES, "battle", "duchy_build", "muster", "dig", *DAYLIGHT),
            ends=("done",),
        ),
        "fill_in": Topic("12.2.4"),
        "dig_out": Topic("12.5.1.V", ("clearing",)),
        "parliament": Topic("12.5.2", menu=("minister", *DAYLIGHT), ends=("done",)),
        "foremole": Topic("12.5.2.I"),
        "brigadier": Topic("12.5.2.IV", ends=("done",)),
        "bank_suit": Topic("12.5.2.V"),
        "bank": Topic("12.5.2.V", ("suit", "count"), ends=("done",)),
        "mayor": Topic("12.5.2.VI"),
        "sway": Topic("12.5.3", menu=("sway", *DAYLIGHT), ends=("done",)),
        "reveal_cards": Topic("12.5.3.II", ("minister",)),
        "duchy_craft": Topic("12.6.2", menu=("craft", *EVENING), ends=("done",)),
        "failure": Topic("12.2.3"),
    },
    verbs={
        "duchy_build": ("piece", "clearing", "card"),
        "muster": (),
        "dig": ("clearing", "card"),
        "fill_in": ("clearing",),
        "minister": ("minister",),
        "bank_suit": ("suit",),
        "sway": ("minister",),
        "reveal_cards": ("*cards",),
        "dismiss": ("minister",),
    },
    events={
        "burrowed": ("seat", "count"),
        "minister_acts": ("seat", "minister"),
        "swayed": ("seat", "minister"),
        "failed": ("seat", "clearing"),
        "dismissed": ("seat", "minister"),
        "revealed_lost": ("seat", "card"),
    },
    kinds={"minister": "minister", "ministers": "minister", "rank": "rank"},
)
