"""D. The nine characters: each is an effect that is in force for the Vagabond who plays it.

What a character does between actions it offers in Daylight, for a torch where 9.5.9 says so.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.battle import fight_out, may_attack
from deskovka.games.root.cards import named, steal, take_in
from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.vagabond.board import DAMAGED, DAMAGED_EXHAUSTED, EXHAUSTED, board_of
from deskovka.games.root.factions.vagabond.items import (
    damage,
    exhaust,
    items_in,
    lose,
    pick_items,
    ready,
    repair,
    undamaged,
)
from deskovka.games.root.factions.vagabond.quests import complete, quests_here
from deskovka.games.root.factions.vagabond.turn import wander
from deskovka.games.root.movement import Move, arrive_alone, may_be_moved
from deskovka.games.root.pieces import warriors
from deskovka.games.root.points import score
from deskovka.games.root.removal import remove_all_enemies
from deskovka.games.root.standing import PROTECT, consider
from deskovka.games.root.state import DEFENDER, Battle
from deskovka.games.root.windows import DAYLIGHT
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

HIDEOUT: Option = ("hideout",)
HIDEOUT_REPAIRS = 3
SCORCH: Option = ("scorch",)
SWIFT_STRIKE: Option = ("swift_strike",)


class TorchAction(Effect):
    """9.5.9 Special action: what a character does in Daylight for a torch."""

    windows: tuple[str, ...] = (DAYLIGHT,)
    serves_owner = True

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """His own Daylight, and a torch."""
        return self.choices(g, seat) if ready(g, seat, "torch") else ()

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Exhaust a torch, and do it."""
        exhaust(g, seat, "torch")
        yield from self.perform(g, seat, option)

    def choices(self, g: Root, seat: int) -> list[Option]:
        """What there is to do."""
        return []

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Do it."""
        yield from ()


def clearing_of(g: Root, seat: int) -> int | None:
    """The clearing where he is, None in a forest."""
    here = g.pawns[seat]
    return None if g.woodland.is_forest(here) else here


class Thief(TorchAction):
    """D.1.2 Thief: Steal."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """Players with a faction piece in the clearing, and with cards."""
        here = clearing_of(g, seat)
        if here is None:
            return []
        return [("steal", o) for o in g.cast.seats if o != seat and g.presence[o][here] and g.hands[o]]

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """A random card."""
        yield from ()
        steal(g, seat, int(option[1]))


class Tinker(TorchAction):
    """D.2.2 Tinker: Day Labor."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """Cards of the suit of the clearing, and birds, in the discard pile."""
        here = clearing_of(g, seat)
        if here is None:
            return []
        fits = g.terms.deck.fits[g.woodland.suits[here]]
        return named(g, "day_labor", [card for card in g.discard if fits[card]])

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Into the hand, and everybody has seen it."""
        yield from ()
        card = next(card for card in g.discard if g.terms.deck.names[card] == option[1])
        g.discard.remove(card)
        take_in(g, seat, card)
        g.tell("day_labor", seat=seat, card=str(option[1]))


