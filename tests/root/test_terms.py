"""2. Key terms and concepts, and the definitions of the glossary (G)."""

from itertools import combinations

import pytest

from deskovka.games.root.cards import draw, matching, show_hand
from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.pieces import place, shift, stand
from deskovka.games.root.removal import REPLACED, Removal, remove
from deskovka.games.root.tables import BIRD, FOX, PRINTED, SUITS
from deskovka.games.root.woodland import Woodland, printed_suits, woodland_for
from tests.root import printed
from tests.root.playing import bare, playing

TABLES = PRINTED.tables
MAPS = list(TABLES.maps)


def woodland(name: str) -> Woodland:
    return woodland_for(TABLES, name, printed_suits(TABLES.maps[name]))


# 2.1 Cards


@pytest.mark.clause("root:2.1")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_every_card_has_one_suit_and_most_can_be_crafted(deck: str) -> None:
    cards = TABLES.decks[deck].cards
    assert {suit: sum(card.suit == suit for card in cards) for suit in SUITS} == {
        "fox": 14,
        "rabbit": 13,
        "mouse": 13,
        "bird": 14,
    }
    assert sum(card.is_crafted for card in cards) == 45


@pytest.mark.clause("root:2.1.1")
def test_a_bird_card_does_for_any_suit() -> None:
    t = bare()
    t.put(0, 1, sawmill=1)  # a fox clearing
    t.hand(0, "birdy_bindle", "anvil", "bake_sale")
    t.begin(0)
    assert t.options(0, "overwork") == [("overwork", 1, "birdy_bindle"), ("overwork", 1, "anvil")]
    t.answer(0, "overwork", 1, "birdy_bindle")
    assert t.count(0, "wood", 1) == 2


@pytest.mark.clause("root:2.1.1.I")
def test_where_a_suit_must_be_given_up_birds_count_as_that_suit() -> None:
    t = bare()
    t.hand(0, "birdy_bindle", "anvil", "bake_sale")
    names = t.g.terms.deck.names
    assert [names[card] for card in matching(t.g, 0, FOX)] == ["birdy_bindle", "anvil"]
    t = bare("marquise", "alliance")
    t.put(0, 5, warrior=1)
    t.put(1, 1, sympathy=1)  # a fox clearing
    t.hand(0, "birdy_bindle", "bake_sale")
    t.answer(0, "move", 5, 1)
    assert t.options(0) == [("give_supporter", "birdy_bindle")]  # no fox in hand is no excuse


@pytest.mark.clause("root:2.1.1.II")
def test_no_other_suit_does_for_a_bird() -> None:
    t = bare()
    t.hand(0, "anvil", "birdy_bindle", "bake_sale")
    assert t.options(0, "extra_action") == [("extra_action", "birdy_bindle")]
    assert len(matching(t.g, 0, BIRD)) == 1


@pytest.mark.clause("root:2.1.2", "root:G.1.3")
def test_drawing_takes_the_top_card_and_reshuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    t = bare()
    t.deck("anvil", "bake_sale")
    draw(t.g, 0, 1)
    assert t.cards(0) == ["anvil"]
    t = bare("marquise", "squirrels", "weasels")
    t.make_available("dominance_fox")
    g = t.world.boundary
    g.discard, g.deck = [*g.discard, *g.deck], []
    t.script()
    assert draw(t.g, 0, 2) == 2
    assert (len(t.g.deck), t.discarded(), t.available()) == (51, [], ["dominance_fox"])
    assert t.told("reshuffled") == [{"count": 53}]
    t.g.deck, t.g.removed = [], [*t.g.removed, *t.g.deck]
    assert draw(t.g, 0, 1) == 0  # nothing is left to draw, and nothing else happens


@pytest.mark.clause("root:2.1.2")
def test_a_deck_that_runs_out_in_the_middle_of_a_draw_is_made_anew() -> None:
    t = bare()
    t.discard("anvil", "sword")
    g = t.world.boundary
    g.removed, g.deck = [*g.removed, *g.deck[:-1]], g.deck[-1:]
    last = g.terms.deck.names[g.deck[0]]
    t.script()
    assert draw(t.g, 0, 5) == 3
    assert (t.cards(0)[0], sorted(t.cards(0)[1:])) == (last, ["anvil", "sword"])
    assert (t.g.deck, t.discarded(), t.told("reshuffled")) == ([], [], [{"count": 2}])


