"""Riverfolk Flotilla and Otter Divers."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cards import draw_at_any_time
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, may_battle, must_walk
from deskovka.games.root.pieces import stand
from deskovka.games.root.windows import BIRDSONG_START
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.losses import Losses
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.woodland import Woodland

SAIL = "sail"
DRAW: Option = ("draw_card",)


class RiverfolkFlotilla(Hireling):
    """E-flotilla. Riverfolk Flotilla: a pawn."""

    id = "riverfolk_flotilla"
    windows: tuple[str, ...] = (BIRDSONG_START,)
    mandatory = True
    clause = "E-flotilla-2"
    has_set_up = True
    shield = ("refused-battle", "E-flotilla-1")

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-flotilla-0: in a clearing on the map edge and on the river."""
        harbours = [clearing for clearing in g.woodland.edge if g.woodland.rivers[clearing]]
        clearing = yield from choose_site(g, owner, seat, harbours)
        if clearing != NOWHERE:
            stand(g, owner, clearing)
            g.tell("hireling_appears", hireling=self.id, clearing=clearing)

    # -- E-flotilla-1 ------------------------------------------------------------------------------------------------

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """It cannot be battled."""
        return defender == seat

    def footholds(self, g: Root, seat: int) -> list[int]:
        """It attacks where it is."""
        return [] if g.pawns[seat] == NOWHERE else [g.pawns[seat]]

    def remains(self, g: Root, seat: int, fight: Battle) -> bool:
        """It cannot be removed."""
        return True

    def strength(self, g: Root, seat: int, fight: Battle) -> int:
        """It can roll up to three hits."""
        return g.terms.tables.hirelings.flotilla_hits

    def take_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> Flow[Losses]:
        """It cannot be removed."""
        yield from ()
        return []

    # -- E-flotilla-2 ------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """It sails, whenever it is on the map."""
        return () if g.pawns[owner] == NOWHERE else (SAIL,)

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """Those who are with it may draw; then it moves on along the river, and may battle there."""
        for player in (seat, *g.seats_after(seat)):
            if g.presence[player][g.pawns[owner]]:
                option: Option = yield Ask(player, "flotilla", [DRAW, PASS], {"clearing": g.pawns[owner]})
                if option == DRAW:
                    yield from draw_at_any_time(g, player, 1)
        yield from must_walk(g, owner, seat, g.woodland.rivers[g.pawns[owner]])
        yield from may_battle(g, owner, seat)


class Diving(Effect):
    """E-divers-1: what Otter Divers give to their controller."""

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """Moves from or to a clearing on the river."""
        return any(_is_on_river(g.woodland, (origin, target)))


def _is_on_river(woodland: Woodland, places: Iterable[int]) -> Iterable[bool]:
    return (not woodland.is_forest(place) and bool(woodland.rivers[place]) for place in places)


class OtterDivers(Hireling):
    """E-divers. Otter Divers."""

    id = "otter_divers"
    serves = Diving()
