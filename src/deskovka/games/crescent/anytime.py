"""Cards that can be played at any time (CM-CARD-11, CM-PLAY-2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka.games.crescent.building import buildings
from deskovka.games.crescent.cards import holdings, in_hand, may_hold, throw_away
from deskovka.games.crescent.moving import move, moves, reach
from deskovka.games.crescent.scoring import MEASURES
from deskovka.games.crescent.state import Crescent
from deskovka.games.crescent.tables import Op
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.state import EVERYBODY

MOVEMENT = ("turn", "move", "raid", "follow")
"""The phases in which units of the seat whose turn it is may still move."""
MONEY = ("coins", "tithe")
"""The deeds that bring coins."""


def playable_now(g: Crescent, seat: int) -> list[Option]:
    """CM-CARD-11 ANYTIME windows: the cards in a hand that can be played now, each kind once.

    Nothing can be played outside the action phase, nor what is selected for the combat or the contest under way.
    """
    if not g.hands[seat] or g.phase == "year":
        return []
    tables = g.terms.tables
    held = [card for card in holdings(g, seat, "anytime") if card not in g.chosen[seat]]
    kinds = dict.fromkeys(tables.kinds[card] for card in held)
    return [
        ("now", tables.cards[kind].id)
        for kind in kinds
        if all(WINDOWS[op.op](g, seat, op) for op in tables.ops["anytime"][kind])
    ]


def play_now(g: Crescent, seat: int, name: str) -> Flow[None]:
    """CM-PLAY-2 ANYTIME cards: they need no action, and are discarded."""
    card = in_hand(g, seat, name)
    g.hands[seat].remove(card)
    throw_away(g, card)
    g.reveal()
    g.tell("played", seat=seat, card=name)
    for op in g.terms.tables.ops["anytime"][g.terms.tables.kinds[card]]:
        yield from DEEDS[op.op](g, seat, op)


def may_still_play(g: Crescent, seat: int, deeds: Sequence[str]) -> bool:
    """Whether, as far as everybody knows, a seat may hold an ANYTIME card that does one of these deeds."""
    tables = g.terms.tables
    fitting = {kind for kind, ops in enumerate(tables.ops["anytime"]) if any(op.op in deeds for op in ops)}
    return any(g.known[card] != EVERYBODY or tables.kinds[card] in fitting for card in g.hands[seat])


def tithe(g: Crescent, seat: int, op: Op) -> int:
    """The coins of a tithe: for each hex with one's own influence that another player controls."""
    return min(op.most, op.n * MEASURES["influence_under_others"](g, seat))


def _always(_g: Crescent, _seat: int, _op: Op) -> bool:
    return True


def _may_tithe(g: Crescent, seat: int, op: Op) -> bool:
    return tithe(g, seat, op) > 0


def _may_sail(g: Crescent, seat: int, _op: Op) -> bool:
    """In one's own turn, while units can still move."""
    if seat != g.turn or g.ships or g.phase not in MOVEMENT:
        return False
    near = reach(g, seat)
    return any(near[tile] != g.board.touching[tile] for tile in g.board.tiles if g.count(seat, tile))


def _may_hire_masons(g: Crescent, seat: int, op: Op) -> bool:
    """At the beginning of one's own build action, before paying."""
    if seat != g.turn or g.phase != "turn" or not g.terms.characters[seat].build:
        return False
    return bool(buildings(g, seat, op.n, g.coins[seat]))


def _may_march(g: Crescent, seat: int, _op: Op) -> bool:
    """In one's own turn before the action, or after it up to the next one or to the end of the year."""
    if g.phase == "closing":
        return seat == g.last and bool(moves(g, seat))
    return g.phase == "turn" and seat in (g.turn, g.last) and bool(moves(g, seat))


WINDOWS: dict[str, Callable[[Crescent, int, Op], bool]] = {
    "coins": _always,
    "tithe": _may_tithe,
    "ignore_rivers": _may_sail,
    "build_modifier": _may_hire_masons,
    "free_move": _may_march,
}
"""When each deed can be done by a seat."""


def _coins(g: Crescent, seat: int, op: Op) -> Flow[None]:
    """Caravan."""
    yield from ()
    g.coins[seat] += op.n
    g.tell("gained", seat=seat, coins=op.n)


def _tithe(g: Crescent, seat: int, op: Op) -> Flow[None]:
    """Tithe."""
    yield from ()
    coins = tithe(g, seat, op)
    g.coins[seat] += coins
    g.tell("gained", seat=seat, coins=coins)


def _sail(g: Crescent, seat: int, _op: Op) -> Flow[None]:
    """Ships: until the end of the action."""
    yield from ()
    g.ships = 1
    g.tell("ships", seat=seat)


def _cheapen(g: Crescent, seat: int, op: Op) -> Flow[None]:
    """Master masons: the build action begins."""
    yield from ()
    g.masons = op.n
    g.tell("masons", seat=seat, coins=op.n)
    g.left = g.terms.characters[seat].build
    g.phase = "build"


def _march(g: Crescent, seat: int, op: Op) -> Flow[None]:
    """Forced march: one move besides the action; where a card gives more, those after the first may be left out."""
    left = op.n
    while left and moves(g, seat):
        option: Option = yield _ask_march(g, seat, left, further=left < op.n)
        match option[0]:
            case "move":
                move(g, seat, option)
                left -= 1
            case "now":
                yield from play_now(g, seat, str(option[1]))
            case _:
                return


def _ask_march(g: Crescent, seat: int, left: int, further: bool) -> Ask:
    """CM-CARD-11 ANYTIME windows: which move of a Forced march; where there is a choice a card may be played before."""
    found = [*moves(g, seat), *([("done",)] if further else [])]
    if len(found) == 1:
        return Ask(seat, "march", found, {"left": left})
    private = may_hold(g, seat, "anytime")
    return Ask(seat, "march", lambda: found + playable_now(g, seat), {"left": left}, private=private, several=True)


DEEDS: dict[str, Callable[[Crescent, int, Op], Flow[None]]] = {
    "coins": _coins,
    "tithe": _tithe,
    "ignore_rivers": _sail,
    "build_modifier": _cheapen,
    "free_move": _march,
}
