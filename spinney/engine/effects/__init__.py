"""The effects of the printed cards: one handler each (:mod:`spinney.engine.core.handlers`).

A new kind of effect is a frozen dataclass and a handler, in a module of its own; nothing else
changes. See :func:`register`.
"""

from __future__ import annotations

from typing import Any, Final

from spinney.cards import vocabulary as v
from spinney.engine.core.handlers import (
    MESSAGES,
    Boon,
    Handler,
    Mind,
    Noun,
    Say,
    Words,
    handler_for,
    handler_of,
    register,
)
from spinney.engine.effects.bases import Asking, Plain
from spinney.engine.effects.cave import (
    CaveAllFromClearingHandler,
    CaveFromClearingHandler,
    CaveFromDeckHandler,
    CaveFromDeckPerHandler,
    CaveFromHandHandler,
)
from spinney.engine.effects.clearing import (
    EmptyClearingHandler,
    TakeAllFromClearingHandler,
    TakeFromClearingHandler,
)
from spinney.engine.effects.draw import DrawHandler, DrawPerHandler
from spinney.engine.effects.free_play import FreePlayHandler, InAnyOrderHandler
from spinney.engine.effects.hand import (
    DiscardToClearingHandler,
    LayMoorHandler,
    LaySaplingsHandler,
    PlayPaidHandler,
)
from spinney.engine.effects.together import TogetherHandler
from spinney.engine.effects.turn import ExtraTurnHandler

__all__ = [
    "MESSAGES",
    "PRINTED",
    "Asking",
    "Boon",
    "Handler",
    "Mind",
    "Noun",
    "Plain",
    "Say",
    "Words",
    "handler_for",
    "handler_of",
    "register",
]

#: In the order of their numbers, which observations show and networks have learned.
PRINTED: Final[dict[type[v.Effect], Handler[Any]]] = {
    v.Draw: DrawHandler(),
    v.DrawPer: DrawPerHandler(),
    v.ExtraTurn: ExtraTurnHandler(),
    v.FreePlay: FreePlayHandler(),
    v.PlayPaid: PlayPaidHandler(),
    v.LaySaplings: LaySaplingsHandler(),
    v.LayMoor: LayMoorHandler(),
    v.TakeFromClearing: TakeFromClearingHandler(),
    v.TakeAllFromClearing: TakeAllFromClearingHandler(),
    v.CaveFromClearing: CaveFromClearingHandler(),
    v.CaveAllFromClearing: CaveAllFromClearingHandler(),
    v.CaveFromDeck: CaveFromDeckHandler(),
    v.CaveFromDeckPer: CaveFromDeckPerHandler(),
    v.CaveFromHand: CaveFromHandHandler(),
    v.EmptyClearing: EmptyClearingHandler(),
    v.DiscardToClearing: DiscardToClearingHandler(),
    v.Together: TogetherHandler(),
    v.InAnyOrder: InAnyOrderHandler(),
}

for _kind, _handler in PRINTED.items():
    register(_kind, _handler)
for _kind in vars(v).values():
    if isinstance(_kind, type) and issubclass(_kind, v.Effect) and _kind is not v.Effect:
        handler_for(_kind)  # raises an error if it has none
