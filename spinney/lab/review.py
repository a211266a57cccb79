"""Looking back at a game: who was winning when, where it turned, and which choices were better.

:mod:`spinney.bots.outlook` estimates how the game stood and what a choice led to. A choice is
judged by what the player could know: it is compared with the most promising ones on the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from spinney.bots.advice import Reason
from spinney.bots.coach import completed
from spinney.bots.outlook import Prospect, outlook_for
from spinney.bots.scales import scales_for
from spinney.cards.phrases import Phrase
from spinney.engine import Game, GameError, Record, Rng
from spinney.engine.events import Paid
from spinney.lab.contrast import contrast
from spinney.lab.simulate import derived_seed
from spinney.puzzles import Answer, Level, answer_of
from spinney.puzzles.making import level_of

#: How many of the most promising other choices a choice is compared with.
FAVOURITES: Final = 4
#: How many standard errors make a choice costly or a turn a turning point: this many because a
#: game has about a hundred of them.
SURE: Final = 3.0
#: A turning point raises somebody's chance by at least this much.
TURNING: Final = 0.15
#: At most this many turning points and costly choices are listed.
MAX_LISTED: Final = 5


@dataclass(frozen=True)
class Standing:
    """How the game stood before a turn (and at the end)."""

    action: int  # actions taken so far
    turn: int
    player: int  # whose turn it is
    scores: list[int]
    win_chance: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A turn after which the game looked different."""

    action: int
    turn: int
    player: int  # who played it
    gained: int  # who gained most by it
    change: float  # in that player's chance to win


@dataclass(frozen=True)
class CostlyChoice:
    """A choice for which there was a better one."""

    action: int  # actions taken before it
    turn: int
    player: int
    chosen: int
    better: int
    points: float  # what it cost, of the final margin
    error: float  # the standard error of points
    win_chance: float  # what it cost
    then: tuple[int, ...] = ()  # what completes the better one: its place and its payment
    reasons: tuple[Reason, ...] = ()  # for the better one
    #: The best turn there was, if the moment is a puzzle, and how hard it is.
    answer: Answer | None = None
    level: Level | None = None

    @property
    def sure(self) -> bool:
        """Whether it cost more than luck explains."""
        return self.points > SURE * self.error


