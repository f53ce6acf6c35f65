"""8. Action phase, 9. Negotiation, 13. Limits."""

from itertools import pairwise

import pytest

from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD
from tests.crescent.playing import GAME, Table, at_turn, set_up

CONTENT = PRINTED.tables.content


def verbs(t: Table, seat: int) -> set[str]:
    """The actions that are offered."""
    return {str(option[0]) for option in t.options(seat)}


@pytest.mark.clause("crescent:CM-ACT-2", "crescent:CM-WARLORD-NOBUILD", "crescent:CM-HIRE-4")
def test_every_character_has_its_own_list() -> None:
    lists = {each.id: set(each.actions) for each in CONTENT.characters}
    common = {"influence", "move", "assault", "buy", "play"}
    assert lists["warlord"] == common | {"recruit", "hire", "bribe", "uprising", "muster"}
    assert lists["murshid"] == common | {"build", "hire", "bribe", "scheme"}
    assert lists["sultan"] == common | {"build", "hire", "bribe", "conspire"}
    assert lists["caliph"] == common | {"build", "recruit", "hire", "bribe", "move_palace"}
    assert lists["nomad"] == common | {"build", "recruit", "desertion"}
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", regular=3)
    t.give(WARLORD, coins=20)
    assert "build" not in verbs(t, WARLORD)


@pytest.mark.clause("crescent:CM-ACT-3")
def test_the_same_action_may_be_taken_in_every_round() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", regular=1)
    t.answer(WARLORD, "influence", "palms")
    for seat in range(1, 5):
        t.answer(seat, "pass")
    assert ("influence", "crossing") in t.options(WARLORD)


@pytest.mark.clause("crescent:CM-ACT-4")
def test_one_may_always_pass() -> None:
    t = at_turn(SULTAN)
    t.lay_bazaar("raid", "ships", "terror")
    assert ("pass",) in t.options(SULTAN)
    t.answer(SULTAN, "pass")
    assert t.waiting == (CALIPH,)


# -- influence --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-INFLUENCE-1")
def test_influence_reaches_where_one_is_present_and_one_hex_further() -> None:
    t = at_turn(NOMAD)
    t.put(NOMAD, "palms", influence=1)
    assert t.options(NOMAD, "influence") == [("influence", "crossing"), ("influence", "holy_site")]


@pytest.mark.clause("crescent:CM-INFLUENCE-2")
def test_an_uncontested_token_is_placed_at_once() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(MURSHID, "dunes", influence=1)
    t.answer(CALIPH, "influence", "palms")
    assert t.influence("palms") == CALIPH
    assert t.waiting == (NOMAD,)


@pytest.mark.clause("crescent:CM-INFLUENCE-3", "crescent:CM-CONTEST-1", "crescent:CM-MURSHID-INVOLVE")
def test_presence_of_others_or_murshid_influence_beside_it_makes_a_contest() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(NOMAD, "crossing", mercenary=1)
    t.put(MURSHID, "dunes", influence=1)
    t.answer(CALIPH, "influence", "crossing")
    t.no_offers()
    assert t.waiting == (MURSHID,)
    assert t.topic(MURSHID) == "stance"
    t.answer(MURSHID, "support")
    t.answer(NOMAD, "oppose")
    assert t.told("strengths") == [{"hex": "crossing", "attack": 0, "defence": 1}]


@pytest.mark.clause("crescent:CM-INFLUENCE-4")
def test_the_murshid_beside_own_influence_wins_against_nobody() -> None:
    t = at_turn(MURSHID)
    t.put(MURSHID, "dunes", influence=1)
    t.answer(MURSHID, "influence", "crossing")
    assert t.influence("crossing") == MURSHID


# -- build ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-BUILD-1", "crescent:CM-BUILD-2")
@pytest.mark.parametrize(("seat", "count"), [(MURSHID, 2), (SULTAN, 3), (CALIPH, 2), (NOMAD, 2)])
def test_so_many_buildings_in_an_action(seat: int, count: int) -> None:
    t = at_turn(seat)
    for name in ("palms", "crossing", "reeds", "barley"):
        t.put(seat, name, influence=1)
    t.give(seat, coins=40)
    for name in ("palms", "crossing", "reeds", "barley")[:count]:
        t.answer(seat, "build", "fort", name)
    assert seat not in t.waiting


