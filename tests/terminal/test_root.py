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

from deskovka.games import registry
from deskovka.games.root.tables import printed_tables
from deskovka.kernel import Match, Record
from tests.terminal.keyboard import play

ROOT = registry.get("root")
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
WIDTH = 100
CARDS = {card.id for card in printed_tables().decks["base"].cards}


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
    shown = at_root("1", "2", "10", "9", "5", faction="marquise")
    assert "Anna: Kam umístíte první stavbu (pila)?" in shown
    assert "„2“ tu nic neznamená: napište 1, 5, 9, 10, nebo" in shown
    assert "\n1, 5, 9 > " in shown  # there is no room left in clearing 10
    answers = [option for seat, option in saved().answers if seat == 0]
    assert answers[:4] == [("keep", 1), ("build", "sawmill", 10), ("build", "workshop", 9), ("build", "recruiter", 5)]


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
    before_the_end = shown[: shown.rindex(f"── {words.say('table-over')}")]
    screens = re.split(r"Na řadě je (?:Anna|Petr)\. Ostatní se prosím nedívají\.", before_the_end)[1:]
    assert len(screens) > 10
    told = kept = 0
    for turn in turns_at_the_screen(match, screens):
        named = {card for card in CARDS if re.search(rf"\b{re.escape(words.say(f'card-{card}'))}(?!\w)", turn.screen)}
        assert named & turn.secret == set()
        told += len(named & turn.known)
        kept += len(turn.secret)
    assert min(told, kept) > 50
