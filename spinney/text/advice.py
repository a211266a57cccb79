"""Why the coach advises a choice."""

from __future__ import annotations

from typing import Protocol

from spinney.text import names
from spinney.text.effects import effect_phrase
from spinney.text.lexicon import Lexicon
from spinney.text.points import points_number
from spinney.text.spans import Spans


class Reason(Protocol):
    """A typed reason, as the coach gives it."""

    @property
    def kind(self) -> str: ...
    @property
    def points(self) -> float: ...
    @property
    def species(self) -> str | None: ...
    @property
    def symbol(self) -> str | None: ...
    @property
    def count(self) -> int: ...
    @property
    def of(self) -> int: ...
    @property
    def chance(self) -> float: ...


def advice_spans(lex: Lexicon, game: str, reason: Reason) -> Spans:
    """A reason as a phrase."""
    card = () if reason.species is None else names.species_spans(lex, game, reason.species)
    match reason.kind:
        case "effect" | "bonus":
            assert reason.species is not None
            species = lex.species(game)[reason.species]
            effect = species.effect if reason.kind == "effect" else species.bonus
            assert effect is not None
            return lex.spans(f"coach-{reason.kind}", text=effect_phrase(lex, game, effect))
        case "keeps":
            assert reason.symbol is not None
            symbol = names.symbol_spans(lex, game, reason.symbol)
            return lex.spans("coach-keeps", n=reason.count, of=reason.of, symbol=symbol, card=card)
        case "left":
            return lex.spans("coach-left", card=card, n=reason.count)
        case "matches":
            assert reason.symbol is not None
            symbol = names.symbol_spans(lex, game, reason.symbol)
            return lex.spans("coach-matches", symbol=symbol, card=card)
        case "winter":
            ahead = "ahead" if reason.points > 0 else "behind"
            return lex.spans(f"coach-winter-{ahead}", n=round(1 / reason.chance))
        case kind:
            points = points_number(lex, round(abs(reason.points)))
            return lex.spans(f"coach-{kind}", card=card, points=points)
