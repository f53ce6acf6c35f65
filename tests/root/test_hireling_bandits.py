"""E. The hirelings that rob: Highway Bandits and Bandit Gangs."""

from typing import Any

import pytest

from deskovka.games.root.cast import NOBODY, WARRIOR
from deskovka.games.root.factions.keepers.board import FAITHFUL_RETAINER
from deskovka.games.root.hirelings.bandits import board_of
from deskovka.games.root.movement import Move
from deskovka.games.root.refusals import no_battle
from tests.refusing import why_not
from tests.root.hired import control, employing, hire_anew, owner, setting_up
from tests.root.playing import GAME, Table
from tests.root.test_keepers import lay, retinue
from tests.root.wandering import become, give, items, relate

BANDITS, GANGS = "highway_bandits", "bandit_gangs"
CARDS = (BANDITS, "vault_keepers", "riverfolk_flotilla")


def watch(t: Table, *paths: str) -> None:
    """Let bandits stand on just these paths."""
    g, bandits = t.world.boundary, owner(t, BANDITS)
    kind, board = g.cast.numbers[bandits][WARRIOR], board_of(g, bandits)
    g.supply[kind] += len(board.posts) - len(paths)
    board.posts = list(paths)
    t._restart()


def posts(t: Table) -> list[str]:
    """The paths with a bandit."""
    return sorted(board_of(t.g, owner(t, BANDITS)).posts)


def robbed(seat: int, *factions: str, at: str = "p1_5", cards: tuple[str, ...] = CARDS, **setup: Any) -> Table:
    """A seat controls the Highway Bandits, who watch one path; nothing else is on the map."""
    t = employing(*factions, cards=cards, **setup)
    control(t, BANDITS, seat)
    watch(t, at)
    return t


def gangs_of(seat: int, *factions: str) -> tuple[Table, int]:
    """A seat controls the Bandit Gangs; nothing is on the map."""
    t = employing(*factions, cards=CARDS, demoted=3)
    return t, control(t, GANGS, seat)


# Highway Bandits


@pytest.mark.clause("root:E-bandits-0")
def test_two_bandits_begin_on_different_paths() -> None:
    t = setting_up(BANDITS, CARDS)
    seat = t.waiting[0]
    assert len(t.options(seat)) == len(t.g.woodland.printed.paths)
    t.answer(seat, "watch", "p2_5")
    assert not t.offered(seat, "watch", "p2_5")
    t.answer(seat, "watch", "p1_9")
    assert (posts(t), t.supply(owner(t, BANDITS), "warrior")) == (["p1_9", "p2_5"], 2)


@pytest.mark.clause("root:E-bandits-1", "root:E-R-bandits")
def test_an_enemy_loses_a_piece_on_a_path_with_a_bandit() -> None:
    t = robbed(1)
    t.put(0, 1, warrior=3)
    t.begin(0)
    supply = t.supply(0, "warrior")
    t.move(0, 1, 5, 3)
    assert (t.on_map(0, "warrior"), t.supply(0, "warrior")) == ({5: 2}, supply + 1)
    assert t.told("toll_paid") == [{"seat": 0, "piece": "warrior", "origin": 1, "target": 5, "place": "p1_5"}]
    assert t.told("moved")[-1] == {"seat": 0, "piece": "warrior", "clearing": 1, "target": 5, "count": 3}
    t.move(0, 5, 2, 2)
    assert t.on_map(0, "warrior") == {2: 2}


@pytest.mark.clause("root:E-R-bandits")
def test_a_single_piece_is_lost_before_it_arrives() -> None:
    t = robbed(1, "alliance", "marquise", cards=(BANDITS, "corvid_spies", "riverfolk_flotilla"))
    t.put(1, 1, warrior=1)
    t.put(0, 5, sympathy=1)
    control(t, BANDITS, 0)
    t.hand(1, "ambush_fox")
    t.phase_of(1, "daylight")
    t.move(1, 1, 5)
    assert t.on_map(1, "warrior") == {}
    assert [(told["clearing"], told["target"], told["count"]) for told in t.told("moved")] == [(1, 5, 1)]
    assert [(told["piece"], told["target"]) for told in t.told("toll_paid")] == [("warrior", 5)]
    assert not t.told("outrage")
    assert t.cards(1) == ["ambush_fox"]


