"""What the server refuses, with the HTTP status that says of which kind the refusal is."""

from __future__ import annotations

from typing import ClassVar

from deskovka.bots import UnknownBot
from deskovka.content.printing import NothingToPrint
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


class WrongCode(Refused):
    """There is no such account, or the code is another, was used, or is too old."""

    status = 401
    key = "wrong-code"
    sentence = "There is no such account with that code; a code works once."


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


class ReadOnly(NotYours):
    """A token that may look wants to change something."""

    key = "read-only"
    sentence = "This token may only look; make one that may play."


class BrowserOnly(NotYours):
    """Who somebody is cannot be changed by a program."""

    key = "browser-only"
    sentence = "This is done in a browser where you are signed in, not with a token."


class NoAccount(NotYours):
    """A guest has no password."""

    key = "no-account"
    sentence = "Only an account has a password: make one first."


class NoHints(NotYours):
    """The owner of the table did not allow hints."""

    key = "no-hints"
    sentence = "There are no hints at this table."


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


class WrongHost(Refused):
    """The request is for another site."""

    status = 421
    key = "wrong-host"
    sentence = "This server is not called “{host}”. Whoever runs it can name it in DESKOVKA_HOSTS."


class NoMethod(Refused):
    """The address exists, but not for this method."""

    status = 405
    key = "no-method"
    sentence = "This address does not do that."


class ThoughtsLater(Refused):
    """Why a bot answered is not told yet."""

    status = 409
    key = "thoughts-later"
    sentence = "At this table it is told after the end why bots answered as they did."


class NotByBot(Refused):
    """The answer is a person's."""

    status = 409
    key = "not-by-bot"
    sentence = "A person answered this; what bots think of it is told after the end."


class NotAdmin(Refused):
    """Only whoever runs the server may do this."""

    status = 403
    key = "not-admin"
    sentence = "Only whoever runs this server may do this, with the token of its settings."


class Banned(Refused):
    """Somebody whom whoever runs the server does not want there."""

    status = 403
    key = "banned"
    sentence = "Whoever runs this server has banned you from it."


class NoSuchPerson(Refused):
    """Nobody has this id."""

    status = 404
    key = "no-such-person"
    sentence = "There is nobody with this id."


class NotNow(Refused):
    """The table is not in the state for it."""

    status = 409
    key = "not-now"
    sentence = "This cannot be done while the game is {status}."


class AboutToBegin(Refused):
    """Every seat is taken, and parts of the seed are being shown."""

    status = 409
    key = "not-while-beginning"
    sentence = "Every seat is taken and the game is about to begin."


class NothingPromised(Refused):
    """A part of the seed that nobody was told of."""

    status = 409
    key = "nothing-promised"
    sentence = "Seat {seat} has promised no part of the seed."


class OtherPart(Refused):
    """A part of the seed that is not the one promised."""

    status = 422
    key = "other-part"
    sentence = "This is not the part of the seed that seat {seat} has promised."


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


class KnowsOther(Refused):
    """Whoever has left a seat knows what it knows, and may come back to that one only."""

    status = 409
    key = "knows-other"
    sentence = "You have played at seat {seat}: you may come back to that seat, and to no other."


class Damaged(Refused):
    """What is stored of a table cannot be read."""

    status = 409
    key = "damaged"
    sentence = "What is stored of this table is damaged; whoever runs the server must look at it."


class NotWaitedFor(Refused):
    """Somebody is nudged for whom nobody waits."""

    status = 409
    key = "not-waited-for"
    sentence = "The table does not wait for a person at seat {seat}."


class NotAway(Refused):
    """A bot sits down only for somebody who is away."""

    status = 409
    key = "not-away"
    sentence = "Seat {seat} was there less than {seconds} s ago; a bot plays only for those who are away."


class NoVotes(Refused):
    """It was not agreed that a seat may be given away by vote."""

    status = 409
    key = "no-votes"
    sentence = "There are no votes at this table."


class TooSoonToVote(Refused):
    """The table has not waited long enough."""

    status = 409
    key = "too-soon-to-vote"
    sentence = "The table must wait for seat {seat} {seconds} s more before there is a vote."


class NoMail(Refused):
    """The server has no mail server."""

    status = 409
    key = "no-mail"
    sentence = "This server sends no mail."


class TooManyChannels(Refused):
    """Somebody wants to be told in too many ways."""

    status = 409
    key = "too-many-channels"
    sentence = "You are told in {most} ways already; remove one first."


class BadAddress(Refused):
    """Nothing is sent to such an address."""

    status = 422
    key = "bad-address"
    sentence = "“{address}” cannot be sent to: it must begin with https:// and lead to a machine on the internet."


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


class NoWorkshop(NotFound):
    """Nothing of the game can be changed."""

    key = "no-workshop"
    sentence = "{game} has no editions: nothing of it can be changed."


class NoSuchRun(NotFound):
    """There is no such comparison, or it is somebody else's."""

    key = "no-such-run"
    sentence = "There is no such comparison."


class RunTooLong(Refused):
    """A comparison of more games than this server plays."""

    status = 422
    key = "run-too-long"
    sentence = "A comparison has 2 to {most} games of each version here, not {games}."


class BotNotForRuns(Refused):
    """Hundreds of games are played by bots that answer at once."""

    status = 422
    key = "bot-not-for-runs"
    sentence = "“{bot}” plays no comparisons; these bots do: {known}."


class TooManyRuns(Refused):
    """Somebody asks for too many comparisons at once."""

    status = 409
    key = "too-many-runs"
    sentence = "You have {most} comparisons under way; wait for one of them, or stop it."


class WorkshopFull(Refused):
    """Too many comparisons wait."""

    status = 409
    key = "workshop-full"
    sentence = "Too many comparisons wait on this server; try again later."


class TooManyTables(Refused):
    """Somebody began too many tables."""

    status = 409
    key = "too-many-tables"
    sentence = "You have {most} tables that are not over; finish or leave one of them first."


class TooManyTokens(Refused):
    """Somebody made too many tokens."""

    status = 409
    key = "too-many-tokens"
    sentence = "You have {most} tokens; remove one of them first."


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


class TooCostly(Refused):
    """What was asked for takes more time or memory than anybody is given."""

    status = 422
    key = "too-costly"
    sentence = "This takes more time or memory than the server gives to one request."


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


class Busy(NotReady):
    """Somebody has asked for so much already that it must be done first."""

    key = "busy"
    sentence = "The server still works on what you asked for before; try again in a moment."


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
    (NothingToPrint, 422),
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
