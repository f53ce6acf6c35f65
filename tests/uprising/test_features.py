"""What bots count."""

from deskovka.bots import make_bot
from deskovka.bots.greedy import worth_trying
from deskovka.games.uprising.features import FEATURES
from deskovka.kernel import Match, seed_from
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, moving, set_up


def counted(t: Table, seat: int) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES, GAME.features(t.world.state)[seat], strict=True))


def test_a_team_counts_together() -> None:
    match = Match(GAME, GAME.read_setup({"players": 4}), seed_from(1))
    west, government, east, staff = GAME.features(match.world.state)
    assert (west, government) == (east, staff)
    assert west[FEATURES.index("units")] == 6
    assert government[FEATURES.index("capital")] == 1


def test_elections_count_when_they_could_be_called() -> None:
    t = moving()
    t.put(REBELS, "severin_out")
    t.give(REBELS, political=2)
    assert (counted(t, REBELS)["elections"], counted(t, REBELS)["funds"]) == (0, 2)
    t.give(REBELS, political=5)
    assert (counted(t, REBELS)["elections"], counted(t, REBELS)["funds"]) == (2, 3)  # a border city
    unguarded = counted(t, GOVERNMENT)["unguarded"]
    t.put(GOVERNMENT, "severin", 2)
    assert counted(t, GOVERNMENT)["unguarded"] == unguarded - 1


def test_power_that_can_be_added_opens_a_city() -> None:
    t = moving()
    t.put(REBELS, "severin_out")
    t.give(REBELS, military=0, political=0)
    assert counted(t, REBELS)["open_cities"] == 0
    t.give(REBELS, military=1)
    assert counted(t, REBELS)["open_cities"] == 1
    assert counted(t, GOVERNMENT)["threatened"] == 1


def test_an_attack_counts_as_it_will_end_if_the_defender_adds_what_he_can() -> None:
    ends = {}
    for power in (1, 2):
        t = moving()
        t.clear()
        t.put(REBELS, "east_plain", 3)
        t.put(GOVERNMENT, "javorna_in", 3)
        t.give(REBELS, military=1)
        t.give(GOVERNMENT, military=power)
        t.answer(REBELS, "attack", "javorna_in", "east_plain")
        t.answer(REBELS, "commit", "east_plain", 1)
        ends[power] = [counted(t, seat)["units"] for seat in (REBELS, GOVERNMENT)]
    assert ends == {1: [0, 0], 2: [0, 1]}  # a draw, and a defeat


def test_an_attack_counts_with_the_political_points_that_may_support_it() -> None:
    t = moving()
    t.clear()
    t.put(REBELS, "severin_out", 2)
    t.put(GOVERNMENT, "severin", 3)
    t.give(REBELS, military=3, political=2)
    t.give(GOVERNMENT, military=2)
    t.answer(REBELS, "attack", "severin", "severin_out")
    t.answer(REBELS, "commit", "severin_out", 3)
    assert counted(t, REBELS)["cities"] == 6  # 5 against 4 and the 2 that may be added, without the 2 points
    t.answer(REBELS, "weaken", 1)
    assert counted(t, REBELS)["units"] == 0  # 5 against 3 and 2: a draw


def test_popularity_counts_up_to_what_two_rounds_can_bring() -> None:
    t = moving()
    t.give(REBELS, popularity=6)
    most = counted(t, REBELS)["popularity"]
    t.give(REBELS, popularity=9)
    assert counted(t, REBELS)["popularity"] == most == 6


def test_food_beyond_the_units_counts_as_far_as_cities_can_be_fed() -> None:
    t = moving()
    t.put(REBELS, "olsany")
    t.put(REBELS, "bukovec")
    t.give(REBELS, food=3, popularity=0)
    assert counted(t, REBELS)["relief"] == 3 - 2  # the units eat first
    t.give(REBELS, food=50)
    assert counted(t, REBELS)["relief"] == 3  # in a round
    t.give(REBELS, popularity=8)
    assert counted(t, REBELS)["relief"] == 1  # the track ends at nine


def test_what_nobody_can_use_counts_little_or_nothing() -> None:
    t = moving()
    t.put(REBELS, "olsany", 2)
    t.give(REBELS, food=500, weapons=500, money=10_000)
    found = counted(t, REBELS)
    units = int(found["units"])
    assert found["food"] == 2 * (units + 1 + 3)  # two rounds of units, one more and cities
    assert found["ready_weapons"] == 3 * units - found["levels"]
    assert found["weapons"] == found["ready_weapons"] + 2  # a new unit takes two
    t.give(REBELS, money=9_000)
    assert counted(t, REBELS)["money"] < found["money"] < found["food"] * 5


def test_greedy_buys_no_more_than_it_can_use_however_cheap_it_is() -> None:
    setup = GAME.read_setup({"players": 2, "edition": {"params": {"prices": {"weapon": 1, "food": 1}}}})
    match = Match(GAME, setup, seed_from(1))
    bot = {REBELS: make_bot("greedy", seed_from(1))}
    while answer := match.next_answer(bot):
        match.answer(*answer)
        _, food, weapons = match.world.state.stocks[REBELS][:3]
        assert food < 40
        assert weapons < 20
    assert match.world.state.turn == GOVERNMENT


def test_greedy_tries_some_of_many_amounts() -> None:
    match = Match(GAME, GAME.read_setup({"players": 2}), seed_from(1))
    question = match.question(REBELS)
    assert question is not None
    assert question.topic == "market"
    tried = [int(option[2]) for option in worth_trying(question)]
    assert tried[:6] == [0, 1, 2, 3, 4, 6]
    assert tried[-1] == len(question.options) - 1 > len(tried) == len(set(tried))


def test_the_nearest_city_of_others_is_as_many_steps_away_as_the_map_says() -> None:
    board = set_up().g.terms.board
    owners = tuple(1 if city == board.capital else 0 for city in range(board.cities))
    away = board.nearest(owners, (0,))
    assert away == board.distance[board.capital]
    assert away[board.capital] == 0
    assert {away[space] for space in board.linked[board.capital]} == {1}
