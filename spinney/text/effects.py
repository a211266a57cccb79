"""Effects as phrases: "draw 1 card", "play a bird for free"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from spinney.cards.vocabulary import Count, Effect
from spinney.engine.effects import Words, handler_of
from spinney.text.counts import Noun, cards, noun
from spinney.text.lexicon import Argument, Lexicon
from spinney.text.spans import Spans, text_spans


def effect_phrase(lex: Lexicon, game: str, effect: Effect) -> Spans:
    """What an effect does, as a phrase."""
    return _spans(handler_of(effect).phrase(_Speaker(lex, game), effect))


@dataclass(frozen=True)
class _Speaker:
    """What the handlers of effects speak with (:class:`spinney.engine.effects.Say`)."""

    lex: Lexicon
    game: str

    def message(self, message: str, /, **args: object) -> Spans:
        return self.lex.spans(message, **cast(dict[str, Argument], args))

    def plain(self, text: str) -> Spans:
        return text_spans(text)

    def cards(self, number: int) -> Spans:
        return cards(self.lex, number)

    def noun(self, count: Count) -> Noun:
        return noun(self.lex, self.game, count)

    def listed(self, joint: str, parts: Sequence[Words]) -> Spans:
        return self.lex.listed_spans(joint, [_spans(part) for part in parts])

    def effect(self, effect: Effect) -> Spans:
        return effect_phrase(self.lex, self.game, effect)


def _spans(words: Words) -> Spans:
    return cast(Spans, words)  # a handler has all its words from the speaker