@pytest.mark.clause("crescent:CM-BUILD-3")
def test_not_twice_in_one_hex() -> None:
    t = at_turn(SULTAN)
    t.put(SULTAN, "palms", influence=1)
    t.give(SULTAN, coins=40)
    t.answer(SULTAN, "build", "fort", "palms")
    assert all(option[2] != "palms" for option in t.options(SULTAN, "build"))
    t.answer(SULTAN, "done")
    assert t.waiting == (CALIPH,)


@pytest.mark.clause("crescent:CM-BUILD-4", "crescent:CM-BUILD-8")
def test_where_forts_and_castles_may_stand() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "dunes", fort=1)
    t.put(CALIPH, "reeds", influence=1)
    t.put(SULTAN, "reeds", mercenary=1)
    t.put(CALIPH, "barley", castle=1)
    t.give(CALIPH, coins=20)
    assert t.options(CALIPH, "build") == [("build", "fort", "palms"), ("build", "castle", "dunes")]
    forts = t.g.forts[CALIPH]
    t.answer(CALIPH, "build", "castle", "dunes")
    assert t.building("dunes") == ("castle", CALIPH)
    assert t.g.forts[CALIPH] == forts + 1


@pytest.mark.clause("crescent:CM-BUILD-5")
def test_towns_stand_anywhere_and_cities_replace_them() -> None:
    t = at_turn(SULTAN)
    t.put(CALIPH, "palms", castle=1)
    t.put(SULTAN, "reeds", town=1)
    t.give(SULTAN, coins=20)
    assert ("build", "town", "palms") in t.options(SULTAN)
    assert ("build", "town", "reeds") not in t.options(SULTAN)
    assert [option for option in t.options(SULTAN, "build") if option[1] == "city"] == [("build", "city", "reeds")]
    t.answer(SULTAN, "build", "city", "reeds")
    assert (t.settlement("reeds"), t.g.towns) == ("city", 6)


@pytest.mark.clause("crescent:CM-BUILD-6")
def test_prices() -> None:
    prices = {each.id: each.prices for each in CONTENT.characters}
    assert [prices["caliph"].of(each) for each in ("fort", "castle", "town")] == [2, 3, None]
    assert prices["warlord"].of("fort") is None
    for name in ("murshid", "sultan", "nomad"):
        assert prices[name].of("fort") > prices["caliph"].of("fort")  # type: ignore[operator]
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=2)
    t.answer(CALIPH, "build", "fort", "palms")
    assert sum(t.g.coins) == 0


@pytest.mark.clause("crescent:CM-BUILD-7")
@pytest.mark.parametrize(
    ("name", "more"), [("palms", 0), ("thornbush", 0), ("lion_ridge", 1), ("red_quarry", 1), ("holy_site", 2)]
)
def test_surcharges(name: str, more: int) -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, name, influence=1)
    t.give(CALIPH, coins=10)
    t.answer(CALIPH, "build", "fort", name)
    assert t.coins(CALIPH) == 8 - more


# -- move and assault -------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-MOVE-1", "crescent:CM-MOVE-3")
def test_any_number_of_units_moves_to_a_hex_that_nobody_else_controls() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1, mercenary=1)
    t.put(NOMAD, "holy_site", mercenary=1)
    t.put(SULTAN, "crossing", town=1)
    assert t.options(CALIPH, "move") == [
        ("move", "palms", "crossing", 0, 1),
        ("move", "palms", "crossing", 1, 0),
        ("move", "palms", "crossing", 1, 1),
    ]
    t.answer(CALIPH, "move", "palms", "crossing", 1, 0)
    assert (t.settlement("crossing"), t.lord("crossing")) == ("town", CALIPH)


@pytest.mark.clause("crescent:CM-MOVE-2")
@pytest.mark.parametrize(("seat", "count"), [(WARLORD, 3), (MURSHID, 2), (SULTAN, 2), (CALIPH, 2), (NOMAD, 2)])
def test_so_many_moves(seat: int, count: int) -> None:
    t = at_turn(seat)
    t.put(seat, "palms", mercenary=1)
    path = ["palms", "crossing", "dunes", "barley"]
    for origin, end in pairwise(path[: count + 1]):
        t.answer(seat, "move", origin, end, 0, 1)
    assert seat not in t.waiting
    assert t.units(seat, path[count]) == (0, 1)


