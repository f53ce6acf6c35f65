"""12. Solo game: the virtual player."""

import pytest

from deskovka.games.paladins.schemes import FAVOUR_SCHEME, SCHEMES
from deskovka.games.paladins.state import VIRTUAL
from deskovka.games.paladins.tables import ACTIONS, PRINTED
from deskovka.kernel import Rival
from tests.paladins.playing import GAME, Table, alone, set_up

SIX = ("thief_v", "archer_b", "warrior_s", "hunter_b", "traitor_v", "mercenary_v")
FIVE = ("abbot_1", "acolyte_1", "defender_1", "watchman_1", "gatekeeper_1")


def kinds(t: Table) -> list[str]:
    """What was told, in order."""
    return [event.kind for event in t.events]


# Setup


@pytest.mark.clause("paladins:PW-SOLO-SETUP-1")
def test_one_player_begins_with_five_tax_and_the_slots_of_two() -> None:
    t = set_up(players=1)
    assert t.g.tax == 5
    assert len(t.options(0)) == 5
    assert sum(len(region.slots) for region in t.view().regions) == 25
    t.answer(0, *t.options(0)[0])
    while t.g.phase != "act":
        t.answer(0, *t.options(0)[0])
    assert t.waiting == (0,)
    assert t.g.starter == 0


@pytest.mark.clause("paladins:PW-SOLO-SETUP-2")
def test_its_markers_are_stacked_on_zero_and_its_resource_marker_is_on_the_first_space() -> None:
    own = set_up(players=1).rival()
    assert own.stack == ("influence", "faith", "strength")
    assert set(own.attributes.values()) == {0}
    assert own.marker == 1
    assert own.monks == own.outposts == own.jars == 0


@pytest.mark.clause("paladins:PW-SOLO-SETUP-3")
@pytest.mark.clause("paladins:PW-SOLO-SETUP-5")
def test_twelve_schemes_are_shuffled_and_a_workshop_lies_on_each_order() -> None:
    t = set_up(players=1)
    names = sorted(SCHEMES[scheme] for scheme in t.g.schemes)
    assert names == sorted([*ACTIONS[6:], "order", "order", "recruit", "pray", "trade", "conspire"])
    assert FAVOUR_SCHEME not in t.g.schemes
    assert t.g.order_workshops == [1, 1, 1]


@pytest.mark.clause("paladins:PW-SOLO-SETUP-4")
@pytest.mark.clause("paladins:PW-EX-SOLO-SETUP-1")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_difficulty_gives_it_workshops_on_different_actions(difficulty: str, workshops: int) -> None:
    t = set_up(players=1, difficulty=difficulty)
    assert sum(t.g.virtual_workshops) == workshops
    assert max(t.g.virtual_workshops) == 1
    assert len({fact["action"] for fact in t.told("virtual_workshop")}) == workshops


# Round


@pytest.mark.clause("paladins:PW-SOLO-ROUND-1")
def test_the_workshop_of_a_revealed_order_goes_to_its_action() -> None:
    t = alone()
    t.phase("refresh", 1)
    shown = t.view().orders[1].order
    assert t.rival().workshops[shown] == 1
    assert t.rival().on_orders == 1


@pytest.mark.clause("paladins:PW-SOLO-ROUND-2")
def test_from_the_third_round_a_favour_scheme_joins_the_discards() -> None:
    t = alone()
    before = len(t.g.scheme_discard)
    t.phase("refresh", 1)
    assert len(t.g.scheme_discard) == before
    t.phase("refresh", 2)
    assert t.g.scheme_discard[before:] == [FAVOUR_SCHEME]


@pytest.mark.clause("paladins:PW-SOLO-ROUND-3")
def test_it_gets_the_suspicion_of_the_other_tavern_card_and_no_workers() -> None:
    t = set_up(players=1)
    t.go_on_until(lambda g: g.phase == "paladins")
    g = t.world.boundary
    index = g.terms.tables.tavern_index
    g.tavern_row = [index["tavern_s"], index["tavern_k"]]
    g.suspicion_deck += [1, 1]
    t._restart()
    t.choose_paladins()
    assert len(t.options(0)) == 2
    t.answer(0, "tavern", "tavern_s")
    assert t.g.suspicion == [[], [1, 1]]
    assert t.g.tax == 3
    assert t.rival().marker == 3
    assert t.rival().workers == 4


