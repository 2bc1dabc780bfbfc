"""The pool: waiting, matching, tables without a channel, blocks and reports."""

import re
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.manager.pool.pool_errors import PoolReason, PoolRefused
from bot.manager.tables.table import Person, Status, TableError
from bot.manager.tables.transitions import MISSES
from bot.texts.names import bare_names
from bot.ui.appearance import TEXT
from bot.ui.components import COMPONENTS_PER_MESSAGE, counted
from bot.ui.play.hand_panel import hand
from data.audit.guilds import audit_guild
from data.pool.members import reports
from data.pool.speeds import OFFER_MS, PACES, Speed, nearest_speed
from data.pool.waits import WaitState
from data.settings import Cards
from data.tables.match_export import dump_record
from data.tables.table_queries import load_table
from data.tables.venues import ANYONE, Venue
from engine import GAMES
from engine.ai import Level
from tests.bot.manager.harness import BOB, CHANNEL, GUILD, MINUTE, Harness
from tests.bot.manager.nights.party import Fuse, Killed
from tests.bot.manager.pool.lounge import Lounge, member

ONE, TWO, THREE, FOUR = (member(number) for number in range(1, 5))
QUICK = PACES[Speed.QUICK]


@pytest.fixture
async def lounge(harness: Harness) -> AsyncIterator[Lounge]:
    lounge = Lounge.of(harness)
    lounge.runner.start()
    yield lounge
    for each in lounge.peers:
        await each.runner.stop()


def refused(reason: PoolReason) -> "pytest.RaisesExc[PoolRefused]":
    return pytest.raises(PoolRefused, match=f"^{reason.value}$")


@pytest.mark.long
async def test_two_who_wait_for_the_same_are_seated_and_dealt_to_by_direct_message(lounge: Lounge) -> None:
    first = await lounge.wait(ONE)
    assert await lounge.tables() == []
    second = await lounge.wait(TWO)
    [table] = await lounge.tables()
    assert table.venue is Venue.ANYONE
    assert (table.status, table.turn_ms, table.board) == (Status.PLAYING, QUICK.turn, None)
    assert {player.member for player in table.players} == {ONE.id, TWO.id}
    assert not table.stakes.booked
    for person, wait in ((ONE, first), (TWO, second)):
        assert "Your table is ready" in lounge.message(wait)
        assert "deadwood" in str(lounge.direct(person)[-1].components)
        assert (await lounge.stored(person)).due_at is None
    await lounge.harness.play_match(table)
    await lounge.quiet()
    assert not [request for request in lounge.harness.messenger.requests if request.channel == table.channel]
    [(rated,)] = await lounge.harness.rows("SELECT count(*) FROM rating_changes WHERE guild_id = ?", ANYONE)
    assert rated == 2


