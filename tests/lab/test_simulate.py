import sys
from collections import Counter
from pathlib import Path

import polars
import pytest

from deskovka.bots import UnknownBot
from deskovka.content.extras import MissingExtra
from deskovka.content.files import NoFolder
from deskovka.games import registry
from deskovka.kernel import BadSetup, Flow, UnknownGame, seed_from
from deskovka.lab import simulate as lab
from deskovka.lab.results import Played, check_target, digest, mean_interval, summarize, wilson, write_rows
from deskovka.lab.simulate import Plan, SeatsDiffer, SimulationBroke, WrongSeats, make_plan, play_game, simulate
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState


def plan(games: int = 6, seed: int = 1, fixed: bool = False, bots: tuple[str, ...] = ()) -> Plan:
    return make_plan("legends", {}, bots, games, seed, fixed)


# Games


def test_every_game_has_its_own_seed_and_depends_on_no_other() -> None:
    long, short = simulate(plan(games=6)), simulate(plan(games=3))
    assert long[:3] == short
    assert [played.seed for played in long] == [seed_from(1, number) for number in range(6)]
    assert len({played.scores for played in long}) > 1


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    done: list[int] = []
    assert simulate(plan(games=11), 2, done.append) == simulate(plan(games=11))
    assert sum(done) == 11