@pytest.mark.clause("paladins:PW-SOLO-ROUND-4")
def test_it_has_three_workers_more_than_the_number_of_the_round() -> None:
    t = alone()
    for number in (1, 2, 3):
        t.phase("refresh", number)
        assert t.rival().workers == number + 1 + 3


@pytest.mark.clause("paladins:PW-SOLO-ROUND-5")
def test_it_answers_every_action_and_goes_on_alone() -> None:
    t = alone()
    t.workers(0, labourer=4)
    t.virtual(workers=9)
    t.next_scheme("trade", "conspire")
    t.answer(0, "hunt", 1)
    assert t.told("scheme_flipped") == [{"scheme": "trade"}]
    assert t.waiting == (0,)
    t.answer(0, "trade", 1)
    assert t.told("scheme_flipped")[1:] == [{"scheme": "conspire"}]
    t.answer(0, "pass")
    assert t.g.round == 2
    assert len(t.told("scheme_flipped")) > 3


@pytest.mark.clause("paladins:PW-SOLO-ROUND-6")
def test_without_workers_it_is_out_and_one_goes_on_alone() -> None:
    t = alone()
    t.workers(0, labourer=3)
    t.virtual(workers=0)
    t.answer(0, "hunt", 1)
    assert t.rival().out
    assert t.told("scheme_flipped") == []
    t.answer(0, "trade", 1)
    assert t.waiting == (0,)
    assert t.g.round == 1


@pytest.mark.clause("paladins:PW-SOLO-ROUND-7")
def test_at_the_end_of_a_round_two_cards_of_each_row_go() -> None:
    t = alone()
    t.columns(*FIVE)
    t.outsiders(*SIX)
    t.virtual(workers=3)
    schemes = [*t.g.schemes]
    t.phase("refresh", 1)
    assert t.folk()[2:] == list(FIVE[:3])
    assert t.strangers()[:4] == list(SIX[2:])
    assert t.g.schemes == schemes
    assert t.rival().used == ()


# Resource marker


@pytest.mark.clause("paladins:PW-SOLO-RES-1")
@pytest.mark.clause("paladins:PW-SOLO-RECRUIT-1")
def test_provisions_and_silver_move_its_marker_and_the_card_is_discarded() -> None:
    t = alone()
    t.columns("peddler_2", *FIVE[1:])
    t.virtual(workers=3)
    t.virtual_turn("recruit")
    assert t.rival().marker == 2
    assert t.rival().workers == 3
    assert t.folk()[0] == ""
    assert t.g.townsfolk_discard[-1] == t.g.terms.tables.townsfolk_index["peddler_2"]


@pytest.mark.clause("paladins:PW-SOLO-RES-2")
def test_its_tax_leaves_the_supply_and_moves_the_marker_by_all_of_it() -> None:
    t = alone()
    t.columns("architect_3", *FIVE[1:])
    t.tax(1)
    t.virtual_turn("recruit")
    assert t.rival().marker == 3
    assert t.g.tax == 5
    assert "inquisition" in kinds(t)


@pytest.mark.clause("paladins:PW-SOLO-RES-3")
@pytest.mark.clause("paladins:PW-SOLO-TRADE-1")
def test_from_the_last_space_the_marker_goes_to_the_first_and_the_highest_attribute_rises() -> None:
    t = alone()
    t.attributes(VIRTUAL, faith=3, strength=1)
    t.virtual(marker=5)
    t.virtual_turn("trade")
    assert t.rival().marker == 1
    assert t.track(VIRTUAL) == (4, 1, 0)
    t.attributes(VIRTUAL, faith=12, strength=1)
    t.virtual(marker=5)
    t.virtual_turn("trade")
    assert t.track(VIRTUAL) == (12, 1, 0)


