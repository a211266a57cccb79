"""Puzzles found in games between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count
from typing import Final

from spinney.bots import NoClock, make_bot
from spinney.engine import Event, Game, Rng
from spinney.engine.events import Laid
from spinney.puzzles.puzzle import (
    KINDS,
    LEVELS,
    Answer,
    Kind,
    Level,
    Puzzle,
    answer_of,
    kinds_at,
    worth_of,
)
from spinney.puzzles.search import Line, events_of

#: Who plays the games, by seat, and who tries the puzzles.
PLAYERS: Final = ("planner", "planner", "greedy", "planner")
SOLVERS: Final = ("greedy", "planner")
#: How many turns lie between two puzzles of a kind, and before the first.
APART: Final = 12
#: One in so many puzzles of a kind may be about the same species, and one more.
ALIKE: Final = 4


def make(game: str, wanted: int, seed: int, kinds: Collection[Kind] = KINDS) -> Iterator[Puzzle]:
    """So many puzzles, as many of each kind; the same seed finds the same puzzles."""
    share, left = -(-wanted // len(kinds)), wanted
    found, alike = Counter[Kind](), Counter[tuple[Kind, str]]()
    for number in count(seed):
        missing = [kind for kind in kinds if found[kind] < share]
        for puzzle in puzzles_in(game, number, missing):
            about = puzzle.kind, subject(puzzle)
            if found[puzzle.kind] == share or alike[about] > share // ALIKE:
                continue
            alike[about] += 1
            found[puzzle.kind] += 1
            left -= 1
            yield puzzle
            if left == 0:
                return


def subject(puzzle: Puzzle) -> str:
    """The species the best turn lays first; none if it only lays a card face down."""
    laid = (event.half.species for event in turn_events(puzzle) if isinstance(event, Laid))
    return next(laid, "")


def turn_events(puzzle: Puzzle) -> list[Event]:
    return events_of(puzzle.game, Line(puzzle.answer.line, puzzle.answer.worth))


def puzzles_in(game: str, seed: int, wanted: Collection[Kind] = KINDS) -> Iterator[Puzzle]:
    """The puzzles of some kinds in one game between bots, not too close to each other."""
    table = Game.new(game, players=2 + seed % 3, seed=seed)
    bots = [make_bot(PLAYERS[seat]) for seat in range(len(table.players))]
    rng = Rng(seed)
    #: From which turn on there may be another one of a kind.
    soonest = dict.fromkeys(KINDS, APART)
    before = ""
    while not table.over:
        prompt = table.prompt.kind
        possible = kinds_at(table) if prompt != "pay" or before != "pay" else ()
        if any(kind in wanted and table.turn >= soonest[kind] for kind in possible):
            answer = answer_of(table)
            if answer is not None and table.turn >= soonest[answer.kind]:
                soonest[answer.kind] = table.turn + APART
                if answer.kind in wanted:
                    yield Puzzle(level_of(table, answer), table.record, answer)
        before = prompt
        table.push(bots[table.actor].decide(table.view(table.actor), rng, NoClock()))


def level_of(game: Game, answer: Answer) -> Level:
    """How hard a puzzle is: how much of what it is worth the solvers miss."""
    before = game.scores()[game.actor]
    missed = [answer.worth - solved_by(name, game) for name in SOLVERS]
    part = sum(missed) / len(missed) / (answer.worth - before)
    return LEVELS[min(int(part * len(LEVELS)), len(LEVELS) - 1)]


def solved_by(name: str, game: Game) -> int:
    """What a bot's turn is worth."""
    solver, table, rng = make_bot(name), game.copy(), Rng(1)
    while not table.over and table.actor == game.actor:
        table.push(solver.decide(table.view(table.actor), rng, NoClock()))
    return worth_of(game)(table, game.actor)
