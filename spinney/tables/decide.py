"""Decides whether a command may become a log entry: rights, turns, legality. Changes nothing.

Each function turns one kind of command into its entry, or raises a :class:`Refusal`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection
from functools import singledispatch

from spinney.cards.phrases import Phrase
from spinney.engine import GameError
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables import wire
from spinney.tables.protocol import Refusal
from spinney.tables.table import Seat, Table

#: Tells who is here now or was a moment ago.
Present = Callable[[], Collection[int]]


def nobody() -> Collection[int]:
    return ()


def decide(
    command: pr.Command, table: Table, person: int | None, now: int, present: Present = nobody
) -> en.Entry:
    """The entry for a person's command."""
    if person is None:
        raise Refusal(
            "forbidden", Phrase("only-watching", "you are only watching; join the table first")
        )
    if person not in table.people:
        raise Refusal("forbidden", Phrase("left-table", "you have left this table"))
    return _decide(command, table, person, now, present)


@singledispatch
def _decide(command: object, table: Table, person: int, now: int, present: Present) -> en.Entry:
    raise TypeError(f"no command {command!r}")


def _check_own_seat(table: Table, person: int, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Refusal(
            "forbidden", Phrase("not-your-seat", "seat {seat} is not yours", seat=seat + 1)
        )


def _check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("not_found", Phrase("no-such-seat", "there is no seat {seat}", seat=seat + 1))


def _check_lobby(table: Table) -> None:
    if table.started:
        raise Refusal("not_now", Phrase("game-begun", "the game has begun"))


def _check_playing(table: Table) -> None:
    if table.phase == "lobby":
        raise Refusal("not_now", Phrase("game-not-begun", "the game has not begun"))
    if table.phase == "over":
        raise Refusal("not_now", Phrase("game-over", "the game is over"))


def _check_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Refusal(
            "forbidden",
            Phrase("only-host", "only {name} can do that", name=table.people[table.host].name),
        )


def _check_move(table: Table, person: int, move: int) -> None:
    if move != table.move_seen_by(person):
        raise Refusal(
            "outdated",
            Phrase("changed-meanwhile", "something has changed in the meantime; take another look"),
        )


# -- play ----------------------------------------------------------------------------------


@_decide.register
def _(command: pr.Act, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_playing(table)
    _check_own_seat(table, person, command.seat)
    _check_move(table, person, command.move)
    if table.game.actor != command.seat:
        raise Refusal(
            "not_now",
            Phrase("not-your-turn", "it is {name}'s turn", name=table.names()[table.game.actor]),
        )
    if table.played_by(command.seat):
        raise Refusal(
            "not_now", Phrase("bot-plays-seat", "a bot plays this seat; take it back first")
        )
    actions = _checked(table, command.seat, command.actions)
    return en.Acted(at=now, seat=command.seat, actions=actions)


def _checked(table: Table, seat: int, actions: list[wire.Action]) -> list[int]:
    """The actions by number, if all are legal and only the last one reveals a card.

    Otherwise a refusal could give away a card before anything is played. A choice with a single
    option is made automatically; it may be sent, but is left out.
    """
    trial = table.game.copy()
    marker = trial.reveal_marker
    taken: list[int] = []
    forced: list[int] = []
    for number, message in enumerate(actions, 1):
        try:
            action = wire.number_of(message)
            if forced and action == forced[0]:
                del forced[0]
                continue
            if trial.over or trial.actor != seat or trial.reveal_marker != marker:
                raise Refusal(
                    "illegal",
                    Phrase(
                        "action-waits",
                        "action {number} must wait until action {before} is done",
                        number=number,
                        before=number - 1,
                    ),
                )
            if number == len(actions):
                trial.push(action)
            else:
                trial.apply(action)
                forced = trial.forced
        except GameError as error:
            raise Refusal(
                "illegal",
                Phrase("against-rules", "the rules do not allow this: {why}", why=error.phrase),
            ) from None
        taken.append(action)
    return taken


@_decide.register
def _(command: pr.TakeBack, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_playing(table)
    _check_own_seat(table, person, command.seat)
    _check_move(table, person, command.move)
    move = table.last_move(command.seat)
    if move is None:
        raise Refusal("not_now", Phrase("nothing-to-undo", "there is nothing to undo"))
    if table.undoing is not None and not table.is_free(move):
        raise Refusal("not_now", Phrase("undo-asked", "somebody is already asking to undo"))
    return en.UndoAsked(at=now, person=person, seat=command.seat, to=move.start)


@_decide.register
def _(command: pr.Answer, table: Table, person: int, now: int, present: Present) -> en.Entry:
    if table.undoing is None or person not in table.undoing.waiting_for:
        raise Refusal("not_now", Phrase("no-answer-wanted", "nobody waits for your answer"))
    return en.UndoAnswered(at=now, person=person, yes=command.yes)


# -- people and seats ----------------------------------------------------------------------


@_decide.register
def _(command: pr.Say, table: Table, person: int, now: int, present: Present) -> en.Entry:
    if not table.settings.chat:
        raise Refusal("forbidden", Phrase("no-chat", "this table has no chat"))
    return en.Said(at=now, person=person, text=command.text)


@_decide.register
def _(command: pr.Rename, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_name(table, person, command.name)
    return en.Renamed(at=now, person=person, name=command.name)


def _check_name(table: Table, person: int | None, name: str) -> None:
    others = [who.name for who in table.people.values() if who.id != person]
    others += [seat.name for seat in table.seats if seat.person != person or person is None]
    _check_unlike(others, name)


def _check_bots_name(table: Table, number: int, name: str) -> None:
    others = [who.name for who in table.people.values()]
    others += [seat.name for i, seat in enumerate(table.seats) if i != number]
    _check_unlike(others, name)


def _check_unlike(others: list[str], name: str) -> None:
    """No two names may be equal, or differ only in case or letter form."""
    if _plain(name) in map(_plain, others):
        raise Refusal(
            "full", Phrase("name-taken", "somebody here is already called {name}", name=name)
        )


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


@_decide.register
def _(command: pr.Leave, table: Table, person: int, now: int, present: Present) -> en.Entry:
    if not table.seats_of(person):
        raise Refusal("not_now", Phrase("no-seat-here", "you have no seat here"))
    return en.Left(at=now, person=person)


@_decide.register
def _(command: pr.Sit, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_seat(table, command.seat)
    _check_lobby(table)
    if not table.seats[command.seat].open:
        raise Refusal("full", Phrase("seat-taken", "seat {seat} is taken", seat=command.seat + 1))
    return en.Sat(at=now, person=person, seat=command.seat)


@_decide.register
def _(command: pr.LetPlay, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_seat(table, command.seat)
    if table.deal == "daily":
        raise Refusal("forbidden", Phrase("daily-as-dealt", "nobody is replaced in a daily deal"))
    seat = table.seats[command.seat]
    if command.bot is None:
        _check_give_back(table, person, command.seat)
    elif not table.started:
        if seat.person not in (None, person):
            raise Refusal(
                "forbidden", Phrase("seat-taken", "seat {seat} is taken", seat=command.seat + 1)
            )
        _check_host(table, person)
    elif seat.person != person:
        _check_playing(table)
        _check_replacing(table, person, seat, command.bot, present)
    if command.name is not None:
        _check_bots_name(table, command.seat, command.name)
    return en.TakenOver(
        at=now, person=person, seat=command.seat, bot=command.bot, name=command.name
    )


def _check_replacing(table: Table, person: int, seat: Seat, bot: str, present: Present) -> None:
    """Whether a person may put a bot in a seat that is not theirs."""
    if seat.person is None:
        _check_host(table, person)
    elif not table.seats_of(person):
        raise Refusal("forbidden", Phrase("no-seat-here", "you have no seat here"))
    elif seat.person in present() and not seat.deserted:
        raise Refusal(
            "forbidden", Phrase("still-here", "{name} is here, or was a moment ago", name=seat.name)
        )
    elif bot != table.settings.stand_in:
        raise Refusal(
            "forbidden",
            Phrase(
                "other-stand-in",
                "only the bot {bot} stands in at this table",
                bot=table.settings.stand_in,
            ),
        )


def _check_give_back(table: Table, person: int, number: int) -> None:
    seat = table.seats[number]
    if seat.open or (table.started and seat.bot is None and not seat.deserted):
        raise Refusal("not_now", Phrase("no-bot-there", "no bot plays this seat"))
    if table.started:
        _check_playing(table)
        _check_own_seat(table, person, number)
    elif seat.person != person:
        _check_host(table, person)


@_decide.register
def _(command: pr.Start, table: Table, person: int, now: int, present: Present) -> en.Entry:
    _check_lobby(table)
    _check_host(table, person)
    missing = [i + 1 for i, seat in enumerate(table.seats) if seat.open]
    if missing and command.fill is None:
        raise Refusal(
            "not_now",
            Phrase("seat-open", "seat {seat} is open; wait, or let a bot play", seat=missing[0]),
        )
    return en.Started(at=now, person=person, fill=command.fill)


def join(table: Table, wish: pr.Join, key: str, now: int) -> en.Joined:
    """Take a seat."""
    _check_lobby(table)
    _check_name(table, None, wish.name)
    for seat in wish.seats or ():
        _check_seat(table, seat)
    free = [i for i, seat in enumerate(table.seats) if seat.open]
    seats = free[:1] if wish.seats is None else wish.seats
    taken = [seat for seat in seats if seat not in free]
    if taken:
        raise Refusal("full", Phrase("seat-taken", "seat {seat} is taken", seat=taken[0] + 1))
    if not seats:
        raise Refusal("full", Phrase("all-taken", "all seats are taken"))
    who = en.Participant(id=table.next_person, name=wish.name, key=key)
    return en.Joined(at=now, who=who, seats=seats)


# -- without a command ---------------------------------------------------------------------


def bot_moves(seat: int, move: int, actions: list[int], table: Table, now: int) -> en.Entry:
    """A bot's actions, if the game has not changed since the bot started."""
    _check_playing(table)
    if move != table.move or table.game.actor != seat or not table.played_by(seat):
        raise Refusal(
            "outdated",
            Phrase("changed-meanwhile", "something has changed in the meantime; take another look"),
        )
    return en.Acted(at=now, seat=seat, actions=actions, by_bot=True)


def time_is_up(table: Table, now: int) -> en.Entry:
    _check_playing(table)
    deadline = table.deadline()
    if deadline is None or now < deadline:
        raise Refusal("outdated", Phrase("time-left", "there is time left"))
    return en.TimedOut(at=now, seat=table.game.actor)
