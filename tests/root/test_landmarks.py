"""A.5, F. Landmarks: how they are drawn and set up, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.content.setups import SetupConflict
from deskovka.games.root.cards import show_hand
from deskovka.games.root.factions.alliance.turn import operations
from deskovka.games.root.factions.duchy.ministers import reveals
from deskovka.games.root.knowledge import conserved, redeal
from deskovka.games.root.removal import remove_all_enemies
from deskovka.games.root.state import NO_KIND
from deskovka.games.root.tables import FERRY, FORGE, LANDMARKS, PRINTED
from deskovka.games.root.woodland import NOWHERE, with_every_suit
from deskovka.kernel import BadSetup, Chance, seed_from
from tests.root.playing import GAME, Table, bare, set_up
from tests.root.wandering import become, give

# Autumn: 1, 6, 8, 12 are fox clearings; 3, 4, 5, 10 rabbit clearings; 2, 7, 9, 11 mouse clearings. The river leads
# from 4 to 7, 11, 10 and 5; ruins are in 6, 10, 11 and 12.

EN = GAME.words("en")
NAMES = ["Ada", "Ben", "Cleo"]


def drawing(*landmarks: str, count: int | None = None, players: int = 2, **setup: Any) -> Table:
    """A set-up at the question where the first of these landmarks goes; the last seat answers."""
    factions = ("marquise", "squirrels", "weasels")[:players]
    return set_up(*factions, landmarks=count or len(landmarks), landmark_cards=landmarks, **setup)


def having(landmark: str, at: int, *factions: str, **setup: Any) -> Table:
    """A landmark in a clearing, nobody's pieces on the map, no card in any hand, seat 0 to play."""
    t = set_up(*(factions or ("marquise", "squirrels")), landmarks=1, landmark_cards=(landmark,), **setup)
    t.answer(t.waiting[0], "place_at", at)
    t.go_on_until(lambda g: g.phase == "turn")
    t.clear()
    for seat in range(t.g.terms.players):
        t.hand(seat)
    t.begin(0)
    return t


def sites(t: Table) -> list[int]:
    """The clearings that are offered for the landmark in question."""
    return [int(option[1]) for option in t.options(t.waiting[0])]


def refused(t: Table, *beginning: str) -> str:
    """Why something is not offered, with its clause."""
    question = t.question(t.waiting[0])
    found = [refusal for refusal in GAME.refusals(t.g, question) if refusal.option == beginning]
    return f"{EN.line(found[0].why, NAMES)} {found[0].clause}"


# A.5 and F-setup


@pytest.mark.clause("root:B.8")
def test_there_are_six_landmark_cards() -> None:
    cards = PRINTED.tables.landmarks
    assert tuple(card.id for card in cards) == LANDMARKS
    assert len(cards) == 6


@pytest.mark.clause("root:A.5.1", "root:F-setup-1")
def test_one_or_two_landmarks_come_from_the_cards_that_are_wanted() -> None:
    for seed in range(6):
        t = drawing("tower", "lost_city", "black_market", count=1, seed=seed)
        assert t.view(None).landmarks_drawn[0] in ("tower", "lost_city", "black_market")
        assert len(t.view(None).landmarks_drawn) == 1
    with pytest.raises(BadSetup):
        drawing("tower", count=3)
    with pytest.raises(BadSetup):
        drawing("tower", count=2)
    with pytest.raises(SetupConflict):
        set_up("marquise", "squirrels", map_landmarks="left_out")


@pytest.mark.clause("root:A.5.2", "root:F-setup-1")
def test_that_many_cards_are_drawn_at_random() -> None:
    drawn = {
        set_up("marquise", "squirrels", "weasels", landmarks=2, seed=s).view(None).landmarks_drawn for s in range(25)
    }
    assert {name for pair in drawn for name in pair} == set(LANDMARKS)
    assert all(len(set(pair)) == 2 for pair in drawn)


@pytest.mark.clause("root:A.5.3", "root:F-setup-2")
def test_the_last_player_sets_up_the_first_one_and_the_second_to_last_the_second() -> None:
    t = drawing("tower", "black_market", players=3, first=1)
    first, second = t.view(None).landmarks_drawn
    assert (t.waiting, t.topic(0)) == ((0,), "landmark")
    t.answer(0, *t.options(0)[0])
    assert list(t.landmarks()) == [first]
    assert t.view(None).landmarks_drawn == (second,)
    assert t.waiting == (2,)
    t.answer(2, *t.options(2)[-1])
    assert set(t.landmarks()) == {first, second}
    assert t.g.phase != "landmarks"


