"""Several processes on one database: timers and publish jobs are run once, by any process."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from bot.manager.play.due_tables import RETRY_MS
from bot.manager.publishing.leases import Lease, Leases
from bot.manager.publishing.message_sender import RETRIES_MS, UNSEEN_MS
from bot.manager.publishing.message_state import panel_place
from bot.manager.publishing.messages import NotBegun, Page
from bot.manager.publishing.publisher import Publisher
from bot.manager.tables.preferences import FRESH_MS
from bot.manager.tables.table import BOARD, MessageRef, Status, Table, TableError
from bot.manager.time.clock import ManualClock
from data import erasure
from data.audit import audit_all
from data.db.errors import StorageError
from data.settings import HandSort
from data.tables import interaction_tokens, publish_leases, table_queries, timers
from engine.ai import Level
from engine.games.gin.terms import PassUpcard
from tests.bot.dealt import instance
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DIRECT,
    ELSEWHERE,
    GUILD,
    MINUTE,
    Harness,
    open_harness,
)

ROUND = 1_300
"""The longest time between two polls of a process, in ms."""
LEASE_MS = 3_000


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Yield the URL of a database that processes can share; SQLite stands in for PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/cards.sqlite3"
    else:
        with request.getfixturevalue("postgres").fresh() as fresh:
            yield fresh


@pytest.fixture
async def one(url: str, tmp_path: Path) -> AsyncIterator[Harness]:
    harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock(), url=url)
    await harness.manager.start()
    await harness.quiet()
    yield harness
    faults = await harness.broken_links()
    await harness.close()
    assert faults == []


@pytest.fixture
async def other(one: Harness) -> Harness:
    harness = await one.another(seed=7)
    await harness.manager.start()
    await harness.quiet()  # the poll at the start must not find what the test sets up
    return harness


async def pass_time(ms: int, *harnesses: Harness) -> None:
    """Let time pass for all processes."""
    until = harnesses[0].clock.now() + ms
    while harnesses[0].clock.now() < until:
        await harnesses[0].advance(min(500, until - harnesses[0].clock.now()))
        for harness in harnesses:
            await harness.quiet()


async def at_rest(*harnesses: Harness) -> None:
    """Check that no work is pending or overdue after enough time."""
    await pass_time(20_000, *harnesses)
    one = harnesses[0]
    assert await one.rows("SELECT table_id FROM tables WHERE version > shown OR pub_by IS NOT NULL") == []
    assert await one.rows("SELECT table_id FROM tables WHERE due_at < ?", one.clock.now() - ROUND) == []


@pytest.mark.long
async def test_deals_are_entered_in_one_chain_by_all_and_follow_from_what_was_promised(
    one: Harness, other: Harness
) -> None:
    table, beside = await one.two(options={"deals": 2}), await other.two(ANN, CEM, channel=ELSEWHERE)
    await one.play_match(table)
    await other.play_deal(beside)
    left = await one.lobby(channel=ELSEWHERE)
    await one.manager.lobby.leave(left.id, ANN)
    [(entered,)] = await one.rows("SELECT count(*) FROM entries")
    assert entered == 4
    assert [report.faults for report in await audit_all(one.database)] == [()]


async def newest(harness: Harness, table: Table) -> Table:
    """Return a process's copy of a table, refreshed from the database."""
    found = await harness.manager.tables.load(table.id)
    async with found.lock:
        await harness.manager._table_store.refresh(found)
    await harness.quiet()
    await harness.manager.publisher.know(found, 0)
    return found


async def shows(harness: Harness, table: Table, *, actors: bool = False) -> None:
    """Check that the board and the hands show the stored table, and that stored digests match.

    ``actors``: check only the hands of the seats to act.
    """
    table = await newest(harness, table)
    board = harness.messenger.shown(table.board)
    assert board is not None
    assert board.digest == harness.messenger.board(table).digest
    for seat, digest in await harness.rows(
        "SELECT seat, hand_digest FROM seats WHERE table_id = ?", table.id
    ):
        hand = harness.messenger.shown(table.hands.get(seat))
        assert (hand.digest if hand is not None else None) == digest
        if hand is not None and (seat in table.actors or not actors):
            assert hand.digest == harness.messenger.hand(table, seat).digest


def sent(kind: str, *harnesses: Harness) -> list[int]:
    """Return the channels to which requests of this kind were sent."""
    return [each.channel for harness in harnesses for each in harness.messenger.requests if each.kind == kind]


async def move(harness: Harness, table: Table) -> Table:
    """Make the next move of a person in a process."""
    copy = await newest(harness, table)
    if copy.actors:
        await harness.act(copy)
    return copy


