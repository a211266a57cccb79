"""Who may ask what about a game: hints, reviews and what is known once it is over."""

from __future__ import annotations

from typing import Any

from spinney.cards.phrases import Phrase
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal
from spinney.tables.table import Table
from spinney.text import Words
from spinney.text.lexicon import unknown_language


def check_may_look(table: Table, person: int | None) -> None:
    """Without onlookers only those with a key see a game; before it, whoever is invited."""
    if table.excludes(person):
        raise no_onlookers()


def no_onlookers() -> Refusal:
    return Refusal("forbidden", Phrase("no-onlookers", "only those who play may see this table"))


def check_hint(table: Table, command: pr.AskHint, person: int | None) -> None:
    if not table.settings.hints:
        raise Refusal("forbidden", Phrase("no-hints", "this table has no hints"))
    check_choosing(table, command.seat, person)


def check_choosing(table: Table, seat: int, person: int | None) -> None:
    if seat not in table.seats_of(person):
        raise Refusal(
            "forbidden", Phrase("not-your-seat", "seat {seat} is not yours", seat=seat + 1)
        )
    if table.phase != "playing" or table.game.actor != seat:
        raise Refusal("not_now", Phrase("nothing-to-choose", "you have nothing to choose now"))


def spare(table: Table, command: pr.AskSpare, person: int | None, seed: int) -> pr.Spare:
    """A game for somebody who plays against bots alone, to play on with without the table."""
    check_choosing(table, command.seat, person)
    others = [seat for number, seat in enumerate(table.seats) if number != command.seat]
    if any(seat.person is not None for seat in others):
        raise Refusal(
            "forbidden",
            Phrase("only-bots", "only a game against bots can be continued without the table"),
        )
    game = table.game.view(command.seat).spare(seed)
    return pr.Spare(id=command.id, replay=game.to_json())


def check_review(table: Table, person: int | None) -> None:
    if not table.settings.hints or person is None:
        raise Refusal(
            "forbidden",
            Phrase(
                "no-review",
                "no reviews here; save the game and review it at a table of your own",
            ),
        )
    check_over(table)
    if table.game.options.solo:
        raise Refusal("not_now", Phrase("no-rivals", "a solo game has no rivals to compare with"))


def check_over(table: Table) -> None:
    if table.phase != "over":
        raise Refusal("not_now", Phrase("not-over", "the game is not over"))


def replay_of(table: Table) -> dict[str, Any]:
    """The whole game as a save file, including the deal; only once it is over."""
    check_over(table)
    return table.game.to_json() | {"notes": {"names": table.names()}}


def check_language(language: str) -> None:
    if language not in Words.languages():
        raise Refusal("not_found", unknown_language(language))
