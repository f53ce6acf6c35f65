from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.content.shown import shown


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("fern_north", "fern_north"),
        ("", '""'),
        (None, "null"),
        (True, "true"),
        (-3, "-3"),
        (2.5, "2.5"),
        (float("nan"), "NaN"),
        ([], "[]"),
        ({}, "{}"),
        ([1, "two", None], "[1, two, null]"),
        ({"land": [["a", "b"]], 2: {}}, "{land: [[a, b]], 2: {}}"),
        ([[[[1]]]], "[[[…]]]"),
        ({("a", "b"): 1}, "{…: 1}"),
        (b"bytes", "bytes"),
        ({1, 2}, "set"),
    ],
)
def test_a_value_is_shown_in_the_words_of_yaml(value: Any, text: str) -> None:
    assert shown(value) == text


def test_what_is_long_is_cut() -> None:
    assert shown("x" * 80) == "x" * 80
    assert shown("x" * 81) == "x" * 79 + "…"
    assert shown(list(range(1000)))[-6:] == " 21, …"
    assert shown([""] * 1000).endswith("…")
    assert shown(10**5000) == "…"


def test_what_contains_itself_is_cut() -> None:
    ring: list[Any] = []
    ring.append(ring)
    assert shown(ring) == "[[[…]]]"


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
        lambda inner: st.lists(inner) | st.dictionaries(st.integers() | st.text(), inner),
    )
)
def test_whatever_it_is_it_fits_into_a_sentence(value: Any) -> None:
    assert 0 < len(shown(value)) <= 80
