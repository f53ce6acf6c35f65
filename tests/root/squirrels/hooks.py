"""The Squirrels: ten warriors, three dens, four acorns. For acorns that they lose they draw a card."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.games.root.cards import draw
from deskovka.games.root.cast import BUILDING, TOKEN, WARRIOR
from deskovka.games.root.effects import Trigger
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home
from deskovka.games.root.pieces import may_build, place
from deskovka.games.root.removal import Removal
from deskovka.games.root.setup import Terms
from deskovka.games.root.state import Root
from deskovka.games.root.tables import Tables
from deskovka.kernel import Ask, Flow, Option
from tests.root.squirrels.board import SquirrelBoard, board_of
from tests.root.squirrels.told import LEXICON
from tests.root.squirrels.turn import act, rest

ACTIONS = 2


class Squirrels(Faction):
    id = "squirrels"
    crafting_pieces = ("den",)
    daylight = (act,)
    evening = (rest,)
    lexicon = LEXICON

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        return ((WARRIOR, "warrior", 10), (BUILDING, "den", 3), (TOKEN, "acorn", 4))

    def new_board(self, terms: Terms) -> SquirrelBoard:
        return SquirrelBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        option: Option = yield Ask(seat, "corner", [("corner", corner) for corner in free_corners(g, seat)])
        corner = int(option[1])
        make_home(g, seat, [corner])
        place(g, g.cast.numbers[seat]["warrior"], corner, 4)
        place(g, g.cast.numbers[seat]["den"], corner)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A homeland on the map edge, with two clearings between it and those of the others, if possible."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_build(g, seat, clearing)]
        options: list[Option] = [("corner", clearing) for clearing in farthest(g, seat, free, 3)]
        option: Option = yield Ask(seat, "corner", options)
        make_home(g, seat, [int(option[1])])
        place(g, g.cast.numbers[seat]["warrior"], int(option[1]), 4)

    def triggers(self, g: Root, seat: int, removal: Removal) -> list[Trigger]:
        return [("lost_acorns", clearing) for clearing in list(removal.of_kind(g.cast.numbers[seat]["acorn"]))[:1]]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        yield from ()
        draw(g, seat, 1)

    def begin_turn(self, g: Root, seat: int) -> None:
        board = board_of(g, seat)
        board.left = ACTIONS


class Weasels(Squirrels):
    """The same again, for a third player."""

    id = "weasels"


def stand_in(name: str) -> Squirrels:
    """Squirrels that go by the name of a faction which is not there yet."""
    found: Squirrels = type(name.title(), (Squirrels,), {"id": name})()
    return found
