"""Wrong input gets one sentence that says what is wrong and what would be right, and no file is touched."""

import sys
from pathlib import Path

import pytest

from deskovka.games import registry
from deskovka.kernel import Match, Record
from tests.cli.running import RECORD, Ran, refused, run, run_process

SIMULATE = ("simulate", "legends", "--games", "1")

WRONG_LINES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("simulte",), ("“simulte”", "“simulate”", "games, play, serve, simulate")),
    (("games", "--jsn"), ("deskovka games", "“--jsn”", "--json")),
    (("games", "please"), ("deskovka games", "more words", "--help")),
    (("games", "--lang", "de"), ("“de”", "en, cs")),
    (("simulate", "legends"), ("deskovka simulate", "--games")),
    (("simulate", "--games", "1"), ("deskovka simulate", "GAME")),
    (("simulate", "legends", "--games"), ("--games", "missing")),
    (("simulate", "legnds", "--games", "1"), ("“legnds”", "“legends”")),
    (("simulate", "legends", "--games", "0"), ("--games", "“0”", "from 1 up")),
    (("simulate", "legends", "--games", "-5"), ("--games", "“-5”", "from 1 up")),
    (("simulate", "legends", "--games", "many"), ("--games", "“many”", "whole number")),
    ((*SIMULATE, "--jobs", "0"), ("--jobs", "“0”", "from 1 up")),
    ((*SIMULATE, "--seed", "lucky"), ("--seed", "“lucky”", "whole number")),
    ((*SIMULATE, "--seats", "random"), ("legends", "2 to 4", "list 1")),
    ((*SIMULATE, "--seats", "random,random,random,random,random"), ("2 to 4", "list 5")),
    ((*SIMULATE, "--seats", "random,random", "--set", "players=3"), ("3 players", "list 2")),
    ((*SIMULATE, "--seats", "random,oracle"), ("“oracle”", "random, greedy")),
    ((*SIMULATE, "--set", "players"), ("key=value", "“players”", "--set players=4")),
    ((*SIMULATE, "--set", "weather=rain"), ("“weather”", "players, variants")),
    ((*SIMULATE, "--set", "players=9"), ("players", "9", "2–4")),
    ((*SIMULATE, "--set", "players=three"), ("players", "three", "2–4")),
    ((*SIMULATE, "--set", "variants=poison_swamp"), ("poison_swamp", "needs variants = discovery")),
    ((*SIMULATE, "--set", "edition=missing.yaml"), ("missing.yaml", "cannot be read")),
    ((*SIMULATE, "--out", "nowhere/games.parquet"), ("nowhere/games.parquet", "no folder nowhere")),
    ((*SIMULATE, "--out", "."), ("folder", "name a file")),
    (("fuzz", "legends", "--games", "0"), ("--games", "“0”", "from 1 up")),
    (("fuzz", "legend", "--games", "1"), ("“legend”", "“legends”")),
    (("rules", "legend"), ("“legend”", "“legends”")),
    (("rules", "legends", "submarine"), ("legends", "“submarine”", "deskovka rules legends")),
    (("rules", "legends", "--tests", "nowhere"), ("no folder nowhere",)),
    (("bench", "--seconds", "0"), ("--seconds", "“0”", "above 0")),
    (("bench", "--seconds", "nan"), ("--seconds", "“nan”", "above 0")),
    (("bench", "--memory", "9"), ("--memory", "“9”", "from 10 up")),
    (("bench", "--against", "chess"), ("“chess”", "catanatron")),
    (("bench", "--against", "catanatron"), ("DESKOVKA_CATANATRON_PYTHON", "catanatron")),
    (("play", "legnds"), ("“legnds”", "“legends”")),
    (("play", "--seed", "3"), ("deskovka play", "GAME")),
    (("play", "legends", "--seats", "you,oracle"), ("“oracle”", "greedy")),
    (("play", "legends", "--set", "players=9"), ("players", "9", "2–4")),
    (("play", "legends", "--seed", "3", "--resume", "x.game"), ("--resume", "GAME, --seed")),
    (("play", "--resume", "missing.game"), ("missing.game",)),
    (("replay",), ("deskovka replay", "FILE")),
    (("replay", "missing.game"), ("no file missing.game",)),
    (("replay", "."), ("folder", "name a file")),
    (("replay", str(RECORD), "--to", "79"), ("78 answers", "0 to 78", "not 79")),
    (("replay", str(RECORD), "--to", "-1"), ("--to", "“-1”", "from 0 up")),
    (("replay", str(RECORD), "--seat", "2"), ("seats 0 to 1", "2")),
    (("replay", str(RECORD), "--seat", "north"), ("--seat", "“north”")),
]