@pytest.mark.clause("root:F-setup-3")
@pytest.mark.parametrize(("map_", "own"), [("lake", "ferry"), ("mountain", "tower")])
def test_a_map_keeps_its_ferry_or_tower_unless_that_is_left_out(map_: str, own: str) -> None:
    for seed in range(8):
        t = set_up("marquise", "squirrels", landmarks=2, map=map_, seed=seed)
        assert own in t.landmarks()
        assert own not in t.view(None).landmarks_drawn
    t = drawing(own, map=map_, map_landmarks="left_out")
    assert t.landmarks() == {}
    at = sites(t)[-1]
    t.answer(1, "place_at", at)
    assert t.landmarks() == {own: at}


@pytest.mark.clause("root:F-setup-4")
def test_a_card_that_fits_nowhere_is_put_aside_for_another() -> None:
    edition: dict[str, Any] = {"maps": {"autumn": {"ruins": []}}}
    t = drawing("tower", "ferry", count=1, edition=edition, seed=1)
    for seed in range(2, 20):
        if any(event.kind == "landmark_set_aside" for event in t.events):
            break
        t = drawing("tower", "ferry", count=1, edition=edition, seed=seed)
    told = [(event.kind, event.facts["landmark"]) for event in t.events if "landmark" in event.facts]
    assert told == [("landmark_drawn", "tower"), ("landmark_set_aside", "tower"), ("landmark_drawn", "ferry")]
    assert t.waiting == (1,)  # still the last player
    alone = drawing("tower", edition=edition)
    assert alone.landmarks() == {}  # no other card: the game goes on without
    assert alone.g.phase != "landmarks"


@pytest.mark.clause("root:F-setup-4")
def test_the_tower_of_the_mountain_keeps_other_landmarks_away() -> None:
    at = sites(drawing("legendary_forge", map="mountain"))
    assert at == [1, 2, 3, 4, 6, 7, 8]  # neither 10 nor 5, 9, 11, 12 around it


# F.1


@pytest.mark.clause("root:F.1.1", "root:F.1.2")
def test_landmarks_are_nobodys_and_cannot_be_battled_or_removed() -> None:
    t = having("black_market", 3)
    t.put(0, 3, warrior=3)
    t.begin(0)
    assert not t.options(0, "battle")
    list(remove_all_enemies(t.g, 0, [3]))
    assert t.landmarks() == {"black_market": 3}
    assert (t.points(0), t.ruler(3)) == (0, 0)
    assert len(t.g.cast.parties) == 2


# The ferry


@pytest.mark.clause("root:F-ferry-1")
def test_the_ferry_is_set_up_at_the_river_or_the_coast_away_from_landmarks() -> None:
    assert sites(drawing("ferry")) == [4, 5, 7, 10, 11]
    assert sites(drawing("ferry", map="lake", map_landmarks="left_out")) == [1, 10, 11, 12]
    t = drawing("ferry", "tower", players=3)
    while t.view(None).landmarks_drawn[0] != "tower":
        t = drawing("ferry", "tower", players=3, seed=t.g.chance.below(1000))
    t.answer(2, "place_at", 12)  # adjacent to 4, 7, 10 and 11
    assert t.landmarks() == {"ferry": 5, "tower": 12}  # nowhere else


@pytest.mark.clause("root:F-ferry-2")
def test_the_ferry_goes_along_the_river_once_per_turn_and_brings_a_card() -> None:
    t = having("ferry", 7)
    t.put(0, 7, warrior=3)
    t.begin(0)
    assert t.options(0, "ferry") == [("ferry", 7, 4), ("ferry", 7, 11)]
    t.answer(0, "ferry", 7, 11)
    t.answer(0, "warriors", 2)
    assert (t.landmarks()["ferry"], t.warriors(0, 11), len(t.cards(0))) == (11, 2, 1)
    assert not t.options(0, "ferry")
    t = having("ferry", 11)
    t.put(0, 11, warrior=1)
    t.put(1, 11, warrior=3)
    t.begin(0)
    assert not t.options(0, "ferry")  # rule of one of both ends is still needed
    assert refused(t, "ferry") == (
        "You rule neither clearing 11 nor any clearing to which the ferry goes from there. 4.2.1"
    )


