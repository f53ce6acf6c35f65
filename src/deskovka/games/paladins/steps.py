"""The sequence of play of Paladins."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.paladins import prepare, rounds, scoring, turn, virtual
from deskovka.games.paladins.state import Paladins
from deskovka.kernel import Flow


def step(g: Paladins) -> Flow[None]:
    """The step of the present phase."""
    return STEPS[g.phase](g)


STEPS: dict[str, Callable[[Paladins], Flow[None]]] = {
    "prepare": prepare.lay_out,
    "first": prepare.take_first,
    "round": rounds.begin_round,
    "paladins": rounds.choose_paladins,
    "gather": rounds.gather_workers,
    "act": turn.take_turn,
    "virtual": virtual.take_virtual_turn,
    "refresh": rounds.refresh,
    "scoring": scoring.count_scores,
}
"""What happens in each phase; a step names the phase that comes next."""
