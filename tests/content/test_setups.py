"""Set-ups in general, on the set-up of a small game."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from deskovka.content.setups import UnknownOption, option_from_words, options_of, read_setup, write_setup
from deskovka.content.written import EditionNotMapping, EditionNotYaml
from deskovka.kernel import BadSetup


class GooseSetup(msgspec.Struct, frozen=True, kw_only=True):
    """A game of goose."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    traps: tuple[Literal["well", "prison", "maze"], ...] = ()
    dice: Literal["one", 2, 3] = 2
    name: str = "goose"
    order: tuple[int, ...] = ()
    edition: dict[str, Any] = {}


def read(**data: Any) -> GooseSetup:
    return read_setup("goose", GooseSetup, data)


def test_options_are_described_in_order() -> None:
    options = options_of(GooseSetup)
    assert [(option.key, option.kind, option.default) for option in options] == [
        ("players", "number", 2),
        ("traps", "several", ()),
        ("dice", "choice", 2),
        ("name", "text", "goose"),
        ("order", "order", ()),
        ("edition", "edition", {}),
    ]
    assert [option.choices for option in options] == [(), ("well", "prison", "maze"), ("one", 2, 3), (), (), ()]
    assert [(options[0].low, options[0].high)] == [(2, 6)]
    assert [option.allowed for option in options] == [
        "2–6",
        "well, prison, maze",
        "one, 2, 3",
        "text",
        "0,1,2,…",
        "YAML {…}",
    ]


def test_a_field_that_no_form_could_show_is_refused() -> None:
    class Odd(msgspec.Struct):
        speed: float = 1.0

    with pytest.raises(TypeError, match="speed"):
        options_of(Odd)


def test_defaults_are_filled_in() -> None:
    assert read() == GooseSetup()
    assert read(players=4, traps=["maze", "well"]) == GooseSetup(players=4, traps=("maze", "well"))
    assert read(dice="one", order=[1, 0], name="x").order == (1, 0)


@pytest.mark.parametrize(
    ("key", "value", "shown", "allowed"),
    [
        ("players", 7, "7", "2–6"),
        ("players", "many", "many", "2–6"),
        ("traps", ["well", "lava"], "well,lava", "well, prison, maze"),
        ("traps", ["well", "well"], "well,well", "1 × well"),
        ("traps", "well", "well", "well, prison, maze"),
        ("dice", 4, "4", "one, 2, 3"),
        ("dice", "2", "2", "one, 2, 3"),
        ("name", None, "null", "text"),
        ("order", [0.5], "0.5", "0,1,2,…"),
        ("edition", [], "[]", "YAML {…}"),
        ("edition", {"a": {None: 1}}, "{a: {null: 1}}", "YAML {…}"),
        ("edition", {"a": object()}, "{a: object}", "YAML {…}"),
    ],
)
def test_what_is_wrong_and_what_would_be_right(key: str, value: Any, shown: str, allowed: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read(**{key: value})
    assert refused.value.facts == {"game": "goose", "key": key, "value": shown, "allowed": allowed}


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(UnknownOption) as refused:
        read(wings=2)
    known = "players, traps, dice, name, order, edition"
    assert refused.value.facts == {"game": "goose", "option": "wings", "known": known}
    assert str(refused.value) == f"The set-up of goose has no option “wings”; it has: {known}."
    with pytest.raises(UnknownOption):
        option_from_words("goose", GooseSetup, "wings", "2")


def test_only_what_differs_is_written_and_the_players_always() -> None:
    assert write_setup(GooseSetup()) == {"players": 2}
    setup = GooseSetup(players=3, traps=("maze",), dice="one", order=(2, 0, 1), edition={"prices": [1]})
    written = write_setup(setup)
    assert written == {
        "players": 3,
        "traps": ["maze"],
        "dice": "one",
        "order": [2, 0, 1],
        "edition": {"prices": [1]},
    }
    assert read(**written) == setup


def test_an_edition_is_kept_as_its_record_will_give_it_back() -> None:
    setup = read(edition={"players": {2: {"coins": 3}}, "prices": (1, 2)})
    assert setup.edition["players"] == {"2": {"coins": 3}}
    assert read(**write_setup(setup)) == read(edition={"players": {"2": {"coins": 3}}, "prices": [1, 2]})


def test_an_edition_may_be_a_text_of_yaml() -> None:
    assert read(edition="players:\n  2: {coins: 3}\n") == read(edition={"players": {2: {"coins": 3}}})
    with pytest.raises(EditionNotMapping):
        read(edition="prices.yaml")
    with pytest.raises(EditionNotYaml):
        read(edition="players: {2")


def test_an_edition_nested_beyond_reason_is_refused() -> None:
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadSetup):
        read(edition={"a": deep})


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("players", "5", 5),
        ("players", "12", 12),
        ("traps", "well,maze", ["well", "maze"]),
        ("traps", "", []),
        ("dice", "one", "one"),
        ("dice", "3", 3),
        ("dice", "9", "9"),
        ("name", "7", "7"),
        ("order", "1,0,2", [1, 0, 2]),
        ("order", "", []),
        ("edition", "my.yaml", "my.yaml"),
    ],
)
def test_options_as_they_are_written_on_a_command_line(key: str, text: str, value: Any) -> None:
    read_value = option_from_words("goose", GooseSetup, key, text)
    assert read_value == value
    assert type(read_value) is type(value)


@pytest.mark.parametrize(
    ("key", "text", "allowed"),
    [
        ("players", "two", "2–6"),
        ("players", "", "2–6"),
        ("players", "2.0", "2–6"),
        ("players", "9" * 5000, "2–6"),
        ("order", "0,b", "0,1,2,…"),
    ],
)
def test_words_that_are_no_numbers(key: str, text: str, allowed: str) -> None:
    with pytest.raises(BadSetup) as refused:
        option_from_words("goose", GooseSetup, key, text)
    assert (refused.value.facts["key"], refused.value.facts["allowed"]) == (key, allowed)
    assert len(str(refused.value.facts["value"])) <= 80
