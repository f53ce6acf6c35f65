"""How a game ended: more than scores and winners."""

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "sessions"

_JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """One column holds the whole result."""
    op.add_column("tables", sa.Column("result", _JSON))
    tables = sa.table("tables", sa.column("id"), *(sa.column(name, _JSON) for name in ("scores", "winners", "result")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables).where(tables.c.scores.is_not(None))).all():
        kind = "won" if len(row.winners) == 1 else "shared"
        result = {"scores": row.scores, "winners": row.winners, "kind": kind, "reason": "", "rivals": []}
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(result=result))
    op.drop_column("tables", "scores")  # not as a batch: that would make the table anew, and lose what hangs on it
    op.drop_column("tables", "winners")
