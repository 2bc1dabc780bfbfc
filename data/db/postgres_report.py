"""What a PostgreSQL server reports about itself, for the doctor and backups; read-only."""

import time
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from typing import Any, Final

import psycopg

from data.db.errors import StorageError
from data.db.postgres_setup import APPLICATION, OFFLINE, PostgresServer
from data.db.transfer_marker import INCOMPLETE, refuse_moved

LOOKING: Final = f"{APPLICATION} doctor"
_SETTINGS: Final = (
    *("synchronous_commit", "fsync", "full_page_writes", "deadlock_timeout", "autovacuum"),
    *("archive_mode", "archive_command", "archive_library", "archive_timeout", "wal_level"),
    *("data_checksums", "max_connections", "superuser_reserved_connections", "reserved_connections"),
    *("max_wal_senders", "max_slot_wal_keep_size"),
)
_ABOUT: Final = """
SELECT current_setting('server_version'), pg_encoding_to_char(d.encoding), d.datcollate,
    'Z' < 'a' AND 'a-b' < 'aa', pg_is_in_recovery(),
    current_setting('transaction_read_only') = 'on', coalesce(current_schema(), ''),
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false), r.rolreplication OR r.rolsuper,
    d.datname, r.rolname, least(nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1))
FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = current_user"""
_RIGHTS: Final = """
SELECT c.relname::text FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
AND NOT (has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE')) ORDER BY 1"""
_FOREIGN: Final = """
SELECT c.relname::text FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
AND NOT pg_has_role(c.relowner, 'USAGE') ORDER BY 1"""
_ARCHIVER: Final = """
SELECT last_archived_wal, extract(epoch FROM now() - last_archived_time)::float8, failed_count,
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false),
    CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_walfile_name(pg_current_wal_lsn()) END,
    (SELECT setting::bigint FROM pg_settings WHERE name = 'wal_segment_size')
FROM pg_stat_archiver"""
_SLOTS: Final = """
SELECT slot_name::text, active, coalesce(wal_status, 'lost'),
    CASE WHEN pg_is_in_recovery() THEN 0 ELSE coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn), 0)
    END::bigint
FROM pg_replication_slots ORDER BY slot_name"""
PROCESSES: Final = """
SELECT coalesce(host(client_addr), 'this machine') AS place, count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'cardroom' GROUP BY place ORDER BY place"""
"""Hosts of the bot's connected processes, and their numbers of connections."""
_RULES: Final = """
SELECT game, spec_version, count(*) FROM tables WHERE status IN ('playing', 'paused')
GROUP BY game, spec_version ORDER BY game, spec_version"""


@dataclass(frozen=True, slots=True)
class Archive:
    """The state of the WAL archive.

    ``last`` is its newest file, archived ``age`` seconds ago (None: it is empty). ``failed``: how often
    archiving failed; ``failing``: the last attempt did. ``behind``: the number of complete files that are
    not archived yet.
    """

    last: str | None
    age: float | None
    failed: int
    failing: bool
    behind: int


@dataclass(frozen=True, slots=True)
class Slot:
    """A replication slot: whether it is in use, and the bytes of WAL kept for it."""

    name: str
    active: bool
    status: str
    kept: int


@dataclass(frozen=True, slots=True)
class ServerReport:
    """A server and one database on it, as this user sees them; None: not visible."""

    name: str
    version: int
    shown_version: str
    encoding: str
    collation: str
    plain: bool
    """Whether text is sorted by code point, as the program needs it."""
    standby: bool
    read_only: bool
    creates: bool
    replicates: bool
    database: str
    user: str
    place: Mapping[str, str]
    """host and port in libpq's form."""
    settings: Mapping[str, str]
    ahead: float
    """Seconds by which its clock is ahead of this machine's, give or take half of ``took``."""
    took: float
    """Round-trip time in seconds."""
    connections: int
    limit: int
    """The most connections allowed, for all users and for this one."""
    migrations: Mapping[int, str] | None
    """Checksums by number; None: it is not set up yet."""
    no_rights: Sequence[str] = ()
    """Tables that the user may not read and write."""
    not_owned: Sequence[str] = ()
    """Tables that the user may not migrate."""
    served_until: int | None = None
    """When the program was last known to run (ms UTC)."""
    processes: Sequence[tuple[str, int]] = ()
    """Hosts of the bot's connected processes, and their numbers of connections."""
    rules: Sequence[tuple[str, int, int]] = ()
    """Live tables: game, version of its rules, number of tables."""
    deadlocks: int = 0
    archive: Archive | None = None
    slots: Sequence[Slot] = field(default_factory=tuple)

    @property
    def schema(self) -> int | None:
        """The number of the last migration; None: it is not set up yet."""
        return None if self.migrations is None else max(n for n in self.migrations if n < INCOMPLETE)

    @property
    def moved(self) -> str | None:
        """Why the database cannot be opened because of a move; None: it can."""
        try:
            refuse_moved(f"The database {self.name}", self.migrations or {})
        except StorageError as error:
            return str(error)
        return None


