"""A client never receives more than it may know: checked on the messages actually sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from spinney.client import Server
from spinney.engine import Action, Card, Event, Game, GameError, Record
from spinney.server.boards import WrittenBoards
from spinney.server.settings import database_url
from spinney.server.store import Store
from spinney.tables import entries as en
from spinney.tables import protocol as pr
from spinney.tables.table import UNPAID, Change, Table
from spinney.tables.telling import News, encoded, plan_message, welcome_message
from spinney.tables.views import Audience, sheet, table_info, unseen_cards, views
from spinney.text import words
from tests.server.conftest import Serve
from tests.server.desk import DRAW, Desk, desk
from tests.server.services import ServerProcess

# -- reading cards out of frames -----------------------------------------------------------

#: Fields whose numbers name cards.
CARDS = {"card", "hand", "cards", "clearing", "slots", "draft", "matching", "payment"}
#: Fields that name no cards.
OTHERS = {
    "type", "version", "person", "seats", "seq", "phase", "code", "kind", "seat", "text", "actions",
    "move", "turn", "actor", "over", "deck", "winters", "last_winter", "may_be_last", "host",
    "cave", "face_down", "row", "cave_card", "score", "species", "symbol", "number", "half", "slot",
    "bonus", "more", "ordered",
    "cost", "gain", "reveals", "free", "paid", "origin", "extra", "giver", "copies", "caves",
    "open_caves", "challenge", "medal", "reached", "needed", "points", "points_needed", "won",
    "winners", "clock_ms", "player", "id", "message", "game", "sets", "start", "no_removal",
    "visible_score", "solo", "listed", "clock", "hints", "chat", "stand_in", "deal", "name", "bot",
    "present", "used_ms", "taken_back", "waiting_for", "rematch", "created_ms", "margin",
    "win_chance", "playouts",
}  # fmt: skip
#: Fields that contain other fields; ``draft`` is also an option.
HOLDERS = {
    "table", "options", "settings", "people", "undo", "views", "players", "hosts", "prompt",
    "plan", "placements", "missed", "log", "events", "advice", "legal", "action", "choices",
    "choice", "reasons", "cause", "spot",
}  # fmt: skip

#: One for everybody at all tables: what is written for one is never sent to who may know less.
BOARDS = WrittenBoards()


def cards_in(data: Any, key: str = "") -> Iterator[int]:
    """All cards a message names. A field nobody has thought about is an error."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from cards_in(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from cards_in(value, key)
    elif isinstance(data, bool) or data is None:
        pass
    elif key in CARDS:
        yield data
    else:
        assert key in OTHERS or key in HOLDERS, f"does '{key}' name cards?"


# -- who may know what ---------------------------------------------------------------------

EVERYONE = (
    "revealed", "laid", "paid", "taken", "discarded", "shown", "burned", "removed", "cleared",
)  # fmt: skip
OWNER = ("drawn", "dealt", "dropped", "laid_face_down")


def learned(event: Event, seats: list[int]) -> bool:
    """Whether somebody in these seats sees the card, by the rules and not by the engine's notes."""
    if event.kind in EVERYONE or (event.kind == "caved" and event.origin != "hand"):
        return True
    if event.kind in OWNER or event.kind == "caved":
        return event.player in seats
    return event.kind == "drafted" and (event.player in seats or event.giver in seats)


def cards_of(event: Event) -> set[int]:
    """Every card that an event names."""
    found = [getattr(event, "card", None), *getattr(event, "cards", ())]
    return {card.id for card in found if card is not None}


def seen_at_first(game: Game, seats: list[int]) -> set[int]:
    """The cards seen at the start: hands or draft cards, and the clearing."""
    cards: set[Card | None] = set(game.clearing)
    for seat in seats:
        cards |= {*game.players[seat].hand, *game.players[seat].draft}
    return {card.id for card in cards if card is not None}


