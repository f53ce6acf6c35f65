"""The sequence of play of Crescent Moon."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.crescent import (
    action_cards,
    actions,
    buying,
    combat,
    contest,
    dealing,
    haggling,
    opening,
    turns,
    year,
)
from deskovka.games.crescent.state import Crescent
from deskovka.kernel import Flow


def step(g: Crescent) -> Flow[None]:
    """The step of the present phase."""
    return STEPS[g.phase](g)


STEPS: dict[str, Callable[[Crescent], Flow[None]]] = {
    "prepare": opening.prepare,
    "tiles": opening.lay_tile,
    "groups": opening.place_group,
    "palace": opening.place_palace,
    "scheme": actions.open_scheme,
    # a year
    "year": year.begin_year,
    "turn": actions.take_turn,
    "build": actions.go_on_building,
    "move": actions.go_on_moving,
    "recruit": actions.go_on_recruiting,
    "seller": haggling.answer_wish,
    "buyer": haggling.answer_price,
    "place": haggling.place_hired,
    "follow": actions.follow_bribe,
    "buy": buying.go_on_buying,
    "raid": action_cards.raid,
    "limits": turns.check_limits,
    "closing": turns.close_actions,
    "scoring": year.end_year,
    # the Murshid's deals, in a combat or a contest
    "offers": dealing.offer,
    "deal": dealing.deal,
    # a combat
    "combat_select": combat.select,
    "side": combat.name_side,
    "reveal": combat.reveal_all,
    "combat_cards": combat.resolve_cards,
    "winner": combat.find_winner,
    "casualties": combat.casualties,
    "retreat": combat.retreat_loser,
    "capture": combat.capture,
    "sack": combat.sack,
    "combat_end": combat.end_combat,
    # a contest
    "contest_select": contest.select,
    "stance": contest.declare,
    "contest_cards": contest.resolve_cards,
    "contest_end": contest.end_contest,
}
"""What happens in each phase; a step names the phase that comes next."""
