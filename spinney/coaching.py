"""The coach's findings as data with words, for whoever shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.bots.coach import Advice
from spinney.engine.core.state import State
from spinney.engine.replay import Record
from spinney.lab.review import Review
from spinney.text import Words


def advice_json(words: Words, state: State, advice: Sequence[Advice]) -> list[dict[str, Any]]:
    return [
        {
            "action": line.action,
            "choice": words.action(state, line.action),
            "margin": round(line.margin, 1),
            "win_chance": None if line.win_chance is None else round(line.win_chance, 3),
            "playouts": line.playouts,
            "reasons": [words.advice(state, reason) for reason in line.reasons],
        }
        for line in advice
    ]


def review_json(words: Words, record: Record, found: Review) -> dict[str, Any]:
    data = found.to_json()
    for row, cost in zip(data["costly"], found.costly, strict=True):
        game = record.game(cost.action)
        row["chosen_choice"] = words.action(game, cost.chosen)
        row["better_choice"] = words.action(game, cost.better)
    for row, turning in zip(data["turning_points"], found.turning_points, strict=True):
        row["choice"] = told(words, record, turning.action)
    return data


def told(words: Words, record: Record, number: int) -> str:
    """What was chosen after so many actions."""
    return words.action(record.game(number), record.actions[number])