def entitled(record: Record, log: list[en.Entry], seats: list[int]) -> dict[int, set[int]]:
    """Every card that somebody in these seats may have seen, by entry number."""
    game = record.start()
    known = seen_at_first(game, seats)
    held: list[Event] = []
    by_seq = {0: set(known)}
    for seq, entry in enumerate(log, 1):
        if isinstance(entry, en.Acted):
            own = entry.seat in seats
            for action in entry.actions:
                held += game.apply(action)
                if own or game.over or game.prompt.kind not in UNPAID:
                    known |= {card for e in held if learned(e, seats) for card in cards_of(e)}
                    held = []
                if game.turn == 0:
                    known |= seen_at_first(game, seats)
        by_seq[seq] = set(known)
    return by_seq


# -- playing and recording -----------------------------------------------------------------


@dataclass
class Wire:
    """A connection and everything received over it."""

    name: str
    seats: list[int]
    frames: list[str] = field(default_factory=list)


async def play(url: str, code: str, token: str | None, wire: Wire, seed: int) -> None:
    """Act at random whenever asked, until the game is over; keep every frame."""
    rng = random.Random(seed)
    address = url.replace("http", "ws", 1)
    async with connect(f"{address}/api/tables/{code}/socket", max_size=None) as socket:
        hello = pr.Hello(version=pr.VERSION, token=token, language="en", choices=True, since=0)
        await socket.send(hello.model_dump_json())
        over = False
        asked = -1
        hints = 0
        while not over:
            text = await asyncio.wait_for(socket.recv(), 60)
            assert isinstance(text, str)
            wire.frames.append(text)
            frame = json.loads(text)
            assert frame["type"] != "error", frame
            for view in frame.get("views") or ():
                over = over or view["over"]
                prompt = view["prompt"]
                if prompt is None or view["move"] == asked:
                    continue
                asked = view["move"]
                if not hints and rng.random() < 0.05:
                    hints += 1
                    ask = pr.AskHint(id=asked, seat=view["seat"])
                    await socket.send(ask.model_dump_json())
                about = {"type": "act", "id": asked, "seat": view["seat"], "move": asked}
                await socket.send(json.dumps(about | {"actions": [rng.choice(prompt["legal"])]}))


async def whole_game(
    server: ServerProcess, options: dict[str, Any], seating: str, seed: int
) -> tuple[list[Wire], Record, list[en.Entry]]:
    """A game with an onlooker; in the seating, a letter is a person and ``*`` a bot."""
    async with Server(server.url) as there:
        plans = [
            pr.SeatPlan(kind="me") if c == "a"
            else pr.SeatPlan(kind="bot", bot="random") if c == "*"
            else pr.SeatPlan(kind="open")
            for c in seating
        ]  # fmt: skip
        wish = pr.NewTable(name="a", options=pr.GameOptions(**options), seats=plans)
        host = await there.new_table(wish)
        tokens: dict[str, str | None] = {"a": host.token}
        for c in sorted(set(seating) - {"a", "*"}):
            seats = [i for i, s in enumerate(seating) if s == c]
            tokens[c] = (await there.join(host.code, pr.Join(name=c, seats=seats))).token
        tokens["onlooker"] = None
        wires = [Wire(name, [i for i, c in enumerate(seating) if c == name]) for name in tokens]
        async with there.sit(host.code, host.token) as table:
            with pytest.raises(pr.Refusal, match="not over"):
                await there.replay(host.code)
            playing = [
                asyncio.ensure_future(play(server.url, host.code, tokens[w.name], w, seed + i))
                for i, w in enumerate(wires)
            ]
            await table.ask(pr.Start(id=table.number()))
            await asyncio.gather(*playing)
        record = Record.from_json(await there.replay(host.code))
    store = Store(database_url(server.db))
    log = await store.read(host.code)
    await store.close()
    return wires, record, log


