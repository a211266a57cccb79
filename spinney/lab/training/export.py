"""Converts a network in training to the file that bots read, and back; and writes a bot for it."""

from __future__ import annotations

import hashlib
from array import array
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from spinney.bots.weights import Matrix, Weights, fits
from spinney.cards.catalog import shipped_deck
from spinney.lab.training.net import Net


def exported(net: Net, game: str, about: dict[str, Any]) -> Weights:
    """What a bot needs of a network, quantized to bytes; scales go into the first matrix."""
    state = {name: value.detach().float().cpu() for name, value in net.state_dict().items()}
    scale = net.scale.cpu()
    matrices = {
        "enter": quantized(state["enter.weight"].t() * scale.unsqueeze(1)),
        "head": quantized(state["head.weight"]),
        **{name: quantized(state[f"{name}.weight"]) for name in HEADS},
    }
    vectors = {
        "enter_bias": state["enter.bias"],
        "head_bias": state["head.bias"],
        "gain0": state["norm.weight"],
        "shift0": state["norm.bias"],
        **{f"{name}_bias": state[f"{name}.bias"] for name in HEADS},
    }
    for i in range(len(net.layers)):
        matrices[f"layer{i}"] = quantized(state[f"layers.{i}.weight"])
        vectors[f"bias{i}"] = state[f"layers.{i}.bias"]
        vectors[f"gain{i + 1}"] = state[f"norms.{i}.weight"]
        vectors[f"shift{i + 1}"] = state[f"norms.{i}.bias"]
    header = {**fits(shipped_deck(game)), "width": net.width, "layers": len(net.layers), **about}
    return Weights(header, matrices, {k: array("f", v.tolist()) for k, v in vectors.items()})


#: The layers of the heads besides the policy, two each.
HEADS = ("value_in", "value_out", "outcome_in", "outcome_out")


def quantized(matrix: Tensor) -> Matrix:
    """The nearest bytes, with a factor for each row."""
    numbers: NDArray[Any] = matrix.numpy()
    factors = np.maximum(np.abs(numbers).max(1), 1e-12) / 127
    bytes_ = np.rint(numbers / factors[:, None]).astype(np.int8)
    rows, columns = numbers.shape
    return Matrix(rows, columns, array("f", factors.tolist()), array("b", bytes_.tobytes()))


def imported(net: Net, weights: Weights) -> None:
    """Load an exported network into one in training."""
    scale = net.scale.cpu()
    state = net.state_dict()

    def put(name: str, tensor: Tensor) -> None:
        state[name].copy_(tensor)

    def matrix(name: str) -> Tensor:
        m = weights.matrices[name]
        numbers = np.frombuffer(m.numbers, np.int8).reshape(m.rows, m.columns)
        factors = np.array(m.factors, np.float32)[:, None]
        return torch.from_numpy(numbers.astype(np.float32) * factors)

    def vector(name: str) -> Tensor:
        return torch.tensor(list(weights.vectors[name]))

    used = scale.clamp(min=1e-9).unsqueeze(1)
    put("enter.weight", (matrix("enter") / used * (scale.unsqueeze(1) > 0)).t())
    put("enter.bias", vector("enter_bias"))
    put("norm.weight", vector("gain0"))
    put("norm.bias", vector("shift0"))
    for i in range(len(net.layers)):
        put(f"layers.{i}.weight", matrix(f"layer{i}"))
        put(f"layers.{i}.bias", vector(f"bias{i}"))
        put(f"norms.{i}.weight", vector(f"gain{i + 1}"))
        put(f"norms.{i}.bias", vector(f"shift{i + 1}"))
    for name in ("head", *HEADS):
        put(f"{name}.weight", matrix(name))
        put(f"{name}.bias", vector(f"{name}_bias"))


def checksum(network: Path) -> str:
    return hashlib.sha256(network.read_bytes()).hexdigest()


def write_bot(network: Path) -> None:
    """Write a bot that plays a network, beside its file."""
    path = network.with_suffix(".py")
    text = resources.files("spinney.lab").joinpath("trained_bot.py").read_text("utf-8")
    text = text.replace("trained_bot.py", path.as_posix())
    text = text.replace('CHECKSUM = ""', f'CHECKSUM = "{checksum(network)}"')
    path.write_text(text, "utf-8")
