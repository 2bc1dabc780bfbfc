"""The chains of tables and the seals of guilds: every change is found and named.

A saved head shows whether everything before it is unchanged.
"""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from data.audit import FaultKind, compare_heads
from data.audit.chains import audit_seals, check_chain
from data.audit.table_batches import read_batch, whole_tables
from data.db.connection import open_database
from data.db.database import Database
from data.db.errors import Conflict
from data.db.hash_chain import GENESIS, hashed
from data.erasure import erase_member, member_records, new_pseudonym
from data.fairness.guild_chain import SEALED, Head, seal_changes, seal_hash, sealed_head
from data.ledger.ledger import open_wallet
from data.ledger.ledger_commands import freeze, give, void_table
from data.rankings.leaderboards import end_season
from data.rankings.ratings import rate_pending
from data.tables.stakes import Stakes
from data.tables.table_chain import (
    action_content,
    closing_content,
    deal_content,
    link,
    match_content,
    player_mark,
    resignation_content,
    result_content,
)
from engine.events import TABLE
from tests.data.behind import Behind, Forge, behind
from tests.data.conftest import ANN, BOB, CEM, GUILD, only_sqlite
from tests.data.penny import SPEC, End, Pay
from tests.data.played import Played, play
from tests.data.sealing import results_of
from tests.data.stakes_table import CHIPS, Seated
from tests.postgres import Postgres

Owner = Callable[..., None]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with some matches, played once for all tests on SQLite."""
    path = tmp_path_factory.mktemp("seals") / "played.sqlite3"
    asyncio.run(_played(f"sqlite:///{path}"))
    return path


@pytest.fixture(scope="module")
def played_too(postgres: Postgres) -> Iterator[str]:
    """The same for all tests on PostgreSQL."""
    with postgres.fresh() as url:
        asyncio.run(_played(url))
        yield url


async def _played(url: str) -> None:
    db = await open_database(url)
    await play_harness(db)
    await db.close()


@pytest.fixture
def url(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Yield the URL of a copy of the database."""
    if engine == "sqlite":
        shutil.copy(request.getfixturevalue("played"), tmp_path / "cards.sqlite3")
        yield f"sqlite:///{tmp_path}/cards.sqlite3"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with server.copy_of(request.getfixturevalue("played_too")) as copy:
            yield copy


async def play_harness(db: Database) -> None:
    """Fill the database with three tables and six seals.

    Table t1 is over (two deals, the third seat resigned), t2 is closed, t3 goes on; a wallet was frozen, t1
    was voided, a season has ended. The seals are 1 (t1), 2 (t2), 3 to 5, and 6 (t3).
    """
    for member in (ANN, BOB, CEM):
        await db.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    over = await Seated.open(db, SPEC, (ANN, BOB, CEM), Stakes(chip_value=2), deals=2)
    await over.move(Pay(1, 5))
    await over.resign(2)
    await over.move(Pay(TABLE, 1))
    await over.move(End())
    await over.new_deal()
    await over.move(Pay(1, 1))
    await over.move(End())
    closed = await Seated.open(db, SPEC, (BOB, None), Stakes(chip_value=2), table_id="t2", number=2)
    await closed.move(Pay(1, 3))
    await closed.close()
    await freeze(db, GUILD, CEM, frozen=True, actor=ANN, note="too much", at=30_000)
    await void_table(db, "t1", actor=ANN, note="by mistake", at=30_001)
    await end_season(db, GUILD, "first", at=30_002)
    live = await Seated.open(db, SPEC, (ANN, BOB), Stakes(chip_value=2), table_id="t3", number=3)
    for amount in (1, 2, 3):
        await live.move(Pay(TABLE, amount))
    await seal_changes(db, GUILD, at=40_000)


async def found(db: Database) -> list[str]:
    """Return the faults of the guild's seals and of all table chains."""
    faults = (await audit_seals(db, GUILD)).faults
    for of in whole_tables(await read_batch(db, await tables_of(db))):
        faults += check_chain(of.table_id, of.chain)
    return [str(fault) for fault in faults]


