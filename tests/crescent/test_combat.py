"""11. Combat, and what the Murshid has to do with it."""

import pytest

from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, NOWHERE, SULTAN, WARLORD
from tests.crescent.playing import GAME, Table, at_turn

Facts = list[dict[str, object]]


def battle(attackers: int = 3, defenders: int = 1, *, attacker: int = WARLORD, mercenaries: int = 0) -> Table:
    """Units in the dunes stand before those of the Caliph at the crossing."""
    t = at_turn(attacker)
    t.put(attacker, "dunes", **{"regular" if attacker in (WARLORD, CALIPH) else "mercenary": attackers})
    if mercenaries:
        t.put(attacker, "dunes", mercenary=mercenaries)
    if defenders:
        t.put(CALIPH, "crossing", regular=defenders)
    return t


def units(regular: int = 0, mercenary: int = 0) -> dict[str, int]:
    """Units as events tell them."""
    return {"regular": regular, "mercenary": mercenary}


def storm(t: Table) -> None:
    """Everything that stands in the dunes assaults the crossing."""
    seat = t.waiting[0]
    t.answer(seat, "assault", "dunes", "crossing", *t.units(seat, "dunes"))


def strengths(t: Table) -> tuple[object, object]:
    """Both strengths of the combat that was fought."""
    (told,) = t.told("strengths")
    return told["attack"], told["defence"]


@pytest.mark.clause(
    "crescent:CM-COMBAT-2",
    "crescent:CM-COMBAT-8",
    "crescent:CM-COMBAT-10",
    "crescent:CM-COMBAT-19",
    "crescent:CM-MURSHID-DEAL-2",
    "crescent:CM-MURSHID-DEAL-4",
    "crescent:CM-WARLORD-CAMPAIGN",
    "crescent:CM-WARLORD-PLUNDER",
    "crescent:CM-CARD-8",
)
def test_the_worked_combat_step_by_step() -> None:
    """EX-COMBAT: over a river with Ships, three units against two, a fort and a city."""
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=3)
    t.put(CALIPH, "palms", regular=2, fort=1)
    t.put(SULTAN, "palms", city=1)
    t.put(MURSHID, "crossing", influence=1)
    t.put(NOMAD, "holy_site", mercenary=1)
    t.deal(WARLORD, "ships", "elder")
    t.deal(CALIPH, "siege_engines")
    t.deal(MURSHID, "agent")
    t.answer(WARLORD, "now", "ships")
    t.answer(WARLORD, "assault", "dunes", "palms", 3, 0)
    t.answer(WARLORD, "offer", 2)
    t.answer(CALIPH, "offer", 0)
    t.answer(MURSHID, "deal", WARLORD)
    assert list(t.waiting) == [WARLORD, MURSHID, CALIPH]
    t.select(warlord="campaign elder", caliph="siege_engines")
    resolved = [(each["card"], each["strength"]) for each in t.told("resolved")]
    assert resolved == [("campaign", 1), ("elder", 0), ("siege_engines", 1)]
    assert t.told("lured") == [{"seat": WARLORD, "owner": NOMAD, "hex": "holy_site", "count": 1}]
    assert strengths(t) == (5, 4)
    assert t.told("paid_deal") == [{"seat": WARLORD, "points": 2}]
    spent = {"seat": WARLORD, "hex": "palms", "card": "campaign", "regular": 1, "mercenary": 0}
    assert t.told("spent") == [spent]
    assert t.topic(WARLORD) == "casualties"
    t.answer(WARLORD, "lose", 1, 1)
    assert [(each["regular"], each["mercenary"]) for each in t.told("lost")] == [(1, 1), (2, 0)]
    assert t.units(WARLORD, "palms") == (1, 0)
    assert t.hand(WARLORD) == ["campaign"]
    assert (t.front(WARLORD), t.front(CALIPH)) == (["elder"], ["siege_engines"])
    t.answer(WARLORD, "sack")
    assert t.topic(WARLORD) == "sack"
    t.answer(WARLORD, "sack")
    assert t.coins(WARLORD) == 5
    assert t.told("plundered") == [{"seat": WARLORD, "points": 7}]
    assert (t.points(WARLORD), t.points(MURSHID)) == (5 - 2 + 7, 7)
    assert t.waiting == (MURSHID,)


