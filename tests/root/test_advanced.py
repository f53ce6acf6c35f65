"""A. Advanced setup."""

import pytest

from deskovka.content.setups import SetupConflict
from deskovka.games.root.factions.marquise.hooks import choose_homelands
from deskovka.games.root.game import RootGame
from deskovka.games.root.homelands import farthest
from deskovka.games.root.tables import PRINTED
from deskovka.kernel import Ask
from tests.root.playing import Table, bare, playing, set_up

TABLES = PRINTED.tables
CARDS = TABLES.setup_cards
BASE = ("marquise", "eyrie", "alliance", "vagabond")


def draft(players: int, seed: int = 1, *factions: str, first: int = 0) -> Table:
    """A table at the first question of the draft."""
    given = {"players": players, "factions": factions or BASE, "first": first}
    return set_up(seed=seed, preparation="draft", **given)


@pytest.mark.clause("root:A.1", "root:A.1-x1")
def test_suits_are_drawn_on_maps_without_printed_ones_and_on_autumn_if_wanted() -> None:
    printed = set_up("marquise", "squirrels").g.woodland.suits
    for seed in range(3):
        assert set_up("marquise", "squirrels", seed=seed).g.woodland.suits == printed
    for setup in ({"map": "winter"}, {"map": "lake"}, {"map": "mountain"}, {"suits": "drawn"}):
        layouts = {set_up("marquise", "squirrels", seed=seed, **setup).g.woodland.suits for seed in range(6)}
        assert len(layouts) > 3
        assert all(sorted(suits[1:]) == [0] * 4 + [1] * 4 + [2] * 4 for suits in layouts)


@pytest.mark.clause("root:A.2", "root:B.7")
def test_the_other_deck_replaces_the_base_deck_as_a_whole() -> None:
    t = set_up("marquise", "squirrels", "weasels", deck="exiles")
    names = t.g.terms.deck.names
    assert len(names) == 54
    assert "saboteurs" in names
    assert "royal_claim" not in names


@pytest.mark.clause("root:A.3", "root:B.5")
def test_automated_factions_of_the_clockwork_rules_are_not_part_of_it() -> None:
    assert {card.id for card in CARDS.values()} == {
        *BASE,
        "cult",
        "riverfolk",
        "duchy",
        "corvids",
        "hundreds",
        "keepers",
    }


@pytest.mark.clause("root:A.4")
def test_who_begins_is_drawn() -> None:
    firsts = {draft_first(seed) for seed in range(12)}
    assert firsts == {0, 1, 2}


def draft_first(seed: int) -> int:
    return set_up(seed=seed, preparation="draft", players=3, factions=BASE, first="drawn").g.first


@pytest.mark.clause("root:A.5", "root:A.6")
def test_landmarks_and_hirelings_are_optional_and_a_game_begins_without_them() -> None:
    t = playing("marquise", "squirrels", preparation="advanced")
    assert (t.g.phase, t.landmarks(), len(t.g.cast.parties)) == ("turn", {}, 2)


@pytest.mark.clause("root:A.7", "root:AS-1")
def test_five_cards_are_drawn() -> None:
    t = draft(3)
    assert [len(hand) for hand in t.g.hands] == [5, 5, 5]
    assert not t.g.removed
    t = draft(2)
    assert len(t.g.removed) == 4


@pytest.mark.clause("root:A.8")
def test_factions_are_set_up_as_usual_or_drafted() -> None:
    t = set_up("marquise", "squirrels", preparation="advanced")
    assert t.topic(0) == "keep"
    t = draft(3)
    assert t.topic(t.waiting[0]) == "take_faction"


@pytest.mark.clause("root:A.8.1", "root:AS-2")
@pytest.mark.parametrize("seed", range(5))
def test_a_militant_card_then_as_many_as_there_are_players(seed: int) -> None:
    t = draft(3, seed)
    laid = t.view(None).laid_out
    assert len(laid) == 4
    assert CARDS[laid[0]].militant
    assert set(laid) == set(BASE)


@pytest.mark.clause("root:A.8.1", "root:AS-2")
def test_the_first_card_laid_out_is_any_of_the_militant_ones() -> None:
    firsts = {set_up(players=6, preparation="draft", factions=(), seed=seed).g.laid[0] for seed in range(40)}
    assert firsts == {"marquise", "eyrie", "duchy", "hundreds", "keepers"}


@pytest.mark.clause("root:A.8.1-x1")
def test_which_factions_are_militant() -> None:
    assert [faction for faction in BASE if CARDS[faction].militant] == ["marquise", "eyrie"]
    assert "vagabond_second" not in draft(3, 1, *BASE, "vagabond_second").g.laid


