"""15. The board of the Keepers in Iron: relics, waystations and the retinue.

A relic goes by its number: its type and its value. Those that lie face down in forests have no value yet, only a type;
nobody ever knows more of them, so that the value is drawn when one is turned up, of those that are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.keepers.sheet import TYPES, WAYSTATIONS, WORTHS, Faces, KeepersSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import where
from deskovka.games.root.tables import BIRD, NO_SUIT

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

DUTIES = ("move", "delve", "recover")
"""15.5.2: the columns of the retinue, from left to right."""
MOVE, DELVE, RECOVER = COLUMNS = range(len(DUTIES))
NOT_YET = -1
"""No column has been looked at in this turn."""
RETAINER = -1
"""15.3.4, 15.R1: a Faithful Retainer, which is a bird card."""
FAITHFUL_RETAINER = "faithful_retainer"
RELICS = tuple(f"relic_{relic}_{worth}" for relic in TYPES for worth in WORTHS)
"""15.2.1: the relics as pieces, by number."""
FACE_DOWN = tuple(f"relic_{relic}" for relic in TYPES)
"""15.2.1: what is seen of a relic that lies face down, by type."""
STATIONS = tuple((f"waystation_{one}_{other}", f"waystation_{other}_{one}") for one, other in WAYSTATIONS)
"""15.2.2: the waystations as they are seen, by number and by the face that is up; the first one names the piece."""


class KeepersBoard(Board):
    """What lies on it and in the forests, and what is done in this turn; relics in clearings are pieces."""

    plain = ("column", "dismissed", "is_gathering")
    lists = ("camped", "decamped", "faces", "left", "retainers", "unseen")
    rows = ("face_down", "face_up", "recovered", "retinue")
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, faction: str, forests: int) -> None:
        super().__init__(faction)
        self.face_down = [[0] * len(TYPES) for _ in range(forests)]
        """15.3.1: by forest and type, the relics that lie face down."""
        self.face_up = [[0] * len(RELICS) for _ in range(forests)]
        """15.2.5: by forest and relic, those that lie face up."""
        self.unseen = [0] * len(RELICS)
        """By relic: how many have not been turned up yet."""
        self.recovered: list[list[int]] = [[] for _ in TYPES]
        """15.5.2.III.a: by type, the recovered relics, the leftmost first."""
        self.faces = [0] * len(WAYSTATIONS)
        """15.2.2: which of its faces each waystation on the map shows."""
        self.retinue: list[list[int]] = [[] for _ in COLUMNS]
        """15.6.2: the cards by column; all of them lie open."""
        self.retainers = [0] * len(COLUMNS)
        """15.3.4: the Faithful Retainers by column."""
        self.dismissed = 0
        """15.R1: the Faithful Retainers that left the game."""
        self.camped: list[int] = []
        self.decamped: list[int] = []
        """15.4.1, 15.4.2: the clearings where that was done in this turn."""
        self.column = NOT_YET
        """15.5.2: the column that acts; one more than the last when all are done."""
        self.left: list[int] = []
        """15.5.2: the cards of this column that have not acted yet."""
        self.is_gathering = 0
        """15.6.2: whether a card was added in this turn."""

    def piles(self) -> list[list[int]]:
        """The columns of the retinue."""
        return self.retinue


def board_of(g: Root, seat: int) -> KeepersBoard:
    """The board of a seat that plays the Keepers."""
    board = g.boards[seat]
    assert isinstance(board, KeepersBoard)
    return board


def sheet_of(g: Root) -> KeepersSheet:
    """The printed board."""
    return g.terms.tables.factions.keepers


# -- relics ----------------------------------------------------------------------------------------------------------


def type_of(relic: int) -> int:
    """15.2.1: the type of a relic."""
    return relic // len(WORTHS)


def worth_of(relic: int) -> int:
    """15.2.1: the value of a relic."""
    return WORTHS[relic % len(WORTHS)]


def relics_in(g: Root, seat: int, clearing: int) -> list[int]:
    """The relics in a clearing; their values are up."""
    numbers, pieces = g.cast.numbers[seat], g.pieces
    return [
        relic for relic, name in enumerate(RELICS) if name in numbers for _ in range(pieces[numbers[name]][clearing])
    ]


def found_in(g: Root, seat: int, forest: int) -> list[tuple[str, int]]:
    """15.3.1: the relics in a forest as everybody sees them, and how many."""
    board, place = board_of(g, seat), forest - g.woodland.forests[0]
    seen = [*zip(FACE_DOWN, board.face_down[place], strict=True), *zip(RELICS, board.face_up[place], strict=True)]
    return [(name, count) for name, count in seen if count]


# -- waystations -----------------------------------------------------------------------------------------------------


def faces_of(station: int, face: int) -> Faces:
    """15.2.2: what a waystation shows with this face up, and what is below."""
    one, other = WAYSTATIONS[station]
    return (other, one) if face else (one, other)


def camps(g: Root, seat: int) -> list[tuple[int, int]]:
    """The waystations on the map, and their clearings."""
    numbers = g.cast.numbers[seat]
    return [(station, clearing) for station, (name, _) in enumerate(STATIONS) for clearing in where(g, numbers[name])]


def shown_as(g: Root, seat: int, station: int) -> str:
    """15.2.2: the name of a waystation as it lies."""
    return STATIONS[station][board_of(g, seat).faces[station]]


def shown_in(g: Root, seat: int, clearing: int) -> list[str]:
    """15.5.2.III.a: the types that the waystations of a clearing show."""
    numbers, pieces, faces = g.cast.numbers[seat], g.pieces, board_of(g, seat).faces
    return [
        faces_of(station, faces[station])[0]
        for station, (name, _) in enumerate(STATIONS)
        if pieces[numbers[name]][clearing]
    ]


def recoverable(g: Root, seat: int, clearing: int) -> list[int]:
    """15.5.2.III.a: the relics in a clearing of a type that a waystation there shows."""
    shown = shown_in(g, seat, clearing)
    return [relic for relic in relics_in(g, seat, clearing) if TYPES[type_of(relic)] in shown] if shown else []


# -- the retinue -----------------------------------------------------------------------------------------------------


def column_cards(g: Root, seat: int, column: int) -> list[int]:
    """15.5.2: the cards of a column, Faithful Retainers last."""
    board = board_of(g, seat)
    return board.retinue[column] + [RETAINER] * board.retainers[column]


def room(g: Root, seat: int) -> int:
    """15.6.2: how many cards the retinue can still take."""
    return sheet_of(g).retinue_limit - sum(len(column_cards(g, seat, column)) for column in COLUMNS)


def acted_cards(g: Root, seat: int, column: int) -> list[int]:
    """15.5.2: the cards of a column that have acted in this turn, or cannot any more."""
    board = board_of(g, seat)
    if seat != g.turn or column > board.column:
        return []
    cards = column_cards(g, seat, column)
    if column == board.column:
        for card in board.left:
            cards.remove(card)
    return cards


def card_name(g: Root, card: int) -> str:
    """A card of the retinue by its name."""
    return FAITHFUL_RETAINER if card == RETAINER else g.terms.deck.names[card]


def suit_of(g: Root, card: int) -> int:
    """15.R1: Faithful Retainers are bird cards."""
    return BIRD if card == RETAINER else g.terms.deck.suits[card]


def serves_in(g: Root, card: int, clearing: int) -> bool:
    """15.5.2: whether a card of the retinue can be used in a clearing."""
    return serves_on(g, card, g.woodland.suits[clearing])


def serves_on(g: Root, card: int, ground: int) -> bool:
    """15.5.2, 2.2.2: whether a card of the retinue can be used in clearings of this ground."""
    return ground != NO_SUIT if card == RETAINER else g.terms.deck.fits[ground][card]


def cards_in_evening(g: Root, seat: int) -> int:
    """15.6.3: one card, and one for each waystation on the map."""
    return 1 + len(camps(g, seat))
