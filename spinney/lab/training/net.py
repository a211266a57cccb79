"""The network: a residual perceptron that evaluates the table and the parts of each action."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from spinney.engine.hidden import WINTERS
from spinney.engine.observation import SEATS, Layout
from spinney.engine.parts import MAX_PARTS

#: Ignored features: the actor is always the seat itself, and the medal a solo player aims at
#: changes nothing on the table.
UNUSED = ("actor", "medal")

#: Features that need finer units for learning than for reading.
NEARER = {
    "points": 40, "forest": 2, "tags": 4, "kinds": 3, "symbols": 4, "hand_species": 1,
    "clearing_species": 1, "hand_symbols": 3, "clearing_symbols": 3, "more": 2, "own_slots": 2,
}  # fmt: skip

#: Zero columns for absent parts; several, because adding everything to a single one is slow.
SPARE = 64

#: The points that the network counts as 1.
POINTS = 100.0

#: The logit of what cannot be chosen.
NEVER = -1e9


def scales(layout: Layout) -> NDArray[np.float32]:
    """The factor for each feature before it enters the network."""
    scale = np.zeros(layout.size, np.float32)
    for segment in layout.segments:
        if segment.start >= layout.size or segment.name in UNUSED:
            continue
        for seat in range(SEATS if segment.by_seat else 1):
            start = segment.start + seat * layout.block * segment.by_seat
            unit = NEARER.get(segment.name, segment.unit)
            scale[start : start + segment.length] = 1.0 / unit
    return scale


class Net(nn.Module):
    """Evaluates a choice.

    From the features it computes one number for every part of an action (see
    :mod:`spinney.engine.parts`), the expected reward of the seat, and for each seat, starting with
    its own, the chance to win and the final points.
    """

    scale: Tensor
    spare: Tensor

    def __init__(self, layout: Layout, parts: int, width: int, layers: int) -> None:
        super().__init__()
        self.parts, self.width = parts, width
        self.register_buffer("scale", torch.from_numpy(scales(layout)), persistent=False)
        self.enter = nn.Linear(layout.size, width)
        self.norm = nn.LayerNorm(width)
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers))
        self.head = nn.Linear(width, parts)
        self.value_in = nn.Linear(width, 128)
        self.value_out = nn.Linear(128, 1)
        self.outcome_in = nn.Linear(width, 128)
        self.outcome_out = nn.Linear(128, 2 * SEATS)
        nn.init.normal_(self.head.weight, std=0.01 / width**0.5)
        for layer in (self.head, self.value_out, self.outcome_out):
            nn.init.zeros_(layer.bias)
        for layer in (self.value_out, self.outcome_out):
            nn.init.zeros_(layer.weight)

    def see(self, features: Tensor) -> Tensor:
        """The engine's features, scaled for the network."""
        return features.float() * self.scale

    def trunk(self, x: Tensor) -> Tensor:
        h = functional.relu(self.norm(self.enter(x)))
        for layer, norm in zip(self.layers, self.norms, strict=True):
            h = h + functional.relu(norm(layer(h)))
        return h

    def value(self, h: Tensor) -> Tensor:
        out: Tensor = self.value_out(functional.relu(self.value_in(h)))
        return out.float().squeeze(1)

    def outcome(self, h: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of winning and points in hundreds, by seat."""
        both = self.outcome_out(functional.relu(self.outcome_in(h))).float()
        return both[:, :SEATS], both[:, SEATS:]

    def logits(self, h: Tensor, parts: Tensor) -> Tensor:
        """The logits of the listed actions, given their parts in a row."""
        n, width = parts.shape
        out = functional.pad(self.head(h).float(), (0, SPARE))
        column = torch.arange(width, device=parts.device) % SPARE + self.parts
        index = torch.where(parts == self.parts, column, parts.long())
        return out.gather(1, index).view(n, -1, MAX_PARTS).sum(2)


class Critic(nn.Module):
    """Corrects the value by what the seat could not know; used in training only.

    It sees what the network makes of the table and, in addition, the other hands and the cards to
    come (:mod:`spinney.engine.hidden`), so it can tell luck from a good choice; and whether the
    planner has the other seats, which are then easier to beat. At first it corrects nothing.
    """

    scale: Tensor

    def __init__(self, width: int, hidden: int, own: int = 512) -> None:
        super().__init__()
        scale = torch.ones(hidden)
        scale[-WINTERS:] = 1 / 50
        self.register_buffer("scale", scale, persistent=False)
        #: How many numbers it sees besides the network's.
        self.sees = hidden + 1
        self.enter = nn.Linear(width + self.sees, own)
        self.norm = nn.LayerNorm(own)
        self.layer = nn.Linear(own, own)
        self.out = nn.Linear(own, 1)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def see(self, hidden: Tensor, sparring: Tensor) -> Tensor:
        """The engine's numbers, scaled for the critic, and in which games it meets the planner."""
        return torch.cat((hidden.float() * self.scale, sparring.unsqueeze(1)), 1)

    def forward(self, h: Tensor, value: Tensor, hidden: Tensor) -> Tensor:
        """The value, corrected; the network does not learn from the correction."""
        known = torch.cat((h.detach(), hidden), 1)
        more = functional.relu(self.norm(self.enter(known)))
        more = more + functional.relu(self.layer(more))
        correction: Tensor = self.out(more).float().squeeze(1)
        return value.detach() + correction


def masked(logits: Tensor, listed: Tensor) -> Tensor:
    """Mask the logits so that only listed actions can be chosen."""
    number = torch.arange(logits.shape[1], device=logits.device)
    return logits.masked_fill(number >= listed.unsqueeze(1), NEVER)


def half_precision(device: str) -> torch.autocast:
    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda", cache_enabled=False)
