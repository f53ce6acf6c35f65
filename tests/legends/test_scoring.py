"""8. End and scoring."""

from collections import Counter
from typing import Any

import pytest

from deskovka.kernel import Chance, seed_from
from tests.legends.playing import Table, playing, set_up

TURNS = {2: 11, 3: 10, 4: 8}

ISLANDS = (
    ("fern_north", "fern_middle", "fern_south"),
    ("volcano_3", "volcano_4", "volcano_5"),
    ("meadows_cape", "meadows_stones", "meadows_village"),
)
"""Regions of three islands, one for each seat."""


def empty(players: int = 3, **setup: Any) -> Table:
    """A table with nothing on the map and five coins for everybody."""
    t = playing(players=players, **setup)
    t.clear()
    for seat in range(players):
        t.give_coins(seat, 5)
    return t


def score(t: Table, *points: int) -> None:
    """Arrange the map so that each seat will have 0, 2, 3 or 4 points for regions of an island of its own."""
    t.clear()
    for seat, wanted in enumerate(points):
        t.give_coins(seat, 5)
        for region in ISLANDS[seat][: max(wanted - 1, 0)]:
            t.put(seat, region, armies=1)
    assert [sum(t.points(seat).values()) for seat in range(len(points))] == list(points)


# Length


@pytest.mark.clause("legends:EL-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_when_everybody_has_taken_his_cards(players: int) -> None:
    t, picks = playing(players=players), Chance(seed_from("length", players))
    while t.world.waiting:
        assert t.world.result is None
        t.answer_at_random(picks)
    assert [len(t.cards(seat)) for seat in range(players)] == [TURNS[players]] * players
    assert len(t.told("took")) == TURNS[players] * players
    assert t.world.result is not None


@pytest.mark.clause("legends:EL-END-01")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_whoever_begins_everybody_has_the_same_number_of_turns(starter: int) -> None:
    t, picks = set_up(players=3), Chance(seed_from("turns", starter))
    for seat in range(3):
        t.answer(seat, "bid", int(seat == 0))
    t.answer(0, "begin", starter)
    while t.world.waiting:
        t.answer_at_random(picks)
    assert Counter(facts["seat"] for facts in t.told("took")) == {0: 10, 1: 10, 2: 10}
    assert t.told("took")[-1]["seat"] == (starter - 1) % 3


@pytest.mark.clause("legends:EL-END-01")
def test_the_last_action_is_performed_before_the_end() -> None:
    t = empty()
    t.last_turn()
    t.take_free(0, "dire_eye")
    assert t.world.result is None
    t.answer(0, "place", t.start(), 1)
    assert t.scores == (2, 0, 0)


# Points


@pytest.mark.clause("legends:EL-END-02")
def test_one_point_for_each_controlled_region() -> None:
    t = empty()
    for region in ("meadows_cape", "meadows_trees", "volcano_1", "volcano_7"):
        t.put(0, region, armies=1)
    t.put(1, "fern_north", cities=1)
    t.put(1, "meadows_trees", armies=2)
    assert [t.points(seat)["regions"] for seat in range(3)] == [3, 2, 0]


@pytest.mark.clause("legends:EL-END-02")
def test_a_region_gives_one_point_however_strong_its_ruler_is() -> None:
    t = empty()
    t.put(0, "fern_north", armies=9, cities=3)
    assert t.points(0)["regions"] == 1


@pytest.mark.clause("legends:EL-END-03")
def test_one_point_for_each_controlled_island_whatever_its_size() -> None:
    t = empty(map="desert_game")
    t.put(0, "ice_3", armies=1)
    t.put(0, "ice_4", armies=1)
    for number in range(1, 8):
        t.put(1, f"desert_{number}", armies=1)
    assert (t.points(0)["regions"], t.points(0)["islands"]) == (2, 2)
    assert (t.points(1)["regions"], t.points(1)["islands"]) == (7, 1)


@pytest.mark.clause("legends:EL-END-03")
def test_an_island_of_one_region_gives_two_points_in_all() -> None:
    t = empty()
    t.put(2, "citadel_islet", armies=1)
    t.finish()
    assert t.scores == (0, 0, 2)


@pytest.mark.clause("legends:EL-END-04")
def test_ties_in_regions_and_islands_give_nobody_anything() -> None:
    t = empty()
    t.put(0, "citadel_islet", armies=1)
    t.put(1, "citadel_islet", cities=1)  # a tied region, and so a tied island
    t.put(0, "fern_north", armies=1)
    t.put(1, "fern_south", armies=1)  # a tied island only
    assert [t.points(seat)["regions"] for seat in range(3)] == [1, 1, 0]
    assert [t.points(seat)["islands"] for seat in range(3)] == [0, 0, 0]
    t.finish()
    assert t.scores == (1, 1, 0)


@pytest.mark.clause("legends:EL-END-05")
def test_cards_add_their_points() -> None:
    t = empty()
    t.put(0, "fern_north", armies=1)
    t.give_cards(0, "graveyard", "cursed_king", "cursed_tower", "cursed_gargoyles")  # 3, and 1 for the flying
    t.give_cards(0, "noble_hills", "noble_knight", "noble_unicorn")  # 4
    t.give_coins(0, 10)
    t.give_cards(0, "dire_ogre")  # 3
    t.give_cards(1, "forest_elf")
    assert [t.points(seat)["cards"] for seat in range(3)] == [11, 0, 0]
    t.finish()
    assert t.scores == (2 + 11 + 2, 0, 0)  # the king holds the only elixir


@pytest.mark.clause("legends:EL-END-06")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (((), (), ()), [0, 0, 0]),
        ((("dire_goblin",), (), ()), [2, 0, 0]),
        ((("dire_goblin",), ("cursed_banshee",), ()), [0, 2, 0]),
        ((("forest_gnome",), ("cursed_banshee",), ("ancient_tree_spirit",)), [1, 0, 1]),
        ((("cursed_king",), ("dire_goblin",), ("mountain_treasury",)), [1, 1, 1]),
        ((("cursed_king", "dire_goblin"), ("cursed_banshee",), ("mountain_treasury",)), [1, 1, 0]),
    ],
)
def test_most_elixirs_give_two_points_and_one_to_each_of_the_tied(
    cards: tuple[tuple[str, ...], ...], points: list[int]
) -> None:
    t = empty()
    for seat, owned in enumerate(cards):
        t.give_cards(seat, *owned)
    assert [t.points(seat)["elixirs"] for seat in range(3)] == points
    t.finish()
    assert t.scores == tuple(points)


