"""Members with equal or invisible names, at tables and in later texts."""

import pytest

from bot.playground.client import text_of
from tests.play.conftest import Harness
from tests.play.sitting import Sitting, generic

pytestmark = pytest.mark.long


async def test_twins_are_told_apart_at_the_table_and_afterwards(harness: Harness) -> None:
    """Regression: it said "Alice wins the match: Alice resigned." and numbers for ex-members."""
    harness.playground.world.add_member("Alice")
    alice, twin = harness.visitor("alice"), harness.visitor("alice2")
    await alice.slash("table open", game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.board is not None
    await twin.click(alice.message(str(table.board.message)), "Join")
    await harness.quiet()
    await alice.click(alice.message(str(table.board.message)), "Start")
    await harness.quiet()
    assert r"Alice \(alice2\)" in text_of(alice.message(str(table.board.message)))
    await Sitting(harness, alice, twin, table).everybody_plays()
    await twin.slash("table resign", sure=True)
    await harness.quiet()
    over = text_of(alice.message(str(table.board.message)))
    assert r"Alice \(alice\) wins the match: Alice \(alice2\) resigned." in over.replace("**", "")
    for command in ("results scores", "results leaderboard"):
        shown = await alice.slash(command, game="gin")
        assert not generic(shown)
        assert r"Alice \(alice\)" in shown.text
        assert r"Alice \(alice2\)" in shown.text
    history = (await alice.slash("results history")).text
    assert "against" in history
    assert r"Alice \(alice2\)" in history
    assert "<@" not in history


async def test_who_has_no_name_to_be_seen_goes_by_the_accounts(harness: Harness) -> None:
    nobody = harness.playground.world.add_member("\u3164\u2800")
    visitor = harness.visitor(nobody.user.id)
    await visitor.slash("table open", game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(visitor.channel.id))
    assert table.board is not None
    board = text_of(visitor.message(str(table.board.message)))
    assert f"1. {nobody.user.username} · host" in board
