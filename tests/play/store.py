"""The database as committed now, read from outside while other processes write it."""

import re
import sqlite3
import threading
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

Rows = list[tuple[Any, ...]]
UNREADABLE = (sqlite3.Error, psycopg.Error)
"""Exceptions of reading a database that is missing or cannot be read."""


class Live(NamedTuple):
    """A live table, the amount of work ``done`` at it, and its members."""

    id: str
    number: int
    game: str
    playing: bool
    done: int
    channel: int
    members: frozenset[int]


class Store:
    """An SQLite database that other processes write; reads see committed data."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._plies: dict[tuple[str, int], int] = {}

    def rows(self, sql: str, *params: object) -> Rows:
        """Return the rows of a query. Raises UNREADABLE, also if there is no database yet."""
        if self._connection is None:
            self._connection = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True, isolation_level=None)
        return self._connection.execute(sql, params).fetchall()

    def live(self) -> list[Live]:
        """Return the live tables."""
        seats: dict[str, set[int]] = {}
        for table, member in self.rows(
            "SELECT table_id, member_id FROM seats JOIN tables USING (table_id) "
            "WHERE status IN ('lobby', 'playing', 'paused') AND member_id > 0 AND resigned_at IS NULL"
        ):
            seats.setdefault(table, set()).add(member)
        return [
            Live._make((*row, frozenset(seats.get(row[0], ()))))
            for row in self.rows(
                "SELECT table_id, number, game, status <> 'lobby', CASE status WHEN 'lobby' THEN version "
                "ELSE 1000 * (SELECT count(*) FROM deals d WHERE d.table_id = t.table_id) "
                "+ (SELECT count(*) FROM actions a WHERE a.table_id = t.table_id) END, channel_id "
                "FROM tables t WHERE status IN ('lobby', 'playing', 'paused')"
            )
        ]

    def damage(self) -> Rows:
        """Return the damage of the file, before anything else is read."""
        return [row for row in self.rows("PRAGMA quick_check(5)") if row != ("ok",)]

    def columns(self) -> dict[str, list[str]]:
        """Return by table the columns that may hold a member's id."""
        named = self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name: [row[1] for row in self.rows(f"PRAGMA table_info({name})")] for (name,) in named}

    def close(self) -> None:
        """Close the file, so that the next process finds it as a crash has left it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def plies(self, table: str, deal: int, enough: int) -> int:
        """Return the number of stored actions of a deal, or −1 without the deal.

        Once ``enough`` actions were found, the count is cached, because actions are never removed.
        """
        known = self._plies.get((table, deal), -1)
        if known < enough:
            [(found, count)] = self.rows(
                "SELECT (SELECT count(*) FROM deals WHERE table_id = ? AND deal = ?), "
                "(SELECT count(*) FROM actions WHERE table_id = ? AND deal = ?)",
                *(table, deal) * 2,
            )  # fmt: skip
            known = self._plies[table, deal] = count if found else -1
        return known


class Server(Store):
    """A PostgreSQL database that other processes write."""

    def __init__(self, url: str) -> None:
        super().__init__(Path())
        self._url = url
        self._line: psycopg.Connection[tuple[Any, ...]] | None = None
        self._lock = threading.RLock()
        """Two threads without a connection would open one each, and leave one open."""

    def rows(self, sql: str, *params: object) -> Rows:
        """Return the rows of a query. Raises UNREADABLE while the PostgreSQL server is down."""
        numbers = iter(range(1, len(params) + 1))
        text = NUMBERED.sub(lambda mark: f"%({mark[1] or next(numbers)})s", sql.replace("%", "%%"))
        values = {str(number): value for number, value in enumerate(params, 1)}
        with self._lock:
            if self._line is None or self._line.closed:
                self.close()
                self._line = psycopg.connect(self._url, autocommit=True)
            try:
                return self._line.execute(text.encode(), values).fetchall()
            except psycopg.OperationalError:
                self.close()  # the server may be back at the next call
                raise

    def damage(self) -> Rows:
        """Return nothing: PostgreSQL checks its pages itself."""
        return []

    def columns(self) -> dict[str, list[str]]:
        """Return by table the columns that may hold a member's id."""
        found: dict[str, list[str]] = {}
        for name, column in self.rows(
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND data_type = 'bigint'"
        ):
            found.setdefault(name, []).append(column)
        return found

    def close(self) -> None:
        """Close the connection."""
        with self._lock:
            if self._line is not None:
                self._line.close()
                self._line = None


NUMBERED = re.compile(r"\?(\d*)")
