"""6. Market, 7. Power cards, 8.8 Buying, 8.9 Playing, scheme and conspire."""

import pytest

from deskovka.games.crescent.tables import PRINTED
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NO_CARD, NOMAD, SULTAN, WARLORD
from deskovka.kernel import Chance, Match, Option, seed_from
from deskovka.kernel.knowledge import candidates
from tests.crescent.playing import GAME, Table, at_turn

TABLES = PRINTED.tables


def shop(seat: int, coins: int, players: int = 5) -> Table:
    """A seat may buy; from the far end there are two cards each of the Nomad, the Caliph and the Murshid."""
    t = at_turn(seat, players=players)
    t.lay_market("elder", "ambush", "vizier", "masons", "imam", "tithe")
    t.lay_bazaar("raid", "ships", "terror")
    t.give(seat, coins=coins)
    return t


@pytest.mark.clause("crescent:CM-MARKET-4", "crescent:CM-ACT-DECK")
def test_an_empty_deck_is_made_of_the_discards_and_a_short_one_gets_them_underneath() -> None:
    t = at_turn(MURSHID)
    g = t.desk
    g.discard, g.deck = g.deck[:-5], g.deck[-5:]
    top = list(g.deck)
    t._restart()
    t.answer(MURSHID, "scheme")
    assert t.told("reshuffled")[0]["count"] == 54
    assert t.g.deck[-5:] == top


@pytest.mark.clause("crescent:CM-MARKET-4")
def test_where_no_card_is_left_slots_stay_empty() -> None:
    t = shop(WARLORD, 2)
    g = t.desk
    g.front[NOMAD] += g.deck
    g.deck = []
    t._restart()
    t.answer(WARLORD, "buy", "local", "imam")
    assert t.market() == [None, "elder", "ambush", "vizier", "masons", "tithe"]


@pytest.mark.clause("crescent:CM-MARKET-5", "crescent:CM-SULTAN-CONSPIRE")
def test_the_sultans_market_is_refilled_by_conspiring_alone() -> None:
    t = at_turn(SULTAN)
    t.lay_bazaar("raid", None, None)
    t.give(SULTAN, coins=2)
    t.lay_market("elder", "ambush", "vizier", "masons", "imam", "tithe")
    t.answer(SULTAN, "buy", "local", "imam")
    if t.waiting == (SULTAN,):
        t.answer(SULTAN, "done")
    assert t.bazaar() == ["raid", None, None]
    t.turn_of(SULTAN)
    t.stack("elder", "camel_riders", "agent", "agent", "zealots", "zealots", "scouts", "scouts", "decree", "decree")
    t.answer(SULTAN, "conspire")
    assert len(t.options(SULTAN)) == 15 + 4  # pairs of six kinds, and of four of them a pair of one kind
    t.answer(SULTAN, "lay_out", "agent", "elder")
    assert sorted(filter(None, t.bazaar())) == ["agent", "elder", "raid"]
    bottom = t.g.deck[:8]
    assert candidates(t.g.known, t.g.sets, SULTAN, bottom[0])
    assert not candidates(t.g.known, t.g.sets, CALIPH, bottom[0])
    t.turn_of(SULTAN)
    assert not t.options(SULTAN, "conspire")


@pytest.mark.clause("crescent:CM-CARD-2", "crescent:CM-CARD-3")
def test_affiliations() -> None:
    counts = [sum(TABLES.affiliation[kind] == seat for kind in TABLES.kinds) for seat in range(5)]
    assert counts == [14, 26, 0, 14, 14]
    assert TABLES.affiliation[TABLES.kinds[-1]] == -1


