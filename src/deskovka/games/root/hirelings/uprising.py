"""Spring Uprising and Rabbit Scouts."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.content.told import line
from deskovka.games.root.answers import PASS
from deskovka.games.root.cards import discard_from_hand, matching, may_hold, named, spend
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.effects import Effect
from deskovka.games.root.hirelings.hireling import Hireling, choose_site, is_on_map, sites
from deskovka.games.root.pieces import PLACE_AT, place
from deskovka.games.root.removal import EFFECT, Removal, remove, remove_all_enemies
from deskovka.games.root.standing import SCOUTS, consider
from deskovka.games.root.tables import SUITS
from deskovka.games.root.windows import BIRDSONG_START
from deskovka.games.root.woodland import NOWHERE
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line
    from deskovka.games.root.content import Content
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.view import RootView

RISE = "rise"
FIRST_ROLLS = 2


class SpringUprising(Hireling):
    """E-uprising. Spring Uprising."""

    id = "spring_uprising"
    windows: tuple[str, ...] = (BIRDSONG_START,)
    mandatory = True
    clause = "E-uprising-3"
    shield = ("refused-uprising", "E-uprising-2")
    has_set_up = True

    def set_up(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-uprising-0: two rolls, each brings one of them."""
        for _ in range(FIRST_ROLLS):
            yield from self._come(g, owner, seat)

    def when_hired(self, g: Root, owner: int, seat: int) -> Flow[None]:
        """E-uprising-1: one comes, if none is on the map."""
        if not is_on_map(g, owner):
            yield from self._come(g, owner, seat)

    def _come(self, g: Root, owner: int, seat: int) -> Flow[None]:
        clearing = yield from choose_site(g, owner, seat, sites(g, seat, self._roll(g)))
        if clearing != NOWHERE:
            place(g, g.cast.numbers[owner][WARRIOR], clearing)

    def _roll(self, g: Root) -> Sequence[int]:
        """The clearings of the suit that the die shows."""
        die = g.terms.tables.hirelings.uprising_die
        suit = die[g.chance.below(len(die))]
        g.tell("uprising_rolled", hireling=self.id, suit=suit)
        return g.woodland.of_suit[SUITS.index(suit)]

    # -- E-uprising-2 ------------------------------------------------------------------------------------------------

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """E-R-uprising: who, as everybody knows, can hold no card of the clearing cannot attack them."""
        return defender == seat and not _may_match(g, g.controllers[attacker], clearing)

    def calls_off(self, g: Root, seat: int, fight: Battle) -> Flow[bool]:
        """E-R-uprising: the attacker, or who controls it, discards a card of the clearing, or there is no battle."""
        payer, clearing = g.controllers[fight.attacker], fight.clearing
        if not _may_match(g, payer, clearing):
            return True
        option: Option = yield Ask(
            payer,
            "pay_uprising",
            lambda: [*named(g, "discard", _matching(g, payer, clearing)), PASS],
            {"clearing": clearing},
            private=True,
        )
        if option == PASS:
            return True
        discard_from_hand(g, payer, str(option[1]))
        return False

    def warns(self, clearing: int, view: RootView, content: Content) -> Line | None:
        """E-R-uprising: others do not know what a hand can pay, so the battle is offered; its owner does."""
        hand = () if view.seat is None else view.seats[view.seat].hand
        wanted = view.map.clearings[clearing - 1].suit
        suits = {card.id: card.suit for deck in content.decks.values() for card in deck}
        pays = any(wanted == "every" or suits[card] in (wanted, "bird") for card in hand)
        return None if pays else line("follows-unpaid")

    # -- E-uprising-3 ------------------------------------------------------------------------------------------------

    def deeds(self, g: Root, owner: int, seat: int) -> Sequence[str]:
        """The die is rolled, whatever comes of it."""
        return (RISE,)

    def perform(self, g: Root, owner: int, seat: int, deed: str) -> Flow[None]:
        """In a clearing of the rolled suit a revolt, or one more of them; nothing, if neither is possible."""
        kind, clearings = g.cast.numbers[owner][WARRIOR], self._roll(g)
        options: list[Option] = [("revolt", clearing) for clearing in clearings if g.pieces[kind][clearing]]
        if g.supply[kind]:
            options += [PLACE_AT[clearing] for clearing in sites(g, seat, clearings)]
        if not options:
            return
        option: Option = yield Ask(seat, "uprising", options)
        clearing = int(option[1])
        if option[0] == "revolt":
            yield from remove(g, Removal(owner, EFFECT, [(kind, clearing, 1)]))
            yield from remove_all_enemies(g, owner, [clearing])
        else:
            place(g, kind, clearing)


class Scouting(Effect):
    """E-scouts-1: what Rabbit Scouts do for their controller."""

    def before_roll(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """In defense, for a card that matches the clearing."""
        clearing = fight.clearing
        if fight.defender != seat or not _may_match(g, seat, clearing):
            return
        count = g.cast.parties[fight.attacker].strength(g, fight.attacker, fight)
        facts = {"seat": g.cast.called[fight.attacker], "clearing": clearing, "count": count}
        option = yield from consider(
            g, seat, SCOUTS, SCOUTS, lambda: named(g, "spend", _matching(g, seat, clearing)), facts
        )
        if option is not None:
            spend(g, seat, str(option[1]))
            fight.mark_used(seat, SCOUTS)

    def takes_higher_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """The higher die is theirs, the lower one the attacker's."""
        return fight.was_used(seat, SCOUTS)


class RabbitScouts(Hireling):
    """E-scouts. Rabbit Scouts."""

    id = "rabbit_scouts"
    serves = Scouting()


def _may_match(g: Root, seat: int, clearing: int) -> bool:
    """Whether, by what everybody knows, a hand could hold a card that matches a clearing."""
    fits = g.terms.deck.fits[g.woodland.suits[clearing]]
    return may_hold(g, seat, (card for card, does_fit in enumerate(fits) if does_fit))


def _matching(g: Root, seat: int, clearing: int) -> list[int]:
    return matching(g, seat, g.woodland.suits[clearing])
