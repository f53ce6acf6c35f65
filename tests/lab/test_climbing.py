"""The way of weighing things that did better is followed, the same from the same seed, and kept only if it wins."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.games import registry
from deskovka.lab.climbing import CLOSELY, DARING, climb, near, options_apart, trials
from deskovka.lab.columns import Columns, over_others
from deskovka.lab.learning import Plan, nothing_learned
from deskovka.lab.lessons import Schooling, lessons
from tests.lab.test_learning import SHORT

LEGENDS = registry.get("legends")
PALADINS = registry.get("paladins")
ROOT = registry.get("root")
UPRISING = registry.get("uprising")


def test_seats_in_pairs_weigh_things_in_opposite_ways() -> None:
    columns = Columns(LEGENDS)
    weights = columns.of_file(nothing_learned(LEGENDS), 2)
    (found,) = trials(Schooling("legends", {"players": 2}, weights, [0.1] * columns.count, 1, 1), [4])
    one, other = found.tempers
    assert one != other
    assert [(a + b) / 2 for a, b in zip(one, other, strict=True)] == pytest.approx(weights)
    assert len(found.scores) == 2


def test_allies_weigh_things_alike_and_their_enemies_in_the_opposite_way() -> None:
    columns = Columns(UPRISING)
    weights = columns.of_file(nothing_learned(UPRISING), 4)
    setup = {"players": 4, "length": "capped", "edition": {"params": {"stalemate": {"round_cap": 2}}}}
    (found,) = trials(Schooling("uprising", setup, weights, [0.1] * columns.count, 1, 1), [4])
    assert found.teams == ((0, 2), (1, 3))
    one, other, ally, enemy = found.tempers
    assert (one, other) == (ally, enemy)
    assert [(a + b) / 2 for a, b in zip(one, other, strict=True)] == pytest.approx(weights)


def test_allies_are_not_among_those_whom_a_seat_is_ahead_of() -> None:
    scores = np.array([9.0, 1.0, 6.0, 2.0])
    assert list(over_others(scores, [(0, 2), (1, 3)])) == [7.5, -6.5, 4.5, -5.5]
    assert list(over_others(scores)) == pytest.approx([6.0, -14 / 3, 2.0, -10 / 3])
    assert list(over_others(np.array([4.0]))) == [4.0], "alone, what it has"


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
    plan = Plan("legends", SHORT, games=2, rounds=2, seed=3, at_table=1)
    done: list[int] = []
    (one, reports), (other, _) = climb(plan, progress=done.append), climb(plan, jobs=2)
    assert one == other
    assert sum(done) == 2 * plan.games + plan.matches <= plan.all_games
    (report,) = reports
    assert (report.way, report.round, report.games) == ("climb", 2, plan.matches)
    kept = one.players[2].weights != nothing_learned(LEGENDS).players[2].weights
    assert kept == report.kept
    assert len(one.players[2].how["mean_scores"]) == plan.rounds


def test_who_stays_close_changes_only_what_weighs_something() -> None:
    """Points and one feature weigh something: that one changes, by no more than somebody has tried, and no others."""
    name = LEGENDS.feature_names[""][1]
    begin = nothing_learned(LEGENDS)
    begin.players[2].weights[""][name] = (0.5, 0.0)
    plan = Plan("legends", SHORT, games=2, rounds=1, seed=3, begin=begin, at_table=0, closely=True)
    found, _ = climb(plan)
    weights = found.players[2].weights[""]
    assert 0 < abs(weights[name][0] - 0.5) <= CLOSELY * 0.5 + 1e-4
    assert weights["points"][0] == 1.0
    assert all(pair == (0.0, 0.0) for other, pair in weights.items() if other not in ("points", name))


def test_drawn_set_ups_give_every_role_its_share() -> None:
    columns = Columns(ROOT)
    weights = columns.of_file(nothing_learned(ROOT), 4)
    schooling = Schooling("root", {}, weights, [0.0] * columns.count, 1, 1, bot="random", drawn=True)
    played = lessons(schooling, range(12))
    assert {len(lesson.kinds) for lesson in played} == {4}
    assert len({kind for lesson in played for kind in lesson.kinds}) > 8
    assert trials(schooling, [0])[0].kinds != played[0].kinds, "each way of learning draws games of its own"


def test_closely_a_feature_weighs_more_or_less_from_start_to_end() -> None:
    name = LEGENDS.feature_names[""][1]
    begin = nothing_learned(LEGENDS)
    begin.players[2].weights[""][name] = (0.5, -0.2)
    columns = Columns(LEGENDS)
    weights = columns.of_file(begin, 2)
    apart = near(columns, weights)
    assert [each for each in apart if each] == pytest.approx([CLOSELY * 0.5, CLOSELY * -0.2])
    (found,) = trials(Schooling("legends", {"players": 2}, weights, apart, 1, 1, tied=True), [4])
    end = apart.index(CLOSELY * 0.5)
    for temperament in found.tempers:
        assert temperament[end] != weights[end]
        assert temperament[end] / temperament[end + 1] == pytest.approx(0.5 / -0.2)
