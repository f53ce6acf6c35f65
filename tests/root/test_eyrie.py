"""7. Eyrie Dynasties: abilities, set-up, Birdsong, Evening."""

import pytest

from deskovka.games.root.effects import Effect
from deskovka.games.root.state import Root
from tests.root.dynasty import LEADERS, decreed, shown
from tests.root.playing import bare, playing, set_up

# 7.2 Abilities


@pytest.mark.clause("root:7.2.1", "root:7.5.1")
def test_roosts_are_the_crafting_pieces_and_crafting_comes_before_the_decree() -> None:
    t = decreed("builder")
    t.put(0, 1, roost=1)
    t.put(0, 9, warrior=2)
    t.hand(0, "anvil", "travel_gear_fox", "crossbow_mouse")
    assert t.options(0, "craft") == [("craft", "anvil"), ("craft", "crossbow_mouse")]
    t.answer(0, "craft", "anvil")
    assert t.box(0) == {"hammer": 1}
    assert not t.options(0, "craft")  # the one roost in a fox clearing is activated
    t.put(0, 5, roost=1)
    assert t.options(0, "craft") == [("craft", "travel_gear_fox")]
    t.answer(0, "decree_recruit", 5, "bird")
    assert t.question(0).facts["column"] == "move"
    assert not t.options(0, "craft")


@pytest.mark.clause("root:7.2.2")
def test_the_lords_of_the_forest_rule_where_they_are_tied() -> None:
    t = bare("eyrie", "squirrels", "weasels")
    t.put(0, 5, warrior=1, roost=1)
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=2)
    assert t.ruler(5) == 0
    t.put(1, 5, warrior=3)
    assert t.ruler(5) == 1
    t.put(2, 5, warrior=3)
    assert t.ruler(5) is None  # tied, but not with the Eyrie
    assert t.ruler(7) is None  # nobody is there
    t.put(1, 7, acorn=1)
    assert t.ruler(7) is None


class Engravers(Effect):
    def item_bonus(self, g: Root, seat: int) -> int:
        return 1


@pytest.mark.clause("root:7.2.3", "root:7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("builder", 3), ("charismatic", 1), ("commander", 1), ("despot", 1)])
def test_items_score_one_point_except_under_the_builder(leader: str, points: int) -> None:
    for effects, bonus in (((), 0), ((Engravers(),), 1)):
        t = decreed(leader)
        t.put(0, 5, roost=1)
        t.put(0, 10, roost=1)
        t.force(0, *effects)
        t.hand(0, "bake_sale", "cobbler")
        t.answer(0, "craft", "bake_sale")
        assert t.points(0) == points + bonus
    t = decreed(leader)
    t.put(0, 5, roost=1)
    t.put(0, 10, roost=1)
    t.hand(0, "cobbler")
    t.answer(0, "craft", "cobbler")
    assert t.points(0) == 0  # it is no item


# 7.3 Set-up


@pytest.mark.clause("root:7.3.1")
def test_they_have_twenty_warriors() -> None:
    t = set_up("eyrie", "squirrels")
    assert (t.supply(0, "warrior"), t.supply(0, "roost")) == (20, 7)


@pytest.mark.clause("root:7.3.2")
def test_they_begin_in_the_corner_opposite_another_player_if_possible() -> None:
    t = set_up("eyrie", "marquise")
    t.answer(1, "keep", 3)
    for _ in range(3):
        t.answer(1, *t.options(1, "build")[0])
    assert t.on_map(0, "roost") == {1: 1}  # nothing else to choose
    assert t.on_map(0, "warrior") == {1: 6}
    assert t.g.homelands[0] == [1]
    t = set_up("eyrie", "squirrels")
    assert t.topic(0) == "first_roost"
    assert t.options(0) == [("place_at", corner) for corner in (1, 2, 3, 4)]  # nobody is there yet
    t.answer(0, "place_at", 4)
    assert (t.on_map(0, "roost"), t.on_map(0, "warrior")) == ({4: 1}, {4: 6})


@pytest.mark.clause("root:7.3.3", "root:7.3.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ("recruit", "move")),
        ("charismatic", ("recruit", "battle")),
        ("commander", ("move", "battle")),
        ("despot", ("move", "build")),
    ],
)
def test_a_leader_is_chosen_and_his_columns_get_the_viziers(leader: str, columns: tuple[str, str]) -> None:
    t = set_up("eyrie", "squirrels")
    t.answer(0, "place_at", 1)
    assert t.topic(0) == "leader"
    assert t.options(0) == [("leader", one) for one in LEADERS]
    t.answer(0, "leader", leader)
    board = shown(t, 1)
    assert board.leader == leader
    assert set(board.leaders_left) == set(LEADERS) - {leader}
    assert {column for column, cards in board.decree.items() if cards == ("loyal_vizier",)} == set(columns)
    assert [cards for column, cards in board.decree.items() if column not in columns] == [(), ()]


