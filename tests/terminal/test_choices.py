"""The options of a question as a person sees them."""

from __future__ import annotations

from deskovka.games import registry
from deskovka.terminal.choices import Choices
from tests.legends.playing import Table, playing, set_up

LEGENDS = registry.get("legends")
CS, EN = LEGENDS.words("cs"), LEGENDS.words("en")
NAMES = ["Anna", "Petr", "Eva"]


def choices(table: Table, seat: int = 0) -> Choices:
    view, content = LEGENDS.view(table.g, seat), LEGENDS.content(table.g.terms)
    return Choices(LEGENDS, table.question(seat), view, content, EN, NAMES[: table.g.terms.players])


def test_numbers_are_chosen_by_themselves() -> None:
    table = set_up()
    bids = choices(table)
    assert bids.allowed == "0–11"
    assert bids.lines(100) == []
    assert bids.get("7") == ("bid", 7)
    assert bids.get("12") is None


def test_numbers_with_gaps_are_listed() -> None:
    table = set_up(map="chosen", prepares=0)
    table.answer(0, "centre", "meadows")
    turns = choices(table)
    assert turns.allowed == "0, 90, 180, 270"
    assert turns.get("90") == ("turn", 90)


def test_seats_are_numbered_from_one() -> None:
    table = set_up(age_order=[0, 1, 2])
    for seat in range(3):
        table.answer(seat, "bid", 0)
    assert choices(table).lines(100) == [" 1  Anna", " 2  Petr", " 3  Eva"]
    assert choices(table).get("1") == ("begin", 0)


def test_a_card_shows_its_price_and_what_it_does() -> None:
    table = playing()
    table.row("lake", "dire_eye", "stronghold", "graveyard")
    table.give_coins(0, 1)
    assert choices(table).lines(100) == [
        " 1  Lake        free · 1 VP for each forest card. Action: place 2 armies or move 3.",
        " 2  Dire Eye    1 coin · Flying: a step by sea costs 1 movement point less. Action: place 4 armies.",
        "                Adjective: dire.",
        " 3  Stronghold  1 coin · 1 VP for each dire card. Action: build a city.",
    ]


def test_a_step_shows_its_cost_and_whom_it_meets() -> None:
    table = playing()
    table.clear()
    table.put(0, "fern_middle", armies=2)
    table.put(1, "meadows_village", armies=1, cities=1)
    table.give_cards(0, "dire_eye")
    table.row("ancient_sage", "lake")
    table.take(0, "ancient_sage")
    assert choices(table).lines(100) == [
        " 1  Red Glade → North Fernwood  1 movement point",
        " 2  Red Glade → South Fernwood  1 movement point",
        " 3  Red Glade → Village         2 movement points, 1 army of Petr and 1 city of Petr",
        " 4  That's enough               3 movement points are lost",
    ]


def test_many_options_stand_side_by_side_in_groups() -> None:
    table = playing()
    table.clear()
    for region in ("fern_middle", "meadows_village", "meadows_trees", "volcano_4"):
        table.put(0, region, armies=1)
    table.row("dire_goblin", "lake")
    table.take(0, "dire_goblin")
    lines = choices(table).lines(100)
    assert [line for line in lines if "→" not in line] == [
        " East Flank",
        " Village",
        " Grove",
        " Red Glade",
        " 15  That's enough (5 movement points are lost)",
    ]
    assert lines[1].split("  ")[0:3] == ["", "1", "→ Lava Fields (1 movement point)"]
    assert len(choices(table).lines(40)) > len(lines)
    assert choices(table).get("15") == ("done",)


def test_what_all_options_name_is_explained_once() -> None:
    table = set_up(variants=["encounters"], prepares=0, age_order=[0, 1, 2])
    tokens = choices(table)
    assert tokens.about == [
        "Dragon: Whoever brings the armies in the region, counting all colours, to 7 slays it: 2 VP."
    ]
    lines = tokens.lines(100)
    assert lines[0] == " Dragon"
    assert lines[-1].endswith("Dragon: leave it in the box")
    assert not [line for line in lines if "slays" in line]
