"""5., A., B. and C. with the factions of the game: what lies on the table when the first turn begins."""

import pytest

from deskovka.content.setups import SetupConflict
from deskovka.games.root.cast import BUILDING, TOKEN, WARRIOR
from deskovka.games.root.factions.alliance.board import board_of
from deskovka.games.root.factions.eyrie.view import EyrieView
from deskovka.games.root.factions.vagabond.board import VagabondBoard
from deskovka.games.root.game import RootGame
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import Chance, seed_from
from deskovka.kernel.state import EVERYBODY
from tests.root import printed
from tests.root.playing import Table, bare, playing, set_up
from tests.root.rebels import officers, rebels, stack

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
MAPS = tuple(PRINTED.tables.maps)


def seat_of(t: Table, faction: str) -> int:
    """Who plays a faction."""
    return [own.id for own in t.g.cast.factions].index(faction)


def prepared(t: Table, seed: int = 1) -> Table:
    """The same table at the first question of the first turn, after a set-up in which everybody took any option."""
    chance = Chance(seed_from("set-up", seed))
    while t.g.phase != "turn":
        for seat in t.waiting:
            t.answer(seat, *chance.pick(t.options(seat)))
    return t


def drafted(seed: int, players: int = 3, **setup: str) -> Table:
    """A table after a draft of the four factions."""
    return prepared(set_up(players=players, factions=FOUR, preparation="draft", seed=seed, **setup), seed)


# 5. Set-up


@pytest.mark.clause("root:5.0")
def test_more_factions_in_corners_than_there_are_corners_need_the_draft() -> None:
    five = [*FOUR, "vagabond_second"]
    data = {"players": 5, "factions": five, "edition": {"setup": {"corner_factions": five}}}
    with pytest.raises(SetupConflict, match="preparation = draft"):
        RootGame().read_setup(data)
    RootGame().read_setup({**data, "edition": {"setup": {"corner_factions": five[:4]}}})


@pytest.mark.clause("root:5.1.7", "root:5.1.7-x1")
def test_the_four_factions_set_up_one_after_another_by_their_letters() -> None:
    t = set_up("vagabond", "alliance", "eyrie", "marquise")
    asked = []
    while t.g.phase != "turn":
        seat = t.waiting[0]
        asked.append(seat)
        t.answer(seat, *t.options(seat)[0])
    assert list(dict.fromkeys(asked)) == [3, 2, 0]  # the Alliance, seat 1, has nothing to decide
    supporters = next(n for n, event in enumerate(t.events) if event.kind == "supporter_joined")
    roost = next(n for n, event in enumerate(t.events) if event.facts.get("piece") == "roost")
    assert roost < supporters


@pytest.mark.clause("root:5.1.1", "root:5.1.3", "root:5.1.7")
def test_the_table_of_a_standard_game_of_four() -> None:
    t = playing(*FOUR)
    marquise, eyrie = t.on_map(0, "warrior"), t.on_map(1, "warrior")
    (home,) = t.g.homelands[0]
    assert marquise == {c: 1 for c in range(1, 13) if c != t.g.woodland.opposite[home]}
    assert eyrie == {t.g.woodland.opposite[home]: 6}
    assert sum(t.g.presence[2]) == 0
    assert t.g.woodland.is_forest(t.g.pawns[3])
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3, 3]
    assert len(t.g.deck) == 54 - 4 * 3 - 3
    assert len(t.g.quests) == 3


# A. Advanced set-up


@pytest.mark.clause("root:A.1")
@pytest.mark.parametrize("name", MAPS)
def test_every_map_is_prepared_by_its_own_section_in_the_draft(name: str) -> None:
    t = drafted(1, map=name)
    assert (t.landmarks(), len(t.view(None).map.closed_paths)) == {
        "autumn": ({}, 0),
        "winter": ({}, 0),
        "lake": ({"ferry": 1}, 0),
        "mountain": ({"tower": 10}, 6),
    }[name]
    assert sum(t.g.ruins) == 4
    assert sum(t.view(None).items.values()) == 12