@pytest.mark.clause("crescent:CM-CARD-4", "crescent:CM-CARD-9", "crescent:CM-COMBAT-12")
def test_events_are_discarded_personalities_and_battalions_lie_in_front_and_campaign_returns() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=3)
    t.put(CALIPH, "crossing", regular=1)
    t.deal(WARLORD, "commander", "heavy_cavalry", "agent")
    t.answer(WARLORD, "assault", "dunes", "crossing", 3, 0)
    t.select(warlord="agent campaign commander heavy_cavalry")
    while t.waiting == (WARLORD,) and t.topic(WARLORD) == "assign":
        t.answer(WARLORD, *t.options(WARLORD)[0])
    assert t.front(WARLORD) == ["heavy_cavalry", "commander"]
    assert t.hand(WARLORD) == ["campaign"]
    assert t.discarded() == ["agent"]


@pytest.mark.clause("crescent:CM-CARD-5", "crescent:CM-CARD-6")
def test_only_cards_with_the_fitting_keyword_can_be_selected() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=2)
    t.put(SULTAN, "crossing", fort=1, town=1)
    t.deal(CALIPH, "vizier", "imam", "commander", "caravan", "decree")
    t.answer(CALIPH, "assault", "palms", "crossing", 2, 0)
    assert {card for option in t.options(CALIPH) for card in option[1:]} == {"vizier", "commander"}
    t.select(caliph="vizier")
    assert t.told("strengths") == [{"hex": "crossing", "attack": 3, "defence": 1}]
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=2)
    t.put(SULTAN, "crossing", town=1)
    t.deal(CALIPH, "vizier", "imam", "commander", "caravan", "decree")
    t.answer(CALIPH, "influence", "crossing")
    assert {card for option in t.options(CALIPH) for card in option[1:]} == {"vizier", "imam"}


@pytest.mark.clause("crescent:CM-CARD-7")
def test_what_cannot_be_done_is_skipped() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(SULTAN, "crossing", fort=1)
    t.deal(CALIPH, "horse_archers", "saboteur", "elder")
    t.answer(CALIPH, "assault", "palms", "crossing", 1, 0)
    t.select(caliph="horse_archers saboteur elder")
    if t.waiting == (CALIPH,) and t.topic(CALIPH) == "order":
        t.answer(CALIPH, "resolve", "horse_archers")
        t.answer(CALIPH, "resolve", "saboteur")
    assert t.told("strengths") == [{"hex": "crossing", "attack": 1, "defence": 1}]


@pytest.mark.clause("crescent:CM-CARD-11", "crescent:CM-PLAY-2")
def test_anybody_may_play_a_caravan_between_two_actions_and_nobody_waits_for_it() -> None:
    t = at_turn(WARLORD)
    t.deal(NOMAD, "caravan", "imam")
    t.deal(CALIPH, "vizier")
    assert t.waiting == (WARLORD,)
    assert t.world.others == (CALIPH, NOMAD)
    assert t.world.question(CALIPH) is None
    assert t.options(NOMAD) == [("now", "caravan")]
    t.answer(NOMAD, "now", "caravan")
    assert t.coins(NOMAD) == 3
    assert t.discarded() == ["caravan"]
    assert t.waiting == (WARLORD,)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_a_forced_march_comes_before_the_action_or_after_it() -> None:
    t = at_turn(WARLORD)
    t.deal(WARLORD, "forced_march", "forced_march")
    t.put(WARLORD, "dunes", regular=2)
    t.answer(WARLORD, "now", "forced_march")
    t.answer(WARLORD, "move", "dunes", "crossing", 2, 0)
    assert t.topic(WARLORD) == "warlord"
    t.answer(WARLORD, "pass")
    assert t.options(WARLORD) == [("now", "forced_march")]
    t.answer(WARLORD, "now", "forced_march")
    t.answer(WARLORD, "move", "crossing", "palms", 1, 0)
    assert t.units(WARLORD, "palms") == (1, 0)
    assert t.waiting == (MURSHID,)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_only_whoever_acts_or_acted_last_may_play_a_forced_march() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(CALIPH, "palms", regular=1)
    t.put(SULTAN, "barley", mercenary=1)
    t.deal(WARLORD, "forced_march")
    t.deal(CALIPH, "forced_march")
    assert t.options(WARLORD, "now") == [("now", "forced_march")]
    assert t.world.question(CALIPH) is None
    t.answer(WARLORD, "pass")
    assert t.options(WARLORD) == [("now", "forced_march")]
    assert t.world.question(CALIPH) is None


