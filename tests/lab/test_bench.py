import sys
from types import ModuleType
from typing import Any

import pytest

from deskovka.games import registry
from deskovka.lab import catanatron_probe
from deskovka.lab.bench import Memory, Subject, bench, memory_of, per_call, resident_megabytes
from tests.lab.rivals import READINGS
from tests.lab.rivals import stand_in_python as stand_in_python

LEGENDS = registry.get("legends")


def test_numbers_go_together() -> None:
    speed, *others = (Subject(LEGENDS).measure(0.2) for _ in range(3))
    decisions_a_game = speed["decisions_per_s"] / speed["games_per_s"]
    assert 50 < decisions_a_game < 200
    assert speed["copy_us"] < speed["view_us"] < speed["replay_ms"] * 1000
    ratios = [each["simulate_ratio"] for each in (speed, *others)]
    assert 0.5 < min(ratios) < 3  # whatever else the machine does during one of them


def test_as_many_seats_are_measured_as_are_asked_for_and_possible() -> None:
    played = [Subject(LEGENDS, seats).players for seats in (1, 2, 9)]
    assert played == [LEGENDS.seats[0], 2, LEGENDS.seats[-1]]


def test_drawn_set_ups_are_played_in_turns() -> None:
    root = registry.get("root")
    subject = Subject(root, 3, drawn=True)
    played = [subject._next_setup() for _ in range(20)]
    assert {setup.players for setup in played} == {3}
    assert len({root.write_setup(setup).get("map") for setup in played}) > 1
    plain = Subject(root)
    assert plain._next_setup() is plain._next_setup()


def test_ratios_are_ours_to_theirs(stand_in_python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_CATANATRON_PYTHON", stand_in_python)
    windows: list[int] = []
    report = bench([LEGENDS], "catanatron", 0.01, windows.append)
    assert sum(windows) == 5
    speed, beside = report.games["legends"], report.against
    assert beside["version"] == "9.9"
    assert {what: beside[what] for what in READINGS} == READINGS
    assert beside["ratios"]["legends"] == pytest.approx(
        {"decisions_per_s": speed.decisions_per_s / 1000, "copy_us": speed.copy_us / 50}
    )


def test_a_call_takes_as_long_as_it_takes() -> None:
    calls = 0

    def deed() -> None:
        nonlocal calls
        calls += 1

    seconds = per_call(deed, 0.02)
    assert calls > 100
    assert seconds * calls >= 0.02  # more when the machine has other things to do


def test_memory_is_flat_when_the_last_tenth_is_like_the_first() -> None:
    assert Memory(100, (50.0, 54.0, 54.0)).flat
    assert not Memory(100, (50.0, 54.0, 56.0)).flat


def test_memory_is_read_while_games_are_played() -> None:
    done: list[int] = []
    memory = memory_of(LEGENDS, 25, done.append)
    assert sum(done) == memory.games == 25
    assert len(memory.megabytes) == len(done) == 10
    assert all(10 < reading < 4000 for reading in memory.megabytes)


def test_memory_that_is_held_shows() -> None:
    before = resident_megabytes()
    held = b"x" * 50_000_000
    assert resident_megabytes() - before > 40
    del held


# The probe, on an engine with four ticks a game, two of which have a choice


class FourTicks:
    copies = 0

    def __init__(self, players: list[Any], seed: int) -> None:
        assert len(players) == 4
        self.state = self
        self.num_turns = 0
        self.playable_actions = [1, 2]

    def winning_color(self) -> str | None:
        return "red" if self.num_turns == 4 else None

    def play_tick(self) -> None:
        self.num_turns += 1
        self.playable_actions = [1, 2] if self.num_turns % 2 == 0 else [1]

    def copy(self) -> None:
        assert self.num_turns == 2
        FourTicks.copies += 1


@pytest.fixture
def four_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    game, player = ModuleType("catanatron.game"), ModuleType("catanatron.models.player")
    vars(game).update(Game=FourTicks, TURNS_LIMIT=1000)
    vars(player).update(Color=["red", "blue", "orange", "white"], RandomPlayer=lambda color: color)
    for name, module in (("catanatron.game", game), ("catanatron.models.player", player)):
        monkeypatch.setitem(sys.modules, name, module)


@pytest.mark.usefixtures("four_ticks")
def test_the_probe_counts_the_ticks_that_had_a_choice() -> None:
    readings = catanatron_probe.Probe().play(0.01)
    assert readings["decisions_per_s"] == pytest.approx(2 * readings["games_per_s"])


@pytest.mark.usefixtures("four_ticks")
def test_the_probe_copies_a_game_in_its_middle() -> None:
    readings = catanatron_probe.Probe().copy(0.01)
    assert FourTicks.copies > 20
    assert FourTicks.copies * readings["copy_us"] >= 9_999
