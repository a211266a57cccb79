"""The rows that a game adds to the tables of a dataset."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from spinney.engine import Game
from spinney.engine import actions as act
from spinney.engine import events as ev
from spinney.engine.core.tables import CAVE, CAVE_CARD
from spinney.engine.scoring import score
from spinney.lab.dataset.trace import GameTrace, points_of
from spinney.lab.players import Player
from spinney.lab.simulate import PlayedGame

Row = tuple[Any, ...]
#: Rows by table; a row has the columns of the table in their order.
Rows = dict[str, list[Row]]

WINTERS: Final = 3
PLAY: Final = "play"


def add_game(rows: Rows, played: PlayedGame, players: Sequence[Player], audited: bool) -> None:
    """Tell a game and add what there is to say about it to the tables that are wanted."""
    number, trace = played.number, GameTrace(played.record)
    turns = TurnRows(trace) if "turns" in rows else None
    for choice, action in enumerate(played.record.actions):
        if "choices" in rows:
            rows["choices"].append(choice_row(trace, number, choice, action))
        if turns:
            turns.before(action)
        trace.take(action)
        if turns:
            turns.after()
    trace.read()
    scores = trace.game.scores()
    rows["games"].append(game_row(trace, played, scores, audited))
    for seat, player in enumerate(players):
        points, cave = points_of(trace, seat)
        rows["seats"].append(seat_row(trace, number, seat, player.name, scores, cave))
        rows["species"] += species_rows(trace, number, seat, points)
    if turns:
        rows["turns"] += turns.rows(number)


def game_row(trace: GameTrace, played: PlayedGame, scores: list[int], audited: bool) -> Row:
    game, options = trace.game, played.record.options
    ranked = sorted(scores, reverse=True)
    return (
        played.number,
        f"{played.record.seed:x}",
        options.game,
        options.sets,
        options.players,
        options.draft,
        options.no_removal,
        game.start,
        game.turn,
        len(played.record.actions),
        *(turn for turn, _ in zip_longest(trace.winters, range(WINTERS))),
        deck_left(game),
        [key for card in trace.removed for key in trace.cards.on_card[card]],
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
    own, best = scores[seat], max(scores)
    base = seat * game.tables.block
    return (
        number,
        seat,
        (seat - game.start) % game.players,
        bot,
        own,
        1 + sum(other > own for other in scores),
        1 / scores.count(best) if own == best else 0.0,
        stats.events[ev.TURN],
        stats.events[ev.DRAWN],
        stats.events[ev.TAKEN],
        stats.events[ev.LAID],
        stats.events[ev.LAID_FACE_DOWN],
        stats.events[ev.PAID],
        game.tally[base + CAVE],
        game.hand_size(seat),
        stats.bonus_asked,
        stats.bonus_earned,
        stats.effects,
        stats.extra_turns,
        game.tally[base + CAVE_CARD],
        points_cave,
    )


def species_rows(trace: GameTrace, number: int, seat: int, points: dict[str, float]) -> list[Row]:
    keys = trace.cards.keys
    return [
        (
            number,
            seat,
            keys[species],
            stats.laid,
            stats.turns,
            stats.paid,
            stats.free,
            stats.bonus,
            points[keys[species]],
            stats.first_turn,
        )
        for species, stats in sorted(trace.seats[seat].species.items())
    ]


def choice_row(trace: GameTrace, number: int, choice: int, action: int) -> Row:
    game = trace.game
    legal = game.legal()
    return (
        number, choice, game.turn, game.actor, game.prompt.kind, len(legal), legal, action,
    )  # fmt: skip


class TurnRows:
    """The turns of a game, each from its main choice to its end."""

    def __init__(self, trace: GameTrace) -> None:
        self.trace = trace
        #: The turn, seat and main choice of each, and where its events begin.
        self._begun: list[tuple[int, int, int, int]] = []
        #: What there was at the end of each.
        self._ended: list[Row] = []

    def before(self, action: int) -> None:
        """The first choice of a turn is its main choice; there is none in the set-up."""
        game = self.trace.game
        if game.turn > len(self._begun):
            self._begun.append((game.turn, game.player, action, len(self.trace.events)))

    def after(self) -> None:
        """The turn ends when another begins, or with the game."""
        game = self.trace.game
        if self._begun and (game.over or game.turn > len(self._begun)):
            _, seat, *_ = self._begun[-1]
            self._ended.append(
                (score(game, seat), len(game.clearing), game.hand_size(seat), deck_left(game))
            )

    def rows(self, number: int) -> list[Row]:
        """One for each turn; what happened in it is read from its events."""
        events, cards = self.trace.events, self.trace.cards
        earned = iter(self.trace.earned)
        ends = [first for *_, first in self._begun[1:]] + [len(events)]
        rows = []
        for (turn, seat, action, first), last, end in zip(
            self._begun, ends, self._ended, strict=True
        ):
            kinds = events[first : last : ev.WIDTH]
            what, species, bonus = main_action(action), None, False
            if what == PLAY:
                species, bonus = cards.keys[cards.species[action - act.PLAY]], next(earned)
            drawn = kinds.count(ev.DRAWN) + kinds.count(ev.TAKEN)
            paid = kinds.count(ev.PAID)
            rows.append((number, turn, seat, what, species, drawn, paid, bonus, *end))
        return rows


def main_action(action: int) -> str:
    """What a turn is for."""
    if action >= act.PLAY:
        return PLAY
    if action >= act.FACE_DOWN:
        return "sapling"
    return "stuck" if action == act.STUCK else "draw"


def deck_left(game: Game) -> int:
    """How many cards are still to come, winters included."""
    return len(game.deck) - game.top
