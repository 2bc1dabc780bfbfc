"""The secrets of today's hand: one for each day (UTC), all from one key.

Each is an HMAC of its day (RFC 2104), so that it says nothing about the secrets of other days. Their
commitments can therefore be shown long before, and ``calendar_digest`` binds those of a whole year at once.

Days are ISO dates: ``2026-11-27``. Everything here is a pure function.
"""

import hmac
from collections.abc import Iterable
from typing import Final

from engine.proofs import canonical, commitment, digest

_SECRET: Final = "cardroom daily 1 secret"  # noqa: S105 - not a password
_PLAYER: Final = "cardroom daily 1 player"


def day_secret(key: bytes, day: str) -> bytes:
    """Return the secret of a day, from which its deck and its puzzle follow."""
    return hmac.digest(key, canonical([_SECRET, day]), "sha256")


def fingerprint(key: bytes, day: str, member: int) -> str:
    """Return by what a member is known again on a day, even after their data was erased.

    Without the key it identifies nobody, and it differs from day to day.
    """
    return hmac.digest(key, canonical([_PLAYER, day, str(member)]), "sha256").hex()


def commitments(key: bytes, days: Iterable[str]) -> list[tuple[str, str]]:
    """Return each day with the commitment to its secret."""
    return [(day, commitment(day_secret(key, day))) for day in days]


def calendar_digest(days: Iterable[tuple[str, str]]) -> str:
    """Return the hash that binds the commitments of a year: the ``digest`` of the pairs."""
    return digest([[day, committed] for day, committed in days])
