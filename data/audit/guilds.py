"""The audit of a guild: its ledger, its games, its scores and rankings."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

from data.audit.chains import SealAudit, audit_seals
from data.audit.column_types import audit_column_types
from data.audit.daily import audit_daily
from data.audit.games import Examined, examine
from data.audit.ledger import audit_ledger
from data.audit.pool import audit_pool
from data.audit.proofs import audit_entries
from data.audit.report import Fault, FaultKind, Note, NoteKind, Progress, Report
from data.audit.results_order import audit_order, audit_seasons, not_rated_yet
from data.audit.table_batches import Batch, read_batch, split_batches, tables_begun
from data.audit.tournaments import audit_orphans, audit_tournaments
from data.db.database import Database
from data.db.errors import StorageError
from data.db.hash_chain import GENESIS
from data.fairness.guild_chain import seal_changes
from data.rankings.ratings import RatingDifference, recompute_ratings
from data.scores import Difference, recompute

WHOLE_DATABASE: Final = 0
"""In place of a guild's id: faults of the whole database."""
Found = defaultdict[int, list[Fault]]


async def _in_a_thread(batch: Batch) -> Examined:
    return await asyncio.to_thread(examine, batch)


@dataclass(frozen=True, slots=True)
class ReplayRunner:
    """How tables are replayed.

    ``examiner`` runs ``examine`` on a batch, such as in a worker; ``at_once``: batches at the same time;
    ``progress`` is called after each batch.
    """

    examiner: Callable[[Batch], Awaitable[Examined]] = _in_a_thread
    at_once: int = 1
    progress: Callable[[Progress], object] = lambda _: None


async def audit_all(
    db: Database, *, at: int | None = None, runner: ReplayRunner = ReplayRunner()
) -> list[Report]:
    """Audit every guild in which anything was played or paid, in the order of their ids.

    If the database as a whole has faults, its report comes first, as guild ``WHOLE_DATABASE``. ``at`` as in
    ``audit_guild``.
    """
    try:
        return await _all(db, at, runner)
    except (TypeError, ValueError) as error:
        return [await _wrong_types(db, WHOLE_DATABASE, error)]


async def _all(db: Database, at: int | None, runner: ReplayRunner) -> list[Report]:
    derived = await _derived(db, None)
    derived[WHOLE_DATABASE] += [*await audit_order(db), *await audit_orphans(db), *await audit_daily(db)]
    rows = await db.read(
        "SELECT guild_id FROM books UNION SELECT guild_id FROM accounts UNION SELECT guild_id FROM transfers "
        "UNION SELECT guild_id FROM match_seats UNION SELECT guild_id FROM seals "
        "UNION SELECT guild_id FROM freezes UNION SELECT guild_id FROM seasons "
        "UNION SELECT guild_id FROM tournaments "
        "UNION SELECT guild_id FROM tables WHERE started_at IS NOT NULL OR head IS NOT NULL"
    )
    guilds = {row[0] for row in rows} | {guild_id for guild_id, found in derived.items() if found}
    return [await _audit(db, guild_id, derived[guild_id], at, runner) for guild_id in sorted(guilds)]


async def audit_guild(
    db: Database, guild_id: int, *, at: int | None = None, runner: ReplayRunner = ReplayRunner()
) -> Report:
    """Audit one guild, and the database as a whole.

    The order of faults: transfers, accounts, seals, tables, tournaments, scores, rankings, seasons. ``at``
    (ms UTC): seal the live tables with this time; None: do not.
    """
    try:
        derived = await _derived(db, guild_id)
        whole = [*await audit_order(db), *await audit_orphans(db), *await audit_daily(db)]
        return await _audit(db, guild_id, [*derived[guild_id], *whole], at, runner)
    except (TypeError, ValueError) as error:
        return await _wrong_types(db, guild_id, error)


