"""7. Eyrie Dynasties."""

from deskovka.games.root.factions.eyrie.eyrie import Eyrie

__all__ = ["Eyrie"]