@pytest.mark.parametrize(("line", "words"), WRONG_LINES, ids=lambda value: " ".join(value)[-60:])
def test_a_wrong_line_is_refused_in_one_sentence(
    line: tuple[str, ...], words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = RECORD.read_bytes()
    english = run(*line)
    refused(english, 2, *words)
    if "--lang" not in line:
        czech = run(*line, *(() if line[-1] == "--games" else ("--lang", "cs")))
        refused(czech, 2)
        assert czech.err != english.err or line[-1] == "--games"
    assert RECORD.read_bytes() == before
    assert list(tmp_path.iterdir()) == []


def test_the_language_is_known_even_when_the_line_is_not_understood() -> None:
    refused(run("--lang", "cs", "simulte"), 2)
    refused(run("simulate", "legends", "--lang", "cs", "--games"), 2, "Za --games chybí hodnota")
    refused(run("simulate", "legends", "--lang=cs"), 2, "potřebuje --games")


# Editions


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"players: {3: {coins: 40}\n", ("edition.yaml:2: ", "not YAML")),
        (b"\n\xff\xfe\x00", ("edition.yaml:2: ", "not YAML")),
        (b"- a list\n", ("edition.yaml:1: ", "keys with their values", "[a list]")),
        (b"sea_cost: 1\nsea_cost: 2\n", ("edition.yaml:2: ", "sea_cost", "twice")),
        (b"sea_cost: 2\n\ndragons: 3\n", ("edition.yaml:3: ", "dragons", "known there", "players")),
        (b"players: {3: {gold: 40}}\n", ("players.3.gold", "coins")),
        (b"players: {3: {coins: many}}\n", ("players.3.coins", "many")),
        (b"players: {3: {turns: 15}}\n", ("players.3.turns", "15", "breaks a count", "≤ 10")),
    ],
)
def test_a_wrong_edition_is_refused(text: bytes, words: tuple[str, ...], tmp_path: Path) -> None:
    edition = tmp_path / "edition.yaml"
    edition.write_bytes(text)
    refused(run(*SIMULATE, "--set", f"edition={edition}"), 2, *words)
    assert edition.read_bytes() == text


# Records


def lines_with(line: int, text: str) -> str:
    """The record with another line, counted from 1 as people do."""
    lines = RECORD.read_text().splitlines()
    assert lines[line - 1] != text
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


def checked(file: Path, text: str | bytes) -> Ran:
    """The refusal of a wrong record, which fails a check too, with one line."""
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = file.read_bytes()
    shown, check = run("replay", file), run("replay", file, "--check")
    assert (check.code, check.err, check.out.count("\n")) == (1, "", 1)
    czech = run("replay", file, "--lang", "cs")
    refused(czech, shown.code)
    assert file.read_bytes() == before
    return shown


def test_a_record_with_an_illegal_answer_is_refused_with_the_line_and_what_was_legal(tmp_path: Path) -> None:
    lines = RECORD.read_text().splitlines()
    at = next(number for number, line in enumerate(lines, 1) if " bid " in line)
    seat = lines[at - 1].split()[0]
    ran = checked(tmp_path / "wrong.game", lines_with(at, f"{seat} bid 99"))
    refused(ran, 1, "wrong.game", f"Line {at}", f"seat {seat}", "“bid 99”", "bid 0, bid 1")


