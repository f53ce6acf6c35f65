"""8. Tax, suspicion, debt, Inquisition; 9. Passing."""

import pytest

from tests.paladins.playing import Table, playing


def conspiring(players: int = 2, *taxes: int) -> Table:
    """A table at which seat 0 is about to conspire, with these suspicion cards on top."""
    t = playing(players=players)
    t.next_suspicion(*taxes)
    return t


@pytest.mark.clause("paladins:PW-TAX-1")
@pytest.mark.clause("paladins:PW-SUSP-1")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_a_criminal_brings_a_suspicion_card_and_its_tax(tax: int) -> None:
    t = conspiring(2, tax)
    t.answer(0, "conspire")
    assert t.g.suspicion[0] == [tax]
    assert (t.g.silver[0], t.g.tax) == (tax, 6 - tax)


@pytest.mark.clause("paladins:PW-TAX-2")
@pytest.mark.clause("paladins:PW-TAX-3")
def test_missing_tax_comes_from_the_general_supply_and_the_inquisition_follows() -> None:
    t = conspiring(2, 2)
    t.tax(1)
    t.answer(0, "conspire")
    assert t.g.silver[0] == 2
    assert t.g.tax == 6
    assert t.told("inquisition") == [{}]
    assert t.g.unpaid == [1, 0]


@pytest.mark.clause("paladins:PW-TAX-3")
def test_the_last_silver_of_the_tax_supply_brings_the_inquisition_and_one_before_does_not() -> None:
    t = conspiring(2, 1)
    t.tax(2)
    t.answer(0, "conspire")
    assert (t.g.tax, t.told("inquisition")) == (1, [])
    t = conspiring(2, 1)
    t.tax(1)
    t.answer(0, "conspire")
    assert (t.g.tax, t.told("inquisition")) == (6, [{}])


@pytest.mark.clause("paladins:PW-SUSP-2")
@pytest.mark.clause("paladins:PW-EX-SUSP-1")
def test_two_criminals_are_resolved_one_after_another() -> None:
    t = playing(players=2)
    t.favours("criminals")
    t.next_suspicion(2, 1)
    t.tax(1)
    t.answer(0, "favour", "criminals")
    assert t.g.silver[0] == 3
    assert t.g.tax == 5
    assert t.g.unpaid[0] == 1
    assert t.g.suspicion[0] == [2, 1]
    kinds = [event.kind for event in t.events if event.kind in ("suspected", "inquisition", "tax_filled")]
    assert kinds == ["suspected", "inquisition", "tax_filled", "suspected"]


@pytest.mark.clause("paladins:PW-SUSP-3")
def test_kept_and_placed_criminals_bring_nothing_new() -> None:
    t = playing(players=2)
    t.workers(0, criminal=2)
    t.answer(0, "pass")
    t.answer(1, "pass")
    assert t.g.round == 2
    assert t.unplaced(0) == {"criminal": 2}
    assert t.g.suspicion[0] == []


@pytest.mark.clause("paladins:PW-SUSP-4")
def test_an_empty_suspicion_deck_is_shuffled_from_the_discards() -> None:
    t = playing(players=2)
    g = t.world.boundary
    g.suspicion_deck, g.suspicion_discard = [], [1, 1, 1]
    t._restart()
    t.answer(0, "conspire")
    assert t.g.suspicion[0] == [1]
    assert t.told("suspicion_shuffled") == [{"count": 3}]
    assert t.told("inquisition") == []


@pytest.mark.clause("paladins:PW-SUSP-4")
@pytest.mark.clause("paladins:PW-INQ-4")
def test_without_any_suspicion_card_the_inquisition_comes_first() -> None:
    t = playing(players=2)
    t.suspect(1, 2, 1, 1)
    t.tax(3)
    g = t.world.boundary
    g.suspicion_deck, g.suspicion_discard = [], []
    t._restart()
    t.answer(0, "conspire")
    assert t.g.unpaid == [0, 1]
    assert t.g.suspicion == [[1], [2, 1]]
    assert t.g.tax == 5


@pytest.mark.clause("paladins:PW-SUSP-4")
def test_if_there_is_still_no_card_none_is_drawn() -> None:
    t = playing(players=2)
    g = t.world.boundary
    g.suspicion_deck, g.suspicion_discard = [], []
    t._restart()
    t.answer(0, "conspire")
    assert t.g.suspicion == [[], []]
    assert t.unplaced(0) == {"criminal": 1}


