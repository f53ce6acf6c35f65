"""Set-ups: every option of a game with its default, described for forms and read with clear errors.

A set-up is a frozen ``msgspec.Struct``. Its fields may be whole numbers with bounds, choices (``Literal``), several of
some choices (a tuple of them), an order (a tuple of whole numbers), a short text, or the overrides of an edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, cast, get_args, get_type_hints

import msgspec
from msgspec import inspect

from deskovka.content.shown import shown
from deskovka.kernel import BadSetup

T = TypeVar("T", bound=msgspec.Struct)


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
    kind: str
    """``number``, ``choice``, ``several``, ``order``, ``text`` or ``edition``."""
    default: Any
    choices: tuple[str | int, ...] = ()
    low: int | None = None
    high: int | None = None

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
    info = cast(inspect.StructType, inspect.type_info(setup_type))
    hints = get_type_hints(setup_type)
    return tuple(_option(field, hints[field.name]) for field in info.fields)


def _option(field: inspect.Field, hint: Any) -> SetupOption:
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    match field.type:
        case inspect.IntType(ge=low, le=high):
            return SetupOption(field.name, "number", default, low=low, high=high)
        case inspect.LiteralType():
            return SetupOption(field.name, "choice", default, choices=get_args(hint))
        case inspect.VarTupleType(item_type=inspect.LiteralType()):
            return SetupOption(field.name, "several", default, choices=get_args(get_args(hint)[0]))
        case inspect.VarTupleType():
            return SetupOption(field.name, "order", default)
        case inspect.DictType():
            return SetupOption(field.name, "edition", default)
        case inspect.StrType():
            return SetupOption(field.name, "text", default)
        case other:
            raise TypeError(f"a set-up cannot have a field like {field.name}: {other}")


def read_setup(game: str, setup_type: type[T], data: Mapping[str, Any]) -> T:
    """The set-up described by plain data, with defaults filled in."""
    options = {option.key: option for option in options_of(setup_type)}
    fields = {field.name: field for field in msgspec.structs.fields(setup_type)}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key not in options:
            raise UnknownOption(game=game, option=shown(key), known=", ".join(options))
        option = options[key]
        try:
            given = as_recorded(value) if option.kind == "edition" else value
            values[key] = msgspec.convert(given, fields[key].type, strict=True)
        except (msgspec.ValidationError, TypeError, ValueError, RecursionError):
            raise BadSetup(game=game, key=key, value=_as_written(value), allowed=option.allowed) from None
        if option.kind == "several":
            _check_each_once(game, key, values[key])
    return setup_type(**values)


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
            case "several":
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
