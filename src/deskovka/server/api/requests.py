"""What requests may hold: strict models, nothing unknown, nothing too long."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal
from unicodedata import category
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, field_validator, model_validator

DAY = 86_400
"""Seconds of a day."""
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
HEX = "^[0-9a-f]{64}$"
Promise = Annotated[
    str | None, Field(pattern=HEX, description="SHA-256 of the 32 bytes that I add to the seed when the game begins.")
]
_MAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
_Word = Annotated[str, Field(max_length=64)]
_Number = Annotated[int, Field(ge=-MOST, le=MOST)]


class Request(BaseModel):
    """What every request model shares."""

    model_config = ConfigDict(strict=True, extra="forbid")


class KeysWish(Request):
    """What becomes of the keys that signed cookies so far."""

    old: Literal["keep", "forget"] = "keep"


class NameGiven(Request):
    """How somebody wants to be called."""

    name: Name


class Credentials(Request):
    """The login and password of an account."""

    login: Login
    password: Password


class TokenWish(Request):
    """A token for a program."""

    name: Name
    scope: Annotated[Literal["play", "read"], Field(description="Whether it may change something, or look only.")] = (
        "play"
    )
    days: Annotated[int, Field(ge=1, le=3660, description="How long it is good for.")] = 365


class PasswordChange(Request):
    """Another password in place of the present one."""

    old: Password
    new: Password


class PasswordGiven(Request):
    """The password, once more; a guest has none."""

    password: Password | None = None


class LoginGiven(Request):
    """Whose password is forgotten."""

    login: Login


class RecoveryUse(Request):
    """A code in place of a forgotten password, and a new one."""

    login: Login
    code: Annotated[str, Field(min_length=8, max_length=64, examples=["abcd-efgh-jkmn-pqrs"])]
    password: Password


class PushGiven(Request):
    """The subscription of a browser to messages of this server."""

    endpoint: Annotated[str, Field(max_length=1000, examples=["https://push.example/1"])]
    p256dh: Annotated[str, Field(max_length=100, description="Its public key, in base64url.")]
    auth: Annotated[str, Field(max_length=50, description="The secret that it shares with us, in base64url.")]


class MailGiven(Request):
    """A mail address."""

    address: Annotated[str, Field(max_length=200, pattern=_MAIL, examples=["anna@example.org"])]


class HookGiven(Request):
    """An address that takes JSON."""

    address: Annotated[str, Field(max_length=900, examples=["https://hook.example/deskovka"])]


class TokenGiven(Request):
    """What was sent to a mail address."""

    token: Annotated[str, Field(min_length=1, max_length=64)]


class SetupGiven(Request):
    """A set-up to check."""

    setup: Setup


class WorkshopGiven(Request):
    """A set-up to look at in the workshop."""

    setup: Setup = {}
    lang: Annotated[Literal["cs", "en"], Field(description="In which language the map is drawn.")] = "en"


class VaryGiven(Request):
    """A number of a game, and the values that it is to be tried with."""

    path: Annotated[str, Field(min_length=1, max_length=200, examples=["params.prices.weapon"])]
    values: Annotated[list[Annotated[float, Field(ge=-MOST, le=MOST)]], Field(min_length=2, max_length=12)]

    @field_validator("values")
    @classmethod
    def _whole(cls, values: list[float]) -> list[float]:
        """Whole numbers as such: the tables tell them from others."""
        return [int(value) if value == int(value) else value for value in values]


class RunGiven(Request):
    """What is to be compared, by games of bots among themselves."""

    setup: Setup
    base: Annotated[
        dict[str, Any] | None,
        Field(description="The set-up of the version to compare with; the same without its edition if left out."),
    ] = None
    bot: Annotated[str, Field(max_length=32, examples=["greedy"])] = "greedy"
    games: Annotated[int, Field(ge=2, le=100_000, description="How many of each version.")] = 100
    seed: Annotated[int, Field(ge=0, le=MOST)] = 0
    vary: Annotated[
        list[VaryGiven],
        Field(max_length=3, description="Try numbers with all choices of these values, instead of comparing."),
    ] = []


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


@cache
def _zones() -> frozenset[str]:
    """The names of all time zones, looked for once."""
    return frozenset(available_timezones())


def _zone(name: str) -> str:
    """The name of a time zone."""
    if name not in _zones():
        raise ValueError("is no time zone")
    return name


class NightGiven(Request):
    """Hours of the day at which no clock runs."""

    begin: Annotated[int, Field(ge=0, le=23)]
    end: Annotated[int, Field(ge=0, le=23)]
    zone: Annotated[str, Field(max_length=64, examples=["Europe/Prague"]), AfterValidator(_zone)]

    @model_validator(mode="after")
    def _is_part_of_the_day(self) -> NightGiven:
        if self.begin == self.end:
            raise ValueError("the night begins and ends at the same hour")
        return self


class ClockGiven(Request):
    """How long the table waits for somebody before a bot plays: seconds for a move, and for all moves of the game."""

    move: Annotated[int | None, Field(ge=10, le=30 * DAY)] = None
    game: Annotated[int | None, Field(ge=60, le=365 * DAY)] = None
    night: NightGiven | None = None

    @model_validator(mode="after")
    def _measures_something(self) -> ClockGiven:
        if self.move is None and self.game is None:
            raise ValueError("a clock needs a time for a move or for the game")
        return self


class NewTable(Request):
    """A table for a new game."""

    game: Annotated[str, Field(max_length=64, examples=["legends"])]
    setup: Setup = {}
    seats: Seats
    public: Annotated[bool, Field(description="Whether the table is listed.")] = True
    watchers: Annotated[
        Literal["public", "link", "nobody"],
        Field(description="Who besides its players sees what is public: anybody, who has the link, or nobody."),
    ] = "public"
    after_end: Annotated[
        Literal["public", "later", "everything"],
        Field(description="What watchers see when the game is over: no more, everything a day later, or at once."),
    ] = "everything"
    seed: Annotated[
        str | None, Field(max_length=64, description="A text that decides all chance: a friendly game.")
    ] = None
    promise: Promise = None
    leaving: Annotated[
        Literal["bot", "open"], Field(description="Whose a seat is when its player leaves: a bot's, or anybody's.")
    ] = "bot"
    late: Annotated[
        int | None,
        Field(ge=10, le=10_080, description="Minutes after which watchers with a link of the owner's see everything."),
    ] = None
    clock: ClockGiven | None = None
    hints: Annotated[bool, Field(description="Whether players may ask what a bot would do in their place.")] = False
    thoughts: Annotated[
        bool, Field(description="Whether bots say why they answered while the game runs, as far as a player may know.")
    ] = False
    vote: Annotated[
        int | None,
        Field(
            ge=60, le=30 * DAY, description="Seconds of waiting for a seat after which the others may vote for a bot."
        ),
    ] = DAY


class Hint(Request):
    """Somebody who is asked wants advice."""

    seat: SeatNumber
    decision: Decision


class Nudge(Request):
    """Somebody who is waited for is to be reminded."""

    seat: SeatNumber


class Join(Request):
    """A seat to take."""

    seat: SeatNumber
    invite: Annotated[str | None, Field(max_length=64)] = None
    promise: Promise = None


class PartGiven(Request):
    """What somebody adds to the seed, as it was promised."""

    part: Annotated[str, Field(pattern=HEX, description="32 bytes in hexadecimal digits.")]


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
    promise: Promise = None
