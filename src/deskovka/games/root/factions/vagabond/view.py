"""What is seen of the board of a Vagabond."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.vagabond.board import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, board_of, sheet_of
from deskovka.games.root.factions.vagabond.items import cards_in_evening, item_limit, on_track, ready, refreshes
from deskovka.games.root.factions.vagabond.relations import NO_RELATION, RELATIONS, aids_needed
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
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
    aids: Annotated[int, DERIVED]
    needed: Annotated[int, DERIVED]


class VagabondView(BoardView, frozen=True, tag="vagabond"):
    """His board; all of it is public."""

    character: str
    items: tuple[ItemsView, ...]
    relations: tuple[RelationView, ...]
    quests: dict[str, tuple[str, ...]]
    item_limit: Annotated[int, DERIVED]
    refreshes: Annotated[int, DERIVED]
    cards_in_evening: Annotated[int, DERIVED]
    scorched: tuple[int, ...]
    """D.6.2: the clearings that nothing can enter any more."""


class SecondVagabondView(VagabondView, frozen=True, tag="vagabond_second"):
    """The board of the second one."""


def view_board(g: Root, seat: int, view_type: type[VagabondView]) -> VagabondView:
    """What everybody may know of the board."""
    board, quests = board_of(g, seat), sheet_of(g).quests
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