@pytest.mark.clause("crescent:CM-ASSAULT-1", "crescent:CM-COMBAT-1")
def test_an_assault_enters_a_hex_of_another_player_and_fights() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=2)
    t.put(SULTAN, "crossing", fort=1)
    assert t.options(WARLORD, "assault") == [
        ("assault", "dunes", "crossing", 1, 0),
        ("assault", "dunes", "crossing", 2, 0),
    ]
    t.answer(WARLORD, "assault", "dunes", "crossing", 2, 0)
    assert t.told("combat") == [{"hex": "crossing", "attacker": WARLORD, "defender": SULTAN}]


@pytest.mark.clause("crescent:CM-ASSAULT-2", "crescent:CM-WARLORD-PLUNDER")
def test_an_open_settlement_is_sacked_without_a_fight() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(SULTAN, "crossing", city=1)
    t.answer(WARLORD, "assault", "dunes", "crossing", 1, 0)
    assert (t.coins(WARLORD), t.points(WARLORD)) == (4, 9)
    assert (t.settlement("crossing"), t.lord("crossing")) == ("", WARLORD)
    assert t.told("plundered") == [{"seat": WARLORD, "points": 4}]
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(SULTAN, "crossing", town=1)
    t.answer(CALIPH, "assault", "palms", "crossing", 1, 0)
    assert (t.coins(CALIPH), t.points(CALIPH)) == (2, 5)


@pytest.mark.clause("crescent:CM-ASSAULT-3")
def test_the_sultan_sacks_no_own_settlement() -> None:
    t = at_turn(SULTAN)
    t.put(SULTAN, "dunes", mercenary=3)
    t.put(SULTAN, "crossing", city=1)
    assert not t.options(SULTAN, "assault")
    t.put(WARLORD, "crossing", regular=1)
    t.answer(SULTAN, "assault", "dunes", "crossing", 0, 3)
    t.select()
    assert t.settlement("crossing") == "city"
    assert t.waiting == (CALIPH,)


# -- recruit, hire, bribe ---------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-RECRUIT-1", "crescent:CM-RECRUIT-2")
def test_the_caliph_recruits_three_where_present() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "dunes", influence=1)
    t.put(CALIPH, "reeds", influence=1)
    t.put(NOMAD, "reeds", mercenary=1)
    t.give(CALIPH, reserve=4)
    assert {option[1:] for option in t.options(CALIPH, "recruit")} == {
        (name, count) for name in ("palms", "dunes") for count in (1, 2, 3)
    }
    t.answer(CALIPH, "recruit", "palms", 2)
    assert set(t.options(CALIPH, "recruit")) == {("recruit", "dunes", 1), ("recruit", "palms", 1)}
    t.answer(CALIPH, "recruit", "dunes", 1)
    assert (t.units(CALIPH, "palms"), t.units(CALIPH, "dunes"), t.g.reserve[CALIPH]) == ((2, 0), (1, 0), 1)


@pytest.mark.clause("crescent:CM-RECRUIT-1")
def test_units_are_recruited_in_any_order_and_again_in_the_same_hex() -> None:
    t = at_turn(CALIPH)
    for name in ("palms", "dunes", "barley"):
        t.put(CALIPH, name, influence=1)
    t.give(CALIPH, reserve=4)
    last = max(("palms", "dunes", "barley"), key=t.tile)
    t.answer(CALIPH, "recruit", last, 1)
    assert t.question(CALIPH).facts["left"] == 2
    assert {option[1] for option in t.options(CALIPH, "recruit")} == {"palms", "dunes", "barley"}
    t.answer(CALIPH, "recruit", last, 1)
    first = min(("palms", "dunes", "barley"), key=t.tile)
    t.answer(CALIPH, "recruit", first, 1)
    assert (t.units(CALIPH, last), t.units(CALIPH, first)) == ((2, 0), (1, 0))
    assert t.told("recruited")[0] == {"seat": CALIPH, "hex": last, "regular": 1, "mercenary": 0}
    assert t.waiting == (NOMAD,)


@pytest.mark.clause("crescent:CM-RECRUIT-1")
def test_no_more_units_are_said_to_be_left_than_the_reserves_card_holds() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "dunes", influence=1)
    t.give(CALIPH, reserve=2)
    t.answer(CALIPH, "recruit", "palms", 1)
    assert t.question(CALIPH).facts["left"] == 1


