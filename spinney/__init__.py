"""Spinney: play, score, simulate and study Forest Shuffle and Forest Shuffle: Dartmoor."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.1.0"

_HERE = os.path.dirname(__file__)


def _source_only(path: str) -> FileFinder:
    """Find the sources of this package, not the compiled modules that lie beside them."""
    if path != _HERE and not path.startswith(_HERE + os.sep):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("SPINNEY_PURE"):
    sys.path_hooks.insert(0, _source_only)
