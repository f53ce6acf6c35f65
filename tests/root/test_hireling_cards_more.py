"""E. More cards of the hirelings, side by side: Flame Bearers, Rat Smugglers, Vault Keepers, Badger Bodyguards."""

import pytest

from tests.root.hired import control, employing, hire_anew, owner, setting_up
from tests.root.playing import Table

CARDS = ("flame_bearers", "vault_keepers", "riverfolk_flotilla")


def hired(name: str, demoted: int = 0) -> tuple[Table, int]:
    """Seat 0 controls a hireling; nothing is on the map."""
    t = employing(cards=CARDS, demoted=demoted)
    return t, control(t, name, 0)


# Flame Bearers


@pytest.mark.clause("root:E-bearers-0")
def test_two_bearers_begin_in_any_clearings() -> None:
    t = setting_up("flame_bearers", CARDS)
    assert t.options(t.waiting[0]) == [("place_at", clearing) for clearing in range(1, 13)]
    t.answer(t.waiting[0], "place_at", 5)
    t.answer(t.waiting[0], "place_at", 12)
    assert t.on_map(owner(t, "flame_bearers"), "warrior") == {5: 1, 12: 1}


@pytest.mark.clause("root:E-bearers-1")
def test_bearers_come_when_they_are_hired_and_none_is_on_the_map() -> None:
    t, bearers = hired("flame_bearers")
    assert sum(hire_anew(t, bearers).on_map(bearers, "warrior").values()) == 2
    assert sum(hire_anew(t, bearers).on_map(bearers, "warrior").values()) == 2


@pytest.mark.clause("root:E-bearers-2", "root:E-R-bearers")
def test_bearers_burn_warriors_first_and_one_more_comes() -> None:
    t, bearers = hired("flame_bearers")
    t.put(bearers, 5, warrior=2)
    t.put(1, 5, warrior=1, den=1, acorn=1)
    t.put(0, 5, warrior=1)
    t.begin(0)  # one thing to do, and it must be done
    assert (t.topic(0), t.warriors(1, 5)) == ("burn", 1)
    assert t.options(0) == [("lose", "den", 1), ("lose", "acorn", 1)]
    t.answer(0, "lose", "acorn", 1)
    assert (t.warriors(1, 5), t.count(1, "acorn", 5), t.count(1, "den", 5), t.warriors(0, 5)) == (0, 0, 1, 1)
    assert t.points(0) == 0  # E.3.6
    assert t.options(0) == [("place_at", clearing) for clearing in (1, 2, 5)]
    t.answer(0, "place_at", 2)
    assert t.on_map(bearers, "warrior") == {2: 1, 5: 2}


@pytest.mark.clause("root:E-bearers-2")
def test_without_bearers_on_the_map_two_come_anywhere() -> None:
    t, bearers = hired("flame_bearers")
    t.begin(0)
    assert t.options(0) == [("place_at", clearing) for clearing in range(1, 13)]
    t.answer(0, "place_at", 7)
    t.answer(0, "place_at", 7)
    assert t.on_map(bearers, "warrior") == {7: 2}


# Rat Smugglers


@pytest.mark.clause("root:E-smugglers-1")
def test_smugglers_take_cards_with_items_for_moves_and_battles() -> None:
    t, _ = hired("rat_smugglers", demoted=3)
    t.put(0, 5, warrior=3)
    t.put(1, 1, warrior=1)
    t.hand(0, "anvil", "sword", "codebreakers")
    t.hand(1, "bake_sale")
    t.begin(0)
    assert t.options(0, "smuggle") == [("smuggle", "anvil"), ("smuggle", "sword")]
    t.answer(0, "smuggle", "anvil")
    t.move(0, 5, 1, 2)
    assert (t.warriors(0, 1), t.discarded()) == (2, ["anvil"])
    assert t.options(0, "smuggle") == [("smuggle", "sword")]
    t.answer(0, "smuggle", "sword")
    t.battle(0, 1, 1, dice=(1, 0))
    assert t.warriors(1, 1) == 0
    t.end_turn(0)
    assert not t.options(1, "smuggle")


# Vault Keepers