@pytest.mark.clause("crescent:CM-COMBAT-3")
def test_cards_are_selected_in_secret() -> None:
    t = battle()
    t.deal(CALIPH, "vizier", "commander")
    storm(t)
    assert list(t.waiting) == [WARLORD, CALIPH]
    assert t.options(CALIPH, "select") == [
        ("select",),
        ("select", "vizier"),
        ("select", "commander"),
        ("select", "vizier", "commander"),
    ]
    t.answer(CALIPH, "select", "vizier")
    view = GAME.view(t.g, WARLORD)
    assert view.clash is not None
    assert view.clash.played == ()
    assert view.seats[CALIPH].cards == 2


@pytest.mark.clause("crescent:CM-COMBAT-4")
def test_the_order_of_resolution() -> None:
    t = battle(3, 2)
    t.deal(WARLORD, "assassination", "commander")
    t.deal(CALIPH, "assassination", "vizier")
    storm(t)
    t.select(warlord="campaign assassination commander", caliph="assassination vizier")
    assert t.topic(WARLORD) == "strike"
    t.answer(WARLORD, "strike", CALIPH, "vizier")
    assert [each["card"] for each in t.told("resolved")] == ["campaign", "assassination", "assassination"]
    assert [each["card"] for each in t.told("struck")] == ["vizier", "commander"]
    assert strengths(t) == (4, 2)


@pytest.mark.clause("crescent:CM-COMBAT-4")
def test_who_plays_several_cards_orders_them_where_it_matters() -> None:
    t = battle(2, 1)
    t.deal(WARLORD, "horse_archers", "heavy_cavalry", "commander")
    storm(t)
    t.select(warlord="horse_archers heavy_cavalry commander")
    assert [each["card"] for each in t.told("resolved")] == ["commander"]
    assert t.options(WARLORD) == [("resolve", "horse_archers"), ("resolve", "heavy_cavalry")]
    t.answer(WARLORD, "resolve", "heavy_cavalry")
    t.answer(WARLORD, "assign", 2, 0)
    assert strengths(t) == (6, 1)


@pytest.mark.clause("crescent:CM-COMBAT-5")
def test_an_assassination_must_strike_its_own_side_where_nobody_else_is() -> None:
    t = battle(2, 1)
    t.deal(WARLORD, "assassination", "commander")
    storm(t)
    t.select(warlord="assassination commander")
    assert t.told("struck") == [{"seat": WARLORD, "card": "commander"}]
    assert sorted(t.discarded()) == ["assassination", "commander"]
    assert strengths(t) == (2, 1)


@pytest.mark.clause("crescent:CM-COMBAT-6", "crescent:CM-TERM-1")
def test_strength_is_all_pieces_and_cards() -> None:
    t = battle(4, 2, mercenaries=1)
    t.put(CALIPH, "crossing", castle=1, palace=1)
    t.deal(CALIPH, "vizier")
    storm(t)
    t.select(caliph="vizier")
    assert strengths(t) == (5, 7)


@pytest.mark.clause("crescent:CM-COMBAT-7")
def test_the_attacker_wins_ties() -> None:
    t = battle(2, 2)
    storm(t)
    t.select()
    assert t.told("combat_won") == [{"seat": WARLORD, "hex": "crossing"}]


@pytest.mark.clause("crescent:CM-MURSHID-TIEBREAK")
def test_the_murshid_decides_ties_where_a_token_lies() -> None:
    t = battle(2, 2)
    t.put(MURSHID, "crossing", influence=1)
    storm(t)
    t.no_offers()
    t.select()
    assert t.options(MURSHID) == [("tip", WARLORD), ("tip", CALIPH)]
    t.answer(MURSHID, "tip", CALIPH)
    assert t.told("combat_won") == [{"seat": CALIPH, "hex": "crossing"}]
    t = battle(2, 2)
    t.put(MURSHID, "reeds", influence=1)
    storm(t)
    t.no_offers()
    t.select()
    assert t.told("combat_won") == [{"seat": WARLORD, "hex": "crossing"}]


