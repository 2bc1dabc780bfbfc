"""The stored proofs of deals (engine/proofs.py), and the hash chain of a guild's deals.

A proof has a secret, the players' contributions and the root of the hash tree. A secret is drawn and stored
when the deal before it ends, the first one when the lobby opens; only its commitment is shown. Nothing here
is logged, and no view of a seat contains any of it.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from data.db.hash_chain import GENESIS, TEXT_HASH
from data.db.locks import lock_guild
from engine.proofs import Share, canonical, commitment, entry_around


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredProof:
    """The proof of a deal (from 1). Until it is dealt, ``shares`` and ``root`` are None."""

    deal: int
    commitment: str
    secret: bytes = field(repr=False)
    shares: tuple[Share, ...] | None = None
    root: str | None = None


def promise(deal: int, secret: bytes) -> StoredProof:
    """Return the proof of a deal that is not dealt yet: its secret, and the commitment to it."""
    return StoredProof(deal=deal, commitment=commitment(secret), secret=secret)


def dump_shares(shares: Sequence[Share]) -> str:
    """Return shares as JSON."""
    return canonical([[share.seat, share.interaction, share.word] for share in shares]).decode()


def proof_of(row: Sequence[Any], *, where: str) -> StoredProof:
    """Return the proof of a row: deal, commitment, secret, shares, root. Raises BadRecord."""
    deal, committed, secret, text, root = row
    try:
        shares = None if text is None else tuple(Share(*share) for share in json.loads(text))
        return StoredProof(
            deal=deal, commitment=committed, secret=bytes.fromhex(secret), shares=shares, root=root
        )
    except (ValueError, TypeError):
        raise BadRecord("proof", where) from None


_COLUMNS: Final = "deal, commitment, secret, shares, root"


def store_promise(table_id: str, proof: StoredProof) -> list[Statement]:
    """Store the commitment to a deal. Conflict if there is one."""
    return [
        (
            "INSERT INTO proofs (table_id, deal, commitment, secret) VALUES (?, ?, ?, ?)",
            (table_id, proof.deal, proof.commitment, proof.secret.hex()),
        )
    ]


def store_proof(table_id: str, proof: StoredProof) -> list[Statement]:
    """Store what a deal was dealt from."""
    return [
        (
            "UPDATE proofs SET shares = ?, root = ? WHERE table_id = ? AND deal = ?",
            (dump_shares(proof.shares or ()), proof.root, table_id, proof.deal),
        )
    ]


def newest_proofs(table_id: str) -> Statement:
    """Return the query for a table's last two proofs, newest first.

    They belong to the current deal and to the next one.
    """
    return (f"SELECT {_COLUMNS} FROM proofs WHERE table_id = ? ORDER BY deal DESC LIMIT 2", (table_id,))


async def load_proofs(db: Database, table_id: str) -> list[StoredProof]:
    """Return the proofs of a table in the order of its deals. Raises BadRecord."""
    rows = await db.read(f"SELECT {_COLUMNS} FROM proofs WHERE table_id = ? ORDER BY deal", (table_id,))
    return [proof_of(row, where=f"table {table_id}") for row in rows]


# --- the chain of a guild


class ChainHead(NamedTuple):
    """The last entry of a guild."""

    seq: int
    hash: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A deal's entry in the chain of its guild: the hash before it, and its own."""

    seq: int
    deal: int
    previous: str
    hash: str


def entry_of(
    table_id: str, proof: StoredProof, *, game: str, options: str, size: int = 0, result: str = ""
) -> tuple[str, str]:
    """Return the texts that an entry covers before and after the previous entry's hash.

    ``options`` and ``result`` are digests (engine/proofs.py); ``size`` is the number of cards of the deal.
    """
    return entry_around(
        table=table_id,
        deal=proof.deal,
        game=game,
        options=options,
        commitment=proof.commitment,
        shares=proof.shares or (),
        size=size,
        root=proof.root or "",
        result=result,
    )


def append_entry(guild_id: int, table_id: str, deal: int, around: tuple[str, str]) -> list[Statement]:
    """Append an entry to the chain of a guild. Conflict if the deal has one.

    ``around`` is the result of ``entry_of``.
    """
    return [
        lock_guild(guild_id),
        (
            (
                "INSERT INTO entries (guild_id, seq, table_id, deal, previous, hash) "
                "SELECT v.guild_id, v.seq, v.table_id, v.deal, v.previous, "
                f"{TEXT_HASH}(v.head || v.previous || v.tail) "
                "FROM (SELECT x.guild_id, x.table_id, x.deal, x.head, x.tail, coalesce(l.seq, 0) + 1 AS seq, "
                f"coalesce(l.hash, '{GENESIS}') AS previous FROM (SELECT CAST(? AS BIGINT) AS guild_id, "
                "CAST(? AS TEXT) AS table_id, CAST(? AS INTEGER) AS deal, CAST(? AS TEXT) AS head, "
                "CAST(? AS TEXT) AS tail) AS x LEFT JOIN entries l ON l.guild_id = x.guild_id AND l.seq = "
                "(SELECT max(n.seq) FROM entries n WHERE n.guild_id = x.guild_id)) AS v"
            ),
            (guild_id, table_id, deal, *around),
        ),
    ]


async def chain_head(db: Database, guild_id: int) -> ChainHead | None:
    """Return the last entry of a guild; None: there is none yet."""
    rows = await db.read(
        "SELECT seq, hash FROM entries WHERE guild_id = ? ORDER BY seq DESC LIMIT 1", (guild_id,)
    )
    return ChainHead(*rows[0]) if rows else None


async def load_entries(db: Database, table_id: str) -> list[Entry]:
    """Return the entries of a table's deals, in the order in which they ended."""
    rows = await db.read(
        "SELECT seq, deal, previous, hash FROM entries WHERE table_id = ? ORDER BY seq", (table_id,)
    )
    return [Entry(*row) for row in rows]


# --- the players' contributions and consent


def set_word(table_id: str, seat: int, word: str) -> list[Statement]:
    """Store the word that a person contributes to the next shuffle."""
    return [("UPDATE seats SET word = ? WHERE table_id = ? AND seat = ?", (word, table_id, seat))]


def set_consent(table_id: str, seat: int) -> list[Statement]:
    """Store that a person agrees to publish the secrets of a finished match."""
    return [("UPDATE seats SET consents = 1 WHERE table_id = ? AND seat = ?", (table_id, seat))]