@pytest.mark.clause("root:E-bandits-1")
def test_bandits_that_nobody_has_hired_rob_everybody() -> None:
    t = robbed(NOBODY)
    for seat in (0, 1):
        t.put(seat, 1, warrior=2)
        t.begin(seat)
        t.move(seat, 1, 5, 2)
        assert t.warriors(seat, 5) == 1
        t.clear()


@pytest.mark.clause("root:E-bandits-1", "root:E-R-bandits")
def test_the_vagabond_damages_an_item_as_long_as_there_is_one() -> None:
    t = robbed(1, "vagabond", "marquise")
    become(t, "thief")
    give(t, boot=2, torch=1)
    t.stand(0, 1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 1, 5)
    t.answer(0, "damage", "torch", "ready")
    assert (items(t, "damaged"), t.g.pawns[0]) == ({"torch": 1}, 5)
    give(t, boot=1)
    give(t, condition="exhausted", boot=0)
    t.stand(0, 1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 1, 5)  # the boot that was exhausted for the move
    assert items(t, "damaged_exhausted") == {"boot": 1}
    t.stand(0, 1)
    t.begin(0)
    t.answer(0, "slip", 5)
    assert t.g.pawns[0] == 5


@pytest.mark.clause("root:E-bandits-1")
def test_a_slip_along_a_path_with_a_bandit_costs_an_item_and_one_into_a_forest_does_not() -> None:
    t = robbed(1, "vagabond", "marquise")
    become(t, "thief")
    give(t, sword=1)
    for place, damaged in (("f1_2_5_10", {}), (5, {"sword": 1})):
        t.stand(0, 1)
        t.begin(0)
        t.answer(0, "slip", place)
        assert items(t, "damaged") == damaged


@pytest.mark.clause("root:E-R-bandits")
def test_an_ally_whom_the_vagabond_takes_along_pays_for_himself() -> None:
    t = robbed(NOBODY, "vagabond", "marquise")
    become(t, "thief")
    give(t, boot=1, sword=1)
    relate(t, 1, "allied")
    t.stand(0, 1)
    t.put(1, 1, warrior=3)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 1, 5)
    t.answer(0, "damage", "boot", "exhausted")
    t.answer(0, "take_along", 1, 2)
    assert (t.on_map(1, "warrior"), items(t)) == ({1: 1, 5: 1}, {"sword": 1})


@pytest.mark.clause("root:E-R-bandits", "root:14.2.2")
@pytest.mark.parametrize("warriors", [0, 2])
def test_the_warlord_is_not_lost_to_bandits(warriors: int) -> None:
    t = robbed(1, "hundreds", "weasels")
    t.clear()  # the warlord too
    t.put(0, 1, warlord=1, warrior=warriors)
    t.phase_of(0, "daylight")
    while t.topic(0) != "command":
        t.decline(0)
    t.answer(0, "move", 1, 5)
    while t.topic(0) == "move_count":
        t.answer(0, *t.options(0)[0])
    assert (t.count(0, "warlord", 5), t.warriors(0, 5)) == (1, max(0, warriors - 1))


@pytest.mark.clause("root:E-R-bandits", "root:15.R9")
@pytest.mark.parametrize(("warriors", "carried"), [(1, False), (2, True)])
def test_relics_are_no_toll_and_go_only_with_who_arrives(warriors: int, carried: bool) -> None:
    t = robbed(1, "keepers", "weasels", cards=(BANDITS, "corvid_spies", "riverfolk_flotilla"))
    lay(t, 1, "figure_1")
    t.put(0, 1, warrior=warriors)
    retinue(t, move=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.move(0, 1, 5)
    assert (t.topic(0) == "carry") is carried
    if carried:
        t.answer(0, "carry", "relic_figure_1")
    assert (t.warriors(0, 5), t.on_map(0, "relic_figure_1")) == (warriors - 1, {5 if carried else 1: 1})


@pytest.mark.clause("root:E-R-bandits", "root:6.2.3")
def test_field_hospitals_do_not_reach_a_path() -> None:
    t = robbed(1, "marquise", "weasels")
    t.put(0, 1, warrior=2, keep=1)
    t.hand(0, "ambush_bird")
    t.phase_of(0, "daylight")
    while not t.options(0, "move"):
        t.answer(0, *(("march",) if t.offered(0, "march") else t.options(0)[0]))
    t.move(0, 1, 5, 2)
    assert (t.on_map(0, "warrior"), t.cards(0)) == ({5: 1}, ["ambush_bird"])


@pytest.mark.clause("root:E-R-bandits", "root:K.14")
def test_coffin_makers_and_the_patrol_gather_whom_bandits_have_killed() -> None:
    t = robbed(1, cards=(BANDITS, "forest_patrol", "last_dynasty"), deck="exiles")
    t.lay(1, "coffin_makers")
    t.put(0, 1, warrior=2)
    t.begin(0)
    t.move(0, 1, 5, 2)
    assert t.g.aside[t.g.cast.numbers[0]["warrior"]] == 1
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 1, warrior=2)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    t.move(0, 1, 5, 2)
    held = {hireling.hireling: hireling.held for hireling in t.view(0).hirelings}
    assert (t.warriors(patrol, 5), held["forest_patrol"]) == (1, 1)


