"""Why something is not offered, with its clause; and what one might regret."""

from __future__ import annotations

import pytest

from tests.paladins.playing import playing
from tests.refusing import what_follows, why_not

ALL = {"labourer": 3, "scout": 3, "merchant": 3, "fighter": 3, "cleric": 3}


def test_a_used_space_is_refused_and_so_is_one_whose_workers_are_missing() -> None:
    t = playing(players=2)
    t.lay_workers(0, "hunt", "labourer")
    assert why_not(t, 0, "hunt").endswith("PW-TURN-2")
    assert why_not(t, 0, "attack") == "It needs scout, fighter and any worker among your workers. PW-TURN-3"
    assert why_not(t, 0, "trade", 2) == "It needs merchant and any worker among your workers. PW-ACT-TRADE-1"


@pytest.mark.parametrize(
    ("option", "why"),
    [
        (("develop",), "It costs 4 silver, and you have 0. PW-ACT-DEVELOP-1"),
        (("pray",), "It costs 2 silver, and you have 0. PW-ACT-PRAY-1"),
        (("commission",), "It costs 1 provision, and you have 0. PW-ACT-COMMISSION-2"),
        (("garrison",), "It costs 1 provision, and you have 0. PW-ACT-GARRISON-2"),
        (("fortify",), "It costs 1 provision, and you have 0. PW-ACT-FORTIFY-2"),
        (("absolve",), "It costs 1 silver, and you have 0. PW-ACT-ABSOLVE-2"),
        (("attack",), "It costs 2 silver, and you have 0. PW-ACT-ATTACK-2"),
        (("convert",), "It needs faith 2, and you have 0. PW-ACT-CONVERT-3"),
        (("recruit",), "It costs 2 silver, and you have 0. PW-ACT-RECRUIT-2"),
        (("favour",), "No Favour has been revealed yet. PW-FAVOUR-1"),
    ],
)
def test_every_action_says_what_is_missing(option: tuple[str, ...], why: str) -> None:
    t = playing(players=2)
    t.workers(0, **ALL)
    t.columns("", "", "abbot_1", "", "")
    t.outsiders("", "thief_v", "", "", "", "")
    assert why_not(t, 0, *option) == why


def test_targets_out_of_reach_say_so() -> None:
    t = playing(players=2)
    t.workers(0, **ALL)
    t.stock(0, silver=1, provisions=1)
    t.columns("abbot_1", "", "", "", "")
    t.outsiders("mercenary_v", "", "", "thief_v", "", "")
    assert why_not(t, 0, "commission", "R3S1") == "It needs faith 4, and you have 0. PW-ACT-COMMISSION-3"
    assert why_not(t, 0, "commission", "R2S5").endswith("PW-SETUP-12")
    t.occupy(1, "R1S1")
    assert why_not(t, 0, "commission", "R1S1") == "The place is taken. PW-ACT-COMMISSION-3"
    assert why_not(t, 0, "absolve", "A2").endswith("PW-ACT-ABSOLVE-4")
    assert why_not(t, 0, "recruit", "abbot_1", "silver") == "It costs 3 silver, and you have 1. PW-ACT-RECRUIT-2"
    assert why_not(t, 0, "attack", "thief_v") == "It costs 4 silver, and you have 1. PW-ACT-ATTACK-2"
    assert why_not(t, 0, "convert", "thief_v") == "It needs faith 6, and you have 0. PW-ACT-CONVERT-3"


def test_used_up_actions_walls_and_favours_say_so() -> None:
    t = playing(players=2)
    t.workers(0, **ALL)
    t.stock(0, silver=9, provisions=9)
    t.done(0, "convert", 7)
    t.done(0, "develop", 8)
    t.favours("supplies", "labour", "pardon")
    t.use_up_favour(0)
    assert why_not(t, 0, "convert") == "It can be done 7 times, and you have done so. PW-TURN-5"
    assert why_not(t, 0, "develop") == "No workshop is left, or no spot for one. PW-TURN-5"
    assert why_not(t, 0, "favour", "supplies").endswith("PW-FAVOUR-2")
    assert why_not(t, 0, "favour", "labour") == "It needs criminal among your workers. PW-FAVOUR-1"
    t.stock(0, provisions=9)
    assert why_not(t, 0, "favour", "pardon") == "You cannot pay what it costs. PW-FAVOUR-1"
    t.done(0, "fortify", 2)
    assert why_not(t, 0, "fortify") == "It needs influence 3, and you have 0. PW-ACT-FORTIFY-3"
    t.world.boundary.wall_deck.clear()
    t.attributes(0, influence=3)
    assert why_not(t, 0, "fortify") == "No walls are left. PW-ACT-FORTIFY-5"


def test_nobody_is_left_in_the_rows() -> None:
    t = playing(players=2)
    t.workers(0, **ALL)
    t.columns("", "", "", "", "")
    t.outsiders("", "", "", "", "", "")
    assert why_not(t, 0, "recruit") == "No townsfolk are left in the row this round. PW-ROUND-14"
    assert why_not(t, 0, "attack") == "No outsiders are left in the row this round. PW-ROUND-14"
    assert why_not(t, 0, "convert") == "No outsiders are left in the row this round. PW-ROUND-14"


def test_passing_with_workers_and_debts_are_warned_of() -> None:
    t = playing(players=2)
    t.workers(0, labourer=5)
    t.columns("abbot_1", "", "", "", "")
    assert what_follows(t, 0, "pass") == "2 workers are lost"
    assert what_follows(t, 0, "expedition", "abbot_1", "debt") == "an unpaid debt costs points at the end"
    assert what_follows(t, 0, "hunt", 1) == ""
