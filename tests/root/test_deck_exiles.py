"""The Exiles & Partisans deck: windows, and cards that always work."""

from __future__ import annotations

import pytest

from tests.root.exiles import facing, on_coffins, three, whispered, with_items
from tests.root.playing import GAME, Table, bare

# Windows


def crowded(card: str) -> Table:
    """Seat 0 has the card, and everything that any card could be used for."""
    t = three()
    t.lay(0, card)
    t.lay(1, "boat_builders")
    t.hand(0, "anvil")
    t.hand(1, "sword")
    t.put(0, 5, warrior=3)
    t.put(0, 9, warrior=1)
    t.put(1, 1, warrior=3)
    t.world.boundary.crafted_items[0][0] = 1
    return t


@pytest.mark.clause("root:K.2", "root:K.3", "root:K.6", "root:K.7")
@pytest.mark.parametrize(
    ("card", "option", "topics"),
    [
        ("saboteurs", ("sabotage", 1, "boat_builders"), ["birdsong_start"]),
        ("false_orders", ("use", "false_orders"), ["birdsong"]),
        ("swap_meet", ("use_on", "swap_meet", 1), ["birdsong"]),
        ("propaganda_bureau", ("use_with", "propaganda_bureau", "anvil"), ["marquise"]),
        ("league_of_adventurous_mice", ("use", "league_of_adventurous_mice"), ["marquise"]),
        ("charm_offensive", ("use", "charm_offensive"), ["evening_start"]),
    ],
)
def test_a_card_is_offered_in_its_window_only(card: str, option: tuple[str | int, ...], topics: list[str]) -> None:
    t = crowded(card)
    assert t.offered_in(0, *option) == topics
    assert t.offered_in(1, *option) == []  # it is not his
    assert t.crafted(0) == [card]  # declining costs nothing


@pytest.mark.clause("root:K.8", "root:K.9")
@pytest.mark.parametrize(
    "card",
    [
        *("fox_partisans", "rabbit_partisans", "mouse_partisans", "informants", "soup_kitchens", "boat_builders"),
        *("corvid_planners", "tunnels", "master_engravers", "murine_broker", "coffin_makers"),
    ],
)
def test_other_cards_are_never_asked_for_between_actions(card: str) -> None:
    t = three()
    t.lay(0, card)
    t.put(0, 5, warrior=3)
    t.put(1, 1, warrior=3)
    assert t.offered_in(0, "use", card) == []


# Always


@pytest.mark.clause("root:K.9", "root:2.5")
def test_soup_kitchens_make_every_token_count_for_two() -> None:
    t = three()
    t.put(0, 5, wood=2)
    t.put(1, 5, warrior=3, acorn=2)
    t.put(0, 9, wood=1, warrior=1)
    t.put(2, 9, warrior=2, den=1)
    assert (t.ruler(5), t.ruler(9)) == (1, 2)
    t.lay(0, "soup_kitchens")
    assert (t.ruler(5), t.ruler(9)) == (0, None)  # 4 against 3, 3 against 3
    t.begin(0)
    assert ("move", 9, 1) not in t.options(0)
    t.put(0, 9, wood=2)
    assert t.ruler(9) == 0
    t.lay(2, "saboteurs")
    t.begin(2)
    t.answer(2, "sabotage", 0, "soup_kitchens")
    assert (t.ruler(5), t.ruler(9)) == (1, 2)


@pytest.mark.clause("root:K.9", "root:2.3")
def test_boat_builders_treat_rivers_as_paths() -> None:
    t = three()
    t.lay(0, "boat_builders")
    t.put(0, 5, warrior=2)
    t.put(1, 4, warrior=2)
    t.begin(0)
    assert t.options(0, "move") == [("move", 5, target) for target in (1, 2, 10)]
    t.put(1, 5, warrior=3)  # rule is still needed
    assert not t.options(0, "move")
    t.put(0, 10, warrior=1)
    assert [option for option in t.options(0, "move") if option[1] == 5] == [("move", 5, 10)]
    t.begin(1)
    assert ("move", 4, 7) not in t.options(1)  # only for their owner


@pytest.mark.clause("root:K.9", "root:C.2.2")
def test_boat_builders_cross_the_lake() -> None:
    t = three("lake")
    t.lay(0, "boat_builders")
    t.put(0, 10, warrior=2)
    t.begin(0)
    assert {option[2] for option in t.options(0, "move")} >= {1, 11, 12}


