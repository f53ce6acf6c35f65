"""The page about editions: every example of it is tried."""

import re
from pathlib import Path

import pytest

from deskovka.content.written import MOST_LETTERS, MOST_VALUES
from deskovka.games import registry
from deskovka.kernel import Chance, at_random, playout, seed_from

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```yaml\n# (\w+)(.*)\n([^`]*)```", PAGE)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == PAGE.count("```yaml") == 3


@pytest.mark.parametrize(("game", "options", "text"), EXAMPLES)
def test_an_example_is_played(game: str, options: str, text: str) -> None:
    found = registry.get(game)
    chosen = dict(option.split("=") for option in options.split())
    terms = found.read_setup({"players": 3, **({"reach": "any"} if game == "root" else {}), **chosen, "edition": text})
    picks = Chance(seed_from("picks"))
    state = found.new(terms, Chance(seed_from("example")))
    playout(found, state, at_random(picks))
    assert found.result(state) is not None


def test_the_bounds_are_told() -> None:
    assert f"{MOST_LETTERS:,} letters, {MOST_VALUES:,} values" in PAGE
