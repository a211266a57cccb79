"""The ranking of the daily deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_daily_code", "daily", ["code"])


def downgrade() -> None:
    op.drop_table("daily")
