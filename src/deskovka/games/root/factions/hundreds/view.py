"""What is seen of the board of the Lord of the Hundreds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.hundreds.board import (
    STRONGHOLD,
    board_of,
    cards_in_evening,
    mobs,
    moods_to_choose,
    oppress_points,
    value_of,
    warlord_at,
)
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class HundredsView(BoardView, frozen=True, tag="hundreds"):
    """Its board; all of it is public."""

    mood: str
    moods: Annotated[tuple[str, ...], DERIVED]
    """14.4.4: those that could be chosen next."""
    command: tuple[str, ...]
    prowess: tuple[str, ...]
    """14.2.4: the items on both tracks of the Hoard."""
    command_value: Annotated[int, DERIVED]
    prowess_value: Annotated[int, DERIVED]
    commands: Annotated[int, DERIVED]
    """14.5.2: how many commands are left."""
    advances: Annotated[int, DERIVED]
    """14.5.3: how often the warlord can still advance."""
    warlord: Annotated[int | None, DERIVED]
    """14.2.2: his clearing."""
    mobs: Annotated[tuple[int, ...], DERIVED]
    strongholds: Annotated[int, DERIVED]
    oppress_points: Annotated[int, DERIVED]
    """14.6.2: what Oppress would score now."""
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int) -> HundredsView:
    """Its board; all of it is public."""
    board, items = board_of(g, seat), g.terms.tables.items
    command, prowess = value_of(g, seat, "command"), value_of(g, seat, "prowess")
    return HundredsView(
        mood=board.mood,
        moods=tuple(moods_to_choose(g, seat)),
        command=tuple(items[item] for item in board.command),
        prowess=tuple(items[item] for item in board.prowess),
        command_value=command,
        prowess_value=prowess,
        commands=max(0, command - board.commanded),
        advances=max(0, prowess - board.advanced),
        warlord=warlord_at(g, seat),
        mobs=tuple(mobs(g, seat)),
        strongholds=on_map(g, g.cast.numbers[seat][STRONGHOLD]),
        oppress_points=oppress_points(g, seat),
        cards_in_evening=cards_in_evening(g, seat),
    )
