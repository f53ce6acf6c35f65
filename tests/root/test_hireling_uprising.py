"""E. Spring Uprising and Rabbit Scouts."""

import pytest

from deskovka.games.root.hirelings.hireling import board_of
from tests.refusing import what_follows
from tests.root.dynasty import decree_at, skip_to
from tests.root.hired import control, employing, owner, preparing
from tests.root.playing import Table

CARDS = ("spring_uprising", "vault_keepers", "riverfolk_flotilla")
FOX, MOUSE, RABBIT = 0, 2, 4
"""Faces of the die."""
RABBITS = [("place_at", clearing) for clearing in (3, 4, 5, 10)]
MICE = [("place_at", clearing) for clearing in (2, 7, 9, 11)]


def attacking(hand: tuple[str, ...]) -> tuple[Table, int]:
    """An uprising of the other player in a rabbit clearing, where seat 0 has three warriors and this hand."""
    t = employing(cards=CARDS)
    uprising = control(t, "spring_uprising", 1, 9)
    t.put(uprising, 5, warrior=2)
    t.put(0, 5, warrior=3)
    t.hand(0, *hand)
    return t, uprising


@pytest.mark.clause("root:E-uprising-0")
def test_two_rolls_bring_the_first_of_the_uprising() -> None:
    t = preparing(cards=CARDS)
    while not t.offered(t.waiting[0], "set_up", "spring_uprising"):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    seat = t.waiting[0]
    t.script(MOUSE, RABBIT)
    t.answer(seat, "set_up", "spring_uprising")
    assert t.options(seat) == MICE
    t.answer(seat, "place_at", 9)
    assert t.options(seat) == RABBITS
    t.answer(seat, "place_at", 5)
    assert t.on_map(owner(t, "spring_uprising"), "warrior") == {5: 1, 9: 1}
    assert [event["suit"] for event in t.told("uprising_rolled")] == ["mouse", "rabbit"]


@pytest.mark.clause("root:E-uprising-1")
def test_the_hired_uprising_comes_to_the_map_if_none_is_there() -> None:
    for there, asked in ((0, "hireling_place"), (1, "uprising")):
        t = employing(cards=CARDS)
        uprising = control(t, "spring_uprising", 0, 1)
        board_of(t.world.boundary, uprising).done = ["rise"]
        t.put(uprising, 1, warrior=there)
        t.begin(0)
        t.script(0, RABBIT)  # the control roll, then the die
        t.answer(0, "done")
        assert (t.topic(1), t.options(1)) == (asked, RABBITS)


@pytest.mark.clause("root:E-uprising-2")
def test_attacking_the_uprising_costs_a_card_that_matches_the_clearing() -> None:
    t, uprising = attacking(hand=("anvil", "codebreakers", "bake_sale"))
    t.begin(0)
    t.dice(2, 0)
    t.answer(0, "battle", 5, "spring_uprising")
    assert t.topic(0) == "pay_uprising"
    assert t.options(0) == [("discard", "bake_sale"), ("pass",)]
    t.answer(0, "discard", "bake_sale")
    assert (t.warriors(uprising, 5), t.discarded()) == (0, ["bake_sale"])


@pytest.mark.clause("root:E-uprising-2", "root:E-R-uprising")
def test_who_does_not_pay_for_an_attack_on_the_uprising_has_no_battle() -> None:
    for hand in (("anvil", "codebreakers"), ("anvil", "bake_sale")):
        t, uprising = attacking(hand=hand)
        t.begin(0)
        t.answer(0, "battle", 5, "spring_uprising")
        t.answer(0, "pass")
        assert (t.warriors(uprising, 5), t.warriors(0, 5), t.cards(0)) == (2, 3, list(hand))
        assert t.told("called_off") == [{"seat": 0, "defender": "spring_uprising"}]
        assert t.topic(0) == "squirrels"
        assert t.g.battle is None


@pytest.mark.clause("root:E-R-uprising")
def test_whether_the_uprising_can_be_attacked_depends_on_no_hidden_hand() -> None:
    for hand, offered in (((), False), (("anvil",), True), (("bake_sale",), True)):
        t, _ = attacking(hand=hand)
        t.begin(0)
        assert t.offered(0, "battle", 5, "spring_uprising") is offered


@pytest.mark.clause("root:E-R-uprising")
@pytest.mark.parametrize(
    ("hand", "warned"), [(("anvil",), True), (("anvil", "bake_sale"), False), (("birdy_bindle",), False)]
)
def test_who_cannot_pay_for_an_attack_on_the_uprising_is_warned(hand: tuple[str, ...], warned: bool) -> None:
    t, _ = attacking(hand=hand)
    t.begin(0)
    assert ("no card" in what_follows(t, 0, "battle", 5, "spring_uprising")) is warned


