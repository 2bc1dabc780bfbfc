"""`python -m bot reports`: what members of the pool have reported, for the operator to read."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from data.db.connection import open_database
from data.pool.members import Report, mark_read, reports
from data.transfer import Snapshot, check_current, open_for_reading


async def list_reports(url: str, *, read: bool) -> list[Report]:
    """Return the reports that nobody has read, or with ``read`` all of them, the oldest first.

    Changes nothing. Raises StorageError, also for an older schema.
    """
    with open_for_reading(url, current=True) as side:
        return await reports(Snapshot(side), read=read)


async def mark_all_read(url: str, found: Sequence[Report]) -> None:
    """Note that reports have been read. Raises StorageError."""
    check_current(url)
    database = await open_database(url, migrate=False)
    try:
        await database.write(mark_read([report.report_id for report in found], int(time.time() * 1_000)))
    finally:
        await database.close()


def report_lines(found: Sequence[Report]) -> Iterator[str]:
    """Yield the lines of the list: three for each report, then the number of reports."""
    often = Counter(report.reported_member_id for report in found)
    for report in found:
        at = f"{datetime.fromtimestamp(report.at / 1_000, UTC):%Y-%m-%d %H:%M} UTC"
        read = "" if report.read_at is None else ", read"
        yield f"{report.report_id}  {at}, table {report.table_id}, seat {report.seat + 1}{read}"
        times = often[report.reported_member_id]
        again = f" (in {times} of these reports)" if times > 1 else ""
        yield f"  member {report.reported_member_id}{again}, reported by {report.reporter_member_id}"
        yield f"  {report.reason or 'no reason: its writer was erased'}"
    yield f"{len(found)} report{'' if len(found) == 1 else 's'}." if found else "There are no reports."
