"""Score pads: the forests of a game on a real table, entered on several phones.

A pad is a log of operations, which :mod:`spinney.server.padlog` turns into forests. A change is
decided on the stored pad and replaces exactly that version; if another change came first, it is
decided again. Operations are merged, so neither loses anything. Watchers then get the whole pad,
so they cannot miss anything. The clients do the scoring.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, Protocol

from pydantic import BaseModel, ConfigDict, ValidationError

from spinney.cards.catalog import SETS
from spinney.cards.phrases import Phrase, quoted
from spinney.cards.vocabulary import DARTMOOR
from spinney.engine.notation import MAX_PLAYERS
from spinney.keys import key_of, new_code, new_token
from spinney.server import metrics, padlog
from spinney.server.bus import Bus
from spinney.server.clock import now_ms
from spinney.server.limits import BYTES_PER_MS, FRAME_MS, OP_MS, WORK, Budgets
from spinney.server.rooms import from_store
from spinney.server.store import Conflict, Gone, Store, Unavailable
from spinney.server.tasks import Tasks
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal
from spinney.tables.telling import encoded
from spinney.text import Words

#: How often to check the store while workers cannot reach each other,
POLL_SECONDS = 1.0
#: and otherwise, since a worker that changed a pad may have failed to announce it.
LOOK_SECONDS = 10.0


class StoredPad(BaseModel):
    """A pad as stored: its entries, and the fingerprints of its tokens."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    code: str
    game: Literal["forest", "dartmoor"]
    title: str | None = None
    sets: list[str]
    solo: bool = False
    closed: bool = False
    seq: int = 1
    version: int = 1
    ops: pr.PadOps = []
    key: str
    #: Fingerprints by player.
    keys: dict[int, str] = {}
    #: The number of the next player; never reused.
    next: int = 0

    def with_changes(self, **changes: Any) -> StoredPad:
        """The pad after one more change."""
        return self.model_copy(update=changes | {"seq": self.seq + 1})

    @property
    def pad(self) -> pr.Pad:
        """The public view of the pad."""
        made = padlog.fold(self.ops)
        terms = {name: getattr(self, name) for name in ("code", "game", "seq", "version", "ops")}
        terms |= {name: getattr(self, name) for name in pr.PadTerms.model_fields}
        return pr.Pad.model_construct(**terms, players=made.players, rivals=made.rivals)


class Outdated(Refusal):
    """Another change came first; the client gets the current pad."""

    def __init__(self, pad: pr.Pad) -> None:
        super().__init__(
            "outdated",
            Phrase("changed-meanwhile", "something has changed in the meantime; take another look"),
        )
        self.pad = pad

    def problem(self, number: int | None, words: Words) -> pr.Problem:
        return pr.PadOutdated(id=number, message=self.message_in(words), pad=self.pad)


# -- changes to a pad ----------------------------------------------------------------------


def start(code: str, wish: pr.NewPad, key: str) -> StoredPad:
    ops = padlog.merged([], wish.ops)
    stored = StoredPad(
        code=code,
        game=wish.game,
        title=wish.title,
        sets=_sets(wish.game, wish.sets),
        ops=ops,
        key=key,
        next=max(_numbers(ops), default=-1) + 1,
    )
    _check_room(stored)
    return stored


def add_player(wish: pr.NewPadPlayer, key: str, stored: StoredPad) -> StoredPad:
    number = stored.next
    _check_open(stored)
    clock = max((padlog.order(op)[0] for op in stored.ops), default=0) + 1
    name = pr.PadName(id=f"{clock}-pad", player=number, name=wish.name)
    after = stored.with_changes(
        ops=[*stored.ops, name], keys=stored.keys | {number: key}, next=number + 1
    )
    _check_room(after)
    return after


