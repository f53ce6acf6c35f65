"""9.2.9 Relationships."""

import pytest

from deskovka.games.root.effects import Effect
from deskovka.games.root.factions.vagabond.view import RelationView
from deskovka.games.root.movement import Move
from deskovka.games.root.removal import REPLACED, Removal, remove
from deskovka.games.root.state import Root
from deskovka.kernel import Flow
from tests.root.playing import Table
from tests.root.wandering import board, box, give, items, relate, relation, shown, wandering

CARDS = ("bake_sale", "root_tea_rabbit", "a_visit_to_friends", "cobbler", "smugglers_trail", "command_warren")


def helping(times: int = 6) -> Table:
    """He has as many rabbit cards and teas, in a rabbit clearing with the Marquise and the Squirrels."""
    t = wandering("marquise", "squirrels", at=5)
    t.put(1, 5, warrior=1)
    t.put(2, 5, warrior=1)
    give(t, boot=times)
    t.hand(0, *CARDS[:times])
    return t


def aid(t: Table, other: int = 1) -> None:
    card = next(option[2] for option in t.options(0, "aid") if option[1] == other)
    t.answer(0, "aid", other, card)


@pytest.mark.clause("root:9.2.9")
def test_each_faction_that_is_no_vagabond_has_a_marker() -> None:
    t = wandering("marquise", "squirrels", "vagabond_second")
    assert [relation(t, other) for other in range(4)] == ["none", "indifferent", "indifferent", "none"]


@pytest.mark.clause("root:9.2.9.I", "root:9.2.9.I.a", "root:9.2.9.I.b", "root:9.2.9.I-x1", "root:9.2.9.II.a")
def test_the_worked_example_of_aid() -> None:
    t = helping()
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("amiable", 1)
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("amiable", 1)
    assert shown(t).relations[0] == RelationView(1, "amiable", 1, 2)
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("friendly", 3)
    t.phase_of(0, "daylight")
    for _ in range(3):
        aid(t)
    assert (relation(t, 1), t.points(0)) == ("allied", 5)
    assert relation(t, 2) == "indifferent"
    give(t, boot=2)
    t.hand(0, *CARDS[:2])
    aid(t)
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("allied", 9)
    assert shown(t).relations[0] == RelationView(1, "allied", 0, 0)


@pytest.mark.clause("root:9.2.9.I.a")
def test_unfinished_counts_are_lost_and_each_faction_has_its_own() -> None:
    t = helping()
    relate(t, 1, "amiable")
    relate(t, 2, "amiable")
    aid(t)
    aid(t, 2)
    assert t.points(0) == 0
    t.phase_of(0, "daylight")
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("amiable", 0)
    aid(t)
    assert (relation(t, 1), t.points(0)) == ("friendly", 2)


@pytest.mark.clause("root:9.2.9.III.c")
def test_a_hostile_faction_may_be_aided_for_its_items_only() -> None:
    t = helping()
    relate(t, 1, "hostile")
    box(t, 1, sword=1)
    aid(t)
    t.answer(0, "take_item", "sword")
    assert items(t) == {"boot": 5, "sword": 1}
    assert (relation(t, 1), t.points(0)) == ("hostile", 0)
    assert shown(t).relations[0] == RelationView(1, "hostile", 0, 0)


# 9.2.9.II Allied: moving


class Toll(Effect):
    """Writes down who moved what."""

    def __init__(self) -> None:
        self.book: list[tuple[int, int, int, bool]] = []

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        yield from ()
        self.book.append((move.owner, move.mover, move.warriors, move.pawn))


@pytest.mark.clause("root:9.2.9.II", "root:9.2.9.II.b", "root:9.2.9.II.b-x1", "root:8.2.6-x1")
def test_warriors_of_one_ally_come_along_by_a_forced_move_of_theirs() -> None:
    t = wandering("marquise", "squirrels", "weasels", at=5)
    for seat, relation_ in ((1, "allied"), (2, "allied"), (3, "friendly")):
        relate(t, seat, relation_)
        t.put(seat, 5, warrior=2)
    t.put(3, 1, warrior=8)
    give(t, boot=1)
    toll = Toll()
    t.force(3, toll)
    t.answer(0, "move", 5, 1)
    assert t.question(0).facts == {"clearing": 5, "target": 1}
    assert t.options(0) == [
        ("pass",),
        *(("take_along", 1, 2), ("take_along", 1, 1), ("take_along", 2, 2), ("take_along", 2, 1)),
    ]
    t.answer(0, "take_along", 2, 1)
    assert (t.g.pawns[0], t.warriors(2, 1), t.warriors(2, 5), t.warriors(1, 5)) == (1, 1, 1, 2)
    assert toll.book[-2:] == [(2, 0, 1, False), (0, 0, 0, True)]  # the owner of the warriors moves, and pays


