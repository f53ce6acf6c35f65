from pathlib import Path

import polars
import pytest

from tests.cli.running import run, run_process

KEYS = ["game", "games", "finished", "seats", "wins", "mean_scores", "decisions", "digest", "seconds"]
MORE_KEYS = ["score_intervals", "roles", "draws"]


def test_the_document_has_the_sums_by_listed_bot() -> None:
    ran = run("simulate", "legends", "--games", 6, "--seats", "greedy,random", "--seed", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    document = ran.json
    assert list(document) == KEYS + MORE_KEYS
    assert document["roles"] == []  # without leaders all play the same
    assert (document["game"], document["games"], document["finished"]) == ("legends", 6, 6)
    assert document["seats"] == ["greedy", "random"]
    assert sum(document["wins"]) == 6
    assert document["wins"][0] >= 5  # it also sat on the second seat, in every other game
    assert document["mean_scores"][0] > document["mean_scores"][1]
    assert document["decisions"] > 6 * 20
    assert document["seconds"] > 0


def test_without_seats_everybody_is_random() -> None:
    line = ("simulate", "legends", "--games", 1, "--json")
    assert run(*line).json["seats"] == ["random"] * 3
    assert run(*line, "--set", "players=4").json["seats"] == ["random"] * 4


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    line = ("simulate", "legends", "--games", 20, "--seed", 5, "--json")
    alone, shared = run_process(*line), run_process(*line, "--jobs", 2)
    assert (alone.code, shared.code, alone.err, shared.err) == (0, 0, "", "")
    assert {**alone.json, "seconds": 0} == {**shared.json, "seconds": 0}
    assert run(*line).json["digest"] == alone.json["digest"]
    assert run("simulate", "legends", "--games", 20, "--seed", 6, "--json").json["digest"] != alone.json["digest"]


def test_fixed_bots_keep_their_seats() -> None:
    line = ("simulate", "legends", "--games", 2, "--seats", "greedy,random", "--json")
    assert run(*line).json["digest"] != run(*line, "--fixed").json["digest"]


def test_people_read_rates_with_intervals_and_the_digest() -> None:
    line = ("simulate", "legends", "--games", 8, "--seats", "random,random", "--seed", 2)
    document = run(*line, "--json").json
    ran = run(*line)
    assert ran.err == ""
    rows = [row.split() for row in ran.out.splitlines()[1:3]]
    rates = [wins / 8 for wins in document["wins"]]
    assert [row[:3] for row in rows] == [
        ["random", f"{wins:.1f}", f"{rate:.1%}"] for wins, rate in zip(document["wins"], rates, strict=True)
    ]
    for row, rate in zip(rows, rates, strict=True):
        low, high = (float(bound.rstrip("%")) / 100 for bound in (row[3], row[5]))
        assert low < rate < high
    assert document["digest"] in ran.out
    assert "8 games finished of 8" in ran.out


def test_an_edition_changes_the_games_and_stays_in_the_set_up(tmp_path: Path) -> None:
    edition = tmp_path / "rich.yaml"
    edition.write_text("players: {3: {coins: 40}}\n")
    line = ("simulate", "legends", "--games", 3, "--json")
    printed, rich = run(*line), run(*line, "--set", f"edition={edition}")
    assert rich.code == 0
    assert printed.json["digest"] != rich.json["digest"]
    elsewhere = run_process(*line, "--set", f"edition={edition}", "--jobs", 2)
    assert elsewhere.json["digest"] == rich.json["digest"]


def test_rows_are_written_for_each_game_and_seat(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    line = ("simulate", "legends", "--games", 4, "--seats", "greedy,random,random", "--seed", 3, "--json")
    ran = run(*line, "--out", file)
    assert ran.code == 0
    rows = polars.read_parquet(file)
    assert rows.columns == [
        *("game", "seed", "players", "seat", "listed", "bot", "role", "score", "won", "decisions", "rounds", "reason")
    ]
    assert rows["game"].to_list() == [number for number in range(4) for _ in range(3)]
    assert rows["seat"].to_list() == [0, 1, 2] * 4
    assert rows.filter(polars.col("bot") == "greedy")["seat"].to_list() == [0, 1, 2, 0]
    by_bot = rows.group_by("listed").agg(polars.col("won").sum(), polars.col("score").mean()).sort("listed")
    assert by_bot["won"].to_list() == pytest.approx(ran.json["wins"])
    assert by_bot["score"].to_list() == pytest.approx(ran.json["mean_scores"])
    assert rows.group_by("game").agg(polars.col("decisions").first())["decisions"].sum() == ran.json["decisions"]
    assert set(rows["reason"]) == {"turns"}
    assert set(rows["rounds"]) == {10}


def test_wins_and_scores_are_counted_by_role_too() -> None:
    line = ("simulate", "root", "--games", 3, "--seats", "random,random", "--set", "factions=marquise,eyrie")
    document = run(*line, "--json").json
    assert [role["role"] for role in document["roles"]] == ["eyrie", "marquise"]
    assert [role["games"] for role in document["roles"]] == [3, 3]
    assert sum(role["wins"] for role in document["roles"]) == 3
    for role in document["roles"]:
        assert role["win_interval"][0] <= role["wins"] / 3 <= role["win_interval"][1]
        assert role["score_interval"][0] <= role["mean_score"] <= role["score_interval"][1]
    people = run(*line).out.splitlines()
    assert [row.split()[0] for row in people[5:7]] == ["eyrie", "marquise"]
