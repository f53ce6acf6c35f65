"""What a faction is: its pieces, its turn, its board, and how it does what every faction does in its own way.

A faction module reads like its chapter of the Law. It subclasses ``Faction``, gives the steps of its three phases and
the hooks of ``Effect`` that its abilities answer, and keeps what lies on its board in a subclass of ``Board``.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeAlias

import msgspec

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.cast import BUILDING, TOKEN, WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.losses import Losses, lose_pieces
from deskovka.games.root.movement import Move, carry_warriors
from deskovka.games.root.pieces import warriors
from deskovka.kernel import Chance, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.words import Words
    from deskovka.games.root.boards import BoardTable
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

NEXT = 0
"""A step is over, the next one follows."""
AGAIN = 1
"""An action was taken, the same step follows once more."""
EVENING = 2
"""7.7.4, D.3.2: Daylight ends at once."""

Step: TypeAlias = "Callable[[Root, int], Flow[int]]"
"""A step of a turn: it gives NEXT, AGAIN or EVENING."""


class Board:
    """What lies on a faction board, besides pieces: plain data. A subclass adds slots and lists them by their shape."""

    __slots__ = ("faction",)

    plain: ClassVar[tuple[str, ...]] = ()
    """The slots with a number or a word."""
    lists: ClassVar[tuple[str, ...]] = ()
    """The slots with a flat list."""
    rows: ClassVar[tuple[str, ...]] = ()
    """The slots with a list of lists."""

    def __init__(self, faction: str) -> None:
        self.faction = faction

    def copy(self) -> Self:
        """The same board, sharing nothing; written out by hand where it is copied often."""
        twin = type(self)(self.faction)
        twin.read(self.to_data())
        return twin

    def to_data(self) -> dict[str, Any]:
        """The board as JSON-able data."""
        data: dict[str, Any] = {name: getattr(self, name) for name in self.plain}
        data |= {name: list(getattr(self, name)) for name in self.lists}
        return data | {name: [list(row) for row in getattr(self, name)] for name in self.rows}

    def read(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` gave."""
        for name in self.plain:
            setattr(self, name, data[name])
        for name in self.lists:
            setattr(self, name, list(data[name]))
        for name in self.rows:
            setattr(self, name, [list(row) for row in data[name]])

    def piles(self) -> Iterable[list[int]]:
        """The piles of cards on the board, open or hidden: ``g.known`` says who knows them."""
        return ()


class BoardView(msgspec.Struct, frozen=True, tag_field="faction"):
    """What a seat may know of a faction board; a subclass with ``tag=<id of the faction>`` adds what lies on it."""


