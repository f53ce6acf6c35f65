"""5. A turn."""

import pytest

from deskovka.kernel import Chance, IllegalAnswer, NotAsked, seed_from
from tests.legends.playing import GAME, playing

SIX = ("lake", "stronghold", "dire_eye", "noble_hills", "cursed_tower", "ancient_sage")


# Taking a card


@pytest.mark.clause("legends:EL-TRN-01")
def test_the_player_on_turn_must_take_one_of_the_cards_in_the_row() -> None:
    t = playing(players=3)
    t.row(*SIX)
    assert t.world.waiting == (0,)
    assert t.options(0) == [("take", card) for card in SIX]
    for refused in (("done",), ("take", "dire_giant")):
        with pytest.raises(IllegalAnswer):
            t.answer(0, *refused)
    t.take(0, "dire_eye")
    assert t.cards(0) == ["dire_eye"]
    assert "dire_eye" not in t.offered()
    t.end_turn(0)
    with pytest.raises(NotAsked):
        t.take(0, "lake")


@pytest.mark.clause("legends:EL-TRN-01")
def test_a_taken_card_lies_face_up_for_all_to_see() -> None:
    t = playing(players=3)
    t.take_free(0, "dire_eye")
    for seat in (None, 0, 1, 2):
        assert [each.cards for each in GAME.view(t.g, seat).seats] == [("dire_eye",), (), ()]


