"""10. Lizard Cult."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.factions.cult.board import CultBoard
from deskovka.games.root.factions.cult.view import CultView
from deskovka.games.root.game import RootGame
from deskovka.games.root.removal import EFFECT, Removal, remove_all_enemies, resolve_triggers, take_off
from tests.root.playing import GAME, Table, bare, counted, playing, set_up


def cult(*others: str, outcast: str = "fox", hated: bool = False, acolytes: int = 0, **setup: Any) -> Table:
    """The Cult in seat 0 with nothing on the map, this Outcast, and so many acolytes."""
    t = bare("cult", *(others or ("squirrels",)), **setup)
    board = board_of(t)
    board.outcast = ("fox", "rabbit", "mouse").index(outcast)
    board.hated = int(hated)
    warrior = t.world.boundary.cast.numbers[0]["warrior"]
    t.world.boundary.supply[warrior] += board.acolytes - acolytes
    board.acolytes = acolytes
    t._restart()
    return t


def board_of(t: Table, seat: int = 0) -> CultBoard:
    found = t.world.boundary.boards[seat]
    assert isinstance(found, CultBoard)
    return found


def shown(t: Table, seat: int = 0) -> CultView:
    found = t.view(None).seats[seat].board
    assert isinstance(found, CultView)
    return found


def to_conspiracies(t: Table) -> None:
    """Let the Birdsong of the Cult begin with its conspiracies, the Outcast as it is."""
    board = board_of(t)
    outcast, hated = board.outcast, board.hated
    t.begin(0)
    board = board_of(t)
    board.outcast, board.hated = outcast, hated
    t._restart()


# 10.2 Abilities


@pytest.mark.clause("root:10.2.1", "root:10.6.2")
def test_the_cult_crafts_in_evening_with_gardens_of_the_outcast() -> None:
    t = cult(outcast="rabbit")
    t.put(0, 5, garden_rabbit=1)
    t.put(0, 1, garden_fox=1)
    t.hand(0, "smugglers_trail", "root_tea_fox")
    t.phase_of(0, "daylight")
    assert not t.options(0, "craft")
    t.answer(0, "done")
    assert t.topic(0) == "evening_craft"
    crafting = t.g.cast.factions[0].crafting_power(t.g, 0)
    assert crafting == [0, 1, 0, 0]
    t = cult(outcast="fox")
    t.put(0, 1, garden_fox=2)
    t.hand(0, "anvil", "travel_gear_fox")
    t.phase_of(0, "daylight")
    t.answer(0, "done")
    assert ("craft", "anvil") in t.options(0)
    t.answer(0, "craft", "anvil")
    assert t.points(0) == 2
    assert sum(t.g.cast.factions[0].crafting_power(t.g, 0)) == 1  # each garden once


@pytest.mark.clause("root:10.2.2", "root:10.5.4")
def test_a_bird_is_only_sacrificed() -> None:
    t = cult()
    t.put(0, 1, warrior=2)
    t.hand(0, "birdy_bindle")
    t.phase_of(0, "daylight")
    assert [option[0] for option in t.options(0)] == ["sacrifice", "done"]
    t.answer(0, "sacrifice", "birdy_bindle")
    assert (board_of(t).acolytes, t.supply(0, "warrior")) == (1, 22)
    assert shown(t).revealed == ("birdy_bindle",)


@pytest.mark.clause("root:10.2.3")
def test_warriors_that_fall_in_defence_become_acolytes() -> None:
    t = cult()
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=4)
    t.begin(1)
    t.battle(1, 5, 0, (2, 1))
    assert (t.warriors(0, 5), board_of(t).acolytes, t.supply(0, "warrior")) == (1, 2, 22)
    t = cult(acolytes=2, outcast="rabbit")
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=4)
    to_conspiracies(t)
    t.dice(2, 1)
    t.answer(0, "crusade_battle", 5, 1)
    assert (t.warriors(0, 5), board_of(t).acolytes) == (2, 0)  # as attacker they go to the supply
    t = cult()
    t.put(0, 5, warrior=2)
    list(remove_all_enemies(t.g, 1, [5]))
    assert board_of(t).acolytes == 0


@pytest.mark.clause("root:10.2.4")
def test_a_garden_rules_its_clearing() -> None:
    t = cult("eyrie")
    t.put(0, 5, garden_rabbit=1)
    t.put(1, 5, warrior=5)
    assert t.ruler(5) == 0
    t.put(0, 5, garden_rabbit=0, warrior=1)
    assert t.ruler(5) == 1


@pytest.mark.clause("root:10.2.5", "root:10.R6")
def test_each_lost_garden_costs_a_random_card() -> None:
    t = cult()
    t.put(0, 1, garden_fox=2)
    t.hand(0, "anvil", "birdy_bindle", "bake_sale")
    list(remove_all_enemies(t.g, 1, [1]))
    assert len(t.g.hands[0]) == 1
    t = cult()
    t.put(0, 1, garden_fox=1)
    list(remove_all_enemies(t.g, 1, [1]))
    assert t.g.hands[0] == []


@pytest.mark.clause("root:10.2.6", "root:10.R7")
def test_what_anybody_spends_or_discards_joins_the_lost_souls() -> None:
    t = cult("marquise", "squirrels")
    t.put(1, 5, warrior=1)
    t.hand(1, "birdy_bindle", "dominance_bird")
    t.phase_of(1, "daylight")
    t.answer(1, "extra_action", "birdy_bindle")
    t.answer(1, "extra_action", "dominance_bird")
    assert shown(t).lost_souls == ("birdy_bindle", "dominance_bird")
    assert t.discarded() == []
    assert t.available() == []


# 10.3 Set-up


@pytest.mark.clause("root:10.3.1", "root:10.3.2", "root:10.3.3", "root:10.3.4")
def test_the_cult_is_set_up_in_a_corner_with_an_outcast() -> None:
    t = set_up("cult", "squirrels", first=1)
    assert t.topic(0) == "first_garden"
    t.answer(0, "place_at", 1)
    t.answer(0, "outcast", "mouse")
    suit = t.view(0).map.clearings[0].suit
    assert t.warriors(0, 1) == 4
    assert t.count(0, f"garden_{suit}", 1) == 1
    assert all(t.warriors(0, near) == 1 for near in t.g.woodland.paths[1])
    assert t.supply(0, "warrior") == 25 - 4 - len(t.g.woodland.paths[1])
    assert (shown(t).outcast, shown(t).hated) == ("mouse", False)
    left = {piece: track.on_track for piece, track in shown(t).gardens.items()}
    assert sum(left.values()) == 14
    assert left[f"garden_{suit}"] == 4


@pytest.mark.clause("root:AS-cult")
def test_the_cult_is_set_up_by_its_card() -> None:
    t = set_up("cult", "squirrels", "marquise", players=3, preparation="advanced")
    t.go_on_until(lambda g: g.phase == "turn")
    drafted = playing("marquise", "alliance", "cult", players=3, preparation="draft", seed=3)
    seat = next((s for s, f in enumerate(drafted.g.cast.factions) if f.id == "cult"), None)
    if seat is None:
        pytest.fail("the Cult was not taken")
    home = drafted.g.homelands[seat][0]
    assert drafted.warriors(seat, home) == 4
    assert sum(drafted.on_map(seat, "warrior").values()) == 7
    assert board_of(drafted, seat).acolytes == 2


# 10.4 Birdsong


def outcast_after(before: str, *souls: str) -> tuple[str | None, bool]:
    t = cult(outcast=before)
    board = board_of(t)
    for name in souls:
        board.lost_souls.append(t._find(name))
    t.begin(0)
    return shown(t).outcast, shown(t).hated


@pytest.mark.clause("root:10.4.1")
def test_the_suit_with_the_most_lost_souls_is_the_outcast() -> None:
    birds = ("birdy_bindle", "armorers", "sappers")
    assert outcast_after("fox", *birds, "mouse_in_a_sack", "bake_sale", "codebreakers") == ("mouse", False)
    assert outcast_after("mouse", "mouse_in_a_sack", "bake_sale") == ("mouse", True)  # one each
    assert outcast_after("fox", "anvil") == ("fox", True)
    assert outcast_after("fox") == ("fox", True)


@pytest.mark.clause("root:10.4.2", "root:10.R1", "root:10.R2")
def test_the_lost_souls_are_discarded_and_dominance_becomes_available() -> None:
    t = cult("squirrels", "weasels")
    board = board_of(t)
    board.lost_souls += [t._find("anvil"), t._find("dominance_fox")]
    t.begin(0)
    assert (t.discarded(), t.available(), shown(t).lost_souls) == (["anvil"], ["dominance_fox"], ())


@pytest.mark.clause("root:10.4.3")
def test_conspiracies_cost_one_acolyte_less_while_the_outcast_is_hated() -> None:
    assert shown(cult()).costs == {"crusade": 2, "convert": 2, "sanctify": 3}
    assert shown(cult(hated=True)).costs == {"crusade": 1, "convert": 1, "sanctify": 2}
    t = cult(acolytes=1, outcast="rabbit")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=1)
    t.begin(0)  # no Lost Souls: the Outcast is hated now
    assert t.topic(0) == "conspire"
    t = cult(acolytes=0, outcast="rabbit")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=1)
    t.begin(0)
    assert t.topic(0) == "rituals"


@pytest.mark.clause("root:10.4.3.I")
def test_a_crusade_is_a_battle_or_a_move_and_perhaps_a_battle() -> None:
    t = cult(acolytes=3, outcast="rabbit")
    t.put(0, 5, warrior=3)
    t.put(1, 1, warrior=1)
    t.begin(0)
    assert not t.options(0, "crusade_battle")
    t.dice(1, 0)
    t.answer(0, "crusade_move", 5, 1)
    t.answer(0, "warriors", 2)
    assert (t.topic(0), t.options(0)) == ("crusade", [("battle", 1, 1), ("done",)])
    t.answer(0, "battle", 1, 1)
    assert t.warriors(1, 1) == 0
    assert board_of(t).acolytes == 2


@pytest.mark.clause("root:10.4.3.II", "root:10.R3", "root:10.R4")
def test_converts_take_the_place_of_enemy_warriors() -> None:
    t = cult("marquise", acolytes=2, outcast="rabbit")
    t.put(1, 5, warrior=2)
    t.leave(0, warrior=0)
    t.put(1, 10, warrior=1, keep=1)
    t.begin(0)
    rabbits = t.g.woodland.of_suit[1]
    assert t.options(0, "convert") == [("convert", "warrior", 1, 5)]  # not at the keep
    assert 10 in rabbits or t.g.woodland.suits[10] != 1
    t.answer(0, "convert", "warrior", 1, 5)
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (1, 1)


@pytest.mark.clause("root:10.4.3.II", "root:G.1.13", "root:K.14")
def test_a_converted_warrior_is_replaced_and_comes_to_no_coffin_makers() -> None:
    t = cult("marquise", acolytes=2, outcast="rabbit", deck="exiles")
    t.lay(1, "coffin_makers")
    t.put(1, 5, warrior=2)
    t.begin(0)
    t.answer(0, "convert", "warrior", 1, 5)
    assert (t.warriors(1, 5), sum(t.g.aside)) == (1, 0)


@pytest.mark.clause("root:10.4.3.III", "root:10.R8")
def test_a_building_is_sanctified_for_a_point() -> None:
    t = cult(acolytes=3, outcast="rabbit")
    t.put(1, 5, den=1, warrior=2)
    t.begin(0)
    t.answer(0, "sanctify", "den", 1, 5)
    assert (t.count(0, "garden_rabbit", 5), t.count(1, "den", 5), t.points(0)) == (1, 0, 1)
    assert t.ruler(5) == 0


# 10.5 Daylight


@pytest.mark.clause("root:10.5", "root:10.5.1", "root:10.5.2", "root:10.6.1")
def test_revealed_cards_build_and_recruit_and_come_back() -> None:
    t = cult()
    t.put(0, 5, warrior=2)
    t.hand(0, "smugglers_trail", "birdy_bindle")
    t.phase_of(0, "daylight")
    rabbits = t.g.woodland.of_suit[1]
    assert t.options(0, "garden") == [("garden", 5, "smugglers_trail")]
    assert t.options(0, "preach") == [("preach", clearing, "smugglers_trail") for clearing in rabbits]
    t.answer(0, "garden", 5, "smugglers_trail")
    assert t.count(0, "garden_rabbit", 5) == 1
    assert (t.cards(0), shown(t).revealed) == (["birdy_bindle"], ("smugglers_trail",))
    t.end_turn(0)
    assert "smugglers_trail" in t.cards(0)


def test_bots_know_that_revealed_cards_come_back() -> None:
    t = cult()
    t.put(0, 5, warrior=2)
    t.hand(0, "smugglers_trail", "birdy_bindle")
    t.phase_of(0, "daylight")
    before = counted(t.g, 0)
    t.answer(0, "garden", 5, "smugglers_trail")
    after = counted(t.g, 0)
    assert after["cards"] - after["evening_cards"] == before["cards"] - before["evening_cards"]


@pytest.mark.clause("root:10.5.3", "root:10.R5")
def test_a_card_is_spent_to_score_its_suit_once_per_turn() -> None:
    t = cult()
    t.put(0, 1, garden_fox=2)
    t.put(0, 6, garden_fox=2)
    t.put(0, 5, garden_rabbit=1)
    t.hand(0, "anvil", "travel_gear_fox", "smugglers_trail", "mouse_in_a_sack")
    t.phase_of(0, "daylight")
    assert not t.offered(0, "ritual_score", "mouse_in_a_sack")  # no mouse garden
    t.answer(0, "ritual_score", "anvil")
    assert t.points(0) == 3
    assert shown(t).lost_souls == ("anvil",)
    assert not t.offered(0, "ritual_score", "travel_gear_fox")
    t.answer(0, "ritual_score", "smugglers_trail")
    assert t.points(0) == 3  # one garden: no points


@pytest.mark.clause("root:10.6.3")
def test_the_cult_draws_one_card_more_for_each_suit_with_two_gardens() -> None:
    t = cult()
    t.put(0, 1, garden_fox=2)
    t.put(0, 5, garden_rabbit=1)
    t.phase_of(0, "evening")
    assert len(t.cards(0)) == 2
    assert shown(t).cards_in_evening == 2


# What others see


def test_everything_of_the_board_is_said_and_counted() -> None:
    t = cult(acolytes=2)
    t.put(0, 1, garden_fox=2, warrior=1)
    assert counted(t.g, 0)["ritual_points"] == 2
    for language in ("en", "cs"):
        assert len(t.read(0, GAME.words(language), ["Ada", "Bo"])) > 100
    assert RootGame().factions["cult"].id == "cult"


def test_acolytes_go_before_the_coffin_makers() -> None:
    t = cult(deck="exiles")
    t.lay(1, "coffin_makers")
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=4)
    t.begin(1)
    if t.topic(1) != "squirrels":
        t.decline(1)
    t.battle(1, 5, 0, (2, 1))
    assert (board_of(t).acolytes, sum(t.g.aside)) == (2, 1)
    removal = Removal(1, EFFECT, [(t.g.cast.numbers[0]["warrior"], 5, 1)])
    take_off(t.g, removal)
    list(resolve_triggers(t.g, removal, 1))
    assert sum(t.g.aside) == 2