@pytest.mark.clause("root:A.7", "root:A.10")
@pytest.mark.parametrize("seed", range(4))
def test_after_the_draft_everybody_holds_three_cards_and_nobody_knows_the_deck(seed: int) -> None:
    t = drafted(seed, map=MAPS[seed])
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3]
    assert all(t.g.known[card] == 1 << seat for seat in range(3) for card in t.g.hands[seat])
    assert not any(t.g.known[card] for card in t.g.deck)
    supporters = 3 if any(faction.id == "alliance" for faction in t.g.cast.factions) else 0
    assert len(t.g.deck) == 54 - 9 - supporters
    assert t.g.discard == []


@pytest.mark.clause("root:A.8.1", "root:A.8.2")
def test_one_card_stays_when_all_have_chosen_and_every_faction_is_chosen_now_and_then() -> None:
    chosen = set()
    for seed in range(6):
        t = drafted(seed)
        chosen |= {faction.id for faction in t.g.cast.factions}
        (left,) = t.view(None).laid_out
        assert {left, *(faction.id for faction in t.g.cast.factions)} == set(FOUR)
    assert chosen == set(FOUR)


@pytest.mark.clause("root:A.8.1.II")
@pytest.mark.parametrize("seed", range(8))
def test_the_locked_card_is_offered_as_soon_as_a_militant_is_taken_and_not_before(seed: int) -> None:
    t = set_up(players=3, factions=FOUR, preparation="draft", seed=seed)
    locked = t.g.locked
    chance = Chance(seed_from(seed))
    while t.g.phase == "choose":
        seat = t.waiting[0]
        if t.topic(seat) == "take_faction" and locked in t.g.laid:
            taken = {faction.id for faction in t.g.cast.factions}
            assert t.offered(seat, "take_faction", locked) == bool(taken & {"marquise", "eyrie"})
        t.answer(seat, *chance.pick(t.options(seat)))


@pytest.mark.clause("root:A.8.2-x1", "root:A.8.2.I", "root:A.8.2.II")
@pytest.mark.parametrize("seed", range(8))
def test_homelands_of_a_draft_are_apart_and_have_all_pieces_of_the_cards(seed: int) -> None:
    t = drafted(seed, 2 + seed % 2, map=MAPS[seed % 4])
    factions = [faction.id for faction in t.g.cast.factions]
    homes = [home for own in t.g.homelands for home in own]
    assert len(set(homes)) == len(homes)
    if "marquise" in factions:
        seat = factions.index("marquise")
        mine = t.g.homelands[seat]
        built = [site for piece in ("sawmill", "workshop", "recruiter") for site in t.on_map(seat, piece)]
        assert sorted(built) == sorted(mine)
        assert set(t.on_map(seat, "keep")) < set(mine)
        assert t.on_map(seat, "warrior") == {c: 2 if c in mine else 1 for c in range(1, 13)}
    if "eyrie" in factions:
        seat = factions.index("eyrie")
        (home,) = t.g.homelands[seat]
        assert home in t.g.woodland.edge
        assert (t.on_map(seat, "roost"), t.on_map(seat, "warrior")) == ({home: 1}, {home: 6})
    if "vagabond" in factions:
        board = t.g.boards[factions.index("vagabond")]
        assert isinstance(board, VagabondBoard)
        assert board.character == t.g.character != ""
    if "alliance" in factions:
        assert len(board_of(t.g, factions.index("alliance")).supporters) == 3


@pytest.mark.clause("root:A.8.2-x1", "root:A.8.2.II-x1")
def test_the_keep_stays_away_from_an_enemy_homeland_if_it_can() -> None:
    t = set_up(players=2, factions=("marquise", "eyrie"), preparation="draft")
    t.answer(1, "take_faction", "eyrie")
    while t.g.homelands[1] == []:
        t.answer(1, *next(option for option in t.options(1) if option[1] == 1))
    while t.waiting == (1,):
        t.answer(1, *t.options(1)[0])
    while t.topic(0) != "homelands":
        t.answer(0, *t.options(0)[0])
    t.answer(0, "homelands", 2, 5, 10)  # 5 and 10 are adjacent to clearing 1
    assert t.on_map(0, "keep") == {2: 1}


# B. Components


