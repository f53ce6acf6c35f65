"""3. Set-up: who prepares the game, the order of the steps, the deck, the armies, the coins."""

from collections import Counter
from itertools import groupby

import pytest

from deskovka.games.legends.tables import PRINTED
from tests.legends.playing import GAME, Table, playing, set_up

CHOSEN_T = "t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E"
DESERT_ARM = "t:meadows@0,E=fern@W,S=desert@N,W=volcano@E"
NEUTRAL = 2

FROM_3 = {"arcane_manticore", "arcane_sphinx", "arcane_temple", "mountain_dwarf", "mountain_treasury"}
FROM_4 = {"castle_a", "castle_b"}


def names(cards: list[int]) -> list[str]:
    return [PRINTED.tables.cards[card].id for card in cards]


def at_neutral_armies(prepares: int) -> Table:
    """The ready-made map is laid; two players begin to place neutral armies."""
    t = set_up(players=2, prepares=prepares)
    assert t.g.phase == "neutral"
    return t


# The set-up player and the order of steps


@pytest.mark.clause("legends:EL-SET-01")
@pytest.mark.parametrize("prepares", [0, 1, 2, 3])
def test_one_player_prepares_the_game(prepares: int) -> None:
    t = set_up(players=4, prepares=prepares, map=CHOSEN_T)
    assert (t.world.waiting, t.topic(prepares)) == ((prepares,), "start")
    t.answer(prepares, "start", "meadows_south")
    assert (t.world.waiting, t.topic(prepares)) == ((prepares,), "joint")


@pytest.mark.clause("legends:EL-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_unless_named_the_player_who_prepares_is_drawn(players: int) -> None:
    drawn = {set_up(seed, players=players, map="chosen").world.waiting for seed in range(40)}
    assert drawn == {(seat,) for seat in range(players)}


@pytest.mark.clause("legends:EL-SET-02")
def test_the_set_up_goes_step_by_step_in_its_order() -> None:
    t = set_up(
        players=2,
        map="chosen",
        variants=["discovery", "citadels", "encounters", "leaders"],
        prepares=1,
        age_order=[0, 1],
    )
    asked = []
    while t.g.phase != "take":
        asked += [t.topic(seat) for seat in t.world.waiting]
        for seat in t.world.waiting:
            t.answer(seat, *t.options(seat)[0])
    laying = ["centre", "turn", "open_side", "arm", "touch", "arm", "touch", "arm", "touch"]
    tokens = ["token"] * (5 + 3 + 4)
    assert asked == [*laying, "start", *tokens, "joint", *["neutral"] * 10, "bid", "bid", "starter"]
    assert [kind for kind, _ in groupby(event.kind for event in t.events)] == [
        "game_begins",
        "leader_dealt",
        "board_laid",
        "start_chosen",
        "token_put",
        "card_dealt",
        "armies_set_up",
        "joint_chosen",
        "neutral_placed",
        "coins_dealt",
        "bid_made",
        "bid_won",
        "starter_named",
    ]


@pytest.mark.clause("legends:EL-SET-02")
def test_coins_are_handed_out_after_all_armies_and_before_the_bid() -> None:
    t = at_neutral_armies(prepares=0)
    assert t.g.coins == [0, 0]
    while t.g.phase == "neutral":
        (seat,) = t.world.waiting
        assert t.g.coins == [0, 0]
        t.answer(seat, "neutral", "fern_north")
    assert t.topic(0) == t.topic(1) == "bid"
    assert t.g.coins == [12, 12]


# Deck and row


@pytest.mark.clause("legends:EL-SET-03")
@pytest.mark.parametrize(("players", "size", "removed"), [(2, 27, FROM_3 | FROM_4), (3, 32, FROM_4), (4, 34, set())])
def test_cards_with_a_small_number_are_for_more_players(players: int, size: int, removed: set[str]) -> None:
    t = playing(players=players)
    in_play = names(t.g.deck + t.g.row)
    assert len(in_play) == size
    assert set(in_play) == {card.id for card in PRINTED.tables.cards} - removed


@pytest.mark.clause("legends:EL-SET-03")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(playing(seed, players=4).g.deck) for seed in range(20)}
    assert len(decks) == 20
    first_cards = {playing(seed, players=4).g.row[0] for seed in range(120)}
    assert len(first_cards) > 25  # any card can lie anywhere


@pytest.mark.clause("legends:EL-SET-03")
def test_leaders_are_not_shuffled_into_the_deck() -> None:
    t = playing(players=4, variants=["leaders"])
    assert len(t.g.deck) + len(t.g.row) == 34
    assert sorted(t.g.leaders) == ["bandit_king", "fairy_queen", "red_sorceress", "white_knight"]


@pytest.mark.clause("legends:EL-SET-04")
@pytest.mark.parametrize(("players", "left"), [(2, 21), (3, 26), (4, 28)])
def test_six_cards_are_dealt_face_up_from_left_to_right(players: int, left: int) -> None:
    t = set_up(players=players, prepares=0)
    dealt = [str(facts["card"]) for facts in t.told("card_dealt")]
    assert len(dealt) == 6
    assert t.offered() == dealt
    assert len(t.g.deck) == left
    for seat in (None, 0, 1):
        view = GAME.view(t.g, seat)
        assert [offer.card for offer in view.row] == dealt
        assert view.deck == left


