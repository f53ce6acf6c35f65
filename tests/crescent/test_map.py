"""1. Components, 2. Terms, 3. Map."""

import pytest

from deskovka.games.crescent.map import board_of
from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD
from tests.crescent.playing import GAME, at_turn, set_up

CONTENT = PRINTED.tables.content


@pytest.mark.clause("crescent:CM-COMP-1")
def test_pieces_are_limited_and_coins_are_not() -> None:
    supplies = {each.id: each.supply for each in CONTENT.characters}
    assert [supplies[name].units for name in supplies] == [24, 6, 6, 12, 12]
    assert [supplies[name].influence for name in supplies] == [6, 12, 8, 8, 8]
    t = at_turn(SULTAN)
    t.give(SULTAN, coins=999)
    for name in ("dunes", "palms", "barley", "orchards", "crossing", "reeds"):
        t.put(SULTAN, name, town=1)
    assert not t.options(SULTAN, "build") or all(option[1] != "town" for option in t.options(SULTAN, "build"))


@pytest.mark.clause("crescent:CM-COMP-2")
def test_both_kinds_of_units_draw_on_the_same_discs() -> None:
    t = at_turn(CALIPH)
    before = t.g.units[CALIPH]
    t.put(CALIPH, "palms", regular=2, mercenary=1)
    assert t.g.units[CALIPH] == before - 3


@pytest.mark.clause("crescent:CM-COMP-3")
def test_without_a_token_in_supply_influence_is_not_offered() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=1)
    assert t.options(WARLORD, "influence")
    for name in ("dunes", "palms", "barley", "orchards", "reeds", "thornbush"):
        t.put(WARLORD, name, influence=1)
    assert not t.options(WARLORD, "influence")


@pytest.mark.clause("crescent:CM-COMP-3")
def test_an_effect_uses_as_many_pieces_as_there_are() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", influence=1)
    t.put(CALIPH, "crossing", fort=1)
    t.give(WARLORD, reserve=23)
    t.answer(WARLORD, "uprising", "crossing")
    assert t.told("rose") == [{"seat": WARLORD, "hex": "crossing", "regular": 1}]


@pytest.mark.clause("crescent:CM-COMP-4", "crescent:CM-CARD-10")
def test_there_are_69_power_cards() -> None:
    assert len(PRINTED.tables.kinds) == 69
    assert PRINTED.tables.cards[PRINTED.tables.kinds[-1]].id == "campaign"
    by_type = {
        kind: sum(card.copies for card in CONTENT.cards if card.type == kind) for kind in ("event", "personality")
    }
    assert by_type == {"event": 36, "personality": 13}
    assert sum(each.reserves for each in CONTENT.characters) == 3


@pytest.mark.clause("crescent:CM-COMP-5")
def test_the_sultan_has_six_towns_and_five_cities() -> None:
    t = set_up()
    assert t.g.towns + sum(kind == 1 for kind in t.g.settlement) == 6
    assert t.g.cities + sum(kind == 2 for kind in t.g.settlement) == 5


@pytest.mark.clause("crescent:CM-COMP-6", "crescent:CM-CARD-1")
def test_hands_and_points_are_hidden_and_the_rest_is_open() -> None:
    t = at_turn(WARLORD)
    t.deal(MURSHID, "imam", "tithe")
    t.deal(CALIPH, "vizier")
    t.give(CALIPH, coins=7)
    view = GAME.view(t.g, CALIPH)
    assert view.hand == ("vizier",)
    assert view.seats[MURSHID].cards == 2
    assert view.seats[MURSHID].seen == ()
    assert view.seats[MURSHID].points is None
    assert view.seats[CALIPH].points == 5
    assert GAME.view(t.g, MURSHID).seats[CALIPH].coins == 7
    assert GAME.view(t.g, None).hand == ()


@pytest.mark.clause("crescent:CM-TERM-1")
def test_units_and_strongholds_have_strength() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=2, mercenary=1, castle=1, palace=1)
    t.put(SULTAN, "palms", city=1)
    t.put(SULTAN, "barley", fort=1, town=1, influence=1)
    assert t.g.strength(CALIPH, t.tile("palms")) == 7
    assert t.g.strength(SULTAN, t.tile("palms")) == 0
    assert t.g.strength(SULTAN, t.tile("barley")) == 1


@pytest.mark.clause("crescent:CM-TERM-2", "crescent:CM-TERM-8")
def test_a_second_owner_of_strength_fights() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=3)
    t.put(CALIPH, "crossing", regular=1)
    assert ("move", "dunes", "crossing", 1, 0) not in t.options(WARLORD)
    t.answer(WARLORD, "assault", "dunes", "crossing", 3, 0)
    assert t.g.active == t.tile("crossing")
    t.select()
    assert t.lord("crossing") == WARLORD
    assert t.units(CALIPH, "crossing") == (0, 0)


@pytest.mark.clause("crescent:CM-TERM-3")
def test_a_lone_fort_or_palace_controls_a_hex_and_influence_does_not() -> None:
    t = at_turn(CALIPH)
    t.put(SULTAN, "barley", fort=1)
    t.put(CALIPH, "palms", palace=1)
    t.put(MURSHID, "dunes", influence=1)
    assert (t.lord("barley"), t.lord("palms"), t.lord("dunes")) == (SULTAN, CALIPH, None)


@pytest.mark.clause("crescent:CM-TERM-4", "crescent:CM-SULTAN-PRESTIGE")
def test_any_piece_is_presence_and_the_sultan_is_present_with_every_settlement() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=1)
    t.put(SULTAN, "crossing", town=1)
    t.put(MURSHID, "crossing", influence=1)
    assert GAME.view(t.g, None).hexes[9].present == (WARLORD, MURSHID, SULTAN)


