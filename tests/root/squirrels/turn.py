"""The turn of the Squirrels: they craft with dens, then take two actions, and draw a card."""

from __future__ import annotations

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw_in_evening, hand_limit
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import may_build, may_place, place, where
from deskovka.games.root.points import score
from deskovka.games.root.state import Root
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.kernel import Flow, Option
from tests.root.squirrels.board import board_of


def act(g: Root, seat: int) -> Flow[int]:
    """Move, battle, raise a warrior, dig a den, bury an acorn: twice."""
    board = board_of(g, seat)
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
    board = board_of(g, seat)
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
