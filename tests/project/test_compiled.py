"""What the compiled build is made of: sources with classes that stay open, fixed constants, copying written down."""

from __future__ import annotations

import ast
from pathlib import Path

from deskovka.games import registry
from scripts.compiled import fix_constants, hush, open_classes, prepare, write_twins

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


def test_constants_are_said_to_be_final_and_everything_else_stays() -> None:
    assert fix_constants("MOST = 3\n_NONE: list[int] = []\n") == "MOST: Final = 3\n_NONE: Final[list[int]] = []\n"
    assert fix_constants("FOX, RABBIT = range(2)\n") == "FOX: Final = 0; RABBIT: Final = 1\n"
    assert fix_constants('HERE, _NEVER = "here", 9\n') == "HERE: Final = 'here'; _NEVER: Final = 9\n"
    for kept in ('T = TypeVar("T")\n', "ONE, OTHER = both()\n", "Names: TypeAlias = list[str]\n"):
        assert fix_constants(kept) == kept


def test_what_happens_is_told_only_where_somebody_listens() -> None:
    source = 'if won:\n    g.tell(\n        "won", seat=seat\n    )\ng.reveal()\n'
    listened = "    if g.told is not None:\n"
    hushed = f'if won:\n{listened}        g.tell(\n            "won", seat=seat\n        )\ng.reveal()\n'
    assert hush(source) == hushed
    assert hush("where = file.tell()\n") == "where = file.tell()\n"


def test_what_is_told_is_always_gathered_if_that_may_change_something() -> None:
    for told in ('g.tell("lost", item=items.pop())\n', 'g.tell("lost", item=(last := item))\n'):
        assert hush(told) == told
    assert hush('g.tell("left", count=len(items))\n') != 'g.tell("left", count=len(items))\n'


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
        assert not {f"{here}told.py", f"{here}view.py", f"{here}game.py"} & modules


def test_what_is_made_when_the_program_runs_is_not_compiled(tmp_path: Path) -> None:
    modules = set(prepare(tmp_path / "out", ["legends", "root"]))
    here = "deskovka/games/root/"
    assert {f"{here}tables.py", f"{here}setup.py"} <= modules
    assert not {f"{here}content.py", f"{here}options.py", "deskovka/games/legends/tables.py"} & modules
