"""What the Keepers in Iron live on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.keepers.board import (
    COLUMNS,
    DELVE,
    MOVE,
    RECOVER,
    RELICS,
    board_of,
    camps,
    column_cards,
    faces_of,
    serves_in,
    type_of,
    worth_of,
)
from deskovka.games.root.factions.keepers.relics import ruled_alike
from deskovka.games.root.factions.keepers.sheet import TYPES
from deskovka.games.root.pieces import on_map, warriors

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEW = 2
"""So many cards of each column are needed most."""
Lying = dict[int, list[int]]
"""By clearing, the relics that lie there."""
Shown = dict[int, list[str]]
"""By clearing, the types that its waystations show."""

FEATURES = (
    *("warriors", "waystations", "relics", "guarded", "homeward", "ready", "sure"),
    *("digs", "dig_rule", "movers", "delvers", "recoverers", "staffed", "suited", "unspent", "sets_begun"),
)


def counted(g: Root, seat: int) -> list[float]:
    """Warriors and waystations, relics and how far they are on their way, where there is something to delve, cards."""
    board, row = board_of(g, seat), g.pieces[g.cast.numbers[seat]["warrior"]]
    stations, found = camps(g, seat), _lying(g, seat)
    shown: Shown = {}
    for station, clearing in stations:
        shown.setdefault(clearing, []).append(faces_of(station, board.faces[station])[0])
    ready = {
        clearing: [relic for relic in relics if TYPES[type_of(relic)] in shown[clearing]]
        for clearing, relics in found.items()
        if clearing in shown
    }
    retainers = [len(column_cards(g, seat, column)) for column in (MOVE, DELVE, RECOVER)]
    return [
        on_map(g, g.cast.numbers[seat]["warrior"]),
        len(stations),
        _worth(found),
        sum([len(relics) for clearing, relics in found.items() if row[clearing]]),
        _homeward(g, found, shown),
        _worth(ready),
        _sure(g, seat, ready),
        *_digs(g, seat),
        *retainers,
        sum([min(count, FEW) for count in retainers]),
        _suited(g, seat, ready),
        len(board.left) if g.turn == seat else 0.0,
        _sets_begun(g, seat),
    ]


def _lying(g: Root, seat: int) -> Lying:
    """The relics on the map."""
    numbers, found = g.cast.numbers[seat], dict[int, list[int]]()
    for relic, name in enumerate(RELICS):
        if name in numbers:
            row = g.pieces[numbers[name]]
            if any(row):
                for clearing in g.woodland.clearings:
                    if row[clearing]:
                        found.setdefault(clearing, []).extend([relic] * row[clearing])
    return found


def _worth(lying: Lying) -> int:
    return sum([worth_of(relic) for relics in lying.values() for relic in relics])


def _homeward(g: Root, found: Lying, shown: Shown) -> float:
    """How near relics are to a waystation that shows their type: nothing at three steps or more."""
    total = 0.0
    for number, kind in enumerate(TYPES):
        homes = [clearing for clearing, types in shown.items() if kind in types]
        counts = {clearing: [type_of(relic) for relic in relics].count(number) for clearing, relics in found.items()}
        if homes and any(counts.values()):
            steps = g.woodland.distances(homes)
            total += sum([max(0, 3 - steps[clearing]) * count for clearing, count in counts.items()])
    return total


def _sure(g: Root, seat: int, ready: Lying) -> float:
    """15.5.2.III.c: the relics ready to be recovered whose check would not cost the card."""
    found = 0
    for clearing, relics in ready.items():
        if relics:
            ruled = ruled_alike(g, seat, clearing)
            found += sum([worth_of(relic) <= ruled for relic in relics])
    return found


def _digs(g: Root, seat: int) -> tuple[float, float]:
    """15.5.2.II: forests with relics beside a ruled clearing with a warrior, and the rule around them."""
    digs, rule, rulers, board = 0, 0, g.rulers, board_of(g, seat)
    for place, forest in enumerate(g.woodland.forests):
        if any(board.face_down[place]) or any(board.face_up[place]):
            beside = [clearing for clearing in g.woodland.forest_clearings[forest] if rulers[clearing] == seat]
            if any(warriors(g, seat, clearing) for clearing in beside):
                digs += 1
                rule += min(3, len(beside))
    return digs, rule


def _suited(g: Root, seat: int, ready: Lying) -> float:
    """15.5.2.III: the clearings with relics ready where a card of the third column can act."""
    cards = column_cards(g, seat, RECOVER)
    lying = [clearing for clearing, relics in ready.items() if relics]
    return sum([any(serves_in(g, card, clearing) for card in cards) for clearing in lying])


def _sets_begun(g: Root, seat: int) -> float:
    """15.5.2.III.b: the recovered relics in columns that are not whole."""
    lengths = [len(row) for row in board_of(g, seat).recovered]
    return sum(lengths) - len(COLUMNS) * min(lengths)
