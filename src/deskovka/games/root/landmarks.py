"""F. Landmarks: what those do that are more than a place on the map.

The ferry is in ``movement``, the tower in ``paths``; the Lost City and the slot of the Elder Treetop are in the ground
(``woodland``). The others are effects of nobody.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.cards import draw_at_any_time, exchange, named
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.effects import Effect
from deskovka.games.root.points import score
from deskovka.games.root.removal import BATTLE, Removal
from deskovka.games.root.state import NO_KIND, Root
from deskovka.games.root.tables import FORGE, LANDMARKS, MARKET, NO_ITEM, TREETOP
from deskovka.games.root.windows import BIRDSONG, DAYLIGHT, EVENING
from deskovka.kernel import Ask, Flow, Option

TRADED, WAIVED = 1, 2
"""What has become of the Black Market in a turn."""
TRADES: tuple[Option, ...] = tuple(("trade", place) for place in range(1, 100))


class LegendaryForge(Effect):
    """F-forge-2 Forge."""

    craft_ban = ("refused-forge", "F-forge-2")

    def forbids_crafting(self, g: Root, seat: int, crafter: int, card: int) -> bool:
        """An item on its card needs a faction piece in its clearing."""
        item = g.terms.deck.items[card]
        return item != NO_ITEM and 0 < g.forged[item] == g.items[item] and not has_piece_at(g, crafter, FORGE)

    def after_crafting_item(self, g: Root, seat: int, crafter: int, item: int) -> Flow[None]:
        """An item from its card brings a card and a point, whatever the crafter thinks of trade (7.2.3, 14.2.3)."""
        if g.forged[item] and has_piece_at(g, crafter, FORGE):
            printed = g.terms.tables.landmarks[FORGE]
            g.forged[item] -= 1
            g.tell("forged", seat=crafter, item=g.terms.tables.items[item])
            score(g, crafter, printed.vp)
            yield from draw_at_any_time(g, crafter, printed.draws)


class BlackMarket(Effect):
    """F-market-2 Market."""

    windows: tuple[str, ...] = (BIRDSONG, DAYLIGHT, EVENING)

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """Once in his turn, to who has a faction piece there."""
        if g.traded == TRADED or not has_piece_at(g, actor, MARKET) or not g.hands[actor]:
            return ()
        return () if g.traded == WAIVED and window != DAYLIGHT else TRADES[: len(g.stock)]

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """Give a hand card, face down, for one of those that lie there."""
        g.traded = TRADED
        number = int(option[1])
        reply: Option = yield Ask(
            actor, "exchange", lambda: named(g, "give_away", g.hands[actor]), {"number": number}, private=True
        )
        exchange(g, actor, str(reply[1]), number - 1)

    def declined(self, g: Root, seat: int, actor: int, window: str) -> None:
        """Who does not want to trade now is not asked again in this turn; in Daylight it is still among his actions."""
        g.traded = g.traded or WAIVED

    def withholds(self, g: Root, seat: int, actor: int, window: str) -> Iterator[Refusal]:
        """Why nobody trades."""
        clearing = g.landmarks[MARKET]
        if g.traded == TRADED:
            yield Refusal(("trade",), line("refused-traded"), "F-market-2")
        elif not g.hands[actor]:
            yield Refusal(("trade",), line("refused-no-cards"), "F-market-2")
        yield Refusal(("trade",), line("refused-no-trade", clearing=clearing), "F-market-2")


class ElderTreetop(Effect):
    """F-treetop-2 Treetop."""

    def before_removal(self, g: Root, seat: int, removal: Removal) -> None:
        """A point more for an enemy building in its slot.

        Of equal buildings who chooses what falls takes that one, or spares it if it is his own.
        """
        kind, clearing = g.perched, g.landmarks[TREETOP]
        falling = removal.of_kind(kind).get(clearing, 0) if kind != NO_KIND else 0
        if not falling or (falling < g.pieces[kind][clearing] and _owner_chooses(g, removal)):
            return
        if g.cast.owner[kind] in g.enemies[removal.remover]:
            removal.bonus += g.terms.tables.landmarks[TREETOP].vp
        g.perched = NO_KIND
        g.tell("treetop_lost", owner=g.cast.called[g.cast.owner[kind]], piece=g.cast.names[kind])


def _owner_chooses(g: Root, removal: Removal) -> bool:
    """4.3.4, D.4.2: hits of a battle go where their receiver says, if nobody has instigated it."""
    return removal.cause == BATTLE and g.battle is not None and g.battle.instigator == NOBODY


def has_piece_at(g: Root, seat: int, landmark: int) -> bool:
    """F-forge-2, F-market-2: whether a player has a faction piece in the clearing of a landmark."""
    return g.presence[seat][g.landmarks[landmark]] > 0


def standing_at(g: Root) -> dict[str, int]:
    """The landmarks on the map, each with its clearing."""
    return {name: clearing for name, clearing in zip(LANDMARKS, g.landmarks, strict=True) if clearing >= 0}


EFFECTS: Mapping[int, Effect] = {FORGE: LegendaryForge(), MARKET: BlackMarket(), TREETOP: ElderTreetop()}
"""By landmark: what it does."""
