"""Tables of friends: the publisher uses tokens of presses, and never the bot's own."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.manager.publishing.venue_messages import NEAR_MS, PRESENT_MS
from bot.manager.results.rankings import SHOWN_MS
from bot.manager.tables.table import BOARD, MessageRef, Person, Status, Table, TableReason
from bot.manager.time.clock import ManualClock
from data.tables import interaction_tokens
from data.tables.venues import FRIENDS
from engine.ai import Level, choose
from tests.bot.manager.harness import DAY, HOUR, MINUTE, Harness, open_harness, refused, views

CHAT, OTHER_CHAT = 5_000, 5_001
BOARD_AT = MessageRef(CHAT, 77_000)
ANN, BOB = Person(11, "Ann", FRIENDS, channel=CHAT), Person(22, "Bob", FRIENDS, channel=CHAT)


@pytest.fixture(params=["alone", "shared"])
async def harness(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Harness]:
    path = tmp_path / "cards.sqlite3"
    url = f"sqlite:///{path}" if request.param == "shared" else None
    harness = await open_harness(path, ManualClock(), url=url)
    await harness.manager.start()
    yield harness
    for each in harness.harnesses():
        assert [request for request in each.messenger.requests if request.counted] == []
    assert await harness.broken_links() == []
    await harness.close()


def pressed(harness: Harness, table: Table, place: int = BOARD) -> None:
    """Let somebody press on the board, or on a panel of a seat, and answer that."""
    messenger, ref = harness.messenger, table.board if place == BOARD else None
    page = messenger.board(table) if place == BOARD else messenger.hand(table, -2 - place)
    seat = place if place == BOARD else -2 - place
    if ref is not None:
        messenger.messages[ref] = page
    else:
        messenger.panels[table.id, seat] = page
    messenger.presses[table.id, seat] = ref
    messenger.pressed_at[table.id, seat] = harness.clock.now()
    harness.manager.publisher.answer(table, place, page)


async def opened(harness: Harness, **more: Any) -> Table:
    """Return a lobby of Ann with the board in its place."""
    wanted: dict[str, Any] = {"game": "gin", "options": {"deals": 2}, "turn_ms": DAY} | more
    table = await harness.manager.lobby.open(ANN, guild=FRIENDS, channel=CHAT, board=BOARD_AT, **wanted)
    harness.messenger.messages[BOARD_AT] = harness.messenger.board(table)
    pressed(harness, table)
    await harness.quiet()
    return table


async def two(harness: Harness, **more: Any) -> Table:
    """Return a match of Ann and Bob, who have both looked at their hands."""
    table = await opened(harness, **more)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    for place in (BOARD, -2, -3):
        pressed(harness, table, place)
    await harness.quiet()
    return table


async def move(harness: Harness, table: Table) -> int:
    """Let the player in turn move on a panel, and return the seat."""
    [seat] = table.actors
    action = choose("gin", Level.NORMAL, views(table)[1 + seat])
    who = replace((ANN, BOB)[table.players[seat].member == BOB.id], response=-2 - seat)
    await harness.manager.act(table.id, who, action, deal=table.deal_no, ply=table.ply)
    pressed(harness, table, -2 - seat)
    await harness.quiet()
    return seat


def mentions(harness: Harness) -> list[int]:
    return [member for page in harness.messenger.messages.values() for member in page.mentions]


def shows_now(harness: Harness, table: Table) -> bool:
    return harness.messenger.messages[BOARD_AT] == harness.messenger.board(table)


@pytest.mark.long
async def test_a_match_without_the_bots_token(harness: Harness) -> None:
    table = await two(harness)
    assert table.board == BOARD_AT
    for _ in range(200):
        if table.status is not Status.PLAYING:
            break
        if table.between_deals:
            for who in (ANN, BOB):
                await harness.manager.ready(table.id, who)
            await harness.quiet()
            continue
        await move(harness, table)
        await harness.advance(SHOWN_MS if table.outcome is not None else 0)
        assert shows_now(harness, table)
        for seat in (0, 1):
            assert harness.messenger.panels[table.id, seat] == harness.messenger.hand(table, seat)
    assert table.status is Status.OVER
    assert (table.hands, table.call) == ({}, None)


@pytest.mark.long
async def test_a_board_without_a_valid_token_waits_for_the_next_press(harness: Harness) -> None:
    table = await two(harness)
    del harness.messenger.presses[table.id, BOARD]
    await harness.rows("SELECT 1")
    await interaction_tokens.drop_press(harness.database, table.id, BOARD, harness.clock.now())
    await move(harness, table)
    await harness.advance(5 * MINUTE)
    assert not shows_now(harness, table)
    pressed(harness, table)
    await move(harness, table)
    assert shows_now(harness, table)


async def test_a_deleted_board_stops_nobody(harness: Harness) -> None:
    table = await two(harness)
    del harness.messenger.messages[BOARD_AT]
    await move(harness, table)
    await move(harness, table)
    assert table.status is Status.PLAYING
    moved = MessageRef(CHAT, 78_000)
    await harness.manager.publisher.move_board(table, moved)
    harness.messenger.messages[moved] = harness.messenger.board(table)
    pressed(harness, table)
    await move(harness, table)
    assert harness.messenger.messages[moved] == harness.messenger.board(table)
    assert await harness.rows("SELECT message_id FROM tables") == [(78_000,)]


async def test_a_restart_in_the_middle_of_a_deal_keeps_the_tokens(harness: Harness) -> None:
    table = await two(harness)
    await move(harness, table)
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    await later.quiet()
    await move(later, again)
    assert later.messenger.pressed_on(again, BOARD) == BOARD_AT.message
    assert later.messenger.messages[BOARD_AT] == later.messenger.board(again)
    assert (later.messenger.panels[again.id, 1 - again.actors[0]], again.board) == (
        later.messenger.hand(again, 1 - again.actors[0]),
        BOARD_AT,
    )


@pytest.mark.parametrize("harness", ["shared"], indirect=True)
async def test_another_process_uses_the_token_of_a_press(harness: Harness) -> None:
    table = await two(harness)
    other = await harness.another()
    await other.manager.start()
    await other.quiet()
    again = await other.manager.tables.find(table.id)
    await move(other, again)
    await harness.quiet()
    assert other.messenger.messages[BOARD_AT] == other.messenger.board(again)
    await harness.manager.tables.find(table.id)
    await move(harness, table)
    assert shows_now(harness, table)


@pytest.mark.parametrize(("turn_ms", "gone"), [(DAY, PRESENT_MS), (5 * MINUTE, NEAR_MS)])
async def test_a_player_who_is_gone_is_mentioned_once(harness: Harness, turn_ms: int, gone: int) -> None:
    table = await two(harness, turn_ms=turn_ms)
    await move(harness, table)
    assert mentions(harness) == []
    await harness.advance(gone)
    pressed(harness, table)
    await move(harness, table)
    [member] = [table.players[seat].member for seat in table.actors]
    assert mentions(harness) == [member]
    assert table.call is not None
    await harness.advance(gone)
    pressed(harness, table)
    await move(harness, table)
    assert mentions(harness) in ([], [table.players[table.actors[0]].member])


@pytest.mark.long
async def test_no_mention_where_no_press_is_recent(harness: Harness) -> None:
    table = await two(harness)
    harness.messenger.presses.clear()
    await harness.database.write([("DELETE FROM presses", ())])
    await harness.advance(HOUR // 4)
    [seat] = table.actors
    await harness.manager.act(
        table.id,
        (ANN, BOB)[table.players[seat].member == BOB.id],
        choose("gin", Level.NORMAL, views(table)[1 + seat]),
        deal=table.deal_no,
        ply=table.ply,
    )
    await harness.quiet()
    assert (mentions(harness), table.call) == ([], None)


async def test_computers_move_on_the_board_by_its_token(harness: Harness) -> None:
    table = await harness.manager.lobby.play_now(
        ANN, guild=FRIENDS, channel=CHAT, game="gin", turn_ms=0, board=BOARD_AT
    )
    harness.messenger.messages[BOARD_AT] = harness.messenger.board(table)
    pressed(harness, table)
    await harness.quiet()
    assert shows_now(harness, table)
    harness.messenger.pressed_at[table.id, BOARD] += 1  # pressed on since
    for _ in range(4):
        await move(harness, table)
    assert shows_now(harness, table)
    assert (table.turn_ms, mentions(harness)) == (0, [])


async def test_what_a_channel_loses_does_not_concern_friends(harness: Harness) -> None:
    table = await two(harness)
    await harness.manager.channel_gone(CHAT)
    await harness.manager.server_gone(FRIENDS + 100)
    await harness.quiet()
    assert table.status is Status.PLAYING


async def test_another_chat_a_server_and_the_bots_messages(harness: Harness) -> None:
    table = await opened(harness)
    find = harness.manager.tables
    elsewhere = Person(22, "Bob", FRIENDS, channel=OTHER_CHAT)
    with refused(TableReason.OTHER_CHANNEL):
        await harness.manager.lobby.join(table.id, elsewhere)
    with refused(TableReason.OTHER_SERVER):
        await harness.manager.lobby.join(table.id, Person(22, "Bob", 700, moderator=True, channel=CHAT))
    with refused(TableReason.OTHER_SERVER):
        await harness.manager.close(table.id, Person(99, "Mona", 700, moderator=True, channel=CHAT))
    with refused(TableReason.NOT_SEATED):
        await harness.manager.lobby.leave(table.id, Person(22, "Bob", None))
    assert await find.in_channel(CHAT, 700) == []
    assert [each.id for each in await find.in_channel(CHAT, FRIENDS)] == [table.id]
    assert await find.reachable(elsewhere, OTHER_CHAT) == []
    await harness.manager.lobby.leave(table.id, Person(11, "Ann", None))
    assert table.status is Status.CLOSED


async def test_a_guild_that_invites_the_bot_has_tables_of_its_own_in_the_channel(harness: Harness) -> None:
    table = await two(harness)
    cem = Person(33, "Cem", 700, channel=CHAT)
    other = await harness.manager.tables.find(table.id)
    assert await harness.manager.tables.reachable(cem, CHAT) == []
    assert (other.number, other.guild) == (1, FRIENDS)


@pytest.mark.long
@pytest.mark.parametrize("harness", ["alone"], indirect=True)
async def test_a_match_in_which_nobody_moves_can_be_ended(harness: Harness) -> None:
    table = await two(harness, turn_ms=0)
    assert table.ends_at is not None
    with refused(TableReason.STILL_THERE):
        await harness.manager.close(table.id, ANN)
    harness.clock.advance(8 * DAY)  # for several processes such a leap would be downtime
    [waiting] = [seat for seat in (0, 1) if seat not in table.actors]
    await harness.manager.close(table.id, (ANN, BOB)[table.players[waiting].member == BOB.id])
    assert table.status is Status.CLOSED


async def test_resigning(harness: Harness) -> None:
    table = await two(harness)
    await harness.manager.resign(table.id, BOB)
    await harness.quiet()
    assert table.status is Status.OVER
    assert shows_now(harness, table)
