"""The rulings: each of them names a test that shows it; those that no other test shows are shown here."""

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from deskovka.content.clauses import clause_tests
from deskovka.games.legends.told import COLOURS
from tests.legends.playing import GAME, playing, set_up

TESTS = Path(__file__).parent
MARKED = clause_tests(TESTS, "legends")


class Ruling(NamedTuple):
    number: int
    question: str
    ruling: str
    clauses: tuple[str, ...]
    test: str


def rulings() -> list[Ruling]:
    """The lines of the table in RULINGS.md."""
    text = files("deskovka.games.legends").joinpath("RULINGS.md").read_text("utf-8")
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return [Ruling(int(row[0]), row[1], row[2], tuple(row[3].split(", ")), row[4]) for row in cells[2:]]


def test_rulings_are_numbered_and_say_something() -> None:
    assert [ruling.number for ruling in rulings()] == list(range(1, len(rulings()) + 1))
    assert len(rulings()) > 50
    for ruling in rulings():
        assert ruling.question.endswith("?")
        assert ruling.ruling.endswith(".")
    assert len({ruling.question for ruling in rulings()}) == len(rulings())


@pytest.mark.parametrize("ruling", rulings(), ids=lambda ruling: ruling.number)
def test_every_ruling_names_clauses_and_a_test_of_one_of_them(ruling: Ruling) -> None:
    assert set(ruling.clauses) <= {clause.id for clause in GAME.clauses("en")}
    shown = {test.partition("::")[2] for clause in ruling.clauses for test in MARKED[clause]}
    assert ruling.test in shown


def test_the_name_of_a_test_means_one_test() -> None:
    names = [
        name
        for file in TESTS.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)
    ]
    for ruling in rulings():
        assert names.count(ruling.test) == 1, ruling.test


# Shown nowhere else


@pytest.mark.clause("legends:EL-SEG-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["auto", "drawn"])
def test_four_segments_are_used_whatever_the_number_of_players(players: int, name: str) -> None:
    table = set_up(players=players, map=name)
    segment_of = table.g.terms.tables.segment_of
    assert {segment_of[segment.face] for segment in GAME.view(table.g, None).segments} == {"A", "B", "C", "D"}


@pytest.mark.clause("legends:EL-CMP-01")
def test_the_seats_are_red_blue_green_and_yellow() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow")
    for language, colour in (("en", "red"), ("cs", "červená")):
        assert GAME.words(language).say("colour-red") == colour


@pytest.mark.clause("legends:EL-ENC-01")
def test_chance_leaves_no_encounter_token_in_the_box() -> None:
    for seed in range(60):
        table = set_up(seed, players=3, variants=["encounters"], preparation="drawn")
        assert sorted(table.lying().values()) == ["bandits", "dragon", "portal", "portal"]
        assert table.told("token_left") == []


@pytest.mark.clause("legends:EL-ACT-01", "legends:EL-ACT-02", "legends:EL-LDR-04")
def test_placing_is_asked_region_by_region() -> None:
    table = playing(players=3)
    table.clear()
    table.give_leader(0, "bandit_king")
    table.put(0, "volcano_1", cities=1)
    table.put(0, "fern_south", cities=1)
    table.put(1, "volcano_2", cities=1)
    table.put(2, "fern_north", cities=1)
    table.take_free(0, "dire_eye")  # place 4
    asked = []
    while table.g.phase == "act":
        asked.append((table.topic(0), table.question(0).facts["region"]))
        table.decline(0)
    assert asked == [
        ("place", "meadows_village"),  # the start region
        ("place", "volcano_1"),
        ("place", "fern_south"),
        ("place_through", "volcano_2"),
        ("place_through", "fern_north"),
    ]


@pytest.mark.clause("legends:EL-ACT-07")
def test_cities_do_not_protect_armies() -> None:
    table = playing(players=3)
    table.clear()
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=1, cities=3)
    table.take_free(0, "dire_dragon")  # place 3, then destroy
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "destroy", "fern_north", 1)
    assert (table.armies(1, "fern_north"), table.cities(1, "fern_north")) == (0, 3)


@pytest.mark.clause("legends:EL-END-10")
def test_a_shared_game_counts_as_won_for_each_of_its_winners() -> None:
    table = playing(players=3, variants=["full_game"])
    games = [
        {"fern_north": 0, "citadel_islet": 1},  # seats 0 and 1 share the first
        {"fern_north": 2, "citadel_islet": 2},
        {"fern_north": 0, "citadel_islet": 0, "volcano_1": 2},
    ]
    for number, game in enumerate(games, start=1):
        table.clear()
        for region, seat in game.items():  # each of them gives 2 points: it and its island
            table.put(seat, region, armies=1)
        if number == 3:
            table.give_coins(2, 30)
        table.finish()
        if number < 3:
            table.begin()
    assert table.scores == (6, 2, 6)
    assert table.winners == (0,)  # with two games won, though seat 2 is richer
