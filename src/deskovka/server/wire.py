"""What the server sends, as typed structs: the one description of the messages, for the code and for OpenAPI."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.editions import Names
from deskovka.content.recaps import Turn
from deskovka.content.setups import SetupOption
from deskovka.content.table_fields import TableField
from deskovka.content.told import Line, Section
from deskovka.kernel import Value
from deskovka.lab.compare import Comparison
from deskovka.lab.varying import Search, Sweep, Varied

encode = msgspec.json.Encoder().encode

Seat = Annotated[int, Meta(ge=0, description="A seat, counted from 0.")]
Scope = Annotated[Literal["play", "read"], Meta(description="Whether a token may change something, or look only.")]
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
    scope: Scope
    until: Time


class TokenInfo(msgspec.Struct, frozen=True):
    """A token that exists."""

    id: str
    name: str
    created: Time
    scope: Scope
    until: Time


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which you are signed in."""

    id: str
    device: Annotated[str, Meta(description="The browser and the system, as far as it says; may be empty.")]
    created: Time
    seen: Annotated[Time, Meta(description="When it was last seen, within five minutes.")]
    this: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class RecoveryInfo(msgspec.Struct, frozen=True):
    """How you get a new password should you forget yours."""

    left: Annotated[int, Meta(description="Codes that you were shown and have not used.")]


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes of which each gives a new password once. They are shown this once."""

    codes: list[str]


class Votes(msgspec.Struct, frozen=True):
    """How many want a bot at a seat, and how many must."""

    votes: int
    needed: int


class GuideInfo(msgspec.Struct, frozen=True):
    """A guided first game: who opens a table with this set-up and this seed and sits there is told what to do."""

    id: str
    setup: dict[str, Any]
    seed: str
    seat: Seat


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way in which you are told that it is your turn. Mail counts once its address is confirmed."""

    id: str
    kind: Literal["push", "mail", "hook"]
    target: str
    confirmed: bool
    created: Time


class NoticeInfo(msgspec.Struct, frozen=True):
    """How you are told that it is your turn, and how you can be."""

    key: Annotated[str, Meta(description="The key of this server, with which a browser subscribes.")]
    mail: Annotated[bool, Meta(description="Whether this server sends mail.")]
    channels: list[ChannelInfo]


