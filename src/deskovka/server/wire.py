"""What the server sends, as typed structs: the one description of the messages, for the code and for OpenAPI."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.lexicon import Lexicon
from deskovka.content.setups import SetupOption

encode = msgspec.json.Encoder().encode

Seat = Annotated[int, Meta(ge=0, description="A seat, counted from 0.")]
Seq = Annotated[int, Meta(ge=0, description="Grows with every stored change of the table.")]
Time = Annotated[
    str, Meta(description="A moment, as in 2026-01-01T12:00:00.000Z.", examples=["2026-01-01T12:00:00.000Z"])
]
Option = Annotated[
    list[str | int],
    Meta(description="A verb, then whole numbers and words.", examples=[["take", "lake"], ["move", "a1", "a2"]]),
]


def moment(milliseconds: int) -> str:
    """A time as the messages write it.

    >>> moment(1767268800000)
    '2026-01-01T12:00:00.000Z'
    """
    return (
        datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S.") + f"{milliseconds % 1000:03}Z"
    )


class ErrorBody(msgspec.Struct, frozen=True):
    """What is wrong: a key for programs, a sentence for people, and the facts in it."""

    key: str
    sentence: str
    facts: dict[str, str | int]


class Error(msgspec.Struct, frozen=True):
    """Every error has this form."""

    error: ErrorBody


class Person(msgspec.Struct, frozen=True):
    """Somebody who is known to the server."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(msgspec.Struct, frozen=True):
    """Who is asking, and the token that requests with the cookie must carry in ``X-CSRF-Token``."""

    user: Person | None
    csrf: str | None


class NewToken(msgspec.Struct, frozen=True):
    """A token for a program. It is shown this once."""

    id: str
    name: str
    token: str


class TokenInfo(msgspec.Struct, frozen=True):
    """A token that exists."""

    id: str
    name: str
    created: Time


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    rules_version: int
    seats: Annotated[tuple[int, int], Meta(description="The least and the most players.")]
    minutes: Annotated[tuple[int, int], Meta(description="How long a game takes, about.")]
    options: Annotated[tuple[SetupOption, ...], Meta(description="Every option of the set-up.")]
    lexicon: Annotated[Lexicon, Meta(description="Every topic, verb and event, with the names of their facts.")]
    bots: tuple[str, ...]


class SetupData(msgspec.Struct, frozen=True):
    """A set-up in its short form: the number of players and what differs from the defaults."""

    setup: dict[str, Any]


class Invite(msgspec.Struct, frozen=True):
    """The token that lets somebody take an invited seat."""

    seat: Seat
    token: str


class Created(msgspec.Struct, frozen=True):
    """A new table."""

    id: str
    invites: list[Invite]


class Accepted(msgspec.Struct, frozen=True):
    """The change is stored, under this number."""

    seq: Seq


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat. A bot with a name plays for that person, who may come back."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str | None
    bot: str | None
    online: bool
    mine: Annotated[bool, Meta(description="Whether you sit here, or a bot sits here for you.")]
    invite: Annotated[str | None, Meta(description="For the owner of a table that has not begun.")]


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "running", "finished", "broken", "outdated"]
    seats: list[SeatInfo]
    me: Seat | None
    waiting: list[Seat]
    since: Time
    created: Time
    count: int
    scores: list[int] | None
    winners: list[Seat] | None


class Origin(msgspec.Struct, frozen=True):
    """The game and the moment that a table goes on from."""

    table: str
    at: int


class TableInfo(msgspec.Struct, frozen=True):
    """What is fixed about a table, and its seats."""

    id: str
    game: str
    setup: dict[str, Any]
    status: Literal["open", "running", "finished", "broken", "outdated"]
    problem: Annotated[ErrorBody | None, Meta(description="Why the game is broken or outdated.")]
    owner: Annotated[str, Meta(description="The name of whoever opened the table.")]
    mine: Annotated[bool, Meta(description="Whether the table is yours.")]
    public: bool
    watchers: Literal["public", "nobody"]
    after_end: Annotated[
        Literal["public", "later", "everything"], Meta(description="What watchers see when the game is over.")
    ]
    friendly: Annotated[bool, Meta(description="Somebody may know what is hidden: a chosen seed, or a known position.")]
    created: Time
    seed_hash: Annotated[str, Meta(description="SHA-256 of the seed.")]
    rules_version: int
    origin: Origin | None
    seats: list[SeatInfo]


class QuestionInfo(msgspec.Struct, frozen=True):
    """What a seat is asked. ``optional``: it may act but nobody waits for it. ``secret``: others answer too."""

    seat: Seat
    topic: str
    facts: dict[str, str | int]
    options: list[Option]
    optional: bool
    secret: bool


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether the last answer can be taken back; if not, why: nothing, other, chance or revealed."""

    allowed: bool
    reason: str | None


class LogEvent(msgspec.Struct, frozen=True):
    """Something that happened, after so many answers."""

    kind: str
    facts: dict[str, str | int]
    answer: int


class LogPart(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """The log from a place on: drop what you have from there and append these."""

    start: int
    events: list[LogEvent]


class Digest(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """The place in the log where your last visit ended."""

    start: int


class ResultInfo(msgspec.Struct, frozen=True):
    """The end of a game."""

    scores: list[int]
    winners: list[Seat]


class ChatInfo(msgspec.Struct, frozen=True):
    """Something said at the table: plain text, never markup."""

    id: int
    name: str
    seat: Seat | None
    text: str
    at: Time


class TableMessage(msgspec.Struct, frozen=True):
    """A table as you may see it. ``decision`` names the open question; answers must name it."""

    seq: Seq
    table: TableInfo
    me: Seat | None
    turn_since: Time
    decision: int
    waiting: list[Seat]
    question: QuestionInfo | None
    undo: UndoInfo
    count: Annotated[int, Meta(description="Answers so far.")]
    view: Annotated[Any, Meta(description="What you may know of the game; each game has its own form.")]
    log: LogPart
    digest: Digest | None
    result: ResultInfo | None
    chat: list[ChatInfo]


class ReplayMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table after ``at`` of ``count`` answers."""

    at: int
    count: int
    view: Annotated[Any, Meta(description="What the one who looks could know then.")]
    log: list[LogEvent]
    question: QuestionInfo | None
    answer: Annotated[Option | None, Meta(description="What was answered to the question.")]
    views: Annotated[list[Any] | None, Meta(description="With as=all: the view of each seat.")] = None


class Fair(msgspec.Struct, frozen=True):
    """The hash of the seed from the beginning, and after the end the seed itself."""

    seed_hash: str
    seed: str | None
    verified: Annotated[
        bool | None, Meta(description="Whether the record, played again with the seed, gives the same result.")
    ]


class ClauseInfo(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    section: str
    text: str


class Health(msgspec.Struct, frozen=True):
    """The server can reach its database."""

    status: Literal["ok"]


# On the socket


class TableFrame(TableMessage, frozen=True, tag_field="type", tag="table"):
    """The table message, after every change."""


class ChatFrame(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat."""

    seq: Seq
    chat: list[ChatInfo]


class PresenceFrame(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is at the table now."""

    online: list[Seat]


class PingFrame(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """To be answered with a pong."""


class AcceptedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """An answer that was sent on the socket is stored."""

    id: str | int | None
    seq: Seq


class RefusedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """An answer that was sent on the socket is refused."""

    id: str | int | None
    status: int
    error: ErrorBody
