"""Search results as targets: choices that were tried out, and what should have been preferred.

The actors try out the favourite answers of a choice on the same few deals
(:mod:`spinney.lab.training.actors`). Here the results are compared, and the network learns to
prefer the better answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

from spinney.engine.batch import LISTED
from spinney.engine.parts import MAX_PARTS
from spinney.lab.training.net import half_precision, masked

if TYPE_CHECKING:
    from spinney.lab.training.learner import Group, Learner


class Trials:
    """Choices that were tried out, and what the network should have preferred."""

    def __init__(self, learner: Learner) -> None:
        self.learner, plan, device = learner, learner.plan, learner.device
        self.each = each = plan.answers * plan.deals
        #: The rows of a group where the trials of each question begin.
        first = np.arange(plan.actors * plan.batches)[:, None] * plan.rows
        questions = (first + each * np.arange(plan.questions)).flatten()
        self.rows = torch.from_numpy(questions).to(device)
        self.in_group = len(questions)
        half = torch.bfloat16 if device == "cuda" else torch.float32
        cycles = learner.recipe.steps // plan.cycle
        shape = (cycles, plan.groups, self.in_group)
        self.x = torch.zeros(*shape, learner.features, dtype=half, device=device)
        self.parts = torch.zeros(*shape, LISTED * MAX_PARTS, dtype=torch.int16, device=device)
        self.listed = torch.zeros(shape, dtype=torch.int64, device=device)
        self.logits = torch.zeros(*shape, LISTED, device=device)
        self.asked = torch.zeros(shape, dtype=torch.bool, device=device)
        self.verdicts = torch.zeros(*shape, plan.deals, plan.answers, device=device)
        self.target = torch.zeros(cycles * plan.groups * self.in_group, LISTED, device=device)
        self.answered = torch.zeros(0, dtype=torch.int64, device=device)
        self.picked = torch.zeros(learner.recipe.recalled, dtype=torch.int64, device=device)
        self.any = torch.zeros((), device=device)

    def note(self, t: int, group: Group) -> None:
        """Note the questions when they are asked, and the verdicts before the next are."""
        plan = self.learner.plan
        if not plan.questions:
            return
        cycle, step = divmod(t, plan.cycle)
        at, rows, sight = (cycle, group.g), self.rows, group.sight
        if step == 0:
            self.x[at], self.parts[at] = sight.x[rows], sight.parts[rows]
            self.listed[at], self.logits[at] = sight.listed[rows], group.logits[rows]
            self.asked[at] = group.incoming["rank"][rows] > 0
        if step == plan.cycle - 1:
            every = rows.unsqueeze(1) + torch.arange(self.each, device=rows.device)
            self.verdicts[at] = group.verdict[every].view(-1, plan.deals, plan.answers)

    @torch.no_grad()
    def weigh(self) -> float:
        """Find the targets; returns how often another answer is better than the favourite.

        Only deals on which all answers have come to their end are compared. The answers that were
        tried share the probability they had, by how good their results are.
        """
        plan, trust = self.learner.plan, self.learner.recipe.trust
        verdicts, logits = self.verdicts.flatten(0, 2), self.logits.flatten(0, 2)
        known = ~verdicts.isnan().any(2)
        deals = known.sum(1)
        answered = self.asked.flatten() & (2 * deals >= plan.deals)
        mean = (verdicts.nan_to_num() * known.unsqueeze(2)).sum(1) / deals.clamp(min=1).unsqueeze(1)
        best = logits.topk(plan.answers)
        before = torch.softmax(logits, 1)
        share = before.gather(1, best.indices).sum(1, keepdim=True)
        after = torch.softmax(best.values + trust * (mean - mean.mean(1, keepdim=True)), 1)
        self.target.copy_(before.scatter(1, best.indices, share * after))
        self.answered = answered.nonzero().squeeze(1)
        self.any.fill_(float(len(self.answered) > 0))
        changed = self.target.argmax(1) != before.argmax(1)
        return float(changed[self.answered].float().mean()) if len(self.answered) else 0.0

    def pick(self) -> None:
        """Pick some of the answered questions for an update."""
        if len(self.answered):
            which = torch.randint(len(self.answered), self.picked.shape, device=self.picked.device)
            self.picked.copy_(self.answered[which])

    def loss(self) -> Tensor:
        """How far the network is from what it should have preferred."""
        net, i = self.learner.net, self.picked
        with half_precision(self.learner.device):
            h = net.trunk(self.x.flatten(0, 2)[i])
            logits = net.logits(h, self.parts.flatten(0, 2)[i])
        logs = torch.log_softmax(masked(logits, self.listed.flatten(0, 2)[i]), 1)
        target = self.target[i]
        # Without what cannot be learnt: the entropy of the target.
        missing = (target * (target.clamp(min=1e-9).log() - logs)).sum(1)
        return self.any * missing.mean()