async def tables_of(db: Database) -> list[str]:
    rows = await db.read("SELECT table_id FROM tables WHERE guild_id = ? ORDER BY number", (GUILD,))
    return [table_id for (table_id,) in rows]


@pytest.mark.long
async def test_what_nobody_has_changed_is_whole(db: Database) -> None:
    vouched = await audit_seals(db, GUILD)
    assert vouched.faults == []
    assert vouched.earlier == 0
    assert await db.read("SELECT seq, kind, subject, sequence FROM seals") == [
        (1, "table", "t1", 1),
        (2, "table", "t2", None),
        (3, "freeze", "3:1", None),
        (4, "void", "t1", None),
        (5, "season", "1", None),
        (6, "table", "t3", None),
    ]
    assert vouched.head == await sealed_head(db, GUILD)
    assert str(vouched.head).startswith("6-")


WRITTEN = "was changed, or does not follow the link before it"
CHANGES = [
    # changed content of each kind of link
    ("UPDATE tables SET options = '{}' WHERE table_id = 't1'", f"t1: the beginning {WRITTEN}"),
    ("UPDATE tables SET first_dealer = 1 WHERE table_id = 't3'", f"t3: the beginning {WRITTEN}"),
    ("UPDATE stakes SET point = 9 WHERE table_id = 't2'", f"t2: the beginning {WRITTEN}"),
    ("DELETE FROM stakes WHERE table_id = 't1'", f"t1: the beginning {WRITTEN}"),
    ("UPDATE seats SET joined_at = 9 WHERE table_id = 't1' AND seat = 1", f"t1: the beginning {WRITTEN}"),
    ("UPDATE deals SET deck = '1 0' WHERE table_id = 't1' AND deal = 2", f"t1: deal 2 {WRITTEN}"),
    ("UPDATE actions SET action = replace(action, '5', '6')", f"t1: deal 1, ply 0 {WRITTEN}"),
    ("UPDATE actions SET at = at + 1 WHERE ply = 2", f"t3: deal 1, ply 2 {WRITTEN}"),
    ("UPDATE resignations SET why = 'timeout'", f"t1: the resignation of seat 2 (deal 1, ply 1) {WRITTEN}"),
    ("UPDATE results SET winner = 1 WHERE deal = 1", f"t1: the result of deal 1 {WRITTEN}"),
    ("UPDATE result_seats SET points = 9 WHERE deal = 2", f"t1: the result of deal 2 {WRITTEN}"),
    ("UPDATE match_results SET at = 9", f"t1: the result of the match {WRITTEN}"),
    ("UPDATE match_seats SET place = 9 WHERE seat = 0", f"t1: the result of the match {WRITTEN}"),
    ("UPDATE tables SET ended_at = 9 WHERE table_id = 't2'", f"t2: the end {WRITTEN}"),
    # changed hashes
    ("UPDATE tables SET begun_hash = 'x' WHERE table_id = 't3'", f"t3: the beginning {WRITTEN}"),
    ("UPDATE actions SET hash = 'x' WHERE table_id = 't3' AND ply = 1", f"t3: deal 1, ply 1 {WRITTEN}"),
    ("UPDATE tables SET head = begun_hash WHERE table_id = 't3'", "t3: the last link was inserted"),
    ("UPDATE tables SET head = NULL WHERE table_id = 't3'", "t3: the last link is missing"),
    # missing rows
    ("DELETE FROM deals WHERE table_id = 't1' AND deal = 1", "t1: deal 1 is missing"),
    ("DELETE FROM actions WHERE table_id = 't3' AND ply = 1", "t3: deal 1, ply 1 is missing"),
    ("DELETE FROM actions WHERE table_id = 't3' AND ply = 2", "t3: the last link is missing"),
    (
        "DELETE FROM actions WHERE table_id = 't1' AND deal = 2 AND ply = 1",
        f"t1: the result of deal 2 {WRITTEN}",
    ),
    ("DELETE FROM resignations", "t1: the resignation of seat 2 is missing"),
    ("DELETE FROM results WHERE deal = 1", "t1: the result of deal 1 is missing"),
    ("DELETE FROM results WHERE deal = 2", f"t1: the result of the match {WRITTEN}"),
    ("DELETE FROM result_seats WHERE deal = 1 AND seat = 2", f"t1: the result of deal 1 {WRITTEN}"),
    ("DELETE FROM match_results", "t1: the result of the match is missing"),
    ("DELETE FROM match_seats WHERE seat = 2", f"t1: the result of the match {WRITTEN}"),
    ("DELETE FROM seats WHERE table_id = 't2' AND seat = 1", f"t2: the beginning {WRITTEN}"),
    # inserted rows
    (
        (
            "INSERT INTO actions SELECT table_id, deal, 3, seat, action, who, why, NULL, at, hash "
            "FROM actions WHERE table_id = 't3' AND ply = 1"
        ),
        f"t3: deal 1, ply 3 {WRITTEN}",
    ),
    (
        "INSERT INTO resignations SELECT 't1', 0, 1, 2, 'resigned', 10002, 'x'",
        "t1: the resignation of seat 0 (deal 1, ply 2) was inserted",
    ),
    # exchanged rows
    (
        (
            "UPDATE actions SET ply = 9 WHERE table_id = 't3' AND ply = 0; "
            "UPDATE actions SET ply = 0 WHERE table_id = 't3' AND ply = 1; "
            "UPDATE actions SET ply = 1 WHERE table_id = 't3' AND ply = 9"
        ),
        f"t3: deal 1, ply 0 {WRITTEN}",
    ),
    (
        "UPDATE result_seats SET points = 2 - points WHERE table_id = 't1' AND deal = 2",
        f"t1: the result of deal 2 {WRITTEN}",
    ),
    # players
    ("UPDATE seats SET member_id = 44 WHERE member_id = 33", "t1: the player in seat 2 is not the"),
    ("UPDATE seats SET name = 'Eve' WHERE table_id = 't2' AND seat = 0", "t2: the player in seat 0 is not"),
    ("UPDATE seats SET name = 'Eve' WHERE table_id = 't2' AND seat = 1", "t2: the player in seat 1"),
    ("UPDATE seats SET salt = NULL WHERE table_id = 't3'", "t3: the player in seat 0 is not the"),
    ("UPDATE seats SET salt = 'x', level = 'hard' WHERE kind = 'computer'", "t2: the player in seat 1"),
    # the table's state
    ("UPDATE tables SET deadline_at = 9 WHERE table_id = 't3'", "t3: its status, its deadline"),
    ("UPDATE tables SET status = 'paused' WHERE table_id = 't3'", "t3: its status, its deadline"),
    ("UPDATE seats SET left_ms = 9 WHERE table_id = 't3' AND seat = 0", "t3: its status, its deadline"),
    ("UPDATE seats SET away = 1 WHERE table_id = 't3' AND seat = 0", "t3: its status, its deadline"),
    # the seals
    ("UPDATE seals SET at = 9 WHERE seq = 2", "Seal 2 (table t2) was changed"),
    ("UPDATE seals SET hash = 'x' WHERE seq = 3", "Seal 4 (table t1) was changed"),
    ("DELETE FROM seals WHERE seq = 2", "Seal 2 is missing"),
    ("DELETE FROM seals WHERE seq = 2", "t2: the match was not sealed"),
    ("DELETE FROM seals WHERE seq >= 5", "season 1 was not sealed"),
    ("UPDATE seals SET seq = seq + 1 WHERE seq = 6", "Seal 6 is missing"),
    # what they vouch for
    ("UPDATE match_results SET sequence = 7", "Seal 1 (table t1): the number of its result differs"),
    ("UPDATE freezes SET note = 'nothing'", "Seal 3: freeze 3:1 differs from what was sealed"),
    ("DELETE FROM freezes", "Seal 3: freeze 3:1 differs from what was sealed"),
    ("UPDATE voids SET actor = 2", "Seal 4: void t1 differs from what was sealed"),
    ("UPDATE seasons SET last_sequence = 0", "Seal 5: season 1 differs from what was sealed"),
    (
        "UPDATE transfers SET hash = 'x' WHERE seq = (SELECT transfers FROM seals WHERE seq = 2)",
        "Seal 2: transfer",
    ),
    ("DELETE FROM tables WHERE table_id = 't2'", "Seal 2 (table t2): the whole table differs"),
    (
        "INSERT INTO freezes SELECT guild_id, 2, 1, 1, NULL, 'put in', 9 FROM freezes",
        "freeze 2:1 was not sealed",
    ),
]  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize(("change", "says"), CHANGES, ids=range(len(CHANGES)))
async def test_what_was_changed_is_found_and_named(
    db: Database, forge: Forge, change: str, says: str
) -> None:
    forge(*change.split("; "))
    said = await found(db)
    assert [line for line in said if says in line], said


