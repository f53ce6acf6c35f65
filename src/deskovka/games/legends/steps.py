"""The sequence of play of Legends."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.games.legends import prepare, turn
from deskovka.games.legends.scoring import PARTS, score_parts, winners_of_game, winners_of_match
from deskovka.games.legends.state import Legends
from deskovka.kernel import Flow

GAMES_OF_FULL_GAME = 3


def count_scores(g: Legends) -> Flow[None]:
    """EL-END-07, EL-END-08, EL-END-10: count everything; the next game of a full game, or the end."""
    yield from ()
    parts = score_parts(g)
    scores = [sum(part) for part in parts]
    for seat, part in enumerate(parts):
        g.totals[seat] += scores[seat]
        g.tell("scored", seat=seat, total=scores[seat], **dict(zip(PARTS, part, strict=True)))
    g.scores.append(scores)
    winners = winners_of_game(g, scores)
    for seat in winners:
        g.games_won[seat] += 1
    if not g.has("full_game"):
        _announce(g, winners)
        return
    for seat in winners:
        g.tell("game_won", seat=seat, game=len(g.scores))
    if len(g.scores) == GAMES_OF_FULL_GAME:
        _announce(g, winners_of_match(g))
    else:
        g.clear()
        g.game_number += 1
        g.prepares = (g.prepares + 1) % g.terms.players


def _announce(g: Legends, winners: list[int]) -> None:
    for seat in winners:
        g.tell("won" if len(winners) == 1 else "shared_victory", seat=seat, total=g.totals[seat])
    g.phase = "over"


def step(g: Legends) -> Flow[None]:
    """The step of the present phase."""
    return STEPS[g.phase](g)


STEPS: dict[str, Callable[[Legends], Flow[None]]] = {
    "leaders": prepare.deal_leaders,
    "board": prepare.lay_segments,
    "start": prepare.choose_start,
    "tokens": prepare.place_tokens,
    "deck": prepare.deal_row,
    "armies": prepare.place_first_armies,
    "joint": prepare.place_joint_armies,
    "neutral": prepare.place_neutral_army,
    "coins": prepare.hand_out_coins,
    "bid": prepare.bid_for_start,
    "starter": prepare.name_starter,
    "take": turn.take_card,
    "act": turn.act,
    "end_turn": turn.end_turn,
    "extra_card": turn.take_extra_card,
    "scoring": count_scores,
}
"""What happens in each phase; a step names the phase that comes next."""
