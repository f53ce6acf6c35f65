"""5. The sequence of play of Uprising."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.uprising import economy, movement
from deskovka.games.uprising.control import end
from deskovka.games.uprising.state import Uprising
from deskovka.kernel import Flow


def prepare(g: Uprising) -> Flow[None]:
    """UP-SET-04 Pile: the special cards are shuffled."""
    yield from ()
    g.chance.shuffle(g.deck)
    g.tell("begins", scenario=g.terms.scenario.id)
    for seat, faction in enumerate(g.terms.factions):
        g.tell("plays", seat=seat, faction=faction.id, side=faction.side)
    g.tell("round", round=1)
    g.phase = "economy"


def end_economy(g: Uprising) -> Flow[None]:
    """UP-RND-02 One after another: the next faction's economic phase; after the last one the movement phases."""
    yield from ()
    g.phase = "economy" if _next_faction(g) else "movement"


def end_movement(g: Uprising) -> Flow[None]:
    """UP-RND-02 One after another: the next faction's movement phase; after the last one the round is over."""
    yield from ()
    if _next_faction(g):
        g.phase = "movement"
        return
    end_round(g)


def end_round(g: Uprising) -> None:
    """UP-VIC-05 Stalemate, UP-VIC-06 Technical cap; UP-RND-03 Order: another faction is first."""
    before, g.quiet = g.quiet, 0 if g.stirred else g.quiet + 1
    if g.quiet != before:
        g.tell("quiet", rounds=g.quiet, most=g.terms.params.stalemate.quiet_rounds)
    if g.quiet >= g.terms.params.stalemate.quiet_rounds:
        end(g, "stalemate", ())
        return
    if g.terms.round_cap and g.round >= g.terms.round_cap:
        end(g, "capped", ())
        return
    g.stirred = 0
    g.round += 1
    g.points = [0] * len(g.points)
    g.coups = [0] * len(g.coups)
    g.turn = first(g)
    g.phase = "economy"
    g.tell("round", round=g.round)


def first(g: Uprising) -> int:
    """UP-RND-03 Order: the seat that is first in this round."""
    return (g.round - 1) % g.terms.players


def _next_faction(g: Uprising) -> bool:
    """Go on to the next faction; False when all have completed the phase, and the first is next again."""
    g.place = (g.place + 1) % g.terms.players
    g.turn = (first(g) + g.place) % g.terms.players
    return g.place > 0


def step(g: Uprising) -> Flow[None]:
    """The step of the present phase."""
    return STEPS[g.phase](g)


STEPS: dict[str, Callable[[Uprising], Flow[None]]] = {
    "prepare": prepare,
    "economy": economy.begin,
    "market": economy.shop,
    "manage": economy.manage,
    "end_economy": end_economy,
    "movement": movement.begin,
    "act": movement.act,
    "end_movement": end_movement,
}
"""What happens in each phase; a step names the phase that comes next."""