async def test_one_that_was_put_in_between_is_told_from_one_that_was_changed(
    db: Database, forge: Forge
) -> None:
    """Only the first break is reported: later links follow from the one before."""
    forge(
        "UPDATE seats SET resigned_at = 9 WHERE table_id = 't3' AND seat = 1",
        "INSERT INTO resignations SELECT 't3', 1, 1, 1, 'resigned', 10002, 'x'",
    )
    assert await found(db) == ["Table t3: the resignation of seat 1 (deal 1, ply 1) was inserted."]


def relink(raw: Behind, table_id: str) -> None:
    """Recompute all hashes of a table but its first, as an owner who knows the scheme would."""
    [(head,)] = raw.run("SELECT begun_hash FROM tables WHERE table_id = ?", (table_id,))

    def store(table: str, content: str, **where: int) -> None:
        nonlocal head
        head = link(head, content)
        names = " AND ".join(f"{name} = {value}" for name, value in where.items())
        raw.run(f"UPDATE {table} SET hash = ? WHERE table_id = ? AND {names or '1 = 1'}", (head, table_id))

    def rows(sql: str) -> list[tuple[Any, ...]]:
        return raw.run(sql, (table_id,))

    gone = rows("SELECT seat, deal, ply, why, at FROM resignations WHERE table_id = ? ORDER BY at, seat")
    for deal in rows(
        "SELECT deal, dealer, deck, seed, started_at FROM deals WHERE table_id = ? ORDER BY deal"
    ):
        number = deal[0]
        store("deals", deal_content(*deal), deal=number)
        acted = "SELECT deal, ply, seat, action, why, interaction_id, at FROM actions WHERE table_id = ? "
        for action in rows(f"{acted} AND deal = {number} ORDER BY ply"):
            for seat in [row for row in gone if row[1:3] == action[:2]]:
                store("resignations", resignation_content(*seat), seat=seat[0])
            store("actions", action_content(*action), deal=number, ply=action[1])
        result = "SELECT deal, ending, winner, result, at FROM results WHERE table_id = ?"
        seats = "SELECT seat, points, chips, team FROM result_seats WHERE table_id = ? "
        for row in rows(f"{result} AND deal = {number}"):
            result_seats = rows(f"{seats} AND deal = {number} ORDER BY seat")
            store("results", result_content(*row, result_seats), deal=number)  # type: ignore[arg-type]
    seats = (
        "SELECT seat, score, outcome, team, place, margin FROM match_seats WHERE table_id = ? ORDER BY seat"
    )
    for outcome, at in rows("SELECT outcome, at FROM match_results WHERE table_id = ?"):
        store("match_results", match_content(outcome, at, rows(seats)))
    for (ended_at,) in rows("SELECT ended_at FROM tables WHERE table_id = ? AND status = 'closed'"):
        head = link(head, closing_content(ended_at))
    raw.run("UPDATE tables SET head = ? WHERE table_id = ?", (head, table_id))
    said = "away || ',' || misses || ',,,' || in_turn || ',' || warned AS said"
    seats = f"SELECT {said} FROM seats s WHERE s.table_id = tables.table_id ORDER BY s.seat"
    standing = f"SELECT group_concat(z.said, ' ') FROM ({seats}) AS z"
    seal = hashed("head", "status", "deadline_at", f"({standing})")
    raw.run(f"UPDATE tables SET seal = {seal} WHERE table_id = ?", (table_id,))


