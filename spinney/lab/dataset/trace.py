"""A game told again from its record: what each seat did, and what became of each species.

The engine tells what happens in events, five integers each. Beside them only the choices, the
score sheets and the table at the end are looked at.
"""

from __future__ import annotations

from typing import Final

from spinney.engine import Game
from spinney.engine import actions as act
from spinney.engine import events as ev
from spinney.engine.core import frames as fr
from spinney.engine.core.state import GONE
from spinney.engine.replay import Record
from spinney.engine.scoring import CAVE_CARD_LINE, CAVE_LINE
from spinney.lab.dataset.card_lookup import card_lookup

#: Choices in which a card half is laid at its cost.
_AT_COST: Final = (fr.TURN, fr.MOLE)
#: The effects of several steps: where in their frame, and by what, the first one is known.
_STEPS: Final = {fr.BATCH: (fr.C, -1), fr.PICKS: (fr.C, -1), fr.MOLE: (fr.B, 0)}


class SpeciesStats:
    """The cards of one species that a seat has laid."""

    __slots__ = ("bonus", "first_turn", "free", "laid", "paid", "turns")

    def __init__(self, turn: int) -> None:
        self.laid = self.turns = self.paid = self.free = self.bonus = 0
        self.first_turn = turn


class SeatStats:
    """What one seat has done since the first turn began."""

    def __init__(self) -> None:
        #: How many events there were, by their kind.
        self.events = [0] * len(ev.KINDS)
        self.bonus_asked = self.bonus_earned = self.effects = self.extra_turns = 0
        #: By species.
        self.species: dict[int, SpeciesStats] = {}


class GameTrace:
    """Follows a game choice by choice (:meth:`take`); when it is over, :meth:`read` the events."""

    def __init__(self, record: Record) -> None:
        self.game = record.start()
        self.cards = card_lookup(self.game.tables)
        #: The cards taken out unseen.
        self.removed = [card for card, place in enumerate(self.game.place) if place == GONE]
        #: All events so far, ``WIDTH`` integers each.
        self.events = [*self.game.events]
        #: Of every half that was chosen to be laid: in what kind of choice.
        self._chosen: list[int] = []
        self.seats = [SeatStats() for _ in range(self.game.players)]
        #: The turn in which each winter came.
        self.winters: list[int] = []
        #: Of every card that was a turn's action: did it earn a bonus?
        self.earned: list[bool] = []

    def take(self, action: int) -> None:
        """The next choice of the game, and all that follows from it."""
        game = self.game
        if action == act.USE or act.PICK <= action < act.SLOT:
            op = fr.op_of(game)
            if op != fr.PAY:
                if action >= act.PLAY:
                    self._chosen.append(op)
                self.seats[game.player].effects += begins_effect(game, op, action)
        game.apply(action)
        self.events += game.events

    def read(self) -> None:
        """Read what happened since the first turn began."""
        numbers, seats = iter(self.events), self.seats
        turn, payment, chosen = 0, list[int](), iter(self._chosen)
        for kind, seat, card, a, _ in zip(*[numbers] * ev.WIDTH, strict=True):
            if kind == ev.TURN:
                turn += 1
                seats[seat].extra_turns += a
            if turn and seat >= 0:
                seats[seat].events[kind] += 1
            if kind == ev.PAID:
                payment.append(card)
            elif kind == ev.LAID:
                self._lay(turn, seats[seat], 2 * card + (a & 1), payment, next(chosen))
                payment.clear()
            elif kind == ev.WINTER:
                self.winters.append(turn)

    def _lay(self, turn: int, seat: SeatStats, half: int, payment: list[int], op: int) -> None:
        """A half lies face up; all that was paid since the last one was paid for it."""
        cards = self.cards
        species, symbol = cards.species[half], cards.symbol[half]
        stats = seat.species.get(species)
        if stats is None:
            stats = seat.species[species] = SpeciesStats(turn)
        stats.laid += 1
        stats.paid += len(payment)
        earned = False
        if op not in _AT_COST:
            stats.free += 1
        elif cards.has_bonus[species]:
            earned = all(cards.symbols[card] >> symbol & 1 for card in payment)
            seat.bonus_asked += 1
            seat.bonus_earned += earned
            stats.bonus += earned
        if op == fr.TURN:
            stats.turns += 1
            self.earned.append(earned)


def begins_effect(game: Game, op: int, action: int) -> bool:
    """Does the action accept an effect, a bonus or a permanent effect? The first step counts."""
    if op in (fr.OFFER, fr.PERMANENT):
        return action == act.USE
    if op == fr.FREE_PLAY:
        return action != act.SKIP
    if op not in _STEPS or action in (act.SKIP, act.DONE):
        return False
    where, none_yet = _STEPS[op]
    compulsory = op == fr.PICKS and fr.operand(game, fr.D) == fr.NEVER
    return not compulsory and fr.operand(game, where) == none_yet


def points_of(trace: GameTrace, seat: int) -> tuple[dict[str, float], int]:
    """A seat's points by species, and those of its cave.

    The points of a set are shared evenly by its cards.
    """
    game, cards, laid = trace.game, trace.cards, trace.seats[seat].species
    points: dict[str, float] = {}
    cave = 0
    for line in game.score_sheet(seat).lines:
        if line.key in (CAVE_LINE, CAVE_CARD_LINE):
            cave += line.points
        elif line.key in cards.sets:
            members, values = cards.sets[line.key]
            shares = [values[size] / size for size in line.sizes]
            for species in members:
                if species in laid:
                    points[cards.keys[species]] = sum(shares[: laid[species].laid])
        else:
            points[line.key] = points.get(line.key, 0) + line.points
    return points, cave
