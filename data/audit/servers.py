"""The audit of a server: its books, its games, its scores and rankings."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from data.audit.books import audit_books
from data.audit.games import Examined, examine
from data.audit.order import audit_order, audit_seasons
from data.audit.report import Fault, FaultKind, Progress, Report
from data.audit.stored import Piece, pieces, read_piece, tables_begun
from data.database import Database
from data.ratings import RatingDifference, recompute_ratings
from data.scores import Difference, recompute

__all__ = ["HOUSE", "Examiner", "audit", "audit_all"]

HOUSE: Final = 0
"""In place of a server's id: what is wrong in the house, and in no server."""
Examiner = Callable[[Piece], Awaitable[Examined]]
"""Has the tables of a piece played again and compared (``data.audit.games.examine``), wherever that is."""
Found = defaultdict[int, list[Fault]]


async def in_a_thread(piece: Piece) -> Examined:
    """Examine a piece in a thread of this process."""
    return await asyncio.to_thread(examine, piece)


async def audit_all(
    db: Database,
    *,
    examiner: Examiner = in_a_thread,
    at_once: int = 1,
    progress: Callable[[Progress], None] = lambda _: None,
) -> list[Report]:
    """Audit every server of which anything is stored, in the order of their ids, and the house as a whole:
    first (as the server ``HOUSE``) what is wrong there, if anything is.

    ``examiner`` plays tables again, ``at_once`` pieces at a time; ``progress`` is told after each.
    """
    derived = await _derived(db, None)
    derived[HOUSE] += await audit_order(db)
    rows = await db.read(
        "SELECT guild_id FROM books UNION SELECT guild_id FROM tables WHERE started_at IS NOT NULL "
        "UNION SELECT guild_id FROM match_seats UNION SELECT guild_id FROM seasons"
    )
    guilds = {row[0] for row in rows} | {guild_id for guild_id, found in derived.items() if found}
    return [
        await _audit(db, guild_id, derived[guild_id], examiner, at_once, progress)
        for guild_id in sorted(guilds)
    ]


async def audit(
    db: Database,
    guild_id: int,
    *,
    examiner: Examiner = in_a_thread,
    at_once: int = 1,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Report:
    """Examine one server: as ``audit_all`` does, and what is wrong in the house as a whole.

    Faults are in the order of transfers, accounts, tables, scores, rankings.
    """
    derived = await _derived(db, guild_id)
    derived[guild_id] += await audit_order(db)
    return await _audit(db, guild_id, derived[guild_id], examiner, at_once, progress)


async def _audit(
    db: Database,
    guild_id: int,
    derived: Iterable[Fault],
    examiner: Examiner,
    at_once: int,
    progress: Callable[[Progress], None],
) -> Report:
    books = await audit_books(db, guild_id)
    faults = books.faults
    games = await _games(db, guild_id, examiner, at_once, progress)
    faults += games.faults
    faults += derived
    faults += await audit_seasons(db, guild_id)
    return Report(
        guild_id=guild_id,
        transfers=books.transfers,
        head=books.head,
        tables=games.tables,
        moves=games.moves,
        unplayed=games.unplayed,
        faults=tuple(faults),
        notes=games.notes,
    )


async def _games(
    db: Database, guild_id: int, examiner: Examiner, at_once: int, progress: Callable[[Progress], None]
) -> Examined:
    """Have all tables played again, of which so many pieces are in memory at once; their order stays."""
    tables = await tables_begun(db, guild_id)
    waiting: deque[asyncio.Task[Examined]] = deque()
    done = Examined(0, 0, (), (), ())
    try:
        for part in pieces(tables):
            if len(waiting) > at_once:
                done = _sum(done, await waiting.popleft())
                progress(Progress(guild_id, done.tables + len(done.unplayed), len(tables), done.moves))
            waiting.append(asyncio.create_task(_examined(examiner, await read_piece(db, part))))
        while waiting:
            done = _sum(done, await waiting.popleft())
            progress(Progress(guild_id, done.tables + len(done.unplayed), len(tables), done.moves))
    finally:
        for task in waiting:
            task.cancel()
    return done


async def _examined(examiner: Examiner, piece: Piece) -> Examined:
    return await examiner(piece)


def _sum(one: Examined, other: Examined) -> Examined:
    return Examined(
        one.tables + other.tables,
        one.moves + other.moves,
        one.unplayed + other.unplayed,
        one.faults + other.faults,
        one.notes + other.notes,
    )


async def _derived(db: Database, guild_id: int | None) -> Found:
    """Return where scores, ratings and boards are not what the results say, by server."""
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