@pytest.mark.clause("paladins:PW-SOLO-RES-4")
def test_of_equal_attributes_the_topmost_marker_moves_and_who_arrives_lies_on_top() -> None:
    t = alone()
    t.virtual(marker=5)
    t.virtual_turn("trade")
    assert t.track(VIRTUAL) == (0, 1, 0)
    t.attributes(VIRTUAL, faith=1, strength=1)
    g = t.world.boundary
    g.stack = [2, 1, 0]
    t.virtual(marker=5)
    t.virtual_turn("trade")
    assert t.track(VIRTUAL) == (2, 1, 0)
    assert t.rival().stack == ("influence", "strength", "faith")


@pytest.mark.clause("paladins:PW-SOLO-RES-5")
@pytest.mark.clause("paladins:PW-EX-SOLO-RES-1")
@pytest.mark.parametrize(
    ("row", "taken"),
    [
        (FIVE, "defender_1"),
        (("abbot_1", "acolyte_1", "", "watchman_1", "gatekeeper_1"), "watchman_1"),
        (("abbot_1", "acolyte_1", "", "", "gatekeeper_1"), "gatekeeper_1"),
        (("abbot_1", "acolyte_1", "", "", ""), "abbot_1"),
        (("", "acolyte_1", "", "", ""), "acolyte_1"),
    ],
)
def test_from_the_space_of_its_marker_it_aims_to_the_right_and_begins_anew(row: tuple[str, ...], taken: str) -> None:
    t = alone()
    t.columns(*row)
    t.virtual(marker=3)
    t.virtual_turn("recruit")
    assert t.told("virtual_recruits") == [{"townsfolk": taken, "space": 3}]


@pytest.mark.clause("paladins:PW-SOLO-RES-6")
@pytest.mark.clause("paladins:PW-SOLO-ATTACK-1")
def test_the_sixth_outsider_comes_after_the_fifth() -> None:
    t = alone()
    t.outsiders("thief_v", "", "", "", "", "mercenary_v")
    t.attributes(VIRTUAL, strength=11)
    t.virtual(workers=5, marker=5)
    t.virtual_turn("attack")
    assert t.rival().attacked == ("mercenary_v",)
    assert t.track(VIRTUAL) == (0, 11, 1)
    assert t.rival().workers == 5 - 3 + 2


@pytest.mark.clause("paladins:PW-SOLO-RES-7")
def test_what_it_cannot_discard_costs_the_tax_supply() -> None:
    t = alone()
    t.columns("conspirator_1", *FIVE[1:])
    t.virtual_turn("recruit")
    assert t.g.tax == 3
    assert t.rival().marker == 1
    t = alone()
    t.columns("abbot_3", *FIVE[1:])
    t.suspect(VIRTUAL, 1)
    t.virtual_turn("recruit")
    assert t.g.tax == 4
    t = alone()
    t.columns("abbot_3", *FIVE[1:])
    t.debts(VIRTUAL, unpaid=1)
    t.virtual_turn("recruit")
    assert t.g.unpaid[VIRTUAL] == 0
    assert t.g.tax == 5


@pytest.mark.clause("paladins:PW-SOLO-RES-8")
@pytest.mark.clause("paladins:PW-SOLO-FAVOUR-1")
def test_it_pays_nothing_for_a_favour_but_takes_its_debts() -> None:
    t = alone()
    t.favours("pardon", "levy", "works")
    t.debts(VIRTUAL, unpaid=1)
    t.virtual_turn("favour")
    assert (t.g.unpaid[VIRTUAL], t.g.paid[VIRTUAL]) == (0, 1)
    assert t.view().favours[0].worker == "virtual"
    t.virtual(workers=5, marker=2)
    t.virtual_turn("favour")
    assert t.g.unpaid[VIRTUAL] == 1
    assert t.rival().workers == 7
    t.virtual(workers=5, marker=3)
    t.virtual_turn("favour")
    assert t.rival().workers == 6
    t.virtual_turn("favour")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["favour"]