@pytest.mark.clause("root:A.8.1-x1", "root:AS-2", "root:AS-11")
def test_every_faction_but_the_second_vagabond_may_be_drafted() -> None:
    insurgent = {"alliance", "vagabond", "cult", "riverfolk", "corvids"}
    assert {name for name, card in CARDS.items() if not card.militant} == insurgent
    assert len(CARDS) == 10
    laid = {
        name for seed in range(40) for name in set_up(players=6, preparation="draft", factions=(), seed=seed).g.laid
    }
    assert laid == set(CARDS)
    two = {name for seed in range(20) for name in set_up(players=2, preparation="draft", factions=(), seed=seed).g.laid}
    assert two == set(CARDS) - insurgent


@pytest.mark.clause("root:AS-6", "root:AS-7", "root:5.2-x2")
@pytest.mark.parametrize("seed", range(3))
def test_six_players_draft_and_begin(seed: int) -> None:
    t = playing(players=6, preparation="draft", factions=(), seed=seed)
    factions = [faction.id for faction in t.g.cast.factions]
    assert len(set(factions)) == 6
    homes = [home for mine in t.g.homelands for home in mine]
    assert len(homes) == len(set(homes))
    assert [len(hand) for hand in t.g.hands] == [3] * 6


@pytest.mark.clause("root:A.8.1.I", "root:AS-3")
def test_two_players_choose_among_militant_cards() -> None:
    assert sorted(draft(2).g.laid) == ["eyrie", "marquise"]
    with pytest.raises(SetupConflict):
        RootGame().read_setup({"players": 2, "factions": ["marquise", "alliance"], "preparation": "draft"})


@pytest.mark.clause("root:A.8.1.I", "root:AS-3")
def test_two_players_with_hirelings_may_keep_insurgents() -> None:
    chosen = {"players": 2, "preparation": "draft", "factions": (), "hirelings": "drawn"}
    kept = {f for f in RootGame().read_setup({**chosen, "insurgents": "kept"}).draft_cards if not CARDS[f].militant}
    assert kept == {"alliance", "vagabond", "cult", "riverfolk", "corvids"}
    assert all(CARDS[faction].militant for faction in RootGame().read_setup(chosen).draft_cards)
    with pytest.raises(SetupConflict):
        RootGame().read_setup({**chosen, "hirelings": "none", "insurgents": "kept"})


@pytest.mark.clause("root:AS-12")
@pytest.mark.parametrize("players", [2, 5])
def test_the_factions_of_hirelings_are_not_laid_out_whichever_side_is_up(players: int) -> None:
    for seed in range(6):
        t = set_up(players=players, preparation="draft", factions=(), hirelings="drawn", insurgents="kept", seed=seed)
        while not t.g.laid:
            t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
        blocked = {TABLES.hireling_cards[side.id].faction for side in t.g.cast.others}
        assert blocked - {None}
        assert not blocked & set(t.g.laid)


