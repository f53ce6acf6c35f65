"""Measuring: how fast games are played, copied, shown and replayed on one core, beside another engine; and memory."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Self

import msgspec

from deskovka.bots.planner import MOST, begun
from deskovka.kernel import Chance, DeskovkaError, Game, Match, at_random, playout, seed_from, world
from deskovka.lab.laws import walk
from deskovka.lab.simulate import Plan, drawn_setup, play_game, play_games

WINDOWS = 5
SEATS = 4
"""So many seats are measured where nobody says otherwise, or as many as a game can have."""
DRAWN = 50
"""So many drawn set-ups are played in turns."""
RIVAL = "catanatron"
RIVAL_PYTHON = "DESKOVKA_CATANATRON_PYTHON"
FLAT = 1.1
"""How many times the memory may grow between the first tenth of the games and the last."""

Progress = Callable[[int], None]


class UnknownRival(DeskovkaError):
    """There is no other engine of that name to measure beside."""

    key = "unknown-rival"
    sentence = "There is nothing called “{name}” to measure against; there is: {known}."


class RivalNotSet(DeskovkaError):
    """The environment does not say where the other engine is installed."""

    key = "rival-not-set"
    sentence = "To measure against {name}, set {variable} to a Python that has {name} installed; make bench does."


class RivalFailed(DeskovkaError):
    """The other engine did not run."""

    key = "rival-failed"
    sentence = "{python} does not run {name}: {problem}."


class NoMemoryReading(DeskovkaError):
    """The system does not tell how much memory a process has."""

    key = "no-memory-reading"
    sentence = "This system does not tell how much memory is used; Linux does."


class Speed(msgspec.Struct, frozen=True):
    """Medians of several windows, on one core."""

    decisions_per_s: float
    """Decisions that had a choice, in random playouts."""
    games_per_s: float
    copy_us: float
    view_us: float
    replay_ms: float
    simulate_ratio: float
    """How many times longer a decision takes when random bots simulate than in a random playout."""
    iterations_per_s: float
    """Iterations of thinking in the middle of a game: what one of them is depends on the game (docs/bots.md)."""


class Report(msgspec.Struct, frozen=True):
    """What was measured."""

    games: dict[str, Speed]
    build: str
    """Which build runs: ``interpreted`` or ``compiled``."""
    against: dict[str, Any]
    """The other engine's name, version, speed and copy; and ``ratios`` of each game to it, window by window."""


class Memory(msgspec.Struct, frozen=True):
    """The memory of the process, in megabytes, after each tenth of some games."""

    games: int
    megabytes: tuple[float, ...]

    @property
    def flat(self) -> bool:
        """Whether it stayed the same once the program had warmed up."""
        return self.megabytes[-1] <= self.megabytes[0] * FLAT


