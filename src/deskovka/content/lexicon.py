"""The lexicon of a game: every topic, verb and event that it can utter, with the names of their facts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Lexicon(msgspec.Struct, frozen=True):
    """What a game says. A catalog of messages must have a message for each entry, in each language."""

    topics: Mapping[str, tuple[str, ...]]
    """Questions: ``ask-<topic>``, with the facts of the question."""
    verbs: Mapping[str, tuple[str, ...]]
    """Options: ``option-<verb>``; the names of what follows the verb, in order."""
    events: Mapping[str, tuple[str, ...]]
    """Events: ``event-<kind>``, with the facts of the event."""
    kinds: Mapping[str, str]
    """What a fact names: a ``seat``, or a thing with a name of its own in the catalog (``region-<id>``).

    Facts that are not listed are plain numbers or words.
    """
    clauses: Mapping[str, str] = {}
    """The clause of the rules on which a question rests, by topic."""
