"""D. The characters of the Vagabond."""

import pytest

from deskovka.games.root.factions.vagabond.characters import CHARACTERS
from deskovka.games.root.pieces import may_place
from deskovka.games.root.tables import PRINTED
from tests.root import printed
from tests.root.playing import Table
from tests.root.wandering import board, give, items, lay_quests, relate, relation, shown, wandering

FOREST = "f1_2_5_10"


def with_torch(character: str, *others: str, at: int | str = 5) -> Table:
    t = wandering(*(others or ("marquise", "squirrels")), at=at, character=character)
    give(t, torch=1)
    return t


@pytest.mark.clause("root:D.1.1", "root:D.2.1", "root:D.3.1", "root:D.4.1", "root:D.5.1")
@pytest.mark.clause("root:D.6.1", "root:D.7.1", "root:D.8.1", "root:D.9.1", "root:D.10")
def test_each_character_comes_with_its_items() -> None:
    comes_with = {
        each.id: (printed.PRODUCTS[each.id], " ".join(each.items))
        for each in PRINTED.tables.factions.vagabond.characters
    }
    assert comes_with == {
        "thief": ("base", "boot torch tea sword"),
        "tinker": ("base", "boot torch bag hammer"),
        "ranger": ("base", "boot torch crossbow sword"),
        "vagrant": ("riverfolk", "boot torch coin"),
        "arbiter": ("riverfolk", "boot torch sword sword"),
        "scoundrel": ("riverfolk", "boot boot torch crossbow"),
        "adventurer": ("vagabond_pack", "boot torch hammer"),
        "ronin": ("vagabond_pack", "boot boot torch sword"),
        "harrier": ("vagabond_pack", "coin torch sword crossbow"),
    }
    assert CHARACTERS.keys() == comes_with.keys()


@pytest.mark.clause("root:9.5.9")
def test_a_special_action_takes_a_torch_and_is_for_his_own_daylight() -> None:
    t = with_torch("thief")
    t.put(1, 5, warrior=1)
    t.hand(1, "anvil")
    assert t.options(0, "steal") == [("steal", 1)]
    give(t, torch=0)
    give(t, condition="exhausted", torch=1)
    assert not t.options(0, "steal")
    give(t, torch=1)
    t.begin(1)
    assert not t.options(1, "steal")


# Thief, Tinker, Ranger


@pytest.mark.clause("root:D.1.2")
def test_the_thief_takes_a_random_card_from_somebody_in_his_clearing() -> None:
    t = with_torch("thief", "marquise", "squirrels", "vagabond_second")
    t.hand(1, "anvil", "sword")
    t.hand(2, "cobbler")
    t.hand(3, "investments")
    t.put(1, 5, wood=1)
    t.put(2, 1, warrior=1)
    t.stand(3, 5)
    assert t.options(0, "steal") == [("steal", 1), ("steal", 3)]
    t.answer(0, "steal", 1)
    assert (len(t.cards(0)), len(t.cards(1))) == (1, 1)
    assert items(t, "exhausted") == {"torch": 1}
    give(t, torch=1)
    t.hand(1)
    assert t.options(0, "steal") == [("steal", 3)]  # nothing to take from the other
    t.stand(0, FOREST)
    assert not t.options(0, "steal")


@pytest.mark.clause("root:D.2.2")
def test_the_tinker_takes_a_card_of_the_suit_of_his_clearing_or_a_bird_from_the_discard_pile() -> None:
    t = with_torch("tinker", at=5)
    t.discard("anvil", "bake_sale", "birdy_bindle", "sword", "cobbler")
    assert t.options(0, "day_labor") == [("day_labor", card) for card in ("bake_sale", "birdy_bindle", "cobbler")]
    t.answer(0, "day_labor", "birdy_bindle")
    assert t.cards(0) == ["birdy_bindle"]
    assert t.discarded() == ["anvil", "bake_sale", "sword", "cobbler"]
    assert t.view(1).seats[0].hand == ("birdy_bindle",)
    give(t, torch=1)
    t.stand(0, FOREST)
    assert not t.options(0, "day_labor")


