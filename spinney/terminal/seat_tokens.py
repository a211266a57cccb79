"""The keys to the user's seats at servers' tables, kept for coming back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from spinney.cards.phrases import Phrase
from spinney.terminal.files import in_file, read_json, write_json

#: The oldest tables are forgotten; servers forget theirs too.
MAX_TABLES = 200


@dataclass(frozen=True)
class SeatTokens:
    """A private file of tokens, by the table's link and the user's name there."""

    path: Path

    def find(self, link: str, name: str | None) -> str | None:
        """The key to the seat with that name; without a name, to the one taken last."""
        names = self._read().get(link, {})
        if name is not None:
            return names.get(name)
        return next(reversed(names.values()), None)

    def keep(self, link: str, name: str, token: str) -> None:
        tables = self._read()
        names = tables.pop(link, {})
        names.pop(name, None)
        tables[link] = names | {name: token}
        last = list(tables.items())[-MAX_TABLES:]
        write_json(self.path, dict(last))  # replaces the old file with a new one of mode 600

    def forget(self, link: str, token: str) -> None:
        tables = self._read()
        tables[link] = {name: key for name, key in tables.get(link, {}).items() if key != token}
        write_json(self.path, tables)

    def _read(self) -> dict[str, dict[str, str]]:
        if not self.path.exists():
            return {}
        tables = read_json(self.path)
        if not _is_key_file(tables):
            raise in_file(self.path, Phrase("not-keys", "not a file of keys; delete it"))
        found: dict[str, dict[str, str]] = tables
        return found


def _is_key_file(tables: object) -> bool:
    return isinstance(tables, dict) and all(
        isinstance(names, dict) and all(isinstance(key, str) for key in names.values())
        for names in tables.values()
    )
