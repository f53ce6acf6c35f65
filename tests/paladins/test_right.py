"""7. Right-hand actions."""

import pytest

from tests.paladins.playing import Table, playing

WORKERS = {
    "commission": {"scout": 1, "labourer": 1, "cleric": 1},
    "fortify": {"merchant": 1, "labourer": 1, "scout": 1},
    "garrison": {"merchant": 1, "labourer": 1, "fighter": 1},
    "absolve": {"cleric": 1, "labourer": 1, "merchant": 1},
    "attack": {"scout": 1, "labourer": 1, "fighter": 1},
    "convert": {"fighter": 1, "labourer": 1, "cleric": 1},
}


def ready(action: str, silver: int = 0, provisions: int = 0, **attributes: int) -> Table:
    """A table at which seat 0 has the workers of an action."""
    t = playing(players=2)
    t.workers(0, **WORKERS[action])
    t.stock(0, silver=silver, provisions=provisions)
    t.attributes(0, **attributes)
    t.outsiders("mercenary_v", "assassin_v", "archer_b", "warrior_s", "thief_v", "hunter_b")
    return t


@pytest.mark.clause("paladins:PW-ACT-COMMISSION-1")
@pytest.mark.clause("paladins:PW-ACT-FORTIFY-1")
@pytest.mark.clause("paladins:PW-ACT-GARRISON-1")
@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-1")
@pytest.mark.clause("paladins:PW-ACT-ATTACK-1")
@pytest.mark.clause("paladins:PW-ACT-CONVERT-1")
@pytest.mark.parametrize("action", list(WORKERS))
def test_an_action_needs_its_two_colours_and_anybody(action: str) -> None:
    t = ready(action, silver=9, provisions=9, faith=12, strength=12, influence=12)
    assert t.offers(0, action)
    for colour in WORKERS[action]:
        t.workers(0, **{worker: count for worker, count in WORKERS[action].items() if worker != colour})
        assert not t.offers(0, action)
        if colour != "labourer":
            t.workers(0, **({**WORKERS[action], colour: 0} | {"labourer": 2}))
            assert not t.offers(0, action)
    t.workers(0, criminal=3)
    assert t.offers(0, action)


@pytest.mark.clause("paladins:PW-ACT-RIGHT-1")
@pytest.mark.parametrize(
    ("action", "required", "raised"),
    [
        ("commission", "faith", (0, 0, 1)),
        ("fortify", "influence", (0, 1, 0)),
        ("garrison", "strength", (1, 0, 0)),
        ("absolve", "influence", (1, 0, 0)),
        ("attack", "strength", (0, 0, 1)),
        ("convert", "faith", (0, 1, 0)),
    ],
)
def test_each_action_asks_for_one_attribute_and_raises_another(
    action: str, required: str, raised: tuple[int, int, int]
) -> None:
    t = ready(action, provisions=3, silver=3)
    t.outsiders("", "thief_v", "", "", "", "")
    t.done(0, "fortify", 1)
    t.done(0, "absolve", 1)
    t.occupy(1, "R1S1")
    t.occupy(1, "R1S2")
    if action != "attack":
        assert not t.offers(0, action)
    t.attributes(0, **{required: 5})
    t.next_wall("scout")
    before = t.track(0)
    option = next(option for option in t.options(0) if option[0] == action and option[-1] != "A4")
    t.do(0, *option)
    assert tuple(now - old for now, old in zip(t.track(0), before, strict=True)) == raised


