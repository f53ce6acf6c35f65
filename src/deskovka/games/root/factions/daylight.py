"""The end of Daylight, for factions whose actions are counted by their cards (7.5.2, 15.5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.windows import DAYLIGHT, could_offer, menu
from deskovka.kernel import Flow

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def end_daylight(g: Root, seat: int) -> Flow[int]:
    """K.6: what may still be done after the last card."""
    if not could_offer(g, seat, DAYLIGHT):
        return NEXT
    option = yield from menu(g, seat, "end_daylight", DAYLIGHT, lambda: [DONE])
    return AGAIN if option is None else NEXT
