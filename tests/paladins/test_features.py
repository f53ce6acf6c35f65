"""What bots count in Paladins."""

import pytest

from deskovka.bots import make_bot
from deskovka.bots.random import RandomBot
from deskovka.bots.values import standings
from deskovka.games.paladins.features import FEATURES, _row, features, left
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import ACTION_NUMBER
from deskovka.kernel import Chair, Option, Trial, World, seed_from
from tests.paladins.playing import GAME, Table, playing

LAST = 7


def counted(table: Table, feature: str, seat: int = 0) -> float:
    return features(table.world.boundary)[seat][FEATURES.index(feature)]


def test_workers_that_were_left_over_in_the_last_round_are_worth_nothing() -> None:
    t = playing(players=2)
    g = t.world.boundary
    g.workers[0] = [1, 2, 0, 0, 0, 1]
    g.round, g.passed[0] = 3, 1
    assert [counted(t, each) for each in ("labourers", "scouts", "criminals")] == [1, 2, 1]
    g.round = LAST
    assert [counted(t, each) for each in ("labourers", "scouts", "criminals")] == [0, 0, 0]


def test_stock_for_one_action_counts_apart_from_what_is_hoarded_for_all_of_a_round() -> None:
    t = playing(players=2)
    for silver, both in ((2, (2, 2)), (5, (3, 5)), (20, (3, 10))):
        t.stock(0, silver=silver)
        assert (counted(t, "purse"), counted(t, "silver")) == both
    for provisions, both in ((1, (1, 1)), (4, (2, 4)), (20, (2, 6))):
        t.stock(0, provisions=provisions)
        assert (counted(t, "larder"), counted(t, "provisions")) == both


def test_what_plans_take_for_usual_follows_from_the_cards() -> None:
    printed = GAME.read_setup({}).tables
    assert (printed.usual, printed.added, printed.flock_points) == (((3, 10), (2, 6)), [2, 2, 2], 2)
    edition = {
        "spaces": {"develop": {"silver": [9]}},
        "paladins": {card.id: {"boost": {"faith": 4}} for card in printed.content.paladins},
        "scoring": {kind: {"base": 3} for kind in printed.content.scoring},
    }
    changed = GAME.read_setup({"edition": edition}).tables
    assert (changed.usual, changed.added, changed.flock_points) == (((4, 15), (2, 6)), [4, 2, 2], 5)


def test_prospects_are_what_the_deeds_of_the_last_round_score() -> None:
    t = playing(players=2)
    t.paladin(0)
    t.stock(0, provisions=3)
    t.workers(0, scout=1, labourer=1, cleric=1)
    g = t.world.boundary
    g.round = LAST
    g.times[0][ACTION_NUMBER["commission"]] = 5
    t.attributes(0, influence=7)
    assert counted(t, "prospects") == (5 - 2) + (9 - 6)  # the sixth monk, influence 8
    t.workers(0, labourer=3)
    assert counted(t, "prospects") == 0


def test_prospects_count_whole_series_of_actions_in_the_rounds_to_come() -> None:
    t = playing(players=2)
    t.stock(0, silver=9, provisions=9)
    g = t.world.boundary
    g.passed[0], g.round = 1, LAST - 2
    begun = counted(t, "prospects")
    g.covered[0][ACTION_NUMBER["commission"]] = 0b11
    assert counted(t, "prospects") > begun, "workshops save work"
    saved = counted(t, "prospects")
    g.times[0][ACTION_NUMBER["commission"]] = 4
    assert counted(t, "prospects") > saved, "the last monks score most"
    g.round = LAST
    assert counted(t, "prospects") == 0


def test_what_an_order_that_is_not_yet_revealed_may_ask_for_counts_on_average() -> None:
    t = playing(players=2)
    g = t.world.boundary
    tables = g.terms.tables
    g.orders_shown = 0
    action = tables.orders[g.orders[0]]
    g.times[0][action] = 4
    g.covered[0][action] = 0b11
    g.attributes[0] = [8, 8, 8]
    hidden = counted(t, "prospects")
    g.orders_shown = 1
    assert counted(t, "prospects") == pytest.approx(hidden + 4 - (4 + 6 + 8) / 6, abs=1)


