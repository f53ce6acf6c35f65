"""Lexicons: what games say is what they say that they say."""

from typing import Any

import pytest

from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Chance, Match, seed_from
from tests.games import every
from tests.playing import expect_listed, expect_told_as_listed
from tests.texts.catalogs import messages

GAMES = [pytest.param(game, id=game.id) for game in every]
PLAYED = 12


@pytest.mark.parametrize("game", GAMES)
def test_every_question_option_and_event_is_in_the_lexicon_with_its_facts(game: TabletopGame[Any]) -> None:
    lexicon, topics, verbs = game.lexicon, set(), set()
    for seed in range(PLAYED):
        chance = Chance(seed_from("said", seed))
        match = Match(game, game.read_setup(game.draw_setup(chance)), seed_from(seed))
        while match.result is None:
            seat = chance.pick(match.waiting)
            question = match.question(seat)
            assert question is not None
            expect_listed(lexicon, question)
            topics.add(question.topic)
            verbs |= {option[0] for option in question.options}
            match.answer(seat, chance.pick(question.options))
        for event in match.log:
            expect_told_as_listed(lexicon, event)
    assert len(topics) > len(lexicon.topics) // 2  # it was worth while
    assert len(verbs) > len(lexicon.verbs) // 2


@pytest.mark.parametrize("game", GAMES)
def test_menus_are_of_verbs_that_there_are_and_endings_have_no_facts(game: TabletopGame[Any]) -> None:
    lexicon = game.lexicon
    menus = {verb for topic in lexicon.topics.values() for verb in topic.menu}
    endings = {verb for topic in lexicon.topics.values() for verb in topic.ends}
    assert {*lexicon.special} <= menus
    assert {*menus, *lexicon.final, *lexicon.repeated} <= lexicon.verbs.keys()
    assert all(lexicon.verbs[verb] == () for verb in endings)
    for topic in lexicon.topics.values():
        assert len({*topic.menu, *topic.ends}) == len(topic.menu) + len(topic.ends)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_fact_names_is_the_fact_of_something(game: TabletopGame[Any]) -> None:
    lexicon = game.lexicon
    facts = {fact for said in lexicon.messages().values() for fact in said}
    shown = {fact for message in messages(game.package, "en").values() for fact in message.variables}
    assert set(lexicon.kinds) <= facts | shown


@pytest.mark.parametrize("game", GAMES)
def test_no_fact_is_given_twice(game: TabletopGame[Any]) -> None:
    for name, facts in game.lexicon.messages().items():
        assert len(set(facts)) == len(facts), name
