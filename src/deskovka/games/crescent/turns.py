"""CM-ACT-5 Order inside a turn: the unit limit at the end of every action, and whose turn is next."""

from __future__ import annotations

from functools import partial

from deskovka.games.crescent.asking import decide, decide_in_step
from deskovka.games.crescent.cards import may_hold
from deskovka.games.crescent.combat import splits
from deskovka.games.crescent.pieces import withdraw
from deskovka.games.crescent.state import STANDING, Crescent
from deskovka.games.crescent.vocabulary import WARLORD
from deskovka.kernel import Facts, Flow


def check_limits(g: Crescent) -> Flow[None]:
    """CM-LIMIT-1 Five units, CM-LIMIT-2 Warlord seven: the owner chooses which go."""
    for seat, character in enumerate(g.terms.characters):
        if max(g.regular[seat]) + max(g.mercenary[seat]) <= character.unit_limit:
            continue
        for tile in g.board.tiles:
            surplus = g.count(seat, tile) - character.unit_limit
            if surplus <= 0:
                continue
            options = splits("surplus", surplus, g.regular[seat][tile], g.mercenary[seat][tile])
            facts: Facts = {"hex": g.name(tile), "left": surplus}
            option = yield from decide_in_step(g, seat, "surplus", partial(list, options), facts)
            regular, mercenary = int(option[1]), int(option[2])
            withdraw(g, seat, tile, regular, mercenary)
            g.tell("over_limit", seat=seat, hex=g.name(tile), regular=regular, mercenary=mercenary)
    end_turn(g)


def end_turn(g: Crescent) -> None:
    """CM-ACT-1 Four rounds: the next seat; after four rounds the end of the action phase."""
    g.ships = g.masons = g.left = g.cursor = 0
    g.bought, g.built, g.refused = [], [], []
    g.last = g.turn
    following = (g.turn + 1) % g.terms.players
    if following == WARLORD and g.round == g.terms.params.actions:
        g.phase = "closing"
        g.tell("closing", year=g.year)
        return
    g.round += int(following == WARLORD)
    g.turn = following
    g.phase = "turn"
    begin_turn(g)


def close_actions(g: Crescent) -> Flow[None]:
    """CM-CARD-11 ANYTIME windows: after the last action of a year, in turn order, everybody who may hold a card."""
    waiting = [seat for seat in g.terms.seats if seat >= g.cursor and may_hold(g, seat, "anytime")]
    if not waiting:
        g.cursor = 0
        g.phase = "scoring"
        return
    option = yield from decide(g, waiting[0], "closing", lambda: [("done",)], {"year": g.year})
    if option is not None:
        g.cursor = waiting[0] + 1


def begin_turn(g: Crescent) -> None:
    """A seat is to take an action; standing orders until then are over."""
    STANDING.lapse(g.standing[g.turn])
    g.tell("turn", seat=g.turn, year=g.year, round=g.round)
