"""11.2.6, 11.2.7. The market: what others buy of the Riverfolk Company at the start of their Birdsong."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from deskovka.content.menus import Refusal
from deskovka.content.told import line
from deskovka.games.root.cards import held, named, take_in
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.riverfolk.board import (
    HAND_CARD,
    MERCENARIES,
    RIVERBOATS,
    SERVICES,
    RiverfolkBoard,
    board_of,
    has_post,
    pay_oneself,
)
from deskovka.games.root.pieces import effects_changed
from deskovka.kernel import Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

_MOST_SEATS = 6


class Riverboats(Effect):
    """11.2.7.II: rivers are paths for who has bought them."""

    def ways(self, g: Root, seat: int, origin: int) -> Sequence[int]:
        """2.3: the clearings at the other ends of the rivers."""
        return g.woodland.rivers[origin]


class Mercenaries(Effect):
    """11.2.7.III: the warriors of the Company serve who has bought them."""

    def __init__(self, company: int) -> None:
        self.company = (company,)

    def lends(self, g: Root, seat: int) -> Sequence[int]:
        """For rule and in battle."""
        return self.company


BOATS = Riverboats()
HIRED = tuple(Mercenaries(company) for company in range(_MOST_SEATS))
"""By the seat of the Company."""


def in_service(board: RiverfolkBoard, company: int) -> tuple[tuple[int, Effect], ...]:
    """11.2.7: the effects that the services of this turn give to who has bought them."""
    granted: list[tuple[int, Effect]] = []
    if SERVICES.index(RIVERBOATS) in board.bought:
        granted.append((board.buyer, BOATS))
    if board.serving:
        granted.append((board.buyer, HIRED[company]))
    return tuple(granted)


def allowance(g: Root, company: int, buyer: int) -> int:
    """11.2.6.II: one service, and one more for each clearing with a trade post and a piece of the buyer."""
    clearings = g.woodland.clearings
    return 1 + sum(1 for c in clearings if g.presence[buyer][c] and has_post(g, company, c))


def for_sale(g: Root, company: int, buyer: int) -> list[Option]:
    """11.2.6: what somebody can buy now, by what everybody sees."""
    board = board_of(g, company)
    if buyer == company or len(board.bought) >= allowance(g, company, buyer):
        return []
    purse = g.cast.factions[buyer].purse(g, buyer)
    options: list[Option] = []
    if board.prices[0] <= purse:
        options += named(g, "buy_card", sorted(g.hands[company]))
    for number, service in enumerate(SERVICES):
        if service == HAND_CARD or number in board.bought or board.prices[number] > purse:
            continue
        if service != MERCENARIES or g.cast.warriors[buyer]:  # 11.2.7.III.b
            options.append(("buy_service", service))
    return options


def not_for_sale(g: Root, company: int, buyer: int) -> Iterator[Refusal]:
    """11.2.6, 11.2.7: why somebody cannot buy a service now."""
    if buyer == company:
        return
    board, most = board_of(g, company), allowance(g, company, buyer)
    purse = g.cast.factions[buyer].purse(g, buyer)
    for number, service in enumerate(SERVICES):
        option: Option = ("buy_card",) if service == HAND_CARD else ("buy_service", service)
        price = board.prices[number]
        if len(board.bought) >= most:
            yield Refusal(option, line("refused-services", count=most), "11.2.6.II")
        elif service == HAND_CARD and not g.hands[company]:
            yield Refusal(option, line("refused-empty-hand"), "11.2.7.I")
        elif service == MERCENARIES and not g.cast.warriors[buyer]:
            yield Refusal(option, line("refused-no-mercenaries"), "11.2.7.III.b")
        elif service != HAND_CARD and number in board.bought:
            yield Refusal(option, line("refused-bought", service=service), "11.2.7")
        else:
            yield Refusal(option, line("refused-price", count=price, purse=purse), "11.2.6.I")
    yield Refusal(("buy_service",), line("refused-price", count=min(board.prices[1:]), purse=purse), "11.2.6.I")


def buy(g: Root, company: int, buyer: int, option: Option) -> Flow[None]:
    """11.2.6: pay the price into the Payments box, and have the service."""
    board = board_of(g, company)
    service = HAND_CARD if option[0] == "buy_card" else str(option[1])
    number = SERVICES.index(service)
    price = board.prices[number]
    board.buyer = buyer
    board.bought.append(number)
    g.tell("service_bought", seat=buyer, owner=company, service=service, count=price)
    paid = yield from g.cast.factions[buyer].pay(g, buyer, price)
    board.payments[buyer] += paid
    if paid:
        g.tell("service_paid", seat=buyer, owner=company, count=paid)
    pay_oneself(g, company, price - paid)
    if service == HAND_CARD:
        take_card(g, company, buyer, str(option[1]))
    else:
        effects_changed(g)


def take_card(g: Root, company: int, buyer: int, name: str) -> None:
    """11.2.7.I Hand Card: everybody sees which one."""
    card = held(g, g.hands[company], name)
    g.hands[company].remove(card)
    take_in(g, buyer, card)
    g.tell("card_bought", seat=buyer, owner=company, card=name)


def send_mercenaries(g: Root, company: int) -> None:
    """11.2.7.III: they serve from Daylight on."""
    board = board_of(g, company)
    if SERVICES.index(MERCENARIES) in board.bought and not board.serving:
        board.serving = 1
        effects_changed(g)


def end_services(g: Root, company: int) -> None:
    """11.2.7: services last for one turn."""
    board = board_of(g, company)
    if board.buyer != NOBODY:
        board.buyer, board.bought, board.serving = NOBODY, [], 0
        effects_changed(g)
