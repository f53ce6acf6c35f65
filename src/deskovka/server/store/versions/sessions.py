"""Sessions that were ended: their cookies are worth nothing any more."""

import sqlalchemy as sa
from alembic import op

revision = "sessions"
down_revision = "presence"


def upgrade() -> None:
    """Remember who has signed out."""
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ended_sessions_until", "ended_sessions", ["until"])
