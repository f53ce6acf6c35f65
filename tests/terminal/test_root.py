"""Root in the terminal: every faction, in both languages, typed by numbers and by words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from deskovka.content.told import line
from deskovka.games import registry
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import Match, Record
from tests.terminal.keyboard import play

ROOT = registry.get("root")
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
WIDTH = 100
CARDS = {card.id for card in PRINTED.tables.decks["base"].cards}


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
    over = f"── {ROOT.words(language).say('told-over')}"
    end = shown[shown.rindex(over) :]
    heading, words = " ".join(end.partition("\n\n")[0].split()), ROOT.words(language)
    names = words.seated(["Anna", "", "", ""], match.roles)
    assert words.line(line("told-winners", seats=match.result.winners), names) in heading
    answers = [answer for seat, answer in match.answers if seat == 0]
    assert len(answers) > 20
    assert [long for long in shown.splitlines() if len(long) > WIDTH] == []


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ("U stolu: A {anna}", "V ruce 3 karty.")), ("en", ("At the table: A {anna}", "3 cards in hand."))],
)
def test_the_table_and_the_first_question_are_in_the_reader_s_language(
    faction: str, language: str, words: tuple[str, ...]
) -> None:
    shown = at_root("t", faction=faction, language=language)
    catalog = ROOT.words(language)
    anna = f"{catalog.say(f'role-{faction}')} (Anna)"
    assert [word for word in words if word.format(anna=anna) not in shown] == []
    topic = saved().question(0)
    assert topic is not None
    assert f"{anna}: {catalog.question(topic, ['Anna'] * 4)}" in shown


def test_clearings_are_typed_by_their_numbers() -> None:
    shown = at_root("1", "2", "10", "9", "5", faction="marquise")
    assert "Markýza (Anna): Kam umístíte první stavbu (pila)?" in shown
    assert "„2“ tu nic neznamená: napište 1, 5, 9, 10, nebo" in shown
    assert "\n1, 5, 9 > " in shown  # there is no room left in clearing 10
    answers = [option for seat, option in saved().answers if seat == 0]
    assert answers[:4] == [("keep", 1), ("build", "sawmill", 10), ("build", "workshop", 9), ("build", "recruiter", 5)]


def test_a_wanderer_is_sent_by_words() -> None:
    shown = at_root("zlod", "les 1-2-5-10", "prosmyk 5", "5 1", faction="vagabond")
    assert "Tulák hraje za postavu Zloděj." in shown
    assert "Tulák jde na mýtinu 5." in shown
    assert "Tulák jde na mýtinu 1." in shown
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
    assert "Zloděj: Začíná s předměty: bota, pochodeň, konvička a meč. Krádež: " in shown
    assert "Švec: " in shown
    assert "9.3.1 " in shown
    assert "4.3 " in shown
    assert "Uloženo do souboru kopie.game." in shown
    assert Record.parse(Path("kopie.game").read_text()).answers[-1][0] == 0


class Turn(NamedTuple):
    """While somebody has the screen: what is on it, and which cards they may know or must not."""

    screen: str
    known: set[str]
    secret: set[str]


def card_names(match: Match[Any], seat: int, owner: int | None = None) -> set[str]:
    """The cards that a seat sees somewhere on the table, or in the hand of a player."""
    view = msgspec.to_builtins(match.view(seat))
    return CARDS.intersection(words_in(view if owner is None else view["seats"][owner]["hand"]))


def words_in(tree: Any) -> Iterator[str]:
    """Every string in a tree, and every name of a part."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, dict):
        for key, part in tree.items():
            yield from (*words_in(key), *words_in(part))
    elif isinstance(tree, list | tuple):
        for part in tree:
            yield from words_in(part)


def turns_at_the_screen(match: Match[Any], screens: list[str]) -> Iterator[Turn]:
    """The match anew, with what is on the screen while somebody answers one question after another."""
    again = Match(ROOT, match.setup, match.seed)
    read = [0, 0]
    for (seat, run), screen in zip(groupby(match.answers, itemgetter(0)), screens, strict=True):
        known, held = set[str](), set[str]()
        for _, option in run:
            known |= card_names(again, seat)
            known |= CARDS.intersection(words_in([dict(event.facts) for event in again.told(seat, read[seat])]))
            held |= card_names(again, 1 - seat, owner=1 - seat)
            read[seat] = len(again.log)
            again.answer(seat, option)
        yield Turn(screen, known, held - known)


def test_nobody_at_the_keyboard_sees_the_hand_of_another() -> None:
    """Anna and Petr look at the screen by turns; no screen names a card that only the other one can know."""
    setup = playing("marquise") | {"players": 2, "factions": ["marquise", "eyrie"], "deck": "base"}
    _, shown = play(game="root", seats=["you:Anna", "you:Petr"], setup=setup, plays_on=True)
    match = saved()
    words = ROOT.words("cs")
    before_the_end = shown[: shown.rindex(f"── {words.say('told-over')}")]
    screens = re.split(
        r"Na řadě je (?:Markýza \(Anna\)|Orlí hnízdo \(Petr\))\. Ostatní se prosím nedívají\.", before_the_end
    )[1:]
    assert len(screens) > 10
    told = kept = 0
    for turn in turns_at_the_screen(match, screens):
        named = {card for card in CARDS if re.search(rf"\b{re.escape(words.say(f'card-{card}'))}(?!\w)", turn.screen)}
        assert named & turn.secret == set()
        told += len(named & turn.known)
        kept += len(turn.secret)
    assert min(told, kept) > 50


MARCH = ("1", "10", "9", "5")
"""Where the keep and the first buildings stand: then comes the first Daylight."""


def test_a_menu_lists_verbs_with_reasons_and_narrows_to_one() -> None:
    shown = at_root(*MARCH, "march", "0", "build", "1", faction="marquise", language="en")
    menu, move, again, build = shown[shown.index("Marquise (Anna): What do you do?") :].split("\n\n", 4)[:4]
    assert re.search(r"\n 1  March *\n", menu)
    assert "\n –  Battle " in menu
    assert "Nobody’s pieces stand where you have warriors. (4.3)" in menu
    assert re.search(r"\n 4  End Daylight +3 actions are left\n", menu)
    assert move.startswith("Move: from where?\n")
    assert "  1  → 5 (" in move
    assert move.endswith("1–33 > ")
    assert again == menu
    assert build.startswith("Build: what?\n")
    assert " 0  Back\n" in build
    assert [option[0] for seat, option in saved().answers if seat == 0][-1] == "build"


def test_a_verb_without_things_is_done_at_once_and_words_go_past_the_menu() -> None:
    at_root(*MARCH, "3", "build sawmill 5", faction="marquise", language="en")
    recruited, built = [option for seat, option in saved().answers if seat == 0][-2:]
    assert recruited == ("recruit",)
    assert built == ("build", "sawmill", 5)


@pytest.mark.parametrize(
    ("language", "asked", "reasons"),
    [
        ("en", "? battle", ["Battle: Nobody’s pieces stand where you have warriors. (4.3)"]),
        ("cs", "? bitva", ["Bitva: Na mýtinách s vašimi bojovníky nikdo další není. (4.3)"]),
        ("en", "? build 10", ["Build sawmill 10: Clearing 10 has no open slot. (2.2.3)"]),
    ],
)
def test_a_question_mark_says_why_not(language: str, asked: str, reasons: list[str]) -> None:
    shown = at_root(*MARCH, asked, faction="marquise", language=language)
    assert [reason for reason in reasons if reason not in shown] == []
