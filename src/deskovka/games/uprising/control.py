"""2. Terms: control, defence and points; 3. Victory and elimination."""

from __future__ import annotations

from deskovka.games.uprising.board import NO_CITY
from deskovka.games.uprising.state import NOBODY, Uprising


def controller(g: Uprising, territory: int) -> int:
    """UP-TRM-05 Control through the city, UP-TRM-06 Control through a unit."""
    city = g.terms.board.city_of[territory]
    owner = NOBODY if city == NO_CITY else g.owner[city]
    unit = g.at[territory]
    if unit < 0:
        return owner
    seat = g.terms.owner_of[unit]
    return owner if owner != NOBODY and seat in g.terms.allies[owner] else seat


def defence(g: Uprising, city: int) -> int:
    """UP-TRM-08 Defence of a city: its current base defence and the level of the unit in it."""
    unit = g.at[city]
    return g.base[city] + (g.level[unit] if unit >= 0 else 0)


def is_foreign(g: Uprising, seat: int, city: int) -> bool:
    """UP-TRM-04: neutral, or owned by an enemy."""
    owner = g.owner[city]
    return owner == NOBODY or owner not in g.terms.allies[seat]


def points(g: Uprising, seat: int) -> int:
    """UP-TRM-09 City points of one faction."""
    worth = g.terms.board.points
    return sum(worth[city] for city, owner in enumerate(g.owner) if owner == seat)


def team_points(g: Uprising, seat: int) -> int:
    """UP-SCN-03: the points of a team are counted together."""
    return sum(points(g, ally) for ally in g.terms.allies[seat])


def take_city(g: Uprising, seat: int, city: int) -> None:
    """A city changes its owner: UP-FGT-12 keeps its defence, UP-FGT-13 its territories follow; UP-VIC-03 Moment."""
    before = g.owner[city]
    end_strike(g, city)
    g.owner[city] = seat
    g.stirred = 1
    g.tell("captured", seat=seat, city=g.name(city))
    _check_victory(g, seat)
    if before != NOBODY and not is_over(g):
        check_out(g, before)


def end_strike(g: Uprising, city: int) -> None:
    """UP-CRD-20 General Strike: it is over when the owner has produced, or the city has another one."""
    if g.strike[city]:
        g.strike[city] = 0
        g.tell("strike_over", city=g.name(city), owner=g.owner[city])


def _check_victory(g: Uprising, seat: int) -> None:
    """UP-VIC-01 Rebels, UP-VIC-02 Government: the capital and enough points."""
    allies = g.terms.allies[seat]
    if g.owner[g.terms.board.capital] in allies and team_points(g, seat) >= g.terms.needed[seat]:
        end(g, g.terms.factions[seat].side, allies)


def end(g: Uprising, reason: str, winners: tuple[int, ...]) -> None:
    """The game is over; without winners it is a draw."""
    g.phase = "over"
    g.ending = reason
    g.winners = list(winners)
    for seat in winners:
        g.tell("won", seat=seat, points=team_points(g, seat))
    if not winners:
        g.tell(reason, rounds=g.round)


def is_over(g: Uprising) -> bool:
    """Whether the game has ended."""
    return g.phase == "over"


def check_out(g: Uprising, seat: int) -> None:
    """UP-VIC-07 Elimination: a faction without cities and units is out."""
    if not g.out[seat] and seat not in g.owner and not g.units(seat):
        g.out[seat] = 1
        g.tell("eliminated", seat=seat)
