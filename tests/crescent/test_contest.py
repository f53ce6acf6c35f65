"""12. Influence contest."""

import pytest

from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD
from tests.crescent.playing import GAME, Table, at_turn


def strengths(t: Table) -> tuple[object, object]:
    """Both strengths of the contest."""
    (told,) = t.told("strengths")
    return told["attack"], told["defence"]


@pytest.mark.clause(
    "crescent:CM-CONTEST-3",
    "crescent:CM-CONTEST-5",
    "crescent:CM-CONTEST-6",
    "crescent:CM-CONTEST-8",
    "crescent:CM-CONTEST-10",
    "crescent:CM-CONTEST-13",
    "crescent:CM-MURSHID-TIEBREAK",
)
def test_the_worked_contest_step_by_step() -> None:
    """EX-CONTEST: the Caliph at the crossing, against a city and Murshid influence."""
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=2)
    t.put(SULTAN, "crossing", city=1)
    t.put(MURSHID, "crossing", influence=1)
    t.deal(CALIPH, "rebellion")
    t.deal(MURSHID, "imam", "bribery")
    t.answer(CALIPH, "influence", "crossing")
    assert t.topic(SULTAN) == "offer"
    t.no_offers()
    assert list(t.waiting) == [MURSHID, CALIPH]
    t.select(caliph="rebellion", murshid="imam bribery")
    t.answer(MURSHID, "oppose")
    t.answer(SULTAN, "support")
    assert t.topic(MURSHID) == "bribed"
    t.answer(MURSHID, "choose_seat", SULTAN)
    assert strengths(t) == (3, 3)
    assert t.topic(MURSHID) == "tip_contest"
    t.answer(MURSHID, "oppose")
    assert t.told("tipped_contest") == [{"seat": MURSHID, "owner": CALIPH, "won": 0}]
    assert t.influence("crossing") == MURSHID
    assert t.hand(SULTAN) == ["bribery"]
    assert (t.discarded(), t.front(MURSHID)) == (["rebellion"], ["imam"])
    assert t.waiting == (NOMAD,)


@pytest.mark.clause("crescent:CM-CONTEST-2")
def test_attacker_and_participants_select_contest_cards_in_secret() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(NOMAD, "palms", influence=1)
    t.deal(CALIPH, "vizier", "ambush")
    t.deal(NOMAD, "imam")
    t.deal(SULTAN, "imam")
    t.answer(CALIPH, "influence", "palms")
    assert list(t.waiting) == [CALIPH, NOMAD]
    assert t.options(CALIPH) == [("select",), ("select", "vizier")]
    t.answer(CALIPH, "select", "vizier")
    t.answer(NOMAD, "select")
    view = GAME.view(t.g, CALIPH)
    assert view.clash is not None
    assert view.clash.chosen == ("vizier",)
    assert GAME.view(t.g, NOMAD).clash.chosen == ()  # type: ignore[union-attr]


@pytest.mark.clause("crescent:CM-CONTEST-4")
def test_assassinations_come_first_then_attacker_supporters_and_defenders() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=1)
    t.put(WARLORD, "crossing", influence=1)
    t.put(SULTAN, "crossing", town=1)
    t.deal(CALIPH, "vizier")
    t.deal(WARLORD, "assassination")
    t.deal(SULTAN, "collection")
    t.answer(CALIPH, "influence", "crossing")
    t.select(caliph="vizier", warlord="assassination", sultan="collection")
    t.answer(WARLORD, "oppose")
    t.answer(SULTAN, "support")
    assert [each["card"] for each in t.told("resolved")] == ["assassination", "collection"]
    assert t.told("struck") == [{"seat": CALIPH, "card": "vizier"}]
    assert t.coins(SULTAN) == 1
    assert strengths(t) == (1 + 1 + 1, 1)


@pytest.mark.clause("crescent:CM-CONTEST-4")
def test_cards_are_resolved_by_the_attacker_the_supporters_and_the_defenders_in_turn_order() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=1)
    t.put(WARLORD, "crossing", influence=1)
    t.put(SULTAN, "crossing", town=1)
    t.deal(CALIPH, "vizier")
    t.deal(WARLORD, "imam")
    t.deal(SULTAN, "collection")
    t.answer(CALIPH, "influence", "crossing")
    t.select(caliph="vizier", warlord="imam", sultan="collection")
    t.answer(WARLORD, "oppose")
    t.answer(SULTAN, "support")
    assert [each["card"] for each in t.told("resolved")] == ["vizier", "collection", "imam"]


