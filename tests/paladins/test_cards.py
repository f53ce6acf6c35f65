"""10. Card abilities."""

import pytest

from tests.paladins.playing import playing

OUTSIDERS = ("mercenary_v", "", "", "", "", "")


@pytest.mark.clause("paladins:PW-CARD-PAL-1")
@pytest.mark.parametrize(
    ("paladin", "action", "workers", "usual"),
    [
        ("anseis", "fortify", {"merchant": 1, "labourer": 1, "scout": 1}, (0, 1)),
        ("berengier", "garrison", {"merchant": 1, "labourer": 1, "fighter": 1}, (0, 1)),
        ("ivon", "commission", {"scout": 1, "labourer": 1, "cleric": 1}, (0, 1)),
        ("ivoire", "absolve", {"cleric": 1, "labourer": 1, "merchant": 1}, (1, 0)),
        ("gerier", "convert", {"fighter": 1, "labourer": 1, "cleric": 1}, (1, 0)),
        ("oliver", "pray", {"cleric": 1}, (2, 0)),
    ],
)
def test_a_paladin_spares_the_cost_of_its_action(
    paladin: str, action: str, workers: dict[str, int], usual: tuple[int, int]
) -> None:
    t = playing(players=2)
    t.workers(0, **workers)
    t.attributes(0, strength=1)
    t.outsiders(*OUTSIDERS)
    t.done(0, "convert", 1)
    t.stock(0, silver=2, provisions=1)
    space = next(space for space in t.seat(0).spaces if space.action == action)
    assert (space.silver, space.provisions) == usual
    t.stock(0)
    assert not t.offers(0, action)
    t.paladin(0, paladin)
    assert t.offers(0, action)


@pytest.mark.clause("paladins:PW-CARD-PAL-1")
def test_samson_makes_develop_cheaper_by_two() -> None:
    t = playing(players=2)
    t.workers(0, labourer=2)
    t.stock(0, silver=2)
    assert not t.offers(0, "develop")
    t.paladin(0, "samson")
    t.do(0, "develop", "attack", "any")
    assert t.g.silver[0] == 0


@pytest.mark.clause("paladins:PW-CARD-PAL-1")
@pytest.mark.parametrize(
    ("paladin", "option", "silver", "provisions"),
    [("gerin", ("conspire",), 2, 0), ("girard", ("hunt", 1), 0, 3), ("otton", ("trade", 1), 3, 0)],
)
def test_a_paladin_adds_its_bonus_to_its_action(
    paladin: str, option: tuple[str | int, ...], silver: int, provisions: int
) -> None:
    t = playing(players=2)
    t.paladin(0, paladin)
    t.next_suspicion(0)
    t.do(0, *option)
    assert (t.g.silver[0], t.g.provisions[0]) == (silver, provisions)


@pytest.mark.clause("paladins:PW-CARD-PAL-2")
def test_with_roland_recruiting_costs_neither_silver_nor_a_debt() -> None:
    t = playing(players=2)
    t.paladin(0, "roland")
    t.columns("abbot_1", "", "", "", "")
    t.workers(0, labourer=1, fighter=1)
    assert [option for option in t.options(0) if option[0] in ("recruit", "expedition")] == [
        ("expedition", "abbot_1", "silver"),
        ("recruit", "abbot_1", "silver"),
    ]
    t.do(0, "recruit", "abbot_1", "silver")
    assert (t.g.silver[0], t.g.unpaid[0]) == (0, 0)


@pytest.mark.clause("paladins:PW-CARD-PAL-3")
def test_a_reward_that_looks_like_an_action_gets_no_bonus() -> None:
    t = playing(players=2)
    t.paladin(0, "gerin")
    t.columns("", "", "", "", "squire_3")
    t.next_suspicion(0)
    t.do(0, "expedition", "squire_3", "silver")
    assert t.unplaced(0) == {"criminal": 1}
    assert t.g.silver[0] == 0


@pytest.mark.clause("paladins:PW-EX-PAL-1")
def test_engelier_lends_strength_and_pays_for_attacks() -> None:
    t = playing(players=2)
    engelier = next(card for card in t.g.terms.tables.content.paladins if card.id == "engelier")
    assert engelier.workers == {"fighter": 1, "scout": 1}
    assert engelier.boost == {"strength": 3, "faith": 1}
    t.paladin(0, "engelier")
    t.outsiders("", "mercenary_v", "", "", "", "")
    t.workers(0, scout=1, labourer=1, fighter=1)
    t.do(0, "attack", "mercenary_v")
    assert t.g.silver[0] == 2


