"""8.3 Move and 8.4 Assault: units that go from hex to hex, in peace or not."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.vocabulary import NOBODY, SULTAN
from deskovka.kernel import Option


def reach(g: Crescent, seat: int) -> tuple[tuple[int, ...], ...]:
    """CM-MAP-7: the hexes that units of a seat can go to from each hex; Ships carry those of the seat in turn."""
    return g.board.touching if g.ships and seat == g.turn else g.board.near


def stacks(regular: int, mercenary: int) -> list[tuple[int, int]]:
    """Any number of some units, at least one."""
    return [(r, m) for r in range(regular + 1) for m in range(mercenary + 1) if r or m]


def moves(g: Crescent, seat: int, origins: Sequence[int] | None = None, only: int | None = None) -> list[Option]:
    """CM-MOVE-1 A move, CM-MOVE-3 Peaceful: to adjacent hexes that no other player controls.

    ``origins`` and ``only``: from these hexes, with at most so many mercenaries and nothing else (CM-BRIBE-4).
    """
    return _marches(g, seat, "move", origins, only)


def assaults(g: Crescent, seat: int, origins: Sequence[int] | None = None, only: int | None = None) -> list[Option]:
    """CM-ASSAULT-1 Attack, CM-ASSAULT-2 Sack an open settlement, CM-ASSAULT-3 Not one's own."""
    return _marches(g, seat, "assault", origins, only)


def may_enter(g: Crescent, seat: int, verb: str, tile: int) -> bool:
    """Whether units of a seat may move to a hex, or assault it."""
    lord = g.lord[tile]
    if verb == "move":
        return lord in (seat, NOBODY)
    if lord == NOBODY:
        return seat != SULTAN and g.settlement[tile] > 0
    return lord != seat


def _marches(g: Crescent, seat: int, verb: str, origins: Sequence[int] | None, only: int | None) -> list[Option]:
    regulars, mercenaries, near, name = g.regular[seat], g.mercenary[seat], reach(g, seat), g.name
    found: list[Option] = []
    for origin in g.board.tiles if origins is None else origins:
        regular, mercenary = regulars[origin], mercenaries[origin]
        if only is not None:
            regular, mercenary = 0, min(only, mercenary)
        if not regular and not mercenary:
            continue
        sizes = stacks(regular, mercenary)
        for tile in near[origin]:
            if may_enter(g, seat, verb, tile):
                found += [(verb, name(origin), name(tile), *size) for size in sizes]
    return found


def read_march(g: Crescent, option: Option) -> tuple[int, int, int, int]:
    """The hexes and the units that an option names."""
    index = g.terms.tables.tile_index
    return index[str(option[1])], index[str(option[2])], int(option[3]), int(option[4])


def move(g: Crescent, seat: int, option: Option) -> None:
    """CM-MOVE-1 A move."""
    origin, tile, regular, mercenary = read_march(g, option)
    g.move(seat, origin, tile, regular, mercenary)
    g.tell("moved", seat=seat, origin=g.name(origin), hex=g.name(tile), regular=regular, mercenary=mercenary)