@pytest.mark.clause("legends:EL-TRN-02")
@pytest.mark.parametrize(("position", "price"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_price_of_a_card_follows_its_position(position: int, price: int) -> None:
    t = playing(players=3)
    t.row(*SIX)
    t.give_coins(0, 7)
    bank = t.g.bank
    assert [offer.price for offer in GAME.view(t.g, 0).row] == [0, 1, 1, 2, 2, 3]
    t.take(0, SIX[position])
    assert t.coins(0) == 7 - price
    assert t.g.bank == bank + price


@pytest.mark.clause("legends:EL-TRN-02")
def test_the_third_card_from_the_left_costs_one_coin() -> None:
    t = playing(players=2)
    t.row(*SIX)
    t.take(0, SIX[2])
    assert [t.coins(0), t.coins(1)] == [11, 12]


@pytest.mark.clause("legends:EL-TRN-03")
@pytest.mark.parametrize(("coins", "affordable"), [(1, 3), (2, 5), (3, 6)])
def test_a_card_that_costs_more_than_the_player_has_cannot_be_taken(coins: int, affordable: int) -> None:
    t = playing(players=3)
    t.row(*SIX)
    t.give_coins(0, coins)
    assert t.options(0) == [("take", card) for card in SIX[:affordable]]


@pytest.mark.clause("legends:EL-TRN-03")
def test_without_a_coin_the_first_card_is_taken() -> None:
    t = playing(players=3)
    t.row(*SIX)
    t.give_coins(0, 0)
    assert t.cards(0) == ["lake"]  # the only choice
    assert t.topic(0) == "either"
    assert t.coins(0) == 0


@pytest.mark.clause("legends:EL-TRN-03")
def test_coins_that_a_card_gives_do_not_pay_for_it() -> None:
    t = playing(players=3)
    t.row("lake", "stronghold", "dire_eye", "mountain_treasury")
    t.give_coins(0, 1)
    assert ("take", "mountain_treasury") not in t.options(0)
    t.give_coins(0, 2)
    t.take(0, "mountain_treasury")
    assert t.coins(0) == 2


# Ability and action


@pytest.mark.clause("legends:EL-TRN-04")
@pytest.mark.parametrize(("card", "points"), [("noble_unicorn", 5), ("ancient_sage", 3)])
def test_one_more_move_counts_for_the_action_of_the_same_card(card: str, points: int) -> None:
    t = playing(players=3)
    t.take_free(0, card)
    assert t.question(0).facts == {"points": points}


@pytest.mark.clause("legends:EL-TRN-04")
def test_one_more_army_counts_for_the_action_of_the_same_card() -> None:
    t = playing(players=3)
    t.take_free(0, "forest_elf")
    t.answer(0, "perform", "place")
    t.answer(0, "place", t.start(), 4)
    assert t.armies(0, t.start()) == 8


@pytest.mark.clause("legends:EL-TRN-04")
def test_flying_counts_for_the_action_of_the_same_card() -> None:
    t = playing(players=3)
    t.take_free(0, "ancient_phoenix")
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 3}


@pytest.mark.clause("legends:EL-TRN-04")
def test_coins_come_after_paying_and_before_the_action() -> None:
    t = playing(players=3)
    t.row("lake", "mountain_treasury", "dire_eye")
    t.give_coins(0, 1)
    t.take(0, "mountain_treasury")
    assert t.topic(0) == "move"
    assert t.coins(0) == 2
    kinds = [event.kind for event in t.events]
    assert kinds == ["took", "coins_gained"]


@pytest.mark.clause("legends:EL-TRN-05")
def test_the_action_is_performed_at_once() -> None:
    t = playing(players=3)
    t.take_free(0, "dire_eye")
    assert (t.world.waiting, t.topic(0)) == ((0,), "place")
    t.answer(0, "place", t.start(), 4)
    assert t.armies(0, t.start()) == 8
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-TRN-06")
@pytest.mark.parametrize("card", ["dire_eye", "dire_goblin", "stronghold", "night_hydra", "ancient_woods", "castle_b"])
def test_a_player_may_perform_nothing_of_the_action_and_the_card_still_counts(card: str) -> None:
    t = playing(players=4)
    before = t.g.copy()
    t.take_free(0, card)
    t.end_turn(0)
    assert (t.g.armies, t.g.cities) == (before.armies, before.cities)
    assert t.cards(0) == [card]
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-TRN-06")
def test_the_ability_of_a_card_holds_though_its_action_was_refused() -> None:
    t = playing(players=3)
    t.take_free(0, "forest_tree_town")
    t.decline(0)
    t.take_free(1, "noble_hills")
    t.decline(1)
    t.take_free(2, "graveyard")
    t.decline(2)
    t.take_free(0, "dire_goblin")
    assert t.question(0).facts == {"points": 6}


@pytest.mark.clause("legends:EL-TRN-06")
def test_a_player_may_perform_a_part_of_the_action() -> None:
    t = playing(players=3)
    t.take_free(0, "dire_eye")
    assert t.options(0) == [("place", t.start(), count) for count in range(5)]
    t.answer(0, "place", t.start(), 1)
    assert (t.armies(0, t.start()), t.topic(1)) == (5, "take")
    t.take_free(1, "dire_goblin")
    t.answer(1, "move", t.start(), "meadows_cape")
    t.answer(1, "done")
    assert (t.armies(1, "meadows_cape"), t.topic(2)) == (1, "take")


@pytest.mark.clause("legends:EL-TRN-06")
def test_either_action_of_a_pair_may_be_skipped() -> None:
    t = playing(players=3)
    t.take_free(0, "dire_dragon")
    t.answer(0, "place", t.start(), 0)
    t.answer(0, "destroy", t.start(), 1)
    assert (t.armies(0, t.start()), t.armies(1, t.start())) == (4, 3)
    t.take_free(1, "night_wizard")
    t.answer(1, "place", t.start(), 3)
    t.answer(1, "done")
    assert [t.armies(seat, t.start()) for seat in range(3)] == [4, 6, 4]


# The end of a turn


@pytest.mark.clause("legends:EL-TRN-07")
@pytest.mark.parametrize("position", range(6))
def test_cards_slide_left_and_a_new_one_comes_to_the_right_end(position: int) -> None:
    t = playing(players=3)
    t.row(*SIX)
    top = t.g.terms.tables.cards[t.g.deck[-1]].id
    cards_left = len(t.g.deck)
    t.take(0, SIX[position])
    if t.topic(0) == "either":
        t.answer(0, "perform", "place")
    rest = [card for card in SIX if card != SIX[position]]
    assert t.offered() == rest  # not before the action is over
    t.end_turn(0)
    assert t.offered() == [*rest, top]
    assert len(t.g.deck) == cards_left - 1
    assert [offer.price for offer in GAME.view(t.g, 1).row] == [0, 1, 1, 2, 2, 3]


@pytest.mark.clause("legends:EL-TRN-08")
@pytest.mark.parametrize(
    ("players", "lengths"),
    [(2, [6] * 22), (3, [6] * 27 + [5, 4, 3]), (4, [6] * 29 + [5, 4, 3])],
)
def test_the_row_becomes_shorter_when_the_deck_is_empty(players: int, lengths: list[int]) -> None:
    t, picks = playing(players=players), Chance(seed_from("row", players))
    while t.world.waiting:
        t.answer_at_random(picks)
    rows, in_row = [], 6
    for event in t.events:
        if event.kind == "took":
            rows.append(in_row)
        in_row += {"took": -1, "card_dealt": 1}.get(event.kind, 0)
    assert rows == lengths
    assert len(t.offered()) == in_row
    assert t.g.deck == []


@pytest.mark.clause("legends:EL-TRN-08")
def test_in_a_short_row_prices_follow_the_position_from_the_left() -> None:
    t = playing(players=3)
    t.row("lake", "stronghold", "dire_eye", "noble_hills")
    t.empty_deck()
    t.take(0, "lake")
    t.answer(0, "perform", "place")
    t.end_turn(0)
    assert t.offered() == ["stronghold", "dire_eye", "noble_hills"]
    assert [offer.price for offer in GAME.view(t.g, 1).row] == [0, 1, 1]
    t.take(1, "noble_hills")
    assert t.coins(1) == 10
    t.end_turn(1)
    t.take(2, "stronghold")
    assert t.coins(2) == 11
    assert t.offered() == ["dire_eye"]


@pytest.mark.clause("legends:EL-TRN-08")
def test_no_card_ever_comes_back() -> None:
    t, picks = playing(players=4), Chance(seed_from("cards"))
    while t.world.waiting:
        t.answer_at_random(picks)
    taken = [facts["card"] for facts in t.told("took")]
    assert len(taken) == len(set(taken)) == 32
    assert len(t.offered()) == 2


@pytest.mark.clause("legends:EL-TRN-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_passes_clockwise(players: int) -> None:
    t = playing(players=players)
    cards = iter(("dire_eye", "graveyard", "noble_hills", "dire_giant", "ancient_tree_spirit"))
    for seat in (*range(players), 0):
        assert t.world.waiting == (seat,)
        t.take_free(seat, next(cards))
        t.end_turn(seat)
    assert t.world.waiting == (1,)