@pytest.mark.clause("paladins:PW-CARD-TF-1")
@pytest.mark.parametrize(
    ("folk", "option", "workers"),
    [
        ("abbot", ("absolve", "A4"), {"cleric": 1, "labourer": 1, "merchant": 1}),
        ("acolyte", ("commission", "R1S2"), {"scout": 1, "labourer": 1, "cleric": 1}),
        ("architect", ("develop", "attack", "any"), {"labourer": 2}),
        ("defender", ("attack", "mercenary_v"), {"scout": 1, "labourer": 1, "fighter": 1}),
        ("gatekeeper", ("fortify",), {"merchant": 1, "labourer": 1, "scout": 1}),
        ("missionary", ("convert", "mercenary_v"), {"fighter": 1, "labourer": 1, "cleric": 1}),
        ("watchman", ("garrison", "R1S2"), {"merchant": 1, "labourer": 1, "fighter": 1}),
    ],
)
def test_townsfolk_of_an_action_bring_their_reward_each_time_and_all_of_them_do(
    folk: str, option: tuple[str | int, ...], workers: dict[str, int]
) -> None:
    results = []
    for retinue in ((), (f"{folk}_1", f"{folk}_2", f"{folk}_3")):
        t = playing(players=2)
        t.workers(0, **workers)
        t.stock(0, silver=4, provisions=1)
        t.attributes(0, strength=1)
        t.outsiders(*OUTSIDERS)
        t.next_wall("scout")
        t.retinue(0, *retinue)
        t.do(0, *option)
        results.append((t.g.workers[0][0], t.g.silver[0] + t.g.provisions[0], t.g.tax))
    without, with_them = results
    assert with_them[0] - without[0] == 1
    assert with_them[1] - without[1] == 2
    assert without[2] - with_them[2] == 1


@pytest.mark.clause("paladins:PW-CARD-TF-5")
def test_a_debt_collector_brings_a_worker_for_a_paid_debt_and_not_for_a_destroyed_one() -> None:
    t = playing(players=2)
    t.retinue(0, "debt_collector_2", "debt_collector_3")
    t.debts(0, unpaid=2)
    t.workers(0, cleric=1, labourer=1, merchant=1)
    t.stock(0, silver=1)
    t.do(0, "absolve", "A1")
    assert t.unplaced(0) == {"fighter": 1, "scout": 1}
    t.columns("", "", "", "", "abbot_3")
    t.turn_of(0)
    t.workers(0, labourer=1)
    t.answer(0, "expedition", "abbot_3", "silver")
    t.answer(0, "destroy_debt")
    assert t.unplaced(0) == {}


@pytest.mark.clause("paladins:PW-CARD-OUT-1")
@pytest.mark.clause("paladins:PW-SCORE-7")
@pytest.mark.parametrize(
    ("card", "action", "times", "points"),
    [
        ("adventurer_v", "commission", 5, 2),
        ("archer_b", "garrison", 4, 2),
        ("guardian_v", "develop", 7, 3),
        ("lookout_v", "fortify", 3, 1),
        ("vigilante_v", "absolve", 1, 0),
    ],
)
def test_a_converted_outsider_counts_results_of_an_action_by_twos(
    card: str, action: str, times: int, points: int
) -> None:
    t = playing(players=2)
    t.win_over(0, card)
    t.done(0, action, times)
    assert t.points(0)["outsiders"] == points


@pytest.mark.clause("paladins:PW-CARD-OUT-1")
def test_others_count_townsfolk_attributes_people_debts_and_suspicion() -> None:
    t = playing(players=2)
    t.retinue(0, "abbot_1", "abbot_2", "abbot_3")
    t.attributes(0, faith=9, strength=3, influence=12)
    t.debts(0, paid=2)
    t.suspect(0, 0, 1, 2)
    t.beat(0, "archer_s", "archer_b", "warrior_b", "thief_v", "lookout_v", "traitor_v")
    for card, points in {
        "hunter_b": 1,
        "warrior_b": 2,
        "armourer_v": 0,
        "marauder_v": 3,
        "protector_v": 2,
        "thief_b": 3,
        "assassin_v": 1,
        "barbarian_v": 2,
        "invader_b": 3,
    }.items():
        t.win_over(0, card)
        assert t.points(0)["outsiders"] == points, card
    t.paladin(0, "roland")
    t.win_over(0, "armourer_v")
    assert t.points(0)["outsiders"] == 0


@pytest.mark.clause("paladins:PW-CARD-OUT-2")
def test_a_champion_counts_fulfilled_orders() -> None:
    t = playing(players=2)
    t.orders("attack", "convert", "absolve")
    t.win_over(0, "champion_b")
    assert t.points(0)["outsiders"] == 1
    t.done(0, "attack", 5)
    t.done(0, "absolve", 6)
    assert t.points(0)["outsiders"] == 3


@pytest.mark.clause("paladins:PW-CARD-OUT-3")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_mercenaries_are_worth_more_together(count: int, points: int) -> None:
    t = playing(players=2)
    t.win_over(0, *("mercenary_v", "mercenary_b", "mercenary_s1", "mercenary_s2")[:count])
    assert t.points(0)["outsiders"] == points


@pytest.mark.clause("paladins:PW-CARD-OUT-4")
def test_a_traitor_gives_a_point_for_each_unpaid_debt() -> None:
    t = playing(players=2)
    t.debts(0, unpaid=3)
    t.win_over(0, "traitor_v", "traitor_b")
    assert t.points(0)["outsiders"] == 6
    assert t.points(0)["unpaid"] == -9


@pytest.mark.clause("paladins:PW-CARD-OUT-5")
def test_attacked_outsiders_give_nothing_by_themselves_but_count_for_the_order() -> None:
    t = playing(players=2)
    t.orders("attack")
    t.beat(0, "mercenary_v", "mercenary_b")
    assert t.points(0)["outsiders"] == 0
    t.done(0, "attack", 5)
    assert t.points(0)["orders"] == 4
