"""What is seen of the board of a Vagabond, how it reads, and what he asks, offers and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.factions.faction import BoardView
from deskovka.games.root.factions.vagabond.items import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    board_of,
    cards_in_evening,
    item_limit,
    on_track,
    printed,
    ready,
    refreshes,
)
from deskovka.games.root.factions.vagabond.quests import POINTS
from deskovka.games.root.factions.vagabond.relations import NO_RELATION, RELATIONS, aids_needed
from deskovka.games.root.tables import CLEARING_SUITS, printed_tables
from deskovka.kernel import Option

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.games.root.state import Root


class ItemsView(msgspec.Struct, frozen=True):
    """Items of one type in one place of the board: ``track``, ``satchel`` or ``damaged``."""

    item: str
    place: str
    count: int
    exhausted: bool


class RelationView(msgspec.Struct, frozen=True):
    """Where the marker of a seat stands, the aids of this turn that count, and how many lead to the next space."""

    seat: int
    space: str
    aids: int
    needed: int


class VagabondView(BoardView, frozen=True, tag="vagabond"):
    """His board; all of it is public."""

    character: str
    items: tuple[ItemsView, ...]
    relations: tuple[RelationView, ...]
    quests: dict[str, tuple[str, ...]]
    item_limit: int
    refreshes: int
    cards_in_evening: int
    scorched: tuple[int, ...]
    """D.6.2: the clearings that nothing can enter any more."""


class SecondVagabondView(VagabondView, frozen=True, tag="vagabond_second"):
    """The board of the second one."""


def view_board(g: Root, seat: int, view_type: type[VagabondView]) -> VagabondView:
    """What everybody may know of the board."""
    board, quests = board_of(g, seat), printed(g).quests
    done = [quests[number] for number in board.quests]
    return view_type(
        character=board.character,
        items=tuple(view for number in range(len(g.terms.tables.items)) for view in _item_views(g, seat, number)),
        relations=tuple(
            RelationView(other, RELATIONS[relation], board.aids[other] * (g.turn == seat), aids_needed(g, seat, other))
            for other, relation in enumerate(board.relations)
            if relation != NO_RELATION
        ),
        quests={suit: tuple(quest.id for quest in done if quest.suit == suit) for suit in CLEARING_SUITS},
        item_limit=item_limit(g, seat),
        refreshes=refreshes(g, seat),
        cards_in_evening=cards_in_evening(g, seat),
        scorched=tuple(board.scorched),
    )


def _item_views(g: Root, seat: int, number: int) -> list[ItemsView]:
    """The items of a type, place by place."""
    name, rows = g.terms.tables.items[number], board_of(g, seat).items
    track = on_track(g, seat, name)
    views = [
        ItemsView(name, "track", track, False),
        ItemsView(name, "satchel", ready(g, seat, name) - track, False),
        ItemsView(name, "satchel", rows[EXHAUSTED][number], True),
        ItemsView(name, "damaged", rows[DAMAGED][number], False),
        ItemsView(name, "damaged", rows[DAMAGED_EXHAUSTED][number], True),
    ]
    return [view for view in views if view.count]


# -- as text ---------------------------------------------------------------------------------------------------------


def describe(board: VagabondView, words: Words) -> list[str]:
    """His character, items, relationships, quests and scorched clearings."""
    numbers = {"limit": board.item_limit, "refreshes": board.refreshes, "cards": board.cards_in_evening}
    character = words.say(f"character-{board.character}") if board.character else "–"
    lines = [words.say("table-vagabond", character=character, **numbers)]
    lines += [
        words.say(f"table-vagabond-{place}", items=items)
        for place in ("track", "satchel", "damaged")
        if (items := _items(board, place, words))
    ]
    if board.relations:
        lines.append(words.say("table-vagabond-relations", relations=_relations(board, words)))
    done = [quest for quests in board.quests.values() for quest in quests]
    if done:
        lines.append(words.say("table-vagabond-quests", quests=", ".join(words.say(f"quest-{q}") for q in done)))
    if board.scorched:
        lines.append(words.say("table-vagabond-scorched", clearings=", ".join(map(str, board.scorched))))
    return lines


def _items(board: VagabondView, place: str, words: Words) -> str:
    """The items in a place; exhausted ones are in parentheses."""
    shown = []
    for view in board.items:
        if view.place == place:
            name = words.say(f"item-{view.item}") + (f" {view.count}" if view.count > 1 else "")
            shown.append(f"({name})" if view.exhausted else name)
    return ", ".join(shown)


def _relations(board: VagabondView, words: Words) -> str:
    """Each faction by the letter of its seat."""
    shown = []
    for view in board.relations:
        count = f" {view.aids}/{view.needed}" if view.aids else ""
        shown.append(f"{chr(ord('A') + view.seat)} {words.say(f'relation-{view.space}')}{count}")
    return ", ".join(shown)


def note(option: Option, board: VagabondView, words: Words) -> str:
    """What a quest asks for and scores, and what an aid leads to."""
    if option[0] == "quest":
        quest = next(q for q in printed_tables().factions.vagabond.quests if q.id == option[1])
        items = ", ".join(words.say(f"item-{item}") for item in quest.items)
        points = len(board.quests[quest.suit]) + 1
        return words.say("note-quest", items=items, points=points) if option[2] == POINTS else items
    if option[0] == "aid":
        view = next((view for view in board.relations if view.seat == option[1]), None)
        return words.say(f"relation-{view.space}") if view else ""
    return ""


# -- words -----------------------------------------------------------------------------------------------------------

LEXICON = Lexicon(
    topics={
        "character": (),
        "forest": (),
        "refresh": ("left",),
        "slip": (),
        "vagabond": (),
        "find": (),
        "exhaust": (),
        "take_item": ("seat",),
        "damage": ("left",),
        "repair": ("left",),
        "leave_behind": ("left",),
        "take_along": ("clearing", "target"),
        "with_ally": ("clearing",),
        "partner": (),
        "protect": ("seat", "clearing", "count"),
        "reward": (),
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
        "quest": ("quest", "reward"),
        "strike": ("piece", "owner"),
        "repair": ("item", "condition"),
        "damage": ("item", "condition"),
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
        "item_lost": ("seat", "item"),
        "exhausted": ("seat", "item"),
        "refreshed": ("seat", "item"),
        "damaged": ("seat", "item"),
        "repaired": ("seat", "item"),
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
        "reward": "reward",
        "condition": "condition",
        "relation": "relation",
        "instead": "item",
        "attacker": "seat",
    },
    clauses={
        "character": "9.3.1",
        "forest": "9.3.2",
        "refresh": "9.4.1",
        "slip": "9.4.2",
        "vagabond": "9.5",
        "find": "9.7.3",
        "exhaust": "9.5.4",
        "take_item": "9.5.4",
        "damage": "9.2.7",
        "repair": "9.5.7",
        "leave_behind": "9.6.4",
        "take_along": "9.2.9.II.b",
        "with_ally": "9.2.9.II.c",
        "partner": "9.2.8",
        "protect": "D.5.2",
        "reward": "9.5.5",
    },
)
