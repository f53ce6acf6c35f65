"""8.9 Play a power card: those that take an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka.games.crescent.asking import decide, decide_in_step
from deskovka.games.crescent.assault import assault
from deskovka.games.crescent.cards import holdings, in_hand, throw_away
from deskovka.games.crescent.moving import assaults, move, moves
from deskovka.games.crescent.pieces import place_influence, take_influence
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Op
from deskovka.games.crescent.vocabulary import NOBODY
from deskovka.kernel import Flow, Option


def plays(g: Crescent, seat: int) -> list[Option]:
    """CM-PLAY-1 ACTION cards: those in hand that can do something, each kind once."""
    tables = g.terms.tables
    kinds = dict.fromkeys(tables.kinds[card] for card in holdings(g, seat, "action"))
    return [("play", tables.cards[kind].id) for kind in kinds if may_play(g, seat, kind)]


def may_play(g: Crescent, seat: int, kind: int) -> bool:
    """Whether the first deed of a card can be done, or any for one that begins with a choice."""
    ops = g.terms.tables.ops["action"][kind]
    return any(POSSIBLE[op.op](g, seat, op) for op in ops)


def play(g: Crescent, seat: int, name: str) -> Flow[None]:
    """CM-PLAY-1 ACTION cards: resolve it, and discard it."""
    card = in_hand(g, seat, name)
    g.hands[seat].remove(card)
    throw_away(g, card)
    g.reveal()
    g.tell("played", seat=seat, card=name)
    g.phase = "limits"
    for op in g.terms.tables.ops["action"][g.terms.tables.kinds[card]]:
        yield from DEEDS[op.op](g, seat, op)


# -- what can be done -------------------------------------------------------------------------------------------------


def preachable(g: Crescent, seat: int) -> list[int]:
    """Sermon: hexes without a token where one is present, or adjacent to them."""
    if not g.tokens[seat]:
        return []
    present = g.presence(seat)
    reached = {near for tile in present for near in g.board.near[tile]} | set(present)
    return [tile for tile in sorted(reached) if g.influence[tile] == NOBODY]


def removable(g: Crescent, seat: int, op: Op) -> list[int]:
    """Conspirators, Decree: hexes with another player's token that can be hit."""
    return [
        tile
        for tile in g.board.tiles
        if g.influence[tile] not in (seat, NOBODY) and all(_hits(g, seat, tile, condition) for condition in op.when)
    ]


def _hits(g: Crescent, seat: int, tile: int, condition: str) -> bool:
    if condition == "controlled_by_you":
        return g.lord[tile] == seat
    return any(g.influence[near] == seat for near in g.board.near[tile])


def _never(_g: Crescent, _seat: int, _op: Op) -> bool:
    return False


POSSIBLE: dict[str, Callable[[Crescent, int, Op], bool]] = {
    "place_influence": lambda g, seat, _: bool(preachable(g, seat)),
    "remove_influence": lambda g, seat, op: bool(removable(g, seat, op)),
    "may_place_influence": _never,
    "may_move": lambda g, seat, _: bool(moves(g, seat)),
    "assault": lambda g, seat, _: bool(assaults(g, seat)),
}
"""Whether a deed alone would make a card worth playing."""


def _hexes(g: Crescent, tiles: Sequence[int]) -> list[Option]:
    return [("choose_hex", g.name(tile)) for tile in tiles]


# -- deeds ------------------------------------------------------------------------------------------------------------


def _place_influence(g: Crescent, seat: int, _op: Op) -> Flow[None]:
    """Sermon: a token, without a contest."""
    option = yield from decide_in_step(g, seat, "preach", lambda: _hexes(g, preachable(g, seat)))
    place_influence(g, g.terms.tables.tile_index[str(option[1])], seat)


def _remove_influence(g: Crescent, seat: int, op: Op) -> Flow[None]:
    """Conspirators, Decree: a token goes back to its owner's supply."""
    option = yield from decide_in_step(g, seat, "remove", lambda: _hexes(g, removable(g, seat, op)))
    g.cursor = g.terms.tables.tile_index[str(option[1])]
    take_influence(g, g.cursor)


def _may_place_influence(g: Crescent, seat: int, _op: Op) -> Flow[None]:
    """Decree: a token of one's own may take the place of the one removed."""
    if not g.tokens[seat]:
        return
    options: list[Option] = [*_hexes(g, [g.cursor]), ("done",)]
    option = yield from decide_in_step(g, seat, "replace", lambda: options, {"hex": g.name(g.cursor)})
    if option[0] == "choose_hex":
        place_influence(g, g.cursor, seat)


def _may_move(g: Crescent, _seat: int, op: Op) -> Flow[None]:
    """Raid: first there may be a move."""
    yield from ()
    g.left = op.n
    g.phase = "raid"


def _assault(_g: Crescent, _seat: int, _op: Op) -> Flow[None]:
    """Raid: the assault follows in the phase of the raid."""
    yield from ()


DEEDS: dict[str, Callable[[Crescent, int, Op], Flow[None]]] = {
    "place_influence": _place_influence,
    "remove_influence": _remove_influence,
    "may_place_influence": _may_place_influence,
    "may_move": _may_move,
    "assault": _assault,
}


def raid(g: Crescent) -> Flow[None]:
    """Raid: one may move, then one assaults if one can."""
    seat = g.turn

    def options() -> list[Option]:
        attacks = assaults(g, seat)
        return [*(moves(g, seat) if g.left else []), *attacks, *([] if attacks else [("done",)])]

    option = yield from decide(g, seat, "raid", options, {"left": g.left})
    if option is None:
        return
    match option[0]:
        case "move":
            move(g, seat, option)
            g.left -= 1
        case "assault":
            assault(g, seat, option)
        case _:
            g.phase = "limits"