@pytest.mark.clause("root:E-R-bandits", "root:E.3.2")
def test_a_hireling_of_the_controller_passes_freely_and_brings_no_company() -> None:
    t = robbed(0, cards=(BANDITS, "forest_patrol", "last_dynasty"))
    patrol = control(t, "forest_patrol", 0)
    t.put(patrol, 1, warrior=2)
    t.begin(0)
    t.answer(0, "command", "forest_patrol", "march")
    t.move(0, 1, 5, 2)
    assert (t.warriors(patrol, 5), t.topic(0) == "wayside") == (2, False)


@pytest.mark.clause("root:E-R-bandits")
def test_a_protector_walks_past_bandits_for_nothing() -> None:
    t = robbed(1, cards=(BANDITS, "furious_protector", "last_dynasty"))
    protector = control(t, "furious_protector", 0)
    t.stand(protector, 1)
    t.begin(0)
    t.answer(0, "move", 1, 5)
    assert (t.g.pawns[protector], t.told("toll_paid")) == (5, [])


def preach(controller: int) -> Table:
    """Prophets have made seat 1 move past bandits of a seat, or of nobody."""
    t = robbed(controller, cards=(BANDITS, "warm_sun_prophets", "last_dynasty"))
    prophets = control(t, "warm_sun_prophets", 0)
    t.put(prophets, 1, warrior=1)
    t.put(1, 1, warrior=3)
    t.begin(0)
    t.answer(0, "command", "warm_sun_prophets", "preach")
    t.answer(0, "make_move", 1, 1, 5)
    return t


@pytest.mark.clause("root:E-R-bandits", "root:1.5.5")
def test_who_is_made_to_move_pays_and_gets_company_himself() -> None:
    t = preach(NOBODY)
    assert t.warriors(1, 5) == 2
    t = preach(1)
    t.answer(1, "place_at", 5)
    assert t.warriors(1, 5) == 4


@pytest.mark.clause("root:E-R-bandits", "root:C.2.5")
def test_the_ferry_and_tunnels_lead_past_bandits() -> None:
    t = robbed(1, "squirrels", "weasels", deck="exiles")
    made = Move(0, 0, 5, 1)
    assert made.path(t.g) == "p1_5"
    made.is_ferried = True
    assert made.path(t.g) == ""
    t.lay(0, "tunnels")
    for clearing in (1, 5):
        t.put(0, clearing, den=1, warrior=1)
    t.begin(0)
    t.answer(0, "move", 1, 5)
    assert (t.warriors(0, 5), t.told("waylaid")) == (2, [])


@pytest.mark.clause("root:E-bandits-2")
def test_the_controller_may_place_a_warrior_where_his_way_past_a_bandit_leads() -> None:
    t = robbed(0)
    t.put(0, 1, warrior=2)
    t.begin(0)
    t.move(0, 1, 5, 2)
    assert t.options(0) == [("place_at", 5), ("pass",)]
    t.answer(0, "place_at", 5)
    assert t.on_map(0, "warrior") == {5: 3}
    t.move(0, 5, 1, 3)
    t.decline(0)
    assert t.on_map(0, "warrior") == {1: 3}


