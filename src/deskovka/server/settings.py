"""What whoever runs a server may choose. Each setting has a default; ``DESKOVKA_<NAME>`` in the environment sets it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from deskovka.kernel import DeskovkaError

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
    proxies: str = ""
    """Addresses of reverse proxies that are believed about the client's address and scheme."""

    bot_workers: int = 1
    """Processes in which bots think."""
    bot_pause: float = 0.4
    """Seconds between two answers of bots, so that people can follow."""
    bot_patience: float = 60.0
    """Seconds after which a bot that still thinks is stopped."""

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

    now: Callable[[], int] = field(default=milliseconds_now, compare=False)
    """The clock."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
        """The settings of the environment, and over them those given here.

        >>> Settings.from_environment({"DESKOVKA_BOT_PAUSE": "0"}, games="my.games:registry").bot_pause
        0.0
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
    except ValueError:
        raise BadSetting(name=name, value=text, expected={"int": "a whole number", "float": "a number"}[kind]) from None
    raise BadSetting(name=name, value=text, expected="left unset")
