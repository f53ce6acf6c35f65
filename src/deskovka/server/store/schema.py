"""The tables of the database. Times are milliseconds since 1970; what only programs read is JSON."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

_Json = JSON(none_as_null=True)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(16), nullable=False),  # guest, account
    Column("login", String(64), unique=True),
    Column("password", String(256)),  # an argon2 hash
    Column("created", BigInteger, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the token
    Column("created", BigInteger, nullable=False),
)

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),  # then its cookie is too old anyway
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("first_version", Integer, nullable=False),  # the rules that the record begins with
    Column("rules_version", Integer, nullable=False),  # the rules that it is played by now
    Column("setup", _Json, nullable=False),
    Column("status", String(16), nullable=False),
    Column("problem", _Json),
    Column("owner", ForeignKey("users.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("watchers", String(16), nullable=False),
    Column("after_end", String(16), nullable=False),
    Column("friendly", Boolean, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("beginning", Text),  # the record that the game goes on from, if it does not begin by its set-up
    Column("from_table", String(32)),
    Column("from_at", Integer),
    Column("created", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # the newest change
    Column("count", Integer, nullable=False),  # answers so far
    Column("waiting", _Json, nullable=False),
    Column("since", BigInteger, nullable=False),  # when the open question was asked
    Column("scores", _Json),
    Column("winners", _Json),
    Index("tables_by_status", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # open, invited, person, bot
    Column("user_id", ForeignKey("users.id"), index=True),  # who sits here; of a bot, who may come back
    Column("bot", String(32)),
    Column("invite", String(64)),
)

changes = Table(
    "changes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # begin, answer, undo, seats, rules, broken, outdated, chat
    Column("seat", Integer),
    Column("decision", Integer),
    Column("data", _Json),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),  # nothing before it can be taken back
    Column("data", _Json, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("log", Integer, nullable=False),  # how much of the log was seen
    Column("at", BigInteger, nullable=False),
    Column("here_until", BigInteger, nullable=False, server_default="0"),  # counts as present until then
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
