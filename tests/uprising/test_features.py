"""What bots count."""

from deskovka.bots.greedy import worth_trying
from deskovka.games.uprising.features import FEATURES
from deskovka.kernel import Match, seed_from
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, moving


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


def test_greedy_tries_some_of_many_amounts() -> None:
    match = Match(GAME, GAME.read_setup({"players": 2}), seed_from(1))
    question = match.question(REBELS)
    assert question is not None
    assert question.topic == "market"
    tried = [int(option[2]) for option in worth_trying(question)]
    assert tried[:6] == [0, 1, 2, 3, 4, 6]
    assert tried[-1] == len(question.options) - 1 > len(tried) == len(set(tried))
