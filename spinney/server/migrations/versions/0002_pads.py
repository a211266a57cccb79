"""Score pads."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("changed_ms", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("ix_pads_changed_ms", "pads", ["changed_ms"])


def downgrade() -> None:
    op.drop_table("pads")
