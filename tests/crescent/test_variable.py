"""15. Variable map set-up."""

import pytest

from deskovka.games.crescent.map import Board, board_of
from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.variable import free_ends, place_from_name, spots
from deskovka.games.crescent.vocabulary import CALIPH, SULTAN, WARLORD
from deskovka.kernel import Chance, seed_from
from tests.crescent.playing import GAME, Table, set_up

FEATURES = tuple(tile.feature for tile in PRINTED.tables.content.tiles)
CROSSING, RIVER, WILD = 0, 1, 13
"""Tiles of each sort."""


def board(*laid: tuple[int, int, int, int]) -> Board:
    """A map with these tiles: number, q, r, rotation."""
    return board_of(laid, FEATURES)


def all_laid(seed: int = 1, players: int = 5) -> Table:
    """A table where all tiles were laid, at random."""
    t = set_up(seed, players=players, map="variable")
    chance = Chance(seed_from("tiles", seed))
    while t.g.phase == "tiles":
        t.answer_at_random(chance)
    return t


@pytest.mark.clause("crescent:CM-VAR-1")
@pytest.mark.parametrize(("players", "tiles"), [(4, 12), (5, 15)])
def test_three_secret_tiles_for_each_seat_around_the_crossing(players: int, tiles: int) -> None:
    t = set_up(players=players, map="variable")
    assert t.g.board.tiles == (CROSSING,)
    assert [len(each) for each in t.g.tiles] == [3] * players
    assert len({tile for each in t.g.tiles for tile in each}) == tiles
    assert len(GAME.view(t.g, WARLORD).tiles) == 3
    assert GAME.view(t.g, None).tiles == ()
    assert GAME.view(t.g, None).tiles_left == (3,) * players


@pytest.mark.clause("crescent:CM-VAR-2")
def test_tiles_are_laid_in_turn_order_beside_the_map() -> None:
    t = set_up(map="variable")
    for number in range(15):
        seat = number % 5
        assert t.waiting == (seat,)
        for _, _, name, _ in t.options(seat):
            place = place_from_name(str(name))
            assert place not in t.g.board.places
        t.answer(seat, *t.options(seat)[0])
    assert len(t.g.board.tiles) == 16
    assert t.g.phase == "groups"


@pytest.mark.clause("crescent:CM-VAR-3")
def test_a_tile_without_river_touches_as_many_as_possible() -> None:
    two = board((CROSSING, 0, 0, 1), (WILD, 1, 0, 0))
    found = {(q, r) for q, r, _ in spots(two, FEATURES, river=False, rivers_left=0)}
    assert found == {(0, 1), (1, -1)}


@pytest.mark.clause("crescent:CM-VAR-4")
def test_a_river_tile_continues_the_river() -> None:
    alone = board((CROSSING, 0, 0, 1))
    ends = free_ends(alone, FEATURES)
    assert len(ends) == 2
    for q, r, rotation in spots(alone, FEATURES, river=True, rivers_left=3):
        after = board((CROSSING, 0, 0, 1), (RIVER, q, r, rotation))
        assert len(free_ends(after, FEATURES)) == 2
        assert len(free_ends(after, FEATURES) & ends) == 1


@pytest.mark.clause("crescent:CM-VAR-5")
def test_both_ends_of_the_river_stay_open_while_river_tiles_are_to_come() -> None:
    """The ends of the crossing lie at its top and bottom corner, each with two places beside it."""
    closing = board((CROSSING, 0, 0, 1), (WILD, 1, -1, 0))
    kept = {(q, r) for q, r, _ in spots(closing, FEATURES, river=False, rivers_left=4)}
    free = {(q, r) for q, r, _ in spots(closing, FEATURES, river=False, rivers_left=0)}
    assert (0, -1) in free
    assert (0, -1) not in kept


@pytest.mark.clause("crescent:CM-VAR-6")
def test_groups_come_into_empty_hexes_that_are_neither_quarry_nor_holy_site() -> None:
    t = all_laid()
    assert t.waiting == (WARLORD,)
    hexes = {option[2] for option in t.options(WARLORD)}
    assert hexes == {tile.id for tile in PRINTED.tables.content.tiles} - {"red_quarry", "white_quarry", "holy_site"}
    assert {option[1] for option in t.options(WARLORD)} == {"warlord1", "warlord2"}
    t.answer(WARLORD, "group", "warlord2", "crossing")
    assert ("group", "murshid1", "crossing") not in t.options(1)
    for seat in (1, 2, 3, 4):
        t.answer(seat, *t.options(seat)[0])
    assert {option[1] for option in t.options(WARLORD)} == {"warlord1"}
    for seat in range(5):
        t.answer(seat, *t.options(seat)[0])
    assert t.topic(CALIPH) == "palace"
    assert t.g.units[SULTAN] == 5


@pytest.mark.clause("crescent:CM-VAR-7")
def test_where_no_place_keeps_both_ends_open_one_is_enough_and_else_the_rule_is_dropped() -> None:
    """Both hexes at the top corner of the crossing are taken: only the lower end can be kept open."""
    top = board((CROSSING, 0, 0, 1), (WILD, 1, -1, 0), (14, 0, -1, 0))
    kept = {(q, r) for q, r, _ in spots(top, FEATURES, river=False, rivers_left=4)}
    assert kept
    both = board((CROSSING, 0, 0, 1), (WILD, 1, -1, 0), (14, 0, -1, 0), (15, -1, 1, 0), (7, 0, 1, 0))
    assert spots(both, FEATURES, river=False, rivers_left=4)
    assert spots(both, FEATURES, river=True, rivers_left=3)


def test_a_game_on_a_map_of_ones_own_goes_on_as_any_other() -> None:
    for seed in range(3):
        t = all_laid(seed, players=4)
        while t.g.phase != "turn":
            seat = t.waiting[0]
            t.answer(seat, *t.options(seat)[0])
        assert t.waiting == (WARLORD,)
