"""Events as lines of a log, as one seat reads it."""

from __future__ import annotations

from collections.abc import Sequence

from spinney.engine.core.state import State
from spinney.engine.events import FROM_CLEARING, FROM_DECK, FROM_HAND, Event
from spinney.engine.notation import FACE_DOWN
from spinney.engine.solo import ADD, AUTOMA, BURN, REMOVE_LEFT, REMOVE_RIGHT
from spinney.text import names as nm
from spinney.text.counts import cards
from spinney.text.lexicon import Lexicon

_CAVED = {FROM_DECK: "deck", FROM_CLEARING: "clearing", FROM_HAND: "hand"}
_AUTOMA = {ADD: "add", BURN: "burn", REMOVE_LEFT: "remove-left", REMOVE_RIGHT: "remove-right"}


def event_text(
    lex: Lexicon, state: State, event: Event, names: Sequence[str], seat: int | None
) -> str:
    """One line of a seat's log; a card the seat may not see is just a card."""
    if seat is not None:
        event = event.seen_by(seat)
    return lex.get(
        f"event-{event.kind}",
        **_people(event, names, seat),
        card=_card(lex, state, event),
        **_details(lex, state, event, names, seat),
    )


def _people(event: Event, names: Sequence[str], seat: int | None) -> dict[str, str | bool]:
    name = names[event.player] if event.player >= 0 else ""
    return {"name": name, "you": event.player == seat}


def _card(lex: Lexicon, state: State, event: Event) -> str:
    if event.kind == "laid":
        return nm.laid_name(lex, state, event.card, event.a)
    return nm.card_name(lex, state.tables, event.card)


def _details(
    lex: Lexicon, state: State, event: Event, names: Sequence[str], seat: int | None
) -> dict[str, str | int | bool]:
    """What an event of its kind tells besides player and card."""
    a, t = event.a, state.tables
    match event.kind:
        case "turn":
            return {"extra": a == 1}
        case "laid":
            alone = nm.is_host(state, event.card, a)
            return {"alone": alone, "host": nm.host_name(lex, state, a >> 2)}
        case "laid_face_down":
            return {"kind": FACE_DOWN[t.game]}
        case "caved":
            return {"from": _CAVED[a]}
        case "winter" | "cave_chosen":
            return {"n": a}
        case "cleared":
            return {"cards": cards(lex, a)}
        case "declined":
            return {"source": nm.name(lex, t.game, t.keys[a >> 1]), "bonus": a & 1 == 1}
        case "drafted":
            return {"giver": names[a], "role": _role(event, seat)}
        case "automa":
            parts = [
                lex.get(f"automa-{_AUTOMA[part]}", cards=cards(lex, number))
                for part, number in AUTOMA[a]
            ]
            return {"parts": lex.listed("list-comma", parts)}
        case _:
            return {}


def _role(event: Event, seat: int | None) -> str:
    """The seat's part in the passing of a drafted card."""
    if event.a == event.player:
        return "keeper"
    if seat == event.a:
        return "giver"
    return "receiver" if seat == event.player else "other"
