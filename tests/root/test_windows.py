"""K. Conventions for cards, and X. Order of play: windows, and the skeleton of a turn."""

import pytest

from deskovka.games.root.decks import EFFECTS, IMMEDIATE
from deskovka.games.root.tables import PRINTED
from deskovka.games.root.turn import sequence
from tests.root import printed
from tests.root.playing import GAME, bare

TABLES = PRINTED.tables


@pytest.mark.clause("root:K.1", "root:K.20")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_every_card_names_its_windows_and_every_effect_is_known(deck: str) -> None:
    for card in TABLES.decks[deck].cards:
        assert (card.id in IMMEDIATE) == (card.kind == "immediate")
    persistent = {card.id for each in TABLES.decks.values() for card in each.cards if card.kind == "persistent"}
    assert EFFECTS.keys() == persistent == printed.WINDOWS.keys()
    joined = [card for card, window in printed.WINDOWS.items() if "+" in window]
    assert joined == ["coffin_makers"]
    assert TABLES.decks["exiles"].numbers["coffin_makers"]


def test_an_effect_is_offered_in_the_windows_that_its_card_names() -> None:
    between = {"birdsong_start", "birdsong", "birdsong_end", "daylight_start", "daylight", "evening_start"}
    for name, effect in EFFECTS.items():
        assert set(effect.windows) == set(printed.WINDOWS[name].split("+")) & between, name


@pytest.mark.clause("root:K.2")
def test_at_the_start_of_birdsong_the_dominance_check_comes_first() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.lay(0, "better_burrow_bank")
    t.put(0, 1, sawmill=1)
    t.begin(0)
    assert t.topic(0) == "birdsong_start"
    assert not t.on_map(0, "wood")  # before everything else
    t.answer(0, "use", "better_burrow_bank")
    t.answer(0, "player", 2)
    assert [len(hand) for hand in t.g.hands] == [1, 0, 1]
    assert t.on_map(0, "wood") == {1: 1}
    t.dominate(0, "dominance_fox")
    for clearing in (1, 6, 8):
        t.put(0, clearing, warrior=1)
    t.begin(2)
    t.end_turn(2)
    assert t.winners == (0,)


@pytest.mark.clause("root:K.3")
def test_between_the_steps_of_birdsong() -> None:
    t = bare()
    t.lay(0, "royal_claim")
    t.put(0, 1, sawmill=1)
    t.put(0, 5, warrior=1)
    t.begin(0)
    assert t.topic(0) == "birdsong"
    t.answer(0, "done")
    assert t.on_map(0, "wood") == {1: 1}
    assert t.topic(0) == "birdsong"  # once more after the wood
    t.answer(0, "use", "royal_claim")
    assert t.points(0) == 2
    assert (t.crafted(0), t.discarded()) == ([], ["royal_claim"])
    assert t.view(0).phase == "daylight"


@pytest.mark.clause("root:K.3")
def test_who_wanted_nothing_in_birdsong_is_not_asked_again_before_something_changes() -> None:
    t = bare()
    t.lay(0, "royal_claim")
    t.put(0, 5, warrior=1)
    t.begin(0)
    assert t.topic(0) == "birdsong"
    t.answer(0, "done")  # no sawmill, no wood
    assert t.view(None).phase == "daylight"
    t.end_turn(0)
    t.begin(0)
    assert t.topic(0) == "birdsong", "in the next turn it begins anew"


@pytest.mark.clause("root:K.4", "root:K.5", "root:K.7", "root:K.17", "root:X.1", "root:1.4.1")
def test_the_skeleton_of_a_turn() -> None:
    marquise = GAME.factions["marquise"]
    assert [(stage.phase, stage.name) for stage in sequence(marquise)] == [
        ("birdsong", "birdsong_start"),
        ("birdsong", "birdsong"),
        ("birdsong", "place_wood"),
        ("birdsong", "birdsong"),
        ("birdsong", "birdsong_end"),
        ("daylight", "daylight_start"),
        ("daylight", "act"),
        ("evening", "evening_start"),
        ("evening", "draw_and_discard"),
    ]


@pytest.mark.clause("root:K.5")
def test_at_the_start_of_daylight() -> None:
    t = bare()
    t.lay(0, "command_warren")
    t.put(0, 5, warrior=2)
    t.put(1, 5, acorn=1)
    t.begin(0)
    assert t.topic(0) == "daylight_start"
    t.dice(1, 0)
    t.answer(0, "use", "command_warren")
    assert t.on_map(1, "acorn") == {}
    assert t.question(0).facts == {"left": 3}  # no action of hers


