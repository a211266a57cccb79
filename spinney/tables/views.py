"""What leaves the server about a table, made for one person from what that person may know.

Everything about the game comes from the engine's views; nothing here looks at the game itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from spinney.bots.advice import Advice
from spinney.bots.payments import Payments
from spinney.cards.phrases import Phrase
from spinney.engine import Event, Game, Prompt, Record
from spinney.engine import View as SeatView
from spinney.engine.writing import written
from spinney.lab.review import CostlyChoice, Review, TurnReview, rounded
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.shares import shares
from spinney.tables.table import Change, LogLine, Table
from spinney.tables.welcome import welcome
from spinney.tables.wire import Plain, plain_action
from spinney.text import Words


@dataclass(frozen=True)
class Audience:
    """Who a message is for: the person, and the words to use."""

    person: int | None
    words: Words | None = None
    choices: bool = False


# -- the table -----------------------------------------------------------------------------


def table_info(table: Table, present: Collection[int]) -> pr.TableInfo:
    """The public state of a table."""
    options = table.game.options
    return pr.TableInfo(
        code=table.code,
        phase=table.phase,
        options=pr.GameOptions(
            **{name: written(getattr(options, name)) for name in pr.GameOptions.model_fields}
        ),
        settings=table.settings,
        deal=table.deal,
        seats=[_seat(table, i, present) for i in range(len(table.seats))],
        people=[pr.Person(id=who.id, name=who.name) for who in table.people.values()],
        host=table.host,
        taken_back=table.taken_back,
        undo=_undo_request(table),
        rematch=table.rematch,
        deck=table.game.deck.digest,
        created_ms=table.created_ms,
    )


def table_now(table: Table, present: Collection[int]) -> pr.TableNow:
    """The public state of a table, with whose turn it is or how it ended."""
    actor = table.shown.actor if table.phase == "playing" else None
    scores = table.game.scores() if table.phase == "over" else None
    return pr.TableNow(**dict(table_info(table, present)), actor=actor, scores=scores)


def _undo_request(table: Table) -> pr.UndoRequest | None:
    asked = table.undoing
    if asked is None:
        return None
    return pr.UndoRequest(seat=asked.seat, waiting_for=sorted(asked.waiting_for))


def _seat(table: Table, number: int, present: Collection[int]) -> pr.Seat:
    seat = table.seats[number]
    clock = table.settings.clock
    return pr.Seat(
        person=seat.person,
        name=seat.name,
        bot=table.played_by(number) if table.phase == "playing" else seat.bot,
        present=seat.person in present and not seat.deserted,
        used_ms=seat.used_ms if clock and clock.per == "game" else None,
    )


# -- the game ------------------------------------------------------------------------------


class Boards:
    """Each player's hosts, as they are put into the views of a table."""

    def hosts(self, view: SeatView) -> Sequence[Any]:
        return view.plain_hosts()


PLAIN_BOARDS: Final = Boards()


def views(
    table: Table, to: Audience, now: int, ahead: bool = True, boards: Boards = PLAIN_BOARDS
) -> list[Plain]:
    """The game as a person may see it: one view for each seat, or the onlooker's.

    Those who are not to choose get a plan only if they want to look ``ahead``.
    """
    if not table.started:
        return []
    seats, game = table.seats_of(to.person), table.seen_by(to.person)
    seen = [game.view(seat) for seat in seats] or [game.onlooker()]
    return [
        _view(table, game, view, to, now, ahead) | view.plain(boards.hosts(view)) for view in seen
    ]


def _view(table: Table, game: Game, view: SeatView, to: Audience, now: int, ahead: bool) -> Plain:
    """The view of a seat, besides the table; ``game`` is how much of it this person sees."""
    seat = None if view.onlooker else view.seat
    deadline, drafting = table.deadline(), view.options.draft
    asked = view.prompt
    if asked is not None and table.played_by(view.seat):
        asked = None
    return {
        "seat": seat,
        "move": table.move_seen_by(to.person),
        "prompt": None if asked is None else _prompt(view, asked, to),
        "welcome": [plain_action(number) for number in welcome(view, asked)] if asked else [],
        "plan": _plan(view) if seat is not None and not view.over and (asked or ahead) else None,
        "undo": None if seat is None else _undo(table, seat, game),
        "draft": written(view.players[seat].draft) if seat is not None and drafting else [],
        "solo": _solo(view),
        "winners": view.winners() if view.over else [],
        "clock_ms": None if deadline is None else max(0, deadline - now),
    }


