"""2. Setup."""

import pytest

from tests.paladins.playing import playing, set_up


@pytest.mark.clause("paladins:PW-SETUP-1")
@pytest.mark.clause("paladins:PW-SETUP-5")
@pytest.mark.clause("paladins:PW-SETUP-2")
@pytest.mark.clause("paladins:PW-SETUP-7")
def test_five_townsfolk_and_six_outsiders_are_laid_out_and_the_other_decks_shuffled() -> None:
    t = set_up(players=2)
    assert all(t.folk())
    assert len(t.folk()) == 5
    assert all(t.strangers())
    assert len(t.strangers()) == 6
    assert (len(t.g.townsfolk_deck), len(t.g.outsider_deck)) == (27, 30)
    assert t.g.wall_deck != sorted(t.g.wall_deck)
    assert t.g.tavern_deck != sorted(t.g.tavern_deck)
    other = set_up(seed=2, players=2)
    assert other.g.wall_deck != t.g.wall_deck


@pytest.mark.clause("paladins:PW-SETUP-3")
@pytest.mark.parametrize(("players", "silver"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_follows_the_number_of_players(players: int, silver: int) -> None:
    assert set_up(players=players).g.tax == silver


@pytest.mark.clause("paladins:PW-SETUP-4")
def test_suspicion_is_shuffled_and_debts_come_unpaid() -> None:
    t = set_up(players=2)
    assert sorted(t.g.suspicion_deck) == [0] * 6 + [1] * 8 + [2] * 10
    assert t.g.suspicion_deck != sorted(t.g.suspicion_deck)
    p = playing(players=2)
    p.workers(0, labourer=1)
    p.columns("abbot_1", "", "", "", "")
    p.do(0, "expedition", "abbot_1", "debt")
    assert (p.g.unpaid[0], p.g.paid[0]) == (1, 0)


@pytest.mark.clause("paladins:PW-SETUP-6")
def test_three_orders_and_five_favours_lie_face_down() -> None:
    view = set_up(players=2).view(0)
    assert [order.order for order in view.orders] == ["hidden"] * 3
    assert [favour.favour for favour in view.favours] == ["hidden"] * 5


@pytest.mark.clause("paladins:PW-SETUP-8")
def test_everybody_begins_with_three_silver_a_provision_and_twelve_paladins() -> None:
    t = set_up(players=4)
    for seat in range(4):
        own = t.seat(seat)
        assert (own.silver, own.provisions) == (3, 1)
        assert len(own.pile) == 12
        assert own.attributes == {"faith": 0, "strength": 0, "influence": 0}
        assert own.workshops == own.monks == own.outposts == len(own.jars) == 0
    assert [sorted(card % 12 for card in deck) for deck in t.g.paladin_decks] == [list(range(12))] * 4


@pytest.mark.clause("paladins:PW-SETUP-9")
def test_the_starting_player_is_drawn() -> None:
    assert {set_up(seed=seed, players=4).g.starter for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.clause("paladins:PW-SETUP-10")
@pytest.mark.clause("paladins:PW-SETUP-11")
def test_against_the_clock_everybody_takes_in_a_townsfolk_and_the_row_is_filled_only_then() -> None:
    t = set_up(players=3)
    starter, order = t.g.starter, []
    stock = [t.g.silver[:], t.g.provisions[:]]
    deck = t.g.townsfolk_deck[:]
    for left in (5, 4, 3):
        (seat,) = t.waiting
        order.append(seat)
        assert len(t.options(seat)) == left
        assert ("decline",) not in t.options(seat)
        row = t.folk()
        t.answer(seat, *t.options(seat)[0])
    assert order == [(starter - 1) % 3, (starter - 2) % 3, starter]
    kept = [name for name in row if name][1:]
    tables = t.g.terms.tables
    assert t.folk() == [tables.townsfolk[card] for card in (deck[-3], deck[-2], deck[-1])] + kept
    assert all(len(cards) == 1 for cards in t.g.townsfolk)
    assert [sum(stock[0]), sum(stock[1])] <= [sum(t.g.silver), sum(t.g.provisions)]


@pytest.mark.clause("paladins:PW-SETUP-12")
@pytest.mark.parametrize(("players", "slots"), [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_slots_are_locked_by_the_number_of_players(players: int, slots: int) -> None:
    t = set_up(players=players)
    assert sum(len(region.slots) for region in t.view().regions) == slots


@pytest.mark.clause("paladins:PW-EX-SETUP-1")
def test_the_architect_with_a_provision_on_the_left_edge_brings_it_at_once() -> None:
    t = set_up(players=2)
    t.columns("architect_2", "abbot_1", "acolyte_1", "squire_1", "squire_2")
    (seat,) = t.waiting
    t.answer(seat, "take_in", "architect_2")
    assert t.g.provisions[seat] == 2
    p = playing(players=2)
    p.workers(0, labourer=1, fighter=1)
    p.columns("", "", "", "", "architect_2")
    p.do(0, "recruit", "architect_2", "silver")
    assert p.g.provisions[0] == 1