@pytest.mark.clause("legends:EL-END-07")
def test_tokens_and_leaders_add_their_points() -> None:
    t = empty(variants=["leaders", "discovery", "poison_swamp", "citadels", "encounters"])
    for seat, leader in enumerate(("fairy_queen", "white_knight", "bandit_king")):
        t.give_leader(seat, leader)
    for region in ("fern_north", "fern_middle", "fern_south"):
        t.put_token("", region)
        t.put(1, region, armies=1)
    t.put_token("citadel", "fern_north")
    t.give_discovery(0, "magic_book")
    t.give_discovery(2, "poison_swamp")
    t.give_discovery(2, "magic_spring")
    t.give_cards(0, "forest_elf", "forest_pixie", "forest_tree_town")
    t.world.boundary.dragons[2] = 1
    t.finish()
    told = {facts["seat"]: facts for facts in t.told("scored")}
    assert [told[seat]["discoveries"] for seat in range(3)] == [1, 0, -1]
    assert [told[seat]["citadels"] for seat in range(3)] == [0, 1, 0]
    assert [told[seat]["dragon"] for seat in range(3)] == [0, 0, 2]
    assert [told[seat]["leader"] for seat in range(3)] == [1, 1, 0]
    assert t.scores == (1 + 1, 3 + 1 + 1 + 1, -1 + 2 + 2)


# The winner


@pytest.mark.clause("legends:EL-END-08")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_most_points_win(winner: int) -> None:
    t = empty()
    score(t, *(4 if seat == winner else 3 for seat in range(3)))
    for seat in range(3):
        t.give_coins(seat, 1 if seat == winner else 9)
    t.finish()
    assert t.scores == tuple(4 if seat == winner else 3 for seat in range(3))
    assert t.winners == (winner,)
    assert t.told("won") == [{"seat": winner, "total": 4}]


@pytest.mark.clause("legends:EL-END-09")
def test_a_tie_is_broken_by_coins_before_armies() -> None:
    t = empty()
    score(t, 2, 2, 0)
    t.put(0, "fern_north", armies=9)
    t.give_coins(1, 6)
    t.give_coins(2, 9)  # not among the tied
    t.finish()
    assert t.scores == (2, 2, 0)
    assert t.winners == (1,)