@pytest.mark.clause("crescent:CM-RECRUIT-1", "crescent:CM-RECRUIT-3")
def test_the_warlord_recruits_two_and_never_more_than_the_card_holds() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", influence=1)
    t.give(WARLORD, reserve=3)
    assert t.options(WARLORD, "recruit") == [("recruit", "palms", 1), ("recruit", "palms", 2)]
    t.give(WARLORD, reserve=-2)
    assert t.options(WARLORD, "recruit") == [("recruit", "palms", 1)]


@pytest.mark.clause("crescent:CM-RECRUIT-4")
def test_the_nomad_recruits_anywhere_that_nobody_else_controls() -> None:
    t = at_turn(NOMAD)
    t.put(CALIPH, "palms", regular=1)
    t.give(NOMAD, reserve=2)
    assert {option[1] for option in t.options(NOMAD, "recruit")} == {
        tile.id for tile in CONTENT.tiles if tile.id != "palms"
    }


@pytest.mark.clause("crescent:CM-HIRE-1")
def test_four_players_hire_from_the_common_supply() -> None:
    t = at_turn(CALIPH, players=4)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "dunes", influence=1)
    t.give(CALIPH, coins=5)
    assert t.options(CALIPH, "hire") == [("hire", 1)]
    t.give(CALIPH, coins=6)
    t.answer(CALIPH, "hire", 2)
    t.answer(CALIPH, "place", "palms")
    t.answer(CALIPH, "place", "dunes")
    assert (t.units(CALIPH, "palms"), t.units(CALIPH, "dunes"), t.coins(CALIPH)) == ((0, 1), (0, 1), 0)


@pytest.mark.clause("crescent:CM-HIRE-2", "crescent:CM-NEGOT-1", "crescent:CM-NOMAD-PRICE")
def test_five_players_hire_of_the_nomad() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=5)
    t.give(NOMAD, reserve=3)
    t.answer(CALIPH, "ask_hire", 2)
    assert t.options(NOMAD) == [*[("price", coins) for coins in range(6)], ("refuse",)]
    t.answer(NOMAD, "price", 3)
    t.answer(CALIPH, "accept")
    assert (t.coins(CALIPH), t.coins(NOMAD)) == (2, 3)
    assert t.units(CALIPH, "palms") == (0, 2)
    assert (t.g.reserve[NOMAD], t.g.units[NOMAD]) == (1, 11)


@pytest.mark.clause("crescent:CM-HIRE-3")
def test_what_hiring_needs() -> None:
    t = at_turn(SULTAN)
    t.give(NOMAD, reserve=1)
    assert not t.options(SULTAN, "ask_hire")
    t.put(SULTAN, "palms", town=1)
    assert t.options(SULTAN, "ask_hire") == [("ask_hire", 1)]
    t.give(NOMAD, reserve=1)
    assert t.options(SULTAN, "ask_hire") == [("ask_hire", 1), ("ask_hire", 2)]
    t.put(SULTAN, "reeds", mercenary=5)
    assert t.options(SULTAN, "ask_hire") == [("ask_hire", 1)]


@pytest.mark.clause("crescent:CM-BRIBE-1", "crescent:CM-BRIBE-2", "crescent:CM-BRIBE-5", "crescent:CM-NEGOT-4")
def test_mercenaries_of_the_nomad_are_bribed_from_afar() -> None:
    t = at_turn(MURSHID)
    t.put(NOMAD, "palms", mercenary=2)
    t.put(MURSHID, "reeds", mercenary=5)
    t.give(MURSHID, coins=1)
    assert t.options(MURSHID, "ask_bribe") == [("ask_bribe", "palms", 1)]
    t.put(MURSHID, "reeds", mercenary=-2)
    t.answer(MURSHID, "ask_bribe", "palms", 2)
    assert t.options(NOMAD) == [("price", 0), ("price", 1), ("refuse",)]
    t.answer(NOMAD, "price", 1)
    t.answer(MURSHID, "accept")
    assert (t.units(MURSHID, "palms"), t.units(NOMAD, "palms")) == ((0, 2), (0, 0))
    assert (t.g.units[NOMAD], t.g.reserve[NOMAD], t.coins(NOMAD)) == (12, 0, 1)
    assert not at_turn(MURSHID, players=4).options(MURSHID, "ask_bribe")