@pytest.mark.clause("crescent:CM-COMBAT-9")
def test_casualties_are_half_of_the_others_strength_and_the_owner_chooses() -> None:
    t = battle(2, 4, mercenaries=3)
    storm(t)
    t.select()
    assert t.options(WARLORD) == [("lose", 2, 0), ("lose", 1, 1), ("lose", 0, 2)]
    t.answer(WARLORD, "lose", 0, 2)
    assert t.units(WARLORD, "crossing") == (2, 1)
    assert t.told("lost") == [
        {"seat": WARLORD, "hex": "crossing", "regular": 0, "mercenary": 2},
        {"seat": CALIPH, "hex": "crossing", "regular": 2, "mercenary": 0},
    ]


@pytest.mark.clause("crescent:CM-COMBAT-9")
def test_infantry_spares_units_and_horse_archers_cost_one_more() -> None:
    t = battle(4, 3)
    t.deal(WARLORD, "horse_archers")
    t.deal(CALIPH, "infantry")
    storm(t)
    t.select(warlord="horse_archers", caliph="infantry")
    t.answer(CALIPH, "assign", 2, 0)
    assert t.told("lost") == [
        {"seat": WARLORD, "hex": "crossing", "regular": 1, "mercenary": 0},
        {"seat": CALIPH, "hex": "crossing", "regular": 1, "mercenary": 0},
    ]


@pytest.mark.clause("crescent:CM-COMBAT-11")
def test_the_loser_retreats() -> None:
    t = battle(1, 5, mercenaries=1)
    storm(t)
    t.select()
    assert t.told("combat_won") == [{"seat": CALIPH, "hex": "crossing"}]
    assert t.units(WARLORD, "crossing") == (0, 0)
    t = battle(7, 4)
    t.put(CALIPH, "crossing", mercenary=1)
    storm(t)
    t.select()
    t.answer(CALIPH, "lose", 3, 0)
    assert (t.g.reserve[CALIPH], t.g.units[CALIPH]) == (1, 11)


@pytest.mark.clause("crescent:CM-COMBAT-11")
def test_scouts_let_units_slip_away() -> None:
    t = battle(5, 4)
    t.deal(CALIPH, "scouts")
    storm(t)
    t.select(caliph="scouts")
    assert ("slip", "palms", 2, 0) in t.options(CALIPH)
    assert ("slip", "dunes", 2, 0) in t.options(CALIPH)
    t.answer(CALIPH, "slip", "palms", 1, 0)
    assert t.units(CALIPH, "palms") == (1, 0)
    assert t.g.reserve[CALIPH] == 1


@pytest.mark.clause("crescent:CM-COMBAT-11")
def test_each_scouts_card_lets_units_slip_away_to_a_hex_of_its_own() -> None:
    t = battle(7, 6)
    t.deal(CALIPH, "scouts", "scouts")
    storm(t)
    t.select(caliph="scouts scouts")
    assert t.question(CALIPH).facts["left"] == 2
    assert max(int(option[2]) for option in t.options(CALIPH, "slip")) == 2
    t.answer(CALIPH, "slip", "palms", 2, 0)
    t.answer(CALIPH, "slip", "dunes", 1, 0)
    assert (t.units(CALIPH, "palms"), t.units(CALIPH, "dunes")) == ((2, 0), (1, 0))
    slipped = [{"seat": CALIPH, "origin": "crossing", "hex": name} for name in ("palms", "dunes")]
    assert t.told("slipped") == [{**slipped[0], **units(2)}, {**slipped[1], **units(1)}]