@pytest.mark.clause("root:2.1.3", "root:G.1.16", "root:G.1.20")
def test_spent_and_discarded_cards_lie_on_the_discard_pile() -> None:
    t = bare()
    t.put(0, 1, sawmill=1)
    t.hand(0, "anvil", "birdy_bindle")
    t.begin(0)
    t.answer(0, "overwork", 1, "anvil")
    t.answer(0, "extra_action", "birdy_bindle")
    assert t.discarded() == ["anvil", "birdy_bindle"]
    t = bare("marquise", "squirrels", "weasels")
    t.hand(0, "dominance_bird")
    t.answer(0, "extra_action", "dominance_bird")
    assert (t.discarded(), t.available()) == ([], ["dominance_bird"])


@pytest.mark.clause("root:2.1.4", "root:G.1.7", "root:G.1.15")
def test_what_lies_in_a_play_area_is_open_and_no_hand_card() -> None:
    t = bare()
    t.put(0, 2, workshop=1)
    t.hand(0, "codebreakers", "birdy_bindle")
    t.begin(0)
    t.answer(0, "craft", "codebreakers")
    assert t.view(1).seats[0].crafted == ("codebreakers",)
    assert t.view(1).seats[0].hand == ("hidden",)
    assert not [option for option in t.options(0, "overwork", "extra_action") if "codebreakers" in option]


@pytest.mark.clause("root:2.1.5")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_five_ambush_cards_that_are_spent_for_their_suit_but_never_crafted(deck: str) -> None:
    ambushes = [card.suit for card in TABLES.decks[deck].cards if card.kind == "ambush"]
    assert sorted(ambushes) == ["bird", "bird", "fox", "mouse", "rabbit"]
    t = bare(deck=deck)
    t.put(0, 1, sawmill=1, workshop=0)
    t.put(0, 5, workshop=2)
    t.hand(0, "ambush_fox", "ambush_bird")
    t.begin(0)
    assert t.offered(0, "overwork", 1, "ambush_fox")
    assert not t.options(0, "craft")


# 2.2 to 2.4 The map


@pytest.mark.clause("root:2.2.1", "root:2.3", "root:G.1.2", "root:G.1.25", "root:G.1.28", "root:G.1.12")
def test_paths_join_clearings_and_rivers_do_not() -> None:
    t = bare()
    t.put(0, 5, warrior=2)
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2)]  # the river leads on to clearing 10
    assert woodland("autumn").rivers[5] == (10,)


@pytest.mark.clause("root:2.2.2")
@pytest.mark.parametrize("name", MAPS)
def test_four_clearings_of_each_suit_on_every_map(name: str) -> None:
    t = playing(map=name)
    assert [len(clearings) for clearings in t.g.woodland.of_suit] == [4, 4, 4]


@pytest.mark.clause("root:2.2.3", "root:G.1.22", "root:G.1.29")
def test_a_building_takes_an_open_slot_and_nothing_else_does() -> None:
    t = bare()
    t.put(0, 1, warrior=4, wood=3, keep=1)
    assert t.g.slots[1] == 1
    assert t.offered(0, "build", "workshop", 1)
    t.answer(0, "build", "workshop", 1)
    assert t.g.slots[1] == 0
    assert not t.options(0, "build")
    t.put(1, 3, warrior=1)
    t.begin(1)
    assert t.offered(1, "raise", "den", 3)
    t.put(1, 3, den=1)
    assert t.ruler(3) == 1
    assert not t.offered(1, "raise", "den", 3)
    assert t.offered(1, "raise", "acorn", 3)


@pytest.mark.clause("root:2.2.4", "root:G.1.24")
def test_a_ruin_fills_a_slot_and_belongs_to_nobody() -> None:
    t = bare()
    assert [clearing for clearing in t.g.woodland.clearings if t.g.ruins[clearing]] == [6, 10, 11, 12]
    assert [t.g.slots[clearing] for clearing in (6, 10, 11, 12)] == [1, 1, 2, 1]
    t.put(0, 6, warrior=1)
    assert not t.options(0, "battle")
    assert t.ruler(6) == 0
    t.clear(6)
    assert t.ruler(6) is None


