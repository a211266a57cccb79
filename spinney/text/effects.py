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
    InTurn,
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


def effect_phrase(lex: Lexicon, game: str, effect: Effect) -> str:
    """What an effect does, as a phrase."""
    match effect:
        case Draw(number):
            return lex.get("effect-draw", cards=cards(lex, number))
        case DrawPer(count):
            return lex.get("effect-draw-per", one=noun(lex, game, count).one)
        case ExtraTurn(needs):
            if needs is None:
                return lex.get("effect-extra-turn")
            return lex.get("effect-extra-turn-needs", some=tag_noun(lex, needs).some)
        case FreePlay():
            return _free_play(lex, game, effect)
        case PlayPaid():
            return lex.get("effect-play-paid")
        case LaySaplings():
            return lex.get("effect-lay-saplings")
        case LayMoor():
            return lex.get("effect-lay-moor")
        case TakeFromClearing(number):
            return lex.get("effect-take", cards=cards(lex, number))
        case TakeAllFromClearing(tag):
            return _every(lex, "effect-take-all", (tag,))
        case CaveFromClearing(number, up_to):
            wanted = cards(lex, number)
            if up_to:
                wanted = lex.get("up-to", cards=wanted)
            return lex.get("effect-cave", cards=wanted)
        case CaveAllFromClearing(()):
            return lex.get("effect-cave-clearing")
        case CaveAllFromClearing(tags):
            return _every(lex, "effect-cave-all", tags)
        case CaveFromDeck(number):
            return lex.get("effect-cave-deck", cards=cards(lex, number))
        case CaveFromDeckPer(tag):
            return lex.get("effect-cave-deck-per", one=tag_noun(lex, tag).one)
        case CaveFromHand():
            return lex.get("effect-cave-hand")
        case EmptyClearing():
            return lex.get("effect-empty-clearing")
        case DiscardToClearing(number):
            return lex.get("effect-discard", cards=cards(lex, number))
        case Together(first, second):
            return _pair(lex, game, "effect-together", first, second)
        case InTurn(first, second):
            return _pair(lex, game, "effect-in-turn", first, second)


def _pair(lex: Lexicon, game: str, joint: str, first: Effect, second: Effect) -> str:
    return lex.get(
        joint, first=effect_phrase(lex, game, first), second=effect_phrase(lex, game, second)
    )


def _free_play(lex: Lexicon, game: str, effect: FreePlay) -> str:
    kinds = (effect.what,) if isinstance(effect.what, Cards) else effect.what
    nouns = [thing(lex, game, kind) for kind in kinds]
    if effect.any_number:
        many = lex.listed("list-or", [noun.many for noun in nouns])
        what = lex.get("any-number", many=many)
    else:
        what = lex.listed("list-or", [noun.some for noun in nouns])
    text = lex.get("effect-free-play", what=what, clearing=effect.from_clearing)
    return lex.get("effect-with-effect", text=text) if effect.with_effect else text


def _every(lex: Lexicon, message: str, tags: tuple[Tag, ...]) -> str:
    nouns = [tag_noun(lex, tag) for tag in tags]
    one = lex.listed("list-and", [noun.one for noun in nouns])
    return lex.get(message, one=one, many=lex.listed("list-and", [noun.many for noun in nouns]))
