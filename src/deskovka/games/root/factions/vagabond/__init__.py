"""9. The Vagabond: items, relationships, quests, actions and characters, a module each."""

from deskovka.games.root.factions.vagabond.vagabond import SecondVagabond, Vagabond

__all__ = ["SecondVagabond", "Vagabond"]