@pytest.mark.clause("paladins:PW-EX-SOLO-FAVOUR-1")
def test_with_the_marker_on_five_it_uses_the_second_favour() -> None:
    t = alone()
    t.favours("supplies", "tax", "pray", "labour", "levy")
    t.use_up_favour(4)
    t.use_up_favour(0)
    t.suspect(VIRTUAL, 1)
    t.attributes(VIRTUAL, influence=4, faith=2)
    t.virtual(marker=5)
    t.virtual_turn("favour")
    assert t.told("virtual_favour") == [{"favour": "tax", "count": 1, "space": 5}]
    assert t.g.suspicion[VIRTUAL] == []
    assert t.g.tax == 3
    assert t.rival().marker == 2
    assert t.track(VIRTUAL) == (2, 0, 5)


# Choosing and doing


@pytest.mark.clause("paladins:PW-SOLO-WORKER-1")
@pytest.mark.clause("paladins:PW-SOLO-CONSPIRE-1")
def test_a_criminal_is_a_worker_and_suspicion_and_conspiring_brings_two_workers() -> None:
    t = alone()
    t.columns("squire_3", *FIVE[1:])
    t.next_suspicion(0, 1)
    t.virtual(workers=5)
    t.virtual_turn("recruit")
    assert t.rival().workers == 5
    assert t.g.suspicion[VIRTUAL] == [0]
    t.virtual_turn("conspire")
    assert t.rival().workers == 6
    assert t.g.suspicion[VIRTUAL] == [0, 1]
    assert (t.rival().marker, t.g.tax) == (2, 4)


@pytest.mark.clause("paladins:PW-SOLO-WORKER-2")
@pytest.mark.clause("paladins:PW-EX-SOLO-SCHEME-1")
@pytest.mark.clause("paladins:PW-SOLO-SCHEME-1")
@pytest.mark.clause("paladins:PW-SOLO-SCHEME-2")
def test_a_workshop_saves_a_worker_and_with_too_few_it_falls_back() -> None:
    t = alone()
    t.virtual_workshops(commission=1)
    t.virtual(workers=2)
    t.columns("peddler_2", *FIVE[1:])
    t.virtual_turn("commission")
    assert t.told("virtual_acts")[0] == {"action": "commission", "count": 2}
    assert t.rival().monks == 1
    assert "commission" in t.rival().flipped
    t = alone()
    t.virtual_workshops(commission=1)
    t.virtual(workers=1)
    t.virtual_turn("commission")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["commission"]
    assert t.told("virtual_acts") == [{"action": "recruit", "count": 1}]


@pytest.mark.clause("paladins:PW-SOLO-SCHEME-2")
def test_the_fallback_takes_the_leftmost_that_is_available() -> None:
    t = alone()
    t.columns("", "", "", "", "")
    t.virtual(workers=9)
    t.virtual_workshops()
    t.attributes(VIRTUAL)
    t.outsiders("", "", "", "", "", "")
    done = []
    for _ in range(4):
        t.virtual_turn("attack")
        done.append(t.told("virtual_acts")[0]["action"])
    assert done == ["pray", "trade", "conspire", "rest"]
    assert t.rival().out


@pytest.mark.clause("paladins:PW-SOLO-SCHEME-2")
def test_the_reason_of_a_fallback_is_told() -> None:
    t = alone()
    t.outsiders("", "", "", "", "", "")
    reasons = {}
    for scheme in ("attack", "order", "favour", "fortify"):
        t.virtual(workers=1)
        t.orders("convert")
        t.virtual_turn(scheme)
        reasons[scheme] = t.told("virtual_falls_back")[0]["obstacle"]
    assert reasons == {"attack": "workers", "order": "orders", "favour": "favours", "fortify": "workers"}
    t.virtual(workers=5)
    t.virtual_turn("attack")
    assert t.told("virtual_falls_back")[0]["obstacle"] == "reach"
    t.virtual(workers=5)
    t.done(VIRTUAL, "fortify", 7)
    t.virtual_turn("fortify")
    assert t.told("virtual_falls_back")[0]["obstacle"] == "limit"
    t.virtual(workers=5)
    t.world.boundary.virtual_used[0] = 1
    t.virtual_turn("commission")
    assert t.told("virtual_falls_back")[0]["obstacle"] == "used"


