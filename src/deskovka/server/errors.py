"""What the server refuses, with the HTTP status that says of which kind the refusal is."""

from __future__ import annotations

from typing import ClassVar

from deskovka.bots import UnknownBot
from deskovka.kernel import (
    BadSetup,
    BrokenGame,
    BrokenRecord,
    DeskovkaError,
    IllegalAnswer,
    NewerRules,
    NotAsked,
    OlderRules,
    UndoRefused,
    UnknownGame,
)


class Refused(DeskovkaError):
    """A request that the server does not carry out."""

    status: ClassVar[int]


class Malformed(Refused):
    """The request cannot be read at all."""

    status = 400
    key = "malformed"
    sentence = "The request cannot be read: {problem}."


class Nobody(Refused):
    """Somebody must be known for this."""

    status = 401
    key = "nobody"
    sentence = "Say first who you are: as a guest, with an account, or with a token."


class WrongPassword(Refused):
    """There is no such account, or the password is another."""

    status = 401
    key = "wrong-password"
    sentence = "There is no such account with that password."


class NotYours(Refused):
    """Only the one whose it is may do this."""

    status = 403
    key = "not-yours"
    sentence = "This belongs to somebody else."


class NotYourSeat(NotYours):
    """Somebody answers for a seat that is not theirs."""

    key = "not-your-seat"
    sentence = "Seat {seat} is not yours."


class WatchersKeptOut(NotYours):
    """Only its players see this table."""

    key = "watchers-kept-out"
    sentence = "Only its players see this table."


class KnowsTooMuch(NotYours):
    """What was asked for would show more than the one who asks may know."""

    key = "knows-too-much"
    sentence = "That can be seen only by those who may know everything of this game."


class WrongInvitation(NotYours):
    """The seat waits for somebody with an invitation."""

    key = "wrong-invitation"
    sentence = "This seat waits for somebody with an invitation of its own."


class BadCsrf(Refused):
    """A request with the cookie lacks its token."""

    status = 403
    key = "bad-csrf"
    sentence = "The request lacks its token: load the page again."


class ForeignOrigin(Refused):
    """A page of another site made the request."""

    status = 403
    key = "foreign-origin"
    sentence = "The request comes from a page of another site."


class NotFound(Refused):
    """There is no such thing."""

    status = 404
    key = "not-found"
    sentence = "There is no such thing here."


class NoSuchTable(NotFound):
    """There is no such table."""

    key = "no-such-table"
    sentence = "There is no such table."


class NoMethod(Refused):
    """The address exists, but not for this method."""

    status = 405
    key = "no-method"
    sentence = "This address does not do that."


class NotNow(Refused):
    """The table is not in the state for it."""

    status = 409
    key = "not-now"
    sentence = "This cannot be done while the game is {status}."


class Stale(Refused):
    """The answer is to a question that is no longer open."""

    status = 409
    key = "stale"
    sentence = "The table has moved on: question {decision} is no longer open."


class CannotGoOn(Refused):
    """The game was played by other rules, and does not fit those of this program."""

    status = 409
    key = "cannot-go-on"
    sentence = "The game was played by rules {theirs} of {game} and cannot go on by rules {ours}; its record is kept."


class EarlierRules(Refused):
    """The moment was played by older rules, which this program does not have."""

    status = 409
    key = "earlier-rules"
    sentence = "Answers 1–{first} were given by older rules ({theirs}, now {ours}): only the record still shows them."


class Frozen(Refused):
    """A rule broke. What broke it may be hidden from those who are told, so that only the place is named."""

    status = 409
    key = "frozen"
    sentence = "A mistake in the rules of {game} stopped the game in {step}, after answer {count}; nothing is lost."


class SeatTaken(Refused):
    """Somebody sits there."""

    status = 409
    key = "seat-taken"
    sentence = "Seat {seat} is taken."


class AlreadySeated(Refused):
    """One person sits at one seat of a table."""

    status = 409
    key = "already-seated"
    sentence = "You already sit at this table, at seat {seat}."


class NotSeated(Refused):
    """Only somebody who sits at the table can do this."""

    status = 409
    key = "not-seated"
    sentence = "You do not sit at this table."


class LoginTaken(Refused):
    """Another account has that login."""

    status = 409
    key = "login-taken"
    sentence = "The name “{login}” is taken."


class AlreadyAccount(Refused):
    """An account cannot be made into another one."""

    status = 409
    key = "already-account"
    sentence = "You already have an account."


class TooManyTables(Refused):
    """Somebody began too many tables."""

    status = 409
    key = "too-many-tables"
    sentence = "You have {most} tables that are not over; finish or leave one of them first."


class TooLarge(Refused):
    """The request is larger than allowed."""

    status = 413
    key = "too-large"
    sentence = "The request is larger than {most} bytes."


class Invalid(Refused):
    """A part of the request has a value that is not allowed."""

    status = 422
    key = "invalid"
    sentence = "{where} is not allowed: {problem}."


class WrongSeats(Refused):
    """There are more or fewer seats than the set-up has players."""

    status = 422
    key = "wrong-seats"
    sentence = "The set-up is for {players} players, but {seats} seats are given."


class SeatsForMe(Refused):
    """Somebody wants to sit at several seats."""

    status = 422
    key = "seats-for-me"
    sentence = "One person sits at one seat of a table."


class UnplayableRecord(Refused):
    """A record has a snapshot that the rules cannot play from."""

    status = 422
    key = "unplayable-record"
    sentence = "The record cannot be played: its snapshot is not a position of {game}."


class RecordTooLong(Refused):
    """A record has more answers than any game."""

    status = 422
    key = "record-too-long"
    sentence = "The record has {answers} answers; no game has more than {most}."


class RecordTooSlow(Refused):
    """Playing the record again takes too long."""

    status = 422
    key = "record-too-slow"
    sentence = "Playing the record again takes too long."


class TooMany(Refused):
    """Too many requests."""

    status = 429
    key = "too-many"
    sentence = "Too many requests; try again in {seconds} s."


class Failed(Refused):
    """Something failed that should not."""

    status = 500
    key = "failed"
    sentence = "Something failed on the server; nothing that was accepted is lost."


class NotReady(Refused):
    """The server cannot reach its database, or is closing."""

    status = 503
    key = "not-ready"
    sentence = "The server cannot do this right now; try again in a moment."


_STATUS_OF_DOMAIN: tuple[tuple[type[DeskovkaError], int], ...] = (
    (UnknownGame, 404),
    (NotAsked, 409),
    (UndoRefused, 409),
    (OlderRules, 409),
    (NewerRules, 409),
    (BrokenGame, 409),
    (IllegalAnswer, 422),
    (BadSetup, 422),
    (UnknownBot, 422),
    (BrokenRecord, 422),
)


def status_of(error: DeskovkaError) -> int:
    """The HTTP status of an error of the domain.

    >>> status_of(Stale(decision=3)), status_of(IllegalAnswer(seat=0, answer="x", legal="y"))
    (409, 422)
    """
    if isinstance(error, Refused):
        return error.status
    return next((status for kind, status in _STATUS_OF_DOMAIN if isinstance(error, kind)), 500)
