"""4. King's Orders and King's Favours."""

import pytest

from deskovka.games.paladins.tables import PRINTED
from tests.paladins.playing import playing


@pytest.mark.clause("paladins:PW-ORDER-1")
@pytest.mark.clause("paladins:PW-SCORE-1")
def test_the_orders_give_four_six_and_eight_points_to_everybody_who_fulfils_them() -> None:
    t = playing(players=2)
    t.orders("commission", "fortify", "attack")
    for seat, actions in ((0, ("commission", "attack")), (1, ("fortify", "attack"))):
        for action in actions:
            t.done(seat, action, 5)
    assert [t.points(seat)["orders"] for seat in range(2)] == [12, 14]


@pytest.mark.clause("paladins:PW-ORDER-2")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_an_order_asks_for_five_results_of_its_action(action: str) -> None:
    t = playing(players=2)
    t.orders(action)
    t.done(0, action, 4)
    assert t.points(0)["orders"] == 0
    t.done(0, action, 5)
    assert t.points(0)["orders"] == 4


@pytest.mark.clause("paladins:PW-FAVOUR-1")
@pytest.mark.clause("paladins:PW-FAVOUR-2")
def test_a_favour_takes_one_worker_of_its_colour_and_serves_once_in_a_round() -> None:
    t = playing(players=2)
    t.favours("supplies", "pardon")
    t.workers(0, labourer=1)
    assert not t.offers(0, "favour", "pardon")
    t.do(0, "favour", "supplies")
    assert (t.g.provisions[0], t.g.silver[0], t.g.tax) == (2, 1, 5)
    assert t.unplaced(0) == {}
    assert t.waiting == (1,)
    assert not t.offers(1, "favour", "supplies")
    assert t.view().favours[0].worker == "labourer"


@pytest.mark.clause("paladins:PW-FAVOUR-2")
def test_the_worker_on_a_favour_stays_when_its_owner_passes() -> None:
    t = playing(players=2)
    t.favours("supplies")
    t.workers(0, labourer=2)
    t.workers(1, labourer=2)
    t.do(0, "favour", "supplies")
    t.do(1, "hunt", 1)
    t.answer(0, "pass")
    assert t.view().favours[0].worker == "labourer"


@pytest.mark.clause("paladins:PW-FAVOUR-3")
def test_no_prayer_frees_a_favour() -> None:
    t = playing(players=2)
    t.favours("supplies", "pray")
    t.workers(0, labourer=1)
    t.lay_workers(0, "hunt", "labourer")
    t.use_up_favour(0)
    t.answer(0, "favour", "pray")
    assert t.options(0) == [("clear", "hunt"), ("decline",)]


@pytest.mark.clause("paladins:PW-FAVOUR-4")
def test_a_criminal_fits_every_favour_and_a_purple_one_takes_only_him() -> None:
    t = playing(players=2)
    t.favours("recruit", "tax", "labour")
    t.workers(0, scout=1, cleric=1)
    assert [option[1] for option in t.options(0) if option[0] == "favour"] == ["recruit", "tax"]
    t.workers(0, criminal=1)
    assert [option[1] for option in t.options(0) if option[0] == "favour"] == ["recruit", "tax", "labour"]
    t.do(0, "favour", "labour")
    assert t.unplaced(0) == {"labourer": 3}


@pytest.mark.clause("paladins:PW-FAVOUR-4")
@pytest.mark.parametrize("favour", [card.id for card in PRINTED.tables.content.favours])
def test_every_favour_can_be_used_to_its_end(favour: str) -> None:
    t = playing(players=2)
    t.favours(favour)
    t.workers(0, criminal=2)
    t.stock(0, silver=1, provisions=1)
    t.debts(0, unpaid=1)
    t.suspect(0, 1)
    before = t.g.copy()
    t.do(0, "favour", favour)
    assert t.told("favour_used") == [{"seat": 0, "favour": favour, "worker": "criminal"}]
    changed = [t.g.workers[0], t.g.silver, t.g.provisions, t.g.unpaid, t.g.paid, t.g.suspicion, t.g.attributes]
    assert changed != [
        *(before.workers[0], before.silver, before.provisions, before.unpaid, before.paid),
        *(before.suspicion, before.attributes),
    ]


@pytest.mark.clause("paladins:PW-FAVOUR-5")
def test_only_alternatives_that_can_be_carried_out_are_offered() -> None:
    t = playing(players=2)
    t.favours("pardon", "works")
    t.workers(0, fighter=1, merchant=1)
    t.stock(0, silver=1, provisions=1)
    t.suspect(0, 1)
    t.do(0, "favour", "pardon")
    assert t.g.suspicion[0] == []
    assert t.g.silver[0] == 0
    t.turn_of(0)
    t.done(0, "develop", 8)
    t.do(0, "favour", "works")
    assert t.unplaced(0) == {"fighter": 1, "cleric": 1}


@pytest.mark.clause("paladins:PW-FAVOUR-5")
def test_a_favour_may_be_used_without_an_object() -> None:
    t = playing(players=2)
    t.favours("recruit")
    t.columns("", "", "", "", "")
    t.workers(0, scout=1)
    t.do(0, "favour", "recruit")
    assert t.unplaced(0) == {}


@pytest.mark.clause("paladins:PW-FAVOUR-5")
def test_the_works_favour_builds_a_workshop_or_brings_two_workers() -> None:
    t = playing(players=2)
    t.favours("works")
    t.workers(0, merchant=1)
    t.stock(0, provisions=1)
    t.answer(0, "favour", "works")
    assert t.options(0) == [("choose", "free_develop"), ("choose", "fighter")]
    t.answer(0, "choose", "free_develop")
    t.answer(0, "build", "attack", "any")
    assert t.unplaced(0) == {"scout": 1}
    assert t.needs(0, 10) == ["scout", "fighter"]
