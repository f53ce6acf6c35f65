"""Root in the terminal: every faction, in both languages, typed by numbers and by words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from deskovka.games import registry
from deskovka.kernel import Match, Record
from tests.terminal.keyboard import play

ROOT = registry.get("root")
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
WIDTH = 100


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def playing(faction: str) -> dict[str, Any]:
    """Anna plays this faction and begins; bots play the others."""
    factions = [faction, *(other for other in FACTIONS if other != faction)]
    return {"factions": factions, "seating": "listed", "first": 0}


def at_root(*lines: str, faction: str, language: str = "cs", plays_on: bool = False) -> str:
    """What is shown while these lines are typed."""
    seats = ["you:Anna", "greedy", "greedy", "greedy"]
    setup = playing(faction)
    code, shown = play(*lines, game="root", seats=seats, setup=setup, language=language, plays_on=plays_on)
    assert code == 0
    return shown


def saved() -> Match[Any]:
    """The game as it was saved by itself."""
    (file,) = Path("saves").iterdir()
    return Match.load(ROOT, Record.parse(file.read_text()))


@pytest.mark.parametrize(
    ("faction", "language"), [("vagabond", "cs"), ("marquise", "en"), ("eyrie", "cs"), ("alliance", "en")]
)
def test_a_game_is_played_to_its_end(faction: str, language: str) -> None:
    shown = at_root(faction=faction, language=language, plays_on=True)
    match = saved()
    assert match.result is not None
    over = f"── {ROOT.words(language).say('table-over')}"
    end = shown[shown.rindex(over) :]
    names = ["Anna", *(f"{'Chamtivec' if language == 'cs' else 'Greedy'} {number}" for number in (1, 2, 3))]
    assert all(names[seat] in end.splitlines()[0] for seat in match.result.winners)
    answers = [answer for seat, answer in match.answers if seat == 0]
    assert len(answers) > 20
    assert [line for line in shown.splitlines() if len(line) > WIDTH] == []


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ("U stolu: A Anna", "V ruce (3)")), ("en", ("At the table: A Anna", "Hand (3)"))],
)
def test_the_table_and_the_first_question_are_in_the_reader_s_language(
    faction: str, language: str, words: tuple[str, ...]
) -> None:
    shown = at_root("t", faction=faction, language=language)
    assert [word for word in words if word not in shown] == []
    topic = saved().question(0)
    assert topic is not None
    assert f"Anna: {ROOT.words(language).question(topic, ['Anna'] * 4)}" in shown


def test_clearings_are_typed_by_their_numbers() -> None:
    shown = at_root("9", "12", faction="marquise")
    assert "Anna: Kde bude stát vaše pevnost?" in shown
    assert "„9“ tu nic neznamená: napište 1–4" in shown


def test_a_wanderer_is_sent_by_words() -> None:
    shown = at_root("zlod", "les 1-2-5-10", "prosmyk 5", "5 1", faction="vagabond")
    assert "Anna hraje za postavu Zloděj." in shown
    assert "Anna jde na mýtinu 5." in shown
    assert "Anna jde na mýtinu 1." in shown
    assert [option for seat, option in saved().answers if seat == 0][2:4] == [("slip", 5), ("move", 5, 1)]


def test_words_that_mean_several_things_are_asked_about() -> None:
    shown = at_root("les 1", faction="vagabond", language="en")
    assert "“les 1” means nothing here" in shown
    shown = at_root("1", "forest 1", faction="vagabond", language="en")
    assert re.search(r"“forest 1” may mean 1, 2", shown)


def test_rules_cards_log_undo_and_save_work_at_the_table() -> None:
    shown = at_root(
        "1", "z", "? zlod", "karta svec", "pravidla", "pravidla 4.3", "1", "l 3", "ulož kopie", faction="vagabond"
    )
    assert "Vzato zpět." in shown
    assert "Zloděj: Bota, pochodeň, konvička, meč." in shown
    assert "Švec: " in shown
    assert "9.3.1 " in shown
    assert "4.3 " in shown
    assert "Uloženo do souboru kopie.game." in shown
    assert Record.parse(Path("kopie.game").read_text()).answers[-1][0] == 0


def test_nobody_at_the_keyboard_sees_the_hand_of_another() -> None:
    """Anna and Petr look at the screen by turns; neither is shown what only the other knows."""
    setup = playing("marquise") | {"players": 2, "factions": ["marquise", "eyrie"], "deck": "base"}
    seats = ["you:Anna", "you:Petr"]
    lines = ["", "1", "1", "1", "1"]
    _, shown = play(*lines, game="root", seats=seats, setup=setup, plays_on=True)
    (file,) = Path("saves").iterdir()
    match = Match.load(ROOT, Record.parse(file.read_text()))
    words = ROOT.words("cs")
    screens = re.split(r"Na řadě je (Anna|Petr)\. Ostatní se prosím nedívají\.", shown)
    for name, screen in list(zip(screens[1::2], screens[2::2], strict=True)):
        seat, other = ("Anna", "Petr").index(name), 1 - ("Anna", "Petr").index(name)
        whispers = {words.event(e, ["Anna", "Petr"]) for e in match.log if e.to == (other,)}
        mine = {words.event(e, ["Anna", "Petr"]) for e in match.log if e.to is not None and seat in e.to}
        assert not [line for line in screen.splitlines() if line in whispers - mine]
        hands = re.findall(rf"^.. {'AB'[other]} {('Anna', 'Petr')[other]} · .*\n +V ruce \(\d+\): (.*)$", screen, re.M)
        known = {match_[1] for match_ in re.finditer(r"má kartu (.*)\.$", screen, re.M)}
        assert all(re.fullmatch(r"– \+ \d+ neznámých|–", hand) or known for hand in hands)
    assert len(screens) > 10
