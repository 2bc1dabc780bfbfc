"""A backup put in the database's place: checked, with what would be lost told first, the old file kept."""

import asyncio
import fcntl
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.run.backup import copy, refusals, sync
from bot.run.erasure_log import erased_since
from bot.run.problem import UNFIT, Problem
from data.db.database import Database, open_database
from data.db.errors import StorageError
from data.db.migrations import load_migrations
from data.erasure import erase_member, new_pseudonym
from data.tables.table_chain import reseal

UNTOUCHED: Final = "Nothing was changed."

_COUNTED: Final = {
    "matches": ("match_results", "table_id"),
    "moves": ("actions", "table_id, deal, ply"),
    "transfers": ("transfers", "guild_id, seq, hash"),
}
"""What is lost, by its name: the table, and the columns by which one record is told from another."""
_STRANGE: Final = """
SELECT b.guild_id FROM backup.seals b WHERE b.seq = (SELECT max(n.seq) FROM backup.seals n
WHERE n.guild_id = b.guild_id) AND NOT EXISTS (SELECT 1 FROM main.seals m WHERE m.guild_id = b.guild_id
AND m.seq = b.seq AND m.hash = b.hash) ORDER BY b.guild_id"""
_AS_OF: Final = """
SELECT coalesce(max(a.at), 0) FROM (SELECT max(at) AS at FROM actions UNION ALL SELECT max(at) FROM transfers
UNION ALL SELECT served_until FROM house) AS a"""


@dataclass(frozen=True, slots=True)
class Loss:
    """What the present database has beyond the backup: ``counts`` of matches, moves and transfers; the last
    moment (ms UTC, 0: none) that each of the two knows of; the servers that are ``strange``: what the backup
    has of them is no earlier state of the present one.
    """

    counts: dict[str, int]
    backup: int
    present: int
    strange: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Restored:
    """What has been done: where the old database is now (None: there was none), and how many members were
    erased again.
    """

    kept: Path | None
    erased: int


