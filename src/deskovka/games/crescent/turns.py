"""CM-ACT-5 Order inside a turn: the unit limit at the end of every action, and whose turn is next."""

from __future__ import annotations

from deskovka.games.crescent.combat import splits
from deskovka.games.crescent.pieces import withdraw
from deskovka.games.crescent.state import STANDING, Crescent
from deskovka.games.crescent.vocabulary import WARLORD
from deskovka.kernel import Ask, Flow, Option


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
            option: Option = yield Ask(seat, "surplus", options, {"hex": g.name(tile), "left": surplus})
            withdraw(g, seat, tile, int(option[1]), int(option[2]))
            g.tell("over_limit", seat=seat, hex=g.name(tile), count=surplus)
    end_turn(g)


def end_turn(g: Crescent) -> None:
    """CM-ACT-1 Four rounds: the next seat; after four rounds the scoring phase."""
    g.ships = g.masons = g.left = g.cursor = 0
    g.bought, g.built, g.refused = [], [], []
    g.last = g.turn
    g.turn = (g.turn + 1) % g.terms.players
    if g.turn != WARLORD:
        g.phase = "turn"
    elif g.round < g.terms.params.actions:
        g.round += 1
        g.phase = "turn"
    else:
        g.phase = "scoring"
    if g.phase == "turn":
        begin_turn(g)


def begin_turn(g: Crescent) -> None:
    """A seat is to take an action; standing orders until then are over."""
    STANDING.lapse(g.standing[g.turn])
    g.tell("turn", seat=g.turn, year=g.year, round=g.round)
