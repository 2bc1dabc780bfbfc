"""``bot reports``: what members of the pool have reported is listed and marked as read."""

from pathlib import Path

import pytest

from data.db.connection import open_database
from data.pool.members import Report, report
from tests.bot.run.cli.test_tables import FILE, Say
from tests.bot.run.cli.test_tables import say as say  # a fixture of this module, too
from tests.bot.test_main import bare_environment as bare_environment  # as above
from tests.data.blank import lay_out


@pytest.mark.long
async def test_reports_are_listed_until_they_are_marked_as_read(say: Say) -> None:
    await lay_out(FILE)
    assert await say("reports") == (0, "There are no reports.")
    database = await open_database(f"sqlite:///{FILE}")
    try:
        for seat, reason in enumerate(("never moves", "")):
            made = Report(f"report{seat}", "abc", seat, 11, 22, reason, 1_700_000_000_000)
            await database.write([report(made)])
    finally:
        await database.close()
    code, told = await say("reports", "--mark")
    assert code == 0
    for words in ("2023-11-14 22:13 UTC", "table abc, seat 1", "member 22 (in 2 of these reports)"):
        assert words in told
    assert "reported by 11 never moves" in told
    assert "2 reports. They are marked as read." in told
    assert await say("reports") == (0, "There are no reports.")
    code, told = await say("reports", "--all")
    assert "seat 2, read" in told


async def test_without_a_database_it_says_so(say: Say) -> None:
    assert not Path(FILE).exists()
    code, told = await say("reports")
    assert code != 0
    assert "Nothing was changed." in told
