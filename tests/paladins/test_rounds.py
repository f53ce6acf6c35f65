"""3. Round structure."""

import pytest

from deskovka.games.paladins.scoring import score_parts
from tests.paladins.playing import Table, playing, set_up


def at_paladins(players: int = 2, seed: int = 1) -> Table:
    """A table where the paladins of the first round are chosen."""
    t = set_up(seed=seed, players=players)
    t.go_on_until(lambda g: g.phase == "paladins")
    return t


@pytest.mark.clause("paladins:PW-ROUND-1")
@pytest.mark.clause("paladins:PW-ROUND-15")
@pytest.mark.clause("paladins:PW-END-1")
def test_a_game_has_seven_rounds_and_ends_without_a_refresh() -> None:
    t = at_paladins()
    while t.waiting:
        if t.g.round == 7:
            row = t.folk()
        t.round_over()
    assert t.g.round == 7
    assert t.g.phase == "over"
    assert t.folk() == row
    assert t.scores == tuple(sum(score_parts(t.g, seat)) for seat in range(2))


@pytest.mark.clause("paladins:PW-ROUND-2")
def test_the_token_goes_clockwise_from_the_second_round_on() -> None:
    t = at_paladins(players=3)
    first = t.g.starter
    starters = []
    for _ in range(3):
        starters.append(t.g.starter)
        t.round_over()
    assert starters == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.clause("paladins:PW-ROUND-3")
def test_orders_are_revealed_in_three_rounds_and_favours_from_the_third() -> None:
    t = at_paladins()
    seen = []
    while t.waiting:
        view = t.view()
        orders = sum(order.order != "hidden" for order in view.orders)
        favours = sum(favour.favour != "hidden" for favour in view.favours)
        seen.append((view.round, orders, favours))
        t.round_over()
    assert seen == [(1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 2), (5, 3, 3), (6, 3, 4), (7, 3, 5)]


@pytest.mark.clause("paladins:PW-ROUND-5")
def test_all_at_once_one_paladin_is_played_one_goes_on_top_and_one_to_the_bottom() -> None:
    t = at_paladins(players=3)
    assert t.waiting == (0, 1, 2)
    hands = [t.seat(seat, seat).hand for seat in range(3)]
    assert all(len(hand) == 3 for hand in hands)
    for seat, (played, top, _) in enumerate(hands):
        assert len(t.options(seat)) == 6
        t.answer(seat, "paladin", played, top)
    for seat, (played, top, bottom) in enumerate(hands):
        own = t.seat(seat, seat)
        assert played in (own.chosen, own.paladin)
        assert (own.pile[0], own.pile[-1]) == (top, bottom)
        assert len(own.pile) == 11


@pytest.mark.clause("paladins:PW-ROUND-6")
def test_a_played_paladin_never_comes_back_and_the_deck_shrinks_by_one() -> None:
    t = at_paladins()
    sizes, hands = [], []
    while t.waiting:
        own = t.seat(0, 0)
        sizes.append(len(own.pile) + len(own.hand))
        hands.append((set(own.hand), set(own.played)))
        t.round_over()
    assert sizes == [12, 11, 10, 9, 8, 7, 6]
    assert all(not hand & played for hand, played in hands)
    assert len(set(t.seat(0).played)) == 7


@pytest.mark.clause("paladins:PW-ROUND-7")
def test_from_the_starting_player_on_everybody_reveals_and_takes_a_tavern_card() -> None:
    t = at_paladins(players=3)
    starter = t.g.starter
    t.choose_paladins()
    for after in range(3):
        seat = (starter + after) % 3
        assert t.waiting == (seat,)
        assert t.seat(seat).paladin
        assert sum(t.g.workers[seat]) == 2
        assert len(t.options(seat)) == 4 - after
        if after < 2:
            assert not t.seat((seat + 1) % 3).paladin
        while t.waiting == (seat,) and t.topic(seat) != "act":
            t.answer(seat, *t.options(seat)[0])
        assert sum(t.g.workers[seat]) >= 6
    assert len(t.g.tavern_row) == 1