@pytest.mark.clause("crescent:CM-BRIBE-3")
def test_what_is_left_of_the_nomad_fights() -> None:
    t = at_turn(CALIPH)
    t.put(NOMAD, "palms", mercenary=2)
    t.answer(CALIPH, "ask_bribe", "palms", 1)
    t.answer(NOMAD, "price", 0)
    t.answer(CALIPH, "accept")
    assert t.told("strengths") == [{"hex": "palms", "attack": 1, "defence": 1}]
    assert t.lord("palms") == CALIPH
    assert t.waiting == (NOMAD,)


@pytest.mark.clause("crescent:CM-BRIBE-4")
def test_bribed_mercenaries_may_move_or_assault_at_once() -> None:
    t = at_turn(CALIPH)
    t.put(NOMAD, "palms", mercenary=1)
    t.put(SULTAN, "crossing", fort=1)
    t.put(CALIPH, "holy_site", mercenary=1)  # who is no bribed one
    t.answer(CALIPH, "ask_bribe", "palms", 1)
    t.answer(NOMAD, "price", 0)
    t.answer(CALIPH, "accept")
    assert t.options(CALIPH) == [
        ("move", "palms", "holy_site", 0, 1),
        ("assault", "palms", "crossing", 0, 1),
        ("done",),
    ]
    t.answer(CALIPH, "assault", "palms", "crossing", 0, 1)
    assert t.told("combat")


# -- negotiation ------------------------------------------------------------------------------------------------------


def wishing() -> Table:
    """The Caliph has asked for one mercenary, and has six coins."""
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=6)
    t.give(NOMAD, reserve=3)
    t.answer(CALIPH, "ask_hire", 1)
    return t


@pytest.mark.clause("crescent:CM-NEGOT-3", "crescent:CM-NEGOT-5")
def test_a_wish_that_was_refused_or_declined_cannot_be_named_again_in_the_turn() -> None:
    t = wishing()
    t.answer(NOMAD, "refuse")
    assert t.topic(CALIPH) == "caliph"
    assert t.options(CALIPH, "ask_hire") == [("ask_hire", 2)]
    t.answer(CALIPH, "ask_hire", 2)
    t.answer(NOMAD, "price", 6)
    t.answer(CALIPH, "decline")
    assert not t.options(CALIPH, "ask_hire")
    assert t.coins(CALIPH) == 6
    t.turn_of(CALIPH)
    t.desk.refused = []
    t._restart()
    assert t.options(CALIPH, "ask_hire")


@pytest.mark.clause("crescent:CM-NEGOT-5")
def test_a_price_may_be_countered_a_few_times() -> None:
    t = wishing()
    t.answer(NOMAD, "price", 5)
    assert t.options(CALIPH, "counter") == [("counter", coins) for coins in range(5)]
    t.answer(CALIPH, "counter", 1)
    assert t.options(NOMAD) == [("accept",), ("refuse",), ("price", 2), ("price", 3), ("price", 4)]
    t.answer(NOMAD, "price", 4)
    t.answer(CALIPH, "counter", 2)
    t.answer(NOMAD, "price", 3)
    assert t.options(CALIPH) == [("accept",), ("decline",)]
    t.answer(CALIPH, "accept")
    assert t.coins(CALIPH) == 3
    t = wishing()
    t.answer(NOMAD, "price", 5)
    t.answer(CALIPH, "counter", 1)
    t.answer(NOMAD, "accept")
    assert (t.coins(CALIPH), t.coins(NOMAD)) == (5, 1)


@pytest.mark.clause("crescent:CM-NEGOT-2")
def test_nothing_else_passes_between_players() -> None:
    moved = {"bought", "agreed", "paid_deal"}
    assert moved <= set(GAME.lexicon.events)
    assert not {"give", "lend", "trade", "gift"} & set(GAME.lexicon.verbs)


# -- unique actions ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-WARLORD-UPRISING")
def test_an_uprising_turns_a_token_into_two_units_that_fight() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", influence=1)
    t.put(WARLORD, "dunes", influence=1)
    t.put(CALIPH, "palms", regular=1)
    assert t.options(WARLORD, "uprising") == [("uprising", "palms")]
    t.answer(WARLORD, "uprising", "palms")
    t.select()
    assert t.told("strengths") == [{"hex": "palms", "attack": 2, "defence": 1}]
    assert (t.influence("palms"), t.lord("palms"), t.g.tokens[WARLORD]) == (None, WARLORD, 5)


