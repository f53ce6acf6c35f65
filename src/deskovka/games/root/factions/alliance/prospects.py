"""What the Woodland Alliance stands to gain, in points, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.alliance.board import alliance_board, alliance_table, suits_with_base
from deskovka.games.root.pieces import on_map
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.factions.alliance.board import AllianceBoard
    from deskovka.games.root.state import Root

SYMPATHY, NEXT_TOKEN, BASE, OFFICER, SOLDIER = 0.5, 0.5, 3.0, 1.2, 0.3
"""What lies on the map and in the Officers box."""
SUPPORTER, BIRD_SUPPORTER, SURPLUS = 0.55, 0.7, 0.2
"""Supporters of a suit that sympathy can use next, birds, and those beyond what is of use soon."""
OF_USE = 4
"""How many supporters of one suit are of use soon."""
ORGANIZER = 0.35
"""A warrior where there is no sympathy yet, while there are officers."""
PREY = 0.15
"""An enemy building or token in a sympathetic clearing that a revolt would remove."""


def prospects(g: Root, seat: int) -> float:
    """What it has on the map and on its board, and what an action promises that is being paid for."""
    board, numbers = alliance_board(g, seat), g.cast.numbers[seat]
    tokens = on_map(g, numbers["sympathy"])
    points = alliance_table(g).tracks.sympathy.vp
    worth = SYMPATHY * tokens + NEXT_TOKEN * points[min(tokens, len(points) - 1)]
    worth += BASE * len(suits_with_base(g, seat)) + OFFICER * board.officers
    worth += SOLDIER * on_map(g, numbers["warrior"])
    return worth + _supporters(g, board) + _organizers(g, seat, board) + _prey(g, seat) + _promise(g, seat, board)


def _supporters(g: Root, board: AllianceBoard) -> float:
    """The Supporters, by suit."""
    suits = g.terms.deck.suits
    counts = [0, 0, 0, 0]
    for card in board.supporters:
        counts[suits[card]] += 1
    useful = [min(count, OF_USE) for count in counts[:BIRD]]
    surplus = sum(counts[:BIRD]) - sum(useful)
    return SUPPORTER * sum(useful) + SURPLUS * surplus + BIRD_SUPPORTER * counts[BIRD]


def _organizers(g: Root, seat: int, board: AllianceBoard) -> float:
    """8.6.1.IV: the clearings where a warrior could make way for sympathy."""
    if not board.officers:
        return 0.0
    numbers = g.cast.numbers[seat]
    tokens, camps = g.pieces[numbers["sympathy"]], g.pieces[numbers["warrior"]]
    found = sum([1 for clearing in g.woodland.clearings if camps[clearing] and not tokens[clearing]])
    return ORGANIZER * min(found, board.officers)


def _prey(g: Root, seat: int) -> float:
    """8.4.1.III: what revolts could still remove."""
    tokens, worth = g.pieces[g.cast.numbers[seat]["sympathy"]], 0.0
    raised = suits_with_base(g, seat)
    for clearing in g.woodland.clearings:
        if tokens[clearing] and g.woodland.suits[clearing] not in raised:
            worth += PREY * _trophies(g, seat, clearing)
    return worth


def _trophies(g: Root, seat: int, clearing: int) -> int:
    """3.2.1: the points for removing everything of the enemies from a clearing."""
    kinds = g.cast.kinds
    return sum(kinds[kind].trophy * g.pieces[kind][clearing] for enemy in g.enemies[seat] for kind in g.cast.of[enemy])


def _promise(g: Root, seat: int, board: AllianceBoard) -> float:
    """What the revolt or the sympathy that is being paid for will bring."""
    if board.revolt:
        return BASE + OFFICER + 2 * SOLDIER + _trophies(g, seat, board.revolt)
    if board.spread:
        points = alliance_table(g).tracks.sympathy.vp
        return SYMPATHY + points[on_map(g, g.cast.numbers[seat]["sympathy"])]
    return 0.0
