"""What a person cannot have at a server, in their language."""

from __future__ import annotations

from pydantic import TypeAdapter, ValidationError

from spinney.bots import make_bot
from spinney.server.protocol import MAX_BOT_MS, MAX_BOT_SIMS, Bot
from spinney.text import Words


class NotPossible(Exception):
    """What a person wanted and cannot have; says so in their language."""


def bot_for_a_table(words: Words, spec: str) -> str:
    """The name of a bot that servers let play."""
    name = make_bot(spec).name
    try:
        return TypeAdapter(Bot).validate_python(name)
    except ValidationError:
        most = {"ms": str(MAX_BOT_MS), "sims": str(MAX_BOT_SIMS)}
        raise NotPossible(words.get("join-bot-limit", **most)) from None
