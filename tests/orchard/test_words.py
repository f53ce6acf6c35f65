"""Orchard in words: the terminal prints them, and so do the pages."""

from pathlib import Path

import pytest

from deskovka.content.editions import EditionUnknownKey
from deskovka.content.told import Thing
from deskovka.kernel import Match, seed_from
from deskovka.terminal.console import Console
from deskovka.terminal.seats import read_seat
from deskovka.terminal.sitting import Sitting
from tests.orchard.playing import GAME, playing
from tests.terminal.keyboard import Keyboard, Screen
from tests.texts.reading import said, said_of

NAMES = ["Anna", "Petr"]


def test_the_table_is_told() -> None:
    table = playing()
    table.hold(0, "plum", "apple")
    table.answer(0, "lay", "plum")
    table.hold(0, "pear")
    sections = GAME.told(GAME.view(table.g, 0), GAME.content(table.g.terms))
    assert said(sections, GAME.words("cs"), NAMES) == {
        "1. kolo z 3": ["Na tahu je Petr.", "V balíčku zbývá 17 karet."],
        "Anna: 3 body": ["V košíku: Švestka.", "V ruce: 1 karta.", "Držíte: Hruška."],
        "Petr: 0 bodů": ["V košíku: –.", "V ruce: 2 karty."],
    }
    assert said_of(Thing("seat", 1), sections, GAME.words("en"), NAMES) == ["In the basket: –.", "In hand: 2 cards."]


def test_numbers_of_an_edition_are_read() -> None:
    content = GAME.content(GAME.read_setup({"edition": {"basket": 5, "fruits": {"plum": {"points": 4}}}}))
    words = GAME.words("en")
    assert [words.line(line, NAMES) for line in GAME.about(content)[Thing("fruit", "plum")]] == [
        "Scores 4 points.",
        "Apple, Pear and Plum in one basket score 5 more.",
    ]
    note = GAME.note(("lay", "plum"), GAME.view(playing().g, 0), content)
    assert note is not None
    assert words.line(note, NAMES) == "4 points"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_it_is_played_in_the_terminal(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    screen, words = Screen(), GAME.words(language)
    console = Console(Keyboard(screen, ["rules", f"? {words.say('fruit-plum')}"], plays_on=True), screen)
    match = Match(GAME, GAME.read_setup({"players": 2}), seed_from(1))
    assert Sitting(console, GAME, match, [read_seat("you:Anna"), read_seat("greedy:Petr")], words).play() == 0
    shown = screen.getvalue()
    assert match.result is not None
    assert words.say("told-over") in shown
    assert words.say("about-points", points=3) in shown
    assert next(clause.text for clause in GAME.clauses(language) if clause.id == "2.1") in shown


def test_an_edition_names_what_it_adds() -> None:
    quince = {"points": 5, "count": 4}
    names = {"fruit": {"quince": {"en": "Quince", "cs": "Kdoule"}}}
    content = GAME.content(GAME.read_setup({"edition": {"fruits": {"quince": quince}, "names": names}}))
    assert GAME.words("cs", content.names).option(("lay", "quince"), NAMES) == "Vyložit: Kdoule"
    with pytest.raises(EditionUnknownKey, match=r"names\.fish"):
        GAME.read_setup({"edition": {"names": {"fish": {"carp": {"en": "Carp"}}}}})