def _prompt(view: SeatView, prompt: Prompt, to: Audience) -> Plain:
    legal, words = view.legal(), to.words
    text, choices = None, None
    if words is not None:
        text = written(words.prompt_spans(view, prompt))
        if to.choices:
            choices = [written(words.action_spans(view, action)) for action in legal]
    made: Plain = written(prompt)
    made |= {"legal": [plain_action(number) for number in legal], "text": text, "choices": choices}
    return made


def _plan(view: SeatView) -> Plain:
    return view.plain_plan(Payments(view).of if view.is_actor else None)


def _undo(table: Table, seat: int, seen: Game) -> Plain | None:
    move = table.last_move(seat)
    if move is None:
        return None
    return {"actions": seen.taken - move.start, "free": table.is_free(move)}


def _solo(view: SeatView) -> Plain | None:
    if not view.options.solo or not view.scores_shown:
        return None
    result = view.solo_result()
    return {**asdict(result), "won": result.won, "prize": result.prize}


# -- the log -------------------------------------------------------------------------------


def line(
    table: Table, change: Change, to: Audience, names: Sequence[str] | None = None
) -> Plain | None:
    """The line a person gets about a change; ``names`` are those of the seats at that time."""
    told = change.told_to(to.person)
    if told is None or (told.kind == "said" and not table.may_listen(to.person)):
        return None
    return _line(table, told, to, table.names() if names is None else names)


def _line(table: Table, told: LogLine, to: Audience, names: Sequence[str]) -> Plain:
    gain = None
    if told.kind == "events" and told.seat is not None and table.game.options.visible_score:
        gain = sum(event.points[told.seat] for event in told.events if event.points)
    return {
        "seq": table.number_for(to.person, told.seq),
        "kind": told.kind,
        "person": told.person,
        "seat": told.seat,
        "text": told.text,
        "actions": told.actions,
        "events": _events(table, told, to, names) if told.events else [],
        "gain": gain,
    }


def _events(table: Table, told: LogLine, to: Audience, names: Sequence[str]) -> list[Plain]:
    seats, game = table.seats_of(to.person), table.game
    # Only someone with a single seat is addressed as "you".
    reader = seats[0] if len(seats) == 1 else None
    seen = [_shared(event, seats) for event in told.events]
    return [
        event_message(game, event, to.words, names, reader, game.options.visible_score)
        for event in seen
    ]


def _shared(event: Event, seats: Sequence[int]) -> Event:
    """What all these seats may know, as a person with several seats shares the screen."""
    seen = [event.seen_by(seat) for seat in seats] or [event.seen_from(0)]
    return next((less for less in seen if less is not event), event)


def event_message(
    game: Game,
    event: Event,
    words: Words | None,
    names: Sequence[str],
    reader: int | None,
    points: bool,
) -> Plain:
    """An event for a reader with or without a seat; with or without the change in points."""
    made: Plain = written(event)
    made["points"] = list(event.points) if points else None
    made["text"] = None if words is None else written(words.event_spans(game, event, names, reader))
    return made


# -- what can still come -------------------------------------------------------------------


def unseen_cards(table: Table, seat: int | None, number: int, to: Audience) -> pr.Unseen:
    """The cards a person has not seen leave the deck, from one of their seats or as an onlooker."""
    if not table.started:
        raise pr.Refusal("not_now", Phrase("no-deck-yet", "there is no deck yet"))
    if seat is not None and seat not in table.seats_of(to.person):
        raise pr.Refusal(
            "forbidden", Phrase("not-your-seat", "seat {seat} is not yours", seat=seat + 1)
        )
    game = table.seen_by(to.person)
    view = game.onlooker() if seat is None else game.view(seat)
    return pr.Unseen(id=number, cards=[card.id for card in view.unseen])


