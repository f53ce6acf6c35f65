"""Furious Protector and Stoic Protector."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.hirelings.hireling import Hireling, choose_site, must_walk, sites
from deskovka.games.root.pieces import stand
from deskovka.games.root.removal import EFFECT, GIVEN_UP, Removal, may_be_removed, remove
from deskovka.games.root.windows import BIRDSONG_START
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Flow

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

RAMPAGE, STRIDE = "rampage", "stride"


class Protector(Hireling):
    """What both sides have: a pawn that nobody battles or removes, and that walks on in Birdsong."""

    windows: tuple[str, ...] = (BIRDSONG_START,)
    mandatory = True
    deed: str

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """E-furious-1, E-stoic-2: it cannot be battled; and as a pawn it is never removed."""
        return defender == seat

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """It walks, whenever it is on the map."""
        return () if g.pawns[owner] == NOWHERE else (self.deed,)

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-furious-2, E-stoic-4: to an adjacent clearing, rule ignored."""
        if (yield from must_walk(g, owner, seat, g.woodland.paths[g.pawns[owner]])):
            yield from self.arrived(g, owner)

    def arrived(self, g: Root, owner: int) -> Flow[None]:
        """What it does where it has come."""
        yield from ()

    def appear(self, g: Root, owner: int, seat: int, clearings: Sequence[int]) -> Flow[None]:
        """A player puts it into one of some clearings; E-R-noway: it stays away if there is none."""
        clearing = yield from choose_site(g, owner, seat, sites(g, seat, clearings))
        if clearing != NOWHERE:
            stand(g, owner, clearing)
            g.tell("hireling_appears", hireling=self.id, clearing=clearing)


class FuriousProtector(Protector):
    """E-furious. Furious Protector."""

    id = "furious_protector"
    clause = "E-furious-2"
    has_set_up = True
    deed = RAMPAGE
    shield = ("refused-battle", "E-furious-1")
    ban = ("refused-furious", "E-furious-1")

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-furious-0: in any clearing."""
        return self.appear(g, owner, seat, g.woodland.clearings)

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """E-furious-1: its enemies place nothing where it is, once the set-up is over."""
        return clearing == g.pawns[seat] and g.phase == "turn" and placer in g.enemies[seat]

    def arrived(self, g: Root, owner: int) -> Flow[None]:
        """E-furious-2: a warrior of every player there falls, also one of its controller; not the warlord (14.2.2)."""
        here = g.pawns[owner]
        falling = []
        for player in g.cast.seats:
            kinds = [k for k in g.cast.warriors[player] if g.pieces[k][here] and may_be_removed(g, k, here, EFFECT)]
            falling += [(kind, here, 1) for kind in kinds[:1]]
        if falling:
            yield from remove(g, Removal(owner, EFFECT, falling))


class StoicProtector(Protector):
    """E-stoic. Stoic Protector."""

    id = "stoic_protector"
    clause = "E-stoic-4"
    deed = STRIDE
    shield = ("refused-battle", "E-stoic-2")

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-stoic-1: where its controller has pieces, if it is not on the map."""
        if g.pawns[owner] == NOWHERE:
            yield from self.appear(g, owner, seat, [c for c in g.woodland.clearings if g.presence[seat][c]])

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """E-stoic-2, E-stoic-3: neither it nor, beside it, its controller can be battled."""
        return defender == seat or (clearing == g.pawns[seat] and defender == g.controllers[seat])

    def protects(self, g: Root, seat: int, kind: int, clearing: int, cause: str) -> bool:
        """E-stoic-3: beside it nobody but their owner removes pieces of its controller."""
        return clearing == g.pawns[seat] and g.cast.owner[kind] == g.controllers[seat] and cause != GIVEN_UP