def restore(
    database: Path,
    backup: Path,
    lists: list[Path],
    now: datetime,
    agree: Callable[[Loss | None], bool],
) -> Restored | None:
    """Put a backup in the database's place and repeat the erasures that the lists in the folders ``lists``
    name; None: ``agree`` was shown what would be lost (None: it cannot be told), and said no.

    Raises Problem, with the database as it was.
    """
    if not backup.is_file():
        raise Problem(f"There is no backup at {backup}.", UNFIT)
    database = database.resolve()  # a link stays one
    if database == backup.resolve():
        raise Problem(f"{backup} is the database itself.", UNFIT)
    with refusals(UNTOUCHED, backup, database.parent), _nobody_lives_in(database) as present:
        prefix = f".restoring-{database.name}-"
        for left in database.parent.glob(f"{prefix}*"):  # by a restore that was killed: there is no other now
            shutil.rmtree(left)
        folder = Path(tempfile.mkdtemp(prefix=prefix, dir=database.parent))
        try:
            made = folder / database.name
            os.close(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            schema, known = copy(backup, made), len(load_migrations())
            if schema > known:
                raise Problem(
                    f"{backup} has schema {schema}, and this program knows schemas up to {known}: "
                    "run the newer program."
                )
            strange = _strange(present, made)  # a backup from before the seals gets some of its own
            as_of, erased = asyncio.run(_brought_up(made, lists))
            if not agree(_loss(present, made, as_of, strange)):
                return None
            return Restored(_exchange(made, database, now), erased)
        finally:
            shutil.rmtree(folder)


@contextmanager
def _nobody_lives_in(database: Path) -> Iterator[sqlite3.Connection | None]:
    """Keep every program away from the database meanwhile; None: there is nothing that SQLite could open.

    Raises Problem if one has it open already.
    """
    taken = Problem(f"A program has {database} open: stop the bot first.")
    # What a running house holds, if there is such a file; a file that is damaged cannot be locked itself.
    handle = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not database.exists():
            yield None
            return
        with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
            usable = True
            try:
                # Refused as long as anybody else has it open; afterwards -wal and -shm are gone.
                connection.execute("PRAGMA journal_mode = DELETE").close()
                connection.execute("PRAGMA main.locking_mode = EXCLUSIVE").close()
                connection.executescript("BEGIN EXCLUSIVE; COMMIT")
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
                    raise taken from None
                usable = False  # damaged: that is what backups are for
            yield connection if usable else None
    except BlockingIOError:
        raise taken from None
    finally:
        os.close(handle)


async def _brought_up(file: Path, lists: list[Path]) -> tuple[int, int]:
    """Bring the copy to this program's schema, and erase again who was erased since it was made.

    Returns the last moment it knows of, and how many were erased.
    """
    try:
        database = await open_database(f"sqlite:///{file}")
        try:
            return await erase_again(database, lists)
        finally:
            await database.close()
    except StorageError as error:
        raise Problem(str(error).replace(str(file), "in the backup")) from None


async def erase_again(database: Database, lists: list[Path]) -> tuple[int, int]:
    """Erase in a copy of a house whoever the lists in these folders name as erased since it was made.

    Returns the last moment it knows of (ms UTC), and how many were erased. Raises StorageError, Problem.
    """
    [(as_of,)] = await database.read(_AS_OF)
    members = {member for folder in lists for member in erased_since(folder, as_of)}
    for member in sorted(members):
        await _erase(database, member)
    return as_of, len(members)


async def _erase(database: Database, member: int) -> None:
    """Erase a member who may sit at tables that were still in play: the house plays on for their seats."""
    where = "member_id = ? AND table_id IN (SELECT table_id FROM tables WHERE status"
    await database.write(
        [
            (f"DELETE FROM seats WHERE {where} = 'lobby')", (member,)),  # noqa: S608 - our own words
            (f"UPDATE seats SET away = 1 WHERE {where} IN ('playing', 'paused'))", (member,)),  # noqa: S608
            *erase_member(member, new_pseudonym()),
            reseal("1 = 1"),
        ]
    )


def _strange(present: sqlite3.Connection | None, made: Path) -> tuple[int, ...]:
    """Return the servers of the backup whose head the present database does not have among its seals."""
    if present is None:
        return ()
    try:
        present.execute("ATTACH ? AS backup", (str(made),)).close()
        try:
            return tuple(guild for (guild,) in present.execute(_STRANGE))
        finally:
            present.execute("DETACH backup").close()
    except sqlite3.DatabaseError:  # one of them has no seals, or cannot be read
        return ()


def _loss(
    present: sqlite3.Connection | None, made: Path, as_of: int, strange: tuple[int, ...]
) -> Loss | None:
    """Compare the present database with the one that is to take its place."""
    if present is None:
        return None
    try:
        present.execute("ATTACH ? AS backup", (str(made),)).close()
        try:
            counts = {
                what: present.execute(
                    f"SELECT count(*) FROM (SELECT {key} FROM main.{table} "  # noqa: S608 - our own words
                    f"EXCEPT SELECT {key} FROM backup.{table})"
                ).fetchone()[0]
                for what, (table, key) in _COUNTED.items()
            }
        finally:
            present.execute("DETACH backup").close()
        [(until,)] = present.execute(_AS_OF)
    except sqlite3.DatabaseError:
        return None
    return Loss(counts, as_of, until, strange)


def _exchange(made: Path, database: Path, now: datetime) -> Path | None:
    """Put the new file in the place of the old one, which keeps a name; at no moment is there none."""
    kept = database.with_name(f"{database.stem}.replaced-{now:%Y%m%dT%H%M%SZ}{database.suffix}")
    present = database.exists()
    if present:
        try:
            os.link(database, kept)
        except FileExistsError:
            raise
        except OSError:  # a file system without second names
            shutil.copy2(database, kept)
    for ending in ("-wal", "-shm", "-journal"):  # of a database that SQLite could not put in order
        side = Path(f"{database}{ending}")
        if side.exists():
            side.rename(f"{kept}{ending}")
    made.replace(database)
    sync(database.parent)
    return kept if present else None
