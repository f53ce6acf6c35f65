"""Legends in words: what stands where, to everybody what they may know, and what things do."""

from __future__ import annotations

import pytest

from deskovka.content.told import Section, Thing
from deskovka.kernel import World
from tests.legends.playing import GAME, Table, playing
from tests.texts.reading import explained, said, said_of

NAMES = ["Anna", "Petr", "Eva", "Jan"]
CS, EN = GAME.words("cs"), GAME.words("en")


def told(table: Table, seat: int | None = 0) -> tuple[Section, ...]:
    return GAME.told(GAME.view(table.g, seat), GAME.content(table.g.terms))


def of(table: Table, kind: str, name: str | int, seat: int | None = 0) -> list[str]:
    return said_of(Thing(kind, name), told(table, seat), CS, NAMES)


def everything(table: Table, seat: int | None = 0) -> str:
    sections = said(told(table, seat), CS, NAMES)
    return "\n".join([*sections, *(line for lines in sections.values() for line in lines)])


def test_a_region_says_pieces_control_and_neighbours() -> None:
    table = playing()
    table.clear()
    table.put(0, "meadows_trees", armies=2, cities=1)
    table.put(1, "meadows_trees", armies=1)
    table.put(2, "meadows_trees", cities=2)
    assert of(table, "region", "meadows_trees") == [
        "Háj: 2 armády (Anna), 1 město (Anna), 1 armáda (Petr) a 2 města (Eva); ovládá Anna; "
        "po souši Kamenný kruh, Vesnice a Jižní louka, přes moře Východní úbočí."
    ]
    assert of(table, "island", "meadows_1") == ["Luční ostrov, ovládá Anna:"]
    assert of(table, "region", "meadows_cape") == ["Mys: nic tu není; po souši Kamenný kruh a Vesnice."]


def test_a_tie_shows_nobody_in_control() -> None:
    table = playing()
    table.clear()
    table.put(0, "meadows_cape", armies=2)
    table.put(1, "meadows_cape", armies=1, cities=1)
    assert of(table, "island", "meadows_1") == ["Luční ostrov, nikdo neovládá:"]
    assert "; nikdo neovládá;" in of(table, "region", "meadows_cape")[0]


def test_neutral_armies_are_called_so() -> None:
    table = playing(players=2)
    table.clear()
    table.put(2, "fern_north", armies=3)
    assert of(table, "region", "fern_north") == [
        "Severní kapradí: 3 neutrální armády; ovládá neutrální barva; po souši Rudá mýtina."
    ]


def test_segments_have_their_places_on_the_table() -> None:
    table = playing(map="t:meadows@90,N=fern@W,E=citadel@N,S=volcano@E", start="", joint="")
    assert list(said(told(table), CS, NAMES))[1:5] == [
        "Rudý les (sloupec 1, řádek 1, otočeno o 270°)",
        "Luka (sloupec 1, řádek 2, otočeno o 90°)",
        "Skalní citadela (sloupec 2, řádek 2, otočeno o 270°)",
        "Sopka (sloupec 1, řádek 3, otočeno o 270°)",
    ]


def test_a_step_by_sea_costs_what_each_pays() -> None:
    table = playing()
    table.give_cards(1, "dire_eye")
    assert "Krok přes moře stojí 3 manévry." in of(table, "seat", 0)
    assert "Krok přes moře stojí 2 manévry." in of(table, "seat", 1)


def test_the_row_says_prices_and_what_cards_do() -> None:
    table = playing()
    table.row("lake", "dire_eye", "stronghold")
    (row,) = (lines for title, lines in said(told(table), CS, NAMES).items() if title.startswith("Nabídka"))
    assert row[:4] == [
        "Jezero: zdarma.",
        "1 bod za každou kartu s přívlastkem „lesní“. Akce: umístění 2 armád nebo přesun 3.",
        "Děsivé oko: 1 mince.",
        "Létání: krok přes moře stojí o 1 manévr méně. Akce: umístění 4 armád. Přívlastek: děsivý.",
    ]


def test_an_edition_changes_what_is_read() -> None:
    table = playing(
        edition={"cards": {"lake": {"abilities": [{"type": "vp_per_adjective", "adjective": "forest", "vp": 2}]}}}
    )
    table.row("lake", "dire_eye", "stronghold")
    two = "2 VP for each forest card."
    (row,) = (lines for title, lines in said(told(table), EN, NAMES).items() if title.startswith("The row"))
    assert row[1] == f"{two} Action: place 2 armies or move 3."
    assert explained("lake", GAME, table.g.terms, EN, NAMES) == [f"Lake: {two} Action: place 2 armies or move 3."]
    assert explained("lake", GAME, playing().g.terms, EN, NAMES)[0].startswith("Lake: 1 VP for each forest card.")


