"""The arithmetic of a trained network without NumPy: loops that are fast when compiled."""

from __future__ import annotations

from spinney.bots.weights import Matrix, Weights
from spinney.engine.core.vectors import i16, i64, vec

EPSILON = 1e-5


class Layers:
    """A network's numbers, applied to rows of features."""

    def __init__(self, weights: Weights) -> None:
        self.enter = floats(weights.matrices["enter"])
        self.enter_bias = vec[float](list(weights.vectors["enter_bias"]))
        self.width: i64 = len(self.enter_bias)
        self.layers = [floats(weights.matrices[f"layer{i}"]) for i in range(weights.layers)]
        self.biases = [vec[float](list(weights.vectors[f"bias{i}"])) for i in range(weights.layers)]
        names = range(weights.layers + 1)
        self.gains = [vec[float](list(weights.vectors[f"gain{i}"])) for i in names]
        self.shifts = [vec[float](list(weights.vectors[f"shift{i}"])) for i in names]
        self.head = floats(weights.matrices["head"])
        self.head_bias = vec[float](list(weights.vectors["head_bias"]))
        self.outcome_in = floats(weights.matrices["outcome_in"])
        self.outcome_in_bias = vec[float](list(weights.vectors["outcome_in_bias"]))
        self.outcome_out = floats(weights.matrices["outcome_out"])
        self.outcome_out_bias = vec[float](list(weights.vectors["outcome_out_bias"]))
        #: The activations of each row.
        self.seen: list[vec[float]] = []

    def look(self, features: vec[i16], compact: i64, rows: i64) -> None:
        """Evaluate the first ``rows`` rows of features."""
        self.seen = [self._seen(features, row * compact, compact) for row in range(rows)]

    def _seen(self, features: vec[i16], first: i64, compact: i64) -> vec[float]:
        h = self.enter_bias[:]
        width = self.width
        enter = self.enter
        for f in range(compact):
            if features[first + f] != 0:
                x = float(i64(features[first + f]))
                at = f * width
                for i in range(width):
                    h[i] += x * enter[at + i]
        rectify(normed(h, self.gains[0], self.shifts[0]))
        for i in range(len(self.layers)):
            more = product(self.layers[i], self.biases[i], h)
            rectify(normed(more, self.gains[i + 1], self.shifts[i + 1]))
            for j in range(width):
                h[j] += more[j]
        return h

    def logits(self, row: i64, parts: vec[i16], actions: i64, most: i64) -> list[float]:
        """The logits of a number of actions, each given by its parts."""
        h = self.seen[row]
        known: dict[i64, float] = {}
        none: i64 = len(self.head_bias)
        out: list[float] = []
        for a in range(actions):
            total = 0.0
            for i in range(a * most, (a + 1) * most):
                part = i64(parts[i])
                if part != none:
                    if part not in known:
                        known[part] = self.head_bias[part] + dot(self.head, part, h)
                    total += known[part]
            out.append(total)
        return out

    def outcome(self, row: i64) -> list[float]:
        """The logits of winning by seat, then points in hundreds by seat."""
        middle = product(self.outcome_in, self.outcome_in_bias, self.seen[row])
        rectify(middle)
        return list(product(self.outcome_out, self.outcome_out_bias, middle))


def floats(matrix: Matrix) -> vec[float]:
    out = vec[float]([0.0] * (matrix.rows * matrix.columns))
    columns: i64 = matrix.columns
    for row in range(matrix.rows):
        factor = matrix.factors[row]
        first = i64(row) * columns
        numbers = matrix.numbers[first : first + columns]
        for i in range(columns):
            out[first + i] = factor * float(numbers[i])
    return out


def dot(matrix: vec[float], row: i64, h: vec[float]) -> float:
    """A row of the matrix times a vector, in four separate sums, which is faster."""
    n: i64 = len(h)
    at = row * n
    a = b = c = d = 0.0
    i: i64 = 0
    while i + 4 <= n:
        a += matrix[at + i] * h[i]
        b += matrix[at + i + 1] * h[i + 1]
        c += matrix[at + i + 2] * h[i + 2]
        d += matrix[at + i + 3] * h[i + 3]
        i += 4
    while i < n:
        a += matrix[at + i] * h[i]
        i += 1
    return a + b + c + d


def product(matrix: vec[float], bias: vec[float], h: vec[float]) -> vec[float]:
    out = bias[:]
    for row in range(len(bias)):
        out[row] += dot(matrix, row, h)
    return out


def normed(h: vec[float], gain: vec[float], shift: vec[float]) -> vec[float]:
    """Normalize to mean 0 and spread 1, then scale and shift, in place."""
    n = float(len(h))
    mean = 0.0
    for x in h:
        mean += x
    mean /= n
    square = 0.0
    for x in h:
        square += (x - mean) * (x - mean)
    factor: float = (square / n + EPSILON) ** -0.5
    for i in range(len(h)):
        h[i] = (h[i] - mean) * factor * gain[i] + shift[i]
    return h


def rectify(h: vec[float]) -> None:
    for i in range(len(h)):
        if h[i] < 0.0:
            h[i] = 0.0
