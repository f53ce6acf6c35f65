"""What the compiled build is made of: the sources as they are, with classes that stay open and copying written down."""

from __future__ import annotations

import ast
from pathlib import Path

from deskovka.games import registry
from scripts.compiled import open_classes, prepare, write_twins

SOURCE = '''"""A purse."""

from __future__ import annotations


class Purse:
    """It holds coins."""


class Torn(Exception):
    """It holds nothing."""
'''


def test_interpreted_classes_may_inherit_from_compiled_ones_but_errors_stay_as_they_are() -> None:
    opened = open_classes(SOURCE)
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Purse:" in opened
    assert "\n\nclass Torn(Exception):" in opened
    assert open_classes('"""Nothing."""\n') == '"""Nothing."""\n'


def test_the_copying_of_a_state_is_written_slot_by_slot() -> None:
    state = Path(__file__).parents[2] / "src/deskovka/games/legends/state.py"
    written = write_twins(state.read_text(), "deskovka.games.legends.state")
    ast.parse(written)
    assert written.count("def _twin(self) -> Self:") == 1
    assert "        made.coins = self.coins[:]\n" in written


def test_the_rules_of_every_game_are_compiled_and_what_speaks_to_people_is_not(tmp_path: Path) -> None:
    modules = set(prepare(tmp_path / "out", [game.id for game in registry]))
    assert {"deskovka/kernel/world.py", "deskovka/bots/search.py"} <= modules
    assert "deskovka/kernel/game.py" not in modules
    for game in registry:
        here = f"deskovka/games/{game.id}/"
        assert f"{here}state.py" in modules
        assert not {f"{here}told.py", f"{here}view.py", f"{here}tables.py"} & modules
