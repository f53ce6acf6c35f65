"""The games, and the registry of them."""

from typing import Any

from deskovka.content.tabletop import TabletopGame
from deskovka.games.legends.game import LegendsGame
from deskovka.games.root.game import RootGame
from deskovka.kernel import Registry

registry: Registry[TabletopGame[Any]] = Registry()
registry.add(LegendsGame())
registry.add(RootGame())
