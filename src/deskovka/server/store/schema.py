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
    false,
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
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when they last came, within minutes
    Column("signed_out", BigInteger, nullable=False, server_default="0"),  # cookies from before then need a session
    Index("users_by_kind", "kind", "seen"),
)

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),  # SHA-256 of the token
    Column("created", BigInteger, nullable=False),
    Column("scope", String(8), nullable=False, server_default="play"),  # play, read
    Column("until", BigInteger, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

ended_sessions = Table(
    "ended_sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),  # then its cookie is too old anyway
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the code
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("until", BigInteger),  # of one that was sent by mail
)

bans = Table(
    "bans",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
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
    Column("result", _Json),
    Column("leaving", String(16), nullable=False, server_default="bot"),  # bot, open: whose a seat is that was left
    Column("late", Integer),  # minutes after which watchers with the link see everything
    Column("clock", _Json),
    Column("hints", Boolean, nullable=False, server_default=false()),  # people may ask what a bot would do
    Column("thoughts", Boolean, nullable=False, server_default=false()),  # bots say why while the game runs
    Column("due", BigInteger, index=True),  # when somebody's time is up
    Column("vote", Integer),  # seconds of waiting after which the others may vote for a bot
    Column("parts", _Json),  # of the seed; none if it was chosen, or is of the time before there were parts
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
    Column("since", BigInteger, index=True),  # from when on the table has waited for whoever sits here
    Column("used", BigInteger, nullable=False, server_default="0"),  # milliseconds that it waited before
)

changes = Table(
    "changes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column(
        "kind", String(16), nullable=False
    ),  # begin, answer, undo, seats, part, rules, broken, outdated, closed, chat
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
    Column("looked_at", BigInteger, nullable=False, server_default="0"),  # when they were last seen to look
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),  # the stretch of waiting that it was about
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # the way it was made
    Column("data", _Json, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # push, mail, hook
    Column("target", String(1000), nullable=False, index=True),
    Column("keys", _Json),
    Column("language", String(8), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("token", String(64), index=True),  # what must be shown before it is used
    Column("created", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),  # the stretch of waiting that they were told of
    Column("at", BigInteger, nullable=False),
)

runs = Table(
    "runs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("before", _Json, nullable=False),  # the set-ups of both versions
    Column("after", _Json, nullable=False),
    Column("bot", String(32), nullable=False),
    Column("games", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),  # waiting, running, done, stopped, failed
    Column("done", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),  # when somebody was last seen working on it
    Column("result", _Json),
    Column("problem", _Json),
    Column("vary", _Json),  # a number and the values that it is tried with, where not two versions are compared
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