async def test_who_waits_for_another_game_or_speed_is_not_seated(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.wait(TWO, speed=Speed.SLOW)
    await lounge.wait(THREE, "rummy500")
    await lounge.advance(5 * MINUTE)
    assert await lounge.tables() == []


async def test_nobody_waits_twice_and_a_second_press_extends_the_wait(lounge: Lounge) -> None:
    first = await lounge.wait(ONE)
    await lounge.advance(4 * MINUTE)
    again = await lounge.wait(ONE)
    assert (again.wait_id, again.since) == (first.wait_id, first.since)
    assert again.expires_at == first.expires_at + 4 * MINUTE
    other = await lounge.wait(ONE, "rummy500")
    rows = await lounge.harness.rows("SELECT wait_id FROM pool_waits WHERE state = 'waiting'")
    assert rows == [(other.wait_id,)]
    assert "do not wait any more" in lounge.message(first)


async def test_after_a_minute_a_computer_is_offered_and_the_wait_goes_on(lounge: Lounge) -> None:
    wait = await lounge.wait(ONE)
    assert "Play a computer" not in lounge.message(wait)
    await lounge.advance(OFFER_MS + 1)
    assert "Play a computer" in lounge.message(wait)
    practice = await lounge.service.meanwhile(ONE)
    assert practice.practice
    assert await lounge.service.meanwhile(ONE) is practice
    await lounge.wait(TWO)
    tables = await lounge.tables()
    assert [len(table.people) for table in tables] == [1, 2]


@pytest.mark.long
async def test_a_wait_ends_by_itself_and_by_a_press(lounge: Lounge) -> None:
    wait = await lounge.wait(ONE)
    await lounge.advance(QUICK.lasts + 1)
    assert (await lounge.stored(ONE)).state is WaitState.EXPIRED
    assert "Nobody has come in time" in lounge.message(wait)
    wait = await lounge.wait(ONE)
    await lounge.service.stop(ONE.id)
    await lounge.quiet()
    assert "do not wait any more" in lounge.message(wait)
    await lounge.wait(TWO)
    assert await lounge.tables() == []
    with refused(PoolReason.NOT_WAITING):
        await lounge.service.meanwhile(ONE)


async def test_closed_direct_messages_are_told_and_nobody_waits(lounge: Lounge) -> None:
    lounge.harness.messenger.closed_members.add(ONE.id)
    with refused(PoolReason.DIRECT_CLOSED):
        await lounge.wait(ONE)
    assert await lounge.service.wait_of(ONE.id) is None


async def test_nobody_waits_without_having_agreed_or_where_the_server_stays_out(lounge: Lounge) -> None:
    with refused(PoolReason.NOT_AGREED):
        await lounge.service.wait(ONE, "gin", Speed.QUICK)
    await lounge.harness.manager.members.change_guild(ONE.guild or 0, pool=False)
    for ask in (lounge.service.agree(ONE), lounge.service.wait(ONE, "gin", Speed.QUICK)):
        with refused(PoolReason.NOT_HERE):
            await ask
    await lounge.wait(replace(ONE, guild=None))
    await lounge.service.withdraw(ONE.id)
    await lounge.wait(TWO)
    assert await lounge.tables() == []


@pytest.mark.long
async def test_a_name_is_shown_only_by_who_chose_that(
    lounge: Lounge, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    await lounge.service.show_as(ONE.id, "name")
    await lounge.wait(ONE)
    await lounge.wait(TWO)
    [table] = await lounge.tables()
    seats = {player.member: player for player in table.players}
    assert seats[ONE.id].name == ONE.name
    assert seats[TWO.id].name.startswith("Player ")
    assert {player.username for player in table.players} == {""}
    await lounge.harness.play_match(table)
    everything = [str(page.components) for page in lounge.direct(ONE)]
    messenger = lounge.harness.messenger
    everything += [str(messenger.board(table).components), caplog.text]
    stored = await load_table(lounge.harness.database, table.id)
    assert stored is not None
    everything += [dump_record(stored)]
    everything += [str(await lounge.harness.rows("SELECT * FROM seats WHERE member_id = ?", ONE.id))]
    for shown in everything:
        assert TWO.name not in shown
        assert TWO.username not in shown
        assert re.search(rf"\b{TWO.id}\b", shown) is None  # an address in memory may contain it


@pytest.mark.long
async def test_who_blocks_another_never_meets_them_again(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.wait(TWO)
    [table] = await lounge.tables()
    seat = table.seat_for(TWO.id)
    await lounge.service.block(table, ONE, seat)
    await lounge.harness.manager.resign(table.id, ONE)
    await lounge.wait(TWO)
    await lounge.wait(ONE)
    await lounge.advance(QUICK.lasts - MINUTE)
    assert len(await lounge.tables()) == 1
    assert await lounge.service.again(table, TWO) is None
    assert await lounge.service.again(table, ONE) is None
    [block] = await lounge.service.blocks(ONE.id)
    assert await lounge.service.unblock(ONE.id, block.table_id, block.seat) == []
    await lounge.advance(QUICK.patience)
    assert len(await lounge.tables()) == 2


async def test_a_block_at_the_last_moment_keeps_the_table_from_opening(lounge: Lounge) -> None:
    """The runner has read who waits, and nobody had blocked anybody."""
    await lounge.runner.stop()
    waits = [await lounge.wait(person) for person in (ONE, TWO)]
    await lounge.harness.spoil(
        "INSERT INTO pool_blocks (blocker_member_id, blocked_member_id, table_id, seat, at) "
        "VALUES (?, ?, 'x', 0, 0)",
        TWO.id,
        ONE.id,
    )
    assert await lounge.harness.manager.pool_tables.open(waits) is None
    assert await lounge.tables() == []
    assert (await lounge.stored(ONE)).waiting


async def test_both_must_press_to_play_again_and_one_table_opens(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.wait(TWO)
    [table] = await lounge.tables()
    with refused(PoolReason.STILL_PLAYING):
        await lounge.service.again(table, ONE)
    await lounge.harness.manager.resign(table.id, ONE)
    assert await lounge.service.again(table, ONE) is None
    assert await lounge.service.again(table, ONE) is None
    opened = await lounge.service.again(table, TWO)
    assert opened is not None
    assert await lounge.service.again(table, ONE) is opened
    assert [player.name for player in opened.players] == [player.name for player in table.players]
    with pytest.raises(TableError):
        await lounge.service.again(table, THREE)


async def test_a_report_is_kept_for_the_operator_and_costs_trust(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.wait(TWO)
    [table] = await lounge.tables()
    seat = table.seat_for(TWO.id)
    with refused(PoolReason.NO_REASON):
        await lounge.service.report(table, ONE, seat, " \n ")
    with refused(PoolReason.NOT_POOL):
        await lounge.service.report(table, ONE, table.seat_for(ONE.id), "me")
    await lounge.service.report(table, ONE, seat, "never\nmoves")
    await lounge.service.report(table, ONE, seat, "never moves at all")
    [report] = await reports(lounge.harness.database, read=False)
    assert (report.reason, report.reported_member_id) == ("never moves at all", TWO.id)
    assert (await lounge.service.standing(TWO.id, "gin")).trust == 95
    with pytest.raises(TableError):
        await lounge.service.report(table, THREE, seat, "a stranger")


async def test_a_game_of_more_seats_waits_for_all_and_then_fills_them_with_computers(lounge: Lounge) -> None:
    await lounge.wait(ONE, "panguingue")
    await lounge.wait(TWO, "panguingue")
    assert await lounge.tables() == []
    await lounge.advance(QUICK.patience + 1)
    [table] = await lounge.tables()
    assert (len(table.people), len(table.players)) == (2, 4)
    for person in (ONE, TWO, THREE, FOUR):
        await lounge.wait(person, "panguingue")
    assert len((await lounge.tables())[1].people) == 4


async def test_two_processes_seat_everybody_once(lounge: Lounge) -> None:
    """Both have read that the same four wait."""
    await lounge.runner.stop()
    for person in (ONE, TWO, THREE, FOUR):
        await lounge.wait(person)
    runners = [Lounge.of(lounge.harness, seed=seed) for seed in (7, 8)]
    lounge.peers += runners
    for each in runners:
        each.runner.start()
    await lounge.quiet()
    tables = await lounge.tables()
    seated = [player.member or 0 for table in tables for player in table.players]
    assert sorted(seated) == [ONE.id, TWO.id, THREE.id, FOUR.id]


@pytest.mark.parametrize("at", range(1, 12))
async def test_after_a_crash_at_any_moment_everybody_is_seated_once(lounge: Lounge, at: int) -> None:
    await lounge.runner.stop()
    for person in (ONE, TWO, THREE):
        await lounge.wait(person)
    dying = lounge.also(Fuse(at))
    dying.runner.start()
    with suppress(Killed):
        await dying.quiet()
    await dying.runner.stop()
    lounge.peers.remove(dying)
    successor = Lounge.of(lounge.harness, seed=9)
    lounge.peers.append(successor)
    successor.runner.start()
    await lounge.advance(MINUTE)
    tables = await lounge.tables()
    assert len(tables) == 1
    assert len(tables[0].people) == 2
    for person in (ONE, TWO, THREE):
        wait = await lounge.stored(person)
        said = "Your table is ready" if wait.state is WaitState.SEATED else "I look for people"
        assert said in lounge.message(wait)


@pytest.mark.long
async def test_what_the_pool_has_stored_passes_the_audit(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.wait(TWO)
    [table] = await lounge.tables()
    await lounge.harness.play_match(table)
    report = await audit_guild(lounge.harness.database, ANYONE)
    assert not report.faults


async def test_a_member_who_is_erased_is_not_seated(lounge: Lounge) -> None:
    await lounge.wait(ONE)
    await lounge.harness.manager.erase(ONE.id)
    await lounge.wait(TWO)
    await lounge.advance(MINUTE)
    assert await lounge.tables() == []


async def test_too_many_waits_are_refused(lounge: Lounge) -> None:
    for game in ("gin", "rummy500") * 5:
        await lounge.wait(ONE, game)
    with refused(PoolReason.TOO_OFTEN):
        await lounge.wait(ONE, "control")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_hand_shows_what_a_board_would_and_names_no_channel(lounge: Lounge, game: str) -> None:
    for person in (ONE, TWO):
        await lounge.wait(person, game)
    await lounge.advance(QUICK.patience + 1)
    [table] = await lounge.tables()
    for _ in range(8):
        await lounge.harness.act(table)
        for seat in table.people:
            for cards in (Cards.TEXT, Cards.PICTURES):
                shown = hand(table, seat, look=replace(TEXT, cards=cards))
                words = str(shown.components)
                assert counted(shown.components) <= COMPONENTS_PER_MESSAGE
                assert "<#" not in words
                assert "channel" not in words
                assert all(name in words for name in bare_names(table)), words
                if seat not in table.actors and table.turn_ends_at is not None:
                    assert f"<t:{table.turn_ends_at // 1_000}:R>" in words


def seen_in_lobby(person: Person) -> Person:
    """Return a member as one who asks from the guild of the harness."""
    return replace(person, guild=GUILD)


async def test_whoever_is_seated_leaves_the_empty_lobby_for_the_same_match_alone(lounge: Lounge) -> None:
    harness, here = lounge.harness, seen_in_lobby(ONE)
    wanted = {"turn_ms": 4 * MINUTE}  # about as much as at the speed of those who wait
    alone = await harness.lobby(here, **wanted)
    others = [
        await harness.lobby(here, **wanted, channel=CHANNEL + 1),
        await harness.lobby(here, **wanted, channel=CHANNEL + 2, asked=(BOB.id,), seats=2),
        await harness.lobby(here, channel=CHANNEL + 3, game="rummy500", options={}, **wanted),
        await harness.lobby(here, channel=CHANNEL + 4, turn_ms=24 * 60 * MINUTE),
    ]
    await harness.manager.lobby.join(others[0].id, BOB)
    for person in (ONE, TWO):
        await lounge.wait(person, speed=Speed.NORMAL)
    await lounge.quiet()
    assert alone.status is Status.CLOSED
    assert {table.status for table in others} == {Status.LOBBY}


async def test_a_killed_worker_leaves_the_lobby_to_the_next_one(lounge: Lounge) -> None:
    await lounge.runner.stop()
    table = await lounge.harness.lobby(seen_in_lobby(ONE), turn_ms=MINUTE)
    for person in (ONE, TWO):
        await lounge.wait(person)
    dying = lounge.also(Fuse(2))  # the table is stored, and nothing else
    dying.runner.start()
    with suppress(Killed):
        await dying.quiet()
    await dying.runner.stop()
    lounge.peers.remove(dying)
    assert (await lounge.stored(ONE)).state is WaitState.SEATED
    assert table.status is Status.LOBBY
    successor = Lounge.of(lounge.harness, seed=9)
    lounge.peers.append(successor)
    successor.runner.start()
    await lounge.advance(MINUTE)
    assert table.status is Status.CLOSED


async def test_a_match_with_people_ends_the_wait_for_such_a_match_alone(lounge: Lounge) -> None:
    harness = lounge.harness
    for person, speed in ((ONE, Speed.NORMAL), (TWO, Speed.SLOW)):
        await lounge.wait(person, speed=speed)
    table = await harness.lobby(seen_in_lobby(ONE), turn_ms=5 * MINUTE)
    await harness.manager.lobby.join(table.id, seen_in_lobby(TWO))
    await harness.manager.lobby.begin(table.id, seen_in_lobby(ONE))
    assert [(await lounge.stored(person)).state for person in (ONE, TWO)] == [
        WaitState.STOPPED,
        WaitState.WAITING,
    ]
    await lounge.wait(THREE, speed=Speed.NORMAL)
    assert await lounge.tables() == []


async def test_a_match_against_computers_does_not_end_a_wait(lounge: Lounge) -> None:
    wait = await lounge.wait(ONE, speed=Speed.NORMAL)
    harness = lounge.harness
    table = await harness.lobby(seen_in_lobby(ONE), turn_ms=5 * MINUTE)
    await harness.manager.lobby.fill(table.id, seen_in_lobby(ONE), Level.EASY)
    await harness.manager.lobby.begin(table.id, seen_in_lobby(ONE))
    assert (await lounge.stored(ONE)).state is wait.state is WaitState.WAITING


@pytest.mark.parametrize(
    ("turn", "clock", "speed"),
    [
        (MINUTE // 2, 0, Speed.QUICK),
        (2 * MINUTE, 0, Speed.QUICK),
        (3 * MINUTE, 0, Speed.NORMAL),
        (30 * MINUTE, 0, Speed.NORMAL),
        (12 * 60 * MINUTE, 0, Speed.SLOW),
        (0, 10 * MINUTE, Speed.NORMAL),
        (0, 0, Speed.SLOW),
    ],
)
def test_a_table_is_like_the_speed_of_about_its_time_for_a_turn(turn: int, clock: int, speed: Speed) -> None:
    assert nearest_speed(turn, clock) is speed


@pytest.mark.long
async def test_the_clock_ends_a_slow_match_whose_players_have_gone(lounge: Lounge) -> None:
    """Nobody moderates the pool: a computer stands in, and then the table ends."""
    for person in (ONE, TWO):
        await lounge.wait(person, speed=Speed.SLOW)
    [table] = await lounge.tables()
    pace, harness = PACES[Speed.SLOW], lounge.harness
    gone = table.actors[0]
    for _ in range(MISSES):
        while table.actors != (gone,) and not table.players[gone].away:
            await harness.act(table)
        await lounge.advance(pace.turn + MINUTE)
    assert table.players[gone].away
    hand = harness.messenger.shown(table.hands[1 - gone])
    assert hand is not None
    assert "is away" in str(hand.components)
    for _ in range(4):
        await lounge.advance(pace.idle)
    assert not table.live
    for seat in table.people:
        over = harness.messenger.shown(table.hands[seat])
        assert over is not None
        assert "nobody wins" in str(over.components)
