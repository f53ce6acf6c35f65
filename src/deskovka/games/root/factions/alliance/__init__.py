"""8. Woodland Alliance."""

from deskovka.games.root.factions.alliance.alliance import Alliance

__all__ = ["Alliance"]
