import pytest

from deskovka.kernel import Registry, UnknownGame
from tests.toys.harvest import Harvest


class Vintage(Harvest):
    id = "vintage"


def registry() -> Registry[Harvest]:
    games = Registry[Harvest]()
    games.add(Harvest())
    games.add(Vintage())
    return games


def test_a_game_is_found_by_its_id() -> None:
    assert registry().get("vintage").id == "vintage"
    assert type(registry().get("harvest")) is Harvest


def test_the_games_come_in_the_order_in_which_they_were_added() -> None:
    assert [game.id for game in registry()] == ["harvest", "vintage"]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("harwest", "harvest"), ("VINTAGE", "vintage"), ("vint", "vintage"), ("Harvest Moon", "harvest"), ("", "vintage")],
)
def test_an_unknown_game_is_told_the_nearest_one(name: str, nearest: str) -> None:
    with pytest.raises(UnknownGame) as unknown:
        registry().get(name)
    assert str(unknown.value) == (
        f"There is no game called “{name}”; did you mean “{nearest}”? Known games: harvest, vintage."
    )


def test_two_games_cannot_have_one_id() -> None:
    games = registry()
    with pytest.raises(ValueError, match="two games are called harvest"):
        games.add(Harvest())
    assert [game.id for game in games] == ["harvest", "vintage"]
