"""14. The board of the Lord of the Hundreds: the Hoard, the mood, and where the warlord is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.hundreds.sheet import HundredsSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import enemy_pieces, where

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

WARLORD, MOB, STRONGHOLD = "warlord", "mob", "stronghold"
TRACKS = ("command", "prowess")


class HundredsBoard(Board):
    """Items and mood, and what is done in this turn; strongholds and mobs are pieces."""

    plain = ("advanced", "commanded", "is_kept", "leading", "lost", "mood")
    lists = ("command", "found", "prowess")
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str, mood: str, items: int) -> None:
        super().__init__(faction)
        self.command: list[int] = []
        self.prowess: list[int] = []
        """14.2.4: the items on both tracks of the Hoard, the leftmost first."""
        self.found = [0] * items
        """9.7.3, 14.R5: by type, how many items from the ruins are in the Hoard."""
        self.lost = 0
        """How many items left the game."""
        self.mood = mood
        """14.4.4."""
        self.commanded = 0
        """14.5.2: how many commands were given in this turn."""
        self.advanced = 0
        """14.5.3: how often the warlord advanced in this turn."""
        self.leading = 0
        """14.5.3: whether the move under way is one of the warlord, who goes along."""
        self.is_kept = 0
        """14.2.3: whether the item crafted last was kept."""

    def track(self, name: str) -> list[int]:
        """14.2.4: a track of the Hoard."""
        return self.command if name == TRACKS[0] else self.prowess


def board_of(g: Root, seat: int) -> HundredsBoard:
    """The board of a seat that plays the Hundreds."""
    board = g.boards[seat]
    assert isinstance(board, HundredsBoard)
    return board


def sheet_of(g: Root) -> HundredsSheet:
    """The printed board."""
    return g.terms.tables.factions.hundreds


def warlord_at(g: Root, seat: int) -> int | None:
    """14.2.2: the clearing of the warlord; None while he is not on the map."""
    found = where(g, g.cast.numbers[seat][WARLORD])
    return found[0] if found else None


def is_in_mood(g: Root, seat: int, mood: str) -> bool:
    """14.7: whether this is the mood."""
    return board_of(g, seat).mood == mood


def value_of(g: Root, seat: int, track: str) -> int:
    """14.2.4.II Command and prowess values; an item that a full track cannot take adds nothing."""
    values = sheet_of(g).hoard.values
    return values[min(len(board_of(g, seat).track(track)), len(values) - 1)]


def mobs(g: Root, seat: int) -> list[int]:
    """The clearings with a mob."""
    return where(g, g.cast.numbers[seat][MOB])


def moods_to_choose(g: Root, seat: int) -> list[str]:
    """14.4.4: moods other than the present one, whose items are not in the Hoard."""
    board, names = board_of(g, seat), g.terms.tables.items
    held = {names[item] for item in (*board.command, *board.prowess)}
    return [mood.id for mood in sheet_of(g).moods if mood.id != board.mood and mood.item not in held]


def oppressed(g: Root, seat: int) -> list[int]:
    """14.6.2, 14.R4: the clearings that the Hundreds rule without any enemy piece."""
    needed = sheet_of(g).oppress_needs_piece
    return [
        clearing
        for clearing in g.woodland.clearings
        if g.rulers[clearing] == seat
        and not enemy_pieces(g, seat, clearing)
        and (not needed or g.presence[seat][clearing])
    ]


def oppress_points(g: Root, seat: int) -> int:
    """14.6.2 Oppress."""
    points = sheet_of(g).oppress
    return points[min(len(oppressed(g, seat)), len(points) - 1)]


def cards_in_evening(g: Root, seat: int) -> int:
    """14.6.3, 14.7.3 Rowdy."""
    if not is_in_mood(g, seat, "rowdy"):
        return 1
    here = warlord_at(g, seat)
    crowd = 0 if here is None else enemy_pieces(g, seat, here)
    return 3 if crowd >= sheet_of(g).rowdy_crowd else 2
