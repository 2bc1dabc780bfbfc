"""Storage of tables: restarts, failed writes, other writers, broken records, idle tables."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.rights import Act
from bot.manager.tables.table import Status, Table, TableError, TableReason
from data import scores
from data.db.errors import StorageError
from data.tables.table_queries import load_table
from engine import GAMES
from engine.ai import Level, choose, fallback_action
from engine.games.gin.terms import PassUpcard
from engine.orders import DRAWN, Condition, Order, Rule
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DAY,
    ELSEWHERE,
    GUILD,
    HOUR,
    MINUTE,
    MODERATOR,
    Harness,
    views,
)


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


def stored_state(table: Table) -> tuple[object, ...]:
    """Return everything that a restart must preserve."""
    return (
        table.status,
        table.deal_no,
        table.ply,
        views(table),
        table.match and (table.match.scores, table.match.dealer, table.match.results),
        table.outcome,
        [(player.kind, player.member, player.level, player.away, player.misses) for player in table.players],
        list(table.news),
        table.board,
        table.hands,
        (table.host, table.options, table.preset, table.number, table.turn_ms),
    )


# --- restarts


@pytest.mark.long
async def test_a_restart_at_every_ply_shows_everybody_the_same(harness: Harness) -> None:
    table = await harness.two(options={"target": 40})
    seed = 10
    while table.outcome is None:
        before = stored_state(table)
        harness = await harness.killed(seed=seed)
        seed += 1
        table = await harness.manager.tables.find(table.id)
        assert stored_state(table) == before
        if table.between_deals:
            for person in (ANN, BOB):
                await harness.manager.ready(table.id, person)
            await harness.quiet()
        else:
            await harness.act(table)
    assert table.status is Status.OVER
    assert await harness.rows("SELECT count(*) FROM match_results") == [(1,)]


@pytest.mark.long
async def test_a_restart_brings_back_every_live_table_and_no_other(harness: Harness) -> None:
    lobby, playing, closed = await harness.lobby(), await harness.two(), await harness.lobby(BOB)
    away = await harness.alone(BOB)
    await harness.manager.presence(away.id, BOB, away=True)
    await harness.quiet()
    await harness.manager.close(closed.id, BOB)
    later = await harness.another()
    await harness.die()
    await later.manager.start()
    found = await later.manager.tables.in_channel(CHANNEL)
    assert [table.id for table in found] == [lobby.id, playing.id, away.id]
    assert found[2].players[0].away
    await later.manager.lobby.join(lobby.id, BOB)
    await later.manager.lobby.begin(lobby.id, ANN)
    await later.play_match(found[1])
    await later.play_match(found[0])


async def test_a_computer_goes_on_after_a_restart(harness: Harness) -> None:
    table = await harness.alone()
    harness.database.refuse(
        "computer", times=-1
    )  # the process dies before the computer's next move is stored
    while acting(table) == 0:
        await harness.act(table)
    ply = table.ply
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert again.ply > ply
    assert acting(again) == 0


async def test_messages_are_edited_in_place_after_a_restart(harness: Harness) -> None:
    table = await harness.two()
    await harness.act(table)
    messages = set(harness.messenger.messages)
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    await later.act(again)
    kept = {again.board, *again.hands.values()}
    assert kept <= messages
    assert later.messenger.shown(again.board) == later.messenger.board(again)


async def test_a_hand_that_is_gone_after_a_restart_is_sent_again(harness: Harness) -> None:
    table = await harness.two()
    await harness.act(table)
    gone = dict(table.hands)
    for ref in gone.values():
        del harness.messenger.messages[ref]
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert not {*again.hands.values()} & {*gone.values()}
    for seat in (0, 1):
        assert later.messenger.shown(again.hands[seat]) == later.messenger.hand(again, seat)


async def test_stopping_loses_nothing(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.alone()
    await harness.act(table)
    before = stored_state(table)
    await harness.manager.stop()
    later = await harness.killed()
    assert stored_state(await later.manager.tables.find(table.id)) == before


# --- failed writes


async def test_a_move_that_cannot_be_stored_has_not_happened(harness: Harness) -> None:
    table = await harness.two()
    deal, news, deadline = table.deal, list(table.news), table.deadline
    shown = harness.messenger.shown(table.board)
    harness.database.refuse("INSERT INTO actions")
    with pytest.raises(TableError) as refusal:
        await harness.press(table, acting(table), PassUpcard())
    assert refusal.value.reason is TableReason.NOT_STORED
    await harness.quiet()
    assert (table.deal, list(table.news), table.deadline) == (deal, news, deadline)
    assert harness.messenger.shown(table.board) == shown
    await harness.press(table, acting(table), PassUpcard())
    assert table.ply == 1


@pytest.mark.parametrize("piece", ["INSERT INTO results", "INSERT INTO match_seats", "INTO scores"])
async def test_a_deal_ends_wholly_or_not_at_all(harness: Harness, piece: str) -> None:
    table = await harness.two()
    harness.database.refuse(piece)
    with pytest.raises(TableError, match="not_stored"):
        await harness.play_deal(table)
    await harness.quiet()
    assert await harness.rows("SELECT count(*) FROM actions") == [(table.ply,)]
    for empty in ("results", "result_seats", "match_results", "match_seats", "scores", "tallies"):
        assert await harness.rows(f"SELECT * FROM {empty}") == []
    assert (table.status, table.outcome) == (Status.PLAYING, None)
    await harness.act(table)
    assert table.status is Status.OVER
    assert await harness.rows("SELECT count(*) FROM results") == [(1,)]
    assert await scores.recompute(harness.database) == []


@pytest.mark.long
async def test_nothing_else_happens_that_cannot_be_stored(harness: Harness) -> None:
    harness.database.refuse("", times=-1)
    with pytest.raises(TableError, match="not_stored"):
        await harness.lobby()
    harness.database.times = 0
    table = await harness.lobby()
    assert table.number == 1
    harness.database.refuse("seats", times=-1)
    asks: list[Callable[[], Awaitable[object]]] = [
        lambda: harness.manager.lobby.join(table.id, BOB),
        lambda: harness.manager.lobby.add_computer(table.id, ANN, Level.EASY),
    ]
    for ask in asks:
        with pytest.raises(TableError, match="not_stored"):
            await ask()
    assert len(table.players) == 1
    harness.database.times = 0
    await harness.manager.lobby.join(table.id, BOB)
    harness.database.refuse("", times=-1)
    for ask in (
        lambda: harness.manager.lobby.leave(table.id, BOB),
        lambda: harness.manager.lobby.begin(table.id, ANN),
        lambda: harness.manager.close(table.id, ANN),
    ):
        with pytest.raises(TableError, match="not_stored"):
            await ask()
    assert (table.status, table.deal, len(table.players), table.host) == (Status.LOBBY, None, 2, ANN.id)
    harness.database.times = 0
    await harness.manager.lobby.begin(table.id, ANN)
    harness.database.refuse("", times=-1)
    for ask in (
        lambda: harness.manager.resign(table.id, ANN),
        lambda: harness.manager.presence(table.id, ANN, away=True),
        lambda: harness.manager.close(table.id, MODERATOR),
    ):
        with pytest.raises(TableError, match="not_stored"):
            await ask()
    assert (table.status, table.outcome, table.players[0].automatic) == (Status.PLAYING, None, False)
    harness.database.times = 0
    await harness.quiet()
    await harness.play_match(table)


async def test_a_deck_that_is_not_stored_is_not_dealt(harness: Harness) -> None:
    table = await harness.two(options={"target": 5000})
    await harness.play_deal(table)
    await harness.manager.ready(table.id, ANN)
    harness.database.refuse("INSERT INTO deals")
    with pytest.raises(TableError, match="not_stored"):
        await harness.manager.ready(table.id, BOB)
    assert (table.deal_no, table.between_deals) == (1, True)
    await harness.manager.ready(table.id, BOB)
    assert table.deal_no == 2


# --- a second writer


async def test_another_process_that_moves_first(harness: Harness) -> None:
    table = await harness.two()
    other = await harness.another()
    twin = await other.manager.tables.find(table.id)
    assert views(twin) == views(table)
    seat = acting(table)
    await other.press(twin, seat, PassUpcard(), interaction=901)
    with pytest.raises(TableError) as refusal:
        await harness.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]), interaction=902)
    assert refusal.value.reason is TableReason.STALE
    assert table.ply == 1
    assert views(twin) == views(table)
    assert await harness.rows("SELECT count(*) FROM actions") == [(1,)]
    await harness.press(table, acting(table), PassUpcard(), interaction=903)
    await harness.quiet()
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_table_rebuilt_remembers_who_is_there(harness: Harness) -> None:
    """Regression: after a repeated press everybody was called again, as if all were absent."""
    table = await harness.two()
    await harness.press(table, acting(table), PassUpcard(), interaction=1)
    acted = [player.acted_at for player in table.players]
    assert any(acted)
    with pytest.raises(TableError, match="stale"):
        await harness.press(table, acting(table), PassUpcard(), interaction=1)
    assert [player.acted_at for player in table.players] == acted


async def test_a_rebuilt_table_at_which_the_store_cannot_be_read(harness: Harness) -> None:
    table = await harness.two()
    other = await harness.another()
    twin = await other.manager.tables.find(table.id)
    await other.press(twin, acting(twin), PassUpcard(), interaction=901)
    harness.database.unreadable = True
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, acting(table), PassUpcard(), interaction=902)
    harness.database.unreadable = False
    with pytest.raises(TableError, match="stale"):
        await harness.press(table, acting(table), PassUpcard(), interaction=903)
    assert table.ply == 1


@pytest.mark.long
async def test_two_processes_play_for_the_same_computer(harness: Harness) -> None:
    """Regression: the process that lost the race never moved again."""
    table = await harness.alone(level=Level.NORMAL)
    other = await harness.another()
    twin = await other.manager.tables.find(table.id)
    for _ in range(6):
        if table.status is not Status.PLAYING or table.between_deals:
            break
        if acting(table) != 0:
            break
        await harness.press(table, 0, choose("gin", Level.NORMAL, views(table)[1]))
        await other.manager._table_store.reload(twin)
        await asyncio.gather(harness.quiet(), other.quiet())
        await other.manager._table_store.reload(twin)
        await harness.manager._table_store.reload(table)
        await asyncio.gather(harness.quiet(), other.quiet())
        assert views(twin) == views(table)
        assert table.between_deals or table.outcome or acting(table) == 0
    plies = await harness.rows("SELECT ply FROM actions ORDER BY ply")
    assert [ply for (ply,) in plies] == list(range(table.ply))


async def test_both_processes_begin(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.manager.lobby.join(table.id, BOB)
    other = await harness.another()
    twin = await other.manager.tables.find(table.id)
    results = await asyncio.gather(
        harness.manager.lobby.begin(table.id, ANN),
        other.manager.lobby.begin(twin.id, ANN),
        return_exceptions=True,
    )
    assert sum(isinstance(result, TableError) for result in results) == 1
    assert table.status is twin.status is Status.PLAYING
    assert views(table) == views(twin)


# --- broken records


async def broken(harness: Harness, sql: str) -> tuple[Harness, Table]:
    table = await harness.two()
    for _ in range(5):
        await harness.act(table)
    await harness.spoil(sql)
    later = await harness.killed()
    return later, await later.manager.tables.find(table.id)


@pytest.mark.long
@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE actions SET action = 'nonsense' WHERE ply = 2",
        'UPDATE actions SET action = \'{"do":"Discard","card":-1}\' WHERE ply = 3',
        'UPDATE actions SET action = \'{"do":"Discard","card":99999999999999999999}\' WHERE ply = 3',
        'UPDATE actions SET action = \'{"do":"BigGin"}\' WHERE ply = 0',
        "UPDATE actions SET seat = 7 WHERE ply = 1",
        "UPDATE actions SET why = 'magic' WHERE ply = 1",
        "DELETE FROM actions WHERE ply = 1",
        "UPDATE deals SET deck = '1 2 3'",
        "UPDATE deals SET deck = 'two of hearts'",
        "UPDATE deals SET deck = ''",
        "UPDATE deals SET seed = 'zz'",
        "UPDATE deals SET seed = ''",
        "UPDATE deals SET dealer = 1 - dealer",
        "UPDATE tables SET first_dealer = 5",
        "UPDATE tables SET options = '{\"target\": -3}'",
        "UPDATE tables SET options = '[]'",
        "UPDATE tables SET host_id = NULL, options = ''",
    ],
)
async def test_a_broken_record_spoils_its_table_only(
    harness: Harness, sql: str, caplog: pytest.LogCaptureFixture
) -> None:
    later, table = await broken(harness, sql)
    assert (table.status, table.match, table.deal) == (Status.BROKEN, None, None)
    assert table.id in table.fault
    assert "two of hearts" not in caplog.text
    assert "nonsense" not in caplog.text
    assert later.messenger.shown(table.board) == later.messenger.board(table)
    sound = await later.two(ANN, BOB)
    await later.play_match(sound)
    with pytest.raises(TableError, match="broken"):
        await later.manager.act(table.id, ANN, PassUpcard(), deal=table.deal_no, ply=table.ply)
    with pytest.raises(TableError, match="broken"):
        await later.manager.resign(table.id, ANN)
    with pytest.raises(TableError, match="still_there"):
        await later.manager.close(table.id, ANN)
    assert await later.manager.tables.in_channel(CHANNEL) == [table]
    await later.manager.close(table.id, MODERATOR)
    await later.quiet()
    assert await later.manager.tables.in_channel(CHANNEL) == []
    assert await later.rows("SELECT status FROM tables WHERE table_id = ?", table.id) == [("closed",)]
    assert later.messenger.shown(table.board) == later.messenger.board(table)


async def test_a_broken_table_that_was_closed_stays_closed(harness: Harness) -> None:
    """Regression: after a reload it was live again."""
    later, table = await broken(harness, "UPDATE actions SET action = 'nonsense'")
    await later.manager.close(table.id, MODERATOR)
    last = await later.killed()
    again = await last.manager.tables.find(table.id)
    assert again.status is Status.CLOSED
    assert await last.manager.tables.in_channel(CHANNEL) == []


async def test_settings_that_cannot_be_read_do_not_stop_the_start(harness: Harness) -> None:
    """Regression: one bad row kept every table of every guild from loading."""
    table = await harness.two()
    await harness.manager.members.change_guild(GUILD, turn_ms=30_000)
    await harness.manager.members.change_member(ANN.id, sort="suit")
    await harness.spoil("UPDATE guild_settings SET settings = 'nonsense'")
    await harness.spoil("UPDATE member_settings SET settings = 'nonsense'")
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert again.status is Status.PLAYING
    await later.act(again)


async def test_an_unknown_level_is_played_as_normal(harness: Harness) -> None:
    table = await harness.alone(level=Level.EASY)
    await harness.spoil("UPDATE seats SET level = 'grandmaster' WHERE seat = 1")
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert again.status is Status.PLAYING
    await later.play_match(again)


async def test_a_game_of_tomorrow_is_left_alone(harness: Harness) -> None:
    table, other = await harness.lobby(), await harness.lobby()
    await harness.spoil("UPDATE tables SET game = 'bridge' WHERE table_id = ?", table.id)
    later = await harness.killed()
    assert [found.id for found in await later.manager.tables.in_channel(CHANNEL)] == [other.id]
    with pytest.raises(TableError, match="no_such_table"):
        await later.manager.tables.find(table.id)
    assert [found.id for found in await later.manager.tables.seated(ANN.id)] == [other.id]
    assert "bridge" not in GAMES


# --- eviction


@pytest.mark.long
async def test_idle_tables_leave_memory_and_come_back_on_a_press(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=0)
    await harness.act(table)
    before = views(table)
    await harness.advance(HOUR + 10_000)
    assert table.id not in harness.manager.tables._tables
    await harness.press(table, acting(table), fallback_action(before[1 + acting(table)]))
    again = await harness.manager.tables.find(table.id)
    assert again is not table
    assert again.ply == table.ply + 1
    await harness.quiet()
    assert harness.messenger.shown(again.board) == harness.messenger.board(again)


@pytest.mark.long
async def test_an_idle_table_at_which_something_is_under_way_stays_in_memory(harness: Harness) -> None:
    """Otherwise a press that loads the table would play on a second copy."""
    await harness.manager.start()
    table = await harness.two(turn_ms=0)
    async with table.lock:
        await harness.advance(HOUR + 10_000)
        assert await harness.manager.tables.find(table.id) is table
    await harness.advance(HOUR + 10_000)
    assert table.id not in harness.manager.tables._tables


@pytest.mark.long
async def test_an_idle_table_that_many_press_at_once_comes_back_once(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=0)
    await harness.advance(HOUR + 10_000)
    found = await asyncio.gather(*(harness.manager.tables.find(table.id) for _ in range(20)))
    assert len({id(again) for again in found}) == 1
    assert found[0] is not table
    results = await asyncio.gather(
        *(harness.press(table, acting(table), PassUpcard()) for _ in range(5)), return_exceptions=True
    )
    assert sum(not isinstance(result, Exception) for result in results) == 1
    assert found[0].ply == 1


async def test_presses_while_the_program_starts_meet_one_copy(harness: Harness) -> None:
    """Regression: ``start`` loaded a second copy beside the one a press had just loaded."""
    table = await harness.two()
    await harness.die()
    later = await harness.another()
    first, _, second = await asyncio.gather(
        later.manager.tables.find(table.id), later.manager.start(), later.manager.tables.find(table.id)
    )
    assert first is second is await later.manager.tables.find(table.id)
    await later.act(first)
    assert (await later.manager.tables.find(table.id)).ply == 1


@pytest.mark.long
async def test_tables_with_a_deadline_leave_memory_and_their_time_runs_on(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=HOUR)
    await harness.advance(30 * MINUTE)
    assert harness.manager.tables.in_memory() == ()
    await harness.advance(30 * MINUTE)
    assert await harness.rows("SELECT why FROM actions") == [("timeout",)]
    assert [each.id for each in harness.manager.tables.in_memory()] == [table.id]


async def test_a_start_reads_no_table_to_which_nothing_is_owed(harness: Harness) -> None:
    await harness.two(turn_ms=DAY)
    await harness.two(turn_ms=0)
    await harness.lobby()
    await harness.alone(CEM)
    await harness.manager.stop()
    later = await harness.another()
    await later.manager.start()
    await later.quiet()
    assert later.manager.tables.in_memory() == ()
    assert later.messenger.requests == []


async def test_a_table_opened_while_others_are_read_is_not_lost(harness: Harness) -> None:
    """Regression: the channel index was overwritten with its value from before the load."""
    dead, other = await harness.two(), await harness.two()
    harness.database.gate.clear()
    opening = asyncio.ensure_future(harness.lobby())
    while harness.database.waiting == 0:
        await harness.rows("SELECT 1")
    del harness.manager.tables._tables[dead.id]
    await harness.spoil("UPDATE tables SET status = 'closed' WHERE table_id = ?", dead.id)
    harness.database.read_gate.clear()
    asking = asyncio.ensure_future(harness.manager.tables.in_channel(CHANNEL))
    harness.database.gate.set()
    new = await opening
    harness.database.read_gate.set()
    await asking
    assert await harness.manager.tables.in_channel(CHANNEL) == [other, new]


@pytest.mark.long
async def test_commands_bring_idle_tables_back(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two(turn_ms=0)
    await harness.advance(HOUR + 10_000)
    found = await harness.manager.tables.choose(ANN, Act.LOOK, channel=CHANNEL)
    assert (found.id, found is table) == (table.id, False)


@pytest.mark.long
async def test_a_finished_table_leaves_memory_and_can_still_be_asked_for(harness: Harness) -> None:
    await harness.manager.start()
    table = await harness.two()
    await harness.play_match(table)
    await harness.advance(HOUR + 10_000)
    assert table.id not in harness.manager.tables._tables
    new = await harness.manager.lobby.again(table.id, ANN)
    assert new.options == table.options


@pytest.mark.long
async def test_the_store_is_read_when_a_table_cannot_be(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    await harness.manager.start()
    await harness.advance(HOUR + 10_000)
    harness.database.unreadable = True
    with pytest.raises(StorageError):
        await harness.manager.tables.find(table.id)
    harness.database.unreadable = False
    assert (await harness.manager.tables.find(table.id)).id == table.id


async def test_after_a_restart_what_members_have_chosen_is_at_hand(harness: Harness) -> None:
    await harness.manager.members.change_member(ANN.id, sort="suit")
    await harness.two()
    later = await harness.killed()
    assert later.manager.members.known(ANN.id).sort == "suit"


async def test_only_those_have_a_hand_by_direct_message_who_were_sent_one(harness: Harness) -> None:
    table = await harness.alone()
    assert set(table.hands) == {0}
    stored = await load_table(harness.database, table.id)
    assert stored is not None
    assert rehydrate(stored).hands == table.hands


async def test_a_bot_that_has_stopped_does_nothing_by_itself(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    await harness.manager.stop()
    harness.clock.advance(HOUR)
    await harness.quiet()
    assert table.ply == 0


async def test_a_rating_is_shown_before_the_bot_stops(harness: Harness) -> None:
    table = await harness.two()
    await harness.everybody_plays(table)
    await harness.manager.resign(table.id, ANN)
    await harness.quiet()
    assert table.ratings
    await harness.manager.stop()
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_table_rebuilt_knows_who_was_called(harness: Harness) -> None:
    harness.messenger.closed_members = {ANN.id, BOB.id}
    table = await harness.two()
    await harness.act(table)
    assert table.call is not None
    assert table.called is not None
    stored = await load_table(harness.database, table.id)
    assert stored is not None
    again = rehydrate(stored)
    assert (again.call, again.called) == (table.call, table.called)


async def test_nothing_is_kept_of_a_table_that_has_left_memory(harness: Harness) -> None:
    await harness.manager.start()
    await harness.two(turn_ms=DAY)
    await harness.alone(CEM)
    await harness.advance(12 * MINUTE)
    assert harness.manager.tables.in_memory() == ()
    assert harness.manager.publisher._messages == {}
    assert harness.manager.publisher._unnoted == {}
    assert harness.manager.members._members == {}


async def test_who_plays_elsewhere_keeps_their_settings_when_a_table_leaves_memory(harness: Harness) -> None:
    await harness.manager.start()
    await harness.two(ANN, BOB, turn_ms=DAY)
    await harness.manager.members.change_member(ANN.id, sort="suit")
    await harness.advance(9 * MINUTE)
    await harness.two(ANN, CEM, turn_ms=DAY, channel=ELSEWHERE)
    await harness.advance(2 * MINUTE)
    assert len(harness.manager.tables.in_memory()) == 1
    assert harness.manager.members.known(ANN.id).sort == "suit"
    assert set(harness.manager.members._members) == {ANN.id, CEM.id}


# --- after downtime


async def back(harness: Harness, ms: int) -> tuple[Harness, Table]:
    """Stop during a match; return the process that starts so many ms later, and its table."""
    await harness.manager.start()
    table = await harness.two(turn_ms=DAY)
    await harness.manager.stop()
    harness.clock.advance(ms)
    later = await harness.another()
    later.messenger.messages = harness.messenger.messages
    await later.manager.start()
    await later.quiet()
    return later, await later.manager.tables.find(table.id)


async def test_an_absence_is_told_on_the_board_until_the_next_move_and_in_no_message(
    harness: Harness,
) -> None:
    later, again = await back(harness, 7 * MINUTE)
    assert {request.kind for request in later.messenger.requests} == {"edit"}
    told = "I was offline for 7 minutes; all clocks were stopped for that long."
    assert told in str(later.messenger.shown(again.board))
    await later.act(again)
    assert told not in str(later.messenger.shown(again.board))


async def test_an_absence_is_still_told_after_an_order(harness: Harness) -> None:
    later, again = await back(harness, 7 * MINUTE)
    waiting = later.person(again, 1 - again.actors[0])
    order = Order((Rule(Condition(), "draw", (DRAWN,)),))
    for change in (later.manager.place_order(again.id, waiting, order, deal=1),
                   later.manager.cancel_order(again.id, waiting, deal=1)):  # fmt: skip
        await change
        assert (again.put_off, await told(later)) == (7 * MINUTE, 7 * MINUTE)
    await later.act(again)
    assert (again.put_off, await told(later)) == (0, 0)


async def told(harness: Harness) -> int:
    [(ms,)] = await harness.rows("SELECT put_off_ms FROM tables")
    return int(ms)


async def test_a_short_absence_is_nobodys_business(harness: Harness) -> None:
    later, again = await back(harness, 4_000)
    assert later.messenger.requests == []
    assert again.deadline == later.clock.now() + DAY


@pytest.mark.long
async def test_a_program_that_came_to_serve_nobody_takes_no_time_away(harness: Harness) -> None:
    """Regression: a start that Discord refused counted as serving and hid the downtime before."""
    await harness.manager.start()
    table = await harness.two(turn_ms=HOUR)
    await harness.manager.stop()
    for _ in range(3):
        harness.clock.advance(40 * MINUTE)
        refused = await harness.another()
        await refused.manager.stop()
    later = await harness.another()
    await later.manager.start()
    assert (await later.manager.tables.find(table.id)).deadline == later.clock.now() + HOUR


async def test_a_bot_told_to_stop_while_it_starts_begins_nothing(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Regression: it polled for pending work on a closed database."""

    async def leave() -> None:
        await harness.manager.stop()
        await harness.database.close()

    monkeypatch.setattr(harness.manager.tables, "resume_time", leave)
    await harness.manager.start()
    await harness.manager.background.quiet()
    assert caplog.records == []


async def test_a_table_that_nobody_waits_for_any_more_is_not_missed(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Regression: a bot stopped while loading tables logged a traceback for each of them."""
    asking = asyncio.create_task(harness.manager.tables.load("nowhere"))
    await asyncio.sleep(0)
    loading = [*harness.manager.tables._loading.values()]
    asking.cancel()
    await asyncio.wait([asking, *loading])
    await asyncio.sleep(0)
    del asking, loading
    gc.collect()
    assert harness.manager.tables._loading == {}
    assert caplog.records == []
