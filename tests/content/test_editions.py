"""Tables and editions in general, on the content of a small game."""

import copy
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from msgspec import Meta

from deskovka.content.editions import (
    EditionBreaksCount,
    EditionIncomplete,
    EditionUnknownKey,
    EditionWrongValue,
    Id,
    Names,
    check_names,
    load_tables,
    merge,
    typed,
)
from deskovka.content.written import BadEdition

Count = Annotated[int, Meta(ge=0, le=99)]


class Tag(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["wet", "dark"]
    depth: Annotated[float, Meta(ge=0, le=1)] = 0.5


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"next_square": "next"}):
    id: Id
    turns: Count
    tags: Annotated[tuple[Tag, ...], Meta(max_length=3)] = ()
    ends: bool = False
    next_square: Id | None = None


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Count
    dice: Count = 2


class Goose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    prices: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=4)]
    name: Annotated[str, Meta(max_length=9)]
    players: Annotated[dict[Annotated[int, Meta(ge=2, le=6)], Players], Meta(min_length=1, max_length=3)]
    squares: Annotated[tuple[Square, ...], Meta(min_length=1, max_length=3)]
    start: tuple[Id, Id]
    names: Names = {}


CONTENT: dict[str, Any] = {
    "prices": [0, 1, 2],
    "name": "goose",
    "players": {2: {"coins": 5}, 3: {"coins": 4}},
    "squares": [
        {"id": "well", "turns": 2, "tags": [{"kind": "wet"}]},
        {"id": "maze", "turns": 3},
    ],
    "start": ["well", "maze"],
}


def merged(**overrides: Any) -> dict[str, Any]:
    """The content with overrides."""
    result: dict[str, Any] = merge(CONTENT, overrides, Goose)
    return result


# Merging


def test_the_tables_of_several_files_are_one_mapping() -> None:
    content = load_tables("deskovka.games.legends", "cards.yaml", "pieces.yaml")
    assert {"cards", "leaders", "prices", "players"} <= set(content)
    assert "faces" not in content


def test_a_struct_is_merged_key_by_key() -> None:
    content = merged(players={3: {"coins": 9}}, name="duck")
    assert content["players"] == {2: {"coins": 5}, 3: {"coins": 9}}
    assert content["name"] == "duck"
    assert content["prices"] == [0, 1, 2]


def test_keys_that_are_numbers_may_be_written_as_texts() -> None:
    assert merged(players={"3": {"coins": 9}})["players"] == {2: {"coins": 5}, 3: {"coins": 9}}


@pytest.mark.parametrize("overrides", [{"maze": {"turns": 7}}, [{"id": "maze", "turns": 7}]])
def test_a_list_of_entries_is_merged_by_id(overrides: Any) -> None:
    assert merged(squares=overrides)["squares"] == [
        {"id": "well", "turns": 2, "tags": [{"kind": "wet"}]},
        {"id": "maze", "turns": 7},
    ]


def test_a_field_that_the_content_leaves_out_can_be_set() -> None:
    goose = typed(CONTENT, {"squares": {"maze": {"ends": True, "tags": [{"kind": "dark"}]}}}, Goose)
    assert goose.squares[1] == Square("maze", 3, (Tag("dark"),), True)


def test_null_is_set_where_the_type_allows_it() -> None:
    goose = typed(CONTENT, {"squares": {"maze": {"next": "well"}, "well": {"next": None}}}, Goose)
    assert [square.next_square for square in goose.squares] == [None, "well"]


def test_a_new_entry_is_added_whole() -> None:
    inn = {"turns": 1, "ends": True}
    assert merged(squares={"inn": inn})["squares"][2] == {"id": "inn", **inn}
    assert merged(squares=[{"id": "inn", **inn}])["squares"][2] == {"id": "inn", **inn}
    assert merged(players={4: {"coins": 1}})["players"][4] == {"coins": 1}


def test_what_is_added_comes_in_the_order_of_the_ids_or_as_it_is_listed() -> None:
    first, second = {"turns": 1}, {"turns": 2}
    content = {**CONTENT, "squares": []}
    for squares in ({"a": first, "b": second}, {"b": second, "a": first}):
        assert [square["id"] for square in merge(content, {"squares": squares}, Goose)["squares"]] == ["a", "b"]
    listed = [{"id": "b", **second}, {"id": "a", **first}]
    assert [square["id"] for square in merge(content, {"squares": listed}, Goose)["squares"]] == ["b", "a"]


def test_null_removes_an_entry() -> None:
    assert [square["id"] for square in merged(squares={"well": None})["squares"]] == ["maze"]
    assert merged(players={"2": None})["players"] == {3: {"coins": 4}}


def test_any_other_list_is_replaced() -> None:
    assert merged(prices=[3])["prices"] == [3]
    assert merged(start=["maze", "well"])["start"] == ["maze", "well"]
    assert merged(squares={"well": {"tags": []}})["squares"][0]["tags"] == []


