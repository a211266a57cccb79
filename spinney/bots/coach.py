"""The coach: a seat's choices, what to expect of each, and why.

The estimates are those of :mod:`spinney.bots.outlook`. The reasons come from the planner's
judgement, and those that the estimates speak against are left out (:mod:`spinney.bots.scales`);
they are typed, and the caller puts them into words.
"""

from __future__ import annotations

from typing import Final

from spinney.bots.advice import Advice, Reason
from spinney.bots.outlook import Outlook, Prospect, outlook_for
from spinney.bots.planner import Policy, policy_for
from spinney.bots.scales import Scales, scales_for
from spinney.bots.search import Budget
from spinney.cards.phrases import Phrase
from spinney.engine.core import actions as act
from spinney.engine.core import flow
from spinney.engine.core import frames as fr
from spinney.engine.core import tables as tb
from spinney.engine.core.frames import operand
from spinney.engine.core.scoring import score
from spinney.engine.core.state import H_OWNER, H_SLOT, H_SPECIES, HAND_LIMIT, State
from spinney.engine.core.vectors import i64
from spinney.engine.options import GameError
from spinney.engine.rng import Rng
from spinney.engine.view import View

#: How many choices are considered, and how many reasons are given for each.
CHOICES: Final = 5
REASONS: Final = 3
#: How many deals the choices are tried on at a time.
AT_A_TIME: Final = 4
#: What completes a choice: first a slot, then a payment card by card.
_FOLLOWS: Final = {fr.TURN: (fr.SLOT, fr.PAY), fr.SLOT: (fr.PAY,), fr.PAY: (fr.PAY,)}


def advise(view: View, budget: Budget, rng: Rng | None = None) -> list[Advice]:
    """The actor's few best choices, the best first.

    >>> from spinney.bots import NoClock
    >>> from spinney.engine import Game
    >>> game = Game.new("forest", seed=7)
    >>> best = advise(game.view(game.actor), Budget(10, 0.0, NoClock()))[0]
    >>> best.action in game.legal()
    True
    """
    if not view.is_actor:
        raise GameError(
            Phrase("not-to-choose", "a seat can be advised only when it is its turn to choose")
        )
    s = view.core
    outlook, dice = outlook_for(view), rng or Rng(1)
    prospects = outlook.prospects(view)[:CHOICES]
    deals, done = 1, 0
    while deals > 0:
        outlook.try_out(view, prospects, dice, deals)
        done += deals * len(prospects)
        deals = budget.rounds(done, len(prospects), AT_A_TIME)
    prospects.sort(key=Prospect.margin, reverse=True)
    explainer, scales = Explainer(policy_for(s), s), scales_for(view, outlook)
    return [
        Advice(
            prospect.action,
            completed(view, prospect.action, outlook),
            prospect.margin(),
            prospect.chance() if s.players > 1 else None,
            len(prospect.margins),
            explainer.reasons(prospect.action, scales),
        )
        for prospect in prospects
    ]


def completed(view: View, action: int, outlook: Outlook) -> tuple[int, ...]:
    """The slot and the payment that follow a choice, also where there is only one."""
    s = view.redealt(0)
    found: list[int] = []
    last, chosen = fr.TURN, action
    while True:
        flow.choose(s, chosen)
        flow.find_choice(s)
        if s.over or s.player != view.seat or fr.op_of(s) not in _FOLLOWS[last]:
            return tuple(found)
        last = fr.op_of(s)
        chosen = outlook.choose(s) if s.offered > 1 else s.choices[0]
        found.append(chosen)