@pytest.mark.clause("root:E-bandits-2")
def test_nobody_is_asked_without_a_warrior_or_where_none_can_be_placed() -> None:
    t = robbed(0, "squirrels", "marquise")
    t.put(0, 1, warrior=2)
    t.put(1, 5, keep=1)
    t.begin(0)
    t.move(0, 1, 5, 2)
    assert t.on_map(0, "warrior") == {5: 2}
    t.leave(0, warrior=0)
    t.begin(0)
    t.move(0, 5, 1, 2)
    assert (t.on_map(0, "warrior"), t.topic(0) == "wayside") == ({1: 2}, False)
    t = robbed(0, "vagabond", "marquise")
    become(t, "thief")
    give(t, boot=1)
    t.stand(0, 1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 1, 5)
    assert (t.topic(0), items(t, "exhausted")) == ("vagabond", {"boot": 1})


@pytest.mark.clause("root:E-bandits-3")
def test_in_daylight_a_bandit_goes_to_a_path_beside_pieces_of_the_controller() -> None:
    t = robbed(0)
    t.put(0, 1, warrior=1)
    t.begin(0)
    t.answer(0, "command", BANDITS, "waylay")
    assert t.options(0) == [("watch", "p1_9"), ("watch", "p1_10")]
    t.answer(0, "watch", "p1_10")
    assert posts(t) == ["p1_10", "p1_5"]
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-bandits-3")
def test_without_a_path_beside_pieces_of_the_controller_bandits_do_nothing() -> None:
    t = robbed(0, "marquise", "weasels")
    watch(t, "p1_5", "p1_9", "p1_10")
    t.put(0, 1, warrior=1)
    t.phase_of(0, "daylight")
    while t.topic(0) != "marquise":
        t.decline(0)
    assert not t.options(0, "command")
    assert why_not(t, 0, "command", BANDITS).endswith("E-bandits-3")


@pytest.mark.clause("root:E-bandits-3")
def test_with_none_in_the_supply_a_bandit_comes_from_another_path() -> None:
    t = robbed(0)
    watch(t, "p1_5", "p1_9", "p2_5", "p2_6")
    t.put(0, 1, warrior=1)
    t.begin(0)
    t.answer(0, "command", BANDITS, "waylay")
    assert t.options(0) == [("leave_post", path) for path in ("p1_5", "p1_9", "p2_5", "p2_6")]
    t.answer(0, "leave_post", "p2_6")
    assert (posts(t), t.supply(owner(t, BANDITS), "warrior")) == (["p1_10", "p1_5", "p1_9", "p2_5"], 0)


@pytest.mark.clause("root:E-bandits-3", "root:C.3.2")
def test_bandits_watch_neither_rivers_nor_closed_paths() -> None:
    t = robbed(0, at="p1_8", map="mountain")
    closed = {f"p{one}_{other}" for one, other in t.g.woodland.closed_paths}
    ends = sorted({end for path in t.g.woodland.closed_paths for end in path})
    for clearing in ends[:6]:
        t.put(0, clearing, warrior=1)
    t.begin(0)
    t.answer(0, "command", BANDITS, "waylay")
    offered = {str(option[1]) for option in t.options(0)}
    assert offered < set(t.g.woodland.path_names.values())
    assert offered
    assert closed
    assert not offered & closed


@pytest.mark.clause("root:E-R-bandits")
def test_bandits_on_paths_rule_nothing_and_cannot_be_battled() -> None:
    t = robbed(1)
    watch(t, "p1_5", "p1_9", "p1_10")
    t.put(0, 1, warrior=1)
    t.begin(0)
    assert t.ruler(1) == 0
    assert not t.options(0, "battle")


@pytest.mark.parametrize(
    ("language", "said", "noted"),
    [
        ("en", "Path between clearings 1 and 5, Highway Bandits: 1 warrior.", "on the way: Highway Bandits"),
        ("cs", "Cesta mezi mýtinami 1 a 5, Silniční lupiči: 1 bojovník.", "cestou: Silniční lupiči"),
    ],
)
def test_bandits_on_paths_are_seen_and_said(language: str, said: str, noted: str) -> None:
    t, words, players = robbed(1), GAME.words(language), ["Anna", "Bob"]
    assert [path.path for path in t.view(None).map.paths if path.pieces] == ["p1_5"]
    assert said in t.read(None, words, players)
    assert noted in t.note(0, ("move", 1, 5), words, players)
    assert noted not in t.note(0, ("move", 1, 9), words, players)


