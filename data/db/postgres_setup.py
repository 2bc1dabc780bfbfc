"""How a PostgreSQL database is reached and checked, and how its schema is migrated.

Every problem is reported in a sentence, which never contains a password or a part of one.
"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from psycopg import AsyncConnection, Connection, Error, ProgrammingError, RawCursor
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import InsufficientPrivilege, UndefinedTable

from data.db.errors import DatabaseGone, DatabaseUnusable, StorageError
from data.db.migrations import TABLE, Migration, log_schema_change, pending

APPLICATION: Final = "cardroom"
"""The ``application_name`` of the bot's processes."""
OLDEST: Final = 14
"""The oldest supported version of PostgreSQL."""
LOCK_SECONDS: Final = 1.2
"""How long to wait for rows that another process has locked.

Discord accepts no answer to a press after three seconds.
"""
WRITING_SECONDS: Final = 5.0
READING_SECONDS: Final = 30.0
"""Statement timeouts."""
UNREACHED_SECONDS: Final = 3
"""Connection timeout."""
MIGRATING_SECONDS: Final = 60.0
"""How long to wait for another process that migrates the schema."""

_MIGRATING: Final = int.from_bytes(b"cardroom", "big")
"""Key of the advisory lock for migrations."""
_NO_URL: Final = (
    "The database URL cannot be read: use postgresql://user:password@host:port/database, "
    "with %40, %2F, %3A and %25 for @, /, : and % in a password."
)


def _options(statement: float, lock: float = LOCK_SECONDS, **others: str) -> str:
    """Return session settings in libpq's form; 0 seconds mean no timeout."""
    settings = {
        "statement_timeout": f"{1000 * statement:.0f}",
        "lock_timeout": f"{1000 * lock:.0f}",
        "idle_in_transaction_session_timeout": "1500",
        **others,
    }
    return " ".join(f"-c {name}={value}" for name, value in settings.items())


WRITING: Final = _options(WRITING_SECONDS)
RELAXED: Final = _options(WRITING_SECONDS, synchronous_commit="off")
READING: Final = _options(
    READING_SECONDS,
    default_transaction_read_only="on",
    default_transaction_isolation="repeatable\\ read",  # one snapshot for all queries of a read
)
OFFLINE: Final = _options(0, LOCK_SECONDS, idle_in_transaction_session_timeout="0")
"""Session settings: of the writer, relaxed writes, readers, and offline commands."""
_OPENING: Final = _options(0, MIGRATING_SECONDS, idle_in_transaction_session_timeout="0")


class Identity(NamedTuple):
    """What tells a database from another in its place: its OID, and its schema version."""

    number: int
    version: int


