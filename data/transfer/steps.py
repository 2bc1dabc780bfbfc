"""The steps of a move: leave one database, arrive in another, carry all rows over, compare, settle.

Until ``settle``, the database that is left is as it was and stays usable, and the other carries a mark
(data/db/transfer_marker.py), with which nobody opens it: whatever interrupts a move, there is one house
and never two.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from data.db.database import open_database
from data.db.errors import DatabaseTaken, DatabaseTooNew, DatabaseUnusable, StorageError
from data.db.instance_lock import Lock
from data.db.migrations import POSTGRESQL, SQLITE, Migration, load_migrations, pending
from data.db.transfer_marker import ARRIVING, LEFT
from data.transfer.postgres_side import PostgresSide
from data.transfer.side import Row, Shape, Side, moved_shapes, select, side_name
from data.transfer.sqlite_side import SqliteSide

LATELY: Final = 15.0
"""Seconds after which a house that serves has said so in its database, whatever it waits for."""
_OWN: Final = frozenset({"house"})
"""Tables in which a new database has a row of its own."""


@dataclass(slots=True)
class Carried:
    """What has been carried over so far: rows of the table, ``of`` so many."""

    table: str
    rows: int
    of: int


class Digest(NamedTuple):
    """How many rows a table has, and the SHA-256 of them in the order of its key."""

    rows: int
    hash: str


Tell = Callable[[Carried], object]


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for one on a server. Raises StorageError for other URLs."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return Path(rest[1:].partition("?")[0])
    if scheme in {"postgresql", "postgres"}:
        return None
    raise StorageError("The database URL is not one of ours; use sqlite:///path or postgresql://….")


@contextmanager
def leave(url: str, to: str, wait: Callable[[float], object] = time.sleep) -> Iterator[Side]:
    """Open the database that a house moves out of to ``to``, while nobody serves it or writes there. A house
    on a server that was served moments ago is watched for ``LATELY`` seconds.

    Raises StorageError: DatabaseTaken if it is served, DatabaseUnusable if it is no house of this schema.
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
        if versions.get(LEFT, side_name(to)) != side_name(to):
            raise DatabaseUnusable(f"The house has left {side.name} already, for {versions[LEFT]}.")
        if ARRIVING in versions:
            raise DatabaseUnusable(f"A move into {side.name} has not finished: there is no whole house.")
        if path is None:
            if LEFT not in versions:
                _check_stopped(server, wait)
            server.hold(moved_shapes(side))
        yield side


@contextmanager
def arrive(url: str, source: Side) -> Iterator[Side]:
    """Open the database that a house moves into: a new one, an empty one, or one that a move has not
    finished. From now on it carries the mark. Not from within an event loop.

    Raises StorageError: DatabaseUnusable if anything is there.
    """
    with ExitStack() as stack:
        side: Side
        if (path := file_of(url)) is not None:
            stack.enter_context(closing(Lock.take(path)))
            if not _there(path):
                asyncio.run(_make(url))
            side = stack.enter_context(closing(SqliteSide(path)))
        else:
            side = stack.enter_context(closing(PostgresSide(url)))
            if not side.shapes():
                asyncio.run(_make(url))
        _check_empty(side)
        if moved_shapes(side) != moved_shapes(source):
            raise DatabaseUnusable(f"{source.name} and {side.name} have different schemas.")
        side.mark(ARRIVING, source.name)
        side.store()
        yield side


def carry(source: Side, target: Side, tell: Tell) -> None:
    """Carry all rows over, table by table, in the order of their keys. Raises StorageError."""
    shapes = moved_shapes(source)
    with target.filling(shapes):
        for table, shape in shapes.items():
            [(of,)] = source.query(f'SELECT count(*) FROM "{table}"')  # noqa: S608 - names of the schema
            chunks = source.chunks(select(table, shape))
            target.put(table, shape.columns, _told(chunks, Carried(table, 0, of), tell))


def digests(side: Side) -> dict[str, Digest]:
    """Read all that is moved, and return the digest of each table. Raises StorageError."""
    return {table: _digest(side, table, shape) for table, shape in moved_shapes(side).items()}


def compare(left: Mapping[str, Digest], arrived: Mapping[str, Digest]) -> list[str]:
    """Return a sentence for each table that has not arrived as it left."""
    found = []
    for table, before in left.items():
        after = arrived[table]
        if before.rows != after.rows:
            found.append(f"Of {table} {before.rows} rows left, and {after.rows} arrived.")
        elif before.hash != after.hash:
            found.append(f"The rows of {table} are not what they were.")
    return found