def test_a_record_with_the_wrong_seat_is_refused_with_who_was_asked(tmp_path: Path) -> None:
    lines = RECORD.read_text().splitlines()
    at = next(number for number, line in enumerate(lines, 1) if " take " in line)
    seat, answer = lines[at - 1].split(" ", 1)
    other = 1 - int(seat)
    ran = checked(tmp_path / "wrong.game", lines_with(at, f"{other} {answer}"))
    refused(ran, 1, f"Line {at}", f"seat {other} was not asked", f"asked was: {seat}")


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", 1, ("ends too early", "game <id> <rules version>")),
        ("game legends 2\n", 1, ("ends too early", "setup")),
        ("game legends 2\nsetup {oops\n", 1, ("Line 2", "{oops", "setup {…}")),
        ("game legends 2\nsetup {}\n", 1, ("no seed",)),
        ("not a record\n", 1, ("Line 1", "“not a record”", "game <id> <rules version>")),
        (b"game legends 2\nsetup \xff\n", 1, ("not text",)),
        (b"game legends 2\0\n", 1, ("not text",)),
        (lines_with(1, "game legend 1"), 2, ("“legend”", "“legends”")),
        (lines_with(1, "game legends 3"), 1, ("rules 3", "up to 2", "Update")),
        (lines_with(1, "game legends 0"), 1, ("rules 0", "rules 2")),
        (lines_with(2, 'setup {"players": 7}'), 2, ("players", "7", "2–4")),
        (lines_with(2, 'setup {"wind": 7}'), 2, ("“wind”", "players, variants")),
        (lines_with(4, "0"), 1, ("Line 4", "<seat> <answer>")),
        (lines_with(81, "snapshot 2 {}"), 1, ("snapshot", "damaged")),
        (lines_with(82, "= 1 2"), 1, ("1 2", "18 11")),
        (lines_with(82, "= one two"), 1, ("Line 82", "= and the scores")),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_wrong_record_is_refused(text: str | bytes, code: int, words: tuple[str, ...], tmp_path: Path) -> None:
    refused(checked(tmp_path / "wrong.game", text), code, *words)


def test_a_record_cut_off_within_a_line_is_refused(tmp_path: Path) -> None:
    text = RECORD.read_text()
    place = text.rindex(" move ") + 4
    refused(checked(tmp_path / "cut.game", text[:place]), 1, "“mov”", "move ")


def test_a_snapshot_whose_state_is_damaged_is_refused(tmp_path: Path) -> None:
    game = registry.get("legends")
    record = Record.parse(RECORD.read_bytes())
    record.snapshots = [Match.load(game, record.prefix(40)).snapshot]
    whole = tmp_path / "whole.game"
    whole.write_text(str(record))
    assert run("replay", whole, "--check").code == 0
    del record.snapshots[0].state["deck"]
    refused(checked(tmp_path / "damaged.game", str(record)), 1, "snapshot", "damaged", "deck")


# As a program


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (("simulate", "legnds", "--games", "3"), 2),
        (("replay", __file__), 1),
        (("games", "--nonsense"), 2),
        (("simulate", "legends", "--games", "2", "--jobs", "2", "--set", "players=5"), 2),
    ],
)
def test_the_program_leaves_with_the_code_and_no_traceback(line: tuple[str, ...], code: int) -> None:
    refused(run_process(*line), code)


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    endless = tmp_path / "loop.game"
    endless.symlink_to(endless)
    refused(run("replay", endless), 2, "loop.game", "cannot be read")


def test_parquet_without_polars_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    refused(run("simulate", "legends", "--games", "1000000", "--out", tmp_path / "x.parquet"), 2, "deskovka[lab]")
