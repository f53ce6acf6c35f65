"""A table with a Vagabond in seat 0, arranged in his words: items, relationships, quests, a character."""

from __future__ import annotations

from typing import Any

from deskovka.games.root.factions.vagabond.board import CONDITIONS, VagabondBoard
from deskovka.games.root.factions.vagabond.relations import RELATIONS
from deskovka.games.root.factions.vagabond.view import VagabondView
from tests.root.playing import Table, bare


def board(t: Table, seat: int = 0) -> VagabondBoard:
    found = t.g.boards[seat]
    assert isinstance(found, VagabondBoard)
    return found


def wandering(*others: str, at: int | str = 5, character: str = "thief", **setup: Any) -> Table:
    """His Daylight on an empty map, in a clearing or forest; no Vagabond has any items."""
    t = bare("vagabond", *(others or ("marquise",)), **setup)
    become(t, character)
    if "vagabond_second" in others:
        become(t, "tinker", 1 + others.index("vagabond_second"))
    t.stand(0, at)
    t.phase_of(0, "daylight")
    return t


def become(t: Table, character: str, seat: int = 0) -> None:
    """Let a Vagabond be a character, without any items."""
    g = t.world.boundary
    own = g.boards[seat]
    assert isinstance(own, VagabondBoard)
    own.character = character
    own.items = [[0] * len(row) for row in own.items]
    g.learn_effects()
    t._restart()


def give(t: Table, seat: int = 0, condition: str = "ready", **counts: int) -> None:
    """Set how many items of some types he has in a condition."""
    g = t.world.boundary
    own = g.boards[seat]
    assert isinstance(own, VagabondBoard)
    for item, count in counts.items():
        own.items[CONDITIONS.index(condition)][g.terms.tables.item_number[item]] = count
    t._restart()


def items(t: Table, condition: str = "ready", seat: int = 0) -> dict[str, int]:
    """The items in a condition."""
    row = board(t, seat).items[CONDITIONS.index(condition)]
    return {item: count for item, count in zip(t.g.terms.tables.items, row, strict=True) if count}


def relate(t: Table, other: int, relation: str, seat: int = 0) -> None:
    """Put the relationship marker of another player on a space."""
    own = t.world.boundary.boards[seat]
    assert isinstance(own, VagabondBoard)
    own.relations[other] = RELATIONS.index(relation)
    t._restart()


def relation(t: Table, other: int, seat: int = 0) -> str:
    """How another player stands to him."""
    number = board(t, seat).relations[other]
    return "none" if number < 0 else RELATIONS[number]


def lay_quests(t: Table, *names: str) -> None:
    """Let just these quests lie open, and the others in the quest deck."""
    g = t.world.boundary
    known = [quest.id for quest in g.terms.tables.factions.vagabond.quests]
    g.quests = [known.index(name) for name in names]
    g.quest_deck = [number for number in range(len(known)) if number not in g.quests]
    t._restart()


def quests(t: Table) -> list[str]:
    """The quests that lie open."""
    known = t.g.terms.tables.factions.vagabond.quests
    return [known[number].id for number in t.g.quests]


def bury(t: Table, clearing: int, *names: str) -> None:
    """Let just these items lie under the ruin of a clearing."""
    g = t.world.boundary
    ruins = g.woodland.ruins
    places = [n for n in range(len(g.buried)) if ruins[n % len(ruins)] == clearing]
    for n in places:
        g.buried[n] = -1
    for n, name in zip(places, names, strict=False):
        g.buried[n] = g.terms.tables.item_number[name]
    t._restart()


def box(t: Table, seat: int, **counts: int) -> None:
    """Put items into the Crafted Items box of a seat."""
    g = t.world.boundary
    for item, count in counts.items():
        g.crafted_items[seat][g.terms.tables.item_number[item]] = count
    t._restart()


def shown(t: Table, seat: int = 0) -> VagabondView:
    """His board as everybody sees it."""
    view = t.view(None).seats[seat].board
    assert isinstance(view, VagabondView)
    return view