@pytest.mark.clause("paladins:PW-ROUND-8")
def test_each_criminal_of_a_tavern_card_brings_suspicion_before_the_next_player_gathers() -> None:
    t = at_paladins(players=2)
    g = t.world.boundary
    g.tavern_row[0] = g.terms.tables.tavern_index["tavern_k"]
    g.suspicion_deck += [1, 1]
    t._restart()
    t.choose_paladins()
    (seat,) = t.waiting
    silver = t.g.silver[seat]
    t.answer(seat, "tavern", "tavern_k")
    assert t.g.suspicion[seat] == [1, 1]
    assert t.g.silver[seat] == silver + 2
    assert not sum(t.g.workers[1 - seat]) or t.g.turn == 1 - seat


@pytest.mark.clause("paladins:PW-ROUND-9")
def test_a_paladin_lasts_until_the_next_one_is_revealed() -> None:
    t = at_paladins(players=2)
    t.round_over()
    paladin = t.seat(0).paladin
    assert paladin
    t.choose_paladins()
    while t.g.phase != "act":
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    assert t.seat(0).paladin not in ("", paladin)


@pytest.mark.clause("paladins:PW-ROUND-10")
def test_one_action_each_until_all_have_passed() -> None:
    t = playing(players=3)
    for seat in range(3):
        t.workers(seat, labourer=3)
    for seat in (0, 1, 2):
        assert t.waiting == (seat,)
        t.do(seat, "hunt", 1)
    t.answer(0, "pass")
    t.do(1, "trade", 1)
    t.do(2, "trade", 1)
    assert t.waiting == (1,)
    t.answer(1, "pass")
    t.answer(2, "pass")
    assert t.g.round == 2


@pytest.mark.clause("paladins:PW-ROUND-11")
@pytest.mark.clause("paladins:PW-ROUND-12")
@pytest.mark.clause("paladins:PW-ROUND-13")
@pytest.mark.clause("paladins:PW-EX-REFRESH-1")
def test_the_refresh_discards_slides_and_fills() -> None:
    t = playing(players=4)
    t.columns("squire_1", "", "defender_1", "", "debt_collector_1")
    t.outsiders("", "thief_v", "archer_b", "", "warrior_s", "mercenary_v")
    t.favours("pray")
    t.use_up_favour(0)
    tavern = [*t.g.tavern_row]
    t.phase("refresh")
    new = [t.g.terms.tables.townsfolk[card] for card in t.g.townsfolk_row]
    assert new[3:] == ["squire_1", "defender_1"]
    assert all(new[:3])
    assert t.g.terms.tables.townsfolk_index["debt_collector_1"] in t.g.townsfolk_discard
    assert t.strangers()[:4] == ["thief_v", "archer_b", "warrior_s", "mercenary_v"]
    assert all(t.strangers())
    assert t.g.outsider_discard == []
    assert all(card not in t.g.tavern_row for card in tavern)
    assert len(t.g.tavern_row) == 5
    assert t.g.favour_used == [0] * 5


@pytest.mark.clause("paladins:PW-ROUND-12")
def test_the_outsider_of_the_first_column_is_discarded() -> None:
    t = playing(players=2)
    t.outsiders("thief_v", "", "archer_b", "", "", "")
    t.phase("refresh")
    assert t.strangers()[0] == "archer_b"
    assert t.g.outsider_discard == [t.g.terms.tables.outsider_index["thief_v"]]


@pytest.mark.clause("paladins:PW-ROUND-14")
def test_a_taken_card_leaves_a_gap_and_prices_do_not_move() -> None:
    t = playing(players=2)
    t.workers(0, labourer=1)
    t.stock(0, silver=2)
    t.columns("abbot_1", "squire_1", "squire_2", "squire_3", "peddler_1")
    t.do(0, "expedition", "squire_2", "silver")
    assert t.folk() == ["abbot_1", "squire_1", "", "squire_3", "peddler_1"]
    assert [offer.silver for offer in t.view().townsfolk] == [3, 2, 2, 1, 0]
