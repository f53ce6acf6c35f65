"""11.4 to 11.6. The turn of the Riverfolk Company."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from deskovka.games.root.answers import DONE
from deskovka.games.root.battle import battle, battle_options
from deskovka.games.root.cards import draw, hand_limit
from deskovka.games.root.crafting import craft, craft_options
from deskovka.games.root.factions.faction import AGAIN, NEXT
from deskovka.games.root.factions.riverfolk.board import (
    POSTS,
    SERVICES,
    back_to_supply,
    board_of,
    dividends,
    has_post,
    pay_oneself,
    pick_funds,
    sheet_of,
)
from deskovka.games.root.factions.tracks import next_on
from deskovka.games.root.movement import move, move_options
from deskovka.games.root.pieces import place, placeable
from deskovka.games.root.points import score
from deskovka.games.root.windows import DAYLIGHT, menu
from deskovka.games.root.woodland import clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

MOOR = clearing_options("moor")
DRAW: Option = ("draw",)


# -- 11.4 Birdsong ---------------------------------------------------------------------------------------------------


def protect(g: Root, seat: int) -> Flow[int]:
    """11.4.1 Protectionism: when nobody has paid, it pays itself."""
    yield from ()
    if not any(board_of(g, seat).payments):
        pay_oneself(g, seat, sheet_of(g).protectionism)
    return NEXT


def pay_dividends(g: Root, seat: int) -> Flow[int]:
    """11.4.2 Dividends: points for what lies in the Funds box, if a trade post is on the map."""
    yield from ()
    score(g, seat, dividends(g, seat))
    return NEXT


def gather_funds(g: Root, seat: int) -> Flow[int]:
    """11.4.3 Gather funds: everything on the board becomes funds."""
    yield from ()
    board, gathered = board_of(g, seat), 0
    for box in (board.payments, board.committed, *board.spaces):
        for owner, count in enumerate(box):
            board.funds[owner] += count
            gathered += count
            box[owner] = 0
    if gathered:
        g.tell("funds_gathered", seat=seat, count=gathered, total=sum(board.funds))
    return NEXT


# -- 11.5 Daylight ---------------------------------------------------------------------------------------------------


def trade(g: Root, seat: int) -> Flow[int]:
    """11.5 Commit and spend: any actions in any order, as long as there are funds."""
    facts = {"left": sum(board_of(g, seat).funds)}
    option = yield from menu(g, seat, "trade", DAYLIGHT, lambda: [*deals(g, seat), DONE], facts)
    if option is None:
        return AGAIN
    if option is DONE:
        return NEXT
    yield from DEALS[str(option[0])](g, seat, option)
    return AGAIN


def deals(g: Root, seat: int) -> list[Option]:
    """11.5: all that there are funds for."""
    if not any(board_of(g, seat).funds):
        return []
    crafts = craft_options(g, seat)
    options = [*move_options(g, seat), *battle_options(g, seat), *crafts]
    options += [("export", name) for _, name in crafts]
    if g.deck or g.discard:
        options.append(DRAW)
    if g.supply[g.cast.numbers[seat]["warrior"]]:
        options += [MOOR[clearing] for clearing in harbours(g, seat)]
    return [*options, *sites(g, seat)]


def commit(g: Root, seat: int) -> Flow[None]:
    """11.5: a fund goes to the Committed box."""

    def take(owner: int) -> None:
        board_of(g, seat).committed[owner] += 1
        g.tell("fund_committed", seat=seat, owner=owner)

    yield from pick_funds(g, seat, "commit", 1, take)


def spend(g: Root, seat: int) -> Flow[None]:
    """11.5: a fund goes back to the supply of its owner."""

    def take(owner: int) -> None:
        back_to_supply(g, owner)
        g.tell("funds_spent", seat=seat, owner=owner, count=1)

    yield from pick_funds(g, seat, "spend_fund", 1, take)


def move_for_fund(g: Root, seat: int, option: Option) -> Flow[None]:
    """11.5.1 Move."""
    yield from commit(g, seat)
    yield from move(g, seat, option)


def battle_for_fund(g: Root, seat: int, option: Option) -> Flow[None]:
    """11.5.2 Battle."""
    yield from commit(g, seat)
    yield from battle(g, seat, option)


def export(g: Root, seat: int, option: Option) -> Flow[None]:
    """11.5.3.I Export: craft a card for a payment instead of what it gives."""
    board_of(g, seat).exporting = 1
    yield from craft(g, seat, str(option[1]))


def draw_for_fund(g: Root, seat: int, _option: Option) -> Flow[None]:
    """11.5.4 Draw."""
    yield from commit(g, seat)
    draw(g, seat, 1)


def harbours(g: Root, seat: int) -> list[int]:
    """11.5.5: the clearings with a river where it can place."""
    rivers = g.woodland.rivers
    return placeable(g, seat, [clearing for clearing in g.woodland.clearings if rivers[clearing]])


def recruit(g: Root, seat: int, option: Option) -> Flow[None]:
    """11.5.5 Recruit: a warrior on the river."""
    yield from spend(g, seat)
    place(g, g.cast.numbers[seat]["warrior"], int(option[1]))


def sites(g: Root, seat: int) -> list[Option]:
    """11.5.6.I, 11.5.6.II, 11.R3: where a trade post can stand: with enough funds of who rules there."""
    price, funds = sheet_of(g).trade_post_funds, board_of(g, seat).funds
    payers = [owner for owner, count in enumerate(funds) if count >= price]
    if not payers:
        return []
    rulers = g.rulers
    ruled = [clearing for clearing in g.woodland.clearings if rulers[clearing] in payers]
    return [
        ("establish", clearing, POSTS[suit])
        for clearing in placeable(g, seat, ruled)
        if not has_post(g, seat, clearing)
        for suit in g.woodland.suits_in[clearing]
        if g.supply[g.cast.numbers[seat][POSTS[suit]]]
    ]


def establish(g: Root, seat: int, option: Option) -> Flow[None]:
    """11.5.6.III Establish a trade post: with a warrior, for what the track shows."""
    yield from ()
    clearing, numbers = int(option[1]), g.cast.numbers[seat]
    ruler, price = g.rulers[clearing], sheet_of(g).trade_post_funds
    board_of(g, seat).funds[ruler] -= price
    for _ in range(price):
        back_to_supply(g, ruler)
    g.tell("funds_spent", seat=seat, owner=ruler, count=price)
    post = numbers[str(option[2])]
    points = next_on(g, post, sheet_of(g).tracks.trade_post) or 0
    place(g, post, clearing)
    place(g, numbers["warrior"], clearing)
    score(g, seat, points)


DEALS: dict[str, Callable[[Root, int, Option], Flow[None]]] = {
    "move": move_for_fund,
    "ferry": move_for_fund,
    "battle": battle_for_fund,
    "export": export,
    "draw": draw_for_fund,
    "moor": recruit,
    "establish": establish,
}


# -- 11.6 Evening ----------------------------------------------------------------------------------------------------


def discard_down(g: Root, seat: int) -> Flow[int]:
    """11.6.1 Discard: nothing is drawn."""
    yield from hand_limit(g, seat)
    return NEXT


def set_prices(g: Root, seat: int) -> Flow[int]:
    """11.6.2 Set prices: each marker may move once."""
    board = board_of(g, seat)
    options = [
        ("price", service, price)
        for number, service in enumerate(SERVICES)
        if number not in board.set_prices
        for price in sheet_of(g).prices
        if price != board.prices[number]
    ]
    if options:
        option: Option = yield Ask(seat, "prices", [DONE, *options])
        if option is not DONE:
            mark_price(g, seat, option)
            board.set_prices.append(SERVICES.index(str(option[1])))
            return AGAIN
    board.set_prices = []
    return NEXT


def mark_price(g: Root, seat: int, option: Option) -> None:
    """11.3.5, 11.6.2: put the marker of a service on a price."""
    _, service, price = option
    board_of(g, seat).prices[SERVICES.index(str(service))] = int(price)
    g.tell("price_set", seat=seat, service=str(service), price=int(price))
