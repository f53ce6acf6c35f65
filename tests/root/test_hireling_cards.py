"""E. The cards of the hirelings, side by side."""

import pytest

from deskovka.games.root.hirelings.hireling import board_of
from deskovka.games.root.state import Battle
from deskovka.games.root.woodland import BURROW
from tests.root.hired import CARDS, control, employing, owner, preparing, setting_up
from tests.root.playing import Table


def prepared(t: Table, name: str) -> int:
    """Set up a hireling, with the first of all places; gives its number."""
    while t.g.phase == "hireling":
        seat = t.waiting[0]
        choice = ("set_up", name)
        t.answer(
            seat, *(choice if t.topic(seat) == "set_up_hireling" and t.offered(seat, *choice) else t.options(seat)[0])
        )
    return owner(t, name)


# Forest Patrol and Feline Physicians


@pytest.mark.clause("root:E-patrol-0")
def test_the_patrol_begins_in_every_clearing() -> None:
    t = preparing()
    assert t.on_map(prepared(t, "forest_patrol"), "warrior") == dict.fromkeys(range(1, 13), 1)


@pytest.mark.clause("root:E-patrol-1", "root:E-R-patrol")
def test_of_patrols_that_are_removed_one_goes_on_the_card() -> None:
    t = employing()
    patrol = owner(t, "forest_patrol")
    t.put(patrol, 5, warrior=3)
    t.put(0, 5, warrior=3)
    t.begin(0)
    t.battle(0, 5, "forest_patrol", dice=(2, 0))
    assert (t.warriors(patrol, 5), board_of(t.g, patrol).held, t.supply(patrol, "warrior")) == (1, 1, 10)
    assert t.view(None).hirelings[patrol - 2].held == 1
    t.put(patrol, 1, warrior=2)
    t.put(patrol, 6, warrior=2)
    for clearing in (6, 8, 12):
        t.put(0, clearing, den=1)
    t.hand(0, "favor_of_the_foxes")
    t.begin(0)
    t.answer(0, "craft", "favor_of_the_foxes")
    assert board_of(t.g, patrol).held == 3


@pytest.mark.clause("root:E-patrol-2")
def test_the_patrol_marches_or_returns_from_the_card() -> None:
    t = employing()
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=3)
    t.put(1, 1, warrior=1)
    t.begin(0)
    assert t.options(0, "command") == [("command", "forest_patrol", "march")]
    t.dice(1, 0)
    t.answer(0, "command", "forest_patrol", "march")
    t.move(0, 5, 1, 2)
    t.battle(0, 1, 1)
    assert (t.warriors(patrol, 1), t.warriors(1, 1)) == (2, 0)
    t.end_turn(0)
    g = t.world.boundary
    board_of(g, patrol).held = 4
    g.supply[g.cast.numbers[patrol]["warrior"]] -= 4
    control(t, "forest_patrol", 0)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "return")
    assert t.options(0) == [("place_at", 1), ("place_at", 5)]
    t.answer(0, "place_at", 5)
    assert (t.warriors(patrol, 5), board_of(t.g, patrol).held) == (5, 0)


@pytest.mark.clause("root:E-physicians-1")
def test_physicians_bring_removed_warriors_to_own_pieces_for_a_matching_card() -> None:
    t = employing(demoted=3)
    control(t, "feline_physicians", 1)
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=2)
    t.put(1, 9, acorn=1)
    t.put(1, 4, warrior=1)
    t.hand(1, "anvil", "bake_sale")
    t.begin(0)
    t.battle(0, 5, 1, dice=(2, 0))
    assert t.topic(1) == "physicians"
    assert t.options(1) == [("pass",), ("spend", "bake_sale")]
    t.answer(1, "spend", "bake_sale")
    assert t.options(1) == [("place_at", 4), ("place_at", 9)]
    t.answer(1, "place_at", 9)
    assert (t.warriors(1, 9), t.warriors(1, 5), t.supply(1, "warrior")) == (2, 0, 7)
    assert t.cards(1) == ["anvil"]


