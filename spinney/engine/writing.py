"""The engine's values as plain data, type by type."""

from __future__ import annotations

from typing import Any

from spinney.engine.cards import Card, Half, Spot

Plain = dict[str, Any]


class Fields:
    """The fields of a type that are written; the ``others`` among them are not plain already."""

    def __init__(self, names: list[str], others: list[str]) -> None:
        self.names = names
        self.others = others

    def write(self, value: object) -> Plain:
        made: Plain = {}
        for name in self.names:
            made[name] = getattr(value, name)
        for name in self.others:
            made[name] = written(made[name])
        return made


_known: dict[type, Fields] = {}


def write_fields(cls: type, names: list[str], others: list[str]) -> None:
    """Write these fields of a type from now on."""
    _known[cls] = Fields(names, others)


def written(value: Any) -> Any:
    """A value as plain data; what is of no known type stays as it is."""
    fields = _known.get(type(value))
    if fields is not None:
        return fields.write(value)
    if isinstance(value, tuple):
        return [written(each) for each in value]
    if isinstance(value, Card):
        return value.id
    if isinstance(value, Half):
        return {"card": value.card, "half": value.index}
    if isinstance(value, Spot):
        return {"host": value.host, "slot": value.index}
    return value