@pytest.mark.clause("crescent:CM-TERM-5")
def test_a_hex_holds_one_influence_token() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(NOMAD, "palms", influence=1)
    t.answer(CALIPH, "influence", "palms")
    t.answer(NOMAD, "support")
    assert t.influence("palms") == CALIPH
    assert t.g.tokens[NOMAD] == 8


@pytest.mark.clause("crescent:CM-TERM-6", "crescent:CM-NOMAD-PRICE")
def test_only_warlord_and_caliph_have_regular_units() -> None:
    assert [each.id for each in CONTENT.characters if each.regular] == ["warlord", "caliph"]
    t = at_turn(NOMAD)
    t.give(NOMAD, reserve=2)
    t.answer(NOMAD, "recruit", "dunes", 2)
    assert t.units(NOMAD, "dunes") == (0, 2)


@pytest.mark.clause("crescent:CM-TERM-7", "crescent:CM-CALIPH-PALACE")
def test_the_palace_is_stronghold_and_settlement_and_cannot_be_captured() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "holy_site", regular=7)
    t.put(CALIPH, "palms", palace=1, castle=1)
    t.answer(WARLORD, "assault", "holy_site", "palms", 7, 0)
    t.select()
    assert t.told("combat_won") == [{"seat": WARLORD, "hex": "palms"}]
    assert t.topic(WARLORD) == "capture"
    t.answer(WARLORD, "capture")
    assert t.building("palms") == ("castle", WARLORD)
    assert t.told("sacked") == [{"seat": WARLORD, "hex": "palms", "building": "palace", "coins": 2, "owner": CALIPH}]
    assert t.g.palace == -1


@pytest.mark.clause("crescent:CM-TERM-9", "crescent:CM-SETUP-1")
def test_seats_follow_the_turn_order() -> None:
    assert GAME.roles(set_up().g) == ("warlord", "murshid", "sultan", "caliph", "nomad")
    assert GAME.roles(set_up(players=4).g) == ("warlord", "murshid", "sultan", "caliph")


@pytest.mark.clause("crescent:CM-TERM-10")
def test_halves_are_rounded_down() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=5)
    t.put(CALIPH, "crossing", regular=3)
    t.answer(WARLORD, "assault", "dunes", "crossing", 5, 0)
    t.select()
    assert t.told("lost") == [
        {"seat": WARLORD, "hex": "crossing", "regular": 1, "mercenary": 0},
        {"seat": CALIPH, "hex": "crossing", "regular": 2, "mercenary": 0},
    ]


@pytest.mark.clause("crescent:CM-MAP-1", "crescent:CM-MAP-2", "crescent:CM-MAP-8")
def test_the_mix_of_tiles() -> None:
    tiles = CONTENT.tiles
    assert len(tiles) == 16
    assert sorted(tile.feature or tile.terrain for tile in tiles) == sorted(
        ["crossing", *["river"] * 4, *["quarry"] * 2, *["mountain"] * 3, *["desert"] * 2, "holy_site"]
        + ["wilderness"] * 3
    )
    assert {tile.terrain for tile in tiles if tile.feature in ("river", "crossing")} == {"fertile"}
    assert next(tile.terrain for tile in tiles if tile.feature == "holy_site") == "desert"
    left_out = sorted(tile.terrain for tile in tiles if tile.players == 5)
    assert left_out == ["mountain", "wilderness", "wilderness"]


def near(name: str, map_: str = "fertile_crescent", players: int = 5) -> set[str]:
    g = set_up(players=players, map=map_).g
    return {g.name(tile) for tile in g.board.near[g.terms.tables.tile_index[name]]}


@pytest.mark.clause("crescent:CM-MAP-3", "crescent:CM-MAP-6")
def test_adjacency_is_what_the_layouts_say() -> None:
    assert near("crossing") == {"dunes", "palms", "falcon_peak", "holy_site", "reeds", "copper_hills"}
    assert near("barley") == {"white_quarry", "dunes"}
    assert near("orchards") == {"copper_hills", "gazelle_plain"}
    assert near("crossing", "divided_banks") == {"red_quarry", "lion_ridge", "orchards", "dunes", "barley"}
    assert near("reeds", "river_bend", 4) == {"crossing", "orchards"}


@pytest.mark.clause("crescent:CM-MAP-4")
def test_a_river_cuts_two_edges_of_its_hex() -> None:
    """EX-ADJ: A–B and B–C are adjacent, A–C share an edge that the river cuts."""
    g = set_up().g
    index = g.terms.tables.tile_index
    cut = set(g.board.touching[index["palms"]]) - set(g.board.near[index["palms"]])
    assert {g.name(tile) for tile in cut} == {"dunes", "barley"}
    assert index["crossing"] in g.board.near[index["dunes"]]
    assert index["palms"] in g.board.near[index["crossing"]]


@pytest.mark.clause("crescent:CM-MAP-5")
def test_a_river_beside_the_crossing_can_cut_it_off() -> None:
    """In Divided banks the palms lie east of the crossing with the river along the edge between them."""
    assert "palms" not in near("crossing", "divided_banks")
    features = tuple(tile.feature for tile in CONTENT.tiles)
    alone = board_of(((0, 0, 0, 0), (13, 1, 0, 0)), features)
    assert alone.near[0] == (13,)


@pytest.mark.clause("crescent:CM-MAP-7")
def test_everything_uses_adjacency() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    reached = {option[2] for option in t.options(CALIPH, "move")}
    assert reached == {"crossing", "holy_site"}
    assert {option[1] for option in t.options(CALIPH, "influence")} == {"palms", "crossing", "holy_site"}
