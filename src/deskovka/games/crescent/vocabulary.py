"""The pieces of Crescent Moon by their numbers, and the words for what is nowhere."""

from __future__ import annotations

WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = range(5)
"""CM-TERM-9: the seats of the characters, in turn order."""
NOBODY = -1
NOWHERE = -1
NO_CARD = -1

NO_STRONGHOLD, FORT, CASTLE = range(3)
STRONGHOLDS = ("", "fort", "castle")
"""What stands in the place of the stronghold of a hex, by its number; the palace has a place of its own."""
NO_SETTLEMENT, TOWN, CITY = range(3)
SETTLEMENTS = ("", "town", "city")
QUARRY = "quarry"
WILD = ("wilderness", "mountain", "desert")
AT_ONCE = "at_once"
"""CM-SCORE-4: when the Warlord's plunder is scored."""
SULTANS_MARKET = "sultan"
