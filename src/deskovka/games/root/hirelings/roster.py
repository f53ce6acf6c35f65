"""The hirelings: both sides of every card."""

from deskovka.games.root.hirelings.band import PopularBand, StreetBand
from deskovka.games.root.hirelings.bandits import BanditGangs, HighwayBandits
from deskovka.games.root.hirelings.bearers import FlameBearers, RatSmugglers
from deskovka.games.root.hirelings.dynasty import BluebirdNobles, LastDynasty
from deskovka.games.root.hirelings.exile import Brigand, Exile
from deskovka.games.root.hirelings.expedition import MoleArtisans, SunwardExpedition
from deskovka.games.root.hirelings.flotilla import OtterDivers, RiverfolkFlotilla
from deskovka.games.root.hirelings.hireling import Hireling
from deskovka.games.root.hirelings.patrol import FelinePhysicians, ForestPatrol
from deskovka.games.root.hirelings.prophets import LizardEnvoys, WarmSunProphets
from deskovka.games.root.hirelings.protector import FuriousProtector, StoicProtector
from deskovka.games.root.hirelings.spies import CorvidSpies, RavenSentries
from deskovka.games.root.hirelings.uprising import RabbitScouts, SpringUprising
from deskovka.games.root.hirelings.vaults import BadgerBodyguards, VaultKeepers

HIRELINGS: dict[str, Hireling] = {
    side.id: side
    for side in (
        *(ForestPatrol(), FelinePhysicians()),
        *(LastDynasty(), BluebirdNobles()),
        *(RiverfolkFlotilla(), OtterDivers()),
        *(WarmSunProphets(), LizardEnvoys()),
        *(SunwardExpedition(), MoleArtisans()),
        *(CorvidSpies(), RavenSentries()),
        *(Exile(), Brigand()),
        *(FlameBearers(), RatSmugglers()),
        *(VaultKeepers(), BadgerBodyguards()),
        *(SpringUprising(), RabbitScouts()),
        *(PopularBand(), StreetBand()),
        *(FuriousProtector(), StoicProtector()),
        *(HighwayBandits(), BanditGangs()),
    )
}
