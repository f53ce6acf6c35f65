"""What things are worth is learned from games, the same from the same seed, and kept only if it wins."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from deskovka.content.worth import worth_of
from deskovka.games import registry
from deskovka.kernel import Result, seed_from
from deskovka.lab.columns import Columns
from deskovka.lab.fitting import fit, lean, spread_of
from deskovka.lab.learning import CLOSELY, STEPS, Plan, learn, nothing_learned
from deskovka.lab.lessons import Lesson, Position, Schooling, final_scores, lessons, temper
from tests.template.game import OrchardGame

SHORT: dict[str, Any] = {"players": 2, "edition": {"players": {"2": {"turns": 4}}}}
"""Games of Legends of a third of the turns, from which as much is learned."""
ORCHARD = OrchardGame()
LEGENDS = registry.get("legends")
ROOT = registry.get("root")


def lesson(number: int, mine: float, hand: float, left: float, lead: float) -> Lesson:
    position = Position(("", ""), [[mine, hand, 0.0], [0.0, 0.0, 0.0]], left)
    return Lesson(number, [position], (lead, 0.0))


def test_weights_are_found_that_explain_the_final_lead() -> None:
    """Points count one; a card in hand is worth two points at the beginning and nothing at the end."""
    games = [
        lesson(number, number % 7, number % 5, number % 3 / 2, number % 7 + 2 * (number % 5) * (number % 3 / 2))
        for number in range(600)
    ]
    columns = Columns(ORCHARD)
    found, explained = fit(columns, games, columns.of_file(nothing_learned(ORCHARD), 2))
    assert explained > 0.98
    weights = columns.learned(found, 1.0).weights[""]
    assert weights["points"][0] == pytest.approx(1.0, abs=0.1)
    assert weights["hand"][0] == pytest.approx(0.0, abs=0.2)
    assert sum(weights["hand"]) == pytest.approx(2.0, abs=0.2)
    assert weights["kinds"] == (0.0, 0.0)  # it never differed, so nothing is known of it


def test_a_position_is_explained_by_those_that_follow_it() -> None:
    """A card in hand becomes two points; the luck of the last turn, far greater, tells little about that."""

    def position(points: float, hand: float) -> Position:
        return Position(("", ""), [[points, hand, 0.0], [0.0, 0.0, 0.0]], 0.0)

    luck, games = Random(0), []
    for number in range(200):
        points = float(luck.randrange(8))
        games.append(Lesson(number, [position(points, 0.0)] * 9, (points, 0.0)))
    for number in range(100):
        hand = float(luck.randrange(1, 4))
        later = [position(2 * hand, 0.0)] * 12
        games.append(Lesson(number, [position(0.0, hand), *later], (2 * hand + luck.gauss(0, 20), 0.0)))
    columns = Columns(ORCHARD)
    found, _ = fit(columns, games, columns.of_file(nothing_learned(ORCHARD), 2))
    weights = columns.learned(found, 1.0).weights[""]
    assert weights["hand"][0] == pytest.approx(2 * weights["points"][0], rel=0.1)


def test_the_way_of_weighing_that_did_better_is_found() -> None:
    """Who made more of cards in hand early won, who made more of kinds lost; more of points changed nothing."""
    columns = Columns(ORCHARD)
    apart = [0.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0]
    schooling = Schooling("orchard", {}, [0.0] * columns.count, apart, 1, 1)
    games = []
    for number in range(300):
        tempers = [temper(schooling, seed_from(number, seat)) for seat in range(2)]
        scores = (2 * (tempers[0][4] - tempers[1][4]) - tempers[0][5] + tempers[1][5], 0.0)
        games.append(Lesson(number, [], scores, tempers, ("", "")))
    change, explained = lean(columns, games, apart)
    assert explained > 0.9
    assert change[4] == pytest.approx(0.89, abs=0.1)
    assert change[5] == pytest.approx(-0.45, abs=0.1)
    assert sum(change**2) == pytest.approx(1.0)


def test_that_a_role_leads_more_often_tells_nothing_about_how_to_weigh_things() -> None:
    """The Eyrie lead by ten whatever they think; the Marquise does better the more she makes of one thing."""
    columns = Columns(ROOT)
    place = columns.first["marquise"] + 1 + 2 * ROOT.feature_names["marquise"].index("sawmills")
    likes = columns.first["eyrie"] + 1 + 2 * ROOT.feature_names["eyrie"].index("roosts")
    apart, weights = [0.0] * columns.count, [0.0] * columns.count
    apart[place] = apart[likes] = weights[likes] = 1.0
    schooling = Schooling("root", {}, weights, apart, 1, 1)
    games = []
    for number in range(200):
        tempers = [temper(schooling, seed_from(number, seat)) for seat in range(2)]
        games.append(Lesson(number, [], (tempers[0][place], 10.0), tempers, ("marquise", "eyrie")))
    change, explained = lean(columns, games, apart)
    assert explained > 0.9
    assert change[place] > 10 * abs(change[likes])


def test_what_chance_may_have_brought_about_is_followed_less() -> None:
    """One way of weighing is worth six points among ten of luck, all others nothing: it is followed before them."""
    columns = Columns(ROOT)
    part = columns.of_kind("marquise")
    apart = [1.0 if part.start < place < part.stop else 0.0 for place in range(columns.count)]
    schooling = Schooling("root", {}, [0.0] * columns.count, apart, 1, 1)
    place, luck, games = part.start + 3, Random(5), []
    for number in range(400):
        tempers = [temper(schooling, seed_from(number, seat)) for seat in range(2)]
        scores = (6 * tempers[0][place] + luck.gauss(0, 10), 0.0)
        games.append(Lesson(number, [], scores, tempers, ("marquise", "eyrie")))
    change, _ = lean(columns, games, apart)
    assert change[place] ** 2 > sum(change**2) / 2


def test_temperaments_differ_more_in_what_seats_differ_less_by() -> None:
    columns = Columns(ORCHARD)
    apart, leads = spread_of(columns, [lesson(number, number % 3, 9 * (number % 3), 0.5, 2) for number in range(9)])
    names = ORCHARD.feature_names[""]
    points, hand, kinds = (apart[1 + 2 * place] for place in range(len(names)))
    assert points == 0.0, "everything is measured in points"
    assert apart[2] == pytest.approx(9 * apart[4])
    assert hand > 0 == kinds
    assert leads == 2


def test_who_wins_in_another_way_than_by_score_stands_as_well_as_the_best() -> None:
    assert final_scores(Result((12, 30, 8), (1,))) == (12, 30, 8)
    assert final_scores(Result((12, 25, 8), (0,))) == (25, 25, 8)


def test_games_of_bots_against_themselves_give_positions() -> None:
    columns = Columns(LEGENDS)
    weights = columns.of_file(nothing_learned(LEGENDS), 2)
    (found,) = lessons(Schooling("legends", {"players": 2}, weights, [0.1] * columns.count, 1, 1), [4])
    assert len(found.scores) == 2
    assert len(found.positions) > 10
    names = LEGENDS.feature_names[""]
    assert all(len(row) == len(names) for position in found.positions for row in position.rows)
    assert found.positions[0].left > found.positions[-1].left
    assert found.tempers[0] != found.tempers[1], "each seat weighs things in its own way"


def test_positions_are_noted_between_turns_where_features_tell_nothing_else() -> None:
    """In Legends all positions of a seat's turn count as one: as many cards are out as turns were had."""
    columns = Columns(LEGENDS)
    weights = columns.of_file(nothing_learned(LEGENDS), 2)
    (found,) = lessons(Schooling("legends", {"players": 2}, weights, [0.0] * columns.count, 1, 1), [4])
    turns = LEGENDS.feature_names[""].index("turns")
    left = [sum(row[turns] for row in position.rows) for position in found.positions]
    assert left[-22:] == list(range(22, 0, -1))


