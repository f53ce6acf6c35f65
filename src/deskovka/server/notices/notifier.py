"""Who is told that it is their turn, when, and by which of the ways that they chose."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal
from urllib.parse import urlencode

import msgspec

from deskovka.kernel import UnknownGame
from deskovka.server.identity.people import plain_login
from deskovka.server.identity.recovery import Recovery
from deskovka.server.notices.mail import Post
from deskovka.server.notices.outside import Unreachable, post
from deskovka.server.notices.push import PushKey, encrypted
from deskovka.server.settings import Settings
from deskovka.server.store import Connection, Database
from deskovka.server.store import channels as kept
from deskovka.server.store.channels import Channel
from deskovka.server.store.people import User
from deskovka.server.tables.service import Tables
from deskovka.server.words import words_of

log = logging.getLogger(__name__)

_AT_ONCE = 8
_GONE = (404, 410)
_NO_CONTACT = "mailto:nobody@deskovka.invalid"


class Notice(msgspec.Struct, frozen=True):
    """What somebody is told: nothing that only their seat knows."""

    event: Literal["turn", "nudge", "test"]
    table: str = ""
    game: str = ""
    by: str = ""


class HookBody(msgspec.Struct, frozen=True):
    """What a hook is sent."""

    event: str
    table: str
    game: str
    by: str
    address: str
    text: str


class PushBody(msgspec.Struct, frozen=True):
    """What a browser is sent, encrypted."""

    title: str
    body: str
    address: str
    tag: str


class Notifier:
    """It looks now and then whom tables have waited for, and tells those once who have not looked since."""

    def __init__(self, settings: Settings, database: Database, tables: Tables, key: PushKey) -> None:
        self.settings = settings
        self.database = database
        self.tables = tables
        self.key = key
        self.post = Post(settings)
        self._sending = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def look_around(self) -> None:
        """Tell those who have been waited for long enough."""
        now = self.settings.now()
        before = now - int(self.settings.notice_seconds * 1000)
        for due in await self.database.read(lambda connection: kept.waited_for(connection, before)):
            if await self.database.write(_teller(due, now)):
                self._begin(due.user, Notice("turn", due.table, due.game))

    async def nudge(self, table: str, game: str, user: str, by: str) -> None:
        """Tell somebody that another player waits for them, unless they look at the table."""
        since = self.settings.now() - int(2_000 * self.settings.ping_seconds)
        if not await self.database.read(lambda connection: kept.has_looked(connection, table, user, since)):
            self._begin(user, Notice("nudge", table, game, by))

    async def close(self) -> None:
        """Stop sending."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.post.close()

    # Sending

    def _begin(self, user: str, notice: Notice) -> None:
        self._do(self._tell(user, notice))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, user: str, notice: Notice) -> None:
        """Tell somebody by each of their ways."""
        channels = await self.database.read(lambda connection: kept.channels_of(connection, user))
        tries = self.settings.notice_tries
        await asyncio.gather(*(self.send(channel, notice, tries) for channel in channels if channel.token is None))

    async def send(self, channel: Channel, notice: Notice, tries: int) -> bool:
        """Tell by one way, and try again a few times."""
        return await self._until_taken(channel, lambda: self._try(channel, notice), tries)

    async def _until_taken(self, channel: Channel, attempt: Callable[[], Awaitable[int]], tries: int) -> bool:
        """Send something until it is taken, a few times at most; a way that has ceased to exist is forgotten."""
        for turn in range(tries):
            if turn:
                await asyncio.sleep(self.settings.notice_pause * 2 ** (turn - 1))
            async with self._sending:
                status = await attempt()
            if status in _GONE and channel.kind != "mail":
                await self.database.write(lambda connection: kept.remove(connection, channel.user, channel.id))
            if 200 <= status < 300:
                return True
            log.warning("a notice was not taken", extra={"kind": channel.kind, "status": status})
            if 300 <= status < 500 and status != 429:
                return False
        return False

    async def _try(self, channel: Channel, notice: Notice) -> int:
        """Send once: the status of the answer, 0 when there was none."""
        settings = self.settings
        base = settings.address.rstrip("/") or channel.origin
        address = f"{base}/t/{notice.table}" if notice.table else f"{base}/settings"
        title, text = self._words(channel, notice)
        try:
            if channel.kind == "mail":
                letter = words_of(channel.language).say("notice-mail", text=text, address=address, settings=base)
                return await self._mail(channel, title, letter)
            if channel.kind == "hook":
                sent = HookBody(notice.event, notice.table, notice.game, notice.by, address, f"{title}: {text}")
                headers, body = {"Content-Type": "application/json"}, msgspec.json.encode(sent)
            else:
                contact = base if base.startswith("https:") else _NO_CONTACT
                keys, data = channel.keys or {}, msgspec.json.encode(PushBody(title, text, address, notice.table))
                headers = self.key.headers(channel.target, contact)
                body = encrypted(data, keys["p256dh"], keys["auth"])
            return await post(channel.target, body, headers, settings.local_hooks, settings.notice_patience)
        except (Unreachable, OSError) as error:
            log.warning("a notice could not be sent", extra={"kind": channel.kind, "problem": type(error).__name__})
            return 0

    async def _mail(self, channel: Channel, subject: str, text: str) -> int:
        """Send a letter once: 200 when the mail server has taken it, else 0."""
        try:
            await self.post.send(channel.target, subject, text)
        except (smtplib.SMTPException, OSError) as error:
            log.warning("a mail could not be sent", extra={"problem": type(error).__name__})
            return 0
        return 200

    def _words(self, channel: Channel, notice: Notice) -> tuple[str, str]:
        """The title and the text of a notice."""
        words = words_of(channel.language)
        try:
            game = self.tables.registry.get(notice.game).words(channel.language).say("game") if notice.game else ""
        except UnknownGame:
            game = notice.game
        title = words.say(f"notice-{notice.event}", by=notice.by)
        return title, game or words.say("notice-works")

    # Letters that are no notices

    def confirm(self, channel: Channel) -> None:
        """Ask somebody whether a mail address is theirs; nobody waits for it."""
        self._do(self._write([channel], "notice-confirm", f"?confirm={channel.token}"))

    def warn(self, user: User) -> None:
        """Tell somebody by mail that their password is another."""
        self._do(self._warn(user))

    async def recover(self, login: str, recovery: Recovery) -> None:
        """Send a code to the addresses that an account has confirmed by now; nobody waits for it.

        Who is written to is settled when it is asked, by one look that takes as long whether or not there is anybody.
        """
        login = plain_login(login)
        if channels := await self.database.read(lambda connection: kept.letter_boxes(connection, login)):
            self._do(self._recover(login, channels, recovery))

    async def _warn(self, user: User) -> None:
        if user.login is not None:
            login = user.login
            channels = await self.database.read(lambda connection: kept.letter_boxes(connection, login))
            await self._write(channels, "password-changed", "")

    async def _recover(self, login: str, channels: list[Channel], recovery: Recovery) -> None:
        code = await recovery.mailed(channels[0].user)
        query = urlencode({"login": login, "recover": code})
        await self._write(channels, "password-forgotten", f"?{query}")

    async def _write(self, channels: list[Channel], message: str, query: str) -> None:
        """Send a letter to some addresses, and try again a few times."""
        if self.post.works:
            await asyncio.gather(*(self._write_to(channel, message, query) for channel in channels))

    async def _write_to(self, channel: Channel, message: str, query: str) -> None:
        words = words_of(channel.language)
        base = self.settings.address.rstrip("/") or channel.origin
        text = words.say(f"{message}-text", address=f"{base}/settings{query}")
        subject, tries = words.say(message), self.settings.notice_tries
        if not await self._until_taken(channel, lambda: self._mail(channel, subject, text), tries):
            log.warning("a mail was given up", extra={"letter": message})


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Do something that nobody waits for; what goes wrong with it is in the log."""
    try:
        await work
    except Exception:
        log.exception("somebody could not be told")


def _teller(due: kept.Due, now: int) -> Callable[[Connection], bool]:
    return lambda connection: kept.mark_told(connection, due, now)
