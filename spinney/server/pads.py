"""Score pads: the forests of a game on a real table, entered on several phones.

A change is decided on the pad as the store has it, and replaces just that; if somebody else was
faster, it is decided again. Whoever looks at a pad is then told the whole of it: there is nothing
to miss and nothing to keep. What the forests score, the clients know.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from pydantic import BaseModel, ConfigDict

from spinney.cards.vocabulary import DARTMOOR, SETS
from spinney.engine.notation import MAX_PLAYERS
from spinney.server import metrics
from spinney.server import protocol as pr
from spinney.server.bus import NoBus, RedisBus
from spinney.server.protocol import Refusal
from spinney.server.rooms import encoded, from_store, key_of, new_code, new_token, now_ms
from spinney.server.store import Conflict, Gone, Store, Unavailable

#: The most that one forest takes in a pad, in bytes.
MAX_FOREST = 16_384
#: While workers cannot hear each other they look into the store so often,
POLL_SECONDS = 1.0
#: and otherwise so often, for whoever has changed a pad may have been unable to tell.
LOOK_SECONDS = 10.0


class StoredPad(BaseModel):
    """A pad as it is stored: what everybody sees, and the fingerprints of its tokens."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    pad: pr.Pad
    key: str
    #: By player.
    keys: dict[int, str] = {}
    #: The number of the next player; none is given twice.
    next: int = 0

    def then(self, changes: dict[str, Any], **others: Any) -> StoredPad:
        """After one more change: of what everybody sees, and of the rest."""
        pad = self.pad.model_copy(update=changes | {"seq": self.pad.seq + 1})
        return self.model_copy(update=others | {"pad": pad})


class Outdated(Refusal):
    """Somebody else was faster; the client is told what it has to look at."""

    def __init__(self, pad: pr.Pad) -> None:
        super().__init__("outdated", "this was changed meanwhile")
        self.pad = pad

    def problem(self, number: int | None = None) -> pr.Problem:
        return pr.PadOutdated(id=number, message=self.message, pad=self.pad)


# -- what may become of a pad --------------------------------------------------------------


def start(code: str, wish: pr.NewPad, key: str) -> StoredPad:
    pad = pr.Pad(
        code=code,
        game=wish.game,
        title=wish.title,
        sets=_sets(wish.game, wish.sets),
        rivals=pr.PadRivals(),
        solo=False,
        closed=False,
        seq=1,
        version=1,
        players=[],
    )
    return StoredPad(pad=pad, key=key)


def add_player(wish: pr.NewPadPlayer, key: str, stored: StoredPad) -> StoredPad:
    pad, number = stored.pad, stored.next
    _check_open(pad)
    if len(pad.players) >= MAX_PLAYERS:
        raise Refusal("full", f"a pad has at most {MAX_PLAYERS} players")
    new = pr.PadPlayer(player=number, name=wish.name, version=pad.seq + 1, forest=pr.PadForest())
    return stored.then(
        {"players": [*pad.players, new]}, keys=stored.keys | {number: key}, next=number + 1
    )


def enter(number: int, wish: pr.PadEntry, stored: StoredPad) -> StoredPad:
    """A player's name and forest anew."""
    pad, player = stored.pad, _player(stored, number, wish.token)
    if (player.name, player.forest) == (wish.name, wish.forest):
        return stored  # as when an answer got lost and the phone tries again
    _check_open(pad)
    if player.version != wish.version:
        raise Outdated(pad)
    if len(wish.forest.model_dump_json()) > MAX_FOREST:
        raise Refusal("too_large", f"a forest of more than {MAX_FOREST} bytes")
    new = player.model_copy(
        update={"name": wish.name, "forest": wish.forest, "version": pad.seq + 1}
    )
    return stored.then({"players": [new if p is player else p for p in pad.players]})


def remove_player(number: int, wish: pr.PadKey, stored: StoredPad) -> StoredPad:
    pad, player = stored.pad, _player(stored, number, wish.token)
    _check_open(pad)
    keys = {n: key for n, key in stored.keys.items() if n != number}
    return stored.then({"players": [p for p in pad.players if p is not player]}, keys=keys)


def change_terms(wish: pr.PadChange, stored: StoredPad) -> StoredPad:
    """The pad's terms anew; also whether it is closed."""
    pad = stored.pad
    _check_token(wish.token, stored.key)
    terms = {name: getattr(wish, name) for name in pr.PadTerms.model_fields}
    terms["sets"] = _sets(pad.game, wish.sets)
    if wish.solo and pad.game != DARTMOOR:
        raise Refusal("bad_message", "solo: only Dartmoor has a solo mode")
    if terms == {name: getattr(pad, name) for name in terms}:
        return stored
    if pad.version != wish.version:
        raise Outdated(pad)
    return stored.then(terms | {"version": pad.seq + 1})


def _sets(game: str, sets: list[str]) -> list[str]:
    """In the order of the game, each once."""
    for name in sets:
        if name not in SETS[game]:
            raise Refusal("bad_message", f"sets: the game has {', '.join(SETS[game])}")
    return [name for name in SETS[game] if name in sets]


