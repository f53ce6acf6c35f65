"""4.3 Battle."""

import pytest

from tests.root.playing import Table, bare


def facing(mine: int, theirs: int, clearing: int = 5, **pieces: int) -> Table:
    """Seat 0, with so many warriors, can attack seat 1 with so many warriors and other pieces; nobody has cards."""
    t = bare()
    t.put(0, clearing, warrior=mine)
    t.put(1, clearing, warrior=theirs, **pieces)
    return t


@pytest.mark.clause("root:4.3", "root:6.5.1")
def test_a_battle_needs_warriors_and_an_enemy_with_any_piece() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 5, warrior=1)
    t.put(0, 1, workshop=1)
    t.put(1, 5, acorn=1)
    t.put(1, 1, warrior=2)
    t.put(2, 5, den=1)
    assert t.options(0, "battle") == [("battle", 5, 1), ("battle", 5, 2)]
    t.battle(0, 5, 1, (2, 0))
    assert t.on_map(1, "acorn") == {}
    assert t.on_map(2, "den") == {5: 1}  # third parties take no part


# Step 1


@pytest.mark.clause("root:4.3.1", "root:K.19")
@pytest.mark.parametrize(("clearing", "fits"), [(1, ["ambush_fox", "ambush_bird"]), (5, ["ambush_bird"])])
def test_the_defender_may_play_one_matching_ambush_card(clearing: int, fits: list[str]) -> None:
    t = facing(4, 1, clearing)
    t.hand(1, "ambush_fox", "ambush_bird", "anvil")
    t.answer(0, "battle", clearing, 1)
    assert t.topic(1) == "ambush"
    assert t.question(1).facts == {"seat": 0, "clearing": clearing, "count": 4}
    assert t.options(1) == [("pass",), *(("ambush", card) for card in fits)]
    t.dice(0, 0)
    t.answer(0, "battle", clearing, 1)
    t.answer(1, "ambush", "ambush_bird")
    assert t.warriors(0, clearing) == 2  # two hits at once, and only one card
    assert t.waiting == (0,)
    assert t.discarded() == ["ambush_bird"]


@pytest.mark.clause("root:4.3.1")
def test_whether_the_defender_is_asked_depends_on_public_facts_only() -> None:
    t = facing(2, 1)
    t.hand(1, "anvil")  # no ambush card, but who knows
    t.answer(0, "battle", 5, 1)
    assert t.options(1) == [("pass",)]
    t = facing(2, 1)
    t.hand(1, "anvil")
    t.discard("ambush_rabbit", "ambush_bird", "ambush_bird")
    t.dice(1, 0)
    t.answer(0, "battle", 5, 1)
    assert t.waiting == (0,)  # everybody can see that no ambush is possible here
    t = facing(2, 1)
    t.dice(1, 0)
    t.answer(0, "battle", 5, 1)
    assert t.waiting == (0,)  # an empty hand


@pytest.mark.clause("root:4.3.1.I")
def test_the_attacker_foils_an_ambush_with_one_of_his_own() -> None:
    t = facing(3, 1)
    t.hand(0, "ambush_bird", "ambush_fox")
    t.hand(1, "ambush_rabbit")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.topic(0) == "foil"
    assert t.options(0) == [("pass",), ("ambush", "ambush_bird")]
    t.answer(0, "ambush", "ambush_bird")
    assert t.warriors(0, 5) == 3
    assert t.discarded() == ["ambush_rabbit", "ambush_bird"]
    assert t.told("rolled")


@pytest.mark.clause("root:4.3.1.II")
def test_two_hits_at_once_and_no_roll_when_no_attacking_warrior_remains() -> None:
    t = facing(2, 3)
    t.hand(1, "ambush_rabbit")
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.warriors(0, 5) == 0
    assert not t.told("rolled")
    assert t.warriors(1, 5) == 3
    assert t.topic(0) == "marquise"


@pytest.mark.clause("root:4.3.1.II")
def test_ambush_hits_reach_the_buildings_and_tokens_of_the_attacker() -> None:
    t = facing(1, 1)
    t.put(0, 5, warrior=1, sawmill=1, wood=1)
    t.hand(1, "ambush_rabbit")
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.options(0) == [("lose", "sawmill", 0), ("lose", "wood", 0)]
    t.answer(0, "lose", "wood", 0)
    assert (t.count(0, "sawmill", 5), t.count(0, "wood", 5)) == (1, 0)
    assert t.points(1) == 1


@pytest.mark.clause("root:4.3.1.II")
def test_an_ambush_card_is_discarded_when_its_hits_have_been_dealt() -> None:
    t = bare("marquise", "squirrels")
    t.put(0, 5, warrior=3)
    t.put(0, 1, keep=1)
    t.put(1, 5, warrior=2)
    t.hand(0, "bake_sale")
    t.hand(1, "ambush_rabbit")
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    t.answer(0, "pass")
    assert t.topic(0) == "field_hospitals"
    assert t.discarded() == []  # it is still being resolved
    t.answer(0, "pass")
    assert t.discarded() == ["ambush_rabbit"]