@pytest.mark.clause("crescent:CM-COMBAT-11", "crescent:CM-CARD-11")
def test_scouts_of_the_seat_in_turn_sail_with_ships() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "dunes", regular=3)
    t.put(NOMAD, "palms", mercenary=5)
    t.deal(CALIPH, "ships", "scouts")
    t.answer(CALIPH, "now", "ships")
    t.answer(CALIPH, "assault", "dunes", "palms", 3, 0)
    t.select(caliph="scouts")
    assert t.topic(CALIPH) == "slip"
    assert ("slip", "dunes", 1, 0) in t.options(CALIPH)


@pytest.mark.clause("crescent:CM-NOMAD-RETREAT")
def test_mercenaries_of_the_nomad_retreat_to_the_reserves_card() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=5)
    t.put(NOMAD, "crossing", mercenary=4)
    storm(t)
    t.select()
    assert (t.g.reserve[NOMAD], t.g.units[NOMAD]) == (2, 10)


@pytest.mark.clause("crescent:CM-COMBAT-13")
def test_a_stronghold_is_captured_if_the_attacker_has_one_left() -> None:
    t = battle(4, 0)
    t.put(SULTAN, "crossing", castle=1)
    storm(t)
    t.select()
    assert t.options(WARLORD) == [("capture",), ("sack",)]
    castles = t.g.castles[:]
    t.answer(WARLORD, "capture")
    assert t.building("crossing") == ("castle", WARLORD)
    assert (t.g.castles[WARLORD], t.g.castles[SULTAN]) == (castles[WARLORD] - 1, castles[SULTAN] + 1)
    assert (t.points(WARLORD), t.coins(WARLORD)) == (5, 0)
    t = battle(4, 0)
    t.put(SULTAN, "crossing", castle=1)
    for name in ("palms", "barley"):
        t.put(WARLORD, name, castle=1)
    storm(t)
    t.select()
    assert t.building("crossing") is None


@pytest.mark.clause("crescent:CM-COMBAT-14")
@pytest.mark.parametrize(("building", "coins", "points"), [("fort", 1, 1), ("castle", 3, 3), ("palace", 2, 2)])
def test_what_is_not_captured_is_sacked(building: str, coins: int, points: int) -> None:
    t = battle(5, 0)
    t.put(CALIPH, "crossing", **{building: 1})
    storm(t)
    t.select()
    if building != "palace":
        t.answer(WARLORD, "sack")
    assert (t.coins(WARLORD), t.points(WARLORD)) == (coins, 5 + points)
    assert t.building("crossing") is None
    assert t.g.palace == -1


@pytest.mark.clause("crescent:CM-COMBAT-15")
def test_a_town_or_city_may_be_spared() -> None:
    t = battle(4, 1)
    t.put(SULTAN, "crossing", town=1)
    storm(t)
    t.select()
    assert t.options(WARLORD) == [("sack",), ("spare",)]
    t.answer(WARLORD, "spare")
    assert t.settlement("crossing") == "town"
    assert t.coins(WARLORD) == 0


@pytest.mark.clause("crescent:CM-COMBAT-16")
def test_without_a_unit_left_there_is_no_loot() -> None:
    t = battle(1, 0, attacker=SULTAN)
    t.put(CALIPH, "crossing", castle=1)
    t.deal(SULTAN, "commander")
    storm(t)
    t.select(sultan="commander")
    assert t.told("combat_won") == [{"seat": SULTAN, "hex": "crossing"}]
    assert t.units(SULTAN, "crossing") == (0, 0)
    assert t.building("crossing") == ("castle", CALIPH)
    assert t.lord("crossing") == CALIPH


@pytest.mark.clause("crescent:CM-COMBAT-17")
def test_scorched_earth_forbids_sacking() -> None:
    t = battle(5, 1)
    t.put(CALIPH, "crossing", fort=1)
    t.put(SULTAN, "crossing", city=1)
    t.deal(CALIPH, "scorched_earth")
    storm(t)
    t.select(caliph="scorched_earth")
    t.answer(WARLORD, "sack")
    assert t.told("razed") == [{"hex": "crossing", "building": "fort", "owner": CALIPH}]
    assert (t.building("crossing"), t.settlement("crossing")) == (None, "city")
    assert t.coins(WARLORD) == 0
    assert t.points(WARLORD) == 6  # for the unit