class Faction(Effect):
    """A faction, and for a seat that has not chosen yet the faction of nobody."""

    id: ClassVar[str] = ""
    perishing: ClassVar[frozenset[str]] = frozenset()
    """Pieces that leave the game when they are removed (6.2.2)."""
    crafting_pieces: ClassVar[tuple[str, ...]] = ()
    """4.1.1: the pieces on the map that it crafts with."""
    birdsong: ClassVar[tuple[Step, ...]] = ()
    daylight: ClassVar[tuple[Step, ...]] = ()
    evening: ClassVar[tuple[Step, ...]] = ()
    """1.4.1: the steps of its turn, in the order and the words of the Law."""
    lexicon: ClassVar[Lexicon] = Lexicon({}, {}, {}, {})
    """What only this faction asks, offers and tells."""

    # -- what belongs to it ------------------------------------------------------------------------------------------

    def table(self, tables: Tables) -> BoardTable | None:
        """Its printed board."""
        return None

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """1.5.2: sort, name and number of its pieces."""
        if (table := self.table(tables)) is not None:
            yield WARRIOR, "warrior", table.warriors
            for name, total in table.buildings.items():
                yield BUILDING, name, total
            for name, total in table.tokens.items():
                yield TOKEN, name, total

    def trophy(self, sort: str, name: str) -> int:
        """3.2.1, 15.2.5: what an enemy scores for removing one of its pieces."""
        return 0 if sort == WARRIOR else 1

    def new_board(self, terms: Terms) -> Board:
        """Its board before the set-up."""
        return Board(self.id)

    def further_effects(self, board: Board) -> tuple[Effect, ...]:
        """D.5.2, D.6.2, D.8.2: effects in force besides its own, by what lies on its board.

        After a change of it ``g.learn_effects()`` finds them.
        """
        return ()

    # -- set-up ------------------------------------------------------------------------------------------------------

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """5.1.7: the set-up section of its chapter."""
        yield from ()

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2: the set-up by its card."""
        yield from ()

    def laid_out(self, g: Root) -> None:
        """A.8.1.III: what is laid next to its set-up card in the draft."""

    def after_set_up(self, g: Root, seat: int) -> None:
        """9.3.6: what waits until all factions are set up."""

    # -- the turn ----------------------------------------------------------------------------------------------------

    def begin_turn(self, g: Root, seat: int) -> None:
        """Forget what was counted per turn."""

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """6.6, 7.6.2, 8.6.2, 9.6.2: how many cards it draws in Evening, as it stands now."""
        return 1

    # -- crafting ----------------------------------------------------------------------------------------------------

    def crafting_power(self, g: Root, seat: int) -> list[int]:
        """4.1.1: how many crafting pieces it can still activate: fox, rabbit, mouse, and of any suit."""
        power = [0, 0, 0, 0]
        suits, numbers = g.woodland.suits, g.cast.numbers[seat]
        for name in self.crafting_pieces:
            for clearing, count in enumerate(g.pieces[numbers[name]]):
                if count:
                    power[suits[clearing]] += count
        if any(g.activated):
            for clearing, count in enumerate(g.activated):
                power[suits[clearing]] -= count
        return power

    def activate(self, g: Root, seat: int, suits: Sequence[int]) -> None:
        """4.1.1: activate a crafting piece for each of these suits; of equal ones, that in the lowest clearing."""
        numbers = g.cast.numbers[seat]
        rows = [g.pieces[numbers[name]] for name in self.crafting_pieces]
        for suit in suits:
            clearing = next(c for c in g.woodland.of_suit[suit] if sum(row[c] for row in rows) > g.activated[c])
            g.activated[clearing] += 1

    def gain_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """4.1.2: put an item into the Crafted Items box (9.2.5, 14.2.4: elsewhere)."""
        yield from ()
        g.crafted_items[seat][item] += 1

    # -- moving and battle -------------------------------------------------------------------------------------------

    def footholds(self, g: Root, seat: int) -> list[int]:
        """4.2, 4.3: the clearings where it has warriors or a pawn to move and to attack with."""
        pieces, kinds = g.pieces, g.cast.warriors[seat]
        if len(kinds) == 1:
            return [clearing for clearing, count in enumerate(pieces[kinds[0]]) if count]
        return [clearing for clearing in g.woodland.clearings if any(pieces[kind][clearing] for kind in kinds)]

    def origins(self, g: Root, seat: int) -> list[int]:
        """4.2, 9.5.1: the clearings, and the forest, where its moves may begin."""
        return self.footholds(g, seat)

    def may_enter(self, g: Root, seat: int, target: int) -> bool:
        """9.2.9.III.b: whether it can pay what moving to a clearing costs."""
        return True

    def carry(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """4.2: choose who of its pieces goes along with a move, and carry them (9.5.1: the pawn)."""
        yield from carry_warriors(g, move)

    def remains(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.1.II, 4.3.1.II-x1: whether it still has warriors or a pawn in the clearing of battle."""
        return warriors(g, seat, fight.clearing) > 0

    def strength(self, g: Root, seat: int, fight: Battle) -> int:
        """4.3.2.I: its maximum of rolled hits."""
        return warriors(g, seat, fight.clearing)

    def is_defenseless(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.3.II: whether it has no warriors in the clearing of battle."""
        return not warriors(g, seat, fight.clearing)

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """4.3.4: which of its pieces the hits remove (9.2.7: none, items are damaged)."""
        return (yield from lose_pieces(g, seat, fight, hits))

    # -- dominance ---------------------------------------------------------------------------------------------------

    def may_activate_dominance(self, g: Root, seat: int) -> bool:
        """3.3.1, 9.2.8: whether it may activate a dominance card, apart from its points."""
        return True

    def activate_dominance(self, g: Root, seat: int, card: int) -> Flow[None]:
        """3.3.1: what follows from activating a dominance card (9.2.8: a coalition)."""
        yield from ()

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def view_board(self, g: Root, seat: int, viewer: int | None) -> BoardView | None:
        """What a seat (None: a spectator) may know of the board, built by inclusion."""
        return None

    def describe(self, board: Any, words: Words) -> list[str]:
        """Its board as lines of text, from what a seat may know of it."""
        return []

    def note(self, option: Option, board: Any, words: Words) -> str:
        """What its player wants to know beside an option."""
        return ""

    def conserved(self, g: Root, seat: int) -> dict[str, int]:
        """Totals of its board that no rule may change; pieces and cards are counted elsewhere."""
        return {}

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """By kind (of anybody): how many pieces lie on its board, neither on the map nor in a supply."""
        return {}

    def redeal(self, g: Root, seat: int, viewer: int | None, chance: Chance) -> None:
        """Deal anew what is hidden on its board, besides cards."""

    def estimate(self, g: Root, seat: int) -> float:
        """What it stands to gain, in points, for bots."""
        return 0.0
