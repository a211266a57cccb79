"""Who plays in the lab: a bot in words, so that any process on any machine can make it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from spinney.bots import Bot, make_bot


@dataclass(frozen=True)
class Player:
    """A bot as it goes to other processes: by its name.

    >>> player("search:sims=200").bot.name
    'search:sims=200'
    """

    name: str
    #: The text of the file that an own bot comes from; empty for ours.
    source: str = field(default="", repr=False)

    @cached_property
    def bot(self) -> Bot:
        return make_bot(self.name)

    def __getstate__(self) -> dict[str, str]:
        """Without the bot: every process makes its own."""
        return {"name": self.name, "source": self.source}


def player(spec: str) -> Player:
    """The player that a text names; its name is the bot's own."""
    return Player(make_bot(spec).name)