@pytest.mark.clause("crescent:CM-COMBAT-17")
def test_scorched_earth_removes_the_palace_without_coins_or_points() -> None:
    t = battle(6, 1)
    t.put(CALIPH, "crossing", palace=1)
    t.deal(CALIPH, "scorched_earth")
    storm(t)
    t.select(caliph="scorched_earth")
    assert t.g.palace == NOWHERE
    assert t.told("razed") == [{"hex": "crossing", "building": "palace", "owner": CALIPH}]
    assert not t.told("sacked")
    assert (t.coins(WARLORD), t.points(WARLORD)) == (0, 6)  # a point for the unit


@pytest.mark.clause("crescent:CM-COMBAT-17")
def test_sacking_promises_nothing_on_scorched_earth() -> None:
    t = battle(5, 1)
    t.put(CALIPH, "crossing", castle=1)
    t.deal(CALIPH, "scorched_earth")
    storm(t)
    t.select(caliph="scorched_earth")
    view = GAME.view(t.g, WARLORD)
    note = GAME.note(("sack",), view, GAME.content(t.g.terms))
    assert note is not None
    assert note.say == "note-scorched"
    assert t.told("scorched") == [{"seat": CALIPH, "hex": "crossing"}]


@pytest.mark.clause("crescent:CM-COMBAT-18")
def test_influence_stays() -> None:
    t = battle(5, 1)
    t.put(NOMAD, "crossing", influence=1)
    storm(t)
    t.select()
    assert t.influence("crossing") == NOMAD


@pytest.mark.clause("crescent:CM-COMBAT-19", "crescent:CM-WARLORD-PLUNDER")
def test_the_warlord_scores_as_defender_too() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "dunes", regular=2)
    t.put(WARLORD, "crossing", regular=4)
    storm(t)
    t.select()
    assert t.told("plundered") == [{"seat": WARLORD, "points": 2}]
    assert t.points(WARLORD) == 7


@pytest.mark.clause("crescent:CM-WARLORD-CAMPAIGN", "crescent:CM-COMBAT-8")
def test_campaign_takes_one_unit_for_every_three() -> None:
    t = battle(6, 1)
    storm(t)
    t.select(warlord="campaign")
    assert strengths(t) == (8, 1)
    spent = {"seat": WARLORD, "hex": "crossing", "card": "campaign", "regular": 2, "mercenary": 0}
    assert t.told("spent") == [spent]
    assert t.units(WARLORD, "crossing") == (4, 0)
    assert t.hand(WARLORD) == ["campaign"]


@pytest.mark.parametrize(
    ("card", "attack"),
    [("ambush", 2 + 1), ("zealots", 2 + 2), ("camel_riders", 2 + 0), ("siege_engines", 2 + 2), ("commander", 2 + 2)],
)
def test_what_cards_add_to_an_attack(card: str, attack: int) -> None:
    t = battle(2, 0)
    t.put(CALIPH, "crossing", castle=1)
    t.put(WARLORD, "crossing", influence=1)
    t.deal(WARLORD, card)
    storm(t)
    t.select(warlord=card)
    assert strengths(t) == (attack, 2)


def test_an_ambush_in_the_wild_and_camel_riders_with_mercenaries() -> None:
    t = at_turn(SULTAN)
    t.put(SULTAN, "crossing", mercenary=2)
    t.put(CALIPH, "dunes", castle=1)
    t.deal(SULTAN, "ambush", "camel_riders")
    t.answer(SULTAN, "assault", "crossing", "dunes", 0, 2)
    t.select(sultan="ambush camel_riders")
    t.answer(SULTAN, "assign", 0, 2)
    assert strengths(t) == (2 + 3 + 2, 2)


