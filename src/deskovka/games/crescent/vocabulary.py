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

CARD, OWNER, SIDE, STATE, STRENGTH, SPARED, HARM, REGULAR, MERCENARY, LEAVES, SLIP, REMOVED, GIVEN = range(13)
"""The places in a row of ``played``: the card, who supplied it, as whose it counts, what became of it; the strength
that it gives, own casualties fewer, casualties of the opponent more; the units assigned to it and whether they leave;
how many units may slip away; how many mercenaries were removed for it; and who takes it afterwards, plus one. What a
card takes from the strength of the other side is below zero."""
OPEN, RESOLVED, STRUCK, VOID = range(4)
"""What became of a card: it waits, it was resolved, an Assassination discarded it, or a Saboteur made it void."""