@pytest.mark.clause("root:E-physicians-1")
def test_physicians_have_nowhere_to_bring_anybody_without_other_pieces() -> None:
    t = employing(demoted=3)
    control(t, "feline_physicians", 1)
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1)
    t.hand(1, "bake_sale")
    t.begin(0)
    t.battle(0, 5, 1, dice=(2, 0))
    assert t.waiting == (0,)
    assert t.supply(1, "warrior") == 10


# Last Dynasty and Bluebird Nobles


@pytest.mark.clause("root:E-dynasty-0")
def test_the_dynasty_begins_together_on_the_map_edge() -> None:
    t = preparing()
    dynasty = prepared(t, "last_dynasty")
    (place,) = t.on_map(dynasty, "warrior").items()
    assert place[0] in t.g.woodland.edge
    assert place[1] == 5


@pytest.mark.clause("root:E-dynasty-0", "root:E-dynasty-1")
def test_the_dynasty_lands_on_the_map_edge_only() -> None:
    t = setting_up("last_dynasty", CARDS)
    edge = [("place_at", clearing) for clearing in (1, 5, 2, 6, 3, 7, 8, 4, 9)]  # not 10, 11 and 12
    assert t.options(t.waiting[0]) == edge
    t = employing()
    control(t, "last_dynasty", 0)
    t.begin(0)
    t.answer(0, "command", "last_dynasty", "return")
    assert t.options(0) == edge


@pytest.mark.clause("root:E-dynasty-1", "root:E-R-dynasty")
def test_the_dynasty_returns_advances_or_fights_twice() -> None:
    t = employing()
    dynasty = control(t, "last_dynasty", 0)
    t.put(1, 1, warrior=1)
    t.begin(0)
    t.dice(1, 0)
    t.answer(0, "command", "last_dynasty", "return")
    t.answer(0, "place_at", 1)
    assert (t.warriors(dynasty, 1), t.warriors(1, 1)) == (5, 0)
    control(t, "last_dynasty", 0)
    t.put(1, 5, warrior=2)
    t.begin(0)
    t.end_turn(0)
    t.begin(0)
    t.dice(1, 0)
    assert t.options(0, "command") == [("command", "last_dynasty", "advance")]
    t.answer(0, "command", "last_dynasty", "advance")
    t.answer(0, "move", 1, 5)
    assert (t.warriors(dynasty, 5), t.warriors(dynasty, 1), t.warriors(1, 5)) == (5, 0, 1)
    t.end_turn(0)
    control(t, "last_dynasty", 0)
    t.put(1, 5, warrior=8)
    t.begin(0)
    t.dice(1, 0, 1, 0)
    assert t.options(0, "command") == [("command", "last_dynasty", "fight_twice")]
    t.answer(0, "command", "last_dynasty", "fight_twice")
    assert (t.warriors(dynasty, 5), t.warriors(1, 5)) == (5, 6)


@pytest.mark.clause("root:E-nobles-1")
def test_nobles_let_their_controller_rule_ties_where_he_has_a_piece() -> None:
    t = employing(demoted=3)
    t.put(0, 5, warrior=2)
    t.put(1, 5, warrior=2)
    assert t.ruler(5) is None
    control(t, "bluebird_nobles", 0)
    assert t.ruler(5) == 0
    t.put(0, 5, warrior=0)
    assert t.ruler(5) == 1


@pytest.mark.clause("root:E-nobles-1")
def test_hirelings_alone_give_nobles_no_tie() -> None:
    tables = (employing(demoted=1, seed=seed) for seed in range(20))
    t = next(t for t in tables if "bluebird_nobles" in t.g.cast.called)
    control(t, "bluebird_nobles", 0)
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 5, warrior=2)
    t.put(1, 5, warrior=2)
    assert t.ruler(5) is None
    t.put(0, 5, acorn=1)
    assert t.ruler(5) == 0


