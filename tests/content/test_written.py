"""YAML as people write it: what it means, its bounds, and the line of what is wrong."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.content.editions import EditionWrongValue
from deskovka.content.written import (
    BadEdition,
    EditionNotMapping,
    EditionNotRead,
    EditionNotYaml,
    EditionSaysTwice,
    EditionTooLarge,
    check_size,
    line_of,
    naming_lines,
    parse_edition,
    read_edition,
)


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
    ("text", "value"),
    [
        ("no", "no"),
        ("N", "N"),
        ("on", "on"),
        ("2024-01-01", "2024-01-01"),
        ("1_2_5", "1_2_5"),
        ("010", "010"),
        ("1:30", "1:30"),
        ("0x1f", "0x1f"),
        ("1e3", "1e3"),
        ("<<", "<<"),
        ("12", 12),
        ("-3", -3),
        (".5", 0.5),
        ("2.0", 2.0),
        ("true", True),
        ("null", None),
        ("~", None),
        ("", None),
        ('"12"', "12"),
        ("|\n  one\n  two", "one\ntwo"),
    ],
)
def test_words_mean_what_they_look_like(text: str, value: Any) -> None:
    read = parse_edition(f"a: {text}")["a"]
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("prices: [0, 1\nname: x\n", 2),
        ("a: 1\nb: {c: 2\n", 3),
        ("a: b: c", 1),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: !!python/object:os.system x", 1),
        ("b: 1\na: !!timestamp soon", 2),
        ("a: !!set {x, y}", 1),
        ("a: !!binary eA==", 1),
        ("? [a]\n: 1", 1),
        ("\ta: 1", 1),
        ("b: 1\na: \x00", 2),
        ("a: " + "9" * 5000, 1),
        ('b: 1\n\na: !!int ""', 3),
        ("a: !!bool maybe", 1),
        ("a: !!float x", 1),
        ("a: &a {x: 1}\nb: {!!merge <<: [*a, *a]}", 2),
        (b"a: 1\nb: \xff\xfe", 2),
    ],
)
def test_what_is_no_yaml_is_named_by_its_line(tmp_path: Path, text: str | bytes, line: int) -> None:
    with pytest.raises(EditionNotYaml) as refused:
        read_edition(written(tmp_path, text))
    assert refused.value.facts["line"] == line


@pytest.mark.parametrize(
    ("text", "value"),
    [("", "null"), ("# nothing yet\n", "null"), ("- a\n- b\n", "[a, b]"), ("prices", "prices"), ("3", "3")],
)
def test_an_edition_is_a_mapping(text: str, value: str) -> None:
    with pytest.raises(EditionNotMapping) as refused:
        parse_edition(text)
    assert refused.value.facts == {"value": value, "line": 1}


def test_a_key_stands_once() -> None:
    with pytest.raises(EditionSaysTwice) as refused:
        parse_edition("a: 1\nb:\n  c: 1\n  d: 1\n  c: 2\n")
    assert refused.value.facts == {"name": "c", "line": 5}


@pytest.mark.parametrize(
    "text",
    [
        "a: " + "[" * 5000,
        "a: " + "[" * 20 + "]" * 20,
        "a: &a\n  - *a\n",
        "a: [" + "x, " * 6000 + "x]",
        "a: " + "x" * 33_000,
        "\n".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}' if n else 'x'] * 9)}]" for n in range(30)),
    ],
)
def test_what_is_too_large_is_refused(text: str) -> None:
    with pytest.raises(EditionTooLarge) as refused:
        parse_edition(text)
    assert str(refused.value).startswith("The edition is too large: it may have 32000 letters, 5000 values")


@pytest.mark.parametrize("data", [{"a": ["x" * 20_000] * 2}, {"a": [0] * 5000}, {"x" * 40_000: 1}])
def test_plain_data_has_the_same_bounds(data: dict[str, Any]) -> None:
    with pytest.raises(EditionTooLarge):
        check_size(data)
    check_size({"a": ["x" * 20_000], "b": [0] * 4000})


@pytest.mark.parametrize(
    ("name", "problem"),
    [("none.yaml", "No such file or directory"), (".", "Is a directory"), ("a\0b", "embedded null byte")],
)
def test_what_is_no_file_at_all(tmp_path: Path, name: str, problem: str) -> None:
    with pytest.raises(EditionNotRead) as refused:
        read_edition(tmp_path / name)
    assert refused.value.facts["problem"] == problem


TEXT = """\
# mine
players:
  2: {coins: 3,
      turns: 5}
cards:
  - id: lake
    actions:
      - {type: move, n: 3}
      - {type: place,
         n: 2}
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("players", 2),
        ("players.2.turns", 4),
        ("players.3", 2),
        ("cards.lake", 6),
        ("cards.lake.actions.1.n", 10),
        ("cards.lake.marker", 6),
        ("faces.fern", 1),
    ],
)
def test_the_line_of_a_path(path: str, line: int) -> None:
    assert line_of(TEXT, path) == line


def test_what_does_not_fit_is_told_with_its_line_and_file() -> None:
    wrong = EditionWrongValue(path="players.2.turns", value=5, expected="9")
    with pytest.raises(EditionWrongValue) as refused, naming_lines(TEXT, "mine.yaml"):
        raise wrong
    assert refused.value.place == "mine.yaml:4"
    with pytest.raises(EditionNotYaml) as unread, naming_lines("a: [", "mine.yaml"):
        parse_edition("a: [")
    assert unread.value.place == "mine.yaml:1"
    with pytest.raises(EditionWrongValue) as pasted, naming_lines(TEXT):
        raise EditionWrongValue(path="players.2", value=5, expected="9")
    assert (pasted.value.facts["line"], pasted.value.place) == (3, "")


@given(
    st.text()
    | st.lists(
        st.sampled_from(["a", ": ", "- ", "\n", "  ", "[", "{", "}", "&a ", "*a", "!!", "int ", "1", '"', "? ", "<<"])
    ).map("".join)
)
def test_whatever_is_in_the_text_is_read_or_refused(text: str) -> None:
    try:
        edition = parse_edition(text)
    except BadEdition:
        return
    assert isinstance(edition, dict)
