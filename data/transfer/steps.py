"""The steps of a transfer: open source and target, copy all rows, compare, commit.

Until the last step the source is unchanged and usable, and the target has a marker
(data/db/transfer_marker.py), with which nobody opens it: whatever interrupts a transfer, never both of
them are usable.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from data.db.connection import open_database
from data.db.errors import DatabaseTaken, DatabaseTooNew, DatabaseUnusable, StorageError
from data.db.instance_lock import Lock
from data.db.migrations import POSTGRESQL, SQLITE, Migration, load_migrations, pending
from data.db.transfer_marker import INCOMPLETE, MOVED
from data.transfer.postgres_side import PostgresSide
from data.transfer.side import Row, Shape, Side, copied_shapes, select, side_name
from data.transfer.sqlite_side import SqliteSide

WATCH_SECONDS: Final = 15.0
"""Seconds within which a running process always updates ``served_until``."""
_OWN: Final = frozenset({"house"})
"""Tables in which a new database has a row already."""


@dataclass(slots=True)
class CopyProgress:
    """Progress of copying a table: ``rows`` copied ``of`` all."""

    table: str
    rows: int
    of: int


class Digest(NamedTuple):
    """The number of rows of a table, and their SHA-256 in the order of its key."""

    rows: int
    hash: str


ProgressCallback = Callable[[CopyProgress], object]


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, None for PostgreSQL. Raises StorageError."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:].partition("?")[0])
    if scheme in {"postgresql", "postgres"}:
        return None
    raise StorageError("The database URL is not supported; use sqlite:///path or postgresql://….")


@contextmanager
def open_source(url: str, to: str, wait: Callable[[float], object] = time.sleep) -> Iterator[Side]:
    """Open the source of a transfer to ``to``, and keep others from using it.

    A PostgreSQL database that was in use moments ago is watched for ``WATCH_SECONDS`` seconds.

    Raises StorageError: DatabaseTaken if it is in use, DatabaseUnusable if it has another schema or is not
    ours.
    """
    with ExitStack() as stack:
        if (path := file_of(url)) is not None:
            if not path.is_file():
                raise DatabaseUnusable(f"There is no database at {path}.")
            stack.enter_context(closing(Lock.take(path)))
            side: Side = stack.enter_context(closing(SqliteSide(path)))
        else:
            server = stack.enter_context(closing(PostgresSide(url)))
            side = server
        versions = _versions(side)
        _check_schema(side, versions)
        if versions.get(MOVED, side_name(to)) != side_name(to):
            raise DatabaseUnusable(f"{side.name} was already moved to {versions[MOVED]}.")
        if INCOMPLETE in versions:
            raise DatabaseUnusable(f"{side.name} is incomplete: a move into it has not finished.")
        if path is None:
            if MOVED not in versions:
                _check_stopped(server, wait)
            server.hold(copied_shapes(side))
        yield side


@contextmanager
def open_target(url: str, source: Side) -> Iterator[Side]:
    """Open the target of a transfer, and set its marker.

    The target is a new database, an empty one, or one of an unfinished transfer. Must not be called from an
    event loop. Raises StorageError: DatabaseUnusable if it has data.
    """
    with ExitStack() as stack:
        side: Side
        if (path := file_of(url)) is not None:
            stack.enter_context(closing(Lock.take(path)))
            if not _has_file(path):
                asyncio.run(_make(url))
            side = stack.enter_context(closing(SqliteSide(path)))
        else:
            side = stack.enter_context(closing(PostgresSide(url)))
            if not side.shapes():
                asyncio.run(_make(url))
        _check_empty(side)
        if copied_shapes(side) != copied_shapes(source):
            raise DatabaseUnusable(f"{source.name} and {side.name} have different schemas.")
        side.mark(INCOMPLETE, source.name)
        side.store()
        yield side


def copy_rows(source: Side, target: Side, tell: ProgressCallback) -> None:
    """Copy all rows, table by table, in the order of their keys. Raises StorageError."""
    shapes = copied_shapes(source)
    with target.filling(shapes):
        for table, shape in shapes.items():
            [(of,)] = source.query(f'SELECT count(*) FROM "{table}"')  # noqa: S608 - names of the schema
            chunks = source.chunks(select(table, shape))
            target.put(table, shape.columns, _report_progress(chunks, CopyProgress(table, 0, of), tell))


def digests(side: Side) -> dict[str, Digest]:
    """Return the digest of each table that is copied. Raises StorageError."""
    return {table: _digest(side, table, shape) for table, shape in copied_shapes(side).items()}


def compare_digests(left: Mapping[str, Digest], arrived: Mapping[str, Digest]) -> list[str]:
    """Return a sentence for each table whose copy does not match the source."""
    found = []
    for table, before in left.items():
        after = arrived[table]
        if before.rows != after.rows:
            found.append(f"{table}: {before.rows} rows in the source, {after.rows} in the copy.")
        elif before.hash != after.hash:
            found.append(f"{table}: the rows differ.")
    return found


def chain_heads(side: Side) -> list[Row]:
    """Return the ends of each guild's ledger and seals: kind, guild, number, hash."""
    return side.query(
        "SELECT 'books' AS what, guild_id, entries, head FROM books UNION ALL "
        "SELECT 'seals', s.guild_id, s.seq, s.hash FROM seals s WHERE s.seq = "
        "(SELECT max(n.seq) FROM seals n WHERE n.guild_id = s.guild_id) ORDER BY what, guild_id"
    )


