"""Forest Patrol and Feline Physicians."""

# a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cards import matching, named, spend
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, board_of, choose_site, march, may_march, sites
from deskovka.games.root.pieces import PLACE_AT, place, put, where
from deskovka.games.root.standing import PHYSICIANS, consider
from deskovka.games.root.windows import DAYLIGHT
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.state import Root

MARCH, RETURN = "march", "return"


class ForestPatrol(Hireling):
    """E-patrol. Forest Patrol."""

    id = "forest_patrol"
    windows: tuple[str, ...] = (DAYLIGHT,)
    clause = "E-patrol-2"
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-patrol-0: one warrior in each clearing."""
        yield from ()
        for clearing in sites(g, seat, g.woodland.clearings):
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        """E-patrol-1, E-R-patrol: of those removed from a clearing by one event one goes on the card."""
        kind = g.cast.numbers[seat][WARRIOR]
        for (removed, clearing), count in removal.returned.items():
            if removed == kind and count:
                removal.returned[kind, clearing] -= 1
                g.supply[kind] -= 1
                board_of(g, seat).held += 1
                g.tell("laid_on_card", hireling=self.id, count=1)

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """E-patrol-2: move and battle, or the warriors of the card return."""
        returns = board_of(g, owner).held and self._camps(g, owner, seat)
        return [*([MARCH] if may_march(g, owner) else ()), *([RETURN] if returns else ())]

    def _camps(self, g: Root, owner: int, seat: int) -> list[int]:
        return sites(g, seat, where(g, g.cast.numbers[owner][WARRIOR]))

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """E-patrol-2."""
        if deed == MARCH:
            yield from march(g, owner, seat)
            return
        clearing = yield from choose_site(g, owner, seat, self._camps(g, owner, seat))
        kind, board = g.cast.numbers[owner][WARRIOR], board_of(g, owner)
        count, board.held = board.held, 0
        g.supply[kind] += count
        g.tell("card_emptied", hireling=self.id, count=count)
        place(g, kind, clearing, count)


class Treatment(Effect):
    """E-physicians-1: what Feline Physicians do for their controller."""

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """Warriors of his faction were removed; he has cards, and pieces somewhere."""
        if not g.hands[seat] or not self._wards(g, seat):
            return ()
        return [(PHYSICIANS, clearing) for clearing in removal.warriors(g, seat)]

    def _wards(self, g: Root, seat: int) -> list[int]:
        return sites(g, seat, [clearing for clearing in g.woodland.clearings if g.presence[seat][clearing]])

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """A card that matches the clearing brings them to one clearing with pieces of his."""
        clearing = trigger[1]
        healed = [(kind, removal.returned.get((kind, clearing), 0)) for kind in g.cast.warriors[seat]]
        count, wards = sum(number for _, number in healed), self._wards(g, seat)
        if not count or not g.hands[seat] or not wards:
            return
        suit, facts = g.woodland.suits[clearing], {"clearing": clearing, "count": count}
        spent = yield from consider(
            g, seat, PHYSICIANS, PHYSICIANS, lambda: named(g, "spend", matching(g, seat, suit)), facts
        )
        if spent is None:
            return
        spend(g, seat, str(spent[1]))
        option: Option = yield Ask(seat, "ward", [PLACE_AT[ward] for ward in wards], {"count": count})
        for kind, number in healed:
            if number:
                put(g, kind, int(option[1]), number)
                removal.returned[kind, clearing] -= number
                piece, target = g.cast.names[kind], int(option[1])
                g.tell("treated", seat=seat, piece=piece, clearing=clearing, target=target, count=number)


class FelinePhysicians(Hireling):
    """E-physicians. Feline Physicians."""

    id = "feline_physicians"
    serves = Treatment()