def test_bots_rotate_through_the_seats_unless_they_are_fixed() -> None:
    bots = ("greedy", "random", "random")
    rotating, fixed = plan(bots=bots), plan(bots=bots, fixed=True)
    assert [rotating.seats(number) for number in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    assert {fixed.seats(number) for number in range(4)} == {(0, 1, 2)}
    visits = Counter((seat, listed) for number in range(9) for seat, listed in enumerate(rotating.seats(number)))
    assert set(visits.values()) == {3}


def test_a_bot_wins_from_whatever_seat_it_has() -> None:
    greedy_last = summarize("legends", ("random", "greedy"), simulate(plan(6, bots=("random", "greedy"))), 1.0)
    assert greedy_last.wins[1] >= 5
    assert greedy_last.mean_scores[1] > greedy_last.mean_scores[0]


def test_bots_at_one_table_draw_from_sources_of_their_own() -> None:
    one, other = simulate(plan(1, bots=("random", "random")))[0], simulate(plan(1, seed=2, bots=("random",) * 2))[0]
    assert one.decisions != other.decisions or one.scores != other.scores


def test_set_ups_are_drawn_for_each_game_with_what_is_given() -> None:
    drawing = make_plan("root", {"map": "winter"}, ("random",) * 3, 8, seed=2, drawn=True)
    games = simulate(drawing)
    assert games == simulate(drawing, 2), "the same in any number of processes"
    assert {len(played.seats) for played in games} == {3}
    assert len({frozenset(played.roles) for played in games}) > 4
    setups = [lab.drawn_setup(registry.get("root"), drawing.setup, played.seed).setup for played in games]
    assert {setup.map for setup in setups} == {"winter"}
    assert len({setup.deck for setup in setups}) == 2


def test_a_game_without_an_end_is_given_up_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LIMIT", 10)
    games = simulate(plan(games=2))
    assert [(played.scores, played.winners, played.decisions) for played in games] == [((), (), 10)] * 2
    summary = summarize("legends", ("random",) * 3, games, 1.0)
    assert (summary.games, summary.finished, summary.wins, summary.mean_scores) == (2, 0, (0.0,) * 3, (0.0,) * 3)


class Stumbling(Harvest):
    """A rule raises when somebody works."""

    def work(self, state: HarvestState) -> Flow[None]:
        yield from ()
        raise ZeroDivisionError("nothing to share")


def test_secret_bids_and_private_questions_are_answered_too() -> None:
    played = play_game(Plan("harvest", {}, ("random",) * 3, 1), Harvest(), HarvestSetup(3, True), 0, [None] * 3)
    assert len(played.scores) == 3
    assert played.winners


def test_a_broken_rule_is_no_result() -> None:
    with pytest.raises(SimulationBroke) as broke:
        play_game(Plan("harvest", {}, ("random",) * 2, 1, seed=9), Stumbling(), HarvestSetup(2), 4, [None] * 2)
    assert broke.value.facts["seed"] == seed_from(9, 4).hex()
    assert "Game 4" in str(broke.value)
    assert "nothing to share" in str(broke.value)


# Plans


def test_without_bots_everybody_of_the_set_up_is_random() -> None:
    assert make_plan("legends", {"players": 4}, (), 1).bots == ("random",) * 4


def test_the_bots_say_how_many_play() -> None:
    assert make_plan("legends", {"variants": ["leaders"]}, ("greedy", "random"), 1).setup == {
        "players": 2,
        "variants": ["leaders"],
    }


@pytest.mark.parametrize(
    ("game", "setup", "bots", "error"),
    [
        ("legnds", {}, (), UnknownGame),
        ("legends", {}, ("random",), WrongSeats),
        ("legends", {}, ("random",) * 5, WrongSeats),
        ("legends", {"players": 3}, ("random",) * 2, SeatsDiffer),
        ("legends", {}, ("random", "oracle"), UnknownBot),
        ("legends", {"players": 9}, (), BadSetup),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(
    game: str, setup: dict[str, int], bots: tuple[str, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        make_plan(game, setup, bots, 1)


# Results


def played(number: int, seats: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Played:
    return Played(number, seed_from(number), seats, scores, winners, 10)


GAMES = [
    played(0, (0, 1, 2), (5, 9, 1), (1,)),
    played(1, (2, 0, 1), (7, 7, 3), (0, 1)),
    played(2, (1, 2, 0), (6, 6, 6), (0, 1, 2)),
    played(3, (0, 1, 2), (), ()),
]


def test_shared_wins_count_in_parts_for_the_listed_bot() -> None:
    summary = summarize("legends", ("a", "b", "c"), GAMES, 2.5)
    assert summary.wins == pytest.approx((1 / 2 + 1 / 3, 1 + 1 / 3, 1 / 2 + 1 / 3))
    assert summary.mean_scores == pytest.approx(((5 + 7 + 6) / 3, (9 + 3 + 6) / 3, (1 + 7 + 6) / 3))
    assert (summary.games, summary.finished, summary.decisions, summary.seconds) == (4, 3, 40, 2.5)


def test_roles_are_summed_by_what_the_seats_played_and_draws_counted() -> None:
    games = [
        Played(0, seed_from(0), (0, 1), (5, 9), (1,), 10, roles=("cats", "birds"), kind="won"),
        Played(1, seed_from(1), (1, 0), (7, 7), (0, 1), 10, roles=("cats", "birds"), kind="shared"),
        Played(2, seed_from(2), (0, 1), (3, 3), (), 10, roles=("birds", "cats"), kind="draw"),
        Played(3, seed_from(3), (0, 1), (), (), 10, roles=("birds", "cats")),
    ]
    summary = summarize("toy", ("a", "b"), games, 1.0)
    birds, cats = summary.roles
    assert (birds.role, birds.games, birds.wins) == ("birds", 3, 1.5)
    assert (cats.role, cats.games, cats.wins) == ("cats", 3, 0.5)
    assert [birds.mean_score, cats.mean_score] == pytest.approx([(9 + 7 + 3) / 3, 5])
    assert birds.win_interval == wilson(1.5, 3)
    assert summary.draws == 1


def test_the_interval_of_a_mean_shrinks_with_the_number_of_games() -> None:
    few, many = mean_interval([4, 6] * 5), mean_interval([4, 6] * 500)
    assert few[0] < many[0] < 5 < many[1] < few[1]
    assert mean_interval([7]) == (7, 7)
    assert mean_interval([]) == (0, 0)


def test_the_digest_tells_apart_whatever_differs() -> None:
    other = [
        played(0, (0, 1, 2), (5, 9, 2), (1,)),
        played(0, (0, 1, 2), (5, 9, 1), (0,)),
        played(4, (0, 1, 2), (5, 9, 1), (1,)),
        Played(0, seed_from(0), (0, 1, 2), (5, 9, 1), (1,), 11),
    ]
    assert len({digest([game]) for game in [GAMES[0], *other]}) == 5
    assert digest(GAMES) != digest(GAMES[::-1])
    assert digest(GAMES) == digest(iter(GAMES))


def test_intervals_are_those_of_wilson() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(7, 10) == pytest.approx((0.3968, 0.8922), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_rows_of_unfinished_games_have_no_score(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_rows(file, ("a", "b", "c"), GAMES)
    rows = polars.read_parquet(file)
    assert rows["won"].to_list()[3:6] == [0.5, 0.5, 0.0]
    assert rows["bot"].to_list()[3:6] == ["c", "a", "b"]
    assert rows["score"].to_list()[9:] == [None] * 3
    write_rows(file, ("a", "b", "c"), GAMES[3:])
    assert polars.read_parquet(file).schema == rows.schema


def test_where_rows_cannot_be_written_is_known_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_target(tmp_path / "games.parquet")
    with pytest.raises(NoFolder):
        check_target(tmp_path / "missing" / "games.parquet")
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingExtra):
        check_target(tmp_path / "games.parquet")
