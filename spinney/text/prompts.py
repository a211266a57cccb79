"""The question a prompt puts to the player."""

from __future__ import annotations

from spinney.engine.core.state import State
from spinney.engine.prompt import Prompt
from spinney.text import names
from spinney.text.effects import effect_phrase
from spinney.text.lexicon import Lexicon, sentence


def prompt_text(lex: Lexicon, state: State, prompt: Prompt) -> str:
    """The question, with the card that asks it."""
    question = _question(lex, state, prompt)
    if prompt.species is None or prompt.kind == "slot":
        return sentence(question)
    source = names.name(lex, state.tables.game, prompt.species)
    if prompt.bonus:
        source = lex.get("bonus-of", card=source)
    return lex.get("prompt-asked-by", source=source, question=question)


def _question(lex: Lexicon, state: State, prompt: Prompt) -> str:
    if prompt.effect:
        effect = state.tables.effect_types[prompt.effect]
        assert effect is not None
        phrase = effect_phrase(lex, state.tables.game, effect)
        return lex.get("prompt-effect", effect=phrase)
    if prompt.half >= 0:
        return _about_half(lex, state, prompt)
    question = lex.get(f"prompt-{prompt.kind}")
    if prompt.more < 0:
        return lex.get("prompt-any", question=question)
    if prompt.more > 1:
        return lex.get("prompt-left", question=question, n=prompt.more)
    return question


def _about_half(lex: Lexicon, state: State, prompt: Prompt) -> str:
    t = state.tables
    card = names.half_name(lex, t, prompt.half)
    if prompt.kind == "slot":
        return lex.get("prompt-slot", card=card)
    bonus = "none" if not t.bonus[t.species[prompt.half]] else "open" if prompt.matched else "lost"
    return lex.get("prompt-pay", card=card, n=prompt.more, bonus=bonus)
