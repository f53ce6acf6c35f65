"""5. Taking an action."""

import pytest

from deskovka.kernel import Chance, Match, seed_from
from tests.paladins.playing import GAME, Table, playing


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


def rewarded(first: str, *townsfolk: str) -> Table:
    """A table at which seat 0 has these townsfolk, 1 suspicion card, and an action to come: an outsider or a slot."""
    t = playing(players=2)
    t.retinue(0, *townsfolk)
    t.columns("", "", "", "", "squire_1")
    t.outsiders(first if "_" in first else "", "", "", "", "", "")
    t.attributes(0, faith=4, strength=4)
    t.workers(0, criminal=3)
    t.stock(0, provisions=1)
    t.suspect(0, 0)
    return t


@pytest.mark.clause("paladins:PW-TURN-7")
@pytest.mark.clause("paladins:PW-ACT-FORTIFY-6")
def test_tax_may_come_before_the_choice_on_a_wall_which_then_pays_the_debt() -> None:
    t = rewarded("", "gatekeeper_3")
    t.next_wall("debt_or_silver")
    t.tax(1)
    t.answer(0, "fortify")
    assert t.options(0) == [("next", "either"), ("next", "tax")]
    t.answer(0, "next", "tax")
    assert t.g.unpaid[0] == 1
    t.answer(0, "choose", "pay_debt")
    assert (t.g.unpaid[0], t.g.paid[0]) == (0, 1)
    assert t.track(0) == (4, 5, 0)


@pytest.mark.clause("paladins:PW-TURN-7")
@pytest.mark.parametrize(
    ("beside", "either"),
    [("remove_suspicion", ["criminal", "silver"]), ("free_recruit", ["pay_debt", "silver"])],
)
def test_what_a_choice_on_a_wall_offers_counts_for_the_order_of_the_other_rewards(
    beside: str, either: list[str]
) -> None:
    gives = {"gain": {"strength": 1, beside: 1}, "either": [{token: 1} for token in either]}
    t = playing(players=2, edition={"walls": {"vp2": gives}})
    t.workers(0, criminal=3)
    t.stock(0, provisions=1)
    t.next_wall("vp2")
    t.answer(0, "fortify")
    assert t.options(0) == [("next", "either"), ("next", beside)]
    t.answer(0, "next", "either")
    assert t.options(0) == [("choose", token) for token in either]


@pytest.mark.clause("paladins:PW-TURN-7")
@pytest.mark.parametrize(("first", "tax"), [(2, 5), (1, 6)])
def test_of_two_amounts_of_tax_the_owner_says_which_comes_first(first: int, tax: int) -> None:
    t = rewarded("thief_v", "defender_3")
    t.tax(2)
    t.answer(0, "attack", "thief_v")
    assert t.options(0) == [("next_tax", 2), ("next_tax", 1)]
    t.answer(0, "next_tax", first)
    assert t.waiting == (1,)
    assert (t.g.tax, t.g.silver[0], t.g.unpaid[0]) == (tax, 3, 1)


@pytest.mark.clause("paladins:PW-TURN-7")
def test_equal_amounts_of_tax_have_no_order() -> None:
    t = rewarded("barbarian_v", "defender_3")
    t.tax(1)
    t.answer(0, "attack", "barbarian_v")
    assert t.waiting == (1,)
    assert (t.g.tax, t.g.silver[0]) == (5, 2)


@pytest.mark.clause("paladins:PW-TURN-7")
@pytest.mark.parametrize(
    ("action", "townsfolk", "tokens"),
    [
        (("commission", "R3S4"), "acolyte_3", ["pray", "tax"]),
        (("commission", "R1S1"), "acolyte_3", ["free_recruit", "tax"]),
        (("commission", "R2S4"), "acolyte_3", ["remove_suspicion", "tax"]),
        (("absolve", "A3"), "abbot_3", ["free_recruit", "remove_suspicion", "tax"]),
        (("attack", "traitor_b"), "defender_3", ["destroy_debt", "tax"]),
        (("attack", "traitor_v"), "defender_3", ["criminal", "tax"]),
    ],
)
def test_each_reward_that_an_inquisition_may_change_has_its_place_in_the_order(
    action: tuple[str, str], townsfolk: str, tokens: list[str]
) -> None:
    t = rewarded(action[1], townsfolk)
    t.stock(0, silver=1, provisions=1)
    t.tax(1)
    t.answer(0, *action)
    assert t.options(0) == [("next", token) for token in tokens]
    t.answer(0, "next", "tax")
    assert (t.told("inquisition"), t.g.unpaid[0]) == ([{}], 1)


@pytest.mark.clause("paladins:PW-TURN-7")
def test_without_tax_and_criminals_rewards_come_as_printed() -> None:
    t = rewarded("A3", "abbot_1")
    t.stock(0, silver=1)
    t.answer(0, "absolve", "A3")
    assert t.topic(0) == "free_recruit"


@pytest.mark.clause("paladins:PW-TURN-7")
def test_where_townsfolk_taken_first_would_add_to_another_reward_the_owner_orders_them() -> None:
    edition = {"absolve_slots": {"A3": {"gain": {"pay_debt": 1}}}}
    t = playing(players=2, edition=edition)
    t.columns("", "", "", "", "debt_collector_1")
    t.workers(0, criminal=3)
    t.stock(0, silver=1)
    t.debts(0, unpaid=1)
    t.answer(0, "absolve", "A3")
    t.answer(0, "next", "free_recruit")
    t.answer(0, "take_in", "debt_collector_1")
    t.answer(0, "pay_debt")
    assert t.unplaced(0) == {"labourer": 1}


@pytest.mark.clause("paladins:PW-CARD-TF-1")
@pytest.mark.parametrize(("action", "card"), [(("commission", "R1S1"), "acolyte_1"), (("absolve", "A3"), "abbot_1")])
def test_townsfolk_taken_in_by_an_action_help_from_the_next_time_on(action: tuple[str, str], card: str) -> None:
    t = playing(players=2)
    t.columns("", "", "", "", card)
    t.workers(0, criminal=6)
    t.stock(0, silver=9, provisions=9)
    t.attributes(0, influence=9)
    t.answer(0, *action)
    t.answer(0, "take_in", card)
    assert t.unplaced(0) == {"criminal": 3}
    t.lay_workers(0, action[0])
    t.turn_of(0)
    t.do(0, *next(option for option in t.options(0) if option[0] == action[0]))
    assert t.unplaced(0) == {"labourer": 1}


@pytest.mark.clause("paladins:PW-TERM-3")
def test_an_attribute_at_the_end_of_its_track_is_no_choice() -> None:
    t = playing(players=2)
    t.favours("attribute")
    t.workers(0, criminal=1)
    t.attributes(0, faith=12, strength=11)
    t.answer(0, "favour", "attribute")
    assert t.options(0) == [("raise", "strength"), ("raise", "influence")]
    t = playing(players=2)
    t.favours("attribute")
    t.workers(0, criminal=1)
    t.attributes(0, faith=12, strength=12, influence=12)
    t.answer(0, "favour", "attribute")
    assert t.waiting == (1,)


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
