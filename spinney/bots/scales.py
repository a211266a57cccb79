"""What the coach's reasons weigh with a network: it judges the table without what they name.

The reasons are the planner's; the margins and chances beside them are a network's. So a turn is
played to its end, and the network sees the table as it is then, and once more without what a reason
names: with the forest as it was before, say, or without a card in the hand. A reason that the
difference speaks against is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from spinney.bots.advice import Reason
from spinney.bots.outlook import Foresight, Outlook, lead
from spinney.engine.core import actions as act
from spinney.engine.core import flow
from spinney.engine.core.state import State
from spinney.engine.core.vectors import i16, vec
from spinney.engine.observation import Observer
from spinney.engine.rng import Rng
from spinney.engine.view import View

#: On how many deals a reason is weighed.
DEALS: Final = 4

#: The segments of an observation that reasons are about.
HAND: Final = ("hand_size", "hand", "hand_species", "hand_symbols")
SLOTS: Final = ("free_slots", "own_slots")
CAVE: Final = ("cave", "cave_card")
TRIGGERS: Final = ("triggers", "fresh")

#: What a seat sees, as numbers; two such rows that differ only in what a reason names.
Row = list[int]
Pair = tuple[Row, Row]


class Scales:
    """Weighs the reasons for the choices of one view."""

    def __init__(self, view: View, foresight: Foresight) -> None:
        self.view = view
        self.foresight = foresight
        self.observer = Observer(view.core.options, view.deck, 1, compact=True)
        segments = self.observer.layout.segments
        self.places = {s.name: slice(s.start, s.start + s.length) for s in segments}
        others = {*HAND, *SLOTS, *CAVE}
        self.forest = tuple(s.name for s in segments if s.by_seat and s.name not in others)
        self.before = self._row(view.core)
        self._after: dict[tuple[int, ...], list[Row]] = {}

    def borne_out(
        self, reasons: Sequence[Reason], better: int, chosen: int = -1, paid: Sequence[int] = ()
    ) -> list[Reason]:
        """The reasons for a choice that the network's numbers do not speak against.

        ``chosen`` is the choice it is compared with, and ``paid`` the cards that one was paid with.
        """
        weights = self.weights(reasons, better, chosen, paid)
        return [reason for reason, weight in zip(reasons, weights, strict=True) if weight >= 0.0]

    def weights(
        self, reasons: Sequence[Reason], better: int, chosen: int = -1, paid: Sequence[int] = ()
    ) -> list[float]:
        """What each reason adds to the lead that the network expects; 0 for a plain fact."""
        pairs = [self._pairs(reason, better, chosen, paid) for reason in reasons]
        leads = self._leads([row for some in pairs for pair in some for row in pair])
        gains = iter([leads[i] - leads[i + 1] for i in range(0, len(leads), 2)])
        return [sum(next(gains) for _ in some) / max(len(some), 1) for some in pairs]

    def _pairs(self, reason: Reason, better: int, chosen: int, paid: Sequence[int]) -> list[Pair]:
        """What is seen with what the reason names, and without; nothing for a plain fact."""
        match reason.kind:
            case "scores" | "set" | "adds" | "instead":
                return self._changed(better, self._as_before(*self.forest))
            case "slots":
                return self._changed(better, self._as_before(*SLOTS))
            case "cards":
                return self._changed(better, self._as_before(*HAND))
            case "effect" | "bonus":
                return self._changed(better, self._without_gains)
            case "wanted" | "keeps" | "affords" | "matches":
                return self._changed(better, lambda row: self._forget(row, reason.species))
            case "denies":
                return self._changed(better, lambda row: self._lay_open(row, act.taken(better)))
            case "costs":
                cards = [card for card in paid if self._is(card, reason.species)][:1]
                return self._instead(chosen, paid, lambda row: self._hold(row, cards))
            case "gives":
                cards = [card for card in paid if self._is(card, reason.species)][:1]
                return self._instead(chosen, paid, lambda row: self._take_away(row, cards))
            case "dear":
                return self._instead(chosen, paid, self._as_before(*self.forest, *SLOTS, *HAND))
            case "spare":
                return self._beside_the_rest(better)
            case _:
                return []

    # -- rows ----------------------------------------------------------------------------------

    def _changed(
        self, action: int, change: Callable[[Row], None], paid: Sequence[int] = ()
    ) -> list[Pair]:
        """What is seen after a choice, and what would be seen after a change."""
        found: list[Pair] = []
        for row in self._after_turn(action, paid):
            other = row.copy()
            change(other)
            found.append((row, other))
        return found

    def _instead(
        self, action: int, paid: Sequence[int], change: Callable[[Row], None]
    ) -> list[Pair]:
        """The same for what would have been better."""
        return [(other, row) for row, other in self._changed(action, change, paid)]

    def _beside_the_rest(self, action: int) -> list[Pair]:
        """The hand without each of the other cards, beside the hand without this one."""
        spared = act.picked(action) if act.kind(action) == act.PICKS else act.laid(action)
        without = self._without_card(spared)
        hand = [card.id for card in self.view.hand if card.id != spared]
        return [(without, self._without_card(card)) for card in hand]

    def _without_card(self, card: int) -> Row:
        row = self.before.copy()
        self._count(row, "hand", card, -1)
        return row

    def _after_turn(self, action: int, paid: Sequence[int] = ()) -> list[Row]:
        """What the seat sees when the turn is over, by deal; nothing if the game is over, too."""
        key = (action, *paid)
        if key not in self._after:
            rng, states = Rng(1), list[State]()
            for _ in range(DEALS):
                s = self.view.redealt(rng.next())
                flow.choose(s, action)
                flow.advance(s)
                self._pay(s, list(paid))
                states.append(s)
            self.foresight.play_on(states, self.view.core.turn)
            self._after[key] = [self._row(s) for s in states if not s.over]
        return self._after[key]

    def _pay(self, s: State, cards: list[int]) -> None:
        """Pay with these cards; all else in the turn until then is the network's choice."""
        while cards and not s.over and s.turn == self.view.core.turn:
            offered = [card for card in cards if flow.offers(s, act.pick(card))]
            if offered:
                cards.remove(offered[0])
            flow.choose(s, act.pick(offered[0]) if offered else self.foresight.choose(s))
            flow.advance(s)

    def _row(self, s: State) -> Row:
        self.observer.observe(0, s, self.view.seat)
        return list(self.observer.features)

    def _leads(self, rows: list[Row]) -> list[float]:
        features = vec[i16]([number for row in rows for number in row])
        seat, players = self.view.seat, self.view.core.players
        outcomes = self.foresight.network.outcomes_seen(features, len(rows), players, seat)
        return [lead(outcome.points, seat) for outcome in outcomes]

    # -- changes -------------------------------------------------------------------------------

    def _as_before(self, *segments: str) -> Callable[[Row], None]:
        def change(row: Row) -> None:
            for name in segments:
                row[self.places[name]] = self.before[self.places[name]]

        return change

    def _without_gains(self, row: Row) -> None:
        """Without what an effect brought: cards in the hand or the cave, more turns, more later."""
        self._as_before(*CAVE, *TRIGGERS)(row)
        had, has = (numbers[self.places["hand"]] for numbers in (self.before, row))
        for card, (before, now) in enumerate(zip(had, has, strict=True)):
            if now and not before:
                self._count(row, "hand", card, -1)
                row[self.places["hand_size"].start] -= 1
        prompt = self.places["prompt"]
        if any(row[prompt]) and self.view.core.players > 1:
            row[prompt] = [0] * (prompt.stop - prompt.start)
            actor = self.places["actor"].start
            row[actor : actor + 2] = [0, 1]
            row[self.places["extra_turns"].start] = 0

    def _forget(self, row: Row, species: str | None) -> None:
        """A card in the hand with that species could be any card."""
        for card, held in enumerate(row[self.places["hand"]]):
            if held and self._is(card, species):
                self._count(row, "hand", card, -1)
                return

    def _lay_open(self, row: Row, card: int) -> None:
        self._count(row, "clearing", card, 1)
        row[self.places["clearing_size"].start] += 1

    def _hold(self, row: Row, cards: Iterable[int]) -> None:
        for card in cards:
            self._count(row, "hand", card, 1)
            row[self.places["hand_size"].start] += 1

    def _take_away(self, row: Row, cards: Iterable[int]) -> None:
        for card in cards:
            if row[self.places["clearing"].start + card]:
                self._count(row, "clearing", card, -1)
                row[self.places["clearing_size"].start] -= 1

    def _count(self, row: Row, zone: str, card: int, times: int) -> None:
        """Count a card in the hand or the clearing once more or once less."""
        t = self.view.core.tables
        row[self.places[zone].start + card] += times
        for half in (2 * card, 2 * card + 1):
            if t.species[half] >= 0:
                row[self.places[f"{zone}_species"].start + t.species[half]] += times
            if t.symbol[half] >= 0:
                row[self.places[f"{zone}_symbols"].start + t.symbol[half]] += times

    def _is(self, card: int, species: str | None) -> bool:
        t = self.view.core.tables
        halves = (2 * card, 2 * card + 1)
        return any(t.species[h] >= 0 and t.keys[t.species[h]] == species for h in halves)


def scales_for(view: View, outlook: Outlook) -> Scales | None:
    """None: no network was trained for the cards, and the planner judges them alone."""
    return Scales(view, outlook) if isinstance(outlook, Foresight) else None
