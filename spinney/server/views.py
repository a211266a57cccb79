"""What leaves the server about a table: made for one person, from what that person may know.

Everything about the game comes from the engine's views; nothing here looks at the game itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass

from spinney.cards.catalog import shipped_deck
from spinney.engine import View as SeatView
from spinney.engine.challenge import solo_result
from spinney.engine.core.state import H_CARD, H_SPECIES, State
from spinney.engine.core.tables import CAVE, CAVE_CARD
from spinney.engine.events import Event
from spinney.engine.plan import plan
from spinney.server import protocol as pr
from spinney.server.table import Change, LogLine, Table
from spinney.text import Words


@dataclass(frozen=True)
class Audience:
    """Somebody who is told: who they are, and in which words."""

    person: int | None
    words: Words | None = None
    choices: bool = False


# -- the table -----------------------------------------------------------------------------


def table_info(table: Table, present: Collection[int]) -> pr.TableInfo:
    """A table as everybody may see it."""
    options = table.record.options
    return pr.TableInfo(
        code=table.code,
        phase=table.phase,
        options=pr.GameOptions(
            game=options.game,  # type: ignore[arg-type]
            sets=list(options.sets),
            start=options.start,
            no_removal=options.no_removal,
            draft=options.draft,
            visible_score=options.visible_score,
            solo=options.solo,
            medal=options.medal,
        ),
        settings=table.settings,
        deal=table.deal,
        seats=[_seat(table, i, present) for i in range(len(table.seats))],
        people=[pr.Person(id=who.id, name=who.name) for who in table.people.values()],
        host=table.host,
        taken_back=table.taken_back,
        undo=_undo_request(table),
        rematch=table.rematch,
        deck=(table.record.deck or shipped_deck(options.game)).digest,
        created_ms=table.created_ms,
    )


def table_now(table: Table, present: Collection[int]) -> pr.TableNow:
    """A table and whose turn it is, as everybody may see it."""
    actor = table.shown.actor if table.phase == "playing" else None
    return pr.TableNow(**dict(table_info(table, present)), actor=actor)


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


def views(table: Table, to: Audience, now: int) -> list[pr.View]:
    """The game as somebody may see it: one view for each seat, or the onlooker's."""
    if not table.started:
        return []
    seats = table.seats_of(to.person)
    # Whose card is not yet paid for sees it lie; everybody else sees the table as it was.
    game = table.game if table.sees_all(to.person) else table.shown
    if not seats:
        return [_view(table, None, game.onlooker(), to, now)]
    return [_view(table, seat, game.view(seat), to, now) for seat in seats]


def _view(table: Table, seat: int | None, view: SeatView, to: Audience, now: int) -> pr.View:
    s = view.state
    scores = view.scores()
    caves = range(1, len(s.tables.cave_setup)) if s.open_caves else ()
    size = len(s.draft) // s.players
    deadline = table.deadline()
    return pr.View.model_construct(
        seat=seat,
        move=table.move_seen_by(to.person),
        turn=s.turn,
        actor=view.actor,
        over=view.over,
        deck=view.deck_size,
        winters=s.winters,
        may_be_last=view.may_be_last,
        clearing=view.clearing,
        players=[
            pr.Player.model_construct(
                hand=view.hand(p),
                hosts=hosts(s, p),
                cave=s.tally[p * s.tables.block + CAVE],
                cave_card=s.tally[p * s.tables.block + CAVE_CARD],
                score=None if scores is None else scores[p],
            )
            for p in range(s.players)
        ],
        prompt=_prompt(table, view, to),
        plan=_plan(view, scores is not None) if seat is not None and not view.over else None,
        undo=_undo(table, seat, to.person),
        draft=[] if seat is None else list(s.draft[seat * size : (seat + 1) * size]),
        open_caves=[number for number in caves if s.open_caves >> number & 1],
        solo=_solo(view) if scores is not None else None,
        winners=winners(scores) if view.over and scores is not None else [],
        clock_ms=None if deadline is None else max(0, deadline - now),
    )


def winners(scores: list[int]) -> list[int]:
    return [p for p, score in enumerate(scores) if score == max(scores)]


