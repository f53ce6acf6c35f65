"""What a faction is: its pieces, its turn, its board, and how it does what every faction does in its own way.

A faction module reads like its chapter of the Law. It subclasses ``Faction``, gives the steps of its three phases and
the hooks of ``Effect`` that its abilities answer, and keeps what lies on its board in a subclass of ``Board``.
"""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.cast import BUILDING, TOKEN, WARRIOR
from deskovka.games.root.crafting import may_fight_between_crafting
from deskovka.games.root.party import Party
from deskovka.games.root.pieces import occupied
from deskovka.games.root.tables import EVERY_SUIT
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Chance, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.content.menus import Refusal
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.factions.boards import BoardView
    from deskovka.games.root.factions.sheet import Sheet
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables
    from deskovka.games.root.view import RootView

NEXT = 0
"""A step is over, the next one follows."""
AGAIN = 1
"""An action was taken, the same step follows once more."""
EVENING = 2
"""7.7.4, D.3.2: Daylight ends at once."""
ACTIVATE_IN = clearing_options("activate_in")

Step: TypeAlias = "Callable[[Root, int], Flow[int]]"
"""A step of a turn: it gives NEXT, AGAIN or EVENING."""

Reasons: TypeAlias = "Callable[[Root, int], Iterable[Refusal]]"


