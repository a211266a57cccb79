"""Accounts: one's own record, encrypted, by the fingerprint of a key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("box", sa.Text, nullable=False),
        sa.Column("put_away_ms", sa.BigInteger),
    )
    op.create_index("ix_accounts_used_ms", "accounts", ["used_ms"])
    op.create_index("ix_accounts_put_away_ms", "accounts", ["put_away_ms"])


def downgrade() -> None:
    op.drop_table("accounts")