@dataclass(frozen=True)
class Review:
    """A game in hindsight."""

    standings: list[Standing]
    turning_points: list[TurningPoint]
    costly: list[CostlyChoice]
    choices: list[int]  # how many main choices of each player were judged
    cost: list[float]  # the total cost of each player's costly choices, in points

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def review(
    record: Record,
    playouts: int | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """Review a finished game; calls ``progress`` with the fraction done.

    ``playouts`` is the number of playouts for each position; each choice gets half as many. By
    default there are as many as needed.
    """
    turns = turns_of(record)
    reviewed: list[TurnReview] = []
    for number in turns:
        progress(len(reviewed) / len(turns))
        reviewed.append(judged_turn(record, number, playouts))
    found = combined_review(record, reviewed)
    # Only what is listed has to be explained.
    return replace(found, costly=[explained(record, cost) for cost in found.costly])


def turns_of(record: Record) -> list[int]:
    """Where the turns of a finished game begin, as numbers of actions taken before."""
    game = record.start()
    turns = []
    for number, action in enumerate(record.actions):
        if game.prompt.kind == "turn":
            turns.append(number)
        game.push(action)
    if not game.over:
        raise GameError(
            Phrase("review-not-over", "the game is not over; a review would reveal hidden cards")
        )
    if game.options.solo:
        raise GameError(
            Phrase("review-solo", "a solo game has no rivals; 'spinney replay' shows it")
        )
    return turns


@dataclass(frozen=True)
class TurnReview:
    """One turn in hindsight: how the game stood, and what its main choice cost."""

    standing: Standing
    variance: float  # of its chances, an upper bound
    cost: CostlyChoice | None  # None: there was no choice


def review_turn(record: Record, number: int, playouts: int | None = None) -> TurnReview:
    """Review the turn that begins after ``number`` actions, and explain what it cost."""
    turn = judged_turn(record, number, playouts)
    if turn.cost is None or not turn.cost.sure:
        return turn
    return replace(turn, cost=explained(record, turn.cost))


def judged_turn(record: Record, number: int, playouts: int | None = None) -> TurnReview:
    """The same without explaining it."""
    game = record.game(number)
    rng = Rng(derived_seed(record.seed, number, "review"))
    outlook = outlook_for(game)
    deals = outlook.enough if playouts is None else max(2, playouts // 2)
    chances, variance = outlook.standing(game, rng, 2 * deals)
    shown = [round(chance, 3) for chance in chances]
    standing = Standing(number, game.turn, game.actor, game.scores(), shown)
    choice = len(game.legal()) > 1
    cost = judged(game, number, record.actions[number], rng, deals) if choice else None
    return TurnReview(standing, variance, cost)


def paid_after(record: Record, number: int) -> list[int]:
    """The cards that a choice was paid with."""
    game, paid = record.game(number), list[int]()
    for action in record.actions[number:]:
        paid += [event.card.id for event in game.apply(action) if isinstance(event, Paid)]
        if game.over or game.prompt.kind not in ("slot", "pay"):
            break
    return paid


def explained(record: Record, cost: CostlyChoice) -> CostlyChoice:
    """With what the better choice has over this one, and the puzzle made of the moment."""
    game, paid = record.game(cost.action), paid_after(record, cost.action)
    view = game.view(game.actor)
    outlook, answer = outlook_for(view), answer_of(game)
    return replace(
        cost,
        then=completed(view, cost.better, outlook),
        reasons=contrast(view, cost.better, cost.chosen, paid, scales_for(view, outlook)),
        answer=answer,
        level=level_of(game, answer) if answer else None,
    )


def turns_of_first(record: Record, seats: Collection[int]) -> list[int]:
    """The turns to review, those of these seats first."""
    game, own, others = record.start(), list[int](), list[int]()
    turns = set(turns_of(record))
    for number, action in enumerate(record.actions):
        if number in turns:
            (own if game.actor in seats else others).append(number)
        game.push(action)
    return own + others


def doubtful_first(record: Record, seats: Collection[int]) -> list[int]:
    """The same, those of these seats in order of doubt: what is found is found early."""
    game, doubts = record.start(), dict[int, float]()
    turns = set(turns_of(record))
    for number, action in enumerate(record.actions):
        if number in turns and game.actor in seats:
            doubts[number] = doubt(game, action)
        game.push(action)
    own = sorted(doubts, key=lambda number: -doubts[number])
    return own + [number for number in turns_of_first(record, seats) if number not in doubts]


def doubt(game: Game, action: int) -> float:
    """How much better another choice looks at first sight."""
    view = game.view(game.actor)
    first = {found.action: found.preference for found in outlook_for(view).prospects(view)}
    return max(first.values()) - first.get(action, min(first.values()))


def combined_review(record: Record, found: Iterable[TurnReview]) -> Review:
    """Combine the reviews of all turns, in any order, into the review of the game."""
    reviewed = sorted(found, key=lambda turn: turn.standing.action)
    game = record.game()
    scores, winners = game.scores(), game.winners()
    shares = [1 / len(winners) if p in winners else 0.0 for p in range(len(scores))]
    end = Standing(len(record.actions), game.turn, game.actor, scores, shares)
    standings = [*[turn.standing for turn in reviewed], end]
    costs = [turn.cost for turn in reviewed if turn.cost is not None]
    costly = [rounded(cost) for cost in costs if cost.sure]
    costly.sort(key=lambda c: c.points, reverse=True)
    players = range(len(scores))
    return Review(
        standings,
        _turning_points(standings, [*[turn.variance for turn in reviewed], 0.0]),
        costly[:MAX_LISTED],
        choices=[sum(cost.player == p for cost in costs) for p in players],
        cost=[round(sum(c.points for c in costly if c.player == p), 1) for p in players],
    )


def rounded(cost: CostlyChoice) -> CostlyChoice:
    """Rounded for display."""
    return replace(cost, points=round(cost.points, 1), error=round(cost.error, 1))


def judged(game: Game, number: int, action: int, rng: Rng, deals: int) -> CostlyChoice:
    """What a choice cost compared with the best of the most promising others.

    That one is found on separate deals, half as many as then measure the difference: on the same
    deals, luck would count twice.
    """
    view = game.view(game.actor)
    outlook = outlook_for(view)
    others = [found for found in outlook.prospects(view) if found.action != action][:FAVOURITES]
    outlook.try_out(view, others, rng, -(-deals // 2))
    best = max(others, key=Prospect.margin)
    chosen, better = Prospect(action, 0.0), Prospect(best.action, 0.0)
    outlook.try_out(view, [chosen, better], rng, deals)
    costs = [b - a for a, b in zip(chosen.margins, better.margins, strict=True)]
    return CostlyChoice(
        number,
        game.turn,
        game.actor,
        action,
        best.action,
        points=fmean(costs),
        error=stdev(costs) / sqrt(deals),
        win_chance=round(better.chance() - chosen.chance(), 3),
    )


def _turning_points(standings: list[Standing], variances: list[float]) -> list[TurningPoint]:
    """The turns that changed the most, largest change first."""
    found = []
    for (before, after), (one, other) in zip(pairwise(standings), pairwise(variances), strict=True):
        least = max(TURNING, SURE * sqrt(one + other))
        changes = [b - a for a, b in zip(before.win_chance, after.win_chance, strict=True)]
        gained = max(range(len(changes)), key=lambda p: changes[p])
        if changes[gained] >= least:
            change = round(changes[gained], 3)
            found.append(TurningPoint(before.action, before.turn, before.player, gained, change))
    return sorted(found, key=lambda turning: turning.change, reverse=True)[:MAX_LISTED]
