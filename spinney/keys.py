"""Keys and codes that nobody can guess."""

from __future__ import annotations

import hashlib
import secrets

#: Without letters and digits that look alike.
CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
CODE_LENGTH = 8


def new_token() -> str:
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """The fingerprint of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def new_seed() -> int:
    return secrets.randbits(128)
