"""E.2, E.3. What a hireling is: a party that is no seat, and serves whoever controls it.

A side of a hireling card is a subclass of ``Hireling``. It says what is set up, what happens when it is hired, and
which *deeds* its controller may have it do in its window: at the start of Birdsong or once in Daylight. What works all
the time are hooks of ``Effect`` on the side itself; what only its controller has is the effect in ``serves``.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from deskovka.content.menus import Refusal
from deskovka.content.told import Line, line
from deskovka.games.root.answers import PASS
from deskovka.games.root.battle import battle, battle_options, battles_with_enemies
from deskovka.games.root.cast import BUILDING, NOBODY, TOKEN, WARRIOR
from deskovka.games.root.movement import Move, arrive, may_be_moved, move, move_options
from deskovka.games.root.party import Board, Party
from deskovka.games.root.pieces import PLACE_AT, on_map, placeable, stand
from deskovka.games.root.windows import BIRDSONG_START
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Effect
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables
    from deskovka.games.root.view import RootView


class HirelingBoard(Board):
    """What lies on a hireling card."""

    plain = ("control", "held", "spent", "waived")
    lists: ClassVar[tuple[str, ...]] = ("cards", "done", "items")
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.control = 0
        """E.1.2: the control markers."""
        self.held = 0
        """E-patrol-1: its own warriors."""
        self.spent = 0
        """E-exile-2: how many of the items on it are exhausted."""
        self.waived = 0
        """E-exile-1: how many items the player whose turn it is has, and does not want to give now."""
        self.cards: list[int] = []
        """E-artisans-1: cards that lie open."""
        self.done: list[str] = []
        """E.2.3, E.2.4: what it did in this turn."""
        self.items: list[str] = []
        """E-exile-0, E-exile-1: the items on it. Those that lie there longest are the first to leave the game."""

    def piles(self) -> Iterable[list[int]]:
        """The cards on it."""
        return (self.cards,)


def board_of(g: Root, owner: int) -> HirelingBoard:
    """What lies on the card of a hireling."""
    board = g.boards[owner]
    assert isinstance(board, HirelingBoard)
    return board


class Hireling(Party):
    """One side of a hireling card. ``owner`` is its number among the owners."""

    clause: ClassVar[str] = "E.2"
    """The clause of what it does in its window."""
    has_set_up: ClassVar[bool] = False
    """A.6.3: whether its card has a set-up text."""
    deeds_in_turn: ClassVar[int] = 1
    """E.2.3, E.2.4: how many different things it may do in a turn."""
    serves: ClassVar[Effect | None] = None
    """E.2.2: the effect that only its controller has."""

    # -- what belongs to it ------------------------------------------------------------------------------------------

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """E.R9: only its own pieces."""
        card = tables.hireling_cards[self.id]
        yield WARRIOR, "warrior", card.warriors
        for name, total in card.buildings.items():
            yield BUILDING, name, total
        for name, total in card.tokens.items():
            yield TOKEN, name, total

    def new_board(self, terms: Terms) -> HirelingBoard:
        """Its card."""
        return HirelingBoard(self.id)

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """The warriors on its card."""
        held = board_of(g, seat).held
        return {g.cast.numbers[seat][WARRIOR]: held} if held else {}

    def grants(self, g: Root, seat: int) -> tuple[tuple[int, Effect], ...]:
        """E.2.2: what its controller has."""
        controller = g.controllers[seat]
        return () if self.serves is None or controller == NOBODY else ((controller, self.serves),)

    # -- coming into play --------------------------------------------------------------------------------------------

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """A.6.3: what a player sets up as the card says."""
        yield from ()

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E.2.1: what must be done when a player takes control."""
        yield from ()

    # -- what it does in its window ----------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E.2.3, E.2.4: what its controller may have it do now, by public facts; one of them in each turn."""
        return ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """Do what its controller has chosen."""
        yield from ()

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """E.2.3, E.2.4: once in a turn of its controller."""
        if g.controllers[seat] != actor or self._is_done(g, seat):
            return ()
        return [("command", self.id, deed) for deed in self.deeds(g, seat, actor)]

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Do it."""
        deed = str(option[2])
        board_of(g, seat).done.append(deed)
        g.tell("commanded", seat=actor, hireling=self.id, deed=deed)
        yield from self.perform(g, seat, actor, deed)

    def withholds(self, g: Root, seat: int, actor: int, window: str) -> Iterable[Refusal]:
        """E.2.3, E.2.4, E.3.1: why it does nothing for a player now."""
        why = self._idle(g, seat, actor, window)
        yield Refusal(("command", self.id), *why)
        yield Refusal(("command",), *why)

    def warns(self, clearing: int, view: RootView, content: Content) -> Line | None:
        """What a player might regret who battles it in a clearing, by what he sees."""
        return None

    def _is_done(self, g: Root, owner: int) -> bool:
        return len(board_of(g, owner).done) >= self.deeds_in_turn

    def _idle(self, g: Root, owner: int, actor: int, window: str) -> tuple[Line, str]:
        controller = g.controllers[owner]
        if controller == NOBODY:
            return line("refused-not-hired", hireling=self.id), "E.1.1"
        if controller != actor:
            return line("refused-hired", hireling=self.id, seat=controller), "E.3.4"
        if self._is_done(g, owner):
            return line("refused-commanded", hireling=self.id), "E.2.3" if window == BIRDSONG_START else "E.2.4"
        return line("refused-no-deed", hireling=self.id), self.clause


# -- what hirelings do alike -----------------------------------------------------------------------------------------


def is_on_map(g: Root, owner: int) -> bool:
    """Whether any piece of a hireling is on the map."""
    return g.pawns[owner] != NOWHERE or any(on_map(g, kind) for kind in g.cast.of[owner])


def sites(g: Root, seat: int, clearings: Iterable[int]) -> list[int]:
    """E.R10: those of some clearings where a player may place pieces, also those of hirelings."""
    return placeable(g, seat, clearings)


def choose_site(g: Root, owner: int, seat: int, clearings: Sequence[int]) -> Flow[int]:
    """Where a player places pieces of a hireling; E-R-noway: nowhere, if there is no place for them."""
    if not clearings:
        return NOWHERE
    facts = {"hireling": g.cast.called[owner]}
    option: Option = yield Ask(seat, "hireling_place", [PLACE_AT[clearing] for clearing in clearings], facts)
    return int(option[1])


def must_walk(g: Root, owner: int, seat: int, near: Iterable[int]) -> Flow[bool]:
    """The pawn of a hireling must move to one of some clearings, rule ignored; gives whether it could."""
    origin = g.pawns[owner]
    targets = [target for target in near if may_be_moved(g, owner, origin, target)]
    if not targets:
        return False
    facts = {"hireling": g.cast.called[owner]}
    option: Option = yield Ask(seat, "hireling_move", [("move", origin, target) for target in targets], facts)
    made = Move(owner, seat, origin, int(option[2]))
    made.pawn = True
    stand(g, owner, made.target)
    g.tell("hireling_moved", hireling=g.cast.called[owner], clearing=origin, target=made.target)
    yield from arrive(g, made)
    return True


def may_march(g: Root, owner: int) -> bool:
    """Whether it can move or battle now."""
    return bool(move_options(g, owner) or battle_options(g, owner))


def march(g: Root, owner: int, seat: int) -> Flow[None]:
    """A move, then a battle, each of them optional (E.3.4: with its own pieces only)."""
    options = move_options(g, owner)
    if options:
        option: Option = yield Ask(seat, "hireling_move", [*options, PASS], {"hireling": g.cast.called[owner]})
        if option != PASS:
            yield from move(g, owner, option)
    yield from may_battle(g, owner, seat)


def may_battle(g: Root, owner: int, seat: int) -> Flow[None]:
    """A battle, if its controller wants it."""
    return _battle(g, owner, seat, battle_options(g, owner), [PASS])


def must_battle(g: Root, owner: int, seat: int) -> Flow[None]:
    """A battle, if there is anybody to battle."""
    return _battle(g, owner, seat, battles_with_enemies(g, owner), [])


def _battle(g: Root, owner: int, seat: int, options: list[Option], ends: list[Option]) -> Flow[None]:
    if options:
        option: Option = yield Ask(seat, "hireling_battle", [*options, *ends], {"hireling": g.cast.called[owner]})
        if option not in ends:
            yield from battle(g, owner, option)