@pytest.mark.clause("root:F-ferry-2")
def test_on_the_lake_it_reaches_every_other_clearing_of_the_coast() -> None:
    t = having("ferry", 12, map="lake", map_landmarks="left_out")
    t.put(0, 12, warrior=1)
    t.begin(0)
    assert t.options(0, "ferry") == [("ferry", 12, target) for target in (1, 10, 11)]


# The tower


@pytest.mark.clause("root:F-tower-1")
def test_the_tower_is_set_up_where_a_ruin_is() -> None:
    assert sites(drawing("tower")) == [6, 10, 11, 12]
    t = drawing("tower", "legendary_forge", players=3)
    while t.view(None).landmarks_drawn[0] == "tower":
        t = drawing("tower", "legendary_forge", players=3, seed=t.g.chance.below(1000))
    t.answer(2, "place_at", 10)
    assert sites(t) == [6, 11, 12]  # 12 is adjacent to the forge, which does not matter


@pytest.mark.clause("root:F-tower-2")
def test_who_rules_the_tower_at_the_end_of_the_own_evening_scores() -> None:
    t = having("tower", 12)
    t.put(1, 12, warrior=1)
    t.begin(0)
    t.end_turn(0)
    assert (t.points(0), t.points(1)) == (0, 0)
    t.end_turn(1)
    assert (t.points(0), t.points(1)) == (0, 1)


# The Lost City


@pytest.mark.clause("root:F-lostcity-1")
def test_the_lost_city_is_set_up_at_the_water() -> None:
    assert sites(drawing("lost_city")) == [4, 5, 7, 10, 11]
    assert sites(drawing("lost_city", map="lake")) == [10, 11, 12]  # the ferry lies at 1


@pytest.mark.clause("root:F-lostcity-2")
def test_its_clearing_is_of_every_suit_and_crafts_with_any_of_them() -> None:
    t = having("lost_city", 7)
    wood = t.g.woodland
    assert [7 in of_suit for of_suit in wood.of_suit] == [True] * 3
    t.put(0, 7, workshop=1)
    t.put(0, 5, workshop=1)
    t.hand(0, "root_tea_fox", "bake_sale", "root_tea_mouse")
    t.begin(0)
    # a mouse for each tea, two rabbits for the bake sale
    assert t.options(0, "craft") == [("craft", card) for card in ("root_tea_fox", "bake_sale", "root_tea_mouse")]
    t.answer(0, "craft", "root_tea_fox")
    assert not t.options(0, "craft")  # one activation per turn, whatever the suit
    assert t.g.activated[7] == 1
    t.begin(0)
    t.answer(0, "craft", "bake_sale")
    assert (t.g.activated[5], t.g.activated[7]) == (1, 1)


@pytest.mark.clause("root:F-lostcity-2")
def test_any_card_matches_it_and_ambushes_of_any_suit_do() -> None:
    t = having("lost_city", 7)
    t.put(0, 7, warrior=3)
    t.put(1, 7, warrior=3)
    t.hand(0, "ambush_fox")
    t.hand(1, "ambush_rabbit")
    t.begin(0)
    t.dice(0, 0)
    t.answer(0, "battle", 7, 1)
    assert t.offered(1, "ambush", "ambush_rabbit")
    t.answer(1, "ambush", "ambush_rabbit")
    assert t.offered(0, "ambush", "ambush_fox")  # foils it with another suit


@pytest.mark.clause("root:F-lostcity-2")
def test_outrage_there_is_paid_with_any_suit_and_a_revolt_mixes_supporters() -> None:
    t = having("lost_city", 7, "alliance", "squirrels")
    t.put(0, 7, sympathy=1)
    t.put(1, 8, warrior=2)
    t.hand(1, "anvil", "bake_sale", "mouse_in_a_sack")  # fox, rabbit, mouse
    t.begin(1)
    t.move(1, 8, 7, 1)
    assert t.options(1) == [("give_supporter", card) for card in ("anvil", "bake_sale", "mouse_in_a_sack")]
    t = having("lost_city", 7, "alliance", "squirrels")
    t.put(0, 7, sympathy=1)
    t.supporters(0, "anvil", "bake_sale")
    t.begin(0)
    assert t.options(0, "revolt") == [("revolt", 7)]