@pytest.mark.clause("root:D.3.2")
def test_the_ranger_repairs_three_items_and_his_daylight_ends() -> None:
    t = with_torch("ranger", at=FOREST)
    assert not t.options(0, "hideout")
    t.stand(0, 5)
    give(t, condition="damaged", boot=1, sword=2)
    give(t, condition="damaged_exhausted", tea=1)
    t.answer(0, "hideout")
    assert t.question(0).facts == {"left": 3}
    t.answer(0, "repair", "boot", "damaged")  # then one sword, whatever follows
    t.answer(0, "repair", "tea", "damaged_exhausted")
    assert (items(t), items(t, "exhausted")) == ({"boot": 1, "sword": 1}, {"torch": 1, "tea": 1})
    assert items(t, "damaged") == {"sword": 1}
    assert t.g.turn == 1
    give(t, torch=1)
    t.phase_of(0, "daylight")
    t.answer(0, "hideout")  # fewer are damaged
    assert items(t, "damaged") == {}
    assert t.g.turn == 1
    give(t, hammer=1)
    t.hand(0, "a_visit_to_friends")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "a_visit_to_friends")
    assert (t.g.turn, t.topic(0)) == (0, "vagabond")  # in his next turn he acts again


# Vagrant


def quarrel(dice: tuple[int, int], attacker: int = 1, defender: int = 2) -> Table:
    """The Vagrant sets the Marquise and the Squirrels on each other."""
    t = with_torch("vagrant")
    give(t, sword=1, tea=2)
    t.put(1, 5, warrior=2, sawmill=1, wood=1)
    t.put(2, 5, warrior=1, den=1, acorn=1)
    t.dice(*dice)
    t.answer(0, "instigate", attacker, defender)
    return t


@pytest.mark.clause("root:D.4.2", "root:D.4.2-x1")
def test_the_vagrant_starts_a_battle_between_any_two_in_his_clearing() -> None:
    t = with_torch("vagrant", "marquise", "squirrels", "weasels")
    t.put(1, 5, warrior=1)
    t.put(2, 5, den=1)
    t.put(3, 1, warrior=1)
    assert t.options(0, "instigate") == [
        *(("instigate", 0, 1), ("instigate", 0, 2)),
        *(("instigate", 1, 0), ("instigate", 1, 2)),
    ]
    t.world.boundary.enemies[1] = (0, 3)  # no enemies of each other
    t.world.boundary.enemies[2] = (0, 3)
    t.phase_of(0, "daylight")
    assert ("instigate", 1, 2) not in t.options(0, "instigate")
    t.stand(0, FOREST)
    assert not t.options(0, "instigate")


@pytest.mark.clause("root:D.4.2", "root:D.4.2-x2", "root:9.2.9.III.a")
def test_the_vagrant_removes_the_pieces_of_both_sides_and_scores_for_them() -> None:
    t = quarrel((2, 1))
    assert t.waiting == (0,)  # he chooses whether den or acorn goes
    assert t.options(0) == [("lose", "den", 2), ("lose", "acorn", 2)]
    t.answer(0, "lose", "den", 2)
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (1, 0)
    assert (relation(t, 1), relation(t, 2)) == ("hostile", "hostile")
    assert (t.points(0), t.points(1), t.points(2)) == (2, 0, 0)  # the den of a faction that is Hostile by now
    assert items(t, "exhausted") == {"torch": 1}


@pytest.mark.clause("root:D.4.2")
def test_pieces_of_a_hostile_faction_give_a_point_more() -> None:
    t = with_torch("vagrant")
    relate(t, 2, "hostile")
    t.put(1, 5, warrior=3)
    t.put(2, 5, warrior=1, den=1)
    t.dice(3, 0)
    t.answer(0, "instigate", 1, 2)
    assert t.points(0) == 3  # a warrior, and a building for two
    assert (relation(t, 1), t.points(1)) == ("indifferent", 0)


@pytest.mark.clause("root:D.4.2-x2", "root:8.2.6")
def test_the_vagrant_pays_for_a_removed_sympathy() -> None:
    t = with_torch("vagrant", "marquise", "alliance")
    t.put(1, 5, warrior=2)
    t.put(2, 5, sympathy=1)
    t.hand(0, "bake_sale")
    t.hand(1, "root_tea_rabbit")
    t.dice(0, 0)
    t.answer(0, "instigate", 1, 2)
    while t.waiting == (0,) and t.topic(0) != "vagabond":
        t.answer(0, *t.options(0)[-1])
    assert (t.cards(0), t.cards(1)) == ([], ["root_tea_rabbit"])
    assert t.points(0) == 1