class PostgresServer:
    """Where a database is, how it is reached, and how messages name it."""

    def __init__(self, url: str) -> None:
        """Raises DatabaseUnusable for a URL that libpq does not accept."""
        try:
            self._keys = {key: str(value) for key, value in conninfo_to_dict(url).items()}
        except ProgrammingError:  # its message may contain a part of the password
            raise DatabaseUnusable(_NO_URL) from None
        host, port = self._keys.get("host", ""), self._keys.get("port", "")
        database = self._keys.get("dbname", "")
        # An unescaped @ or / in a password shifts the rest of it into the next parts.
        if "@" in host + database or not re.fullmatch(r"[\d,]*", port):
            raise DatabaseUnusable(_NO_URL)
        self._where = f"{host or 'this machine'}{port and f':{port}'}"
        self.name = f"The database {database} at {self._where}"
        socket = host.startswith("/")
        place = "" if socket else f"{host}{port and f':{port}'}"
        self.url = f"postgresql://{place}/{database}{f'?host={host}' if socket else ''}"
        """The URL without user and password, for display."""

    def connect_now(self, options: str, application: str) -> Connection[Any]:
        """Open a blocking connection whose parameters are ``$1``, ``$2`` ….

        ``application`` is its ``application_name``. Raises StorageError.
        """
        keys = self._session(options) | {"application_name": application}
        try:
            return Connection.connect(**keys, autocommit=True, cursor_factory=RawCursor)
        except Error as error:
            raise StorageError(self._refusal(str(error))) from None

    def _session(self, options: str) -> dict[str, Any]:
        return {
            "application_name": APPLICATION,
            **self._keys,
            "connect_timeout": UNREACHED_SECONDS,
            "tcp_user_timeout": 1000 * UNREACHED_SECONDS,
            "keepalives_idle": 10,
            "keepalives_interval": 1,
            "client_encoding": "UTF8",
            "options": f"{self._keys.get('options', '')} {options}",
        }

    async def connect(self, options: str) -> AsyncConnection[Any]:
        """Open a connection with these session settings. Raises StorageError."""
        try:
            return await AsyncConnection.connect(**self._session(options), autocommit=True)
        except Error as error:
            raise StorageError(self._refusal(str(error))) from None

    def _refusal(self, words: str) -> str:
        if fatal := re.findall(r"FATAL: +(.+)", words):
            return f"PostgreSQL at {self._where} refuses the bot: {fatal[-1].strip()}."
        if "no password" in words:
            return f"PostgreSQL at {self._where} asks for a password, and the database URL has none."
        if "session is" in words or "standby" in words:
            return f"No writable PostgreSQL answers at {self._where}."
        if "SSL" in words or "certificate" in words:
            return f"PostgreSQL at {self._where} and the bot cannot agree on encryption (sslmode)."
        return f"No PostgreSQL answers at {self._where}: start it, or correct the database URL."

    async def open(self, migrations: Sequence[Migration], *, migrate: bool) -> Identity:
        """Check the database and apply missing migrations; see ``open_postgres``."""
        try:
            connection = await self.connect(_OPENING)
        except StorageError as error:
            raise DatabaseUnusable(str(error)) from None
        try:
            await self._check(connection)
            async with connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
                steps, before = await self._bring_up_to_date(connection, migrations, migrate=migrate)
            log_schema_change(steps, before=before)
            await self._check_rights(connection)
            return await _identity(connection)
        except Error as error:
            why = (
                f"{error.diag.message_primary} ({error.sqlstate})"
                if error.sqlstate
                else "the connection was lost"
            )
            raise DatabaseUnusable(f"{self.name} cannot be used: {why}.") from None
        finally:
            connection.pgconn.finish()

    async def reopen(self, options: str, opened: Identity) -> AsyncConnection[Any]:
        """Open another connection to a database that was opened before.

        Raises StorageError; DatabaseGone if it is no longer the one that was opened. A newer schema is
        accepted: migrations only add to it while older processes still run.
        """
        connection = await self.connect(options)
        try:
            async with asyncio.timeout(UNREACHED_SECONDS):
                with suppress(InsufficientPrivilege):  # needs rights; the default is 1 s
                    await connection.execute("SET deadlock_timeout = 100")
                became = await _became(connection, opened)
        except BaseException as error:
            connection.pgconn.finish()
            if isinstance(error, Error | TimeoutError):
                raise StorageError(f"{self.name} was lost again.") from None
            raise
        if became is not None:
            connection.pgconn.finish()
            raise DatabaseGone(f"{self.name} {became} while the bot was using it.")
        return connection

    async def _check(self, connection: AsyncConnection[Any]) -> None:
        version = connection.info.server_version // 10_000
        if version < OLDEST:
            raise DatabaseUnusable(f"{self.name} is PostgreSQL {version}; the bot needs {OLDEST} or newer.")
        if await _read_only(connection):
            raise DatabaseUnusable(f"{self.name} is a standby, or read-only; use the primary.")
        how = "create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
        encoding = await _one(connection, "SHOW server_encoding")
        if encoding != "UTF8":
            raise DatabaseUnusable(f"{self.name} stores text as {encoding}; the bot needs UTF8: {how}.")
        # By code point, as SQLite sorts; no language does.
        if not await _one(connection, "SELECT 'Z' < 'a' AND 'a-b' < 'aa' AND 'z' < U&'\\00E9'"):
            raise DatabaseUnusable(f"{self.name} sorts text by language; the bot needs locale C: {how}.")

    async def _bring_up_to_date(
        self, connection: AsyncConnection[Any], migrations: Sequence[Migration], *, migrate: bool
    ) -> tuple[list[Migration], int]:
        """Apply missing migrations; return them, and the schema before (0: none)."""
        found = await connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
        )
        present = {name for (name,) in await found.fetchall()}
        applied: dict[int, str] = {}
        if "migrations" in present:
            found = await connection.execute("SELECT version, checksum FROM migrations")
            applied = dict(await found.fetchall())
        elif present:
            raise DatabaseUnusable(f"{self.name} belongs to another program.")
        steps = pending(self.name, applied, migrations, migrate=migrate)
        if "migrations" not in present:
            await connection.execute(TABLE)
        for step in steps:
            await connection.execute(step.sql.encode())
            await connection.execute(
                "INSERT INTO migrations (version, name, checksum) VALUES (%s, %s, %s)",
                (step.version, step.name, step.checksum),
            )
        return steps, max(applied, default=0)

    async def _check_rights(self, connection: AsyncConnection[Any]) -> None:
        refused = await _one(
            connection,
            "SELECT min(tablename) FROM pg_tables, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) "
            "AS may WHERE schemaname = current_schema() AND tablename <> 'migrations' "
            "AND NOT has_table_privilege(format('%I.%I', schemaname, tablename), may)",
        )
        if refused is not None:
            raise DatabaseUnusable(
                f"{self.name} cannot be used: its user may not read and write the table {refused}."
            )


async def _identity(connection: AsyncConnection[Any]) -> Identity:
    found = await connection.execute(
        "SELECT (SELECT CAST(oid AS BIGINT) FROM pg_database WHERE datname = current_database()), "
        "coalesce(max(version), 0) FROM migrations"
    )
    return Identity(*(await found.fetchall())[0])


async def _became(connection: AsyncConnection[Any], opened: Identity) -> str | None:
    """Return what happened to a database that was open; None: it is the same."""
    if await _read_only(connection):
        return "became a standby, or read-only,"
    try:
        number, version = await _identity(connection)
    except UndefinedTable:
        return "was emptied"
    return "was replaced" if number != opened.number or version < opened.version else None


async def _read_only(connection: AsyncConnection[Any]) -> bool:
    """Return whether the server, or this database, is read-only."""
    found: bool = await _one(
        connection,
        "SELECT pg_is_in_recovery() OR EXISTS (SELECT 1 FROM pg_settings "
        "WHERE name = 'default_transaction_read_only' AND reset_val = 'on' AND source <> 'client')",
    )
    return found


async def _one(connection: AsyncConnection[Any], sql: str) -> Any:
    [(value,)] = await (await connection.execute(sql.encode())).fetchall()
    return value
