"""What the Keepers in Iron live on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.keepers.board import (
    COLUMNS,
    DELVE,
    MOVE,
    RECOVER,
    board_of,
    camps,
    column_cards,
    found_in,
    recoverable,
    relics_in,
    serves_in,
    shown_in,
    type_of,
    worth_of,
)
from deskovka.games.root.factions.keepers.relics import ruled_alike, ruled_beside
from deskovka.games.root.factions.keepers.sheet import TYPES
from deskovka.games.root.pieces import on_map, warriors

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = (
    *("warriors", "waystations", "relics", "guarded", "homeward", "ready", "sure"),
    *("digs", "dig_rule", "movers", "delvers", "recoverers", "suited", "unspent", "sets_begun"),
)


def counted(g: Root, seat: int) -> list[float]:
    """Warriors and waystations, relics and how far they are on their way, where there is something to delve, cards."""
    board = board_of(g, seat)
    stations = camps(g, seat)
    row = g.pieces[g.cast.numbers[seat]["warrior"]]
    places = [(clearing, relics_in(g, seat, clearing)) for clearing in g.woodland.clearings]
    found = [(clearing, relics) for clearing, relics in places if relics]
    ready = {clearing: recoverable(g, seat, clearing) for clearing, _ in found}
    return [
        on_map(g, g.cast.numbers[seat]["warrior"]),
        len(stations),
        sum(worth_of(relic) for _, relics in found for relic in relics),
        sum(len(relics) for clearing, relics in found if row[clearing]),
        _homeward(g, seat, found, stations),
        sum(worth_of(relic) for relics in ready.values() for relic in relics),
        _sure(g, seat, ready),
        *_digs(g, seat),
        *(len(column_cards(g, seat, column)) for column in (MOVE, DELVE, RECOVER)),
        _suited(g, seat, ready),
        len(board.left) if g.turn == seat else 0.0,
        _sets_begun(g, seat),
    ]


def _homeward(g: Root, seat: int, found: list[tuple[int, list[int]]], stations: list[tuple[int, int]]) -> float:
    """How near relics are to a waystation that shows their type: nothing at three steps or more."""
    total = 0.0
    for shown in TYPES:
        homes = [clearing for _, clearing in stations if shown in shown_in(g, seat, clearing)]
        if homes:
            steps = g.woodland.distances(homes)
            for clearing, relics in found:
                total += max(0, 3 - steps[clearing]) * sum(TYPES[type_of(relic)] == shown for relic in relics)
    return total


def _sure(g: Root, seat: int, ready: dict[int, list[int]]) -> float:
    """15.5.2.III.c: the relics ready to be recovered whose check would not cost the card."""
    return sum(
        worth_of(relic) <= ruled_alike(g, seat, clearing) for clearing, relics in ready.items() for relic in relics
    )


def _digs(g: Root, seat: int) -> tuple[float, float]:
    """15.5.2.II: forests with relics beside a ruled clearing with a warrior, and the rule around them."""
    digs, rule = 0, 0
    for forest in g.woodland.forests:
        if found_in(g, seat, forest):
            beside = g.woodland.forest_clearings[forest]
            if any(g.rulers[clearing] == seat and warriors(g, seat, clearing) for clearing in beside):
                digs += 1
                rule += min(3, ruled_beside(g, seat, forest))
    return digs, rule


def _suited(g: Root, seat: int, ready: dict[int, list[int]]) -> float:
    """15.5.2.III: the clearings with relics ready where a card of the third column can act."""
    cards = column_cards(g, seat, RECOVER)
    lying = [clearing for clearing, relics in ready.items() if relics]
    return sum(any(serves_in(g, card, clearing) for card in cards) for clearing in lying)


def _sets_begun(g: Root, seat: int) -> float:
    """15.5.2.III.b: the recovered relics in columns that are not whole."""
    lengths = [len(row) for row in board_of(g, seat).recovered]
    return sum(lengths) - len(COLUMNS) * min(lengths)
