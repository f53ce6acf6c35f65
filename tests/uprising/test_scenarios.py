"""12. Scenarios; what an edition may change, and what is refused."""

import re
from pathlib import Path
from typing import Any

import pytest

from deskovka.content.editions import EditionApart, EditionBreaksCount, EditionUnknownKey, EditionWrongValue
from deskovka.content.written import BadEdition, parse_edition
from deskovka.games.uprising.variants import drawn_edition
from deskovka.kernel import Chance, Result, seed_from
from deskovka.lab.laws import walk
from tests.uprising.playing import GAME, set_up


@pytest.mark.clause("uprising:UP-SCN-01")
def test_the_duel() -> None:
    t = set_up()
    assert [faction.id for faction in t.g.terms.factions] == ["southern_front", "government"]
    assert (t.points(0), t.points(1), t.owner("korunov")) == (7, 3, 1)
    assert [len(t.g.units(seat)) for seat in (0, 1)] == [4, 4]
    assert [city for city, owner in zip(t.g.terms.board.spaces, t.g.owner, strict=False) if owner < 0] == [
        "horni_brana",
        "vetrna_brana",
    ]
    assert t.waiting == (0,)


@pytest.mark.clause("uprising:UP-SCN-02")
def test_three_rivals_win_alone() -> None:
    t = set_up(players=3)
    assert t.g.terms.needed == (10, 10, 12)
    assert t.g.terms.teams == ((0,), (1,), (2,))
    assert [t.points(seat) for seat in range(3)] == [3, 3, 2]


@pytest.mark.clause("uprising:UP-SCN-03")
def test_teams_of_the_coalition_count_and_win_together() -> None:
    t = set_up(players=4)
    assert [t.team_points(seat) for seat in range(4)] == [7, 3, 7, 3]
    t.clear()
    t.put(0, "korunov_w", level=3)
    t.own(2, "horni_brana", "severin")
    t.give(0, military=1, political=0)
    t.turn_of(0, "movement")
    t.answer(0, "attack", "korunov", "korunov_w")
    t.answer(0, "commit", "korunov_w", 1)
    assert t.world.result == Result((3, 1, 7, 1), (0, 2), "rebels", teams=((0, 2), (1, 3)))
    assert t.world.result.kind == "team"


BRIDGE: dict[str, Any] = {
    "maps": {
        "bridge": {
            "cities": [
                {"id": "castle", "type": "capital", "x": 0.5, "y": 0.5},
                {"id": "north", "type": "border", "x": 0.5, "y": 0.1},
                {"id": "south", "type": "border", "x": 0.5, "y": 0.9},
            ],
            "territories": [
                {"id": "castle_gate", "city": "castle", "x": 0.4, "y": 0.5},
                {"id": "north_gate", "city": "north", "x": 0.4, "y": 0.2},
                {"id": "south_gate", "city": "south", "x": 0.4, "y": 0.8},
                {"id": "ford", "x": 0.2, "y": 0.5},
            ],
            "links": [["castle_gate", "ford"], ["north_gate", "ford"], ["south_gate", "ford"]],
        }
    },
    "params": {"victory": {"rebels": 3, "government": 4}},
    "scenarios": {
        "bridgehead": {
            "map": "bridge",
            "factions": [
                {
                    "id": "southern_front",
                    "team": "rebels",
                    "cities": ["south"],
                    "units": [{"space": "south", "level": 2}],
                    "stocks": {"money": 0, "food": 2, "weapons": 0, "popularity": 0, "political": 0, "military": 1},
                },
                {
                    "id": "government",
                    "team": "government",
                    "cities": ["castle"],
                    "units": [{"space": "castle", "level": 1}],
                    "stocks": {"money": 9, "food": 2, "weapons": 0, "popularity": 0, "political": 0, "military": 1},
                },
            ],
        }
    },
    "cards": {"amnesty": {"count": 2, "effect": {"type": "gain", "stock": "political", "amount": 3}}},
    "names": {
        "space": {"castle": {"en": "The Castle", "cs": "Hrad"}},
        "card": {"amnesty": {"en": "Amnesty", "cs": "Amnestie"}},
        "scenario": {"bridgehead": {"en": "Bridgehead", "cs": "Předmostí"}},
    },
}


@pytest.mark.clause("uprising:UP-SCN-04")
def test_a_scenario_with_a_map_of_its_own_is_played_under_every_law() -> None:
    setup = {"scenario": "bridgehead", "length": "capped", "edition": BRIDGE}
    match = walk(GAME, setup, seed_from("bridge"), every=9)
    assert match.result is not None
    assert GAME.choices(match.setup)["scenario"][-1] == "bridgehead"


