"""Opens a database by its URL."""

from collections.abc import Sequence

from data.db.database import Database, OpenDatabase
from data.db.errors import StorageError
from data.db.migrations import POSTGRESQL, Migration, load_migrations
from data.db.sqlite import open_sqlite


async def open_database(
    url: str, *, migrations: Sequence[Migration] | None = None, exclusive: bool = False, migrate: bool = True
) -> OpenDatabase:
    """Open a database, check it, and apply missing migrations.

    ``url`` is ``sqlite:///path`` (``sqlite:////path`` for an absolute path; the file is created if
    missing), or ``postgresql://…`` as libpq takes it. ``exclusive`` takes the instance lock of a SQLite file,
    for the one process that serves it; other processes may open the file without it. Without ``migrate``,
    an older schema is refused.

    ``migrations`` are the program's own by default. Raises DatabaseTaken, DatabaseTooNew, DatabaseUnusable;
    StorageError for a URL that is of neither kind.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        steps = load_migrations() if migrations is None else migrations
        return await open_sqlite(rest.removeprefix("/"), steps, exclusive=exclusive, migrate=migrate)
    if scheme in {"postgresql", "postgres"}:
        from data.db.postgres import open_postgres  # psycopg takes 7 MB and 0.1 s

        steps = load_migrations(POSTGRESQL) if migrations is None else migrations
        return await open_postgres(url, steps, migrate=migrate)
    raise StorageError("The database URL is not supported; use sqlite:///path or postgresql://….")


async def schema_version(database: Database) -> int:
    """Return the number of the last applied migration."""
    [(version,)] = await database.read("SELECT max(version) FROM migrations")
    return int(version)