def test_a_saboteur_makes_a_battalion_void_also_if_it_was_resolved() -> None:
    t = battle(2, 3)
    t.deal(WARLORD, "heavy_cavalry")
    t.deal(CALIPH, "saboteur", "infantry")
    storm(t)
    t.select(warlord="heavy_cavalry", caliph="saboteur infantry")
    t.answer(WARLORD, "assign", 2, 0)
    t.answer(CALIPH, "resolve", "saboteur")
    t.answer(CALIPH, "assign", 2, 0)
    lost = {"strength": 2, "regular": 2, "mercenary": 0}
    assert t.told("voided") == [{"seat": WARLORD, "owner": WARLORD, "card": "heavy_cavalry", **lost}]
    assert strengths(t) == (2, 3)
    assert t.front(WARLORD) == ["heavy_cavalry"]


@pytest.mark.clause("crescent:CM-CARD-8")
def test_a_saboteur_chooses_between_two_cards_of_one_name() -> None:
    t = battle(4, 3)
    t.deal(WARLORD, "heavy_cavalry", "heavy_cavalry")
    t.deal(CALIPH, "saboteur")
    storm(t)
    t.select(warlord="heavy_cavalry heavy_cavalry", caliph="saboteur")
    t.answer(WARLORD, "assign", 0, 0)
    t.answer(WARLORD, "assign", 2, 0)
    assert t.options(CALIPH, "void") == [
        ("void", WARLORD, "heavy_cavalry", "resolved", 0, 0),
        ("void", WARLORD, "heavy_cavalry", "resolved", 2, 0),
    ]
    t.answer(CALIPH, "void", WARLORD, "heavy_cavalry", "resolved", 2, 0)
    assert strengths(t) == (4, 3)


# -- the Murshid ------------------------------------------------------------------------------------------------------


def meddling() -> Table:
    """The Warlord attacks the Caliph; Murshid influence is adjacent, and the Murshid holds cards."""
    t = battle(2, 2)
    t.put(MURSHID, "reeds", influence=1)
    t.deal(MURSHID, "zealots", "assassination", "vizier")
    t.without_campaign()
    return t


@pytest.mark.clause("crescent:CM-MURSHID-MEDDLE")
def test_the_murshid_meddles_and_names_a_side_before_cards_are_revealed() -> None:
    t = meddling()
    storm(t)
    t.no_offers()
    assert t.waiting == (MURSHID,)
    t.select(murshid="zealots")
    assert t.options(MURSHID) == [("side", WARLORD), ("side", CALIPH)]
    assert not t.told("revealed")
    t.answer(MURSHID, "side", CALIPH)
    assert strengths(t) == (2, 3)
    assert t.front(MURSHID) == ["zealots"]


@pytest.mark.clause("crescent:CM-MURSHID-MEDDLE")
def test_a_murshid_who_is_far_away_or_a_party_does_not_meddle() -> None:
    t = battle(2, 2)
    t.put(MURSHID, "orchards", influence=1)
    t.deal(MURSHID, "zealots")
    storm(t)
    assert MURSHID not in t.waiting
    t = battle(2, 2)
    t.put(MURSHID, "reeds", influence=1)
    t.deal(MURSHID, "zealots")
    storm(t)
    t.no_offers()
    t.select()
    assert t.told("combat_won")


@pytest.mark.clause("crescent:CM-MURSHID-MEDDLE-2")
def test_for_lent_cards_the_helped_player_is_you_and_the_murshid_aims() -> None:
    t = meddling()
    t.deal(CALIPH, "commander")
    storm(t)
    t.no_offers()
    t.select(murshid="zealots assassination vizier", caliph="commander")
    t.answer(MURSHID, "side", WARLORD)
    assert t.topic(MURSHID) == "strike"
    t.answer(MURSHID, "strike", CALIPH, "commander")
    assert strengths(t) == (2 + 1 + 1, 2)
    assert sorted(t.front(MURSHID)) == ["vizier", "zealots"]


