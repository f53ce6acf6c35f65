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
from deskovka.games.root.options import RootSetup
from deskovka.kernel import Match, seed_from
from deskovka.terminal.choices import Choices
from deskovka.terminal.telling import WIDEST
from tests.root.playing import GAME, bare
from tests.texts.catalogs import messages, strange_messages
from tests.texts.reading import explained, read

NAMES = ["Příšera", "Ďábel", "Łukasz", "何"]
UNREADABLE = re.compile(r"[{}$]|\b\w+_\w+\b|[a-z]-about|None")
"""What is left of a message that was not filled in: braces, or the id of a thing."""
PACKAGE = RootGame.package


def readable(text: str) -> bool:
    return bool(text.strip()) and not UNREADABLE.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_options_and_events_have_words_that_show_only_facts_that_they_have(language: str) -> None:
    assert strange_messages(LEXICON, messages(PACKAGE, language)) == {}


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


SETUPS: dict[str, dict[str, object]] = {
    "autumn": {"players": 2, "factions": ["marquise", "squirrels"]},
    "winter": {"players": 3, "factions": ["eyrie", "marquise", "squirrels"], "map": "winter"},
    "lake": {
        "players": 3,
        "factions": ["squirrels", "weasels", "marquise"],
        "map": "lake",
        "preparation": "advanced",
    },
    "mountain": {"players": 3, "factions": ["squirrels", "marquise", "weasels"], "map": "mountain", "deck": "exiles"},
    "alliance": {"players": 3, "factions": ["alliance", "marquise", "squirrels"], "suits": "drawn"},
    "two vagabonds": {"players": 3, "factions": ["marquise", "vagabond", "vagabond_second"]},
}


@pytest.mark.parametrize("name", SETUPS)
def test_everything_in_a_random_game_can_be_read(name: str) -> None:
    """The seeds give games of some hundred answers: thousands say nothing new and take half a minute."""
    match = Match(GAME, GAME.read_setup({**SETUPS[name], "reach": "any"}), seed_from(f"read {name}"))
    players = NAMES[: match.setup.players]
    chaos = make_bot("random", seed_from("chaos"))
    spoken = {language: GAME.words(language) for language in LANGUAGES}
    number = 0
    while match.result is None:
        number += 1
        viewer = None if number % 7 == 0 else number % len(players)
        words = spoken[LANGUAGES[number // 5 % 2]]
        if number % 5 == 0:
            told = read(GAME, match, viewer, words, players)
            assert readable(told), told
            assert max(cell_len(line) for line in told.splitlines()) <= WIDEST, told
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        if number % 5 == 0:
            for refusal in GAME.refusals(match.world.state, question):
                why = words.line(refusal.why, players)
                assert readable(why), why
        asked = words.question(question, players)
        assert readable(asked), asked
        choices = Choices(GAME, question, match.view(seat), GAME.content(match.setup), words, players)
        shown = "\n".join([*choices.about, *choices.lines(WIDEST), choices.allowed])
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
        (text,) = explained(name, GAME, bare().g.terms, words, [])
        assert words.say("about-sappers") in text
    assert explained("nonsense", GAME, bare().g.terms, words, []) == []


def test_a_note_beside_a_building_says_what_it_costs() -> None:
    t = bare()
    t.put(0, 5, warrior=1, wood=1, sawmill=1)
    words = GAME.words("en")
    assert t.note(0, ("build", "sawmill", 5), words, NAMES).endswith("; 1 wood, 1 VP")
    t.hand(0, "anvil")
    assert t.note(0, ("spend", "anvil"), words, NAMES) == "fox"
    assert t.note(0, ("craft", "anvil"), words, NAMES) == "to craft: fox; 2 points"


def test_every_question_rests_on_a_clause() -> None:
    assert {topic.clause for topic in LEXICON.topics.values()} <= {clause.id for clause in RootGame().clauses("en")}


def test_every_faction_has_a_guided_first_game() -> None:
    guides = {guide.id: guide for guide in RootGame().guides}
    assert {*guides, "vagabond_second"} == {*RootGame().factions}
    assert all(guide.setup["factions"][guide.seat] == name for name, guide in guides.items())
