"""The arithmetic of a trained network in the page that needs no server: JavaScript does it.

Interpreted in a browser, the loops of :mod:`spinney.bots.layers` take a quarter of a second a
choice. The page's worker computes the same in a few milliseconds (web/src/ends/layers.ts).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Protocol


class Worker(Protocol):
    """What the worker offers; it reads the arrays' memory."""

    def look(self, features: array[int], compact: int, rows: int) -> None: ...

    def logits(self, row: int, parts: array[int], actions: int, most: int) -> Iterable[float]: ...

    def outcome(self, row: int) -> Iterable[float]: ...


class PageLayers:
    """A network's numbers, which are with the worker, applied to rows of features."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    def look(self, features: Any, compact: int, rows: int) -> None:
        """Evaluate the first ``rows`` rows of features."""
        self.worker.look(array("h", features[: rows * compact]), compact, rows)

    def logits(self, row: int, parts: Any, actions: int, most: int) -> list[float]:
        """The logits of a number of actions, each given by its parts."""
        told = self.worker.logits(row, array("h", parts[: actions * most]), actions, most)
        return [float(number) for number in told]

    def outcome(self, row: int) -> list[float]:
        """The logits of winning by seat, then points in hundreds by seat."""
        return [float(number) for number in self.worker.outcome(row)]
