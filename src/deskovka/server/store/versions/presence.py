"""Who is present at a table, for all processes that serve it."""

import sqlalchemy as sa
from alembic import op

revision = "presence"
down_revision = "tables"


def upgrade() -> None:
    """A visit tells until when somebody counts as present."""
    op.add_column("visits", sa.Column("here_until", sa.BigInteger, nullable=False, server_default="0"))