@pytest.mark.clause("paladins:PW-ACT-COMMISSION-2")
@pytest.mark.clause("paladins:PW-ACT-FORTIFY-2")
@pytest.mark.clause("paladins:PW-ACT-GARRISON-2")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison"])
@pytest.mark.parametrize(("times", "provisions"), list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_provisions_rise_along_the_track(action: str, times: int, provisions: int) -> None:
    t = ready(action, faith=12, strength=12, influence=12)
    t.done(0, action, times)
    t.stock(0, provisions=provisions - 1)
    assert not t.offers(0, action)
    t.stock(0, provisions=provisions)
    t.next_wall("scout")
    t.do(0, *next(option for option in t.options(0) if option[0] == action))
    assert t.g.provisions[0] == 0
    assert t.g.times[0][{"commission": 6, "fortify": 7, "garrison": 8}[action]] == times + 1


@pytest.mark.clause("paladins:PW-ACT-COMMISSION-3")
@pytest.mark.clause("paladins:PW-ACT-GARRISON-3")
@pytest.mark.parametrize(
    ("action", "attribute", "flags"),
    [("commission", "faith", (0, 2, 4, 6, 8, 10)), ("garrison", "strength", (1, 3, 5, 7, 9, 11))],
)
def test_the_flags_of_regions_are_reached_by_the_attribute_alone(
    action: str, attribute: str, flags: tuple[int, ...]
) -> None:
    t = ready(action, provisions=1, silver=50)
    for region, flag in enumerate(flags, start=1):
        t.attributes(0, **{attribute: flag})
        assert t.offers(0, action, f"R{region}S1")
        if flag:
            t.attributes(0, **{attribute: flag - 1})
            assert not t.offers(0, action, f"R{region}S1")


@pytest.mark.clause("paladins:PW-ACT-COMMISSION-3")
def test_a_slot_holds_one_piece_of_anybody_and_equal_slots_are_offered_once() -> None:
    t = playing(players=4)
    t.workers(0, **WORKERS["commission"])
    t.stock(0, provisions=1)
    t.attributes(0, faith=3)
    slots = [option[1] for option in t.options(0) if option[0] == "commission"]
    assert slots == ["R1S1", "R1S2", "R1S3", "R1S4", "R2S1", "R2S2", "R2S3", "R2S4", "R2S5"]
    t.occupy(3, "R2S2", is_outpost=True)
    slots = [option[1] for option in t.options(0) if option[0] == "commission"]
    assert "R2S2" not in slots
    assert "R2S6" in slots


@pytest.mark.clause("paladins:PW-ACT-COMMISSION-4")
@pytest.mark.clause("paladins:PW-EX-COMMISSION-1")
def test_with_a_workshop_two_workers_send_a_monk_to_the_scout_of_the_second_region() -> None:
    t = ready("commission", provisions=1, faith=2)
    t.cover(0, "commission", 0)
    t.workers(0, labourer=1, cleric=1)
    t.paladin(0, "anseis")
    t.do(0, "commission", "R2S3")
    assert len(t.on(0, "commission")) == 2
    assert t.g.provisions[0] == 0
    assert t.unplaced(0) == {"scout": 1}
    assert t.track(0) == (2, 0, 1)
    assert t.view().regions[1].slots[2].piece == "monk"
    assert t.view().regions[1].slots[2].owner == 0


@pytest.mark.clause("paladins:PW-ACT-FORTIFY-3")
@pytest.mark.parametrize(("times", "influence"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_walls_ask_for_more_and_more_influence(times: int, influence: int) -> None:
    t = ready("fortify", provisions=3, influence=influence)
    t.done(0, "fortify", times)
    assert t.offers(0, "fortify")
    if influence:
        t.attributes(0, influence=influence - 1)
        assert not t.offers(0, "fortify")


@pytest.mark.clause("paladins:PW-ACT-FORTIFY-4")
def test_the_top_wall_is_turned_over_and_gives_all_it_shows() -> None:
    t = ready("fortify", provisions=1)
    t.next_wall("labourer_vp")
    t.do(0, "fortify")
    assert t.seat(0).walls == ("labourer_vp",)
    assert t.unplaced(0) == {"labourer": 1}
    assert t.track(0) == (0, 1, 0)
    assert t.points(0)["walls"] == 1
    assert all("strength" in wall.gain for wall in t.g.terms.tables.content.walls)


@pytest.mark.clause("paladins:PW-ACT-FORTIFY-5")
def test_nobody_fortifies_without_walls() -> None:
    t = ready("fortify", provisions=1)
    assert t.offers(0, "fortify")
    t.world.boundary.wall_deck.clear()
    t._restart()
    assert not t.offers(0, "fortify")


@pytest.mark.clause("paladins:PW-ACT-FORTIFY-6")
def test_of_alternatives_on_a_wall_one_is_chosen_even_without_an_object() -> None:
    for choice, silver in (("pay_debt", 0), ("silver", 2)):
        t = ready("fortify", provisions=1)
        t.next_wall("debt_or_silver")
        t.answer(0, "fortify")
        assert t.options(0) == [("choose", "pay_debt"), ("choose", "silver")]
        t.answer(0, "choose", choice)
        assert (t.g.silver[0], t.g.paid[0]) == (silver, 0)
        assert t.track(0) == (0, 1, 0)


@pytest.mark.clause("paladins:PW-EX-FORTIFY-1")
def test_anseis_builds_the_fourth_wall_for_nothing() -> None:
    t = ready("fortify", influence=2)
    t.done(0, "fortify", 3)
    assert not t.offers(0, "fortify")
    t.paladin(0, "anseis")
    t.next_wall("labourer_fighter")
    t.do(0, "fortify")
    assert t.unplaced(0) == {"labourer": 1, "fighter": 1}
    assert t.track(0) == (0, 1, 2)
    t.paladin(0)
    assert (t.seat(0).spaces[7].influence, t.seat(0).spaces[7].provisions) == (7, 2)


@pytest.mark.clause("paladins:PW-ACT-GARRISON-4")
@pytest.mark.clause("paladins:PW-EX-GARRISON-1")
def test_an_outpost_with_strength_five_clears_a_space_and_raises_faith() -> None:
    t = ready("garrison", provisions=1, strength=5)
    t.lay_workers(0, "hunt", "labourer")
    t.answer(0, "garrison", "R3S4")
    t.answer(0, "clear", "hunt")
    assert t.on(0, "hunt") == []
    assert t.track(0) == (1, 5, 0)
    assert t.view().regions[2].slots[3].piece == "outpost"


@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-2")
@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-3")
@pytest.mark.parametrize(
    ("times", "silver", "influence"),
    [(0, 1, 0), (1, 2, 2), (2, 2, 4), (3, 2, 6), (4, 3, 8), (5, 3, 10), (6, 3, 12)],
)
def test_jars_cost_silver_and_ask_for_influence(times: int, silver: int, influence: int) -> None:
    t = ready("absolve", silver=silver, influence=influence)
    t.done(0, "absolve", times)
    if influence:
        t.attributes(0, influence=influence - 1)
        assert not t.offers(0, "absolve")
        t.attributes(0, influence=influence)
    t.do(0, "absolve", "A7")
    assert t.g.silver[0] == 0
    assert t.g.times[0][9] == times + 1


@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-4")
@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-5")
@pytest.mark.clause("paladins:PW-EX-ABSOLVE-1")
def test_the_first_jar_pays_a_debt_discards_suspicion_and_raises_faith() -> None:
    t = ready("absolve", silver=1)
    t.debts(0, unpaid=1)
    t.suspect(0, 2)
    assert [option[1] for option in t.options(0) if option[0] == "absolve"] == ["A1", "A3", "A4", "A5", "A6", "A7"]
    t.answer(0, "absolve", "A1")
    t.answer(0, "pay_debt")
    t.answer(0, "discard", 1)
    assert (t.g.unpaid[0], t.g.paid[0]) == (0, 1)
    assert t.g.suspicion[0] == []
    assert t.track(0) == (1, 0, 0)
    assert t.seat(0).jars == ("A1",)
    assert t.g.silver[0] == 0


@pytest.mark.clause("paladins:PW-ACT-ABSOLVE-5")
def test_a_jar_place_is_used_once() -> None:
    t = ready("absolve", silver=9)
    t.do(0, "absolve", "A4")
    assert t.track(0) == (2, 0, 0)
    t.workers(0, **WORKERS["absolve"])
    t.lay_workers(0, "absolve")
    t.attributes(0, influence=2)
    t.turn_of(0)
    assert not t.offers(0, "absolve", "A4")
    assert t.offers(0, "absolve", "A5")


@pytest.mark.clause("paladins:PW-ACT-ATTACK-2")
@pytest.mark.parametrize(
    ("strength", "silver"), [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (6, 1), (7, 0), (9, 0)]
)
def test_missing_strength_is_paid_for_with_silver(strength: int, silver: int) -> None:
    t = ready("attack", strength=strength, silver=silver)
    t.outsiders("", "", "", "warrior_s", "", "")
    if silver:
        t.stock(0, silver=silver - 1)
        assert not t.offers(0, "attack")
        t.stock(0, silver=silver)
    t.do(0, "attack", "warrior_s")
    assert t.g.silver[0] == 0


@pytest.mark.clause("paladins:PW-ACT-ATTACK-3")
@pytest.mark.clause("paladins:PW-EX-ATTACK-1")
def test_a_mercenary_under_seven_costs_one_silver_with_strength_five() -> None:
    t = ready("attack", strength=5, silver=1)
    t.outsiders("", "", "", "mercenary_v", "", "")
    t.do(0, "attack", "mercenary_v")
    assert t.g.silver[0] == 0
    assert t.track(0) == (0, 5, 1)
    assert t.unplaced(0) == {"labourer": 2}
    assert t.seat(0).attacked == ("mercenary_v",)
    assert t.seat(0).converted == ()
    assert all("influence" in card.attack for card in t.g.terms.tables.content.outsiders)


@pytest.mark.clause("paladins:PW-ACT-CONVERT-2")
@pytest.mark.parametrize(("times", "silver"), list(enumerate([0, 1, 2, 2, 2, 3, 3])))
def test_conversions_cost_more_and_more_silver(times: int, silver: int) -> None:
    t = ready("convert", silver=silver)
    t.done(0, "convert", times)
    t.do(0, "convert", "mercenary_v")
    assert t.g.silver[0] == 0


@pytest.mark.clause("paladins:PW-ACT-CONVERT-3")
@pytest.mark.parametrize(("column", "faith"), list(enumerate([0, 2, 4, 6, 8, 10])))
def test_faith_must_reach_the_flag_and_silver_does_not_help(column: int, faith: int) -> None:
    names = ("mercenary_v", "assassin_v", "archer_b", "warrior_s", "thief_v", "hunter_b")
    t = ready("convert", silver=50, faith=faith)
    assert t.offers(0, "convert", names[column])
    if faith:
        t.attributes(0, faith=faith - 1)
        assert not t.offers(0, "convert", names[column])


@pytest.mark.clause("paladins:PW-ACT-CONVERT-4")
def test_assassin_barbarian_and_invader_give_two_strength_and_others_one() -> None:
    for card in playing(players=2).g.terms.tables.content.outsiders:
        assert card.strength == (2 if card.kind in ("assassin", "barbarian", "invader") else 1)
    t = ready("convert")
    t.do(0, "convert", "mercenary_v")
    assert t.track(0) == (0, 1, 0)
    assert t.unplaced(0) == {}
    assert t.seat(0).converted == ("mercenary_v",)


@pytest.mark.clause("paladins:PW-EX-CONVERT-1")
def test_the_third_conversion_of_an_assassin() -> None:
    t = ready("convert", silver=2, faith=3)
    t.paladin(0, "engelier")
    t.done(0, "convert", 2)
    t.do(0, "convert", "assassin_v")
    assert t.g.silver[0] == 0
    assert t.track(0) == (3, 2, 0)
    t.beat(0, "archer_s", "hunter_s", "thief_b")
    assert t.points(0)["outsiders"] == 2
