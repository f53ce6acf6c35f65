"""The base deck: what its cards do. Each is one small effect at its window."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw, show_hand, steal
from deskovka.games.root.crafting import discard_crafted
from deskovka.games.root.decks.shapes import BattleCard, CardWithChoice, has_warriors, on_those_with_cards
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import rivals, ruled, where
from deskovka.games.root.points import score
from deskovka.games.root.removal import GIVEN_UP, Removal, may_be_removed, remove, remove_all_enemies
from deskovka.games.root.setup import Immediate
from deskovka.games.root.state import ATTACKER, DEFENDER, Battle, Root
from deskovka.games.root.tables import FOX, MOUSE, RABBIT
from deskovka.games.root.windows import BIRDSONG, BIRDSONG_START, DAYLIGHT, DAYLIGHT_START, EVENING_START
from deskovka.kernel import Ask, Flow, Option


class Armorers(BattleCard):
    """Discard it to ignore all rolled hits."""

    value = 0.4

    def battle_offers(self, g: Root, seat: int, fight: Battle) -> Sequence[Option]:
        """There are rolled hits to ignore."""
        return super().battle_offers(g, seat, fight) if fight.rolled[1 - fight.side_of(seat)] else ()

    def strike(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """The other side's rolled hits are gone; extra hits stay."""
        yield from ()
        fight.rolled[1 - fight.side_of(seat)] = 0
        discard_crafted(g, seat, self.card)


