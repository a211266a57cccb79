"""The numbers and vectors of the engine: 64-bit integers in growable vectors.

Compiled, these are machine integers and C arrays (``librt.vecs``). Interpreted, an ``i64`` is an
``int`` and a ``vec`` is a list. So use vectors only in ways that both support, and always keep what
``append``, ``extend`` and ``remove`` return. The shorter integers are only for storage; compute
with ``i64(vector[i])``.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from spinney.cards.native import mypyc_attr

_rng = find_spec("spinney.engine.rng")
#: Whether the engine is compiled: either all its modules are, except this and options, or none.
COMPILED: Final = bool(_rng and _rng.origin and not _rng.origin.endswith((".py", ".pyc")))

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, extend, remove, vec
    from mypy_extensions import i16, i32, i64, u8

    def with_room(numbers: int) -> vec[i16]:
        """An empty vector that keeps its place in memory until it has this many numbers."""
        return vec[i16](capacity=numbers)

else:
    i64 = i32 = i16 = u8 = int

    class vec:  # noqa: N801
        """``vec[i64]`` is a list."""

        def __class_getitem__(cls, item):
            return list

    def with_room(numbers):
        return []

    def append(vector, number):
        vector.append(number)
        return vector

    def extend(vector, numbers):
        vector += numbers
        return vector

    def remove(vector, number):
        vector.remove(number)
        return vector


__all__ = [
    "COMPILED", "append", "extend", "i16", "i32", "i64", "mypyc_attr", "remove", "u8", "vec",
    "with_room",
]  # fmt: skip