@pytest.mark.clause("paladins:PW-SUSP-5")
def test_the_newest_suspicion_is_discarded_first() -> None:
    t = playing(players=2)
    t.suspect(0, 0, 1, 2)
    t.columns("", "", "", "", "acolyte_3")
    t.answer(0, "expedition", "acolyte_3", "silver")
    t.answer(0, "discard", 2)
    assert t.g.suspicion[0] == [0]
    assert t.g.suspicion_discard == [2, 1]


@pytest.mark.clause("paladins:PW-DEBT-1")
@pytest.mark.clause("paladins:PW-DEBT-2")
@pytest.mark.clause("paladins:PW-SCORE-8")
def test_an_unpaid_debt_costs_three_points_and_a_paid_one_gives_one() -> None:
    t = playing(players=2)
    t.debts(0, unpaid=2, paid=1)
    assert (t.points(0)["unpaid"], t.points(0)["paid"]) == (-6, 1)
    t.workers(0, cleric=1, labourer=1, merchant=1)
    t.stock(0, silver=1)
    t.answer(0, "absolve", "A1")
    t.answer(0, "pay_debt")
    assert (t.points(0)["unpaid"], t.points(0)["paid"]) == (-3, 2)


@pytest.mark.clause("paladins:PW-DEBT-3")
def test_only_unpaid_debts_can_be_destroyed() -> None:
    t = playing(players=2)
    t.columns("", "", "", "", "abbot_3")
    t.debts(0, unpaid=1, paid=1)
    t.answer(0, "expedition", "abbot_3", "silver")
    t.answer(0, "destroy_debt")
    assert (t.g.unpaid[0], t.g.paid[0]) == (0, 1)
    t = playing(players=2)
    t.columns("", "", "", "", "abbot_3")
    t.debts(0, paid=1)
    t.answer(0, "expedition", "abbot_3", "silver")
    assert t.g.paid[0] == 1
    assert t.topic(1) == "act"


@pytest.mark.clause("paladins:PW-INQ-1")
@pytest.mark.clause("paladins:PW-PASS-4")
def test_everybody_even_who_passed_uses_townsfolk_clockwise_before_the_comparison() -> None:
    t = playing(players=3)
    t.next_suspicion(1)
    t.retinue(0, "conspirator_1")
    t.retinue(2, "squire_1")
    t.retinue(1, "peddler_3")
    t.suspect(1, 0, 0)
    t.world.boundary.passed[2] = 1
    t.tax(1)
    t.answer(0, "conspire")
    assert (t.waiting, t.topic(0)) == ((0,), "inquisition")
    t.answer(0, "use", "conspirator_1")
    t.answer(1, "use", "peddler_3")
    assert t.waiting == (2,)
    t.answer(2, "use", "squire_1")
    assert t.g.silver[1] == 2
    assert t.track(2) == (0, 1, 0)
    assert t.g.unpaid == [0, 1, 0]


@pytest.mark.clause("paladins:PW-INQ-1")
def test_whose_turn_it_is_uses_townsfolk_first_and_those_after_it_clockwise() -> None:
    t = playing(players=3)
    t.next_suspicion(1)
    for seat, card in enumerate(("conspirator_1", "conspirator_2", "peddler_1")):
        t.retinue(seat, card)
        t.suspect(seat, 0, 0)
    t.turn_of(1)
    t.tax(1)
    t.answer(1, "conspire")
    asked = []
    while t.topic(t.waiting[0]) == "inquisition":
        asked.append(t.waiting[0])
        t.answer(asked[-1], "done")
    assert asked == [1, 2, 0]


@pytest.mark.clause("paladins:PW-INQ-2")
@pytest.mark.clause("paladins:PW-INQ-3")
@pytest.mark.clause("paladins:PW-INQ-4")
@pytest.mark.clause("paladins:PW-EX-INQ-1")
def test_the_most_suspicious_take_a_debt_and_discard_half() -> None:
    t = playing(players=4)
    t.suspect(2, 0, 1, 2)
    t.suspect(3, 0, 0, 0)
    t.next_suspicion(1)
    t.tax(1)
    t.answer(0, "conspire")
    assert t.g.unpaid == [0, 0, 1, 1]
    assert t.g.suspicion == [[1], [], [0, 1], [0, 0]]
    assert t.g.tax == 8


