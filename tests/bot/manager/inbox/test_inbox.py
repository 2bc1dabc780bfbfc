"""The inbox, its daily message, quiet hours and missed turns, over days and restarts."""

from random import Random
from typing import Any

import pytest

from bot.manager.inbox.inbox import Kind
from bot.manager.tables.table import DISCORD_EPOCH_MS, MessageRef, Status, Table
from bot.manager.time.quiet_hours import quiet_until
from data.settings import Mention, load_member_settings
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CHANNEL,
    DAY,
    DIRECT,
    HOUR,
    MINUTE,
    Harness,
)
from tests.bot.manager.inbox.desk import Desk

MIDNIGHT = 1_700_006_400_000
"""15 November 2023, 00:00 UTC."""


async def opened(harness: Harness, tables: int = 1, **more: Any) -> tuple[Desk, list[Table]]:
    harness.clock.advance(MIDNIGHT - harness.clock.now())
    await harness.manager.start()
    wanted = {"turn_ms": 24 * HOUR, "options": {"deals": 5}, **more}
    found = [await harness.two(channel=CHANNEL + number, **wanted) for number in range(tables)]
    return await Desk.of(harness).start(), found


def notified(harness: Harness, member: int) -> list[int]:
    """Return when a member was notified: by a direct message, or a mention; in ms UTC."""
    requests = harness.messenger.requests
    return [
        (request.message >> 22) + DISCORD_EPOCH_MS
        for request in requests
        if (request.kind == "direct" and request.channel == DIRECT + member)
        or (request.kind == "post" and request.page is not None and member in request.page.mentions)
    ]


@pytest.mark.long
async def test_what_waits_comes_first_and_by_its_deadline(harness: Harness) -> None:
    desk, tables = await opened(harness, 3)
    slow = await harness.two(turn_ms=0)
    lobby = await harness.lobby(ANN, channel=77)
    kept = await harness.lobby(BOB, channel=78, asked=(ANN.id,))
    view = await desk.view()
    turn = [table for table in (*tables, slow) if table.players[table.actors[0]].member == ANN.id]
    others = [table for table in (*tables, slow) if table not in turn]
    shown = [(entry.kind, entry.table.table_id) for entry in view.entries if entry.table is not None]
    assert shown[: len(turn)] == [(Kind.TURN, table.id) for table in turn]
    assert shown[len(turn) :] == [
        (Kind.INVITED, kept.id),
        (Kind.LOBBY, lobby.id),
        *((Kind.OTHERS, table.id) for table in others),
    ]


async def test_a_table_of_an_older_program_is_read_once(harness: Harness) -> None:
    desk, [table] = await opened(harness)
    await harness.spoil("UPDATE tables SET acting = NULL")
    member = table.players[table.actors[0]].member or 0
    assert [each.table_id for each in (await desk.view(member)).turns] == [table.id]
    assert await harness.rows("SELECT acting FROM tables") == [(str(table.actors[0]),)]


@pytest.mark.long
async def test_an_ended_match_is_new_until_it_was_seen(harness: Harness) -> None:
    desk, [table] = await opened(harness)
    await harness.manager.resign(table.id, ANN)
    view = await desk.view()
    assert [(entry.kind, entry.new) for entry in view.entries] == [(Kind.ENDED, True)]
    await desk.advance(HOUR)
    await harness.manager.inboxes.seen(view)
    assert [entry.new for entry in (await desk.view()).entries] == [False]
    await desk.advance(8 * DAY)
    assert (await desk.view()).entries == ()


@pytest.mark.long
async def test_the_daily_message_replaces_the_one_before_and_only_comes_if_something_waits(
    harness: Harness,
) -> None:
    desk, [table] = await opened(harness, turn_ms=0)
    member = table.players[table.actors[0]].member or 0
    await desk.choose(member, zone="Europe/Berlin", digest_at=18 * 60)
    await desk.advance(3 * DAY)
    sent = desk.direct(member, "This waits for you")
    assert [(at - sent[0]) for at in sent] == [0, DAY, 2 * DAY]
    left = [page for ref, page in harness.messenger.messages.items() if "This waits" in str(page)]
    assert len(left) == 1
    table = await desk.now(table)
    while table.players[table.actors[0]].member == member:
        await harness.act(table)
    await desk.advance(DAY)
    assert len(desk.direct(member, "This waits for you")) == 3
    assert not [page for page in harness.messenger.messages.values() if "This waits" in str(page)]


async def test_closed_direct_messages_are_noted(harness: Harness) -> None:
    desk, [table] = await opened(harness, turn_ms=0)
    member = table.players[table.actors[0]].member or 0
    harness.messenger.closed_members.add(member)
    await desk.choose(member, digest_at=60)
    await desk.advance(DAY)
    assert (await load_member_settings(harness.database, member)).dms_closed
    harness.messenger.closed_members.clear()
    await desk.advance(DAY)
    assert not (await load_member_settings(harness.database, member)).dms_closed


@pytest.mark.parametrize("mention", [Mention.CHANNEL, Mention.DM])
async def test_in_quiet_hours_nothing_notifies_and_afterwards_what_is_true_does_once(
    harness: Harness, mention: Mention
) -> None:
    desk, [table] = await opened(harness)
    await desk.advance(HOUR)
    table = await desk.now(table)
    actor = table.actors[0]
    other = table.players[1 - actor].member or 0
    await desk.choose(other, quiet_from=0, quiet_to=7 * 60, mention=mention)
    before = len(notified(harness, other))
    while table.actors == (actor,):
        await harness.act(table)
    assert len(notified(harness, other)) == before
    desk_2 = await desk.also().start()
    await desk.advance(5 * HOUR)
    assert len(notified(harness, other)) == before
    await desk.die()
    await desk_2.advance(HOUR + 30 * MINUTE)
    assert notified(harness, other)[before:] == [MIDNIGHT + 7 * HOUR]


