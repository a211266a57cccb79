"""Who plays in the lab: a bot in words, so that any process on any machine can make it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from spinney.bots import Bot, make_bot
from spinney.lab.own_bots import BotAddress

#: Changes whenever one of Spinney's own bots could choose otherwise.
BOTS_VERSION: Final = "1"


@dataclass(frozen=True)
class Player:
    """A bot as it goes to other processes: by its name, an own bot with the text of its file.

    >>> player("search:sims=200").bot.name
    'search:sims=200'
    """

    name: str
    #: The text of the file that an own bot comes from; empty for ours.
    source: str = field(default="", repr=False)

    @cached_property
    def bot(self) -> Bot:
        address = BotAddress.read(self.name)
        return address.bot(self.source) if address else make_bot(self.name)

    @property
    def version(self) -> str:
        """Another one plays otherwise, perhaps."""
        return hashlib.sha256(self.source.encode()).hexdigest() if self.source else BOTS_VERSION

    def __getstate__(self) -> dict[str, str]:
        """Without the bot: every process makes its own."""
        return {"name": self.name, "source": self.source}


def player(spec: str) -> Player:
    """The player that a text names: one of our bots, or ``FILE.py:CLASS``, a bot of your own.

    The name of an own bot is where it is, as it was written. That it can be made is seen here.
    """
    address = BotAddress.read(spec)
    if address is None:
        return Player(make_bot(spec).name)
    source = address.source()
    return Player(address.whole(source).bot(source).name, source)


def is_own(name: str) -> bool:
    """Is it the name of an own bot? Nothing is looked up."""
    return BotAddress.read(name) is not None
