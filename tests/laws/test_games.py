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
from deskovka.games import registry
from deskovka.kernel import Chance, Record, World, seed_from, verify
from deskovka.lab.coverage import (
    clauses_without_test,
    content_without_record,
    unknown_clauses,
    waiting_clauses_with_test,
)
from deskovka.lab.laws import walk
from deskovka.lab.perft import perft

TESTS = Path(__file__).parents[1]
GAMES = [pytest.param(game, id=game.id) for game in registry]
WALKS = 16

Game = TabletopGame[Any]


def records_of(game: Game) -> list[Path]:
    return sorted((TESTS / "records" / game.id).glob("*.game"))


RECORDS = [pytest.param(game, file, id=f"{game.id}-{file.stem}") for game in registry for file in records_of(game)]


@pytest.mark.parametrize("number", range(WALKS))
@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_a_drawn_set_up_obeys_every_law(game: Game, number: int) -> None:
    setup = game.draw_setup(Chance(seed_from("set-up of a walk", number)))
    match = walk(game, setup, seed_from("walk", number))
    assert match.result is not None
    assert len(match.result.scores) == match.setup.players


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_a_record_replays_to_its_result_and_to_its_text(game: Game, file: Path) -> None:
    text = file.read_text("utf-8")
    match = verify(game, Record.parse(text))
    assert str(match.record) == text


@pytest.mark.parametrize("game", GAMES)
def test_all_content_occurs_in_the_records(game: Game) -> None:
    records = [Record.parse(file.read_bytes()) for file in records_of(game)]
    assert content_without_record(game, records) == []


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
    assert game.lexicon.clauses.keys() == game.lexicon.topics.keys()
    assert set(game.lexicon.clauses.values()) <= known


@pytest.mark.parametrize("game", GAMES)
def test_perft_counts_are_as_they_were(game: Game) -> None:
    """A changed count must be explained in the commit that changes the file."""
    positions = json.loads((TESTS / "perft" / f"{game.id}.json").read_text("utf-8"))
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
    golden = (TESTS / "transcripts" / f"{game.id}.txt").read_text("utf-8")
    title, _, story = golden.partition("\n\n")
    match = verify(game, Record.parse((TESTS / "records" / game.id / title).read_bytes()))
    players = ["Anna", "Boris", "Cecil", "Dana", "Emil", "Fiona"][: match.setup.players]
    assert transcript(match.told(None), game.words("en"), players) == story
