"""11. Riverfolk Company: its set-up and its abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from deskovka.games.root.cards import open_hand
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.riverfolk.board import (
    POSTS,
    SERVICES,
    RiverfolkBoard,
    back_to_supply,
    board_of,
    empty_spaces,
    pay_oneself,
    pick_funds,
    sheet_of,
    warrior_of,
)
from deskovka.games.root.factions.riverfolk.features import FEATURES, counted
from deskovka.games.root.factions.riverfolk.market import (
    buy,
    end_services,
    for_sale,
    in_service,
    not_for_sale,
    send_mercenaries,
)
from deskovka.games.root.factions.riverfolk.refusals import REASONS
from deskovka.games.root.factions.riverfolk.sheet import RiverfolkSheet
from deskovka.games.root.factions.riverfolk.told import LEXICON, about, note, price_note, told
from deskovka.games.root.factions.riverfolk.turn import (
    discard_down,
    gather_funds,
    harbours,
    mark_price,
    pay_dividends,
    protect,
    set_prices,
    trade,
)
from deskovka.games.root.factions.riverfolk.view import RiverfolkView, view_board
from deskovka.games.root.pieces import PLACE_AT, place
from deskovka.games.root.standing import DISRUPTION, consider
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.games.root.windows import BIRDSONG_START
from deskovka.kernel import Ask, Flow, Option
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from collections.abc import Mapping

    from deskovka.content.menus import Refusal
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Effect, Trigger
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables


# -- 11.2.5.I Trade disruption ---------------------------------------------------------------------------------------


def lose_funds(g: Root, seat: int, count: int, clearing: int) -> Flow[None]:
    """11.2.5.I: choose the funds that are lost; without a choice, by order or as it goes, own warriors go first.

    They are picked in the order of their owners, so that no set of them is offered twice.
    """
    funds = board_of(g, seat).funds
    left = [owner for owner, number in enumerate(funds) for _ in range(number)]
    while 0 < count < len(left):
        offered: list[Option] = [("fund", owner) for owner in dict.fromkeys(left[: len(left) - count + 1])]
        option: Option | None = offered[0]
        if len(offered) > 1:
            facts = {"clearing": clearing, "count": count}
            option = yield from consider(g, seat, DISRUPTION, DISRUPTION, partial(list, offered), facts)
        if option is None:
            left.sort(key=lambda owner: owner != seat)
            break
        picked = int(option[1])
        left = left[left.index(picked) + 1 :]
        lose_fund(g, seat, picked)
        count -= 1
    for owner in left[:count]:
        lose_fund(g, seat, owner)


def lose_fund(g: Root, seat: int, owner: int) -> None:
    """11.2.5.I: a fund goes to the supply of its owner."""
    board_of(g, seat).funds[owner] -= 1
    back_to_supply(g, owner)
    g.tell("fund_lost", seat=seat, owner=owner)


# -- the faction -----------------------------------------------------------------------------------------------------


class Riverfolk(Faction):
    """11. Riverfolk Company."""

    id = "riverfolk"
    birdsong = (protect, pay_dividends, gather_funds)
    daylight = (trade,)
    evening = (discard_down, set_prices)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS
    perishing = frozenset(POSTS)
    hand_is_public = True
    windows: tuple[str, ...] = (BIRDSONG_START,)

    def sheet(self, tables: Tables) -> RiverfolkSheet:
        """Its printed board."""
        return tables.factions.riverfolk

    def new_board(self, terms: Terms) -> RiverfolkBoard:
        """Its board before the set-up."""
        return RiverfolkBoard(self.id, terms.players, terms.tables.factions.riverfolk.prices[0])

    # -- 11.3 Set-up -------------------------------------------------------------------------------------------------

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """11.3 Standard set-up: warriors on the river, payments, prices; the tracks are full."""
        open_hand(g, seat)
        kind, count = g.cast.numbers[seat]["warrior"], sheet_of(g).starting_warriors

        def place_one(clearing: int) -> None:
            place(g, kind, clearing)

        wanted = [clearing for clearing in harbours(g, seat) for _ in range(count)]
        yield from pick_several(seat, "embark", wanted, count, PLACE_AT.__getitem__, place_one)
        pay_oneself(g, seat, sheet_of(g).starting_payments)
        for service in SERVICES:
            options = [("price", service, price) for price in sheet_of(g).prices]
            option: Option = yield Ask(seat, "first_price", options, {"service": service})
            mark_price(g, seat, option)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """AS-riverfolk: no homeland, the same as in the standard set-up."""
        return self.set_up(g, seat)

    # -- 11.2 Abilities ----------------------------------------------------------------------------------------------

    def crafting_power(self, g: Root, seat: int) -> list[int]:
        """11.2.1: the empty spaces of its tracks."""
        return [*(empty_spaces(g, seat, suit) for suit in range(len(CLEARING_SUITS))), 0]

    def forbids_crafting(self, g: Root, seat: int, crafter: int, card: int) -> bool:
        """11.2.1, 11.5.3: not without a fund for each symbol."""
        cost = g.terms.deck.costs[card]
        return crafter == seat and cost is not None and sum(cost) > sum(board_of(g, seat).funds)

    def activate(self, g: Root, seat: int, suit: int, count: int) -> Flow[None]:
        """11.5.3 Craft: lay funds on empty spaces of a suit."""

        def take(owner: int) -> None:
            board_of(g, seat).spaces[suit][owner] += 1
            g.tell("fund_laid", seat=seat, owner=owner, suit=CLEARING_SUITS[suit])

        yield from pick_funds(g, seat, "commit", count, take)

    def exports(self, g: Root, seat: int, card: int) -> Flow[bool]:
        """11.5.3.I Export: a payment instead of what the card gives."""
        yield from ()
        board = board_of(g, seat)
        exported, board.exporting = bool(board.exporting), 0
        if exported:
            g.tell("exported", seat=seat, card=g.terms.deck.names[card])
            pay_oneself(g, seat, 1)
        return exported

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """11.2.2 Swimmers: rivers are paths."""
        return g.woodland.rivers[origin]

    def ignores_rule(self, g: Root, seat: int, origin: int, target: int) -> bool:
        """11.2.2 Swimmers: along a river without rule."""
        return target in g.woodland.rivers[origin]

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """11.2.5.I Trade disruption: for each trade post."""
        if not removal.is_of(g, seat):
            return ()
        numbers = g.cast.numbers[seat]
        return [
            (DISRUPTION, clearing)
            for post in POSTS
            for clearing, count in removal.of_kind(numbers[post]).items()
            for _ in range(count)
        ]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """11.2.5.I: half of the funds, rounded up, go to the supplies of their owners."""
        funds = sum(board_of(g, seat).funds)
        lost = funds - funds // 2
        if not lost:
            return
        g.tell("disrupted", seat=seat, clearing=trigger[1], count=lost)
        yield from lose_funds(g, seat, lost, trigger[1])

    # -- 11.2.6, 11.2.7 Services -------------------------------------------------------------------------------------

    def offers(self, g: Root, seat: int, actor: int, window: str) -> Sequence[Option]:
        """11.2.6 Buying services: at the start of the Birdsong of others."""
        return for_sale(g, seat, actor)

    def withholds(self, g: Root, seat: int, actor: int, window: str) -> Iterable[Refusal]:
        """11.2.6, 11.2.7: what cannot be bought, and why."""
        return not_for_sale(g, seat, actor)

    def accept(self, g: Root, seat: int, actor: int, option: Option) -> Flow[None]:
        """11.2.6 Buying services."""
        return buy(g, seat, actor, option)

    def grants(self, g: Root, seat: int) -> tuple[tuple[int, Effect], ...]:
        """11.2.7: what services give."""
        return in_service(board_of(g, seat), seat)

    def phase_begins(self, g: Root, seat: int, actor: int, phase: str) -> None:
        """11.2.7.III Mercenaries: from Daylight on."""
        if actor != seat:
            send_mercenaries(g, seat)

    def turn_ends(self, g: Root, seat: int, actor: int) -> Flow[None]:
        """11.2.7: services last until the end of the turn."""
        yield from ()
        end_services(g, seat)

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def pieces_on_board(self, g: Root, seat: int) -> dict[int, int]:
        """Warriors of everybody in its boxes and on its tracks."""
        board = board_of(g, seat)
        found: dict[int, int] = {}
        for box in (board.payments, board.funds, board.committed, *board.spaces):
            for owner, count in enumerate(box):
                kind = warrior_of(g, owner)
                if count and kind is not None:
                    found[kind] = found.get(kind, 0) + count
        return found

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """11.6.1: none."""
        return 0

    def view_board(self, g: Root, seat: int, viewer: int | None) -> RiverfolkView:
        """Its board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: RiverfolkView, content: Content) -> list[Line]:
        """Boxes, prices, services, trade posts."""
        return told(board)

    def note(self, option: Option, board: RiverfolkView, content: Content) -> Line | None:
        """What a trade post scores."""
        return note(option, board)

    def price_note(self, option: Option, board: RiverfolkView) -> Line | None:
        """11.2.6.I: what a service costs."""
        return price_note(option, board)

    def about(self, content: Content) -> Mapping[Thing, tuple[Line, ...]]:
        """What services do."""
        return about()

    def counted(self, g: Root, seat: int) -> list[float]:
        """What its funds, posts and warriors promise."""
        return counted(g, seat)
