"""A game retraced: what each seat did, turn by turn, and what each species contributed.

All of it comes from the events and from the state of the table after each turn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from spinney.cards.vocabulary import Sets
from spinney.engine import Events, Game
from spinney.engine.events import (
    Drawn,
    GameOver,
    Laid,
    LaidFaceDown,
    Shown,
    Taken,
    TurnBegan,
    Used,
    WinterCame,
)
from spinney.engine.sheet import CAVE_CARD_LINE, CAVE_LINE, SPECIES_SETS

READ: Final = (
    TurnBegan, Drawn, Taken, Laid, LaidFaceDown, Used, Shown, WinterCame, GameOver
)  # fmt: skip


@dataclass(slots=True)
class SpeciesStats:
    """The cards of one species that a seat laid."""

    first_turn: int
    laid: int = 0
    turns: int = 0
    paid: int = 0
    free: int = 0
    bonus: int = 0


@dataclass(slots=True)
class SeatStats:
    """What one seat has done since the start of the first turn."""

    #: The number of events, by kind.
    events: Counter[str] = field(default_factory=Counter)
    paid: int = 0
    bonus_asked: int = 0
    bonus_earned: int = 0
    effects: int = 0
    extra_turns: int = 0
    species: dict[str, SpeciesStats] = field(default_factory=dict)


@dataclass(slots=True)
class TurnStats:
    """A turn: what it was used for, and the state at its end."""

    seat: int
    action: str = "draw"
    species: str | None = None
    drawn: int = 0
    paid: int = 0
    bonus: bool = False
    score: int = 0
    clearing: int = 0
    hand: int = 0
    deck_left: int = 0


class GameTrace:
    """Follows a game from the start, choice by choice (:meth:`take`) or all at once."""

    def __init__(self, game: Game, look: bool) -> None:
        self.game = game
        #: Whether to record the state of the table after every turn.
        self._look = look
        #: The cards taken out unseen.
        self.removed = game.gone
        self.seats = [SeatStats() for _ in game.players]
        self.turns: list[TurnStats] = []
        #: The turn in which each winter was drawn.
        self.winters: list[int] = []
        self._read(game.dealing)

    def take(self, action: int) -> None:
        """Take the game's next choice, with everything that follows from it."""
        self._read(self.game.apply(action, points=False))

    def follow(self, ended: Game) -> None:
        """Follow the whole game, without recording the table on the way."""
        self.game = ended
        self._read(ended.events(points=False))

    def _read(self, events: Events) -> None:
        turns, seats = self.turns, self.seats
        for event in events.of(*READ):
            match event:
                case Drawn() | Taken() if turns:
                    turns[-1].drawn += 1
                case TurnBegan(player=int(seat), extra=extra):
                    self._end_turn()
                    turns.append(TurnStats(seat))
                    seats[seat].extra_turns += extra
                case Laid(player=int(seat)):
                    self._lay(event, seats[seat])
                case Used(player=int(seat)):
                    seats[seat].effects += 1
                case LaidFaceDown(cause=None):
                    turns[-1].action = "sapling"
                case Shown():
                    turns[-1].action = "stuck"
                case WinterCame():
                    self.winters.append(len(turns))
                case GameOver():
                    self._end_turn()
            if turns and event.player is not None:
                seats[event.player].events[event.kind] += 1

    def _lay(self, event: Laid, seat: SeatStats) -> None:
        """A half is laid face up."""
        species = event.half.species
        stats = seat.species.get(species)
        if stats is None:
            stats = seat.species[species] = SpeciesStats(len(self.turns))
        stats.laid += 1
        stats.paid += event.paid
        seat.paid += event.paid
        self.turns[-1].paid += event.paid
        stats.free += event.free
        if event.bonus is not None:
            seat.bonus_asked += 1
            seat.bonus_earned += event.bonus
            stats.bonus += event.bonus
        if event.cause is None:
            stats.turns += 1
            turn = self.turns[-1]
            turn.action, turn.species, turn.bonus = "play", species, event.bonus is True

    def _end_turn(self) -> None:
        """The next turn begins, or the game is over: record the table as the last turn left it."""
        if self._look and self.turns:
            game, turn = self.game, self.turns[-1]
            player = game.players[turn.seat]
            turn.score, turn.hand = player.score or 0, player.hand_size
            turn.clearing, turn.deck_left = len(game.clearing), game.deck_size

    def points(self, seat: int) -> tuple[dict[str, float], int]:
        """A seat's points by species, and those of its cave.

        The points of a set are split evenly among its cards.
        """
        points: dict[str, float] = {}
        cave = 0
        for line in self.game.score_sheet(seat).lines:
            if line.key in (CAVE_LINE, CAVE_CARD_LINE):
                cave += line.points
            elif line.sizes:
                for species, laid in self.seats[seat].species.items():
                    which = self.game.box.species[species].points
                    if isinstance(which, Sets) and SPECIES_SETS[which.tag] == line.key:
                        most = len(which.values)
                        shares = [which.values[min(size, most) - 1] / size for size in line.sizes]
                        points[species] = sum(shares[: laid.laid])
            else:
                points[line.key] = points.get(line.key, 0) + line.points
        return points, cave
