"""The factions, one module each."""

from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.marquise import Marquise

NO_FACTION = Faction()
"""What a seat has that has not chosen yet."""

FACTIONS: dict[str, Faction] = {faction.id: faction for faction in (Marquise(),)}