@pytest.mark.clause("crescent:CM-CONTEST-4")
@pytest.mark.parametrize("stance", ["support", "oppose"])
@pytest.mark.parametrize("cards", [("imam", "agent", "collection"), ("assassination",) * 3])
def test_within_a_group_cards_are_resolved_in_turn_order(stance: str, cards: tuple[str, ...]) -> None:
    warlords, sultans, caliphs = cards
    t = at_turn(MURSHID)
    t.put(MURSHID, "crossing", fort=1)
    t.put(WARLORD, "crossing", influence=1)
    t.put(SULTAN, "crossing", town=1)
    t.put(CALIPH, "crossing", palace=1)
    for seat, card in ((WARLORD, warlords), (SULTAN, sultans), (CALIPH, caliphs)):
        t.deal(seat, card)
    t.answer(MURSHID, "influence", "crossing")
    t.select(warlord=warlords, sultan=sultans, caliph=caliphs)
    for seat in (WARLORD, SULTAN, CALIPH):
        t.answer(seat, stance)
    assert [each["seat"] for each in t.told("resolved")] == [WARLORD, SULTAN, CALIPH]


@pytest.mark.clause("crescent:CM-CONTEST-5")
def test_each_supporter_adds_civil_influence_of_its_own() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=1)
    t.put(SULTAN, "crossing", town=1)
    t.put(NOMAD, "crossing", influence=1)
    t.answer(CALIPH, "influence", "crossing")
    t.answer(SULTAN, "support")
    t.answer(NOMAD, "support")
    assert strengths(t) == (1 + 1 + 1, 0)


@pytest.mark.clause("crescent:CM-CONTEST-6")
def test_each_defender_adds_civil_influence_of_its_own() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=1)
    t.put(SULTAN, "crossing", town=1)
    t.put(NOMAD, "crossing", influence=1)
    t.answer(CALIPH, "influence", "crossing")
    t.answer(SULTAN, "oppose")
    t.answer(NOMAD, "oppose")
    assert strengths(t) == (1, 2)


@pytest.mark.clause("crescent:CM-CONTEST-8", "crescent:CM-LIMIT-3")
def test_whoever_is_given_a_bribery_keeps_the_hand_limit() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(CALIPH, "crossing", influence=1)
    t.deal(WARLORD, *["agent"] * 2, *["zealots"] * 2, *["scouts"] * 2, "caravan")
    t.deal(CALIPH, "bribery")
    t.answer(WARLORD, "influence", "crossing")
    t.select(caliph="bribery")
    t.answer(CALIPH, "oppose")
    assert t.told("handed") == [{"seat": CALIPH, "owner": WARLORD, "card": "bribery"}]
    assert t.topic(WARLORD) == "discard"
    t.answer(WARLORD, "now", "caravan")
    assert (len(t.hand(WARLORD)), t.coins(WARLORD)) == (8, 3)
    assert t.waiting == (MURSHID,)


@pytest.mark.clause("crescent:CM-CONTEST-7")
def test_it_is_told_whose_token_leaves_after_a_contest() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.answer(WARLORD, "influence", "crossing")
    t.answer(NOMAD, "support")
    assert t.told("contest") == [{"seat": WARLORD, "hex": "crossing", "seats": (NOMAD,)}]
    assert t.told("lost_influence") == [{"seat": NOMAD, "hex": "crossing"}]
    assert t.told("influenced") == [{"seat": WARLORD, "hex": "crossing"}]


@pytest.mark.clause("crescent:CM-CARD-7")
def test_a_bribery_is_told_and_shown_below_nothing() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.deal(NOMAD, "bribery")
    t.answer(WARLORD, "influence", "crossing")
    t.select(nomad="bribery")
    t.answer(NOMAD, "oppose")
    assert t.told("resolved") == [{"seat": NOMAD, "card": "bribery", "strength": -1}]
    assert strengths(t) == (-1, 1)