async def test_who_moves_in_the_night_after_all_is_not_reminded(harness: Harness) -> None:
    desk, [table] = await opened(harness)
    actor = table.actors[0]
    other = table.players[1 - actor].member or 0
    await desk.choose(other, quiet_from=0, quiet_to=7 * 60)
    while table.actors == (actor,):
        await harness.act(table)
    before = len(notified(harness, other))
    while table.actors == (1 - actor,):
        await harness.act(table)
    await desk.advance(8 * HOUR)
    assert len(notified(harness, other)) == before


async def test_a_hand_of_a_match_with_short_turns_comes_at_night(harness: Harness) -> None:
    desk, _ = await opened(harness)
    await desk.choose(BOB.id, quiet_from=0, quiet_to=7 * 60)
    table = await harness.two(turn_ms=5 * MINUTE, channel=91)
    assert table.seat_of(BOB.id) in table.hands


async def test_a_hand_that_is_held_back_comes_in_the_morning(harness: Harness) -> None:
    desk, _ = await opened(harness)
    await desk.choose(BOB.id, quiet_from=0, quiet_to=7 * 60)
    table = await harness.two(turn_ms=24 * HOUR, channel=91)
    seat = table.seat_of(BOB.id) or 0
    assert seat not in table.hands
    await desk.advance(7 * HOUR + 30 * MINUTE)
    table = await desk.now(table)
    assert seat in table.hands
    assert len([at for at in notified(harness, BOB.id) if at == MIDNIGHT + 7 * HOUR]) == 1


@pytest.mark.long
async def test_missed_turns_are_told_once_a_day(harness: Harness) -> None:
    desk, tables = await opened(harness, 3, turn_ms=12 * HOUR)
    await desk.advance(12 * HOUR + 31 * MINUTE)
    for member in (ANN.id, BOB.id):
        missed = (await desk.view(member)).missed
        told = desk.direct(member, "You missed turns")
        assert len(told) == bool(missed)
    await desk.advance(12 * HOUR)
    assert all(len(desk.direct(member, "You missed turns")) <= 1 for member in (ANN.id, BOB.id))
    assert tables


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_a_month_of_two_slow_players(harness: Harness, seed: int) -> None:
    """Nobody is notified in quiet hours, digests come once a day, and leave stops the time.

    Every few hours a process dies, and another one goes on; now and then there are two.
    """
    chance = Random(seed)
    desk, tables = await opened(harness, 2, options={"deals": 25})
    people = {ANN.id: (22 * 60, 7 * 60, "Europe/Berlin"), BOB.id: (1 * 60, 9 * 60, "Asia/Manila")}
    for member, (begin, end, zone) in people.items():
        await desk.choose(member, zone=zone, quiet_from=begin, quiet_to=end, digest_at=18 * 60)
    mark = {member: len(notified(harness, member)) for member in people}
    away: dict[int, int] = dict.fromkeys(people, 0)
    for _ in range(30 * 4):
        match chance.choices(("wait", "die", "two", "leave"), (10, 3, 2, 1))[0]:
            case "die":
                while desk.peers:
                    await desk.peers[0].die()
                desk = await Desk.of(harness).start()
            case "two" if len(desk.peers) == 1:
                await desk.also().start()
            case "leave":
                member = chance.choice((ANN.id, BOB.id))
                if away[member] <= harness.clock.now() and not away[member]:
                    await desk.take_leave(member, 3)
                    present = (await harness.manager.leave.account(member)).present
                    assert present is not None
                    away[member] = present.ends_at
        await desk.advance(6 * HOUR)
        for table in tables:
            found = await desk.now(table)
            if found.between_deals:
                await harness.next_deal(found)
            for seat in found.actors:
                member = found.players[seat].member or 0
                settings = harness.manager.members.known(member)
                if quiet_until(settings, harness.clock.now()) is None and chance.random() < 0.7:
                    await harness.act(found)
                    break
            for seat, player in enumerate(found.players):
                if away[player.member or 0] > harness.clock.now() and seat in found.actors:
                    assert found.held_until == away[player.member or 0]
    for member in people:
        settings = await load_member_settings(harness.database, member)
        told = notified(harness, member)[mark[member] :]
        assert len(told) > 20
        assert [at for at in told if quiet_until(settings, at) is not None] == []
        sent = desk.direct(member, "This waits for you")
        days = [(at + 8 * HOUR) // DAY for at in sent]
        assert len(days) == len(set(days)) > 5
    for table in tables:
        assert (await desk.now(table)).status is not Status.BROKEN


async def test_a_digest_that_another_process_has_sent_is_not_sent_again(harness: Harness) -> None:
    desk, [table] = await opened(harness, turn_ms=0)
    member = table.players[table.actors[0]].member or 0
    await desk.choose(member, digest_at=60)
    for _ in range(3):
        await desk.also().start()
    await desk.advance(2 * HOUR)
    assert len(desk.direct(member, "This waits for you")) == 1
    found = [ref for ref, page in harness.messenger.messages.items() if "This waits" in str(page)]
    assert found == [MessageRef(DIRECT + member, found[0].message)]
