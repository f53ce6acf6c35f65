"""Curves: one number of a game, tried with several values."""

import sqlalchemy as sa
from alembic import op

revision = "curves"
down_revision = "parts"


def upgrade() -> None:
    """A run says what it varies."""
    op.add_column("runs", sa.Column("vary", sa.JSON(none_as_null=True)))
