"""The chain of transfers: every row's hash covers the row before it, so that no row can be changed unseen."""

import hashlib

__all__ = ["GENESIS", "HASH_FUNCTION", "chain_hash"]

HASH_FUNCTION = "chain_hash"
"""The name under which the databases know ``chain_hash``; data/sqlite.py registers it."""
GENESIS = "0" * 64
"""What stands before the first transfer of a server."""


def chain_hash(*values: str | int | None) -> str:
    """Return the SHA-256, in hexadecimal, of a row's values in their order, the hash before it included.

    Each value is its length in characters, a colon and its text, so that no two rows read alike; SQL's null
    has a dash for its length.
    """
    digest = hashlib.sha256()
    for value in values:
        text = "" if value is None else str(value)
        digest.update(f"{'-' if value is None else len(text)}:{text}".encode())
    return digest.hexdigest()