@pytest.mark.clause("root:K.6")
def test_once_in_daylight_between_actions() -> None:
    t = bare()
    t.lay(0, "tax_collector")
    t.put(0, 5, warrior=2)
    t.begin(0)
    t.move(0, 5, 1, 1)
    t.decline(0)
    t.answer(0, "use", "tax_collector")
    assert t.options(0) == [("take_warrior", "warrior", 1), ("take_warrior", "warrior", 5)]
    t.answer(0, "take_warrior", "warrior", 5)
    assert len(t.cards(0)) == 1
    assert t.on_map(0, "warrior") == {1: 1}
    assert not t.options(0, "use")
    t.end_turn(0)
    t.end_turn(1)
    assert t.options(0, "use") == [("use", "tax_collector")]


@pytest.mark.clause("root:K.7")
def test_at_the_start_of_evening() -> None:
    t = bare()
    t.lay(0, "cobbler")
    t.put(0, 5, warrior=2)
    t.begin(0)
    t.answer(0, "done")
    assert t.topic(0) == "evening_start"
    assert not t.cards(0)  # before drawing
    t.answer(0, "use", "cobbler")
    t.answer(0, "move", 5, 2)
    t.answer(0, "warriors", 2)
    assert t.on_map(0, "warrior") == {2: 2}
    assert len(t.cards(0)) == 1


@pytest.mark.clause("root:K.9")
def test_a_card_that_always_works_is_never_asked_for() -> None:
    t = bare()
    t.lay(0, "scouting_party")
    t.begin(0)
    assert t.options(0) == [("done",)]
    assert t.g.in_force.ignores_ambush[0]


@pytest.mark.clause("root:K.10")
def test_a_new_card_works_in_the_same_turn_if_its_window_is_still_to_come() -> None:
    t = bare()
    t.put(0, 5, workshop=2, warrior=1)
    t.hand(0, "cobbler", "command_warren")
    t.put(1, 5, acorn=1)
    t.begin(0)
    t.answer(0, "craft", "cobbler")
    t.answer(0, "done")
    assert t.topic(0) == "evening_start"
    t = bare()
    t.put(0, 5, workshop=2, warrior=1)
    t.hand(0, "command_warren")
    t.put(1, 5, acorn=1)
    t.begin(0)
    t.answer(0, "craft", "command_warren")
    assert t.topic(0) == "marquise"
    assert not t.options(0, "use")  # the start of Daylight has passed


@pytest.mark.clause("root:K.11")
def test_a_persistent_card_may_be_declined_unless_it_says_must() -> None:
    t = bare()
    t.lay(0, "cobbler")
    t.put(0, 5, warrior=2)
    t.phase_of(0, "evening")
    t.answer(0, "done")
    assert t.on_map(0, "warrior") == {5: 2}
    assert t.g.turn == 1
    mandatory = {name for name, effect in EFFECTS.items() if effect.mandatory}
    assert mandatory == {"eyrie_emigre", "coffin_makers"}


@pytest.mark.clause("root:K.12")
def test_a_favor_removes_all_enemy_pieces_of_a_suit_at_once() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 5, workshop=2)
    t.put(0, 4, workshop=1, wood=1)
    t.put(1, 5, warrior=2)
    t.put(1, 3, den=1, acorn=2)
    t.put(2, 10, warrior=1, acorn=1)
    t.put(2, 2, den=1)
    t.hand(0, "favor_of_the_rabbits")
    t.begin(0)
    t.answer(0, "craft", "favor_of_the_rabbits")
    while t.waiting == (0,) and t.topic(0) == "trigger":
        t.answer(0, *t.options(0)[0])
    assert t.points(0) == 4
    assert t.on_map(1, "warrior") == t.on_map(1, "den") == t.on_map(1, "acorn") == {}
    assert (t.on_map(2, "warrior"), t.on_map(2, "den")) == ({}, {2: 1})
    assert t.on_map(0, "workshop") == {4: 1, 5: 2}
    assert t.g.ruins[10] == 1
    assert t.discarded() == ["favor_of_the_rabbits"]


@pytest.mark.clause("root:K.16")
def test_an_effect_that_gives_points_to_somebody_without_a_marker_still_works() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.dominate(1, "dominance_fox")
    t.score(1, 12)
    t.lay(0, "brutal_tactics")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=2)
    t.battle(0, 5, 1, (1, 0))
    t.answer(0, "use", "brutal_tactics")
    assert (t.warriors(1, 5), t.points(1)) == (0, 12)


@pytest.mark.clause("root:X.2")
def test_the_owner_of_an_effect_decides_and_chance_comes_from_the_game() -> None:
    t = bare()
    t.put(0, 5, warrior=1)
    t.put(1, 5, den=1, acorn=1)
    t.battle(0, 5, 1, (0, 0))
    assert t.waiting == (1,)  # whose pieces are hit chooses
    t.script(0, 11)
    t.answer(0, "battle", 5, 1)
    assert t.told("rolled") == [{"seat": 0, "defender": 1, "attack": 3, "defense": 0}]
