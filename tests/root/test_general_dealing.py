"""5.1.3, 3.3.4-x1. The deck before the first turn, and when a player is asked about dominance and paths."""

import pytest

from deskovka.games.root.windows import DAYLIGHT, EVENING_START, could_offer
from tests.root.playing import bare, set_up


@pytest.mark.clause("root:5.1.3")
def test_the_deck_is_shuffled_before_the_hands_are_dealt() -> None:
    hands = {tuple(sorted(set_up("marquise", "squirrels", seed=seed).cards(0))) for seed in range(8)}
    assert len(hands) > 6
    decks = [set_up("marquise", "squirrels", seed=seed).g.deck for seed in range(3)]
    assert all(deck != sorted(deck, reverse=True) and deck != sorted(deck) for deck in decks)


@pytest.mark.clause("root:3.3.1", "root:K.6")
def test_dominance_could_be_activated_with_ten_points_a_marker_and_a_card_that_nobody_knows() -> None:
    t = bare("eyrie", "squirrels", "weasels")
    t.hand(0, "anvil")
    t.score(0, 9)
    assert not could_offer(t.g, 0, DAYLIGHT)
    t.score(0, 10)
    assert could_offer(t.g, 0, DAYLIGHT)  # nobody knows that it is no dominance card
    t.hand(0)
    assert not could_offer(t.g, 0, DAYLIGHT)
    t.hand(0, "anvil")
    t.dominate(0, "dominance_fox")
    assert not could_offer(t.g, 0, DAYLIGHT)


@pytest.mark.clause("root:3.3.4-x1")
def test_with_two_players_nobody_could_hold_a_dominance_card() -> None:
    t = bare("eyrie", "squirrels")
    t.hand(0, "anvil")
    t.score(0, 10)
    assert not could_offer(t.g, 0, DAYLIGHT)


@pytest.mark.clause("root:3.3.4")
def test_an_available_dominance_card_could_be_taken_by_whoever_has_a_card() -> None:
    t = bare("eyrie", "squirrels", "weasels")
    t.make_available("dominance_mouse")
    t.hand(0)
    assert not could_offer(t.g, 0, DAYLIGHT)
    t.hand(0, "anvil")
    assert could_offer(t.g, 0, DAYLIGHT)


@pytest.mark.clause("root:C.3.3")
def test_a_closed_path_could_be_opened_next_to_a_piece_by_whoever_has_a_card() -> None:
    t = bare("eyrie", "squirrels", map="mountain")
    t.hand(0, "anvil")
    assert not could_offer(t.g, 0, DAYLIGHT)
    one, _ = t.g.woodland.closed_paths[0]
    t.put(0, one, warrior=1)
    assert could_offer(t.g, 0, DAYLIGHT)
    assert not could_offer(t.g, 0, EVENING_START)
    t.hand(0)
    assert not could_offer(t.g, 0, DAYLIGHT)


@pytest.mark.clause("root:K.7")
def test_a_crafted_card_is_offered_in_its_window_only() -> None:
    t = bare("eyrie", "squirrels")
    t.lay(0, "cobbler")
    assert could_offer(t.g, 0, EVENING_START)
    assert not could_offer(t.g, 0, DAYLIGHT)
