"""The daily deal: the same for everybody for a day. It is made from the date alone.

>>> seed_of("forest", "2026-11-18") == seed_of("forest", "2026-11-19")
False
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from spinney.engine import Options, Record
from spinney.engine.solo import CHALLENGES
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.table import Table, bot_name

#: The rival of a daily deal, a bot of medium level.
RIVAL = "network:level=4"


def day_of(now: int) -> str:
    """The day of a moment in milliseconds since 1970, everywhere the same: ``2026-11-18``."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def seed_of(kind: str, day: str) -> int:
    """The seed of a day's deal."""
    return int.from_bytes(hashlib.sha256(f"spinney daily {kind} {day}".encode()).digest()[:16])


def options_of(kind: str, day: str) -> Options:
    """The game of the day; a solo deal has a challenge of the day, too."""
    if kind != "solo":
        return Options(kind)
    challenges = sorted(CHALLENGES)
    challenge = challenges[seed_of("challenge", day) % len(challenges)]
    return Options("dartmoor", 1, solo=challenge)


def daily_table(wish: pr.DailyWish, key: str, now: int) -> en.Created:
    """The table of somebody who plays today's deal: no hints, and nobody else sits down."""
    day = day_of(now)
    options = options_of(wish.kind, day)
    rivals = [RIVAL] * (options.players - 1)
    return en.Created(
        at=now,
        record=Record(options, seed_of(wish.kind, day)).to_json(),
        deal="daily",
        settings=pr.TableSettings(hints=False, chat=False),
        chairs=[
            en.SeatSetup(person=0, name=wish.name),
            *(en.SeatSetup(bot=bot, name=bot_name(bot, [wish.name])) for bot in rivals),
        ],
        people=[en.Participant(id=0, name=wish.name, key=key)],
        host=0,
    )


def points_of(table: Table) -> int | None:
    """What counts in the ranking of the day; None if cards seen were taken back."""
    if table.deal != "daily" or table.phase != "over" or table.taken_back > 0:
        return None
    return table.game.scores()[0]