@pytest.mark.clause("crescent:CM-CARD-11")
def test_a_forced_march_may_follow_the_last_action_of_a_year() -> None:
    t = at_turn(NOMAD)
    t.turn_of(NOMAD, year=1, round_=4)
    t.put(NOMAD, "palms", mercenary=1)
    t.put(WARLORD, "dunes", regular=1)
    t.deal(NOMAD, "forced_march")
    t.deal(WARLORD, "forced_march")
    t.answer(NOMAD, "pass")
    assert t.told("closing") == [{"year": 1}]
    assert (t.topic(WARLORD), t.options(WARLORD)) == ("closing", [("done",)])
    t.answer(WARLORD, "done")
    assert t.options(NOMAD) == [("done",), ("now", "forced_march")]
    t.answer(NOMAD, "now", "forced_march")
    t.answer(NOMAD, "move", "palms", "holy_site", 0, 1)
    assert "nomad_holy_site_held" in [each["objective"] for each in t.told("scored_item")]


@pytest.mark.clause("crescent:CM-CARD-11")
def test_a_caravan_bought_last_pays_for_another_purchase() -> None:
    t = at_turn(WARLORD)
    t.lay_market("elder", "ambush", "vizier", "commander", "caravan", "tithe")
    t.give(WARLORD, coins=2)
    t.answer(WARLORD, "buy", "local", "caravan")
    assert t.options(WARLORD) == [("done",), ("now", "caravan")]
    t.answer(WARLORD, "now", "caravan")
    t.answer(WARLORD, "buy", "near", "commander")
    assert (sorted(t.hand(WARLORD)), t.coins(WARLORD)) == (["campaign", "commander"], 1)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_a_caravan_pays_for_another_building_of_the_action() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(CALIPH, "barley", regular=1)
    t.give(CALIPH, coins=2)
    t.deal(CALIPH, "caravan")
    t.answer(CALIPH, "build", "fort", "palms")
    assert t.topic(CALIPH) == "build"
    t.answer(CALIPH, "now", "caravan")
    t.answer(CALIPH, "build", "fort", "barley")
    assert t.coins(CALIPH) == 1


@pytest.mark.clause("crescent:CM-CARD-11")
@pytest.mark.parametrize(
    ("topic", "action"), [("muster", ("muster",)), ("casualties", ("assault", "dunes", "crossing", 4, 2))]
)
def test_cards_are_played_at_each_question_of_a_turn(topic: str, action: Option) -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=4, mercenary=2, influence=1)
    t.put(CALIPH, "crossing", regular=3)
    t.deal(WARLORD, "caravan")
    t.answer(WARLORD, *action)
    t.select()
    assert t.topic(WARLORD) == topic
    t.answer(WARLORD, "now", "caravan")
    assert (t.topic(WARLORD), t.coins(WARLORD)) == (topic, 3)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_cards_are_played_before_capturing_and_sacking() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=7)
    t.put(SULTAN, "crossing", fort=1, town=1)
    t.deal(WARLORD, "caravan", "caravan")
    t.answer(WARLORD, "assault", "dunes", "crossing", 7, 0)
    t.select()
    assert t.topic(WARLORD) == "capture"
    t.answer(WARLORD, "now", "caravan")
    t.answer(WARLORD, "capture")
    assert t.topic(WARLORD) == "sack"
    t.answer(WARLORD, "now", "caravan")
    t.answer(WARLORD, "spare")
    assert t.coins(WARLORD) == 6


