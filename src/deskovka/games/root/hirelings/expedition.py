"""Sunward Expedition and Mole Artisans."""

# a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.answers import PASS
from deskovka.games.root.cards import take_in
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, board_of, choose_site, march, sites
from deskovka.games.root.pieces import lift, place, place_in_each, where
from deskovka.games.root.tables import NO_ITEM
from deskovka.games.root.windows import DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FOOTHOLD = "foothold"
MARCH, REINFORCE = "land_and_march", "land_and_reinforce"
KEEP: Option = ("keep_card",)


class SunwardExpedition(Hireling):
    """E-expedition. Sunward Expedition."""

    id = "sunward_expedition"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-expedition-1"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-expedition-0: a foothold and warriors in one clearing."""
        return self._land(g, owner, seat)

    def _beaches(self, g: Root, owner: int, seat: int) -> list[int]:
        """The clearings without a foothold."""
        row = g.pieces[g.cast.numbers[owner][FOOTHOLD]]
        return sites(g, seat, [clearing for clearing in g.woodland.clearings if not row[clearing]])

    def _land(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """A foothold and up to three warriors in a clearing without one; the last foothold leaves another one."""
        numbers = g.cast.numbers[owner]
        clearing = yield from choose_site(g, owner, seat, self._beaches(g, owner, seat))
        if clearing == NOWHERE:
            return
        if not g.supply[numbers[FOOTHOLD]]:
            yield from self._abandon(g, seat, numbers[FOOTHOLD])
        place(g, numbers[FOOTHOLD], clearing)
        place(g, numbers[WARRIOR], clearing, g.terms.tables.hirelings.landing)

    def _abandon(self, g: Root, seat: int, foothold: int) -> Flow[None]:
        """E-expedition-1: with none in the supply a foothold is taken from the map."""
        option: Option = yield Ask(seat, "abandon", [("abandon", clearing) for clearing in where(g, foothold)])
        lift(g, foothold, int(option[1]))
        g.tell("abandoned", hireling=self.id, clearing=int(option[1]))

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-expedition-1: it lands; then it moves and battles, or is reinforced."""
        return (MARCH, REINFORCE) if self._beaches(g, owner, seat) else ()

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-expedition-1."""
        foothold = g.cast.numbers[owner][FOOTHOLD]
        yield from self._land(g, owner, seat)
        if deed == MARCH:
            yield from march(g, owner, seat)
        else:
            yield from place_in_each(g, seat, g.cast.numbers[owner][WARRIOR], where(g, foothold), "reinforce")


class Craft(Effect):
    """E-artisans-1: what Mole Artisans do for their controller."""

    def keeps_crafted(self, g: Root, seat: int, card: int) -> Flow[bool]:
        """A crafted card with an item may be revealed instead of discarded."""
        if g.terms.deck.items[card] == NO_ITEM:
            return False
        option: Option = yield Ask(seat, "artisans", [KEEP, PASS], {"card": g.terms.deck.names[card]})
        if option == PASS:
            return False
        artisans = g.cast.owner_of(MoleArtisans.id)
        board_of(g, artisans).cards.append(card)
        g.tell("kept_card", seat=seat, card=g.terms.deck.names[card])
        return True


class MoleArtisans(Hireling):
    """E-artisans. Mole Artisans; what they keep lies on their card until the end of Evening."""

    id = "mole_artisans"
    serves = Craft()

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        """E-artisans-1: the cards return to the hand, whatever its limit."""
        yield from ()
        board = board_of(g, seat)
        cards, board.cards = board.cards, []
        for card in cards:
            take_in(g, actor, card)
            g.tell("returned_card", seat=actor, card=g.terms.deck.names[card])
