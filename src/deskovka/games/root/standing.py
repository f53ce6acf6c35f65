"""Standing orders: answers left in advance to questions that come in the turns of others.

Whether somebody is asked for an ambush or a field hospital must not tell what cards he has, so he is asked whenever he
could have one. A game over days would stop for each of these questions. So each of them can also be answered with
*never*, *not in this clearing* or *only if at least three are concerned*: then the question is passed over from now on,
until its owner takes the order back in his own turn. An order is an answer like any other and part of the record.
"""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.root.answers import PASS
from deskovka.games.root.state import MATTERS, Root
from deskovka.kernel import Ask, Facts, Flow, Option

AMBUSH, HOSPITALS, PROTECT = MATTERS
_NEVER = 99
_THREE = 3


def consider(
    g: Root, seat: int, matter: str, topic: str, playable: Callable[[], list[Option]], facts: Facts
) -> Flow[Option | None]:
    """Ask a seat whether it plays a card, unless its standing orders say no; gives what it plays, or None.

    The facts of the question name the clearing, and the count of those who are concerned.
    """
    orders, column = g.standing[seat], 2 * MATTERS.index(matter)
    clearing = int(facts["clearing"])
    if int(facts["count"]) < orders[column] or orders[column + 1] >> clearing & 1:
        return None
    standing: list[Option] = []
    if g.terms.standing_orders:
        standing = [("standing", matter, "here"), ("standing", matter, "three"), ("standing", matter, "never")]
    option: Option = yield Ask(seat, topic, lambda: [PASS, *playable(), *standing], facts, private=True)
    if option[0] == "standing":
        leave(g, seat, matter, str(option[2]), clearing)
        return None
    return None if option == PASS else option


def leave(g: Root, seat: int, matter: str, order: str, clearing: int) -> None:
    """Leave a standing order."""
    column = 2 * MATTERS.index(matter)
    if order == "here":
        g.standing[seat][column + 1] |= 1 << clearing
    else:
        g.standing[seat][column] = _THREE if order == "three" else _NEVER
    g.whisper(seat, "order_left", seat=seat, matter=matter, order=order, clearing=clearing)


def offers(g: Root, seat: int) -> list[Option]:
    """In one's own turn: to be asked again about what an order was left for."""
    orders = g.standing[seat]
    if not any(orders):
        return []
    return [
        ("ask_again", matter) for number, matter in enumerate(MATTERS) if orders[2 * number] or orders[2 * number + 1]
    ]


def ask_again(g: Root, seat: int, matter: str) -> None:
    """Take a standing order back."""
    column = 2 * MATTERS.index(matter)
    g.standing[seat][column : column + 2] = [0, 0]
    g.whisper(seat, "order_taken_back", seat=seat, matter=matter)
