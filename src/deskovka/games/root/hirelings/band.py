"""Popular Band and Street Band."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.hirelings.hireling import Hireling, HirelingBoard, choose_site, is_on_map, sites
from deskovka.games.root.movement import Move, adjacent, arrive, carry_some, free, marching, may_move
from deskovka.games.root.pieces import PLACE_AT, place, where
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import BURROW, NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root

CONCERT, BUSK = "concert", "busk"


class BandBoard(HirelingBoard):
    """The card of the Band, which remembers who moved in this turn."""

    lists = (*HirelingBoard.lists, "walked")
    rows = ("came",)
    __slots__ = ("came", "walked")

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.walked: list[int] = []
        """The owners whose pawns moved in this turn."""
        self.came: list[list[int]] = []
        """A kind, a clearing, and how many of it moved in there in this turn and are still there."""

    def number(self, kind: int, clearing: int) -> int:
        """How many pieces of a kind moved into a clearing in this turn."""
        return next((row[2] for row in self.came if row[:2] == [kind, clearing]), 0)

    def note(self, kind: int, clearing: int, count: int) -> None:
        """Set how many they are."""
        self.came = [row for row in self.came if row[:2] != [kind, clearing]]
        if count > 0:
            self.came.append([kind, clearing, count])


def board_of(g: Root, owner: int) -> BandBoard:
    """The card of the Band."""
    board = g.boards[owner]
    assert isinstance(board, BandBoard)
    return board


class Band(Hireling):
    """What both sides of the card have: they hold who came to listen (E-band-2, E-street-1)."""

    windows: tuple[str, ...] = (DAYLIGHT,)

    def new_board(self, terms: Terms) -> BandBoard:
        """Its card."""
        return BandBoard(self.id)

    def _plays(self, g: Root, owner: int, listener: int, clearing: int) -> bool:
        """Whether the Band is in a clearing, and an enemy of this owner."""
        is_there = 0 < clearing <= g.woodland.size and g.pieces[g.cast.numbers[owner][WARRIOR]][clearing]
        return bool(is_there) and listener in g.enemies[owner]

    def holds(self, g: Root, seat: int, kind: int, clearing: int) -> int:
        """E-R-band: those of the kind that moved in this turn, whoever made them move."""
        return board_of(g, seat).number(kind, clearing) if self._plays(g, seat, g.cast.owner[kind], clearing) else 0

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        """Nobody moves out of a clearing if all who could were held there."""
        if not self._plays(g, seat, mover, origin):
            return False
        if g.pawns[mover] == origin:
            return mover in board_of(g, seat).walked
        standing = [kind for kind in g.cast.warriors[mover] if g.pieces[kind][origin]]
        return bool(standing) and not any(free(g, kind, origin) for kind in standing)

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """Remember who moved in."""
        yield from ()
        board = board_of(g, seat)
        if move.pawn:
            board.walked.append(move.owner)
        for kind, count in move.pieces:
            if 0 < move.origin <= g.woodland.size:
                board.note(kind, move.origin, min(board.number(kind, move.origin), g.pieces[kind][move.origin]))
            board.note(kind, move.target, board.number(kind, move.target) + count)

    def before_removal(self, g: Root, seat: int, removal: Removal) -> None:
        """Of equal pieces those that moved in fall first."""
        board = board_of(g, seat)
        for kind, clearing, count in removal.pieces:
            board.note(kind, clearing, board.number(kind, clearing) - count)

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        """In the next turn all of them may leave."""
        yield from ()
        board = board_of(g, seat)
        board.came, board.walked = [], []

    def _stages(self, g: Root, owner: int, seat: int) -> list[int]:
        """The clearings where a musician can be placed, if any is left."""
        return sites(g, seat, g.woodland.clearings) if g.supply[g.cast.numbers[owner][WARRIOR]] else []


class PopularBand(Band):
    """E-band. Popular Band."""

    id = "popular_band"
    clause = "E-band-3"
    has_set_up = True
    bar = ("refused-held", "E-band-2")

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-band-0: in different clearings."""
        kind = g.cast.numbers[owner][WARRIOR]
        for _ in range(g.terms.tables.hirelings.band_begins):
            row = g.pieces[kind]
            yield from self._join(g, owner, seat, [c for c in self._stages(g, owner, seat) if not row[c]])

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-band-1: with faction pieces of who hired them, if none is on the map."""
        if not is_on_map(g, owner):
            yield from self._join(g, owner, seat, [c for c in self._stages(g, owner, seat) if g.presence[seat][c]])

    def _join(self, g: Root, owner: int, seat: int, clearings: list[int]) -> Flow[None]:
        clearing = yield from choose_site(g, owner, seat, clearings)
        if clearing != NOWHERE:
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    # -- E-band-3 ----------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """They play if they are on the map; else one can come there."""
        return (CONCERT,) if is_on_map(g, owner) or self._stages(g, owner, seat) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """Listeners come from around one of them; then one more musician may be placed."""
        kind = g.cast.numbers[owner][WARRIOR]
        if played_in := where(g, kind):
            stage: Option = yield Ask(seat, "concert", [("play_in", clearing) for clearing in played_in])
            yield from self._gather(g, seat, int(stage[1]))
        if free_stages := self._stages(g, owner, seat):
            option: Option = yield Ask(seat, "musician", [*(PLACE_AT[clearing] for clearing in free_stages), PASS])
            if option != PASS:
                place(g, kind, int(option[1]))

    def _gather(self, g: Root, seat: int, stage: int) -> Flow[None]:
        """From each adjacent clearing at most one warrior of some player, by the limits of his own moves."""
        around = [BURROW, *g.woodland.clearings]
        while options := self._listeners(g, seat, stage, around):
            option: Option = yield Ask(seat, "lure", [*options, PASS], {"clearing": stage})
            if option == PASS:
                return
            player, origin = int(option[1]), g.woodland.place_of(option[2])
            around.remove(origin)
            made = Move(player, seat, origin, stage)
            carry_some(g, made, 1)
            yield from arrive(g, made)

    def _listeners(self, g: Root, seat: int, stage: int, around: list[int]) -> list[Option]:
        """Whom they can draw, and from where; what is adjacent for their owner counts (2.3, 12.2.2)."""
        return [
            ("lure", player, g.woodland.name_of(clearing))
            for clearing in around
            for player in g.cast.seats
            if marching(g, player, seat, clearing)
            and stage in adjacent(g, player, clearing)
            and may_move(g, player, clearing, stage)
        ]


class StreetBand(Band):
    """E-street. Street Band."""

    id = "street_band"
    clause = "E-street-2"
    bar = ("refused-held", "E-street-1")

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-street-2: if a musician can be placed."""
        return (BUSK,) if self._stages(g, owner, seat) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-street-2: one musician in any clearing."""
        clearing = yield from choose_site(g, owner, seat, self._stages(g, owner, seat))
        place(g, g.cast.numbers[owner][WARRIOR], clearing)