# -- points and the coach ------------------------------------------------------------------


def sheet(table: Table, player: int, number: int, to: Audience) -> pr.Sheet:
    """A player's points with their reasons, if the table shows them."""
    if not table.started or player >= len(table.seats):
        raise pr.Refusal("not_now", Phrase("nothing-to-score", "there is nothing to score yet"))
    seen = table.seen_by(to.person).onlooker()
    found = seen.score_sheet(player)
    if found is None:
        raise pr.Refusal(
            "forbidden", Phrase("points-hidden", "this table hides the points until the end")
        )
    game, words = table.game.game, to.words
    forest = seen.players[player].forest
    return pr.Sheet(
        id=number,
        player=player,
        total=found.total,
        lines=[
            pr.SheetLine(
                key=line.key,
                points=line.points,
                count=line.count,
                host=_known(line.host),
                slot=_known(line.slot),
                card=_known(line.card),
                symbol=line.symbol or None,
                doubled=line.doubled,
                sizes=list(line.sizes),
                shares=[
                    pr.Share(card=card, points=points)
                    for card, points in shares(line, table.game.box, forest).items()
                ],
                text=None if words is None else written(words.reason_spans(game, line)),
            )
            for line in found.lines
        ],
    )


def _known(number: int) -> int | None:
    return None if number < 0 else number


def hint(number: int, move: int, view: SeatView, found: Sequence[Advice], words: Words) -> pr.Hint:
    """The coach's advice for a seat, without points if the table hides them."""
    shown = view.scores_shown
    return pr.Hint(
        id=number,
        seat=view.seat,
        move=move,
        advice=[
            pr.Advice(
                action=wire.action(line.action),
                then=[wire.action(action) for action in line.then],
                choice=written(words.action_spans(view, line.action)),
                margin=round(line.margin, 1) if shown else None,
                win_chance=_rounded(line.win_chance) if shown else None,
                playouts=line.playouts,
                reasons=[written(words.advice_spans(view.game, why)) for why in line.reasons],
            )
            for line in found
        ],
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 3)


def review(number: int, record: Record, found: Review, words: Words) -> pr.Review:
    """A finished game in hindsight, with its choices in words."""
    return pr.Review(
        id=number,
        standings=[pr.Standing(**asdict(standing)) for standing in found.standings],
        turning_points=[
            pr.Turning(
                **asdict(turn),
                choice=_choice(record, turn.action, record.actions[turn.action], words),
            )
            for turn in found.turning_points
        ],
        costly=[costly(record, cost, words) for cost in found.costly],
        choices=found.choices,
        cost=found.cost,
    )


def review_progress(
    number: int, part: float, record: Record, turn: TurnReview, words: Words
) -> pr.ReviewProgress:
    """How far a review is, with what was found in the last turn."""
    found = turn.cost
    told = costly(record, rounded(found), words) if found and found.sure else None
    return pr.ReviewProgress(id=number, part=part, found=told)


def costly(record: Record, cost: CostlyChoice, words: Words) -> pr.Costly:
    """A choice for which there was a better one, and why."""
    before = record.game(cost.action)
    puzzle = None
    if cost.answer is not None and cost.level is not None:
        puzzle = pr.FoundPuzzle(
            level=cost.level, **asdict(cost.answer) | {"line": list(cost.answer.line)}
        )
    return pr.Costly(
        action=cost.action,
        turn=cost.turn,
        player=cost.player,
        chosen=wire.action(cost.chosen),
        better=wire.action(cost.better),
        then=[wire.action(action) for action in cost.then],
        points=cost.points,
        error=cost.error,
        win_chance=cost.win_chance,
        chosen_choice=_choice(record, cost.action, cost.chosen, words),
        better_choice=_choice(record, cost.action, cost.better, words),
        reasons=[written(words.advice_spans(before.game, why)) for why in cost.reasons],
        puzzle=puzzle,
    )


def _choice(record: Record, actions: int, action: int, words: Words) -> wire.Text:
    text: wire.Text = written(words.action_spans(record.game(actions), action))
    return text
