"""Who sits where: people and bots, as a command line and a saved game write them: ``you:Anna,you,greedy``."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize

import msgspec

from deskovka.bots import BOTS, LEVELS
from deskovka.content.words import Words
from deskovka.kernel import DeskovkaError

YOU = "you"
LONGEST_NAME = 16


class UnknownSeat(DeskovkaError):
    """Neither a person nor a bot."""

    key = "unknown-seat"
    sentence = "“{name}” cannot take a seat; who can: {known}. People may have names, as in you:Anna."


class Seat(msgspec.Struct, frozen=True):
    """A person (``you``) or a bot, with the name that was given, if any."""

    who: str
    name: str = ""

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard plays here."""
        return self.who == YOU

    def __str__(self) -> str:
        return f"{self.who}:{self.name}" if self.name else self.who


def read_seat(text: str) -> Seat:
    """The seat that a text describes; a bot that plans may be given a number of iterations instead of its time.

    >>> read_seat("you:Anna"), read_seat("strong:200")
    (Seat(who='you', name='Anna'), Seat(who='strong:200', name=''))
    """
    who, _, name = text.strip().partition(":")
    if who not in (YOU, *BOTS):
        raise UnknownSeat(name=who, known=", ".join((YOU, *BOTS)))
    if who in LEVELS and name.isdecimal() and int(name):
        return Seat(f"{who}:{int(name)}")
    return Seat(who, clean_name(name))


def clean_name(name: str) -> str:
    """A name that fits a table and a line of a record.

    >>> clean_name("  Anna,  the Great and Terrible ")
    'Anna the Great a'
    """
    letters = (letter if letter.isprintable() and letter != "," else " " for letter in normalize("NFC", name))
    return " ".join("".join(letters).split())[:LONGEST_NAME].strip()


def write_seats(seats: Sequence[Seat]) -> str:
    """The seats as one text, which can be read again."""
    return ",".join(str(seat) for seat in seats)


def names_of(seats: Sequence[Seat], words: Words) -> list[str]:
    """What everybody is called; those who would be called the same are numbered."""
    names = [
        seat.name or words.say("person" if seat.is_person else f"bot-{seat.who.partition(':')[0]}") for seat in seats
    ]
    return [
        f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]