def look_at(url: str) -> ServerReport:
    """Connect and query everything. Raises StorageError, without secrets in its message."""
    server = PostgresServer(url)
    with closing(server.connect_now(OFFLINE, LOOKING)) as connection:
        try:
            return _looked(connection, server.url)
        except psycopg.Error as error:
            why = error.diag.message_primary or "the connection was lost"
            raise StorageError(f"{server.name} cannot be examined: {why}.") from None


def same_server(one: str, other: str) -> bool:
    """Return whether two URLs lead to the same database. Raises StorageError."""
    key = time.time_ns() % 2**62
    with (
        closing(PostgresServer(one).connect_now(OFFLINE, LOOKING)) as first,
        closing(PostgresServer(other).connect_now(OFFLINE, LOOKING)) as second,
    ):
        first.execute("SELECT pg_advisory_lock($1)", (key,))
        return second.execute("SELECT pg_try_advisory_lock($1)", (key,)).fetchall() != [(True,)]


def _looked(connection: psycopg.Connection[Any], name: str) -> ServerReport:
    def rows(sql: str) -> list[tuple[Any, ...]]:
        """Return the rows; none where access is denied or the table is missing."""
        with suppress(psycopg.errors.InsufficientPrivilege, psycopg.errors.UndefinedTable):
            return connection.execute(sql.encode()).fetchall()
        return []

    with suppress(psycopg.errors.InsufficientPrivilege):  # as every process of the bot does
        connection.execute("SET deadlock_timeout = 100")
    before = time.time()
    [(there,)] = rows("SELECT extract(epoch FROM clock_timestamp())::float8")
    after = time.time()
    [about] = rows(_ABOUT)
    (
        shown,
        encoding,
        collation,
        plain,
        standby,
        read_only,
        schema,
        creates,
        replicates,
        database,
        user,
        own,
    ) = about
    every = dict(rows("SELECT name, setting FROM pg_settings"))
    settings = {setting: every[setting] for setting in _SETTINGS if setting in every}
    [(connections,)] = rows("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")
    reserved = int(settings["superuser_reserved_connections"]) + int(settings.get("reserved_connections", 0))
    limit = int(settings["max_connections"]) - reserved
    migrations = rows("SELECT version, checksum FROM migrations")
    return ServerReport(
        name=name,
        version=connection.info.server_version // 10_000,
        shown_version=shown,
        encoding=encoding,
        collation=collation,
        plain=plain,
        standby=standby,
        read_only=read_only,
        creates=bool(schema) and creates,
        replicates=replicates,
        database=database,
        user=user,
        place={"host": connection.info.host, "port": str(connection.info.port)},
        settings=settings,
        ahead=there - (before + after) / 2,
        took=after - before,
        connections=connections,
        limit=limit if own is None else min(limit, own),
        migrations=dict(migrations) or None,
        no_rights=[table for (table,) in rows(_RIGHTS)],
        not_owned=[table for (table,) in rows(_FOREIGN)],
        served_until=next((at or None for (at,) in rows("SELECT served_until FROM house")), None),
        processes=rows(PROCESSES),
        rules=rows(_RULES),
        deadlocks=next(
            (n for (n,) in rows("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")),
            0,
        ),
        archive=next((_archive(*row) for row in rows(_ARCHIVER)), None),
        slots=[Slot(*row) for row in rows(_SLOTS)],
    )


def _archive(
    last: str | None, age: float | None, failed: int, failing: bool, now: str | None, segment: int
) -> Archive:
    behind = 0
    if last is not None and now is not None:
        # The current file is not archived before it is full.
        behind = max(0, _number(now, segment) - _number(last, segment) - 1)
    return Archive(last, age, failed, failing, behind)


def _number(file: str, segment: int) -> int:
    """Return a WAL file's index in its timeline.

    Names are timeline, high and low, with 8 hexadecimal digits each.
    """
    return int(file[8:16], 16) * (2**32 // segment) + int(file[16:24], 16)
