"""A.6, E.1. How hirelings come to the table, are hired and pass on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.dominance import find_enemies
from deskovka.games.root.hirelings.hireling import Hireling, board_of
from deskovka.games.root.pieces import join_beside, recount
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


def hireling_of(g: Root, owner: int) -> Hireling:
    """The hireling that is this owner."""
    hireling = g.cast.parties[owner]
    assert isinstance(hireling, Hireling)
    return hireling


# -- A.6 Set-up ------------------------------------------------------------------------------------------------------


def draw_hirelings(g: Root) -> None:
    """A.6.1 Draw hirelings, A.6.2 Demote, A.6.4 Hireling markers, A.6.5 Exclude factions."""
    table = g.terms.tables.hirelings
    cards = g.terms.draw_hirelings(g.chance)
    places = list(range(table.in_play))
    g.chance.shuffle(places)
    demoted = places[: table.demoted[g.terms.players]]
    for place, card in enumerate(cards):
        side = card.demoted if place in demoted else card.promoted
        join_beside(g, g.terms.players + place, g.terms.others[side])
        g.tell("hireling_drawn", hireling=side)
    g.markers = list(table.markers)
    for points in g.markers:
        g.tell("marker_laid", points=points)


def set_up_hireling(g: Root) -> Flow[None]:
    """A.6.3 Set up hirelings: from the last player counterclockwise, each picks one that is not set up yet."""
    waiting = [owner for owner in _hirelings(g) if not board_of(g, owner).done]
    seat = (g.first - 1 - len(g.cast.others) + len(waiting)) % g.terms.players
    if not any(hireling_of(g, owner).has_set_up for owner in waiting):
        waiting = waiting[:1]
    option: Option = yield Ask(seat, "set_up_hireling", [("set_up", g.cast.called[owner]) for owner in waiting])
    owner = g.cast.owner_of(option[1])
    board_of(g, owner).done.append("set_up")
    g.tell("hireling_set_up", seat=seat, hireling=str(option[1]))
    yield from hireling_of(g, owner).set_up(g, owner, seat)


def all_set_up(g: Root) -> bool:
    """A.6.3: whether all are set up; then they are ready to serve."""
    if any(not board_of(g, owner).done for owner in _hirelings(g)):
        return False
    _be_ready(g)
    return True


def _hirelings(g: Root) -> range:
    return range(g.terms.players, g.terms.owners)


def _be_ready(g: Root) -> None:
    """E.2.3, E.2.4: what was done counts no more."""
    for owner in _hirelings(g):
        board_of(g, owner).done = []
        board_of(g, owner).waived = 0


# -- E.1 Gaining and losing ------------------------------------------------------------------------------------------


def pass_on_and_hire(g: Root, seat: int) -> Flow[None]:
    """E.R4 End of turn order: first E.1.3 Passing on, then E.1.1 From the supply."""
    _be_ready(g)
    mine = [owner for owner, controller in enumerate(g.controllers) if controller == seat != owner]
    for owner in mine:
        board_of(g, owner).control -= 1
        g.tell("control_left", seat=seat, hireling=g.cast.called[owner], count=board_of(g, owner).control)
    while leaving := [owner for owner in mine if not board_of(g, owner).control]:
        yield from _pass_on(g, seat, leaving)
    while g.taken[seat]:
        yield from _hire_for_marker(g, seat)


def _pass_on(g: Root, seat: int, leaving: list[int]) -> Flow[None]:
    """E.1.3: a card without control markers goes to any other player, who rolls at once."""
    called, others = g.cast.called, g.seats_after(seat)
    options: list[Option] = [("pass_on", called[owner], other) for owner in leaving for other in others]
    option: Option = yield Ask(seat, "pass_on", options)
    g.tell("passed_on", seat=seat, hireling=str(option[1]), partner=int(option[2]))
    yield from hire(g, g.cast.owner_of(option[1]), int(option[2]))


def _hire_for_marker(g: Root, seat: int) -> Flow[None]:
    """E.1.1 From the supply, E.R5 Empty supply of hirelings."""
    free = [owner for owner, controller in enumerate(g.controllers) if controller == NOBODY]
    if free:
        option: Option = yield Ask(seat, "hire", [("hire", g.cast.called[owner]) for owner in free])
        g.tell("hired", seat=seat, hireling=str(option[1]))
        yield from hire(g, g.cast.owner_of(option[1]), seat)
    g.tell("marker_spent", seat=seat, points=g.taken[seat].pop(0))


def hire(g: Root, owner: int, seat: int) -> Flow[None]:
    """E.1.2 Control roll, E.2.1 When hired, E.3.1 Rule, E.3.2 Enemy."""
    g.controllers[owner] = seat
    find_enemies(g)
    g.learn_effects()
    recount(g)
    board_of(g, owner).control = count = roll_for_control(g, seat)
    g.tell("control_rolled", seat=seat, hireling=g.cast.called[owner], count=count)
    yield from hireling_of(g, owner).when_hired(g, owner, seat)


def roll_for_control(g: Root, seat: int) -> int:
    """E.1.2 Control roll: who has the most points, alone or tied, counts gold pips only."""
    die = g.terms.tables.hirelings.control
    face = g.chance.below(len(die.gold))
    scores = [points for other, points in enumerate(g.score) if g.has_marker(other)]
    leads = g.has_marker(seat) and g.score[seat] == max(scores)
    return die.gold[face] if leads else die.every[face]
