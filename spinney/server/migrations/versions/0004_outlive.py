"""Tables and pads are put away before they are deleted; decks and snapshots are kept."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from spinney.cards.catalog import shipped_deck
from spinney.cards.vocabulary import GAMES

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("tables", "pads"):
        op.add_column(name, sa.Column("put_away_ms", sa.BigInteger))
        op.create_index(f"ix_{name}_put_away_ms", name, ["put_away_ms"])
    op.create_table(
        "snapshots",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    decks = op.create_table(
        "decks",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("cards", sa.Text, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("ms", sa.BigInteger, nullable=False),
    )
    # Most tables that exist were begun with the decks of this version.
    op.bulk_insert(
        decks,
        [
            {"digest": deck.digest, "cards": json.dumps(deck.to_json())}
            for deck in map(shipped_deck, GAMES)
        ],
    )


def downgrade() -> None:
    raise NotImplementedError("what was put away would be there again")
