"""Sentences that the server says, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from deskovka.content.words import LANGUAGES, Words
from deskovka.kernel import DeskovkaError
from deskovka.server.errors import CannotGoOn, Frozen
from deskovka.server.wire import ErrorBody

_LONGEST_FACT = 1_000


@cache
def words_of(language: str) -> Words:
    """The words of the program and of the server."""
    return Words(language, None, "deskovka.server")


def preferred_language(accepted: str) -> str:
    """The best of our languages for an ``Accept-Language`` header.

    >>> preferred_language("de, cs;q=0.8, en;q=0.5"), preferred_language("*")
    ('cs', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), tag.partition("-")[0].strip().lower()))
        except ValueError:
            continue
    known = (tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in LANGUAGES)
    return next(known, "en")


def error_body(error: DeskovkaError, language: str) -> ErrorBody:
    """An error as it is sent: what somebody made up is repeated in it only as far as it is text, and not too long."""
    facts = {name: _text(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return ErrorBody(error.key, words_of(language).error(type(error)(**facts)), facts)


def _text(fact: str) -> str:
    text = fact.encode(errors="replace").decode()
    return text if len(text) <= _LONGEST_FACT else text[: _LONGEST_FACT - 1] + "…"


_PROBLEMS = {kind.key: kind for kind in (CannotGoOn, Frozen)}


def problem_in(problem: dict[str, Any] | None, language: str) -> ErrorBody | None:
    """A stored problem of a table as it is sent."""
    return None if problem is None else error_body(_PROBLEMS[problem["key"]](**problem["facts"]), language)
