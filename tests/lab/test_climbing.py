"""The way of weighing things that did better is followed, the same from the same seed, and kept only if it wins."""

from __future__ import annotations

import pytest

from deskovka.games import registry
from deskovka.lab.climbing import DARING, climb, options_apart, trials
from deskovka.lab.columns import Columns
from deskovka.lab.learning import Plan, nothing_learned
from deskovka.lab.lessons import Schooling

LEGENDS = registry.get("legends")
PALADINS = registry.get("paladins")


def test_seats_in_pairs_weigh_things_in_opposite_ways() -> None:
    columns = Columns(LEGENDS)
    weights = columns.of_file(nothing_learned(LEGENDS), 2)
    (found,) = trials(Schooling("legends", {"players": 2}, weights, [0.1] * columns.count, 1, 1), [4])
    one, other = found.tempers
    assert one != other
    assert [(a + b) / 2 for a, b in zip(one, other, strict=True)] == pytest.approx(weights)
    assert len(found.scores) == 2


def test_alone_the_same_game_is_played_in_both_ways() -> None:
    columns = Columns(PALADINS)
    weights = columns.of_file(nothing_learned(PALADINS), 1)
    setup = {"players": 1, "edition": {"rounds": 1}}
    alike, differing = (
        trials(Schooling("paladins", setup, weights, [apart] * columns.count, 1, 1), [0])[0] for apart in (0.0, 2.0)
    )
    assert alike.scores[0] == alike.scores[1], "who weighs things alike plays alike"
    assert len(differing.tempers) == len(differing.scores) == len(differing.kinds) == 2


def test_temperaments_differ_more_in_what_options_differ_less_by() -> None:
    plan = Plan("legends", {"players": 2}, games=1, rounds=1, seed=2)
    columns = Columns(LEGENDS)
    apart = options_apart(plan, columns, columns.of_file(nothing_learned(LEGENDS), 2))
    assert apart[:2] == [0.0, 0.0], "neither the base nor the worth of a point is tried"
    free = [each for each in apart if each]
    assert len(free) > len(apart) / 2
    assert max(free) > 2 * min(free)
    assert DARING < 1


def test_the_same_seed_climbs_the_same_way_in_any_number_of_processes() -> None:
    plan = Plan("legends", {"players": 2}, games=2, rounds=2, seed=3, at_table=2)
    done: list[int] = []
    (one, reports), (other, _) = climb(plan, progress=done.append), climb(plan, jobs=2)
    assert one == other
    assert sum(done) == 2 * plan.games + plan.matches <= plan.all_games
    (report,) = reports
    assert (report.way, report.round, report.games) == ("climb", 2, 2)
    kept = one.players[2].weights != nothing_learned(LEGENDS).players[2].weights
    assert kept == report.kept
    assert len(one.players[2].how["mean_scores"]) == plan.rounds


def test_who_stays_close_changes_only_what_weighs_something() -> None:
    """Points and one feature weigh something; a round may go as far as it wants, but not to other features."""
    name = LEGENDS.feature_names[""][1]
    begin = nothing_learned(LEGENDS)
    begin.players[2].weights[""][name] = (0.5, 0.0)
    plan = Plan("legends", {"players": 2}, games=2, rounds=1, seed=3, begin=begin, at_table=0, closely=True)
    found, _ = climb(plan)
    weights = found.players[2].weights[""]
    assert weights[name] != (0.5, 0.0)
    assert weights["points"][0] == 1.0
    assert all(pair == (0.0, 0.0) for other, pair in weights.items() if other not in ("points", name))
