"""Comparisons of two versions of a game, which people ask for in the workshop."""

import sqlalchemy as sa
from alembic import op

revision = "runs"
down_revision = "thoughts"

_JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """They belong to somebody."""
    op.create_table(
        "runs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("before", _JSON, nullable=False),
        sa.Column("after", _JSON, nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("result", _JSON),
        sa.Column("problem", _JSON),
    )
    op.create_index("ix_runs_user_id", "runs", ["user_id"])
