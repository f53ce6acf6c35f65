"""The games, and the registry of them."""

from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Registry

registry = Registry()
registry.add(LegendsGame())
