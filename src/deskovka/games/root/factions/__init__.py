"""The factions, one module each."""

from deskovka.games.root.factions.alliance import Alliance
from deskovka.games.root.factions.eyrie import Eyrie
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.marquise import Marquise
from deskovka.games.root.factions.vagabond import SecondVagabond, Vagabond

NO_FACTION = Faction()
"""What a seat has that has not chosen yet."""

FACTIONS: dict[str, Faction] = {
    faction.id: faction for faction in (Marquise(), Eyrie(), Alliance(), Vagabond(), SecondVagabond())
}
