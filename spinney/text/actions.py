"""What an action means for the prompt it answers."""

from __future__ import annotations

from typing import assert_never

from spinney.cards.card_sets import box
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine import Action, Card, Game, Half, View
from spinney.engine.cards import Spot, slots_of
from spinney.text import names
from spinney.text.cards import cave_spans
from spinney.text.lexicon import Lexicon
from spinney.text.spans import Spans

#: A position in which somebody chooses.
Choosing = Game | View

#: The prompts for laying a card without payment.
_FREE = ("free_play", "free_plays")

#: The prompts with their own words for accepting and declining.
_SPECIAL = ("mulligan", "permanent")


def action_spans(lex: Lexicon, position: Choosing, action: int) -> Spans:
    """What a legal action does now."""
    prompt = position.prompt
    if prompt is None:
        raise ValueError("nobody has a choice here")
    chosen, asked = Action.of(action), prompt.kind
    match chosen.kind:
        case "play":
            half = _card_of(position, chosen).halves[chosen.half or 0]
            card = _half(lex, position, chosen, half)
            if asked in _FREE:
                return lex.spans("action-play-free", card=card)
            return lex.spans("action-play", card=card, cost=half.cost)
        case "slot":
            assert chosen.host is not None
            assert chosen.slot is not None
            slot = slots_of(position.host(chosen.host).kind)[chosen.slot]
            return names.spot_spans(lex, position, Spot(chosen.host, slot))
        case "cave":
            assert chosen.cave is not None
            text = cave_spans(lex, box(DARTMOOR).caves[chosen.cave - 1])
            return lex.spans("action-cave", n=chosen.cave, text=text)
        case "pick" if asked == "resolve":
            laid = _laid(lex, position, _card_of(position, chosen))
            return lex.spans("action-pick-resolve", card=laid)
        case "pick":
            return lex.spans(f"action-pick-{asked}", card=_card(lex, position, chosen))
        case "take" | "face_down":
            return lex.spans(f"action-{chosen.kind}", card=_card(lex, position, chosen))
        case "use" | "skip" if asked in _SPECIAL:
            return lex.spans(f"action-{chosen.kind}-{asked}")
        case "draw" | "use" | "skip" | "done" | "stuck":
            return lex.spans(f"action-{chosen.kind}")
        case kind:
            assert_never(kind)


def _laid(lex: Lexicon, position: Choosing, card: Card) -> Spans:
    """A card laid with the Mole, and where it lies."""
    spot = position.spot_of(card)
    assert spot is not None
    where = names.spot_spans(lex, position, spot)
    if spot.index is None:
        return where
    half = card.halves[spot.index & 1]
    return lex.spans("card-at", card=names.half_spans(lex, position.game, half), where=where)


# -- telling choices apart -----------------------------------------------------------------


def _card_of(position: Choosing, chosen: Action) -> Card:
    assert chosen.card is not None
    return position.cards[chosen.card]


def _card(lex: Lexicon, position: Choosing, chosen: Action) -> Spans:
    """The card of a choice; with its symbols if another one has the same names."""
    game, card, others = position.game, _card_of(position, chosen), _others(position, chosen)
    if any(other.name == card.name for other in others):
        return _in_detail(lex, position, card, others)
    return names.card_spans(lex, game, card)


def _half(lex: Lexicon, position: Choosing, chosen: Action, half: Half) -> Spans:
    """The half of a choice; with its card if another card has the same name."""
    card, others = _card_of(position, chosen), _others(position, chosen)
    shown = names.half_spans(lex, position.game, half)
    if not any(half.species == one.species for other in others for one in other.halves):
        return shown
    detail = _in_detail(lex, position, card, others)
    return detail if half.is_host else lex.spans("half-of-card", half=shown, card=detail)


def _in_detail(lex: Lexicon, position: Choosing, card: Card, others: list[Card]) -> Spans:
    """A card with its symbols; for identical cards, only possible in the solo row, its place."""
    text = names.card_with_symbols(lex, position.game, card)
    if any(other.same == card.same for other in others):
        return lex.spans("card-in-row", card=text, n=position.clearing.index(card) + 1)
    return text


def _others(position: Choosing, chosen: Action) -> list[Card]:
    """The other cards for which the same kind of action is legal."""
    choices = map(Action.of, position.legal())
    cards = {action.card for action in choices if action.kind == chosen.kind} - {chosen.card}
    return [position.cards[card] for card in cards if card is not None]