def enter(wish: pr.PadEntry, stored: StoredPad) -> StoredPad:
    """Add operations; known ones change nothing.

    A name operation for an unknown player creates that player, owned by the sender's token.
    """
    known = _numbers(stored.ops) | set(stored.keys)
    new = {op.player for op in wish.ops if isinstance(op, pr.PadName)} - known
    for number in {None if isinstance(op, pr.PadRival) else op.player for op in wish.ops} - new:
        _check_player(stored, number, wish.token)
    ops = padlog.merged(stored.ops, wish.ops)
    if len(ops) == len(stored.ops):
        return stored  # as when an answer got lost and the phone retries
    _check_open(stored)
    after = stored.with_changes(
        ops=ops,
        keys=stored.keys | dict.fromkeys(new, key_of(wish.token)),
        next=max(stored.next, max(new, default=-1) + 1),
    )
    _check_room(after)
    return after


def change_terms(wish: pr.PadChange, stored: StoredPad) -> StoredPad:
    """Change the pad's terms, including whether it is closed."""
    _check_token(wish.token, stored.key)
    terms = {name: getattr(wish, name) for name in pr.PadTerms.model_fields}
    terms["sets"] = _sets(stored.game, wish.sets)
    if wish.solo and stored.game != DARTMOOR:
        raise Refusal("bad_message", Phrase("solo-game", "the solo mode is only for Dartmoor"))
    if terms == {name: getattr(stored, name) for name in terms}:
        return stored
    if stored.version != wish.version:
        raise Outdated(stored.pad)
    return stored.with_changes(**terms, version=stored.seq + 1)


def _sets(game: str, sets: list[str]) -> list[str]:
    """The sets in the game's order, each once."""
    for name in sets:
        if name not in SETS[game]:
            raise Refusal(
                "bad_message",
                Phrase(
                    "no-set-in-game",
                    "unknown set {set} in the {game} game; choose from {sets}",
                    set=quoted(name),
                    game=game,
                    sets=", ".join(SETS[game]),
                ),
            )
    return [name for name in SETS[game] if name in sets]


def owner(stored: StoredPad, here: list[int], token: str) -> int | None:
    """The player whose phone has this token; the pad's creator is the first without a phone."""
    key = key_of(token)
    mine = [number for number, own in stored.keys.items() if hmac.compare_digest(own, key)]
    return next(iter(mine or [n for n in here if n not in stored.keys]), None)


def _numbers(ops: list[pr.PadOp]) -> set[int]:
    return {op.player for op in ops if not isinstance(op, pr.PadRival)}


def _check_player(stored: StoredPad, number: int | None, token: str) -> None:
    """Check that a token may change a player; for None, any token of the pad may."""
    if number is None:
        _check_token(token, stored.key, *stored.keys.values())
        return
    own = stored.keys.get(number)
    if own is None and number not in _numbers(stored.ops):
        raise Refusal(
            "not_found",
            Phrase("pad-no-player", "there is no player {player} on this pad", player=number),
        )
    _check_token(token, stored.key, *([own] if own else []))


def _check_token(token: str, *keys: str) -> None:
    if not any(hmac.compare_digest(key_of(token), key) for key in keys):
        raise Refusal("forbidden", Phrase("pad-wrong-key", "this key may not change this"))


def _check_open(stored: StoredPad) -> None:
    if stored.closed:
        raise Refusal("not_now", Phrase("pad-closed", "this pad is closed"))


def _check_room(stored: StoredPad) -> None:
    """No more players than fit at a table, and no more operations than anyone needs."""
    if len(stored.ops) > pr.MAX_PAD_OPS:
        raise Refusal(
            "too_large",
            Phrase("pad-too-large", "a pad of more than {most} operations", most=pr.MAX_PAD_OPS),
        )
    if any(padlog.order(op)[0] > pr.MAX_PAD_OPS for op in stored.ops):
        raise Refusal("bad_message", Phrase("pad-clock", "a clock that no pad can have reached"))
    if stored.next > pr.MAX_PAD_PLAYER:
        raise Refusal(
            "bad_message", Phrase("pad-player-number", "a number that no player can have")
        )
    if len(padlog.fold(stored.ops).players) > MAX_PLAYERS:
        raise Refusal(
            "full", Phrase("pad-full", "a pad has at most {most} players", most=MAX_PLAYERS)
        )