def reseal(raw: Behind) -> None:
    """Recompute all seals, as an owner who knows the scheme would."""
    previous = GENESIS
    raw.run(
        "UPDATE seals SET content = (SELECT t.head FROM tables t WHERE t.table_id = subject) "
        "WHERE kind = 'table'"
    )
    for seq, table_id, results in raw.run("SELECT seq, subject, results FROM seals ORDER BY seq"):
        both = results_of(raw.run, table_id) if results is not None else (None, None)
        raw.run(
            "UPDATE seals SET previous = ?, results = ?, ratings = ? WHERE seq = ?", (previous, *both, seq)
        )
        [values] = raw.run(f"SELECT {', '.join(SEALED)} FROM seals WHERE seq = ?", (seq,))
        previous = seal_hash(values, *both)
        raw.run("UPDATE seals SET hash = ? WHERE seq = ?", (previous, seq))


@pytest.fixture
def owner(url: str) -> Owner:
    """Return a function that changes a table and recomputes its chain and the seals."""

    def work(table_id: str, change: str, *, seals: bool) -> None:
        with behind(url) as raw:
            raw.run(change)
            relink(raw, table_id)
            if seals:
                reseal(raw)

    return work


SHIFTED = "UPDATE actions SET at = at + 1 WHERE table_id = '{0}'"