@pytest.mark.clause("root:D.4.2-x1")
def test_each_side_decides_about_its_own_ambush_and_effects() -> None:
    t = with_torch("vagrant")
    t.put(1, 5, warrior=3)
    t.put(2, 5, warrior=1)
    t.hand(2, "ambush_rabbit")
    t.lay(1, "armorers")
    t.phase_of(0, "daylight")
    t.dice(1, 1)
    t.answer(0, "instigate", 1, 2)
    t.answer(2, "ambush", "ambush_rabbit")
    assert t.warriors(1, 5) == 1
    t.answer(1, "use", "armorers")
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (1, 0)


@pytest.mark.clause("root:D.4.2", "root:14.2.5")
def test_an_instigated_battle_is_no_occasion_to_loot() -> None:
    t = with_torch("vagrant", "hundreds", "squirrels")
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=1)
    t.world.boundary.crafted_items[2][t.g.terms.tables.item_number["sword"]] = 1
    t.phase_of(0, "daylight")
    t.dice(1, 0)
    t.answer(0, "instigate", 1, 2)
    assert (t.waiting, t.topic(0)) == ((0,), "vagabond")  # the Hundreds were not asked
    assert (t.warriors(2, 5), t.box(2)) == (0, {"sword": 1})


@pytest.mark.clause("root:D.4.2", "root:9.2.7")
def test_the_vagrant_may_be_a_side_himself_and_damages_his_own_items() -> None:
    t = quarrel((2, 1), attacker=1, defender=0)
    assert t.waiting == (0,)
    t.answer(0, "damage", "tea", "ready")
    assert (items(t, "damaged"), t.warriors(1, 5)) == ({"tea": 2}, 1)
    assert (t.points(0), relation(t, 1)) == (0, "hostile")
    t = quarrel((2, 0), attacker=0, defender=2)
    assert t.warriors(2, 5) == 0  # one sword
    assert items(t) == {"sword": 1, "tea": 2}  # no sword was exhausted


@pytest.mark.clause("root:D.4.2", "root:9.2.9.II.c")
def test_an_instigated_battle_gives_the_attacker_no_warriors_of_an_ally() -> None:
    t = with_torch("vagrant")
    give(t, sword=1, tea=1)
    relate(t, 1, "allied")
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=3)
    t.dice(2, 0)
    t.answer(0, "instigate", 0, 2)
    assert t.topic(0) != "with_ally"
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (2, 2)  # one sword, one hit


@pytest.mark.clause("root:D.4.2", "root:9.2.7")
def test_another_vagabond_chooses_himself_which_of_his_items_are_damaged() -> None:
    t = with_torch("vagrant", "marquise", "vagabond_second")
    t.put(1, 5, warrior=3)
    t.stand(2, 5)
    give(t, 2, boot=1, sword=1)
    t.dice(1, 0)
    t.answer(0, "instigate", 1, 2)
    assert t.waiting == (2,)
    assert t.options(2) == [("damage", "boot", "ready"), ("damage", "sword", "ready")]


# Arbiter


def trial(swords: int = 2, at: int = 5, **setup: str) -> Table:
    """The Squirrels attack one warrior of the Marquise next to the Arbiter and roll 2 and 2."""
    t = wandering("marquise", "squirrels", at=at, character="arbiter", **setup)
    give(t, sword=swords)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=4)
    t.begin(2)
    t.dice(2, 2)
    t.answer(2, "battle", 5, 1)
    return t


@pytest.mark.clause("root:D.5.2", "root:D.5.2-x1", "root:1.3.2-x1")
def test_the_defender_may_enlist_the_arbiter_who_scores_a_point() -> None:
    t = trial()
    assert t.waiting == (1,)
    assert t.topic(1) == "protect"
    assert t.question(1).facts == {"seat": 0, "clearing": 5, "count": 2}
    assert not t.told("rolled")
    t.answer(1, "enlist", 0)
    assert t.warriors(2, 5) == 2  # two rolled hits instead of one
    assert (t.points(0), items(t)) == (1, {"sword": 2})
    t = trial()
    t.answer(1, "pass")
    assert (t.warriors(2, 5), t.points(0)) == (3, 0)
    t = trial(swords=0)
    t.answer(1, "enlist", 0)
    assert (t.warriors(2, 5), t.points(0)) == (3, 1)  # without a sword he is of no use


