"""What a bot thinks of the Eyrie: it fears Turmoil and likes roosts."""

from deskovka.bots import make_bot
from deskovka.games.root.factions.eyrie.prospects import calm, decree, prospects, still_to_resolve
from deskovka.kernel import Match, seed_from
from tests.root.dynasty import decreed, skip_to
from tests.root.playing import GAME, Table


def hope(t: Table) -> float:
    """How likely it seems that there will be no Turmoil."""
    return calm(t.g, 0, still_to_resolve(t.g, 0), decree(t.g, 0))


def settled(leader: str = "builder", **cards: list[str]) -> Table:
    t = decreed(leader, **cards)
    t.put(0, 1, roost=1, warrior=3)
    return t


def test_each_roost_is_worth_more_than_the_points_of_an_evening() -> None:
    t = settled()
    one = prospects(t.g, 0)
    t.put(0, 5, roost=1)
    assert prospects(t.g, 0) > one + 1


def test_it_fears_recruits_without_a_roost_of_the_suit_or_without_warriors() -> None:
    assert hope(settled(recruit=["anvil"])) > 0.5
    assert hope(settled(recruit=["sword"])) < 0.1
    t = settled(recruit=["anvil"])
    t.leave(0, warrior=1)
    assert hope(t) < 0.1


def test_it_fears_moves_from_where_nobody_stands() -> None:
    assert hope(settled(move=["anvil"])) > 0.5
    assert hope(settled(move=["sword"])) < 0.1
    t = settled("despot", move=["anvil"])
    t.put(0, 1, roost=0)
    t.put(1, 1, warrior=4)
    assert hope(t) < 0.1  # those who stand there cannot leave


def test_it_fears_battles_without_enemies_and_hopes_to_reach_some() -> None:
    t = settled("commander")
    assert hope(t) < 0.1
    t.put(1, 9, warrior=2)
    near = hope(t)
    t.put(1, 9, warrior=0)
    t.put(1, 1, warrior=2)
    assert 0.1 < near < hope(t)


def test_it_fears_building_without_room_or_roosts() -> None:
    t = settled("despot")
    near = hope(t)
    t.put(0, 5, warrior=1)
    assert 0.1 < near < hope(t)
    t.leave(0, roost=0)
    assert hope(t) < 0.1


def test_only_what_is_left_of_the_decree_is_a_danger_in_this_turn() -> None:
    t = settled("despot", recruit=["sword"])
    skip_to(t, "build")
    assert still_to_resolve(t.g, 0) == [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]
    t.begin(1)
    assert not any(map(any, still_to_resolve(t.g, 0)))


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
