"""Tables and editions in general, on the content of a small game."""

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.content.editions import (
    BadEdition,
    EditionNotRead,
    EditionUnknownKey,
    EditionWrongValue,
    load_tables,
    merge,
    read_edition,
    typed,
)

CONTENT: dict[str, Any] = {
    "prices": [0, 1, 2],
    "name": "goose",
    "players": {2: {"coins": 5}, 3: {"coins": 4}},
    "squares": [
        {"id": "well", "turns": 2, "tags": [{"kind": "wet"}]},
        {"id": "maze", "turns": 3, "tags": []},
    ],
}


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    turns: int
    tags: tuple[dict[str, str], ...]


class Goose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prices: tuple[int, ...]
    name: str
    players: dict[int, dict[str, int]]
    squares: tuple[Square, ...]


# Merging


def test_the_tables_of_several_files_are_one_mapping() -> None:
    content = load_tables("deskovka.games.legends", "cards.yaml", "pieces.yaml")
    assert {"cards", "leaders", "prices", "players"} <= set(content)
    assert "faces" not in content


def test_a_mapping_is_merged_key_by_key() -> None:
    merged = merge(CONTENT, {"players": {3: {"coins": 9}}, "name": "duck"})
    assert merged["players"] == {2: {"coins": 5}, 3: {"coins": 9}}
    assert merged["name"] == "duck"
    assert merged["prices"] == [0, 1, 2]


def test_keys_that_are_numbers_may_be_written_as_texts() -> None:
    assert merge(CONTENT, {"players": {"3": {"coins": 9}}})["players"] == {2: {"coins": 5}, 3: {"coins": 9}}


@pytest.mark.parametrize("overrides", [{"maze": {"turns": 7}}, [{"id": "maze", "turns": 7}]])
def test_a_list_of_entries_is_merged_by_id(overrides: Any) -> None:
    assert merge(CONTENT, {"squares": overrides})["squares"] == [
        {"id": "well", "turns": 2, "tags": [{"kind": "wet"}]},
        {"id": "maze", "turns": 7, "tags": []},
    ]


def test_any_other_list_is_replaced() -> None:
    assert merge(CONTENT, {"prices": [3]})["prices"] == [3]
    assert merge(CONTENT, {"squares": {"well": {"tags": []}}})["squares"][0]["tags"] == []
    assert merge(CONTENT, {"squares": {"maze": {"tags": [{"kind": "dark"}]}}})["squares"][1]["tags"] == [
        {"kind": "dark"}
    ]


def test_neither_the_content_nor_the_overrides_are_changed() -> None:
    overrides = {"players": {"3": {"coins": 9}}, "squares": [{"id": "well", "turns": 1}]}
    content_before, overrides_before = copy.deepcopy(CONTENT), copy.deepcopy(overrides)
    merged = merge(CONTENT, overrides)
    assert (CONTENT, overrides) == (content_before, overrides_before)
    assert merged != CONTENT
    assert merge(CONTENT, {}) == CONTENT


@pytest.mark.parametrize(
    ("overrides", "path", "known"),
    [
        ({"colour": 1}, "colour", "prices, name, players, squares"),
        ({"players": {4: {}}}, "players.4", "2, 3"),
        ({"players": {2: {"gold": 1}}}, "players.2.gold", "coins"),
        ({"squares": {"inn": {}}}, "squares.inn", "well, maze"),
        ({"squares": {"well": {"depth": 3}}}, "squares.well.depth", "id, turns, tags"),
        ({"x" * 200: 1}, "x" * 79 + "…", "prices, name, players, squares"),
    ],
)
def test_an_unknown_key(overrides: dict[Any, Any], path: str, known: str) -> None:
    with pytest.raises(EditionUnknownKey) as refused:
        merge(CONTENT, overrides)
    assert refused.value.facts == {"path": path, "known": known}


@pytest.mark.parametrize(
    ("overrides", "path", "value", "expected"),
    [
        ({"players": [1, 2]}, "players", "[1, 2]", "{…}"),
        ({"players": {2: 5}}, "players.2", "5", "{…}"),
        ({"squares": 3}, "squares", "3", "{id: {…}}"),
        ({"squares": []}, "squares", "[]", "{id: {…}}"),
        ({"squares": ["well"]}, "squares", "[well]", "{id: {…}}"),
        ({"squares": [{"id": "well"}, {"turns": 1}]}, "squares", "[{id: well}, {turns: 1}]", "{id: {…}}"),
        ({"squares": [{"id": "well"}, {"id": "well"}]}, "squares", "[well, well]", "1 × id"),
        ({"squares": {"well": {"id": "pond"}}}, "squares.well.id", "pond", "well"),
        ({"prices": 3}, "prices", "3", "[0, 1, 2]"),
        ({"prices": {"0": 3}}, "prices", "{0: 3}", "[0, 1, 2]"),
        ({"name": ["a"]}, "name", "[a]", "goose"),
        ({"name": {"en": "a"}}, "name", "{en: a}", "goose"),
    ],
)
def test_a_value_of_another_form(overrides: dict[Any, Any], path: str, value: str, expected: str) -> None:
    with pytest.raises(EditionWrongValue) as refused:
        merge(CONTENT, overrides)
    assert refused.value.facts == {"path": path, "value": value, "expected": expected}