@pytest.mark.clause("root:E-nobles-2")
def test_nobles_score_for_every_three_clearings() -> None:
    for clearings, points in ((2, 0), (3, 1), (7, 2)):
        t = employing(demoted=3)
        control(t, "bluebird_nobles", 0)
        for clearing in range(1, clearings + 1):
            t.put(0, clearing, warrior=1)
        t.begin(0)
        assert t.points(0) == points


# Riverfolk Flotilla and Otter Divers


@pytest.mark.clause("root:E-flotilla-0", "root:E-R-noway")
def test_the_flotilla_begins_on_the_edge_and_the_river() -> None:
    t = preparing()
    flotilla = prepared(t, "riverfolk_flotilla")
    assert t.g.pawns[flotilla] in t.g.woodland.edge
    assert t.g.woodland.rivers[t.g.pawns[flotilla]]
    t = preparing(edition={"maps": {"autumn": {"rivers": []}}, "hirelings": {"demoted": {2: 0}}})
    assert t.g.pawns[prepared(t, "riverfolk_flotilla")] == -1


@pytest.mark.clause("root:E-flotilla-1")
def test_the_flotilla_cannot_be_battled_and_rolls_up_to_three_hits() -> None:
    t = employing()
    flotilla = control(t, "riverfolk_flotilla", 1)
    t.stand(flotilla, 7)
    t.put(0, 7, warrior=3)
    t.begin(0)
    assert not t.options(0, "battle")
    fight = Battle(flotilla, 0, 7)
    party = t.g.cast.parties[flotilla]
    assert (party.strength(t.g, flotilla, fight), party.remains(t.g, flotilla, fight)) == (3, True)


@pytest.mark.clause("root:E-flotilla-2")
def test_the_flotilla_gives_cards_sails_on_and_may_battle() -> None:
    t = employing()
    flotilla = control(t, "riverfolk_flotilla", 0)
    t.stand(flotilla, 11)
    t.put(1, 11, warrior=1)
    t.put(1, 7, warrior=3)
    t.begin(0)
    t.dice(3, 1)
    assert t.topic(1) == "flotilla"
    t.answer(1, "draw_card")
    assert len(t.cards(1)) == 1
    assert t.options(0) == [("move", 11, 7), ("move", 11, 10)]
    t.answer(0, "move", 11, 7)
    t.answer(0, "battle", 7, 1)
    if t.waiting == (1,):
        t.decline(1)
    assert (t.g.pawns[flotilla], t.warriors(1, 7)) == (7, 0)
    assert t.topic(0) == "squirrels"


@pytest.mark.clause("root:E-divers-1")
def test_divers_ignore_rule_at_the_river() -> None:
    t = employing(demoted=3)
    t.put(0, 7, warrior=1)
    t.put(0, 8, warrior=1)
    for clearing in (3, 7, 8, 12, 4):
        t.put(1, clearing, warrior=2)
    t.begin(0)
    assert not t.options(0, "move")
    control(t, "otter_divers", 0)
    t.begin(0)
    assert ("move", 7, 3) in t.options(0, "move")
    assert ("move", 8, 4) in t.options(0, "move")
    assert ("move", 8, 7) in t.options(0, "move")


# Warm Sun Prophets and Lizard Envoys

SECOND = ("warm_sun_prophets", "sunward_expedition", "corvid_spies")


@pytest.mark.clause("root:E-prophets-0")
def test_prophets_begin_at_the_ruins() -> None:
    t = preparing(cards=SECOND)
    prophets = prepared(t, "warm_sun_prophets")
    assert t.on_map(prophets, "warrior") == dict.fromkeys(t.g.woodland.ruins, 1)


@pytest.mark.clause("root:E-prophets-1")
def test_hired_prophets_come_to_the_map_if_none_is_there() -> None:
    t = employing(cards=SECOND)
    prophets = control(t, "warm_sun_prophets", 0, 1)
    t.begin(0)
    t.answer(0, "done")
    assert t.topic(1) == "hireling_place"
    t.answer(1, "place_at", 3)
    assert t.on_map(prophets, "warrior") == {3: 1}


