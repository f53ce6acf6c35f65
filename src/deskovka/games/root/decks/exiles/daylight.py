"""K.6. Exiles & Partisans: cards of Daylight."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.boxes import exhaust_crafted, ready_items
from deskovka.games.root.cards import spend
from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.decks.shapes import CardWithChoice, has_warriors
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import enemy_kinds, may_place, place, where
from deskovka.games.root.removal import REPLACED, Removal, may_be_removed, remove
from deskovka.games.root.state import Root
from deskovka.games.root.tables import BIRD
from deskovka.kernel import Ask, Flow, Option


class PropagandaBureau(CardWithChoice):
    """K.6, G.1.13: once in Daylight spend a card to replace an enemy warrior in a matching clearing."""

    verb = "use_with"
    idle = "refused-propaganda"

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """Which card, of those that match a clearing with somebody to replace."""
        hand = g.hands[seat]
        if not hand or not self._recruit(g, seat):
            return ()
        suits = {suit for _, clearing in self._replaceable(g, seat) for suit in g.woodland.suits_in[clearing]}
        if not suits:
            return ()
        suit_of, names = g.terms.deck.suits, g.terms.deck.names
        payments = dict.fromkeys(names[card] for card in hand if suit_of[card] == BIRD or suit_of[card] in suits)
        return [("use_with", self.card, payment) for payment in payments]

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """A warrior of one's own takes the place of an enemy's."""
        suit = g.terms.deck.suits[spend(g, seat, str(option[2]))]
        found = [
            (kind, clearing)
            for kind, clearing in self._replaceable(g, seat)
            if suit == BIRD or g.woodland.is_of[suit][clearing]
        ]
        owner, name = g.cast.owner, g.cast.names
        options: list[Option] = [("win_over", name[kind], owner[kind], clearing) for kind, clearing in found]
        reply: Option = yield Ask(seat, "propaganda", options)
        kind, clearing = found[options.index(reply)]
        yield from remove(g, Removal(seat, REPLACED, [(kind, clearing, 1)]))
        place(g, g.cast.numbers[seat][WARRIOR], clearing)

    def _recruit(self, g: Root, seat: int) -> int:
        """How many warriors of one's own could take a place; K.15: the Vagabond has none."""
        kind = g.cast.numbers[seat].get(WARRIOR)
        return 0 if kind is None else g.supply[kind]

    def _replaceable(self, g: Root, seat: int) -> list[tuple[int, int]]:
        """The enemy warriors that can be removed where one's own can be placed: their kinds and clearings."""
        return [
            (kind, clearing)
            for kind in enemy_kinds(g, seat)
            if g.cast.sort[kind] == WARRIOR
            for clearing in where(g, kind)
            if may_place(g, seat, clearing) and may_be_removed(g, kind, clearing, REPLACED)
        ]

    def is_of_use(self, g: Root, seat: int) -> bool:
        """K.15: only with warriors."""
        return has_warriors(g, seat)


class LeagueOfAdventurousMice(CardEffect):
    """K.6: once in Daylight its owner may exhaust a crafted item to make a move or start a battle."""

    fights_in_daylight = True
    idle = "refused-league"

    def usable(self, g: Root, seat: int) -> bool:
        """There is an item that is not exhausted, and something to do."""
        return bool(ready_items(g, seat)) and bool(move_options(g, seat) or battle_options(g, seat))

    def use(self, g: Root, seat: int) -> Flow[None]:
        """The item stays exhausted."""
        items = g.terms.tables.items
        option: Option = yield Ask(seat, "league_item", [("league_exhaust", items[n]) for n in ready_items(g, seat)])
        exhaust_crafted(g, seat, str(option[1]))
        action: Option = yield Ask(seat, "league", [*move_options(g, seat), *battle_options(g, seat)])
        if action[0] == "battle":
            yield from battle(g, seat, action)
        else:
            yield from move(g, seat, action)
