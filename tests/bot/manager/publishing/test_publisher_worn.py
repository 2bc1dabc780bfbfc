"""Messages that have to be replaced: old, buried or uneditable ones, leftovers of a stop."""

import pytest

from bot.manager.publishing import publisher
from bot.manager.tables.table import Table
from tests.bot.manager.house import DAY, MINUTE, House


async def long_match(house: House) -> Table:
    await house.manager.start()
    return await house.two(turn_ms=DAY, options={"deals": 5})


def everything_is_shown(house: House, table: Table) -> bool:
    shown = house.messenger.shown(table.board) == house.messenger.board(table)
    return shown and all(
        house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat) for seat in (0, 1)
    )


@pytest.mark.long
async def test_a_busy_board_is_posted_anew_before_it_is_an_hour_old(house: House) -> None:
    table = await long_match(house)
    old = table.board
    await house.advance(50 * MINUTE)
    table = await house.manager.tables.find(table.id)
    await house.act(table)  # first move for a long time: one edit is no burst
    assert table.board == old
    await house.act(table)
    assert table.board not in (None, old)
    assert old not in house.messenger.messages
    young = table.board
    await house.act(table)
    assert table.board == young
    assert house.messenger.shown(young) == house.messenger.board(table)


@pytest.mark.long
async def test_a_slow_match_keeps_its_board(house: House) -> None:
    table = await long_match(house)
    old = table.board
    for _ in range(4):
        await house.advance(40 * MINUTE)
        table = await house.manager.tables.find(table.id)
        await house.act(table)
    assert table.board == old


async def test_a_board_that_cannot_be_edited_makes_way_for_a_new_one(house: House) -> None:
    """An archived thread allows no edits, and a new message reopens it."""
    table = await long_match(house)
    old = table.board
    assert old is not None
    house.messenger.stuck.add(old)
    await house.act(table)
    assert table.board not in (None, old)
    assert old not in house.messenger.messages
    assert table.board is not None
    assert await house.rows("SELECT message_id FROM tables") == [(table.board.message,)]


async def test_a_hand_that_cannot_be_edited_is_sent_anew(house: House) -> None:
    table = await long_match(house)
    old = dict(table.hands)
    house.messenger.stuck.update(old.values())
    for _ in range(2):
        await house.act(table)
        await house.advance(MINUTE)
    assert not {*table.hands.values()} & {*old.values()}
    assert not {*old.values()} & house.messenger.messages.keys()
    assert everything_is_shown(house, table)


async def test_what_is_in_flight_at_a_stop_is_given_up_and_shown_after_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publisher, "STOP_SECONDS", 0.01)
    house.troubled = True
    table = await long_match(house)
    house.messenger.gate.clear()  # Discord does not answer
    seat = table.actors[0]
    view = table.deal.view(seat) if table.deal is not None else None
    assert view is not None
    await house.press(table, seat, view.legal[0])
    await house.manager.stop()
    house.messenger.gate.set()
    later = await house.another()
    later.messenger.messages = house.messenger.messages
    await later.manager.start()
    await later.quiet()
    again = await later.manager.tables.find(table.id)
    assert again.ply == table.ply == 1
    assert everything_is_shown(later, again)


async def test_a_start_sends_only_what_is_not_shown_already(house: House) -> None:
    quiet, moved = await long_match(house), await house.two(turn_ms=DAY)
    await house.advance(MINUTE)
    house.messenger.trouble = lambda: True
    house.troubled = True
    await house.act(moved)
    later = await house.killed()
    board, hand = moved.board, moved.hands[moved.actors[0]]
    assert board is not None
    touched = {request.message for request in later.messenger.requests}
    assert {board.message, hand.message} <= touched
    assert not touched & {quiet.board and quiet.board.message, *(ref.message for ref in quiet.hands.values())}