@pytest.mark.parametrize(("table_id", "seq"), [("t1", 1), ("t2", 2), ("t3", 6)])
async def test_a_chain_made_to_fit_is_not_the_one_that_was_sealed(
    db: Database, owner: Owner, table_id: str, seq: int
) -> None:
    owner(table_id, "SELECT 1", seals=False)
    assert await found(db) == []
    owner(table_id, SHIFTED.format(table_id), seals=False)
    said = await found(db)
    assert said[0] == f"Seal {seq} (table {table_id}): the play differs from what was sealed."


async def test_seals_made_to_fit_are_betrayed_by_a_head_that_was_kept(db: Database, owner: Owner) -> None:
    early, late = (
        Head(1, (await db.read("SELECT hash FROM seals ORDER BY seq"))[0][0]),
        await sealed_head(db, GUILD),
    )
    assert late is not None
    owner("t2", "SELECT 1", seals=True)
    assert [since.guild_id for since in await compare_heads(db, [early, late])] == [GUILD, GUILD]
    owner("t2", SHIFTED.format("t2"), seals=True)
    assert await found(db) == []
    stands, rewritten = await compare_heads(db, [late, early])
    assert (stands.head, stands.guild_id, stands.at) == (early, GUILD, 10_005)
    assert (rewritten.head, rewritten.guild_id, rewritten.numbered) == (late, None, (GUILD,))
    assert {"t2", "t3"} <= {*rewritten.doubtful}


async def test_a_database_that_only_grew_proves_itself(db: Database) -> None:
    before = await sealed_head(db, GUILD)
    assert before is not None
    await play(db, Played((ANN, BOB), (50, 10), (0,), at=50_000), first=4)
    await give(db, GUILD, ANN, BOB, 5, chips=CHIPS, key="1", at=50_000)
    await db.write(erase_member(BOB, new_pseudonym()))
    await seal_changes(db, GUILD, at=60_000)
    assert await found(db) == []
    [since] = await compare_heads(db, [Head.parse(str(before))])
    assert (since.guild_id, since.at) == (GUILD, 40_000)
    after = await sealed_head(db, GUILD)
    assert after is not None
    assert after.seq == before.seq + 2  # the match, and the gift after it
    await seal_changes(db, GUILD, at=70_000)
    assert await sealed_head(db, GUILD) == after


async def test_a_head_that_is_unknown_is_said_to_be(db: Database) -> None:
    other, beyond = Head(2, "ab" * 16), Head(99, "ab" * 16)
    found = await compare_heads(db, [beyond, other])
    assert [(since.head, since.guild_id, since.numbered) for since in found] == [
        (other, None, (GUILD,)),
        (beyond, None, ()),
    ]


@pytest.mark.parametrize(
    "text", ["", "12", "12-", "12-abcd", "x-" + "ab" * 16, "1-" + "ag" * 16, "-1-" + "a" * 32]
)
def test_what_is_no_head_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no head"):
        Head.parse(text)


