"""The rows that a game adds to the tables of a dataset."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from itertools import zip_longest
from typing import Any, Final

from spinney.lab.dataset.trace import GameTrace
from spinney.lab.players import Player
from spinney.lab.simulate import PlayedGame

Row = tuple[Any, ...]
#: Rows by table; a row has the table's columns in order.
Rows = dict[str, list[Row]]

WINTERS: Final = 3
#: The events that a seat's row counts, in column order.
COUNTED: Final = ("turn", "drawn", "taken", "laid", "laid_face_down")


def add_game(rows: Rows, played: PlayedGame, players: Sequence[Player], audited: bool) -> None:
    """Replay a game and add its rows to the requested tables."""
    number, trace = played.number, GameTrace(played.game.record.start(), "turns" in rows)
    if "turns" in rows or "choices" in rows:
        for choice, action in enumerate(played.game.actions):
            if "choices" in rows:
                rows["choices"].append(choice_row(trace, number, choice, action))
            trace.take(action)
    else:
        trace.follow(played.game)
    scores = trace.game.scores()
    rows["games"].append(game_row(trace, played, scores, audited))
    for seat, player in enumerate(players):
        points, cave = trace.points(seat)
        rows["seats"].append(seat_row(trace, number, seat, player.name, scores, cave))
        rows["species"] += species_rows(trace, number, seat, points)
    if "turns" in rows:
        rows["turns"] += (
            (number, turn, *astuple(stats)) for turn, stats in enumerate(trace.turns, 1)
        )


def game_row(trace: GameTrace, played: PlayedGame, scores: list[int], audited: bool) -> Row:
    game, options = trace.game, trace.game.options
    ranked = sorted(scores, reverse=True)
    return (
        played.number,
        f"{game.seed:x}",
        options.game,
        options.sets,
        options.players,
        options.draft,
        options.no_removal,
        game.start_player,
        game.turn,
        len(game.actions),
        *(turn for turn, _ in zip_longest(trace.winters, range(WINTERS))),
        game.deck_size,
        [half.species for card in trace.removed for half in card.halves],
        ranked[0],
        ranked[0] - ranked[1] if len(ranked) > 1 else None,
        played.won,
        played.violations if audited else None,
        played.digest.hex(),
    )


def seat_row(
    trace: GameTrace, number: int, seat: int, bot: str, scores: list[int], points_cave: int
) -> Row:
    game, stats = trace.game, trace.seats[seat]
    own, best, player = scores[seat], max(scores), game.players[seat]
    return (
        number,
        seat,
        (seat - game.start_player) % len(scores),
        bot,
        own,
        1 + sum(other > own for other in scores),
        1 / scores.count(best) if own == best else 0.0,
        *(stats.events[kind] for kind in COUNTED),
        stats.paid,
        player.cave,
        player.hand_size,
        stats.bonus_asked,
        stats.bonus_earned,
        stats.effects,
        stats.extra_turns,
        player.cave_card or 0,
        points_cave,
    )


def species_rows(trace: GameTrace, number: int, seat: int, points: dict[str, float]) -> list[Row]:
    laid = trace.seats[seat].species
    return [
        (
            number,
            seat,
            species,
            stats.laid,
            stats.turns,
            stats.paid,
            stats.free,
            stats.bonus,
            points[species],
            stats.first_turn,
        )
        for species in trace.game.box.species
        if (stats := laid.get(species))
    ]


def choice_row(trace: GameTrace, number: int, choice: int, action: int) -> Row:
    game = trace.game
    legal = game.legal()
    return (
        number, choice, game.turn, game.actor, game.prompt.kind, len(legal), legal, action,
    )  # fmt: skip