@pytest.mark.clause("crescent:CM-CONTEST-5", "crescent:CM-CONTEST-6")
def test_military_counts_once_and_civil_influence_for_each() -> None:
    t = at_turn(SULTAN)
    t.put(SULTAN, "crossing", city=1)
    t.put(CALIPH, "crossing", regular=3, castle=1, influence=1)
    t.answer(SULTAN, "influence", "crossing")
    t.answer(CALIPH, "oppose")
    assert strengths(t) == (1, 2)
    assert t.told("contest_lost") == [{"seat": SULTAN, "hex": "crossing"}]
    t = at_turn(SULTAN)
    t.put(SULTAN, "crossing", city=1)
    t.put(CALIPH, "crossing", regular=3, castle=1, influence=1)
    t.answer(SULTAN, "influence", "crossing")
    t.answer(CALIPH, "support")
    assert strengths(t) == (1 + 1 + 1, 0)


@pytest.mark.clause("crescent:CM-CONTEST-6")
def test_the_attacker_wins_ties() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.answer(WARLORD, "influence", "crossing")
    t.answer(NOMAD, "oppose")
    assert strengths(t) == (1, 1)
    assert t.influence("crossing") == WARLORD


@pytest.mark.clause("crescent:CM-CONTEST-7")
def test_who_wins_replaces_the_token_and_who_loses_changes_nothing() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.answer(WARLORD, "influence", "crossing")
    t.answer(NOMAD, "oppose")
    assert (t.influence("crossing"), t.g.tokens[WARLORD]) == (NOMAD, 6)
    t.turn_of(WARLORD)
    t.answer(WARLORD, "influence", "crossing")
    t.answer(NOMAD, "support")
    assert (t.influence("crossing"), t.g.tokens[NOMAD]) == (WARLORD, 8)


@pytest.mark.clause("crescent:CM-CONTEST-9")
def test_the_palace_is_military_and_civil() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(CALIPH, "crossing", palace=1)
    t.answer(WARLORD, "influence", "crossing")
    t.answer(CALIPH, "oppose")
    assert strengths(t) == (0, 2)


@pytest.mark.clause("crescent:CM-CONTEST-11")
def test_totals_may_fall_below_nothing() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=1)
    t.put(NOMAD, "crossing", influence=1)
    t.deal(NOMAD, "bribery")
    t.answer(WARLORD, "influence", "crossing")
    t.select(nomad="bribery")
    t.answer(NOMAD, "oppose")
    assert strengths(t) == (-1, 1)
    assert "bribery" in t.hand(WARLORD)


@pytest.mark.clause("crescent:CM-CONTEST-12", "crescent:CM-MURSHID-DEAL-1")
def test_a_deal_is_settled_by_the_side_of_the_partner() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "crossing", regular=1)
    t.put(SULTAN, "crossing", city=1)
    t.put(MURSHID, "dunes", influence=1)
    t.answer(CALIPH, "influence", "crossing")
    t.answer(SULTAN, "offer", 2)
    t.answer(CALIPH, "offer", 1)
    t.answer(MURSHID, "deal", SULTAN)
    t.answer(MURSHID, "oppose")
    t.answer(SULTAN, "support")
    assert t.influence("crossing") == CALIPH
    assert (t.points(SULTAN), t.points(CALIPH), t.points(MURSHID)) == (3, 5, 7)


@pytest.mark.clause("crescent:CM-MURSHID-INVOLVE")
def test_a_murshid_who_is_only_adjacent_adds_strength_by_cards_alone() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(MURSHID, "crossing", influence=1)
    t.deal(MURSHID, "imam")
    t.answer(CALIPH, "influence", "palms")
    t.no_offers()
    t.select(murshid="imam")
    t.answer(MURSHID, "oppose")
    assert strengths(t) == (1, 2)


@pytest.mark.parametrize(
    ("card", "more"),
    [("dervish", 1), ("governor", 1), ("terror", 2), ("agent", 2), ("rebellion", 1), ("vizier", 1), ("imam", 2)],
)
def test_what_cards_add_to_an_attack(card: str, more: int) -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=1)
    t.put(SULTAN, "palms", town=1)
    t.deal(CALIPH, card)
    t.answer(CALIPH, "influence", "palms")
    t.select(caliph=card)
    t.answer(SULTAN, "oppose")
    assert strengths(t) == (1 + more, 1)


def test_stronger_cases_of_cards() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", regular=3, castle=1)
    t.put(NOMAD, "palms", influence=1)
    t.deal(CALIPH, "governor", "terror")
    t.deal(NOMAD, "dervish")
    t.answer(CALIPH, "influence", "palms")
    t.select(caliph="governor terror", nomad="dervish")
    t.answer(NOMAD, "oppose")
    assert strengths(t) == (1 + 2 + 3, 1 + 2)
