"""The games, and the registry of them."""

from typing import Any

from deskovka.content.tabletop import TabletopGame
from deskovka.games.crescent.game import CrescentGame
from deskovka.games.legends.game import LegendsGame
from deskovka.games.paladins.game import PaladinsGame
from deskovka.games.root.game import RootGame
from deskovka.games.uprising.game import UprisingGame
from deskovka.kernel import Registry

registry: Registry[TabletopGame[Any]] = Registry()
registry.add(LegendsGame())
registry.add(RootGame())
registry.add(PaladinsGame())
registry.add(UprisingGame())
registry.add(CrescentGame())