@pytest.mark.clause("root:7.3.5")
def test_the_other_roosts_fill_the_track() -> None:
    roosts = shown(playing("eyrie", "squirrels")).roosts
    assert (roosts.on_map, roosts.on_track, roosts.cost, roosts.points) == (1, 6, None, 1)


@pytest.mark.clause("root:A.8.2-x1", "root:A.8.2.I", "root:A.8.2.II", "root:AS-eyrie", "root:AS-8")
def test_their_set_up_card() -> None:
    t = set_up(players=2, factions=("marquise", "eyrie"), preparation="draft", first=0)
    t.answer(1, "take_faction", "marquise")
    t.answer(1, "homelands", 1, 5, 10)
    while t.waiting == (1,):
        t.answer(1, *t.options(1)[0])
    assert t.topic(0) == "first_roost"
    assert t.options(0) == [("place_at", 3), ("place_at", 8)]  # on the edge, two clearings between
    t.answer(0, "place_at", 8)
    assert (t.on_map(0, "warrior"), t.on_map(0, "roost"), t.g.homelands[0]) == ({8: 6}, {8: 1}, [8])
    assert t.topic(0) == "leader"
    t = set_up(players=2, factions=("marquise", "eyrie"), preparation="draft", first=0)
    t.answer(1, "take_faction", "eyrie")
    assert t.options(1) == [("place_at", clearing) for clearing in (1, 2, 3, 4, 5, 6, 7, 8, 9)]  # nobody else yet


# 7.4 Birdsong


@pytest.mark.clause("root:7.4.1")
def test_with_an_empty_hand_they_draw_a_card() -> None:
    t = bare("eyrie", "squirrels")
    t.hand(0)
    t.deck("anvil", "sword")
    t.begin(0)
    assert t.cards(0) == ["anvil"]
    t.hand(0, "bake_sale")
    t.begin(0)
    assert t.cards(0) == ["bake_sale"]


@pytest.mark.clause("root:7.4.2")
def test_one_or_two_cards_are_added_to_any_column_one_of_them_a_bird_at_most() -> None:
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1)
    t.hand(0, "anvil", "birdy_bindle", "arms_trader")
    t.begin(0)
    assert t.topic(0) == "decree_add"
    columns = ("recruit", "move", "battle", "build")
    assert t.options(0) == [
        ("decree_add", card, column) for card in ("anvil", "birdy_bindle", "arms_trader") for column in columns
    ]
    t.answer(0, "decree_add", "birdy_bindle", "move")
    assert shown(t, 1).decree["move"] == ("loyal_vizier", "birdy_bindle")
    assert t.options(0) == [*(("decree_add", "anvil", column) for column in columns), ("done",)]
    t.answer(0, "decree_add", "anvil", "move")
    assert shown(t, 1).decree["move"] == ("loyal_vizier", "birdy_bindle", "anvil")
    assert shown(t, 1).added == 2
    assert t.topic(0) == "decree"  # two are all
    assert t.cards(0) == ["arms_trader"]


@pytest.mark.clause("root:7.4.2")
def test_a_second_card_is_up_to_them_and_needs_a_card() -> None:
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1)
    t.hand(0, "anvil", "sword")
    t.begin(0)
    t.answer(0, "decree_add", "sword", "build")
    t.answer(0, "done")
    assert t.topic(0) == "decree"
    t.hand(0, "anvil")
    t.begin(0)
    assert not t.offered(0, "done")  # another turn, another card
    t.answer(0, "decree_add", "anvil", "battle")
    assert t.topic(0) == "decree"


