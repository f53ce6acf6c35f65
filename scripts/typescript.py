"""TypeScript types of what the server sends and takes: messages, and the view and the content of every game.

``make types`` writes them into ``web/src/types``; with ``--check`` nothing is written, and files that are not what they
should be are named. Types come from the annotations, comments from the docstrings.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Mapping
from inspect import cleandoc, getsource
from pathlib import Path
from textwrap import dedent
from types import UnionType
from typing import Annotated, Any, ForwardRef, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from pydantic import BaseModel

from deskovka.bots.told import Thoughts
from deskovka.content.lexicon import Lexicon
from deskovka.games import registry
from deskovka.server import wire
from deskovka.server.api import requests

FOLDER = Path(__file__).parent.parent / "web" / "src" / "types"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
SENT = [
    *(kind for kind in vars(wire).values() if isinstance(kind, type) and kind.__module__ == wire.__name__),
    *(Lexicon, Thoughts),
]
FRAMES = [kind for kind in SENT if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag_field == "type"]


class Module:
    """One file of types: each is written once, under the name of its class."""

    def __init__(self, about: str) -> None:
        self._about = about
        self._written: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._aliases: dict[Any, str] = {}

    def __str__(self) -> str:
        head = f"// {self._about} Written by `make types` from the types in Python.\n"
        return "\n".join([head, *self._written.values()])

    def alias(self, name: str, hint: Any, about: str, shape: str = "") -> None:
        """A name for a type that has none of its own; TypeScript may know its shape more exactly."""
        self._written[name] = f"{_comment(about)}export type {name} = {shape or self.of(hint)};\n"
        self._aliases[hint] = name

    def of(self, hint: Any) -> str:
        """An annotation in TypeScript."""
        if hint in self._aliases:
            return self._aliases[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.of(parts[0])
        if origin is Literal:
            return " | ".join(json.dumps(part) for part in parts)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in parts))
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"readonly [{', '.join(self.of(part) for part in parts)}]"
        if origin in (tuple, list):
            part = self.of(parts[0])
            return f"readonly ({part})[]" if " " in part else f"readonly {part}[]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"Readonly<Record<string, {self.of(parts[1])}>>"
        if isinstance(hint, ForwardRef):
            return hint.__forward_arg__
        return self._named(hint)

    def _named(self, kind: type) -> str:
        """The name of a class, which is written unless it was."""
        name = kind.__name__
        if self._classes.setdefault(name, kind) is not kind:
            raise TypeError(f"two types are called {name}: {kind} and {self._classes[name]}")
        if name not in self._written:
            self._written[name] = ""
            self._written[name] = f"{_comment(kind.__doc__)}{self._body(name, kind)}"
        return name

    def _body(self, name: str, kind: type) -> str:
        if issubclass(kind, msgspec.Struct) and (cases := _cases(kind)):
            return f"export type {name} = {' | '.join(self._named(case) for case in cases)};\n"
        fields = list(_fields(kind))
        hints = get_type_hints(kind, include_extras=True)
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.array_like:
            return f"export type {name} = readonly [{', '.join(f'{f}: {self.of(hints[f])}' for f, _, _ in fields)}];\n"
        comments = _comments(kind)
        lines = [f'  readonly {field}: "{value}";\n' for field, value in _tag(kind)]
        for field, key, mark in fields:
            about = comments.get(field) or _description(hints[field])
            lines.append(f"{_comment(about, '  ')}  readonly {key}{mark}: {self.of(hints[field])};\n")
        return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _cases(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs that a tagged base stands for."""
    if not kind.__struct_config__.tag_field or kind.__struct_fields__:
        return []
    return sorted(kind.__subclasses__(), key=lambda case: case.__name__)


def _tag(kind: type) -> Iterable[tuple[str, Any]]:
    if issubclass(kind, msgspec.Struct) and (field := kind.__struct_config__.tag_field):
        yield field, kind.__struct_config__.tag


def _fields(kind: type) -> Iterable[tuple[str, str, str]]:
    """The fields: their names in Python and in JSON, and a question mark where they may be left out."""
    if issubclass(kind, BaseModel):
        for name, field in kind.model_fields.items():
            yield name, name, "" if field.is_required() else "?"
    elif issubclass(kind, msgspec.Struct):
        for part in msgspec.structs.fields(kind):
            yield part.name, part.encode_name, "?" if kind.__struct_config__.omit_defaults and not part.required else ""
    else:
        raise TypeError(f"{kind} is no message")


def _comments(kind: type) -> dict[str, str]:
    """What stands under the fields of a class and of those that it comes from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("deskovka."):
            (body,) = ast.parse(dedent(getsource(base))).body
            assert isinstance(body, ast.ClassDef)
            for field, text in zip(body.body, body.body[1:], strict=False):
                match field, text:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(about))):
                        found[name] = about
    return found


def _description(hint: Any) -> str | None:
    """What an annotation says of its field."""
    for part in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if about := part.description if isinstance(part, Meta) else getattr(part, "description", None):
            return str(about)
    return None


def _comment(about: str | None, indent: str = "") -> str:
    lines = cleandoc(about or "").replace("``", "`").splitlines()
    if len(lines) > 1:
        return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])
    return f"{indent}/** {lines[0]} */\n" if lines else ""


def modules() -> dict[str, str]:
    """The files, by name."""
    messages = Module("What the server and the pages say to each other.")
    option = "readonly [verb: string, ...facts: (string | number)[]]"
    messages.alias("Option", wire.Option, "A verb, then whole numbers and words; the lexicon names them.", option)
    messages.alias("Setup", dict[str, Any], "Options of a set-up, by their keys.")
    messages.alias("AnySeat", requests.AnySeat, "Who is wanted at a seat of a new table.")
    for kind in (*SENT, requests.NewTable, requests.PushGiven, requests.RunGiven):
        messages.of(kind)
    messages.alias("Frame", Union[tuple(FRAMES)], "What comes on the socket.")  # noqa: UP007  # made of a list
    files = {"messages.ts": str(messages)}
    for game in registry:
        module = Module(f"The game {game.id} as its board is given it.")
        module.of(get_type_hints(type(game).view)["return"])
        module.of(get_type_hints(type(game).content)["return"])
        files[f"{game.id}.ts"] = str(module)
    return files


def main() -> None:
    """Write the files, or with ``--check`` name those that differ."""
    files = modules()
    there = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.ts")}
    if "--check" in sys.argv:
        stale = sorted(name for name in {*files, *there} if files.get(name) != there.get(name))
        sys.exit(f"make types would change: {', '.join(stale)}" if stale else 0)
    for name in there.keys() - files.keys():
        (FOLDER / name).unlink()
    FOLDER.mkdir(exist_ok=True)
    for name, text in files.items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
