"""5. Taking an action."""

import pytest

from deskovka.kernel import Chance, Match, seed_from
from tests.paladins.playing import GAME, playing


@pytest.mark.clause("paladins:PW-TURN-1")
def test_a_turn_is_one_action_or_a_pass() -> None:
    t = playing(players=2)
    t.workers(0, labourer=3)
    assert ("pass",) in t.options(0)
    t.do(0, "hunt", 1)
    assert t.waiting == (1,)


@pytest.mark.clause("paladins:PW-TURN-2")
def test_a_used_space_cannot_be_used_again_in_the_round_and_nobody_joins_later() -> None:
    t = playing(players=2)
    t.workers(0, labourer=3, scout=2)
    t.do(0, "hunt", 1)
    assert t.on(0, "hunt") == ["labourer"]
    t.turn_of(0)
    assert not t.offers(0, "hunt")


@pytest.mark.clause("paladins:PW-TURN-3")
def test_a_coloured_spot_takes_its_colour_a_clear_spot_anybody_and_a_criminal_fits_all() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1, merchant=1)
    assert not t.offers(0, "hunt", 2)
    t.workers(0, labourer=1, criminal=1)
    assert t.offers(0, "hunt", 2)
    t.do(0, "hunt", 2)
    assert t.on(0, "hunt") == ["labourer", "criminal"]


@pytest.mark.clause("paladins:PW-TURN-3")
def test_who_pays_is_asked_only_where_it_makes_a_difference() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1, scout=1, criminal=1)
    t.answer(0, "trade", 1)
    assert t.on(0, "trade") == ["labourer"]
    t.turn_of(0)
    t.workers(0, scout=1, cleric=2, criminal=1)
    t.answer(0, "hunt", 1)
    assert t.topic(0) == "worker"
    assert t.options(0) == [("pay", "scout"), ("pay", "cleric")]
    t.answer(0, "pay", "cleric")
    assert t.on(0, "hunt") == ["cleric"]
    t.turn_of(0)
    t.workers(0, criminal=1)
    t.answer(0, "conspire")
    assert t.on(0, "conspire") == ["criminal"]


@pytest.mark.clause("paladins:PW-TURN-3")
def test_no_set_of_workers_is_offered_twice() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, merchant=1, cleric=1)
    t.stock(0, silver=4)
    t.answer(0, "develop", "attack", "any")
    assert t.options(0) == [("pay", "scout"), ("pay", "merchant")]
    t.answer(0, "pay", "merchant")
    assert t.on(0, "develop") == ["merchant", "cleric"]


@pytest.mark.clause("paladins:PW-TURN-4")
def test_without_workers_cost_requirement_or_target_an_action_is_not_offered() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, labourer=1, cleric=1)
    assert not t.offers(0, "commission")
    t.stock(0, provisions=1)
    assert t.offers(0, "commission", "R1S1")
    assert not t.offers(0, "commission", "R2S1")
    t.workers(0, scout=1, cleric=1)
    assert not t.offers(0, "commission")
    t.workers(0, labourer=1, fighter=1)
    t.columns("", "", "", "", "")
    assert not t.offers(0, "recruit")


@pytest.mark.clause("paladins:PW-TURN-4")
def test_rewards_of_an_action_do_not_pay_for_it() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1, fighter=1)
    t.stock(0, silver=0)
    t.columns("", "", "", "gatekeeper_2", "")
    assert not t.offers(0, "recruit", "gatekeeper_2")


@pytest.mark.clause("paladins:PW-TURN-5")
def test_actions_are_limited_and_attack_is_not() -> None:
    t = playing(players=2)
    t.attributes(0, faith=12, strength=12, influence=12)
    t.workers(0, criminal=6)
    t.stock(0, silver=20, provisions=20)
    for action in ("commission", "fortify", "garrison", "absolve", "convert"):
        assert t.offers(0, action)
        t.done(0, action, 7)
        assert not t.offers(0, action)
    t.done(0, "attack", 30)
    assert t.offers(0, "attack")
    assert t.offers(0, "develop")
    t.done(0, "develop", 8)
    assert not t.offers(0, "develop")


