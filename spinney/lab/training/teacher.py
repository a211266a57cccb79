"""A teacher: a trained network whose choices a smaller one learns to make.

The pupil plays its own games, so it learns what to do where its own choices lead. The teacher says
how likely it would make each of the choices, and the pupil learns these chances instead of what its
own choices led to. The value and the outcomes are learnt from the games, as always.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from spinney.bots.weights import read_weights
from spinney.cards.catalog import shipped_deck
from spinney.engine.batch import LISTED
from spinney.lab.training.export import imported
from spinney.lab.training.net import Net, half_precision, masked

if TYPE_CHECKING:
    from spinney.lab.training.learner import Learner

#: How many choices the teacher judges at a time.
TOGETHER = 4096


class Teacher:
    """What a trained network would do in the pupil's place."""

    def __init__(self, learner: Learner, network: Path) -> None:
        weights = read_weights(network)
        weights.check(shipped_deck(learner.recipe.game))
        self.learner, device = learner, learner.device
        width = weights.about["width"]
        self.net = Net(learner.layout, learner.net.parts, width, weights.layers)
        imported(self.net, weights)
        self.net.to(device)
        choices = learner.recipe.steps * learner.games
        #: How likely it is to make each of the listed choices.
        self.target = torch.zeros(choices, LISTED, device=device)

    @torch.no_grad()
    def judge(self, rows: Tensor) -> None:
        """Say what it would do at these choices."""
        flat = self.learner.flat
        for some in torch.split(rows, TOGETHER):
            with half_precision(self.learner.device):
                h = self.net.trunk(flat["x"][some])
                logits = self.net.logits(h, flat["parts"][some])
            self.target[some] = torch.softmax(masked(logits, flat["listed"][some]), 1)

    def loss(self, i: Tensor, logs: Tensor) -> Tensor:
        """How far the pupil's choices are from the teacher's; 0 if they are the same."""
        target = self.target[i]
        return (target * (target.clamp(min=1e-9).log() - logs)).sum(1).mean()
