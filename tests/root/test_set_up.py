"""5. Setup."""

from typing import Any

import pytest

from deskovka.content.setups import SetupConflict
from deskovka.games.root.game import RootGame
from deskovka.games.root.setup import DEFAULT_FACTIONS
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import BadSetup, Chance, World, seed_from
from tests.root.playing import GAME, bare, playing, set_up

TABLES = PRINTED.tables
REAL = RootGame()


@pytest.mark.clause("root:5.0")
def test_the_set_up_says_which_procedure_prepares_the_game() -> None:
    for way, cards in (("standard", 3), ("advanced", 5)):
        t = set_up("marquise", "squirrels", preparation=way)
        assert [len(hand) for hand in t.g.hands] == [cards, cards]
    assert TABLES.setup.standard.max_corner_factions == 4


@pytest.mark.clause("root:5.1.1")
def test_factions_seats_and_the_first_player_are_drawn_unless_named() -> None:
    seen = set()
    for seed in range(20):
        t = set_up("marquise", "squirrels", seed=seed, seating="drawn", first="drawn")
        seen.add((t.view(None).seats[0].faction, t.g.first))
    assert len(seen) == 4
    t = set_up("squirrels", "marquise", first=1)
    assert [seat.faction for seat in t.view(None).seats] == ["squirrels", "marquise"]
    assert t.g.first == 1


@pytest.mark.clause("root:5.1.1")
def test_a_seat_may_be_given_its_faction_while_the_others_draw() -> None:
    drawn = set()
    for seed in range(20):
        g = REAL.new(REAL.read_setup({"players": 3, "plays": ["drawn", "vagabond", "drawn"]}), Chance(seed_from(seed)))
        world = World(REAL, g)
        roles = REAL.roles(world.state)
        assert roles[1] == "vagabond"
        drawn.add(roles)
    assert drawn == {("marquise", "vagabond", "eyrie"), ("eyrie", "vagabond", "marquise")}


def test_the_second_vagabond_brings_the_first_one() -> None:
    assert REAL.read_setup({"players": 3, "plays": ["vagabond_second", "drawn", "drawn"]}).chosen == (
        "vagabond_second",
        "vagabond",
        "marquise",
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"plays": ["marquise"]},
        {"plays": ["eyrie", "eyrie", "drawn"]},
        {"plays": ["eyrie", "drawn", "drawn"], "factions": ["marquise", "alliance", "vagabond"]},
        {"plays": ["eyrie", "drawn", "drawn"], "preparation": "draft"},
    ],
)
def test_factions_of_seats_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        REAL.read_setup({"players": 3, **wrong})
    assert refused.value.facts["key"] == "plays"


@pytest.mark.clause("root:5.1.2", "root:A.9")
def test_all_scores_begin_at_nought() -> None:
    assert playing("marquise", "squirrels", "weasels").g.score == [0, 0, 0]


@pytest.mark.clause("root:5.1.3")
def test_three_cards_for_each_player() -> None:
    t = set_up("marquise", "squirrels", "weasels")
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3]
    assert len(t.g.deck) == 54 - 9
    t = set_up("marquise", "squirrels")
    assert len(t.g.deck) == 54 - 4 - 6


@pytest.mark.clause("root:5.1.4")
@pytest.mark.parametrize("name", list(TABLES.maps))
def test_four_ruins_lie_on_their_slots(name: str) -> None:
    t = set_up("marquise", "squirrels", map=name)
    ruins = [clearing for clearing in t.g.woodland.clearings if t.g.ruins[clearing]]
    assert ruins == sorted(TABLES.maps[name].ruins)
    assert len(ruins) == 4
    assert all(t.g.slots[clearing] == t.g.woodland.slots[clearing] - 1 for clearing in ruins)


@pytest.mark.clause("root:5.1.5")
def test_twelve_items_are_in_the_supply() -> None:
    assert set_up("marquise", "squirrels").view(None).items == {
        "boot": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coin": 2,
    }


@pytest.mark.clause("root:5.1.7", "root:5.1.7-x1")
def test_factions_set_up_in_the_order_of_their_letters() -> None:
    t = set_up("squirrels", "eyrie", "marquise")
    order = []
    while t.g.phase == "factions":
        seat = t.waiting[0]
        if seat not in order:
            order.append(seat)
        t.answer(seat, *t.options(seat)[0])
    assert order == [2, 1, 0]  # A and B, before those without a letter
    assert TABLES.factions.setup_order == (
        *("marquise", "eyrie", "alliance", "vagabond", "vagabond_second"),
        *("cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"),
    )


