"""What things are worth between turns is learned from positions where a turn begins."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from deskovka.content.worth import packaged_worth, worth_of
from deskovka.games import registry
from deskovka.lab.columns import Columns
from deskovka.lab.fitting import fit, fit_near, fit_turns
from deskovka.lab.learning import Plan, nothing_learned
from deskovka.lab.lessons import Lesson, Position, Schooling, lessons
from deskovka.lab.outlook import NoOutlook, learn_outlook
from deskovka.lab.turns import FAITHFUL, WAYS, Trying, Turn, Way, tried_turns
from tests.template.game import OrchardGame

ORCHARD = OrchardGame()
ROOT = registry.get("root")
SHORT: dict[str, Any] = {"players": 2, "edition": {"setup": {"winning_score": 12}}}
"""Games of a third of the turns, from which as much is learned."""
PLAN = Plan("root", SHORT, games=2, rounds=1, seed=3, at_table=0)


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


def test_a_turn_is_played_in_several_ways_from_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskovka.lab.turns.TRIED", 0.6)
    columns = Columns(ROOT)
    weights = columns.of_file(nothing_learned(ROOT), 2)
    schooling = Schooling("root", SHORT, weights, [0.0] * columns.count, 1, 1)
    trying = Trying(schooling, weights, 10.0)
    turns = tried_turns(trying, [0])
    assert turns == tried_turns(trying, [0])
    assert len(turns) > 1
    whole = [turn for turn in turns if len(turn.ways) == WAYS]
    for turn in whole:  # who weighs things in one way only differs from himself by slips
        assert len({msgspec.json.encode(way) for way in turn.ways[:FAITHFUL]}) == 1
    assert any(len({msgspec.json.encode(way) for way in turn.ways}) > 1 for turn in whole)


def test_what_turns_brought_tells_more_than_what_went_along_with_a_lead() -> None:
    """Whoever led had plums, so they seem to be of use; but whoever takes one in a turn stands worse for it."""
    turns = []
    for number in range(100):
        ways = []
        for plums, points in ((0, 0), (1, 0), (0, 1), (2, 1)):
            rows = [[10.0 + points, 0.0, 5.0 + plums], [10.0, 0.0, 5.0]]
            lead = 0.5 * (points - plums) + (number + 3 * plums + points) % 3 / 4
            ways.append(Way(Position(("", ""), rows, 0.0), lead))
        turns.append(Turn(number, 0, ways))
    columns = Columns(ORCHARD)
    name = ORCHARD.feature_names[""][2]
    start = columns.from_weights({"": {"points": (1.0, 0.0), name: (0.5, 0.0)}}, {})
    found, explained = fit_turns(columns, turns, start)
    weights = columns.learned(found, 1.0).weights[""]
    assert explained > 0.5
    assert weights[name][0] < -0.5 < 0.5 < weights["points"][0]


def test_the_same_seed_gives_the_same_outlook_and_leaves_the_weights_alone() -> None:
    begin = packaged_worth(ROOT, ROOT.package)
    assert begin is not None
    plan = msgspec.structs.replace(PLAN, begin=begin)
    (one, reports), (other, _) = learn_outlook(plan), learn_outlook(plan, jobs=2)
    assert one == other
    assert one.players == begin.players
    assert (reports[0].way, reports[0].kept, one.outlook[2].how["seed"]) == ("outlook", True, 3)
    assert worth_of(ROOT, one).outlook.of(2).pairs != worth_of(ROOT, begin).of(2).pairs
    assert {pairs["points"] for pairs in one.outlook[2].weights.values() if "points" in pairs} == {(1.0, 0.0)}


def test_an_outlook_follows_what_turns_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where cards brought nothing in any turn, they are worth less than what went along with a lead says."""
    begin = packaged_worth(ROOT, ROOT.package)
    assert begin is not None
    names = ROOT.feature_names["marquise"]

    def ways(count: int) -> list[Way]:
        rows = [[float(name == "cards") * cards for name in names] for cards in range(count)]
        return [Way(Position(("marquise", "marquise"), [row, rows[0]], 0.0), 0.0) for row in rows]

    monkeypatch.setattr("deskovka.lab.outlook.tried_turns", lambda _, numbers: [Turn(n, 0, ways(5)) for n in numbers])
    plan = msgspec.structs.replace(PLAN, begin=begin)
    without, _ = learn_outlook(plan)
    monkeypatch.setattr("deskovka.lab.outlook.games_with_turns", lambda games: 50 * games)
    after, _ = learn_outlook(plan)
    assert (without.outlook[2].how["turns"], after.outlook[2].how["turns"]) == (0, 100)
    before, then = (file.outlook[2].weights["marquise"]["cards"][0] for file in (without, after))
    assert 0 <= then < before


def test_an_outlook_is_kept_only_if_it_wins_at_the_table() -> None:
    done: list[int] = []
    found, (report,) = learn_outlook(msgspec.structs.replace(PLAN, games=1, at_table=1), progress=done.append)
    assert sum(done) == 2
    assert report.kept == bool(report.wins) == (2 in found.outlook)


def test_where_no_turn_is_planned_to_its_end_there_is_none() -> None:
    with pytest.raises(NoOutlook, match="root"):
        learn_outlook(Plan("legends", {"players": 2}, games=1, rounds=1))
