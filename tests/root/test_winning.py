"""3. Winning."""

import pytest

from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.points import Victory, lose, score, score_together
from deskovka.games.root.removal import EFFECT, Removal, take_off, trophies
from tests.root.playing import bare


@pytest.mark.clause("root:3.1", "root:X.3")
def test_thirty_points_win_in_the_middle_of_an_action() -> None:
    t = bare()
    t.put(0, 2, workshop=1)
    t.hand(0, "birdy_bindle", "anvil")
    t.score(0, 29)
    t.begin(0)
    t.answer(0, "craft", "birdy_bindle")
    assert t.winners == (0,)
    assert t.told("won") == [{"seat": 0, "victory": "points"}]
    assert t.g.phase == "over"


@pytest.mark.clause("root:3.1", "root:4.3.4-x1")
def test_when_both_sides_of_a_battle_reach_thirty_the_one_whose_turn_it_is_wins() -> None:
    t = bare()
    t.put(0, 5, warrior=1, wood=1)
    t.put(1, 5, warrior=1, acorn=1)
    t.lay(0, "sappers")
    t.lay(1, "brutal_tactics")
    t.score(0, 28)
    t.score(1, 29)
    t.begin(1)
    t.battle(1, 5, 0, (3, 1))
    t.answer(1, "first", 0)
    t.answer(0, "use", "sappers")
    t.answer(1, "use", "brutal_tactics")  # the defender scores 1, then each side removes a token of the other
    assert (t.points(0), t.points(1)) == (30, 30)
    assert t.winners == (1,)


@pytest.mark.clause("root:3.1-x1")
def test_without_the_current_player_the_first_one_clockwise_wins() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.begin(1)
    g = t.g
    g.score = [29, 5, 29]
    with pytest.raises(Victory):
        score_together(g, [1, 0, 1])
    assert g.winners == [2]


@pytest.mark.clause("root:3.1-x2")
def test_a_score_never_drops_below_zero_and_without_a_marker_nothing_is_scored() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.score(0, 2)
    lose(t.g, 0, 5)
    assert t.points(0) == 0
    t.dominate(1, "dominance_fox")
    t.score(1, 12)
    score(t.g, 1, 3)
    lose(t.g, 1, 3)
    assert t.points(1) == 12


@pytest.mark.clause("root:3.2.1")
def test_a_point_for_each_enemy_building_and_token_also_as_defender() -> None:
    t = bare()
    t.put(0, 5, warrior=3)
    t.put(1, 5, den=1, acorn=1)
    t.battle(0, 5, 1, (2, 0))
    assert t.points(0) == 2  # two rolled hits and one for the defenseless: all there is
    t = bare()
    t.put(0, 5, warrior=2, recruiter=1)
    t.put(1, 5, warrior=3)
    t.begin(0)
    t.battle(0, 5, 1, (3, 2))
    assert t.points(1) == 0
    assert t.warriors(0, 5) == 0
    t = bare()
    t.put(0, 5, warrior=1, recruiter=1)
    t.put(1, 5, warrior=3)
    t.begin(0)
    t.battle(0, 5, 1, (2, 2))
    assert (t.points(0), t.points(1)) == (0, 1)


@pytest.mark.clause("root:3.2.1")
def test_no_point_for_pieces_of_ones_own_or_of_a_partner() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 5, workshop=1)
    t.put(1, 5, acorn=1)
    t.put(2, 5, acorn=1)
    form_coalition(t.world.boundary, 1, 0)
    t.begin(0)
    numbers = t.g.cast.numbers
    pieces = [(numbers[0]["workshop"], 5, 1), (numbers[1]["acorn"], 5, 1), (numbers[2]["acorn"], 5, 1)]
    take_off(t.g, removal := Removal(0, EFFECT, pieces))
    assert trophies(t.g, removal) == 1


@pytest.mark.clause("root:3.3.1", "root:3.3.4")
def test_dominance_cards_are_a_matter_of_daylight() -> None:
    t = bare("alliance", "squirrels", "weasels")
    t.put(0, 5, sympathy=1)
    t.score(0, 10)
    t.make_available("dominance_rabbit")
    t.hand(0, "dominance_fox", "bake_sale")
    t.begin(0)
    assert t.topic(0) in ("revolt", "spread")
    assert not t.options(0, "activate_dominance", "take_dominance")
    assert t.offered_in(0, "activate_dominance", "dominance_fox") == ["alliance"]
    t.begin(0)
    assert t.offered_in(0, "take_dominance", "dominance_rabbit", "bake_sale") == ["alliance"]


@pytest.mark.clause("root:3.2.2")
def test_crafting_an_item_scores_the_printed_points() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.hand(0, "bake_sale")
    t.begin(0)
    t.answer(0, "craft", "bake_sale")
    assert (t.points(0), t.box(0)) == (3, {"coin": 1})


# 3.3 Dominance


@pytest.mark.clause("root:3.3")
@pytest.mark.parametrize("deck", ["base", "exiles"])
def test_there_are_four_dominance_cards_one_of_each_suit(deck: str) -> None:
    t = bare("marquise", "squirrels", "weasels", deck=deck)
    cards = t.g.terms.deck.cards
    assert [cards[card].suit for card in t.g.terms.deck.dominance] == ["fox", "rabbit", "mouse", "bird"]


