"""What things are worth between turns is learned from positions where a turn begins."""

from __future__ import annotations

import msgspec
import pytest

from deskovka.content.worth import packaged_worth, worth_of
from deskovka.games import registry
from deskovka.lab.columns import Columns
from deskovka.lab.fitting import fit, fit_near
from deskovka.lab.learning import Plan, nothing_learned
from deskovka.lab.lessons import Lesson, Position, Schooling, lessons
from deskovka.lab.outlook import NoOutlook, learn_outlook
from tests.template.game import OrchardGame

ORCHARD = OrchardGame()
ROOT = registry.get("root")
PLAN = Plan("root", {"players": 2}, games=2, rounds=1, seed=3, at_table=0)


def test_positions_are_noted_where_a_turn_begins() -> None:
    columns = Columns(ROOT)
    weights = columns.of_file(nothing_learned(ROOT), 2)
    schooling = Schooling("root", {"players": 2}, weights, [0.0] * columns.count, 1, 1, "random")
    (often,), (between,) = (
        lessons(msgspec.structs.replace(schooling, outlook=outlook), [0]) for outlook in (False, True)
    )
    assert between.scores == often.scores
    assert 10 < len(between.positions) < len(often.positions) / 2


def test_what_is_rare_weighs_what_it_did_unless_much_speaks_against_it() -> None:
    """A plum, seen in two games that ended well by chance, is not taken to be worth ten points for it."""
    games = []
    for number in range(200):
        plums, points = float(number in (17, 93)), float(number % 7)
        position = Position(("", ""), [[points, 0.0, plums], [0.0, 0.0, 0.0]], 0.0)
        games.append(Lesson(number, [position], (points + 10 * plums + number % 3 / 4, number % 5 / 4)))
    columns = Columns(ORCHARD)
    start = columns.of_file(nothing_learned(ORCHARD), 2)
    usual, near = (way(columns, games, start)[0] for way in (fit, fit_near))
    name = ORCHARD.feature_names[""][2]
    assert columns.learned(usual, 1.0).weights[""][name][0] > 5
    assert abs(columns.learned(near, 1.0).weights[""][name][0]) < 2
    assert columns.learned(near, 1.0).weights[""]["points"][0] == pytest.approx(1.0, abs=0.2)


def test_the_same_seed_gives_the_same_outlook_and_leaves_the_weights_alone() -> None:
    begin = packaged_worth(ROOT, ROOT.package)
    assert begin is not None
    plan = msgspec.structs.replace(PLAN, begin=begin)
    (one, reports), (other, _) = learn_outlook(plan), learn_outlook(plan, jobs=2)
    assert one == other
    assert one.players == begin.players
    assert (reports[0].way, reports[0].kept, one.outlook[2].how["seed"]) == ("outlook", True, 3)
    assert worth_of(ROOT, one).outlook.of(2).pairs != worth_of(ROOT, begin).of(2).pairs


def test_an_outlook_is_kept_only_if_it_wins_at_the_table() -> None:
    done: list[int] = []
    found, (report,) = learn_outlook(msgspec.structs.replace(PLAN, games=1, at_table=1), progress=done.append)
    assert sum(done) == 2
    assert report.kept == bool(report.wins) == (2 in found.outlook)


def test_where_no_turn_is_planned_to_its_end_there_is_none() -> None:
    with pytest.raises(NoOutlook, match="root"):
        learn_outlook(Plan("legends", {"players": 2}, games=1, rounds=1))