@pytest.mark.clause("root:E-prophets-2", "root:E-R-prophets")
def test_prophets_make_somebody_battle_or_move_and_battle_or_settle() -> None:
    t = employing("squirrels", "weasels", "alliance", cards=SECOND)
    prophets = control(t, "warm_sun_prophets", 0)
    t.put(prophets, 5, warrior=1)
    t.put(1, 5, warrior=3)
    t.put(2, 5, warrior=1)
    t.put(2, 1, sympathy=1)
    t.begin(0)
    t.dice(1, 0)
    t.answer(0, "command", "warm_sun_prophets", "preach")
    assert ("make_battle", 2, 5, 1) in t.options(0)
    assert not [option for option in t.options(0) if option[:2] == ("make_move", 2)]
    t.answer(0, "make_move", 1, 5, 1)
    assert (t.warriors(1, 1), t.warriors(1, 5)) == (3, 0)
    t.answer(0, "make_battle", 1, 1, 2)
    assert t.points(1) == 1
    assert t.points(0) == 0
    t.end_turn(0)
    control(t, "warm_sun_prophets", 0)
    t.begin(0)
    t.answer(0, "command", "warm_sun_prophets", "settle")
    assert not t.offered(0, "place_at", 5)
    t.answer(0, "place_at", 9)
    assert t.on_map(prophets, "warrior") == {5: 1, 9: 1}


@pytest.mark.clause("root:E-envoys-1", "root:E-R-envoys")
def test_envoys_take_a_discard_of_the_most_common_suit() -> None:
    t = employing(cards=SECOND, demoted=3)
    control(t, "lizard_envoys", 0)
    t.discard("cobbler", "anvil", "foxfolk_steel", "ambush_fox", "bake_sale", "brutal_tactics")
    t.begin(0)
    assert t.topic(0) == "birdsong_start"
    t.answer(0, "command", "lizard_envoys", "consult")
    assert t.options(0) == [("take_discard", "anvil"), ("take_discard", "foxfolk_steel")]
    t.answer(0, "take_discard", "anvil")
    assert t.cards(0) == ["anvil"]
    assert "anvil" not in t.discarded()
    t = employing(cards=SECOND, demoted=3)
    control(t, "lizard_envoys", 0)
    t.discard("ambush_fox")
    t.begin(0)
    assert t.topic(0) == "squirrels"


@pytest.mark.clause("root:E-prophets-2", "root:E-R-prophets")
def test_prophets_make_the_company_swim_and_send_the_duchy_below() -> None:
    t = employing("squirrels", "riverfolk", "duchy", cards=("warm_sun_prophets", "forest_patrol", "last_dynasty"))
    prophets = control(t, "warm_sun_prophets", 0)
    t.put(prophets, 5, warrior=1)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=3, tunnel=1)
    t.phase_of(0, "daylight")
    t.answer(0, "command", "warm_sun_prophets", "preach")
    assert [option[3] for option in t.options(0, "make_move") if option[1] == 1] == [10]  # the river needs no rule
    assert [option[3] for option in t.options(0, "make_move") if option[1] == 2] == [1, 2, "burrow"]
    t.answer(0, "make_move", 2, 5, "burrow")
    assert (t.warriors(2, 5), t.warriors(2, BURROW)) == (0, 3)
    assert t.told("moved") == [{"seat": 2, "piece": "warrior", "clearing": 5, "target": "burrow", "count": 3}]


# Sunward Expedition and Mole Artisans


@pytest.mark.clause("root:E-expedition-0")
def test_the_expedition_begins_with_a_foothold_and_three_warriors() -> None:
    t = preparing(cards=SECOND)
    expedition = prepared(t, "sunward_expedition")
    (clearing,) = t.on_map(expedition, "foothold")
    assert t.on_map(expedition, "warrior") == {clearing: 3}


