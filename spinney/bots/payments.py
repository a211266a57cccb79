"""What the coach would pay with: the cards a hand needs least, weighed against the bonus."""

from __future__ import annotations

from spinney.bots.planner import policy_for
from spinney.engine.core.state import HAND_LIMIT
from spinney.engine.view import View


class Payments:
    """The actor's payments, by the planner's judgement."""

    def __init__(self, view: View) -> None:
        self.core = view.core
        self.policy = policy_for(self.core)
        self.policy.valuation.appraise(self.core, self.core.player)
        self.policy.look_at_hand(self.core)

    def of(self, half: int) -> list[int] | None:
        """The cards with which to pay for a half, by its number; None: the hand has too few."""
        core, tables, policy = self.core, self.core.tables, self.policy
        cost = tables.half_cost[half]
        paid = policy.cheapest(core, half >> 1, cost, -1, -1)
        bonus, symbol = tables.bonus[tables.species[half]], tables.symbol[half]
        if paid >= 0 and bonus > 0 and symbol >= 0:
            matched = policy.cheapest(core, half >> 1, cost, symbol, -1)
            gain = policy.valuation.effect(core, bonus)
            if matched >= 0 and policy.worth_of(matched) - policy.worth_of(paid) < gain:
                paid = matched
        if paid < 0:
            return None
        first = core.player * HAND_LIMIT
        return [int(core.hands[first + i]) for i in range(HAND_LIMIT) if paid >> i & 1]
