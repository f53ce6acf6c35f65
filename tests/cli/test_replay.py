import os
import subprocess
import sys
from pathlib import Path

import pytest

from deskovka.games import registry
from deskovka.kernel import Match, Record
from tests.cli.running import RECORD, RECORDS, SWAMP, run, run_process
from tests.texts.reading import read

LEGENDS = registry.get("legends")
NAMES = ["Player 0", "Player 1"]


def table(record: Record, seat: int | None = None) -> str:
    return read(LEGENDS, Match.load(LEGENDS, record), seat, LEGENDS.words("en"), NAMES)


def log_of(record: Record, seat: int | None) -> list[str]:
    match, words = Match.load(LEGENDS, record), LEGENDS.words("en")
    return [words.event(event, NAMES) for event in match.told(seat)]


def test_the_table_at_the_end_is_what_a_spectator_sees() -> None:
    record = Record.parse(RECORD.read_bytes())
    ran = run("replay", RECORD)
    count = len(record.answers)
    assert ran == (0, f"{RECORD}: after {count} of {count} answers\n\n{table(record)}\n", "")
    assert run_process("replay", RECORD, "--lang", "en") == ran


def test_the_table_after_some_answers() -> None:
    record = Record.parse(RECORD.read_bytes())
    for count in (0, 20, len(record.answers)):
        ran = run("replay", RECORD, "--to", count)
        assert ran.out.endswith(f"after {count} of {len(record.answers)} answers\n\n{table(record.prefix(count))}\n")
    assert run("replay", RECORD, "--to", 0).out != run("replay", RECORD, "--to", 20).out


def test_the_table_and_the_log_as_a_seat_knows_them() -> None:
    record = Record.parse(SWAMP.read_bytes())
    peeks = [event for event in Match.load(LEGENDS, record).log if event.kind == "peeked_token"]
    assert peeks, "in this record somebody looks at a face-down token"
    assert peeks[0].to is not None
    peeking = peeks[0].to[0]
    spectator, insider = (run("replay", SWAMP, "--log", *seat) for seat in ((), ("--seat", peeking)))
    secret = LEGENDS.words("en").event(peeks[0], NAMES)
    assert secret in insider.out.splitlines()
    assert secret not in spectator.out.splitlines()
    assert spectator.out.splitlines()[-len(log_of(record, None)) :] == log_of(record, None)
    assert insider.out.splitlines()[-len(log_of(record, peeking)) :] == log_of(record, peeking)


def test_a_seat_sees_on_the_table_what_it_has_looked_at() -> None:
    record = Record.parse(SWAMP.read_bytes())
    prefixes = (record.prefix(count) for count in range(len(record.answers)))
    peeked, seat = next(
        (short, event.to[0])
        for short in prefixes
        for event in Match.load(LEGENDS, short).log
        if event.kind == "peeked_token" and event.to
    )
    outsider, insider = (run("replay", SWAMP, "--to", len(peeked.answers), *who).out for who in ((), ("--seat", seat)))
    assert insider.endswith(f"\n\n{table(peeked, seat)}\n")
    assert outsider.endswith(f"\n\n{table(peeked)}\n")
    hidden = LEGENDS.words("en").say("token-hidden")
    assert insider.count(hidden) < outsider.count(hidden)


def test_the_log_goes_as_far_as_the_table() -> None:
    record = Record.parse(RECORD.read_bytes()).prefix(30)
    ran = run("replay", RECORD, "--to", 30, "--log")
    assert (
        ran.out == f"{RECORD}: after 30 of 78 answers\n\n{table(record)}\n\n" + "\n".join(log_of(record, None)) + "\n"
    )


def test_several_files_follow_each_other() -> None:
    assert run("replay", RECORD, SWAMP).out == run("replay", RECORD).out + run("replay", SWAMP).out


def test_czech_players_read_czech() -> None:
    ran = run("replay", RECORD, "--log", "--lang", "cs")
    assert "Hráč 1" in ran.out
    assert "Player" not in ran.out


def test_a_record_of_each_game_checks_in_one_line() -> None:
    files = [min(folder.glob("*.game")) for folder in sorted(RECORDS.iterdir())]
    ran = run("replay", *files, "--check")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert len(lines) == len(files) >= 2
    for file, line in zip(files, lines, strict=True):
        record = Record.parse(file.read_bytes())
        assert record.scores is not None
        scores = " ".join(map(str, record.scores))
        assert line == f"{file}: right, {len(record.answers):,} answers, scores {scores}"


def test_a_wrong_record_fails_the_check_and_the_others_are_still_checked(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.game"
    lines = RECORD.read_text().splitlines()
    wrong.write_text("\n".join([*lines[:-1], "= 99 99"]))
    running = tmp_path / "running.game"
    running.write_text("\n".join(lines[:-1]))
    ran = run("replay", wrong, running, tmp_path / "missing", RECORD, "--check")
    found = lines[-1].removeprefix("= ")
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"{wrong}: The record ends with 99 99, but the rules give {found}.",
        f"{running}: The record ends too early: = and the scores is missing.",
        f"There is no file {tmp_path / 'missing'}.",
        f"{RECORD}: right, 78 answers, scores {found}",
    ]


def test_a_running_game_can_be_looked_at(tmp_path: Path) -> None:
    running = tmp_path / "running.game"
    record = Record.parse(RECORD.read_bytes()).prefix(40)
    running.write_text(str(record))
    assert run("replay", running).out == f"{running}: after 40 of 40 answers\n\n{table(record)}\n"


def test_a_saved_game_names_those_who_played(tmp_path: Path) -> None:
    log = Match.load(LEGENDS, Record.parse(RECORD.read_bytes())).told(None)
    for seats, names in (("you:Anna,greedy", ["Anna", "Greedy"]), ("you:Anna", NAMES), ("you:Anna,oracle", NAMES)):
        saved = tmp_path / "saved.game"
        saved.write_text(f"# seats {seats}\n{RECORD.read_text()}")
        lines = run("replay", saved, "--log").out.splitlines()
        assert lines[-len(log) :] == [LEGENDS.words("en").event(event, names) for event in log]


@pytest.mark.parametrize("files", [1, 30], ids=["little", "much"])
def test_nobody_reading_on_is_no_error(files: int) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    line = [sys.executable, "-m", "deskovka", "replay", *[str(RECORD)] * files]
    done = subprocess.run(line, stdout=write_end, stderr=subprocess.PIPE, check=False, timeout=120)
    os.close(write_end)
    assert (done.returncode, done.stderr) == (1, b"")
