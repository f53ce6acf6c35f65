"""3.1, 3.2. Points, and the victory that ends a game in the middle of anything."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.games.root.state import Root
from deskovka.kernel import Result


class Victory(Exception):
    """Somebody has won: raised by whatever rule noticed it, caught around every step."""


def score(g: Root, seat: int, points: int) -> None:
    """Score points; 30 win at once."""
    _add(g, seat, points)
    _check(g)


def score_together(g: Root, gains: Sequence[int]) -> None:
    """X.3: points of several players that are one change."""
    for seat, points in enumerate(gains):
        if points:
            _add(g, seat, points)
    _check(g)


def _add(g: Root, seat: int, points: int) -> None:
    """3.1-x2: a player without a score marker neither gains nor loses."""
    if points and g.has_marker(seat):
        before = g.score[seat]
        g.score[seat] = before + points
        g.tell("scored", seat=seat, points=points, total=g.score[seat])
        if g.markers:
            _take_markers(g, seat, before)


def _take_markers(g: Root, seat: int, before: int) -> None:
    """E.1.1, E.R7: who enters the space of a hireling marker, or passes it, takes it."""
    for space in [space for space in g.markers if before < space <= g.score[seat]]:
        g.markers.remove(space)
        g.taken[seat].append(space)
        g.tell("marker_taken", seat=seat, points=space)


def lose(g: Root, seat: int, points: int) -> None:
    """7.7.1, 3.1-x2 Score bounds: a score never drops below 0."""
    points = min(points, g.score[seat])
    if points and g.has_marker(seat):
        g.score[seat] -= points
        g.tell("lost_points", seat=seat, points=points, total=g.score[seat])


def _check(g: Root) -> None:
    """3.1, 3.1-x1: the player whose turn it is, else the first one clockwise."""
    enough = g.terms.tables.winning_score
    if any(points >= enough for points in g.score):
        order = (g.turn, *g.seats_after(g.turn))
        win(g, next(seat for seat in order if g.score[seat] >= enough), "points")


def win(g: Root, seat: int, how: str) -> None:
    """X.3, 9.2.8: the game is over; who has joined a winner in a coalition wins too."""
    winners = [seat]
    for winner in winners:
        winners += [other for other, partner in enumerate(g.coalition) if partner == winner]
    g.winners = sorted(winners)
    g.won_by = how
    g.phase = "over"
    g.battle = None
    g.tell("won", seat=seat, victory=how)
    for joint in winners[1:]:
        g.tell("won_too", seat=joint, partner=g.coalition[joint])
    raise Victory


def result(g: Root) -> Result | None:
    """The scores, and who won."""
    if g.phase != "over":
        return None
    winners = tuple(g.winners)
    return Result(tuple(g.score), winners, g.won_by, teams=(winners,) if len(winners) > 1 else ())
