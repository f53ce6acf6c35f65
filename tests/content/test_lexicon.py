"""Lexicons: what games say is what they say that they say."""

from typing import Any

import pytest

from deskovka.content.tabletop import TabletopGame
from deskovka.games import registry
from deskovka.kernel import Chance, Match, seed_from

GAMES = [pytest.param(game, id=game.id) for game in registry]
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
            assert tuple(question.facts) == lexicon.topics[question.topic]
            topics.add(question.topic)
            for option in question.options:
                verb, *rest = option
                assert len(rest) == len(lexicon.verbs[str(verb)]), option
                verbs.add(verb)
            match.answer(seat, chance.pick(question.options))
        for event in match.log:
            assert tuple(event.facts) == lexicon.events[event.kind]
    assert len(topics) > len(lexicon.topics) // 2  # it was worth while
    assert len(verbs) > len(lexicon.verbs) // 2


@pytest.mark.parametrize("game", GAMES)
def test_what_a_fact_names_is_the_fact_of_something(game: TabletopGame[Any]) -> None:
    lexicon = game.lexicon
    facts = {
        fact for said in (lexicon.topics, lexicon.verbs, lexicon.events) for each in said.values() for fact in each
    }
    assert set(lexicon.kinds) <= facts


@pytest.mark.parametrize("game", GAMES)
def test_no_fact_is_given_twice(game: TabletopGame[Any]) -> None:
    for said in (game.lexicon.topics, game.lexicon.verbs, game.lexicon.events):
        for name, facts in said.items():
            assert len(set(facts)) == len(facts), name
