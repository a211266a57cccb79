"""What an action means at the choice it answers."""

from __future__ import annotations

from spinney.cards.catalog import CAVES
from spinney.engine.actions import Action
from spinney.engine.core.state import State
from spinney.engine.core.tables import NO_SLOT
from spinney.engine.prompt import prompt_of
from spinney.text import names
from spinney.text.cards import cave_text
from spinney.text.lexicon import Lexicon

#: The choices at which a card is laid without payment.
_FREE = ("free_play", "free_plays")

#: The choices at which to accept and to decline have words of their own.
_SPECIAL = ("mulligan", "permanent")


def action_text(lex: Lexicon, state: State, action: int) -> str:
    """What a legal action does now."""
    prompt = prompt_of(state).kind
    match chosen := Action.of(action):
        case Action("play", card=int(card), half=int(half)):
            return _play(lex, state, prompt, chosen, 2 * card + half)
        case Action("slot", host=int(host), slot=int(slot)):
            return names.slot_name(lex, state, 4 * host + slot)
        case Action("cave", cave=int(number)):
            return lex.get("action-cave", n=number, text=cave_text(lex, CAVES[number - 1]))
        case Action("pick", card=int(card)) if prompt == "resolve":
            return lex.get("action-pick-resolve", card=_laid(lex, state, card))
        case Action("pick"):
            return lex.get(f"action-pick-{prompt}", card=_card(lex, state, chosen))
        case Action("take" | "face_down" as kind):
            return lex.get(f"action-{kind}", card=_card(lex, state, chosen))
        case Action("use" | "skip" as kind) if prompt in _SPECIAL:
            return lex.get(f"action-{kind}-{prompt}")
        case Action(kind):
            return lex.get(f"action-{kind}")


def _play(lex: Lexicon, state: State, prompt: str, chosen: Action, half: int) -> str:
    t = state.tables
    card = _half(lex, state, chosen, half)
    if prompt in _FREE:
        return lex.get("action-play-free", card=card)
    return lex.get("action-play", card=card, cost=t.cost[t.species[half]])


def _laid(lex: Lexicon, state: State, card: int) -> str:
    """A card of a Mole, with the place where it lies."""
    at = state.at(card)
    if names.is_host(state, card, at):
        return names.numbered_host(lex, state, at >> 2)
    name, where = names.laid_name(lex, state, card, at), names.slot_name(lex, state, at)
    return lex.get("card-at", card=name, where=where)


# -- telling choices apart -----------------------------------------------------------------


def _card(lex: Lexicon, state: State, chosen: Action) -> str:
    """The card of a choice; if another one bears the same names, with its symbols."""
    t, card = state.tables, chosen.card
    assert card is not None
    name = names.card_name(lex, t, card)
    others = _others(state, chosen)
    if name in {names.card_name(lex, t, other) for other in others}:
        return _in_detail(lex, state, card, others)
    return name


def _half(lex: Lexicon, state: State, chosen: Action, half: int) -> str:
    """The half of a choice; if another card bears the same name, with its card."""
    t, card = state.tables, half >> 1
    name = names.half_name(lex, t, half)
    others = _others(state, chosen)
    halves = (2 * other + h for other in others for h in range(len(t.cards[other].halves)))
    if name not in {names.half_name(lex, t, other) for other in halves}:
        return name
    if t.position[half] == NO_SLOT:
        return _in_detail(lex, state, card, others)
    return lex.get("half-of-card", half=name, card=_in_detail(lex, state, card, others))


def _in_detail(lex: Lexicon, state: State, card: int, others: set[int]) -> str:
    """A card with its symbols; of identical ones, which only the solo row offers, its place."""
    same = state.tables.same
    text = names.card_with_symbols(lex, state.tables, card)
    if any(same[other] == same[card] for other in others):
        return lex.get("card-in-row", card=text, n=list(state.clearing).index(card) + 1)
    return text


def _others(state: State, chosen: Action) -> set[int]:
    """The other cards for which the same could be chosen."""
    choices = map(Action.of, state.choices[: state.offered])
    cards = {action.card for action in choices if action.kind == chosen.kind}
    return {card for card in cards if card is not None and card != chosen.card}