@pytest.mark.clause("paladins:PW-SOLO-SCHEME-3")
def test_an_empty_scheme_deck_is_shuffled_from_its_discards() -> None:
    t = alone()
    g = t.world.boundary
    g.schemes, g.scheme_discard = [], [SCHEMES.index("trade")]
    t.virtual_turn()
    assert t.told("schemes_shuffled") == [{"count": 1}]
    assert t.told("scheme_flipped") == [{"scheme": "trade"}]


@pytest.mark.clause("paladins:PW-SOLO-RECRUIT-1")
def test_it_cannot_recruit_from_an_empty_row() -> None:
    t = alone()
    t.columns("", "", "", "", "")
    t.virtual_turn("recruit")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["recruit"]


@pytest.mark.clause("paladins:PW-SOLO-PRAY-1")
def test_its_prayer_clears_the_right_side_or_brings_a_worker_and_shuffles_all_schemes() -> None:
    t = alone()
    t.virtual(workers=5)
    count = len(t.g.schemes) + len(t.g.scheme_discard)
    t.virtual_turn("pray")
    assert t.rival().workers == 5
    assert (t.rival().flipped, t.rival().schemes) == ((), count + 1)
    t.virtual(workers=5)
    g = t.world.boundary
    g.virtual_used[0] = g.virtual_used[8] = 1
    t.virtual_turn("pray")
    assert t.rival().workers == 4
    assert t.rival().used == ("pray", "trade")


@pytest.mark.clause("paladins:PW-SOLO-REST-1")
def test_resting_moves_the_marker_by_the_workers_that_are_left() -> None:
    t = alone()
    t.virtual(workers=3)
    g = t.world.boundary
    g.virtual_used = [0] * 6 + [1, 1, 1, 1, 0]
    t.virtual_turn("trade")
    assert t.rival().marker == 4
    assert t.rival().out


@pytest.mark.clause("paladins:PW-SOLO-SLOT-1")
@pytest.mark.clause("paladins:PW-SOLO-SLOT-2")
def test_it_takes_the_slot_with_the_reward_that_it_likes_best() -> None:
    t = alone()
    t.columns(*FIVE)
    t.attributes(VIRTUAL, faith=6)
    taken = []
    for _ in range(7):
        t.virtual(workers=5)
        t.virtual_turn("commission")
        taken.append(t.told("virtual_placed")[0]["slot"])
    assert taken == ["R1S1", "R2S1", "R3S4", "R4S2", "R4S6", "R2S3", "R3S1"]
    assert t.track(VIRTUAL)[2] == 7
    t = alone()
    t.attributes(VIRTUAL, faith=6)
    t.debts(VIRTUAL, unpaid=1)
    t.occupy(0, "R1S1")
    t.occupy(0, "R2S1")
    t.virtual_turn("commission")
    assert t.told("virtual_placed")[0]["slot"] == "R4S5"
    assert t.g.paid[VIRTUAL] == 1


@pytest.mark.clause("paladins:PW-SOLO-SLOT-1")
def test_it_must_meet_the_flag_and_gains_faith_for_an_outpost() -> None:
    t = alone()
    t.virtual_turn("garrison")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["garrison"]
    t = alone()
    t.attributes(VIRTUAL, strength=1)
    t.virtual_turn("garrison")
    assert t.rival().outposts == 1
    assert t.track(VIRTUAL)[0] == 1
    assert t.view().regions[0].slots[0].owner == "virtual"


@pytest.mark.clause("paladins:PW-SOLO-SLOT-2")
def test_a_free_townsfolk_of_a_slot_is_discarded_without_a_worker() -> None:
    t = alone()
    t.columns("abbot_1", *FIVE[1:])
    t.virtual(workers=3)
    t.virtual_turn("commission")
    assert t.folk()[0] == ""
    assert t.rival().workers == 2


