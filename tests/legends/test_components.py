"""1. Components and limits."""

from collections import Counter
from itertools import pairwise
from typing import TypeAlias

import pytest

from deskovka.games.legends.tables import PRINTED, Ability, Card
from deskovka.kernel import BadSetup, Chance, IllegalAnswer, seed_from
from tests.legends.playing import playing, set_up

FLYING = Ability("flying")
EXTRA_MOVE = Ability("extra_move")
EXTRA_ARMY = Ability("extra_army")
IMMUNE = Ability("immune")
TWO_COINS = Ability("coins", amount=2)
PER_FLYING = Ability("vp_per_flying", vp=1)
PER_3_COINS = Ability("vp_per_coins", coins=3, vp=1)


def elixirs(count: int) -> Ability:
    return Ability("elixir", count=count)


def per_card(adjective: str) -> Ability:
    return Ability("vp_per_adjective", adjective=adjective, vp=1)


def full_set(adjective: str, need: int, vp: int) -> Ability:
    return Ability("vp_set", adjective=adjective, need=need, vp=vp)


PrintedCard: TypeAlias = tuple[str, str | None, int, tuple[Ability, ...], str]

CARDS: tuple[PrintedCard, ...] = (
    # card, adjective, small number, abilities, action in the signs of the rulebook: / either, + both in this order
    ("ancient_phoenix", "ancient", 0, (FLYING,), "move 5"),
    ("ancient_sage", "ancient", 0, (per_card("ancient"),), "move 3"),
    ("ancient_tree_spirit", "ancient", 0, (elixirs(3),), "place 4"),
    ("ancient_woods", "ancient", 0, (EXTRA_ARMY,), "build 1 + place 1"),
    ("cursed_banshee", "cursed", 0, (elixirs(2),), "move 6"),
    ("cursed_gargoyles", "cursed", 0, (FLYING,), "move 5"),
    ("cursed_king", "cursed", 0, (elixirs(1),), "place 3 / move 4"),
    ("cursed_mausoleum", "cursed", 0, (EXTRA_MOVE,), "build 1"),
    ("cursed_tower", "cursed", 0, (PER_FLYING,), "build 1"),
    ("dire_dragon", "dire", 0, (FLYING,), "place 3 + destroy 1"),
    ("dire_eye", "dire", 0, (FLYING,), "place 4"),
    ("dire_giant", "dire", 0, (IMMUNE,), "place 3 + destroy 1"),
    ("dire_goblin", "dire", 0, (elixirs(1),), "move 5"),
    ("dire_ogre", "dire", 0, (PER_3_COINS,), "move 2"),
    ("forest_elf", "forest", 0, (EXTRA_ARMY,), "place 3 / move 2"),
    ("forest_gnome", "forest", 0, (elixirs(3),), "move 2"),
    ("forest_pixie", "forest", 0, (EXTRA_ARMY,), "move 4"),
    ("forest_tree_town", "forest", 0, (EXTRA_MOVE,), "build 1"),
    ("graveyard", None, 0, (per_card("cursed"),), "place 2"),
    ("lake", None, 0, (per_card("forest"),), "place 2 / move 3"),
    ("night_hydra", "night", 0, (EXTRA_ARMY,), "move 5 + destroy 1"),
    ("night_village", "night", 0, (EXTRA_ARMY,), "build 1"),
    ("night_wizard", "night", 0, (per_card("night"),), "place 3 + destroy 1"),
    ("noble_hills", "noble", 0, (full_set("noble", 3, vp=4),), "place 3"),
    ("noble_knight", "noble", 0, (EXTRA_MOVE,), "place 4 + destroy 1"),
    ("noble_unicorn", "noble", 0, (EXTRA_MOVE,), "move 4 + place 1"),
    ("stronghold", None, 0, (per_card("dire"),), "build 1"),
    ("arcane_manticore", "arcane", 3, (EXTRA_MOVE,), "place 4 + destroy 1"),
    ("arcane_sphinx", "arcane", 3, (FLYING,), "place 3 / move 4"),
    ("arcane_temple", "arcane", 3, (per_card("arcane"),), "move 3"),
    ("mountain_dwarf", "mountain", 3, (full_set("mountain", 2, vp=3),), "place 2 + destroy 1"),
    ("mountain_treasury", "mountain", 3, (elixirs(1), TWO_COINS), "move 3"),
    ("castle_a", None, 4, (elixirs(1),), "place 3 / build 1"),
    ("castle_b", None, 4, (elixirs(1),), "move 3 + build 1"),
)

