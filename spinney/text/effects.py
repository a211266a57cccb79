"""Effects as phrases: "draw 1 card", "play a bird for free"."""

from __future__ import annotations

from spinney.cards.vocabulary import (
    Cards,
    CaveAllFromClearing,
    CaveFromClearing,
    CaveFromDeck,
    CaveFromDeckPer,
    CaveFromHand,
    DiscardToClearing,
    Draw,
    DrawPer,
    Effect,
    EmptyClearing,
    ExtraTurn,
    FreePlay,
    InAnyOrder,
    LayMoor,
    LaySaplings,
    PlayPaid,
    Tag,
    TakeAllFromClearing,
    TakeFromClearing,
    Together,
)
from spinney.text.counts import cards, noun, tag_noun, thing
from spinney.text.lexicon import Lexicon
from spinney.text.spans import Spans


def effect_phrase(lex: Lexicon, game: str, effect: Effect) -> Spans:
    """What an effect does, as a phrase."""
    match effect:
        case Draw(number):
            return lex.spans("effect-draw", cards=cards(lex, number))
        case DrawPer(count):
            return lex.spans("effect-draw-per", one=noun(lex, game, count).one)
        case ExtraTurn(needs):
            if needs is None:
                return lex.spans("effect-extra-turn")
            return lex.spans("effect-extra-turn-needs", some=tag_noun(lex, game, needs).some)
        case FreePlay():
            return _free_play(lex, game, effect)
        case PlayPaid():
            return lex.spans("effect-play-paid")
        case LaySaplings():
            return lex.spans("effect-lay-saplings")
        case LayMoor():
            return lex.spans("effect-lay-moor")
        case TakeFromClearing(number):
            return lex.spans("effect-take", cards=cards(lex, number))
        case TakeAllFromClearing(tag):
            return _every(lex, game, "effect-take-all", (tag,))
        case CaveFromClearing(number, up_to):
            wanted = cards(lex, number)
            if up_to:
                wanted = lex.spans("up-to", cards=wanted)
            return lex.spans("effect-cave", cards=wanted)
        case CaveAllFromClearing(()):
            return lex.spans("effect-cave-clearing")
        case CaveAllFromClearing(tags):
            return _every(lex, game, "effect-cave-all", tags)
        case CaveFromDeck(number):
            return lex.spans("effect-cave-deck", cards=cards(lex, number))
        case CaveFromDeckPer(tag):
            return lex.spans("effect-cave-deck-per", one=tag_noun(lex, game, tag).one)
        case CaveFromHand():
            return lex.spans("effect-cave-hand")
        case EmptyClearing():
            return lex.spans("effect-empty-clearing")
        case DiscardToClearing(number):
            return lex.spans("effect-discard", cards=cards(lex, number))
        case Together(first, second):
            return _pair(lex, game, "effect-together", first, second)
        case InAnyOrder(first, second):
            return _pair(lex, game, "effect-in-any-order", first, second)


def _pair(lex: Lexicon, game: str, joint: str, first: Effect, second: Effect) -> Spans:
    return lex.spans(
        joint, first=effect_phrase(lex, game, first), second=effect_phrase(lex, game, second)
    )


def _free_play(lex: Lexicon, game: str, effect: FreePlay) -> Spans:
    kinds = (effect.what,) if isinstance(effect.what, Cards) else effect.what
    nouns = [thing(lex, game, kind) for kind in kinds]
    if effect.any_number:
        many = lex.listed_spans("list-or", [noun.many for noun in nouns])
        what = lex.spans("any-number", many=many)
    else:
        what = lex.listed_spans("list-or", [noun.some for noun in nouns])
    text = lex.spans("effect-free-play", what=what, clearing=effect.from_clearing)
    return lex.spans("effect-with-effect", text=text) if effect.with_effect else text


def _every(lex: Lexicon, game: str, message: str, tags: tuple[Tag, ...]) -> Spans:
    nouns = [tag_noun(lex, game, tag) for tag in tags]
    one = lex.listed_spans("list-and", [noun.one for noun in nouns])
    return lex.spans(
        message, one=one, many=lex.listed_spans("list-and", [noun.many for noun in nouns])
    )
