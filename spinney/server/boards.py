"""The forests of a table, written once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from orjson import Fragment, dumps

from spinney.engine import View
from spinney.tables.views import Boards

#: How many are kept for a table: for each of two people, and for onlookers.
MOST: Final = 3


class WrittenBoards(Boards):
    """Writes forests again only when they have changed, or somebody knows more of them."""

    def __init__(self) -> None:
        self._written: dict[Hashable, list[Fragment]] = {}

    def hosts(self, view: View) -> Sequence[Fragment]:
        forests = view.forests
        found = self._written.get(forests)
        if found is None:
            if len(self._written) >= MOST:
                self._written.clear()
            found = [Fragment(dumps(hosts)) for hosts in view.plain_hosts()]
            self._written[forests] = found
        return found