@pytest.mark.clause("crescent:CM-CARD-11")
def test_cards_are_played_while_hired_units_are_placed() -> None:
    t = at_turn(CALIPH, players=4)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "dunes", influence=1)
    t.give(CALIPH, coins=2)
    t.deal(CALIPH, "caravan")
    t.answer(CALIPH, "hire", 1)
    t.answer(CALIPH, "now", "caravan")
    assert (t.topic(CALIPH), t.coins(CALIPH)) == ("place", 3)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_ships_are_played_in_the_midst_of_a_forced_march() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "palms", regular=2)
    t.deal(WARLORD, "forced_march", "ships")
    t.answer(WARLORD, "now", "forced_march")
    assert ("move", "palms", "dunes", 1, 0) not in t.options(WARLORD)
    t.answer(WARLORD, "now", "ships")
    assert t.topic(WARLORD) == "march"
    t.answer(WARLORD, "move", "palms", "dunes", 1, 0)
    assert t.units(WARLORD, "dunes") == (1, 0)
    assert t.topic(WARLORD) == "warlord"


@pytest.mark.clause("crescent:CM-CARD-11", "crescent:CM-MURSHID-MEDDLE")
def test_the_murshid_may_play_a_card_before_naming_a_side() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=2)
    t.put(CALIPH, "crossing", regular=1)
    t.put(MURSHID, "crossing", influence=1)
    t.deal(MURSHID, "agent", "tithe")
    t.answer(WARLORD, "assault", "dunes", "crossing", 2, 0)
    t.no_offers()
    t.select(murshid="agent")
    assert t.topic(MURSHID) == "side"
    t.answer(MURSHID, "now", "tithe")
    assert (t.topic(MURSHID), t.coins(MURSHID)) == ("side", 1)
    t.answer(MURSHID, "side", WARLORD)
    assert t.told("meddled") == [{"seat": MURSHID, "owner": WARLORD}]


@pytest.mark.clause("crescent:CM-CARD-11", "crescent:CM-LIMIT-3")
def test_a_card_is_played_instead_of_discarding_one() -> None:
    t = shop(CALIPH, 2)
    t.deal(CALIPH, *["agent"] * 2, *["zealots"] * 2, *["scouts"] * 2, "decree", "caravan")
    t.answer(CALIPH, "buy", "local", "imam")
    t.answer(CALIPH, "done")
    assert t.topic(CALIPH) == "discard"
    t.answer(CALIPH, "now", "caravan")
    assert len(t.hand(CALIPH)) == 8
    assert t.coins(CALIPH) == 3


@pytest.mark.clause("crescent:CM-CARD-11")
def test_what_is_selected_for_a_contest_cannot_be_played_meanwhile() -> None:
    deeds = {"contest": {"op": "strength", "n": 1}, "anytime": {"op": "coins", "n": 3}}
    double = [{"keyword": keyword, "ops": [op]} for keyword, op in deeds.items()]
    t = at_turn(CALIPH, edition={"cards": {"caravan": {"effects": double}}})
    t.put(CALIPH, "palms", regular=1)
    t.put(NOMAD, "palms", influence=1)
    t.deal(NOMAD, "caravan", "caravan")
    t.answer(CALIPH, "influence", "palms")
    t.select(nomad="caravan")
    t.answer(NOMAD, "now", "caravan")
    assert not t.options(NOMAD, "now")
    t.answer(NOMAD, "oppose")
    assert t.told("resolved") == [{"seat": NOMAD, "card": "caravan", "strength": 1}]


@pytest.mark.clause("crescent:CM-CARD-11", "crescent:CM-YEAR-1")
def test_nothing_is_played_in_the_preparation_of_a_year() -> None:
    t = at_turn(WARLORD)
    t.deal(CALIPH, *["agent"] * 2, *["zealots"] * 2, *["ships"] * 2, "decree", "caravan")
    t.face_up(CALIPH, "vizier")
    t.phase("year")
    assert t.topic(CALIPH) == "discard"
    assert not t.options(CALIPH, "now")


