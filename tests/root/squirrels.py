"""The Squirrels, a tiny faction that exists only in the tests: an opponent that does what every faction does.

Ten warriors, three dens, four acorns. They craft with dens, then take two actions, and draw a card. For acorns that
they lose they draw a card, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw, draw_in_evening, hand_limit
from deskovka.games.root.cast import BUILDING, TOKEN, WARRIOR
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT, Board, Faction
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import may_build, may_place, place, where
from deskovka.games.root.points import score
from deskovka.games.root.removal import Removal
from deskovka.games.root.setup import Terms
from deskovka.games.root.state import Root
from deskovka.games.root.tables import Tables
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.kernel import Ask, Flow, Option

ACTIONS = 2


class SquirrelBoard(Board):
    __slots__ = ("left",)

    plain = ("left",)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.left = 0


def act(g: Root, seat: int) -> Flow[int]:
    """Move, battle, raise a warrior, dig a den, bury an acorn: twice."""
    board: Any = g.boards[seat]
    option = yield from menu(g, seat, "squirrels", DAYLIGHT, lambda: options(g, seat), {"left": board.left})
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    board.left -= 1
    numbers = g.cast.numbers[seat]
    if option[0] in ("move", "ferry"):
        yield from move(g, seat, option)
    elif option[0] == "battle":
        yield from battle(g, seat, option)
    else:
        place(g, numbers[str(option[1])], int(option[2]))
        score(g, seat, 0 if option[1] == "warrior" else 1)
    return AGAIN


def options(g: Root, seat: int) -> list[Option]:
    board: Any = g.boards[seat]
    found = craft_options(g, seat)
    if board.left:
        found += move_options(g, seat) + battle_options(g, seat)
        numbers = g.cast.numbers[seat]
        held = where(g, numbers["den"]) or [c for c in g.woodland.clearings if may_place(g, seat, c)]
        if g.supply[numbers["warrior"]]:
            found += [("raise", "warrior", clearing) for clearing in held if may_place(g, seat, clearing)]
        ruled = [clearing for clearing in g.woodland.clearings if g.rulers[clearing] == seat]
        if g.supply[numbers["den"]]:
            found += [("raise", "den", clearing) for clearing in ruled if may_build(g, seat, clearing)]
        if g.supply[numbers["acorn"]]:
            found += [("raise", "acorn", clearing) for clearing in ruled if may_place(g, seat, clearing)]
    return [*found, DONE]


def rest(g: Root, seat: int) -> Flow[int]:
    """Draw a card, keep five."""
    yield from draw_in_evening(g, seat, 1)
    yield from hand_limit(g, seat)
    return NEXT


class Squirrels(Faction):
    id = "squirrels"
    crafting_pieces = ("den",)
    daylight = (act,)
    evening = (rest,)
    lexicon = Lexicon(
        topics={"squirrels": ("left",), "corner": ()},
        verbs={"raise": ("piece", "clearing"), "corner": ("clearing",)},
        events={},
        kinds={},
    )

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        return ((WARRIOR, "warrior", 10), (BUILDING, "den", 3), (TOKEN, "acorn", 4))

    def new_board(self, terms: Terms) -> SquirrelBoard:
        return SquirrelBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        option: Option = yield Ask(seat, "corner", [("corner", corner) for corner in free_corners(g, seat)])
        corner = int(option[1])
        g.homelands[seat] = [corner]
        place(g, g.cast.numbers[seat]["warrior"], corner, 4)
        place(g, g.cast.numbers[seat]["den"], corner)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A homeland on the map edge, with two clearings between it and those of the others, if possible."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_build(g, seat, clearing)]
        options: list[Option] = [("corner", clearing) for clearing in farthest(g, seat, free, 3)]
        option: Option = yield Ask(seat, "corner", options)
        g.homelands[seat] = [int(option[1])]
        place(g, g.cast.numbers[seat]["warrior"], int(option[1]), 4)

    def triggers(self, g: Root, seat: int, removal: Removal) -> tuple[str, ...]:
        return ("lost_acorns",) if removal.of_kind(g.cast.numbers[seat]["acorn"]) else ()

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: str) -> Flow[None]:
        yield from ()
        draw(g, seat, 1)

    def begin_turn(self, g: Root, seat: int) -> None:
        board: Any = g.boards[seat]
        board.left = ACTIONS


class Weasels(Squirrels):
    """The same again, for a third player."""

    id = "weasels"


def stand_in(name: str) -> Squirrels:
    """Squirrels that go by the name of a faction which is not there yet."""
    found: Squirrels = type(name.title(), (Squirrels,), {"id": name})()
    return found