@pytest.mark.clause("root:E-vaults-0")
def test_vault_keepers_begin_where_a_slot_is_open() -> None:
    t = setting_up("vault_keepers", CARDS)
    t.answer(t.waiting[0], "place_at", 5)
    keepers = owner(t, "vault_keepers")
    assert (t.on_map(keepers, "warrior"), t.on_map(keepers, "vault")) == ({5: 2}, {5: 1})


@pytest.mark.clause("root:E-vaults-0")
def test_vault_keepers_leave_a_slot_in_every_corner_to_who_begins_there() -> None:
    t = setting_up("vault_keepers", CARDS)
    seat, g = t.waiting[0], t.g
    assert [corner for corner in g.woodland.corners if g.slots[corner] == 1] == [1, 3, 4]
    assert t.options(seat) == [("place_at", clearing) for clearing in (2, *range(5, 13))]


@pytest.mark.clause("root:E-vaults-1")
def test_vault_keepers_come_when_they_are_hired_and_none_is_on_the_map() -> None:
    t, keepers = hired("vault_keepers")
    t.put(0, 1, den=1)  # the slot of clearing 1 is taken
    assert hire_anew(t, keepers).on_map(keepers, "vault") == {2: 1}
    assert hire_anew(t, keepers).on_map(keepers, "warrior") == {2: 2}


@pytest.mark.clause("root:E-vaults-1", "root:E.R10", "root:6.2.2")
def test_vault_keepers_come_to_the_keep_of_the_marquise_who_hires_them() -> None:
    t = employing("marquise", "squirrels", cards=CARDS)
    keepers = control(t, "vault_keepers", 0)
    t.put(0, 1, keep=1)
    assert hire_anew(t, keepers).on_map(keepers, "vault") == {1: 1}


@pytest.mark.clause("root:E-vaults-2")
def test_vault_keepers_build_and_muster() -> None:
    t, keepers = hired("vault_keepers")
    t.put(keepers, 5, warrior=2, vault=1)
    t.begin(0)
    assert t.options(0, "command") == [("command", "vault_keepers", deed) for deed in ("sally", "muster")]
    t.answer(0, "command", "vault_keepers", "muster")
    assert t.options(0) == [("place_at", 1), ("place_at", 2), ("place_at", 5), ("pass",)]
    t.answer(0, "place_at", 1)
    assert (t.on_map(keepers, "vault"), t.on_map(keepers, "warrior")) == ({1: 1, 5: 1}, {1: 1, 5: 3})
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-vaults-2", "root:E-R-spies")
def test_vault_keepers_battle_once_in_each_clearing_with_a_vault_if_they_want() -> None:
    t, keepers = hired("vault_keepers")
    t.put(keepers, 5, warrior=2, vault=1)
    t.put(keepers, 7, warrior=1, vault=1)
    t.put(keepers, 8, warrior=1)
    for clearing in (5, 7, 8):
        t.put(1, clearing, warrior=3)
    t.begin(0)
    t.answer(0, "command", "vault_keepers", "sally")
    t.answer(0, "pass")
    assert t.options(0) == [("battle", 5, 1), ("battle", 7, 1), ("pass",)]
    t.dice(0, 0)
    t.answer(0, "command", "vault_keepers", "sally")
    t.answer(0, "pass")
    t.answer(0, "battle", 5, 1)
    assert t.options(0) == [("battle", 7, 1), ("pass",)]
    t.answer(0, "pass")
    assert t.topic(0) != "hireling_battle"


@pytest.mark.clause("root:E-vaults-2")
def test_with_no_vault_to_build_beside_a_warrior_and_a_vault_come_anywhere() -> None:
    t, keepers = hired("vault_keepers")
    t.put(keepers, 8, warrior=1)
    t.begin(0)
    t.answer(0, "command", "vault_keepers", "muster")
    t.answer(0, "place_at", 12)
    assert (t.on_map(keepers, "vault"), t.on_map(keepers, "warrior")) == ({12: 1}, {8: 1, 12: 2})


# Badger Bodyguards


@pytest.mark.clause("root:E-bodyguards-1")
def test_bodyguards_take_the_first_hit_of_each_battle() -> None:
    t, _ = hired("badger_bodyguards", demoted=3)
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, dice=(2, 0))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (2, 3)
    t.battle(1, 5, 0, dice=(2, 0))
    assert t.warriors(0, 5) == 1