class Faction(Party):
    """A faction, and for a seat that has not chosen yet the faction of nobody."""

    crafting_pieces: ClassVar[tuple[str, ...]] = ()
    """4.1.1: the pieces on the map that it crafts with."""
    birdsong: ClassVar[tuple[Step, ...]] = ()
    daylight: ClassVar[tuple[Step, ...]] = ()
    evening: ClassVar[tuple[Step, ...]] = ()
    """1.4.1: the steps of its turn, in the order and the words of the Law."""
    lexicon: ClassVar[Lexicon] = Lexicon({}, {}, {}, {})
    """What only this faction asks, offers and tells."""
    reasons: ClassVar[Mapping[str, Reasons]] = {}
    """By question: why its player is not offered something, for all that could be offered."""

    after_drawing: ClassVar[int] = 0
    """13.R7: how many steps of its Evening follow the one in which it draws."""

    hand_is_public: ClassVar[bool] = False
    """11.2.3: whether its hand lies open."""

    features: ClassVar[tuple[str, ...]] = ()
    """The names of what it lives on, besides what every faction has: ``counted`` counts it for bots."""

    # -- what belongs to it ------------------------------------------------------------------------------------------

    def sheet(self, tables: Tables) -> Sheet | None:
        """Its printed board."""
        return None

    def pieces(self, tables: Tables) -> Iterable[tuple[str, str, int]]:
        """1.5.2: sort, name and number of its pieces."""
        if (sheet := self.sheet(tables)) is not None:
            yield WARRIOR, "warrior", sheet.warriors
            for name, total in sheet.buildings.items():
                yield BUILDING, name, total
            for name, total in sheet.tokens.items():
                yield TOKEN, name, total

    # -- set-up ------------------------------------------------------------------------------------------------------

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """5.1.7: the set-up section of its chapter."""
        yield from ()

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2: the set-up by its card."""
        yield from ()

    def laid_out(self, g: Root) -> None:
        """A.8.1.III: what is laid next to its set-up card in the draft."""

    def after_set_up(self, g: Root, seat: int) -> None:
        """9.3.6: what waits until all factions are set up."""

    # -- the turn ----------------------------------------------------------------------------------------------------

    def begin_turn(self, g: Root, seat: int) -> None:
        """Forget what was counted per turn."""

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """6.6, 7.6.2, 8.6.2, 9.6.2, 10.6: how many cards come to its hand in Evening, as it stands now."""
        return 1

    # -- crafting ----------------------------------------------------------------------------------------------------

    def crafts_with(self, g: Root, seat: int) -> tuple[str, ...]:
        """4.1.1, 10.2.1: those of its crafting pieces that it can activate now."""
        return self.crafting_pieces

    def crafting_power(self, g: Root, seat: int) -> list[int]:
        """4.1.1: how many crafting pieces it can still activate: fox, rabbit, mouse, and of any suit."""
        power = [0, 0, 0, 0]
        place_of, numbers = g.woodland.crafts_as, g.cast.numbers[seat]
        for name in self.crafts_with(g, seat):
            row = g.pieces[numbers[name]]
            for clearing in occupied(row):
                power[place_of[clearing]] += row[clearing]
        for clearing in occupied(g.activated):
            power[place_of[clearing]] -= g.activated[clearing]
        return power

    def activate(self, g: Root, seat: int, suit: int, count: int) -> Flow[None]:
        """4.1.1: activate crafting pieces of a suit; which of equal ones, is chosen where it can matter."""
        if not count:
            return
        rows = [g.pieces[number] for number in map(g.cast.numbers[seat].__getitem__, self.crafts_with(g, seat))]
        left = [c for c in g.woodland.of_suit[suit] for _ in range(sum([row[c] for row in rows]) - g.activated[c])]
        if len(left) > count:
            left.sort(key=lambda clearing: g.woodland.suits[clearing] == EVERY_SUIT)
        if not may_fight_between_crafting(g, seat):
            left = left[:count]

        def activate_in(clearing: int) -> None:
            g.activated[clearing] += 1

        yield from pick_several(seat, "activate_where", left, count, ACTIVATE_IN.__getitem__, activate_in)

    def gain_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """4.1.2: put an item into the Crafted Items box (9.2.5, 14.2.4: elsewhere)."""
        yield from ()
        g.crafted_items[seat][item] += 1

    def keep_item(self, g: Root, seat: int, item: int) -> Flow[None]:
        """E-brigand-1: put an item that was not crafted into the Crafted Items box (14.2.4: elsewhere)."""
        return self.gain_item(g, seat, item)

    # -- buying ------------------------------------------------------------------------------------------------------

    def purse(self, g: Root, seat: int) -> int:
        """11.2.6.I, 11.R1: the highest price that it can pay for a service: the warriors in its supply."""
        kind = g.cast.numbers[seat].get(WARRIOR)
        return 0 if kind is None else g.supply[kind]

    def pay(self, g: Root, seat: int, price: int) -> Flow[int]:
        """11.2.6.I: take the price out of its supply; gives how many warriors it has paid with (11.2.6.III: none)."""
        yield from ()
        g.supply[g.cast.numbers[seat][WARRIOR]] -= price
        return price

    # -- dominance ---------------------------------------------------------------------------------------------------

    def may_activate_dominance(self, g: Root, seat: int) -> bool:
        """3.3.1, 9.2.8: whether it may activate a dominance card, apart from its points."""
        return True

    def activate_dominance(self, g: Root, seat: int, card: int) -> Flow[None]:
        """3.3.1: what follows from activating a dominance card (9.2.8: a coalition)."""
        yield from ()

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def view_board(self, g: Root, seat: int, viewer: int | None) -> BoardView | None:
        """What a seat (None: a spectator) may know of the board, built by inclusion."""
        return None

    def told(self, board: Any, content: Content) -> list[Line]:
        """Its board in words, from what a seat may know of it."""
        return []

    def scorched(self, board: Any) -> tuple[int, ...]:
        """D.6.2: the clearings that it has closed for good, from what everybody knows of its board."""
        return ()

    def note(self, option: Option, board: Any, content: Content) -> Line | None:
        """What its player wants to know beside an option."""
        return None

    def price_note(self, option: Option, board: Any) -> Line | None:
        """What others want to know beside an option that it sells to them."""
        return None

    def follows(self, option: Option, topic: str, view: RootView, content: Content, /) -> Line | None:
        """What its player might regret of an answer to a question."""
        return None

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What things do that only this faction has."""
        return {}

    def conserved(self, g: Root, seat: int) -> dict[str, int]:
        """Totals of its board that no rule may change; pieces and cards are counted elsewhere."""
        return {}

    def items_on_board(self, g: Root, seat: int) -> int:
        """How many items lie on its board, with those that left the game from there."""
        return 0

    def redeal(self, g: Root, seat: int, viewer: int | None, chance: Chance) -> None:
        """Deal anew what is hidden on its board, besides cards."""

    def counted(self, g: Root, seat: int) -> list[float]:
        """How much it has of its ``features``, for bots."""
        return []
