"""What each event of Crescent Moon changes on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from deskovka.content.ledger import BY_SEAT, Entries, Entry, Ledger, Posting
from deskovka.content.recaps import Happening
from deskovka.games.crescent.vocabulary import SETTLEMENTS, STRONGHOLDS

_ARRIVE = "hexes[hex].stacks[seat].regular += regular; hexes[hex].stacks[seat].mercenary += mercenary"
_LEAVE = "hexes[hex].stacks[seat].regular -= regular; hexes[hex].stacks[seat].mercenary -= mercenary"
_MARCH = f"""
    hexes[origin].stacks[seat].regular -= regular
    hexes[origin].stacks[seat].mercenary -= mercenary
    {_ARRIVE}
"""
_DISCARD = "seats[seat].cards -= 1; discard += card"


def _build(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """A seat has a building now."""
    yield from _stand(event.facts, event.facts["building"], event.facts["seat"])


def _settle(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """The buildings and the token of a starting group."""
    facts: Any = event.facts
    for building in facts["buildings"]:
        yield from _stand(facts, building, facts["seat"])
    if facts["tokens"]:
        yield Posting(("hexes", facts["hex"], "influence"), "=", facts["seat"])


def _raze(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """A building is gone."""
    yield from _stand(event.facts, event.facts["building"], None)


def _stand(facts: Any, building: Any, holder: Any) -> Iterator[Posting]:
    """A building stands in the hex of an event, and a stronghold has this holder; without one it is gone."""
    here = ("hexes", facts["hex"])
    stands: Entry = None if holder is None else building
    if building in STRONGHOLDS:
        yield Posting((*here, "stronghold"), "=", stands)
        yield Posting((*here, "holder"), "=", holder)
    elif building in SETTLEMENTS:
        yield Posting((*here, "settlement"), "=", stands)
    else:
        yield Posting((*here, "palace"), "=", 0)


def _reveal(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """Cards leave a hand."""
    facts: Any = event.facts
    yield Posting(("seats", facts["seat"], "cards"), "+=", -len(facts["cards"]))


def _recover(event: Happening, _entries: Entries) -> Iterator[Posting]:
    """Cards go back into a hand."""
    facts: Any = event.facts
    yield Posting(("seats", facts["seat"], "cards"), "+=", len(facts["cards"]))


LEDGER = Ledger(
    {
        # set-up
        "plays": "seats[seat].coins = coins",
        "given": "seats[seat].cards += 1",
        "stalls": "market += cards",
        "laid": "tiles_left[seat] -= 1",
        "settled": _ARRIVE,
        "palace": "clear hexes[*].palace; hexes[hex].palace = 1",
        # a year
        "year": "year = year",
        "turn": "round = round; ships = 0; masons = 0",
        "closing": "ships = 0; masons = 0",
        "income": "seats[seat].coins += coins",
        "reserves": "seats[seat].reserve += regular; seats[seat].reserve += mercenary",
        "recovered": "seats[seat].front -= cards",
        "aged": "market -= cards; discard += cards",
        "refilled": "market += cards",
        "reshuffled": "clear discard",
        "over_limit": f"{_LEAVE}; seats[seat].reserve += regular",
        "discarded": _DISCARD,
        # actions
        "influenced": "hexes[hex].influence = seat",
        "lost_influence": "hexes[hex].influence = none",
        "built": "seats[seat].coins -= coins",
        "moved": _MARCH,
        "assaulted": _MARCH,
        "slipped": _MARCH,
        "recruited": f"{_ARRIVE}; seats[seat].reserve -= regular; seats[seat].reserve -= mercenary",
        "hired": "seats[seat].coins -= coins",
        "placed": "hexes[hex].stacks[seat].mercenary += count",
        "bought": "seats[seat].coins -= coins; seats[seat].cards += 1; market -= card",
        "bought_from": """
            seats[seat].coins -= coins
            seats[owner].coins += coins
            seats[seat].cards += 1
            market -= card
        """,
        "took": "seats[seat].cards += 1; market -= card",
        "played": _DISCARD,
        "gained": "seats[seat].coins += coins",
        "ships": "ships = 1",
        "masons": "masons = coins",
        "rose": "hexes[hex].stacks[seat].regular += regular",
        "mustered": "hexes[hex].stacks[seat].regular += regular",
        "schemed": "seats[seat].cards += count; seats[seat].coins += coins",
        "conspired": "market += cards",
        "deserted": "hexes[hex].stacks[owner].mercenary -= count; seats[seat].reserve += added",
        # negotiations
        "agreed": "seats[seat].coins -= coins; seats[owner].coins += coins",
        "released": "seats[seat].reserve -= count",
        "swapped": "hexes[hex].stacks[owner].mercenary -= count; hexes[hex].stacks[seat].mercenary += count",
        # combats and contests
        "struck": "discard += card",
        "used_up": "discard += card",
        "laid_by": "seats[seat].front += card",
        "returned": "seats[seat].cards += 1",
        "handed": "seats[owner].cards += 1",
        "lured": "hexes[hex].stacks[owner].mercenary -= count",
        "joined": "hexes[hex].stacks[seat].mercenary += count",
        "spent": _LEAVE,
        "lost": _LEAVE,
        "retreated": f"{_LEAVE}; seats[seat].reserve += kept",
        "sacked": "seats[seat].coins += coins",
        # the end
        "final": "seats[seat].points = points",
        "won": "winner = seat",
    },
    rows={"hexes": ("id",), "hexes.stacks": ("seat",), "market": ("card",), "seats": BY_SEAT, "tiles_left": BY_SEAT},
    special={
        "settled": _settle,
        "built": _build,
        "captured": _build,
        "sacked": _raze,
        "razed": _raze,
        "revealed": _reveal,
        "recovered": _recover,
    },
)
