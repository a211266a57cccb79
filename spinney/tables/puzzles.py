"""A puzzle as a table of its own, without anything to remember: it is what its moves make it.

A client sends all its moves each time, and gets the messages a table would send. So nothing is
stored, nobody else is there, and when the turn is over, nobody plays on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from pydantic import Field

from spinney.cards.phrases import Phrase, quoted
from spinney.engine import Game, GameError, Record
from spinney.engine.writing import written
from spinney.puzzles import Answer, Kind, Level, Puzzle, shipped
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.asking import check_language
from spinney.tables.decide import decide
from spinney.tables.protocol import Refusal
from spinney.tables.table import Change, Table
from spinney.tables.telling import News, welcome_message
from spinney.tables.views import Audience, sheet, unseen_cards
from spinney.tables.wire import Plain
from spinney.text import Words
from spinney.text import words as words_in

#: The most moves of an attempt, taken back or not.
MAX_MOVES: Final = 200
#: The person who solves it.
SOLVER: Final = 0
PRESENT: Final = (SOLVER,)
SETTINGS: Final = pr.TableSettings(hints=False, chat=False)


class PuzzleInfo(pr.Message):
    key: str
    kind: Kind
    level: Level


class PuzzleList(pr.Message):
    """The puzzles of a game, the easiest first."""

    puzzles: list[PuzzleInfo]


class PuzzleMove(pr.Message):
    """Actions taken together; none take back the last move."""

    actions: Annotated[list[wire.Action], Field(max_length=pr.MAX_ACTIONS)]


class PuzzleAttempt(pr.Message):
    """All moves so far, and what to answer."""

    name: pr.Name
    moves: Annotated[list[PuzzleMove], Field(max_length=MAX_MOVES)]
    #: None: the last move.
    asks: pr.AskSheet | pr.AskUnseen | None = None


class OwnPuzzle(pr.Message):
    """A puzzle made of a game: the saved game up to the turn, and the best turn."""

    replay: dict[str, Any]
    puzzle: pr.FoundPuzzle


class OwnAttempt(PuzzleAttempt):
    """An attempt at a puzzle of one's own."""

    own: OwnPuzzle


class PuzzleStep(pr.Message):
    """A choice of the best turn, and the points after it."""

    action: wire.Action
    choice: wire.Text
    points: int


class PuzzleResult(pr.Message):
    """A turn that is over, compared with the best one."""

    solved: bool
    #: What the turn brought, and what the best one brings.
    points: int
    best: int
    #: The best turn, choice by choice.
    steps: list[PuzzleStep]


class PuzzleFrames(pr.Message):
    """What a table would send; the result once the turn is over."""

    info: PuzzleInfo
    frames: list[pr.Welcome | pr.Update | pr.Sheet | pr.Unseen]
    result: PuzzleResult | None


def listed(game: str) -> PuzzleList:
    return PuzzleList(puzzles=[_info(puzzle) for puzzle in shipped(game).values()])


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(key=puzzle.key, kind=puzzle.kind, level=puzzle.level)


def attempted_shipped(game: str, key: str, attempt: PuzzleAttempt, language: str) -> PuzzleFrames:
    """What to tell a person after these moves in a puzzle that comes with the program."""
    check_language(language)
    puzzle = shipped(game).get(key)
    if puzzle is None:
        raise Refusal(
            "not_found", Phrase("no-puzzle", "there is no puzzle {puzzle}", puzzle=quoted(key))
        )
    return attempted(puzzle, attempt, words_in(language))


def attempted_own(attempt: OwnAttempt, language: str) -> PuzzleFrames:
    """The same for a puzzle that the person brought along."""
    check_language(language)
    found = attempt.own.puzzle
    answer = Answer(found.kind, tuple(found.line), found.worth, found.next_best)
    try:
        puzzle = Puzzle(found.level, Record.from_json(attempt.own.replay), answer)
        return attempted(puzzle, attempt, words_in(language, added=puzzle.record.options.added))
    except GameError as error:
        raise Refusal(
            "bad_message", Phrase("in-replay", "replay: {why}", why=error.phrase)
        ) from None


def attempted(puzzle: Puzzle, attempt: PuzzleAttempt, words: Words) -> PuzzleFrames:
    """What to tell a person after these moves."""
    table = Table.of(puzzle.key, _opening(puzzle, attempt.name, words))
    to = Audience(SOLVER, words)
    told = welcome_message(table, to, PRESENT, [], 0)
    for move in attempt.moves:
        told = News(table, _moved(table, move), lambda: PRESENT, 0).message(to) or told
    if isinstance(attempt.asks, pr.AskSheet):
        answer = sheet(table, attempt.asks.player, attempt.asks.id, to)
        return PuzzleFrames(info=_info(puzzle), frames=[answer], result=None)
    if isinstance(attempt.asks, pr.AskUnseen):
        cards = unseen_cards(table, attempt.asks.seat, attempt.asks.id, to)
        return PuzzleFrames(info=_info(puzzle), frames=[cards], result=None)
    over = table.game.over or table.game.actor not in table.seats_of(SOLVER)
    result = _result(puzzle, table.game, words) if over else None
    return PuzzleFrames.model_validate(
        {"info": _info(puzzle), "frames": [_unadvised(told)], "result": result}
    )


def _opening(puzzle: Puzzle, name: str, words: Words) -> list[en.Entry]:
    game = puzzle.game
    names = [words.get("player-name", number=seat + 1) for seat in range(len(game.players))]
    chairs = [
        en.SeatSetup(person=SOLVER, name=name)
        if seat == game.actor
        else en.SeatSetup(bot="planner", name=called)
        for seat, called in enumerate(names)
    ]
    created = en.Created(
        at=0,
        record=puzzle.record.to_json(),
        deal="imported",
        settings=SETTINGS,
        chairs=chairs,
        people=[en.Participant(id=SOLVER, name=name, key="")],
        host=SOLVER,
    )
    return [created, en.Started(at=0, person=SOLVER, fill=None)]


def _moved(table: Table, move: PuzzleMove) -> Change:
    seat, at = table.seats_of(SOLVER)[0], table.move_seen_by(SOLVER)
    command: pr.Act | pr.TakeBack
    if move.actions:
        command = pr.Act(id=0, seat=seat, move=at, actions=move.actions)
    else:
        command = pr.TakeBack(id=0, seat=seat, move=at)
    return table.apply(decide(command, table, SOLVER, 0))


def _unadvised(told: Plain) -> Plain:
    """Without the coach's idea of a payment."""
    for view in told["views"] or ():
        for placement in view["plan"]["placements"] if view["plan"] else ():
            placement["payment"] = None
    return told


def _result(puzzle: Puzzle, after: Game, words: Words) -> PuzzleResult:
    before = puzzle.game
    points = before.scores()[before.actor]
    worth, best = puzzle.worth(after), puzzle.answer.worth
    return PuzzleResult(
        solved=worth >= best,
        points=worth - points,
        best=best - points,
        steps=steps_of(before, puzzle.answer.line, words),
    )


def steps_of(game: Game, actions: Sequence[int], words: Words) -> list[PuzzleStep]:
    """Choices in words, with the points the player who makes them has after each."""
    seat, played = game.actor, game.copy()
    before, found = played.scores()[seat], list[PuzzleStep]()
    for action in actions:
        choice: wire.Text = written(words.action_spans(played, action))
        played.push(action)
        points = played.scores()[seat] - before
        found.append(PuzzleStep(action=wire.action(action), choice=choice, points=points))
    return found