SIGNS = {"single": " ", "or": " / ", "and": " + "}

each_card = pytest.mark.parametrize("printed", CARDS, ids=[printed[0] for printed in CARDS])


def as_printed(card: Card) -> PrintedCard:
    action = SIGNS[card.joiner].join(f"{action.type} {action.n}" for action in card.actions)
    return card.id, card.adjective, card.marker, card.abilities, action


# Pieces


@pytest.mark.clause("legends:EL-CMP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_has_18_armies_and_3_cities_on_the_map_or_in_the_supply_all_the_game(players: int) -> None:
    t, picks = playing(players=players), Chance(seed_from("pieces", players))
    while t.world.waiting:
        for seat in range(players):
            assert sum(t.g.armies[seat]) + t.supply(seat) == 18
            assert sum(t.g.cities[seat]) + t.city_supply(seat) == 3
            assert t.supply(seat) >= 0
            assert t.city_supply(seat) >= 0
        t.answer_at_random(picks)
    assert sum(sum(row) for row in t.g.cities) > 0


@pytest.mark.clause("legends:EL-CMP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_not_on_the_map_is_in_the_supply(players: int) -> None:
    t = playing(players=players)
    assert [(t.supply(seat), t.city_supply(seat)) for seat in range(players)] == [(13, 3)] * players


@pytest.mark.clause("legends:EL-CMP-02")
def test_armies_beyond_the_supply_are_lost() -> None:
    t = playing(players=3)
    t.put(0, "volcano_1", armies=12)  # with four at the start and one joint army 17 are on the map
    t.take_free(0, "dire_eye")
    assert t.options(0) == [("place", t.start(), 0), ("place", t.start(), 1)]
    t.answer(0, "place", t.start(), 1)
    assert (sum(t.g.armies[0]), t.supply(0)) == (18, 0)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-CMP-02")
def test_one_supply_serves_all_regions() -> None:
    t = playing(players=3)
    t.put(0, "volcano_1", armies=11, cities=1)
    t.take_free(0, "dire_eye")
    t.answer(0, "place", t.start(), 1)
    assert t.options(0) == [("place", "volcano_1", 0), ("place", "volcano_1", 1)]


@pytest.mark.clause("legends:EL-CMP-02")
def test_with_18_armies_on_the_map_there_is_nothing_to_place() -> None:
    t = playing(players=3)
    t.put(0, "volcano_1", armies=13)
    t.take_free(0, "dire_eye")
    assert t.topic(1) == "take"
    assert sum(t.g.armies[0]) == 18


@pytest.mark.clause("legends:EL-CMP-03")
def test_the_third_city_is_the_last() -> None:
    t = playing(players=3)
    t.put(0, "fern_south", cities=2)
    t.take_free(0, "stronghold")
    t.answer(0, "build", t.start())
    assert t.city_supply(0) == 0
    t.end_turn(0)
    for seat, card in ((1, "dire_eye"), (2, "noble_hills")):
        t.take_free(seat, card)
        t.end_turn(seat)
    t.take_free(0, "cursed_tower")
    assert t.topic(1) == "take"
    assert sum(t.g.cities[0]) == 3


@pytest.mark.clause("legends:EL-CMP-03")
def test_cities_are_neither_moved_nor_removed() -> None:
    t = playing(players=2)
    t.only_army(0, "fern_north")
    t.put(0, "fern_middle", cities=1)
    t.put(1, "fern_north", cities=1)
    t.take_free(0, "night_hydra")
    assert t.steps(0) == {("fern_north", "fern_middle")}
    t.decline(0)
    assert t.options(0) == [("destroy", "fern_north", 0), ("done",)]


@pytest.mark.clause("legends:EL-CMP-03")
def test_no_rule_takes_a_city_off_the_map() -> None:
    t, picks = playing(players=2), Chance(seed_from("cities"))
    stood = [[row[:] for row in t.g.cities]]
    while t.world.waiting:
        t.answer_at_random(picks)
        stood.append([row[:] for row in t.g.cities])
    assert stood[-1] != stood[0]
    for before, after in pairwise(stood):
        assert all(b <= a for old, new in zip(before, after, strict=True) for b, a in zip(old, new, strict=True))


# Coins


@pytest.mark.clause("legends:EL-CMP-04")
def test_change_is_made_at_any_time() -> None:
    t = playing(players=3)
    t.give_coins(0, 3)  # be it one silver coin
    t.row("lake", "stronghold", "dire_eye")
    t.take(0, "stronghold")
    assert t.coins(0) == 2


@pytest.mark.clause("legends:EL-CMP-04")
def test_the_bank_never_runs_out() -> None:
    t = playing(players=3)
    for seat in range(3):
        t.give_coins(seat, 99)
    t.take_free(0, "mountain_treasury")
    assert t.coins(0) == 101


@pytest.mark.clause("legends:EL-CMP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_ever_has_less_than_no_coins(players: int) -> None:
    t, picks = set_up(players=players, preparation="drawn"), Chance(seed_from("coins", players))
    poorest = 99
    while t.world.waiting:
        t.answer_at_random(picks)
        assert min(t.g.coins) >= 0
        if t.g.phase == "take":
            poorest = min(poorest, *t.g.coins)
    assert poorest < 2  # it came close


# Cards


@pytest.mark.clause("legends:EL-CMP-05")
@each_card
def test_each_card_is_as_printed(printed: PrintedCard) -> None:
    tables = PRINTED.tables
    assert as_printed(tables.cards[tables.card_index[printed[0]]]) == printed


@pytest.mark.clause("legends:EL-CMP-05")
def test_there_are_43_cards() -> None:
    content = PRINTED.tables.content
    assert [card.id for card in content.cards] == [printed[0] for printed in CARDS]
    assert content.leaders.__struct_fields__ == ("fairy_queen", "bandit_king", "red_sorceress", "white_knight")
    counters, price_cards = 4, 1
    assert len(content.cards) + len(content.leaders.__struct_fields__) + counters + price_cards == 43


@pytest.mark.clause("legends:EL-CMP-05")
def test_seven_cards_carry_a_small_number() -> None:
    cards = PRINTED.tables.cards
    assert Counter(card.marker for card in cards) == {0: 27, 3: 5, 4: 2}
    assert Counter(card.adjective for card in cards if card.marker == 3) == {"arcane": 3, "mountain": 2}
    assert [card.id for card in cards if card.marker == 4] == ["castle_a", "castle_b"]


@pytest.mark.clause("legends:EL-CMP-05")
def test_the_signs_on_all_cards_together() -> None:
    cards = PRINTED.tables.cards
    abilities = Counter[str]()
    for card in cards:
        for ability in card.abilities:
            abilities[ability.type] += ability.count
    assert abilities["elixir"] == 13
    assert (abilities["flying"], abilities["extra_move"], abilities["extra_army"]) == (5, 5, 5)
    actions = Counter(action.type for card in cards for action in card.actions)
    assert (actions["build"], actions["destroy"]) == (8, 7)
    assert Counter(card.adjective for card in cards) == {
        "ancient": 4,
        "cursed": 5,
        "dire": 5,
        "forest": 4,
        "night": 3,
        "noble": 3,
        "arcane": 3,
        "mountain": 2,
        None: 5,
    }


@pytest.mark.clause("legends:EL-CMP-05", "legends:EL-TRN-05", "legends:EL-ACT-09", "legends:EL-ACT-10")
@each_card
def test_each_card_taken_asks_for_its_action_and_nothing_else(printed: PrintedCard) -> None:
    name, _, _, abilities, action = printed
    extra = {"place": int(EXTRA_ARMY in abilities), "move": int(EXTRA_MOVE in abilities)}
    alternatives = action.split(" / ")
    for alternative in alternatives:
        t = playing(players=4)
        t.take_free(0, name)
        if len(alternatives) > 1:
            assert t.topic(0) == "either"
            assert t.options(0) == [("perform", each.split()[0]) for each in alternatives]
            t.answer(0, "perform", alternative.split()[0])
        for part in alternative.split(" + "):
            kind, n = part.split()
            question = t.question(0)
            assert question.topic == kind
            if kind == "place":
                assert question.facts["left"] == int(n) + extra["place"]
            elif kind == "move":
                assert question.facts["points"] == int(n) + extra["move"]
            t.decline(0)
        assert (t.world.waiting, t.topic(1)) == ((1,), "take")
        assert t.cards(0) == [name]


# Segments and tokens


@pytest.mark.clause("legends:EL-CMP-06")
def test_four_segments_have_eight_faces_with_38_regions() -> None:
    content = PRINTED.tables.content
    assert {segment.id: set(segment.faces) for segment in content.segments} == {
        "A": {"meadows", "tall_islands"},
        "B": {"fern", "ice_islands"},
        "C": {"citadel", "desert"},
        "D": {"volcano", "horseshoe"},
    }
    assert {face.id: len(face.regions) for face in content.faces} == {
        "citadel": 3,
        "desert": 7,
        "fern": 3,
        "horseshoe": 5,
        "ice_islands": 5,
        "meadows": 5,
        "tall_islands": 3,
        "volcano": 7,
    }
    assert len({region.id for face in content.faces for region in face.regions}) == 38


@pytest.mark.clause("legends:EL-CMP-06")
def test_only_one_face_of_a_segment_can_be_in_play() -> None:
    t = set_up(players=3, map="chosen", prepares=0)
    t.answer(0, "centre", "fern")
    t.answer(0, "turn", 0)
    t.answer(0, "open_side", "N")
    with pytest.raises(IllegalAnswer):
        t.answer(0, "arm", "E", "ice_islands")
    t.answer(0, "arm", "E", "meadows")
    t.answer(0, "touch", "W")
    assert t.options(0) == [("arm", "S", face) for face in ("citadel", "desert", "horseshoe", "volcano")]
    with pytest.raises(BadSetup):
        set_up(players=3, map="t:meadows@0,E=fern@W,S=ice_islands@N,W=volcano@E")


@pytest.mark.clause("legends:EL-CMP-07")
def test_all_tokens_on_the_map() -> None:
    t = set_up(players=3, prepares=0, variants=["discovery", "poison_swamp", "citadels", "encounters"])
    while t.g.phase == "tokens":
        t.answer(0, *t.options(0)[0])
    assert Counter(token for token in t.g.tokens if token) == {
        "start": 1,
        "magic_spring": 1,
        "cottage": 1,
        "hidden_treasure": 1,
        "magic_book": 1,
        "stable": 1,
        "poison_swamp": 1,
        "citadel": 3,
        "dragon": 1,
        "portal": 2,
        "bandits": 1,
    }


@pytest.mark.clause("legends:EL-CMP-07")
def test_the_basic_game_has_the_start_token_only() -> None:
    t = playing(players=3)
    assert [token for token in t.g.tokens if token] == ["start"]
    assert t.token("meadows_village") == "start"


# The counter card


@pytest.mark.clause("legends:EL-CMP-08")
def test_coins_laid_on_the_counter_card_still_count() -> None:
    t = playing(players=2)
    t.clear()
    t.put(0, "fern_north", armies=1)
    t.put(1, "citadel_islet", armies=2)
    t.give_cards(0, "dire_ogre")
    t.give_cards(1, "ancient_sage")
    t.give_coins(0, 5)
    t.give_coins(1, 4)
    t.finish()
    assert t.scores == (3, 3)  # a region, an island, and a point by the card: for three of the coins
    assert t.winners == (0,)  # by the coins, whose points are counted already; otherwise seat 1 has more armies
    assert [t.coins(0), t.coins(1)] == [5, 4]


@pytest.mark.clause("legends:EL-CMP-08")
def test_counter_cards_are_not_in_the_deck() -> None:
    t = playing(players=4)
    assert sorted(t.g.deck + t.g.row) == list(range(34))
