"""What makes a deal one that anybody can check (engine/proofs.py): its secret, what people brought to it, the
root of its tree, and the chain of the deals of a server, in which every entry's hash covers the one before.

A secret is drawn and stored when the deal before it ends, the first one when the lobby opens: only its
commitment is shown. Nothing here is logged, and no view of a seat has any of it.
"""
# ruff: noqa: S608 - names of our own columns and functions are put into the texts; values are parameters

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
    """The proof of a deal (from 1). Until it is dealt there are no ``shares`` and no ``root``: a promise."""

    deal: int
    commitment: str
    secret: bytes = field(repr=False)
    shares: tuple[Share, ...] | None = None
    root: str | None = None


def promise(deal: int, secret: bytes) -> StoredProof:
    """Return the promise of a deal: what it will be made of, and what is shown of that."""
    return StoredProof(deal=deal, commitment=commitment(secret), secret=secret)


def dump_shares(shares: Sequence[Share]) -> str:
    """Return shares as JSON."""
    return canonical([[share.seat, share.interaction, share.word] for share in shares]).decode()


def proof_of(row: Sequence[Any], *, where: str) -> StoredProof:
    """Return a proof from deal, commitment, secret, shares and root as they are stored. Raises BadRecord."""
    deal, committed, secret, said, root = row
    try:
        shares = None if said is None else tuple(Share(*share) for share in json.loads(said))
        return StoredProof(
            deal=deal, commitment=committed, secret=bytes.fromhex(secret), shares=shares, root=root
        )
    except (ValueError, TypeError):
        raise BadRecord("proof", where) from None


_COLUMNS: Final = "deal, commitment, secret, shares, root"


def store_promise(table_id: str, proof: StoredProof) -> list[Statement]:
    """Store the promise of a deal. Conflict when there is one."""
    return [
        (
            "INSERT INTO proofs (table_id, deal, commitment, secret) VALUES (?, ?, ?, ?)",
            (table_id, proof.deal, proof.commitment, proof.secret.hex()),
        )
    ]


def store_proof(table_id: str, proof: StoredProof) -> list[Statement]:
    """Store what a promised deal was dealt from."""
    return [
        (
            "UPDATE proofs SET shares = ?, root = ? WHERE table_id = ? AND deal = ?",
            (dump_shares(proof.shares or ()), proof.root, table_id, proof.deal),
        )
    ]


def newest_proofs(table_id: str) -> Statement:
    """Return the query for the rows of a table's last two proofs, the last first: of the deal on the table,
    and of the next one.
    """
    return (f"SELECT {_COLUMNS} FROM proofs WHERE table_id = ? ORDER BY deal DESC LIMIT 2", (table_id,))


async def load_proofs(db: Database, table_id: str) -> list[StoredProof]:
    """Return the proofs of a table, the first deal first. Raises BadRecord."""
    rows = await db.read(f"SELECT {_COLUMNS} FROM proofs WHERE table_id = ? ORDER BY deal", (table_id,))
    return [proof_of(row, where=f"table {table_id}") for row in rows]


# --- the chain of a server


class ChainHead(NamedTuple):
    """The last entry of a server."""

    seq: int
    hash: str


@dataclass(frozen=True, slots=True)
class Entry:
    """The entry of a deal in the chain of its server: the hash of the one before it, and its own."""

    seq: int
    deal: int
    previous: str
    hash: str


def entry_of(
    table_id: str, proof: StoredProof, *, game: str, options: str, size: int = 0, result: str = ""
) -> tuple[str, str]:
    """Return what an entry covers, before and after the hash of the entry before it; ``options`` and
    ``result`` are digests (engine/proofs.py), ``size`` counts the cards of the deal.
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


def enter(guild_id: int, table_id: str, deal: int, around: tuple[str, str]) -> list[Statement]:
    """Append an entry to the chain of a server; ``around`` is that of ``entry_of``. Conflict when the deal
    has one.
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
    """Return the last entry of a server; None: there is none yet."""
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


# --- what people bring and agree to


def set_word(table_id: str, seat: int, word: str) -> list[Statement]:
    """Store the word that a person brings to the next deal."""
    return [("UPDATE seats SET word = ? WHERE table_id = ? AND seat = ?", (word, table_id, seat))]


def set_consent(table_id: str, seat: int) -> list[Statement]:
    """Store that a person agrees that the secrets of a match that has ended are opened."""
    return [("UPDATE seats SET consents = 1 WHERE table_id = ? AND seat = ?", (table_id, seat))]
