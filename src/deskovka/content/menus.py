"""Menus of actions: which verbs are shown, and why something is not offered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from deskovka.content.lexicon import Lexicon
from deskovka.content.told import Line
from deskovka.kernel import Option, Question


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not offered: the beginning of what is not, the reason, and the clause on which it rests.

    ``("build",)`` stands for all building, ``("build", "workshop")`` for all workshops.
    """

    option: Option
    why: Line
    clause: str


def is_offered(beginning: Option, options: Sequence[Option]) -> bool:
    """Whether some option begins so.

    >>> is_offered(("build", "workshop"), [("build", "sawmill", 3), ("done",)])
    False
    """
    length = len(beginning)
    return any(option[:length] == beginning for option in options)


def not_offered(refusals: Iterable[Refusal], options: Sequence[Option]) -> tuple[Refusal, ...]:
    """Of some reasons those that are about what is not offered, one for each thing: the first."""
    first: dict[Option, Refusal] = {}
    for refusal in refusals:
        first.setdefault(refusal.option, refusal)
    return tuple(refusal for option, refusal in first.items() if not is_offered(option, options))


def shown_verbs(lexicon: Lexicon, question: Question, refusals: Sequence[Refusal]) -> list[str]:
    """The verbs of a menu as they are shown: those that are offered, and those that are refused with a reason."""
    known = {str(option[0]) for option in question.options} | {str(each.option[0]) for each in refusals}
    return [verb for verb in lexicon.topics[question.topic].menu if verb in known]