@pytest.mark.clause("paladins:PW-INQ-2")
@pytest.mark.clause("paladins:PW-INQ-4")
def test_without_suspicion_nobody_takes_a_debt_and_the_supply_is_filled_all_the_same() -> None:
    t = playing(players=2)
    t.columns("", "", "", "", "architect_3")
    t.tax(2)
    t.answer(0, "expedition", "architect_3", "silver")
    assert t.g.unpaid == [0, 0]
    assert t.g.tax == 6
    assert t.g.silver[0] == 2


@pytest.mark.clause("paladins:PW-EX-INQ-2")
@pytest.mark.clause("paladins:PW-CARD-TF-2")
@pytest.mark.clause("paladins:PW-CARD-TF-3")
@pytest.mark.clause("paladins:PW-CARD-TF-4")
def test_peddler_then_both_conspirators_then_both_squires() -> None:
    t = playing(players=2)
    t.retinue(0, "conspirator_1", "conspirator_2", "peddler_2", "squire_2", "squire_3")
    t.suspect(0, 1, 1)
    t.columns("", "", "", "", "architect_3")
    t.tax(2)
    t.answer(0, "expedition", "architect_3", "silver")
    assert t.options(0) == [("use", "conspirator_1"), ("use", "peddler_2"), ("done",)]
    t.answer(0, "use", "peddler_2")
    t.answer(0, "use", "conspirator_1")
    assert t.options(0) == [("use", "conspirator_2"), ("done",)]
    t.answer(0, "use", "conspirator_2")
    assert t.options(0) == [("use", "squire_2"), ("use", "squire_3"), ("done",)]
    t.answer(0, "use", "squire_2")
    t.answer(0, "use", "squire_3")
    assert t.g.provisions[0] == 2
    assert t.g.suspicion[0] == []
    assert t.track(0) == (1, 0, 1)
    assert t.g.unpaid == [0, 0]


# 9. Passing


@pytest.mark.clause("paladins:PW-PASS-1")
def test_passing_is_always_offered_and_without_an_action_nobody_is_asked() -> None:
    t = playing(players=2)
    t.workers(0, criminal=5)
    assert t.options(0)[-1] == ("pass",)
    t.workers(0)
    assert t.g.passed[0] == 1
    assert t.waiting == (1,)


@pytest.mark.clause("paladins:PW-PASS-2")
@pytest.mark.clause("paladins:PW-PASS-3")
def test_passing_clears_the_board_and_keeps_three_workers_of_choice() -> None:
    t = playing(players=2)
    t.lay_workers(0, "hunt", "labourer")
    t.workers(0, labourer=2, scout=2, cleric=1, criminal=1)
    t.answer(0, "pass")
    assert t.on(0, "hunt") == []
    assert t.topic(0) == "carry"
    assert t.options(0) == [("keep", "scout"), ("keep", "cleric")]
    t.answer(0, "keep", "cleric")
    assert t.unplaced(0) == {"scout": 1, "cleric": 1, "criminal": 1}


@pytest.mark.clause("paladins:PW-PASS-3")
def test_three_or_fewer_are_kept_without_asking() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1, scout=2)
    t.answer(0, "pass")
    assert t.unplaced(0) == {"labourer": 1, "scout": 2}
    assert t.waiting == (1,)


@pytest.mark.clause("paladins:PW-PASS-3")
@pytest.mark.clause("paladins:PW-ROUND-15")
def test_after_the_last_round_nobody_is_asked_whom_to_keep() -> None:
    t = playing(players=2)
    t.phase("act", 7)
    for seat in range(2):
        t.workers(seat, scout=2, merchant=2, fighter=2)
    t.answer(0, "pass")
    assert t.waiting == (1,)
    t.answer(1, "pass")
    assert t.g.phase == "over"
    t = playing(players=2)
    t.phase("act", 6)
    t.workers(0, scout=2, merchant=2, fighter=2)
    t.answer(0, "pass")
    assert t.topic(0) == "carry"


@pytest.mark.clause("paladins:PW-PASS-5")
def test_workers_gained_after_passing_fall_under_the_limit_at_the_end_of_the_round() -> None:
    t = playing(players=2)
    t.retinue(0, "peddler_1")
    t.workers(0, labourer=3)
    t.suspect(0, 0, 0)
    t.answer(0, "pass")
    t.next_suspicion(1)
    t.tax(1)
    t.answer(1, "conspire")
    t.answer(0, "use", "peddler_1")
    assert t.unplaced(0) == {"labourer": 4}
    t.answer(1, "pass")
    assert t.unplaced(0) == {"labourer": 3}
