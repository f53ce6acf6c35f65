"""Vault Keepers and Badger Bodyguards."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, is_on_map
from deskovka.games.root.pieces import PLACE_AT, may_build, place, place_in_each, raise_building, where
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

SALLY, MUSTER = "sally", "muster"
VAULT = "vault"
FIRST_WARRIORS = 2
BODYGUARDS = "badger_bodyguards"


class VaultKeepers(Hireling):
    """E-vaults. Vault Keepers."""

    id = "vault_keepers"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-vaults-2"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-vaults-0: two warriors and a vault in a clearing with an open slot; a corner keeps one for its faction."""
        corners, slots = g.woodland.corners, g.slots
        roomy = [c for c in self._roomy(g, seat) if c not in corners or slots[c] > 1]
        yield from self._settle(g, owner, seat, FIRST_WARRIORS, roomy)

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-vaults-1: the same, if none of their pieces is on the map."""
        if not is_on_map(g, owner):
            yield from self._settle(g, owner, seat, FIRST_WARRIORS, self._roomy(g, seat))

    def _roomy(self, g: Root, seat: int) -> list[int]:
        return [clearing for clearing in g.woodland.clearings if may_build(g, seat, clearing)]

    def _settle(self, g: Root, owner: int, seat: int, warriors: int, clearings: list[int]) -> Flow[None]:
        clearing = yield from choose_site(g, owner, seat, clearings)
        if clearing != NOWHERE:
            yield from raise_building(g, seat, g.cast.numbers[owner][VAULT], clearing)
            place(g, g.cast.numbers[owner][WARRIOR], clearing, warriors)

    # -- E-vaults-2 --------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """Whatever is done, a vault may be placed first."""
        can_build = g.supply[g.cast.numbers[owner][VAULT]] and any(
            may_build(g, seat, clearing) for clearing in g.woodland.clearings
        )
        return (SALLY, MUSTER) if can_build or is_on_map(g, owner) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """A vault, then either battles where vaults are, or a warrior at each vault."""
        yield from self._build(g, owner, seat)
        vaults = g.pieces[g.cast.numbers[owner][VAULT]]
        if deed == SALLY:
            yield from self._sally(g, owner, seat, [c for c in g.woodland.clearings if vaults[c]])
        else:
            wanted = [clearing for clearing in g.woodland.clearings for _ in range(vaults[clearing])]
            yield from place_in_each(g, seat, g.cast.numbers[owner][WARRIOR], wanted, "vault_warriors")

    def _build(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """A vault at or next to a vault, if its controller wants; else a warrior and a vault anywhere."""
        kind = g.cast.numbers[owner][VAULT]
        if not g.supply[kind]:
            return
        near = {c for home in where(g, kind) for c in (home, *g.woodland.paths[home])}
        beside = [clearing for clearing in sorted(near) if may_build(g, seat, clearing)]
        if not beside:
            yield from self._settle(g, owner, seat, 1, self._roomy(g, seat))
            return
        option: Option = yield Ask(seat, "vault", [*(PLACE_AT[clearing] for clearing in beside), PASS])
        if option != PASS:
            yield from raise_building(g, seat, kind, int(option[1]))

    def _sally(self, g: Root, owner: int, seat: int, clearings: list[int]) -> Flow[None]:
        """E-R-spies: a battle in each of the clearings, each optional, in the order that the controller chooses."""
        while options := [option for option in battle_options(g, owner) if option[1] in clearings]:
            option: Option = yield Ask(seat, "hireling_battle", [*options, PASS], {"hireling": self.id})
            if option == PASS:
                return
            clearings.remove(int(option[1]))
            yield from battle(g, owner, option)


class Guarding(Effect):
    """E-bodyguards-1: what Badger Bodyguards do for their controller."""

    def ignored_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> int:
        """The first hit of a battle; with other such effects still one (the greatest counts)."""
        if fight.was_used(seat, BODYGUARDS):
            return 0
        fight.mark_used(seat, BODYGUARDS)
        g.tell("guarded", seat=seat)
        return 1


class BadgerBodyguards(Hireling):
    """E-bodyguards. Badger Bodyguards."""

    id = BODYGUARDS
    serves = Guarding()