@pytest.mark.clause("crescent:CM-CARD-11")
def test_ships_do_not_carry_units_of_other_players() -> None:
    t = at_turn(CALIPH)
    t.put(WARLORD, "palms", regular=1)
    t.put(CALIPH, "palms", influence=1)
    t.put(CALIPH, "barley", regular=1)
    t.deal(WARLORD, "forced_march")
    t.deal(CALIPH, "ships")
    g = t.desk
    g.last = WARLORD
    t._restart()
    t.answer(CALIPH, "now", "ships")
    t.answer(WARLORD, "now", "forced_march")
    assert ("move", "palms", "crossing", 1, 0) in t.options(WARLORD)
    assert ("move", "palms", "dunes", 1, 0) not in t.options(WARLORD)


@pytest.mark.clause("crescent:CM-CARD-11")
def test_ships_carry_units_over_rivers_until_the_end_of_the_action() -> None:
    t = at_turn(CALIPH)
    t.deal(CALIPH, "ships")
    t.put(CALIPH, "palms", regular=1)
    assert ("move", "palms", "dunes", 1, 0) not in t.options(CALIPH)
    t.answer(CALIPH, "now", "ships")
    t.answer(CALIPH, "move", "palms", "dunes", 1, 0)
    t.answer(CALIPH, "move", "dunes", "palms", 1, 0)
    t.turn_of(CALIPH)
    assert ("move", "palms", "dunes", 1, 0) not in t.options(CALIPH)


@pytest.mark.clause("crescent:CM-CARD-11", "crescent:CM-BUILD-7")
def test_master_masons_make_a_build_action_cheaper() -> None:
    t = at_turn(CALIPH)
    t.deal(CALIPH, "masons")
    t.put(CALIPH, "dunes", regular=1)
    t.give(CALIPH, coins=1)
    assert not t.options(CALIPH, "build")
    t.answer(CALIPH, "now", "masons")
    assert t.topic(CALIPH) == "build"
    t.answer(CALIPH, "build", "fort", "dunes")
    assert t.coins(CALIPH) == 0
    assert t.g.masons == 0


@pytest.mark.clause("crescent:CM-PLAY-2")
def test_a_tithe_brings_a_coin_for_each_ruled_hex_with_own_influence() -> None:
    t = at_turn(MURSHID)
    t.deal(MURSHID, "tithe")
    assert not t.options(MURSHID, "now")
    for name in ("palms", "dunes", "reeds", "barley", "orchards"):
        t.put(MURSHID, name, influence=1)
        t.put(CALIPH, name, regular=1)
    t.answer(MURSHID, "now", "tithe")
    assert t.coins(MURSHID) == 4


# -- buying -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-BUY-1", "crescent:CM-BUY-2", "crescent:CM-MARKET-3")
def test_each_market_once_in_an_action_and_its_character_is_paid() -> None:
    t = shop(WARLORD, 12)
    t.answer(WARLORD, "buy", "far", "ambush")
    assert t.topic(WARLORD) == "buy"
    assert {option[1] for option in t.options(WARLORD, "buy")} == {"near", "local"}
    t.answer(WARLORD, "buy", "near", "vizier")
    t.answer(WARLORD, "buy", "local", "tithe")
    assert [t.coins(seat) for seat in range(5)] == [0, 2, 0, 4, 6]
    assert sorted(t.hand(WARLORD)) == ["ambush", "campaign", "tithe", "vizier"]
    assert t.market()[3:] == ["elder", "masons", "imam"]
    assert len(t.told("refilled")) == 1


@pytest.mark.clause("crescent:CM-BUY-3")
def test_own_cards_cost_half_and_are_paid_to_the_common_supply() -> None:
    t = shop(MURSHID, 1)
    assert t.options(MURSHID, "buy") == [("buy", "local", "imam"), ("buy", "local", "tithe")]
    t.answer(MURSHID, "buy", "local", "imam")
    assert sum(t.g.coins) == 0
    t = shop(NOMAD, 3)
    assert ("buy", "far", "elder") in t.options(NOMAD)


