"""Puzzles over HTTP: nothing is stored, so each request brings all its moves."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request

from spinney.server.guard import address_of
from spinney.server.limits import REPLAY_MS, WORK, Budgets
from spinney.tables import protocol as pr
from spinney.tables import puzzles as pz

Game = Literal["forest", "dartmoor"]


def router(budgets: Budgets) -> APIRouter:
    """The puzzles that come with the program, and those a person brings along."""
    made = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

    @made.get("/{game}")
    async def list_puzzles(game: Game) -> pz.PuzzleList:
        """All puzzles of a game, the easiest first."""
        return pz.listed(game)

    # These run in threads, as playing all moves again takes a while.

    @made.post("/own")
    def attempt_own_puzzle(
        request: Request, attempt: pz.OwnAttempt, language: pr.Language = "en"
    ) -> pz.PuzzleFrames:
        """The same for a puzzle that a review made of a game."""
        budgets.spend(WORK, address_of(request.scope), REPLAY_MS)
        return pz.attempted_own(attempt, language)

    @made.post("/{game}/{key}")
    def attempt_puzzle(
        request: Request,
        game: Game,
        key: str,
        attempt: pz.PuzzleAttempt,
        language: pr.Language = "en",
    ) -> pz.PuzzleFrames:
        """What a table would say after these moves; the result when the turn is over."""
        budgets.spend(WORK, address_of(request.scope), REPLAY_MS)
        return pz.attempted_shipped(game, key, attempt, language)

    return made