class Tested(msgspec.Struct, frozen=True):
    """Whether a message was taken."""

    sent: bool


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat; they are listed from the weakest."""

    id: str
    seconds: Annotated[float, Meta(description="How long it thinks about an answer at most; 0: it answers at once.")]
    usual: Annotated[bool, Meta(description="Whether it takes a seat where nobody says otherwise.")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    rules_version: int
    seats: Annotated[tuple[int, int], Meta(description="The least and the most players.")]
    minutes: Annotated[tuple[int, int], Meta(description="How long a game takes, about.")]
    options: Annotated[tuple[SetupOption, ...], Meta(description="Every option of the set-up.")]
    bots: tuple[BotInfo, ...]
    guides: list[GuideInfo]


class SetupData(msgspec.Struct, frozen=True):
    """A set-up in its short form: the number of players and what differs from the defaults."""

    setup: dict[str, Any]
    choices: Annotated[
        dict[str, tuple[str, ...]], Meta(description="What may be chosen, where the edition decides it, by option.")
    ]
    names: Annotated[Names, Meta(description="Names that the edition gives, by kind, id and language.")]


class Workshop(msgspec.Struct, frozen=True):
    """A set-up in the workshop: what can be changed, with its values now."""

    setup: Annotated[dict[str, Any], Meta(description="In its short form.")]
    text: Annotated[str, Meta(description="The edition as YAML; empty without one.")]
    choices: dict[str, tuple[str, ...]]
    names: Names
    fields: Annotated[tuple[TableField, ...], Meta(description="Every number, choice and switch of the tables.")]
    drawing: Annotated[str, Meta(description="The map as SVG; empty where the game draws none.")]
    most_games: int
    most_seconds: float


class RunInfo(msgspec.Struct, frozen=True):
    """A comparison of two versions of a game, under way or over."""

    id: str
    game: str
    status: Annotated[
        Literal["waiting", "running", "done", "stopped", "failed", "lost"],
        Meta(description="`lost`: the server was restarted while it was under way."),
    ]
    done: Annotated[int, Meta(description="Pairs of games that are played.")]
    games: int
    bot: str
    seed: int
    created: Time
    before: dict[str, Any]
    after: dict[str, Any]
    problem: Annotated[
        Literal["slow", "memory", "failed"] | None,
        Meta(description="Why it failed: a game did not end, took too much memory, or broke."),
    ]
    vary: Annotated[Varied | None, Meta(description="What is varied, where not two versions are compared.")]
    result: Annotated[Comparison | None, Meta(description="What came out, of all pairs that are played.")]
    curve: Annotated[Sweep | None, Meta(description="What came out where a number is varied.")]
    search: Annotated[Search | None, Meta(description="What came out where several numbers are varied.")]


class Invite(msgspec.Struct, frozen=True):
    """The token that lets somebody take an invited seat."""

    seat: Seat
    token: str


class Created(msgspec.Struct, frozen=True):
    """A new table."""

    id: str
    invites: list[Invite]


class WatchLinks(msgspec.Struct, frozen=True):
    """Tokens for those who watch: of what is public, and of everything but later."""

    public: Annotated[str | None, Meta(description="Null when only players may look, or when nobody needs a token.")]
    everything: Annotated[str | None, Meta(description="For the owner of a table that allows it.")]


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
    due: Annotated[Time | None, Meta(description="When the time of this seat is up; the table waits for it.")]
    left: Annotated[
        int | None,
        Meta(description="Seconds of the game's time, when the table last began or ceased to wait for this seat."),
    ]


class Night(msgspec.Struct, frozen=True):
    """Hours of the day at which no clock runs, in a time zone."""

    begin: int
    end: int
    zone: str


class Clock(msgspec.Struct, frozen=True):
    """Seconds for a move, and for all moves of a game; either may be missing.

    A move lasts as long as the table waits for the same seat without a break.
    """

    move: int | None = None
    game: int | None = None
    night: Night | None = None


class RivalInfo(msgspec.Struct, frozen=True):
    """A contender that is no seat."""

    name: str
    score: int
    won: bool


class ResultInfo(msgspec.Struct, frozen=True):
    """The end of a game. ``kind``: one seat won, several share it, a team or a rival that is no seat won, or nobody."""

    scores: list[int]
    winners: list[Seat]
    kind: Literal["won", "shared", "team", "rival", "draw"]
    reason: Annotated[str, Meta(description="Why the game ended, a word of the game; may be empty.")]
    rivals: list[RivalInfo]


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
    result: ResultInfo | None


class Origin(msgspec.Struct, frozen=True):
    """The game and the moment that a table goes on from."""

    table: str
    at: int


class PartsInfo(msgspec.Struct, frozen=True):
    """What people add to the seed: promised when they sit down, shown when every seat is taken."""

    until: Annotated[Time | None, Meta(description="Now parts are to be shown; then the game begins without the rest.")]
    promises: Annotated[list[str | None], Meta(description="By seats: SHA-256 of the part, if one was promised.")]
    shown: Annotated[list[bool], Meta(description="By seats: whether the part was shown.")]
    server: Annotated[str | None, Meta(description="The server's own part, when everything may be known.")] = None
    parts: Annotated[list[str | None] | None, Meta(description="By seats: the parts, likewise.")] = None


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
    watchers: Annotated[
        Literal["public", "link", "nobody"],
        Meta(description="Who besides its players sees what is public: anybody, who has the link, or nobody."),
    ]
    after_end: Annotated[
        Literal["public", "later", "everything"], Meta(description="What watchers see when the game is over.")
    ]
    friendly: Annotated[bool, Meta(description="Somebody may know what is hidden: a chosen seed, or a known position.")]
    created: Time
    seed_hash: Annotated[
        str, Meta(description="SHA-256 of the server's part of the seed; of all of it without others.")
    ]
    parts: Annotated[PartsInfo | None, Meta(description="What people add to the seed, if somebody does.")]
    rules_version: int
    origin: Origin | None
    leaving: Annotated[Literal["bot", "open"], Meta(description="Whose a seat is when its player leaves.")]
    late: Annotated[
        int | None, Meta(description="Minutes after which watchers with a link of the owner's see everything.")
    ]
    clock: Clock | None
    hints: Annotated[bool, Meta(description="Whether players may ask what a bot would do in their place.")]
    thoughts: Annotated[bool, Meta(description="Whether bots say why they answered while the game runs.")]
    vote: Annotated[int | None, Meta(description="Seconds of waiting after which the others may vote for a bot.")]
    seats: list[SeatInfo]


class RefusalInfo(msgspec.Struct, frozen=True):
    """Why something is not offered: the beginning of all options that are not, the reason and its clause."""

    option: Option
    why: Line
    clause: str


class QuestionInfo(msgspec.Struct, frozen=True):
    """What a seat is asked. ``optional``: it may act but nobody waits for it. ``secret``: others answer too."""

    seat: Seat
    topic: str
    facts: dict[str, Value]
    options: list[Option]
    notes: Annotated[list[Line | None], Meta(description="What to know beside each option, such as what it costs.")]
    follows: Annotated[list[Line | None], Meta(description="What comes of each option that one might regret.")]
    menu: Annotated[list[str], Meta(description="The verbs of a menu of actions, offered or refused, as shown.")]
    refusals: Annotated[list[RefusalInfo], Meta(description="Why other things are not offered.")]
    optional: bool
    secret: bool


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether the last answer can be taken back; if not, why: nothing, other, chance or revealed."""

    allowed: bool
    reason: str | None