class Sappers(BattleCard):
    """As defender discard it to deal an extra hit."""

    value = 0.4

    def strike(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """One more hit."""
        yield from ()
        fight.extra[fight.side_of(seat)] += 1
        discard_crafted(g, seat, self.card)


class BrutalTactics(BattleCard):
    """As attacker deal an extra hit; the defender scores a point."""

    def strike(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """One more hit, and a point that is checked at once (X.3)."""
        yield from ()
        fight.extra[fight.side_of(seat)] += 1
        score(g, fight.opponent(seat), 1)


class ScoutingParty(CardEffect):
    """K.9: as attacker its owner is not affected by ambush cards."""

    def ignores_ambush(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.1.II: no hits."""
        return True


class BetterBurrowBank(CardEffect):
    """K.2: its owner may draw a card; then an enemy of his choice draws one too."""

    def usable(self, g: Root, seat: int) -> bool:
        """There is a card to draw."""
        return bool(g.deck or g.discard)

    def use(self, g: Root, seat: int) -> Flow[None]:
        """A card for both."""
        draw(g, seat, 1)
        option: Option = yield Ask(seat, "bank_enemy", [("player", enemy) for enemy in rivals(g, seat)])
        draw(g, int(option[1]), 1)


class TaxCollector(CardEffect):
    """K.6: once in Daylight its owner may remove one of his warriors from the map to draw a card."""

    idle = "refused-no-warriors"

    def usable(self, g: Root, seat: int) -> bool:
        """K.15: there is a warrior to remove."""
        return bool(self._taxable(g, seat))

    def use(self, g: Root, seat: int) -> Flow[None]:
        """A warrior for a card."""
        taxable = self._taxable(g, seat)
        options: list[Option] = [("take_warrior", g.cast.names[kind], clearing) for kind, clearing in taxable]
        option: Option = yield Ask(seat, "tax", options)
        kind, clearing = taxable[options.index(option)]
        yield from remove(g, Removal(seat, GIVEN_UP, [(kind, clearing, 1)]))
        draw(g, seat, 1)

    def _taxable(self, g: Root, seat: int) -> list[tuple[int, int]]:
        """The kinds of warriors of its owner that can be removed, with the clearings where they stand."""
        kinds = g.cast.warriors[seat]
        return [(k, c) for k in kinds for c in where(g, k) if may_be_removed(g, k, c, GIVEN_UP)]

    def is_of_use(self, g: Root, seat: int) -> bool:
        """K.15: only with warriors."""
        return has_warriors(g, seat)


class Codebreakers(CardWithChoice):
    """K.6: once in Daylight its owner may look at the hand of another player."""

    idle = "refused-no-hands"

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """Whose hand."""
        return on_those_with_cards(g, self.card, g.seats_after(seat))

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Only its owner sees the cards."""
        yield from ()
        show_hand(g, int(option[2]), seat)


class StandAndDeliver(CardWithChoice):
    """K.3: once in Birdsong its owner may take a random card from the hand of an enemy, who then scores a point."""

    idle = "refused-no-hands"

    def choices(self, g: Root, seat: int) -> Sequence[Option]:
        """Which enemy."""
        return on_those_with_cards(g, self.card, rivals(g, seat))

    def use_so(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """A card for a point."""
        yield from ()
        victim = int(option[2])
        steal(g, seat, victim)
        score(g, victim, 1)


class RoyalClaim(CardEffect):
    """K.3: discard it to score a point for each clearing that its owner rules."""

    idle = "refused-no-rule"

    def usable(self, g: Root, seat: int) -> bool:
        """There is a clearing that he rules."""
        return seat in g.rulers

    def use(self, g: Root, seat: int) -> Flow[None]:
        """A point per clearing."""
        yield from ()
        discard_crafted(g, seat, self.card)
        score(g, seat, len(ruled(g, seat)))

    def is_of_use(self, g: Root, seat: int) -> bool:
        """Only by what it scores."""
        return False

    def promised(self, g: Root, seat: int) -> float:
        """A point per clearing."""
        return float(g.rulers.count(seat))


class Cobbler(CardEffect):
    """K.7: its owner may make one move."""

    def usable(self, g: Root, seat: int) -> bool:
        """There is a move to make."""
        return bool(move_options(g, seat))

    def use(self, g: Root, seat: int) -> Flow[None]:
        """One move."""
        option: Option = yield Ask(seat, "move", move_options(g, seat))
        yield from move(g, seat, option)


class CommandWarren(CardEffect):
    """K.5: its owner may start one battle."""

    def usable(self, g: Root, seat: int) -> bool:
        """There is a battle to start."""
        return bool(battle_options(g, seat))

    def use(self, g: Root, seat: int) -> Flow[None]:
        """One battle."""
        option: Option = yield Ask(seat, "battle", battle_options(g, seat))
        yield from battle(g, seat, option)


def favor(suit: int) -> Immediate:
    """K.12 Favor cards: remove all enemy pieces from all clearings of a suit."""

    def remove_all(g: Root, seat: int) -> Flow[None]:
        return remove_all_enemies(g, seat, g.woodland.of_suit[suit])

    return remove_all


EFFECTS: tuple[CardEffect, ...] = (
    Armorers("armorers", ATTACKER, DEFENDER),
    Sappers("sappers", DEFENDER),
    BrutalTactics("brutal_tactics", ATTACKER),
    ScoutingParty("scouting_party"),
    BetterBurrowBank("better_burrow_bank", BIRDSONG_START),
    TaxCollector("tax_collector", DAYLIGHT),
    Codebreakers("codebreakers", DAYLIGHT),
    StandAndDeliver("stand_and_deliver", BIRDSONG),
    RoyalClaim("royal_claim", BIRDSONG),
    Cobbler("cobbler", EVENING_START),
    CommandWarren("command_warren", DAYLIGHT_START),
)

IMMEDIATE: dict[str, Immediate] = {
    "favor_of_the_foxes": favor(FOX),
    "favor_of_the_rabbits": favor(RABBIT),
    "favor_of_the_mice": favor(MOUSE),
}

LEXICON: Lexicon = Lexicon(
    topics={
        "bank_enemy": Topic("K.2"),
        "tax": Topic("K.6"),
    },
    verbs={"use_on": ("card", "seat"), "player": ("seat",), "take_warrior": ("piece", "clearing")},
    events={},
    kinds={},
    special=("use_on",),
)
"""What only these cards ask, offer and tell."""
