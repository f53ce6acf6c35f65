"""6. Left-hand actions."""

import pytest

from tests.paladins.playing import Table, playing


def developing(**workers: int) -> Table:
    """A table at which seat 0 can develop."""
    t = playing(players=2)
    t.workers(0, **(workers or {"labourer": 1, "fighter": 1}))
    t.stock(0, silver=4)
    return t


@pytest.mark.clause("paladins:PW-ACT-DEVELOP-1")
@pytest.mark.clause("paladins:PW-EX-DEVELOP-1")
@pytest.mark.clause("paladins:PW-ACT-DEVELOP-4")
def test_a_labourer_a_fighter_and_four_silver_put_a_workshop_on_commission() -> None:
    t = developing()
    t.do(0, "develop", "commission", "scout")
    assert t.g.silver[0] == 0
    assert t.on(0, "develop") == ["labourer", "fighter"]
    assert t.unplaced(0) == {"scout": 1}
    assert t.needs(0, 6) == ["any", "cleric"]
    t.turn_of(0)
    t.workers(0, labourer=2)
    t.stock(0, silver=3)
    assert not t.offers(0, "develop")


@pytest.mark.clause("paladins:PW-ACT-DEVELOP-2")
@pytest.mark.clause("paladins:PW-ACT-DEVELOP-3")
def test_the_first_two_spots_of_right_hand_actions_can_be_covered_and_the_third_never() -> None:
    t = developing()
    options = [option[1:] for option in t.options(0) if option[0] == "develop"]
    assert len(options) == 12
    assert ("commission", "cleric") not in options
    t.cover(0, "commission", 0, 1)
    assert not t.offers(0, "develop", "commission")
    t.workers(0, cleric=1)
    t.stock(0, provisions=1)
    assert t.offers(0, "commission")


