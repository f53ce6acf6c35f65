"""A game against bots in the terminal, from the first question to the final scoring."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.content.files import FileIsFolder, NoFile
from deskovka.games import registry
from deskovka.kernel import Record, verify
from deskovka.kernel.errors import DamagedSnapshot
from deskovka.lab.simulate import SeatsDiffer, WrongSeats
from deskovka.terminal.seats import UnknownSeat
from tests.terminal.keyboard import Interrupted, Screen, play

SAVED = Path("saves/legends-c7b28e03.game")
"""Where the game of seed 1 is saved by itself."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_in_czech_left_and_resumed() -> None:
    code, shown = play(
        "3",  # the bid
        "1",  # Anna goes first
        "2",  # takes Noble Hills
        "zpět",
        "deník",
        "? jezero",
        "pravidla EL-BID-03",
        "2",  # takes them again
        "3",  # and places three armies
        "ulož moje",
        "konec",
        "",
    )
    assert code == 0
    assert "Anna nabízí 3 mince.\nChamtivec 1 nabízí 0 mincí." in shown
    assert "2  Vznešené pahorky      1 mince · 4 body za 3 karty s přívlastkem „vznešený“. Akce: umístění 3" in shown
    assert "Vzato zpět." in shown
    assert shown.count("Anna bere kartu Vznešené pahorky za 1 minci.") == 2
    assert "Jezero: 1 bod za každou kartu s přívlastkem „lesní“. Akce: umístění 2 armád nebo přesun 3." in shown
    assert "Nabídne-li nejvyšší částku více hráčů, vítězí nejmladší z nich" in shown
    assert "Uloženo do souboru moje.game." in shown
    assert f"deskovka play --resume {SAVED}" in shown
    assert "Konec hry" not in shown

    code, shown = play(game=None, seats=None, resume=Path("moje.game"), plays_on=True)
    assert code == 0
    assert "U stolu: A Anna, B Chamtivec 1, C Chamtivec 2." in shown
    scoring = " ".join(shown.partition("── Konec hry")[2].split())
    parts = r"Body: regiony \d+, ostrovy \d+, karty \d+, elixíry \d+, žetony objevů 0, citadely 0, drak 0 a vůdce 0\."
    assert len(re.findall(parts, scoring)) == 3
    assert "Vítězí " in scoring

    match = verify(registry.get("legends"), Record.parse(SAVED.read_text()))
    assert match.record.answers[:5] == Record.parse(Path("moje.game").read_text()).answers[:5]
    assert match.result is not None
    assert tuple(int(number) for number in re.findall(r"teď (\d+) bod", scoring)) == match.result.scores


def test_the_same_in_english() -> None:
    code, shown = play("3", "1", "2", "undo", "log", "? lake", "rules EL-BID-03", "2", "3", "q", "", language="en")
    assert code == 0
    assert "2  Noble Hills          1 coin · 4 VP for 3 noble cards. Action: place 3 armies. Adjective: noble." in shown
    assert "Taken back." in shown
    assert "Lake: 1 VP for each forest card. Action: place 2 armies or move 3." in shown
    assert "EL-BID-03 Tie" in shown
    assert "Anna takes Noble Hills for 1 coin.\n" in shown
    assert f"deskovka play --resume {SAVED}" in shown


def test_what_the_others_did_is_told_before_the_next_question() -> None:
    _, shown = play("3", "1", "2", "3")
    mine, _, news = shown.rpartition("Umístit můžete ještě 3.")
    assert "Chamtivec 1 bere kartu" not in mine
    assert news.index("Chamtivec 1 bere kartu") < news.index("Chamtivec 2 bere kartu") < news.index("── Kolo 2 z 10")
    assert news.index("── Kolo 2 z 10") < news.index("Anna: Kterou kartu si vezmete?")


def test_the_table_is_not_repeated_within_a_turn() -> None:
    _, shown = play("3", "1", "2", "3")
    assert shown.count("── Kolo 1 z 10") == 0
    assert shown.count("── Sopka") == 2
    _, shown = play("3", "1", "2", "t", "3")
    assert shown.count("── Kolo 1 z 10") == 1


def test_an_undo_is_refused_in_words() -> None:
    _, shown = play("z")
    assert "Není co vzít zpět." in shown
    _, shown = play("3", "z")
    assert "Zpět to vzít nelze: mezitím se odkrylo něco skrytého." in shown
    _, shown = play("0", "2", "z", seats=["you", "greedy"], setup={"map": "auto"}, seed=2)
    assert "Zpět to vzít nelze: mezitím odpověděl někdo další." in shown


def test_wrong_input_gets_one_sentence_and_the_question_stays() -> None:
    code, shown = play("12", "-1", "", "abc", "\x1b[A", "1 2", "² ", "9" * 5000, "11")
    assert code == 0
    assert "„12“ tu nic neznamená: napište 0–11, nebo h (nápověda).\n0–11 > " in shown
    assert "„-1“ tu nic neznamená" in shown
    assert "\nNapište 0–11, nebo h (nápověda).\n0–11 > " in shown
    assert "„abc“ tu nic neznamená" in shown
    assert "„[A“ tu nic neznamená" in shown
    assert "Anna vyhrává dražbu a platí 11 mincí." in shown


def test_help_names_every_command_and_says_what_a_file_holds() -> None:
    _, shown = play("h")
    for word in ("nápověda", "stůl", "deník", "co, ?", "pravidla", "zpět", "ulož", "konec"):
        assert f"  {word}" in shown
    assert "Uložená hra obsahuje všechno, i skryté věci a budoucí náhodu" in shown


