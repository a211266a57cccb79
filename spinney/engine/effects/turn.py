"""Another turn."""

from __future__ import annotations

from spinney.cards import marks as mk
from spinney.cards.vocabulary import ExtraTurn
from spinney.engine.core import events as ev
from spinney.engine.core.handlers import Boon, Mind, Say, Words
from spinney.engine.core.state import State
from spinney.engine.core.tables import Tables
from spinney.engine.core.vectors import i64
from spinney.engine.effects.bases import Plain, counted


class ExtraTurnHandler(Plain[ExtraTurn]):
    """Row: the tally entry that must not be 0, or -1."""

    def flat(self, t: Tables, effect: ExtraTurn) -> tuple[int, int, int]:
        return t.entry(effect.needs) if effect.needs else -1, 0, 0

    def useful(self, g: State, row: i64) -> bool:
        return g.tables.effect_a[row] < 0 or counted(g, g.player, row) > 0

    def perform(self, g: State, row: i64, cause: i64) -> None:
        g.extra_turns += 1
        g.emit(ev.EXTRA_TURN, g.player, -1, 0, g.everyone)

    def worth(self, mind: Mind, s: State, row: i64) -> float:
        if s.tables.effect_a[row] >= 0 and counted(s, mind.seat, row) == 0:
            return 0.0
        return mind.turn

    def boon(self, effect: ExtraTurn) -> Boon:
        return Boon()

    def phrase(self, say: Say, effect: ExtraTurn) -> Words:
        if effect.needs is None:
            return say.message("effect-extra-turn")
        return say.message("effect-extra-turn-needs", some=say.noun(effect.needs).some)

    def marks(self, game: str, effect: ExtraTurn) -> mk.Marks:
        turn = mk.act("turn")
        if effect.needs is None:
            return (turn,)
        return (mk.tag(effect.needs), mk.sign("when"), turn)
