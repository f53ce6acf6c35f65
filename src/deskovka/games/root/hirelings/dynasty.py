"""Last Dynasty and Bluebird Nobles."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.battle import battles_with_enemies
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, may_march, must_battle, sites
from deskovka.games.root.movement import free, move, move_options
from deskovka.games.root.pieces import place, ruled, where
from deskovka.games.root.points import score
from deskovka.games.root.windows import BIRDSONG_START, DAYLIGHT
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.movement import Move
    from deskovka.games.root.state import Root

RETURN, ADVANCE, FIGHT_TWICE, TRIBUTE = "return", "advance", "fight_twice", "tribute"


class LastDynasty(Hireling):
    """E-dynasty. Last Dynasty; its warriors are always in one clearing."""

    id = "last_dynasty"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-dynasty-1"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-dynasty-0: all in one clearing on the map edge."""
        yield from self._land(g, owner, seat)

    def _land(self, g: Root, owner: int, seat: int) -> Flow[int]:
        clearing = yield from choose_site(g, owner, seat, sites(g, seat, g.woodland.edge))
        if clearing > 0:
            kind = g.cast.numbers[owner][WARRIOR]
            place(g, kind, clearing, g.supply[kind])
        return clearing

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-dynasty-1: exactly one of three; E.R1: they rule where their controller does."""
        camp = where(g, g.cast.numbers[owner][WARRIOR])
        if not camp:
            return (RETURN,) if g.supply[g.cast.numbers[owner][WARRIOR]] and sites(g, seat, g.woodland.edge) else ()
        if g.rulers[camp[0]] == seat:
            return (ADVANCE,) if may_march(g, owner) else ()
        return (FIGHT_TWICE,) if battles_with_enemies(g, owner) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-dynasty-1, E-R-dynasty Dynasty battles: they must be fought where somebody can be attacked."""
        if deed == RETURN:
            yield from self._land(g, owner, seat)
        elif deed == ADVANCE:
            options = move_options(g, owner)
            if options:
                option: Option = yield Ask(seat, "hireling_move", options, {"hireling": self.id})
                yield from move(g, owner, option)
        else:
            yield from must_battle(g, owner, seat)
        yield from must_battle(g, owner, seat)

    def carry(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """E-dynasty-1: all of them move."""
        yield from ()
        kind = g.cast.numbers[seat][WARRIOR]
        move.take(g, [(kind, free(g, kind, move.origin))])


class Nobility(Effect):
    """E-nobles-1: what Bluebird Nobles give to their controller."""

    rules_ties = True


class BluebirdNobles(Hireling):
    """E-nobles. Bluebird Nobles."""

    id = "bluebird_nobles"
    windows: tuple[str, ...] = (BIRDSONG_START,)
    mandatory = True
    clause = "E-nobles-2"
    serves = Nobility()

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-nobles-2: their controller scores, if it is anything."""
        return (TRIBUTE,) if self._points(g, seat) else ()

    def _points(self, g: Root, seat: int) -> int:
        return len(ruled(g, seat)) // g.terms.tables.hirelings.clearings_for_a_point

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-nobles-2: a point for every three clearings that he rules."""
        yield from ()
        score(g, seat, self._points(g, seat))