@pytest.mark.clause("root:K.9", "root:6.5.4.II")
def test_boat_builders_and_tunnels_join_clearings_for_everything_that_asks_for_adjacency() -> None:
    t = three()
    t.put(0, 5, warrior=1, workshop=1)
    t.put(0, 10, warrior=1, wood=1)
    t.begin(0)
    assert ("build", "workshop", 5) not in t.options(0)
    t.lay(0, "boat_builders")
    t.begin(0)
    assert ("build", "workshop", 5) in t.options(0)
    t = three()
    t.put(0, 5, workshop=1)
    t.put(0, 8, workshop=1, wood=2)
    t.begin(0)
    assert ("build", "workshop", 5) not in t.options(0)
    t.lay(0, "tunnels")
    t.begin(0)
    assert ("build", "workshop", 5) in t.options(0)


@pytest.mark.clause("root:K.9", "root:4.2.1")
def test_corvid_planners_move_without_ruling() -> None:
    t = facing(1, 3)
    t.put(1, 1, warrior=1)
    assert not t.options(0, "move")
    t.lay(0, "corvid_planners")
    t.begin(0)
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2)]
    t.lay(0, "boat_builders")  # both together
    t.begin(0)
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2), ("move", 5, 10)]


@pytest.mark.clause("root:K.9")
def test_tunnels_join_all_clearings_with_crafting_pieces() -> None:
    t = three()
    t.lay(0, "tunnels")
    t.put(0, 5, warrior=2, workshop=1)
    t.put(0, 8, workshop=1)
    t.put(0, 3, workshop=1)
    t.put(0, 12, sawmill=1)  # no crafting piece
    t.put(0, 9, warrior=1)
    t.begin(0)
    assert [option[2] for option in t.options(0, "move") if option[1] == 5] == [1, 2, 3, 8]
    assert [option[2] for option in t.options(0, "move") if option[1] == 9] == [1, 4, 12]
    t.put(1, 5, warrior=5)
    t.put(1, 8, warrior=2)
    assert [option[2] for option in t.options(0, "move") if option[1] == 5] == [3]  # rule is still needed
    t.put(0, 5, workshop=0)
    assert not [option for option in t.options(0, "move") if option[1] == 5]


@pytest.mark.clause("root:K.9", "root:3.2.2")
def test_master_engravers_add_a_point_to_each_item_of_their_owner() -> None:
    t = three()
    t.lay(0, "master_engravers")
    t.put(0, 5, workshop=2)
    t.put(1, 4, den=1)
    t.hand(0, "travel_gear_fox", "tunnels")
    t.hand(1, "a_visit_to_friends")
    t.begin(0)
    t.answer(0, "craft", "travel_gear_fox")
    assert t.points(0) == 2
    t.answer(0, "craft", "tunnels")
    assert t.points(0) == 2  # no item
    t.begin(1)
    t.answer(1, "craft", "a_visit_to_friends")
    assert (t.points(0), t.points(1)) == (2, 1)


@pytest.mark.clause("root:K.9")
def test_a_murine_broker_draws_when_another_player_crafts_an_item() -> None:
    t = three()
    t.lay(0, "murine_broker")
    t.put(0, 5, workshop=2)
    t.put(1, 4, den=1)
    t.put(1, 2, den=1, warrior=1)
    t.hand(0, "travel_gear_fox")
    t.hand(1, "a_visit_to_friends", "mouse_partisans")
    t.deck("anvil")
    t.begin(0)
    t.answer(0, "craft", "travel_gear_fox")
    assert t.cards(0) == []  # not for his own
    t.begin(1)
    t.answer(1, "craft", "mouse_partisans")
    assert t.cards(0) == []  # no item
    t.answer(1, "craft", "a_visit_to_friends")
    assert t.cards(0) == ["anvil"]
    assert whispered(t, "drew_card") == [(0,)]


# Coffin Makers