@pytest.mark.clause("root:F-lostcity-2")
def test_a_base_lost_there_costs_supporters_of_every_suit() -> None:
    t = having("lost_city", 7, "alliance", "squirrels")
    t.put(0, 7, base_fox=1)
    t.put(1, 7, warrior=3)
    t.supporters(0, "anvil", "bake_sale", "mouse_in_a_sack", "birdy_bindle")
    t.begin(1)
    t.battle(1, 7, 0, (1, 0))
    assert t.count(0, "base_fox", 7) == 0
    assert [list(pile) for pile in t.g.boards[0].piles()] == [[]]


@pytest.mark.clause("root:F-lostcity-2", "root:8.6.1")
def test_where_two_bases_stand_one_recruits_once() -> None:
    t = having("lost_city", 7, "alliance", "squirrels")
    t.put(0, 7, base_fox=1, base_mouse=1)
    assert [option for option in operations(t.g, 0) if option[0] == "recruit_at"] == [("recruit_at", 7)]


@pytest.mark.clause("root:F-lostcity-2", "root:10.2.1")
def test_a_garden_of_the_outcast_there_crafts_another_suit() -> None:
    t = having("lost_city", 7, "cult", "squirrels")
    board: Any = t.world.boundary.boards[0]
    board.outcast, board.hated = 0, 0  # fox
    t._restart()
    t.put(0, 7, garden_fox=1, garden_rabbit=1)
    assert t.g.cast.factions[0].crafting_power(t.g, 0) == [0, 0, 0, 1]


@pytest.mark.clause("root:F-lostcity-2", "root:12.5.3")
def test_the_duchy_counts_it_once_for_sway() -> None:
    t = having("lost_city", 7, "duchy", "squirrels")
    t.put(0, 7, warrior=1)
    t.hand(0, "anvil", "bake_sale")  # fox and rabbit
    t.begin(0)
    assert not reveals(t.g, 0, "foremole")  # two cards
    t.put(0, 1, warrior=1)  # a fox clearing
    t.begin(0)
    assert reveals(t.g, 0, "foremole")


# The Legendary Forge


@pytest.mark.clause("root:F-forge-1")
@pytest.mark.parametrize(
    ("at", "items"),
    [(8, {"sword": 2, "crossbow": 1, "hammer": 1}), (9, {"bag": 2, "tea": 2}), (3, {"boot": 2, "coin": 2})],
)
def test_the_forge_takes_the_items_of_the_suit_of_its_clearing(at: int, items: dict[str, int]) -> None:
    t = drawing("legendary_forge")
    assert sites(t) == list(range(1, 13))
    t.answer(1, "place_at", at)
    shown = t.view(None)
    assert dict(shown.map.landmarks[0].items) == items
    assert not set(items) & set(shown.items)
    assert sum(items.values()) + sum(shown.items.values()) == 12


@pytest.mark.clause("root:F-forge-2")
def test_an_item_at_the_forge_needs_a_piece_there_and_brings_a_point_and_a_card() -> None:
    t = having("legendary_forge", 9)
    t.put(0, 7, workshop=1)
    t.hand(0, "root_tea_fox")
    t.begin(0)
    assert not t.options(0, "craft")
    assert (
        refused(t, "craft", "root_tea_fox") == "It lies at the Legendary Forge, and you have no piece there. F-forge-2"
    )
    t.put(0, 9, warrior=1)
    t.begin(0)
    t.answer(0, "craft", "root_tea_fox")
    assert t.points(0) == 2 + 1
    assert len(t.cards(0)) == 1
    assert (t.box(0), dict(t.view(None).map.landmarks[0].items)) == ({"tea": 1}, {"bag": 2, "tea": 1})


@pytest.mark.clause("root:F-forge-2", "root:4.1.2")
def test_the_card_of_an_item_is_discarded_before_the_forge_brings_another() -> None:
    t = having("legendary_forge", 9)
    t.put(0, 7, workshop=1)
    t.put(0, 9, warrior=1)
    t.hand(0, "root_tea_fox")
    t.world.boundary.deck.clear()
    t.begin(0)
    t.answer(0, "craft", "root_tea_fox")
    assert (t.cards(0), t.discarded()) == (["root_tea_fox"], [])