def test_neither_the_content_nor_the_overrides_are_changed() -> None:
    overrides = {"players": {"3": {"coins": 9}, "2": None}, "squares": [{"id": "well", "turns": 1}]}
    content_before, overrides_before = copy.deepcopy(CONTENT), copy.deepcopy(overrides)
    assert merge(CONTENT, overrides, Goose) != CONTENT
    assert (CONTENT, overrides) == (content_before, overrides_before)
    assert merge(CONTENT, {}, Goose) == CONTENT


# What is refused


@pytest.mark.parametrize(
    ("overrides", "path", "known"),
    [
        ({"colour": 1}, "colour", "prices, name, players, squares, start, names"),
        ({"players": {2: {"gold": 1}}}, "players.2.gold", "coins, dice"),
        ({"players": {5: None}}, "players.5", "2, 3"),
        ({"players": {9: {"coins": 1}}}, "players.9", "2–6"),
        ({"players": {"many": {"coins": 1}}}, "players.many", "2–6"),
        ({"players": {True: {"coins": 1}}}, "players.true", "2–6"),
        ({"players": {"9" * 5000: {"coins": 1}}}, "players." + "9" * 79 + "…", "2–6"),
        ({"squares": {"inn": None}}, "squares.inn", "well, maze"),
        ({"squares": {"an inn": {"turns": 1}}}, "squares.an inn", "a–z 0–9 _ (≤ 40)"),
        ({"squares": {"inn\n": {"turns": 1}}}, "squares.inn\n", "a–z 0–9 _ (≤ 40)"),
        ({"squares": {"well": {"depth": 3}}}, "squares.well.depth", "id, turns, tags, ends, next"),
        ({"squares": {"well": {"tags": [{"kind": "wet", "x": 1}]}}}, "squares.well.tags.0.x", "kind, depth"),
        ({"x" * 200: 1}, "x" * 79 + "…", "prices, name, players, squares, start, names"),
    ],
)
def test_an_unknown_key(overrides: dict[Any, Any], path: str, known: str) -> None:
    with pytest.raises(EditionUnknownKey) as refused:
        typed(CONTENT, overrides, Goose)
    assert refused.value.facts == {"path": path, "known": known}


@pytest.mark.parametrize(
    ("overrides", "path", "value", "expected"),
    [
        ({"players": [1, 2]}, "players", "[1, 2]", "{…}"),
        ({"players": None}, "players", "null", "{…}"),
        ({"players": {2: 5}}, "players.2", "5", "{coins, dice}"),
        ({"players": {2: {"coins": None}}}, "players.2.coins", "null", "0–99"),
        ({"players": {"2": {"coins": 1}, "3": {"coins": "x"}}}, "players.3.coins", "x", "0–99"),
        ({"players": {2: {"coins": 100}}}, "players.2.coins", "100", "0–99"),
        ({"players": {2: {"coins": 2.5}}}, "players.2.coins", "2.5", "0–99"),
        ({"players": {2: {"coins": True}}}, "players.2.coins", "true", "0–99"),
        ({"players": {2: {"coins": 10**5000}}}, "players.2.coins", "…", "0–99"),
        ({"squares": 3}, "squares", "3", "{id: {…}}"),
        ({"squares": []}, "squares", "[]", "{id: {…}}"),
        ({"squares": ["well"]}, "squares", "[well]", "{id: {…}}"),
        ({"squares": [{"id": "well"}, {"turns": 1}]}, "squares", "[{id: well}, {turns: 1}]", "{id: {…}}"),
        ({"squares": [{"id": "well"}, {"id": "well"}]}, "squares", "[well, well]", "1 × id"),
        ({"squares": {"well": {"id": "pond"}}}, "squares.well.id", "pond", "well"),
        ({"squares": {"well": {"turns": "x"}}}, "squares.well.turns", "x", "0–99"),
        ({"squares": {"well": {"ends": "yes"}}}, "squares.well.ends", "yes", "true, false"),
        ({"squares": {"well": {"next": 3}}}, "squares.well.next", "3", "a–z 0–9 _ (≤ 40)"),
        ({"squares": {"well": {"tags": {}}}}, "squares.well.tags", "{}", "[{kind, depth}, …] (0–3)"),
        ({"squares": {"well": {"tags": ["wet"]}}}, "squares.well.tags.0", "wet", "{kind, depth}"),
        ({"squares": {"well": {"tags": [{"kind": 1}]}}}, "squares.well.tags.0.kind", "1", "dark, wet"),
        (
            {"squares": {"well": {"tags": [{"kind": "wet", "depth": float("nan")}]}}},
            "squares.well.tags.0.depth",
            "NaN",
            "0–1",
        ),
        ({"prices": 3}, "prices", "3", "[0–99, …] (1–4)"),
        ({"prices": []}, "prices", "[]", "[0–99, …] (1–4)"),
        ({"prices": [1] * 5}, "prices", "[1, 1, 1, 1, 1]", "[0–99, …] (1–4)"),
        ({"prices": {"0": 3}}, "prices", "{0: 3}", "[0–99, …] (1–4)"),
        ({"prices": [1, "two"]}, "prices.1", "two", "0–99"),
        ({"start": ["well"]}, "start", "[well]", "[a–z 0–9 _ (≤ 40), a–z 0–9 _ (≤ 40)]"),
        ({"start": ["well", ""]}, "start.1", '""', "a–z 0–9 _ (≤ 40)"),
        ({"name": ["a"]}, "name", "[a]", "text (≤ 9)"),
        ({"name": "x" * 10}, "name", "x" * 10, "text (≤ 9)"),
    ],
)
def test_a_value_that_does_not_fit_is_named_as_it_was_written(
    overrides: dict[Any, Any], path: str, value: str, expected: str
) -> None:
    with pytest.raises(EditionWrongValue) as refused:
        typed(CONTENT, overrides, Goose)
    assert refused.value.facts == {"path": path, "value": value, "expected": expected}
    assert str(refused.value) == f"The edition sets {path} to {value}; right would be {expected}."


