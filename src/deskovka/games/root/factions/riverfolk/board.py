"""11. The board of the Riverfolk Company: payments, funds, and what services cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.riverfolk.sheet import RiverfolkSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import on_map
from deskovka.games.root.tables import CLEARING_SUITS
from deskovka.kernel import Flow
from deskovka.kernel.picking import pick_several

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

POSTS = tuple(f"trade_post_{suit}" for suit in CLEARING_SUITS)
"""The trade posts, by the number of their suit."""
HAND_CARD, RIVERBOATS, MERCENARIES = SERVICES = ("hand_card", "riverboats", "mercenaries")
"""11.2.7, in the order of their tracks."""


class RiverfolkBoard(Board):
    """Warriors of anybody in the boxes and on the tracks, by their owner; prices, and what was bought in this turn."""

    plain = ("buyer", "exporting", "serving")
    lists = ("bought", "committed", "funds", "payments", "prices", "set_prices")
    rows = ("spaces",)
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, faction: str, seats: int, price: int) -> None:
        super().__init__(faction)
        self.payments = [0] * seats
        """11.2.6.I: by seat, how many of its warriors are in the Payments box."""
        self.funds = [0] * seats
        """11.2.4: likewise in the Funds box."""
        self.committed = [0] * seats
        """11.5: likewise in the Committed box."""
        self.spaces = [[0] * seats for _ in CLEARING_SUITS]
        """11.5.3: likewise on the track of each suit."""
        self.prices = [price for _ in SERVICES]
        """11.3.5: what each service costs."""
        self.set_prices: list[int] = []
        """11.6.2: the services whose price was moved in this Evening."""
        self.buyer = NOBODY
        """11.2.6: who has bought services in this turn."""
        self.bought: list[int] = []
        """11.2.6.II: which they are."""
        self.serving = 0
        """11.2.7.III: whether mercenaries serve already, from Daylight on."""
        self.exporting = 0
        """11.5.3.I: whether the card that is being crafted is exported."""


def board_of(g: Root, seat: int) -> RiverfolkBoard:
    """The board of a seat that plays the Company."""
    board = g.boards[seat]
    assert isinstance(board, RiverfolkBoard)
    return board


def sheet_of(g: Root) -> RiverfolkSheet:
    """The printed board."""
    return g.terms.tables.factions.riverfolk


# -- warriors on the board -------------------------------------------------------------------------------------------


def warrior_of(g: Root, owner: int) -> int | None:
    """The kind of warriors of an owner that can be paid with; None for who has none (11.2.6.III)."""
    return g.cast.numbers[owner].get("warrior")


def back_to_supply(g: Root, owner: int) -> None:
    """11.5: a fund that was spent or lost goes to the supply of whose warrior it is."""
    kind = warrior_of(g, owner)
    assert kind is not None, "only warriors are funds"
    g.supply[kind] += 1


def pay_oneself(g: Root, seat: int, count: int) -> None:
    """11.2.6.III, 11.4.1, 11.5.3.I, 11.R7: put own warriors into the Payments box, as many as there are."""
    kind = g.cast.numbers[seat]["warrior"]
    count = min(count, g.supply[kind])
    if count:
        g.supply[kind] -= count
        board_of(g, seat).payments[seat] += count
        g.tell("paid_itself", seat=seat, count=count)


def pick_funds(g: Root, seat: int, topic: str, count: int, take: Callable[[int], None]) -> Flow[None]:
    """11.2.4: choose some funds; asks only when they belong to several players."""
    funds = board_of(g, seat).funds

    def take_out(owner: int) -> None:
        funds[owner] -= 1
        take(owner)

    every = [owner for owner, number in enumerate(funds) for _ in range(number)]
    if len({*every}) < 2:
        for owner in every[:count]:
            take_out(owner)
        return
    yield from pick_several(seat, topic, every, min(count, len(every)), lambda owner: ("fund", owner), take_out)


# -- tracks ----------------------------------------------------------------------------------------------------------


def posts_on_map(g: Root, seat: int) -> int:
    """How many trade posts are on the map."""
    return sum(on_map(g, g.cast.numbers[seat][post]) for post in POSTS)


def has_post(g: Root, seat: int, clearing: int) -> bool:
    """11.5.6.I: whether a clearing has a trade post."""
    pieces, numbers = g.pieces, g.cast.numbers[seat]
    for post in POSTS:  # noqa: SIM110  # asked for many clearings at once, a loop is faster
        if pieces[numbers[post]][clearing]:
            return True
    return False


def empty_spaces(g: Root, seat: int, suit: int) -> int:
    """11.5.3, 11.R5: the spaces of a track from which the trade post is gone and where no fund lies."""
    kind = g.cast.numbers[seat][POSTS[suit]]
    return g.cast.kinds[kind].total - g.supply[kind] - sum(board_of(g, seat).spaces[suit])


def dividends(g: Root, seat: int) -> int:
    """11.4.2: what the funds are worth now."""
    return sum(board_of(g, seat).funds) // sheet_of(g).dividend if posts_on_map(g, seat) else 0
