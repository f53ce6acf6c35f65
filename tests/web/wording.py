"""What the pages say, from the same catalogs: tests name a message, people read it in their language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]


def _files(language: str, game: str = "legends") -> list[Path]:
    """The catalogs of the program, of a game, of its board and of the shell."""
    return [
        ROOT / f"src/deskovka/content/texts/common.{language}.ftl",
        *sorted((ROOT / f"src/deskovka/games/{game}/texts").glob(f"*.{language}.ftl")),
        *sorted((ROOT / f"web/src/games/{game}").rglob(f"texts/*{language}.ftl")),
        ROOT / f"web/src/texts/{language}.ftl",
    ]


@cache
def _bundle(language: str, game: str = "legends") -> FluentBundle:
    """All messages in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language, game):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def say(language: str, message: str, **facts: Any) -> str:
    """A message with its facts.

    >>> say("cs", "n-coins", coins=5)
    '5 mincí'
    """
    return _say(_bundle(language), message, facts)


def say_in_root(language: str, message: str, **facts: Any) -> str:
    """A message of Root with its facts.

    >>> say_in_root("cs", "suit-fox")
    'liščí'
    """
    return _say(_bundle(language, "root"), message, facts)


def say_in(game: str, language: str, message: str, **facts: Any) -> str:
    """A message of a game with its facts.

    >>> say_in("paladins", "cs", "worker-scout")
    'zvěd'
    """
    return _say(_bundle(language, game), message, facts)


def _say(bundle: FluentBundle, message: str, facts: dict[str, Any]) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, problems = bundle.format_pattern(pattern, facts)
    assert problems == []
    return str(text)


def messages() -> set[str]:
    """The names of all messages that cannot be taken for a word."""
    found = (
        re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE) for file in _files("en")
    )
    return {name for names in found for name in names}