@pytest.mark.clause("root:K.14", "root:K.20")
def test_coffin_makers_gather_warriors_of_all_players_and_pay_for_every_five() -> None:
    t = facing(4, 4)
    t.lay(2, "coffin_makers")
    t.put(1, 5, den=1)
    t.put(0, 9, warrior=4)
    t.put(2, 9, warrior=4)
    t.battle(0, 5, 1, (3, 2))
    assert (on_coffins(t, 0), on_coffins(t, 1)) == (2, 3)
    assert (t.supply(0, "warrior"), t.supply(1, "warrior")) == (25 - 6 - 2, 10 - 1 - 3)
    t.battle(0, 9, 2, (2, 1))
    assert (on_coffins(t, 0), on_coffins(t, 2)) == (3, 2)  # the owner's own warriors too: eight in all
    assert sum(event["count"] for event in t.told("warriors_gathered")) == 3
    t.begin(2)  # nothing to choose, so nothing is asked
    assert t.topic(2) == "squirrels"
    assert t.points(2) == 1
    assert [on_coffins(t, seat) for seat in range(3)] == [0, 0, 0]
    assert (t.supply(0, "warrior"), t.supply(1, "warrior"), t.supply(2, "warrior")) == (25 - 5, 10 - 1, 10 - 2)
    assert t.crafted(2) == ["coffin_makers"]
    t.begin(2)
    assert t.told("used") == []  # nobody lies there now


@pytest.mark.clause("root:K.14")
def test_warriors_on_coffin_makers_are_in_no_supply() -> None:
    t = facing(3, 3)
    t.lay(2, "coffin_makers")
    t.leave(1, warrior=0)
    t.battle(0, 5, 1, (3, 0))
    t.begin(1)
    assert not [option for option in t.options(1, "raise") if option[1] == "warrior"]
    t.begin(2)
    t.begin(1)
    assert [option for option in t.options(1, "raise") if option[1] == "warrior"]


@pytest.mark.clause("root:K.14", "root:6.2.3-x1")
def test_warriors_saved_by_field_hospitals_do_not_come_to_coffin_makers() -> None:
    t = facing(3, 3)
    t.put(0, 1, keep=1)
    t.hand(0, "bake_sale")
    t.lay(2, "coffin_makers")
    t.battle(0, 5, 1, (3, 2))
    t.answer(0, "spend", "bake_sale")
    assert (t.warriors(0, 1), on_coffins(t, 0), on_coffins(t, 1)) == (2, 0, 3)


@pytest.mark.clause("root:K.14", "root:G.1.13")
def test_coffin_makers_do_not_gather_warriors_that_are_replaced_nor_other_pieces() -> None:
    t = three()
    t.lay(2, "coffin_makers")
    t.lay(0, "propaganda_bureau")
    t.put(1, 5, warrior=1, den=1)
    t.hand(0, "bake_sale")
    t.begin(0)
    t.answer(0, "use_with", "propaganda_bureau", "bake_sale")
    assert (t.warriors(0, 5), t.warriors(1, 5), on_coffins(t, 1)) == (1, 0, 0)
    t.battle(0, 5, 1, (0, 0))
    assert t.count(1, "den", 5) == 0
    assert not any(t.g.aside)


@pytest.mark.clause("root:K.14")
def test_when_coffin_makers_leave_play_all_return_without_points() -> None:
    t = facing(4, 6)
    t.lay(2, "coffin_makers")
    t.lay(1, "saboteurs")
    t.battle(0, 5, 1, (3, 2))
    assert on_coffins(t, 0) + on_coffins(t, 1) == 5
    t.begin(1)
    t.answer(1, "sabotage", 2, "coffin_makers")
    assert not any(t.g.aside)
    assert (t.supply(0, "warrior"), t.supply(1, "warrior"), t.points(2)) == (25 - 2, 10 - 3, 0)
    t.battle(1, 5, 0, (1, 0))
    assert not any(t.g.aside)  # nobody gathers them any more


@pytest.mark.clause("root:K.2", "root:K.11", "root:K.14")
def test_coffin_makers_must_pay_but_their_owner_orders_what_happens_at_the_start_of_birdsong() -> None:
    t = facing(4, 6)
    t.lay(2, "coffin_makers", "saboteurs")
    t.lay(1, "tunnels")
    t.battle(0, 5, 1, (3, 2))
    t.begin(2)
    assert t.options(2) == [("use", "coffin_makers"), ("sabotage", 1, "tunnels")]
    t.answer(2, "sabotage", 1, "tunnels")
    assert (t.points(2), t.topic(2)) == (1, "squirrels")  # what is left must be done