def commit_transfer(source: Side, target: Side) -> None:
    """Commit the transfer: from now on the target is usable, and the source is not.

    If it is interrupted, neither is usable until the transfer is run again. Raises StorageError.
    """
    source.mark(MOVED, target.name)
    source.store()
    target.mark(INCOMPLETE, None)
    target.store()


@contextmanager
def open_for_reading(url: str, *, current: bool = False) -> Iterator[Side]:
    """Open a database for reading one snapshot, even while the bot uses it.

    ``current``: refuse a damaged database, and other schemas than this program's. Raises StorageError, also
    at the end if the reads were not from one snapshot after all.
    """
    path = file_of(url)
    side: Side = SqliteSide(path, reading=True) if path is not None else PostgresSide(url, reading=True)
    with closing(side):
        if current:
            side.check_whole()
            _check_current(side, load_migrations(SQLITE if path is not None else POSTGRESQL))
        yield side
        side.check_unchanged()


def _check_current(side: Side, migrations: Sequence[Migration]) -> None:
    shapes = side.shapes()
    if not shapes:
        raise DatabaseUnusable(f"The database {side.name} is empty: the bot has never used it.")
    pending(f"The database {side.name}", _versions(side), migrations, migrate=False)


def check_current(url: str) -> None:
    """Refuse a database that is missing, empty, damaged or of another schema.

    Raises StorageError; nothing is changed.
    """
    with open_for_reading(url, current=True):
        pass


def reopen_source(url: str) -> None:
    """Make the source of a finished transfer usable again, as it was then. Raises StorageError."""
    with ExitStack() as stack:
        if (path := file_of(url)) is not None:
            stack.enter_context(closing(Lock.take(path)))
            side: Side = stack.enter_context(closing(SqliteSide(path)))
        else:
            side = stack.enter_context(closing(PostgresSide(url)))
        if MOVED not in _versions(side):
            raise DatabaseUnusable(f"{side.name} was not moved.")
        side.mark(MOVED, None)
        side.store()


async def _make(url: str) -> None:
    await (await open_database(url)).close()


def _has_file(path: Path) -> bool:
    """Return whether the file exists; the result of an unfinished transfer is removed."""
    if not path.is_file() or not path.stat().st_size:
        return False
    with closing(SqliteSide(path)) as side:
        if INCOMPLETE not in _versions(side):
            return True
    for file in (path, *(path.with_name(f"{path.name}-{ending}") for ending in ("journal", "wal", "shm"))):
        file.unlink(missing_ok=True)
    return False


def _versions(side: Side) -> dict[int, str]:
    """Return the migrations of a database, with its markers. Raises DatabaseUnusable."""
    if "migrations" not in side.shapes():
        raise DatabaseUnusable(f"The database {side.name} belongs to another program.")
    return dict(side.query("SELECT version, checksum FROM migrations"))


def _check_schema(side: Side, versions: Mapping[int, str]) -> None:
    schema, known = max(each for each in versions if each < INCOMPLETE), load_migrations()[-1].version
    if schema > known:
        raise DatabaseTooNew(
            f"{side.name} has schema {schema}, and this program knows schemas up to {known}: "
            "run the newer program."
        )
    if schema < known:
        raise DatabaseUnusable(
            f"{side.name} has schema {schema}, and this program needs {known}: run "
            "the command `migrate`, or start the bot with it once, then move it."
        )


def _check_empty(side: Side) -> None:
    versions = _versions(side)
    _check_schema(side, versions)
    if MOVED in versions:
        raise DatabaseUnusable(
            f"{side.name} is not empty: it was moved to {versions[MOVED]}. Name another, or put it aside."
        )
    if INCOMPLETE in versions:
        return
    for table in copied_shapes(side):
        if table not in _OWN and side.query(f'SELECT 1 FROM "{table}" LIMIT 1'):  # noqa: S608 - our schema
            raise DatabaseUnusable(f"{side.name} is not empty: the bot has used it. Name an empty database.")


def _check_stopped(side: PostgresSide, wait: Callable[[float], object]) -> None:
    """Raise DatabaseTaken if the bot is using the database."""

    def served() -> int:
        return max((at for (at,) in side.query("SELECT served_until FROM house")), default=0)

    until = served()
    if side.served_by() or until > (time.time() - WATCH_SECONDS) * 1000:
        wait(WATCH_SECONDS)
        if served() != until or side.served_by():
            where = ", ".join(side.served_by()) or "an unknown host"
            raise DatabaseTaken(f"The bot is using {side.name} from {where}. Stop all its processes first.")


def _report_progress(
    chunks: Iterator[list[Row]], carried: CopyProgress, tell: ProgressCallback
) -> Iterator[list[Row]]:
    for rows in chunks:
        yield rows
        carried.rows += len(rows)
        tell(carried)


def _digest(side: Side, table: str, shape: Shape) -> Digest:
    hashed, count = hashlib.sha256(), 0
    for rows in side.chunks(select(table, shape)):
        hashed.update("".join(map(repr, rows)).encode())
        count += len(rows)
    return Digest(count, hashed.hexdigest())