class Explainer:
    """Derives reasons from the planner's judgement."""

    def __init__(self, policy: Policy, s: State) -> None:
        self.policy = policy
        self.valuation = policy.valuation
        self.s = s
        self.valuation.appraise(s, s.player)
        policy.look_at_hand(s)
        policy.look_at_clearing(s)

    def reasons(self, action: int, scales: Scales | None = None) -> tuple[Reason, ...]:
        """The strongest reasons for an action, as far as the scales bear them out."""
        found = self.all_reasons(action)
        return tuple((scales.borne_out(found, action) if scales else found)[:REASONS])

    def all_reasons(self, action: int) -> list[Reason]:
        """The reasons for an action, the strongest first."""
        op = fr.op_of(self.s)
        found: list[Reason] = []
        kind = act.kind(action)
        if kind == act.PLAYS:
            found = self.laying(act.half(action), op)
        elif op == fr.PAY:
            found = self.paying(act.picked(action))
        elif kind == act.TAKES:
            found = self.taking(act.taken(action))
        elif self.drawn(action, op) > 0:
            found = [Reason("cards"), *self.winter(self.drawn(action, op), True)]
        elif kind == act.LAYS:
            found = self.laying_face_down(act.laid(action))
        elif action == act.SKIP:
            found = self.winter(self.drawn(act.USE, op), False)
        return found

    # -- laying a card ---------------------------------------------------------------------

    def laying_face_down(self, card: i64) -> list[Reason]:
        found: list[Reason] = []
        if self.valuation.slots(self.s) >= 1.0:
            found.append(Reason("slots", self.valuation.slots(self.s)))
        return found + self.spare(card)

    def spare(self, card: i64) -> list[Reason]:
        """Is a hand card worth hardly more than any other card?"""
        return (
            [Reason("spare")]
            if self.valuation.held(self.s, card) < self.valuation.card + 1.0
            else []
        )

    def laying(self, half: i64, op: i64) -> list[Reason]:
        s, t, valuation = self.s, self.s.tables, self.valuation
        species, symbol = t.species[half], t.symbol[half]
        own = valuation.own_points(s, species, symbol)
        if t.position[half] != tb.NO_SLOT:
            own += max(0.0, self.policy.best_place(s, half))
        found = [Reason("scores", own)]
        found += self.counted_by(species, symbol)
        if t.effect[species] > 0:
            found.append(Reason("effect", valuation.effect(s, t.effect[species]), t.keys[species]))
        if t.host_kind[species] >= 0:
            found.append(Reason("slots", valuation.slots(s)))
        if op == fr.TURN or op == fr.MOLE:
            found += self.payment(half)
        kept = [reason for reason in found if reason.points >= 1.0 or reason.kind == "keeps"]
        return sorted(kept, key=_weight, reverse=True)

    def counted_by(self, species: i64, symbol: i64) -> list[Reason]:
        """The species in the seat's forest that gains most from one more such card."""
        found: list[Reason] = []
        for other, copies in self.copies().items():
            points = copies * self.gain_of(other, species, symbol)
            if points >= 1.0:
                found.append(Reason("adds", points, self.s.tables.keys[other]))
        return sorted(found, key=_weight, reverse=True)[:1]

    def copies(self) -> dict[int, float]:
        """How often each species in the seat's forest scores; twice where its host doubles it."""
        s, t = self.s, self.s.tables
        found: dict[int, float] = {}
        for h in range(s.number_of_hosts()):
            if s.host(h, H_OWNER) != s.player:
                continue
            host = s.host(h, H_SPECIES)
            if host >= 0:
                found[host] = found.get(host, 0.0) + 1.0
            for slot in range(4):
                c = s.host(h, H_SLOT + slot)
                while c >= 0:
                    species = int(t.species[2 * c + (slot & 1)])
                    doubled = host >= 0 and t.doubles[host] & t.tag_mask[species] != 0
                    found[species] = found.get(species, 0.0) + (2.0 if doubled else 1.0)
                    c = i64(s.under[c])
        return found

    def gain_of(self, counting: i64, species: i64, symbol: i64) -> float:
        """What a card of one species gains from one more of another."""
        t = self.s.tables
        if t.point_op[counting] != tb.P_EACH or t.count_by[counting] != tb.BY_TALLY:
            return 0.0
        a, b = t.count_a[counting], t.count_b[counting]
        entries = {int(t.species_at + t.counts_as[species])}
        for i in range(t.counted_from[species], t.counted_from[species + 1]):
            entries.add(t.counted[i])
        if symbol >= 0:
            entries.add(t.symbol_at + symbol)
        times = int(a in entries) + int(b in entries and b != tb.ZERO)
        return float(t.point_x[counting] * times)

    def payment(self, half: i64) -> list[Reason]:
        """What the cheapest payment earns and saves."""
        s, t, policy = self.s, self.s.tables, self.policy
        species, cost = t.species[half], t.half_cost[half]
        if cost == 0:
            return []
        cards = policy.cheapest(s, half >> 1, cost, -1, -1)
        found: list[Reason] = []
        bonus = t.bonus[species]
        if bonus > 0 and t.symbol[half] >= 0:
            matched = policy.cheapest(s, half >> 1, cost, t.symbol[half], -1)
            gain = self.valuation.effect(s, bonus)
            if matched >= 0 and policy.worth_of(matched) - policy.worth_of(cards) < gain:
                cards = matched
                found.append(Reason("bonus", gain, t.keys[species]))
        return found + self.keeping(cards, half >> 1)

    def keeping(self, paid: i64, laid: i64) -> list[Reason]:
        """Another card's bonus that can still be paid for afterwards."""
        s, t = self.s, self.s.tables
        best: Reason | None = None
        for c in s.hand(s.player):
            for half in range(2 * c, 2 * c + 2):
                species = t.species[half]
                if c == laid or species < 0 or t.bonus[species] <= 0 or t.symbol[half] < 0:
                    continue
                have, left = self.with_symbol(t.symbol[half], c, paid, laid)
                gain = self.valuation.effect(s, t.bonus[species])
                if paid_for(self.s, c, paid) or not t.half_cost[half] <= left:
                    continue
                if t.half_cost[half] > 0 and (best is None or gain > best.points):
                    key, symbol = t.keys[species], t.symbols[t.symbol[half]]
                    best = Reason("keeps", gain, key, symbol, left, have)
        return [] if best is None else [best]

    def with_symbol(self, symbol: i64, without: i64, paid: i64, laid: i64) -> tuple[int, int]:
        """How many cards with a symbol the hand holds, and how many remain after a payment."""
        s, t = self.s, self.s.tables
        have = left = 0
        first = s.player * HAND_LIMIT
        for i in range(s.hand_size(s.player)):
            c = s.hands[first + i]
            if c not in (without, laid) and t.card_symbols[c] >> symbol & 1:
                have += 1
                left += not paid >> i & 1
        return have, left

    # -- paying and drawing ----------------------------------------------------------------

    def paying(self, card: i64) -> list[Reason]:
        """The reasons to pay with a card, and then with the cheapest cards that may follow it."""
        s, t, policy = self.s, self.s.tables, self.policy
        half, more = operand(s, fr.PAY_HALF), operand(s, fr.PAY_MORE) - 1
        species = t.species[half]
        found: list[Reason] = []
        first = s.player * HAND_LIMIT
        taken: i64 = 0
        for i in range(s.hand_size(s.player)):
            if s.hands[first + i] == card:
                taken = 1 << i
        paid = policy.cheapest(s, half >> 1, more, -1, card, taken)
        if t.bonus[species] > 0 and operand(s, fr.PAY_MATCHED) == 1:
            if t.card_symbols[card] >> t.symbol[half] & 1:
                matched = policy.cheapest(s, half >> 1, more, t.symbol[half], card, taken)
                if matched >= 0:
                    paid = matched
                    found.append(
                        Reason("bonus", self.valuation.effect(s, t.bonus[species]), t.keys[species])
                    )
        if paid >= 0:
            found += self.keeping(paid, half >> 1)
        return found + self.spare(card)

    def taking(self, card: i64) -> list[Reason]:
        s, t, valuation = self.s, self.s.tables, self.valuation
        found: list[Reason] = []
        for half in range(2 * card, 2 * card + 2):
            if t.species[half] >= 0:
                net = valuation.playing(s, half) - valuation.card * float(t.half_cost[half] + 1)
                found.append(Reason("wanted", net - valuation.turn, t.keys[t.species[half]]))
        found = sorted(found, key=_weight, reverse=True)[:1]
        if found[0].points < 1.0:
            found = [Reason("cards")]
        if s.players > 1:
            rival = self.policy.rival
            rival.appraise(s, (s.player + 1) % s.players)
            wanted = rival.held(s, card) - rival.card
            if wanted >= 2.0:
                found.append(Reason("denies", wanted))
        return found

    def drawn(self, action: i64, op: i64) -> int:
        """How many cards the choice takes from the deck."""
        s, t = self.s, self.s.tables
        if action == act.DRAW or (action == act.USE and op == fr.PERMANENT):
            return 1
        if action == act.USE and op == fr.OFFER:
            row = operand(s, fr.OFFER_ROW)
            return t.handlers[row].drawn(s, self.valuation.seat, row)
        return 0

    def winter(self, cards: int, wanted: bool) -> list[Reason]:
        """That drawing may end the game: good for a seat that leads, bad for one that does not."""
        s = self.s
        left = len(s.deck) - s.top
        if s.winters != 2 or s.solo or cards == 0 or left <= 0:
            return []
        best = max(score(s, q) for q in range(s.players) if q != s.player)
        lead = float(score(s, s.player) - best)
        if (lead > 0.0) != wanted:
            return []
        return [Reason("winter", lead, chance=min(1.0, cards / left))]


def paid_for(s: State, card: i64, paid: i64) -> bool:
    """Is the card part of the payment?"""
    first = s.player * HAND_LIMIT
    for i in range(s.hand_size(s.player)):
        if s.hands[first + i] == card:
            return paid >> i & 1 != 0
    return False


def _weight(reason: Reason) -> float:
    return reason.points
