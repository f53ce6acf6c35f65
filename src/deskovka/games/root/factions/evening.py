"""Crafting as a step of its own, for factions that do it in Birdsong or Evening (10.6.2, 12.6.2, 13.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.crafting import craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.windows import EVENING, menu
from deskovka.kernel import Flow

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def craft_until_done(g: Root, seat: int, topic: str, window: str = EVENING) -> Flow[int]:
    """4.1: craft card after card; whether it is asked depends on what everybody sees."""
    if not g.hands[seat] or not sum(g.cast.factions[seat].crafting_power(g, seat)):
        return NEXT
    option = yield from menu(g, seat, topic, window, lambda: [*craft_options(g, seat), DONE])
    return AGAIN if option is None else NEXT
