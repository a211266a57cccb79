"""The question a prompt asks the player."""

from __future__ import annotations

from typing import assert_never

from spinney.engine import Position, Prompt
from spinney.engine import prompts as pt
from spinney.text import names
from spinney.text.effects import effect_phrase
from spinney.text.lexicon import Lexicon
from spinney.text.spans import Spans, sentence_of


def prompt_spans(lex: Lexicon, position: Position, prompt: Prompt) -> Spans:
    """The question, with the card it comes from."""
    question = _question(lex, position.game, prompt)
    cause = prompt.cause
    if cause is None or cause.species is None or isinstance(prompt, pt.ChooseSlot):
        return sentence_of(question)
    source = names.species_spans(lex, position.game, cause.species)
    if cause.kind == "bonus":
        source = lex.spans("bonus-of", card=source)
    return lex.spans("prompt-asked-by", source=source, question=question)


def _question(lex: Lexicon, game: str, prompt: Prompt) -> Spans:
    match prompt:
        case pt.UseOffer() | pt.PlayFree() | pt.PlayFreeAny():
            return lex.spans("prompt-effect", effect=effect_phrase(lex, game, prompt.effect))
        case pt.ChooseSlot():
            return lex.spans("prompt-slot", card=names.half_spans(lex, game, prompt.half))
        case pt.Pay():
            bonus = "none" if prompt.bonus is None else "open" if prompt.bonus else "lost"
            card = names.half_spans(lex, game, prompt.half)
            return lex.spans("prompt-pay", card=card, n=prompt.more or 0, bonus=bonus)
        case pt.UsePermanent():
            return _counted(lex, prompt, prompt.copies)
        case pt.PlayMore():
            return _counted(lex, prompt, None)
        case pt.ResolveNext():
            return _counted(lex, prompt, len(prompt.cards))
        case (
            pt.TakeCards()
            | pt.CaveCards()
            | pt.StashCards()
            | pt.LayMoor()
            | pt.LaySaplings()
            | pt.DiscardCards()
            | pt.DraftKeep()
            | pt.DraftRight()
            | pt.DraftLeft()
            | pt.DraftClearing()
        ):
            return _counted(lex, prompt, prompt.more)
        case pt.ChooseTurn() | pt.DrawSecond() | pt.TakeMulligan() | pt.ChooseCave():
            return lex.spans(f"prompt-{prompt.kind}")
        case unknown:
            assert_never(unknown)


def _counted(lex: Lexicon, prompt: Prompt, left: int | None) -> Spans:
    """The question, with how many are left to choose; None: any number."""
    question = lex.spans(f"prompt-{prompt.kind}")
    if left is None:
        return lex.spans("prompt-any", question=question)
    return lex.spans("prompt-left", question=question, n=left) if left > 1 else question
