"""What a server does not offer, in the user's language."""

from __future__ import annotations

from pydantic import TypeAdapter, ValidationError

from spinney.bots import make_bot
from spinney.tables.protocol import MAX_BOT_MS, MAX_BOT_SIMS, Bot
from spinney.text import Words


class NotPossible(Exception):
    """A request that cannot be met; the message is in the user's language."""


def table_bot_name(words: Words, spec: str) -> str:
    """The name of a bot that servers accept."""
    name = make_bot(spec).name
    try:
        return TypeAdapter(Bot).validate_python(name)
    except ValidationError:
        most = {"ms": str(MAX_BOT_MS), "sims": str(MAX_BOT_SIMS)}
        raise NotPossible(words.get("join-bot-limit", **most)) from None
