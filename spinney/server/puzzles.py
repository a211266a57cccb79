"""Puzzles over HTTP: nothing is stored, so each request brings all its moves."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.puzzles import Puzzle, named
from spinney.tables import protocol as pr
from spinney.tables import puzzles as pz
from spinney.tables.asking import check_language
from spinney.tables.protocol import Refusal
from spinney.text import words

Game = Literal["forest", "dartmoor"]


def router() -> APIRouter:
    """The puzzles that come with the program."""
    made = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

    @made.get("/{game}")
    async def list_puzzles(game: Game) -> pz.PuzzleList:
        """All puzzles of a game, the easiest first."""
        return pz.listed(game)

    @made.post("/own")
    async def attempt_own_puzzle(
        attempt: pz.OwnAttempt, language: pr.Language = "en"
    ) -> pz.PuzzleFrames:
        """The same for a puzzle that a review made of a game."""
        check_language(language)
        try:
            puzzle = pz.own_puzzle(attempt.own)
            lex = words(language, added=puzzle.record.options.added)
            return pz.attempted(puzzle, attempt, lex)
        except GameError as error:
            raise Refusal(
                "bad_message", Phrase("in-replay", "replay: {why}", why=error.phrase)
            ) from None

    @made.post("/{game}/{key}")
    async def attempt_puzzle(
        game: Game, key: str, attempt: pz.PuzzleAttempt, language: pr.Language = "en"
    ) -> pz.PuzzleFrames:
        """What a table would say after these moves; the result when the turn is over."""
        check_language(language)
        return pz.attempted(_named(game, key), attempt, words(language))

    return made


def _named(game: str, key: str) -> Puzzle:
    try:
        return named(game, key)
    except GameError as error:
        raise Refusal("not_found", error.phrase) from None