@pytest.mark.clause("root:E-R-uprising")
def test_a_decree_card_whose_battle_is_not_paid_for_brings_turmoil() -> None:
    for answer, is_turmoil in ((("discard", "bake_sale"), False), (("pass",), True)):
        t = decree_at(employing("eyrie", "weasels", cards=CARDS), "builder", battle=["smugglers_trail"])
        uprising = control(t, "spring_uprising", 1, 9)
        t.put(uprising, 5, warrior=2)
        t.put(0, 5, warrior=3, roost=1)
        t.hand(0, "bake_sale")
        skip_to(t, "battle")
        t.dice(0, 0)
        t.answer(0, "decree_battle", 5, "spring_uprising", "rabbit")
        t.answer(0, *answer)
        assert bool(t.told("turmoil")) is is_turmoil


@pytest.mark.clause("root:E-R-uprising")
def test_the_controller_pays_when_a_hireling_attacks_the_uprising() -> None:
    t, uprising = attacking(hand=("bake_sale",))
    keepers = control(t, "vault_keepers", 0)
    t.put(keepers, 5, warrior=3, vault=1)
    t.begin(0)
    t.dice(2, 0)
    t.answer(0, "command", "vault_keepers", "sally")
    t.decline(0)
    t.answer(0, "battle", 5, "spring_uprising")
    t.answer(0, "discard", "bake_sale")
    assert (t.warriors(uprising, 5), t.cards(0)) == (0, [])


@pytest.mark.clause("root:E-uprising-3")
def test_in_birdsong_the_uprising_revolts_or_grows_where_the_die_says() -> None:
    t = employing(cards=CARDS)
    uprising = control(t, "spring_uprising", 0, 9)
    t.put(uprising, 5, warrior=2)
    t.put(uprising, 1, warrior=1)
    t.put(1, 5, warrior=2, den=1)
    t.put(0, 5, warrior=1)
    t.begin(0)
    t.script(RABBIT)
    assert t.options(0) == [("revolt", 5), *RABBITS]
    t.answer(0, "revolt", 5)
    assert (t.warriors(uprising, 5), t.warriors(1, 5), t.on_map(1, "den"), t.warriors(0, 5)) == (1, 0, {}, 1)
    t.end_turn(0)
    t.begin(0)
    t.script(RABBIT)
    t.answer(0, "revolt", 5)  # with no enemy there
    assert t.warriors(uprising, 5) == 0
    t.end_turn(0)
    t.begin(0)
    t.script(MOUSE)
    assert t.options(0) == MICE
    t.answer(0, "place_at", 9)
    assert t.on_map(uprising, "warrior") == {1: 1, 9: 1}
    t.end_turn(0)
    t.put(uprising, 9, warrior=3)
    t.begin(0)
    t.script(RABBIT)
    assert t.topic(0) == "squirrels"


@pytest.mark.clause("root:E-scouts-1")
def test_scouts_give_the_defender_the_higher_die_for_a_matching_card() -> None:
    for answer, left in ((("spend", "bake_sale"), (1, 3)), (("pass",), (3, 1))):
        t = employing(cards=CARDS, demoted=3)
        control(t, "rabbit_scouts", 1)
        t.put(0, 5, warrior=3)
        t.put(1, 5, warrior=3)
        t.hand(1, "anvil", "bake_sale")
        t.begin(0)
        t.dice(2, 0)
        t.answer(0, "battle", 5, 1)
        if t.topic(1) == "ambush":
            t.decline(1)
        assert t.topic(1) == "scouts"
        assert t.options(1) == [("pass",), ("spend", "bake_sale")]
        t.answer(1, *answer)
        assert (t.warriors(0, 5), t.warriors(1, 5)) == left
        assert ("bake_sale" in t.cards(1)) == (answer == ("pass",))


@pytest.mark.clause("root:E-scouts-1")
def test_scouts_do_nothing_for_an_attacker() -> None:
    t = employing(cards=CARDS, demoted=3)
    control(t, "rabbit_scouts", 0)
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=3)
    t.hand(0, "bake_sale")
    t.begin(0)
    t.battle(0, 5, 1, dice=(2, 0))
    assert (t.warriors(0, 5), t.warriors(1, 5), t.waiting) == (3, 1, (0,))
