"""One-turn problems with a provable best answer, found in games between bots."""

from spinney.puzzles.puzzle import (
    KINDS,
    LEVELS,
    Answer,
    Kind,
    Level,
    Puzzle,
    all_shipped,
    answer_of,
    read,
    shipped,
    written,
)

__all__ = [
    "KINDS",
    "LEVELS",
    "Answer",
    "Kind",
    "Level",
    "Puzzle",
    "all_shipped",
    "answer_of",
    "read",
    "shipped",
    "written",
]
