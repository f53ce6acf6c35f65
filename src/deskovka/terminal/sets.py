"""Any of several things in one answer: each thing has a number, and a line says the numbers of all that are wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from deskovka.content.lexicon import Lexicon
from deskovka.content.told import Thing
from deskovka.content.words import Words, fold
from deskovka.kernel import Option, Question
from deskovka.terminal.choices import Choice
from deskovka.terminal.telling import Things, wrapped


class SetChoices:
    """The options of a question that are sets of things, and after them the options beside."""

    about: tuple[str, ...] = ()
    """Nothing is to be known of all sets alike."""
    asked = ""
    """The question is asked in its own words."""

    def __init__(
        self, question: Question, lexicon: Lexicon, words: Words, players: Sequence[str], things: Things
    ) -> None:
        self._words = words
        sets = [option for option in question.options if lexicon.has_list(option)]
        rest = [option for option in question.options if not lexicon.has_list(option)]
        self._head, _ = lexicon.split(sets[0])
        self._lists = [lexicon.split(option)[1] for option in sets]
        most = Counter[str | int]()
        for chosen in self._lists:
            most |= Counter(chosen)
        self._things = list(most.elements())
        """All that can be taken, in order; equal things as often as they can be."""
        fact = lexicon.verbs[str(self._head[0])][-1].removeprefix("*")
        self._names = [str(words.name(fact, thing, players)) for thing in self._things]
        kind = lexicon.kinds.get(fact, fact)
        self._notes = [things.about(Thing(kind, thing)) for thing in self._things]
        self._rest = {str(number): option for number, option in enumerate(rest, start=len(self._things) + 1)}
        self._labels = {number: words.option(option, players) for number, option in self._rest.items()}

    @property
    def allowed(self) -> str:
        """What may be typed, in short."""
        last = len(self._things) + len(self._rest)
        return f"1–{last}" if last > 1 else "1" if last else "Enter"

    def lines(self, width: int) -> list[str]:
        """The things and the other options one under another, and how to take several."""
        digits = len(str(len(self._things) + len(self._rest)))
        named = enumerate(zip(self._names, self._notes, strict=True), start=1)
        entries = [f" {number:>{digits}}  {name}  {note}".rstrip() for number, (name, note) in named]
        entries += [f" {number:>{digits}}  {label}" for number, label in self._labels.items()]
        sizes = [len(chosen) for chosen in self._lists]
        several = self._words.say("play-several", least=min(sizes), most=max(sizes))
        return [*entries, *(wrapped(several, width, " ") if self._things else ())]

    def get(self, line: str) -> Option | None:
        """The option that a line makes, by numbers or by names; an empty line takes nothing."""
        if line in self._rest:
            return self._rest[line]
        words = fold(line).replace(",", " ").split()
        places = {place for word in words if (place := self._place(word)) is not None}
        if len(places) != len(words):
            return None
        wanted = Counter(self._things[place] for place in places)
        return next(((*self._head, *chosen) for chosen in self._lists if Counter(chosen) == wanted), None)

    def _place(self, word: str) -> int | None:
        """The thing with this number, or the only one whose name has a word that begins so."""
        if word.isdecimal():
            return int(word) - 1 if 0 < int(word) <= len(self._things) else None
        called = [i for i, name in enumerate(self._names) if any(w.startswith(word) for w in fold(name).split())]
        return called[0] if len({self._names[place] for place in called}) == 1 else None

    def called(self, line: str) -> list[Choice]:  # noqa: ARG002  # a line says one thing or none
        """The options that a line may mean when it does not say which: never any."""
        return []


def has_sets(question: Question, lexicon: Lexicon) -> bool:
    """Whether some options are sets of things, and all of those begin alike: else they are numbered like others."""
    heads = {lexicon.split(option)[0] for option in question.options if lexicon.has_list(option)}
    return len(heads) == 1
