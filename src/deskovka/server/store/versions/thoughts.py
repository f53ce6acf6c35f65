"""Hints, why bots answered, and analyses of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "thoughts"
down_revision = "notices"


def upgrade() -> None:
    """A table says whether bots advise and explain; an analysis is kept with its table."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("thoughts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
    )
