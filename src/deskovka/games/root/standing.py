"""Standing orders about ambushes and the like; a place is a clearing."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.root.state import STANDING, Root
from deskovka.kernel import Ask, Facts, Flow, Option

AMBUSH, HOSPITALS, PROTECT, DISRUPTION, PHYSICIANS, SCOUTS = STANDING.names


def consider(
    g: Root, seat: int, matter: str, topic: str, playable: Callable[[], list[Option]], facts: Facts
) -> Flow[Option | None]:
    """Ask a seat whether it plays a card, unless its standing orders say no; gives what it plays, or None.

    The facts of the question name the clearing, and the count of those who are concerned.
    """
    ask = Ask(seat, topic, playable, facts)
    return STANDING.consider(g, g.standing[seat], matter, ask, g.terms.standing_orders)


def offers(g: Root, seat: int) -> list[Option]:
    """In one's own turn: to be asked again about what an order was left for."""
    return STANDING.offers(g.standing[seat])


def ask_again(g: Root, seat: int, matter: str) -> None:
    """Take a standing order back."""
    STANDING.ask_again(g, g.standing[seat], seat, matter)
