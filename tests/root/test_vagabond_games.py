"""Whole games with Vagabonds: the laws hold, and his bot knows what it wants."""

from typing import Any

import pytest

from deskovka.bots import make_bot
from deskovka.games.root.factions.vagabond.characters import CHARACTERS
from deskovka.kernel import Match, seed_from
from deskovka.lab.laws import walk
from tests.root.playing import GAME, counted
from tests.root.wandering import give, lay_quests, relate, wandering

SETUPS: dict[str, dict[str, Any]] = {
    "two on autumn": {"players": 2, "factions": ["marquise", "vagabond"]},
    "both on the lake": {"players": 3, "factions": ["vagabond", "squirrels", "vagabond_second"], "map": "lake"},
    "mountain, exiles": {
        "players": 3,
        "factions": ["squirrels", "vagabond", "marquise"],
        "map": "mountain",
        "deck": "exiles",
        "standing": "none",
    },
    "draft on winter": {
        "players": 3,
        "factions": ["marquise", "vagabond", "squirrels", "alliance"],
        "map": "winter",
        "preparation": "draft",
    },
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_laws_hold(name: str) -> None:
    match = walk(GAME, {**SETUPS[name], "reach": "any"}, seed_from("vagabond", name), every=5)
    assert match.result is not None
    assert match.result.winners


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_plays_through_a_game(character: str) -> None:
    match = Match(GAME, GAME.read_setup({**SETUPS["both on the lake"], "reach": "any"}), seed_from(character))
    chaos = make_bot("random", seed_from("chaos", character))
    while match.result is None:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        wanted = ("character", character)
        match.answer(seat, wanted if wanted in question.options else chaos.answer(match.chair(seat)))
    assert {"seat", "character"} <= next(e.facts.keys() for e in match.log if e.kind == "character_chosen")
    assert character in [e.facts["character"] for e in match.log if e.kind == "character_chosen"]


# How he stands, for bots


def test_items_are_counted_whole_tired_or_broken() -> None:
    t = wandering(at=5)
    found = []
    for condition in ("ready", "exhausted", "damaged"):
        give(t, sword=0)
        give(t, condition="exhausted", sword=0)
        give(t, condition=condition, sword=1)
        row = counted(t.g, 0)
        found.append((row["sword"], row["tired"], row["broken"]))
    assert found == [(1, 0, 0), (1, 1, 0), (0, 0, 1)]


def test_a_quest_in_reach_a_ruin_and_an_enemy_to_fight_are_prospects() -> None:
    t = wandering("marquise", at=5)
    lay_quests(t, "guard_duty_mouse")
    give(t, torch=1, sword=1)
    assert counted(t.g, 0)["quest_here"] == 0
    lay_quests(t, "guard_duty_rabbit")
    assert counted(t.g, 0)["quest_here"] > 0
    assert counted(t.g, 0)["ruin_here"] == counted(t.g, 0)["fight_here"] == 0
    t.put(1, 5, sawmill=1)
    assert counted(t.g, 0)["fight_here"] == 1
    t.stand(0, 10)
    assert counted(t.g, 0)["ruin_here"] == 1  # a rabbit clearing as well, with a ruin
    assert counted(t.g, 0)["quest_here"] > 0


def test_two_who_can_be_set_on_each_other_are_a_prospect_for_the_vagrant() -> None:
    for character in ("thief", "vagrant"):
        t = wandering("marquise", "squirrels", at=5, character=character)
        give(t, torch=1)
        t.put(1, 5, warrior=3)
        assert counted(t.g, 0)["fight_here"] == 0
        t.put(2, 5, den=2)
        assert (counted(t.g, 0)["fight_here"] > 0) == (character == "vagrant")
    t.hand(2, "ambush_bird")
    t.answer(0, "instigate", 1, 2)
    assert t.waiting == (2,)  # before the dice are rolled
    assert counted(t.g, 0)["battle"] > 0


def test_friends_are_worth_a_visit_with_cards() -> None:
    t = wandering("marquise", at=5)
    give(t, boot=2)
    t.put(1, 5, warrior=2)
    alone = counted(t.g, 0)["aid_here"]
    t.hand(0, "bake_sale", "cobbler")
    helping = counted(t.g, 0)["aid_here"]
    relate(t, 1, "allied")
    assert alone < helping < counted(t.g, 0)["aid_here"]
