"""9.3 Set-up of the Vagabond, and of two of them (9.7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.vagabond.actions import settle
from deskovka.games.root.factions.vagabond.items import VagabondBoard, board_of, gain, printed
from deskovka.games.root.ruins import bury
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def choose_character(g: Root, seat: int) -> Flow[str]:
    """9.3.1 Setup 1, 9.7.3-x1: a character that no other Vagabond has."""
    taken = [board.character for board in g.boards if isinstance(board, VagabondBoard)]
    options: list[Option] = [("character", each.id) for each in printed(g).characters if each.id not in taken]
    option: Option = yield Ask(seat, "character", options)
    return str(option[1])


def become(g: Root, seat: int, character: str) -> None:
    """9.3.1, 9.3.5 Setup 5: the character comes with its items; the rest of their kind stays out of the game."""
    board_of(g, seat).character = character
    g.learn_effects()
    g.tell("character_chosen", seat=seat, character=character)
    for item in next(each.items for each in printed(g).characters if each.id == character):
        gain(g, seat, g.terms.tables.item_number[item])


def choose_forest(g: Root, seat: int) -> Flow[None]:
    """9.3.2 Setup 2: the pawn into any forest."""
    woodland = g.woodland
    options: list[Option] = [("forest", woodland.forest_names[forest]) for forest in woodland.forests]
    option: Option = yield Ask(seat, "forest", options)
    settle(g, seat, woodland.place_of(option[1]))


def hide_items(g: Root) -> None:
    """9.3.4 Setup 4, 9.7.1 Setup: as many sets of items under the ruins as there are Vagabonds."""
    vagabonds = sum(isinstance(board, VagabondBoard) for board in g.boards)
    bury(g, g.terms.tables.content.items.ruin_sets_by_vagabonds[vagabonds])


def lay_character(g: Root) -> None:
    """A.8.1.III Vagabond card: a random character lies next to it."""
    g.character = g.chance.pick([character.id for character in printed(g).characters])
    g.tell("character_laid_out", character=g.character)
