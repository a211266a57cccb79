"""Why a server does not do something, in the person's language."""

from __future__ import annotations

from pydantic import TypeAdapter, ValidationError

from spinney.bots import make_bot
from spinney.server.protocol import MAX_BOT_MS, MAX_BOT_SIMS, Bot, Refusal
from spinney.text import Words


class NotPossible(Exception):
    """What a person wanted and cannot have; says so in their language."""


def refusal_text(words: Words, refusal: Refusal) -> str:
    """A server speaks English; in other languages its code says less, but is understood."""
    return words.get(f"refusal-{refusal.code}", why=refusal.message)


def bot_for_a_table(words: Words, spec: str) -> str:
    """The name of a bot that servers let play."""
    name = make_bot(spec).name
    try:
        return TypeAdapter(Bot).validate_python(name)
    except ValidationError:
        most = {"ms": str(MAX_BOT_MS), "sims": str(MAX_BOT_SIMS)}
        raise NotPossible(words.get("join-bot-limit", **most)) from None
