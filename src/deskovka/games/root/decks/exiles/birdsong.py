"""K.2 to K.4. Exiles & Partisans: cards of Birdsong."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import hand_over, held, named, steal, take_in, tell_if_seen
from deskovka.games.root.crafting import discard_crafted
from deskovka.games.root.decks.shapes import CardWithChoice, on_those_with_cards
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.movement import (
    Move,
    adjacent,
    arrive,
    carry_some,
    marching,
    may_be_moved,
    move,
    move_options,
)
from deskovka.games.root.pieces import rivals
from deskovka.games.root.state import Root
from deskovka.games.root.woodland import NOWHERE, clearing_options
from deskovka.kernel import Ask, Flow, Option

ORDERS_TO = clearing_options("orders_to")


class Saboteurs(CardWithChoice):
    """K.2: discard it to discard a crafted card from the play area of an enemy."""

    value = 0.3

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """Which card of whom; an activated dominance card is none of them (3.3.2)."""
        names = g.terms.deck.names
        return [("sabotage", enemy, names[card]) for enemy in rivals(g, seat) for card in g.crafted[enemy]]

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Both cards are discarded."""
        yield from ()
        discard_crafted(g, seat, self.card)
        discard_crafted(g, int(option[1]), str(option[2]))


class SwapMeet(CardWithChoice):
    """K.3: once in Birdsong its owner may take a random card from another player's hand, and gives one back."""

    idle = "refused-no-hands"

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """With whom."""
        return on_those_with_cards(g, self.card, g.seats_after(seat))

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """What is given back only the two of them know; it may be the same card."""
        other = int(option[2])
        steal(g, seat, other)
        facts = {"seat": other}
        reply: Option = yield Ask(seat, "swap", lambda: named(g, "swap_back", g.hands[seat]), facts, private=True)
        name = str(reply[1])
        card = held(g, g.hands[seat], name)
        hand_over(g, seat, card, other, g.terms.deck.every)
        take_in(g, other, card)
        g.tell("swapped", seat=seat, receiver=other)
        tell_if_seen(g, seat, card, other)
        for each in (seat, other):
            g.whisper(each, "swapped_card", seat=seat, receiver=other, card=name)


class FalseOrders(CardEffect):
    """K.3: discard it to make an enemy move half of his warriors, rounded up, from one clearing to the next."""

    value = 0.4
    idle = "refused-orders"

    def usable(self, g: Root, seat: int) -> bool:
        """Somebody can be misled."""
        return any(self._targets(g, enemy, clearing) for enemy, clearing in self._misled(g, seat))

    def use(self, g: Root, seat: int) -> Flow[None]:
        """1.5.5: he moves as he would himself, but need not rule."""
        options: list[Option] = [
            ("mislead", enemy, clearing)
            for enemy, clearing in self._misled(g, seat)
            if self._targets(g, enemy, clearing)
        ]
        option: Option = yield Ask(seat, "orders", options)
        enemy, origin = int(option[1]), int(option[2])
        targets = self._targets(g, enemy, origin)
        facts = {"seat": enemy, "clearing": origin}
        reply: Option = yield Ask(seat, "orders_to", [ORDERS_TO[target] for target in targets], facts)
        discard_crafted(g, seat, self.card)
        made = Move(enemy, seat, origin, int(reply[1]))
        carry_some(g, made, (marching(g, enemy, seat, origin) + 1) // 2)  # exactly half, rounded up
        yield from arrive(g, made)

    def _misled(self, g: Root, seat: int) -> list[tuple[int, int]]:
        """The enemies with the clearings where they have warriors; K.15: pawns are none."""
        return [(e, c) for e in rivals(g, seat) for c in g.woodland.clearings if marching(g, e, seat, c)]

    def _targets(self, g: Root, enemy: int, origin: int) -> list[int]:
        """Where his warriors can go; the ferry does not come (C.2.5-x1)."""
        return [target for target in adjacent(g, enemy, origin) if may_be_moved(g, enemy, origin, target)]


class EyrieEmigre(CardEffect):
    """K.4, K.11: its owner must move and then battle where he moved; else he discards it."""

    mandatory = True

    def use(self, g: Root, seat: int) -> Flow[None]:
        """Both, or the card goes."""
        target = yield from self._move(g, seat)
        if target == NOWHERE or not (yield from self._battle(g, seat, target)):
            discard_crafted(g, seat, self.card)

    def _move(self, g: Root, seat: int) -> Flow[int]:
        """Any move will do, also one after which there is no battle; gives where it went."""
        options = move_options(g, seat)
        if not options:
            return NOWHERE
        option: Option = yield Ask(seat, "emigre_move", options)
        return (yield from move(g, seat, option)).target

    def _battle(self, g: Root, seat: int, clearing: int) -> Flow[bool]:
        """Against anybody there; gives whether there was a battle."""
        if clearing not in g.cast.factions[seat].footholds(g, seat):
            return False
        options = battle_options(g, seat, [clearing])
        if not options:
            return False
        option: Option = yield Ask(seat, "emigre_battle", options)
        return (yield from battle(g, seat, option))
