"""Learning what things are worth where a turn begins, for bots that plan to the end of theirs.

What helps a bot choose its next action is not what tells how a seat stands once its turn is over: wood is worth
something in the middle of a turn because it can be built with, and after it because others may take it. So positions
between turns are explained by how their games ended, held near what things are worth at any time. What goes along with
a lead need not bring it about, though; so turns are then played in several ways, and what that brought is followed.
A point counts one all the same: by what explains games best, early points of some are worth nothing and those of others
two, so that a bot rather spoils what others score than scores itself.
"""

from __future__ import annotations

import msgspec

from deskovka.content.worth import Learned, WorthFile
from deskovka.games import registry
from deskovka.kernel import DeskovkaError
from deskovka.kernel.worth import POINTS
from deskovka.lab.columns import Columns, numpy
from deskovka.lab.fitting import fit_near, fit_turns, spread_of
from deskovka.lab.learning import Plan, Progress, Report, at_the_table, nothing_learned
from deskovka.lab.lessons import Schooling, lessons
from deskovka.lab.results import wilson
from deskovka.lab.simulate import shared_out
from deskovka.lab.turns import Trying, tried_turns

APART = 0.35
"""How far temperaments change what a feature weighs, as a part of it."""
WITH_TURNS = 0.15
"""For each game that is explained, in how many turns are tried."""
PLANNER = "sharp:4"
"""Who shows at the table what an outlook is worth."""


class NoOutlook(DeskovkaError):
    """Nobody asks what things are worth between turns."""

    key = "no-outlook"
    sentence = (
        "In {game} bots do not plan to the end of a turn, so there is no outlook to learn; there is one in {known}."
    )


def games_with_turns(games: int) -> int:
    """In how many games turns are tried, where so many are explained."""
    return int(WITH_TURNS * games)


def with_whole_points(learned: Learned) -> Learned:
    """The same with points that count one, whoever has them and whenever."""
    weights = {
        kind: {name: (1.0, 0.0) if name == POINTS else pair for name, pair in pairs.items()}
        for kind, pairs in learned.weights.items()
    }
    return msgspec.structs.replace(learned, weights=weights)


def learn_outlook(plan: Plan, jobs: int = 1, progress: Progress = lambda _: None) -> tuple[WorthFile, list[Report]]:
    """Play, fit and compare once; gives the weights with the outlook, if it wins at the table, and how that went."""
    numpy()
    game = registry.get(plan.game)
    if not game.passes_last:
        known = ", ".join(each.id for each in registry if each.passes_last)
        raise NoOutlook(game=game.id, known=known)
    players = game.read_setup(plan.setup).players
    columns = Columns(game)
    begin = plan.begin or nothing_learned(game)
    weights = columns.of_file(begin, players)
    apart = [APART * abs(weight) if free else 0.0 for weight, free in zip(weights, columns.free(), strict=True)]
    schooling = Schooling(
        *(plan.game, plan.setup, weights, apart, plan.seed, 1, plan.bot),
        drawn=plan.drawn,
        leads=begin.of(players).spread,
        outlook=True,
    )
    games = shared_out(lessons, schooling, plan.games, jobs, progress)
    unknowns, explained = fit_near(columns, games, weights)
    _, spread = spread_of(columns, games)
    trying = Trying(schooling, [float(each) for each in unknowns], spread)
    turns = shared_out(tried_turns, trying, games_with_turns(plan.games), jobs, progress)
    told = 0.0
    if turns:
        unknowns, told = fit_turns(columns, turns, trying.outlook)
    learned = with_whole_points(columns.learned(unknowns, spread))
    tried = msgspec.structs.replace(begin, outlook={**begin.outlook, players: learned})
    match = msgspec.structs.replace(plan, bot=PLANNER)
    wins = at_the_table(match, players, tried, begin, 1, jobs, progress) if plan.matches else 0.0
    fair = 1 / max(2, players)
    share = wins / plan.matches if plan.matches else fair
    report = Report(
        round=1,
        positions=sum(len(lesson.positions) for lesson in games),
        way="outlook",
        step=1.0,
        r2=round(explained, 4),
        games=plan.matches,
        wins=wins,
        share=share,
        interval=wilson(wins, plan.matches),
        fair=fair,
        kept=share > fair or not plan.matches,
    )
    how = {
        "way": f"{plan.bot} bots of different temperaments: what went along with the final lead where a turn began, "
        "then which of several ways to play a turn brought more",
        "setup": plan.setup,
        "drawn": plan.drawn,
        "games": plan.games,
        "seed": plan.seed,
        "apart": APART,
        "turns": len(turns),
        "turns_explained": round(told, 4),
    }
    found = msgspec.structs.replace(learned, how=how, measured=[msgspec.to_builtins(report)])
    kept = msgspec.structs.replace(begin, outlook={**begin.outlook, players: found}) if report.kept else begin
    return kept, [report]
