"""State declared by its shape: copied, saved and read again."""

import json
from typing import ClassVar

from deskovka.kernel import Chance, Fields, State, seed_from


class Chest(Fields):
    shared = ("lock",)
    plain: ClassVar[tuple[str, ...]] = ("coins", "owner")
    lists = ("gems",)
    tuples = ("trips",)
    rows = ("shelves",)
    __slots__ = ("note", *shared, *plain, *lists, *tuples, *rows)

    def __init__(self) -> None:
        self.lock = object()
        self.note = "not declared"
        self.coins = 3
        self.owner = "Ann"
        self.gems = ["opal", "ruby"]
        self.trips: list[tuple[object, ...]] = [(1, 2), (3, (4, 5))]
        self.shelves = [[1], [], [2, 3]]


def contents(chest: Chest) -> tuple[object, ...]:
    return chest.coins, chest.owner, chest.gems, chest.trips, chest.shelves


def test_a_copy_is_the_same_and_shares_only_what_never_changes() -> None:
    chest = Chest()
    twin = chest.copy()
    assert type(twin) is Chest
    assert contents(twin) == contents(chest)
    assert twin.lock is chest.lock
    twin.gems.append("topaz")
    twin.trips.append((6,))
    twin.shelves[0].append(9)
    twin.shelves.append([])
    assert contents(chest) == contents(Chest())


def test_what_is_not_declared_is_not_copied() -> None:
    assert not hasattr(Chest().copy(), "note")


def test_data_is_json_and_is_read_back() -> None:
    chest, other = Chest(), Chest()
    chest.coins, chest.gems, chest.shelves, chest.trips = 8, [], [[7]], [(0,)]
    data = json.loads(json.dumps(chest.to_data()))
    assert sorted(data) == ["coins", "gems", "owner", "shelves", "trips"]
    other.read(data)
    assert contents(other) == contents(chest)


def test_data_and_what_was_read_from_it_share_nothing() -> None:
    chest = Chest()
    data = chest.to_data()
    chest.read(data)
    chest.gems.append("topaz")
    chest.shelves[0].append(9)
    assert data == Chest().to_data()


class Purse(Chest):
    """A subclass with a shape of its own."""

    plain = (*Chest.plain, "silk")
    __slots__ = ("silk",)

    def __init__(self) -> None:
        super().__init__()
        self.silk = 1


def test_each_class_copies_its_own_slots() -> None:
    purse = Purse()
    purse.silk = 5
    assert purse.copy().silk == 5
    assert type(purse.copy()) is Purse


class Table(State[str]):
    plain = ("turn",)
    __slots__ = (*plain,)

    def __init__(self, terms: str, chance: Chance) -> None:
        super().__init__(terms, chance)
        self.turn = 0


def test_a_copied_state_draws_the_same_and_nobody_listens_to_it() -> None:
    table = Table("terms", Chance(seed_from("one")))
    table.told = []
    table.reveal()
    twin = table.copy()
    assert (twin.terms, twin.told, twin.learned) == ("terms", None, 0)
    assert [twin.chance.below(100) for _ in range(5)] == [table.chance.below(100) for _ in range(5)]


def test_a_state_is_saved_with_its_chance() -> None:
    table, other = Table("terms", Chance(seed_from("one"))), Table("terms", Chance(seed_from("two")))
    table.turn = 3
    table.chance.below(6)
    other.read(json.loads(json.dumps(table.to_data())))
    assert other.turn == 3
    assert other.chance.below(1000) == table.chance.below(1000)
