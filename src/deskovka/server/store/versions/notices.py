"""Ways to tell somebody that it is their turn, who was told, and who has looked."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "clocks"


def upgrade() -> None:
    """Nobody is told anything until they choose a way."""
    op.add_column("visits", sa.Column("looked_at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_seats_since", "seats", ["since"])
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON(none_as_null=True)),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_index("ix_channels_target", "channels", ["target"])
    op.create_index("ix_channels_token", "channels", ["token"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
