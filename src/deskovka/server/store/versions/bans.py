"""People whom whoever runs the server does not want there."""

import sqlalchemy as sa
from alembic import op

revision = "bans"
down_revision = "curves"


def upgrade() -> None:
    """A list of who is banned."""
    op.create_table(
        "bans",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
