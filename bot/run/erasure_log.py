"""A list beside the backups of who has been erased since the oldest of them: a restore erases them again.

It must name the members' ids, since an older backup knows them by nothing else; an entry goes when no backup
is older than it.
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
    """Write down that a member has been erased, once that is stored; ``at`` in ms UTC. Raises OSError."""
    folder.mkdir(mode=0o700, exist_ok=True)
    with _alone(folder):
        handle = os.open(folder / NAME, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(handle, _line(member, at).encode())
            os.fsync(handle)
        finally:
            os.close(handle)


def erased_since(folder: Path, at: int) -> list[int]:
    """Return the members who were erased at that second (ms UTC) or later, as far as the list goes back.

    Raises OSError, and Problem for a list that is damaged.
    """
    return [member for when, member in _entries(folder) if when >= at // 1000 * 1000]


def forget_before(folder: Path, at: int) -> None:
    """Drop entries from before that second (ms UTC), when the oldest backup was made. Raises as the above."""
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
    """Time (ms UTC) and member of each entry."""
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
    """One writer at a time: the bot, its backup, and whoever calls a command."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
