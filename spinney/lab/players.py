"""Who plays in the lab: bots as text, so that any process on any machine can create them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Final

from spinney.bots import Bot, make_bot
from spinney.bots.levels import LEVELS
from spinney.bots.network import SHIPPED
from spinney.lab.own_bots import BotAddress

#: Changes whenever one of Spinney's own bots might choose differently; a network has its digest.
BOTS_VERSION: Final = "3"


@cache
def networks_digest() -> str:
    """A network that was trained anew is another player, and so is one at levels tuned anew."""
    files = sorted(SHIPPED.glob("*.net"))
    parts = [repr(LEVELS).encode(), *(file.read_bytes() for file in files)]
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


@dataclass(frozen=True)
class Player:
    """A bot as sent to other processes: its name and, for an own bot, the text of its file.

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
        """A different version may play differently."""
        if self.source:
            return hashlib.sha256(self.source.encode()).hexdigest()
        is_network = self.name.split(":")[0] == "network"
        return f"{BOTS_VERSION} {networks_digest()}" if is_network else BOTS_VERSION

    def __getstate__(self) -> dict[str, str]:
        """Without the bot: every process makes its own."""
        return {"name": self.name, "source": self.source}


def player(spec: str) -> Player:
    """The player for a spec: one of our bots, or ``FILE.py:CLASS``, a bot of your own.

    An own bot's name is its address as it was written. An error if it cannot be created.
    """
    address = BotAddress.read(spec)
    if address is None:
        return Player(make_bot(spec).name)
    source = address.source()
    return Player(address.whole(source).bot(source).name, source)


def is_own(name: str) -> bool:
    """Is this the name of an own bot? Does not check that the file exists."""
    return BotAddress.read(name) is not None