@pytest.mark.clause("root:F-forge-2")
def test_who_disdains_trade_has_the_point_of_the_forge_too() -> None:
    t = having("legendary_forge", 9, "eyrie", "squirrels")
    board: Any = t.world.boundary.boards[0]
    board.leader = "despot"
    t._restart()
    t.put(0, 9, roost=1)
    t.hand(0, "root_tea_fox")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "root_tea_fox")
    assert t.points(0) == 1 + 1
    t = having("legendary_forge", 9, "hundreds", "squirrels")
    t.put(0, 7, stronghold=1)
    t.put(0, 9, warrior=1)
    t.hand(0, "root_tea_fox")
    t.phase_of(0, "daylight")
    t.answer(0, "craft", "root_tea_fox")
    t.answer(0, "keep_item", "tea")
    assert t.points(0) == 0 + 1


@pytest.mark.clause("root:F-R1")
def test_in_a_clearing_of_every_suit_who_sets_up_the_forge_chooses() -> None:
    t = drawing("legendary_forge")
    g = t.world.boundary
    g.woodland = with_every_suit(g.terms.tables, g.woodland, 7)
    t._restart()
    t.answer(1, "place_at", 7)
    assert t.options(1) == [("take_items", suit) for suit in ("fox", "rabbit", "mouse")]
    t.answer(1, "take_items", "rabbit")
    assert dict(t.view(None).map.landmarks[0].items) == {"boot": 2, "coin": 2}
    assert t.g.landmarks[FORGE] == 7


# The Black Market


@pytest.mark.clause("root:F-market-1")
def test_the_market_is_set_up_where_one_slot_is_with_three_cards_that_nobody_knows() -> None:
    t = drawing("black_market", players=3)
    assert sites(t) == [1, 3, 4]
    t.answer(2, "place_at", 3)
    assert len(t.g.stock) == 3
    for seat in (None, 0, 1, 2):
        assert t.view(seat).map.landmarks[0].cards == ("hidden",) * 3
    assert conserved(t.g)["cards"] == t.g.terms.deck.size


@pytest.mark.clause("root:F-market-1")
def test_for_two_no_dominance_card_lies_in_the_market() -> None:
    for seed in range(20):
        t = drawing("black_market", seed=seed)
        t.answer(1, "place_at", 3)
        assert not set(t.g.stock) & set(t.g.terms.deck.dominance)


def trading(*factions: str, **setup: Any) -> Table:
    """The Black Market in clearing 3, where seat 0 has a warrior: a sword, an anvil, a bake sale."""
    t = having("black_market", 3, *(factions or ("marquise", "squirrels", "weasels")), **setup)
    g = t.world.boundary
    g.deck[:0] = g.stock
    g.stock[:] = [t._find(name) for name in ("sword", "anvil", "bake_sale")]
    t.put(0, 3, warrior=1)
    t.begin(0)
    return t


@pytest.mark.clause("root:F-market-2")
def test_once_per_turn_a_hand_card_is_exchanged_unseen() -> None:
    t = trading()
    assert not t.options(0, "trade")  # no card to give
    t.hand(0, "birdy_bindle", "investments")
    t.begin(0)
    assert t.topic(0) == "birdsong"
    t.answer(0, "trade", 2)
    t.answer(0, "give_away", "investments")
    assert t.cards(0) == ["birdy_bindle", "anvil"]
    assert t.view(0).map.landmarks[0].cards == ("hidden", "investments", "hidden")
    assert t.view(1).map.landmarks[0].cards == ("hidden",) * 3
    assert t.view(1).seats[0].hand == ("hidden", "hidden")
    assert (t.topic(0), t.options(0, "trade")) == ("marquise", [])
    assert refused(t, "trade") == "You have traded at the Black Market in this turn. F-market-2"
    for event in t.events:
        assert event.kind != "traded_card" or event.to == (0,)


@pytest.mark.clause("root:F-market-2")
def test_who_has_no_piece_there_cannot_trade_and_who_declines_is_asked_in_daylight_only() -> None:
    t = trading()
    t.hand(0, "birdy_bindle")
    t.hand(1, "investments")
    t.begin(0)
    t.answer(0, "done")
    assert t.topic(0) == "marquise"
    assert t.options(0, "trade") == [("trade", 1), ("trade", 2), ("trade", 3)]
    while t.g.turn == 0:
        assert t.topic(0) != "evening"
        t.decline(0)
    assert "birdsong" not in t.offered_in(1, "trade", 1)
    t.put(0, 3, warrior=0)
    t.begin(0)
    assert refused(t, "trade") == "You have no piece at the Black Market (clearing 3). F-market-2"


