"""What requests may hold: strict models, nothing unknown, nothing too long."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from unicodedata import category

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

MOST = 2**31 - 1
"""The largest number that a request may hold."""
_UNSEEN = ("Cf", "Cs", "Zl", "Zp")
"""Kinds of letters that format the text around them."""
_JOINERS = "\u200c\u200d"
"""Some scripts, and some emoji, need these between letters."""


def _plain(text: str) -> str:
    """Text without control characters and blanks around it; something must be left."""
    text = text.strip()
    if not text:
        raise ValueError("is empty")
    if any((ord(letter) < 32 and letter != "\n") or 0x7F <= ord(letter) < 0xA0 for letter in text):
        raise ValueError("has control characters")
    return text


def _one_line(text: str) -> str:
    """Plain text that can be seen and leaves the direction of the line as it is: others read it among their own."""
    text = _plain(text)
    if "\n" in text:
        raise ValueError("has several lines")
    if any(category(letter) in _UNSEEN and letter not in _JOINERS for letter in text) or not text.strip(_JOINERS):
        raise ValueError("has letters that cannot be seen")
    return text


Name = Annotated[str, Field(min_length=1, max_length=32, examples=["Anna"]), AfterValidator(_one_line)]
Login = Annotated[str, Field(min_length=2, max_length=32, examples=["anna"]), AfterValidator(_one_line)]
Password = Annotated[str, Field(min_length=8, max_length=200, examples=["correct horse battery"])]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="A seat, counted from 0.")]
Decision = Annotated[int, Field(ge=0, le=MOST, description="The `decision` of the table message that is answered.")]
Setup = Annotated[dict[str, Any], Field(description="Options of the set-up.", examples=[{"players": 3}])]
_Word = Annotated[str, Field(max_length=64)]
_Number = Annotated[int, Field(ge=-MOST, le=MOST)]


class Request(BaseModel):
    """What every request model shares."""

    model_config = ConfigDict(strict=True, extra="forbid")


class NameGiven(Request):
    """How somebody wants to be called."""

    name: Name


class Credentials(Request):
    """The login and password of an account."""

    login: Login
    password: Password


class SetupGiven(Request):
    """A set-up to check."""

    setup: Setup


class SeatMe(Request):
    """A seat for whoever opens the table."""

    kind: Literal["me"]


class SeatOpen(Request):
    """A seat that anybody may take."""

    kind: Literal["open"]


class SeatInvited(Request):
    """A seat that somebody with its invitation may take."""

    kind: Literal["invited"]


class SeatBot(Request):
    """A seat at which a bot plays."""

    kind: Literal["bot"]
    bot: Annotated[str, Field(max_length=32, examples=["greedy"])]


AnySeat = Annotated[SeatMe | SeatOpen | SeatInvited | SeatBot, Field(discriminator="kind")]
FreeOrBot = Annotated[SeatOpen | SeatBot, Field(discriminator="kind")]
Seats = Annotated[list[AnySeat], Field(min_length=1, max_length=16)]


class NewTable(Request):
    """A table for a new game."""

    game: Annotated[str, Field(max_length=64, examples=["legends"])]
    setup: Setup = {}
    seats: Seats
    public: Annotated[bool, Field(description="Whether the table is listed.")] = True
    watchers: Annotated[Literal["public", "nobody"], Field(description="Who besides its players sees the game.")] = (
        "public"
    )
    after_end: Annotated[
        Literal["public", "later", "everything"],
        Field(description="What watchers see when the game is over: no more, everything a day later, or at once."),
    ] = "everything"
    seed: Annotated[
        str | None, Field(max_length=64, description="A text that decides all chance: a friendly game.")
    ] = None


class Join(Request):
    """A seat to take."""

    seat: SeatNumber
    invite: Annotated[str | None, Field(max_length=64)] = None


class Answer(Request):
    """An answer to the open question."""

    decision: Decision
    option: Annotated[
        list[_Number | _Word],
        Field(min_length=1, max_length=32, description="One of the options offered.", examples=[["take", "lake"]]),
    ]
    seat: SeatNumber


class Undo(Request):
    """The last answer of a seat is to be taken back."""

    seat: SeatNumber
    decision: Decision


class Chat(Request):
    """Something to say at the table."""

    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_plain)]


class GoOn(Request):
    """A position to go on from."""

    at: Annotated[int, Field(ge=0, le=MOST, description="After how many answers.")]
    seats: Seats
    public: bool = False