def test_the_same_seed_gives_the_same_weights_in_any_number_of_processes() -> None:
    plan = Plan("legends", SHORT, games=3, rounds=1, seed=3, at_table=1)
    done: list[int] = []
    (one, reports), (other, _) = learn(plan, progress=done.append), learn(plan, jobs=2)
    assert one == other
    assert sum(done) == plan.games + len(reports) * plan.matches <= plan.all_games
    assert {report.round for report in reports} == {1}
    assert [(report.way, report.step) for report in reports] == list(STEPS[: len(reports)])
    assert one.players[2].how["seed"] == 3
    kept = one.players[2].weights != nothing_learned(LEGENDS).players[2].weights
    assert kept == reports[-1].kept
    assert not any(report.kept for report in reports[:-1]), "another step is tried only when the one before lost"
    assert worth_of(LEGENDS, one).of(2).spread > 0


def test_those_who_plan_ahead_are_learned_from() -> None:
    plan = Plan("legends", SHORT, games=2, rounds=1, seed=3, at_table=1, bot="sharp:1")
    (one, reports), (other, _) = learn(plan), learn(plan)
    assert one == other
    assert "sharp:1" in one.players[2].how["way"]
    of_greedy, _ = learn(msgspec.structs.replace(plan, bot="greedy"))
    assert one.players[2].measured != of_greedy.players[2].measured
    assert reports[-1].games == 1


def test_who_stays_close_learns_from_temperaments_nearer_to_each_other() -> None:
    plan = Plan("legends", SHORT, games=2, rounds=1, seed=3, at_table=1)
    (usual, _), (close, _) = learn(plan), learn(msgspec.structs.replace(plan, closely=True))
    assert (usual.players[2].how["closely"], close.players[2].how["closely"]) == (None, CLOSELY)
    assert usual.players[2].measured != close.players[2].measured


def test_those_who_plan_ahead_look_as_far_as_leads_reach() -> None:
    columns = Columns(LEGENDS)
    of_two = LEGENDS.worth.of(2)
    weights = columns.from_weights(of_two.pairs, of_two.base)
    near, far = (
        lessons(Schooling("legends", SHORT, weights, [0.0] * columns.count, 1, 1, "sharp:4", leads=leads), [4])
        for leads in (1.0, 20.0)
    )
    assert near != far


def test_who_plays_alone_learns_from_its_own_score() -> None:
    plan = Plan("paladins", {"players": 1, "edition": {"rounds": 1}}, games=2, rounds=1, seed=3, at_table=1)
    found, reports = learn(plan)
    assert list(found.players) == [1]
    assert {report.fair for report in reports} == {0.5}


@pytest.mark.soak
def test_a_whole_round_of_learning_comes_out_the_same_twice() -> None:
    plan = Plan("legends", {"players": 2}, games=40, rounds=2, seed=1, at_table=12)
    assert learn(plan, jobs=2) == learn(plan)
