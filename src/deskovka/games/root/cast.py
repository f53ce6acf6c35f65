"""1.5. Who plays which faction, and the kinds of pieces that are in the game with them.

A *kind* is one type of piece of one owner, like the sawmills of seat 2. The owners are the seats, and after them those
that are no seats (E.3.1).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from deskovka.games.root.content import MOST_CLEARINGS
from deskovka.kernel import Option, Shared

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.party import Party
    from deskovka.games.root.tables import Tables

WARRIOR = "warrior"
BUILDING = "building"
TOKEN = "token"
NOBODY = -1


class Kind(Shared):
    """One type of piece of one owner: a warrior, a building or a token (G.1.9), its name and how many there are."""

    __slots__ = ("name", "owner", "perishes", "sort", "total", "trophy")

    def __init__(self, owner: int, sort: str, name: str, total: int, perishes: bool, trophy: int) -> None:
        self.owner = owner
        self.sort = sort
        self.name = name
        self.total = total
        self.perishes = perishes
        """Whether it leaves the game when it is removed (6.2.2)."""
        self.trophy = trophy
        """What an enemy scores for removing it (3.2.1)."""


class Cast(Shared):
    """The parties of a match and all kinds of pieces, numbered in the order in which the parties joined."""

    def __init__(
        self, tables: Tables, factions: tuple[Faction, ...], others: tuple[Party, ...], joined: tuple[int, ...]
    ) -> None:
        self.factions = factions
        """By seat; a seat that has not chosen yet has a faction without pieces."""
        self.others = others
        """Those that are no seats."""
        self.parties: tuple[Party, ...] = (*factions, *others)
        """By owner: the factions, then the others."""
        self.joined = joined
        self.seats = range(len(factions))
        self.roles = tuple(faction.id for faction in factions)
        """By seat: the faction that it plays."""
        self.owners = range(len(self.parties))
        self.called: tuple[int | str, ...] = (*self.seats, *(party.id for party in others))
        """By owner: what options, events and views call it: a seat by its number, who is no seat by its name."""
        self.battles = _battles(self.called)
        """4.3: each battle as an option, by clearing and defender."""
        kinds: list[Kind] = []
        for owner in joined:
            party = self.parties[owner]
            kinds += [
                Kind(owner, sort, name, total, name in party.perishing, party.trophy(sort, name))
                for sort, name, total in party.pieces(tables)
                if total
            ]
        self.kinds = tuple(kinds)
        self.owner = tuple(kind.owner for kind in kinds)
        self.sort = tuple(kind.sort for kind in kinds)
        self.names = tuple(kind.name for kind in kinds)
        self.numbers: tuple[dict[str, int], ...] = tuple(
            {k.name: n for n, k in enumerate(kinds) if k.owner == owner} for owner in self.owners
        )
        """For each owner, the number of its kind with this name."""
        self.of = tuple(tuple(numbers.values()) for numbers in self.numbers)
        """For each owner, all its kinds."""
        self.warriors = self._of_sort(WARRIOR)
        self.buildings = self._of_sort(BUILDING)
        self.tokens = self._of_sort(TOKEN)
        self.unarmed = self._of_sort(BUILDING, TOKEN)

    def owner_of(self, name: int | str) -> int:
        """The owner who is called so."""
        return self.called.index(name)

    def _of_sort(self, *sorts: str) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(n for n in self.of[owner] if self.sort[n] in sorts) for owner in self.owners)


@lru_cache(maxsize=1024)
def _battles(called: tuple[int | str, ...]) -> tuple[tuple[Option, ...], ...]:
    """Battles as options, made once for all games in which owners are called so."""
    return tuple([tuple([("battle", clearing, name) for name in called]) for clearing in range(MOST_CLEARINGS + 1)])


@lru_cache(maxsize=1024)
def cast_for(tables: Tables, factions: tuple[Faction, ...], others: tuple[Party, ...], joined: tuple[int, ...]) -> Cast:
    """The cast, made once and shared by all games with the same factions in the same seats."""
    return Cast(tables, factions, others, joined)
