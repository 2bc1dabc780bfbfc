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
from tests.bot.manager.house import DAY, HOUR, MINUTE, House, open_house, refused, views

CHAT, OTHER_CHAT = 5_000, 5_001
BOARD_AT = MessageRef(CHAT, 77_000)
ANN, BOB = Person(11, "Ann", FRIENDS, channel=CHAT), Person(22, "Bob", FRIENDS, channel=CHAT)


@pytest.fixture(params=["alone", "shared"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    path = tmp_path / "cards.sqlite3"
    url = f"sqlite:///{path}" if request.param == "shared" else None
    house = await open_house(path, ManualClock(), url=url)
    await house.manager.start()
    yield house
    for each in house.houses():
        assert [request for request in each.messenger.requests if request.counted] == []
    assert await house.broken_links() == []
    await house.close()


def pressed(house: House, table: Table, place: int = BOARD) -> None:
    """Let somebody press on the board, or on a panel of a seat, and answer that."""
    messenger, ref = house.messenger, table.board if place == BOARD else None
    page = messenger.board(table) if place == BOARD else messenger.hand(table, -2 - place)
    seat = place if place == BOARD else -2 - place
    if ref is not None:
        messenger.messages[ref] = page
    else:
        messenger.panels[table.id, seat] = page
    messenger.presses[table.id, seat] = ref
    messenger.pressed_at[table.id, seat] = house.clock.now()
    house.manager.publisher.answer(table, place, page)


async def opened(house: House, **more: Any) -> Table:
    """Return a lobby of Ann with the board in its place."""
    wanted: dict[str, Any] = {"game": "gin", "options": {"deals": 2}, "turn_ms": DAY} | more
    table = await house.manager.lobby.open(ANN, guild=FRIENDS, channel=CHAT, board=BOARD_AT, **wanted)
    house.messenger.messages[BOARD_AT] = house.messenger.board(table)
    pressed(house, table)
    await house.quiet()
    return table


async def two(house: House, **more: Any) -> Table:
    """Return a match of Ann and Bob, who have both looked at their hands."""
    table = await opened(house, **more)
    await house.manager.lobby.join(table.id, BOB)
    await house.manager.lobby.begin(table.id, ANN)
    for place in (BOARD, -2, -3):
        pressed(house, table, place)
    await house.quiet()
    return table


async def move(house: House, table: Table) -> int:
    """Let the player in turn move on a panel, and return the seat."""
    [seat] = table.actors
    action = choose("gin", Level.NORMAL, views(table)[1 + seat])
    who = replace((ANN, BOB)[table.players[seat].member == BOB.id], response=-2 - seat)
    await house.manager.act(table.id, who, action, deal=table.deal_no, ply=table.ply)
    pressed(house, table, -2 - seat)
    await house.quiet()
    return seat


def mentions(house: House) -> list[int]:
    return [member for page in house.messenger.messages.values() for member in page.mentions]


def shows_now(house: House, table: Table) -> bool:
    return house.messenger.messages[BOARD_AT] == house.messenger.board(table)


@pytest.mark.long
async def test_a_match_without_the_bots_token(house: House) -> None:
    table = await two(house)
    assert table.board == BOARD_AT
    for _ in range(200):
        if table.status is not Status.PLAYING:
            break
        if table.between_deals:
            for who in (ANN, BOB):
                await house.manager.ready(table.id, who)
            await house.quiet()
            continue
        await move(house, table)
        await house.advance(SHOWN_MS if table.outcome is not None else 0)
        assert shows_now(house, table)
        for seat in (0, 1):
            assert house.messenger.panels[table.id, seat] == house.messenger.hand(table, seat)
    assert table.status is Status.OVER
    assert (table.hands, table.call) == ({}, None)


@pytest.mark.long
async def test_a_board_without_a_valid_token_waits_for_the_next_press(house: House) -> None:
    table = await two(house)
    del house.messenger.presses[table.id, BOARD]
    await house.rows("SELECT 1")
    await interaction_tokens.drop_press(house.database, table.id, BOARD, house.clock.now())
    await move(house, table)
    await house.advance(5 * MINUTE)
    assert not shows_now(house, table)
    pressed(house, table)
    await move(house, table)
    assert shows_now(house, table)


async def test_a_deleted_board_stops_nobody(house: House) -> None:
    table = await two(house)
    del house.messenger.messages[BOARD_AT]
    await move(house, table)
    await move(house, table)
    assert table.status is Status.PLAYING
    moved = MessageRef(CHAT, 78_000)
    await house.manager.publisher.move_board(table, moved)
    house.messenger.messages[moved] = house.messenger.board(table)
    pressed(house, table)
    await move(house, table)
    assert house.messenger.messages[moved] == house.messenger.board(table)
    assert await house.rows("SELECT message_id FROM tables") == [(78_000,)]


async def test_a_restart_in_the_middle_of_a_deal_keeps_the_tokens(house: House) -> None:
    table = await two(house)
    await move(house, table)
    later = await house.killed()
    again = await later.manager.tables.find(table.id)
    await later.quiet()
    await move(later, again)
    assert later.messenger.pressed_on(again, BOARD) == BOARD_AT.message
    assert later.messenger.messages[BOARD_AT] == later.messenger.board(again)
    assert (later.messenger.panels[again.id, 1 - again.actors[0]], again.board) == (
        later.messenger.hand(again, 1 - again.actors[0]),
        BOARD_AT,
    )


@pytest.mark.parametrize("house", ["shared"], indirect=True)
async def test_another_process_uses_the_token_of_a_press(house: House) -> None:
    table = await two(house)
    other = await house.another()
    await other.manager.start()
    await other.quiet()
    again = await other.manager.tables.find(table.id)
    await move(other, again)
    await house.quiet()
    assert other.messenger.messages[BOARD_AT] == other.messenger.board(again)
    await house.manager.tables.find(table.id)
    await move(house, table)
    assert shows_now(house, table)


@pytest.mark.parametrize(("turn_ms", "gone"), [(DAY, PRESENT_MS), (5 * MINUTE, NEAR_MS)])
async def test_a_player_who_is_gone_is_mentioned_once(house: House, turn_ms: int, gone: int) -> None:
    table = await two(house, turn_ms=turn_ms)
    await move(house, table)
    assert mentions(house) == []
    await house.advance(gone)
    pressed(house, table)
    await move(house, table)
    [member] = [table.players[seat].member for seat in table.actors]
    assert mentions(house) == [member]
    assert table.call is not None
    await house.advance(gone)
    pressed(house, table)
    await move(house, table)
    assert mentions(house) in ([], [table.players[table.actors[0]].member])


@pytest.mark.long
async def test_no_mention_where_no_press_is_recent(house: House) -> None:
    table = await two(house)
    house.messenger.presses.clear()
    await house.database.write([("DELETE FROM presses", ())])
    await house.advance(HOUR // 4)
    [seat] = table.actors
    await house.manager.act(
        table.id,
        (ANN, BOB)[table.players[seat].member == BOB.id],
        choose("gin", Level.NORMAL, views(table)[1 + seat]),
        deal=table.deal_no,
        ply=table.ply,
    )
    await house.quiet()
    assert (mentions(house), table.call) == ([], None)


async def test_computers_move_on_the_board_by_its_token(house: House) -> None:
    table = await house.manager.lobby.play_now(
        ANN, guild=FRIENDS, channel=CHAT, game="gin", turn_ms=0, board=BOARD_AT
    )
    house.messenger.messages[BOARD_AT] = house.messenger.board(table)
    pressed(house, table)
    await house.quiet()
    assert shows_now(house, table)
    house.messenger.pressed_at[table.id, BOARD] += 1  # pressed on since
    for _ in range(4):
        await move(house, table)
    assert shows_now(house, table)
    assert (table.turn_ms, mentions(house)) == (0, [])


async def test_what_a_channel_loses_does_not_concern_friends(house: House) -> None:
    table = await two(house)
    await house.manager.channel_gone(CHAT)
    await house.manager.server_gone(FRIENDS + 100)
    await house.quiet()
    assert table.status is Status.PLAYING


async def test_another_chat_a_server_and_the_bots_messages(house: House) -> None:
    table = await opened(house)
    find = house.manager.tables
    elsewhere = Person(22, "Bob", FRIENDS, channel=OTHER_CHAT)
    with refused(TableReason.OTHER_CHANNEL):
        await house.manager.lobby.join(table.id, elsewhere)
    with refused(TableReason.OTHER_SERVER):
        await house.manager.lobby.join(table.id, Person(22, "Bob", 700, moderator=True, channel=CHAT))
    with refused(TableReason.OTHER_SERVER):
        await house.manager.close(table.id, Person(99, "Mona", 700, moderator=True, channel=CHAT))
    with refused(TableReason.NOT_SEATED):
        await house.manager.lobby.leave(table.id, Person(22, "Bob", None))
    assert await find.in_channel(CHAT, 700) == []
    assert [each.id for each in await find.in_channel(CHAT, FRIENDS)] == [table.id]
    assert await find.reachable(elsewhere, OTHER_CHAT) == []
    await house.manager.lobby.leave(table.id, Person(11, "Ann", None))
    assert table.status is Status.CLOSED


async def test_a_guild_that_invites_the_bot_has_tables_of_its_own_in_the_channel(house: House) -> None:
    table = await two(house)
    cem = Person(33, "Cem", 700, channel=CHAT)
    other = await house.manager.tables.find(table.id)
    assert await house.manager.tables.reachable(cem, CHAT) == []
    assert (other.number, other.guild) == (1, FRIENDS)


@pytest.mark.long
@pytest.mark.parametrize("house", ["alone"], indirect=True)
async def test_a_match_in_which_nobody_moves_can_be_ended(house: House) -> None:
    table = await two(house, turn_ms=0)
    assert table.ends_at is not None
    with refused(TableReason.STILL_THERE):
        await house.manager.close(table.id, ANN)
    house.clock.advance(8 * DAY)  # for several processes such a leap would be downtime
    [waiting] = [seat for seat in (0, 1) if seat not in table.actors]
    await house.manager.close(table.id, (ANN, BOB)[table.players[waiting].member == BOB.id])
    assert table.status is Status.CLOSED


async def test_resigning(house: House) -> None:
    table = await two(house)
    await house.manager.resign(table.id, BOB)
    await house.quiet()
    assert table.status is Status.OVER
    assert shows_now(house, table)