@pytest.mark.clause("paladins:PW-ACT-DEVELOP-4")
def test_the_workers_beneath_the_workshops_come_from_the_left() -> None:
    t = developing()
    for number, worker in enumerate(["scout", "merchant", "fighter", "cleric"] * 2):
        t.done(0, "develop", number)
        t.workers(0, labourer=2)
        t.stock(0, silver=4)
        t.lay_workers(0, "develop")
        t.turn_of(0)
        action = ("commission", "fortify", "garrison", "absolve")[number // 2]
        t.do(0, *next(option for option in t.options(0) if option[:2] == ("develop", action)))
        assert t.unplaced(0) == {worker: 1}
    assert t.g.times[0][0] == 8


@pytest.mark.clause("paladins:PW-ACT-DEVELOP-5")
def test_a_workshop_may_cover_a_spot_with_a_worker_and_the_space_stays_used() -> None:
    t = developing()
    t.lay_workers(0, "attack", "scout", "labourer", "fighter")
    t.do(0, "develop", "attack", "any")
    assert t.on(0, "attack") == ["scout", "fighter"]
    t.turn_of(0)
    t.workers(0, criminal=3)
    assert not t.offers(0, "attack")


@pytest.mark.clause("paladins:PW-ACT-DEVELOP-6")
def test_a_free_workshop_needs_nothing_and_counts_as_develop() -> None:
    t = playing(players=2)
    t.retinue(0, "architect_2")
    t.favours("works")
    t.workers(0, merchant=1)
    t.stock(0, provisions=1)
    t.lay_workers(0, "develop", "labourer", "labourer")
    t.do(0, "favour", "works")
    assert t.g.times[0][0] == 1
    assert t.g.provisions[0] == 1
    assert t.on(0, "develop") == ["labourer", "labourer"]


@pytest.mark.clause("paladins:PW-ACT-RECRUIT-1")
def test_one_worker_sends_on_an_expedition_and_two_take_in() -> None:
    t = playing(players=2)
    t.columns("", "", "", "", "abbot_1")
    t.workers(0, labourer=1)
    assert t.offers(0, "expedition", "abbot_1")
    assert not t.offers(0, "recruit", "abbot_1")
    t.workers(0, labourer=1, fighter=1)
    assert t.offers(0, "recruit", "abbot_1")
    t.do(0, "recruit", "abbot_1", "silver")
    assert t.on(0, "recruit") == ["labourer", "fighter"]


@pytest.mark.clause("paladins:PW-ACT-RECRUIT-2")
@pytest.mark.parametrize(("column", "price"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("verb", ["recruit", "expedition"])
def test_the_price_belongs_to_the_column_and_a_debt_serves_in_the_two_leftmost(
    column: int, price: int, verb: str
) -> None:
    t = playing(players=2)
    row = [""] * 5
    row[column] = "acolyte_1"
    t.columns(*row)
    t.workers(0, labourer=1, fighter=1)
    assert t.offers(0, verb, "acolyte_1", "silver") == (price == 0)
    assert t.offers(0, verb, "acolyte_1", "debt") == (column < 2)
    t.stock(0, silver=price)
    t.do(0, verb, "acolyte_1", "silver")
    assert t.g.silver[0] == 0
    assert t.g.unpaid[0] == 0


@pytest.mark.clause("paladins:PW-ACT-RECRUIT-3")
@pytest.mark.clause("paladins:PW-EX-RECRUIT-1")
def test_an_expedition_of_the_abbot_brings_a_cleric_and_a_labourer() -> None:
    t = playing(players=2)
    t.columns("", "", "abbot_1", "", "")
    t.workers(0, merchant=1)
    t.stock(0, silver=2)
    t.do(0, "expedition", "abbot_1", "silver")
    assert t.unplaced(0) == {"cleric": 1, "labourer": 1}
    assert t.g.silver[0] == 0
    assert t.g.townsfolk_discard == [t.g.terms.tables.townsfolk_index["abbot_1"]]
    assert t.seat(0).townsfolk == ()


@pytest.mark.clause("paladins:PW-ACT-RECRUIT-4")
@pytest.mark.clause("paladins:PW-EX-RECRUIT-2")
def test_the_gatekeeper_is_taken_in_for_a_debt_and_pays_now_and_with_every_wall() -> None:
    t = playing(players=2)
    t.columns("gatekeeper_2", "", "", "", "")
    t.workers(0, labourer=1, fighter=1)
    t.do(0, "recruit", "gatekeeper_2", "debt")
    assert (t.g.unpaid[0], t.g.silver[0]) == (1, 1)
    assert t.seat(0).townsfolk == ("gatekeeper_2",)
    t.workers(0, merchant=1, labourer=1, scout=1)
    t.stock(0, silver=1, provisions=1)
    t.turn_of(0)
    t.next_wall("fighter")
    t.do(0, "fortify")
    assert t.g.silver[0] == 2


@pytest.mark.clause("paladins:PW-ACT-RECRUIT-5")
def test_free_townsfolk_are_kept_and_use_no_space() -> None:
    t = playing(players=2)
    t.columns("gatekeeper_2", "", "", "", "")
    t.workers(0, scout=1, labourer=1, cleric=1)
    t.stock(0, provisions=1)
    t.answer(0, "commission", "R1S1")
    assert t.options(0) == [("take_in", "gatekeeper_2"), ("decline",)]
    t.answer(0, "take_in", "gatekeeper_2")
    assert t.seat(0).townsfolk == ("gatekeeper_2",)
    assert (t.g.unpaid[0], t.g.silver[0]) == (0, 1)
    assert t.on(0, "recruit") == []


@pytest.mark.clause("paladins:PW-ACT-HUNT-1")
@pytest.mark.clause("paladins:PW-ACT-TRADE-1")
@pytest.mark.parametrize(("verb", "colour"), [("hunt", "scout"), ("trade", "merchant")])
def test_hunt_and_trade_bring_one_or_three(verb: str, colour: str) -> None:
    for count, gained in ((1, 1), (2, 3)):
        t = playing(players=2)
        t.workers(0, **{"labourer": 1, colour: 1})
        t.do(0, verb, count)
        assert (t.g.provisions[0] if verb == "hunt" else t.g.silver[0]) == gained
        assert len(t.on(0, verb)) == count


@pytest.mark.clause("paladins:PW-ACT-PRAY-1")
@pytest.mark.clause("paladins:PW-EX-PRAY-1")
def test_a_criminal_as_cleric_and_two_silver_clear_absolve() -> None:
    t = playing(players=2)
    t.workers(0, criminal=1)
    t.stock(0, silver=2)
    t.lay_workers(0, "absolve", "cleric", "labourer", "merchant")
    t.cover(0, "absolve", 1)
    assert [option for option in t.options(0) if option[0] == "pray"] == [("pray", "absolve")]
    t.do(0, "pray", "absolve")
    assert t.on(0, "absolve") == []
    assert t.on(0, "pray") == ["criminal"]
    assert t.g.silver[0] == 0
    assert t.needs(0, 9) == ["cleric", "merchant"]
    t.workers(0, cleric=1, merchant=1)
    t.stock(0, silver=1)
    t.turn_of(0)
    assert t.offers(0, "absolve")


@pytest.mark.clause("paladins:PW-ACT-PRAY-2")
def test_a_prayer_as_a_reward_may_clear_the_space_just_used_or_that_of_pray() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1)
    t.lay_workers(0, "pray", "cleric")
    t.columns("", "", "", "", "abbot_2")
    t.answer(0, "expedition", "abbot_2", "silver")
    assert t.options(0) == [("clear", "recruit"), ("clear", "pray"), ("decline",)]
    t.answer(0, "clear", "recruit")
    assert t.on(0, "recruit") == []
    assert t.on(0, "pray") == ["cleric"]


@pytest.mark.clause("paladins:PW-ACT-PRAY-3")
def test_one_may_pray_with_nothing_to_clear() -> None:
    t = playing(players=2)
    t.workers(0, cleric=1)
    t.stock(0, silver=2)
    assert ("pray", "nothing") in t.options(0)
    t.do(0, "pray", "nothing")
    assert t.on(0, "pray") == ["cleric"]


@pytest.mark.clause("paladins:PW-ACT-CONSPIRE-1")
def test_conspiring_brings_a_criminal_and_suspicion() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1)
    t.next_suspicion(1)
    t.do(0, "conspire")
    assert t.unplaced(0) == {"criminal": 1}
    assert t.g.suspicion[0] == [1]
    assert (t.g.silver[0], t.g.tax) == (1, 5)
    assert t.on(0, "conspire") == ["labourer"]