@pytest.mark.clause("root:4.3.1.II")
def test_a_scouting_party_suffers_no_ambush() -> None:
    t = facing(2, 1)
    t.lay(0, "scouting_party")
    t.hand(1, "ambush_rabbit")
    t.dice(0, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.warriors(0, 5) == 2
    assert t.discarded() == ["ambush_rabbit"]
    assert t.told("rolled")


@pytest.mark.clause("root:4.3.1.II-x1")
def test_the_battle_goes_on_while_the_attacker_has_warriors() -> None:
    t = facing(3, 3)
    t.hand(1, "ambush_rabbit")
    t.dice(2, 1)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.told("rolled") == [{"seat": 0, "defender": 1, "attack": 2, "defense": 1}]
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (0, 2)  # one attacker was left: one hit


# Step 2


@pytest.mark.clause("root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (4, 2)), ((1, 3), (4, 2)), ((2, 2), (3, 3)), ((0, 0), (5, 5))])
def test_the_higher_number_is_the_attackers(dice: tuple[int, int], left: tuple[int, int]) -> None:
    t = facing(5, 5)
    t.battle(0, 5, 1, dice)
    assert (t.warriors(0, 5), t.warriors(1, 5)) == left


@pytest.mark.clause("root:4.3.2-x1", "root:5.1.6")
def test_each_die_shows_nought_to_three_equally_often() -> None:
    t = bare()
    faces = t.g.terms.tables.dice
    assert len(faces) == 12
    assert [faces.count(number) for number in range(4)] == [3, 3, 3, 3]


@pytest.mark.clause("root:4.3.2.I")
def test_rolled_hits_are_limited_by_warriors_on_both_sides() -> None:
    t = facing(1, 1)
    t.put(0, 5, workshop=1)
    t.put(1, 5, den=1)
    t.battle(0, 5, 1, (3, 3))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (0, 0)
    assert (t.count(0, "workshop", 5), t.count(1, "den", 5)) == (1, 1)


# Step 3


@pytest.mark.clause("root:4.3.3", "root:K.8")
def test_if_both_sides_have_effects_the_attacker_decides_who_goes_first() -> None:
    t = facing(2, 2)
    t.lay(0, "armorers", "brutal_tactics")
    t.lay(1, "sappers")
    t.dice(1, 1)
    t.answer(0, "battle", 5, 1)
    assert t.topic(0) == "first"
    assert t.options(0) == [("first", 0), ("first", 1)]
    t.answer(0, "first", 1)
    assert t.options(1) == [("use", "sappers"), ("done",)]
    t.answer(1, "use", "sappers")
    assert t.options(0) == [("use", "armorers"), ("use", "brutal_tactics"), ("done",)]
    t.answer(0, "use", "armorers")
    t.answer(0, "done")
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (1, 1)  # the rolled hit was ignored, the sappers' was not
    assert (t.crafted(0), t.crafted(1)) == (["brutal_tactics"], [])


@pytest.mark.clause("root:4.3.3")
def test_an_effect_for_the_other_side_is_not_offered() -> None:
    t = facing(2, 2)
    t.lay(0, "sappers")  # for defenders
    t.lay(1, "brutal_tactics")  # for attackers
    t.battle(0, 5, 1, (0, 0))
    assert t.topic(0) == "marquise"


@pytest.mark.clause("root:4.3.3.I")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    t = facing(1, 2)
    t.lay(0, "brutal_tactics")
    t.battle(0, 5, 1, (3, 0))
    t.answer(0, "use", "brutal_tactics")
    assert t.warriors(1, 5) == 0
    assert t.points(1) == 1


@pytest.mark.clause("root:4.3.3.II")
def test_a_defender_without_warriors_takes_an_extra_hit() -> None:
    t = facing(1, 0, den=2)
    t.battle(0, 5, 1, (1, 1))
    assert t.count(1, "den", 5) == 0
    assert t.warriors(0, 5) == 1  # and deals none
    assert t.points(0) == 2
    assert t.told("defenseless") == [{"seat": 1}]


# Step 4


@pytest.mark.clause("root:4.3.4")
def test_warriors_go_first_then_what_the_receiving_player_chooses() -> None:
    t = facing(3, 1, den=1, acorn=1)
    t.battle(0, 5, 1, (3, 0))
    assert (t.warriors(1, 5), t.count(1, "den", 5), t.count(1, "acorn", 5)) == (0, 0, 0)
    t = facing(2, 1, den=1, acorn=1)
    t.battle(0, 5, 1, (2, 0))
    assert t.options(1) == [("lose", "den", 1), ("lose", "acorn", 1)]
    t.answer(1, "lose", "acorn", 1)
    assert (t.warriors(1, 5), t.count(1, "den", 5), t.count(1, "acorn", 5)) == (0, 1, 0)
    assert t.points(0) == 1


@pytest.mark.clause("root:4.3.4")
def test_hits_are_dealt_at_the_same_time() -> None:
    t = facing(2, 2)
    t.battle(0, 5, 1, (2, 2))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (0, 0)


@pytest.mark.clause("root:4.3.4-x1")
def test_the_attacker_names_the_side_whose_triggers_come_first() -> None:
    t = facing(2, 1, acorn=1)
    t.put(0, 1, keep=1)
    t.hand(0, "bake_sale")
    t.battle(0, 5, 1, (2, 1))
    assert (t.warriors(0, 5), t.count(1, "acorn", 5)) == (1, 0)  # the pieces of both sides are off
    assert t.points(0) == 1  # and scored for
    assert t.topic(0) == "first"
    t.answer(0, "first", 1)
    assert len(t.cards(1)) == 1  # the Squirrels drew for the lost acorn
    assert t.topic(0) == "field_hospitals"
    t = facing(2, 1)
    t.put(0, 1, keep=1)
    t.hand(0, "bake_sale")
    t.battle(0, 5, 1, (2, 1))
    assert t.topic(0) == "field_hospitals"  # one side only: nothing to name


@pytest.mark.clause("root:4.3-x1")
def test_the_worked_battle() -> None:
    t = bare()
    t.put(1, 5, warrior=3)
    t.put(0, 5, warrior=1, workshop=1)
    t.begin(1)
    t.battle(1, 5, 0, (3, 2))
    assert t.on_map(1, "warrior") == {5: 2}
    assert t.on_map(0, "warrior") == t.on_map(0, "workshop") == {}
    assert t.points(1) == 1