@pytest.mark.clause("root:7.4.2-x1")
def test_with_birds_only_they_add_exactly_one() -> None:
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1)
    t.hand(0, "birdy_bindle", "arms_trader")
    t.begin(0)
    t.answer(0, "decree_add", "arms_trader", "battle")
    assert t.options(0) == [("done",)]  # asked, because the others must not learn what they have
    t.answer(0, "done")
    assert t.topic(0) == "decree"


@pytest.mark.clause("root:7.4.2-x1")
def test_without_any_card_the_step_is_skipped() -> None:
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1)
    t.hand(0)
    g = t.world.boundary
    g.removed += g.deck + g.discard
    g.deck, g.discard = [], []
    t.begin(0)
    assert t.topic(0) == "decree"
    assert shown(t).added == 0


@pytest.mark.clause("root:7.4.3")
def test_a_new_roost_with_three_warriors_where_the_fewest_warriors_are() -> None:
    t = bare("eyrie", "marquise", "squirrels")
    for clearing in range(1, 13):
        t.put(1, clearing, warrior=2)
    for clearing in (3, 6, 9, 10):
        t.put(1, clearing, warrior=1)
    t.put(2, 9, warrior=1)  # all players together
    t.put(1, 10, recruiter=1)  # no slot beside the ruin
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "decree_add", "anvil", "move")
    assert t.topic(0) == "new_roost"
    assert t.options(0) == [("place_at", 3), ("place_at", 6)]
    t.answer(0, "place_at", 6)
    assert (t.on_map(0, "roost"), t.on_map(0, "warrior")) == ({6: 1}, {6: 3})
    assert t.topic(0) == "decree"


@pytest.mark.clause("root:7.4.3")
def test_a_new_roost_shuns_the_keep_and_takes_as_many_warriors_as_there_are() -> None:
    t = bare("eyrie", "marquise")
    for clearing in range(1, 13):
        t.put(1, clearing, warrior=1)
    t.put(1, 5, warrior=0, keep=1)
    t.put(1, 8, warrior=0)
    t.leave(0, warrior=2)
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "decree_add", "anvil", "move")
    assert (t.on_map(0, "roost"), t.on_map(0, "warrior")) == ({8: 1}, {8: 2})  # 5 is forbidden


@pytest.mark.clause("root:7.4.3")
def test_with_a_roost_on_the_map_or_no_room_for_one_nothing_is_placed() -> None:
    t = bare("eyrie", "squirrels")
    t.put(0, 1, roost=1)
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "decree_add", "anvil", "move")
    assert (t.on_map(0, "roost"), t.on_map(0, "warrior")) == ({1: 1}, {})
    t = bare("eyrie", "squirrels")
    t.world.boundary.slots[:] = [0] * 13
    t.hand(0, "anvil")
    t.begin(0)
    t.answer(0, "decree_add", "anvil", "move")
    assert (t.on_map(0, "roost"), t.on_map(0, "warrior")) == ({}, {})
    assert t.topic(0) == "decree"


# 7.6 Evening


@pytest.mark.clause("root:7.6.1", "root:7.6.2")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_the_track_of_roosts_says_what_they_score_and_draw(roosts: int, points: int, cards: int) -> None:
    t = bare("eyrie", "squirrels")
    for clearing in range(1, roosts + 1):
        t.put(0, clearing, roost=1)
    t.hand(0)
    board = shown(t)
    assert (board.points_in_evening, board.cards_in_evening) == (points, cards)
    t.phase_of(0, "evening")
    assert (t.points(0), len(t.cards(0))) == (points, cards)
    assert t.g.turn == 1


@pytest.mark.clause("root:7.6.2", "root:X.4")
def test_then_they_discard_down_to_five() -> None:
    t = bare("eyrie", "squirrels")
    t.hand(0, "anvil", "bake_sale", "sword", "investments", "birdy_bindle")
    t.phase_of(0, "evening")
    assert t.topic(0) == "hand_limit"
    t.answer(0, "discard", "sword")
    assert len(t.cards(0)) == 5


def test_they_win_in_the_evening() -> None:
    t = bare("eyrie", "squirrels")
    for clearing in (1, 2, 3):
        t.put(0, clearing, roost=1)
    t.score(0, 28)
    t.phase_of(0, "evening")
    assert t.winners == (0,)
