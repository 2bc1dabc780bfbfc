"""Hash chains: the hash of every row covers the hash before it, so that a changed row is noticed.

The transfers of a guild form a chain (data/ledger/ledger.py), and so do the moves of a table
(data/tables/table_chain.py). The chain of a guild's seals covers both (data/fairness/guild_chain.py).
"""

import hashlib

HASH_FUNCTION = "chain_hash"
"""The SQL name of ``chain_hash``.

data/db/sqlite.py registers it, PostgreSQL's migration creates it.
"""
TEXT_HASH = "text_hash"
"""The SQL name of ``text_hash``."""
GENESIS = "0" * 64
"""The hash before the first row of a chain."""


def chain_hash(*values: str | int | None) -> str:
    """Return the SHA-256 (hexadecimal) of a row's values in order, including the previous hash.

    Each value is written as its length in characters, a colon and its text, so that different rows never
    give the same input. NULL has a dash as its length.
    """
    texts = ["-:" if value is None else f"{len(text := str(value))}:{text}" for value in values]
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def text_hash(text: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def hashed(*values: str) -> str:
    """Return SQL that calls ``chain_hash`` on columns and other SQL expressions.

    All of them are cast to text, which hashes as numbers do: PostgreSQL's function takes one type only.
    """
    return f"{HASH_FUNCTION}({', '.join(f'CAST({value} AS TEXT)' for value in values)})"