@pytest.mark.clause("paladins:PW-SOLO-REWARD-1")
def test_it_gains_as_printed_and_paying_without_a_debt_does_nothing() -> None:
    t = alone()
    t.attributes(VIRTUAL, faith=12)
    for slot in [slot.id for region in PRINTED.tables.content.regions for slot in region.slots]:
        if slot != "R6S1":
            t.occupy(0, slot)
    t.virtual_turn("commission")
    assert t.told("virtual_placed")[0]["slot"] == "R6S1"
    assert (t.g.unpaid[VIRTUAL], t.g.paid[VIRTUAL]) == (0, 0)
    assert t.g.tax == 5
    t = alone()
    t.columns("defender_1", *FIVE[1:])
    t.virtual_turn("recruit")
    assert t.track(VIRTUAL) == (0, 1, 0)
    assert t.told("declined") == []


@pytest.mark.clause("paladins:PW-SOLO-INQ-1")
def test_it_is_compared_in_an_inquisition_takes_debts_and_halves() -> None:
    t = alone()
    t.suspect(VIRTUAL, 0, 0, 0, 0)
    t.next_suspicion(1)
    t.tax(1)
    t.virtual(workers=0)
    t.answer(0, "conspire")
    assert t.g.unpaid == [0, 1]
    assert len(t.g.suspicion[VIRTUAL]) == 2


@pytest.mark.clause("paladins:PW-SOLO-LIMIT-1")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_the_limits_hold_for_it(action: str) -> None:
    t = alone()
    t.attributes(VIRTUAL, faith=12, strength=12, influence=12)
    t.done(VIRTUAL, action, 7)
    t.virtual_turn(action)
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == [action]


@pytest.mark.clause("paladins:PW-SOLO-ABSOLVE-1")
def test_its_absolution_pays_a_debt_or_discards_twice() -> None:
    t = alone()
    t.suspect(VIRTUAL, 0, 0, 0)
    t.debts(VIRTUAL, unpaid=1)
    t.virtual_turn("absolve")
    assert (t.g.unpaid[VIRTUAL], t.g.paid[VIRTUAL]) == (0, 1)
    assert len(t.g.suspicion[VIRTUAL]) == 2
    assert t.track(VIRTUAL) == (1, 0, 0)
    t.virtual_turn("absolve")
    assert t.rival().jars == 1
    t.attributes(VIRTUAL, influence=2)
    t.virtual(workers=5)
    t.virtual_turn("absolve")
    assert t.rival().jars == 2
    assert t.g.suspicion[VIRTUAL] == []


@pytest.mark.clause("paladins:PW-SOLO-FORTIFY-1")
def test_of_alternatives_on_a_wall_it_takes_the_leftmost_that_means_something() -> None:
    t = alone()
    t.next_wall("debt_or_silver")
    t.virtual_turn("fortify")
    assert t.rival().marker == 3
    assert t.track(VIRTUAL) == (0, 1, 0)
    t = alone()
    t.debts(VIRTUAL, unpaid=1)
    t.next_wall("debt_or_silver")
    t.virtual_turn("fortify")
    assert t.g.paid[VIRTUAL] == 1
    t.virtual(workers=5)
    t.virtual_turn("fortify")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["fortify"]


@pytest.mark.clause("paladins:PW-SOLO-ATTACK-1")
def test_it_attacks_only_whom_its_strength_reaches() -> None:
    t = alone()
    t.outsiders(*SIX)
    t.virtual(marker=3)
    t.virtual_turn("attack")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["attack"]
    t.attributes(VIRTUAL, strength=3)
    t.virtual(marker=2)
    t.virtual_turn("attack")
    assert t.rival().attacked == ("archer_b",)
    assert t.rival().marker == 3
    assert t.track(VIRTUAL)[2] == 1


@pytest.mark.clause("paladins:PW-SOLO-CONVERT-1")
def test_it_converts_whom_its_faith_reaches() -> None:
    t = alone()
    t.outsiders("thief_v", "assassin_v", "warrior_s", "hunter_b", "traitor_v", "mercenary_v")
    t.attributes(VIRTUAL, faith=2)
    t.virtual(marker=2)
    t.virtual_turn("convert")
    assert t.rival().converted == ("assassin_v",)
    assert t.track(VIRTUAL) == (2, 2, 0)
    t.virtual(marker=2)
    t.virtual_turn("convert")
    assert t.rival().converted == ("assassin_v", "thief_v")


