"""Mail, when whoever runs the server has named a mail server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from deskovka.server.settings import BadSetting, Settings

_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
_SECONDS = 15.0
_AT_ONCE = 4
"""Letters that are sent at a time."""


class Post:
    """A mail server: ``smtps://`` is encrypted, ``smtp://`` becomes so, ``smtp+plain://`` of this machine is not."""

    def __init__(self, settings: Settings) -> None:
        self._from = settings.mail_from
        parts = urlsplit(settings.mail)
        self.works = bool(settings.mail)
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="mail")
        if not self.works:
            return
        if parts.scheme not in _PORTS or not parts.hostname or "@" not in self._from:
            expected = "smtps://user:password@host, with DESKOVKA_MAIL_FROM beside it"
            raise BadSetting(name="DESKOVKA_MAIL", value=parts.hostname or "", expected=expected)
        self._scheme, self._host = parts.scheme, parts.hostname
        self._port = parts.port or _PORTS[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a letter. A mail server that does not answer keeps threads of its own busy, and nothing else."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, to, subject, text)

    def close(self) -> None:
        """Send nothing that has not been begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._from, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._from.split("@")[1])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        if self._scheme == "smtps":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=_SECONDS, context=context)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=_SECONDS)
        with server:
            if self._scheme == "smtp":
                server.starttls(context=ssl.create_default_context())
            if self._user:
                server.login(self._user, self._password)
            server.send_message(letter)
