"""Set-ups: every option of a game with its default, described for forms and read with clear errors.

A set-up is a frozen ``msgspec.Struct``. Its fields may be whole numbers with bounds, choices (``Literal``), several of
some choices (a tuple of them), a choice for each seat (marked ``PER_SEAT``), an order (a tuple of whole numbers), a
short text, or the overrides of an edition (as plain data, or as a text of YAML). ``shown_first`` of the type names the
options that most people choose: a form folds the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, cast, get_args, get_type_hints

import msgspec
from msgspec import Meta, inspect

from deskovka.content.converting import converted, described
from deskovka.content.shown import shown
from deskovka.content.written import check_size, parse_edition
from deskovka.kernel import BadSetup

T = TypeVar("T", bound=msgspec.Struct)


def one_of(table: str, *choices: str) -> Meta:
    """What marks a text as one of the entries of a table of the content; printed there are these."""
    return Meta(max_length=40, extra={"choices": choices, "table": table})


def usually(*choices: str) -> Meta:
    """What marks a text as something that is usually one of these, though it can be written out."""
    return Meta(extra={"choices": choices})


PER_SEAT = Meta(extra={"per_seat": True})
"""What marks a tuple of choices as one for each seat; empty, it is left to the game."""


class UnknownOption(BadSetup):
    """The set-up of a game has no such option."""

    key = "unknown-option"
    sentence = "The set-up of {game} has no option “{option}”; it has: {known}."


class SetupConflict(BadSetup):
    """Two options of a set-up do not go together."""

    key = "setup-conflict"
    sentence = "In the set-up of {game}, {key} = {value} needs {needs}."


class SetupOption(msgspec.Struct, frozen=True):
    """One option of a set-up, as a form or a help page shows it."""

    key: str
    kind: Literal["number", "choice", "several", "seats", "order", "text", "edition"]
    default: Any
    choices: tuple[str | int, ...] = ()
    low: int | None = None
    high: int | None = None
    main: bool = False
    """Whether a form shows it at once."""

    @property
    def allowed(self) -> str:
        """What the option may be, for a sentence."""
        if self.kind == "number":
            return f"{self.low}–{self.high}"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        return {"order": "0,1,2,…", "edition": "YAML {…}", "text": "text"}[self.kind]


@cache
def options_of(setup_type: type[msgspec.Struct]) -> tuple[SetupOption, ...]:
    """The options of a set-up, in order."""
    info = cast(inspect.StructType, described(setup_type))
    hints = get_type_hints(setup_type)
    options = [_option(field, hints[field.name]) for field in info.fields]
    usual = tuple(option.key for option in options if option.kind in ("number", "choice", "several"))
    first = getattr(setup_type, "shown_first", usual)
    return tuple(msgspec.structs.replace(option, main=option.key in first) for option in options)


def _option(field: inspect.Field, hint: Any) -> SetupOption:
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    match field.type:
        case inspect.IntType(ge=low, le=high):
            return SetupOption(field.name, "number", default, low=low, high=high)
        case inspect.LiteralType():
            return SetupOption(field.name, "choice", default, choices=get_args(hint))
        case inspect.VarTupleType(item_type=inspect.LiteralType()):
            return SetupOption(field.name, "several", default, choices=get_args(get_args(hint)[0]))
        case inspect.Metadata(extra={"per_seat": True}):
            return SetupOption(field.name, "seats", default, choices=get_args(get_args(hint)[0]))
        case inspect.VarTupleType():
            return SetupOption(field.name, "order", default)
        case inspect.DictType():
            return SetupOption(field.name, "edition", default)
        case inspect.Metadata(type=inspect.StrType(), extra={"choices": choices}):
            return SetupOption(field.name, "choice", default, choices=choices)
        case inspect.StrType():
            return SetupOption(field.name, "text", default)
        case other:
            raise TypeError(f"a set-up cannot have a field like {field.name}: {other}")


def choices_with(setup_type: type[msgspec.Struct], content: msgspec.Struct) -> dict[str, tuple[str, ...]]:
    """What may be chosen with this content where a table of it says so, by option.

    The printed entries that are left come first, then those that an edition adds.
    """
    found: dict[str, tuple[str, ...]] = {}
    for key, table, choices in _from_tables(setup_type):
        entries = list(getattr(content, table))
        printed = [choice for choice in choices if choice in entries]
        found[key] = (*printed, *(entry for entry in entries if entry not in printed))
    return found


@cache
def _from_tables(setup_type: type[msgspec.Struct]) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """The options that name an entry of a table: key, table, and what is printed there."""
    fields = cast(inspect.StructType, described(setup_type)).fields
    marked = [(field.name, field.type.extra) for field in fields if isinstance(field.type, inspect.Metadata)]
    return tuple((key, extra["table"], extra["choices"]) for key, extra in marked if extra and "table" in extra)


def check_choices(game: str, setup: msgspec.Struct, content: msgspec.Struct) -> None:
    """Raise when a set-up names an entry of a table that its edition does not have."""
    for key, choices in choices_with(type(setup), content).items():
        if (value := getattr(setup, key)) not in choices:
            raise BadSetup(game=game, key=key, value=shown(value), allowed=", ".join(choices))


@cache
def _types(setup_type: type[msgspec.Struct]) -> dict[str, Any]:
    """The type of each option."""
    return {field.name: field.type for field in msgspec.structs.fields(setup_type)}


def read_setup(game: str, setup_type: type[T], data: Mapping[str, Any]) -> T:
    """The set-up described by plain data, with defaults filled in."""
    options = {option.key: option for option in options_of(setup_type)}
    types = _types(setup_type)
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key not in options:
            raise UnknownOption(game=game, option=shown(key), known=", ".join(options))
        option = options[key]
        try:
            given = _edition(value) if option.kind == "edition" else value
            values[key] = converted(given, types[key])
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            raise BadSetup(game=game, key=key, value=_as_written(value), allowed=option.allowed) from None
        if option.kind == "several":
            _check_each_once(game, key, values[key])
    return setup_type(**values)


def _edition(value: Any) -> Any:
    """An edition given as plain data, or as a text of YAML."""
    edition = parse_edition(value) if isinstance(value, str) else value
    check_size(edition)
    return as_recorded(edition)


def as_recorded(edition: Any) -> Any:
    """An edition as a record gives it back: JSON has no other keys than texts.

    >>> as_recorded({"players": {2: {"coins": 10}}})
    {'players': {'2': {'coins': 10}}}
    """
    return msgspec.to_builtins(edition, str_keys=True)


def _check_each_once(game: str, key: str, choices: tuple[str | int, ...]) -> None:
    for choice in choices:
        if choices.count(choice) > 1:
            raise BadSetup(game=game, key=key, value=_as_written(choices), allowed=f"1 × {choice}")


def write_setup(setup: msgspec.Struct) -> dict[str, Any]:
    """The plain data of a set-up: the number of players and what differs from the defaults."""
    data, defaults = _plain(setup), _plain(type(setup)())
    return {key: value for key, value in data.items() if key == "players" or value != defaults[key]}


def _plain(setup: msgspec.Struct) -> dict[str, Any]:
    """A set-up as JSON knows it: lists, not tuples."""
    return cast(dict[str, Any], msgspec.json.decode(msgspec.json.encode(setup)))


def option_from_words(game: str, setup_type: type[msgspec.Struct], key: str, text: str) -> Any:
    """The value of an option as it is written on a command line: ``variants=leaders,citadels``."""
    options = {option.key: option for option in options_of(setup_type)}
    if key not in options:
        raise UnknownOption(game=game, option=shown(key), known=", ".join(options))
    option = options[key]
    try:
        match option.kind:
            case "number":
                return int(text)
            case "order":
                return [int(part) for part in text.split(",") if part]
            case "several" | "seats":
                return [part for part in text.split(",") if part]
            case "choice":
                return next((choice for choice in option.choices if str(choice) == text), text)
            case _:
                return text
    except ValueError:
        raise BadSetup(game=game, key=key, value=shown(text), allowed=option.allowed) from None


def _as_written(value: Any) -> str:
    """A value as it would stand on a command line."""
    return shown(",".join(shown(part) for part in value) if isinstance(value, (list, tuple)) and value else value)
