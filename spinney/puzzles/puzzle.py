"""Puzzles: one turn, one question, one best answer that can be proved.

====================  ==========================================================================
``points``            the most points this turn
``bonus``             the same, and no best turn is without a bonus
``winter``            the same, when the next card from the deck may end the game
``payment``           a card is to be laid: the most points now, plus those of the best card that
                      the rest of the hand can then lay, as the table is
====================  ==========================================================================

Points are the player's own, counted as at the end of a game, when the turn is over: when another
player is to move, so an extra turn belongs to it. :func:`answer_of` tries every sequence of choices
until then. A position is a puzzle if the best turns lead to the same forest (for a payment: pay the
same cards), all others are worth at least :data:`MARGIN` points less, and it is not enough to look
for the card with the most points. The cards nobody knows must not matter: no unknown card comes
into the hand while it could still be used, the best turn has all its points before a card comes
that could end the game, and the answer is the same on :data:`DEALS` other deals that agree with
what the player knows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, get_args

from spinney.cards.phrases import Phrase
from spinney.engine import Game, GameError, Record
from spinney.engine.replay import FORMAT as GAME_FORMAT
from spinney.puzzles import search
from spinney.puzzles.search import Line, TooLargeError, Worth

Kind = Literal["points", "bonus", "payment", "winter"]
Level = Literal["easy", "medium", "hard"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

FORMAT: Final = "spinney-puzzles"
#: By how many points the best answer is better than all others.
MARGIN: Final = 2
#: How many other deals are tried.
DEALS: Final = 8
#: A puzzle has at least as many different answers.
LEAST_LINES: Final = 6


@dataclass(frozen=True)
class Answer:
    """The best turn."""

    kind: Kind
    line: tuple[int, ...]
    worth: int
    #: What the best of all other turns is worth.
    next_best: int


def answer_of(game: Game) -> Answer | None:
    """The best turn, if the position is a puzzle."""
    if not kinds_at(game):
        return None
    found = _answer(game)
    if found is None:
        return None
    answer, amount = found
    view = game.view(game.actor)
    for deal in range(DEALS):
        other = _answer(view.determinize(deal))
        if other is None or (other[0].worth, other[1]) != (answer.worth, amount):
            return None
    return answer


def kinds_at(game: Game) -> tuple[Kind, ...]:
    """The kinds of puzzles that a choice could be."""
    if game.over or game.options.solo or game.prompt.kind not in ("turn", "pay"):
        return ()
    if game.prompt.kind == "pay":
        return () if game.may_be_last else ("payment",)
    return ("winter",) if game.may_be_last else ("points", "bonus")


def worth_of(game: Game) -> Worth:
    """What a turn that begins here is worth when it is over."""
    return search.points_and_next if game.prompt.kind == "pay" else search.own_points


def _answer(game: Game) -> tuple[Answer, tuple[str, ...]] | None:
    """The best turn on one deal, and what it amounts to."""
    paying = game.prompt.kind == "pay"
    try:
        turn = search.turn_of(game, worth_of(game))
    except TooLargeError:
        return None
    values = sorted({line.worth for line in turn.lines}, reverse=True)
    if turn.open or len(turn.lines) < LEAST_LINES or len(values) < 2:
        return None
    if values[0] - values[1] < MARGIN:
        return None
    if not paying and values[0] <= search.points_and_next(game, game.actor):
        return None
    best = [line for line in turn.lines if line.worth == values[0]]
    amount = search.payment_of if paying else search.forest_after
    first = amount(game, best[0])
    if any(amount(game, line) != first for line in best[1:]):
        return None
    if game.may_be_last:
        best = [line for line in best if search.is_certain(game, line)]
    if not best:
        return None
    line = min(best, key=lambda line: len(line.actions))
    return Answer(_kind(game, best), line.actions, values[0], values[1]), first


def _kind(game: Game, best: list[Line]) -> Kind:
    possible = kinds_at(game)
    bonus = len(possible) > 1 and all(search.earns_bonus(game, line) for line in best)
    return "bonus" if bonus else possible[0]


@dataclass(frozen=True)
class Puzzle:
    """A position, the question, and its answer."""

    level: Level
    record: Record
    answer: Answer

    @property
    def kind(self) -> Kind:
        return self.answer.kind

    @property
    def key(self) -> str:
        """Its name, made from the position."""
        return self.record.digest()[:10]

    @property
    def game(self) -> Game:
        return self.record.game()

    def worth(self, after: Game) -> int:
        """What the turn was worth, once it is over."""
        before = self.game
        return worth_of(before)(after, before.actor)

    def prove(self) -> Phrase | None:
        """Search the whole turn again; says what is wrong, or None."""
        found, played = answer_of(self.game), self.game
        if found is None:
            return Phrase("puzzle-unclear", "no turn is clearly the best")
        if (found.kind, found.worth, found.next_best) != self._claim:
            return Phrase(
                "puzzle-other-answer",
                "the best turn is worth {worth}, the next {next_best}",
                worth=found.worth,
                next_best=found.next_best,
            )
        for action in self.answer.line:
            played.push(action)
        if self.worth(played) != self.answer.worth:
            return Phrase(
                "puzzle-line", "the turn given is worth {worth}", worth=self.worth(played)
            )
        return None

    @property
    def _claim(self) -> tuple[Kind, int, int]:
        return self.kind, self.answer.worth, self.answer.next_best

    def to_json(self) -> dict[str, Any]:
        data = self.record.to_json()
        del data["format"]
        return {"level": self.level, **data, "answer": asdict(self.answer)}

    @classmethod
    def from_json(cls, data: Any) -> Puzzle:
        try:
            given = dict(data)
            level, answer = given.pop("level"), Answer(**given.pop("answer"))
            if answer.kind not in KINDS or level not in LEVELS:
                raise ValueError
            answer = replace(answer, line=tuple(answer.line))
        except (KeyError, TypeError, ValueError):
            raise GameError(Phrase("not-puzzles", "not a file of puzzles")) from None
        return cls(level, Record.from_json({"format": GAME_FORMAT, **given}), answer)


# -- files ---------------------------------------------------------------------------------


def written(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file of puzzles, the easiest first; what they have in common is said once."""
    rows = [puzzle.to_json() for puzzle in sorted(puzzles, key=_order)]
    shared = {key: rows[0][key] for key in ("rules", "deck") if rows} | {"format": FORMAT}
    lines = [
        json.dumps({k: v for k, v in row.items() if shared.get(k) != v}, separators=(",", ":"))
        for row in rows
    ]
    head = json.dumps(shared, separators=(",", ":"))[:-1]
    return f'{head},"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


def _order(puzzle: Puzzle) -> tuple[int, int]:
    return LEVELS.index(puzzle.level), KINDS.index(puzzle.kind)


def read(data: object) -> list[Puzzle]:
    """The puzzles in a file, given its JSON."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise GameError(Phrase("not-puzzles", "not a file of puzzles"))
    shared = {key: value for key, value in data.items() if key not in ("format", "puzzles")}
    return [Puzzle.from_json(shared | row) for row in data.get("puzzles", [])]


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with Spinney, by key, the easiest first."""
    file = resources.files("spinney.puzzles").joinpath("shipped", f"{game}.json")
    return {puzzle.key: puzzle for puzzle in read(json.loads(file.read_text("utf-8")))}


def all_shipped() -> Iterator[Puzzle]:
    for game in ("forest", "dartmoor"):
        yield from shipped(game).values()
