"""4. Bid for the start."""

import pytest

from deskovka.kernel import Chance, IllegalAnswer, NotAsked, seed_from
from tests.legends.playing import GAME, Table, set_up

COINS = {2: 12, 3: 11, 4: 9}


def bidding(players: int, youngest_first: list[int] | None = None, variants: tuple[str, ...] = ()) -> Table:
    """A table where everybody is asked for a bid."""
    t = set_up(
        players=players,
        prepares=0,
        age_order=youngest_first or list(range(players)),
        variants=list(variants),
    )
    while t.g.phase == "neutral":
        (seat,) = t.world.waiting
        t.answer(seat, "neutral", "fern_north")
    return t


def bid(t: Table, *bids: int) -> None:
    for seat, coins in enumerate(bids):
        t.answer(seat, "bid", coins)


def who_names_the_starter(t: Table) -> int:
    (seat,) = t.world.waiting
    assert t.topic(seat) == "starter"
    return seat


@pytest.mark.clause("legends:EL-BID-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_bid_from_nothing_to_all_his_coins(players: int) -> None:
    t = bidding(players)
    assert t.world.waiting == tuple(range(players))
    for seat in range(players):
        assert t.question(seat).secret
        assert t.options(seat) == [("bid", coins) for coins in range(COINS[players] + 1)]
    with pytest.raises(IllegalAnswer):
        t.answer(0, "bid", COINS[players] + 1)


@pytest.mark.clause("legends:EL-BID-01")
def test_nobody_learns_a_bid_before_the_last_is_made() -> None:
    seen = []
    for first_bid, second_bid in ((0, 0), (9, 4)):
        t = bidding(4)
        t.answer(2, "bid", first_bid)
        t.answer(0, "bid", second_bid)
        assert t.world.waiting == (1, 3)
        assert t.told("bid_made") == []
        assert t.g.coins == [9, 9, 9, 9]
        seen.append([GAME.view(t.g, seat) for seat in (None, 0, 1, 2, 3)])
        assert {seat.bid for view in seen[-1] for seat in view.seats} == {None}
        imagined = t.world.copy()
        imagined.redeal(1, Chance(seed_from("imagined")))
        assert imagined.replied == {}
    assert seen[0] == seen[1]


@pytest.mark.clause("legends:EL-BID-01")
def test_bids_are_revealed_together() -> None:
    t = bidding(3)
    for seat, coins in ((2, 3), (0, 1), (1, 2)):
        t.answer(seat, "bid", coins)
    assert t.told("bid_made") == [{"seat": seat, "coins": seat + 1} for seat in range(3)]
    assert [seat.bid for seat in GAME.view(t.g, None).seats] == [1, 2, 3]


@pytest.mark.clause("legends:EL-BID-02")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_bidder_pays_and_all_others_keep_their_coins(winner: int) -> None:
    t = bidding(3)
    bank = t.g.bank
    bid(t, *(4 if seat == winner else 3 for seat in range(3)))
    assert who_names_the_starter(t) == winner
    assert t.g.coins == [7 if seat == winner else 11 for seat in range(3)]
    assert t.g.bank == bank + 4


@pytest.mark.clause("legends:EL-BID-02")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_the_winner_names_anybody_as_the_starting_player(starter: int) -> None:
    t = bidding(4)
    bid(t, 0, 2, 1, 1)
    assert t.options(1) == [("begin", seat) for seat in range(4)]
    t.answer(1, "begin", starter)
    assert (t.world.waiting, t.topic(starter)) == ((starter,), "take")


@pytest.mark.clause("legends:EL-BID-02")
def test_a_winner_who_bid_everything_is_left_without_a_coin() -> None:
    t = bidding(2)
    bid(t, 12, 11)
    t.answer(0, "begin", 0)
    assert t.g.coins == [0, 12]


@pytest.mark.clause("legends:EL-BID-03")
@pytest.mark.parametrize(
    ("youngest_first", "bids", "winner"),
    [
        ([0, 1, 2, 3], (1, 5, 5, 5), 1),  # the youngest of all is not among the tied
        ([3, 2, 1, 0], (1, 5, 5, 5), 3),
        ([0, 2, 3, 1], (1, 5, 5, 5), 2),
        ([3, 1, 0, 2], (5, 5, 0, 4), 1),
        ([2, 3, 0, 1], (6, 6, 6, 6), 2),
        ([2, 3, 0, 1], (4, 6, 5, 5), 1),  # no tie for the highest
    ],
)
def test_the_youngest_of_the_tied_wins_and_pays(youngest_first: list[int], bids: tuple[int, ...], winner: int) -> None:
    t = bidding(4, youngest_first)
    bid(t, *bids)
    assert who_names_the_starter(t) == winner
    assert t.g.coins == [9 - bids[winner] if seat == winner else 9 for seat in range(4)]


@pytest.mark.clause("legends:EL-BID-03")
def test_ages_are_drawn_when_nobody_gives_them() -> None:
    orders = {tuple(set_up(seed, players=3, prepares=0).g.age_order) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.clause("legends:EL-BID-04")
@pytest.mark.parametrize("youngest_first", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_when_nobody_bids_the_youngest_names_the_starter_for_nothing(youngest_first: list[int]) -> None:
    t = bidding(3, youngest_first)
    bid(t, 0, 0, 0)
    assert who_names_the_starter(t) == youngest_first[0]
    assert t.g.coins == [11, 11, 11]


@pytest.mark.clause("legends:EL-BID-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_bid_in_a_game_and_play_goes_clockwise_from_the_starter(players: int) -> None:
    t, picks = bidding(players), Chance(seed_from("bids", players))
    starter = players - 1
    bid(t, *(1 if seat == 0 else 0 for seat in range(players)))
    t.answer(0, "begin", starter)
    with pytest.raises(NotAsked):
        t.answer(0, "bid", 1)
    while t.world.waiting:
        t.answer_at_random(picks)
    assert len(t.told("bid_made")) == players
    assert len(t.told("starter_named")) == 1
    turns = [facts["seat"] for facts in t.told("took")]
    assert turns == [(starter + turn) % players for turn in range(len(turns))]
    assert turns[:2] == [starter, 0]  # after the last seat comes the first


@pytest.mark.clause("legends:EL-BID-06")
@pytest.mark.parametrize(("outcome", "winner"), [(0, 1), (1, 3), (2, 2)])
def test_with_the_die_a_tie_is_drawn_among_the_tied(outcome: int, winner: int) -> None:
    t = bidding(4, [0, 1, 3, 2], variants=("bid_die_tie",))
    t.script(outcome)
    bid(t, 4, 5, 5, 5)
    assert who_names_the_starter(t) == winner
    assert t.g.coins == [4 if seat == winner else 9 for seat in range(4)]
    assert t.told("bid_tie_drawn") == [{"seat": winner}]


@pytest.mark.clause("legends:EL-BID-06")
@pytest.mark.parametrize(("outcome", "winner"), [(0, 0), (1, 1)])
def test_with_the_die_a_tie_at_nothing_is_drawn_too(outcome: int, winner: int) -> None:
    t = bidding(2, variants=("bid_die_tie",))
    t.script(outcome)
    bid(t, 0, 0)
    assert who_names_the_starter(t) == winner
    assert t.g.coins == [12, 12]


@pytest.mark.clause("legends:EL-BID-06")
def test_without_a_tie_no_die_is_thrown() -> None:
    t = bidding(3, variants=("bid_die_tie",))
    drawn = t.g.chance.position
    bid(t, 2, 1, 1)
    assert who_names_the_starter(t) == 0
    assert t.g.chance.position == drawn


@pytest.mark.clause("legends:EL-BID-06")
def test_without_the_variant_no_die_is_thrown() -> None:
    t = bidding(3, [2, 1, 0])
    drawn = t.g.chance.position
    bid(t, 2, 2, 1)
    assert who_names_the_starter(t) == 1
    assert t.g.chance.position == drawn