@pytest.mark.clause("legends:EL-END-09")
def test_a_tie_in_coins_too_is_broken_by_armies_on_the_map() -> None:
    t = empty()
    score(t, 2, 2, 2)
    t.put(1, "volcano_3", armies=2)
    t.finish()
    assert t.scores == (2, 2, 2)
    assert t.winners == (1,)


@pytest.mark.clause("legends:EL-END-09")
def test_cities_are_no_armies() -> None:
    t = empty()
    score(t, 2, 2, 0)
    t.put(0, "fern_north", armies=1, cities=3)
    t.put(1, "volcano_3", armies=2)
    t.finish()
    assert t.scores == (2, 2, 0)
    assert t.winners == (1,)


@pytest.mark.clause("legends:EL-END-09")
def test_armies_count_where_they_control_nothing_too() -> None:
    t = empty()
    score(t, 2, 2, 0)
    for seat in (0, 2):
        t.put(seat, "citadel_islet", armies=1)
    t.finish()
    assert t.scores == (2, 2, 0)
    assert t.winners == (0,)


@pytest.mark.clause("legends:EL-END-09")
def test_who_drops_out_in_one_tie_break_does_not_come_back_in_the_next() -> None:
    t = empty()
    score(t, 2, 2, 2)
    t.give_coins(0, 4)
    t.put(0, "fern_north", armies=9)
    t.put(2, "meadows_cape", armies=2)
    t.finish()
    assert t.winners == (2,)


@pytest.mark.clause("legends:EL-END-09")
def test_a_tie_in_armies_too_is_broken_by_controlled_regions() -> None:
    t = empty()
    score(t, 3, 2, 0)
    t.put(1, "volcano_3", armies=2)
    t.give_cards(1, "ancient_sage")
    t.finish()
    assert t.scores == (3, 3, 0)  # two regions and an island; a region, an island and a card
    assert t.winners == (0,)


@pytest.mark.clause("legends:EL-END-09")
def test_who_is_tied_in_everything_shares_the_victory() -> None:
    t = empty()
    score(t, 3, 2, 3)
    t.give_coins(1, 9)
    t.finish()
    assert t.scores == (3, 2, 3)
    assert t.winners == (0, 2)
    assert t.told("shared_victory") == [{"seat": 0, "total": 3}, {"seat": 2, "total": 3}]
    assert t.told("won") == []


# The full game


def full_game(**setup: Any) -> Table:
    return empty(variants=["full_game"], **setup)


def play_games(t: Table, *games: tuple[int, ...]) -> None:
    """Finish games with these points, each followed by the first turn of the next."""
    for points in games:
        score(t, *points)
        t.finish()
        t.begin()


@pytest.mark.clause("legends:EL-END-10")
@pytest.mark.parametrize("players", [2, 4])
def test_a_full_game_is_three_complete_games_each_with_its_set_up_and_bid(players: int) -> None:
    t = set_up(players=players, variants=["full_game"], preparation="drawn")
    picks = Chance(seed_from("full game", players))
    while t.world.waiting:
        t.answer_at_random(picks)
    assert [facts["game"] for facts in t.told("game_begins")] == [1, 2, 3]
    assert len(t.told("bid_made")) == 3 * players
    assert len(t.told("starter_named")) == 3
    assert len(t.told("took")) == 3 * players * TURNS[players]
    counted = [0] * players
    for facts in t.told("scored"):
        counted[facts["seat"]] += facts["total"]
    assert len(t.told("scored")) == 3 * players
    assert sorted({facts["game"] for facts in t.told("game_won")}) == [1, 2, 3]
    assert t.scores == tuple(counted)


@pytest.mark.clause("legends:EL-END-10")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_the_set_up_player_changes_clockwise(first: int, order: list[int]) -> None:
    t = full_game(prepares=first)
    prepared = [t.g.prepares]
    for _ in range(2):
        t.finish()
        t.begin()
        prepared.append(t.g.prepares)
    assert prepared == order


@pytest.mark.clause("legends:EL-END-10")
def test_the_next_set_up_player_is_asked_for_his_game() -> None:
    t = set_up(players=3, variants=["full_game"], map="chosen", prepares=2)
    assert (t.world.waiting, t.topic(2)) == ((2,), "centre")
    t.begin()
    t.finish()
    assert (t.world.waiting, t.topic(0)) == ((0,), "centre")