@pytest.mark.clause("root:D.5.2")
@pytest.mark.parametrize(("condition", "fallen"), [("exhausted", 2), ("damaged", 1)])
def test_exhausted_swords_of_the_arbiter_protect_and_damaged_ones_do_not(condition: str, fallen: int) -> None:
    t = wandering("marquise", "squirrels", at=5, character="arbiter")
    give(t, condition=condition, sword=2)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=4)
    t.begin(2)
    t.dice(2, 2)
    t.answer(2, "battle", 5, 1)
    t.answer(1, "enlist", 0)
    assert (t.warriors(2, 5), t.points(0)) == (4 - fallen, 1)


@pytest.mark.clause("root:D.5.2", "root:D.5.2-x1")
def test_the_arbiter_helps_only_in_his_clearing_and_not_himself_nor_against_himself() -> None:
    t = trial(at=1)
    assert t.warriors(2, 5) == 3
    t = trial()
    t.answer(1, "pass")
    t.battle(2, 5, 0, (0, 0))
    assert t.waiting == (2,)
    t.phase_of(0, "daylight")
    t.put(1, 5, warrior=1)
    t.battle(0, 5, 1, (0, 0))
    assert t.waiting == (0,)


@pytest.mark.clause("root:D.5.2-x1")
def test_the_arbiter_is_enlisted_after_the_ambush() -> None:
    t = wandering("marquise", "squirrels", at=5, character="arbiter")
    give(t, sword=2)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=2)
    t.hand(1, "ambush_bird")
    t.begin(2)
    t.answer(2, "battle", 5, 1)
    assert t.topic(1) == "ambush"
    t.answer(1, "ambush", "ambush_bird")
    assert t.points(0) == 0  # the battle is over, nobody was enlisted


@pytest.mark.clause("root:D.5.2")
def test_a_standing_order_answers_for_the_defender() -> None:
    t = trial(standing="allowed")
    t.answer(1, "standing", "protect", "never")
    assert t.warriors(2, 5) == 3
    t.put(1, 5, warrior=1)
    t.dice(0, 0)
    t.answer(2, "battle", 5, 1)
    assert t.waiting == (2,)
    t.begin(1)
    assert t.offered(1, "ask_again", "protect")


# Scoundrel


@pytest.mark.clause("root:D.6.2")
def test_the_scoundrel_burns_his_clearing_for_good() -> None:
    t = with_torch("scoundrel", "marquise", "squirrels")
    give(t, boot=3)
    t.put(1, 5, warrior=2, sawmill=1)
    t.put(2, 5, acorn=1)
    t.put(2, 1, warrior=3)
    t.answer(0, "scorch")
    assert t.on_map(1, "warrior") == t.on_map(1, "sawmill") == t.on_map(2, "acorn") == {}
    assert (t.points(0), relation(t, 1), relation(t, 2)) == (2, "hostile", "indifferent")  # no Infamy: no battle
    assert items(t) == {"boot": 3}
    assert (items(t, "exhausted"), board(t).lost) == ({}, 1)
    assert shown(t).scorched == (5,)
    assert not any(may_place(t.g, seat, 5) for seat in range(3))
    assert may_place(t.g, 1, 1)
    t.answer(0, "move", 5, 1)
    assert ("move", 1, 5) not in t.options(0, "move")
    t.begin(0)
    assert ("slip", 5) not in t.options(0)
    t.begin(2)
    assert t.options(2, "move") == [("move", 1, 9), ("move", 1, 10)]


@pytest.mark.clause("root:D.6.2", "root:9.2.2.I")
def test_another_vagabond_in_the_burning_clearing_damages_three_items() -> None:
    t = with_torch("scoundrel", "vagabond_second", "marquise")
    t.stand(1, 5)
    give(t, 1, boot=4)
    t.answer(0, "scorch")
    assert items(t, "damaged", seat=1) == {"boot": 3}
    t.stand(0, FOREST)
    give(t, torch=1)
    assert not t.options(0, "scorch")


