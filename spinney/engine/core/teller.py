"""Recording events together with the points they change."""

from __future__ import annotations

from spinney.engine.core import events as ev
from spinney.engine.core.scoring import score
from spinney.engine.core.state import State
from spinney.engine.core.vectors import i64, vec


class Teller(ev.Recorder):
    """Adds to each event how it changed the players' points, if at all."""

    def __init__(self, players: int) -> None:
        super().__init__()
        #: All players' points after the last event.
        self.scores = vec[i64]([0] * players)

    def catch_up(self, s: State) -> None:
        """Recount the points after unrecorded events."""
        for p in range(s.players):
            self.scores[p] = score(s, p)

    def write(self, s: State, kind: i64, player: i64, card: i64, what: i64, who: i64) -> None:
        super().write(s, kind, player, card, what, who)
        if (
            kind == ev.LAID
            or kind == ev.LAID_FACE_DOWN
            or kind == ev.CAVED
            or kind == ev.CAVE_CHOSEN
        ):
            self._add_changes(s)

    def _add_changes(self, s: State) -> None:
        changed = False
        changes = vec[i64]([0] * s.players)
        for p in range(s.players):
            now = score(s, p)
            changes[p] = now - self.scores[p]
            self.scores[p] = now
            if changes[p] != 0:
                changed = True
        if changed:
            for change in changes:
                self.add(change)