def test_a_head_is_read_as_it_is_written() -> None:
    assert str(Head.parse(f" 12-{'AB' * 16} ")) == f"12-{'ab' * 16}"
    assert str(Head(3, "cd" * 32)) == f"3-{'cd' * 16}"


async def test_seals_are_never_changed(db: Database) -> None:
    again = "INSERT INTO seals SELECT * FROM seals WHERE seq = 1"
    for statement in (
        "UPDATE seals SET at = 1",
        "DELETE FROM seals",
        f"{again} ON CONFLICT (guild_id, seq) DO UPDATE SET at = 1",
    ):
        with pytest.raises(Conflict):
            await db.write([(statement, ())])


@only_sqlite("PostgreSQL has no such statement")
async def test_seals_are_never_replaced(db: Database) -> None:
    names = ", ".join(SEALED)
    replaced = f"REPLACE INTO seals ({names}, hash) SELECT {names}, 'x' FROM seals WHERE seq = 1"
    with pytest.raises(Conflict):
        await db.write([(replaced, ())])


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE transfers SET hash = 'x' WHERE table_id = 't1' AND reverses IS NULL",
        "UPDATE transfers SET table_id = NULL WHERE table_id = 't1' AND reverses IS NULL",
        "UPDATE match_results SET sequence = 7",
        "DELETE FROM match_seats WHERE table_id = 't1' AND seat = 2",
    ],
)
async def test_a_seal_vouches_for_results_and_payments_of_its_table(
    db: Database, url: str, change: str
) -> None:
    with behind(url) as raw:
        raw.run(change)
    what = "its result, its payments or the position of its deals in the chain of deals"
    assert f"Seal 1 (table t1): {what} differs from what was sealed." in await found(db)


async def test_ratings_are_sealed_when_a_match_is_rated(db: Database, url: str) -> None:
    await play(db, Played((ANN, BOB), (50, 10), (0,)), first=4)
    await rate_pending(db)
    assert await found(db) == []
    with behind(url) as raw:
        raw.run("UPDATE rating_changes SET mu_after = mu_after + 1")
    faults = await found(db)
    what = "the record of its rating changes"
    assert any(f"(table t4): {what} differs from what was sealed." in fault for fault in faults)


async def test_what_ended_before_seals_covered_results_is_sealed_as_it_stands(db: Database, url: str) -> None:
    with behind(url) as raw:
        raw.run("DELETE FROM seals WHERE seq > 1")
        raw.run("UPDATE seals SET results = NULL")
        raw.run(f"UPDATE seals SET hash = {hashed(*SEALED)}")
    assert (await audit_seals(db, GUILD)).open == 2
    await seal_changes(db, GUILD, at=60_000)
    vouched = await audit_seals(db, GUILD)
    assert (vouched.later, vouched.later_at, vouched.open) == (1, 60_000, 1)  # the other is not sealed yet
    rows = await db.read("SELECT count(*) FROM seals WHERE subject = 't1' AND results IS NOT NULL")
    assert rows == [(1,)]


async def test_who_is_erased_is_taken_out_of_the_marks(db: Database) -> None:
    await db.write(erase_member(BOB, new_pseudonym()))
    assert await found(db) == []
    assert await db.read("SELECT DISTINCT salt FROM seats WHERE member_id < 0") == [(None,)]


async def test_neither_salt_nor_mark_is_shown_to_a_member(db: Database) -> None:
    records = str(await member_records(db, ANN))
    for salt, mark in await db.read("SELECT salt, mark FROM seats WHERE member_id = ?", (ANN,)):
        assert mark == player_mark(salt, ANN, "somebody")
        assert salt not in records
        assert mark not in records


async def test_a_table_of_another_server_has_nothing_to_do_with_it(db: Database) -> None:
    head = await sealed_head(db, GUILD)
    await play(db, Played((ANN, BOB), (50, 10), (0,), guild=GUILD + 1), first=4)
    assert await sealed_head(db, GUILD) == head
    assert (await audit_seals(db, GUILD + 1)).faults == []
    assert [kind.value for kind in FaultKind if kind.name.startswith("PLAY_")] == [
        "play_changed",
        "play_missing",
        "play_inserted",
    ]