@pytest.mark.clause("paladins:PW-SOLO-ORDER-1")
@pytest.mark.clause("paladins:PW-EX-SOLO-ORDER-1")
def test_it_tries_unfulfilled_orders_from_the_right_and_then_the_fulfilled_ones() -> None:
    t = alone()
    t.orders("fortify", "convert", "commission")
    t.outsiders(*SIX)
    t.virtual_turn("order")
    assert t.rival().monks == 1
    t.done(VIRTUAL, "commission", 5)
    t.virtual(workers=9)
    t.virtual_turn("order")
    assert t.told("virtual_acts")[0]["action"] == "convert"
    t.virtual_turn("order")
    assert t.told("virtual_acts")[0]["action"] == "fortify"
    t.virtual(workers=9)
    g = t.world.boundary
    g.virtual_used[1] = g.virtual_used[5] = 1
    t.virtual_turn("order")
    assert t.told("virtual_acts")[0]["action"] == "commission"


@pytest.mark.clause("paladins:PW-SOLO-ORDER-1")
def test_with_no_order_possible_it_falls_back() -> None:
    t = alone()
    t.orders("garrison")
    t.virtual_turn("order")
    assert [fact["scheme"] for fact in t.told("virtual_falls_back")] == ["order"]


# Scoring


@pytest.mark.clause("paladins:PW-SOLO-SCORE-1")
def test_workshops_and_leftovers_give_it_nothing() -> None:
    t = alone()
    t.virtual_workshops(commission=2, fortify=2, garrison=2, absolve=2)
    t.done(VIRTUAL, "garrison", 7)
    points = t.points(VIRTUAL)
    assert (points["workshops"], points["leftovers"], points["outposts"]) == (0, 0, 9)


@pytest.mark.clause("paladins:PW-SOLO-SCORE-2")
def test_each_of_its_converted_outsiders_is_worth_a_point_at_least() -> None:
    t = alone()
    t.win_over(VIRTUAL, "hunter_b", "thief_v")
    assert t.points(VIRTUAL)["outsiders"] == 2
    t.win_over(0, "hunter_b", "thief_v")
    t.retinue(0)
    assert t.points(0)["outsiders"] == 0


@pytest.mark.clause("paladins:PW-SOLO-SCORE-3")
def test_it_can_win_and_share_the_victory() -> None:
    t = alone()
    t.debts(VIRTUAL, paid=1)
    t.phase("scoring")
    result = GAME.result(t.g)
    assert result is not None
    assert (result.scores, result.winners, result.kind) == ((0,), (), "rival")
    assert result.rivals == (Rival("virtual", 1, won=True),)
    t = alone()
    t.phase("scoring")
    result = GAME.result(t.g)
    assert result is not None
    assert (result.winners, result.kind) == ((0,), "shared")
    t = alone()
    t.suspect(VIRTUAL, 1)
    t.phase("scoring")
    result = GAME.result(t.g)
    assert result is not None
    assert (result.winners, result.kind) == ((0,), "won")


@pytest.mark.clause("paladins:PW-EX-SOLO-SCORE-1")
def test_the_example_of_76_points() -> None:
    t = alone()
    t.orders("fortify", "commission", "garrison")
    t.attributes(VIRTUAL, faith=10, strength=12, influence=11)
    t.done(VIRTUAL, "commission", 6)
    t.done(VIRTUAL, "garrison", 5)
    t.walls(VIRTUAL, "scout", "scout")
    t.win_over(VIRTUAL, "armourer_v", "lookout_v", "guardian_v", "protector_v", "invader_b", "hunter_b")
    t.beat(VIRTUAL, "thief_v", "traitor_v")
    t.virtual_workshops(commission=1, fortify=1, garrison=1, absolve=1, attack=1, convert=1)
    t.debts(VIRTUAL, unpaid=2, paid=1)
    points = t.points(VIRTUAL)
    assert points["orders"] == 14
    assert points["faith"] + points["strength"] + points["influence"] == 49
    assert (points["monks"], points["outposts"], points["outsiders"]) == (5, 2, 11)
    assert (points["paid"], points["unpaid"]) == (1, -6)
    assert sum(points.values()) == 76