def hosts(s: State, player: int) -> list[pr.Host]:
    """A player's forest."""
    return [
        pr.Host.model_construct(
            host=h,
            card=s.host(h, H_CARD),
            face_down=s.host(h, H_SPECIES) < 0,
            slots=[s.slot_cards(h, slot) for slot in range(4)],
        )
        for h in s.hosts_of(player)
    ]


def _prompt(table: Table, view: SeatView, to: Audience) -> pr.Prompt | None:
    prompt = view.prompt
    if prompt is None or table.played_by(view.seat):
        return None
    text, choices = None, None
    if to.words is not None:
        text = to.words.prompt(view.state, prompt)
        if to.choices:
            choices = [to.words.action(view.state, action) for action in view.legal()]
    return pr.Prompt.model_construct(
        kind=prompt.kind,
        species=prompt.species,
        bonus=prompt.bonus,
        half=prompt.half,
        more=prompt.more,
        effect=prompt.effect,
        matched=prompt.matched,
        cards=list(prompt.cards),
        ordered=prompt.ordered,
        legal=view.legal(),
        text=text,
        choices=choices,
    )


def _plan(view: SeatView, scores: bool) -> pr.Plan:
    made = plan(view)
    return pr.Plan.model_construct(
        placements=[
            pr.Placement.model_construct(
                half=placement.half,
                cost=placement.cost,
                places=list(placement.places),
                gains=list(placement.gains) if scores else None,
            )
            for placement in made.placements
        ],
        face_down=made.face_down if scores else None,
    )


def _undo(table: Table, seat: int | None, person: int | None) -> pr.Undo | None:
    move = None if seat is None else table.last_move(seat)
    if move is None:
        return None
    actions = len(table.record.actions) if table.sees_all(person) else table.shown_actions
    return pr.Undo.model_construct(actions=actions - move.start, free=table.is_free(move))


def _solo(view: SeatView) -> pr.Solo | None:
    if not view.state.solo:
        return None
    result = solo_result(view.state)
    return pr.Solo(**asdict(result), won=result.won)


# -- the log -------------------------------------------------------------------------------


def line(table: Table, change: Change, to: Audience) -> pr.Line | None:
    """What somebody is told of a change that has just happened."""
    told = change.told_to(to.person)
    return None if told is None else _line(table, told, to)


def _line(table: Table, told: LogLine, to: Audience) -> pr.Line:
    return pr.Line.model_construct(
        seq=told.seq,
        kind=told.kind,
        person=told.person,
        seat=told.seat,
        text=told.text,
        actions=told.actions,
        events=_events(table, told, to),
    )


def _events(table: Table, told: LogLine, to: Audience) -> list[pr.Event]:
    if not told.events:
        return []
    seats = table.seats_of(to.person)
    names = table.names()
    # Only who has just one seat is addressed as "you".
    reader = seats[0] if len(seats) == 1 else None
    out = []
    for event in (_shared(event, seats) for event in told.events):
        text = to.words and to.words.event(table.game, event, names, reader)
        out.append(
            pr.Event.model_construct(
                kind=event.kind, player=event.player, card=event.card, a=event.a, text=text
            )
        )
    return out


def _shared(event: Event, seats: Sequence[int]) -> Event:
    """What all of these seats may know: whoever has several shares a screen with others."""
    seen = [event.seen_by(seat) for seat in seats] or [event.seen_from(0)]
    return min(seen, key=lambda each: each.card)


def sheet(table: Table, player: int, number: int, to: Audience) -> pr.Sheet:
    """A player's points with their reasons, if the table shows them."""
    if not table.started or player >= len(table.seats):
        raise pr.Refusal("not_now", "there is nothing to score yet")
    game = table.game if table.sees_all(to.person) else table.shown
    found = game.onlooker().score_sheet(player)
    if found is None:
        raise pr.Refusal("forbidden", "this table hides the points until the end")
    tables = table.game.tables
    return pr.Sheet(
        id=number,
        player=player,
        total=found.total,
        lines=[
            pr.SheetLine(
                **asdict(line) | {"sizes": list(line.sizes)},
                text=None if to.words is None else to.words.reason(tables, line),
            )
            for line in found.lines
        ],
    )