@pytest.mark.parametrize(
    ("options", "seating"),
    [
        ({"game": "forest", "sets": ["base", "alpine", "edge"]}, "ab"),
        ({"game": "forest", "draft": True}, "ab"),
        ({"game": "forest", "draft": True, "sets": ["base", "edge"]}, "abc"),
        ({"game": "forest", "visible_score": False}, "aab*"),
        ({"game": "dartmoor"}, "ab*c"),
        ({"game": "dartmoor", "solo": "bats"}, "a"),
    ],
)
def test_no_frame_tells_a_hidden_card(
    server: ServerProcess, options: dict[str, Any], seating: str
) -> None:
    """Checked in every frame of a whole game, for every person and an onlooker."""
    check_whole_game(server, options, seating)


def test_nor_do_two_workers_on_postgresql(database: str, serve: Serve) -> None:
    check_whole_game(serve(database, None, 2), {"game": "dartmoor"}, "ab*")


def check_whole_game(server: ServerProcess, options: dict[str, Any], seating: str) -> None:
    wires, record, log = asyncio.run(whole_game(server, options, seating, 5))
    everything = {card.id for card in record.game().cards}
    table = Table.of("", log)
    for wire in wires:
        person = None if not wire.seats else table.seats[wire.seats[0]].person
        may = entitled(record, log, wire.seats)
        seq = 0
        for text in wire.frames:
            frame = json.loads(text)
            pr.frame_adapter.validate_json(text)
            seq = max(seq, table.seq_of(person, frame.get("seq", 0)))
            told = set(cards_in(frame))
            assert told <= may[seq], f"{wire.name} learned {told - may[seq]} at {seq}: {text}"
            assert f"{record.seed:x}" not in text
            over = (frame.get("views") or [{}])[0].get("over")
            if not options.get("visible_score", True) and not over:
                assert not set(points_in(frame))
        assert len(wire.frames) > 20
        assert may[len(log)] < everything, "there was something to hide"


#: Fields that would reveal somebody's score.
POINTS = {"score", "points", "gain", "margin", "win_chance"}


