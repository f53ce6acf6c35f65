"""What the Woodland Alliance lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.alliance.board import board_of, sheet_of, suits_with_base
from deskovka.games.root.factions.alliance.supporters import count_supporters
from deskovka.games.root.pieces import on_map
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.factions.alliance.board import AllianceBoard
    from deskovka.games.root.state import Root

FEATURES = (
    *("sympathy", "next_points", "bases", "officers", "warriors"),
    *("supporters", "surplus", "birds", "organizers", "prey", "revolts", "revolt_points"),
)
OF_USE = 4
"""How many supporters of one suit are of use soon."""


def counted(g: Root, seat: int) -> list[float]:
    """What it has on the map and on its board."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    tokens = on_map(g, numbers["sympathy"])
    points = sheet_of(g).tracks.sympathy.vp
    raised = suits_with_base(g, seat)
    return [
        *(tokens, points[min(tokens, len(points) - 1)], len(raised), board.officers),
        on_map(g, numbers["warrior"]),
        *_supporters(g, board),
        _organizers(g, seat, board),
        *_revolts(g, seat, raised),
    ]


def _supporters(g: Root, board: AllianceBoard) -> tuple[int, int, int]:
    """The Supporters of suits that are of use soon, those beyond it, and birds."""
    suits = g.terms.deck.suits
    counts = [0, 0, 0, 0]
    for card in board.supporters:
        counts[suits[card]] += 1
    useful = sum([min(count, OF_USE) for count in counts[:BIRD]])
    return useful, sum(counts[:BIRD]) - useful, counts[BIRD]


def _organizers(g: Root, seat: int, board: AllianceBoard) -> int:
    """8.6.1.IV: the clearings where a warrior could make way for sympathy."""
    if not board.officers:
        return 0
    numbers = g.cast.numbers[seat]
    tokens, camps = g.pieces[numbers["sympathy"]], g.pieces[numbers["warrior"]]
    found = sum([1 for clearing in g.woodland.clearings if camps[clearing] and not tokens[clearing]])
    return min(found, board.officers)


def _revolts(g: Root, seat: int, raised: list[int]) -> tuple[int, bool, int]:
    """8.4.1: what revolts could still remove, in points; whether one can be paid for, and the best one of those."""
    tokens, suits, cost = g.pieces[g.cast.numbers[seat]["sympathy"]], g.woodland.suits, sheet_of(g).revolt_cost
    supporters = count_supporters(g, seat)
    prey, payable = 0, []
    for clearing in g.woodland.clearings:
        if tokens[clearing] and suits[clearing] not in raised:
            trophies = _trophies(g, seat, clearing)
            prey += trophies
            if supporters[suits[clearing]] >= cost:
                payable.append(trophies)
    return prey, bool(payable), max(payable, default=0)


def _trophies(g: Root, seat: int, clearing: int) -> int:
    """3.2.1: the points for removing everything of the enemies from a clearing."""
    kinds, of, pieces, presence = g.cast.kinds, g.cast.of, g.pieces, g.presence
    present = [enemy for enemy in g.enemies[seat] if presence[enemy][clearing]]
    return sum([kinds[kind].trophy * pieces[kind][clearing] for enemy in present for kind in of[enemy]])