# Types


def test_merged_content_becomes_typed_tables() -> None:
    goose = typed(CONTENT, {"squares": {"maze": {"turns": 7}}, "players": {"2": {"coins": 1}}}, Goose)
    assert [square.turns for square in goose.squares] == [2, 7]
    assert goose.players == {2: {"coins": 1}, 3: {"coins": 4}}


@pytest.mark.parametrize(
    ("overrides", "path", "value", "expected"),
    [
        ({"name": 3}, "name", "3", "Expected str, got int"),
        ({"prices": [1, "two"]}, "prices", "[1, two]", "Expected int, got str"),
        ({"players": {"2": {"coins": 1}, "3": {"coins": None}}}, "players.3.coins", "null", "Expected int, got null"),
        ({"squares": [{"id": "maze", "turns": "x"}]}, "squares.maze.turns", "x", "Expected int, got str"),
        ({"squares": {"well": {"tags": [{"kind": 1}]}}}, "squares.well.tags", "[{kind: 1}]", "Expected str, got int"),
    ],
)
def test_a_value_of_the_wrong_type_is_named_as_it_was_written(
    overrides: dict[Any, Any], path: str, value: str, expected: str
) -> None:
    with pytest.raises(EditionWrongValue) as refused:
        typed(CONTENT, overrides, Goose)
    assert refused.value.facts == {"path": path, "value": value, "expected": expected}
    assert str(refused.value) == f"The edition sets {path} to {value}, which does not fit: {expected}."


def test_the_first_of_several_wrong_values_is_named() -> None:
    with pytest.raises(EditionWrongValue) as refused:
        typed(CONTENT, {"prices": [5], "name": 3, "squares": {"well": {"turns": "x"}}}, Goose)
    assert refused.value.facts["path"] == "name"


# Files


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "mine.yaml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_an_edition_is_read_from_a_file(tmp_path: Path) -> None:
    text = "prices: [0, 2]\nplayers:\n  2: {coins: 3}  # fewer\njméno: čáp\n"
    assert read_edition(written(tmp_path, text)) == {
        "prices": [0, 2],
        "players": {2: {"coins": 3}},
        "jméno": "čáp",
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "null"),
        ("# nothing yet\n", "null"),
        ("- a\n- b\n", "[a, b]"),
        ("prices", "prices"),
        ("3", "3"),
        ("prices: [0, 1\nname: x\n", "line 2"),
        ("a: 1\nb: {c: 2\n", "line 3"),
        ("a: b: c", "line 1"),
        ("a: 1\n---\nb: 2\n", "line 2"),
        ("a: !!python/object:os.system x", "line 1"),
        ("? [a]\n: 1", "line 1"),
        ("\ta: 1", "line 1"),
        ("a: \x00", "not YAML"),
        ("a: " + "9" * 5000, "not YAML"),
        ("a: 2001-99-99", "not YAML"),
        ('a: !!int ""', "not YAML"),
        ("a: !!bool maybe", "not YAML"),
        ("a: !!timestamp soon", "not YAML"),
        ("a: " + "[" * 5000, "not YAML"),
        (b"a: \xff\xfe", "not text"),
        ("a: &a\n  - *a\n", "> 10000"),
        ("\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}' if n else 'x'] * 9)}]" for n in range(30)), "> 10000"),
    ],
)
def test_a_file_that_is_no_yaml_mapping(tmp_path: Path, text: str | bytes, problem: str) -> None:
    file = written(tmp_path, text)
    with pytest.raises(EditionNotRead) as refused:
        read_edition(file)
    assert refused.value.facts == {"file": str(file), "problem": problem}


@pytest.mark.parametrize(
    ("name", "problem"), [("none.yaml", "No such file or directory"), (".", "Is a directory"), ("a\0b", "not YAML")]
)
def test_what_is_no_file_at_all(tmp_path: Path, name: str, problem: str) -> None:
    with pytest.raises(EditionNotRead) as refused:
        read_edition(tmp_path / name)
    assert refused.value.facts["problem"] == problem


@given(
    st.text()
    | st.lists(
        st.sampled_from(["a", ": ", "- ", "\n", "  ", "[", "{", "}", "&a ", "*a", "!!", "int ", "1", '"', "? "])
    ).map("".join)
)
def test_whatever_is_in_the_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = written(tmp_path_factory.getbasetemp(), text)
    try:
        edition = read_edition(file)
    except BadEdition:
        return
    assert isinstance(edition, dict)
