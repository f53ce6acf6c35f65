"""The board of the Lord of the Hundreds in words, and what it asks, offers and tells."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.content import Content
from deskovka.games.root.factions.hundreds.view import HundredsView
from deskovka.games.root.menus import DAYLIGHT, EVENING, MOVES


def told(board: HundredsView) -> list[Line]:
    """The mood, the Hoard, the warlord, mobs and strongholds."""
    lines = [line("told-mood", mood=board.mood)]
    if board.moods:
        lines.append(line("told-moods", moods=board.moods))
    tracks = (("command", board.command, board.command_value), ("prowess", board.prowess, board.prowess_value))
    for track, items, value in tracks:
        if items:
            lines.append(line(f"told-{track}", items=items, value=value))
        else:
            lines.append(line(f"told-{track}-empty", value=value))
    if board.commands:
        lines.append(line("told-commands", count=board.commands))
    if board.advances:
        lines.append(line("told-advances", count=board.advances))
    if board.warlord is None:
        lines.append(line("told-no-warlord"))
    else:
        lines.append(line("told-warlord", clearing=board.warlord))
    if board.mobs:
        lines.append(line("told-mobs", clearings=board.mobs))
    lines.append(line("told-strongholds", count=board.strongholds))
    lines.append(line("told-oppress", points=board.oppress_points))
    return [*lines, line("told-evening-cards", count=board.cards_in_evening)]


def about(content: Content) -> Mapping[Thing, tuple[Line, ...]]:
    """What moods do, and what forbids them."""
    sheet = content.factions.hundreds
    return {
        Thing("mood", mood.id): (
            line(f"about-{mood.id}", warriors=sheet.lavish_warriors, count=sheet.jubilant_rolls),
            *(() if mood.item is None else (line("about-mood-item", item=mood.item),)),
        )
        for mood in sheet.moods
    }


LEXICON = Lexicon(
    topics={
        "first_stronghold": Topic("14.3.1"),
        "raze": Topic("14.4.1"),
        "mob": Topic("14.4.1", ("suit",), ends=("pass",)),
        "garrison": Topic("14.4.2", ("left",)),
        "anoint": Topic("14.4.3"),
        "mood": Topic("14.4.4"),
        "lavish": Topic("14.7.1", ends=("done",)),
        "hundreds_craft": Topic("14.5.1", menu=("craft", *DAYLIGHT), ends=("done",)),
        "contempt": Topic("14.2.3"),
        "overflow": Topic("14.2.4.I"),
        "command": Topic("14.5.2", ("left",), menu=(*MOVES, "battle", "fortify", *DAYLIGHT), ends=("done",)),
        "advance": Topic("14.5.3", ("left",), menu=(*MOVES, "battle", *DAYLIGHT), ends=("done",)),
        "advance_battle": Topic("14.5.3", ends=("done",)),
        "relentless": Topic("14.7.2", ends=("done",)),
        "loot": Topic("14.2.5", ("seat", "clearing"), ends=("pass",)),
        "plunder": Topic("14.2.5"),
        "bitter": Topic("14.7.8", ends=("done",)),
        "incite": Topic("14.6.1", menu=("incite", *EVENING), ends=("done",)),
        "revel": Topic("14.7.5", ("left",), ends=("done",)),
    },
    verbs={
        "raze": ("clearing",),
        "mood": ("mood",),
        "keep_item": ("item",),
        "scrap": ("item",),
        "fortify": ("clearing", "card"),
        "loot": (),
        "plunder": ("item",),
        "disband": ("clearing",),
        "incite": ("clearing", "card"),
        "roll": (),
    },
    events={
        "mood": ("seat", "mood"),
        "razed": ("seat", "clearing"),
        "mob_rolled": ("seat", "suit"),
        "hoarded": ("seat", "item"),
        "scrapped": ("seat", "item"),
        "item_scorned": ("seat", "item"),
        "looting": ("seat", "victim"),
        "looted": ("seat", "victim", "item"),
        "stubborn": ("seat",),
        "oppressed": ("seat", "count"),
    },
    kinds={"mood": "mood", "moods": "mood"},
)
