"""What a bot thinks of the Eyrie: it fears Turmoil and likes roosts."""

from deskovka.bots import make_bot
from deskovka.games.root.factions.eyrie.features import FEATURES, counted, decree, still_to_resolve
from deskovka.kernel import Match, seed_from
from tests.root.dynasty import decreed, skip_to
from tests.root.playing import GAME, Table

STUCK, UNSURE, SURE = "stuck", "unsure", "sure"


def hope(t: Table, when: str = "later") -> str:
    """Whether the Decree can be resolved."""
    row = dict(zip(FEATURES, counted(t.g, 0), strict=True))
    return STUCK if row[f"stuck_{when}"] else UNSURE if row[f"unsure_{when}"] else SURE


def settled(leader: str = "builder", **cards: list[str]) -> Table:
    t = decreed(leader, **cards)
    t.put(0, 1, roost=1, warrior=3)
    return t


def test_each_roost_is_worth_something_by_itself_and_by_the_points_of_the_evenings() -> None:
    t = settled()
    one = GAME.estimates(t.g)[0]
    t.put(0, 5, roost=1)
    assert GAME.estimates(t.g)[0] > one + 1


def test_up_to_three_warriors_guard_a_roost() -> None:
    t = settled()
    t.put(0, 5, roost=1, warrior=1)
    t.put(0, 9, warrior=4)
    assert dict(zip(FEATURES, counted(t.g, 0), strict=True))["guards"] == 4
    t.put(0, 1, warrior=6)
    assert dict(zip(FEATURES, counted(t.g, 0), strict=True))["guards"] == 4


def test_recruits_need_a_roost_of_the_suit_and_warriors() -> None:
    assert hope(settled(recruit=["anvil"])) == SURE
    assert hope(settled(recruit=["sword"])) == STUCK
    t = settled(recruit=["anvil"])
    t.leave(0, warrior=1)
    assert hope(t) == STUCK


def test_moves_need_somebody_who_can_leave() -> None:
    assert hope(settled(move=["anvil"])) == SURE
    assert hope(settled(move=["sword"])) == STUCK
    t = settled("despot", move=["anvil"])
    t.put(0, 1, roost=0)
    t.put(1, 1, warrior=4)
    assert hope(t) == STUCK  # those who stand there cannot leave


def test_battles_need_enemies_here_or_in_reach() -> None:
    t = settled("commander")
    assert hope(t) == STUCK
    t.put(1, 9, warrior=2)
    assert hope(t) == UNSURE
    t.put(1, 9, warrior=0)
    t.put(1, 1, warrior=2)
    assert hope(t) == SURE


def test_building_needs_room_and_roosts() -> None:
    t = settled("despot")
    assert hope(t) == UNSURE
    t.put(0, 5, warrior=1)
    assert hope(t, "now") == SURE
    t.put(0, 9, warrior=1)
    assert hope(t) == SURE
    t.leave(0, roost=0)
    assert hope(t) == STUCK


def test_only_what_is_left_of_the_decree_is_a_danger_in_this_turn() -> None:
    t = settled("despot", recruit=["sword"])
    skip_to(t, "build")
    assert still_to_resolve(t.g, 0, decree(t.g, 0)) == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]
    t.begin(1)
    assert not any(map(any, still_to_resolve(t.g, 0, decree(t.g, 0))))


def test_a_greedy_player_of_the_eyrie_seldom_falls_into_turmoil() -> None:
    setup = {"players": 2, "factions": ["eyrie", "marquise"], "seating": "listed", "standing": "none"}
    turns = falls = 0
    for number in range(3):
        match = Match(GAME, GAME.read_setup(setup), seed_from("calm", number))
        bots = [make_bot("greedy", seed_from(number)), make_bot("random", seed_from(number))]
        while match.result is None:
            seat = match.waiting[0]
            match.answer(seat, bots[seat].answer(match.chair(seat)))
        assert match.result.winners == (0,)
        turns += sum(event.kind == "turn_begins" and event.facts["seat"] == 0 for event in match.log)
        falls += sum(event.kind == "turmoil" for event in match.log)
    assert falls * 4 < turns
