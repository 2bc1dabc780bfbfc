"""Commitments and the chain of a guild's deals, in both databases."""

from typing import Any

import pytest

from data.db.database import Database
from data.db.errors import BadRecord, Conflict
from data.tables.proofs import (
    Entry,
    StoredProof,
    append_entry,
    chain_head,
    entry_of,
    load_entries,
    load_proofs,
    promise,
    proof_of,
    store_promise,
    store_proof,
)
from data.tables.tables import open_table
from engine import proofs
from engine.proofs import Share
from tests.data.behind import beside
from tests.data.conftest import GUILD, table

SECRET = bytes(range(32))
OPTIONS = proofs.digest({"target": 100})


def used(deal: int, word: str) -> StoredProof:
    made = promise(deal, SECRET)
    return StoredProof(
        deal=deal,
        commitment=made.commitment,
        secret=made.secret,
        shares=(Share(0, "123456789012345678", word), Share(2, "", "”\\ü🂡")),
        root="ab" * 32,
    )


async def test_a_promise_is_kept_once_and_used_once(db: Database) -> None:
    await db.write([*open_table(table()), *store_promise("t1", promise(1, SECRET))])
    assert await load_proofs(db, "t1") == [promise(1, SECRET)]
    with pytest.raises(Conflict):
        await db.write(store_promise("t1", promise(1, bytes(32))))
    await db.write(store_proof("t1", used(1, "word")))
    assert await load_proofs(db, "t1") == [used(1, "word")]


@pytest.mark.parametrize(
    "row",
    [
        (1, "c", "no hex", None, None),
        (1, "c", "00", "[[0]]", "r"),
        (1, "c", "00", "{", "r"),
        (1, "c", "00", '[[-1,"",""]]', "r"),
        (1, "c", None, None, None),
    ],
)
def test_a_spoilt_proof_is_refused(row: tuple[object, ...]) -> None:
    with pytest.raises(BadRecord):
        proof_of(row, where="table t1")


async def test_entries_follow_upon_each_other_in_each_server_as_the_page_of_bytes_has_it(
    db: Database, url: str
) -> None:
    await db.write(open_table(table()))
    said: dict[str, Any] = {"game": "gin", "options": OPTIONS, "size": 52, "result": "cd" * 32}
    assert await chain_head(db, GUILD) is None
    for guild, deal in ((GUILD, 1), (GUILD + 1, 2), (GUILD, 3)):
        around = entry_of("t1", used(deal, "l’été"), **said)
        await db.write(append_entry(guild, "t1", deal, around))
    first, other, second = await load_entries_by_deal(db)
    for entry, before in ((first, "0" * 64), (other, "0" * 64), (second, first.hash)):
        proof = used(entry.deal, "l’été")
        assert entry.previous == before
        assert entry.hash == proofs.entry(
            before,
            table="t1",
            deal=entry.deal,
            commitment=proof.commitment,
            shares=proof.shares or (),
            root=proof.root or "",
            **said,
        )
    assert [first.seq, other.seq, second.seq] == [1, 1, 2]
    head = await chain_head(db, GUILD)
    assert head is not None
    assert (head.seq, head.hash) == (2, second.hash)
    with pytest.raises(Conflict):
        await db.write(append_entry(GUILD, "t1", 3, entry_of("t1", used(3, ""), **said)))
    with beside(url) as raw:
        for sql in ("UPDATE entries SET deal = 9 WHERE seq = 2", "DELETE FROM entries"):
            with pytest.raises(Exception, match="entries are never"):
                raw.run(sql)


async def load_entries_by_deal(db: Database) -> list[Entry]:
    return sorted(await load_entries(db, "t1"), key=lambda entry: entry.deal)
