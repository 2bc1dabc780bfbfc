"""The instance lock of a SQLite database: one process serves it.

It is a lock of the operating system on a file beside the database, so that it ends with its process,
however that ends. The file stays: it says which process serves the database, or served it last, so that a
second process can name the first.
"""

import json
import os
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from data.db.errors import DatabaseTaken, DatabaseUnusable

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

_LONGEST = 1000
"""Bytes that are read of a lock file."""


def lock_file(database: Path) -> Path:
    """Return the lock file of a database; symbolic links are resolved."""
    real = database.resolve()
    return real.with_name(real.name + ".lock")


def served_before(database: Path) -> bool:
    """Return whether a process has ever served a database at this path."""
    try:
        return lock_file(database).stat().st_size > 0
    except OSError:
        return False


class Lock:
    """The instance lock of a database, held until it is closed or the process ends."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def take(cls, database: Path) -> Self:
        """Take the lock.

        Raises DatabaseTaken, which names the process that has it, and DatabaseUnusable.
        """
        path = lock_file(database)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DatabaseUnusable(f"The lock {path} cannot be opened: {error.strerror}.") from None
        try:
            if fcntl is not None:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = _holder(os.pread(descriptor, _LONGEST, 0))
            os.close(descriptor)
            raise DatabaseTaken(f"The database {database} is in use {holder}. Stop that one first.") from None
        except OSError as error:
            os.close(descriptor)
            raise DatabaseUnusable(f"The lock {path} cannot be taken: {error.strerror}.") from None
        return cls(path, descriptor)

    def sign(self) -> None:
        """Write the holder and the time into the lock file. Raises DatabaseUnusable."""
        if self._descriptor is None:
            return
        since = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
        written = json.dumps({"host": socket.gethostname(), "pid": os.getpid(), "since": since}) + "\n"
        try:
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, written.encode(), 0)
        except OSError as error:
            raise DatabaseUnusable(f"The lock {self.path} cannot be written: {error.strerror}.") from None

    def close(self) -> None:
        """Release the lock. Closing twice is allowed."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _holder(written: bytes) -> str:
    """Describe the holder of the lock; it may not have written its name yet."""
    try:
        holder = json.loads(written)
        return f"by process {holder['pid']} on {holder['host']}, since {holder['since']}"
    except (ValueError, TypeError, KeyError):
        return "by another process"