@pytest.mark.clause("crescent:CM-MURSHID-MEDDLE-2")
def test_a_lent_assassination_comes_after_those_of_the_helped_player() -> None:
    t = meddling()
    t.deal(MURSHID, "assassination")
    t.deal(CALIPH, "assassination", "commander")
    t.deal(WARLORD, "vizier", "commander")
    storm(t)
    t.no_offers()
    t.select(murshid="assassination", caliph="assassination", warlord="vizier commander")
    t.answer(MURSHID, "side", CALIPH)
    assert t.waiting == (CALIPH,)
    t.answer(CALIPH, "strike", WARLORD, "vizier")
    assert [each["card"] for each in t.told("struck")] == ["vizier", "commander"]


@pytest.mark.clause("crescent:CM-MURSHID-DEAL-5", "crescent:CM-SCORE-3")
def test_whoever_has_no_points_is_asked_for_an_offer_as_well() -> None:
    t = meddling()
    t.give(WARLORD, points=0)
    storm(t)
    assert t.waiting == (WARLORD,)
    assert t.options(WARLORD) == [("offer", 0)]
    t.answer(WARLORD, "offer", 0)
    assert t.told("offered") == [{"seat": WARLORD, "points": 0}]


@pytest.mark.clause("crescent:CM-MURSHID-DEAL-2")
def test_it_is_told_when_a_deal_is_not_paid() -> None:
    t = meddling()
    storm(t)
    t.answer(WARLORD, "offer", 0)
    t.answer(CALIPH, "offer", 2)
    t.answer(MURSHID, "deal", CALIPH)
    t.select()
    assert t.told("unpaid_deal") == [{"seat": CALIPH, "points": 2}]
    assert t.points(CALIPH) == 5


@pytest.mark.clause("crescent:CM-MURSHID-DEAL-1", "crescent:CM-MURSHID-DEAL-3", "crescent:CM-MURSHID-DEAL-5")
def test_offers_are_open_at_most_five_points_and_no_more_than_one_owns() -> None:
    t = meddling()
    t.give(WARLORD, points=3)
    storm(t)
    assert t.waiting == (WARLORD,)
    assert t.options(WARLORD) == [("offer", points) for points in range(4)]
    t.answer(WARLORD, "offer", 1)
    assert t.options(CALIPH) == [("offer", points) for points in range(6)]
    t.answer(CALIPH, "offer", 3)
    view = GAME.view(t.g, NOMAD)
    assert view.clash is not None
    assert [(each.seat, each.points) for each in view.clash.offers] == [(WARLORD, 1), (CALIPH, 3)]
    assert t.options(MURSHID, "deal", "no_deal") == [("deal", WARLORD), ("deal", CALIPH), ("no_deal",)]
    t.answer(MURSHID, "no_deal")
    assert t.topic(MURSHID) == "combat_cards"


@pytest.mark.clause("crescent:CM-MURSHID-DEAL-2", "crescent:CM-MURSHID-DEAL-4")
def test_a_deal_is_paid_if_the_partner_wins_whatever_the_murshid_did() -> None:
    t = meddling()
    storm(t)
    t.answer(WARLORD, "offer", 2)
    t.answer(CALIPH, "offer", 0)
    t.answer(MURSHID, "deal", WARLORD)
    t.select()
    assert (t.points(WARLORD), t.points(MURSHID)) == (5 - 2 + 1, 7)
    t = meddling()
    storm(t)
    t.answer(WARLORD, "offer", 2)
    t.answer(CALIPH, "offer", 0)
    t.answer(MURSHID, "deal", WARLORD)
    t.select(murshid="zealots")
    t.answer(MURSHID, "side", CALIPH)
    assert t.points(MURSHID) == 5
    assert not t.told("paid_deal")


@pytest.mark.clause("crescent:CM-MURSHID-DEAL-1")
def test_there_is_no_deal_where_the_murshid_fights() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=2)
    t.put(MURSHID, "crossing", mercenary=1, influence=1)
    storm(t)
    assert t.topic(t.waiting[0]) == "combat_cards"
