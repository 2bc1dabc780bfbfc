"""What the end of a match shows of ratings and milestones survives a kill at any moment, once."""

import pytest

from bot.manager.results.rankings import RETRY_MS, SHOWN_MS
from bot.manager.tables.table import Table
from bot.ui.tables.board import board
from data.audit import audit_all
from data.rankings.milestones import MilestoneKind
from data.rankings.ratings import Pool
from engine.ai import Level
from tests.bot.manager.harness import ANN, BOB, Harness
from tests.bot.ui.sample_tables import words

RATED = "**Rating against computers** Ann"


async def won_alone(harness: Harness) -> Table:
    """Return a table at which Ann has won her first match against a computer."""
    for channel in range(900, 920):
        table = await harness.alone(channel=channel)
        await harness.play_match(table, Level.STRONG)
        if table.outcome is not None and table.outcome.winners == (0,):
            return table
    raise AssertionError("Ann never wins")


def on_board(harness: Harness, table: Table) -> str:
    page = harness.messenger.shown(table.board)
    return words(page) if page is not None else ""


async def test_a_match_against_a_computer_ends_with_its_rating_and_firsts(harness: Harness) -> None:
    table = await won_alone(harness)
    await harness.advance(SHOWN_MS)
    [own, computer] = table.ratings
    assert (own.pool, own.member_id, computer.member_id) == (Pool.COMPUTERS, ANN.id, None)
    assert MilestoneKind.LEVEL in {each.kind for each in table.milestones.found}
    shown = words(board(table))
    assert harness.messenger.shown(table.board) == board(table)
    assert RATED in shown
    assert "**Ann against computers**\n★ First win over *easy*" in shown
    panel = words(harness.messenger.hand(table, 0))
    assert "our rating against computers is" in panel
    assert "★ Against computers: first" in panel
    assert await harness.rows("SELECT count(*) FROM rating_changes") == [(0,)]
    assert await harness.rows("SELECT count(*) FROM boards") == [(0,)]
    [report] = await audit_all(harness.database)
    assert report.faults == ()


@pytest.mark.long
async def test_who_dies_before_showing_it_shows_it_after_a_restart(harness: Harness) -> None:
    table = await won_alone(harness)
    assert RATED not in on_board(harness, table)
    later = await harness.killed(down=1_000)
    await later.advance(SHOWN_MS)
    again = await later.manager.tables.find(table.id)
    assert again.milestones == table.milestones
    assert RATED in on_board(later, table)


@pytest.mark.long
async def test_who_dies_before_rating_rates_once(harness: Harness) -> None:
    harness.database.refuse("INTO rated", times=-1)
    table = await won_alone(harness)
    assert table.ratings == ()
    later = await harness.killed(down=1_000)
    await later.advance(SHOWN_MS + RETRY_MS)
    assert RATED in on_board(later, table)
    count = "SELECT count(*) FROM computer_ratings WHERE table_id = ?"
    assert await later.rows(count, table.id) == [(1,)]
    [report] = await audit_all(later.database)
    assert report.faults == ()


@pytest.mark.long
async def test_two_people_read_who_leads(harness: Harness) -> None:
    for channel in (900, 901):
        table = await harness.two(channel=channel)
        await harness.play_match(table)
    await harness.advance(SHOWN_MS)
    meeting = table.milestones.meeting
    assert meeting is not None
    assert meeting.record.matches == 2
    score = f"{meeting.record.ahead} : {meeting.record.behind}"
    assert f"🤝 Ann **{score}** Bob at {table.spec.title}" in words(board(table))
    assert {seat.member for seat in table.players} == {ANN.id, BOB.id}
