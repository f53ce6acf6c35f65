"""What whoever runs a server may choose. Each setting has a default; ``DESKOVKA_<NAME>`` in the environment sets it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from deskovka.kernel import DeskovkaError
from deskovka.server.handing import Share

STATIC = Path(__file__).parent / "static"


class BadSetting(DeskovkaError):
    """A setting in the environment cannot be read."""

    key = "bad-setting-of-server"
    sentence = "The setting {name} cannot be “{value}”: it must be {expected}."


def milliseconds_now() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs."""

    database: str = "sqlite:///deskovka.db"
    """``sqlite:///file`` or ``postgresql://…``."""
    games: str = "deskovka.games:registry"
    """Where the registry of games is: ``module:name``."""
    static: Path = STATIC
    """The built pages."""

    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may use it: ``https://table.example``."""
    hosts: tuple[str, ...] = ()
    """Names besides addresses, ``localhost``, the machine's own and that in ``address``; ``*`` for any."""
    proxies: str = ""
    """Addresses of reverse proxies that are believed about the client's address and scheme."""

    admin_token: str = ""
    """What whoever runs the server shows to do what only they may; without one nobody may."""

    processes: int = 1
    """Processes that serve the same tables: each lets somebody do its part of what one alone would."""

    bot_workers: int = 1
    """Processes in which bots think."""
    bot_answers_per_second: float = 50.0
    """How fast bots answer at one table, at most: whoever looks chooses how fast it is shown."""
    bot_patience: float = 60.0
    """Seconds after which a bot that still thinks is stopped."""

    errand_workers: int = 1
    """Processes that read editions and records, and look back at games."""
    errands_at_once: int = 20
    """What one person may have asked of them and not yet got."""
    errand_patience: float = 20.0
    """Seconds after which one is given up."""

    cached_tables: int = 500
    """Tables kept ready in memory."""
    snapshot_every: int = 50
    """Changes between two stored snapshots of a game."""

    body_bytes: int = 65_536
    """The largest request, other than a record."""
    record_bytes: int = 1_048_576
    """The largest record that may be uploaded."""
    frame_bytes: int = 16_384
    """The largest message on a socket."""
    requests_per_second: float = 50.0
    """Requests from one address in the long run."""
    requests_at_once: int = 300
    """Requests from one address in a burst."""
    logins_at_once: int = 10
    """Wrong passwords for one account in a burst; in the long run one every thirty seconds."""
    guests_at_once: int = 60
    """New guests from one address in a burst; in the long run one every ten seconds."""
    connections_per_address: int = 200
    """Requests under way or waiting for the next, from one address; sockets and proxies are not counted."""
    header_seconds: float = 10.0
    """Seconds in which the head of a request must have come."""
    body_seconds: float = 60.0
    """Seconds in which its body must have come."""
    sockets_per_address: int = 100
    sockets_per_user: int = 30
    socket_backlog: int = 64
    """Messages that may wait for a slow client before it is dropped."""
    ping_seconds: float = 20.0
    """How often a socket is pinged; one that stays silent for two and a half times as long is closed."""
    tables_of_guest: int = 30
    """Tables that are not over which a guest may have begun."""
    tables_of_account: int = 200
    sync_seconds: float = 10.0
    """How often a process looks for what other processes changed, should a notification be lost."""

    key_days: int = 90
    """Days after which cookies are signed with a new key."""
    old_key_days: int = 365
    """Days for which cookies live on that were signed with an older key."""

    away_seconds: float = 120.0
    """Seconds for which nothing must have been heard of somebody before the owner of a table may let a bot play."""
    return_seconds: float = 60.0
    """Seconds for which bots wait when everybody has left a game, before they play it to its end by themselves."""
    guest_days: int = 365
    """Days after which a guest who does not come back is forgotten."""
    empty_days: int = 14
    """Days after which a table whose game never began is taken away."""
    upload_days: int = 180
    """Days after which an uploaded record that nobody looks at is taken away."""
    expiry_seconds: float = 600.0
    """How often it is looked for such things."""

    clock_seconds: float = 1.0
    """How often it is looked whether somebody's time is up."""

    part_seconds: float = 20.0
    """Seconds for which a game that is about to begin waits for those who promised a part of the seed."""

    runs_of_person: int = 2
    """Comparisons of one person that wait or are played."""
    runs_waiting: int = 20
    """Comparisons of all people that wait or are played."""
    runs_kept: int = 20
    """Comparisons of one person that are over and still kept."""
    run_games: int = 1000
    """Games of each version in one comparison, at most."""
    run_seconds: float = 900.0
    """How long one comparison may take; then what was played counts."""

    address: str = ""
    """Where people find this server, such as ``https://table.example``; else as each of them came to it."""
    mail: str = ""
    """A mail server: ``smtps://user:password@host``, ``smtp://…`` or, on this machine, ``smtp+plain://…``."""
    mail_from: str = ""
    """The address that mail comes from."""
    local_hooks: bool = False
    """Whether hooks and push services may be in our own network, and without encryption."""
    notice_seconds: float = 60.0
    """How long somebody is waited for before they are told; at least two pings and a half."""
    notice_look: float = 5.0
    """How often it is looked who is to be told."""
    notice_tries: int = 3
    notice_pause: float = 5.0
    """Seconds until a notice is sent again that was not taken, and twice as long each further time."""
    notice_patience: float = 5.0
    """Seconds in which a push service or a hook must answer."""

    share: Share | None = field(default=None, compare=False)
    """Which of several processes behind one port this is."""
    now: Callable[[], int] = field(default=milliseconds_now, compare=False)
    """The clock."""

    @property
    def counters(self) -> int:
        """Processes that count guesses and reminders: of several behind one port one has them all."""
        return 1 if self.share else self.processes

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """The settings of the environment, and over them those given here.

        >>> Settings.from_environment({"DESKOVKA_BOT_PATIENCE": "5"}, games="my.games:registry").bot_patience
        5.0
        """
        values = os.environ if environment is None else environment
        found = {
            setting.name: _read(f"DESKOVKA_{setting.name.upper()}", str(setting.type), text)
            for setting in fields(cls)
            if (text := values.get(f"DESKOVKA_{setting.name.upper()}")) is not None
        }
        return replace(cls(), **found | given)


def _read(name: str, kind: str, text: str) -> Any:
    """The value of a setting from its text."""
    try:
        match kind:
            case "int":
                return int(text)
            case "float":
                return float(text)
            case "tuple[str, ...]":
                return tuple(part.strip() for part in text.split(",") if part.strip())
            case "Path":
                return Path(text)
            case "str":
                return text
            case "bool":
                return {"yes": True, "no": False}[text.lower()]
    except (KeyError, ValueError):
        expected = {"int": "a whole number", "float": "a number", "bool": "yes or no"}[kind]
        raise BadSetting(name=name, value=text, expected=expected) from None
    raise BadSetting(name=name, value=text, expected="left unset")
