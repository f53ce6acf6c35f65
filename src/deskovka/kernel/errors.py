"""What can go wrong, in the words of the domain.

Each error has a ``sentence`` in English with its facts in braces; ``facts`` holds them, so that a catalog of messages
can say the same in another language under the error's ``key``.
"""

from __future__ import annotations

from typing import ClassVar


class DeskovkaError(Exception):
    """Anything that a caller did wrong or a record has wrong; one sentence says what would be right."""

    key: ClassVar[str]
    sentence: ClassVar[str]

    def __init__(self, **facts: str | int) -> None:
        super().__init__()
        self.facts = facts

    def __str__(self) -> str:
        return self.sentence.format(**self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.facts)


def _rebuild(kind: type[DeskovkaError], facts: dict[str, str | int]) -> DeskovkaError:
    return kind(**facts)


class UnknownGame(DeskovkaError):
    """No game of that name is registered."""

    key = "unknown-game"
    sentence = "There is no game called “{name}”; did you mean “{nearest}”? Known games: {known}."


class BadSetup(DeskovkaError):
    """A set-up has a key or value that the game does not know or allow."""

    key = "bad-setup"
    sentence = "In the set-up of {game}, {key} cannot be {value}: allowed is {allowed}."


class IllegalAnswer(DeskovkaError):
    """The answer is not among the options offered."""

    key = "illegal-answer"
    sentence = "“{answer}” is not among the options of seat {seat}; legal are: {legal}."


class NotAsked(DeskovkaError):
    """A seat answered that nobody asked."""

    key = "not-asked"
    sentence = "Seat {seat} is not asked anything now; asked are: {asked}."


class UndoRefused(DeskovkaError):
    """The law of undo does not allow to take the answer back; ``facts["reason"]`` says why.

    The reasons: ``nothing`` to take back, ``other`` seat answered since, ``chance`` was drawn, something hidden was
    ``revealed``.
    """

    key = "undo-refused"
    sentence = "Seat {seat} cannot take its last answer back ({reason})."


class BrokenRecord(DeskovkaError):
    """The text is not a record, or its answers do not fit the rules."""


class NotText(BrokenRecord):
    """The bytes are not UTF-8 text."""

    key = "not-text"
    sentence = "This is not a record: it is not text."


class BadLine(BrokenRecord):
    """A line of a record cannot be read."""

    key = "bad-line"
    sentence = "Line {line} of the record says “{text}”, but what belongs there is: {expected}."


class Truncated(BrokenRecord):
    """The record ends before it says what it must."""

    key = "truncated"
    sentence = "The record ends too early: {missing} is missing."


class DamagedSnapshot(BrokenRecord):
    """The snapshot of a record is JSON, but no state of the game."""

    key = "damaged-snapshot"
    sentence = "The snapshot in the record is damaged: {problem}."


class NoSeed(BrokenRecord):
    """The record of a running game, seen from outside: it can be read but not replayed."""

    key = "no-seed"
    sentence = "The record has no seed, so it can be read but not replayed."


class BadAnswer(BrokenRecord):
    """An answer of a record was not among the options."""

    key = "bad-answer"
    sentence = "Line {line} of the record: seat {seat} cannot answer “{answer}”; legal was: {legal}."


class BadSeat(BrokenRecord):
    """A record lets a seat answer that was not asked."""

    key = "bad-seat"
    sentence = "Line {line} of the record: seat {seat} was not asked; asked was: {asked}."


class WrongResult(BrokenRecord):
    """The rules give another result than the record says."""

    key = "wrong-result"
    sentence = "The record ends with {said}, but the rules give {found}."


class WrongPart(BrokenRecord):
    """A part of the seed is another than was promised."""

    key = "wrong-part"
    sentence = "The part of seat {seat} is not the one that it had promised."


class WrongSeed(BrokenRecord):
    """The seed is not made of its parts."""

    key = "wrong-seed"
    sentence = "The seed is not made of the parts that the record names; they give {made}."


class OtherSeed(BrokenRecord):
    """The game goes on by another seed than the record names."""

    key = "other-seed"
    sentence = "After {at} answers the record goes on by another seed than it names."


class NewerRules(DeskovkaError):
    """The record was made by rules that this program does not have yet."""

    key = "newer-rules"
    sentence = "The record was made by rules {theirs} of {game}; this program knows rules up to {ours}. Update it."


class OlderRules(DeskovkaError):
    """The record was made by rules that this program has left behind, and holds no snapshot for the present ones."""

    key = "older-rules"
    sentence = (
        "The record was made by rules {theirs} of {game}, this program plays rules {ours}; it can only be read as text."
    )


class EndlessGame(DeskovkaError):
    """A playout passed its limit of decisions."""

    key = "endless-game"
    sentence = "A game of {game} went on for more than {limit} decisions without an end."


class BrokenGame(DeskovkaError):
    """A rule raised, or an invariant failed: the match is frozen, its record is intact."""

    key = "broken-game"
    sentence = "The game {game} broke in step {step} after answer {count} ({answer}): {problem}. The record is intact."


class TrialBroke(BrokenGame):
    """A rule raised, or an invariant failed, in a game that is not kept."""

    key = "trial-broke"
    sentence = "A trial of {game} broke after answer {count} ({answer}): {problem}."