def _player(stored: StoredPad, number: int, token: str) -> pr.PadPlayer:
    """The player, for somebody who may change it."""
    for player in stored.pad.players:
        if player.player == number:
            _check_token(token, stored.keys[number], stored.key)
            return player
    raise Refusal("not_found", f"there is no player {number}")


def _check_token(token: str, *keys: str) -> None:
    if not any(hmac.compare_digest(key_of(token), key) for key in keys):
        raise Refusal("forbidden", "this key may not change this")


def _check_open(pad: pr.Pad) -> None:
    if pad.closed:
        raise Refusal("not_now", "this pad is closed")


# -- keeping them --------------------------------------------------------------------------


class Watcher(Protocol):
    """Somebody who looks at a pad."""

    def send(self, frame: bytes) -> None: ...


@dataclass
class Watch:
    """Those of this worker who look at a pad, and what they know of it."""

    seq: int = 0
    frame: bytes = b""
    watchers: set[Watcher] = field(default_factory=set)


class Pads:
    """All pads: none is held here, only who looks at which."""

    def __init__(
        self,
        store: Store,
        bus: NoBus | RedisBus,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.bus = bus
        self.spawn = spawn
        self._watches: dict[str, Watch] = {}
        bus.listen(self._hear, self._look)

    def open(self) -> None:
        self.spawn(self._look_forever())

    # -- changing them ---------------------------------------------------------------------

    async def create(self, wish: pr.NewPad) -> tuple[str, str]:
        """A new pad: its code and its token."""
        token = new_token()
        while True:
            code = new_code()
            state = start(code, wish, key_of(token)).model_dump_json()
            with suppress(Conflict), from_store():
                await self.store.new_pad(code, now_ms(), state)
                return code, token

    async def add_player(self, code: str, wish: pr.NewPadPlayer) -> pr.PadPlace:
        token = new_token()
        stored = await self._change(code, partial(add_player, wish, key_of(token)))
        return pr.PadPlace(player=stored.next - 1, token=token)

    async def enter(self, code: str, number: int, wish: pr.PadEntry) -> pr.Pad:
        return (await self._change(code, partial(enter, number, wish))).pad

    async def remove_player(self, code: str, number: int, wish: pr.PadKey) -> pr.Pad:
        return (await self._change(code, partial(remove_player, number, wish))).pad

    async def change_terms(self, code: str, wish: pr.PadChange) -> pr.Pad:
        return (await self._change(code, partial(change_terms, wish))).pad

    async def _change(self, code: str, decide: Callable[[StoredPad], StoredPad]) -> StoredPad:
        while True:
            before = await self._read(code)
            after = decide(before)
            if after is before:
                return before
            pad = after.pad
            try:
                with from_store():
                    state = after.model_dump_json()
                    await self.store.replace_pad(pad.code, pad.seq, now_ms(), state)
            except Conflict:
                metrics.CONFLICTS.inc()
                continue
            self._tell(pad)
            await self.bus.tell(json.dumps(["pad", pad.code, pad.seq]))
            return after

    async def get(self, code: str) -> pr.Pad:
        return (await self._read(code)).pad

    async def _read(self, code: str) -> StoredPad:
        try:
            with from_store():
                return StoredPad.model_validate_json(await self.store.read_pad(code.upper()))
        except Gone:
            raise Refusal("not_found", f"there is no pad {code[:12]}") from None

    # -- looking at them -------------------------------------------------------------------

    @asynccontextmanager
    async def watched(self, code: str, watcher: Watcher) -> AsyncIterator[None]:
        """The watcher is told how the pad is, and meanwhile of every change."""
        pad = await self.get(code)
        watch = self._watches.setdefault(pad.code, Watch())
        self._tell(pad)
        watch.watchers.add(watcher)
        watcher.send(watch.frame)
        try:
            yield
        finally:
            watch.watchers.discard(watcher)
            if not watch.watchers:
                self._watches.pop(pad.code, None)

    def _tell(self, pad: pr.Pad) -> None:
        """Those who look at a pad learn how it is, unless they know already."""
        watch = self._watches.get(pad.code)
        if watch is None or watch.seq >= pad.seq:
            return
        watch.seq = pad.seq
        watch.frame = encoded(pr.PadUpdate.model_construct(pad=pad))
        for watcher in watch.watchers:
            watcher.send(watch.frame)

    def _hear(self, message: str) -> None:
        """Another worker has changed something."""
        kind, code, seq, *_ = json.loads(message)
        if kind != "pad":
            return
        watch = self._watches.get(code)
        if watch is not None and watch.seq < seq:
            self.spawn(self._refresh(code))

    async def _refresh(self, code: str) -> None:
        with suppress(Refusal):  # then another time
            self._tell(await self.get(code))

    async def _look(self) -> None:
        """Read what was changed while nothing was heard of it."""
        if not self._watches:
            return
        with suppress(Unavailable):
            for code, seq in (await self.store.pad_heads(list(self._watches))).items():
                watch = self._watches.get(code)
                if watch is not None and watch.seq < seq:
                    await self._refresh(code)

    async def _look_forever(self) -> None:
        looked = time.monotonic()
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if not self.bus.connected or time.monotonic() - looked > LOOK_SECONDS:
                await self._look()
                looked = time.monotonic()