# Adventurer


@pytest.mark.clause("root:D.7.2")
def test_the_adventurer_lets_one_item_stand_for_another_and_damages_it() -> None:
    t = wandering(at=5, character="adventurer")
    lay_quests(t, "guard_duty_rabbit", "expel_bandits_rabbit", "guard_duty_mouse")
    give(t, torch=1, boot=1)
    assert not t.options(0, "quest")
    assert t.options(0, "improvise") == [("improvise", "guard_duty_rabbit", "sword", "boot")]
    t.answer(0, "improvise", "guard_duty_rabbit", "sword", "boot")
    assert t.options(0) == [("reward", "points"), ("reward", "cards")]
    t.answer(0, "reward", "points")
    assert t.points(0) == 1
    assert (items(t, "exhausted"), items(t, "damaged_exhausted")) == ({"torch": 1}, {"boot": 1})
    assert (items(t), items(t, "damaged")) == ({}, {})


@pytest.mark.clause("root:D.7.2")
def test_the_adventurer_improvises_once_per_turn_with_one_item() -> None:
    t = wandering(at=5, character="adventurer")
    lay_quests(t, "expel_bandits_rabbit", "errand_rabbit")
    give(t, boot=2)
    assert t.options(0, "improvise") == [("improvise", "errand_rabbit", "tea", "boot")]  # two swords are too many
    give(t, boot=2, sword=1)
    assert t.options(0, "improvise") == [
        ("improvise", "expel_bandits_rabbit", "sword", "boot"),
        ("improvise", "errand_rabbit", "tea", "boot"),
        ("improvise", "errand_rabbit", "tea", "sword"),
    ]
    t.answer(0, "improvise", "errand_rabbit", "tea", "sword")
    t.answer(0, "reward", "cards")
    assert (len(t.cards(0)), items(t)) == (2, {"boot": 1})
    give(t, boot=3, sword=3)
    assert not t.options(0, "improvise")
    t.phase_of(0, "daylight")
    assert t.options(0, "improvise")


# Ronin


@pytest.mark.clause("root:D.8.2", "root:D.8.2-x1", "root:9.2.6")
def test_the_ronin_exhausts_swords_after_the_roll_for_extra_hits() -> None:
    t = wandering("marquise", at=5, character="ronin")
    give(t, sword=3)
    t.put(1, 5, warrior=6)
    t.battle(0, 5, 1, (2, 0))
    assert t.topic(0) == "battle_effect"
    assert t.options(0) == [("swift_strike",), ("done",)]
    t.answer(0, "swift_strike")
    t.answer(0, "swift_strike")  # the third sword was for the battle itself
    assert t.warriors(1, 5) == 2
    assert items(t, "exhausted") == {"sword": 3}


@pytest.mark.clause("root:D.8.2")
def test_the_ronin_strikes_in_defense_too_and_may_decline() -> None:
    t = wandering("marquise", at=5, character="ronin")
    give(t, sword=1)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (0, 0))
    t.answer(0, "swift_strike")
    assert (t.warriors(1, 5), items(t, "exhausted")) == (2, {"sword": 1})
    give(t, sword=1)
    t.battle(1, 5, 0, (0, 0))
    t.answer(0, "done")
    assert t.warriors(1, 5) == 2


# Harrier


@pytest.mark.clause("root:D.9.2", "root:9.2.9.II.b-x1")
def test_the_harrier_glides_anywhere_alone_and_without_boots() -> None:
    t = wandering("marquise", "squirrels", at=5, character="harrier")
    give(t, torch=2)
    relate(t, 1, "allied")
    relate(t, 2, "hostile")
    t.put(1, 5, warrior=2)
    t.put(2, 3, warrior=2)
    assert t.options(0, "glide") == [("glide", clearing) for clearing in range(1, 13) if clearing != 5]
    t.answer(0, "glide", 3)
    assert (t.g.pawns[0], t.waiting, t.topic(0)) == (3, (0,), "vagabond")
    assert t.warriors(1, 5) == 2
    t.stand(0, FOREST)
    t.answer(0, "glide", 8)
    assert t.g.pawns[0] == 8
    assert items(t, "exhausted") == {"torch": 2}
