"""The log of the members erased since the oldest backup, kept beside the backups.

A restore repeats these erasures.
It contains the members' ids, because the older backups identify members by nothing else. An entry is removed
when no backup is older.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from bot.run.problem import Problem

NAME = "erasures.txt"


def note_erasure(folder: Path, member: int, at: int) -> None:
    """Log an erasure after it was stored; ``at`` is in ms UTC. Raises OSError."""
    folder.mkdir(mode=0o700, exist_ok=True)
    with _alone(folder):
        handle = os.open(folder / NAME, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(handle, _line(member, at).encode())
            os.fsync(handle)
        finally:
            os.close(handle)


def erased_since(folder: Path, at: int) -> list[int]:
    """Return the logged members who were erased in the second of ``at`` (ms UTC) or later.

    Raises OSError, and Problem for a damaged log.
    """
    return [member for when, member in _entries(folder) if when >= at // 1000 * 1000]


def forget_before(folder: Path, at: int) -> None:
    """Remove the entries from before the second of ``at`` (ms UTC), the oldest backup's time.

    Raises OSError, and Problem for a damaged log.
    """
    with _alone(folder):
        entries = _entries(folder)
        kept = [(when, member) for when, member in entries if when >= at // 1000 * 1000]
        if len(kept) == len(entries):
            return
        part = folder / f"{NAME}.part"
        part.unlink(missing_ok=True)
        part.touch(0o600)
        part.write_text("".join(_line(member, when) for when, member in kept))
        part.replace(folder / NAME)


def _line(member: int, at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y-%m-%dT%H:%M:%SZ} {member}\n"


def _entries(folder: Path) -> list[tuple[int, int]]:
    """Return the time (ms UTC) and member of each entry."""
    try:
        lines = (folder / NAME).read_text().splitlines()
    except FileNotFoundError:
        return []
    entries = []
    for number, line in enumerate(lines, 1):
        try:
            when, member = line.split()
            entries.append((int(datetime.fromisoformat(when).timestamp()) * 1000, int(member)))
        except ValueError:
            raise Problem(f"Line {number} of {folder / NAME} is not a time and a member's id.") from None
    return entries


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Lock the folder against other writers: the bot, its backups, and operators' commands."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
