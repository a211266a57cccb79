"""Hints for the compiler, which mean nothing to an interpreter."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(**hints):
            """Hints for the compiler about a class."""
            return lambda cls: cls


__all__ = ["mypyc_attr"]
