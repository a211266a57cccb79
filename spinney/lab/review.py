"""Looking back at a game: who was winning when, where it turned, and what was the better choice.

How a game stood is what a spectator who sees all hands, but not the deck, would have said of it:
the planner plays it to the end for everybody, many times, with the cards to come in another order
each time. A choice is judged by what the player could know: it is compared with the planner's
favourites on the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from spinney.bots.search import TO_THE_END, Candidate, Searcher
from spinney.cards.phrases import Phrase
from spinney.engine import Game, GameError, Record, Rng
from spinney.lab.simulate import derived_seed

#: Playouts for each position; a choice is judged on half as many deals (two at least).
PLAYOUTS: Final = 200
#: The planner's favourites that a choice is compared with.
FAVOURITES: Final = 4
#: A choice is called costly, a turn a turning point, when so many standard errors say so: there
#: are about a hundred of them in a game.
SURE: Final = 3.0
#: A turning point moves somebody's chance by so much at least.
TURNING: Final = 0.15
#: So many turning points and costly choices are told.
TOLD: Final = 5


@dataclass(frozen=True)
class Standing:
    """How the game stood before a turn (and in the end)."""

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
    change: float  # of that player's chance to win


@dataclass(frozen=True)
class CostlyChoice:
    """A choice with a better one beside it."""

    action: int  # actions taken before it
    turn: int
    player: int
    chosen: int
    better: int
    points: float  # it cost, of the final margin
    error: float  # the standard error of that
    win_chance: float  # it cost


@dataclass(frozen=True)
class Review:
    """A game in hindsight."""

    standings: list[Standing]
    turning_points: list[TurningPoint]
    costly: list[CostlyChoice]
    choices: list[int]  # each player's main choices that were judged
    cost: list[float]  # what each player's costly choices came to, in points

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def review(
    record: Record,
    playouts: int = PLAYOUTS,
    progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """Review a finished game; ``progress`` is told what part is done."""
    turns = turns_of(record)
    reviewed: list[TurnReview] = []
    for number in turns:
        progress(len(reviewed) / len(turns))
        reviewed.append(review_turn(record, number, playouts))
    return summed_up(record, reviewed, playouts)


def turns_of(record: Record) -> list[int]:
    """Where the turns of a finished game begin: after so many actions."""
    game = record.start()
    turns = []
    for number, action in enumerate(record.actions):
        if game.prompt.kind == "turn":
            turns.append(number)
        game.push(action)
    if not game.over:
        raise GameError(
            Phrase(
                "review-not-over", "the game is not over; a review would tell what is still hidden"
            )
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
    cost: CostlyChoice | None  # None: there was no choice


def review_turn(record: Record, number: int, playouts: int = PLAYOUTS) -> TurnReview:
    """The turn that begins after so many actions."""
    game = record.game(number)
    rng = Rng(derived_seed(record.seed, number, "review"))
    standing = _standing(game, number, rng, playouts)
    if len(game.legal()) == 1:
        return TurnReview(standing, None)
    action = record.actions[number]
    return TurnReview(standing, judged(game, number, action, rng, max(2, playouts // 2)))


def summed_up(record: Record, reviewed: Sequence[TurnReview], playouts: int = PLAYOUTS) -> Review:
    """The review of a game from those of its turns, in their order."""
    game = record.game()
    scores, winners = game.scores(), game.winners()
    shares = [1 / len(winners) if p in winners else 0.0 for p in range(len(scores))]
    end = Standing(len(record.actions), game.turn, game.actor, scores, shares)
    standings = [*[turn.standing for turn in reviewed], end]
    costs = [turn.cost for turn in reviewed if turn.cost is not None]
    costly = [rounded(cost) for cost in costs if cost.points > SURE * cost.error]
    costly.sort(key=lambda c: c.points, reverse=True)
    players = range(len(scores))
    return Review(
        standings,
        _turning_points(standings, playouts),
        costly[:TOLD],
        choices=[sum(cost.player == p for cost in costs) for p in players],
        cost=[round(sum(c.points for c in costly if c.player == p), 1) for p in players],
    )


def rounded(cost: CostlyChoice) -> CostlyChoice:
    """For people."""
    return replace(cost, points=round(cost.points, 1), error=round(cost.error, 1))


def _standing(game: Game, number: int, rng: Rng, playouts: int) -> Standing:
    """Everybody's chances, from all hands and any order of the deck."""
    view = game.open_view()
    searcher = Searcher.at(view, TO_THE_END)
    shares = [0.0] * game.options.players
    for _ in range(playouts):
        winners = searcher.ended(view, rng.next()).winners()
        for p in winners:
            shares[p] += 1 / len(winners)
    chances = [round(share / playouts, 3) for share in shares]
    return Standing(number, game.turn, game.actor, game.scores(), chances)


def judged(game: Game, number: int, action: int, rng: Rng, deals: int) -> CostlyChoice:
    """What a choice cost against the best of the planner's favourites.

    Which one that is, is found on half as many deals as are then used to measure the difference:
    measured where it was found, luck would count twice.
    """
    view = game.view(game.actor)
    searcher = Searcher.at(view, TO_THE_END)
    others = [candidate for candidate in searcher.candidates(view) if candidate.action != action][
        :FAVOURITES
    ]
    for _ in range(-(-deals // 2)):
        seed = rng.next()
        for candidate in others:
            candidate.add(searcher.tried(view, seed, candidate.action))
    best = max(others, key=lambda candidate: candidate.margin)
    chosen, better = Candidate(action, 0.0), Candidate(best.action, 0.0)
    squares = 0.0
    for _ in range(deals):
        seed = rng.next()
        margins = [searcher.tried(view, seed, candidate.action) for candidate in (chosen, better)]
        chosen.add(margins[0])
        better.add(margins[1])
        squares += (margins[1] - margins[0]) ** 2
    points = (better.margin - chosen.margin) / deals
    spread = max(0.0, squares - deals * points * points) / (deals - 1)
    chance = (better.wins - chosen.wins) / deals
    error = sqrt(spread / deals)
    return CostlyChoice(
        number, game.turn, game.actor, action, best.action, points, error, round(chance, 3)
    )


def _turning_points(standings: list[Standing], playouts: int) -> list[TurningPoint]:
    """The turns that changed most, the greatest first."""
    least = max(TURNING, SURE * sqrt(0.5 / playouts))  # two estimates, of variance 1/4n at most
    found = []
    for before, after in pairwise(standings):
        changes = [b - a for a, b in zip(before.win_chance, after.win_chance, strict=True)]
        gained = max(range(len(changes)), key=lambda p: changes[p])
        if changes[gained] >= least:
            change = round(changes[gained], 3)
            found.append(TurningPoint(before.action, before.turn, before.player, gained, change))
    return sorted(found, key=lambda turning: turning.change, reverse=True)[:TOLD]
