"""A menu of actions: verbs first, then what one of them can be done with; what is refused says why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len

from deskovka.content.menus import Refusal, shown_verbs
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words
from deskovka.kernel import Option, Question
from deskovka.terminal.choices import Choice, Choices, is_called, with_note

BACK = "0"
"""What leads from a verb back to the menu; so does an empty line."""
NO_KEY = "–"
"""Stands before what is refused."""


class Menu:
    """The verbs of a question, each with a key, and after them what ends it."""

    about: tuple[str, ...] = ()
    """Nothing is to be known of all verbs alike."""
    asked = ""
    """The question is asked in its own words."""

    def __init__(
        self,
        game: TabletopGame[Any],
        question: Question,
        refusals: Sequence[Refusal],
        view: Any,
        content: Any,
        words: Words,
        players: Sequence[str],
    ) -> None:
        def choices_of(options: Sequence[Option]) -> Choices:
            only, asked = _only(question, options), _asked(game, options, words)
            return Choices(game, only, view, content, words, players, asked)

        self._choices_of = choices_of
        topic = game.lexicon.topics[question.topic]
        self._all = self._choices_of(question.options)
        self._entries: list[Choice] = []
        self._options: dict[str, list[Option]] = {}
        """The options behind each key."""
        why = {str(refusal.option[0]): refusal for refusal in reversed(refusals) if len(refusal.option) == 1}
        for verb in (*shown_verbs(game.lexicon, question, refusals), *topic.ends):
            options = [option for option in question.options if option[0] == verb]
            key, noted = NO_KEY, None
            if options:
                key = str(len(self._options) + 1)
                self._options[key] = options
                noted = game.follows(options[0], question.topic, view, content) if len(options) == 1 else None
            note = words.line(noted, players) if noted else ""
            if verb in why:
                note = f"{words.line(why[verb].why, players)} ({why[verb].clause})"
            if options or note:
                label = words.verb(question.topic, verb)
                self._entries.append(Choice(key, (verb,), label, note, "", label, note))

    @property
    def allowed(self) -> str:
        """What may be typed, in short."""
        return f"1–{len(self._options)}" if len(self._options) > 1 else "1"

    def lines(self, width: int) -> list[str]:
        """The verbs one under another, with their keys or with the reason why not."""
        widest = max(cell_len(entry.label) for entry in self._entries)
        digits = len(str(len(self._options)))
        found: list[str] = []
        for entry in self._entries:
            start = f" {entry.key:>{digits}}  {entry.label}{' ' * (widest - cell_len(entry.label))}"
            found += with_note(start, entry, width)
        return found

    def get(self, line: str) -> Option | None:
        """The option that a line says at once: by the key of a verb that needs nothing more, or by words."""
        options = self._options.get(line)
        if options is None:
            return self._all.get(line) if not line.isdigit() else None
        return options[0] if len(options) == 1 and len(options[0]) == 1 else None

    def called(self, line: str) -> list[Choice]:  # noqa: ARG002  # several things make a list of their own
        """The options that a line may mean when it does not say which: never any."""
        return []

    def narrowed(self, line: str) -> Choices | None:
        """The options of one verb, or of all that a line may mean; None when it means nothing."""
        if line in self._options:
            return self._choices_of(self._options[line])
        wanted = line.split()
        verbs = [entry for entry in self._entries if wanted and is_called(entry, wanted)]
        if len(verbs) == 1 and verbs[0].key in self._options:
            return self._choices_of(self._options[verbs[0].key])
        called = [choice.option for choice in self._all.called(line)]
        return self._choices_of(called) if called else None


def _only(question: Question, options: Sequence[Option]) -> Question:
    """The question with some of its options."""
    return Question(question.seat, question.topic, question.facts, options, question.optional, question.secret)


def _asked(game: TabletopGame[Any], options: Sequence[Option], words: Words) -> str:
    """What is asked once a verb is picked; nothing when the options are of several."""
    verb = str(options[0][0])
    if not game.lexicon.verbs[verb] or any(option[0] != verb for option in options):
        return ""
    return words.pick(verb, game.lexicon.verbs[verb][0])


def reasons(
    line: str, question: Question, refusals: Iterable[Refusal], words: Words, players: Sequence[str]
) -> list[str]:
    """Why what a line names is not offered: a verb, or with a verb a thing, ``build`` or ``build workshop``."""
    wanted = line.split()
    found: dict[int, list[str]] = {}
    for refusal in refusals:
        verb, *things = refusal.option
        facts = zip(words.names_of(str(verb)), things, strict=False)
        names = [str(words.name(fact, thing, players)) for fact, thing in facts]
        label = " ".join([words.verb(question.topic, str(verb)), *names])
        if wanted and is_called(Choice("", (verb,), label, "", "", "", ""), wanted):
            why = f"{label}: {words.line(refusal.why, players)} ({refusal.clause})"
            found.setdefault(len(things), []).append(why)
    return found[min(found)] if found else []
