"""Corvid Spies and Raven Sentries."""

# a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.battle import battle, battles_with_enemies
from deskovka.games.root.cards import steal
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, sites
from deskovka.games.root.pieces import enemy_pieces, place, rivals, where
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Battle, Root

STRIKE, STEAL = "strike_all", "steal"


class CorvidSpies(Hireling):
    """E-spies. Corvid Spies."""

    id = "corvid_spies"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-spies-1"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-spies-0: two of them in two different clearings of one suit."""
        kind, woodland = g.cast.numbers[owner][WARRIOR], g.woodland
        open_sites = sites(g, seat, woodland.clearings)
        first = yield from choose_site(g, owner, seat, open_sites)
        if first == NOWHERE:
            return
        place(g, kind, first)
        alike = [c for c in open_sites if c != first and {*woodland.suits_in[c]} & {*woodland.suits_in[first]}]
        second = yield from choose_site(g, owner, seat, alike)
        if second != NOWHERE:
            place(g, kind, second)

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-spies-1: spies are placed first, if any can be; then they fight or steal."""
        can_place = g.supply[g.cast.numbers[owner][WARRIOR]] and self._haunts(g, seat)
        return (STRIKE, STEAL) if can_place or where(g, g.cast.numbers[owner][WARRIOR]) else ()

    def _haunts(self, g: Root, seat: int) -> list[int]:
        """The clearings with enemy pieces."""
        return sites(g, seat, [clearing for clearing in g.woodland.clearings if enemy_pieces(g, seat, clearing)])

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-spies-1: two more spies among enemies; then what was chosen."""
        kind = g.cast.numbers[owner][WARRIOR]
        for _ in range(min(g.terms.tables.hirelings.spies_placed, g.supply[kind])):
            clearing = yield from choose_site(g, owner, seat, self._haunts(g, seat))
            if clearing != NOWHERE:
                place(g, kind, clearing)
        if deed == STRIKE:
            yield from self._strike(g, owner, seat)
        else:
            yield from self._steal(g, owner, seat)

    def _strike(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-R-spies: a battle in each clearing with spies, in any order; where nobody can be battled none."""
        left = where(g, g.cast.numbers[owner][WARRIOR])
        while options := battles_with_enemies(g, owner, [c for c in left if c in self.footholds(g, owner)]):
            option: Option = yield Ask(seat, "hireling_battle", options, {"hireling": self.id})
            left.remove(int(option[1]))
            yield from battle(g, owner, option)

    def _steal(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """A random card of each enemy player with faction pieces in one clearing with a spy."""
        posts = [c for c in where(g, g.cast.numbers[owner][WARRIOR]) if self._victims(g, seat, c)]
        if posts:
            option: Option = yield Ask(seat, "spied", [("spy_in", clearing) for clearing in posts])
            for victim in self._victims(g, seat, int(option[1])):
                steal(g, seat, victim)

    def _victims(self, g: Root, seat: int, clearing: int) -> list[int]:
        return [enemy for enemy in rivals(g, seat) if g.presence[enemy][clearing] and g.hands[enemy]]


class Watch(Effect):
    """E-sentries-1: what Raven Sentries do for their controller."""

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """One more hit where his faction has a building or a token."""
        kinds = (*g.cast.buildings[seat], *g.cast.tokens[seat])
        return int(any(g.pieces[kind][fight.clearing] for kind in kinds))


class RavenSentries(Hireling):
    """E-sentries. Raven Sentries."""

    id = "raven_sentries"
    serves = Watch()
