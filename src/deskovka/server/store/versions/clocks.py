"""Clocks of tables, who is waited for since when, and what watchers see later."""

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "results"

_JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """A table has a clock and rules for leaving and watching; a seat its time."""
    op.add_column("tables", sa.Column("leaving", sa.String(16), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("late", sa.Integer))
    op.add_column("tables", sa.Column("clock", _JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    op.add_column("seats", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    _wait_since_the_question()


def _wait_since_the_question() -> None:
    """Whoever a running game waits for has been waited for since the question was asked."""
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("since"), sa.column("waiting", _JSON))
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "kind", "since")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables).where(tables.c.status == "running")).all():
        here = (seats.c.table_id == row.id, seats.c.seat.in_(row.waiting), seats.c.kind == "person")
        connection.execute(sa.update(seats).where(*here).values(since=row.since))
