"""A ledger: what its statements change, and which entries of a view they leave unexplained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
import pytest

from deskovka.content.ledger import BY_SEAT, DERIVED, Entries, Ledger, Posting
from deskovka.content.recaps import Happening
from deskovka.kernel import Event


class Stack(msgspec.Struct, frozen=True):
    owner: int
    count: int


class Field(msgspec.Struct, frozen=True):
    id: str
    stacks: tuple[Stack, ...] = ()
    armies: tuple[int, ...] = ()
    token: str = ""
    holder: int | None = None


class Seat(msgspec.Struct, frozen=True):
    coins: int = 0
    cards: tuple[str, ...] = ()
    income: Annotated[int, DERIVED] = 0


class View(msgspec.Struct, frozen=True):
    seats: tuple[Seat, ...] = (Seat(), Seat())
    fields: tuple[Field, ...] = ()
    items: dict[str, int] = {}


ROWS = {"fields": ("id",), "fields.stacks": ("owner",), "fields.armies": BY_SEAT}
STATEMENTS = {
    "paid": "seats[seat].coins -= coins; seats[owner].coins += coins",
    "shared": "seats[seats].coins += coins",
    "drew": "seats[seat].cards += cards",
    "dropped": "seats[seat].cards -= card",
    "moved": """
        fields[origin].stacks[seat].count -= count
        fields[target].stacks[seat].count += count
    """,
    "invaded": "fields[field].armies['neutral'] += 1",
    "marked": "fields[field].token = token; fields[field].holder = seat",
    "left": "fields[field].token = ''; fields[field].holder = none",
    "forged": "items[item] += 1",
    "cleared": "clear fields; clear seats[*].coins",
    "fled": "move fields[origin].stacks[seat] to fields[target].stacks[seat]",
}


def event(kind: str, **facts: str | int | tuple[str, ...] | tuple[int, ...]) -> Event:
    return Event(kind, dict(facts), None)


def unexplained(before: View, after: View, *events: Event) -> set[str]:
    ledger = Ledger(STATEMENTS, ROWS)
    wrong = ledger.unexplained(ledger.entries(before), ledger.entries(after), events)
    return {".".join(map(str, path)) for path in wrong}


def purses(*coins: int) -> View:
    return View(seats=tuple(Seat(coins=each) for each in coins))


def test_amounts_are_added_up_exactly() -> None:
    paid = event("paid", seat=0, owner=1, coins=2)
    assert unexplained(purses(5, 0), purses(3, 2), paid) == set()
    assert unexplained(purses(5, 0), purses(2, 2), paid) == {"seats.0.coins"}
    assert unexplained(purses(5, 0), purses(1, 4), paid, paid) == set()


def test_what_was_told_but_did_not_happen_is_named() -> None:
    assert unexplained(purses(5, 0), purses(5, 0), event("paid", seat=0, owner=1, coins=2)) == {
        "seats.0.coins",
        "seats.1.coins",
    }


def test_a_list_in_a_path_stands_for_each_of_its_parts() -> None:
    assert unexplained(purses(1, 1), purses(4, 4), event("shared", seats=(0, 1), coins=3)) == set()


def test_names_are_counted_one_by_one() -> None:
    before, after = View((Seat(cards=("oak",)), Seat())), View((Seat(cards=("elm", "elm")), Seat()))
    drew, dropped = event("drew", seat=0, cards=("elm", "elm")), event("dropped", seat=0, card="oak")
    assert unexplained(before, after, drew, dropped) == set()
    assert unexplained(before, after, drew) == {"seats.0.cards.oak"}


def test_rows_are_told_apart_by_their_keys_and_come_and_go() -> None:
    before = View(fields=(Field("hill", (Stack(0, 1), Stack(1, 3))), Field("dale")))
    after = View(fields=(Field("hill", (Stack(0, 3),)), Field("dale", (Stack(1, 3),))))
    came = event("moved", origin="nowhere", target="hill", seat=0, count=2)
    moved = event("moved", origin="hill", target="dale", seat=1, count=3)
    assert unexplained(before, after, moved) == {"fields.hill.stacks.0.count"}
    assert unexplained(before, after, moved, came) == {"fields.nowhere.stacks.0.count"}


def test_a_row_behind_those_of_the_seats_is_neutral() -> None:
    before, after = View(fields=(Field("hill", armies=(1, 0, 0)),)), View(fields=(Field("hill", armies=(1, 0, 1)),))
    assert unexplained(before, after, event("invaded", field="hill")) == set()


def test_nobody_is_not_the_first_seat() -> None:
    free, held = View(fields=(Field("hill"),)), View(fields=(Field("hill", token="mill", holder=0),))
    marked = event("marked", field="hill", token="mill", seat=0)
    assert unexplained(free, held, marked) == set()
    assert unexplained(free, held) == {"fields.hill.token", "fields.hill.holder"}
    assert unexplained(held, free, event("left", field="hill")) == set()


def test_a_mapping_has_an_entry_for_each_name() -> None:
    assert unexplained(View(), View(items={"sword": 1}), event("forged", item="sword")) == set()
    assert unexplained(View(items={"sword": 1}), View()) == {"items.sword"}


def test_a_table_is_cleared_at_once() -> None:
    before = View((Seat(3), Seat(cards=("oak",))), (Field("hill", (Stack(0, 2),)),))
    assert unexplained(before, View((Seat(), Seat(cards=("oak",)))), event("cleared")) == set()
    assert unexplained(before, View(), event("cleared")) == {"seats.1.cards.oak"}


def test_all_that_is_below_a_path_is_moved() -> None:
    before = View(fields=(Field("hill", (Stack(0, 2), Stack(1, 1))), Field("dale")))
    after = View(fields=(Field("hill", (Stack(1, 1),)), Field("dale", (Stack(0, 2),))))
    assert unexplained(before, after, event("fled", origin="hill", target="dale", seat=0)) == set()
    assert unexplained(before, after, event("fled", origin="hill", target="dale", seat=1)) != set()


def test_fields_that_are_called_alike_are_one_list() -> None:
    ledger = Ledger({"paid": "people[seat].coins -= coins"}, called={"seats": "people"})
    before, after = ledger.entries(purses(3, 1)), ledger.entries(purses(3, 0))
    assert ledger.unexplained(before, after, [event("paid", seat=1, coins=1)]) == {}


def test_what_follows_from_other_fields_needs_no_event() -> None:
    assert unexplained(View((Seat(income=1), Seat())), View((Seat(income=2), Seat()))) == set()


def test_special_events_compute_their_changes() -> None:
    def level(_event: Happening, entries: Entries) -> Iterator[Posting]:
        for path in entries:
            if path[-1] == "coins":
                yield Posting(path, "=", 1)

    ledger = Ledger({}, ROWS, special={"levelled": level})
    assert ledger.kinds() == {"levelled"}
    assert ledger.unexplained(ledger.entries(purses(4, 0)), ledger.entries(purses(1, 1)), [event("levelled")]) == {}


@pytest.mark.parametrize("text", ["coins", "coins + 1", "seats[seat.coins += 1", "seats..coins = 1"])
def test_what_is_no_statement_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a ledger says"):
        Ledger({"paid": text})