@pytest.mark.clause("root:F-market-2", "root:1.3.2")
def test_others_lose_sight_of_what_may_have_been_given_and_know_what_they_gave_themselves() -> None:
    t = trading()
    t.hand(0, "birdy_bindle", "investments")
    t.hand(1, "ambush_fox")
    show_hand(t.world.boundary, 0, 2)
    t.begin(0)
    t.answer(0, "trade", 1)
    t.answer(0, "give_away", "birdy_bindle")
    assert t.view(2).seats[0].hand == ("hidden", "hidden")
    t.put(1, 3, warrior=1)
    t.begin(1)
    while not t.options(1, "trade"):
        t.decline(1)
    t.answer(1, "trade", 1)
    t.answer(1, "give_away", "ambush_fox")
    assert t.cards(1) == ["birdy_bindle"]
    assert t.view(0).seats[1].hand == ("birdy_bindle",)  # seat 0 had left it there
    assert t.view(0).map.landmarks[0].cards[0] == "hidden"
    twin = t.g.copy()
    redeal(twin, 0, Chance(seed_from(1)))
    assert [twin.terms.deck.names[card] for card in twin.hands[1]] == ["birdy_bindle"]


@pytest.mark.clause("root:F-market-2", "root:11.2.3")
def test_what_leaves_an_open_hand_for_the_market_everybody_has_seen() -> None:
    t = trading("riverfolk", "squirrels")
    t.hand(0, "birdy_bindle", "investments")
    g = t.world.boundary
    for card in g.hands[0]:
        g.known[card] = -1
    t.begin(0)
    while not t.options(0, "trade"):
        t.decline(0)
    t.answer(0, "trade", 3)
    t.answer(0, "give_away", "investments")
    assert t.view(1).map.landmarks[0].cards == ("hidden", "hidden", "investments")
    assert set(t.view(1).seats[0].hand) == {"birdy_bindle", "bake_sale"}


# The Elder Treetop


@pytest.mark.clause("root:F-treetop-1")
def test_the_treetop_is_set_up_in_a_corner_and_not_for_two_unless_they_want_it() -> None:
    assert sites(drawing("elder_treetop", players=3)) == [1, 2, 3, 4]
    assert sites(drawing("elder_treetop")) == [1, 2, 3, 4]
    two = {name for s in range(25) for name in set_up("marquise", "squirrels", landmarks=2, seed=s).g.landmarks_drawn}
    assert "elder_treetop" not in two
    assert len(two) == 5


@pytest.mark.clause("root:F-treetop-2")
def test_who_builds_at_the_treetop_says_which_slot_the_building_takes() -> None:
    t = having("elder_treetop", 1)
    t.put(0, 1, warrior=3, wood=3)
    t.begin(0)
    t.answer(0, "build", "sawmill", 1)
    assert (t.topic(0), t.options(0)) == ("treetop", [("below_treetop",), ("in_treetop",)])
    t.answer(0, "in_treetop")
    assert t.g.perched == t.g.cast.numbers[0]["sawmill"]
    t.answer(0, "build", "workshop", 1)
    assert t.topic(0) == "marquise"  # one slot is left
    assert t.told("perched") == [{"seat": 0, "piece": "sawmill"}]
    t = having("elder_treetop", 1)
    t.put(0, 1, warrior=3, wood=3)
    t.begin(0)
    t.answer(0, "build", "sawmill", 1)
    t.answer(0, "below_treetop")
    assert t.g.perched == NO_KIND
    t.answer(0, "build", "workshop", 1)
    assert t.g.perched == t.g.cast.numbers[0]["workshop"]  # the only slot left
    assert t.told("perched") == [{"seat": 0, "piece": "workshop"}]


BUILDERS = {
    "marquise": {"sawmill", "workshop", "recruiter"},
    "eyrie": {"roost"},
    "cult": {"garden_fox", "garden_mouse", "garden_rabbit"},
    "hundreds": {"stronghold"},
}


@pytest.mark.clause("root:F-treetop-2")
@pytest.mark.parametrize("faction", BUILDERS)
def test_who_begins_at_the_treetop_is_asked_too(faction: str) -> None:
    t = set_up(faction, "squirrels", landmarks=1, landmark_cards=("elder_treetop",))
    t.answer(1, "place_at", 1)
    while t.topic(0) != "treetop":
        at_home = [option for option in t.options(0) if option[-1] == 1]
        t.answer(0, *(at_home or t.options(0))[0])
    t.answer(0, "in_treetop")
    built = t.view(None).map.landmarks[0].building
    assert built is not None
    assert (built.owner, built.piece in BUILDERS[faction]) == (0, True)


