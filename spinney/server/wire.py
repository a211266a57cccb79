"""Values of the engine and of the texts as messages, derived from their types."""

from __future__ import annotations

from dataclasses import fields
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin
from typing import get_type_hints as hints

from pydantic import create_model

from spinney.server.protocol import Message

__all__ = ["Message", "model_of", "to_wire"]

_models: dict[type, tuple[type[Message], tuple[str, ...]]] = {}


def model_of(cls: Any, base: type[Message] = Message) -> type[Message]:
    """The message that a frozen dataclass becomes, beside what its base has already."""
    kind, types = getattr(cls, "kind", None), hints(cls)
    made: dict[str, Any] = {"kind": (Literal[kind], kind)} if isinstance(kind, str) else {}
    for name in [field.name for field in fields(cls)]:
        if name not in base.model_fields:
            made[name] = (_type(types[name]), ...)
    model = create_model(cls.__name__, __base__=base, __doc__=cls.__doc__, **made)
    _models[cls] = model, tuple(f.name for f in fields(cls) if f.name in model.model_fields)
    return model


def _type(hint: Any) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(map(_type, parts))]  # noqa: UP007
    if origin is tuple:
        return list[_type(parts[0])]  # type: ignore[misc]
    return _models[hint][0] if hint in _models else hint


def to_wire(value: Any, **more: Any) -> Any:
    """A value as it is sent; ``more`` is what the message says besides."""
    if isinstance(value, tuple):
        return [to_wire(each) for each in value]
    if type(value) not in _models:
        return value
    model, names = _models[type(value)]
    own = {name: to_wire(getattr(value, name)) for name in names if name not in more}
    return model.model_construct(**own, **more)