async def _wrong_types(db: Database, guild_id: int, error: Exception) -> Report:
    """Return a report on the values of the wrong type that made an audit fail.

    It says nothing on the rest. Raises the error if there is no such value.
    """
    faults = await audit_column_types(db)
    if not faults:
        raise error
    return Report(
        guild_id=guild_id,
        transfers=0,
        head=GENESIS,
        tables=0,
        faults=tuple(faults),
        notes=(Note(kind=NoteKind.UNCHECKED),),
    )


async def _audit(
    db: Database, guild_id: int, derived: Iterable[Fault], at: int | None, runner: ReplayRunner
) -> Report:
    unsealed = ""
    if at is not None:
        try:
            await seal_changes(db, guild_id, at=at)
        except StorageError as error:
            unsealed = str(error)
    books = await audit_ledger(db, guild_id)
    vouched = await audit_seals(db, guild_id)
    entries = await audit_entries(db, guild_id)
    games = await _games(db, guild_id, runner)
    tournaments = await audit_tournaments(db, guild_id)
    seasons = await audit_seasons(db, guild_id)
    pool = await audit_pool(db, guild_id)
    return Report(
        guild_id=guild_id,
        transfers=books.transfers,
        head=books.head,
        tables=games.tables,
        moves=games.moves,
        by_hash=games.by_hash,
        by_neither=games.by_neither,
        faults=(
            *(*books.faults, *vouched.faults, *entries, *games.faults, *tournaments),
            *(*derived, *seasons, *pool),
        ),
        notes=(*games.notes, *await not_rated_yet(db, guild_id), *_rated_again(vouched)),
        sealed=vouched.head,
        unsealed=unsealed,
        earlier=vouched.earlier,
        earlier_at=vouched.earlier_at,
        later=vouched.later,
        later_at=vouched.later_at,
        open=vouched.open,
    )


def _rated_again(vouched: SealAudit) -> list[Note]:
    return [Note(kind=NoteKind.RATED_AGAIN, count=vouched.rated_again)] if vouched.rated_again else []


async def _games(db: Database, guild_id: int, runner: ReplayRunner) -> Examined:
    """Replay all tables, ``at_once`` batches at the same time; their order is kept."""
    tables = await tables_begun(db, guild_id)
    waiting: deque[asyncio.Task[Examined]] = deque()
    done = Examined(0, 0, (), (), (), ())

    async def examined(batch: Batch) -> Examined:
        return await runner.examiner(batch)

    async def next_done() -> Examined:
        whole = _sum(done, await waiting.popleft())
        seen = whole.tables + len(whole.by_hash) + len(whole.by_neither)
        runner.progress(Progress(guild_id, seen, len(tables), whole.moves))
        return whole

    try:
        for part in split_batches(tables):
            if len(waiting) == runner.at_once:
                done = await next_done()
            waiting.append(asyncio.create_task(examined(await read_batch(db, part))))
        while waiting:
            done = await next_done()
    finally:
        for task in waiting:
            task.cancel()
    return done


def _sum(one: Examined, other: Examined) -> Examined:
    return Examined(
        one.tables + other.tables,
        one.moves + other.moves,
        one.by_hash + other.by_hash,
        one.by_neither + other.by_neither,
        one.faults + other.faults,
        one.notes + other.notes,
    )


async def _derived(db: Database, guild_id: int | None) -> Found:
    """Return the differences of scores, ratings and leaderboards from the results, by guild."""
    found: Found = defaultdict(list)
    for score in await recompute(db, guild_id=guild_id):
        found[score.key.guild_id].append(_score(score))
    for rating in await recompute_ratings(db, guild_id=guild_id):
        found[rating.guild_id].append(_ranking(rating))
    return found


def _score(found: Difference) -> Fault:
    key = found.key
    practice = " (practice)" if key.practice else ""
    what = f"{key.game}{practice}, member {key.member_id}: {found.what}"
    return Fault(kind=FaultKind.SCORE, what=what, stored=str(found.stored), due=str(found.derived))


def _ranking(found: RatingDifference) -> Fault:
    what = f"{found.game}, member {found.member_id}: {found.what}"
    return Fault(kind=FaultKind.RANKING, what=what, stored=str(found.stored), due=str(found.derived))
