"""The text table of Legends shows what stands where, to everybody what they may know."""

from __future__ import annotations

import pytest

from deskovka.games.legends.table import explain
from deskovka.kernel import World
from tests.legends.playing import GAME, Table, playing

NAMES = ["Anna", "Petr", "Eva", "Jan"]
CS, EN = GAME.words("cs"), GAME.words("en")


def drawn(table: Table, seat: int | None = 0) -> str:
    players = NAMES[: table.g.terms.players]
    return GAME.table(GAME.view(table.g, seat), CS, players)


def in_box(shown: str, name: str) -> list[str]:
    """What stands in the box of a segment, line by line."""
    lines = shown.splitlines()
    top = next(number for number, line in enumerate(lines) if f"┌ {name} " in line)
    left = lines[top].index(f"┌ {name} ")
    right = lines[top].index("┐", left)
    inside: list[str] = []
    for line in lines[top + 1 :]:
        if line[left] == "└":
            return inside
        inside.append(line[left + 1 : right].strip())
    raise AssertionError(shown)


def test_a_region_shows_armies_cities_control_and_neighbours() -> None:
    table = playing()
    table.clear()
    table.put(0, "meadows_trees", armies=2, cities=1)
    table.put(1, "meadows_trees", armies=1)
    table.put(2, "meadows_trees", cities=2)
    meadows = in_box(drawn(table), "Luka")
    place = next(number for number, line in enumerate(meadows) if line.startswith("k Háj"))
    assert meadows[place].split() == ["k", "Háj", "i", "j", "l", "~d"]
    assert meadows[place + 1] == "[A2▲1] B1 C▲2"
    assert meadows[0].split() == ["LUČNÍ", "OSTROV", "[A]"]


def test_a_tie_shows_nobody_in_control() -> None:
    table = playing()
    table.clear()
    table.put(0, "meadows_cape", armies=2)
    table.put(1, "meadows_cape", armies=1, cities=1)
    meadows = in_box(drawn(table), "Luka")
    assert meadows[0] == "LUČNÍ OSTROV"
    assert "A2 B1▲1" in meadows


def test_neutral_armies_have_a_letter_of_their_own() -> None:
    table = playing(players=2)
    table.clear()
    table.put(2, "fern_north", armies=3)
    shown = drawn(table)
    assert "[N3]" in in_box(shown, "Rudý les")
    assert "A Anna (červená)  B Petr (modrá)  N neutrální" in shown


def test_segments_lie_in_their_places_on_the_table() -> None:
    table = playing(map="t:meadows@90,N=fern@W,E=citadel@N,S=volcano@E", start="", joint="")
    lines = drawn(table).splitlines()
    where = {
        name: next((number, line.index(f"┌ {name}")) for number, line in enumerate(lines) if f"┌ {name}" in line)
        for name in ("Rudý les ↻270", "Luka ↻90", "Skalní citadela ↻270", "Sopka ↻270")
    }
    north, centre, east, south = where.values()
    assert north[1] == centre[1] == south[1] < east[1]
    assert north[0] < centre[0] == east[0] < south[0]


def test_a_row_is_one_line_of_four_segments() -> None:
    shown = drawn(playing(players=4, variants=["row_wrap"]))
    tops = [line for line in shown.splitlines() if "┌" in line]
    assert len(tops) == 1
    assert [tops[0].index(name) for name in ("Rudý les", "Luka", "Skalní citadela ↻180", "Sopka")] == [2, 27, 52, 77]


def test_a_step_by_sea_costs_what_the_reader_pays() -> None:
    table = playing()
    table.give_cards(1, "dire_eye")
    assert "~ přes moře za 3 manévry" in drawn(table, 0)
    assert "~ přes moře za 2 manévry" in drawn(table, 1)
    assert drawn(table, None).count("manévr") == 0


def test_the_row_shows_prices_and_what_cards_do() -> None:
    table = playing()
    table.row("lake", "dire_eye", "stronghold")
    shown = drawn(table)
    assert " 0  Jezero      1 bod za každou lesní kartu. Umístění 2 nebo přesun 3.\n" in shown
    assert " 1  Děsivé oko  Létání. Umístění 4.\n" in shown


