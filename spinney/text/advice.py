"""Why the coach advises a choice."""

from __future__ import annotations

from typing import Protocol

from spinney.engine.core.state import State
from spinney.text import names
from spinney.text.effects import effect_phrase
from spinney.text.lexicon import Lexicon
from spinney.text.points import points_number


class Reason(Protocol):
    """A typed reason, as the coach gives it."""

    @property
    def kind(self) -> str: ...
    @property
    def points(self) -> float: ...
    @property
    def species(self) -> int: ...
    @property
    def symbol(self) -> int: ...
    @property
    def count(self) -> int: ...
    @property
    def of(self) -> int: ...
    @property
    def chance(self) -> float: ...


def advice_text(lex: Lexicon, state: State, reason: Reason) -> str:
    """A reason as a phrase."""
    t = state.tables
    card = names.name(lex, t.game, t.keys[reason.species]) if reason.species >= 0 else ""
    points = points_number(lex, round(abs(reason.points)))
    match reason.kind:
        case "effect" | "bonus":
            species = t.species_list[reason.species]
            effect = species.effect if reason.kind == "effect" else species.bonus
            assert effect is not None
            return lex.get(f"coach-{reason.kind}", text=effect_phrase(lex, t.game, effect))
        case "keeps":
            symbol = names.symbol_name(lex, t.game, t.symbols[reason.symbol])
            return lex.get("coach-keeps", n=reason.count, of=reason.of, symbol=symbol, card=card)
        case "winter":
            ahead = "ahead" if reason.points > 0 else "behind"
            return lex.get(f"coach-winter-{ahead}", n=round(1 / reason.chance))
        case kind:
            return lex.get(f"coach-{kind}", card=card, points=points)