@pytest.mark.parametrize(
    ("overrides", "path", "missing", "known"),
    [
        ({"squares": {"wel": {"ends": True}}}, "squares.wel", "turns", "well, maze"),
        ({"players": {4: {}}}, "players.4", "coins", "2, 3"),
        ({"squares": {"well": {"tags": [{"depth": 1}]}}}, "squares.well.tags.0", "kind", "–"),
    ],
)
def test_what_is_added_must_be_whole(overrides: dict[str, Any], path: str, missing: str, known: str) -> None:
    with pytest.raises(EditionIncomplete) as refused:
        typed(CONTENT, overrides, Goose)
    assert refused.value.facts == {"path": path, "missing": missing, "known": known}


@pytest.mark.parametrize(
    ("overrides", "path", "value", "expected"),
    [
        ({"squares": {"well": None, "maze": None}}, "squares", "0 ×", "1–3 ×"),
        ({"squares": {"a": {"turns": 1}, "b": {"turns": 1}}}, "squares", "4 ×", "1–3 ×"),
        ({"players": {4: {"coins": 1}, 5: {"coins": 1}}}, "players", "4 ×", "1–3 ×"),
    ],
)
def test_no_more_and_no_fewer_entries_than_allowed(
    overrides: dict[str, Any], path: str, value: str, expected: str
) -> None:
    with pytest.raises(EditionBreaksCount) as refused:
        typed(CONTENT, overrides, Goose)
    assert refused.value.facts == {"path": path, "value": value, "expected": expected}


def test_the_first_of_several_wrong_values_is_named() -> None:
    with pytest.raises(EditionWrongValue) as refused:
        typed(CONTENT, {"prices": [5], "name": 3, "squares": {"well": {"turns": "x"}}}, Goose)
    assert refused.value.facts["path"] == "name"


GARBAGE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.sampled_from(["well", "wet"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["id", "turns", "tags", "kind", "coins", "well", "inn", "2", 3, None]), inner, max_size=4
        )
    ),
    max_leaves=9,
)


@given(st.dictionaries(st.sampled_from(sorted(Goose.__struct_fields__)), GARBAGE))
def test_whatever_an_edition_says_it_is_typed_or_refused(overrides: dict[str, Any]) -> None:
    try:
        goose = typed(CONTENT, overrides, Goose)
    except BadEdition as error:
        event(type(error).__name__)
    else:
        event("typed")
        assert isinstance(goose, Goose)


# Names


def test_an_edition_gives_names_in_the_languages_that_there_are() -> None:
    names = {"square": {"inn": {"en": "Inn", "cs": "Hostinec"}}}
    goose = typed(CONTENT, {"names": names}, Goose)
    assert goose.names == names
    check_names(goose.names, ["square", "seat"])


@pytest.mark.parametrize(
    ("names", "path"),
    [
        ({"squares": {"inn": {"en": "Inn"}}}, "names.squares"),
        ({"seat": {"inn": {"en": "Inn"}}}, "names.seat"),
        ({"square": {"inn": {"de": "Gasthaus"}}}, "names.square.inn.de"),
        ({"square": {"inn": {"en": ""}}}, "names.square.inn.en"),
        ({"square": {"inn": {"en": " "}}}, "names.square.inn.en"),
        ({"square": {"inn": {"en": "x" * 61}}}, "names.square.inn.en"),
        ({"square": {"inn": {"en": "a\nb"}}}, "names.square.inn.en"),
        ({"square": {"inn": {"en": "a\u202eb"}}}, "names.square.inn.en"),
        ({"square": {"inn": "Inn"}}, "names.square.inn"),
        ({"square": {"the inn": {"en": "Inn"}}}, "names.square.the inn"),
    ],
)
def test_names_of_nothing_and_names_that_cannot_be_read_are_refused(names: dict[str, Any], path: str) -> None:
    with pytest.raises(BadEdition) as refused:
        check_names(typed(CONTENT, {"names": names}, Goose).names, ["square", "seat"])
    assert refused.value.facts["path"] == path
