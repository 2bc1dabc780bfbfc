"""Messages that have to be replaced: old, buried or uneditable ones, leftovers of a stop."""

import pytest

from bot.manager.publishing import publisher
from bot.manager.tables.table import Table
from tests.bot.manager.harness import DAY, MINUTE, Harness


async def long_match(harness: Harness) -> Table:
    await harness.manager.start()
    return await harness.two(turn_ms=DAY, options={"deals": 5})


def everything_is_shown(harness: Harness, table: Table) -> bool:
    shown = harness.messenger.shown(table.board) == harness.messenger.board(table)
    return shown and all(
        harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat) for seat in (0, 1)
    )


@pytest.mark.long
async def test_a_busy_board_is_posted_anew_before_it_is_an_hour_old(harness: Harness) -> None:
    table = await long_match(harness)
    old = table.board
    await harness.advance(50 * MINUTE)
    table = await harness.manager.tables.find(table.id)
    await harness.act(table)  # first move for a long time: one edit is no burst
    assert table.board == old
    await harness.act(table)
    assert table.board not in (None, old)
    assert old not in harness.messenger.messages
    young = table.board
    await harness.act(table)
    assert table.board == young
    assert harness.messenger.shown(young) == harness.messenger.board(table)


@pytest.mark.long
async def test_a_slow_match_keeps_its_board(harness: Harness) -> None:
    table = await long_match(harness)
    old = table.board
    for _ in range(4):
        await harness.advance(40 * MINUTE)
        table = await harness.manager.tables.find(table.id)
        await harness.act(table)
    assert table.board == old


async def test_a_board_that_cannot_be_edited_makes_way_for_a_new_one(harness: Harness) -> None:
    """An archived thread allows no edits, and a new message reopens it."""
    table = await long_match(harness)
    old = table.board
    assert old is not None
    harness.messenger.stuck.add(old)
    await harness.act(table)
    assert table.board not in (None, old)
    assert old not in harness.messenger.messages
    assert table.board is not None
    assert await harness.rows("SELECT message_id FROM tables") == [(table.board.message,)]


async def test_a_hand_that_cannot_be_edited_is_sent_anew(harness: Harness) -> None:
    table = await long_match(harness)
    old = dict(table.hands)
    harness.messenger.stuck.update(old.values())
    for _ in range(2):
        await harness.act(table)
        await harness.advance(MINUTE)
    assert not {*table.hands.values()} & {*old.values()}
    assert not {*old.values()} & harness.messenger.messages.keys()
    assert everything_is_shown(harness, table)


async def test_what_is_in_flight_at_a_stop_is_given_up_and_shown_after_the_next_start(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "STOP_SECONDS", 0.01)
    harness.troubled = True
    table = await long_match(harness)
    harness.messenger.gate.clear()  # Discord does not answer
    seat = table.actors[0]
    view = table.deal.view(seat) if table.deal is not None else None
    assert view is not None
    await harness.press(table, seat, view.legal[0])
    await harness.manager.stop()
    harness.messenger.gate.set()
    later = await harness.another()
    later.messenger.messages = harness.messenger.messages
    await later.manager.start()
    await later.quiet()
    again = await later.manager.tables.find(table.id)
    assert again.ply == table.ply == 1
    assert everything_is_shown(later, again)


async def test_a_start_sends_only_what_is_not_shown_already(harness: Harness) -> None:
    quiet, moved = await long_match(harness), await harness.two(turn_ms=DAY)
    await harness.advance(MINUTE)
    harness.messenger.trouble = lambda: True
    harness.troubled = True
    await harness.act(moved)
    later = await harness.killed()
    board, hand = moved.board, moved.hands[moved.actors[0]]
    assert board is not None
    touched = {request.message for request in later.messenger.requests}
    assert {board.message, hand.message} <= touched
    assert not touched & {quiet.board and quiet.board.message, *(ref.message for ref in quiet.hands.values())}
