"""Sessions and devices, tokens with a scope and an end, codes for recovery, votes on a seat."""

import time

import sqlalchemy as sa
from alembic import op

revision = "identity"
down_revision = "runs"

_YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    """Tokens made so far play for another year; whoever was known counts as seen now."""
    now = time.time_ns() // 1_000_000
    op.add_column("users", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("signed_out", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE users SET seen = :now").bindparams(now=now))
    op.create_index("users_by_kind", "users", ["kind", "seen"])
    op.add_column("api_tokens", sa.Column("scope", sa.String(8), nullable=False, server_default="play"))
    op.add_column("api_tokens", sa.Column("until", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE api_tokens SET until = :end").bindparams(end=now + _YEAR))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False, index=True),
        sa.Column("until", sa.BigInteger),
    )
    op.add_column("tables", sa.Column("vote", sa.Integer))
    op.create_table(
        "votes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
