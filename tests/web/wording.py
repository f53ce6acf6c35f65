"""What the pages say, from the same catalogs: tests name a message, people read it in their language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]


@cache
def _bundle(language: str) -> FluentBundle:
    """Every message of the shell, of Legends and of its board."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in (
        ROOT / f"src/deskovka/content/texts/common.{language}.ftl",
        *sorted((ROOT / "src/deskovka/games/legends/texts").glob(f"*.{language}.ftl")),
        ROOT / f"web/src/games/legends/texts/{language}.ftl",
        ROOT / f"web/src/texts/{language}.ftl",
    ):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def say(language: str, message: str, **facts: Any) -> str:
    """A message with its facts.

    >>> say("cs", "n-coins", coins=5)
    '5 mincí'
    """
    pattern = _bundle(language).get_message(message).value
    assert pattern is not None, message
    text, problems = _bundle(language).format_pattern(pattern, facts)
    assert problems == []
    return str(text)