def test_a_player_shows_numbers_and_belongings() -> None:
    table = playing(variants=["leaders"])
    table.clear()
    table.give_leader(0, "fairy_queen")
    table.give_cards(0, "forest_elf", "forest_tree_town", "forest_gnome", "dire_giant")
    table.give_discovery(0, "stable")
    table.give_coins(0, 5)
    lines = drawn(table).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(" ▸ A Anna"))
    assert lines[place].split() == ["▸", "A", "Anna", "5", "18", "▲3", "+2", "+1", "3", "3", "3"]
    belongings = " ".join(line.strip() for line in lines[place + 1 : place + 3])
    assert belongings.split(" · ") == [
        "elixíry 2, vůdce 1",
        "Královna víl, Stáj, nedotknutelnost",
        "Lesní elf, Lesní stromové město, Lesní gnóm, Děsivý obr",
    ]


def test_a_face_down_token_is_named_only_to_those_who_looked() -> None:
    """EL-SWP-05."""
    table = playing(variants=["discovery", "poison_swamp"])
    swamp = table.g.tokens.index("poison_swamp")
    table.world.boundary.seen[swamp] = 1 << 1
    table.world = World(GAME, table.world.boundary.copy())
    assert "Jedovatý močál" in drawn(table, 1)
    for seat in (0, 2, None):
        shown = drawn(table, seat)
        assert "Jedovatý močál" not in shown
        assert shown.count("◆ Zakrytý žeton") == 6


def finished(table: Table) -> str:
    table.finish()
    players = NAMES[: table.g.terms.players]
    result = GAME.result(table.g)
    assert result is not None
    return GAME.table(GAME.view(table.g, None), CS, players)


def test_the_final_scoring_has_every_part_by_itself() -> None:
    table = playing(players=2, variants=["citadels", "encounters", "leaders", "discovery"])
    table.clear()
    table.give_leader(0, "white_knight")
    table.give_leader(1, "bandit_king")
    table.put_token("citadel", "fern_north")
    for region in ("fern_north", "fern_middle", "fern_south"):
        table.put(0, region, armies=1)
    table.give_cards(1, "ancient_sage", "ancient_tree_spirit")
    table.give_discovery(1, "magic_book")
    table.world.boundary.dragons[1] = 1
    scoring = finished(table).partition("Závěrečné bodování")[2]
    rows = {
        " ".join(line.split()[:-2]): tuple(line.split()[-2:]) for line in scoring.splitlines() if line[-1:].isdigit()
    }
    citadels = str(sum(table.g.tokens[table.g.on_board.index[r]] == "citadel" for r in table.g.on_board.regions[12:15]))
    assert rows["Regiony"] == ("3", "0")
    assert rows["Ostrovy"] == ("1", "0")
    assert rows["Karty"] == ("0", "2")
    assert rows["Elixíry"] == ("0", "2")
    assert rows["Žetony objevů"] == ("0", "1")
    assert rows["Citadely"] == (citadels, "0")
    assert rows["Drak"] == ("0", "2")
    assert rows["Vůdce"] == ("1", "0")
    assert rows["Celkem"] == (str(5 + int(citadels)), "7")


def test_a_tie_that_a_rule_settles_and_one_that_it_does_not() -> None:
    table = playing(players=2)
    table.clear()
    for seat in range(2):
        table.give_coins(seat, 4)
    assert "O vítězství se dělí A Anna, B Petr." in finished(table)
    table = playing(players=2)
    table.clear()
    table.give_coins(0, 1)
    table.give_coins(1, 2)
    assert "Vítězí B Petr.\nO shodě bodů rozhoduje pravidlo EL-END-09." in finished(table)


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("lake", ["Jezero"]),
        ("Jezero", ["Jezero"]),
        ("jeze", ["Jezero"]),
        ("hrad", ["Hrad", "Hrad"]),
        ("kralovna vil", ["Královna víl"]),
        ("portal", ["Magický portál"]),
        ("vúd", []),
        ("dr", []),
        ("", []),
    ],
)
def test_things_are_explained_by_id_name_or_a_part_of_it(word: str, found: list[str]) -> None:
    text = explain(word, CS)
    assert [line.partition(":")[0] for line in (text or "").splitlines()] == found
