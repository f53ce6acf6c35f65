"""What things are worth stands in a file that fits its game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskovka.content.files import NoFile
from deskovka.content.worth import BadWorth, packaged_worth, worth_in
from deskovka.games import registry
from deskovka.kernel import seed_from
from deskovka.kernel.chance import Chance
from tests.template.game import OrchardGame

ORCHARD = OrchardGame()
LEARNED = {"how": {}, "measured": [], "spread": 4.0, "base": {"": 1.0}, "weights": {"": {"hand": [0.5, 1]}}}


def written(folder: Path, **changes: Any) -> Path:
    file = folder / "worth.json"
    data = {"game": "orchard", "rules_version": 1, "players": {"2": LEARNED}}
    file.write_bytes(msgspec.json.encode(data | changes))
    return file


def test_weights_are_read_and_count(tmp_path: Path) -> None:
    weights = worth_in(ORCHARD, written(tmp_path)).of(2)
    assert weights.spread == 4.0
    assert weights.values([[3, 2, 0], [1, 0, 0]], ["", ""], left=0.5) == [3.0, 1.0]


def test_a_number_of_players_without_weights_takes_those_of_the_nearest(tmp_path: Path) -> None:
    players = {"2": LEARNED, "4": LEARNED | {"spread": 9.0}}
    worth = worth_in(ORCHARD, written(tmp_path, players=players))
    assert [worth.of(players).spread for players in (2, 3, 4, 5)] == [4.0, 4.0, 9.0, 9.0]


def test_what_things_are_worth_between_turns_may_be_said_apart(tmp_path: Path) -> None:
    usual = worth_in(ORCHARD, written(tmp_path))
    assert usual.outlook is usual
    apart = worth_in(ORCHARD, written(tmp_path, outlook={"2": LEARNED | {"spread": 9.0}}))
    assert (apart.of(2).spread, apart.outlook.of(2).spread) == (4.0, 9.0)


def test_a_game_without_weights_counts_points() -> None:
    assert packaged_worth(ORCHARD, ORCHARD.package) is None
    state = ORCHARD.new(ORCHARD.read_setup({"players": 2}), Chance(seed_from(1)))
    state.baskets[0] = [0, 0]
    points = [row[0] for row in ORCHARD.features(state)]
    assert points[0] > points[1]
    assert ORCHARD.estimates(state) == [points[0] - points[1], points[1] - points[0]]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "legends"}, "game = legends"),
        ({"players": {}}, "players = {}"),
        ({"players": {"2": LEARNED | {"weights": {"": {"plums": [1, 0]}}}}}, "players.2.weights..plums"),
        ({"players": {"2": LEARNED | {"spread": "wide"}}}, "spread"),
        ({"outlook": {"2": LEARNED | {"weights": {"": {"plums": [1, 0]}}}}}, "outlook.2.weights..plums"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadWorth) as refused:
        worth_in(ORCHARD, written(tmp_path, **changes))
    assert said in str(refused.value)
    with pytest.raises(NoFile):
        worth_in(ORCHARD, tmp_path / "nothing.json")


@pytest.mark.parametrize(
    "game", [game for game in registry if game.id in ("legends", "root")], ids=lambda game: game.id
)
def test_games_come_with_what_things_are_worth(game: Any) -> None:
    worth = packaged_worth(game, game.package)
    assert worth is not None
    kinds = {kind for learned in worth.players.values() for kind in learned.weights}
    assert kinds == {kind for kind, names in game.feature_names.items() if names}
