"""The planner: lays what is worth most (:mod:`spinney.bots.valuation`) for its cards and turn."""

from __future__ import annotations

from spinney.bots.valuation import PLANNER_WEIGHTS, DeckRates, PlannerWeights, Valuation
from spinney.engine.core import actions as act
from spinney.engine.core import flow
from spinney.engine.core import frames as fr
from spinney.engine.core import tables as tb
from spinney.engine.core.frames import operand
from spinney.engine.core.setup import KEEP
from spinney.engine.core.slots import fits
from spinney.engine.core.state import CLEARING_LIMIT, H_KIND, H_OWNER, H_SLOT, HAND_LIMIT, State
from spinney.engine.core.vectors import i64, vec

_policies: dict[tuple[tb.Tables, int], Policy] = {}


def policy_for(s: State) -> Policy:
    """The policy for a table's cards, made once."""
    key = (s.tables, s.tables.set_mask(s.options.sets))
    if key not in _policies:
        _policies[key] = Policy(PLANNER_WEIGHTS[s.tables.game], DeckRates(*key), len(s.tables.kind))
    return _policies[key]


class Policy:
    """Chooses for the actor; keeps nothing from one choice to the next."""

    def __init__(self, weights: PlannerWeights, rates: DeckRates, cards: i64) -> None:
        self.valuation = Valuation(weights, rates, cards)
        self.rival = Valuation(weights, rates, cards)  # the same for the next player
        self.held = vec[float]([0.0] * HAND_LIMIT)  # what each hand card is worth
        self.shown = vec[float]([0.0] * cards)  # what each clearing card is worth
        self.best_shown: i64 = -1  # the clearing card worth most,
        self.next_shown = 0.0  # and what the second best is worth

    def choose(self, s: State) -> i64:
        """The action for the choice that the state asks for."""
        op = fr.op_of(s)
        if s.offered == 1 or op == fr.RESOLVE:
            return s.choices[0]
        if s.winters < 2 and not s.solo and (op == fr.OFFER or op == fr.PERMANENT):
            return act.USE
        self.valuation.appraise(s, s.player)
        if op == fr.TURN:
            return self.turn(s)
        if op == fr.SECOND_DRAW:
            return self.best_draw(s)
        if op == fr.PAY:
            return self.first_pick(s, self.payment(s))
        if op == fr.SLOT:
            return self.slot(s)
        if op == fr.PERMANENT:
            return act.USE if self.valuation.draw_is_good(s) else act.SKIP
        if op == fr.OFFER:
            row = operand(s, fr.OFFER_ROW)
            good = s.tables.handlers[row].wanted(self.valuation, s, row)
            return act.USE if good else act.SKIP
        if op == fr.FREE_PLAY or op == fr.BATCH:
            return self.free_play(s)
        if op == fr.PICKS:
            return self.pick(s)
        if op == fr.MOLE:
            return self.mole(s)
        if op == fr.MULLIGAN:
            return act.USE
        if op == fr.CAVE_CHOICE:
            return self.cave(s)
        if op == fr.DRAFT:
            return self.draft(s)
        raise AssertionError(f"the planner does not know the choice {op}")

    def turn_gain(self, s: State, action: i64) -> float:
        """What a main choice of the turn gains; the table must already be appraised."""
        kind = act.kind(action)
        if kind == act.PLAYS:
            return self.play_gain(s, act.half(action))
        if kind == act.LAYS:
            return self.valuation.sapling(s) - self.of_hand(s, act.laid(action))
        if action == act.DRAW or kind == act.TAKES:
            gain = self.draw_gain(s, action)
            if s.hand_size(s.player) + 1 < HAND_LIMIT:
                gain += self.second_draw_gain(action)
            return gain
        return 0.0

    # -- the turn --------------------------------------------------------------------------

    def turn(self, s: State) -> i64:
        """Draw, or lay the card that gains most."""
        self.look_at_hand(s)
        self.look_at_clearing(s)
        best = s.choices[0]
        most = -1000.0
        for i in range(s.offered):
            gain = self.turn_gain(s, s.choices[i])
            if gain > most:
                most = gain
                best = s.choices[i]
        return best

    def look_at_hand(self, s: State) -> None:
        first = s.player * HAND_LIMIT
        for i in range(s.hand_size(s.player)):
            self.held[i] = self.valuation.held(s, s.hands[first + i])

    def look_at_clearing(self, s: State) -> None:
        self.best_shown = -1
        self.next_shown = 0.0
        for c in s.clearing:
            gain = self.valuation.held(s, c)
            self.shown[c] = gain
            if self.best_shown < 0:
                self.best_shown = c
            elif gain > self.shown[self.best_shown]:
                self.next_shown = self.shown[self.best_shown]
                self.best_shown = c
            else:
                self.next_shown = max(self.next_shown, gain)

    def of_hand(self, s: State, c: i64) -> float:
        """What a hand card is worth."""
        first = s.player * HAND_LIMIT
        for i in range(s.hand_size(s.player)):
            if s.hands[first + i] == c:
                return self.held[i]
        return 0.0

    def play_gain(self, s: State, half: i64) -> float:
        """What laying a half gains over doing nothing, minus its price."""
        t = s.tables
        valuation = self.valuation
        species = t.species[half]
        gain = valuation.laid[half] - valuation.card
        if t.position[half] != tb.NO_SLOT:
            gain += self.best_place(s, half)
        cost = t.half_cost[half]
        if cost == 0:
            bonus = t.bonus[species]
            return gain + valuation.effect(s, bonus) if bonus > 0 else gain
        plain = self.price(s, half >> 1, cost, -1)
        bonus = t.bonus[species]
        if bonus > 0 and t.symbol[half] >= 0:
            matched = self.price(s, half >> 1, cost, t.symbol[half])
            if matched >= 0.0:
                return gain - min(plain, matched - valuation.effect(s, bonus))
        return gain - plain

    def best_place(self, s: State, half: i64) -> float:
        """What the best slot adds."""
        best = -1000.0
        t = s.tables
        position = t.position[half]
        for h in range(s.number_of_hosts()):
            if s.host(h, H_OWNER) != s.player:
                continue
            last = position
            if s.host(h, H_KIND) == tb.MOOR:
                if position > tb.BOTTOM:
                    continue
                last = position + 2
            slot = position
            while slot <= last:
                if may_enter(s, h, slot, half):
                    best = max(best, self.valuation.place(s, half, 4 * h + slot))
                slot += 2
        return best if best > -1000.0 else 0.0

    def price(self, s: State, card: i64, cost: i64, symbol: i64) -> float:
        """The least worth of ``cost`` other hand cards with a symbol (-1: any); -1: too few."""
        cards = self.cheapest(s, card, cost, symbol, -1)
        return self.worth_of(cards) if cards >= 0 else -1.0

    def cheapest(
        self, s: State, card: i64, cost: i64, symbol: i64, last: i64, taken: i64 = 0
    ) -> i64:
        """The cheapest cards to pay with, after ``last`` and besides those already taken.

        As bits by position in the hand; -1 if there are too few.
        """
        t = s.tables
        first = s.player * HAND_LIMIT
        for _ in range(cost):
            least = 1000.0
            which: i64 = -1
            for i in range(s.hand_size(s.player)):
                c = s.hands[first + i]
                if c == card or taken >> i & 1 or (c <= last and not s.solo):
                    continue
                if symbol >= 0 and not t.card_symbols[c] >> symbol & 1:
                    continue
                if self.held[i] < least:
                    least = self.held[i]
                    which = i
            if which < 0:
                return -1
            taken |= 1 << which
        return taken

    def worth_of(self, cards: i64) -> float:
        total = 0.0
        for i in range(HAND_LIMIT):
            if cards >> i & 1:
                total += self.held[i]
        return total

    # -- drawing ---------------------------------------------------------------------------

    def draw_gain(self, s: State, action: i64) -> float:
        if action == act.DRAW:
            return self.valuation.card * 1.1 + self.valuation.ending(s)
        return self.shown[act.taken(action)]

    def second_draw_gain(self, first: i64) -> float:
        """The next best draw after the first."""
        gain = self.next_shown
        if self.best_shown >= 0 and first != act.take(self.best_shown):
            gain = self.shown[self.best_shown]
        return max(gain, self.valuation.card * 1.1)

    def best_draw(self, s: State) -> i64:
        self.look_at_clearing(s)
        best: i64 = act.DRAW
        most = self.draw_gain(s, act.DRAW)
        for i in range(s.offered):
            action = s.choices[i]
            if act.kind(action) == act.TAKES:
                gain = self.draw_gain(s, action)
                if gain > most:
                    most = gain
                    best = action
        return best

    # -- slots, payments, picks ------------------------------------------------------------

    def slot(self, s: State) -> i64:
        half = operand(s, fr.SLOT_HALF)
        best = s.choices[0]
        most = -1000.0
        for i in range(s.offered):
            gain = self.valuation.place(s, half, act.place(s.choices[i]))
            if gain > most:
                most = gain
                best = s.choices[i]
        return best

    def pay(self, s: State) -> None:
        """Make the whole payment at once, for playouts; card by card would be slower."""
        self.valuation.appraise(s, s.player)
        half = operand(s, fr.PAY_HALF)
        cards = self.payment(s)
        first = s.player * HAND_LIMIT
        hand = s.hands[first : first + HAND_LIMIT]
        for i in range(HAND_LIMIT):
            if cards >> i & 1:
                flow.choose(s, self.offered_pick(s, hand[i]))
                flow.advance(s)
                if s.over or fr.op_of(s) != fr.PAY or operand(s, fr.PAY_HALF) != half:
                    return

    def payment(self, s: State) -> i64:
        """The cheapest cards, or those that earn the bonus if it is worth the difference."""
        self.look_at_hand(s)
        t = s.tables
        half, more = operand(s, fr.PAY_HALF), operand(s, fr.PAY_MORE)
        last = operand(s, fr.PAY_LAST)
        self.deny(s, more)
        cards = self.cheapest(s, half >> 1, more, -1, last)
        bonus = t.bonus[t.species[half]]
        if bonus > 0 and operand(s, fr.PAY_MATCHED) == 1:
            matched = self.cheapest(s, half >> 1, more, t.symbol[half], last)
            if matched >= 0:
                difference = self.worth_of(matched) - self.worth_of(cards)
                if difference < self.valuation.effect(s, bonus):
                    cards = matched
        return cards

    def deny(self, s: State, paid: i64) -> None:
        """Make cards that the next player could use expensive to pay with, if they would stay."""
        if s.solo or len(s.clearing) + paid >= CLEARING_LIMIT:
            return
        rival = self.rival
        rival.appraise(s, (s.player + 1) % s.players)
        first = s.player * HAND_LIMIT
        for i in range(s.hand_size(s.player)):
            wanted = rival.held(s, s.hands[first + i]) - rival.card
            self.held[i] += self.valuation.weights.deny * wanted

    def first_pick(self, s: State, cards: i64) -> i64:
        """The first card to pick: payments go in ascending order."""
        place: i64 = 0
        while not cards >> place & 1:
            place += 1
        return self.offered_pick(s, s.hands[s.player * HAND_LIMIT + place])

    def offered_pick(self, s: State, card: i64) -> i64:
        """The legal pick for a card: of identical cards only one is offered."""
        same = s.tables.same
        for i in range(s.offered):
            if same[act.picked(s.choices[i])] == same[card]:
                return s.choices[i]
        return s.choices[0]

    def free_play(self, s: State) -> i64:
        """The card that gains most, or none (the last choice is to stop)."""
        best = s.choices[s.offered - 1]
        most = 0.0
        for i in range(s.offered - 1):
            half = act.half(s.choices[i])
            gain = self.valuation.half(s, half) - self.valuation.card
            if s.tables.position[half] == tb.NO_SLOT:
                gain += self.valuation.slots(s)
            else:
                gain += self.best_place(s, half)
            if gain > most:
                most = gain
                best = s.choices[i]
        return best

    def pick(self, s: State) -> i64:
        kind = operand(s, fr.PICKS_KIND)
        if kind == fr.TAKE_CARDS:
            return self.extreme(s, True)
        if kind == fr.CAVE_CARDS or kind == fr.DISCARD_CARDS or kind == fr.LAY_MOOR:
            return self.extreme(s, False)
        # Any number of hand cards face down: those worth less in hand than what they turn into.
        each = 1.0 + self.valuation.demand[tb.CAVE] + self.valuation.card
        if kind == fr.LAY_SAPLINGS:
            each = self.valuation.sapling(s)
        for i in range(s.offered):
            action = s.choices[i]
            if action >= act.PICK and self.valuation.held(s, act.picked(action)) < each:
                return action
        return act.DONE

    def extreme(self, s: State, best: bool) -> i64:
        """The legal card worth most or least; careful, picks go in ascending order."""
        choice = s.choices[0]
        most = -1000.0
        for i in range(s.offered):
            action = s.choices[i]
            if action < act.PICK:
                continue
            value = self.valuation.held(s, act.picked(action))
            if not best:
                value = -value
            if value > most:
                most = value
                choice = action
        return choice

    def mole(self, s: State) -> i64:
        """Lay whatever gains more than its price, since it costs no turn."""
        self.look_at_hand(s)
        best: i64 = act.DONE
        most = 0.0
        for i in range(s.offered):
            action = s.choices[i]
            if act.kind(action) == act.PLAYS:
                gain = self.play_gain(s, act.half(action))
                if gain > most:
                    most = gain
                    best = action
        return best

    def cave(self, s: State) -> i64:
        """The cave whose points and cards are worth most."""
        t = s.tables
        best = s.choices[0]
        most = -1000.0
        for i in range(s.offered):
            number = s.choices[i] - act.CAVE
            gain = float(t.cave_points[number]) + self.valuation.effect(s, t.cave_setup[number])
            if gain > most:
                most = gain
                best = s.choices[i]
        return best

    def draft(self, s: State) -> i64:
        """Keep the best card, give away and put down the worst."""
        return self.extreme(s, operand(s, fr.DRAFT_STAGE) == KEEP)


def may_enter(s: State, h: i64, slot: i64, half: i64) -> bool:
    """May the half enter this slot of one of the player's hosts?"""
    t = s.tables
    if s.host(h, H_SLOT + slot) < 0:
        kind = t.position[half]
        if s.host(h, H_KIND) == tb.MOOR:
            kind += tb.MOOR_SLOT
        return t.fits_in[half] >> kind & 1 != 0
    return t.fits_in[half] & tb.SHARES != 0 and fits(s, h, slot, t.species[half])