def test_a_player_has_numbers_and_belongings() -> None:
    table = playing(variants=["leaders"])
    table.clear()
    table.give_leader(0, "fairy_queen")
    table.give_cards(0, "forest_elf", "forest_tree_town", "forest_gnome", "dire_giant")
    table.give_discovery(0, "stable")
    table.give_coins(0, 5)
    own = of(table, "seat", 0)
    assert own[:3] == ["5 mincí.", "V zásobě: 18 armád a 3 města.", "Krok přes moře stojí 3 manévry."]
    assert own[3:] == [
        "+2 k přesunům.",
        "+1 k umístění.",
        "3 elixíry.",
        "Nedotknutelnost: tyto armády nelze zničit.",
        "Vůdce: Královna víl.",
        "Žetony: Stáj.",
        "Karty: Lesní elf, Lesní stromové město, Lesní gnóm a Děsivý obr.",
        "Nabídka v dražbě: 0 mincí.",
        "Body: elixíry 2 a vůdce 1.",
    ]
    assert "Anna (červená): teď 3 body" in said(told(table), CS, NAMES)


def test_a_face_down_token_is_named_only_to_those_who_looked() -> None:
    """EL-SWP-05."""
    table = playing(variants=["discovery", "poison_swamp"])
    swamp = table.g.tokens.index("poison_swamp")
    table.world.boundary.seen[swamp] = 1 << 1
    table.world = World(GAME, table.world.boundary.copy())
    assert "Jedovatý močál" in everything(table, 1)
    for seat in (0, 2, None):
        shown = everything(table, seat)
        assert "Jedovatý močál" not in shown
        assert shown.count("Zakrytý žeton") == 6


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
    table.finish()
    citadels = sum(table.g.tokens[table.g.on_map.index[r]] == "citadel" for r in table.g.on_map.regions[12:15])
    sections = said(told(table, None), CS, NAMES)
    rest = f"elixíry 0, žetony objevů 0, citadely {citadels}, drak 0 a vůdce 1."
    (anna,) = (lines for title, lines in sections.items() if title.startswith("Anna"))
    assert f"Body: regiony 3, ostrovy 1, karty 0, {rest}" in anna
    (petr,) = (lines for title, lines in sections.items() if title.startswith("Petr"))
    parts = "regiony 0, ostrovy 0, karty 2, elixíry 2, žetony objevů 1, citadely 0, drak 2 a vůdce 0."
    assert f"Body: {parts}" in petr
    assert "Petr (modrá): teď 7 bodů" in sections


def test_a_tie_that_a_rule_settles_and_one_that_it_does_not() -> None:
    table = playing(players=2)
    table.clear()
    for seat in range(2):
        table.give_coins(seat, 4)
    table.finish()
    assert "O vítězství se dělí Anna a Petr." in everything(table, None)
    table = playing(players=2)
    table.clear()
    table.give_coins(0, 1)
    table.give_coins(1, 2)
    table.finish()
    assert "Vítězí Petr.\nO shodě bodů rozhoduje pravidlo EL-END-09." in everything(table, None)


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
    assert [text.partition(":")[0] for text in explained(word, GAME, playing().g.terms, CS, NAMES)] == found


def noted(table: Table, *option: str | int) -> str:
    """What stands beside an option that seat 0 is offered."""
    assert option in table.options(0)
    note = GAME.note(option, GAME.view(table.g, 0), GAME.content(table.g.terms))
    return "" if note is None else EN.line(note, NAMES)


def test_beside_a_step_stands_what_the_bandits_take() -> None:
    table = playing()
    table.only_army(0, "meadows_village")
    table.put_token("bandits", "meadows_cape")
    table.take_free(0, "dire_goblin")
    assert noted(table, "move", "meadows_village", "meadows_cape") == "1 movement point and the bandits take 1 coin"


def test_beside_armies_stands_what_the_dragon_waits_for() -> None:
    table = playing()
    table.only_army(1, "meadows_village")
    table.put(1, "meadows_village", armies=5)
    table.put_token("dragon", "meadows_village")
    table.take_free(0, "dire_eye")  # place 4
    assert "dragon: 2 more armies slay it" in noted(table, "place", "meadows_village", 1)
    assert "slays the dragon (2 VP)" in noted(table, "place", "meadows_village", 2)


def test_the_action_under_way_and_what_is_left_of_it_are_told() -> None:
    table = playing()
    table.take_free(0, "dire_eye")  # place 4
    assert "Akce: Umístění armád.\nUmístit lze ještě 4 armády." in everything(table)
    table.end_turn(0)
    table.take_free(1, "dire_goblin")  # move 5
    assert "Akce: Přesun armád.\nZbývá 5 manévrů." in everything(table)


def test_the_bandit_kings_question_names_the_price() -> None:
    table = playing(variants=["leaders"])
    table.give_leader(0, "bandit_king")
    table.clear()
    table.put(1, "fern_north", cities=1)
    table.take_free(0, "dire_eye")
    table.answer(0, "place", "meadows_village", 1)
    assert "Each costs 1 coin, paid to the owner of the city there (Petr)." in EN.question(table.question(0), NAMES)
    assert "Za každou zaplatíte majiteli města (Petr) 1 minci." in CS.question(table.question(0), NAMES)
