"""Flame Bearers and Rat Smugglers."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import discard_from_hand, named
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, is_on_map, sites
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import enemy_kinds, place, where
from deskovka.games.root.removal import EFFECT, Removal, may_be_removed, remove
from deskovka.games.root.tables import NO_ITEM
from deskovka.games.root.windows import BIRDSONG_START, DAYLIGHT
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

BURN = "burn"
FIRST_BEARERS = 2


class FlameBearers(Hireling):
    """E-bearers. Flame Bearers."""

    id = "flame_bearers"
    windows: tuple[str, ...] = (BIRDSONG_START,)
    mandatory = True
    clause = "E-bearers-2"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-bearers-0: two among any clearings."""
        return self._scatter(g, owner, seat, FIRST_BEARERS)

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-bearers-1: the same, if none is on the map."""
        if not is_on_map(g, owner):
            yield from self._scatter(g, owner, seat, FIRST_BEARERS)

    def _scatter(self, g: Root, owner: int, seat: int, count: int) -> Flow[None]:
        kind = g.cast.numbers[owner][WARRIOR]
        for _ in range(min(count, g.supply[kind])):
            clearing = yield from choose_site(g, owner, seat, sites(g, seat, g.woodland.clearings))
            if clearing != NOWHERE:
                place(g, kind, clearing)

    # -- E-bearers-2 -------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """They burn and grow; without any on the map they come back."""
        return (BURN,)

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """An enemy piece for each of them; then one more at or next to one of them, else two anywhere."""
        kind = g.cast.numbers[owner][WARRIOR]
        for clearing in where(g, kind):
            yield from self._burn(g, owner, seat, clearing)
        near = sorted({c for home in where(g, kind) for c in (home, *g.woodland.paths[home])})
        if (beside := sites(g, seat, near)) and g.supply[kind]:
            clearing = yield from choose_site(g, owner, seat, beside)
            place(g, kind, clearing)
        else:
            yield from self._scatter(g, owner, seat, FIRST_BEARERS)

    def _burn(self, g: Root, owner: int, seat: int, clearing: int) -> Flow[None]:
        """E-R-bearers: the controller chooses; all warriors of all enemies come before buildings and tokens."""
        left = g.pieces[g.cast.numbers[owner][WARRIOR]][clearing]
        kinds = [
            kind
            for kind in enemy_kinds(g, seat)
            if g.pieces[kind][clearing] and may_be_removed(g, kind, clearing, EFFECT)
        ]
        burnt: list[int] = []
        for group in (True, False):
            standing = [k for k in kinds if (g.cast.sort[k] == WARRIOR) is group for _ in range(g.pieces[k][clearing])]
            yield from pick_several(
                *(seat, "burn", standing, min(left - len(burnt), len(standing))),
                *(lambda kind: ("lose", g.cast.names[kind], g.cast.called[g.cast.owner[kind]]), burnt.append),
            )
        if burnt:
            falling = [(kind, clearing, burnt.count(kind)) for kind in dict.fromkeys(burnt)]
            yield from remove(g, Removal(owner, EFFECT, falling))


class Smuggling(Effect):
    """E-smugglers-1: what Rat Smugglers do for their controller."""

    windows: tuple[str, ...] = (DAYLIGHT,)
    serves_owner = True

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """Any number of times: a card with an item for a move or a battle."""
        items = g.terms.deck.items
        cards = [card for card in g.hands[seat] if items[card] != NO_ITEM]
        if not cards or not (move_options(g, seat) or battle_options(g, seat)):
            return ()
        return named(g, "smuggle", cards)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """The card is discarded; then the move or the battle."""
        discard_from_hand(g, seat, str(option[1]))
        action: Option = yield Ask(seat, "league", [*move_options(g, seat), *battle_options(g, seat)])
        yield from (battle if action[0] == "battle" else move)(g, seat, action)


class RatSmugglers(Hireling):
    """E-smugglers. Rat Smugglers."""

    id = "rat_smugglers"
    serves = Smuggling()