# Armies


@pytest.mark.clause("legends:EL-SET-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_armies_of_each_player_begin_in_the_start_region(players: int) -> None:
    t = set_up(players=players, prepares=0, map=CHOSEN_T)
    t.answer(0, "start", "meadows_trees")
    assert t.topic(0) == "joint"
    assert [t.armies(seat, "meadows_trees") for seat in range(players)] == [4] * players
    assert [sum(t.g.armies[seat]) for seat in range(players)] == [4] * players


@pytest.mark.clause("legends:EL-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_army_of_each_player_goes_to_one_region_of_another_segment(players: int) -> None:
    t = set_up(players=players, prepares=1, map=CHOSEN_T)
    t.answer(1, "start", "meadows_trees")
    allowed = [str(option[1]) for option in t.options(1)]
    others = [name for name in t.g.on_map.regions if not name.startswith("meadows")]
    assert allowed == others
    t.answer(1, "joint", "citadel_islet")
    assert [t.armies(seat, "citadel_islet") for seat in range(players)] == [1] * players
    assert [sum(t.g.armies[seat]) for seat in range(players)] == [5] * players


@pytest.mark.clause("legends:EL-SET-06")
def test_with_the_start_on_a_desert_arm_the_joint_armies_may_go_to_the_centre_but_not_to_the_desert() -> None:
    t = set_up(players=3, prepares=0, map=DESERT_ARM)
    assert (t.topic(0), t.start()) == ("joint", "desert_1")
    allowed = {str(option[1]) for option in t.options(0)}
    assert allowed == {name for name in t.g.on_map.regions if not name.startswith("desert")}
    assert "meadows_south" in allowed


@pytest.mark.clause("legends:EL-SET-07")
@pytest.mark.parametrize("prepares", [0, 1])
def test_two_players_place_ten_neutral_armies_in_turns_the_set_up_player_first(prepares: int) -> None:
    t = at_neutral_armies(prepares)
    placed_by = []
    while t.g.phase == "neutral":
        (seat,) = t.world.waiting
        placed_by.append(seat)
        assert t.question(seat).facts == {"left": 11 - len(placed_by)}
        t.answer(seat, "neutral", t.g.on_map.regions[len(placed_by)])
    assert placed_by == [prepares, 1 - prepares] * 5
    assert sum(t.g.armies[NEUTRAL]) == 10
    assert t.supply(NEUTRAL) == 0
    assert t.topic(0) == "bid"


@pytest.mark.clause("legends:EL-SET-07")
def test_a_neutral_army_may_stand_anywhere_also_again_and_at_the_start() -> None:
    t = at_neutral_armies(prepares=0)
    for number in range(10):
        seat = number % 2
        assert t.options(seat) == [("neutral", region) for region in t.g.on_map.regions]
        t.answer(seat, "neutral", t.start() if number < 7 else "volcano_4")
    assert (t.armies(NEUTRAL, t.start()), t.armies(NEUTRAL, "volcano_4")) == (7, 3)
    assert t.g.armies[0] == t.g.armies[1]
    assert sum(t.g.armies[0]) == 5  # neutral armies are nobody's


@pytest.mark.clause("legends:EL-SET-07")
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_players_place_no_neutral_armies(players: int) -> None:
    t = set_up(players=players, prepares=0, map="first_game")
    assert t.world.waiting == tuple(range(players))
    assert {t.topic(seat) for seat in range(players)} == {"bid"}
    assert t.told("neutral_placed") == []


# Coins


@pytest.mark.clause("legends:EL-SET-08")
@pytest.mark.parametrize(("players", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_each_player_gets_coins_by_the_number_of_players(players: int, coins: int) -> None:
    t = playing(players=players)
    assert t.g.coins == [coins] * players


# By lot


@pytest.mark.clause("legends:EL-SWP-02")
@pytest.mark.clause("legends:EL-CIT-01")
@pytest.mark.clause("legends:EL-ENC-01")
@pytest.mark.parametrize("token", ["citadel", "portal", "hidden"])
def test_tokens_that_are_drawn_come_to_every_region_equally_often(token: str) -> None:
    variants = {"citadel": ["citadels"], "portal": ["encounters"], "hidden": ["discovery", "poison_swamp"]}[token]
    games = 300
    found: Counter[str] = Counter()
    for seed in range(games):
        t = set_up(seed, players=3, variants=variants, preparation="drawn", map="first_game")
        found.update(str(facts["region"]) for facts in t.told("token_put") if facts["token"] == token)
    free = len(t.g.on_map.regions) - 1
    share = found.total() / games / free
    spread = 4 * (share * (1 - share) / games) ** 0.5
    assert len(found) == free
    assert all(abs(count / games - share) < spread for count in found.values()), found