@pytest.mark.clause("root:B.1")
def test_the_pieces_of_the_four_factions_are_those_of_the_box() -> None:
    t = playing(*FOUR)
    kinds = t.g.cast.kinds
    assert sum(kind.total for kind in kinds if kind.sort == BUILDING) == 28
    assert sum(kind.total for kind in kinds if kind.sort == TOKEN) == 19
    assert sorted(kind.total for kind in kinds if kind.sort == WARRIOR) == [10, 20, 25]
    assert [pawn >= 0 for pawn in t.g.pawns] == [False, False, False, True]
    view = t.view(None).seats[1].board
    assert isinstance(view, EyrieView)
    assert sum(column.count("loyal_vizier") for column in view.decree.values()) == 2


# C. Maps


@pytest.mark.clause("root:C.4", "root:3.3.1.II")
@pytest.mark.parametrize("name", MAPS)
def test_opposite_corners_lie_across_the_map(name: str) -> None:
    table = PRINTED.tables.maps[name]
    corners = printed.CORNERS[name]
    across = [{corners[one], corners[other]} for one, other in table.corner_pairs]
    assert {"top_left", "bottom_right"} in across
    assert {"top_right", "bottom_left"} in across
    for pair in ((1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)):
        t = bare("marquise", "squirrels", "weasels", map=name)
        t.dominate(0, "dominance_bird")
        for corner in pair:
            t.put(0, corner, warrior=1)
        t.begin(2)
        t.end_turn(2)
        assert (t.world.result is not None) == (pair in table.corner_pairs)


@pytest.mark.clause("root:C.2.5", "root:8.6.1.I", "root:8.2.6")
def test_the_ferry_takes_an_operation_of_the_alliance_and_outrage_comes_before_its_card() -> None:
    t = rebels(map="lake")
    t.put(0, 1, warrior=2)
    officers(t, 1)
    t.phase_of(0, "evening")
    t.deck("anvil", "sword")
    t.answer(0, "ferry", 1, 10)
    t.answer(0, "warriors", 2)
    assert (t.landmarks()["ferry"], t.warriors(0, 10)) == (10, 2)
    assert t.cards(0) == ["anvil", "sword"]  # the ferry's, and that of the Evening
    t = rebels(map="lake")
    t.put(0, 10, sympathy=1)
    t.put(1, 1, warrior=1)
    t.deck("anvil", "sword")
    t.begin(1)
    t.answer(1, "ferry", 1, 10)
    assert (stack(t), t.cards(1)) == (["anvil"], ["sword"])


@pytest.mark.clause("root:C.3.3")
def test_a_token_or_a_pawn_is_piece_enough_to_open_a_path() -> None:
    t = rebels("vagabond", map="mountain")
    t.put(0, 5, sympathy=1)
    t.hand(0, "anvil")
    t.phase_of(0, "daylight")
    assert t.options(0, "open_path") == [("open_path", 2, 5), ("open_path", 5, 9)]
    t.answer(0, "open_path", 5, 9)
    t.answer(0, "spend", "anvil")
    assert t.points(0) == 1
    assert t.g.known[t.g.discard[-1]] == EVERYBODY
    t.stand(1, 8)
    t.hand(1, "sword")
    t.phase_of(1, "daylight")
    assert t.options(1, "open_path") == [("open_path", 8, 9)]


@pytest.mark.clause("root:C.3.2", "root:8.4.2.I")
def test_sympathy_does_not_spread_over_a_closed_path() -> None:
    t = rebels(map="mountain")
    t.put(0, 5, sympathy=1)
    t.supporters(0, "birdy_bindle")
    t.begin(0)
    near = [option[1] for option in t.options(0, "spread")]
    assert near == list(t.g.woodland.paths[5])
    assert 2 not in near
    assert 9 not in near


@pytest.mark.clause("root:C.3.4")
def test_a_base_and_warriors_rule_the_pass_for_the_alliance_and_sympathy_does_not() -> None:
    for pieces, points in (({"sympathy": 1}, 0), ({"base_fox": 1}, 1), ({"warrior": 1}, 1)):
        t = rebels(map="mountain")
        t.put(0, 10, **pieces)
        t.phase_of(0, "evening")
        assert t.waiting == (1,)
        assert t.points(0) == points
