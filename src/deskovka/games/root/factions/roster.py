"""The factions that can be played."""

from deskovka.games.root.factions.alliance.hooks import Alliance
from deskovka.games.root.factions.corvids.hooks import Corvids
from deskovka.games.root.factions.cult.hooks import Cult
from deskovka.games.root.factions.duchy.hooks import Duchy
from deskovka.games.root.factions.eyrie.hooks import Eyrie
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.hundreds.hooks import Hundreds
from deskovka.games.root.factions.keepers.hooks import Keepers
from deskovka.games.root.factions.marquise.hooks import Marquise
from deskovka.games.root.factions.riverfolk.hooks import Riverfolk
from deskovka.games.root.factions.vagabond.hooks import SecondVagabond, Vagabond

NO_FACTION = Faction()
"""What a seat has that has not chosen yet."""

FACTIONS: dict[str, Faction] = {
    faction.id: faction
    for faction in (
        *(Marquise(), Eyrie(), Alliance(), Vagabond(), SecondVagabond()),
        *(Cult(), Riverfolk(), Duchy(), Corvids(), Hundreds(), Keepers()),
    )
}