@pytest.mark.clause("crescent:CM-BUY-4")
def test_cards_of_an_absent_nomad_cost_the_full_price() -> None:
    t = shop(WARLORD, 6, players=4)
    t.answer(WARLORD, "buy", "far", "elder")
    assert t.g.coins == [0, 0, 0, 0]


@pytest.mark.clause("crescent:CM-BUY-5", "crescent:CM-NEGOT-1")
def test_a_card_of_the_sultans_market_is_agreed_on_first_and_the_rest_is_paid_from_what_is_left() -> None:
    t = shop(WARLORD, 6)
    t.answer(WARLORD, "ask_card", "ships")
    assert t.waiting == (SULTAN,)
    t.answer(SULTAN, "price", 5)
    t.answer(WARLORD, "accept")
    assert (t.coins(WARLORD), t.coins(SULTAN)) == (1, 5)
    assert "ships" in t.hand(WARLORD)
    assert t.waiting == (MURSHID,)
    t = shop(WARLORD, 6)
    t.answer(WARLORD, "ask_card", "ships")
    t.answer(SULTAN, "price", 2)
    t.answer(WARLORD, "accept")
    assert {option[:2] for option in t.options(WARLORD, "buy")} == {("buy", "near"), ("buy", "local")}


@pytest.mark.clause("crescent:CM-BUY-6", "crescent:CM-LIMIT-3")
def test_the_hand_limit_is_applied_after_the_last_purchase() -> None:
    t = shop(CALIPH, 12)
    t.deal(CALIPH, "agent", "agent", "zealots", "zealots", "scouts", "scouts", "decree")
    t.answer(CALIPH, "buy", "far", "ambush")
    t.answer(CALIPH, "buy", "local", "tithe")
    assert len(t.hand(CALIPH)) == 9
    t.answer(CALIPH, "done")
    assert t.topic(CALIPH) == "discard"
    assert ("discard", "tithe") in t.options(CALIPH)
    t.answer(CALIPH, "discard", "agent")
    assert len(t.hand(CALIPH)) == 8
    assert t.told("refilled")


@pytest.mark.clause("crescent:CM-BUY-7")
def test_the_sultan_takes_one_card_of_the_own_market_for_free_and_pays_full_prices() -> None:
    t = shop(SULTAN, 2)
    assert ("buy", "sultan", "raid") in t.options(SULTAN)
    assert not t.options(SULTAN, "ask_card")
    t.answer(SULTAN, "buy", "sultan", "raid")
    assert t.coins(SULTAN) == 2
    assert {option[1] for option in t.options(SULTAN, "buy")} == {"local"}
    t.answer(SULTAN, "buy", "local", "imam")
    assert (t.coins(SULTAN), t.coins(MURSHID)) == (0, 2)
    assert t.bazaar()[0] is None


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-PLAY-1")
def test_a_sermon_places_influence_without_a_contest() -> None:
    t = at_turn(CALIPH)
    t.deal(CALIPH, "sermon")
    t.put(CALIPH, "palms", regular=1)
    t.put(SULTAN, "crossing", town=1)
    t.put(MURSHID, "holy_site", influence=1)
    t.answer(CALIPH, "play", "sermon")
    assert t.options(CALIPH) == [("choose_hex", "crossing"), ("choose_hex", "palms")]
    t.answer(CALIPH, "choose_hex", "crossing")
    assert t.influence("crossing") == CALIPH
    assert t.discarded() == ["sermon"]
    assert t.waiting == (NOMAD,)


