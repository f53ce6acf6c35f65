"""1.5. A party: whoever owns pieces and acts on the map, a faction at a seat or a hireling beside them (E.3).

Its abilities are an effect; besides the hooks of ``Effect`` it says what pieces it has, how they move and fight.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.losses import Losses, lose_pieces
from deskovka.games.root.movement import Move, carry_warriors, lose_on_the_way
from deskovka.games.root.pieces import lenders, occupied, occupied_by, warriors
from deskovka.games.root.woodland import BURROW
from deskovka.kernel import Fields, Flow

if TYPE_CHECKING:
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables


class Board(Fields):
    """What lies on a faction board, besides pieces: plain data. A subclass adds slots and lists them by their shape."""

    shared = ("faction",)
    __slots__ = ("faction",)

    def __init__(self, faction: str) -> None:
        self.faction = faction

    def piles(self) -> Iterable[list[int]]:
        """The piles of cards on the board, open or hidden: ``g.known`` says who knows them."""
        return ()


class Party(Effect):
    """Somebody with pieces on the map. ``seat`` is its number among the owners."""

    id: ClassVar[str] = ""
    perishing: ClassVar[frozenset[str]] = frozenset()
    """Pieces that leave the game when they are removed (6.2.2)."""

    # -- what belongs to it ------------------------------------------------------------------------------------------

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """1.5.2: sort, name and number of its pieces."""
        return ()

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

    def grants(self, g: Root, seat: int) -> tuple[tuple[int, Effect], ...]:
        """11.2.7, E.2.2: the effects that it gives to others, each with the seat that has it now.

        After a change of it ``effects_changed`` finds them, and counts anew what counts for rule.
        """
        return ()

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """By kind (of anybody): how many pieces lie on its board or in forests, not in clearings nor in a supply."""
        return {}

    def in_forest(self, g: Root, seat: int, forest: int) -> Sequence[tuple[str, int]]:
        """15.3.1: its pieces in a forest, as everybody sees them: by name, and how many."""
        return ()

    def on_paths(self, g: Root, seat: int) -> Sequence[tuple[str, str, int]]:
        """E-bandits-0: its pieces on paths: the path, the name of the pieces, and how many."""
        return ()

    def seen_as(self, g: Root, seat: int, kind: int, clearing: int, viewer: int | None) -> str:
        """13.2.2.I: the name of a piece of its own in a clearing, as a seat (None: a spectator) sees it."""
        return g.cast.names[kind]

    # -- moving ------------------------------------------------------------------------------------------------------

    def footholds(self, g: Root, seat: int) -> list[int]:
        """4.2, 4.3, 11.R2: the clearings where it has warriors or a pawn to attack with, its own or lent ones."""
        pieces, kinds = g.pieces, g.cast.warriors[seat]
        if len(kinds) == 1 and not g.in_force.lends[seat]:
            return occupied(pieces[kinds[0]])
        return [place for place in occupied_by(g, (*kinds, *lent_kinds(g, seat))) if place != BURROW]

    def origins(self, g: Root, seat: int) -> list[int]:
        """4.2, 9.5.1: the clearings, and the forest, where its moves may begin."""
        pieces, kinds = g.pieces, g.cast.warriors[seat]
        if len(kinds) == 1:
            return occupied(pieces[kinds[0]])
        return occupied_by(g, kinds)

    def marches(self, g: Root, seat: int, mover: int) -> tuple[int, ...]:
        """4.2, 14.2.2: the kinds of its warriors that somebody can move now."""
        return g.cast.warriors[seat]

    def enterable(self, g: Root, seat: int, targets: Sequence[int]) -> Sequence[int]:
        """9.2.9.III.b: those of some clearings for which it can pay what moving there costs."""
        return targets

    def carry(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """4.2: choose who of its pieces goes along with a move, and carry them (9.5.1: the pawn)."""
        return carry_warriors(g, move)

    def pay_toll(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """E-bandits-1: what it loses on a path with a bandit; E-R-bandits: no pawn, nobody who cannot be removed."""
        yield from ()
        lose_on_the_way(g, move)

    # -- battle ------------------------------------------------------------------------------------------------------

    def remains(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.1.II, 4.3.1.II-x1: whether it still has warriors or a pawn in the clearing of battle."""
        return troops(g, seat, fight) > 0

    def strength(self, g: Root, seat: int, fight: Battle) -> int:
        """4.3.2.I: its maximum of rolled hits."""
        return troops(g, seat, fight)

    def is_defenseless(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.3.II: whether it has no warriors in the clearing of battle."""
        return not troops(g, seat, fight)

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """4.3.4: which of its pieces the hits remove (9.2.7: none, items are damaged)."""
        return lose_pieces(g, seat, fight, hits, lent_kinds(g, seat, fight.opponent(seat)))


def lent_kinds(g: Root, seat: int, opponent: int | None = None) -> list[int]:
    """11.2.7.III: the kinds of warriors that others lend, if not to fight against them."""
    return [kind for lender in lenders(g, seat) if lender != opponent for kind in g.cast.warriors[lender]]


def troops(g: Root, seat: int, fight: Battle) -> int:
    """4.3.2.I, 11.R2: the warriors that fight on a side, its own and lent ones."""
    count = warriors(g, seat, fight.clearing)
    if g.in_force.lends[seat]:
        count += sum(g.pieces[kind][fight.clearing] for kind in lent_kinds(g, seat, fight.opponent(seat)))
    return count
