"""The numbers of a game's tables: editions that give one of them another value, or several at once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from deskovka.content.tables import Printed
from deskovka.content.written import BadEdition
from deskovka.kernel import BadSetup, Chance
from deskovka.lab.varying import Steps, edition_at, numbers_in

VALUES = range(4)


class Numbers:
    """The numbers of a game's tables, except those that say nothing to the rules."""

    def __init__(self, printed: Printed[Any, Any], is_left_out: Callable[[Steps], bool] = lambda _: False) -> None:
        self.printed = printed
        self.content = plain(printed.tables.content)
        self.places = [steps for steps in numbers_in(self.content) if not is_left_out(steps)]

    def edition(self, steps: Steps, value: int) -> dict[str, Any]:
        """Set one number."""
        edition: dict[str, Any] = edition_at(self.content, steps, value)
        return edition

    def refusal(self, steps: Steps, value: int) -> BadEdition | None:
        """Why a number cannot have a value; nothing if it can."""
        try:
            self.printed.with_edition(self.edition(steps, value))
        except BadEdition as refused:
            return refused
        return None

    def drawn_edition(
        self,
        chance: Chance,
        count: int,
        content_with: Callable[[dict[str, Any]], Any],
        belongs: Callable[[Steps], bool] = lambda _: True,
    ) -> dict[str, Any]:
        """Set up to ``count`` numbers, drawn by lot from all parts of the tables, to values that go together.

        ``content_with`` gives the content with an edition, or refuses it.
        """
        parts: dict[Steps, list[Steps]] = defaultdict(list)
        for steps in filter(belongs, self.places):
            parts[steps[:2]].append(steps)
        edition: dict[str, Any] = {}
        content = self.content
        for _ in range(count):
            place = chance.pick(chance.pick(list(parts.values())))
            wider = msgspec.json.decode(msgspec.json.encode(edition))
            merge(wider, edition_at(content, place, chance.below(len(VALUES))))
            try:
                content = plain(content_with(wider))
            except BadSetup:
                continue
            edition = wider
        return edition


def plain(content: Any) -> Any:
    """Give a content as an edition would write it."""
    return msgspec.to_builtins(content, str_keys=True)


def merge(edition: dict[str, Any], more: dict[str, Any]) -> None:
    """Take another change into an edition."""
    for key, part in more.items():
        if isinstance(part, dict):
            merge(edition.setdefault(key, {}), part)
        else:
            edition[key] = part