class Ranger(TorchAction):
    """D.3.2 Ranger: Hideout."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """Something is damaged."""
        items = board_of(g, seat).items
        return [HIDEOUT] if any(items[DAMAGED]) or any(items[DAMAGED_EXHAUSTED]) else []

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """Repair three items, whose facing stays; then Daylight ends."""
        board_of(g, seat).hiding = 1
        g.tell("hideout", seat=seat)
        broken = items_in(g, seat, DAMAGED, DAMAGED_EXHAUSTED)
        yield from pick_items(g, seat, "repair", broken, HIDEOUT_REPAIRS, lambda item: repair(g, seat, item))


class Vagrant(TorchAction):
    """D.4.2 Vagrant: Instigate, D.4.2-x1, D.4.2-x2."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """Two enemies of each other in the clearing; the attacker has warriors or a pawn there."""
        here = clearing_of(g, seat)
        if here is None:
            return []
        fighters = [player for player in g.cast.seats if g.pawns[player] == here or warriors(g, player, here)]
        called = g.cast.called
        return [
            ("instigate", a, called[d])
            for a in fighters
            for d in g.enemies[a]
            if g.presence[d][here] and may_attack(g, a, d, here)
        ]

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """A battle in which he removes the pieces of both sides, and chooses them."""
        attacker, defender = int(option[1]), g.cast.owner_of(option[2])
        g.tell("instigated", seat=seat)
        yield from fight_out(g, Battle(attacker, defender, g.pawns[seat], seat))


class Arbiter(Effect):
    """D.5.2 Arbiter: Protect, D.5.2-x1."""

    def before_roll(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """The defender of a battle of others in his clearing may enlist him, whether he likes it or not."""
        if g.pawns[seat] != fight.clearing or seat in (fight.attacker, fight.defender):
            return
        if fight.defender not in g.cast.seats:
            return
        swords = undamaged(g, seat, "sword")
        facts = {"seat": seat, "clearing": fight.clearing, "count": swords}
        option = yield from consider(g, fight.defender, PROTECT, PROTECT, lambda: [("enlist", seat)], facts)
        if option is not None:
            g.tell("enlisted", seat=fight.defender, partner=seat, count=swords)
            fight.support[DEFENDER] += swords
            score(g, seat, 1)


class Scoundrel(TorchAction):
    """D.6.2 Scoundrel: Scorched Earth."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """A clearing."""
        return [] if clearing_of(g, seat) is None else [SCORCH]

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """The torch is laid into the clearing; all enemy pieces leave it."""
        here = g.pawns[seat]
        lose(g, seat, (EXHAUSTED, g.terms.tables.item_number["torch"]))
        board_of(g, seat).scorched.append(here)
        g.learn_effects()
        g.tell("scorched", seat=seat, clearing=here)
        yield from remove_all_enemies(g, seat, [here])


class ScorchedEarth(Effect):
    """D.6.2: nothing can be placed in a scorched clearing or moved into it, not even by the Scoundrel."""

    ban = ("refused-scorched", "D.6.2")

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """No piece can be placed there."""
        return clearing in board_of(g, seat).scorched

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        """No piece can be moved there."""
        return target in board_of(g, seat).scorched


class Adventurer(Effect):
    """D.7.2 Adventurer: Improvise."""

    windows: tuple[str, ...] = (DAYLIGHT,)
    serves_owner = True

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """Once per turn: a quest, the item that is replaced, and the one that stands for it."""
        if board_of(g, seat).improvised:
            return ()
        return [
            ("improvise", quest.id, wanted, instead)
            for quest in quests_here(g, seat)
            for wanted, other in dict.fromkeys((quest.items, quest.items[::-1]))
            for instead in self._substitutes(g, seat, wanted, other)
        ]

    def _substitutes(self, g: Root, seat: int, wanted: str, other: str) -> list[str]:
        """The items of another type that are ready besides the other item of the quest."""
        if not ready(g, seat, other):
            return []
        return [item for item in g.terms.tables.items if item != wanted and ready(g, seat, item) > (item == other)]

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """The item that stands for another is exhausted and damaged; the rest is as with any quest."""
        _, name, wanted, instead = option
        quest = next(quest for quest in quests_here(g, seat) if quest.id == name)
        board_of(g, seat).improvised = 1
        exhaust(g, seat, quest.items[0] if quest.items[1] == wanted else quest.items[1])
        exhaust(g, seat, str(instead))
        damage(g, seat, (EXHAUSTED, g.terms.tables.item_number[str(instead)]))
        yield from complete(g, seat, quest)


class Ronin(Effect):
    """D.8.2 Ronin: Swift Strike, D.8.2-x1: any number of times, each with another ready sword."""

    def battle_offers(self, g: Root, seat: int, fight: Battle) -> Sequence[Option]:
        """A ready sword."""
        return (SWIFT_STRIKE,) if ready(g, seat, "sword") else ()

    def battle_accept(self, g: Root, seat: int, fight: Battle, option: Option) -> Flow[None]:
        """One more hit."""
        yield from ()
        exhaust(g, seat, "sword")
        fight.extra[fight.side_of(seat)] += 1


class Harrier(TorchAction):
    """D.9.2 Harrier: Glide."""

    def choices(self, g: Root, seat: int) -> list[Option]:
        """Any other clearing of the map."""
        here = g.pawns[seat]
        return [("glide", c) for c in g.woodland.clearings if c != here and may_be_moved(g, seat, here, c)]

    def perform(self, g: Root, seat: int, option: Option) -> Flow[None]:
        """The pawn alone."""
        made = Move(seat, seat, g.pawns[seat], int(option[1]))
        wander(g, made)
        yield from arrive_alone(g, made)


CHARACTERS: dict[str, Effect] = {
    "thief": Thief(),
    "tinker": Tinker(),
    "ranger": Ranger(),
    "vagrant": Vagrant(),
    "arbiter": Arbiter(),
    "scoundrel": Scoundrel(),
    "adventurer": Adventurer(),
    "ronin": Ronin(),
    "harrier": Harrier(),
}
SCORCHED_EARTH = ScorchedEarth()
