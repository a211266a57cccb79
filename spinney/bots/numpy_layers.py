"""The arithmetic of a trained network in NumPy, for one position or many at once."""

from __future__ import annotations

import os
from typing import Any

# The matrices are small: threads would wait for each other, and busily, for most of the time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from spinney.bots.layers import EPSILON
from spinney.bots.weights import Matrix, Weights
from spinney.engine.core.vectors import COMPILED

Floats = NDArray[np.float32]


class NumpyLayers:
    """A network's numbers, applied to rows of features."""

    def __init__(self, weights: Weights) -> None:
        self.matrices = {name: floats(matrix) for name, matrix in weights.matrices.items()}
        self.vectors = {name: np.array(v, np.float32) for name, v in weights.vectors.items()}
        self.layers = weights.layers
        #: The number of a missing part, which adds nothing.
        self.none = len(self.vectors["head_bias"])
        #: The activations of each row.
        self.seen: Floats = np.zeros((0, len(self.vectors["enter_bias"])), np.float32)

    def look(self, features: Any, compact: int, rows: int) -> None:
        """Evaluate the first ``rows`` rows of features, most of which are 0."""
        seen = as_array(features, np.int16)[: rows * compact].reshape(rows, compact)
        some = np.flatnonzero(seen.any(0))
        h = seen[:, some].astype(np.float32) @ self.matrices["enter"][some]
        self.seen = self._through(h + self.vectors["enter_bias"])

    def _through(self, h: Floats) -> Floats:
        vectors = self.vectors
        h = rectified(normed(h, vectors["gain0"], vectors["shift0"]))
        for i in range(self.layers):
            more = h @ self.matrices[f"layer{i}"].T + vectors[f"bias{i}"]
            h = h + rectified(normed(more, vectors[f"gain{i + 1}"], vectors[f"shift{i + 1}"]))
        return h

    def logits(self, row: int, parts: Any, actions: int, most: int) -> list[float]:
        """The logits of a number of actions, each given by its parts."""
        told = as_array(parts, np.int16)[: actions * most].reshape(actions, most)
        named = np.zeros(self.none + 1, bool)
        named[told] = True
        needed = np.flatnonzero(named[: self.none])
        head = self.matrices["head"][needed] @ self.seen[row]
        judged = np.zeros(self.none + 1, np.float32)
        judged[needed] = head + self.vectors["head_bias"][needed]
        return [float(number) for number in judged[told].sum(1)]

    def outcome(self, row: int) -> list[float]:
        """The logits of winning by seat, then points in hundreds by seat."""
        matrices, vectors = self.matrices, self.vectors
        middle = rectified(matrices["outcome_in"] @ self.seen[row] + vectors["outcome_in_bias"])
        out = matrices["outcome_out"] @ middle + vectors["outcome_out_bias"]
        return [float(number) for number in out]


def as_array(vector: Any, dtype: type[np.generic]) -> NDArray[Any]:
    """A vector's numbers: a live view when compiled, a copy when interpreted."""
    if COMPILED:
        return np.frombuffer(vector, dtype)
    return np.array(vector, dtype)


def floats(matrix: Matrix) -> Floats:
    numbers = np.frombuffer(matrix.numbers, np.int8).reshape(matrix.rows, matrix.columns)
    factors = np.array(matrix.factors, np.float32)
    return numbers.astype(np.float32) * factors[:, None]


def normed(h: Floats, gain: Floats, shift: Floats) -> Floats:
    h = h - h.mean(-1, keepdims=True)
    spread = np.sqrt((h * h).mean(-1, keepdims=True) + EPSILON)
    out: Floats = h / spread * gain + shift
    return out


def rectified(h: Floats) -> Floats:
    return np.maximum(h, 0.0)
