"""14. Lord of the Hundreds."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.factions.hundreds.board import HundredsBoard, oppress_points, value_of
from deskovka.games.root.factions.hundreds.hoard import scrap, stash
from deskovka.games.root.factions.hundreds.mobs import next_to_mobs
from deskovka.games.root.factions.hundreds.view import HundredsView
from deskovka.games.root.movement import Move, carry_some, marching
from deskovka.games.root.removal import EFFECT, may_be_removed, remove_all_enemies
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import Ask
from tests.root.playing import GAME, Table, bare, counted, set_up
from tests.root.wandering import bury

ITEMS = PRINTED.tables.item_number


def hundreds(*others: str, mood: str = "lavish", **setup: Any) -> Table:
    """The Hundreds in seat 0 with nothing on the map, in this mood; it is the turn of seat 1."""
    t = bare("hundreds", *(others or ("squirrels",)), **setup)
    t.begin(1)
    board_of(t).mood = mood
    t._restart()
    return t


def board_of(t: Table) -> HundredsBoard:
    found = t.world.boundary.boards[0]
    assert isinstance(found, HundredsBoard)
    return found


def hoard(t: Table, *items: str) -> None:
    """Let some items be in the Hoard."""
    board, supply = board_of(t), t.world.boundary.items
    for item in items:
        track = board.command if item in ("boot", "bag", "coin") else board.prowess
        track.append(ITEMS[item])
        supply[ITEMS[item]] -= 1
    t._restart()


def shown(t: Table) -> HundredsView:
    found = t.view(None).seats[0].board
    assert isinstance(found, HundredsView)
    return found


def daylight(t: Table, topic: str) -> None:
    """Begin Daylight and be done until this is asked."""
    t.phase_of(0, "daylight")
    while t.topic(0) != topic:
        t.answer(0, "done")


# 14.2 Abilities


@pytest.mark.clause("root:14.2.1", "root:14.5.1", "root:14.2.3")
def test_a_crafted_item_is_kept_or_scored() -> None:
    t = hundreds()
    t.put(0, 1, stronghold=1)
    t.put(0, 6, stronghold=1)
    t.hand(0, "foxfolk_steel", "travel_gear_fox")
    t.phase_of(0, "daylight")
    assert t.topic(0) == "hundreds_craft"
    t.answer(0, "craft", "foxfolk_steel")
    assert t.options(0) == [("keep_item", "sword"), ("scrap", "sword")]
    t.answer(0, "keep_item", "sword")
    assert (t.points(0), shown(t).prowess, t.box(0)) == (0, ("sword",), {})
    t = hundreds()
    t.put(0, 1, stronghold=1)
    t.put(0, 6, stronghold=1)
    t.hand(0, "foxfolk_steel")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "foxfolk_steel")
    t.answer(0, "scrap", "sword")
    assert (t.points(0), shown(t).prowess) == (2, ())
    assert t.g.items[ITEMS["sword"]] == 1


@pytest.mark.clause("root:14.2.3")
def test_points_that_others_add_count_in_both_cases() -> None:
    t = hundreds(deck="exiles")
    t.lay(0, "master_engravers")
    t.put(0, 1, stronghold=1)
    t.put(0, 6, stronghold=1)
    t.hand(0, "foxfolk_steel")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "foxfolk_steel")
    t.answer(0, "keep_item", "sword")
    assert t.points(0) == 1


@pytest.mark.clause("root:14.2.2", "root:14.R1")
def test_only_battle_removes_the_warlord_and_only_his_own_turn_moves_him() -> None:
    t = hundreds("marquise", "vagabond")
    t.put(0, 5, warrior=2, warlord=1, mob=1)
    t.begin(1)
    warlord = t.g.cast.numbers[0]["warlord"]
    assert not may_be_removed(t.g, warlord, 5, EFFECT)
    assert marching(t.g, 0, 1, 5) == 2
    made = Move(0, 1, 5, 1)
    carry_some(t.g, made, 3)
    assert (t.count(0, "warlord", 5), t.warriors(0, 1)) == (1, 2)
    list(remove_all_enemies(t.g, 1, [5, 1]))
    assert (t.on_map(0, "warlord"), t.on_map(0, "warrior"), t.on_map(0, "mob")) == ({5: 1}, {}, {})
    assert t.ruler(5) == 0  # he is a warrior


@pytest.mark.clause("root:14.2.4", "root:14.2.4.I", "root:14.2.4.II", "root:14.R8")
def test_items_lie_on_two_tracks_of_four() -> None:
    t = hundreds()
    values = []
    for item in ("boot", "bag", "coin", "coin"):
        values.append(value_of(t.g, 0, "command"))
        list(stash(t.g, 0, ITEMS[item]))
    assert values == [1, 2, 2, 3]
    assert value_of(t.g, 0, "command") == 4
    assert value_of(t.g, 0, "prowess") == 1
    flow = stash(t.g, 0, ITEMS["boot"])
    asked = next(flow)
    assert isinstance(asked, Ask)
    assert asked.options() == [("scrap", "boot"), ("scrap", "bag"), ("scrap", "coin")]
    with pytest.raises(StopIteration):
        flow.send(("scrap", "bag"))
    assert (t.g.score[0], value_of(t.g, 0, "command")) == (1, 4)
    assert board_of_state(t).command == [ITEMS[item] for item in ("boot", "coin", "coin", "boot")]


def board_of_state(t: Table) -> HundredsBoard:
    found = t.g.boards[0]
    assert isinstance(found, HundredsBoard)
    return found


def looting(mood: str = "lavish", mine: int = 4, theirs: int = 2) -> Table:
    """A battle in which the Hundreds may loot a sword."""
    t = hundreds("marquise", mood=mood)
    t.world.boundary.crafted_items[1][ITEMS["sword"]] = 1
    t.put(0, 5, warrior=mine, warlord=1)
    t.put(1, 5, warrior=theirs)
    daylight(t, "command")
    return t


@pytest.mark.clause("root:14.2.5", "root:14.R9", "root:14.5.2.II")
def test_looters_deal_no_rolled_hits_and_take_an_item() -> None:
    t = looting()
    t.dice(2, 1)
    t.answer(0, "battle", 5, 1)
    assert (t.topic(0), t.options(0)) == ("loot", [("pass",), ("loot",)])
    t.answer(0, "loot")
    while t.topic(0) in ("lose", "plunder"):
        t.answer(0, *t.options(0)[0])
    assert t.warriors(1, 5) == 2
    assert (t.warriors(0, 5), shown(t).prowess, t.box(1)) == (3, ("sword",), {})
    t = looting(mine=1, theirs=4)
    t.dice(2, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(0, "loot")
    assert (shown(t).prowess, t.box(1)) == ((), {"sword": 1})  # who does not rule takes nothing
    t = hundreds("vagabond")
    t.put(0, 5, warrior=2, warlord=1)
    t.stand(1, 5)
    daylight(t, "command")
    t.answer(0, "battle", 5, 1)
    assert t.waiting != (0,) or t.topic(0) != "loot"


# 14.3 Set-up


@pytest.mark.clause("root:14.3.1", "root:14.3.2", "root:14.3.3")
def test_the_hundreds_are_set_up_in_a_corner() -> None:
    t = set_up("hundreds", "squirrels", first=1)
    homes = [int(option[1]) for option in t.options(0)]
    assert (t.topic(0), homes) == ("first_stronghold", list(t.g.woodland.corners))
    home = homes[0]
    t.answer(0, "place_at", home)
    assert (t.warriors(0, home), t.count(0, "warlord", home), t.count(0, "stronghold", home)) == (4, 1, 1)
    assert (t.supply(0, "warrior"), t.supply(0, "stronghold"), t.supply(0, "mob")) == (16, 5, 5)
    assert sorted(t.g.terms.tables.items[item] for item in t.g.buried) == ["bag", "boot", "hammer", "sword"]
    assert shown(t).mood == "stubborn"


@pytest.mark.clause("root:AS-hundreds")
def test_the_set_up_card_of_the_hundreds() -> None:
    t = set_up("eyrie", "hundreds", "marquise", "cult", preparation="draft")
    while not (t.waiting and t.topic(t.waiting[0]) == "first_stronghold"):
        seat = t.waiting[0]
        wanted = [option for option in t.options(seat) if option[1:] == ("hundreds",)]
        t.answer(seat, *(wanted or t.options(seat))[0])
    seat = t.waiting[0]
    homes = [int(option[1]) for option in t.options(seat)]
    assert set(homes) <= set(t.g.woodland.edge)
    t.answer(seat, "place_at", homes[0])
    assert (t.warriors(seat, homes[0]), t.count(seat, "warlord", homes[0])) == (4, 1)
    assert t.count(seat, "stronghold", homes[0]) == 1
    assert t.g.buried


# 14.4 Birdsong


@pytest.mark.clause("root:14.4.1", "root:14.R5", "root:14.R12")
def test_mobs_raze_clearing_after_clearing_and_dig() -> None:
    t = hundreds("marquise")
    ruin = t.g.woodland.ruins[0]
    t.put(0, ruin, mob=1)
    t.put(0, 5, mob=1)
    t.put(1, 5, sawmill=1, wood=2, warrior=1)
    item = t.g.terms.tables.items[t.g.buried[0]]
    t.begin(0)
    assert t.options(0) == [("raze", clearing) for clearing in sorted((5, ruin))]
    t.answer(0, "raze", 5)  # then the only other one
    assert (t.points(0), t.on_map(1, "sawmill"), t.on_map(1, "wood"), t.warriors(1, 5)) == (3, {}, {}, 1)
    assert item in (*shown(t).command, *shown(t).prowess)
    assert not t.g.ruins[ruin]


@pytest.mark.clause("root:14.R5")
def test_a_type_from_the_ruins_is_not_found_twice() -> None:
    t = hundreds("marquise")
    ruin = t.g.woodland.ruins[0]
    g = t.world.boundary
    board_of(t).found[g.buried[0]] = 1
    t.put(0, ruin, mob=1)
    t.begin(0)
    assert t.told("razed") == [{"seat": 0, "clearing": ruin}]
    assert t.g.ruins[ruin]


@pytest.mark.clause("root:14.4.1", "root:14.R5")
def test_of_two_items_under_a_ruin_the_hundreds_take_one() -> None:
    t = hundreds("vagabond", "vagabond_second", "squirrels")
    bury(t, 10, "sword", "bag")
    t.put(0, 10, mob=1)
    t.begin(0)
    assert (t.topic(0), t.options(0)) == ("find", [("find", "sword"), ("find", "bag")])
    t.answer(0, "find", "bag")
    assert (*shown(t).command, *shown(t).prowess) == ("bag",)
    assert t.g.ruins[10]


@pytest.mark.clause("root:14.R5", "root:14.2.4.I")
def test_an_item_that_was_found_counts_as_found_as_long_as_one_of_its_type_lies_in_the_hoard() -> None:
    t = hundreds("marquise")
    ruin = t.g.woodland.ruins[0]
    bury(t, ruin, "sword")
    t.put(0, ruin, mob=1)
    t.begin(0)
    assert shown(t).prowess == ("sword",)
    assert board_of(t).found[ITEMS["sword"]] == 1
    bury(t, ruin, "sword")
    t.world.boundary.ruins[ruin] = 1
    hoard(t, "sword")
    scrap(t.g, 0, ITEMS["sword"])  # the crafted one goes first
    assert t.g.boards[0].found[ITEMS["sword"]] == 1  # type: ignore[attr-defined]
    scrap(t.g, 0, ITEMS["sword"])
    assert t.g.boards[0].found[ITEMS["sword"]] == 0  # type: ignore[attr-defined]


@pytest.mark.clause("root:14.4.1", "root:14.R6", "root:14.R13")
def test_the_mob_die_spreads_mobs_to_a_neighbour_of_its_suit() -> None:
    t = hundreds("marquise")
    t.put(0, 10, mob=1)
    near = [c for c in t.g.woodland.paths[10] if t.g.woodland.is_of[0][c]]
    assert next_to_mobs(t.g, 0, 0) == near
    t.put(1, near[0], keep=1)
    assert next_to_mobs(t.g, 0, 0) == near[1:]
    t.put(1, near[0], keep=0)
    assert list(PRINTED.tables.factions.hundreds.mob_die).count("fox") == 2
    t.script(0)
    t.begin(0)
    to_mob = t.options(0) if t.topic(0) == "mob" else [("place_at", near[0])]
    assert to_mob == [("place_at", clearing) for clearing in near]
    if t.topic(0) == "mob":
        t.answer(0, *to_mob[0])
    assert t.on_map(0, "mob") == dict.fromkeys(sorted((10, near[0])), 1)
    t.clear()
    for clearing in range(1, 6):
        t.put(0, clearing, mob=1)
    assert not any(next_to_mobs(t.g, 0, suit) for suit in range(3))


@pytest.mark.clause("root:14.4.2", "root:14.R3")
def test_warriors_come_to_the_warlord_and_to_strongholds() -> None:
    t = hundreds()
    hoard(t, "sword", "tea", "hammer")
    t.put(0, 5, warlord=1)
    t.put(0, 1, stronghold=1)
    t.begin(0)
    assert (t.warriors(0, 5), t.warriors(0, 1)) == (3, 1)
    t = hundreds()
    t.put(0, 2, stronghold=2)
    t.begin(0)
    assert t.topic(0) in ("anoint", "mood")
    assert sum(t.on_map(0, "warrior").values()) + sum(t.on_map(0, "warlord").values()) == 2


@pytest.mark.clause("root:14.4.3")
def test_a_new_warlord_is_anointed() -> None:
    t = hundreds()
    t.put(0, 5, warrior=2)
    t.put(0, 1, warrior=1)
    t.begin(0)
    assert (t.topic(0), t.options(0)) == ("anoint", [("place_at", 1), ("place_at", 5)])
    t.answer(0, "place_at", 5)
    assert (t.warriors(0, 5), t.count(0, "warlord", 5), t.supply(0, "warrior")) == (1, 1, 18)
    t = hundreds()
    t.begin(0)
    assert len(t.options(0)) == 12


@pytest.mark.clause("root:14.4.4")
def test_each_mood_is_another_one_without_its_item() -> None:
    t = hundreds(mood="lavish")
    t.put(0, 5, warlord=1)
    hoard(t, "sword", "boot")
    t.begin(0)
    assert t.options(0) == [("mood", mood) for mood in ("bitter", "grandiose", "relentless", "rowdy", "stubborn")]
    t.answer(0, "mood", "rowdy")
    assert shown(t).mood == "rowdy"
    t = hundreds(mood="lavish")
    t.put(0, 5, warlord=1)
    hoard(t, "boot", "bag", "coin", "hammer", "tea", "sword", "crossbow")
    t.begin(0)
    assert (t.topic(0), shown(t).mood) == ("lavish", "lavish")


# 14.5 Daylight


@pytest.mark.clause("root:14.5.2", "root:14.5.2.I", "root:14.5.2.III")
def test_commands_as_many_as_the_command_value() -> None:
    t = hundreds()
    hoard(t, "boot")
    t.put(0, 5, warrior=3, warlord=1)
    t.hand(0, "bake_sale", "anvil")
    daylight(t, "command")
    assert t.options(0, "fortify") == [("fortify", 5, "bake_sale")]
    t.answer(0, "fortify", 5, "bake_sale")
    assert (t.count(0, "stronghold", 5), t.cards(0)) == (1, ["anvil"])
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 1)
    t.answer(0, "warriors", 0)
    assert t.warriors(0, 1) == 1
    assert t.topic(0) == "advance"


@pytest.mark.clause("root:14.5.3", "root:14.R7")
def test_the_warlord_advances_with_a_move_and_a_battle() -> None:
    t = hundreds("marquise", "squirrels")
    t.put(0, 5, warrior=3, warlord=1)
    t.put(1, 1, warrior=1)
    t.put(0, 6, warrior=2)
    daylight(t, "command")
    t.answer(0, "done")
    assert t.topic(0) == "advance"
    assert {option[1] for option in t.options(0, "move")} == {5}
    t.dice(1, 0)
    t.answer(0, "move", 5, 1)
    assert t.options(0)[-1] == ("warriors", 0)
    t.answer(0, "warriors", 2)
    assert (t.count(0, "warlord", 1), t.warriors(0, 1), t.warriors(0, 5)) == (1, 2, 1)
    assert t.topic(0) == "advance_battle"
    t.answer(0, "battle", 1, 1)
    assert t.warriors(1, 1) == 0
    t = hundreds()
    t.put(0, 5, warrior=3)
    daylight(t, "command")
    t.answer(0, "done")
    assert t.waiting == (1,)


@pytest.mark.clause("root:14.R2")
def test_for_each_hit_the_owner_chooses() -> None:
    t = hundreds()
    t.put(0, 5, warrior=1, warlord=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (1, 0))
    assert t.options(0) == [("lose", "warrior", 0), ("lose", "warlord", 0)]
    t.answer(0, "lose", "warlord", 0)
    assert (t.warriors(0, 5), t.on_map(0, "warlord"), t.supply(0, "warlord")) == (1, {}, 1)


# 14.6 Evening


@pytest.mark.clause("root:14.6.1")
def test_mobs_are_incited_where_warriors_stand() -> None:
    t = hundreds()
    t.put(0, 5, warrior=1)
    t.put(0, 1, warlord=1)
    t.put(0, 6, warrior=1, mob=1)
    t.hand(0, "bake_sale", "birdy_bindle")
    t.phase_of(0, "evening")
    assert t.options(0) == [
        ("incite", 1, "birdy_bindle"),
        ("incite", 5, "bake_sale"),
        ("incite", 5, "birdy_bindle"),
        ("done",),
    ]
    t.answer(0, "incite", 5, "bake_sale")
    t.answer(0, "incite", 1, "birdy_bindle")
    assert t.on_map(0, "mob") == {1: 1, 5: 1, 6: 1}


@pytest.mark.clause("root:14.6.2", "root:14.R4")
def test_clearings_without_enemies_are_oppressed() -> None:
    t = hundreds()
    scored = []
    for clearing in range(1, 8):
        t.put(0, clearing, warrior=2)
        scored.append(oppress_points(t.g, 0))
    assert scored == [1, 1, 2, 2, 3, 4, 4]
    t.put(1, 1, warrior=1)
    t.put(1, 2, warrior=1)
    assert oppress_points(t.g, 0) == 3
    t.phase_of(0, "evening")
    assert t.points(0) == 3
    assert not PRINTED.tables.factions.hundreds.oppress_needs_piece


@pytest.mark.clause("root:14.6.3", "root:14.7.3", "root:14.R10")
def test_the_rowdy_draw_more() -> None:
    for mood, enemies, cards in (("lavish", 3, 1), ("rowdy", 2, 2), ("rowdy", 3, 3)):
        t = hundreds("squirrels", "marquise", mood=mood)
        t.put(0, 5, warlord=1)
        t.put(1, 5, warrior=enemies - 1)
        t.put(2, 5, warrior=1)
        t.phase_of(0, "evening")
        assert len(t.cards(0)) == cards


# 14.7 Moods


@pytest.mark.clause("root:14.7.1")
def test_the_lavish_squanders_items_for_warriors() -> None:
    t = hundreds(mood="rowdy")
    t.put(0, 5, warlord=1)
    hoard(t, "boot", "coin", "sword")
    t.begin(0)
    t.answer(0, "mood", "lavish")
    before = t.warriors(0, 5)
    assert t.options(0) == [("scrap", "boot"), ("scrap", "coin"), ("scrap", "sword"), ("done",)]
    t.answer(0, "scrap", "boot")
    t.answer(0, "scrap", "sword")
    t.answer(0, "done")
    assert t.warriors(0, 5) == before + 4
    assert (shown(t).command, shown(t).prowess) == (("coin",), ())


@pytest.mark.clause("root:14.7.2")
def test_the_relentless_goes_on_after_a_move_and_a_battle() -> None:
    for mood in ("relentless", "lavish"):
        t = hundreds("marquise", "squirrels", mood=mood)
        t.put(0, 5, warrior=3, warlord=1)
        t.put(1, 1, warrior=3)
        daylight(t, "command")
        t.answer(0, "done")
        t.dice(1, 0, 1, 0)
        t.answer(0, "move", 5, 1)
        t.answer(0, "warriors", 3)
        t.answer(0, "battle", 1, 1)
        assert (t.waiting == (0,) and t.topic(0) == "relentless") == (mood == "relentless")
        if mood == "relentless":
            assert t.options(0, "battle")
            assert t.options(0, "move")
            t.answer(0, "battle", 1, 1)
            assert t.warriors(1, 1) == 1


@pytest.mark.clause("root:14.7.2")
@pytest.mark.parametrize("enemy_at", [1, 2])
def test_the_relentless_does_not_go_on_without_a_battle(enemy_at: int) -> None:
    t = hundreds("marquise", "squirrels", mood="relentless")
    t.put(0, 5, warrior=3, warlord=1)
    t.put(1, enemy_at, warrior=3)
    daylight(t, "command")
    t.answer(0, "done")
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 3)
    if enemy_at == 1:
        assert t.topic(0) == "advance_battle"
        t.answer(0, "done")
    assert t.waiting != (0,) or t.topic(0) != "relentless"


@pytest.mark.clause("root:14.7.4")
def test_the_grandiose_advances_first() -> None:
    t = hundreds(mood="grandiose")
    t.put(0, 5, warrior=3, warlord=1)
    t.phase_of(0, "daylight")
    assert t.topic(0) == "advance"
    t.answer(0, "done")
    assert t.topic(0) == "command"
    t.answer(0, "done")
    assert t.g.turn == 1 or t.topic(0) != "advance"


@pytest.mark.clause("root:14.7.5")
def test_the_jubilant_rolls_up_to_four_times() -> None:
    t = hundreds(mood="jubilant")
    t.put(0, 5, warrior=1)
    t.put(0, 10, warlord=1)
    t.hand(0, "birdy_bindle", "anvil", "bake_sale", "root_tea_rabbit")
    t.phase_of(0, "evening")
    t.answer(0, "incite", 10, "birdy_bindle")
    rolls = 0
    while t.topic(0) in ("revel", "mob"):
        rolls += t.topic(0) == "revel"
        assert t.topic(0) != "mob" or ("pass",) in t.options(0)
        t.answer(0, *(("pass",) if t.topic(0) == "mob" else ("roll",)))
    assert rolls == 4
    t.answer(0, "incite", 5, "bake_sale")
    assert t.waiting != (0,) or t.topic(0) != "revel"  # the warlord is elsewhere


@pytest.mark.clause("root:14.7.6")
def test_the_wrathful_deals_an_extra_hit_in_attack_even_when_looting() -> None:
    t = looting(mood="wrathful")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(0, "loot")
    while t.topic(0) in ("plunder",):
        t.answer(0, *t.options(0)[0])
    assert t.warriors(1, 5) == 1
    t = hundreds(mood="wrathful")
    t.put(0, 5, warrior=3, warlord=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (0, 0))
    assert t.warriors(1, 5) == 3


@pytest.mark.clause("root:14.7.7")
def test_the_stubborn_ignores_the_first_hit() -> None:
    t = hundreds(mood="stubborn")
    t.put(0, 5, warrior=3, warlord=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (1, 0))
    assert t.warriors(0, 5) == 3
    t = hundreds(mood="stubborn")
    t.put(0, 5, warrior=4, warlord=1)
    t.put(1, 5, warrior=3)
    t.hand(1, "ambush_rabbit")
    daylight(t, "command")
    t.dice(1, 1)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    for _ in range(2):
        t.answer(0, "lose", "warrior", 0)
    assert t.warriors(0, 5) == 2  # one hit of the ambush and the rolled one


@pytest.mark.clause("root:14.7.8", "root:14.R11")
def test_the_bitter_calls_mobs_before_the_roll() -> None:
    t = hundreds(mood="bitter")
    near = t.g.woodland.paths[5][0]
    t.put(0, 5, warlord=1, mob=1)
    t.put(0, near, mob=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.dice(3, 2)
    t.answer(1, "battle", 5, 0)
    assert t.options(0) == [*(("disband", clearing) for clearing in sorted((5, near))), ("done",)]
    t.answer(0, "disband", near)
    t.answer(0, "disband", 5)
    assert t.warriors(1, 5) == 1  # with three warriors both rolled hits count
    assert t.on_map(0, "mob") == {}


def test_everything_of_the_board_of_the_hundreds_is_said_and_counted() -> None:
    t = hundreds()
    t.put(0, 5, warrior=1, warlord=1, mob=1, stronghold=1)
    hoard(t, "boot", "sword")
    assert (counted(t.g, 0)["mobs"], counted(t.g, 0)["strongholds"]) == (1, 1)
    for language in ("en", "cs"):
        assert len(t.read(0, GAME.words(language), ["Ada", "Bo"])) > 100
