"""What chains are made of: every row's hash covers the one before it, so that no row can be changed unseen.

The transfers of a server are a chain (data/ledger/ledger.py), what was played at a table is one
(data/tables/table_chain.py), and
so are the seals of a server, which vouch for both (data/fairness/guild_chain.py).
"""

import hashlib

HASH_FUNCTION = "chain_hash"
"""The name under which the databases know ``chain_hash``: data/db/sqlite.py registers it, PostgreSQL's
migration makes it.
"""
TEXT_HASH = "text_hash"
"""The same of ``text_hash``."""
GENESIS = "0" * 64
"""What stands before the first row of a chain."""


def chain_hash(*values: str | int | None) -> str:
    """Return the SHA-256, in hexadecimal, of a row's values in their order, the hash before it included.

    Each value is its length in characters, a colon and its text, so that no two rows read alike; SQL's null
    has a dash for its length.
    """
    texts = ["-:" if value is None else f"{len(text := str(value))}:{text}" for value in values]
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def text_hash(said: str) -> str:
    """Return the SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(said.encode()).hexdigest()


def hashed(*values: str) -> str:
    """Return the SQL of ``chain_hash``, of columns and other expressions of SQL.

    All of them are given as text, which hashes as the numbers do: PostgreSQL's functions take one type.
    """
    return f"{HASH_FUNCTION}({', '.join(f'CAST({value} AS TEXT)' for value in values)})"