@pytest.mark.clause("crescent:CM-PLAY-1")
def test_conspirators_and_a_decree_remove_influence() -> None:
    t = at_turn(MURSHID)
    t.deal(MURSHID, "conspirators", "decree")
    t.put(MURSHID, "palms", influence=1)
    t.put(NOMAD, "crossing", influence=1)
    t.put(NOMAD, "dunes", influence=1)
    assert ("play", "decree") not in t.options(MURSHID)
    t.answer(MURSHID, "play", "conspirators")
    assert t.influence("crossing") is None
    t.turn_of(MURSHID)
    t.put(MURSHID, "dunes", mercenary=1)
    t.answer(MURSHID, "play", "decree")
    t.answer(MURSHID, "choose_hex", "dunes")
    assert t.influence("dunes") == MURSHID
    assert t.g.tokens[NOMAD] == 8


@pytest.mark.clause("crescent:CM-PLAY-1")
def test_a_raid_is_a_move_and_an_assault() -> None:
    t = at_turn(WARLORD)
    t.deal(WARLORD, "raid")
    t.put(WARLORD, "falcon_peak", regular=2)
    t.put(CALIPH, "palms", regular=1)
    t.answer(WARLORD, "play", "raid")
    assert not t.options(WARLORD, "assault")
    t.answer(WARLORD, "move", "falcon_peak", "crossing", 2, 0)
    assert not t.options(WARLORD, "move", "done")
    t.answer(WARLORD, "assault", "crossing", "palms", 2, 0)
    t.select()
    assert t.lord("palms") == WARLORD


# -- looking into the deck --------------------------------------------------------------------------------------------


@pytest.mark.clause("crescent:CM-MURSHID-SCHEME")
def test_a_scheme_takes_one_card_with_cards_in_hand_and_leaves_a_known_set_on_top() -> None:
    t = at_turn(MURSHID)
    t.deal(MURSHID, "tithe")
    t.stack("imam", "agent", "vizier", "raid", "elder", "ambush", "masons")
    t.answer(MURSHID, "scheme")
    assert t.options(MURSHID) == [("take", "imam"), ("take", "agent")]
    t.answer(MURSHID, "take", "agent")
    top = t.g.deck[-6:]
    assert sorted(map(t.g.card, top)) == ["ambush", "elder", "imam", "masons", "raid", "vizier"]
    assert sorted(candidates(t.g.known, t.g.sets, MURSHID, top[0])) == sorted(top)
    assert candidates(t.g.known, t.g.sets, WARLORD, top[0]) == ()


@pytest.mark.clause("crescent:CM-MURSHID-SCHEME-SHORT")
def test_a_scheme_without_enough_cards_brings_coins_and_the_rest_goes_to_the_bottom() -> None:
    t = at_turn(MURSHID)
    t.stack("imam", "commander", "vizier", "raid", "elder", "ambush", "masons")
    t.answer(MURSHID, "scheme")
    assert t.options(MURSHID) == [("take", "imam")]
    t.answer(MURSHID, "take", "imam")
    assert t.coins(MURSHID) == 1
    assert sorted(map(t.g.card, t.g.deck[:6])) == ["ambush", "commander", "elder", "masons", "raid", "vizier"]


def test_everybody_knows_that_what_was_taken_is_the_murshids() -> None:
    t = at_turn(MURSHID)
    t.stack("imam", "agent", "vizier", "raid", "elder", "ambush", "masons")
    t.answer(MURSHID, "scheme")
    t.answer(MURSHID, "take", "imam", "agent")
    for seed in range(20):
        world = t.world.copy()
        world.redeal(WARLORD, Chance(seed_from(seed)))
        assert {TABLES.affiliation[TABLES.kinds[card]] for card in world.state.hands[MURSHID]} == {MURSHID}


def test_no_card_is_lost_in_a_long_game() -> None:
    match = Match(GAME, GAME.read_setup({"players": 4, "length": "long"}), seed_from(3))
    chance = Chance(seed_from(4))
    while match.result is None:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, chance.pick(question.options))
    g = match.world.state
    piles = [g.deck, g.discard, g.market, g.bazaar, *g.hands, *g.front]
    assert sorted(card for pile in piles for card in pile if card != NO_CARD) == list(range(69))
