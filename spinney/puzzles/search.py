"""Every way a turn can go: all sequences of choices until another player is to move.

An extra turn belongs to the turn that earned it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from spinney.engine import Event, Game
from spinney.engine.events import Laid, Paid

#: A turn with more lines than this is too large for a person, too.
MOST_LINES: Final = 5_000
#: Choices that use no card in the hand.
WITHOUT_HAND: Final = ("second_draw", "permanent", "offer", "take", "resolve")

#: What a turn is worth to a seat, once it is over.
Worth = Callable[[Game, int], int]


class TooLargeError(Exception):
    """A turn with too many lines."""


@dataclass(frozen=True)
class Line:
    """A way through a turn, and what it is worth."""

    actions: tuple[int, ...]
    worth: int


@dataclass(frozen=True)
class Turn:
    """All lines of a turn."""

    lines: tuple[Line, ...]
    #: Whether a card nobody could foresee came into the hand when it could still be used.
    open: bool


def own_points(game: Game, seat: int) -> int:
    """A seat's points, counted as at the end of a game."""
    return game.scores()[seat]


def next_gain(game: Game, seat: int) -> int:
    """What the best card scores that a seat could pay for with its hand, as the table is.

    >>> next_gain(Game.arranged("forest", hand=["linden", "birch", "douglas_fir"]), 0)
    5
    """
    view = game.view(seat)
    hand, plan = len(view.hand), view.plan()
    gains = [each.gain for each in plan.placements if each.cost < hand]
    if hand and plan.face_down is not None:
        gains.append(plan.face_down)
    return max(0, *gains, 0)


def points_and_next(game: Game, seat: int) -> int:
    """A seat's points, and those of the best card it could lay next."""
    return own_points(game, seat) + next_gain(game, seat)


def turn_of(game: Game, worth: Worth = own_points) -> Turn:
    """All ways for the actor to complete the turn.

    >>> game = Game.arranged("forest", hand=["douglas_fir", "birch", "linden"])
    >>> max(line.worth for line in turn_of(game).lines)
    5
    """
    seat = game.actor
    known = {card.id for card in (*game.view(seat).hand, *game.clearing)}
    marker = game.reveal_marker
    uses_hand = worth is points_and_next

    def unforeseen(at: Game) -> bool:
        return any(card is None or card.id not in known for card in at.players[seat].hand)

    lines: list[Line] = []
    is_open = False
    waiting: list[tuple[Game, tuple[int, ...]]] = [(game, ())]
    while waiting:
        at, actions = waiting.pop()
        if at.over or at.actor != seat:
            lines.append(Line(actions, worth(at, seat)))
            is_open = is_open or (uses_hand and at.reveal_marker != marker and unforeseen(at))
            if len(lines) > MOST_LINES:
                raise TooLargeError
            continue
        if not is_open and at.reveal_marker != marker and at.prompt.kind not in WITHOUT_HAND:
            is_open = unforeseen(at)
        for action in reversed(at.legal()):
            after = at.copy()
            after.push(action)
            waiting.append((after, (*actions, action)))
    return Turn(tuple(lines), is_open)


def events_of(game: Game, line: Line) -> list[Event]:
    """What happens in a line."""
    played = game.copy()
    return [event for action in line.actions for event in played.apply(action)]


def forest_after(game: Game, line: Line) -> tuple[str, ...]:
    """What lies in the actor's forest and cave after a line, wherever it lies there."""
    played = game.copy()
    for action in line.actions:
        played.push(action)
    player = played.players[game.actor]
    hosts = player.forest
    laid = [host.name for host in hosts]
    laid += [dweller.species for host in hosts for dweller in host.dwellers]
    return (*sorted(laid), str(player.cave))


def payment_of(game: Game, line: Line) -> tuple[str, ...]:
    """The cards paid in a line, by name."""
    paid = [event.card for event in events_of(game, line) if isinstance(event, Paid)]
    return tuple(sorted(map(str, paid)))


def earns_bonus(game: Game, line: Line) -> bool:
    """Whether a card laid in a line earns its bonus."""
    return any(event.bonus for event in events_of(game, line) if isinstance(event, Laid))


def is_certain(game: Game, line: Line) -> bool:
    """Whether a line has all its points before a card that could end the game comes."""
    played = game.copy()
    marker = played.reveal_marker
    for action in line.actions:
        may_end = played.may_be_last
        played.push(action)
        came, marker = played.reveal_marker != marker, played.reveal_marker
        if may_end and came:
            return own_points(played, game.actor) == line.worth
    return True