@pytest.mark.clause("root:2.4", "root:G.1.11")
@pytest.mark.parametrize(("name", "forests"), [("autumn", 7), ("winter", 8), ("lake", 9), ("mountain", 10)])
def test_forests_are_the_areas_enclosed_by_paths(name: str, forests: int) -> None:
    wood = woodland(name)
    assert len(wood.forests) == forests
    assert [wood.name_of(forest) for forest in wood.forests] == list(wood.forest_names.values())
    assert all(wood.place_of(wood.name_of(place)) == place for place in (*wood.clearings, *wood.forests))


@pytest.mark.clause("root:2.4.1")
@pytest.mark.parametrize("name", MAPS)
def test_forests_are_adjacent_across_just_one_path(name: str) -> None:
    wood = woodland(name)
    divided = {frozenset(path) for path in (*wood.printed.paths, *wood.printed.closed_paths)}
    if name in printed.DIVIDED_BY_RIVERS:
        divided |= {frozenset(river) for river in wood.printed.rivers}
    shore = [wood.forest_numbers[f"f{forest}"] for forest in printed.COASTAL_FORESTS.get(name, ())]
    for one, other in combinations(wood.forests, 2):
        common = set(wood.forest_clearings[one]) & set(wood.forest_clearings[other])
        by_path = any(path <= common for path in divided)
        along_shore = one in shore and other in shore and bool(common & set(wood.coast))
        assert (other in wood.forest_neighbours[one]) == (one in wood.forest_neighbours[other])
        assert (other in wood.forest_neighbours[one]) == (by_path or along_shore), (one, other)
    for forest in wood.forests:
        assert all(forest in wood.forests_at[clearing] for clearing in wood.forest_clearings[forest])
        assert set(wood.beside(forest)) == {*wood.forest_clearings[forest], *wood.forest_neighbours[forest]}


@pytest.mark.clause("root:G.1.18")
@pytest.mark.parametrize("name", MAPS)
def test_the_map_edge_is_one_closed_ring(name: str) -> None:
    wood = woodland(name)
    ring = wood.edge
    links = {frozenset(path) for path in (*wood.printed.paths, *wood.printed.closed_paths)}
    assert all({ring[index], ring[index - 1]} in links for index in range(len(ring)))
    assert set(wood.corners) <= set(ring)
    assert set(wood.clearings) - set(ring) == set(printed.INNER[name])


# 2.5 Rule


@pytest.mark.clause("root:2.5", "root:G.1.19")
def test_the_most_warriors_and_buildings_rule_and_a_tie_rules_nothing() -> None:
    t = bare("marquise", "squirrels", "weasels")
    assert t.ruler(5) is None
    t.put(0, 5, warrior=1)
    assert t.ruler(5) == 0
    t.put(1, 5, den=1)
    assert t.ruler(5) is None
    t.put(1, 5, warrior=1)
    assert t.ruler(5) == 1
    t.put(0, 5, workshop=1)
    assert t.ruler(5) is None
    t.put(0, 5, wood=3)
    assert t.ruler(5) is None  # tokens count nothing
    t.put(2, 5, warrior=3)
    assert t.ruler(5) == 2


@pytest.mark.clause("root:G.1.1", "root:G.1.6")
def test_a_pawn_is_no_warrior_and_rules_nothing() -> None:
    t = bare()
    stand(t.world.boundary, 1, 5)
    t.begin(0)
    assert t.ruler(5) is None
    t.put(0, 5, warrior=1)
    assert t.ruler(5) == 0
    assert t.offered(0, "battle", 5, 1)  # but it can be attacked


# G. Glossary


@pytest.mark.clause("root:G.1.4", "root:G.1.5", "root:G.1.26")
def test_effects_are_asked_by_hooks_whether_they_belong_to_a_faction_or_a_card() -> None:
    t = bare()
    t.lay(0, "scouting_party")
    kinds = [type(effect).__name__ for effect in t.g.in_force.all[0]]
    assert kinds == ["Marquise", "ScoutingParty"]
    assert t.g.in_force.ignores_ambush[0] == t.g.in_force.all[0][1:]


