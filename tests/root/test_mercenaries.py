"""11.2.7.III. Mercenaries of the Riverfolk Company, whoever has hired them."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.answers import DONE, PASS
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.corvids.board import CorvidsBoard
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.duchy.ministers import reveals
from deskovka.games.root.factions.hundreds.board import HundredsBoard
from deskovka.games.root.factions.keepers.board import DUTIES, KeepersBoard
from deskovka.games.root.factions.riverfolk.board import RiverfolkBoard
from deskovka.games.root.knowledge import conserved
from deskovka.games.root.movement import may_be_moved, move_options
from deskovka.games.root.pieces import enemy_pieces
from deskovka.games.root.points import Victory
from deskovka.games.root.removal import remove_all_enemies
from tests.refusing import why_not
from tests.root.hired import control, drawn
from tests.root.playing import GAME, Table, bare

# Autumn: 1, 6, 8, 12 are fox clearings; 3, 4, 5, 10 rabbit clearings; 2, 7, 9, 11 mouse clearings. 5 lies between 1
# and 2, and the river leads from it to 10.

BUYERS = ("marquise", "eyrie", "alliance", "cult", "duchy", "corvids", "hundreds", "keepers")
"""All that have warriors (11.2.7.III.b)."""


def market(buyer: str, *others: str, **setup: Any) -> Table:
    """The Company in seat 0 with four warriors in clearing 5, the buyer in seat 1, who may buy twice, for 1 each."""
    t = bare("riverfolk", buyer, *(others or ("squirrels",)), **setup)
    company = t.world.boundary.boards[0]
    assert isinstance(company, RiverfolkBoard)
    company.prices = [1, 1, 1]
    t.put(0, 5, warrior=4)
    t.put(0, 1, trade_post_fox=1)
    t.put(1, 1, warrior=1)
    return t


def hire(t: Table) -> None:
    """Seat 1 hires mercenaries at the start of its Birdsong."""
    t.begin(1)
    t.answer(1, "buy_service", "mercenaries")


def go_on_to(t: Table, phase: str) -> None:
    """Be done with everything until this phase of the turn."""
    while t.view(None).phase != phase:
        seat = t.waiting[0]
        options = t.options(seat)
        t.answer(seat, *([option for option in options if option in (DONE, PASS)] or options)[0])


def by_evening(t: Table) -> None:
    """Seat 1 has hired mercenaries, and its Evening begins."""
    hire(t)
    go_on_to(t, "daylight")
    t.phase_of(1, "evening")


# Every buyer


@pytest.mark.clause("root:11.2.7.III", "root:11.2.7.III.a", "root:11.R2")
@pytest.mark.parametrize("buyer", BUYERS)
def test_mercenaries_fight_for_whoever_has_hired_them(buyer: str) -> None:
    t = market(buyer)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=3)
    t.lay(1, "command_warren")
    hire(t)
    go_on_to(t, "daylight")
    t.dice(3, 3)
    t.answer(1, "use", "command_warren")
    assert t.options(1) == [("battle", 1, 0), ("battle", 5, 0), ("battle", 5, 2)]  # own warriors face the Company too
    t.answer(1, "battle", 5, 2)
    assert (t.warriors(1, 5), t.warriors(0, 5), t.warriors(2, 5)) == (0, 2, 0)


@pytest.mark.clause("root:11.2.7.III", "root:14.R4")
@pytest.mark.parametrize("buyer", BUYERS)
def test_mercenaries_count_for_rule_for_their_buyer_only_from_daylight_on(buyer: str) -> None:
    t = market(buyer)
    hire(t)
    assert t.ruler(5) == 0  # in Birdsong they serve nobody else
    go_on_to(t, "daylight")
    assert t.ruler(5) == 1
    t.put(2, 5, warrior=4)
    assert t.ruler(5) is None
    t.put(1, 5, warrior=1)
    assert t.ruler(5) == 1
    assert conserved(t.g)["miscounted"] == 0
    t.end_turn(1)
    t.put(1, 5, warrior=0)
    t.put(2, 5, warrior=0)
    assert t.ruler(5) == 0


@pytest.mark.clause("root:11.2.7.III", "root:G.1.10")
@pytest.mark.parametrize("buyer", BUYERS)
def test_mercenaries_neither_move_nor_fall_to_their_buyer(buyer: str) -> None:
    t = market(buyer)
    t.put(0, 5, trade_post_rabbit=1)
    t.put(2, 5, warrior=2)
    hire(t)
    assert [enemy_pieces(t.g, seat, 5) for seat in (1, 2)] == [4 + 1 + 2, 4 + 1]
    go_on_to(t, "daylight")
    assert [enemy_pieces(t.g, seat, 5) for seat in (1, 2)] == [1 + 2, 4 + 1]  # a trade post is no mercenary
    assert not [option for option in move_options(t.g, 1) if option[1] == 5]
    t.world.boundary.hands[2].clear()
    list(remove_all_enemies(t.g, 1, [5]))
    assert (t.warriors(0, 5), t.count(0, "trade_post_rabbit", 5), t.warriors(2, 5)) == (4, 0, 0)


@pytest.mark.clause("root:11.2.7.III")
def test_a_game_begun_before_counts_its_mercenaries_anew() -> None:
    t = market("duchy")
    hire(t)
    go_on_to(t, "daylight")
    data = GAME.to_data(t.world.boundary)
    data["counts"][t.g.cast.numbers[0]["warrior"]] = [[0, 1], [1, 1]]
    data["might"][0][5] = 4
    data["rulers"][5] = NOBODY
    again = GAME.from_data(data)
    assert (again.rulers[5], conserved(again)["miscounted"]) == (1, 0)
    assert again.to_data() == t.world.boundary.to_data()


# What they are not, though they serve a buyer


@pytest.mark.clause("root:1.5.3", "root:11.2.7.III", "root:6.2.3")
def test_field_hospitals_heal_no_mercenaries() -> None:
    t = market("marquise")
    t.put(1, 5, warrior=1)
    t.put(1, 1, keep=1)
    t.put(2, 5, warrior=3)
    t.hand(1, "bake_sale")
    hire(t)
    go_on_to(t, "daylight")
    t.battle(1, 5, 2, (3, 3))
    assert t.question(1).facts == {"clearing": 5, "count": 1}
    t.answer(1, "spend", "bake_sale")
    assert (t.warriors(1, 1), t.warriors(0, 1), t.warriors(0, 5)) == (2, 0, 2)


@pytest.mark.clause("root:1.5.3", "root:11.2.7.III", "root:12.5.3")
def test_the_duchy_sways_nobody_by_a_clearing_of_mercenaries() -> None:
    t = market("duchy")
    t.hand(1, "anvil", "bake_sale")  # a fox, where a warrior is, and a rabbit, where only mercenaries are
    hire(t)
    go_on_to(t, "daylight")
    assert t.ruler(5) == 1
    assert not reveals(t.g, 1, "foremole")
    t.put(1, 5, warrior=1)
    assert reveals(t.g, 1, "foremole")


@pytest.mark.clause("root:7.2.2", "root:11.2.7.III")
def test_the_eyrie_rule_no_tie_by_mercenaries_alone() -> None:
    t = market("eyrie")
    t.put(2, 5, warrior=4)
    hire(t)
    go_on_to(t, "daylight")
    assert t.ruler(5) is None
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=5)
    assert t.ruler(5) == 1


@pytest.mark.clause("root:3.3.1", "root:11.2.7.III")
@pytest.mark.parametrize("buyer", BUYERS)
def test_mercenaries_do_not_count_for_dominance(buyer: str) -> None:
    t = market(buyer)
    t.clear()
    t.put(0, 1, trade_post_fox=1)
    t.put(1, 1, warrior=2)
    t.put(1, 6, warrior=1)
    t.put(0, 8, warrior=3)
    t.dominate(1, "dominance_fox")
    hire(t)
    go_on_to(t, "daylight")
    assert [t.ruler(clearing) for clearing in (1, 6, 8)] == [1, 1, 1]
    t.end_turn(1)
    for clearing in (1, 6):
        t.put(1, clearing, warrior=2)
    t.begin(1)
    assert (t.g.phase, t.ruler(8)) == ("turn", 0)
    t.put(0, 8, warrior=0)
    for clearing in (1, 6, 8):
        t.put(1, clearing, warrior=2)
    with pytest.raises(Victory):
        t.begin(1)


# Where the Law asks for enemy pieces


@pytest.mark.clause("root:14.6.2", "root:14.R4", "root:11.2.7.III")
@pytest.mark.parametrize("warriors", [0, 1])
def test_the_hundreds_oppress_where_no_enemies_but_their_mercenaries_stand(warriors: int) -> None:
    t = market("hundreds")
    t.put(1, 5, warrior=warriors)
    by_evening(t)
    assert t.points(1) == 1
    t = market("hundreds")
    t.put(1, 5, warrior=warriors)
    t.put(2, 5, acorn=1)
    by_evening(t)
    assert t.points(1) == 0


@pytest.mark.clause("root:14.7.3", "root:11.2.7.III")
@pytest.mark.parametrize(("squirrels", "cards"), [(2, 2), (3, 3)])
def test_the_rowdy_do_not_count_their_mercenaries_among_the_crowd(squirrels: int, cards: int) -> None:
    t = market("hundreds")
    hire(t)
    go_on_to(t, "daylight")
    be_in_mood(t, "rowdy")
    t.clear(1)
    t.put(1, 5, warlord=1)
    t.put(2, 5, warrior=squirrels)
    t.phase_of(1, "evening")
    assert len(t.cards(1)) == cards


@pytest.mark.clause("root:15.5.2.II", "root:15.R4", "root:11.2.7.III")
def test_the_keepers_delve_beside_their_mercenaries_and_battle_beside_others() -> None:
    t = market("keepers")
    keepers = t.world.boundary.boards[1]
    assert isinstance(keepers, KeepersBoard)
    keepers.face_down = [[0] * len(row) for row in keepers.face_down]
    keepers.face_down[t.g.woodland.place_of("f1_9_10_12") - t.g.woodland.forests[0]][0] = 1
    keepers.retainers = [int(duty == "delve") for duty in DUTIES]
    t.put(1, 9, warrior=1)
    t.put(0, 9, warrior=2)
    t.put(1, 10, warrior=1)
    t.put(0, 10, warrior=1)
    t.put(2, 10, warrior=1)
    hire(t)
    go_on_to(t, "daylight")
    assert t.options(1) == [
        ("battle", 1, 0),  # a trade post
        ("delve", 9, "f1_9_10_12", "relic_figure"),
        ("battle", 10, 0),
        ("battle", 10, 2),
        ("done",),
    ]
    assert why_not(t, 1, "delve", 10).endswith("15.5.2.II")


@pytest.mark.clause("root:E-spies-1", "root:E-R-spies", "root:11.2.7.III")
def test_spies_neither_come_to_the_mercenaries_of_their_controller_nor_battle_them() -> None:
    t = market("eyrie", **drawn(cards=("warm_sun_prophets", "sunward_expedition", "corvid_spies")))
    spies = control(t, "corvid_spies", 1)
    t.put(spies, 5, warrior=1)
    t.put(2, 6, warrior=3)
    hire(t)
    go_on_to(t, "daylight")
    t.dice(3, 3, 3, 3)
    t.answer(1, "command", "corvid_spies", "strike_all")
    assert t.options(1) == [("place_at", 1), ("place_at", 6)]
    for _ in range(2):
        t.answer(1, "place_at", 6)
    assert (t.warriors(0, 5), t.warriors(spies, 5), t.warriors(2, 6)) == (4, 1, 1)


@pytest.mark.clause("root:E-dynasty-1", "root:E-R-dynasty", "root:11.2.7.III")
def test_the_dynasty_does_not_have_to_battle_the_mercenaries_of_its_controller() -> None:
    t = market("cult", **drawn(cards=("last_dynasty", "forest_patrol", "furious_protector")))
    dynasty = control(t, "last_dynasty", 1)
    hire(t)
    go_on_to(t, "daylight")
    t.dice(3, 3)
    t.answer(1, "command", "last_dynasty", "return")
    t.answer(1, "place_at", 5)
    assert (t.warriors(0, 5), t.warriors(dynasty, 5), t.told("battle")) == (4, 5, [])


@pytest.mark.clause("root:13.7.2", "root:13.R5", "root:G.1.10")
def test_a_snare_holds_enemies_but_not_the_mercenaries_of_the_corvids() -> None:
    t = market("corvids")
    corvids = t.world.boundary.boards[1]
    assert isinstance(corvids, CorvidsBoard)
    corvids.plots[5], corvids.face_up[5] = PLOTS.index("snare"), 1
    t.put(1, 5, plot=1)
    t.put(2, 5, warrior=1)
    t.world.boundary.learn_effects()
    hire(t)
    assert [may_be_moved(t.g, seat, 5, 1) for seat in (0, 2)] == [False, False]
    go_on_to(t, "daylight")
    assert [may_be_moved(t.g, seat, 5, 1) for seat in (0, 2)] == [True, False]


# The hits of the Hundreds


def be_in_mood(t: Table, mood: str) -> None:
    """Let the Hundreds in seat 1 be in a mood."""
    board = t.world.boundary.boards[1]
    assert isinstance(board, HundredsBoard)
    board.mood = mood
    t._restart()


def led_by_the_warlord(mercenaries: int) -> Table:
    """The Hundreds have hired mercenaries; the warlord and two warriors face three Squirrels in clearing 6."""
    t = market("hundreds")
    hire(t)
    go_on_to(t, "daylight")
    be_in_mood(t, "lavish")
    t.clear(1)
    t.put(0, 6, warrior=mercenaries)
    t.put(1, 6, warlord=1, warrior=2)
    t.put(2, 6, warrior=3)
    return t


@pytest.mark.clause("root:14.R2")
def test_the_hundreds_choose_who_falls_where_none_of_their_mercenaries_stands() -> None:
    t = led_by_the_warlord(0)
    t.battle(1, 6, 2, (3, 2))
    assert t.options(1) == [("lose", "warrior", 1), ("lose", "warlord", 1)]
    t.answer(1, "lose", "warrior", 1)
    assert (t.warriors(1, 6), t.count(1, "warlord", 6), t.warriors(2, 6)) == (0, 1, 0)


@pytest.mark.clause("root:14.R2", "root:11.2.7.III.a")
@pytest.mark.parametrize("mercenaries", [1, 2, 3])
def test_the_hundreds_choose_who_falls_of_the_hits_that_mercenaries_do_not_take(mercenaries: int) -> None:
    t = led_by_the_warlord(mercenaries)
    t.battle(1, 6, 2, (3, 3))  # the second hit is for the mercenaries
    t.answer(1, "lose", "warrior", 1)
    assert (t.warriors(1, 6), t.count(1, "warlord", 6), t.warriors(0, 6)) == (0, 1, mercenaries - 1)
    t = led_by_the_warlord(mercenaries)
    t.battle(1, 6, 2, (3, 1))
    t.answer(1, "lose", "warlord", 1)
    assert (t.warriors(1, 6), t.count(1, "warlord", 6), t.warriors(0, 6)) == (2, 0, mercenaries)
