"""Who sits where in a terminal game, kept in the notes of its record."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from spinney.bots import BotError, make_bot
from spinney.cards.phrases import Phrase
from spinney.engine import Record, ReplayError
from spinney.lab.players import Player, is_own


@dataclass(frozen=True)
class Seats:
    """All names, and the names of the bots; the user has the first seat."""

    names: list[str]
    bots: list[str]

    def notes(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def is_terminal_game(record: Record) -> bool:
        """Whether it is a terminal game."""
        return "bots" in record.notes

    @classmethod
    def of(cls, record: Record) -> Seats:
        """The seats noted in a record; a :class:`ReplayError` if it is not a terminal game."""
        players = record.options.players
        names = _texts(record.notes.get("names"), players)
        bots = _texts(record.notes.get("bots"), players - 1)
        if names is None or bots is None:
            raise ReplayError(
                Phrase("not-terminal-game", "not a terminal game; 'spinney replay' shows it")
            )
        return cls(names, bots)

    def against(self, rival: Player) -> Seats:
        """With another bot in all bot seats."""
        return Seats(self.names, [rival.name for _ in self.bots])

    def players(self) -> list[Player]:
        """The bots; a :class:`ReplayError` if a name is unknown.

        A saved game may come from anyone, so it never names code to run: a custom bot has to be
        named by the user.
        """
        for bot in self.bots:
            if is_own(bot):
                raise ReplayError(
                    Phrase(
                        "own-bot-resume",
                        "played against your own bot; name it: --bot {bot}",
                        bot=bot,
                    )
                )
        try:
            return [Player(make_bot(bot).name) for bot in self.bots]
        except BotError as error:
            raise ReplayError(error.phrase) from None


def _texts(values: object, number: int) -> list[str] | None:
    """A list of exactly this many printable texts, or None."""
    if not isinstance(values, list) or len(values) != number:
        return None
    if not all(isinstance(value, str) and value.isprintable() for value in values):
        return None
    return values