def test_what_is_remembered_of_a_seat_is_what_it_would_count_anew() -> None:
    trial = Trial(GAME, GAME.read_setup({"players": 3}), seed_from("remembered"))
    seen = []

    class Watching(RandomBot):
        def answer(self, chair: Chair[Paladins]) -> Option:
            g = chair.imagine(self.chance).state
            seen.append([g_row == _row(g, seat) for seat, g_row in enumerate(features(g))])
            return super().answer(chair)

    trial.play([Watching(seed_from(seat)) for seat in range(3)], limit=5000)
    assert len(seen) > 100
    assert all(all(rows) for rows in seen)


def test_the_workers_at_hand_count_by_what_they_do_together() -> None:
    t = playing(players=2)
    t.paladin(0)
    t.stock(0, silver=0, provisions=1)
    t.attributes(0, faith=3, strength=3)
    t.workers(0, scout=1, labourer=1, cleric=1)
    assert (counted(t, "deeds"), counted(t, "deed_points")) == (1, 0)  # a monk
    t.attributes(0, influence=1)
    assert counted(t, "deed_points") == 1  # influence 2
    t.workers(0, scout=1, labourer=2, cleric=1, criminal=1, fighter=1)
    assert counted(t, "deeds") == 2  # a monk, and a conversion without silver
    t.stock(0)
    assert counted(t, "deeds") == 1  # a monk takes provisions
    t.world.boundary.passed[0] = 1
    assert counted(t, "deeds") == 0


def test_workshops_bring_more_deeds_into_reach() -> None:
    t = playing(players=2)
    t.paladin(0)
    t.stock(0, provisions=2)
    t.workers(0, cleric=2)
    assert counted(t, "deeds") == 0
    t.world.boundary.covered[0][ACTION_NUMBER["commission"]] = 0b11
    t.world.boundary.covered[0][ACTION_NUMBER["convert"]] = 0b11
    assert counted(t, "deeds") == 2


def test_a_paladin_helps_until_its_action_is_done_or_its_seat_has_passed() -> None:
    t = playing(players=2)
    t.paladin(0, "anseis")
    t.workers(0, merchant=1)
    g = t.world.boundary
    assert counted(t, "aid") == 1
    g.placed[0][ACTION_NUMBER["fortify"]] = 1
    assert counted(t, "aid") == 0
    g.placed[0][ACTION_NUMBER["fortify"]] = 0
    g.passed[0] = 1
    assert counted(t, "aid") == 0


def test_converted_outsiders_count_by_how_fast_they_grow() -> None:
    t = playing(players=2)
    g = t.world.boundary
    index = g.terms.tables.outsider_index
    g.converted[0] = [index["assassin_v"], index["warrior_s"], index["hunter_b"]]
    assert counted(t, "flock") == 1 + 1 / 4 + 1 / 2


@pytest.mark.parametrize(("number", "phase", "to_come"), [(3, "act", 4), (4, "paladins", 4), (4, "act", 3)])
def test_alone_the_end_of_a_round_takes_nothing_from_what_is_to_come(number: int, phase: str, to_come: int) -> None:
    t = playing(players=1)
    g = t.world.boundary
    g.round, g.phase = number, phase
    assert (counted(t, "rounds"), left(g)) == (to_come, to_come / LAST)


def test_an_order_that_can_not_be_fulfilled_any_more_counts_nothing() -> None:
    t = playing(players=2)
    g = t.world.boundary
    tables = g.terms.tables
    order = g.orders[0]
    g.orders_shown = 1
    g.times[0][tables.orders[order]] = 1
    g.round = 1
    assert (counted(t, "towards_orders"), counted(t, "near_orders")) == pytest.approx((4 / 5, 4 / 25))
    g.round = LAST
    assert (counted(t, "towards_orders"), counted(t, "near_orders")) == (0, 0)


def test_alone_the_end_counts_by_points_whatever_the_virtual_player_drew() -> None:
    trial = Trial(GAME, GAME.read_setup({"players": 1, "edition": {"rounds": 1}}), seed_from("a short game alone"))
    result = trial.play([make_bot("random", seed_from("anything"))], limit=200)
    assert result is not None
    assert result.rivals
    assert standings(World(GAME, trial.state)) == [result.scores[0]]
