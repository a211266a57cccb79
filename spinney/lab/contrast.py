"""Why one choice of a turn is better than another: what it has that the other has not.

The coach's reasons say what is good about a choice. Beside a choice that was made, only the
differences tell anything, in the same numbers: the planner's judgement of both. As with the coach,
those that the estimates speak against are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from spinney.bots.advice import Reason
from spinney.bots.coach import REASONS, Explainer
from spinney.bots.planner import policy_for
from spinney.bots.scales import Scales
from spinney.engine import Action, View

#: A difference of fewer points is none.
LEAST: Final = 1.0
#: What the next player gains by a card in the clearing, to be worth mentioning.
GIFT: Final = 2.0
#: Cards drawn in a turn.
DRAWN: Final = 2


def contrast(
    view: View, better: int, chosen: int, paid: Sequence[int], scales: Scales | None = None
) -> tuple[Reason, ...]:
    """The reasons for the better of two choices, the strongest first.

    ``paid`` are the cards that were paid with after the chosen one.
    """
    found = _Contrast(view)
    reasons = found.reasons(Action.of(better), Action.of(chosen), paid)
    if scales:
        reasons = scales.borne_out(reasons, better, chosen, paid)
        if {reason.kind for reason in reasons} == {"instead"}:
            reasons = []
    return tuple(reasons[:REASONS]) or found.explainer.reasons(better, scales)


class _Contrast:
    def __init__(self, view: View) -> None:
        self.s = view.core
        self.seat = view.seat
        self.explainer = Explainer(policy_for(self.s), self.s)
        self.valuation = self.explainer.valuation
        self.hand = [card.id for card in view.hand]

    def reasons(self, better: Action, chosen: Action, paid: Sequence[int]) -> list[Reason]:
        found = self._differences(better, chosen)
        if better.kind in ("draw", "take"):
            found = [reason for reason in found if reason.kind != "cards"]
            found += self._affordable() + self._matching(better)
        if chosen.kind == "play" and better.kind != "play":
            found += self._spent(paid) + self._dear(chosen)
        if better.kind != "draw" and chosen.kind == "draw":
            found += self.explainer.winter(DRAWN, False)
        found.sort(key=_weight, reverse=True)
        found += self._given(paid) if chosen.kind == "play" and better.kind != "play" else []
        if not found and chosen.kind == "play" and better.kind in ("draw", "take"):
            left = len(self.hand) - 1 - len(paid)
            found = [Reason("left", species=self._species(chosen), count=left)]
        return found

    def _differences(self, better: Action, chosen: Action) -> list[Reason]:
        """The coach's reasons for one, less those that hold for the other as well."""
        other = {reason.kind: reason for reason in self.explainer.all_reasons(chosen.number)}
        found: list[Reason] = []
        for reason in self.explainer.all_reasons(better.number):
            same = other.get(reason.kind)
            idle = reason.kind == "keeps" and reason.points < LEAST  # a bonus hardly worth having
            if not idle and (same is None or reason.points - same.points >= LEAST):
                found.append(self._as_set(reason, better))
        scores = next((each for each in found if each.kind == "scores"), None)
        if scores is not None and "scores" in other and chosen.kind == "play":
            # The difference takes two numbers.
            found.append(Reason("instead", other["scores"].points, self._species(chosen)))
        return found

    def _as_set(self, reason: Reason, laid: Action) -> Reason:
        """Points of a card that is scored with its set, as such."""
        if reason.kind != "scores" or laid.card is None or laid.half is None:
            return reason
        species = self.s.tables.species[2 * laid.card + laid.half]
        in_set = any(species in which.members for which in self.s.tables.sets)
        return replace(reason, kind="set", species=self._species(laid)) if in_set else reason

    def _species(self, laid: Action) -> str | None:
        t = self.s.tables
        assert laid.card is not None
        assert laid.half is not None
        species = t.species[2 * laid.card + laid.half]
        return str(t.keys[species]) if species >= 0 else None

    def _best_half(self, card: int) -> tuple[float, int]:
        """What a card is worth when it is laid, and as which half."""
        t = self.s.tables
        halves = [half for half in (2 * card, 2 * card + 1) if t.species[half] >= 0]
        return max((self.valuation.playing(self.s, half), half) for half in halves)

    def _affordable(self) -> list[Reason]:
        """The best card in the hand that can be paid for only with the cards drawn now."""
        t, most = self.s.tables, len(self.hand) - 1
        found = [
            (worth - self.valuation.spent(t.half_cost[half]), half)
            for worth, half in map(self._best_half, self.hand)
            if most < t.half_cost[half] <= most + DRAWN
        ]
        worth, half = max(found, default=(0.0, 0))
        return [Reason("affords", worth, str(t.keys[t.species[half]]))] if worth >= LEAST else []

    def _matching(self, taken: Action) -> list[Reason]:
        """A card in the hand whose bonus the taken card helps to earn."""
        t = self.s.tables
        if taken.card is None:
            return []
        found: list[tuple[float, int]] = []
        for half in (2 * card + side for card in self.hand for side in (0, 1)):
            species = t.species[half]
            if species < 0 or t.bonus[species] <= 0 or t.symbol[half] < 0:
                continue
            have, _ = self.explainer.with_symbol(t.symbol[half], half >> 1, 0, -1)
            helps = t.card_symbols[taken.card] >> t.symbol[half] & 1
            if helps and have < t.half_cost[half]:
                found.append((self.valuation.effect(self.s, t.bonus[species]), half))
        gain, half = max(found, default=(0.0, 0))
        if gain < LEAST:
            return []
        symbol = str(t.symbols[t.symbol[half]])
        return [Reason("matches", gain, str(t.keys[t.species[half]]), symbol)]

    def _spent(self, paid: Sequence[int]) -> list[Reason]:
        """The best card that went as payment, if it was worth laying."""
        t = self.s.tables
        worths = [
            (worth - self.valuation.spent(t.half_cost[half]), half)
            for worth, half in map(self._best_half, paid)
        ]
        worth, half = max(worths, default=(0.0, 0))
        return [Reason("costs", worth, str(t.keys[t.species[half]]))] if worth >= LEAST else []

    def _dear(self, chosen: Action) -> list[Reason]:
        """What the chosen card brings, if the cards it takes are worth more."""
        t = self.s.tables
        assert chosen.card is not None
        assert chosen.half is not None
        half = 2 * chosen.card + chosen.half
        worth = self.valuation.playing(self.s, half)
        price = self.valuation.spent(t.half_cost[half])
        if price - worth < LEAST:
            return []
        return [Reason("dear", max(0.0, worth), self._species(chosen))]

    def _given(self, paid: Sequence[int]) -> list[Reason]:
        """A card paid with that lies in the clearing then, and the next player wants."""
        s, rival = self.s, self.explainer.policy.rival
        if s.players < 2 or not paid:
            return []
        rival.appraise(s, (s.player + 1) % s.players)
        gain, card = max((rival.held(s, card) - rival.card, card) for card in paid)
        if gain < GIFT:
            return []
        _, half = self._best_half(card)
        return [Reason("gives", gain, str(s.tables.keys[s.tables.species[half]]))]


def _weight(reason: Reason) -> float:
    # About the chosen card comes after what is good about the better one.
    return abs(reason.points) if reason.kind not in ("instead", "dear") else -1.0
