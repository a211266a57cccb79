"""The first entry of a table: what somebody wished for, checked. Chance comes from the caller."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast

from spinney.cards.card_sets import CardSet, SetError, parse_set
from spinney.cards.catalog import deck_of
from spinney.cards.phrases import Phrase
from spinney.engine import RULES_VERSION, Game, GameError, Options, Record
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal
from spinney.tables.table import Table, bot_name
from spinney.text import words


def new_table(
    wish: pr.NewTable, offered: tuple[CardSet, ...], key: str, seed: int, now: int
) -> en.Created:
    """A table as wished for; the seed is used unless the wish names one."""
    options = _options(wish, offered)
    return en.Created(
        at=now,
        record=Record(options, seed if wish.seed is None else int(wish.seed, 16)).to_json(),
        deal="fresh" if wish.seed is None else "chosen",
        settings=wish.settings,
        chairs=_chairs(wish.seats, wish.name),
        people=[en.Participant(id=0, name=wish.name, key=key)],
        host=0,
    )


def imported_table(
    wish: pr.ImportedTable, key: str, now: int, positions: bool = False
) -> en.Created:
    """A table with a saved game, to look at it or to continue it.

    ``positions``: whether it may begin in the middle; only on the device of the person who asks.
    """
    try:
        record = Game.from_json(wish.replay, positions).record  # without notes
    except GameError as error:
        raise Refusal(
            "bad_message", Phrase("in-replay", "replay: {why}", why=error.phrase)
        ) from None
    players = record.options.players
    seats = wish.seats or [pr.SeatPlan(kind="open")] * players
    if len(seats) != players:
        raise Refusal(
            "bad_message",
            Phrase("replay-seats", "seats: the saved game has {players}", players=players),
        )
    return en.Created(
        at=now,
        record=record.to_json(),
        deal="imported",
        settings=wish.settings,
        chairs=_chairs(seats, wish.name),
        people=[en.Participant(id=0, name=wish.name, key=key)],
        host=0,
    )


def rematch(
    table: Table, person: int | None, command: pr.Rematch, seed: int, now: int
) -> en.Created:
    """The table for another game of the same people; the seed is used unless the deal stays."""
    if person is None or not table.seats_of(person):
        raise Refusal("forbidden", Phrase("no-seat-here", "you have no seat here"))
    if table.phase != "over":
        raise Refusal("not_now", Phrase("not-over", "the game is not over"))
    check_no_rematch(table)
    played = table.game.record
    options = replace(played.options, rules=RULES_VERSION)  # a new game: today's rules
    start = Record(options, seed, played.deck)
    if command.same_deal:
        start = replace(start, seed=played.seed, stacked=played.stacked)
    return en.Created(
        at=now,
        record=start.to_json(),
        deal="repeated" if command.same_deal else "fresh",
        settings=table.settings,
        # People play for themselves again, even if a bot played for them.
        chairs=[
            en.SeatSetup(person=s.person, bot=s.bot if s.person is None else None, name=s.name)
            for s in table.seats
        ],
        people=list(table.people.values()),
        host=person,
    )


def check_no_rematch(table: Table) -> None:
    if table.rematch is not None:
        raise Refusal("not_now", Phrase("rematch-there", "there is already a rematch"))


def check_set(wish: pr.OwnSet, language: str) -> pr.CheckedSet:
    """What is in a set of one's own, if a table can be made with it."""
    try:
        found = parse_set(wish.text)
        deck_of(found.game, (found,))
    except SetError as error:
        raise _in_set(error) from None
    return pr.CheckedSet(
        key=found.key,
        game=cast(Literal["forest", "dartmoor"], found.game),
        name=words(language, added=(found,)).set(found.key),
        species=len(found.species),
        cards=found.size,
    )


def _in_set(error: SetError) -> Refusal:
    return Refusal("bad_message", Phrase("in-set", "added set: {why}", why=error.problems[0]))


def _options(wish: pr.NewTable, offered: tuple[CardSet, ...]) -> Options:
    options = wish.options
    try:
        brought = tuple(map(parse_set, wish.added))
        known = tuple(each for each in offered if each.key in options.sets)
        sets = (*options.sets, *(each.key for each in brought))
        given = options.model_dump() | {"sets": sets, "added": (*known, *brought)}
        return Options(players=len(wish.seats), **given)
    except SetError as error:
        raise _in_set(error) from None
    except GameError as error:
        raise Refusal(
            "bad_message", Phrase("in-options", "options: {why}", why=error.phrase)
        ) from None


def _chairs(seats: list[pr.SeatPlan], creator: str) -> list[en.SeatSetup]:
    chairs: list[en.SeatSetup] = []
    for number, seat in enumerate(seats, 1):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise Refusal(
                "bad_message",
                Phrase(
                    "bot-named", "seat {seat}: a bot is named if and only if it plays", seat=number
                ),
            )
        given = seat.name or ""
        if seat.kind == "me":
            given = given or creator
        elif seat.bot is not None:
            given = given or bot_name(seat.bot, [chair.name for chair in chairs])
        person = 0 if seat.kind == "me" else None
        chairs.append(en.SeatSetup(person=person, bot=seat.bot, name=given))
    return chairs
