"""The board of a Vagabond in words, and what he asks, offers and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.factions.vagabond.characters import CHARACTERS
from deskovka.games.root.factions.vagabond.view import ItemsView, RelationView, VagabondView
from deskovka.games.root.menus import DAYLIGHT, MOVES
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content

PLACES = ("track", "satchel", "damaged")


def told(board: VagabondView) -> list[Line]:
    """His character, items, relationships and quests; scorched clearings are said with the map."""
    lines = [line("told-character", character=board.character)] if board.character else []
    for place in PLACES:
        items = tuple(_items(found) for found in board.items if found.place == place)
        if items:
            lines.append(line(f"told-items-{place}", items=items))
    lines += [
        line("told-item-limit", count=board.item_limit),
        line("told-refreshes", count=board.refreshes),
        line("told-evening-cards", count=board.cards_in_evening),
    ]
    lines += [_relation(relation) for relation in board.relations]
    for suit, quests in board.quests.items():
        if quests:
            lines.append(line("told-quests-done", suit=suit, quests=quests))
    return lines


def _items(found: ItemsView) -> Line:
    return line("told-item-exhausted" if found.exhausted else "told-item", item=found.item, count=found.count)


def _relation(found: RelationView) -> Line:
    message = "told-relation-aids" if found.needed or found.aids else "told-relation"
    return line(message, seat=found.seat, relation=found.space, aids=found.aids, needed=found.needed)


def note(option: Option, board: VagabondView, content: Content) -> Line | None:
    """What a quest asks for and scores, and what an aid leads to."""
    if option[0] == "quest":
        quest = next(quest for quest in content.factions.vagabond.quests if quest.id == option[1])
        return line("note-quest", items=quest.items, points=len(board.quests[quest.suit]) + 1)
    if option[0] == "aid":
        found = next((relation for relation in board.relations if relation.seat == option[1]), None)
        return line("note-relation", relation=found.space) if found else None
    return None


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """With which items characters begin and what they can do; what quests ask for."""
    sheet = content.factions.vagabond
    found: dict[Thing, tuple[Line, ...]] = {
        Thing("quest", quest.id): (line("about-quest", suit=quest.suit, items=quest.items),) for quest in sheet.quests
    }
    for character in sheet.characters:
        special = [line(f"about-{character.id}")] if character.id in CHARACTERS else []
        found[Thing("character", character.id)] = (line("about-character", items=character.items), *special)
    return found


OF_CHARACTERS = ("steal", "day_labor", "hideout", "instigate", "scorch", "improvise", "glide")
"""9.5.9: what only one character does."""

LEXICON = Lexicon(
    topics={
        "character": Topic("9.3.1"),
        "forest": Topic("9.3.2"),
        "refresh": Topic("9.4.1", ("left",)),
        "slip": Topic("9.4.2", ends=("done",)),
        "vagabond": Topic(
            "9.5",
            menu=(
                *(*MOVES, "battle", "explore", "aid", "quest", "strike", "repair", "craft"),
                *(*OF_CHARACTERS, *DAYLIGHT),
            ),
            ends=("done",),
        ),
        "find": Topic("9.7.3", ends=("pass",)),
        "exhaust": Topic("9.5.4"),
        "take_item": Topic("9.5.4", ("seat",), ends=("pass",)),
        "damage": Topic("9.2.7", ("left",)),
        "pay_items": Topic("11.2.6.III", ("left",)),
        "repair": Topic("9.5.7", ("left",)),
        "leave_behind": Topic("9.6.4", ("left",)),
        "take_along": Topic("9.2.9.II.b", ("clearing", "target"), ends=("pass",)),
        "with_ally": Topic("9.2.9.II.c", ("clearing",), ends=("pass",)),
        "partner": Topic("9.2.8"),
        "protect": Topic("D.5.2", ("seat", "clearing", "count"), ends=("pass",)),
        "reward": Topic("9.5.5", ("points",)),
    },
    verbs={
        "character": ("character",),
        "forest": ("place",),
        "refresh": ("item", "condition"),
        "slip": ("place",),
        "explore": (),
        "find": ("item",),
        "aid": ("seat", "card"),
        "exhaust": ("item",),
        "take_item": ("item",),
        "quest": ("quest",),
        "strike": ("piece", "owner"),
        "repair": ("item", "condition"),
        "damage": ("item", "condition"),
        "pay_items": ("item", "condition"),
        "leave_behind": ("item", "condition"),
        "take_along": ("seat", "count"),
        "with_ally": ("seat",),
        "partner": ("seat",),
        "steal": ("victim",),
        "day_labor": ("card",),
        "hideout": (),
        "instigate": ("attacker", "defender"),
        "enlist": ("seat",),
        "scorch": (),
        "improvise": ("quest", "item", "instead"),
        "reward": ("reward",),
        "swift_strike": (),
        "glide": ("clearing",),
    },
    events={
        "character_laid_out": ("character",),
        "character_chosen": ("seat", "character"),
        "quest_laid_out": ("quest",),
        "quest_completed": ("seat", "quest"),
        "wandered": ("seat", "clearing"),
        "entered_forest": ("seat", "place"),
        "item_gained": ("seat", "item"),
        "item_given": ("seat", "partner", "item"),
        "item_lost": ("seat", "item", "condition"),
        "exhausted": ("seat", "item"),
        "refreshed": ("seat", "item", "condition"),
        "damaged": ("seat", "item", "condition"),
        "repaired": ("seat", "item", "condition"),
        "explored": ("seat", "clearing"),
        "aided": ("seat", "partner"),
        "aid_card": ("seat", "partner", "card"),
        "relation_changed": ("seat", "partner", "relation"),
        "ally_called": ("seat", "partner"),
        "day_labor": ("seat", "card"),
        "hideout": ("seat",),
        "instigated": ("seat",),
        "enlisted": ("seat", "partner", "count"),
        "scorched": ("seat", "clearing"),
    },
    kinds={
        "character": "character",
        "quest": "quest",
        "quests": "quest",
        "reward": "reward",
        "condition": "condition",
        "relation": "relation",
        "instead": "item",
        "missing": "item",
        "attacker": "seat",
    },
    special=OF_CHARACTERS,
    final=("explore", "steal", "hideout", "instigate", "scorch", "enlist"),
)
