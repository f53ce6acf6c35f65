"""13. Corvid Conspiracy."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.battle import battle_options
from deskovka.games.root.cards import draw
from deskovka.games.root.factions.corvids.board import CorvidsBoard
from deskovka.games.root.factions.corvids.sheet import PLOTS
from deskovka.games.root.factions.corvids.view import CorvidsView
from deskovka.games.root.factions.cult.board import CultBoard
from deskovka.games.root.factions.duchy.board import DuchyBoard
from deskovka.games.root.knowledge import redeal
from deskovka.games.root.movement import may_be_moved, move_options
from deskovka.games.root.pieces import may_place
from deskovka.games.root.removal import EFFECT, Removal, remove, remove_all_enemies
from deskovka.kernel import Ask, Chance, seed_from
from tests.root.playing import GAME, Table, bare, counted, set_up


def corvids(*others: str, **setup: Any) -> Table:
    """The Corvids in seat 0 with nothing on the map."""
    return bare("corvids", *(others or ("squirrels",)), **setup)


def board_of(t: Table) -> CorvidsBoard:
    found = t.world.boundary.boards[0]
    assert isinstance(found, CorvidsBoard)
    return found


def lay(t: Table, clearing: int, plot: str, *, up: bool = False) -> None:
    """Let a plot of the Corvids lie in a clearing."""
    board = board_of(t)
    board.plots[clearing] = PLOTS.index(plot)
    board.face_up[clearing] = int(up)
    t.world.boundary.learn_effects()
    t.put(0, clearing, plot=1)


def shown(t: Table, viewer: int | None = None) -> CorvidsView:
    found = t.view(viewer).seats[0].board
    assert isinstance(found, CorvidsView)
    return found


def up(t: Table) -> dict[int, str | None]:
    """The plots that everybody sees."""
    return {plot.clearing: plot.plot for plot in shown(t).plots if plot.face_up}


def run(t: Table, flow: Any) -> None:
    """Do something that asks nothing."""
    assert list(flow) == []


# 13.2 Abilities


@pytest.mark.clause("root:13.2.1", "root:13.4.1")
def test_the_corvids_craft_in_birdsong_with_plots_however_they_lie() -> None:
    t = corvids()
    lay(t, 1, "raid")
    lay(t, 6, "snare", up=True)
    t.hand(0, "travel_gear_fox", "bake_sale", "foxfolk_steel")
    t.begin(0)
    assert t.topic(0) == "corvid_craft"
    assert t.options(0) == [("craft", "foxfolk_steel"), ("done",)]  # two fox symbols, no rabbit
    t.answer(0, "craft", "foxfolk_steel")
    assert t.points(0) == 2
    assert t.topic(0) != "corvid_craft" or not t.options(0, "craft")


@pytest.mark.clause("root:13.4.1", "root:K.2")
def test_what_a_card_does_in_birdsong_can_be_done_while_the_corvids_craft() -> None:
    t = corvids()
    lay(t, 1, "raid")
    t.lay(0, "stand_and_deliver")
    t.hand(0, "foxfolk_steel")
    t.hand(1, "anvil")
    t.begin(0)
    t.decline(0)
    assert t.topic(0) == "corvid_craft"
    assert t.offered(0, "use_on", "stand_and_deliver", 1)


@pytest.mark.clause("root:13.6.1")
def test_the_corvids_have_not_exerted_themselves_before_their_first_turn() -> None:
    board = bare("squirrels", "corvids").view(None).seats[1].board
    assert isinstance(board, CorvidsView)
    assert not board.exerted


@pytest.mark.clause("root:13.2.2", "root:13.3.1")
def test_there_are_two_plots_of_each_sort_and_fifteen_warriors() -> None:
    t = corvids()
    assert shown(t, 0).stock == {"bomb": 2, "snare": 2, "extortion": 2, "raid": 2}
    assert (t.supply(0, "plot"), t.supply(0, "warrior")) == (8, 15)
    lay(t, 1, "bomb")
    lay(t, 6, "bomb")
    t.put(0, 5, warrior=2)
    t.phase_of(0, "daylight")
    assert [option[2] for option in t.options(0, "plot")] == ["snare", "extortion", "raid"]


@pytest.mark.clause("root:13.2.2.I")
def test_only_the_corvids_know_what_lies_face_down() -> None:
    t = corvids("marquise", "eyrie")
    lay(t, 1, "raid")
    lay(t, 6, "snare", up=True)
    seen = {viewer: [plot.plot for plot in shown(t, viewer).plots] for viewer in (0, 1, None)}
    assert seen == {0: ["raid", "snare"], 1: [None, "snare"], None: [None, "snare"]}
    assert shown(t, 1).stock is None
    names = {
        viewer: [piece.piece for clearing in t.view(viewer).map.clearings for piece in clearing.pieces]
        for viewer in (0, 1, None)
    }
    assert names == {0: ["hidden_raid", "plot_snare"], 1: ["plot", "plot_snare"], None: ["plot", "plot_snare"]}
    dealt = set()
    for number in range(40):
        twin = t.g.copy()
        redeal(twin, 1, Chance(seed_from(number)))
        assert GAME.view(twin, 1) == t.view(1)
        board = twin.boards[0]
        assert isinstance(board, CorvidsBoard)
        assert board.plots[6] == PLOTS.index("snare")
        dealt.add(PLOTS[board.plots[1]])
    assert dealt == set(PLOTS)


@pytest.mark.clause("root:13.2.2.II", "root:13.5.2")
def test_a_plot_takes_warriors_and_one_more_for_each_of_this_turn() -> None:
    t = corvids()
    t.put(0, 1, warrior=1)
    t.put(0, 5, warrior=2)
    t.put(0, 6, warrior=2)
    lay(t, 6, "bomb")
    t.phase_of(0, "daylight")
    assert {option[1] for option in t.options(0, "plot")} == {1, 5}
    t.answer(0, "plot", 1, "raid")
    assert (t.warriors(0, 1), t.on_map(0, "plot")) == (0, {1: 1, 6: 1})
    assert board_of(t).plots[1] == PLOTS.index("raid")
    assert t.told("placed")[-1]["piece"] == "plot"
    assert {option[1] for option in t.options(0, "plot")} == {5}
    t.answer(0, "plot", 5, "snare")
    assert t.warriors(0, 5) == 0
    assert not t.options(0, "plot")


@pytest.mark.clause("root:13.2.3", "root:13.5.1")
def test_corvids_move_without_ruling() -> None:
    t = corvids()
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=3)
    t.put(1, 1, warrior=3)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 5, 1)
    assert t.warriors(0, 1) == 1


@pytest.mark.clause("root:13.2.4", "root:13.R7")
def test_a_right_guess_removes_the_plot_and_a_wrong_one_costs_the_card() -> None:
    t = corvids("squirrels", "weasels")
    lay(t, 1, "raid")
    lay(t, 5, "bomb")
    t.put(1, 1, warrior=1)
    t.hand(1, "anvil", "birdy_bindle", "bake_sale")
    t.phase_of(1, "daylight")
    assert t.options(1, "expose") == [("expose", 1)]
    t.answer(1, "expose", 1)
    assert t.options(1) == [
        *(("guess", card, plot) for card in ("anvil", "birdy_bindle") for plot in PLOTS),
        ("pass",),
    ]
    t.answer(1, "guess", "birdy_bindle", "bomb")
    assert (t.cards(0), t.cards(1)) == (["birdy_bindle"], ["anvil", "bake_sale"])
    assert [plot.refuted for plot in shown(t).plots if plot.clearing == 1] == [("bomb",)]
    assert t.on_map(0, "plot") == {1: 1, 5: 1}
    for number in range(20):  # whoever imagines the table knows what it is not
        twin = t.g.copy()
        redeal(twin, 2, Chance(seed_from(number)))
        assert twin.boards[0].plots[1] != PLOTS.index("bomb")  # type: ignore[attr-defined]
    t.answer(1, "expose", 1)
    assert ("guess", "anvil", "bomb") not in t.options(1)
    t.answer(1, "guess", "anvil", "raid")
    assert (t.points(1), t.on_map(0, "plot"), t.cards(1)) == (1, {5: 1}, ["anvil", "bake_sale"])
    assert t.on_map(0, "warrior") == {}  # the raid is ignored


@pytest.mark.clause("root:13.2.4", "root:13.R7")
def test_exposure_is_offered_in_every_phase_until_cards_are_drawn() -> None:
    t = corvids("vagabond", "marquise")
    lay(t, 1, "raid")
    t.stand(1, 1)
    t.hand(1, "anvil", "birdy_bindle")
    assert t.offered_in(1, "expose", 1) == ["birdsong", "vagabond"]  # declined in Birdsong, it is not asked again
    t = corvids("vagabond", "marquise")
    lay(t, 1, "raid")
    t.stand(1, 1)
    t.hand(1, "anvil", "birdy_bindle")
    t.phase_of(1, "evening")
    assert (t.topic(1), t.options(1)) == ("evening", [("expose", 1), ("done",)])
    t.answer(1, "expose", 1)
    t.answer(1, "guess", "anvil", "bomb")
    t.answer(1, "done")
    assert t.g.turn == 2  # nothing is asked after the draw
    t = corvids("marquise", "squirrels")
    lay(t, 1, "raid")
    t.hand(1, "anvil")
    t.begin(1)
    assert not t.options(1, "expose")  # no piece there
    t.put(1, 1, warrior=1)
    t.hand(1)
    t.begin(1)
    assert not t.options(1, "expose")  # no card
    t.hand(1, "bake_sale")
    t.phase_of(1, "daylight")
    assert not t.options(1, "expose")  # in Daylight by what is in hand


@pytest.mark.clause("root:13.2.4", "root:13.R7")
@pytest.mark.parametrize("faction", ["cult", "duchy"])
def test_who_declined_an_exposure_is_asked_again_when_cards_have_come_back(faction: str) -> None:
    t = corvids(faction, "squirrels")
    lay(t, 1, "raid")
    t.put(1, 1, warrior=1)
    t.hand(1, "bake_sale")
    t.begin(1)
    assert t.options(1) == [("expose", 1), ("done",)]
    while t.view(None).phase != "daylight":
        t.decline(1)
    board = t.world.boundary.boards[1]
    assert isinstance(board, CultBoard | DuchyBoard)
    board.revealed.append(t._find("anvil"))  # as if it had been shown in this Daylight
    t._restart()
    while t.view(None).phase != "evening":
        t.decline(1)
    assert (t.topic(1), t.options(1), t.cards(1)) == ("evening", [("expose", 1), ("done",)], ["bake_sale", "anvil"])
    t.answer(1, "expose", 1)
    t.answer(1, "guess", "anvil", "raid")
    assert (t.points(1), t.on_map(0, "plot")) == (1, {})


@pytest.mark.clause("root:13.2.4", "root:13.R7")
def test_only_cards_in_the_own_hand_repeat_the_question_of_an_exposure() -> None:
    t = corvids("squirrels")
    lay(t, 1, "raid")
    t.put(1, 1, warrior=1)
    t.hand(1, "anvil")
    t.phase_of(1, "evening")
    assert t.offered(1, "expose", 1)
    g, plots = t.g, t.g.cast.factions[0]
    plots.declined(g, 0, 1, "evening")
    draw(g, 0, 1)
    assert plots.offers(g, 0, 1, "evening") == []
    draw(g, 1, 1)
    assert plots.offers(g, 0, 1, "evening") == [("expose", 1)]


@pytest.mark.clause("root:13.2.4")
def test_who_has_nothing_to_show_exposes_nothing() -> None:
    t = corvids("marquise")
    lay(t, 1, "raid")
    t.put(1, 1, warrior=1)
    t.hand(1, "bake_sale")
    t.begin(1)
    assert t.options(1) == [("expose", 1), ("done",)]  # by what everybody knows
    t.answer(1, "expose", 1)
    assert (t.topic(1), t.options(1)) == ("expose", [("pass",)])
    t.answer(1, "pass")
    assert t.topic(1) == "marquise"
    assert t.on_map(0, "plot") == {1: 1}


@pytest.mark.clause("root:13.R6")
def test_what_lies_open_cannot_be_exposed() -> None:
    t = corvids("squirrels")
    lay(t, 1, "raid", up=True)
    t.put(1, 1, warrior=1)
    t.hand(1, "anvil")
    t.phase_of(1, "daylight")
    assert not t.options(1, "expose")


@pytest.mark.clause("root:13.2.5")
def test_a_hidden_plot_deals_an_extra_hit_in_defence() -> None:
    t = corvids()
    lay(t, 5, "bomb")
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (0, 0))
    assert (t.warriors(1, 5), t.on_map(0, "plot")) == (2, {})  # defenseless, and still one hit
    t = corvids()
    lay(t, 5, "bomb", up=True)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (0, 0))
    assert t.warriors(1, 5) == 3
    t = corvids()
    lay(t, 5, "bomb")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=3)
    t.phase_of(0, "daylight")
    t.battle(0, 5, 1, (0, 0))
    assert t.warriors(1, 5) == 3  # not in attack


# 13.3 Set-up


@pytest.mark.clause("root:13.3.2")
def test_a_warrior_begins_in_a_clearing_of_each_suit() -> None:
    t = set_up("corvids", "eyrie")
    t.go_on_until(lambda g: g.dealt == 1)
    for suit in ("fox", "rabbit", "mouse"):
        question = t.question(0)
        assert (question.topic, question.facts["suit"]) == ("scatter", suit)
        number = ("fox", "rabbit", "mouse").index(suit)
        assert [option[1] for option in question.options] == list(t.g.woodland.of_suit[number])
        t.answer(0, *question.options[-1])
    assert sum(t.on_map(0, "warrior").values()) == 3


@pytest.mark.clause("root:AS-corvid", "root:13.R2")
def test_the_set_up_card_of_the_corvids_brings_a_plot() -> None:
    t = set_up("eyrie", "corvids", "marquise", "cult", preparation="draft", reach="any")
    while not (t.waiting and t.topic(t.waiting[0]) == "nest"):
        seat = t.waiting[0]
        wanted = [option for option in t.options(seat) if option[1:] == ("corvids",)]
        t.answer(seat, *(wanted or t.options(seat))[0])
    seat = t.waiting[0]
    home = int(t.options(seat)[0][1])
    t.answer(seat, "place_at", home)
    t.answer(seat, "plot", home, "extortion")
    for _ in range(3):
        t.answer(seat, *t.options(seat)[0])
    assert t.on_map(seat, "plot") == {home: 1}
    assert sum(t.on_map(seat, "warrior").values()) == 4
    board = t.g.boards[seat]
    assert isinstance(board, CorvidsBoard)
    assert board.plotted == 0
    assert t.g.homelands[seat] == [home]


# 13.4 Birdsong


@pytest.mark.clause("root:13.4.2", "root:13.R1")
def test_each_plot_turned_up_scores_for_all_that_lie_open() -> None:
    t = corvids()
    lay(t, 1, "snare", up=True)
    for clearing, plot in ((2, "raid"), (5, "extortion"), (6, "bomb")):
        lay(t, clearing, plot)
        t.put(0, clearing, warrior=1)
    lay(t, 12, "raid")
    t.begin(0)
    assert t.options(0) == [("flip", 2), ("flip", 5), ("flip", 6), ("done",)]  # not without a warrior
    for clearing, total in ((2, 2), (5, 5), (6, 9)):
        t.answer(0, "flip", clearing)
        assert t.points(0) == total
    assert up(t) == {1: "snare", 2: "raid", 5: "extortion"}


@pytest.mark.clause("root:13.4.3")
def test_a_card_brings_a_warrior_to_every_clearing_of_its_suit() -> None:
    t = corvids()
    t.hand(0, "anvil", "birdy_bindle")
    t.begin(0)
    assert t.options(0) == [
        ("flock", "fox", "anvil"),
        *(("flock", suit, "birdy_bindle") for suit in ("fox", "rabbit", "mouse")),
        ("done",),
    ]
    t.answer(0, "flock", "mouse", "birdy_bindle")
    assert list(t.on_map(0, "warrior")) == list(t.g.woodland.of_suit[2])
    assert t.topic(0) == "corvids"  # once


# 13.5 Daylight, 13.6 Evening


@pytest.mark.clause("root:13.5.3", "root:13.6.1", "root:13.R2")
def test_three_actions_and_one_more_instead_of_cards() -> None:
    t = corvids()
    t.put(0, 5, warrior=6)
    t.put(1, 5, warrior=1)
    t.phase_of(0, "daylight")
    t.answer(0, "plot", 5, "raid")
    t.battle(0, 5, 1, (1, 0))
    t.move(0, 5, 1, 3)
    assert t.topic(0) == "exert"
    assert ("plot", 1, "bomb") in t.options(0)
    t.answer(0, "plot", 1, "bomb")
    assert t.warriors(0, 1) == 1  # the second plot of the turn
    assert (t.g.turn, t.cards(0)) == (1, [])


@pytest.mark.clause("root:13.5.4", "root:13.R3")
def test_a_trick_swaps_plots_that_lie_alike() -> None:
    t = corvids("marquise")
    lay(t, 1, "raid")
    lay(t, 5, "bomb")
    lay(t, 6, "snare", up=True)
    lay(t, 2, "extortion", up=True)
    board_of(t).refuted[1] = 1
    t.put(1, 2, keep=1)
    t.phase_of(0, "daylight")
    assert t.options(0, "trick") == [("trick", 1, 5), ("trick", 2, 6)]
    t.answer(0, "trick", 1, 5)
    board = board_of(t)
    assert (board.plots[1], board.plots[5], board.refuted[5]) == (0, 3, 1)
    t.answer(0, "trick", 2, 6)
    assert up(t) == {2: "snare", 6: "extortion"}
    t.put(1, 2, warrior=1)
    assert not may_be_moved(t.g, 1, 2, t.g.woodland.paths[2][0])


@pytest.mark.clause("root:13.6.2")
def test_extortions_that_lie_open_bring_cards() -> None:
    t = corvids()
    lay(t, 1, "extortion", up=True)
    lay(t, 5, "extortion")
    t.phase_of(0, "evening")
    t.answer(0, "done")
    assert len(t.cards(0)) == 2
    t = corvids()
    t.put(0, 5, warrior=1)
    t.hand(0, "anvil", "birdy_bindle", "bake_sale", "foxfolk_steel", "travel_gear_fox", "root_tea_fox")
    t.phase_of(0, "evening")
    t.answer(0, "plot", 5, "bomb")
    assert t.topic(0) == "hand_limit"


# 13.7 Plots


@pytest.mark.clause("root:13.7.1", "root:13.R1")
def test_a_bomb_removes_all_enemies_and_itself() -> None:
    t = corvids("marquise", "vagabond")
    lay(t, 1, "bomb")
    t.put(0, 1, warrior=1)
    t.put(1, 1, warrior=2, sawmill=1)
    t.stand(2, 1)
    t.begin(0)
    t.answer(0, "flip", 1)
    while t.waiting == (2,):
        t.answer(2, *t.options(2)[0])
    assert t.points(0) == 2
    assert (t.on_map(1, "warrior"), t.on_map(1, "sawmill"), t.on_map(0, "plot")) == ({}, {}, {})
    assert t.warriors(0, 1) == 1
    assert t.told("damaged")


@pytest.mark.clause("root:13.7.2", "root:13.R5")
def test_a_snare_lets_nobody_in_by_placing_and_nobody_out() -> None:
    t = corvids("marquise", "vagabond")
    lay(t, 5, "snare", up=True)
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=3)
    t.put(1, 1, warrior=3)
    t.stand(2, 5)
    assert not may_place(t.g, 1, 5)
    assert may_place(t.g, 0, 5)
    assert not may_place(t.g, 2, 5)
    moves = move_options(t.g, 1)
    assert [option for option in moves if option[2] == 5]  # moving in is allowed
    assert not [option for option in moves if option[1] == 5]
    assert not move_options(t.g, 2)
    assert [option for option in move_options(t.g, 0) if option[1] == 5]
    assert not may_be_moved(t.g, 1, 5, 1)  # forced moves
    t.begin(2)
    while t.topic(2) != "slip":
        t.answer(2, *t.options(2)[0])
    assert t.options(2, "move") or t.options(2, "slip")  # a slip is exempt
    t = corvids("marquise")
    lay(t, 5, "snare")
    t.put(1, 5, warrior=3)
    assert may_place(t.g, 1, 5)
    assert [option for option in move_options(t.g, 1) if option[1] == 5]


@pytest.mark.clause("root:13.7.3")
def test_an_extortion_takes_a_card_of_everybody_who_is_there() -> None:
    t = corvids("marquise", "eyrie", "vagabond")
    lay(t, 1, "extortion")
    t.put(0, 1, warrior=1)
    t.put(1, 1, warrior=1)
    t.stand(3, 1)
    for seat, card in ((1, "anvil"), (2, "bake_sale"), (3, "birdy_bindle")):
        t.hand(seat, card)
    t.begin(0)
    t.answer(0, "flip", 1)
    assert sorted(t.cards(0)) == ["anvil", "birdy_bindle"]
    assert t.cards(2) == ["bake_sale"]


@pytest.mark.clause("root:13.7.4", "root:13.R4")
def test_a_removed_raid_sends_warriors_around() -> None:
    for is_up in (False, True):
        t = corvids()
        lay(t, 5, "raid", up=is_up)
        run(t, remove_all_enemies(t.g, 1, [5]))
        assert list(t.on_map(0, "warrior")) == list(t.g.woodland.paths[5])
    t = corvids("marquise")
    lay(t, 10, "raid")
    near = t.g.woodland.paths[10]
    t.put(1, near[0], keep=1)
    t.leave(0, warrior=1)
    asked = next(remove(t.g, Removal(1, EFFECT, [(t.g.cast.numbers[0]["plot"], 10, 1)])))
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", clearing) for clearing in near[1:]]
    t = corvids()
    lay(t, 5, "bomb")
    run(t, remove_all_enemies(t.g, 1, [5]))
    assert t.on_map(0, "warrior") == {}


def test_a_battle_that_removes_a_raid_brings_warriors() -> None:
    t = corvids()
    lay(t, 5, "raid")
    t.put(1, 5, warrior=3)
    t.begin(1)
    assert battle_options(t.g, 1) == [("battle", 5, 0)]
    t.battle(1, 5, 0, (1, 0))
    assert sum(t.on_map(0, "warrior").values()) == len(t.g.woodland.paths[5])
    assert board_of(t).plots[5] < 0


def test_everything_of_the_board_of_the_corvids_is_said_and_counted() -> None:
    t = corvids()
    lay(t, 5, "raid")
    lay(t, 1, "snare", up=True)
    board_of(t).refuted[5] = 3
    t._restart()
    assert (counted(t.g, 0)["face_up"], counted(t.g, 0)["face_down"]) == (1, 1)
    for language, hidden in (("en", "face down."), ("cs", "lícem dolů.")):
        words = GAME.words(language)
        assert hidden in t.read(1, words, ["Ada", "Bo"])
        assert hidden not in t.read(0, words, ["Ada", "Bo"])
