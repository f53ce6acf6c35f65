"""What the tests cost: the time by folder and the slowest tests at the end of a run, and a budget for each folder.

Budgets are in processor time, servers and browsers included, and are scaled by the speed of the machine.
"""

from __future__ import annotations

import os
import time
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

BUDGETS = {
    "src": 10,
    "tests/bots": 20,
    "tests/cli": 60,
    "tests/content": 40,
    "tests/kernel": 15,
    "tests/lab": 50,
    "tests/laws": 120,
    "tests/project": 50,
    "tests/root": 50,
    "tests/server": 300,
    "tests/terminal": 30,
    "tests/texts": 30,
    "tests/web": 500,
}
"""Seconds of processor time that the tests of a folder may take on the reference machine."""
BUDGET_OF_GAME = 20
"""The same for any other folder: those of the games and of whatever comes next."""
SLOWEST = 20
REFERENCE_SECONDS = 0.093
"""Processor time that ``calibrate`` takes on the reference machine."""
_TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(root: int) -> float:
    """Processor time of a process, of all that descend from it, and of those of them that have ended."""
    return sum(map(_ticks, _descendants(root))) / _TICKS


def _descendants(process: int) -> Iterator[int]:
    yield process
    children: list[str] = []
    with suppress(OSError):  # it has just ended
        for thread in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):  # threads end, and the process goes on
                children += (thread / "children").read_text().split()
    for child in children:
        yield from _descendants(int(child))


def _ticks(process: int) -> int:
    """In user and in system mode, its own and that of its ended children."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended: its parent has what it used
        return 0
    return sum(map(int, fields[11:15]))


def calibrate() -> float:
    """Processor time of some fixed work: the shortest of three, whatever else the machine does."""
    return min(_work() for _ in range(3))


def _work() -> float:
    start = time.process_time()
    counted: Counter[int] = Counter()
    for number in range(1_000_000):
        counted[number % 97] += number
    return time.process_time() - start


def folder_of(test: str) -> str:
    """The folder whose budget a test uses, by its id.

    >>> folder_of("tests/server/hostile/test_limits.py::test_sockets"), folder_of("src/deskovka/kernel/chance.py::x")
    ('tests/server', 'src')
    """
    top, *below = test.partition("::")[0].split("/")
    return top if top == "src" or len(below) < 2 else f"{top}/{below[0]}"


def budget_of(folder: str) -> int:
    """Seconds of processor time on the reference machine."""
    return BUDGETS.get(folder, BUDGET_OF_GAME)


def _largest(seconds: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(seconds.items(), key=lambda pair: -pair[1])


class Timing:
    """Measures each phase of each test where it runs, and adds them up where the results come together."""

    def __init__(self, *, checks_budgets: bool) -> None:
        self._checks_budgets = checks_budgets
        self._used = processor_seconds(os.getpid())
        self._wall: dict[str, float] = defaultdict(float)
        self._processor: dict[str, float] = defaultdict(float)
        self._of_test: dict[str, float] = defaultdict(float)
        self._scale = 1.0

    def pytest_collection_finish(self) -> None:
        """Let no folder pay for the collection, which each worker does for all."""
        self._used = processor_seconds(os.getpid())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Note the processor time since the last phase; xdist brings it to where the results come together."""
        report = yield
        used = max(self._used, processor_seconds(os.getpid()))  # whoever was missed now is seen the next time
        report.processor_seconds = used - self._used  # type: ignore[attr-defined]
        self._used = used
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add a phase to its folder and its test."""
        folder = folder_of(report.nodeid)
        self._wall[folder] += report.duration
        self._processor[folder] += getattr(report, "processor_seconds", 0.0)
        self._of_test[report.nodeid] += report.duration

    def over_budget(self) -> list[str]:
        """The folders whose tests took more than they may on a machine of this speed."""
        return [folder for folder, used in self._processor.items() if used > self._scale * budget_of(folder)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that is over its budget."""
        if self._checks_budgets and self._of_test:
            self._scale = max(1.0, calibrate() / REFERENCE_SECONDS)
            if self.over_budget() and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The time by folder, and the slowest tests."""
        if not self._checks_budgets:
            return
        terminalreporter.section("time by folder")
        terminalreporter.line(f"{'seconds':>8} {'processor':>9} {'budget':>7}")
        for folder, seconds in _largest(self._wall):
            budget = self._scale * budget_of(folder)
            terminalreporter.line(f"{seconds:8.1f} {self._processor[folder]:9.1f} {budget:7.0f}  {folder}")
        terminalreporter.line(f"{sum(self._wall.values()):8.1f} {sum(self._processor.values()):9.1f} {'':7}  in all")
        terminalreporter.section(f"the {SLOWEST} slowest tests")
        for test, seconds in _largest(self._of_test)[:SLOWEST]:
            terminalreporter.line(f"{seconds:8.1f}  {test}")
        for folder in self.over_budget():
            terminalreporter.line(
                f"OVER BUDGET: {folder}: make its tests cheaper, or say in {__name__} why it needs more"
            )
