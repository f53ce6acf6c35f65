"""YAML as people write it: read within bounds, and with the line of whatever is wrong.

Words mean what they look like: ``no`` and ``2024-01-01`` are texts, ``010`` too. There are no tags and no merged keys,
and a key stands once.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml
from yaml.constructor import ConstructorError
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from deskovka.content.shown import shown
from deskovka.kernel import BadSetup

MOST_LETTERS = 32_000
MOST_VALUES = 5_000
DEEPEST = 16


class BadEdition(BadSetup):
    """The overrides of an edition cannot be read, or do not fit the content of the game."""

    @property
    def place(self) -> str:
        """Where in a file the wrong thing stands, as editors show it: ``mine.yaml:3``; empty when that is not known."""
        file, line = self.facts.get("file"), self.facts.get("line")
        return f"{file}:{line}" if file and line else ""


class EditionNotRead(BadEdition):
    """There is no such file, or it is not to be read."""

    key = "edition-not-read"
    sentence = "The edition {file} cannot be read: {problem}."


class EditionNotYaml(BadEdition):
    """The text of an edition is not YAML."""

    key = "edition-not-yaml"
    sentence = "The edition is not YAML; the trouble is in line {line}."


class EditionNotMapping(BadEdition):
    """The text of an edition is YAML, but not of keys with their values."""

    key = "edition-not-mapping"
    sentence = "An edition is written as keys with their values (sea_cost: 2), not as {value}."


class EditionSaysTwice(BadEdition):
    """A key stands twice in the same place."""

    key = "edition-says-twice"
    sentence = "The edition says {name} twice in one place, the second time in line {line}."


class EditionTooLarge(BadEdition):
    """An edition has more in it than any content needs."""

    key = "edition-too-large"
    sentence = "The edition is too large: it may have {letters} letters, {values} values and {levels} levels."

    def __init__(self, **_: str | int) -> None:
        super().__init__(letters=MOST_LETTERS, values=MOST_VALUES, levels=DEEPEST)


class _Loader(yaml.SafeLoader):
    """Plain YAML, read within bounds."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._depth = self._count = 0

    def compose_node(self, parent: Node | None, index: Any) -> Node | None:
        self._depth += 1
        self._count += 1
        if self._depth > DEEPEST or self._count > 2 * MOST_VALUES:  # keys are nodes too
            raise EditionTooLarge
        node: Node | None = super().compose_node(parent, index)
        self._depth -= 1
        return node

    def flatten_mapping(self, node: MappingNode) -> None:
        """Keys are not merged: a few lines of them could stand for more than a computer holds."""

    def construct_object(self, node: Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep=deep)
        except (ValueError, LookupError) as error:  # a value that does not fit its tag, or has thousands of digits
            raise ConstructorError(None, None, str(error), node.start_mark) from None

    def construct_mapping(self, node: MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        mapping: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        if len(mapping) < len(node.value):
            seen: set[Any] = set()
            for key, _ in node.value:
                name = self.construct_object(key)
                if name in seen:
                    raise EditionSaysTwice(name=shown(name), line=key.start_mark.line + 1)
                seen.add(name)
        return mapping


_TAG = "tag:yaml.org,2002:"
_Loader.yaml_implicit_resolvers = {}
_Loader.yaml_constructors = {
    tag: make
    for tag, make in yaml.SafeLoader.yaml_constructors.items()
    if tag is None or tag.removeprefix(_TAG) in ("null", "bool", "int", "float", "str", "seq", "map")
}
for _name, _pattern, _first in (
    ("null", r"null|~|", ["n", "~", ""]),
    ("bool", r"true|false", ["t", "f"]),
    ("int", r"[-+]?(0|[1-9][0-9]*)", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*)", list("-+.0123456789")),
):
    _Loader.add_implicit_resolver(_TAG + _name, re.compile(f"(?:{_pattern})\\Z"), _first)


def plain(text: str) -> Any:
    """What a text of YAML says, as plain data."""
    return yaml.load(text, _Loader)


def parse_edition(text: str) -> dict[str, Any]:
    """The overrides in a text of YAML."""
    if len(text) > MOST_LETTERS:
        raise EditionTooLarge
    try:
        data = plain(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise EditionNotYaml(line=mark.line + 1 if mark else 1) from None
    except yaml.reader.ReaderError as error:
        raise EditionNotYaml(line=text.count("\n", 0, error.position) + 1) from None
    if not isinstance(data, dict):
        raise EditionNotMapping(value=shown(data), line=1)
    check_size(data)
    return data


def check_size(edition: Any) -> None:
    """Raise when an edition has more values, levels or letters than any content needs.

    A few lines of YAML that repeat each other by reference can stand for more than a computer holds.
    """
    level, values, letters = [edition], 0, 0
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                inner += value.values()
                letters += sum(len(key) for key in value if isinstance(key, str))
            elif isinstance(value, (list, tuple)):
                inner += value
            elif isinstance(value, str):
                letters += len(value)
            if values + len(inner) > MOST_VALUES or letters > MOST_LETTERS:
                raise EditionTooLarge
        if not inner:
            return
        level, values = inner, values + len(inner)
    raise EditionTooLarge


def read_edition(file: Path) -> dict[str, Any]:
    """The overrides in a YAML file."""
    return parse_edition(edition_text(file))


def write_edition(edition: Mapping[str, Any]) -> str:
    """Overrides as a text of YAML.

    >>> print(write_edition({"players": {"2": {"coins": 3}}, "prices": [0, 1]}), end="")
    players:
      '2': {coins: 3}
    prices: [0, 1]
    """
    return yaml.safe_dump(dict(edition), allow_unicode=True, sort_keys=False, default_flow_style=None, width=120)


def edition_text(file: Path) -> str:
    """The text of a YAML file."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise EditionNotRead(file=str(file), problem=error.strerror or str(error)) from None
    except ValueError as error:  # no system has files of such a name
        raise EditionNotRead(file=shown(str(file)), problem=str(error)) from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise EditionNotYaml(file=str(file), line=data.count(b"\n", 0, error.start) + 1) from None


@contextmanager
def naming_lines(text: str, file: str = "") -> Iterator[None]:
    """What is wrong with the edition that this text gives is told with its line, as a fact, and with its file."""
    try:
        yield
    except BadEdition as error:
        if "path" in error.facts:
            error.facts["line"] = line_of(text, str(error.facts["path"]))
        if file:
            error.facts["file"] = file
        raise


def line_of(text: str, path: str) -> int:
    r"""The line of an edition that says something about a path; of its nearest part that the edition names.

    >>> line_of("players:\n  2: {coins: 3}\n", "players.2.coins"), line_of("sea_cost: 3", "cards.lake")
    (2, 1)
    """
    node, line = _Loader(text).get_single_node(), 1
    for name in path.split("."):
        parts = dict(_parts(node))
        if name not in parts:
            break
        line, node = parts[name]
    return line


def _parts(node: Node | None) -> Iterator[tuple[str, tuple[int, Node]]]:
    """The parts of a mapping by their keys; those of a list by their places, and by their ids when they have some."""
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if isinstance(key, ScalarNode):
                yield key.value, (key.start_mark.line + 1, value)
    elif isinstance(node, SequenceNode):
        for place, value in enumerate(node.value):
            found = value.start_mark.line + 1, value
            yield str(place), found
            for key, (_, named) in _parts(value) if isinstance(value, MappingNode) else ():
                if key == "id" and isinstance(named, ScalarNode):
                    yield named.value, found