def test_the_log_can_be_as_long_as_wanted() -> None:
    _, shown = play("3", "l 2")
    asked = shown.rpartition("Kdo začne?")[0].rpartition("1–3 > ")[2]
    assert asked.split("\n\n")[0].strip().splitlines() == [
        "Chamtivec 2 nabízí 0 mincí.",
        "Anna vyhrává dražbu a platí 3 mince.",
    ]


def test_things_and_rules_are_found_by_parts_of_their_names() -> None:
    _, shown = play("? HRAD", "? fenix", "? nesmysl", "?", "rules vlastni", "rules", "rules xyzzy")
    assert (
        "Hrad: 1 elixír. Akce: umístění 3 armád nebo stavba města.\nHrad: 1 elixír. Akce: přesun 3, potom stavba města."
        in shown
    )
    assert "Prastarý fénix: Létání: krok přes moře stojí o 1 manévr méně. Akce: přesun 5." in shown
    assert "Karta ani žeton jménem „nesmysl“ tu není." in shown
    assert "Na co se chcete podívat?" in shown
    assert "Které z nich? Třeba: pravidla EL-" in shown
    assert "EL-BID-01 Tajná nabídka" in shown  # the rule behind the question
    assert "O „xyzzy“ žádné pravidlo nemluví." in shown


def test_the_end_of_input_leaves_and_the_game_is_saved() -> None:
    code, shown = play("3")
    assert code == 0
    assert shown.rstrip().endswith(f"deskovka play --resume {SAVED}")
    assert Record.parse(SAVED.read_text()).answers == [(0, ("bid", 3)), (1, ("bid", 0)), (2, ("bid", 0))]


def test_ctrl_c_leaves_and_the_game_is_saved() -> None:
    code, shown = play("3", "1", keyboard=Interrupted)
    assert code == 0
    assert shown.rstrip().endswith(f"deskovka play --resume {SAVED}")
    assert Record.parse(SAVED.read_text()).answers[-1] == (0, ("begin", 0))


def test_an_undone_answer_is_not_in_the_saved_game() -> None:
    play("3", "1", "2", "z")
    assert Record.parse(SAVED.read_text()).answers[-1] == (0, ("begin", 0))


def test_nobody_sits_down_who_is_neither_a_person_nor_a_bot() -> None:
    with pytest.raises(UnknownSeat, match="“me” cannot take a seat; who can: you, random, greedy"):
        play(seats=["me", "greedy"])


def test_as_many_seats_as_the_game_has() -> None:
    with pytest.raises(WrongSeats):
        play(seats=["you"])
    with pytest.raises(SeatsDiffer):
        play(seats=["you", "greedy"], setup={"players": 3})


def test_without_seats_one_person_plays_against_greedy_bots() -> None:
    _, shown = play(seats=None, setup={"players": 4})
    assert "U stolu: A Hráč, B Chamtivec 1, C Chamtivec 2, D Chamtivec 3." in shown


def test_bots_alone_play_to_the_end() -> None:
    code, shown = play(seats=["greedy", "random"], language="en")
    assert code == 0
    assert "── The end" in shown
    assert " > " not in shown


def test_without_a_seed_every_game_is_another() -> None:
    play(seed=None)
    play(seed=None)
    assert len({Record.parse(file.read_text()).seed for file in Path("saves").iterdir()}) == 2


def test_a_finished_game_that_is_resumed_shows_its_end() -> None:
    play(seats=["random", "random"])
    code, shown = play(game=None, seats=None, resume=SAVED)
    assert code == 0
    assert "── Konec hry" in shown


def test_files_that_cannot_be_resumed() -> None:
    with pytest.raises(NoFile):
        play(game=None, resume=Path("nothing.game"))
    with pytest.raises(FileIsFolder):
        play(game=None, resume=Path())
    play("3")
    text = SAVED.read_text()
    SAVED.write_text(f'{text}snapshot 2 {{"setup": {{}}, "chance": 7}}\n')
    with pytest.raises(DamagedSnapshot):
        play(game=None, seats=None, resume=SAVED)
    SAVED.write_text(text.replace("you:Anna,greedy,greedy", "you:Anna,greedy"))
    with pytest.raises(SeatsDiffer):
        play(game=None, seats=None, resume=SAVED)


def test_colours_only_on_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "110")
    _, plain = play("0")
    assert "\x1b" not in plain
    _, coloured = play("0", screen=Screen(terminal=True))
    assert "4 armády (\x1b[1;31mAnna\x1b[0m)" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    _, restrained = play("0", screen=Screen(terminal=True))
    assert "4 armády (\x1b[1mAnna\x1b[0m)" in restrained
    assert "31m" not in restrained


def test_the_position_fits_into_a_narrow_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("TERM", "xterm-256color")
    _, shown = play("t", screen=Screen(terminal=True))
    told = re.sub(r"\x1b\[[\d;]*m", "", shown).partition("── Dražba")[2].partition("Kolik mincí")[0].splitlines()[1:-1]
    assert "Sopka" in "".join(told)
    assert max(len(line) for line in told) <= 60


def test_a_hint_says_what_a_strong_bot_would_do_and_the_question_stays() -> None:
    code, shown = play("rada", "3", "konec", "")
    assert code == 0
    hint = shown.partition("Očekávaný náskok v bodech: ")[0]
    offered = re.findall(r"^ +[+−]\d+,\d  (\d+ minc[ei]|\d+ mincí|0 mincí)$", hint, re.MULTILINE)
    assert 0 < len(offered) <= 5
    assert "Anna nabízí 3 mince." in shown, "the question stayed open"
