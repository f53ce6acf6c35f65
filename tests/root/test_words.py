"""Whatever a game of Root can ask, offer, tell and show can be read, in both languages."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from deskovka.bots import make_bot
from deskovka.content.setups import options_of
from deskovka.content.words import LANGUAGES
from deskovka.games.root.game import RootGame
from deskovka.games.root.lexicon import LEXICON
from deskovka.games.root.setup import RootSetup
from deskovka.games.root.table import WIDTH
from deskovka.kernel import Match, seed_from
from deskovka.terminal.choices import Choices
from tests.root.playing import GAME, bare
from tests.texts.catalogs import messages

NAMES = ["Příšera", "Ďábel", "Łukasz", "何"]
UNREADABLE = re.compile(r"[{}$]|\b\w+_\w+\b|[a-z]-about|None")
"""What is left of a message that was not filled in: braces, or the id of a thing."""
PACKAGE = RootGame.package


def readable(text: str) -> bool:
    return bool(text.strip()) and not UNREADABLE.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_options_and_events_have_words_that_show_only_facts_that_they_have(language: str) -> None:
    said = {f"ask-{topic}": facts for topic, facts in LEXICON.topics.items()}
    said |= {f"option-{verb}": facts for verb, facts in LEXICON.verbs.items()}
    said |= {f"event-{kind}": facts for kind, facts in LEXICON.events.items()}
    catalog = messages(PACKAGE, language)
    assert said.keys() == {name for name in catalog if name.startswith(("ask-", "option-", "event-"))}
    strange = {name: catalog[name].variables - set(facts) for name, facts in said.items()}
    assert {name: facts for name, facts in strange.items() if facts} == {}


def test_both_languages_say_the_same() -> None:
    english, czech = (messages(PACKAGE, language) for language in LANGUAGES)
    assert english.keys() == czech.keys()
    assert {n: (english[n].variables, english[n].forms) for n in english} == {
        n: (czech[n].variables, czech[n].forms) for n in czech
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_set_up_is_explained(language: str) -> None:
    words = RootGame().words(language)
    for option in options_of(RootSetup):
        assert words.has(f"setup-{option.key}")
        assert words.has(f"setup-{option.key}-help")
        assert all(words.has(f"setup-{option.key}-{choice}") for choice in option.choices)
        if option.kind == "several":
            assert all(words.has(f"setup-{option.key}-{choice}-help") for choice in option.choices)


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2, "factions": ["marquise", "squirrels"]},
        {"players": 3, "factions": ["eyrie", "marquise", "squirrels"], "map": "winter"},
        {"players": 3, "factions": ["squirrels", "weasels", "marquise"], "map": "lake", "preparation": "advanced"},
        {"players": 3, "factions": ["squirrels", "marquise", "weasels"], "map": "mountain", "deck": "exiles"},
        {"players": 3, "factions": ["alliance", "marquise", "squirrels"], "suits": "drawn"},
        {"players": 3, "factions": ["marquise", "vagabond", "vagabond_second"]},
    ],
    ids=["autumn", "winter", "lake", "mountain", "alliance", "two vagabonds"],
)
def test_everything_in_a_random_game_can_be_read(setup: dict[str, object]) -> None:
    match = Match(GAME, GAME.read_setup({**setup, "reach": "any"}), seed_from(str(setup)))
    players = NAMES[: match.setup.players]
    chaos = make_bot("random", seed_from("chaos"))
    number = 0
    while match.result is None:
        number += 1
        viewer = None if number % 7 == 0 else number % len(players)
        language = LANGUAGES[number % 2]
        words = GAME.words(language)
        table = GAME.table(match.view(viewer), words, players)
        assert readable(table), table
        assert max(cell_len(line) for line in table.splitlines()) <= WIDTH, table
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        asked = words.question(question, players)
        assert readable(asked), asked
        choices = Choices(GAME, question, match.view(seat), words, players)
        shown = "\n".join([*choices.about, *choices.lines(WIDTH), choices.allowed])
        assert readable(shown), shown
        match.answer(seat, chaos.answer(match.chair(seat)))
    for language in LANGUAGES:
        words = GAME.words(language)
        for event in match.log:
            assert readable(words.event(event, players)), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_explained_by_its_name(language: str) -> None:
    words = GAME.words(language)
    for name in ("sappers", words.say("card-sappers"), words.say("card-sappers")[:4].upper()):
        explained = GAME.explain(name, words)
        assert explained is not None
        assert words.say("card-sappers-about") in explained
    assert GAME.explain("nonsense", words) is None


def test_a_note_beside_a_building_says_what_it_costs() -> None:
    t = bare()
    t.put(0, 5, warrior=1, wood=1, sawmill=1)
    words = GAME.words("en")
    assert GAME.note(("build", "sawmill", 5), t.view(0), words).endswith("1 wood, 1 VP")
    t.hand(0, "anvil")
    assert GAME.note(("spend", "anvil"), t.view(0), words) == "fox"


def test_every_question_rests_on_a_clause() -> None:
    assert LEXICON.clauses.keys() == LEXICON.topics.keys()
    assert set(LEXICON.clauses.values()) <= {clause.id for clause in RootGame().clauses("en")}