class Subject:
    """A game made ready for measuring."""

    def __init__(self, game: Game[Any], seats: int = SEATS, drawn: bool = False) -> None:
        self.game = game
        data = {"players": max(game.seats[0], min(seats, game.seats[-1]))}
        self._setups = [game.read_setup(data)]
        """What is played; copied, shown, replayed and thought about is a game of the plain set-up."""
        if drawn:
            self._setups = [drawn_setup(game, data, seed_from("bench", number)) for number in range(DRAWN)]
        self.players = data["players"]
        self._plan = Plan(game.id, data, ("random",) * self.players, 0)
        self._record = walk(game, data, seed_from("bench"), laws=()).record
        half = self._record.prefix(len(self._record.answers) // 2)
        self._half = Match.load(game, half)
        self._middle = self._half.world.state
        self._begun = 0

    def measure(self, seconds: float) -> dict[str, float]:
        """One window: playouts for so long, simulation beside them as long, and the rest for a quarter of it each."""
        game, middle = self.game, self._middle
        return self._play(seconds) | {
            "simulate_ratio": self._simulate_ratio(seconds),
            "copy_us": per_call(middle.copy, seconds / 4) * 1e6,
            "view_us": per_call(lambda: game.view(middle, 0), seconds / 4) * 1e6,
            "replay_ms": per_call(lambda: Match.load(game, self._record), seconds / 4) * 1e3,
            "iterations_per_s": self._think(seconds),
        }

    def _think(self, seconds: float) -> float:
        """Thinking about one question as bots that plan do, for so long and at least for one iteration."""
        thinking = begun(self._half.chair(self._half.waiting[0]), Chance(seed_from("bench", "thought")), None)
        since = perf_counter()
        thinking.think(1, float("inf"))
        thinking.think(MOST, since + seconds)
        return thinking.iterations / (perf_counter() - since)

    def _play(self, seconds: float) -> dict[str, float]:
        decisions = games = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            decisions += self._play_one()
            games += 1
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    def _next_setup(self) -> Any:
        self._begun += 1
        return self._setups[self._begun % len(self._setups)]

    def _play_one(self) -> int:
        state = self.game.new(self._next_setup(), Chance(seed_from("bench", self._begun)))
        players = Chance(seed_from("bench", self._begun, "players"))
        return playout(self.game, state, at_random(players))

    def _simulate_ratio(self, seconds: float) -> float:
        """Simulated games and playouts in turns, so that a busy moment of the machine slows both."""
        spent, decisions = [0.0, 0.0], [0, 0]
        while sum(spent) < seconds:
            for which, play_one in enumerate((self._simulate_one, self._play_one)):
                begun = perf_counter()
                decisions[which] += play_one()
                spent[which] += perf_counter() - begun
        return spent[0] / decisions[0] / (spent[1] / decisions[1])

    def _simulate_one(self) -> int:
        nobody = [None] * len(self._plan.bots)
        return play_game(self._plan, self.game, self._next_setup(), self._begun, nobody).decisions


def per_call(deed: Callable[[], object], seconds: float) -> float:
    """How many seconds a call takes, by calling for about so long."""
    calls, at_once = 0, 1
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(at_once):
            deed()
        calls += at_once
        at_once = min(2 * at_once, 64)  # so that looking at the clock costs nothing, however short the deed
    return spent / calls


class Rival:
    """Another engine in a process and an environment of its own, measured by ``catanatron_probe.py``."""

    def __init__(self, python: str) -> None:
        self._python = python
        probe = Path(__file__).with_name("catanatron_probe.py")
        try:
            self._process = subprocess.Popen(
                [python, "-I", str(probe)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        except OSError as error:
            raise self._failed(error.strerror or str(error)) from None
        self.version = str(self._reading()["version"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def _failed(self, problem: str) -> RivalFailed:
        return RivalFailed(python=self._python, name=RIVAL, problem=problem)

    def _reading(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        try:
            reading: dict[str, Any] = json.loads(line)
        except ValueError:
            rest, complaints = self._process.communicate()
            said = f"{line}{rest}{complaints}".strip().splitlines()
            raise self._failed(said[-1] if said else "it says nothing") from None
        return reading

    def measure(self, seconds: float) -> dict[str, float]:
        """One window: games for so long, and copies for a quarter of it."""
        assert self._process.stdin is not None
        readings: dict[str, float] = {}
        for request in (f"play {seconds}", f"copy {seconds / 4}"):
            self._process.stdin.write(request + "\n")
            self._process.stdin.flush()
            readings |= self._reading()
        return readings


def rival_named(name: str) -> Rival:
    """The other engine of that name, running."""
    if name != RIVAL:
        raise UnknownRival(name=name, known=RIVAL)
    python = os.environ.get(RIVAL_PYTHON)
    if not python:
        raise RivalNotSet(name=RIVAL, variable=RIVAL_PYTHON)
    return Rival(python)


def bench(
    games: Iterable[Game[Any]],
    against: str | None = None,
    seconds: float = 1.0,
    progress: Progress = lambda _: None,
    seats: int = SEATS,
    drawn: bool = False,
) -> Report:
    """Measure games in windows of so many seconds; the windows of another engine lie between them.

    The set-ups that are played may be ``drawn``.
    """
    with ExitStack() as stack:
        rival = stack.enter_context(rival_named(against)) if against else None
        subjects = [Subject(game, seats, drawn) for game in games]
        windows: dict[str, list[dict[str, float]]] = {subject.game.id: [] for subject in subjects}
        rival_windows = []
        for _ in range(WINDOWS):
            for subject in subjects:
                windows[subject.game.id].append(subject.measure(seconds))
            if rival:
                rival_windows.append(rival.measure(seconds))
            progress(1)
    speeds = {name: Speed(**_medians(found)) for name, found in windows.items()}
    if not rival:
        return Report(speeds, build(), {})
    ratios = {name: _medians(_ratios(found, rival_windows)) for name, found in windows.items()}
    beside = {"name": RIVAL, "version": rival.version, **_medians(rival_windows), "ratios": ratios}
    return Report(speeds, build(), beside)


def build() -> str:
    """Which build runs."""
    return "interpreted" if str(world.__file__).endswith(".py") else "compiled"


def _medians(windows: Sequence[dict[str, float]]) -> dict[str, float]:
    return {what: median(window[what] for window in windows) for what in windows[0]}


def _ratios(ours: Sequence[dict[str, float]], theirs: Sequence[dict[str, float]]) -> list[dict[str, float]]:
    """What both were measured for, window by window: a busy moment of the machine slows both."""
    return [
        {what: mine[what] / other[what] for what in ("decisions_per_s", "copy_us")}
        for mine, other in zip(ours, theirs, strict=True)
    ]


def memory_of(game: Game[Any], games: int, progress: Progress = lambda _: None) -> Memory:
    """Play that many random games in this process and see what becomes of its memory."""
    players = min(SEATS, game.seats[-1])
    plan = Plan(game.id, {"players": players}, ("random",) * players, games)
    megabytes = []
    for tenth in range(10):
        numbers = range(games * tenth // 10, games * (tenth + 1) // 10)
        play_games(plan, numbers)
        megabytes.append(resident_megabytes())
        progress(len(numbers))
    return Memory(games, tuple(megabytes))


def resident_megabytes() -> float:
    """The memory that this process holds now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        raise NoMemoryReading from None
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