@pytest.mark.clause("root:F-treetop-2")
def test_the_last_slot_left_is_that_of_the_treetop() -> None:
    t = having("elder_treetop", 1, "marquise", "squirrels", "weasels")
    clearing = t.view(None).map.clearings[0]
    assert (clearing.slots, clearing.open_slots) == (2, 2)
    t.put(0, 1, sawmill=1)
    assert t.view(None).map.landmarks[0].building is None
    t.put(1, 1, den=1)
    built = t.view(None).map.landmarks[0].building
    assert built is not None
    assert (built.owner, built.piece, t.view(None).map.clearings[0].open_slots) == (1, "den", 0)
    t.put(0, 1, sawmill=0)
    t.put(2, 1, den=1)
    built = t.view(None).map.landmarks[0].building
    assert built is not None
    assert built.owner == 1  # the slot of a building is fixed when it is placed
    t.put(1, 1, den=0)
    assert (t.g.perched, conserved(t.g)["miscounted"]) == (NO_KIND, 0)


@pytest.mark.clause("root:F-treetop-2")
def test_removing_an_enemy_building_from_the_treetop_scores_one_more() -> None:
    t = having("elder_treetop", 1)
    t.put(1, 1, den=2)
    t.put(0, 1, warrior=3)
    t.begin(0)
    t.battle(0, 1, 1, (0, 0))  # defenseless: one hit; of equal buildings its owner spares the one up there
    assert (t.points(0), t.g.perched != NO_KIND) == (1, True)
    t.battle(0, 1, 1, (0, 0))
    assert (t.points(0), t.g.perched) == (1 + 2, NO_KIND)
    assert t.told("treetop_lost") == [{"owner": 1, "piece": "den"}]
    t = having("elder_treetop", 1)
    t.put(1, 1, den=2)
    list(remove_all_enemies(t.g, 0, [1]))
    assert t.points(0) == 3
    t = having("elder_treetop", 1)
    t.put(0, 1, sawmill=2)
    list(remove_all_enemies(t.g, 0, [1]))
    assert t.points(0) == 0  # not for one's own


@pytest.mark.clause("root:F-treetop-2", "root:D.4.2", "root:D.4.2-x2")
def test_who_instigates_a_battle_takes_the_building_in_the_treetop() -> None:
    t = having("elder_treetop", 1, "vagabond", "marquise", "squirrels")
    become(t, "vagrant")
    give(t, torch=1)
    t.stand(0, 1)
    t.put(1, 1, warrior=3)
    t.put(2, 1, den=2)
    t.phase_of(0, "daylight")
    t.dice(0, 0)
    t.answer(0, "instigate", 1, 2)  # defenseless: one hit, on one of two equal buildings
    assert (t.points(0), t.g.perched, t.count(2, "den", 1)) == (2, NO_KIND, 1)


# In words


def test_landmarks_are_told() -> None:
    t = trading()
    t.hand(0, "birdy_bindle")
    assert "Black Market." in t.read(0, EN, NAMES)
    assert "Cards of the market, in order: a hidden card, a hidden card and a hidden card." in t.read(0, EN, NAMES)
    t = having("elder_treetop", 1)
    t.put(1, 1, den=2)
    assert "In the treetop: den" in t.read(0, EN, NAMES)
    t = having("legendary_forge", 9)
    assert "To be crafted here only: tea 2 and bag 2." in t.read(0, EN, NAMES)
    assert "Landmarks to be set up: Tower." in drawing("tower").read(0, EN, NAMES)
    assert bare(map="lake").read(0, EN, NAMES).count("Ferry.") == 1


@pytest.mark.parametrize(("kept", "at"), [({"ferry": 7}, 7), ({}, NOWHERE)])
def test_a_game_that_was_saved_before_there_were_landmarks_has_at_most_a_ferry(kept: dict[str, int], at: int) -> None:
    data = GAME.to_data(bare().world.boundary)
    for key in ("landmarks", "landmarks_drawn", "landmarks_left"):
        del data[key]
    again = GAME.from_data(data | kept)
    assert again.landmarks == [at if number == FERRY else NOWHERE for number in range(len(LANDMARKS))]
