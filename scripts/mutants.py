"""Measure the tests of the rules: change the rules on purpose, one place at a time, and see whether a test fails.

``mutants.py --sample 400 --seed 1`` draws mutants from the rules of all games, ``mutants.py crescent`` from one. mutmut
makes and runs them in ``build/mutants``, each with the tests of its game that reach the changed function. Those that no
test notices are shown, unless ``tests/mutants.yaml`` explains why they change nothing that a player could see.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path

import msgspec

from deskovka.games import registry

ROOT = Path(__file__).parents[1]
WORKSHOP = ROOT / "build" / "mutants"
EXPLAINED = ROOT / "tests" / "mutants.yaml"
NOT_RULES = (
    *("__init__", "about", "board_changes", "boards", "changes", "checks", "content", "counters", "drawing"),
    *("features", "forecast", "game", "ledger", "lexicon", "notes", "options", "printed", "prospects"),
    *("recap", "redeal", "refusals", "regrets", "setup", "sheet", "standing", "tables", "told"),
    *("variants", "view", "vocabulary"),
)
"""Modules of a game that speak to people, read data or help bots."""
TESTS = ("tests/{game}", "tests/laws/test_games.py", "tests/content/test_lexicon.py")
CONFIGURATION = """
[tool.mutmut]
source_paths = ["src"]
also_copy = ["docs"]
only_mutate = {modules}
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = ["-k", "{game}"]
"""
SECONDS = 4 * 3_600
"""Maximum time for the mutants of one game."""
SURVIVED = 0
"""The exit code of tests that noticed nothing."""
NO_TESTS = 33
"""What mutmut notes when no test reaches a function."""


class Explained(msgspec.Struct, frozen=True):
    """A mutant that no test can notice, and why."""

    function: str
    was: str
    became: str
    why: str


def main() -> None:
    """Draw, run and report."""
    arguments = _arguments()
    games = arguments.games or [game.id for game in registry]
    mutants = {game: _prepare(game) for game in games}
    pool = [(game, name) for game in games for name in mutants[game]]
    drawn = sorted(random.Random(arguments.seed).sample(pool, min(arguments.sample, len(pool))))
    _say(f"{len(drawn)} of {len(pool)} mutants, seed {arguments.seed}")
    found: Counter[str] = Counter()
    for game in games:
        names = [name for of, name in drawn if of == game]
        if names:
            outcomes = Counter(_judge(game, names, arguments.jobs))
            _say(f"{game}: {_summary(outcomes)}")
            found += outcomes
    _say(f"mutants: {_summary(found)}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    known = [game.id for game in registry]
    parser.add_argument("games", nargs="*", help=f"of {', '.join(known)}; default: all", metavar="GAME")
    parser.add_argument("--sample", type=int, default=400, help="number of mutants, over all games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if unknown := set(arguments.games) - set(known):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(known)}")
    return arguments


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _summary(outcomes: Counter[str]) -> str:
    noticed = outcomes["killed"] + outcomes["explained"]
    share = 100 * noticed / max(1, outcomes.total())
    return f"{outcomes.total()} drawn, " + ", ".join(f"{n} {name}" for name, n in outcomes.items()) + f": {share:.1f} %"


def _prepare(game: str) -> list[str]:
    """Copy the project, let mutmut make the mutants of a game, and give their names."""
    folder = WORKSHOP / game
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    modules = [str(path.relative_to(ROOT)) for path in _rules(game)]
    tests = [test.format(game=game) for test in TESTS]
    written = CONFIGURATION.format(modules=json.dumps(modules), tests=json.dumps(tests), game=game)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    (folder / "pyproject.toml").write_text(project + written, "utf-8")
    _mutmut(folder, "run", "makes.all.but.runs.none")
    return sorted(_outcomes(folder))


def _rules(game: str) -> list[Path]:
    return [
        path
        for path in sorted((ROOT / "src/deskovka/games" / game).rglob("*.py"))
        if not any(fnmatch(path.stem, name) for name in NOT_RULES)
    ]


def _judge(game: str, names: list[str], jobs: int) -> list[str]:
    """Run these mutants; gives what became of each, and shows those that should have been noticed."""
    folder = WORKSHOP / game
    said = _mutmut(folder, "run", "--max-children", str(jobs), *names)
    codes = _outcomes(folder)
    if all(codes[name] is None for name in names):
        sys.exit(f"{game}: no mutant was judged; do its tests pass? mutmut said:\n{said[-2000:]}")
    explained = {(each.function, each.was, each.became) for each in _explanations()}
    found = []
    for name in names:
        code = codes[name]
        if code not in (SURVIVED, NO_TESTS):
            found.append("unfinished" if code is None else "killed")
            continue
        change = _change(folder, name)
        found.append("explained" if change in explained else "survived")
        if change not in explained:
            _say("\n".join([f"\n{name}", f"    was:    {change[1]}", f"    became: {change[2]}"]))
    return found


def _explanations() -> list[Explained]:
    return msgspec.yaml.decode(EXPLAINED.read_bytes(), type=list[Explained])


def _outcomes(folder: Path) -> dict[str, int | None]:
    """The exit code of the tests for each mutant; None for those that did not run."""
    files = sorted((folder / "mutants").rglob("*.meta"))
    return {name: code for file in files for name, code in json.loads(file.read_bytes())["exit_code_by_key"].items()}


def _change(folder: Path, name: str) -> tuple[str, str, str]:
    """The function that a mutant changes, the lines that it takes out, and those that it puts in."""
    diff = _mutmut(folder, "show", name).splitlines()
    was = [line[1:].strip() for line in diff if line.startswith("-") and not line.startswith("---")]
    became = [line[1:].strip() for line in diff if line.startswith("+") and not line.startswith("+++")]
    return name.partition("__mutmut_")[0], " ".join(was), " ".join(became)


def _mutmut(folder: Path, *arguments: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    command = [str(Path(sys.executable).parent / "mutmut"), *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    return done.stdout


if __name__ == "__main__":
    main()
