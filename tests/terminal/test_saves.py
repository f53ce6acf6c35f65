"""A game is never lost: where it is saved, and what is never written over."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from deskovka.games import registry
from deskovka.games.legends.game import LegendsGame
from deskovka.games.legends.state import Legends
from deskovka.kernel import Flow, Match, Record, seed_from
from deskovka.terminal.console import Console
from deskovka.terminal.seats import read_seat
from deskovka.terminal.sitting import Sitting
from tests.terminal.keyboard import Keyboard, Screen, play

SAVED = Path("saves/legends-c7b28e03.game")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_saved_game_says_who_sits_where_and_is_a_record() -> None:
    play("3")
    first, _, rest = SAVED.read_text().partition("\n")
    assert first == "# seats you:Anna,greedy,greedy"
    assert rest.startswith("game legends 2\nsetup ")
    assert f"seed {seed_from(1).hex()}\n0 bid 3\n" in rest


def test_a_game_is_saved_before_the_first_answer() -> None:
    play(seats=["you", "you", "you"])
    assert Record.parse(SAVED.read_text()).answers == []


def test_another_game_of_the_same_seed_is_saved_beside() -> None:
    play("3", "1")
    play("4")
    assert Record.parse(SAVED.read_text()).answers[0] == (0, ("bid", 3))
    assert Record.parse(Path("saves/legends-c7b28e03-2.game").read_text()).answers[0] == (0, ("bid", 4))


def test_a_resumed_game_goes_on_in_its_file() -> None:
    play("3")
    play("1", game=None, seats=None, resume=SAVED)
    assert [file.name for file in Path("saves").iterdir()] == [SAVED.name]
    assert Record.parse(SAVED.read_text()).answers[-1] == (0, ("begin", 0))


def test_a_copy_that_is_resumed_stays_as_it_was() -> None:
    play("3", "s copy.game", "1")
    text = Path("copy.game").read_text()
    play("2", game=None, seats=None, resume=Path("copy.game"))
    assert Path("copy.game").read_text() == text
    assert Record.parse(SAVED.read_text()).answers[3] == (0, ("begin", 0))
    assert Record.parse(Path("saves/legends-c7b28e03-2.game").read_text()).answers[3] == (0, ("begin", 1))


def test_a_secret_bid_is_kept_while_others_still_think() -> None:
    play("", "7", seats=["you:Anna", "you:Petr", "greedy"])
    _, shown = play("", "4", game=None, seats=None, resume=SAVED)
    assert "Na řadě je Petr." in shown
    assert "Anna nabízí 7 mincí.\nPetr nabízí 4 mince." in shown


def test_a_copy_does_not_overwrite_anything_else() -> None:
    Path("letter.txt").write_text("Dear Petr")
    Path("folder.game").mkdir()
    _, shown = play("s letter.txt", "s folder", "s nowhere/copy", "s", "s fine", "3", "s fine", "q", "last")
    assert "V souboru letter.txt už je něco jiného; zvolte jiný soubor." in shown
    assert "folder.game nelze zapsat, protože je to složka" in shown
    assert "protože složka nowhere neexistuje" in shown
    assert f"Hra je uložena v souboru {SAVED}." in shown
    assert shown.count("Uloženo do souboru fine.game.") == 2
    assert "Uloženo do souboru last.game." in shown
    assert Path("letter.txt").read_text() == "Dear Petr"
    assert len(Record.parse(Path("last.game").read_text()).answers) == 3


def test_where_the_folder_cannot_be_made_the_game_is_saved_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    Path("saves").write_text("a file in the way")
    code, shown = play("3")
    assert code == 0
    assert f"{SAVED} nelze zapsat" in shown
    assert f"deskovka play --resume {elsewhere / SAVED.name}" in shown
    assert len(Record.parse((elsewhere / SAVED.name).read_text()).answers) == 3


class BrokenLegends(LegendsGame):
    """Legends in which no turn can end."""

    def step(self, state: Legends) -> Flow[None]:
        if state.phase == "end_turn":
            raise ZeroDivisionError("nobody knows why")
        return super().step(state)


def test_a_broken_game_says_so_and_keeps_its_record() -> None:
    screen = Screen()
    game = BrokenLegends()
    match = Match(game, game.read_setup({}), seed_from(1))
    seats = [read_seat(seat) for seat in ("you:Anna", "greedy", "greedy")]
    console = Console(Keyboard(screen, ["3", "1", "2", "0"]), screen)
    assert Sitting(console, game, match, seats, game.words("cs")).play() == 1
    shown = screen.getvalue()
    assert "Hra legends se rozbila v kroku act po 6. odpovědi" in shown
    assert "nobody knows why" in shown
    assert f"deskovka play --resume {SAVED}" in shown
    record = Record.parse(SAVED.read_text())
    assert record.answers[-1] == (0, ("take", "noble_hills"))
    assert Match.load(registry.get("legends"), record).waiting == (0,)