@pytest.mark.clause("root:G.1.8", "root:G.1.9", "root:G.1.34")
def test_faction_pieces_are_warriors_buildings_tokens_and_pawns() -> None:
    t = bare()
    sorts = {kind.name: kind.sort for kind in t.g.cast.kinds if kind.owner == 0}
    assert sorts == {
        "warrior": "warrior",
        "sawmill": "building",
        "workshop": "building",
        "recruiter": "building",
        "wood": "token",
        "keep": "token",
    }


@pytest.mark.clause("root:G.1.10", "root:G.1.27")
def test_every_other_player_is_an_enemy_unless_in_coalition() -> None:
    t = bare("marquise", "squirrels", "weasels")
    assert t.g.enemies == [(1, 2), (0, 2), (0, 1)]
    t.put(0, 5, warrior=1)
    t.put(1, 5, den=1)
    t.put(2, 5, acorn=1)
    assert t.options(0, "battle") == [("battle", 5, 1), ("battle", 5, 2)]
    form_coalition(t.world.boundary, 2, 0)
    t.begin(0)
    assert t.g.enemies == [(1,), (0, 2), (1,)]
    assert t.options(0, "battle") == [("battle", 5, 1)]


@pytest.mark.clause("root:G.1.14")
def test_cannot_is_answered_by_not_offering() -> None:
    t = bare()
    t.put(0, 5, keep=1)
    t.put(1, 5, warrior=2)
    t.begin(1)
    assert all(option[2] != 5 for option in t.options(1, "raise"))


@pytest.mark.clause("root:G.1.13")
def test_a_replaced_piece_leaves_its_place_to_another() -> None:
    t = bare()
    t.put(0, 5, warrior=2)
    g = t.g
    list(remove(g, Removal(1, REPLACED, [(g.cast.numbers[0]["warrior"], 5, 1)])))
    place(g, g.cast.numbers[1]["warrior"], 5)
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (1, 1)
    assert (t.supply(0, "warrior"), t.supply(1, "warrior")) == (24, 9)


@pytest.mark.clause("root:G.1.17", "root:G.1.31", "root:G.1.33")
def test_pieces_are_placed_from_the_supply_and_return_to_it() -> None:
    t = bare()
    t.put(0, 5, sawmill=1, warrior=1)
    t.put(1, 5, warrior=4)
    assert (t.supply(0, "warrior"), t.supply(0, "sawmill")) == (24, 5)
    t.begin(1)
    t.battle(1, 5, 0, (3, 0))
    assert (t.supply(0, "warrior"), t.supply(0, "sawmill")) == (25, 6)


@pytest.mark.clause("root:G.1.21")
def test_what_is_treated_as_something_else_counts_like_it() -> None:
    t = bare(deck="exiles")
    t.put(0, 5, warrior=1)
    t.put(1, 5, acorn=1)
    g = t.g
    g.counts[g.cast.numbers[1]["acorn"]] = ((1, 2),)  # an effect may let tokens count for rule
    place(g, g.cast.numbers[1]["acorn"], 5)
    assert g.might[1][5] == 2
    assert t.ruler(5) == 1


@pytest.mark.clause("root:G.1.23")
def test_items_are_no_faction_pieces() -> None:
    t = bare()
    assert not set(t.g.terms.tables.items) & set(t.g.cast.names)
    assert sum(t.g.items) == 12


@pytest.mark.clause("root:G.1.30")
def test_showing_a_hand_lets_one_player_look() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.hand(1, "anvil", "bake_sale")
    show_hand(t.g, 1, 0)
    assert t.view(0).seats[1].hand == ("anvil", "bake_sale")
    assert t.view(2).seats[1].hand == ("hidden", "hidden")


@pytest.mark.clause("root:G.1.32")
def test_swapped_pieces_change_places_whatever_forbids_placing() -> None:
    t = bare()
    t.put(0, 1, keep=1)
    t.put(1, 1, acorn=1)
    t.put(1, 5, den=1)
    g = t.g
    shift(g, g.cast.numbers[1]["acorn"], 1, 5, 1)
    shift(g, g.cast.numbers[1]["den"], 5, 1, 1)
    assert (t.count(1, "acorn", 5), t.count(1, "den", 1)) == (1, 1)
    assert g.slots[1] == 0
