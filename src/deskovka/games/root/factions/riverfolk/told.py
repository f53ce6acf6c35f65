"""The board of the Riverfolk Company in words, and what it asks, offers and tells."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.told import Line, Thing, line
from deskovka.games.root.factions.riverfolk.board import HAND_CARD, SERVICES
from deskovka.games.root.factions.riverfolk.view import RiverfolkView
from deskovka.games.root.factions.tracks import told_track
from deskovka.games.root.menus import DAYLIGHT, MOVES
from deskovka.kernel import Option


def told(board: RiverfolkView) -> list[Line]:
    """What lies in the boxes and on the tracks, prices, who has bought what, trade posts."""
    lines = []
    for message, box in (
        ("told-payments", board.payments),
        ("told-funds", board.funds),
        ("told-committed", board.committed),
    ):
        if box:
            lines.append(line(message, count=sum(box.values()), owners=owners_of(box)))
    for suit, box in board.laid.items():
        lines.append(line("told-laid", suit=suit, count=sum(box.values()), owners=owners_of(box)))
    lines += [line("told-spaces", suit=suit, count=count) for suit, count in board.spaces.items() if count]
    lines.append(line("told-dividends", points=board.dividends))
    lines += [line("told-price", service=service, count=price) for service, price in board.prices.items()]
    if board.buyer is not None:
        lines.append(line("told-bought", buyer=board.buyer, services=board.bought))
    if board.services_left:
        lines.append(line("told-services-left", count=board.services_left))
    return [*lines, *(told_track("told-trade-posts", post, track) for post, track in board.trade_posts.items())]


def owners_of(box: Mapping[int, int]) -> tuple[Line, ...]:
    """Whose warriors lie in a box."""
    return tuple(line("told-of-seat", seat=owner, count=count) for owner, count in box.items())


def note(option: Option, board: RiverfolkView) -> Line | None:
    """What a trade post scores."""
    if option[0] != "establish":
        return None
    track = board.trade_posts[str(option[2])]
    return None if track.points is None else line("n-points", points=track.points)


def price_note(option: Option, board: RiverfolkView) -> Line | None:
    """What a service costs its buyer."""
    if option[0] == "buy_card":
        return line("note-price", count=board.prices[HAND_CARD])
    return line("note-price", count=board.prices[str(option[1])]) if option[0] == "buy_service" else None


def about() -> Mapping[Thing, tuple[Line, ...]]:
    """What services do."""
    return {Thing("service", service): (line(f"about-{service}"),) for service in SERVICES}


LEXICON = Lexicon(
    topics={
        "embark": Topic("11.3.2", ("left",)),
        "first_price": Topic("11.3.5", ("service",)),
        "trade": Topic(
            *("11.5", ("left",)),
            menu=(*MOVES, "battle", "craft", "export", "draw", "moor", "establish", *DAYLIGHT),
            ends=("done",),
        ),
        "commit": Topic("11.5", ("left",)),
        "spend_fund": Topic("11.5", ("left",)),
        "disruption": Topic("11.2.5.I", ("clearing", "count"), ends=("pass",)),
        "prices": Topic("11.6.2", menu=("price",), ends=("done",)),
    },
    verbs={
        "buy_card": ("card",),
        "buy_service": ("service",),
        "export": ("card",),
        "draw": (),
        "moor": ("clearing",),
        "establish": ("clearing", "piece"),
        "fund": ("owner",),
        "price": ("service", "price"),
    },
    events={
        "price_set": ("seat", "service", "price"),
        "service_bought": ("seat", "owner", "service", "count"),
        "service_paid": ("seat", "owner", "count"),
        "card_bought": ("seat", "owner", "card"),
        "fund_lost": ("seat", "owner"),
        "paid_itself": ("seat", "count"),
        "funds_gathered": ("seat", "count", "total"),
        "fund_committed": ("seat", "owner"),
        "fund_laid": ("seat", "owner", "suit"),
        "funds_spent": ("seat", "owner", "count"),
        "exported": ("seat", "card"),
        "disrupted": ("seat", "clearing", "count"),
    },
    kinds={"service": "service", "services": "service", "buyer": "seat"},
    special=("buy_card", "buy_service"),
)
