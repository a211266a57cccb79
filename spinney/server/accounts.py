"""Accounts: one's own record, carried from device to device by a phrase.

A device makes a phrase of 128 random bits and derives two keys from it: one names the account and
opens it, the other encrypts the record and never leaves the device. Here are only the first one's
fingerprint, what was encrypted, and when it was last used.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, Request

from spinney.cards.phrases import Phrase
from spinney.keys import key_of
from spinney.server.clock import now_ms
from spinney.server.guard import address_of
from spinney.server.limits import ENTRY_MS, TABLES, WORK, Budgets
from spinney.server.rooms import from_store
from spinney.server.store import Conflict, Gone, Store
from spinney.tables import protocol as pr
from spinney.tables.protocol import Refusal

#: A new account counts as so many new tables: it is kept for longer.
NEW_ACCOUNT = 6
#: Bytes kept for one millisecond of work: an address cannot keep a disk busy.
KEPT_BYTES_PER_MS = 1000


def router(store: Store, budgets: Budgets, days: int) -> APIRouter:
    """Accounts that are kept for so many days without use; 0: there are none."""
    made = APIRouter(prefix="/api/accounts", tags=["accounts"])

    @contextmanager
    def account_of(request: Request) -> Iterator[None]:
        """Somebody names an account; an address may guess only so many keys."""
        with budgets.guess(address_of(request.scope)), from_store():
            if not days:
                raise Refusal("not_found", Phrase("no-accounts", "this server keeps no accounts"))
            try:
                yield
            except Gone:
                raise Refusal(
                    "not_found", Phrase("no-account", "there is no account with these words")
                ) from None
            except Conflict:
                raise Refusal(
                    "outdated",
                    Phrase("account-changed", "another device has changed this account meanwhile"),
                ) from None

    def pay_for_new(address: str) -> None:
        if not budgets.take(TABLES, address):
            raise Refusal(
                "too_many",
                Phrase(
                    "too-many-accounts", "too many new accounts from this address; try again later"
                ),
            )
        budgets.spend(TABLES, address, NEW_ACCOUNT - 1)

    @made.get("")
    async def terms() -> pr.AccountTerms:
        """Whether there are accounts here."""
        return pr.AccountTerms(days=days)

    @made.post("/read")
    async def read(request: Request, wish: pr.AccountKey) -> pr.Account:
        """What an account keeps."""
        with account_of(request):
            version, box = await store.read_account(key_of(wish.token), now_ms())
        return pr.Account(version=version, box=box)

    @made.put("")
    async def keep(request: Request, wish: pr.AccountChange) -> pr.AccountVersion:
        """Keep this from now on, if nothing newer is kept; or open an account with it."""
        address, key = address_of(request.scope), key_of(wish.token)
        budgets.spend(WORK, address, ENTRY_MS + len(wish.box) / KEPT_BYTES_PER_MS)
        with account_of(request):
            if wish.version:
                version = wish.version + 1
                await store.replace_account(key, version, now_ms(), wish.box)
            else:
                pay_for_new(address)
                version = await store.new_account(key, now_ms(), wish.box)
        return pr.AccountVersion(version=version)

    @made.post("/delete")
    async def delete(request: Request, wish: pr.AccountKey) -> pr.AccountVersion:
        """Delete an account; nothing is left of it here."""
        with account_of(request):
            await store.delete_account(key_of(wish.token))
        return pr.AccountVersion(version=0)

    return made
