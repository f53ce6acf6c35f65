"""A game as a story: its log in words, one line for each thing that happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.content.words import Words
from deskovka.kernel import Event


def transcript(events: Iterable[Event], words: Words, players: Sequence[str]) -> str:
    """What happened, in words."""
    return "".join(words.event(event, players) + "\n" for event in events)
