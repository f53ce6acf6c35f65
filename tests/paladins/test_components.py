"""1. Components and terms."""

import pytest

from deskovka.games.paladins.tables import PRINTED
from deskovka.kernel import Chance, seed_from
from tests.paladins.playing import GAME, playing, set_up

CONTENT = PRINTED.tables.content


@pytest.mark.clause("paladins:PW-COMP-1")
def test_every_player_has_the_pieces_of_the_box() -> None:
    assert len(CONTENT.workshops) == 8
    for action in ("commission", "fortify", "garrison", "absolve", "convert"):
        space = CONTENT.spaces[action]
        assert max(len(space.silver), len(space.provision)) == 7
    assert len(CONTENT.absolve_slots) == 7
    assert CONTENT.spaces["absolve"].influence == (0, 2, 4, 6, 8, 10, 12)


@pytest.mark.clause("paladins:PW-COMP-2")
def test_the_decks_have_their_cards() -> None:
    assert len(CONTENT.paladins) == 12
    assert len(CONTENT.townsfolk) == 32
    assert [
        sum(card.people == people for card in CONTENT.outsiders) for people in ("saracen", "byzantine", "viking")
    ] == [
        12,
        12,
        12,
    ]
    assert (len(CONTENT.favours), len(CONTENT.orders), len(CONTENT.tavern)) == (10, 6, 24)
    assert sum(wall.count for wall in CONTENT.walls) == 24
    assert sum(CONTENT.suspicion.values()) == 24
    assert sum(CONTENT.solo.schemes.values()) + CONTENT.favours_in_play == 17
    assert all(sum(card.workers.values()) == 4 for card in CONTENT.tavern)
    assert all(sum(card.workers.values()) == 2 and sum(card.boost.values()) == 4 for card in CONTENT.paladins)


@pytest.mark.clause("paladins:PW-COMP-3")
def test_silver_workers_and_debts_never_run_out() -> None:
    t = playing(players=2)
    t.stock(0, silver=500, provisions=400)
    t.workers(0, labourer=60, merchant=60)
    t.do(0, "trade", 2)
    assert t.g.silver[0] == 503
    t.turn_of(0)
    t.debts(0, unpaid=40)
    t.columns("abbot_1", "", "", "", "")
    t.do(0, "expedition", "abbot_1", "debt")
    assert t.g.unpaid[0] == 41


@pytest.mark.clause("paladins:PW-COMP-4")
@pytest.mark.clause("paladins:PW-ROUND-4")
def test_an_empty_tavern_deck_is_shuffled_again_and_one_card_more_than_players_is_shown() -> None:
    t = playing(players=3)
    assert len(t.g.tavern_row) + 3 == 4
    g = t.world.boundary
    g.tavern_discard += g.tavern_deck
    g.tavern_deck = []
    t.phase("refresh")
    assert t.told("tavern_shuffled") == [{"count": 24}]
    assert len(t.g.tavern_row) == 4
    assert len(t.g.tavern_deck) + len(t.g.tavern_row) + len(t.g.tavern_discard) == 24


@pytest.mark.clause("paladins:PW-COMP-4")
@pytest.mark.clause("paladins:PW-ROUND-11")
@pytest.mark.clause("paladins:PW-ROUND-12")
def test_empty_decks_of_townsfolk_and_outsiders_leave_columns_empty() -> None:
    t = playing(players=2)
    t.columns("", "", "abbot_1", "", "squire_1")
    t.outsiders("", "thief_v", "", "", "", "")
    g = t.world.boundary
    g.townsfolk_deck, g.outsider_deck = [], []
    t.phase("refresh")
    assert t.folk() == ["", "", "", "", "abbot_1"]
    assert t.strangers() == ["thief_v", "", "", "", "", ""]


@pytest.mark.clause("paladins:PW-TERM-1")
def test_what_is_paid_goes_to_the_general_supply_and_not_to_the_tax_supply() -> None:
    t = playing(players=2)
    t.stock(0, silver=2)
    t.workers(0, cleric=1)
    t.do(0, "pray", "nothing")
    assert t.g.silver[0] == 0
    assert t.g.tax == 6


@pytest.mark.clause("paladins:PW-TERM-2")
def test_only_unplaced_workers_can_be_placed() -> None:
    t = playing(players=2)
    t.lay_workers(0, "hunt", "labourer", "scout")
    assert t.offers(0, "trade", 1)
    assert not t.offers(0, "trade", 2)


@pytest.mark.clause("paladins:PW-TERM-3")
def test_a_gain_beyond_the_end_of_the_track_is_lost_but_the_boost_counts() -> None:
    t = playing(players=2)
    t.attributes(0, faith=12, influence=12)
    t.workers(0, scout=1, labourer=1, cleric=1)
    t.stock(0, provisions=1)
    t.paladin(0, "oliver")
    assert t.g.value(0, 0) == 16
    t.do(0, "commission", "R2S3")
    assert t.track(0) == (12, 0, 12)


@pytest.mark.clause("paladins:PW-TERM-4")
def test_the_boost_of_the_paladin_counts_for_requirements() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, labourer=1, cleric=1)
    t.stock(0, provisions=1)
    t.attributes(0, faith=2)
    assert not t.offers(0, "commission", "R3S1")
    t.paladin(0, "girard")
    assert t.offers(0, "commission", "R3S1")


@pytest.mark.clause("paladins:PW-TERM-5")
def test_a_requirement_is_not_spent() -> None:
    t = playing(players=2)
    t.workers(0, scout=1, labourer=1, cleric=1)
    t.stock(0, provisions=1)
    t.attributes(0, faith=4)
    t.do(0, "commission", "R3S1")
    assert t.track(0) == (4, 0, 1)


@pytest.mark.clause("paladins:PW-TERM-6")
def test_paladins_are_known_to_their_owner_only_and_where_they_were_put_stays_known() -> None:
    t = set_up(players=2)
    t.go_on_until(lambda g: g.phase == "paladins")
    hand = t.seat(0, 0).hand
    assert "hidden" not in hand
    assert t.seat(0, 1).hand == t.seat(0).hand == ("hidden",) * 3
    t.answer(0, "paladin", hand[0], hand[1])
    t.answer(1, *t.options(1)[0])
    starter = t.g.starter
    if starter == 1:
        assert t.seat(0, 1).chosen == "hidden"
        assert t.seat(0, 0).chosen == hand[0]
    assert t.seat(0, 0).pile[0] == hand[1]
    assert t.seat(0, 0).pile[-1] == hand[2]
    assert set(t.seat(0, 0).pile[1:-1]) == {"hidden"}
    assert set(t.seat(0, 1).pile) == {"hidden"}
    for seed in range(5):
        twin = t.g.copy()
        GAME.redeal(twin, 0, Chance(seed_from(seed)))
        assert GAME.view(twin, 0) == t.view(0)


@pytest.mark.clause("paladins:PW-TERM-6")
def test_all_other_cards_of_the_decks_are_dealt_anew() -> None:
    t = set_up(players=2)
    before = t.g.copy()
    GAME.redeal(t.g, None, Chance(seed_from(3)))
    for deck in ("townsfolk_deck", "outsider_deck", "wall_deck", "tavern_deck", "suspicion_deck", "orders", "favours"):
        assert getattr(before, deck) != getattr(t.g, deck)
        assert sorted(getattr(before, deck)) == sorted(getattr(t.g, deck))