@pytest.mark.clause("root:K.14", "root:K.16")
def test_coffin_makers_return_warriors_also_to_an_owner_without_a_marker() -> None:
    t = facing(4, 6)
    t.lay(2, "coffin_makers")
    t.dominate(2, "dominance_fox")
    t.battle(0, 5, 1, (3, 2))
    t.begin(2)
    assert (t.points(2), any(t.g.aside)) == (0, False)


# The Vagabond


@pytest.mark.clause("root:K.15")
def test_the_vagabond_has_no_use_for_some_cards() -> None:
    t = bare("marquise", "vagabond", "squirrels", deck="exiles")
    t.stand(1, 5)
    t.lay(1, "propaganda_bureau", "league_of_adventurous_mice", "tunnels")
    t.put(0, 5, warrior=2)
    t.put(0, 1, warrior=2)
    t.hand(1, "bake_sale", "anvil")
    t.begin(1)
    while t.topic(1) != "vagabond":
        t.decline(1) if ("done",) in t.options(1) else t.answer(1, *t.options(1)[0])
    assert not t.options(1, "use", "use_with")
    assert {option[2] for option in t.options(1, "move")} == {1, 2}


@pytest.mark.clause("root:K.15")
def test_false_orders_cannot_mislead_the_vagabond() -> None:
    t = bare("marquise", "vagabond", "squirrels", deck="exiles")
    t.stand(1, 5)
    t.lay(0, "false_orders")
    t.begin(0)
    assert t.topic(0) == "marquise"
    t.put(2, 9, warrior=1)
    t.begin(0)
    t.answer(0, "use", "false_orders")
    assert t.topic(0) == "orders_to"  # there is nobody else to choose


@pytest.mark.clause("root:K.15")
def test_a_tax_collector_finds_no_warrior_of_the_vagabond() -> None:
    t = bare("marquise", "vagabond", "squirrels")
    t.stand(1, 5)
    t.lay(1, "tax_collector")
    t.put(0, 5, warrior=2)
    assert t.offered_in(1, "use", "tax_collector") == []


@pytest.mark.clause("root:9.5.4")
def test_the_vagabond_takes_what_was_exhausted_ready() -> None:
    t = bare("marquise", "vagabond", "squirrels", deck="exiles")
    t.lay(0, "league_of_adventurous_mice")
    t.put(0, 5, warrior=2)
    with_items(t, 0, boot=1)
    t.answer(0, "use", "league_of_adventurous_mice")
    t.move(0, 5, 2)
    assert t.view(0).seats[0].exhausted_items == {"boot": 1}
    t.stand(1, 2)
    t.hand(1, "sword")
    t.phase_of(1, "daylight")
    t.answer(1, "aid", 0, "sword")
    while t.topic(1) != "take_item":
        t.answer(1, *t.options(1)[0])
    t.answer(1, "take_item", "boot")
    assert t.view(0).seats[0].items == t.view(0).seats[0].exhausted_items == {}


@pytest.mark.clause("root:9.5-x2", "root:K.4")
def test_an_eyrie_emigre_costs_the_vagabond_neither_boot_nor_sword() -> None:
    t = bare("marquise", "vagabond", "squirrels", deck="exiles")
    t.stand(1, 5)
    t.lay(1, "eyrie_emigre", "boat_builders")
    t.put(0, 10, wood=1)
    t.begin(1)
    while t.topic(1) != "emigre_move":
        t.decline(1)
    ready = t.view(1).seats[1].board
    assert t.options(1) == [("move", 5, 1), ("move", 5, 2), ("move", 5, 10)]
    t.answer(1, "move", 5, 10)
    assert t.told("battle") == [{"seat": 1, "defender": 0, "clearing": 10}]
    assert t.count(0, "wood", 10) == 0
    assert t.view(1).seats[1].board == ready
    assert t.crafted(1) == ["eyrie_emigre", "boat_builders"]


# On the table


def test_what_lies_on_a_card_and_what_is_exhausted_can_be_read() -> None:
    t = facing(3, 3)
    t.lay(2, "coffin_makers")
    t.lay(0, "league_of_adventurous_mice")
    with_items(t, 0, tea=2)
    t.battle(0, 5, 1, (2, 0))
    t.answer(0, "use", "league_of_adventurous_mice")
    t.answer(0, *t.options(0)[0])
    text = t.read(1, GAME.words("en"), ["Ann", "Bob", "Cid"])
    assert "On Coffin Makers: 2 warriors." in text
    assert "Exhausted among them: tea." in text