def heads(side: Side) -> list[Row]:
    """Return where the books and the seals of each server end: what it is, the server, how many, the hash."""
    return side.query(
        "SELECT 'books' AS what, guild_id, entries, head FROM books UNION ALL "
        "SELECT 'seals', s.guild_id, s.seq, s.hash FROM seals s WHERE s.seq = "
        "(SELECT max(n.seq) FROM seals n WHERE n.guild_id = s.guild_id) ORDER BY what, guild_id"
    )


def settle(source: Side, target: Side) -> None:
    """End the move: from now on the house is in the target, and nobody opens the source. Interrupted within,
    neither is opened until a further move. Raises StorageError.
    """
    source.mark(LEFT, target.name)
    source.store()
    target.mark(ARRIVING, None)
    target.store()


@contextmanager
def look_into(url: str, *, current: bool = False) -> Iterator[Side]:
    """Open a house to be read as of one moment, whoever serves it meanwhile; nothing is changed.

    ``current``: refuse one that is damaged, and every schema but this program's. Raises StorageError, also
    at the end if what was read is not of one moment after all.
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
        raise DatabaseUnusable(f"The database {side.name} is empty: no house has been opened in it.")
    pending(f"The database {side.name}", _versions(side), migrations, migrate=False)


def check_current(url: str) -> None:
    """Refuse a database that is missing, empty, damaged or of another schema, before anything is changed in
    it. Raises StorageError.
    """
    with look_into(url, current=True):
        pass


def reopen(url: str) -> None:
    """Make a database usable again that a house has left: as it was then. Raises StorageError."""
    with ExitStack() as stack:
        if (path := file_of(url)) is not None:
            stack.enter_context(closing(Lock.take(path)))
            side: Side = stack.enter_context(closing(SqliteSide(path)))
        else:
            side = stack.enter_context(closing(PostgresSide(url)))
        if LEFT not in _versions(side):
            raise DatabaseUnusable(f"No house has left {side.name}.")
        side.mark(LEFT, None)
        side.store()


async def _make(url: str) -> None:
    await (await open_database(url)).close()


def _there(path: Path) -> bool:
    """Say whether there is a file to look into; what a move has not finished is removed."""
    if not path.is_file() or not path.stat().st_size:
        return False
    with closing(SqliteSide(path)) as side:
        if ARRIVING not in _versions(side):
            return True
    for file in (path, *(path.with_name(f"{path.name}-{ending}") for ending in ("journal", "wal", "shm"))):
        file.unlink(missing_ok=True)
    return False


def _versions(side: Side) -> dict[int, str]:
    """Return the migrations of a database, and the marks among them. Raises DatabaseUnusable."""
    if "migrations" not in side.shapes():
        raise DatabaseUnusable(f"The database {side.name} belongs to another program.")
    return dict(side.query("SELECT version, checksum FROM migrations"))


def _check_schema(side: Side, versions: Mapping[int, str]) -> None:
    schema, known = max(each for each in versions if each < ARRIVING), load_migrations()[-1].version
    if schema > known:
        raise DatabaseTooNew(
            f"{side.name} has schema {schema}, and this program knows schemas up to {known}: "
            "run the newer program."
        )
    if schema < known:
        raise DatabaseUnusable(
            f"{side.name} has schema {schema}, and this program makes {known} of it: say "
            "`python -m bot migrate`, or start the bot on it once, and move then."
        )


def _check_empty(side: Side) -> None:
    versions = _versions(side)
    _check_schema(side, versions)
    if LEFT in versions:
        raise DatabaseUnusable(
            f"{side.name} is not empty: a house has left it, for {versions[LEFT]}. Name another, or put it "
            "aside."
        )
    if ARRIVING in versions:
        return
    for table in moved_shapes(side):
        if table not in _OWN and side.query(f'SELECT 1 FROM "{table}" LIMIT 1'):  # noqa: S608 - our schema
            raise DatabaseUnusable(
                f"There is a house in {side.name} already; a move goes into an empty database."
            )


def _check_stopped(side: PostgresSide, wait: Callable[[float], object]) -> None:
    """Raise DatabaseTaken if somebody serves the house."""

    def served() -> int:
        return max((at for (at,) in side.query("SELECT served_until FROM house")), default=0)

    until = served()
    if side.served_by() or until > (time.time() - LATELY) * 1000:
        wait(LATELY)
        if served() != until or side.served_by():
            where = ", ".join(side.served_by()) or "somewhere"
            raise DatabaseTaken(f"The house in {side.name} is served: {where}. Stop all its processes first.")


def _told(chunks: Iterator[list[Row]], carried: Carried, tell: Tell) -> Iterator[list[Row]]:
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
