"""Editions on the server: any YAML, checked within bounds and with its lines, and given back."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.content.written import parse_edition
from tests.server.conftest import Serve
from tests.server.running import ALL_GAMES, Running

GLADE = (Path(__file__).parents[1] / "editions" / "root" / "glade.yaml").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("sea_cost: 2\nplayer: {3: {turns: 2}}\n", "edition-unknown-key", 2),
        ("players:\n  3:\n    turns: many\n", "edition-wrong-value", 3),
        ("players:\n  3: {turns: 30}\n", "edition-breaks-count", 2),
        ("cards:\n  frog: {marker: 0}\n", "edition-incomplete", 2),
        ("sea_cost: 1\nsea_cost: 2\n", "edition-says-twice", 2),
        ("sea_cost: [\n", "edition-not-yaml", 2),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(server: Running, text: str, key: str, line: int) -> None:
    error = server.visitor().post("/api/games/legends/setup", {"setup": {"edition": text}}, 422)
    assert (error["key"], error["facts"]["line"]) == (key, line)


def test_it_is_told_in_the_language_of_the_reader(server: Running) -> None:
    visitor = server.visitor(**{"Accept-Language": "cs"})
    error = visitor.post("/api/games/legends/setup", {"setup": {"edition": "sea_cost: far"}}, 422)
    assert error["sentence"] == "Edice nastavuje sea_cost na far; správně by bylo 1–9."


def test_what_an_edition_adds_can_be_chosen_by_its_name(serve: Serve, sqlite_url: str) -> None:
    visitor = serve(games=ALL_GAMES, database=sqlite_url).visitor()
    checked = visitor.post("/api/games/root/setup", {"setup": {"edition": GLADE, "map": "glade"}})
    assert checked["choices"] == {
        "map": ["autumn", "winter", "lake", "mountain", "glade"],
        "deck": ["base", "exiles", "pocket"],
    }
    assert checked["names"]["map"] == {"glade": {"en": "The Glade", "cs": "Mýtina"}}
    assert checked["setup"]["edition"]["setup"] == {"winning_score": 20}
    maps = visitor.post("/api/games/legends/setup", {"setup": {}})["choices"]
    assert maps == {"map": ["auto", "first_game", "desert_game", "ring_game", "drawn", "chosen"]}


def test_a_table_gives_its_edition_back_as_yaml(serve: Serve, sqlite_url: str) -> None:
    anna = serve(games=ALL_GAMES, database=sqlite_url).guest("Anna")
    table = anna.open_table("me", "open", game="root", setup={"edition": GLADE, "map": "glade", "reach": "any"})
    answer = anna.call("GET", f"/api/tables/{table}/edition")
    assert answer.headers["content-type"].startswith("application/yaml")
    assert f'filename="root-{table}.yaml"' in answer.headers["content-disposition"]
    again = {"setup": {"edition": answer.text, "map": "glade"}}
    given = {"setup": {"edition": GLADE, "map": "glade"}}
    assert anna.post("/api/games/root/setup", again) == anna.post("/api/games/root/setup", given)
    assert parse_edition(answer.text)["names"] == parse_edition(GLADE)["names"]
    plain = anna.open_table("me", "open", game="legends")
    assert anna.call("GET", f"/api/tables/{plain}/edition").text == "{}\n"


def test_an_edition_that_is_too_large_is_refused_and_nobody_waits(server: Running) -> None:
    visitor = server.visitor()
    for text in ("a: " + "[" * 31_000, "a: [" + "1," * 15_000 + "]", "a: " + "x" * 40_000):
        error = visitor.post("/api/games/legends/setup", {"setup": {"edition": text}}, 422)
        assert error["key"] == "edition-too-large"