# -- keeping pads --------------------------------------------------------------------------


class Watcher(Protocol):
    """A client that watches a pad."""

    address: str

    def send(self, frame: bytes) -> None: ...


@dataclass
class Watch:
    """This worker's watchers of a pad, and what they have been sent."""

    seq: int = 0
    frame: bytes = b""
    watchers: set[Watcher] = field(default_factory=set)
    #: The pad and its players when a phone last reported where it is entering.
    known: tuple[StoredPad, list[int]] | None = None


class Pads:
    """All pads; keeps no pads in memory, only who watches which."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        budgets: Budgets,
        tasks: Tasks,
    ) -> None:
        self.store = store
        self.bus = bus
        self.budgets = budgets
        self.tasks = tasks
        self._watches: dict[str, Watch] = {}
        bus.listen(self._hear, self._poll)

    def open(self) -> None:
        self.tasks.supervise("pads", self._poll_forever)

    # -- changing --------------------------------------------------------------------------

    async def create(self, wish: pr.NewPad) -> tuple[str, str]:
        """Create a pad; returns its code and its token."""
        token = new_token()
        while True:
            code = new_code()
            state = start(code, wish, key_of(token)).model_dump_json()
            with suppress(Conflict), from_store():
                await self.store.new_pad(code, now_ms(), state)
                return code, token

    async def add_player(self, code: str, wish: pr.NewPadPlayer, address: str) -> pr.PadPlace:
        token = new_token()
        stored = await self._change(code, partial(add_player, wish, key_of(token)), address)
        return pr.PadPlace(player=stored.next - 1, token=token)

    async def enter(self, code: str, wish: pr.PadEntry, address: str) -> pr.Pad:
        return (await self._change(code, partial(enter, wish), address)).pad

    async def change_terms(self, code: str, wish: pr.PadChange, address: str) -> pr.Pad:
        return (await self._change(code, partial(change_terms, wish), address)).pad

    async def _change(
        self, code: str, decide: Callable[[StoredPad], StoredPad], address: str
    ) -> StoredPad:
        while True:
            before = await self.find(code, address)
            after = decide(before)
            if after is before:
                return before
            try:
                with from_store():
                    state = after.model_dump_json()
                    await self.store.replace_pad(after.code, after.seq, now_ms(), state)
            except Conflict:
                metrics.CONFLICTS.inc()
                continue
            self._tell(after.pad)
            # Everyone who watches gets the whole pad.
            watch = self._watches.get(after.code)
            sent = len(state) * (1 + (len(watch.watchers) if watch else 0))
            self.budgets.spend(WORK, address, sent / BYTES_PER_MS)
            self.bus.tell(json.dumps(["pad", after.code, after.seq]))
            return after

    async def get(self, code: str) -> pr.Pad:
        return (await self._read(code)).pad

    async def find(self, code: str, address: str) -> StoredPad:
        """The pad somebody names; an address may guess only so many codes."""
        with self.budgets.guess(address):
            stored = await self._read(code)
        self.budgets.spend(WORK, address, OP_MS * len(stored.ops))
        return stored

    async def _read(self, code: str) -> StoredPad:
        try:
            with from_store():
                return StoredPad.model_validate_json(await self.store.read_pad(code.upper()))
        except Gone:
            raise Refusal(
                "not_found", Phrase("no-such-pad", "there is no pad {code}", code=code[:12])
            ) from None
        except ValidationError:
            raise Refusal(
                "old_rules",
                Phrase(
                    "newer-pad",
                    "a newer version of the server has written to this pad; "
                    "this one cannot read it",
                ),
            ) from None

    # -- watching --------------------------------------------------------------------------

    @asynccontextmanager
    async def watched(self, code: str, watcher: Watcher) -> AsyncIterator[None]:
        """Send the watcher the pad now, and again after every change until the end."""
        pad = (await self.find(code, watcher.address)).pad
        watch = self._watches.setdefault(pad.code, Watch())
        self._tell(pad)
        watch.watchers.add(watcher)
        self.budgets.spend(WORK, watcher.address, len(watch.frame) / BYTES_PER_MS)
        watcher.send(watch.frame)
        try:
            yield
        finally:
            watch.watchers.discard(watcher)
            if not watch.watchers:
                self._watches.pop(pad.code, None)

    async def report_entering(self, code: str, entering: pr.PadEntering, address: str) -> bool:
        """Tell everyone where a phone is entering; False if it may not enter there."""
        try:
            stored, here = await self._known(code)
            _check_player(stored, entering.player, entering.token)
        except Refusal:
            return False
        somebody = pr.PadSomebody(
            device=entering.device,
            by=owner(stored, here, entering.token),
            player=entering.player,
            at=entering.at,
        )
        watch = self._watches.get(stored.code, Watch())
        self.budgets.spend(WORK, address, FRAME_MS * len(watch.watchers))
        self._pass_on(stored.code, somebody)
        return True

    async def _known(self, code: str) -> tuple[StoredPad, list[int]]:
        """A pad and its players; read again only if the watchers have seen a newer version."""
        watch = self._watches.get(code.upper(), Watch())
        if watch.known is None or watch.known[0].seq < watch.seq:
            stored = await self._read(code)
            watch.known = stored, [player.player for player in padlog.fold(stored.ops).players]
        return watch.known

    def report_gone(self, code: str, device: str) -> None:
        """A phone has disconnected."""
        gone = pr.PadSomebody(device=device, by=None, player=None, at=None)
        self._pass_on(code.upper(), gone)

    def _pass_on(self, code: str, somebody: pr.PadSomebody) -> None:
        """Send it once to all watchers of a pad; if it gets lost, the next one makes up for it."""
        frame = encoded(somebody)
        if self.bus.shared and self.bus.connected:
            self.bus.tell(json.dumps(["entering", code, frame.decode()]))
        else:
            self._say(code, frame)

    def _say(self, code: str, frame: bytes) -> None:
        watch = self._watches.get(code)
        for watcher in watch.watchers if watch else ():
            watcher.send(frame)

    def _tell(self, pad: pr.Pad) -> None:
        """Send a pad to its watchers, unless they already have it."""
        watch = self._watches.get(pad.code)
        if watch is None or watch.seq >= pad.seq:
            return
        watch.seq = pad.seq
        watch.frame = encoded(pr.PadUpdate.model_construct(pad=pad))
        self._say(pad.code, watch.frame)

    def _hear(self, news: list[Any]) -> None:
        """Another worker has changed a pad, or a phone is entering there."""
        kind, code, about, *_ = news
        watch = self._watches.get(code)
        if watch is None:
            return
        if kind == "entering":
            self._say(code, about.encode())
        elif kind == "pad" and watch.seq < about:
            self.tasks.spawn(self._refresh(code))

    async def _refresh(self, code: str) -> None:
        with suppress(Refusal):  # tries again later
            self._tell(await self.get(code))

    async def _poll(self) -> None:
        """Read the changes that were not announced."""
        if not self._watches:
            return
        with suppress(Unavailable):
            for code, seq in (await self.store.pad_heads(list(self._watches))).items():
                watch = self._watches.get(code)
                if watch is not None and watch.seq < seq:
                    await self._refresh(code)

    async def _poll_forever(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if not self.bus.connected or time.monotonic() - looked > LOOK_SECONDS:
                await self._poll()
                looked = time.monotonic()
