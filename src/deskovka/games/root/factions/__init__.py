"""The factions, a package each with the same modules; ``roster`` names them all."""