class LogEvent(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, after so many answers."""

    kind: str
    facts: dict[str, Value]
    answer: int
    to: tuple[int, ...] | None = None
    """Who alone was told it, for those who are shown everything afterwards."""


class LogPart(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """The log from a place on: drop what you have from there and append these."""

    start: int
    events: list[LogEvent]
    turns: Annotated[
        list[Turn],
        Meta(
            description="The turns from the one on to which these belong: drop what you have from there, append these."
        ),
    ]


class Digest(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """The place in the log where your last visit ended."""

    start: int


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
    roles: Annotated[list[str], Meta(description="What each seat plays, as far as it is settled; empty: nothing.")]
    waiting: list[Seat]
    question: QuestionInfo | None
    prompt: Annotated[Line | None, Meta(description="What a beginner is told, at a guided table.")]
    undo: UndoInfo
    count: Annotated[int, Meta(description="Answers so far.")]
    view: Annotated[Any, Meta(description="What you may know of the game; each game has its own form.")]
    told: Annotated[tuple[Section, ...], Meta(description="The view in words.")]
    content: Annotated[str | None, Meta(description="The hash of the game's content; null when it cannot be shown.")]
    log: LogPart
    digest: Digest | None
    result: ResultInfo | None
    chat: list[ChatInfo]


class ContentMessage(msgspec.Struct, frozen=True):
    """What the game of a table is made of, with the edition of its set-up."""

    hash: str
    tables: Annotated[Any, Meta(description="The tables; each game has its own form.")]
    about: Annotated[
        dict[str, tuple[Line, ...]],
        Meta(description="What things do, whatever the position, by kind and id: `card lake`."),
    ]


class ReplayMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table after ``at`` of ``count`` answers."""

    at: int
    count: int
    view: Annotated[Any, Meta(description="What the one who looks could know then.")]
    told: Annotated[tuple[Section, ...], Meta(description="The view in words.")]
    content: Annotated[str, Meta(description="The hash of the game's content.")]
    roles: Annotated[list[str], Meta(description="What each seat plays, as far as it is settled; empty: nothing.")]
    log: list[LogEvent]
    turns: list[Turn]
    question: QuestionInfo | None
    answer: Annotated[Option | None, Meta(description="What was answered to the question.")]
    views: Annotated[list[Any] | None, Meta(description="With as=all: the view of each seat.")] = None


class Fair(msgspec.Struct, frozen=True):
    """The hash of the server's part of the seed from the beginning; after the end the seed, and what it was made of."""

    seed_hash: str
    seed: str | None
    verified: Annotated[
        bool | None, Meta(description="Whether the record, played again with the seed, gives the same result.")
    ]
    parts: Annotated[PartsInfo | None, Meta(description="What the seed was made of, if people added to it.")] = None


class TurningPoint(msgspec.Struct, frozen=True):
    """An answer that gave much away: what was answered, what was better, and what it cost in points."""

    at: int
    seat: Seat
    answered: Line
    best: Line
    loss: float


class CurvePoint(msgspec.Struct, frozen=True):
    """The lead in points that each seat could expect after so many answers."""

    at: int
    leads: list[float]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """The analysis of a game: everybody's expected lead over the answers, and where the game turned."""

    curve: list[CurvePoint]
    turning: list[TurningPoint]


class AnalysisMessage(msgspec.Struct, frozen=True):
    """How far an analysis is, in decisions that were thought about; and what came of it."""

    status: Literal["none", "running", "ready"]
    done: int
    total: int
    analysis: AnalysisInfo | None


class ClauseInfo(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    section: str
    text: str


class TableCost(msgspec.Struct, frozen=True):
    """A table, for whoever runs the server."""

    id: str
    game: str
    status: str
    owner: Annotated[str, Meta(description="The id of whoever opened it.")]
    name: Annotated[str, Meta(description="Their name.")]
    created: Time
    changes: Annotated[int, Meta(description="Changes that are stored of it.")]


class PersonCost(msgspec.Struct, frozen=True):
    """Somebody, for whoever runs the server."""

    id: str
    name: str
    kind: str
    created: Time
    unfinished: Annotated[int, Meta(description="Tables that they have opened and that are not over.")]
    tables: Annotated[int, Meta(description="Tables that they have opened.")]
    answers: Annotated[int, Meta(description="Answers that were given at those.")]
    banned: bool


class Health(msgspec.Struct, frozen=True):
    """The server can write to its database."""

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


class NudgeFrame(msgspec.Struct, frozen=True, tag_field="type", tag="nudge"):
    """Somebody at the table asks you to move."""

    by: str


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