@pytest.mark.clause("paladins:PW-TURN-6")
def test_workers_are_placed_and_costs_paid_before_rewards_come() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1, fighter=1)
    t.stock(0, silver=3)
    t.columns("gatekeeper_2", "", "", "", "")
    t.do(0, "recruit", "gatekeeper_2", "silver")
    kinds = [event.kind for event in t.events]
    assert kinds.index("paid") < kinds.index("recruited") < kinds.index("gained")


@pytest.mark.clause("paladins:PW-TURN-7")
def test_rewards_come_as_printed_then_of_the_action_then_townsfolk_then_the_paladin() -> None:
    t = playing(players=2)
    t.retinue(0, "defender_2", "defender_1")
    t.paladin(0, "engelier")
    t.outsiders("mercenary_v", "", "", "", "", "")
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.do(0, "attack", "mercenary_v")
    gained = [(fact["reward"], fact["count"]) for fact in t.told("gained")]
    assert gained == [("influence", 1), ("labourer", 2), ("provision", 1), ("labourer", 1), ("silver", 2)]


@pytest.mark.clause("paladins:PW-TURN-7")
def test_where_an_inquisition_may_come_in_between_the_owner_orders_rewards() -> None:
    t = playing(players=2)
    t.favours("tax")
    t.workers(0, cleric=1)
    t.suspect(0, 1)
    t.tax(2)
    t.answer(0, "favour", "tax")
    assert t.topic(0) == "reward_order"
    assert t.options(0) == [("next", "remove_suspicion"), ("next", "tax")]
    t.answer(0, "next", "tax")
    assert t.g.unpaid[0] == 1
    assert t.topic(0) == "remove_suspicion"


@pytest.mark.clause("paladins:PW-TURN-8")
def test_an_inquisition_is_resolved_before_the_other_rewards() -> None:
    t = playing(players=2)
    t.retinue(0, "defender_1")
    t.outsiders("barbarian_v", "", "", "", "", "")
    t.attributes(0, strength=1)
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.tax(1)
    t.do(0, "attack", "barbarian_v")
    kinds = [event.kind for event in t.events]
    provision = next(i for i, event in enumerate(t.events) if event.facts.get("reward") == "provision")
    assert kinds.index("inquisition") < kinds.index("tax_filled") < provision


@pytest.mark.clause("paladins:PW-TURN-9")
def test_permissions_may_be_declined_and_what_has_no_object_does_nothing() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1)
    t.suspect(0, 1, 2)
    t.columns("", "", "", "", "acolyte_3")
    t.answer(0, "expedition", "acolyte_3", "silver")
    assert t.options(0) == [("discard", 2), ("discard", 1), ("decline",)]
    t.answer(0, "decline")
    assert t.g.suspicion[0] == [1, 2]
    t.turn_of(1)
    t.columns("", "", "", "", "debt_collector_2")
    t.answer(1, "expedition", "debt_collector_2", "silver")
    assert t.told("declined") == []
    assert t.g.unpaid[1] == 0


@pytest.mark.clause("paladins:PW-TURN-9")
@pytest.mark.parametrize(
    ("card", "topic"), [("abbot_2", "pray"), ("abbot_3", "destroy_debt"), ("missionary_1", "pray")]
)
def test_prayer_and_destroying_a_debt_may_be_declined(card: str, topic: str) -> None:
    t = playing(players=2)
    t.workers(0, labourer=1)
    t.debts(0, unpaid=1)
    t.columns("", "", "", "", card)
    t.answer(0, "expedition", card, "silver")
    assert t.topic(0) == topic
    t.answer(0, "decline")
    assert t.g.unpaid[0] == 1
    assert t.on(0, "recruit") == ["labourer"]


@pytest.mark.parametrize("number", range(5))
def test_a_random_game_of_four_takes_fewer_than_600_answers(number: int) -> None:
    picks = Chance(seed_from("short", number))
    match = Match(GAME, GAME.read_setup({"players": 4}), seed_from(number))
    while match.result is None:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, picks.pick(question.options))
    assert 150 < len(match.answers) < 600
