"""The coach's findings as data with texts, for any display."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from spinney.bots.advice import Advice
from spinney.engine import Game, Record, View
from spinney.lab.review import Review
from spinney.text import Words


@dataclass(frozen=True)
class AdviceText:
    """A choice with its prospects and the reasons for it, in words."""

    action: int
    choice: str
    #: None if the table hides the points.
    margin: float | None
    win_chance: float | None
    playouts: int
    reasons: list[str]


def advice_texts(words: Words, position: Game | View, advice: Sequence[Advice]) -> list[AdviceText]:
    return [
        AdviceText(
            line.action,
            words.action(position, line.action),
            round(line.margin, 1),
            None if line.win_chance is None else round(line.win_chance, 3),
            line.playouts,
            [words.advice(position.game, reason) for reason in line.reasons],
        )
        for line in advice
    ]


def advice_json(
    words: Words, position: Game | View, advice: Sequence[Advice]
) -> list[dict[str, Any]]:
    return [asdict(line) for line in advice_texts(words, position, advice)]


def review_json(words: Words, record: Record, found: Review) -> dict[str, Any]:
    data = found.to_json()
    for row, cost in zip(data["costly"], found.costly, strict=True):
        game = record.game(cost.action)
        row["chosen_choice"] = words.action(game, cost.chosen)
        row["better_choice"] = words.action(game, cost.better)
    for row, turning in zip(data["turning_points"], found.turning_points, strict=True):
        row["choice"] = choice_text(words, record, turning.action)
    return data


def choice_text(words: Words, record: Record, number: int) -> str:
    """The choice made after this many actions."""
    return words.action(record.game(number), record.actions[number])