@pytest.mark.clause("uprising:UP-SCN-04")
def test_a_scenario_that_an_edition_adds_is_played_without_being_named() -> None:
    assert set_up(edition=BRIDGE).g.terms.scenario.id == "bridgehead"
    assert set_up(edition=BRIDGE, players=3).g.terms.scenario.id == "three_rivals"


@pytest.mark.clause("uprising:UP-SCN-04")
@pytest.mark.parametrize(
    ("edition", "problem", "path"),
    [
        ({"params": {"victory": {"rebels": 15}}}, EditionBreaksCount, "params.victory.rebels"),
        ({"maps": {"republic": {"links": []}}}, EditionApart, "maps.republic.links"),
        (
            {"maps": {"republic": {"territories": {"severin_in": None, "severin_out": None}}}},
            EditionBreaksCount,
            "maps.republic.cities.severin",
        ),
        (
            {"maps": {"republic": {"cities": {"olsany": {"type": "capital"}}}}},
            EditionBreaksCount,
            "maps.republic.cities",
        ),
        (
            {"maps": {"republic": {"territories": {"east_plain": {"city": "atlantis"}}}}},
            EditionWrongValue,
            "maps.republic.territories.east_plain.city",
        ),
        ({"scenarios": {"duel": {"map": "moon"}}}, EditionWrongValue, "scenarios.duel.map"),
        (
            {"scenarios": {"duel": {"factions": {"government": {"team": "rebels"}}}}},
            EditionBreaksCount,
            "scenarios.duel.factions",
        ),
        (
            {"scenarios": {"duel": {"factions": {"government": {"cities": ["olsany"]}}}}},
            EditionWrongValue,
            "scenarios.duel.factions.government.cities",
        ),
        (
            {"scenarios": {"duel": {"factions": {"government": {"units": [{"space": "olsany", "level": 1}]}}}}},
            EditionWrongValue,
            "scenarios.duel.factions.government.units",
        ),
        (
            {"scenarios": {"duel": {"factions": {"government": {"stocks": {"military": 50}}}}}},
            EditionBreaksCount,
            "scenarios.duel.factions.government.stocks.military",
        ),
        ({"params": {"victory": {"government": 2}}}, EditionBreaksCount, "scenarios.duel.factions"),
        ({"params": {"units": {"start_level": 9}}}, EditionBreaksCount, "params.units.start_level"),
        ({"cards": {"curfew": {"effect": {"type": "gain"}}}}, EditionWrongValue, "cards.curfew.effect.stock"),
        ({"cards": {"rally": {"effect": {"type": "hold"}}}}, EditionWrongValue, "cards.rally.effect.stock"),
        ({"designed": ["params.prices.gold"]}, EditionUnknownKey, "designed.params.prices.gold"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_path(
    edition: dict[str, Any], problem: type[BadEdition], path: str
) -> None:
    with pytest.raises(problem) as caught:
        GAME.read_setup({"edition": edition})
    assert caught.value.facts["path"] == path


@pytest.mark.parametrize("number", range(10))
def test_every_law_holds_with_other_numbers(number: int) -> None:
    chance = Chance(seed_from("other numbers", number))
    edition = drawn_edition(chance)
    players = 2 + number % 3
    match = walk(GAME, {"players": players, "length": "capped", "edition": edition}, seed_from(number), every=25)
    assert match.result is not None


def test_the_edition_of_the_page_can_be_played() -> None:
    page = (Path(__file__).parents[2] / "docs" / "uprising.md").read_text("utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", page, flags=re.DOTALL)
    t = set_up(edition=parse_edition(example))
    assert t.question(0).facts["prices"] == (5, 6)
    assert len(t.g.deck) == 32 + 1 + 2 - 1


def test_numbers_drawn_by_lot_are_other_ones() -> None:
    drawn = [drawn_edition(Chance(seed_from("drawn", number))) for number in range(20)]
    assert len({str(edition) for edition in drawn}) > 15


def test_beginnings_drawn_by_lot_are_other_ones() -> None:
    drawn = [drawn_edition(Chance(seed_from("begun", number)))["scenarios"]["duel"] for number in range(20)]
    begun = [scenario["factions"]["southern_front"] for scenario in drawn]
    assert {unit["level"] for start in begun for unit in start["units"]} == {1, 2}
    assert len({start["stocks"]["military"] for start in begun}) > 1
    assert any(len(start.get("cities", ())) == 4 for start in begun)
