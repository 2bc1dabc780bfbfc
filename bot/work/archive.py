"""Matches as files, written, read and told beside the event loop, since all of a match is played again."""

from bot.texts.transcript import transcript
from bot.work.workers import Crew
from data.record import dump_record, load_record
from data.stored import StoredTable

__all__ = ["Archive"]


class Archive:
    """Writes and reads matches. ``workers`` is the number of processes; 0 works in a thread of this one."""

    def __init__(self, workers: int) -> None:
        self._crew = Crew(workers)

    async def record(self, stored: StoredTable) -> str:
        """Return a match that has ended as JSON: see ``data.record.dump_record``. As all here, raises
        what the function behind it raises, and BrokenExecutor if the worker dies.
        """
        return await self._crew.run(dump_record, stored)

    async def read(self, data: bytes) -> StoredTable:
        """Return the match of a record: see ``data.record.load_record``."""
        return await self._crew.run(load_record, data)

    async def transcript(
        self, stored: StoredTable, seat: int | None = None, *, eyes: bool = False, deal: int | None = None
    ) -> str:
        """Return a match, or one of its deals, as plain text: see ``bot.texts.transcript.transcript``."""
        return await self._crew.run(_told, stored, seat, eyes, deal)

    def close(self) -> None:
        """End the worker processes."""
        self._crew.close()


def _told(stored: StoredTable, seat: int | None, eyes: bool, deal: int | None) -> str:
    return transcript(stored, seat, eyes=eyes, deal=deal)