@pytest.mark.clause("root:AS-13")
@pytest.mark.parametrize(("players", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_three_hirelings_are_set_up_from_the_last_player_on(players: int, demoted: int) -> None:
    t = set_up(players=players, preparation="draft", factions=(), hirelings="drawn", first=0)
    sides = [side.id for side in t.g.cast.others]
    assert [side == TABLES.hireling_cards[side].demoted for side in sides].count(True) == demoted
    assert t.g.markers == [4, 8, 12]
    asked = []
    while not t.g.laid:
        seat = t.waiting[0]
        if t.topic(seat) == "set_up_hireling":
            asked.append(seat)
        t.answer(seat, *t.options(seat)[0])
    assert asked == [-(turn + 1) % players for turn in range(len(asked))]


@pytest.mark.clause("root:A.8.1.II", "root:AS-4")
def test_a_last_insurgent_is_locked_until_a_militant_is_chosen() -> None:
    t = next(t for t in (draft(3, seed) for seed in range(30)) if t.view(None).locked)
    locked = t.view(None).locked
    assert locked == t.g.laid[-1]
    assert not CARDS[locked].militant
    chooser = t.waiting[0]
    assert not t.offered(chooser, "take_faction", locked)
    militant = t.g.laid[0]
    t.answer(chooser, "take_faction", militant)
    while t.topic(t.waiting[0]) != "take_faction":
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    assert t.waiting[0] != chooser
    assert t.offered(t.waiting[0], "take_faction", locked)


@pytest.mark.clause("root:A.8.1.II", "root:AS-4")
def test_another_insurgent_does_not_free_the_locked_one() -> None:
    t = next(t for t in (draft(3, seed) for seed in range(30)) if t.view(None).locked)
    locked = t.view(None).locked
    other = next(faction for faction in t.g.laid if not CARDS[faction].militant and faction != locked)
    for taken, is_free in ((other, False), ("eyrie", True)):
        t.answer(t.waiting[0], "take_faction", taken)
        while t.topic(t.waiting[0]) != "take_faction":
            t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
        assert t.offered(t.waiting[0], "take_faction", locked) is is_free


@pytest.mark.clause("root:A.8.2", "root:AS-6")
def test_from_the_last_player_counterclockwise_everybody_chooses_and_sets_up_at_once() -> None:
    t = draft(3, first=1)
    order = []
    while t.g.phase == "choose":
        seat = t.waiting[0]
        if t.topic(seat) == "take_faction":
            order.append(seat)
            assert all(t.g.homelands[done] or t.g.cast.factions[done].id for done in order[:-1])
        t.answer(seat, *t.options(seat)[0])
    assert order == [0, 2, 1]


@pytest.mark.clause("root:A.8.2-x1", "root:A.8.2.I", "root:AS-marquise")
def test_the_set_up_card_of_the_marquise() -> None:
    t = draft(2)
    assert t.waiting == (1,)
    t.answer(1, "take_faction", "marquise")
    assert t.topic(1) == "homelands"
    assert t.offered(1, "homelands", 1, 5, 10)
    assert not t.offered(1, "homelands", 1, 2, 3)  # not adjacent
    t.answer(1, "homelands", 1, 5, 10)
    assert t.on_map(1, "warrior") == {clearing: 2 if clearing in (1, 5, 10) else 1 for clearing in range(1, 13)}
    assert t.options(1) == [("keep", 1), ("keep", 5), ("keep", 10)]
    t.answer(1, "keep", 5)
    assert t.options(1) == [("build", "sawmill", clearing) for clearing in (1, 5, 10)]
    t.answer(1, "build", "sawmill", 10)
    assert t.options(1) == [("build", "workshop", clearing) for clearing in (1, 5)]
    t.answer(1, "build", "workshop", 5)
    assert t.on_map(1, "recruiter") == {1: 1}  # the one that is left
    assert t.view(0).seats[1].homelands == (1, 5, 10)


@pytest.mark.clause("root:A.8.2.I", "root:AS-7")
def test_a_homeland_is_no_enemy_homeland_and_has_room() -> None:
    t = bare()
    g = t.g
    g.homelands[1] = [5]
    asked = next(choose_homelands(g, 0))
    assert isinstance(asked, Ask)
    assert asked.options()
    assert all(5 not in option for option in asked.options())


@pytest.mark.clause("root:A.8.2.II", "root:A.8.2.II-x1", "root:AS-8")
def test_homelands_keep_their_distance_as_far_as_possible() -> None:
    t = bare()
    g = t.g
    g.homelands = [[], []]
    everywhere = list(g.woodland.clearings)
    assert farthest(g, 0, everywhere, 3) == everywhere  # no enemy homeland yet
    g.homelands[1] = [1]
    assert g.woodland.distances([1])[1:] == [0, 2, 4, 2, 1, 3, 3, 3, 1, 1, 3, 2]
    assert farthest(g, 0, everywhere, 3) == [3, 6, 7, 8, 11]
    assert farthest(g, 0, [2, 5, 9], 3) == [2]  # two between cannot be met: not adjacent
    assert farthest(g, 0, [5, 9], 3) == [5, 9]  # not even that
    t = bare(map="mountain")
    assert t.g.woodland.distances([2])[5] == 2  # the path 2-5 is closed


@pytest.mark.clause("root:A.10", "root:AS-10")
def test_everybody_puts_two_cards_back_in_secret() -> None:
    t = set_up("marquise", "squirrels", "weasels", preparation="advanced")
    while t.g.phase != "keep":
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    assert list(t.waiting) == [0, 1, 2]
    held = sorted(t.cards(0))
    option = t.options(0)[0]
    t.answer(0, *option)
    assert list(t.waiting) == [1, 2]
    assert sorted(t.cards(0)) == held  # nothing happens until all have chosen
    t.answer(1, *t.options(1)[0])
    t.answer(2, *t.options(2)[0])
    assert [len(hand) for hand in t.g.hands] == [3, 3, 3]
    assert sorted([*t.cards(0), *map(str, option[1:])]) == held
    assert len(t.g.deck) == 45
    assert not any(t.g.known[card] for card in t.g.deck)