@pytest.mark.long
async def test_two_take_turns_at_a_table(one: Harness, other: Harness) -> None:
    table = await one.two()
    for turn in range(12):
        await move((one, other)[turn % 2], table)
    await at_rest(one, other)
    await shows(one, table)
    await shows(other, table)
    assert sorted(sent("direct", one, other)) == [1_000_011, 1_000_022]


async def test_a_copy_that_is_known_to_be_behind_is_read_at_once_and_publishes_nothing_shown(
    one: Harness, other: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await one.two()
    copy = await other.manager.tables.load(table.id)
    table = await move(one, table)
    await at_rest(one, other)
    asked: list[str] = []
    monkeypatch.setattr(table_queries, "load_version", lambda *_: asked.append("version"))
    monkeypatch.setattr(other.manager.publisher, "changed", lambda *_, **__: asked.append("publish"))
    assert copy.ply < table.ply
    found = await other.manager.tables.find(table.id, seen=(table.deal_no, table.ply))
    assert (found.ply, found.version) == (table.ply, table.version)
    assert asked == []
    # a page that claims a later state, or none, is answered as it is stored
    monkeypatch.undo()
    found = await other.manager.tables.find(table.id, seen=(table.deal_no, table.ply + 9))
    assert (found.ply, found.version) == (table.ply, table.version)


@pytest.mark.long
async def test_whoever_deals_next_each_hand_is_sent_once(one: Harness, other: Harness) -> None:
    table = await one.two(options={"deals": 3})
    for harness in (one, other):
        for _ in range(300):
            if not (await move(harness, table)).actors:
                break
        copy = await newest(other if harness is one else one, table)
        assert copy.between_deals
        for person in (ANN, BOB):
            with suppress(TableError):
                await (other if harness is one else one).manager.ready(table.id, person)
        await one.quiet()
        await other.quiet()
    copy = await newest(one, table)
    assert copy.deal_no == 3
    assert sorted(sent("direct", one, other)) == [1_000_011] * 3 + [1_000_022] * 3
    await at_rest(one, other)
    await shows(one, table)


@pytest.mark.long
async def test_what_is_due_is_done_by_the_other_when_one_is_killed(one: Harness, other: Harness) -> None:
    table = await one.two(turn_ms=30_000)
    await other.die()
    await pass_time(30_000 + ROUND, one)
    assert await one.rows("SELECT count(*) FROM actions WHERE why = 'timeout'") == [(1,)]
    await at_rest(one)
    await shows(one, table)


@pytest.mark.long
async def test_a_lease_on_due_tables_expires_when_its_process_dies(one: Harness, other: Harness) -> None:
    """The process is killed between taking the lease and the move."""
    table = await one.two(turn_ms=30_000)
    for harness in (one, other):
        harness.manager._scheduler.stop()
    await pass_time(30_000, one, other)
    now = one.clock.now()
    assert await timers.claim_due_tables(one.database, now, now + LEASE_MS, 20) == [table.id]
    assert await timers.claim_due_tables(one.database, now, now + LEASE_MS, 20) == []
    third = await one.another(seed=3)
    await third.manager.start()
    await pass_time(LEASE_MS - ROUND, third)
    assert await one.rows("SELECT count(*) FROM actions") == [(0,)]
    await pass_time(2 * ROUND, third)
    assert await one.rows("SELECT count(*) FROM actions WHERE why = 'timeout'") == [(1,)]


@pytest.mark.long
async def test_a_computer_plays_on_when_its_program_is_killed(one: Harness, other: Harness) -> None:
    table = await one.alone(level=Level.EASY)
    for _ in range(100):
        copy = await newest(other, table)
        if copy.status is not Status.PLAYING or not copy.actors:
            break
        if copy.players[copy.actors[0]].member is not None:
            await move(other, table)
    await at_rest(one, other)
    await shows(other, table)
    assert "Rating against computers" in str(one.messenger.shown(table.board))


async def test_a_second_program_that_starts_or_stops_moves_no_deadline(one: Harness) -> None:
    await one.two(turn_ms=5 * MINUTE)
    before = await one.rows("SELECT deadline_at, version FROM tables")
    await pass_time(20_000, one)
    other = await one.another()
    await other.manager.start()
    await pass_time(10_000, one, other)
    await other.manager.stop()
    await pass_time(10_000, one)
    third = await one.another(seed=4)
    await third.manager.start()
    await third.die()
    await pass_time(10_000, one)
    assert await one.rows("SELECT deadline_at, version FROM tables") == before


@pytest.mark.long
async def test_when_nobody_served_one_of_those_who_come_back_gives_the_time(
    one: Harness, other: Harness
) -> None:
    await one.two(turn_ms=5 * MINUTE)
    await pass_time(3_000, one, other)
    [(deadline,)] = await one.rows("SELECT deadline_at FROM tables")
    await asyncio.gather(one.die(), other.manager.stop())
    one.clock.advance(60_000)
    back = [await one.another(seed=seed) for seed in (5, 6)]
    await asyncio.gather(*(harness.manager.start() for harness in back))
    await pass_time(5_000, *back)
    [(later,)] = await back[0].rows("SELECT deadline_at FROM tables")
    assert 60_000 <= later - deadline <= 65_000


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_start_that_waited_too_long_for_another_gives_the_time_when_it_is_repeated(
    one: Harness, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: of two workers that started at the same time, one ended."""
    await one.two(turn_ms=5 * MINUTE)
    [(deadline,)] = await one.rows("SELECT deadline_at FROM tables")
    await one.die()
    one.clock.advance(60_000)
    monkeypatch.setattr("data.db.postgres.WRITING", "-c lock_timeout=50")
    back = await one.another(seed=5)
    with psycopg.connect(url) as starting:
        starting.execute("UPDATE house SET served_until = served_until")
        with pytest.raises(StorageError, match="lock timeout"):
            await back.manager.start()
        starting.rollback()
    await back.manager.start()
    await back.quiet()
    [(later,)] = await back.rows("SELECT deadline_at FROM tables")
    assert 60_000 <= later - deadline <= 65_000


async def test_whoever_was_cut_off_for_long_loses_no_time_by_the_first_press(one: Harness) -> None:
    table = await one.two(turn_ms=0, clock_ms=20_000)
    one.clock._now += 60_000  # everything stalled; no poll ran
    await one.press(table, table.actors[0], table.deal.legal_actions(table.actors[0])[0])  # type: ignore[union-attr]
    await one.quiet()
    assert table.status is Status.PLAYING
    assert await one.rows("SELECT 1 FROM resignations") == []


async def in_flight(harness: Harness) -> None:
    """Wait until a process has sent a request that has not arrived."""
    for _ in range(1_000):
        await asyncio.sleep(0.001)
        if harness.messenger.in_flight:
            return
    raise AssertionError


@pytest.mark.long
async def test_a_board_is_brought_in_line_by_the_other_when_its_publisher_is_killed(
    one: Harness, other: Harness
) -> None:
    table = await one.two()
    other.messenger.gate.clear()
    copy = await newest(other, table)
    legal = copy.deal.legal_actions(copy.actors[0])  # type: ignore[union-attr]
    await other.press(copy, copy.actors[0], legal[0])
    await in_flight(other)
    await other.die()
    await pass_time(LEASE_MS + 2 * ROUND, one)
    await shows(one, table)
    await at_rest(one)


async def hands_sent(harness: Harness) -> Table:
    """Return a table whose process has sent both hands but has not had the answers."""
    table = await harness.lobby(ANN)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    for _ in range(1_000):
        await asyncio.sleep(0.001)
        if len([ref for ref in harness.messenger.messages if ref.channel > DIRECT]) == 2:
            return table
    raise AssertionError


@pytest.mark.parametrize("deleted", [False, True])
async def test_what_was_sent_by_a_program_that_died_over_it_is_not_sent_again(
    one: Harness, other: Harness, deleted: bool
) -> None:
    post = other.messenger.post_direct

    async def post_and_hang(member: int, page: Page, once: str | None = None, **_: bool) -> MessageRef:
        await post(member, page, once)
        return await asyncio.Event().wait()  # type: ignore[return-value]

    other.messenger.post_direct = post_and_hang  # type: ignore[method-assign]
    table = await hands_sent(other)
    found = [ref for ref in one.messenger.messages if ref.channel > DIRECT]
    await other.die()
    if deleted:
        del one.messenger.messages[found[0]]
    await move(one, await newest(one, table))
    await pass_time(LEASE_MS + 2 * ROUND, one)
    await at_rest(one)
    hands = [ref for ref in one.messenger.messages if ref.channel > DIRECT]
    assert sorted(ref.channel for ref in hands) == [DIRECT + ANN.id, DIRECT + BOB.id]
    assert set(hands) & set(found) == set(found[deleted:])
    await shows(one, table)


@pytest.mark.parametrize("again", ["one", "other"])
async def test_a_board_whose_posting_seemed_to_fail_is_brought_up_to_date(
    one: Harness, other: Harness, again: str
) -> None:
    """Regression: it was found by its name, and taken for the page that was to be posted now."""
    one.messenger.post, tried = one.messenger.losing_the_first_answer()  # type: ignore[method-assign]
    table = await one.lobby(ANN)
    await one.quiet()
    assert len(tried) == 1
    where = one if again == "one" else other
    await where.manager.lobby.join(table.id, BOB)
    await pass_time(LEASE_MS + 2 * ROUND, one, other)
    await shows(one, table)
    assert len([ref for ref in one.messenger.messages if ref.channel == CHANNEL]) == 1
    await at_rest(one, other)


@pytest.mark.parametrize("again", ["one", "other"])
async def test_a_board_that_was_found_and_could_not_be_edited_is_edited_later(
    one: Harness, other: Harness, again: str
) -> None:
    """Regression: as in the simulation's seed 16122 of 40,000 steps with three workers."""
    post, edit = other.messenger.post, one.messenger.edit

    async def post_and_hang(channel: int, page: Page, once: str | None = None) -> MessageRef:
        await post(channel, page, once)
        return await asyncio.Event().wait()  # type: ignore[return-value]

    refused: list[MessageRef] = []

    async def refusing(ref: MessageRef, page: Page) -> None:
        if not refused:
            refused.append(ref)
            raise NotBegun("a page has to wait")
        await edit(ref, page)

    other.messenger.post = post_and_hang  # type: ignore[method-assign]
    opened = asyncio.ensure_future(other.lobby(ANN, game="panguingue", options={}, seats=4))
    for _ in range(1_000):
        await asyncio.sleep(0.001)
        if one.messenger.messages:
            break
    await other.die()
    await asyncio.gather(opened, return_exceptions=True)
    third = await one.another(seed=8)
    one.messenger.edit = refusing  # type: ignore[method-assign]
    [(table_id,)] = await one.rows("SELECT table_id FROM tables")
    await one.manager.lobby.join(table_id, BOB)
    for _ in range(20):
        if not refused:
            await pass_time(500, one)
    assert refused
    where = one if again == "one" else third
    await where.manager.lobby.join(table_id, CEM)
    await pass_time(LEASE_MS + 2 * ROUND, one, third)
    await shows(one, await one.manager.tables.find(table_id))
    await at_rest(one)


async def test_a_board_that_an_answer_shows_after_a_failure_is_in_line(one: Harness) -> None:
    """Regression: its table was taken up again and again, without end."""
    table = await one.two(turn_ms=0)
    failures = iter([True])
    one.messenger.trouble = lambda: next(failures, False)
    await one.act(table)
    board = one.messenger.board(table)
    assert table.board is not None
    assert one.messenger.shown(table.board) != board
    one.messenger.messages[table.board] = board
    one.manager.publisher.answer(table, BOARD, board)
    await at_rest(one)


async def test_what_a_program_sent_too_late_stays_where_the_other_has_found_it(
    one: Harness, other: Harness
) -> None:
    asleep = asyncio.Event()
    post = other.messenger.post_direct

    async def slow(member: int, page: Page, once: str | None = None, **_: bool) -> MessageRef:
        posted = await post(member, page, once)
        await asleep.wait()
        return posted

    other.messenger.post_direct = slow  # type: ignore[method-assign]

    leases = instance(Leases, other.manager.publisher._leases)
    renewed = leases.renew

    async def renew(lease: Lease) -> None:
        await asleep.wait()
        await renewed(lease)

    leases.renew = renew  # type: ignore[method-assign]
    table = await hands_sent(other)
    found = {ref for ref in one.messenger.messages if ref.channel > DIRECT}
    await pass_time(LEASE_MS + 2 * ROUND, one)
    asleep.set()
    await pass_time(4 * LEASE_MS, one, other)
    assert {ref for ref in one.messenger.messages if ref.channel > DIRECT} == found
    await shows(one, table)


async def test_a_hand_that_discord_refuses_for_now_comes_later(one: Harness) -> None:
    one.messenger.refused_members = {BOB.id}
    table = await one.two()
    assert list(table.hands) == [table.seat_of(ANN.id)]
    await pass_time(RETRIES_MS[0] + ROUND, one)
    one.messenger.refused_members = set()
    await pass_time(RETRIES_MS[1] + ROUND, one)
    assert sorted(table.hands) == [0, 1]
    sent = [
        each for each in one.messenger.requests if each.kind == "direct" and each.channel == DIRECT + BOB.id
    ]
    assert len(sent) == 3


async def test_a_publisher_that_stops_leaves_the_rest_to_the_others_at_once(
    one: Harness, other: Harness
) -> None:
    table = await one.two()
    copy = await newest(other, table)
    other.messenger.gate.clear()
    legal = copy.deal.legal_actions(copy.actors[0])  # type: ignore[union-attr]
    await other.press(copy, copy.actors[0], legal[0])
    await other.manager.stop()
    assert await one.rows("SELECT pub_by FROM tables WHERE version > shown") == [(None,)]
    await pass_time(ROUND, one)
    await shows(one, table)


async def test_a_publisher_that_stops_is_not_disturbed_by_what_arrives_meanwhile(
    one: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, late = await one.two(), await one.lobby()
    await one.quiet()
    publisher = instance(Publisher, one.manager.publisher)
    lease = await Leases(one.database, one.clock).acquire(table.id, force=True)
    assert lease is not None
    publisher._job(table).held = lease
    del publisher._jobs[late.id]
    let_go = publish_leases.abandon

    async def meanwhile(*args: Any, **more: Any) -> None:
        publisher._job(late)
        await let_go(*args, **more)

    monkeypatch.setattr(publish_leases, "abandon", meanwhile)
    await publisher.stop()
    assert await one.rows("SELECT pub_by FROM tables WHERE table_id = ?", table.id) == [(None,)]


async def test_where_messages_are_is_not_noted_of_whom_another_program_has_erased(
    one: Harness, other: Harness
) -> None:
    table = await one.two()
    await one.quiet()
    seat = table.seat_of(BOB.id)
    assert seat is not None
    lease = await Leases(one.database, one.clock).acquire(table.id, force=True)
    assert lease is not None
    version, told = table.version, lease.given.published or publish_leases.PublishedState()
    where = await publish_leases.messages(one.database, table.id)
    await other.manager.erase(BOB.id)
    called = where._replace(call=(CHANNEL, 77, BOB.id))
    noted = await publish_leases.note_messages(
        one.database, lease.given, called, told, version=version, members={seat: BOB.id}
    )
    assert noted
    assert await one.rows("SELECT mention_message_id, mention_member_id FROM tables") == [(77, None)]
    rows = await one.rows("SELECT dm_channel_id, hand_message_id FROM seats WHERE seat = ?", seat)
    assert rows == [(None, None)]


@pytest.mark.long
async def test_every_hand_follows_though_several_moves_were_published_as_one(
    one: Harness, other: Harness
) -> None:
    """Both players have moved since, and the same player is to act as before."""
    table = await one.two(turn_ms=0)
    await at_rest(one, other)
    before = table.actors
    one.messenger.gate.clear()
    one.manager.publisher.post_again(table)
    await in_flight(one)
    for _ in range(4):
        copy = await move(other, table)
    while copy.actors != before:
        copy = await move(other, table)
    one.messenger.gate.set()
    await at_rest(one, other)
    await shows(one, table)


@pytest.mark.long
async def test_what_was_spoilt_while_something_was_in_flight_is_sent_again_by_whoever_sent_it(
    one: Harness, other: Harness
) -> None:
    """No other process may resend it, because the request in flight would overwrite that."""
    table = await one.two(turn_ms=0)
    await at_rest(one, other)
    one.messenger.gate.clear()
    await one.press(table, table.actors[0], PassUpcard())
    await in_flight(one)
    await publish_leases.mark_unknown(one.database, table.id, {BOARD, 0, 1})
    sent = len(other.messenger.requests)
    copy = await move(other, table)
    await pass_time(LEASE_MS - ROUND, other)
    assert len(other.messenger.requests) == sent
    one.messenger.gate.set()
    await at_rest(one, other)
    await shows(one, copy)


@pytest.mark.long
async def test_an_answer_that_came_before_what_another_had_in_flight_is_shown_again(
    one: Harness, other: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is recorded just after the publishing process has recorded what it sent."""
    released, noted = asyncio.Event(), asyncio.Event()
    release, note = publish_leases.release, publish_leases.note_response

    async def release_and_wait(*args: Any, **more: Any) -> int | None:
        version = await release(*args, **more)
        released.set()
        await noted.wait()
        return version

    async def wait_and_note(*args: Any) -> bool:
        await released.wait()
        stands = await note(*args)
        noted.set()
        return stands

    table = await one.two(turn_ms=0)
    await at_rest(one, other)
    monkeypatch.setattr(publish_leases, "release", release_and_wait)
    monkeypatch.setattr(publish_leases, "note_response", wait_and_note)
    one.messenger.gate.clear()
    await one.press(table, table.actors[0], PassUpcard())
    await in_flight(one)
    copy = await other.manager.tables.load(table.id)
    async with copy.lock:
        await other.manager._table_store.refresh(copy)
    [seat] = copy.actors
    await other.press_on(copy, seat, PassUpcard(), copy.hands[seat])
    one.messenger.gate.set()
    await noted.wait()
    await at_rest(one, other)
    await shows(one, copy)


@pytest.mark.long
async def test_what_was_in_flight_when_publishing_failed_is_looked_after(
    one: Harness, other: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request arrives after the lease has expired, over what another process sent since."""
    table = await one.two(turn_ms=0)
    await at_rest(one, other)

    async def cut_off(*_: object, **__: object) -> None:
        raise StorageError

    one.manager._scheduler.stop()
    one.messenger.gate.clear()
    await one.press(table, table.actors[0], PassUpcard())
    await in_flight(one)
    for way in ("acquire", "renew"):
        monkeypatch.setattr(instance(Publisher, one.manager.publisher)._leases, way, cut_off)
    await pass_time(3 * LEASE_MS, other)
    copy = await move(other, table)
    one.messenger.gate.set()
    monkeypatch.undo()
    await at_rest(one, other)
    await shows(one, copy)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_what_was_sent_late_is_mended(one: Harness, other: Harness, seed: int) -> None:
    """Publishers stall before some of their requests for longer than their leases last."""
    chance = Random(seed)
    harnesses, asleep, edits = [one, other], 0, count(seed)
    sleeping: dict[int, asyncio.Event] = {}
    table = await one.two(options={"target": 5_000}, turn_ms=0)

    def sleepy(harness: Harness) -> None:
        send = harness.messenger.edit

        async def edit(ref: MessageRef, page: object) -> None:
            nonlocal asleep
            if next(edits) % 4 == 0:
                asleep += 1
                woken = asyncio.Event()
                harness.clock.call_at(harness.clock.now() + 4_000, woken.set)
                sleeping[id(harness)] = woken
                await woken.wait()
            await send(ref, page)  # type: ignore[arg-type]

        async def renew(lease: Lease) -> None:
            if id(harness) in sleeping:
                await sleeping[id(harness)].wait()
            await renewed(lease)

        leases = instance(Leases, harness.manager.publisher._leases)
        renewed = leases.renew
        leases.renew = renew  # type: ignore[method-assign]
        harness.messenger.edit = edit  # type: ignore[method-assign]

    for harness in harnesses:
        sleepy(harness)
    for _ in range(40):
        harness = chance.choice(harnesses)
        copy = await harness.manager.tables.load(table.id)
        async with copy.lock:
            await harness.manager._table_store.refresh(copy)
        if copy.between_deals:
            for person in (ANN, BOB):
                with suppress(TableError):
                    await harness.manager.ready(table.id, person)
        elif copy.actors:
            with suppress(TableError):
                seat = copy.actors[0]
                legal = copy.deal.legal_actions(seat)  # type: ignore[union-attr]
                await harness.press(copy, seat, chance.choice(legal))
        for _ in range(chance.randrange(8)):
            one.clock.advance(chance.choice([100, 700, 1_500]))
            for _ in range(30):
                await asyncio.sleep(0)
    for harness in harnesses:
        del harness.messenger.edit
    for _ in range(60):
        one.clock.advance(500)
        await asyncio.sleep(0.005)
    await at_rest(one, other)
    await shows(one, table)
    assert asleep > 2
    boards = [ref for ref in one.messenger.messages if ref.channel == CHANNEL]
    assert len(boards) <= 2


@pytest.mark.long
async def test_a_setting_changed_in_one_is_seen_in_the_other_in_a_minute(
    one: Harness, other: Harness
) -> None:
    for harness in (one, other):
        await harness.manager.members.member(ANN.id)
        await harness.manager.members.guild(GUILD)
    await one.manager.members.change_member(ANN.id, sort="rank")
    await one.manager.members.change_guild(GUILD, turn_ms=60_000)
    assert other.manager.members.known(ANN.id).sort is HandSort.MELDS
    await pass_time(61_000, one, other)
    assert other.manager.members.known(ANN.id).sort is HandSort.RANK
    assert other.manager.members.known_guild(GUILD).turn_ms == 60_000


async def test_a_setting_that_was_told_of_is_read_at_once(one: Harness, other: Harness) -> None:
    await other.manager.members.member(ANN.id)
    await one.manager.members.change_member(ANN.id, sort="rank")
    other.database.heard(f"member {ANN.id}")
    await other.quiet()
    assert other.manager.members.known(ANN.id).sort is HandSort.RANK


async def test_two_programs_do_not_undo_each_others_settings(one: Harness, other: Harness) -> None:
    for harness in (one, other):
        await harness.manager.members.member(ANN.id)
    await asyncio.gather(
        one.manager.members.change_member(ANN.id, sort="rank"),
        other.manager.members.change_member(ANN.id, mention="off"),
    )
    stored = await one.rows("SELECT settings FROM member_settings WHERE member_id = ?", ANN.id)
    assert '"sort":"rank"' in stored[0][0]
    assert '"mention":"off"' in stored[0][0]


@pytest.mark.long
async def test_a_match_whose_program_died_before_it_was_rated_is_rated_by_another(
    one: Harness, other: Harness
) -> None:
    table = await one.two(options={"deals": 1})
    other.manager.rankings.stop()
    one.manager.rankings._rater.rate = _no_rating  # type: ignore[method-assign]
    await one.play_match(table)
    await one.quiet()
    await one.die()
    assert await other.rows("SELECT count(*) FROM rated") == [(0,)]
    await pass_time(5_000 + 2 * ROUND, other)
    assert await other.rows("SELECT count(*) FROM rated") == [(1,)]
    await pass_time(10_000, other)
    await shows(other, table)


async def _no_rating() -> int:
    return 0


async def test_tokens_are_gone_after_a_quarter_of_an_hour_and_with_their_member(one: Harness) -> None:
    table = await one.two()
    for seat in (0, 1):
        one.messenger.presses[table.id, seat] = None
        page = one.messenger.hand(table, seat)
        one.manager.publisher.answer(table, -2 - seat, page)
    await one.quiet()
    assert await one.rows("SELECT seat FROM presses ORDER BY seat") == [(0,), (1,)]
    await one.database.write(erasure.erase_member(BOB.id, erasure.new_pseudonym()))
    assert await one.rows("SELECT seat FROM presses") == [(table.seat_of(ANN.id),)]
    await interaction_tokens.drop_presses(one.database, one.clock.now() + interaction_tokens.TOKEN_MS)
    assert await one.rows("SELECT seat FROM presses") == []


async def test_a_panel_is_edited_through_a_press_that_another_has_answered(
    one: Harness, other: Harness
) -> None:
    table = await one.two()
    seat = 1 - table.actors[0]
    one.messenger.presses[table.id, seat] = None
    one.manager.publisher.answer(table, -2 - seat, one.messenger.hand(table, seat))
    await one.quiet()
    copy = await newest(other, table)
    await other.press(copy, copy.actors[0], PassUpcard())
    await other.quiet()
    assert other.messenger.panels[table.id, seat].digest == other.messenger.hand(copy, seat).digest


@pytest.mark.long
async def test_a_board_is_edited_through_a_press_on_it_that_another_has_answered(
    one: Harness, other: Harness
) -> None:
    table = await one.two()
    one.messenger.presses[table.id, BOARD] = table.board
    one.manager.publisher.answer(table, BOARD, one.messenger.board(table))
    await one.quiet()
    copy = await newest(other, table)
    mark = len(other.messenger.requests)
    await other.press(copy, copy.actors[0], PassUpcard())
    await other.quiet()
    assert (CHANNEL, "panel") in [(each.channel, each.kind) for each in other.messenger.requests[mark:]]
    assert (CHANNEL, "edit") not in [(each.channel, each.kind) for each in other.messenger.requests[mark:]]
    await at_rest(one, other)
    await shows(other, table)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_happens_to_them_all_is_right_at_rest(one: Harness, other: Harness, seed: int) -> None:
    """Processes start, stop, are killed, and make random moves at all tables."""
    chance = Random(seed)
    harnesses, left = [one, other], 0
    tables = [
        await chance.choice(harnesses).two(options={"target": 200}, channel=CHANNEL + number, turn_ms=10_000)
        for number in range(3)
    ]
    tables.append(await one.alone(options={"target": 200}, channel=CHANNEL + 3))
    for step in range(150):
        harness = chance.choice(harnesses)
        table = await harness.manager.tables.load(chance.choice(tables).id)
        with suppress(TableError):
            async with table.lock:
                await harness.manager._table_store.refresh(table)
            if table.between_deals:
                for seat in table.people:
                    await harness.manager.ready(table.id, harness.person(table, seat))
            elif table.actors and table.players[table.actors[0]].member is not None:
                seat = table.actors[0]
                legal = table.deal.legal_actions(seat)  # type: ignore[union-attr]
                await harness.press(table, seat, chance.choice(legal))
        for _ in range(chance.randrange(6)):
            one.clock.advance(chance.choice([50, 300, 900]))
            for _ in range(chance.randrange(30)):
                await asyncio.sleep(0)
        if step % 25 == 24:
            victim = chance.choice([each for each in harnesses if each is not one])
            harnesses.remove(victim)
            if chance.random() < 0.6:
                left += 1 + len(victim.manager.publisher._removals)  # messages known only to this process
                await victim.die()
            else:
                await victim.manager.stop()
            harnesses.append(await one.another(seed=100 + step))
            await harnesses[-1].manager.start()
    for table in tables:
        for person in (ANN, BOB):
            copy = await newest(harnesses[-1], table)
            with suppress(TableError):
                await harnesses[-1].manager.presence(copy.id, person, away=True)
    await at_rest(*harnesses)
    for table in tables:
        for harness in harnesses:
            await shows(harness, table, actors=True)
    boards = [ref for ref in one.messenger.messages if CHANNEL <= ref.channel < DIRECT]
    calls = await one.rows("SELECT 1 FROM tables WHERE mention_message_id IS NOT NULL")
    assert len(boards) <= len(tables) + len(calls) + left


@pytest.mark.long
async def test_a_hand_gets_its_place_back_when_the_one_that_was_to_answer_has_died(
    one: Harness, other: Harness
) -> None:
    """The move was stored, and the process died before the panel with the hand was sent."""
    table = await one.two()
    await at_rest(one, other)
    table = await newest(one, table)
    [seat] = table.actors
    await one.press(table, seat, PassUpcard(), response=panel_place(seat))
    await one.die()
    await pass_time(4 * UNSEEN_MS, other)
    await shows(other, table)


@pytest.mark.long
async def test_a_hand_that_another_process_has_just_sent_says_that_it_is_elsewhere(
    one: Harness, other: Harness
) -> None:
    """The process that answers with a panel read the table before the message was there."""
    table = await one.two()
    await at_rest(one, other)
    copy = await newest(other, table)
    [seat] = copy.actors
    direct, copy.touched_at = copy.hands.pop(seat), other.clock.now()
    panel = other.messenger.hand(copy, seat)
    other.messenger.presses[copy.id, seat] = None
    other.messenger.put(copy, seat, None, panel)
    other.manager.publisher.answer(copy, panel_place(seat), panel)
    await pass_time(2 * UNSEEN_MS, one, other)
    shown = other.messenger.shown(direct)
    assert shown is not None
    assert shown.digest == other.messenger.moved(copy, seat).digest


async def test_a_table_whose_move_is_tried_again_stays_in_memory(one: Harness) -> None:
    """Regression: the table was reloaded during the retry; both copies moved for the computer."""
    table = await one.alone(options={"target": 5_000}, turn_ms=0)
    one.database.refuse("'computer'")
    while not table.between_deals and one.database.times:
        await one.act(table)
    assert one.database.times == 0
    table.touched_at = 0
    assert table not in one.manager.tables.evict_idle()
    ply = table.ply
    await pass_time(RETRY_MS, one)
    assert table.ply > ply
    assert table in one.manager.tables.evict_idle()


def speaks(harness: Harness) -> None:
    """Let the boards of a process say which language it takes for that of their guild."""
    drawn = harness.messenger.board

    def board(table: Table) -> Page:
        page, language = drawn(table), harness.manager.members.guild_language(table.guild)
        return Page((*page.components, {"language": language}), page.mentions)

    harness.messenger.board = board  # type: ignore[method-assign] # a board as the real one


def language_of(harness: Harness, table: Table) -> object:
    board = harness.messenger.shown(table.board)
    return None if board is None else board.components[-1]["language"]


@pytest.mark.parametrize("dies", [False, True])
async def test_a_new_language_is_shown_whoever_publishes_first(
    one: Harness, other: Harness, dies: bool
) -> None:
    """A process that has not heard of it publishes the board again once it has."""
    speaks(one)
    speaks(other)
    table = await one.two()
    await newest(other, table)
    await move(one, table)
    await at_rest(one, other)
    assert language_of(one, table) is None
    edited = len(sent("edit", one, other))
    await other.manager.members.change_guild(GUILD, language="pl")
    if dies:
        await other.die()
    alive = (one,) if dies else (one, other)
    await pass_time(FRESH_MS + 3 * ROUND, *alive)
    await at_rest(*alive)
    assert language_of(one, table) == "pl"
    assert len(sent("edit", one, other)) <= edited + 3
