"""G.1.5 Effects: everything that changes the rules for somebody, asked by the mechanisms through hooks.

A faction's abilities are an effect, so is a crafted card. Each hook of ``Effect`` names the clause that it serves and
does nothing unless an effect says otherwise. The mechanisms never name a faction or a card: they ask ``g.in_force``,
which holds, hook by hook, the effects that answer it. ``seat`` is always the owner of the effect.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from deskovka.games.root.cast import NOBODY
from deskovka.kernel import Flow, Option, Shared

if TYPE_CHECKING:
    from deskovka.content.menus import Refusal
    from deskovka.games.root.cast import Cast
    from deskovka.games.root.movement import Move
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.state import Battle, Root

Trigger: TypeAlias = tuple[str, int]
"""1.1.3: something that a removal triggers, by its name, and the clearing that it is about."""


class Effect(Shared):
    """Base of all effects: every hook with what happens without it."""

    # -- placing and ruling ------------------------------------------------------------------------------------------

    ban: ClassVar[tuple[str, str]] = ("refused-placing", "1.1.2")
    """What is said to those whom it keeps from placing pieces, and the clause."""
    shield: ClassVar[tuple[str, str]] = ("refused-battle", "4.3")
    """What is said to those whom it keeps from battling its owner, and the clause."""
    cover: ClassVar[tuple[str, str]] = ("refused-protected", "E-stoic-3")
    """What is said to those whom it keeps from battling a player, and the clause."""
    bar: ClassVar[tuple[str, str]] = ("refused-moving-to", "D.6.2")
    """What is said to those whom it keeps from moving, of where they are and where they would go, and the clause."""

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """6.2.2, 13.7.2, D.6.2: whether this player cannot place pieces there. Asked of everybody's effects."""
        return False

    rules_ties: ClassVar[bool] = False
    """7.2.2, E-nobles-1: whether its owner rules where tied for the most."""

    def claims_rule(self, g: Root, seat: int, clearing: int) -> bool:
        """10.2.4, 12.2.2: whether its owner rules the clearing whatever else is there."""
        return False

    def more_weight(self, sort: str) -> int:
        """2.5: by how much more a piece of its owner counts for rule (Soup Kitchens: tokens)."""
        return 0

    def lends(self, g: Root, seat: int) -> Sequence[int]:
        """11.2.7.III: the owners whose warriors its owner treats as own, for rule and in battle, not for moves."""
        return ()

    # -- moving ------------------------------------------------------------------------------------------------------

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """2.3, 11.2.2, 12.2.2: what else is adjacent for its owner (Boat Builders, Tunnels)."""
        return ()

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """4.2.1, 9.2.3, 11.2.2, 13.2.3: whether its owner may move there without ruling (Corvid Planners)."""
        return False

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        """13.7.2, D.6.2, E-band-2: whether this owner's pieces cannot move there. Asked of everybody's effects."""
        return False

    def holds(self, g: Root, seat: int, kind: int, clearing: int) -> int:
        """E-band-2: how many pieces of a kind cannot leave a clearing now. Asked of everybody's effects."""
        return 0

    def on_the_way(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """E-bandits-1, E-bandits-2: what happens during a move, before it arrives. Asked of everybody's effects."""
        yield from ()

    def takes_along(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """9.2.9.II.b, 15.2.4: what goes along with a move of its owner, before anything else happens."""
        yield from ()

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        """8.2.6, E-band-2: what a move causes. Asked of everybody's effects."""
        yield from ()

    # -- battle ------------------------------------------------------------------------------------------------------

    def forbids_battle(self, g: Root, seat: int, attacker: int, defender: int, clearing: int) -> bool:
        """E-flotilla-1, E-gangs-2, E-stoic-3: whether a defender cannot be attacked. Asked of everybody's effects."""
        return False

    def calls_off(self, g: Root, seat: int, fight: Battle) -> Flow[bool]:
        """E-uprising-2: whether there is no battle with its owner, the defender, after all."""
        yield from ()
        return False

    def battle_begins(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """9.2.9.II.c, 14.2.5: what its owner, on either side, decides before the ambush."""
        yield from ()

    def ignores_ambush(self, g: Root, seat: int, fight: Battle) -> bool:
        """4.3.1.II: whether an ambush deals its owner, the attacker, no hits (Scouting Party)."""
        return False

    def before_roll(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """D.5.2, 14.7.8: after the ambush, before the dice. Asked of everybody's effects."""
        yield from ()

    def takes_higher_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """8.2.2: whether its owner, the defender, gets the higher number."""
        return False

    def forgoes_roll(self, g: Root, seat: int, fight: Battle) -> bool:
        """14.2.5: whether its owner, on either side, deals no rolled hits."""
        return False

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """4.3.3.I, 7.8.3, 13.2.5: extra hits that its owner, on either side, deals without choosing to."""
        return 0

    def battle_offers(self, g: Root, seat: int, fight: Battle) -> Sequence[Option]:
        """4.3.3, K.8, D.8.2: what its owner, on either side, may use now; by public facts only."""
        return ()

    def battle_accept(self, g: Root, seat: int, fight: Battle, option: Option) -> Flow[None]:
        """Do what was offered in battle."""
        yield from ()

    def ignored_hits(self, g: Root, seat: int, fight: Battle, hits: int) -> int:
        """14.7.7, 15.2.4: how many of these hits its owner, on either side, ignores."""
        return 0

    def battle_points(self, g: Root, seat: int, fight: Battle, removal: Removal) -> int:
        """7.8.4, 9.2.9.III.a: points of its owner, on either side, beyond 3.2.1 for what was removed just now."""
        return 0

    def after_battle(self, g: Root, seat: int, fight: Battle) -> Flow[None]:
        """9.2.9.II.d, 14.2.5: what follows for its owner, on either side, when the battle is over."""
        yield from ()

    # -- removing ----------------------------------------------------------------------------------------------------

    def before_removal(self, g: Root, seat: int, removal: Removal) -> None:
        """F-treetop-2: pieces are about to be taken off; what more they are worth. Asked of everybody's effects."""

    def protects(self, g: Root, seat: int, kind: int, clearing: int, cause: str) -> bool:
        """14.2.2, E-stoic-3: whether a piece of its owner cannot be removed. ``cause`` as in ``Removal``."""
        return False

    def has_removed(self, g: Root, seat: int, removal: Removal) -> None:
        """9.2.9.III: what follows at once, without any choice, when its owner has removed pieces."""

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """1.1.3: what a removal triggers, each with its clearing (Field Hospitals, Outrage, a lost base).

        Asked of everybody's effects, by public facts only. They are resolved one after another, in an order that 1.1.3
        lets somebody decide.
        """
        return ()

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """Resolve one of those that a removal has triggered."""
        yield from ()

    collects_late: ClassVar[bool] = False
    """10.2.3, K.14: whether it gathers only what nobody else wants."""

    def collects(self, g: Root, seat: int, removal: Removal) -> None:
        """K.14, 10.2.3: take removed pieces out of their supplies, once all triggers are resolved."""

    def swept(self, g: Root, seat: int, clearing: int) -> Flow[None]:
        """9.2.2.I: all enemy pieces were removed from a clearing where its owner has a pawn."""
        yield from ()

    # -- cards, crafting, items --------------------------------------------------------------------------------------

    def takes_discard(self, g: Root, seat: int, card: int) -> bool:
        """10.2.6: put a card that would go to the discard pile elsewhere. Asked of everybody's effects."""
        return False

    def hand_grows(self, g: Root, seat: int, holder: int) -> None:
        """13.2.4: a card has come into the hand of a player. Asked of everybody's effects."""

    def instead_of_drawing(self, g: Root, seat: int, count: int) -> Flow[int]:
        """K.17: what its owner does in Evening instead of drawing; gives how many cards are still drawn."""
        yield from ()
        return count

    craft_ban: ClassVar[tuple[str, str]] = ("refused-crafting", "1.1.2")
    """What is said to those whom it keeps from crafting, and the clause."""

    def forbids_crafting(self, g: Root, seat: int, crafter: int, card: int) -> bool:
        """F-forge-2: whether this player cannot craft a card of his hand. Asked of everybody's effects."""
        return False

    def exports(self, g: Root, seat: int, card: int) -> Flow[bool]:
        """11.5.3.I: whether its owner, who crafts a card, forgoes what it gives, for something else."""
        yield from ()
        return False

    def keeps_crafted(self, g: Root, seat: int, card: int) -> Flow[bool]:
        """E-artisans-1: whether a card that its owner has crafted goes elsewhere than to the discard pile."""
        yield from ()
        return False

    def item_points(self, g: Root, seat: int, points: int) -> int:
        """7.2.3, 14.2.3: what its owner scores of the points printed on a crafted item card."""
        return points

    def item_bonus(self, g: Root, seat: int) -> int:
        """7.2.3: points of its owner for crafting an item, on top of all else (Master Engravers)."""
        return 0

    def after_crafting_item(self, g: Root, seat: int, crafter: int, item: int) -> Flow[None]:
        """What crafting an item causes (Murine Broker, F-forge-2). Asked of everybody's effects."""
        yield from ()

    # -- moments ------------------------------------------------------------------------------------------------------

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        """11.2.7, E.1.3: after everything of the Evening of somebody's turn. Asked of everybody's effects."""
        yield from ()

    def phase_begins(self, g: Root, seat: int, actor: int, phase: str) -> None:
        """11.2.7.III: Daylight or Evening of somebody's turn begins. Asked of everybody's effects."""

    # -- windows between actions -------------------------------------------------------------------------------------

    windows: tuple[str, ...] = ()
    """K.2 to K.7: in which windows it offers something."""

    serves_owner: ClassVar[bool] = False
    """K.11, 9.5.9: whether it offers something to its owner only, and nobody else is asked about it."""

    mandatory: ClassVar[bool] = False
    """K.11: whether what it offers at the start or end of a phase cannot be declined."""

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """K.2 to K.7, 11.2.6, 13.2.4: what the player whose turn it is may do now, between actions.

        By public facts only, but in Daylight it may look at the hand of that player.
        """
        return ()

    def withholds(self, g: Root, seat: int, actor: int, window: str) -> Iterable[Refusal]:
        """11.2.6: why it does not offer more to the player whose turn it is. Asked only for a person."""
        return ()

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Do what was offered."""
        yield from ()

    def declined(self, g: Root, seat: int, actor: int, window: str) -> None:
        """13.2.4: the player was asked about nothing but what this window offers, and is done with it."""


class CardEffect(Effect):
    """4.1.3 The persistent effect of a crafted card; ``use`` is what happens in its window."""

    verb: ClassVar[str] = "use"
    """How it is used in its window."""
    idle: ClassVar[str] = "refused-idle"
    """What is said when there is nothing to use it for."""

    serves_owner = True

    fights_in_daylight: ClassVar[bool] = False
    """4.1.1-x1: whether its owner may fight by it after crafting one card and before another."""

    def __init__(self, card: str, *windows: str) -> None:
        self.card = card
        self.windows = windows
        self.option: Option = ("use", card)

    def usable(self, g: Root, seat: int) -> bool:
        """Whether there is something to use it for now; by public facts, in Daylight also by the hand of its owner."""
        return True

    def use(self, g: Root, seat: int) -> Flow[None]:
        """What it does in its window."""
        yield from ()

    def leave_play(self, g: Root, seat: int) -> None:
        """K.14: what happens when the card is discarded from the play area."""

    def is_of_use(self, g: Root, seat: int) -> bool:
        """Whether its owner can make use of it now or later, for bots."""
        return True

    def promised(self, g: Root, seat: int) -> float:
        """The points that it would score now, for bots."""
        return 0.0

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """K.11: its owner may use it, once in a turn."""
        if g.was_used(seat, self.card) or not self.usable(g, seat):
            return ()
        return (self.option,)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Use it."""
        g.mark_used(seat, self.card)
        g.tell("used", seat=seat, card=self.card)
        yield from self.use(g, seat)


Pairs = tuple[tuple[int, Effect], ...]
Own = tuple[tuple[Effect, ...], ...]
Hook = Callable[..., object]


@cache
def hooks_of(effect: Effect) -> tuple[Hook, ...]:
    """The hooks of ``Effect`` that an effect answers in its own way."""
    own = type(effect)
    return tuple(hook for name, hook in vars(Effect).items() if callable(hook) and getattr(own, name) is not hook)


class InForce(Shared):
    """All effects at the table, hook by hook: for everybody's effects pairs with the owner, else lists by owner.

    F.1.2: those of nobody are asked where everybody's are.
    """

    def __init__(self, cast: Cast, further: tuple[tuple[Effect, ...], ...], of_nobody: tuple[Effect, ...]) -> None:
        self.all: Own = tuple((party, *further[owner]) for owner, party in enumerate(cast.parties))
        self.rules_ties = tuple(seat for seat, effects in enumerate(self.all) if any(e.rules_ties for e in effects))
        self.offers: dict[str, Pairs] = {}
        self.offers_to: list[dict[str, Pairs]] = [{} for _ in self.all]
        """By the player whose turn it is, then by window: those that may have something for him."""
        answering: dict[Hook, Pairs] = {}
        for seat, effects in (*enumerate(self.all), (NOBODY, of_nobody)):
            for effect in effects:
                alone = _alone(seat, effect)
                for window in effect.windows:
                    self.offers[window] = self.offers.get(window, ()) + alone
                    for offered in (self.offers_to[seat],) if effect.serves_owner else self.offers_to:
                        offered[window] = offered.get(window, ()) + alone
                for hook in hooks_of(effect):
                    answering[hook] = answering.get(hook, ()) + alone
        self.windows = frozenset(self.offers)
        """The windows in which some effect offers something."""
        plain, owners = Effect, len(self.all)
        self.claims_rule = answering.get(plain.claims_rule, ())
        self.more_weight = answering.get(plain.more_weight, ())
        self.forbids_placing = answering.get(plain.forbids_placing, ())
        self.forbids_moving = answering.get(plain.forbids_moving, ())
        self.forbids_battle = answering.get(plain.forbids_battle, ())
        self.after_move = answering.get(plain.after_move, ())
        self.before_roll = answering.get(plain.before_roll, ())
        self.before_removal = answering.get(plain.before_removal, ())
        self.protects = answering.get(plain.protects, ())
        self.triggers = answering.get(plain.triggers, ())
        self.collects = answering.get(plain.collects, ())
        if len(self.collects) > 1:
            self.collects = tuple(sorted(self.collects, key=lambda pair: pair[1].collects_late))
        self.swept = answering.get(plain.swept, ())
        self.takes_discard = answering.get(plain.takes_discard, ())
        self.hand_grows = answering.get(plain.hand_grows, ())
        self.after_crafting_item = answering.get(plain.after_crafting_item, ())
        self.holds = answering.get(plain.holds, ())
        self.on_the_way = answering.get(plain.on_the_way, ())
        self.forbids_crafting = answering.get(plain.forbids_crafting, ())
        self.turn_ends = answering.get(plain.turn_ends, ())
        self.phase_begins = answering.get(plain.phase_begins, ())
        self.lends = _by_owner(answering.get(plain.lends, ()), owners)
        self.exports = _by_owner(answering.get(plain.exports, ()), owners)
        self.keeps_crafted = _by_owner(answering.get(plain.keeps_crafted, ()), owners)
        self.ways = _by_owner(answering.get(plain.ways, ()), owners)
        self.ignores_rule = _by_owner(answering.get(plain.ignores_rule, ()), owners)
        self.takes_along = _by_owner(answering.get(plain.takes_along, ()), owners)
        self.calls_off = _by_owner(answering.get(plain.calls_off, ()), owners)
        self.battle_begins = _by_owner(answering.get(plain.battle_begins, ()), owners)
        self.ignores_ambush = _by_owner(answering.get(plain.ignores_ambush, ()), owners)
        self.takes_higher_roll = _by_owner(answering.get(plain.takes_higher_roll, ()), owners)
        self.forgoes_roll = _by_owner(answering.get(plain.forgoes_roll, ()), owners)
        self.extra_hits = _by_owner(answering.get(plain.extra_hits, ()), owners)
        self.battle_offers = _by_owner(answering.get(plain.battle_offers, ()), owners)
        self.ignored_hits = _by_owner(answering.get(plain.ignored_hits, ()), owners)
        self.battle_points = _by_owner(answering.get(plain.battle_points, ()), owners)
        self.after_battle = _by_owner(answering.get(plain.after_battle, ()), owners)
        self.has_removed = _by_owner(answering.get(plain.has_removed, ()), owners)
        self.instead_of_drawing = _by_owner(answering.get(plain.instead_of_drawing, ()), owners)
        self.item_points = _by_owner(answering.get(plain.item_points, ()), owners)
        self.item_bonus = _by_owner(answering.get(plain.item_bonus, ()), owners)


@cache
def _alone(owner: int, effect: Effect) -> Pairs:
    """An effect with its owner and nothing else, made once for all games: most hooks have no more to hold."""
    return ((owner, effect),)


@lru_cache(maxsize=8192)
def _by_owner(pairs: Pairs, owners: int) -> Own:
    """By owner, the effects of these pairs that are his; made once for all games in which the same ones answer."""
    return tuple([tuple([effect for owner, effect in pairs if owner == each]) for each in range(owners)])


@lru_cache(maxsize=8192)
def in_force_for(cast: Cast, further: tuple[tuple[Effect, ...], ...], of_nobody: tuple[Effect, ...] = ()) -> InForce:
    """The effects of these parties and what each has further, made once and shared by all games that have them."""
    return InForce(cast, further, of_nobody)