# Bandit Gangs


@pytest.mark.clause("root:E-gangs-1")
def test_a_gang_comes_to_who_hires_it_if_none_is_on_the_map() -> None:
    t, gangs = gangs_of(0)
    t.put(0, 8, warrior=1)
    assert hire_anew(t, gangs).on_map(gangs, "warrior") == {8: 1}
    assert hire_anew(t, gangs).on_map(gangs, "warrior") == {8: 1}


@pytest.mark.clause("root:E-gangs-2")
def test_gangs_cannot_be_battled_beside_pieces_of_their_controller() -> None:
    t, gangs = gangs_of(1)
    for clearing in (5, 6):
        t.put(0, clearing, warrior=2)
        t.put(gangs, clearing, warrior=1)
    t.put(1, 5, den=1)
    t.begin(0)
    assert t.options(0, "battle") == [("battle", 5, 1), ("battle", 6, GANGS)]
    refused = {refusal.option: refusal.clause for refusal in no_battle(t.g, 0)}
    assert refused["battle", 5, GANGS] == "E-gangs-2"
    control(t, GANGS, NOBODY)
    assert t.offered(0, "battle", 5, GANGS)


@pytest.mark.clause("root:E-gangs-3")
def test_warriors_of_the_controller_come_to_each_of_the_gangs() -> None:
    t, gangs = gangs_of(0)
    t.put(gangs, 5, warrior=2)
    t.put(gangs, 6, warrior=1)
    t.begin(0)
    t.answer(0, "command", GANGS, "rally")
    assert t.on_map(0, "warrior") == {5: 2, 6: 1}
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-gangs-3", "root:1.5.4")
def test_with_too_few_warriors_the_controller_chooses_which_gangs_they_come_to() -> None:
    t, gangs = gangs_of(0)
    t.put(gangs, 5, warrior=2)
    t.put(gangs, 6, warrior=1)
    t.leave(0, warrior=1)
    t.begin(0)
    t.answer(0, "command", GANGS, "rally")
    t.answer(0, "place_at", 6)
    assert t.on_map(0, "warrior") == {6: 1}


@pytest.mark.clause("root:E-gangs-3")
def test_or_one_more_gang_comes_to_a_piece_of_the_controller() -> None:
    t, gangs = gangs_of(0)
    t.put(0, 5, den=1)
    t.put(0, 9, warrior=1)
    t.put(gangs, 6, warrior=1)
    t.begin(0)
    assert t.options(0, "command") == [("command", GANGS, "rally"), ("command", GANGS, "enlist")]
    t.answer(0, "command", GANGS, "enlist")
    assert t.options(0) == [("place_at", 5), ("place_at", 9)]
    t.answer(0, "place_at", 9)
    assert t.on_map(gangs, "warrior") == {6: 1, 9: 1}


@pytest.mark.clause("root:E-gangs-3", "root:E.R10", "root:6.2.2")
@pytest.mark.parametrize(("controller", "goes_to"), [(0, 5), (1, 9)])
def test_a_gang_comes_to_the_keep_only_if_the_marquise_places_it(controller: int, goes_to: int) -> None:
    t, gangs = gangs_of(controller, "marquise", "squirrels")
    t.put(0, 5, keep=1)
    t.put(controller, 5, warrior=1)
    t.put(controller, 9, warrior=1)
    t.put(gangs, 6, warrior=1)
    t.begin(controller)
    while not t.offered(controller, "command", GANGS, "enlist"):
        t.decline(controller)
    t.answer(controller, "command", GANGS, "enlist")
    if controller == 0:
        t.answer(0, "place_at", 5)
    assert t.on_map(gangs, "warrior") == {6: 1, goes_to: 1}


@pytest.mark.clause("root:E-gangs-3", "root:E.R9")
def test_gangs_without_anybody_in_a_supply_do_nothing() -> None:
    t, gangs = gangs_of(0, "marquise", "weasels")
    t.put(gangs, 5, warrior=4)
    t.put(0, 5, warrior=1)
    t.leave(0, warrior=0)
    t.phase_of(0, "daylight")
    while t.topic(0) != "marquise":
        t.decline(0)
    assert not t.options(0, "command")
    assert why_not(t, 0, "command", GANGS).endswith("E-gangs-3")