@pytest.mark.clause("root:5.2", "root:5.2-x1")
def test_reach_is_as_recommended_for_the_number_of_players() -> None:
    reach = TABLES.factions.reach
    assert reach.values == {
        "marquise": 10,
        "eyrie": 7,
        "vagabond": 5,
        "alliance": 3,
        "vagabond_second": 2,
        "cult": 2,
        "riverfolk": 5,
        "duchy": 8,
        "corvids": 3,
        "hundreds": 9,
        "keepers": 8,
    }
    assert {players: TABLES.setup.by_players[players].reach for players in range(2, 7)} == {
        2: 17,
        3: 18,
        4: 21,
        5: 25,
        6: 28,
    }


@pytest.mark.clause("root:5.2-x2")
def test_low_reach_warns_and_less_than_seventeen_needs_an_override() -> None:
    game = RootGame()
    with pytest.raises(SetupConflict, match="reach = any"):
        game.read_setup({"players": 2, "factions": ["marquise", "alliance"]})
    game.read_setup({"players": 2, "factions": ["marquise", "alliance"], "reach": "any"})
    t = set_up("marquise", "squirrels", reach="any")
    assert t.told("low_reach") == [{"reach": 10, "recommended": 17}]
    with pytest.raises(BadSetup):
        game.read_setup({"players": 3, "factions": ["marquise", "eyrie"]})
    with pytest.raises(BadSetup):
        game.read_setup({"players": 2, "factions": ["marquise", "marquise"]})
    with pytest.raises(SetupConflict, match="vagabond"):
        game.read_setup({"players": 3, "factions": ["marquise", "eyrie", "vagabond_second"]})
    with pytest.raises(BadSetup):
        game.read_setup({"players": 2, "first": 3})


@pytest.mark.clause("root:5.2-x2")
def test_two_vagabonds_need_another_faction() -> None:
    game = RootGame()
    with pytest.raises(SetupConflict, match="needs marquise / eyrie / alliance"):
        game.read_setup({"players": 2, "factions": ["vagabond", "vagabond_second"], "reach": "any"})
    game.read_setup({"players": 3, "factions": ["vagabond", "vagabond_second", "alliance"], "reach": "any"})
    drawn = [set(game.draw_setup(Chance(seed_from(number)))["factions"]) for number in range(200)]
    assert {"vagabond", "vagabond_second"} not in drawn
    assert any({"vagabond", "vagabond_second"} < factions for factions in drawn if len(factions) == 3)


def test_the_default_factions_reach_far_enough() -> None:
    for players in range(2, 7):
        reach = sum(TABLES.factions.reach.values[faction] for faction in DEFAULT_FACTIONS[:players])
        assert reach >= TABLES.setup.by_players[players].reach


def test_every_drawn_set_up_can_be_played() -> None:
    for number in range(100):
        setup = GAME.draw_setup(Chance(seed_from(number)))
        assert GAME.new(GAME.read_setup(setup), Chance(seed_from(number))).phase == "map"


def test_a_set_up_survives_being_written() -> None:
    game = RootGame()
    data = {"players": 3, "map": "lake", "deck": "exiles", "factions": ["alliance", "eyrie", "marquise"]}
    assert game.write_setup(game.read_setup(data)) == data


def test_an_edition_changes_numbers_and_wrong_ones_are_refused() -> None:
    t = bare(edition={"setup": {"winning_score": 12}, "factions": {"marquise": {"actions_per_daylight": 5}}})
    assert t.question(0).facts == {"left": 5}
    t.put(0, 2, workshop=1)
    t.hand(0, "birdy_bindle")
    t.score(0, 11)
    t.begin(0)
    t.answer(0, "craft", "birdy_bindle")
    assert t.winners == (0,)
    for wrong in (
        {"factions": {"marquise": {"tracks": {"wood_cost": [0, 1]}}}},
        {"decks": {"base": {"anvil": {"item": "spoon"}}}},
        {"decks": {"base": {"ambush_fox": {"craftable": True}}}},
        {"factions": {"dice": [1, 10]}},
        {"setup": {"winning_score": "many"}},
        {"nonsense": 1},
    ):
        with pytest.raises(BadSetup):
            bare(edition=wrong)