@pytest.mark.clause("root:9.2.9.II.b-x1")
def test_nobody_comes_along_into_or_out_of_a_forest_but_in_a_slip_between_clearings() -> None:
    t = wandering("marquise", at=5)
    relate(t, 1, "allied")
    t.put(1, 5, warrior=2)
    t.begin(0)
    t.answer(0, "slip", "f1_2_5_10")
    assert t.topic(0) == "vagabond"
    t.stand(0, 5)
    t.begin(0)
    t.answer(0, "slip", 2)
    assert t.topic(0) == "take_along"
    t.answer(0, "take_along", 1, 2)
    assert t.on_map(1, "warrior") == {2: 2}
    t.stand(0, 5)
    give(t, boot=1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 5, 1)
    assert t.topic(0) == "vagabond"  # nobody is there


class Gate(Effect):
    """Warriors of others cannot enter clearing 1; pawns of seat 0 can."""

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        return mover == 1 and target == 1


@pytest.mark.clause("root:9.2.9.II.b-x1", "root:1.5.5")
def test_what_stops_the_ally_stops_those_who_would_come_along() -> None:
    t = wandering("marquise", "squirrels", at=5)
    relate(t, 1, "allied")
    t.put(1, 5, warrior=2)
    give(t, boot=1)
    t.force(2, Gate())
    t.answer(0, "move", 5, 1)
    assert t.topic(0) == "vagabond"
    assert t.warriors(1, 5) == 2


@pytest.mark.clause("root:8.2.6-x1", "root:9.2.9.II.b-x1")
def test_the_ally_pays_for_outrage_and_the_pawn_never_causes_it() -> None:
    t = wandering("marquise", "alliance", at=5)
    relate(t, 1, "allied")
    t.put(1, 5, warrior=1)
    t.put(2, 1, sympathy=1)
    t.hand(1, "anvil")
    give(t, boot=3)
    t.answer(0, "move", 5, 1)
    t.answer(0, "take_along", 1, 1)
    while t.waiting == (1,):
        t.answer(1, *t.options(1)[-1])
    assert t.cards(1) == []
    t.hand(0, "foxfolk_steel")
    t.answer(0, "move", 1, 5)
    t.answer(0, "pass")
    t.answer(0, "move", 5, 1)
    assert t.waiting == (0,)
    assert t.topic(0) == "vagabond"
    assert t.cards(0) == ["foxfolk_steel"]


# 9.2.9.II Allied: battle


def allied_attack(defenders: int, dice: tuple[int, int], boots: int = 0) -> Table:
    """He attacks the Squirrels together with warriors of the Marquise."""
    t = wandering("marquise", "squirrels", at=5)
    relate(t, 1, "allied")
    give(t, sword=1, boot=boots)
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=defenders)
    t.dice(*dice)
    t.answer(0, "battle", 5, 2)
    assert t.options(0) == [("with_ally", 1), ("pass",)]
    return t


@pytest.mark.clause("root:9.2.9.II.c")
def test_an_ally_adds_his_warriors_to_the_swords() -> None:
    t = allied_attack(5, (3, 0))
    t.answer(0, "with_ally", 1)
    assert t.warriors(2, 5) == 2
    assert relation(t, 1) == "allied"
    t = allied_attack(5, (3, 0))
    t.answer(0, "pass")
    assert t.warriors(2, 5) == 4


@pytest.mark.clause("root:9.2.9.II.c")
def test_an_ally_does_not_fight_himself_nor_help_in_defense() -> None:
    t = wandering("marquise", "squirrels", at=5)
    relate(t, 1, "allied")
    give(t, sword=1)
    t.put(1, 5, warrior=3)
    t.put(2, 5, warrior=3)
    t.battle(0, 5, 1, (0, 0))
    assert t.topic(0) == "vagabond"
    t.begin(2)
    t.battle(2, 5, 0, (2, 2))
    assert t.warriors(2, 5) == 2  # his one sword alone
    assert t.warriors(1, 5) == 3