def points_in(data: Any, key: str = "") -> Iterator[str]:
    """The fields of a message that reveal points."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in POINTS and value is not None:
                yield name
            yield from points_in(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from points_in(value, key)


def test_the_search_finds_a_card_that_should_not_be_there() -> None:
    """A hidden card is found anywhere in a view: hands, slots, actions, plans."""
    made = desk("01")
    actor = made.table.game.actor
    (view,) = views(made.table, Audience(actor), 0)
    card = made.table.game.players[1 - actor].hand[0]
    assert card is not None
    hidden = card.id
    mine = set(cards_in(view))
    assert hidden not in mine
    view["players"][1 - actor]["hand"][0] = hidden
    assert hidden in set(cards_in(view))
    view["players"][1 - actor]["hand"][0] = None
    assert hidden not in set(cards_in(view))
    view["plan"]["placements"].append({"half": {"card": hidden, "half": 1}, "cost": 0})
    assert hidden in set(cards_in(view))
    del view["plan"]["placements"][-1]
    view["prompt"]["text"] = [{"kind": "card", "text": "?", "card": hidden, "half": None}]
    assert hidden in set(cards_in(view))
    with pytest.raises(AssertionError, match="name cards"):
        list(cards_in({"next_card": 7}))


# -- hidden cards change nothing -----------------------------------------------------------


def everything_sent(made: Desk, person: int) -> Any:
    to = Audience(person, words(), True)
    return views(made.table, to, 0), table_info(made.table, ())


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("01", {"game": "forest", "sets": ("base", "alpine", "edge")}),
        ("012", {"game": "dartmoor"}),
        ("0", {"game": "dartmoor", "solo": "bats"}),
    ],
)
def test_other_hidden_cards_would_be_told_in_the_same_words(
    seats: str, options: dict[str, Any]
) -> None:
    """Redeal what the actor does not know: their messages stay exactly the same."""
    made = desk(seats, seed=11, **options)
    rng = random.Random(1)
    compared = 0
    while not made.table.game.over:
        game, actor = made.table.game, made.table.game.actor
        if rng.random() < 0.1:
            before = everything_sent(made, actor)
            made.table.game = game.view(actor).determinize(rng.randrange(1 << 30))
            made.table.game.core.past = game.core.past[:]  # redealt games have no past
            assert everything_sent(made, actor) == before
            made.table.game = game
            compared += 1
        made.act(actor, rng.choice(game.legal()))
    assert compared > 5


def with_two_cards_swapped(made: Desk, one: int, other: int) -> Desk:
    """The same table from the beginning, but these two cards of the deck have changed places."""
    again = Desk()
    again.write(made.log[0])
    core = again.table.game.core
    deck = core.deck[:]
    first, second = list(deck).index(one), list(deck).index(other)
    deck[first], deck[second] = other, one
    core.deck = deck
    return again


def swapped(entry: en.Entry, one: int, other: int) -> en.Entry:
    """The entry with the other card in place of this one, and this one in place of the other."""
    if not isinstance(entry, en.Acted):
        return entry
    meant = [Action.of(number) for number in entry.actions]
    cards = {one: other, other: one}
    actions = [replace(each, card=cards.get(each.card, each.card)).number for each in meant]  # type: ignore[arg-type]
    return entry.model_copy(update={"actions": actions})


def frames_of(made: Desk, change: Change, to: Audience) -> list[bytes]:
    """Everything a person could be sent after a change."""
    table = made.table
    news = News(table, change, frozenset, 0, ahead=False, boards=BOARDS).message(to)
    frames: list[Any] = [news, welcome_message(table, to, (), [], 0)]
    if table.started:
        frames.append(plan_message(table, to, 0, BOARDS))
        frames += [sheet(table, player, 1, to) for player in range(len(table.seats))]
        seats: list[int | None] = [*table.seats_of(to.person)] or [None]
        frames += [unseen_cards(table, seat, 1, to) for seat in seats]
        if table.game.actor in seats and not table.game.over:
            spare = table.game.view(table.game.actor).spare(1)
            frames.append(pr.Spare(id=1, replay=spare.to_json()))
    return [b"" if frame is None else encoded(frame) for frame in frames]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("01", {"game": "forest", "sets": ("base", "alpine", "edge")}),
        ("012", {"game": "forest", "draft": True}),
        ("012", {"game": "dartmoor"}),
    ],
)
def test_games_that_differ_in_a_hidden_card_send_the_same(
    seats: str, options: dict[str, Any]
) -> None:
    """Two cards that somebody cannot know change places: in hands, in the deck, face down.

    Every frame of the whole game so far has to stay the same for that person. What is made once
    and sent to several people must not know more than the one of them who knows least.
    """
    rng, compared, face_down = random.Random(5), 0, 0
    for seed in range(2):
        made = desk(seats, seed=seed, **options)
        drawn = made.table.game.core.top
        for _ in range(rng.randrange(40, 160)):
            if not made.table.game.over:
                made.act(made.table.game.actor, _choice(made.table.game, rng))
        in_deck = set(list(made.table.game.core.deck)[drawn:])
        winters = {card.id for card in made.table.game.cards if card.is_winter}
        hosts = (host for player in made.table.game.players for host in player.forest)
        down = {host.card.id for host in hosts if host.face_down and host.card is not None}
        for person in (*range(len(seats)), None):
            to, first = Audience(person, words(), True), Desk()
            first.write(made.log[0])
            told = [frames_of(first, first.write(entry), to) for entry in made.log[1:]]
            frames = (json.loads(frame) for frames in told for frame in frames if frame)
            named = {
                c
                for f in frames
                if f["type"] not in ("unseen", "sheet", "spare")
                for c in cards_in(f)
            }
            hidden = sorted(in_deck - named - winters)
            chosen = [card for card in hidden if card in down][:2] + rng.sample(hidden, 2)
            for one in chosen:
                other = rng.choice([card for card in hidden if card != one])
                again, first = with_two_cards_swapped(made, one, other), Desk()
                first.write(made.log[0])
                for entry, expected in zip(made.log[1:], told, strict=True):
                    first.write(entry)
                    try:
                        change = again.write(swapped(entry, one, other))
                    except GameError:
                        break  # the other card cannot be used like this one
                    if _asks(again.table.game) != _asks(first.table.game):
                        break  # a hand with the other card in it has more to choose from, or less
                    assert frames_of(again, change, to) == expected
                    compared += 1
                else:
                    face_down += one in down
    assert compared > 1000
    assert face_down > 1 or options["game"] == "dartmoor"


def _asks(game: Game) -> object:
    return game.over or (game.actor, game.prompt.kind, len(game.actions))


def _choice(game: Game, rng: random.Random) -> int:
    """A random action, now and then a card laid face down."""
    legal = game.legal()
    down = [number for number in legal if Action.of(number).kind == "face_down"]
    return rng.choice(down if down and rng.random() < 0.15 else legal)


@pytest.mark.parametrize("game", ["forest", "dartmoor"])
def test_games_that_differ_in_hidden_steps_send_the_same(game: str) -> None:
    """Person 0 chooses a card, takes it back, chooses again, and pays in several steps.

    To the others, every frame is as if the card had been laid at once: no number has a gap.
    """
    rng, hidden, compared = random.Random(4), 0, 0
    others = [Audience(person, words(), True) for person in (1, 2, None)]
    at_once, stepwise = desk("012", game), desk("012", game)

    def check_nothing_told(change: Change) -> None:
        assert [frames_of(stepwise, change, to) for to in others] == [
            [b"", *frames[1:]] for frames in before
        ]

    while not at_once.table.game.over:
        actor = at_once.table.game.actor
        trial, actions = at_once.table.game.copy(), list[int]()
        while not actions or (not trial.over and trial.asks in UNPAID):
            actions.append(rng.choice(trial.legal()))
            trial.push(actions[-1])
        before = [frames_of(stepwise, Change(stepwise.table.seq), to) for to in others]
        if actor == 0 and len(actions) > 1:
            for _ in range(rng.randrange(3)):
                check_nothing_told(stepwise.act(0, actions[0]))
                check_nothing_told(stepwise.undo(0))
                hidden += 2
        expected = at_once.act(actor, *actions)
        done = at_once.table.game.actions
        while len(stepwise.table.game.actions) < len(done):
            new = done[len(stepwise.table.game.actions) :]
            change = stepwise.act(actor, *(new[:1] if actor == 0 else new))
            if stepwise.table.game.actions != done and actor == 0:
                check_nothing_told(change)
                hidden += 1
        for to in others:
            assert frames_of(stepwise, change, to) == frames_of(at_once, expected, to)
            compared += 1
    assert len(stepwise.log) > len(at_once.log) + 20
    assert hidden > 20
    assert compared > 200


def test_onlookers_cannot_count_what_is_said_without_them() -> None:
    quiet, lively = desk("01"), desk("01")
    lively.do(0, pr.Say(id=1, text="psst"))
    for made in (quiet, lively):
        change = made.act(made.table.game.actor, DRAW)
        frames = frames_of(made, change, Audience(None))
        if made is quiet:
            expected = frames
    assert frames == expected


def test_at_one_screen_the_log_tells_what_everybody_there_may_know() -> None:
    """People with several seats pass the device around, so drawn cards are not shown in the log."""
    told = {}
    for seats in ("00", "01"):
        made = desk(seats)
        actor = made.table.game.actor
        line = made.line(made.act(actor, DRAW), made.table.seats[actor].person)
        assert line is not None
        drawn = [event.model_dump() for event in line.events if event.kind == "drawn"]
        told[seats] = [event["card"] is not None for event in drawn]
    assert set(told["01"]) == {True}
    assert set(told["00"]) == {False}
