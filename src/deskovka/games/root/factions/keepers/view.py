"""What is seen of the board of the Keepers in Iron."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.keepers.board import (
    COLUMNS,
    DUTIES,
    STATIONS,
    acted_cards,
    board_of,
    camps,
    card_name,
    cards_in_evening,
    column_cards,
    faces_of,
    room,
    shown_as,
    type_of,
    worth_of,
)
from deskovka.games.root.factions.keepers.sheet import TYPES

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class WaystationView(msgspec.Struct, frozen=True):
    """A waystation, on the board or on the map."""

    shows: str
    """15.2.2: the type of the face that is up; on the board of the first one."""
    below: str
    clearing: int | None


class KeepersView(BoardView, frozen=True, tag="keepers"):
    """Their board; all of it is public. Relics in clearings and forests are on the map."""

    retinue: dict[str, tuple[str, ...]]
    """15.5.2: the cards by column; a Faithful Retainer is ``faithful_retainer``."""
    acted: Annotated[dict[str, tuple[str, ...]], DERIVED]
    """Those of them that have acted in this turn."""
    duty: Annotated[str, DERIVED]
    """The column that acts."""
    room: Annotated[int, DERIVED]
    """15.6.2: how many cards the retinue can still take."""
    waystations: Annotated[tuple[WaystationView, ...], DERIVED]
    recovered: dict[str, tuple[int, ...]]
    """15.5.2.III.a: the values of the recovered relics, by type."""
    unseen: Annotated[dict[str, tuple[int, ...]], DERIVED]
    """15.2.1: the values that have not been turned up yet, by type."""
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int) -> KeepersView:
    """Their board; all of it is public."""
    board, placed = board_of(g, seat), dict(camps(g, seat))
    faces = [faces_of(station, face) for station, face in enumerate(board.faces)]
    return KeepersView(
        retinue={DUTIES[column]: _names(g, column_cards(g, seat, column)) for column in COLUMNS},
        acted={DUTIES[column]: _names(g, acted_cards(g, seat, column)) for column in COLUMNS},
        duty=DUTIES[board.column] if board.left else "",
        room=room(g, seat),
        waystations=tuple(WaystationView(*pair, placed.get(station)) for station, pair in enumerate(faces)),
        recovered={
            relic: tuple(worth_of(one) for one in row) for relic, row in zip(TYPES, board.recovered, strict=True)
        },
        unseen={relic: _unseen(board.unseen, kind) for kind, relic in enumerate(TYPES)},
        cards_in_evening=cards_in_evening(g, seat),
    )


def _names(g: Root, cards: list[int]) -> tuple[str, ...]:
    return tuple(card_name(g, card) for card in cards)


def _unseen(counts: list[int], kind: int) -> tuple[int, ...]:
    return tuple(worth_of(relic) for relic, left in enumerate(counts) if type_of(relic) == kind for _ in range(left))


def seen_as(g: Root, seat: int, kind: int) -> str:
    """15.2.2: a waystation goes by the face that is up."""
    name = g.cast.names[kind]
    return next((shown_as(g, seat, station) for station, names in enumerate(STATIONS) if names[0] == name), name)