@pytest.mark.clause("legends:EL-END-10")
def test_each_game_begins_anew() -> None:
    t = full_game()
    t.give_cards(0, "forest_pixie", "dire_eye", "dire_giant", "forest_tree_town", "forest_gnome")
    t.put(0, "fern_north", armies=3, cities=2)
    t.finish()
    t.begin()
    assert t.cards(0) == []
    assert len(t.g.deck) + len(t.g.row) == 32
    assert t.g.coins == [11, 11, 11]
    assert [t.armies(seat, t.start()) for seat in range(3)] == [4, 4, 4]
    assert [t.supply(seat) for seat in range(3)] == [13, 13, 13]
    assert t.city_supply(0) == 3
    t.take_free(0, "noble_hills")
    assert t.question(0).facts["left"] == 3  # the ability of the first game is gone
    t.end_turn(0)
    t.finish()
    assert [facts["elixirs"] for facts in t.told("scored")] == [0, 0, 0]


@pytest.mark.clause("legends:EL-END-10")
def test_leaders_are_dealt_and_tokens_placed_anew_in_each_game() -> None:
    variants = ["full_game", "leaders", "discovery", "encounters"]
    t = set_up(3, players=3, variants=variants, preparation="drawn", age_order=[0, 1, 2])
    seen = []
    for _ in range(3):
        t.begin()
        assert sorted(set(t.g.leaders)) == sorted(t.g.leaders)
        assert Counter(t.g.tokens)["magic_book"] == Counter(t.g.tokens)["dragon"] == 1
        seen.append((tuple(t.g.leaders), tuple(t.g.tokens)))
        t.give_discovery(0, "stable")
        t.finish()
    assert len(set(seen)) == 3
    assert len({leaders for leaders, _ in seen}) > 1


@pytest.mark.clause("legends:EL-END-10")
def test_the_highest_sum_wins_not_the_most_games() -> None:
    t = full_game()
    play_games(t, (2, 3, 0), (2, 3, 0))
    score(t, 4, 0, 0)
    t.finish()
    assert t.scores == (8, 6, 0)
    assert t.winners == (0,)


@pytest.mark.clause("legends:EL-END-10")
def test_a_tie_in_sums_is_broken_by_games_won() -> None:
    t = full_game()
    play_games(t, (4, 2, 0), (2, 3, 0))
    score(t, 2, 3, 0)
    t.give_coins(0, 9)
    t.finish()
    assert t.scores == (8, 8, 0)
    assert t.winners == (1,)


@pytest.mark.clause("legends:EL-END-10")
@pytest.mark.parametrize(("coins", "winner"), [((6, 5), 0), ((5, 6), 1), ((5, 5), 1)])
def test_a_tie_in_games_won_is_broken_by_coins_then_armies_of_the_third_game(
    coins: tuple[int, int], winner: int
) -> None:
    t = full_game()
    play_games(t, (4, 2, 0), (2, 2, 4))
    score(t, 2, 4, 0)  # each has won a game; seat 1 has more armies now
    for seat in range(2):
        t.give_coins(seat, coins[seat])
    t.finish()
    assert t.scores == (8, 8, 4)
    assert t.winners == (winner,)


@pytest.mark.clause("legends:EL-END-10")
def test_who_is_still_tied_shares_the_victory_of_a_full_game() -> None:
    t = full_game()
    play_games(t, (3, 2, 0), (2, 3, 0))
    score(t, 2, 2, 0)
    t.give_coins(2, 9)
    t.finish()
    assert t.scores == (7, 7, 0)
    assert t.winners == (0, 1)


@pytest.mark.clause("legends:EL-END-10")
def test_a_magic_book_of_an_earlier_game_decides_nothing_later() -> None:
    t = full_game()
    score(t, 2, 3, 0)
    t.give_discovery(0, "magic_book")
    t.finish()
    assert t.told("game_won") == [{"seat": 0, "game": 1}]  # by the book: three points each
    t.begin()
    play_games(t, (2, 3, 0))
    score(t, 3, 2, 4)
    t.give_coins(1, 6)
    t.finish()
    assert t.scores == (8, 8, 4)
    assert t.winners == (1,)


@pytest.mark.clause("legends:EL-END-10")
def test_a_magic_book_of_the_third_game_precedes_its_other_tie_breaks() -> None:
    t = full_game()
    play_games(t, (3, 2, 0), (2, 4, 0))
    score(t, 2, 2, 4)
    t.give_discovery(0, "magic_book")
    t.give_coins(1, 9)
    t.finish()
    assert t.scores == (8, 8, 4)
    assert t.winners == (0,)