@pytest.mark.clause("root:9.2.9.II.d")
def test_hits_may_be_taken_by_the_ally_who_turns_hostile_when_he_bears_more_than_the_items() -> None:
    t = allied_attack(5, (2, 2), boots=1)
    t.answer(0, "with_ally", 1)
    assert t.options(0) == [("damage", "sword", "exhausted"), ("damage", "boot", "ready"), ("lose", "warrior", 1)]
    t.answer(0, "damage", "boot", "ready")  # the second hit is left for the ally
    assert (t.warriors(1, 5), items(t, "damaged"), relation(t, 1)) == (1, {"boot": 1}, "allied")
    t = allied_attack(5, (2, 2), boots=1)
    t.answer(0, "with_ally", 1)
    t.answer(0, "lose", "warrior", 1)
    assert (t.warriors(1, 5), items(t, "damaged"), relation(t, 1)) == (0, {}, "hostile")
    assert t.told("relation_changed")[-1] == {"seat": 0, "partner": 1, "relation": "hostile"}
    assert (board(t).ally, board(t).ally_losses, board(t).damages) == (-1, 0, 0)


@pytest.mark.clause("root:9.2.9.II.d")
def test_the_hits_of_an_ambush_count_too() -> None:
    t = wandering("marquise", "squirrels", at=5)
    relate(t, 1, "allied")
    give(t, sword=1)
    t.put(1, 5, warrior=3)
    t.put(2, 5, warrior=3)
    t.hand(2, "ambush_bird")
    t.dice(3, 0)
    t.answer(0, "battle", 5, 2)
    t.answer(0, "with_ally", 1)
    t.answer(2, "ambush", "ambush_bird")
    t.answer(0, "lose", "warrior", 1)
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (1, 1)  # a sword and a warrior were left
    assert relation(t, 1) == "hostile"


# 9.2.9.III Hostile


@pytest.mark.clause("root:9.2.9.III", "root:9.2.9.III.a", "root:9.2.9.III.a-x1")
def test_the_worked_example_of_infamy() -> None:
    t = wandering("marquise", at=5)
    give(t, sword=3)
    t.put(1, 5, warrior=2, sawmill=1)
    t.battle(0, 5, 1, (3, 0))
    assert (relation(t, 1), t.points(0)) == ("hostile", 3)
    assert not t.on_map(1, "sawmill")
    t.put(1, 5, warrior=2)
    give(t, sword=3)
    t.battle(0, 5, 1, (2, 0))
    assert t.points(0) == 5  # hostile already: each piece


@pytest.mark.clause("root:9.2.9.III")
def test_who_loses_only_buildings_does_not_become_hostile() -> None:
    t = wandering("marquise", at=5)
    give(t, sword=1)
    t.put(1, 5, sawmill=2)
    t.dice(1, 0)
    t.answer(0, "battle", 5, 1)
    assert (relation(t, 1), t.points(0)) == ("indifferent", 2)  # defenseless: two hits, no Infamy


@pytest.mark.clause("root:9.2.9.III", "root:9.2.9.III.a")
def test_in_defense_he_makes_enemies_but_no_infamy() -> None:
    t = wandering("marquise", at=5)
    relate(t, 1, "allied")
    give(t, sword=2)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (2, 2))
    assert (t.warriors(1, 5), relation(t, 1), t.points(0)) == (1, "hostile", 0)


@pytest.mark.clause("root:9.2.9.III", "root:G.1.13")
def test_any_effect_of_his_that_removes_warriors_makes_enemies_also_a_replacement() -> None:
    t = wandering("marquise", "squirrels", at=5)
    t.put(1, 1, warrior=1)
    t.put(2, 1, warrior=1)
    kind = t.g.cast.numbers[1]["warrior"]
    list(remove(t.g, Removal(0, REPLACED, [(kind, 1, 1)])))
    assert [relation(t, 1), relation(t, 2)] == ["hostile", "indifferent"]
    list(remove(t.g, Removal(1, REPLACED, [(t.g.cast.numbers[2]["warrior"], 1, 1)])))
    assert relation(t, 2) == "indifferent"  # it was not his doing


@pytest.mark.clause("root:9.2.9.III.b")
def test_a_hostile_clearing_asks_for_one_boot_more() -> None:
    t = wandering("marquise", "squirrels", at=5)
    relate(t, 1, "hostile")
    t.put(1, 1, warrior=1)
    t.put(1, 2, sawmill=1)
    t.put(2, 2, warrior=2)
    give(t, boot=1)
    assert t.options(0, "move") == [("move", 5, 2)]  # a building is no warrior
    give(t, boot=2)
    assert t.options(0, "move") == [("move", 5, 1), ("move", 5, 2)]
    t.answer(0, "move", 5, 1)
    assert (items(t), items(t, "exhausted")) == ({}, {"boot": 2})