@pytest.mark.clause("crescent:CM-WARLORD-MUSTER")
def test_muster_brings_one_unit_or_two_for_the_token_in_each_hex() -> None:
    t = at_turn(WARLORD)
    for name in ("palms", "dunes", "reeds"):
        t.put(WARLORD, name, influence=1)
    t.put(CALIPH, "reeds", regular=1)
    t.answer(WARLORD, "muster")
    assert t.options(WARLORD) == [("one", "palms"), ("two", "palms")]
    t.answer(WARLORD, "one", "palms")
    t.answer(WARLORD, "two", "dunes")
    assert (t.units(WARLORD, "palms"), t.influence("palms")) == ((1, 0), WARLORD)
    assert (t.units(WARLORD, "dunes"), t.influence("dunes")) == ((2, 0), None)
    assert t.g.reserve[WARLORD] == 0
    assert t.waiting == (MURSHID,)


@pytest.mark.clause("crescent:CM-CALIPH-MOVEPALACE")
def test_the_palace_moves_to_where_the_caliph_is_present_also_from_the_supply() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", palace=1)
    t.put(CALIPH, "dunes", influence=1)
    t.put(CALIPH, "reeds", influence=1)
    t.put(NOMAD, "reeds", mercenary=1)
    assert t.options(CALIPH, "move_palace") == [("move_palace", "dunes")]
    t.answer(CALIPH, "move_palace", "dunes")
    assert (t.lord("dunes"), t.lord("palms")) == (CALIPH, None)
    t = at_turn(CALIPH)
    t.put(CALIPH, "dunes", influence=1)
    t.answer(CALIPH, "move_palace", "dunes")
    assert t.g.palace == t.tile("dunes")


@pytest.mark.clause("crescent:CM-NOMAD-DESERTION")
def test_deserters_leave_for_the_reserves_of_the_nomad() -> None:
    t = at_turn(NOMAD)
    t.put(SULTAN, "palms", mercenary=2)
    t.put(CALIPH, "dunes", regular=1)
    assert t.options(NOMAD, "desertion") == [("desertion", "palms", SULTAN, 1), ("desertion", "palms", SULTAN, 2)]
    t.answer(NOMAD, "desertion", "palms", SULTAN, 2)
    assert (t.units(SULTAN, "palms"), t.g.units[SULTAN]) == ((0, 0), 6)
    assert (t.g.reserve[NOMAD], t.g.units[NOMAD]) == (2, 10)


# -- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-LIMIT-1")
def test_at_most_five_units_stay_in_a_hex_after_an_action() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=3, mercenary=1)
    t.put(CALIPH, "crossing", regular=2)
    t.answer(CALIPH, "move", "crossing", "palms", 2, 0)
    t.answer(CALIPH, "done")
    assert t.options(CALIPH) == [("surplus", 1, 0), ("surplus", 0, 1)]
    t.answer(CALIPH, "surplus", 1, 0)
    assert (t.units(CALIPH, "palms"), t.g.reserve[CALIPH]) == ((4, 1), 1)


@pytest.mark.clause("crescent:CM-LIMIT-2")
def test_the_warlord_keeps_seven() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", regular=7)
    t.answer(WARLORD, "pass")
    assert t.units(WARLORD, "palms") == (7, 0)
    t.turn_of(WARLORD)
    t.put(WARLORD, "palms", regular=1)
    t.answer(WARLORD, "pass")
    assert (t.units(WARLORD, "palms"), t.g.reserve[WARLORD]) == ((7, 0), 1)


def test_reasons_say_what_stands_in_the_way() -> None:
    t = set_up()
    t.turn_of(WARLORD)
    t.clear()
    question = t.question(WARLORD)
    reasons = {refusal.option: refusal.why.say for refusal in GAME.refusals(t.g, question)}
    assert reasons[("move",)] == "refused-no-units"
    assert reasons[("recruit",)] == "refused-no-reserve"
    assert reasons[("uprising",)] == "refused-no-uprising"
    assert reasons[("play",)] == "refused-no-card"
