"""Every registered game is under every law: nothing has to be added here for a new one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deskovka.content.clauses import clause_tests
from deskovka.content.tabletop import TabletopGame
from deskovka.content.transcript import transcript
from deskovka.content.words import LANGUAGES
from deskovka.kernel import Chance, Record, World, seed_from, verify
from deskovka.lab.coverage import (
    clauses_without_test,
    repertoire_without_record,
    unknown_clauses,
    waiting_clauses_with_test,
)
from deskovka.lab.laws import walk
from deskovka.lab.perft import perft
from deskovka.lab.saying import everything_is_said
from tests.games import TESTS, every, home

GAMES = [pytest.param(game, id=game.id) for game in every]
WALKS = 16

Game = TabletopGame[Any]


def records_of(game: Game) -> list[Path]:
    return sorted((home(game) / "records" / game.id).glob("*.game"))


@pytest.mark.parametrize("number", range(WALKS))
@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_a_drawn_set_up_obeys_every_law(game: Game, number: int) -> None:
    setup = game.draw_setup(Chance(seed_from("set-up of a walk", number)))
    match = walk(game, setup, seed_from("walk", number), every=5)
    assert match.result is not None
    assert len(match.result.scores) == match.setup.players


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_a_seat_sees_can_be_read(game: Game, number: int) -> None:
    setup = game.draw_setup(Chance(seed_from("set-up of a reading", number)))
    assert everything_is_said(game, setup, seed_from("reading", number), every=150).result is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_records_replay_to_their_results_and_texts_and_show_the_whole_repertoire(game: Game) -> None:
    texts = {file.name: file.read_text("utf-8") for file in records_of(game)}
    matches = {name: verify(game, Record.parse(text)) for name, text in texts.items()}
    assert {name: str(match.record) for name, match in matches.items()} == texts
    assert repertoire_without_record(game, matches.values()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: Game) -> None:
    tests = clause_tests(TESTS, game.id)
    assert clauses_without_test(game.clauses("en"), tests) == []
    assert unknown_clauses(game.clauses("en"), tests) == []
    assert waiting_clauses_with_test(game.clauses("en"), tests) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_reference_has_the_same_clauses_in_every_language(game: Game) -> None:
    english = game.clauses("en")
    assert english
    for language in LANGUAGES:
        clauses = game.clauses(language)
        assert [clause.id for clause in clauses] == [clause.id for clause in english]
        assert all(clause.title and clause.text and clause.section for clause in clauses)
        assert [bool(clause.waits) for clause in clauses] == [bool(clause.waits) for clause in english]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_rests_on_a_clause(game: Game) -> None:
    known = {clause.id for clause in game.clauses("en")}
    assert {topic.clause for topic in game.lexicon.topics.values()} <= known


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts_are_as_they_were(game: Game) -> None:
    """A changed count must be explained in the commit that changes the file."""
    positions = json.loads((home(game) / "perft" / f"{game.id}.json").read_text("utf-8"))
    assert positions
    for position in positions:
        setup = game.read_setup(position["setup"])
        world = World(game, game.new(setup, Chance(seed_from(position["seed"]))))
        for seat, *option in position["answers"]:
            world.answer(seat, tuple(option))
        counts = [perft(world, depth) for depth in range(1, len(position["counts"]) + 1)]
        assert counts == position["counts"], position


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_transcript_reads_as_it_did(game: Game) -> None:
    """The first line names the record; the story below is written anew when the words are meant to change."""
    golden = (home(game) / "transcripts" / f"{game.id}.txt").read_text("utf-8")
    title, _, story = golden.partition("\n\n")
    match = verify(game, Record.parse((home(game) / "records" / game.id / title).read_bytes()))
    words = game.words("en")
    people = ["Anna", "Boris", "Cecil", "Dana", "Emil", "Fiona"][: match.setup.players]
    assert transcript(match.told(None), words, words.seated(people, match.roles)) == story
