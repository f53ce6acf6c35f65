"""The menu, for those who name no game on the command line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from deskovka.kernel import Record
from tests.terminal.keyboard import Interrupted, play


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def from_menu(*lines: str, **how: Any) -> tuple[int, str]:
    return play(*lines, **{"game": None, "seats": None, "language": "en", **how})


def saved() -> str:
    (file,) = Path("saves").iterdir()
    return file.read_text()


def test_a_new_game_in_czech_with_variants() -> None:
    code, shown = from_menu(
        *("3", "2"),  # the language: Czech
        *("1", "1", "2"),  # a new game of Legends for two
        *("1", "Anna", "2"),  # one person, Anna; against the one who plays at random
        *("2", "1, 5"),  # variants: discovery tokens and leaders
        *("6", "2"),  # the preparation by lot
        "",
    )
    assert code == 0
    assert "What would you like to do?" in shown
    assert "Co si přejete?" in shown
    assert "  1  Žetony objevů: Pět žetonů leží lícem nahoru na plánu" in shown
    assert "  2  Varianty: Žetony objevů, Vůdci" in shown
    assert "  6  Příprava hry: los" in shown
    assert re.search(r"U stolu: A [\w ]+ \(Anna\), B [\w ]+ \(Náhoda\)\.", shown)  # with their leaders
    assert saved().startswith("# seats you:Anna,random\n")
    assert Record.parse(saved()).setup == {
        "players": 2,
        "preparation": "drawn",
        "variants": ["discovery", "leaders"],
    }


def test_empty_lines_choose_what_is_usual() -> None:
    code, shown = from_menu(*[""] * 8)
    assert code == 0
    assert "At the table: A Player, B Greedy 1, C Greedy 2." in shown
    assert Record.parse(saved()).setup == {"players": 3}


def test_wrong_numbers_are_asked_again() -> None:
    _, shown = from_menu("5", "0", "x", "9" * 5000, "1", "1", "7", "2", "3", "2", "A", "B", "2", "9", "x y", "1", "")
    assert shown.count("Type a number from 1 to 4.") == 4
    assert shown.count("Type a number from 2 to 4.") == 1
    assert shown.count("Type a number from 0 to 2.") == 1
    assert shown.count("Type a number from 1 to 8.") == 2
    assert "At the table: A A, B B." in shown
    assert Record.parse(saved()).setup["variants"] == ["discovery"]


def test_a_set_up_that_does_not_go_together_is_refused_in_words() -> None:
    _, shown = from_menu("1", "1", "3", "0", "1", "1", "1", "2", "2", "4", "nowhere", "9", "", "")
    assert "variants = poison_swamp needs variants = discovery." in shown
    assert "start cannot be nowhere" in shown
    assert Record.parse(saved()).setup == {"players": 3}


def test_an_edition_is_read_from_its_file() -> None:
    Path("dear.yaml").write_text("prices: [0, 1, 1, 2, 2, 4]\n")
    _, shown = from_menu("1", "1", "2", "1", "", "1", "9", "nothing.yaml", "9", "dear.yaml", "8", "1,0", "")
    assert "The edition nothing.yaml cannot be read" in shown
    assert "  9  Edition: your own" in shown
    assert "  8  Order of age: 1,0" in shown
    setup = Record.parse(saved()).setup
    assert (setup["edition"], setup["age_order"]) == ({"prices": [0, 1, 1, 2, 2, 4]}, [1, 0])


def test_a_map_that_an_edition_adds_is_chosen_by_its_name() -> None:
    glade = Path(__file__).parents[1] / "editions" / "root" / "glade.yaml"
    _, shown = from_menu("1", "2", "2", "1", "", "1", "18", str(glade), "6", "5", "")
    assert "  5  The Glade" in shown
    assert "Map: The Glade" in shown
    assert Record.parse(saved()).setup["map"] == "glade"


def test_a_saved_game_is_resumed_from_the_list() -> None:
    play("3", seed=1)
    code, shown = from_menu("2", "1", "1")
    assert code == 0
    assert "  1  saves/legends-c7b28e03.game" in shown
    assert "Anna: You won the bid. Who goes first?" in shown
    assert Record.parse(saved()).answers[-1] == (0, ("begin", 0))


def test_a_saved_game_is_resumed_by_its_name_or_not_at_all() -> None:
    play("3", "s mine")
    _, shown = from_menu("2", "yours.game", "2", "", "2", "mine.game")
    assert "There is no file yours.game." in shown
    assert "Anna: You won the bid." in shown


def test_leaving_the_menu() -> None:
    for lines in (["4"], [], ["1"], ["1", "1", "2", "1"], ["2"]):
        code, _ = from_menu(*lines)
        assert code == 0
    code, _ = from_menu("1", keyboard=Interrupted)
    assert code == 0
    assert not Path("saves").exists()
