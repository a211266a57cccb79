"""Events as lines of a log, as one seat sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from spinney.engine import Event, Position
from spinney.engine import events as ev
from spinney.engine.cards import FACE_DOWN
from spinney.engine.rules import automa_card
from spinney.text import names as nm
from spinney.text.counts import cards
from spinney.text.lexicon import Argument, Lexicon
from spinney.text.spans import Spans


def event_spans(
    lex: Lexicon, position: Position, event: Event, names: Sequence[str], seat: int | None
) -> Spans:
    """One line of a seat's log; a card the seat may not see is just a card."""
    if seat is not None:
        event = event.seen_by(seat)
    return lex.spans(
        f"event-{event.kind}",
        name="" if event.player is None else names[event.player],
        you=seat is not None and event.player == seat,
        **_details(lex, position, event, names, seat),
    )


def _details(
    lex: Lexicon, position: Position, event: Event, names: Sequence[str], seat: int | None
) -> dict[str, Argument]:
    """The details of an event besides the player, by kind."""
    game = position.game
    match event:
        case ev.TurnBegan():
            return {"extra": event.extra}
        case ev.Laid():
            host = nm.host_spans(lex, game, position.host(event.spot.host))
            card = nm.half_spans(lex, game, event.half)
            return {"card": card, "alone": event.half.is_host, "host": host}
        case ev.LaidFaceDown():
            return {"card": nm.card_spans(lex, game, event.card), "kind": FACE_DOWN[game]}
        case ev.Caved():
            return {"card": nm.card_spans(lex, game, event.card), "from": event.origin}
        case ev.Drafted():
            card = nm.card_spans(lex, game, event.card)
            return {"card": card, "giver": names[event.giver], "role": _role(event, seat)}
        case (
            ev.Drawn()
            | ev.Taken()
            | ev.Paid()
            | ev.Discarded()
            | ev.Shown()
            | ev.Revealed()
            | ev.Removed()
            | ev.Burned()
            | ev.Dealt()
            | ev.Dropped()
        ):
            return {"card": nm.card_spans(lex, game, event.card)}
        case ev.WinterCame():
            return {"n": event.number}
        case ev.CaveChosen():
            return {"n": event.cave}
        case ev.Cleared():
            return {"cards": cards(lex, len(event.cards))}
        case ev.Used() | ev.Declined():
            assert event.cause is not None
            assert event.cause.species is not None
            source = nm.species_spans(lex, game, event.cause.species)
            return {"source": source, "bonus": event.cause.kind == "bonus"}
        case ev.AutomaActed():
            parts = [
                lex.spans(f"automa-{part.act}", cards=cards(lex, part.cards))
                for part in automa_card(event.number)
            ]
            return {"parts": lex.listed_spans("list-comma", parts)}
        case ev.ExtraTurnGained() | ev.GameOver() | ev.MulliganTaken():
            return {}
        case unknown:
            assert_never(unknown)


def _role(event: ev.Drafted, seat: int | None) -> str:
    """The seat's part in the passing of a drafted card."""
    if event.giver == event.player:
        return "keeper"
    if seat == event.giver:
        return "giver"
    return "receiver" if seat == event.player else "other"