@pytest.mark.clause("root:E-expedition-1")
def test_the_expedition_lands_and_marches_or_is_reinforced() -> None:
    t = employing(cards=SECOND)
    expedition = control(t, "sunward_expedition", 0, 9)
    t.begin(0)
    t.answer(0, "command", "sunward_expedition", "land_and_march")
    t.answer(0, "place_at", 5)
    t.move(0, 5, 1, 2)
    assert t.on_map(expedition, "warrior") == {1: 2, 5: 1}
    t.end_turn(0)
    t.put(expedition, 2, foothold=1)
    t.put(expedition, 3, foothold=1)
    t.begin(0)
    t.answer(0, "command", "sunward_expedition", "land_and_reinforce")
    assert [clearing for clearing in range(1, 13) if not t.offered(0, "place_at", clearing)] == [2, 3, 5]
    t.answer(0, "place_at", 9)
    t.answer(0, "abandon", 2)
    assert t.on_map(expedition, "foothold") == {3: 1, 5: 1, 9: 1}
    while t.waiting == (0,) and t.topic(0) == "reinforce":
        t.answer(0, *t.options(0)[0])
    assert t.supply(expedition, "warrior") == 0
    assert t.told("abandoned") == [{"hireling": "sunward_expedition", "clearing": 2}]


@pytest.mark.clause("root:E-artisans-1")
def test_artisans_give_a_crafted_card_with_an_item_back_at_the_end_of_evening() -> None:
    t = employing(cards=SECOND, demoted=3)
    artisans = control(t, "mole_artisans", 0)
    t.put(0, 6, den=1)
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "craft", "anvil")
    assert t.topic(0) == "artisans"
    t.answer(0, "keep_card")
    assert (t.cards(0), t.discarded()) == ([], [])
    assert t.view(1).hirelings[artisans - 2].cards == ("anvil",)
    t.end_turn(0)
    assert "anvil" in t.cards(0)


# Corvid Spies and Raven Sentries


@pytest.mark.clause("root:E-spies-0")
def test_spies_begin_in_two_clearings_of_one_suit() -> None:
    t = preparing(cards=SECOND)
    spies = prepared(t, "corvid_spies")
    one, other = t.on_map(spies, "warrior")
    assert t.g.woodland.suits[one] == t.g.woodland.suits[other]


@pytest.mark.clause("root:E-spies-1", "root:E-R-spies")
def test_spies_come_among_enemies_and_battle_everywhere_or_steal() -> None:
    t = employing(cards=SECOND)
    spies = control(t, "corvid_spies", 0, 9)
    t.put(spies, 8, warrior=1)
    t.put(1, 5, warrior=2)
    t.put(1, 9, warrior=1)
    t.begin(0)
    t.dice(1, 0, 1, 0)
    t.answer(0, "command", "corvid_spies", "strike_all")
    assert t.options(0) == [("place_at", 5), ("place_at", 9)]
    t.answer(0, "place_at", 5)
    t.answer(0, "place_at", 9)
    t.answer(0, "battle", 9, 1)
    assert (t.warriors(1, 5), t.warriors(1, 9), t.warriors(spies, 8)) == (1, 0, 1)
    t.end_turn(0)
    t.hand(0)
    t.hand(1, "anvil")
    t.begin(0)
    t.answer(0, "command", "corvid_spies", "steal")
    while t.topic(0) == "hireling_place":
        t.answer(0, *t.options(0)[0])
    assert (t.cards(0), t.cards(1)) == (["anvil"], [])


@pytest.mark.clause("root:E-sentries-1")
def test_sentries_add_a_hit_where_their_controller_has_a_building_or_a_token() -> None:
    for acorns, left in ((0, 2), (1, 1)):
        t = employing(cards=SECOND, demoted=3)
        control(t, "raven_sentries", 0)
        t.put(0, 5, warrior=3, acorn=acorns)
        t.put(1, 5, warrior=3)
        t.begin(0)
        t.battle(0, 5, 1, dice=(1, 0))
        assert t.warriors(1, 5) == left