@pytest.mark.clause("root:3.3.1")
def test_with_ten_points_a_dominance_card_can_be_activated_for_the_score_marker() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.hand(0, "dominance_fox")
    t.score(0, 9)
    assert not t.options(0, "activate_dominance")
    t.score(0, 10)
    t.put(0, 5, warrior=1)
    t.move(0, 5, 1)
    assert not t.options(0, "activate_dominance")  # not in the middle of a march
    t.decline(0)
    left = t.question(0).facts["left"]
    t.answer(0, "activate_dominance", "dominance_fox")
    assert t.active(0) == "dominance_fox"
    assert t.question(0).facts["left"] == left  # no action of the faction
    assert not t.g.has_marker(0)
    score(t.g, 0, 5)
    assert t.points(0) == 10


@pytest.mark.clause("root:3.3.1.I")
@pytest.mark.parametrize(("clearings", "wins"), [((1, 6), False), ((1, 6, 8), True), ((1, 6, 8, 12), True)])
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(clearings: tuple[int, ...], wins: bool) -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.dominate(0, "dominance_fox")
    for clearing in clearings:
        t.put(0, clearing, warrior=1)
    t.put(0, 2, warrior=1)
    t.begin(2)
    t.end_turn(2)
    assert (t.world.result is not None) == wins
    if wins:
        assert t.winners == (0,)
        assert t.told("won") == [{"seat": 0, "victory": "dominance"}]


@pytest.mark.clause("root:3.3.1.II", "root:C.4")
@pytest.mark.parametrize(("corners", "wins"), [((1, 2), False), ((1, 3), True), ((2, 4), True), ((1, 4), False)])
def test_two_opposite_corners_win_with_the_bird_card(corners: tuple[int, int], wins: bool) -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.dominate(0, "dominance_bird")
    for corner in corners:
        t.put(0, corner, warrior=1)
    t.begin(2)
    t.end_turn(2)
    assert (t.world.result is not None) == wins


@pytest.mark.clause("root:3.3.2")
def test_an_active_card_is_no_hand_card_and_stays() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.dominate(0, "dominance_fox")
    t.hand(0, "dominance_mouse", "anvil", "bake_sale", "sword", "investments")
    t.score(0, 15)
    assert not t.options(0, "activate_dominance")
    t.deck("birdy_bindle")
    t.answer(0, "done")
    assert t.topic(0) == "hand_limit"
    assert t.question(0).facts == {"left": 1}  # six in hand; the active one does not count


@pytest.mark.clause("root:3.3.3")
def test_a_dominance_card_is_spent_for_its_suit_and_becomes_available() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 1, sawmill=1)
    t.hand(0, "dominance_fox")
    t.begin(0)
    t.answer(0, "overwork", 1, "dominance_fox")
    assert (t.available(), t.discarded()) == (["dominance_fox"], [])
    assert t.view(1).available == ("dominance_fox",)


@pytest.mark.clause("root:3.3.4")
def test_an_available_card_is_taken_for_a_card_of_its_suit() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.make_available("dominance_fox")
    t.make_available("dominance_bird")
    t.hand(0, "anvil", "bake_sale", "birdy_bindle", "arms_trader")
    assert t.options(0, "take_dominance") == [
        ("take_dominance", "dominance_fox", "anvil"),
        ("take_dominance", "dominance_fox", "birdy_bindle"),
        ("take_dominance", "dominance_fox", "arms_trader"),
        ("take_dominance", "dominance_bird", "birdy_bindle"),
        ("take_dominance", "dominance_bird", "arms_trader"),
    ]
    t.answer(0, "take_dominance", "dominance_fox", "anvil")
    t.answer(0, "take_dominance", "dominance_bird", "birdy_bindle")
    assert sorted(t.cards(0)) == ["arms_trader", "bake_sale", "dominance_bird", "dominance_fox"]
    assert t.view(2).seats[0].hand == ("dominance_bird", "dominance_fox", "hidden", "hidden")  # all have seen it


@pytest.mark.clause("root:3.3.3", "root:3.3.4")
def test_one_dominance_card_may_be_spent_to_take_another() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.make_available("dominance_fox")
    t.hand(0, "dominance_bird")
    t.answer(0, "take_dominance", "dominance_fox", "dominance_bird")
    assert (t.cards(0), t.available(), t.discarded()) == (["dominance_fox"], ["dominance_bird"], [])
    assert not t.options(0, "take_dominance")  # the bird card asks for a bird


@pytest.mark.clause("root:3.3.4-x1")
def test_two_players_play_without_dominance_cards() -> None:
    t = bare()
    names = t.g.terms.deck.names
    assert sorted(names[card] for card in t.g.removed) == [
        f"dominance_{suit}" for suit in ("bird", "fox", "mouse", "rabbit")
    ]
    assert not bare("marquise", "squirrels", "weasels").g.removed


@pytest.mark.clause("root:X.3", "root:9.2.8")
def test_who_has_joined_a_partner_wins_with_everybody_whom_that_partner_wins_with() -> None:
    t = bare("marquise", "vagabond", "vagabond_second", "squirrels")
    form_coalition(t.world.boundary, 2, 1)  # the one Vagabond has joined the other
    form_coalition(t.world.boundary, 1, 0)  # who has joined the Marquise since
    t.put(0, 2, workshop=1)
    t.hand(0, "birdy_bindle")
    t.score(0, 29)
    t.begin(0)
    t.answer(0, "craft", "birdy_bindle")
    assert t.winners == (0, 1, 2)
    assert t.told("won_too") == [{"seat": 1, "partner": 0}, {"seat": 2, "partner": 1}]


@pytest.mark.clause("root:X.5")
def test_a_player_without_pieces_stays_in_the_game() -> None:
    t = bare()
    t.begin(0)
    t.end_turn(0)
    assert t.g.turn == 1
    assert t.waiting == (1,)
