"""The engine's events, prompts and actions as messages, derived from its types: defined once.

A card is its number in the table's deck, a half ``{card, half}``, a place ``{host, slot}``; tuples
are lists. Types with several variants are told apart by ``kind``.

The models define what is sent. What the server sends is plain data, as most of its time would
otherwise go into making models only to write them; a test holds every message to its model.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    Union,
    get_args,
    get_origin,
)
from typing import get_type_hints as hints

from pydantic import BaseModel, ConfigDict, Field, create_model
from typing_extensions import TypeAliasType

from spinney.engine import actions as ac
from spinney.engine import cards as cd
from spinney.engine import events as ev
from spinney.engine import prompts as pt
from spinney.engine.writing import Plain as Plain
from spinney.engine.writing import write_fields
from spinney.text import spans as sp


class Message(BaseModel):
    """No unknown fields, no type conversion, no changes after creation."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


#: Not sent: who may see a card, and an effect's parameters (its cause names the card).
LEFT_OUT: Final = ("audience", "effect")

_models: dict[type, type[Message]] = {}


def model_of(cls: Any, base: type[Message] = Message) -> type[Message]:
    """The message for a frozen dataclass, in addition to the fields of its base."""
    kind, types = getattr(cls, "kind", None), hints(cls)
    made: dict[str, Any] = {"kind": (Literal[kind], kind)} if isinstance(kind, str) else {}
    for name in [field.name for field in fields(cls) if field.name not in LEFT_OUT]:
        if name not in base.model_fields:
            made[name] = (_type(types[name]), ...)
    model = create_model(cls.__name__, __base__=base, __doc__=cls.__doc__, **made)
    names = [f.name for f in fields(cls) if f.name in model.model_fields]
    if isinstance(kind, str):
        names.insert(0, "kind")
    _models[cls] = model
    write_fields(cls, names, [name for name in names if not _is_as_is(types[name])])
    return model


def _is_as_is(hint: Any) -> bool:
    """Whether values of a type are sent as they are."""
    if get_origin(hint) in (Union, UnionType, ClassVar):
        return all(map(_is_as_is, get_args(hint)))
    return get_origin(hint) is Literal or hint in (int, str, bool, type(None))


def _type(hint: Any) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(map(_type, parts))]  # noqa: UP007
    if origin is tuple:
        return list[_type(parts[0])]  # type: ignore[misc]
    if hint is cd.Card:
        return int
    return _models.get(hint, hint)


def _union(name: str, models: Iterable[type[Message]]) -> Any:
    several = Annotated[Union[tuple(models)], Field(discriminator="kind")]  # type: ignore[valid-type]  # noqa: UP007
    return TypeAliasType(name, several)


# -- cards and places ----------------------------------------------------------------------


class Half(Message):
    """A half of a card, 0 or 1; a whole card is its half 0."""

    card: int
    half: int


class Spot(Message):
    """A place: a host by its number at the table, and a slot from 0; None is the host itself."""

    host: int
    slot: int | None


_models[cd.Half] = Half
_models[cd.Spot] = Spot

# -- texts ---------------------------------------------------------------------------------


class SpanMessage(Message):
    """What all spans of a text have in common."""

    kind: str
    text: str


SPANS: Final = {cls.kind: model_of(cls, SpanMessage) for cls in get_args(sp.Span)}

# -- actions -------------------------------------------------------------------------------


class ActionMessage(Message):
    """What all actions have in common."""

    kind: str


_PARTS: Final[dict[str, Any]] = {
    "card": Annotated[int, Field(ge=0, lt=ac.ACTION_SPACE)],
    "half": Annotated[int, Field(ge=0, le=1)],
    "host": Annotated[int, Field(ge=0, lt=ac.ACTION_SPACE)],
    "slot": Annotated[int, Field(ge=0, le=3)],
    "cave": Annotated[int, Field(ge=1, le=5)],
}


def _action_model(kind: str, parts: tuple[str, ...]) -> type[ActionMessage]:
    name = "".join(word.title() for word in kind.split("_")) + "Action"
    named = {part: (_PARTS[part], ...) for part in parts}
    made: dict[str, Any] = {"kind": (Literal[kind], kind), **named}
    return create_model(name, __base__=ActionMessage, __doc__="", **made)


ACTIONS: Final = {kind: _action_model(kind, parts) for kind, parts in ac.FIELDS.items()}


@cache
def action(number: int) -> ActionMessage:
    """An action of the engine as a message."""
    meant = ac.Action.of(number)
    named = {part: getattr(meant, part) for part in ac.FIELDS[meant.kind]}
    return ACTIONS[meant.kind].model_construct(**named)


@cache
def plain_action(number: int) -> Plain:
    """The same as plain data."""
    return action(number).model_dump()


def number_of(message: ActionMessage) -> int:
    """The number of an action that was sent; a ``GameError`` if it is impossible."""
    return ac.Action(**vars(message)).number


# -- events and prompts --------------------------------------------------------------------

Cause = model_of(ev.Cause)

if TYPE_CHECKING:
    Span = SpanMessage
    Action = ActionMessage
else:
    Span = _union("Span", SPANS.values())
    Action = _union("Action", ACTIONS.values())

Text = list[Span]


class EventMessage(Message):
    """What all events have in common; see the engine's events."""

    kind: str
    player: int | None
    cause: Cause | None  # type: ignore[valid-type]
    #: The change in each seat's points; empty if none changed; None if they are hidden.
    points: list[int] | None
    text: Text | None


class PromptMessage(Message):
    """What all choices have in common; see the engine's prompts."""

    kind: str
    cause: Cause | None  # type: ignore[valid-type]
    legal: list[Action]
    text: Text | None
    #: What the legal actions mean, in the same order.
    choices: list[Text] | None


class PickMessage(PromptMessage):
    """What all choices of cards have in common."""

    cards: list[int]
    more: int | None
    ordered: bool


EVENTS: Final = {kind: model_of(cls, EventMessage) for kind, cls in ev.EVENT_TYPES.items()}
PROMPTS: Final = {
    kind: model_of(cls, PickMessage if issubclass(cls, pt.Pick) else PromptMessage)
    for kind, cls in pt.PROMPT_TYPES.items()
}

if TYPE_CHECKING:
    Event = EventMessage
    Prompt = PromptMessage
else:
    Event = _union("Event", EVENTS.values())
    Prompt = _union("Prompt", PROMPTS.values())
