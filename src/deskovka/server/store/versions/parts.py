"""What the seed of a table is made of."""

import sqlalchemy as sa
from alembic import op

revision = "parts"
down_revision = "identity"


def upgrade() -> None:
    """A table keeps what people have promised and shown."""
    op.add_column("tables", sa.Column("parts", sa.JSON(none_as_null=True)))
