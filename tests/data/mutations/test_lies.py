"""The audit finds consistent lies in several tables, with and without recomputed hashes."""

import pytest

from data.audit.chains import compare_heads
from data.db.hash_chain import GENESIS
from data.fairness.guild_chain import Head, seal_changes
from tests.data.mutations import owner
from tests.data.mutations.changes import COLUMNS
from tests.data.mutations.evening import ELSEWHERE, GUILD
from tests.data.mutations.held import Held
from tests.data.mutations.lies import LIES, UNTRACED, Lie
from tests.data.mutations.owner import link_anew, seal_anew
from tests.data.mutations.verdicts import audited, naming

pytestmark = pytest.mark.long


def _named(lie: Lie) -> str:
    return lie.__name__


async def test_the_chains_come_out_the_same_when_they_are_made_again(
    held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two implementations agree: this one computes the chains row by row, from what is stored."""
    monkeypatch.setattr(owner, "_RECOMPUTED", set())  # of every table
    with held.changed([]):
        before = {table: _rows(held, table) for table in COLUMNS}
        link_anew(held)
        seal_anew(held)
        assert {table: _rows(held, table) for table in COLUMNS} == before


def _rows(held: Held, table: str) -> list[str]:
    return sorted(str(row | {"rowid": 0}) for row in held.table(table))


@pytest.mark.parametrize("lie", LIES, ids=_named)
async def test_a_lie_is_found(held: Held, lie: Lie) -> None:
    with held.changed([]):
        names = await lie(held)
        assert naming(await audited(held), names)


@pytest.mark.parametrize("lie", LIES, ids=_named)
async def test_a_lie_is_found_in_postgresql_too(held_by_postgres: Held, lie: Lie) -> None:
    with held_by_postgres.changed([]):
        names = await lie(held_by_postgres)
        assert naming(await audited(held_by_postgres), names)


@pytest.mark.parametrize("lie", LIES, ids=_named)
async def test_a_lie_whose_tables_are_linked_again_is_found(held: Held, lie: Lie) -> None:
    """The seals of the guild then disagree."""
    with held.changed([]):
        names = await lie(held)
        link_anew(held)
        assert naming(await audited(held), names)


@pytest.mark.parametrize("lie", LIES, ids=_named)
async def test_a_lie_after_which_all_hashes_fit_is_found_by_heads_that_somebody_noted(
    held: Held, lie: Lie
) -> None:
    """If the head was saved after every seal, the audit names the first one that is gone."""
    noted = [_heads(held, guild) for guild in (GUILD, ELSEWHERE)]
    assert [since.guild_id for heads in noted for since in await compare_heads(held, heads)].count(None) == 0
    with held.changed([]):
        names = await lie(held)
        link_anew(held)
        seal_anew(held)
        found = naming(await audited(held), names)
        gone = [
            since for heads in noted for since in await compare_heads(held, heads) if since.guild_id is None
        ]
    assert found or gone
    if not found and lie not in UNTRACED:
        assert names & set(gone[0].doubtful)


async def test_seals_that_are_numbered_from_below_one_are_found(held: Held) -> None:
    (last,) = [head.seq for head in _heads(held, GUILD)][-1:]
    with held.changed([]):
        held.do("UPDATE seals SET seq = seq - ? WHERE guild_id = ?", 2 * last, GUILD)
        found = await audited(held)
    assert all(naming(found, {f"seal {seq - last}"}) for seq in range(1 - last, 1))


async def test_an_account_without_a_ledger_is_found(held: Held) -> None:
    """A wallet may be opened long before the first transfer."""
    with held.changed([]):
        held.do("INSERT INTO books (guild_id, entries, head) VALUES (99, 0, ?)", GENESIS)
        held.do("INSERT INTO accounts (guild_id, account, kind, opened_at) VALUES (99, 0, 'bank', 1)")
        assert await audited(held) == []
        held.do("DELETE FROM books WHERE guild_id = 99")
        assert naming(await audited(held), {"server 99: account 0"})


async def test_a_ledger_without_a_bank_is_found(held: Held) -> None:
    """Both are opened together, long before the first transfer."""
    with held.changed([]):
        held.do("INSERT INTO books (guild_id, entries, head) VALUES (-1, 0, ?)", GENESIS)
        assert naming(await audited(held), {"server -1: account 0"})


async def test_that_the_last_seal_of_a_match_that_goes_on_is_gone_only_a_head_tells(held: Held) -> None:
    with held.changed([]):
        await seal_changes(held, GUILD, at=1_700_020_000_000)
        noted = _heads(held, GUILD)
        held.do("DELETE FROM seals WHERE guild_id = ? AND seq = ?", GUILD, noted[-1].seq)
        assert await audited(held) == []
        found = await compare_heads(held, noted)
        assert [since.head for since in found if since.guild_id is None] == [noted[-1]]


def _heads(held: Held, guild: int) -> list[Head]:
    return [
        Head(*row)
        for row in held.rows("SELECT seq, hash FROM seals WHERE guild_id = ? ORDER BY seq", (guild,))
    ]
