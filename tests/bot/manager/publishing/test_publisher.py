"""The publisher: boards, hands, turn calls, request counts, and deleted messages and channels."""

import asyncio
import gc
from dataclasses import replace
from random import Random

import pytest

from bot.manager.publishing.message_state import Question, panel_place
from bot.manager.publishing.messages import Page
from bot.manager.publishing.venue_messages import SCROLLED_BY
from bot.manager.results.rankings import SHOWN_MS
from bot.manager.tables.table import BOARD, MessageRef, Person, Status, Table
from engine.actions import DrawStock
from engine.ai import Level, choose
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import ANN, BOB, CHANNEL, DIRECT, HOUR, Harness, Request, views


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


def kinds(requests: list[Request]) -> list[str]:
    return sorted(request.kind for request in requests)


def mentions(harness: Harness) -> list[tuple[int, tuple[int, ...]]]:
    """Return the channel and mentioned members of every message that mentions someone."""
    return [(ref.channel, page.mentions) for ref, page in harness.messenger.messages.items() if page.mentions]


async def wise(harness: Harness, table: Table, on: MessageRef | None) -> None:
    seat = acting(table)
    await harness.press_on(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]), on)


# --- boards


async def test_the_board_is_edited_in_place(harness: Harness) -> None:
    table = await harness.two()
    board = table.board
    for _ in range(6):
        mark = len(harness.messenger.requests)
        await harness.act(table)
        edits = [r for r in harness.messenger.since(mark) if r.channel == CHANNEL]
        assert kinds(edits) == ["edit"]
        assert harness.messenger.shown(board) == harness.messenger.board(table)
    assert table.board == board


async def test_nothing_is_sent_when_nothing_has_changed(harness: Harness) -> None:
    table = await harness.two()
    await harness.act(table)
    mark = len(harness.messenger.requests)
    for _ in range(3):
        harness.manager.publisher.changed(table)
    await harness.quiet()
    assert harness.messenger.since(mark) == []


@pytest.mark.long
async def test_nothing_is_kept_of_a_request_that_has_been_answered(harness: Harness) -> None:
    """Regression: the last task of each place was kept as long as its table."""
    table = await harness.two()
    for _ in range(4):
        await harness.act(table)
    await asyncio.sleep(0)  # waiters release their tasks, too
    gc.collect()
    tasks = [each for each in gc.get_objects() if isinstance(each, asyncio.Task)]
    assert [task for task in tasks if task.done() and "Publisher._bring" in repr(task)] == []


async def test_the_newest_board_wins_and_one_edit_is_in_flight(harness: Harness) -> None:
    table = await harness.two()
    mark = len(harness.messenger.requests)
    harness.messenger.gate.clear()
    for _ in range(8):
        seat = acting(table)
        await harness.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        await asyncio.sleep(0)
    harness.messenger.gate.set()
    await harness.quiet()
    assert harness.messenger.most_in_flight == 1
    boards = [r for r in harness.messenger.since(mark) if r.message == (table.board and table.board.message)]
    assert 1 <= len(boards) <= 3
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_deleted_board_is_posted_again(harness: Harness) -> None:
    table = await harness.two()
    old = table.board
    assert old is not None
    del harness.messenger.messages[old]
    await harness.act(table)
    assert table.board not in (None, old)
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    assert table.board is not None
    assert await harness.rows("SELECT message_id FROM tables") == [(table.board.message,)]


async def test_a_board_that_has_scrolled_away_is_posted_again(harness: Harness) -> None:
    table = await harness.two()
    old = table.board
    assert old is not None
    for message in range(1, SCROLLED_BY):
        harness.manager.publisher.seen_below(table, old.message + message)
        harness.manager.publisher.seen_below(table, old.message + message)  # seen twice, counted once
    harness.manager.publisher.seen_below(table, old.message - 1)
    harness.manager.publisher.seen_below(table, None)
    await harness.act(table)
    assert table.board == old
    harness.manager.publisher.seen_below(table, old.message + 100)
    await harness.act(table)
    assert table.board != old
    assert old not in harness.messenger.messages
    new = table.board
    await harness.act(table)
    assert table.board == new


async def test_a_board_is_posted_again_on_request(harness: Harness) -> None:
    table = await harness.two()
    old = table.board
    await harness.manager.show_again(table.id, ANN)
    await harness.quiet()
    assert table.board != old
    assert old not in harness.messenger.messages
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_the_answer_to_a_press_on_the_board_is_its_edit(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.quiet()
    mark = len(harness.messenger.requests)
    await harness.manager.lobby.join(table.id, replace(BOB, response=-1))
    page = harness.messenger.board(table)
    harness.manager.publisher.answer(table, -1, page)
    await harness.quiet()
    assert harness.messenger.since(mark) == []
    harness.manager.publisher.changed(table)
    await harness.quiet()
    assert harness.messenger.since(mark) == []


async def test_with_room_left_the_hand_of_who_has_moved_follows_at_once(harness: Harness) -> None:
    table = await harness.two()
    seat = acting(table)
    mark = len(harness.messenger.requests)
    await harness.press(table, seat, PassUpcard(), response=-1)
    harness.manager.publisher.answer(table, -1, harness.messenger.board(table))
    await harness.quiet()
    edited = {MessageRef(r.channel, r.message) for r in harness.messenger.since(mark) if r.kind == "edit"}
    assert table.hands[seat] in edited
    assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)


# --- hands


@pytest.mark.long
async def test_the_hand_that_wants_a_move_is_the_last_direct_message(harness: Harness) -> None:
    """Regression: it was above the result of the member's other table."""
    asking = await harness.two()
    seat = acting(asking)
    before = asking.hands[seat]
    other = await harness.two(channel=CHANNEL + 1)
    await harness.play_deal(other)
    member = asking.players[seat].member
    assert member is not None
    own = other.seat_for(member)
    assert asking.hands[seat].message > other.hands[own].message
    assert harness.messenger.shown(asking.hands[seat]) == harness.messenger.hand(asking, seat)
    await harness.advance(60_000)
    assert before not in harness.messenger.messages


async def test_a_hand_is_not_moved_while_another_below_it_wants_a_move_too(harness: Harness) -> None:
    one, two = await harness.two(), await harness.two(channel=CHANNEL + 1)
    seat = acting(one)
    if acting(two) != seat:
        await harness.act(two)
    before = {**one.hands}, {**two.hands}
    for table in (one, two, one):
        harness.manager.publisher.changed(table)
        await harness.quiet()
    assert (one.hands, two.hands) == before


async def test_everybody_gets_the_hand_once_per_deal(harness: Harness) -> None:
    mark = len(harness.messenger.requests)
    table = await harness.two(options={"target": 5000})
    requests = harness.messenger.since(mark)
    assert kinds([r for r in requests if r.channel > DIRECT]) == ["direct", "direct"]
    for seat in (0, 1):
        assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)
    assert await harness.rows("SELECT hand_message_id FROM seats ORDER BY seat") == [
        (table.hands[0].message,),
        (table.hands[1].message,),
    ]
    await harness.play_deal(table)
    first = dict(table.hands)
    mark = len(harness.messenger.requests)
    for person in (ANN, BOB):
        await harness.manager.ready(table.id, person)
    await harness.quiet()
    requests = harness.messenger.since(mark)
    assert kinds([r for r in requests if r.channel > DIRECT and r.kind == "direct"]) == ["direct", "direct"]
    new = {table.hands[0], table.hands[1]}
    assert new.isdisjoint(first.values())
    # A hand that has just been posted is not edited without a change.
    edited = [r for r in requests if r.kind == "edit" and r.message in {ref.message for ref in new}]
    assert edited == []


async def test_a_hand_says_nothing_to_anybody_else(harness: Harness) -> None:
    table = await harness.two()
    for seat in (0, 1):
        assert table.hands[seat].channel == DIRECT + harness.person(table, seat).id
    assert harness.messenger.shown(table.hands[0]) != harness.messenger.shown(table.hands[1])


async def rated(harness: Harness, table: Table) -> None:
    """After a match, wait until its result shows the ratings."""
    if table.status is Status.OVER:
        await harness.advance(SHOWN_MS)


@pytest.mark.long
async def test_a_panel_that_was_pressed_is_edited_through_the_press(harness: Harness) -> None:
    table = await harness.two()
    while table.status is Status.PLAYING:
        mark = len(harness.messenger.requests)
        await wise(harness, table, table.hands[acting(table)])
        await harness.quiet()
        pressed = [seat for seat in (0, 1) if (table.id, seat) in harness.messenger.presses]
        assert len(harness.messenger.since(mark)) <= (1 if len(pressed) == 2 else 2)
        await rated(harness, table)
        for seat in (0, 1):
            if seat in pressed:
                assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)


@pytest.mark.long
async def test_a_panel_that_only_its_member_sees_is_kept_up_to_date(harness: Harness) -> None:
    table = await harness.two()
    while table.status is Status.PLAYING:
        await wise(harness, table, None)
        await harness.quiet()
        await rated(harness, table)
        for seat in (0, 1):
            if (table.id, seat) in harness.messenger.presses:
                assert harness.messenger.panels[table.id, seat] == harness.messenger.hand(table, seat)


async def test_a_question_is_not_overwritten_by_an_edit_on_its_way(harness: Harness) -> None:
    """Regression: "Resign?" disappeared when a move arrived, even one from before the press."""
    table = await harness.two()
    asked, question = 1 - acting(table), Page(({"type": 10, "content": "Sure?"},))
    harness.messenger.presses[table.id, asked] = None
    harness.manager.publisher.answer(table, panel_place(asked), harness.messenger.hand(table, asked))
    harness.messenger.gate.clear()
    await wise(harness, table, None)
    await asyncio.sleep(0)
    harness.messenger.put(table, asked, None, question)
    asks = Question(question, table.deal_no, None)
    harness.manager.publisher.answer(table, panel_place(asked), question, asks=asks)
    harness.messenger.gate.set()
    await harness.quiet()
    for _ in range(3):
        assert harness.messenger.panels[table.id, asked] == question
        await harness.act(table)
    assert harness.messenger.panels[table.id, asked] == question
    page = harness.messenger.hand(table, asked)
    harness.messenger.put(table, asked, None, page)
    harness.manager.publisher.answer(table, panel_place(asked), page)
    await harness.act(table)
    assert harness.messenger.panels[table.id, asked] == harness.messenger.hand(table, asked)


async def test_a_question_that_means_nothing_any_more_is_replaced(harness: Harness) -> None:
    table = await harness.two()
    seat, question = acting(table), Page(({"type": 10, "content": "Sure?"},))
    harness.messenger.presses[table.id, seat] = None
    harness.messenger.put(table, seat, None, question)
    asks = Question(question, table.deal_no, table.ply)
    harness.manager.publisher.answer(table, panel_place(seat), question, asks=asks)
    harness.manager.publisher.changed(table)
    await harness.quiet()
    assert harness.messenger.panels[table.id, seat] == question
    await harness.act(table)
    assert harness.messenger.panels[table.id, seat] == harness.messenger.hand(table, seat)


async def test_a_deleted_hand_is_missed_by_nobody_but_its_owner(harness: Harness) -> None:
    table = await harness.two()
    for ref in list(table.hands.values()):
        del harness.messenger.messages[ref]
    for _ in range(4):
        await harness.act(table)
    assert table.hands == {}
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


# --- number of requests


@pytest.mark.parametrize("how", ["direct", "private", "command", "mixed"])
@pytest.mark.parametrize("pause", [0, 60_000])
async def test_a_move_costs_two_requests_at_most(harness: Harness, how: str, pause: int) -> None:
    rng = Random(5)
    table = await harness.two(options={"target": 20})
    counts = []
    while table.status is Status.PLAYING:
        if table.between_deals:
            for person in (ANN, BOB):
                await harness.manager.ready(table.id, person)
            await harness.quiet()
            continue
        await harness.advance(pause)
        mark = len(harness.messenger.requests)
        seat = acting(table)
        way = rng.choice(["direct", "private", "command"]) if how == "mixed" else how
        if way == "command":
            await harness.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        else:
            await wise(harness, table, table.hands.get(seat) if way == "direct" else None)
        await harness.quiet()
        counts.append(len(harness.messenger.since(mark)))
    assert max(counts) <= 2
    assert sum(counts) <= 2 * len(counts)
    if how == "direct" and not pause:
        assert sum(counts) <= 1.5 * len(counts)


async def test_a_computer_costs_no_more(harness: Harness) -> None:
    table = await harness.alone(level=Level.NORMAL)
    while table.status is Status.PLAYING:
        mark, ply = len(harness.messenger.requests), table.ply
        await harness.act(table)
        assert len(harness.messenger.since(mark)) <= 2 * max(1, table.ply - ply)


# --- turn calls


async def test_who_is_there_is_not_called(harness: Harness) -> None:
    table = await harness.two()
    for _ in range(10):
        await harness.act(table)
        harness.clock.advance(1_000)
    assert mentions(harness) == []


async def test_who_is_not_there_is_called_once_and_the_call_goes(harness: Harness) -> None:
    table = await harness.two(turn_ms=HOUR)
    for _ in range(6):
        await harness.advance(60_000)
        await harness.act(table)
        await harness.quiet()
        called = mentions(harness)
        if table.called is not None:
            assert called[-1] == (CHANNEL, (harness.person(table, table.called).id,))
        assert len(called) <= 2  # a turn of one move leaves no budget to remove the call at once …
        await harness.advance(30_000)
        assert len(mentions(harness)) <= 1  # … so it is removed a little later
    assert table.call is not None or mentions(harness) == []
    await harness.manager.resign(table.id, ANN)
    await harness.quiet()
    assert mentions(harness) == []
    assert await harness.rows("SELECT mention_message_id, mention_member_id FROM tables") == [(None, None)]


async def test_a_call_that_waits_for_its_removal_does_not_outlive_a_stop(harness: Harness) -> None:
    """Regression: a call known only to the stopped process stayed in the channel for ever."""
    table = await harness.two(turn_ms=HOUR)
    while len(mentions(harness)) < 2:
        await absent_turn(harness, table)
        await harness.quiet()
    await harness.manager.stop()
    assert mentions(harness) == [(CHANNEL, (harness.person(table, acting(table)).id,))]


async def test_the_call_goes_when_the_called_player_has_begun(harness: Harness) -> None:
    table = await harness.two(turn_ms=HOUR)
    for _ in range(2):
        await harness.press(table, acting(table), PassUpcard())
    await absent_turn(harness, table)
    seat = acting(table)
    assert mentions(harness) == [(CHANNEL, (harness.person(table, seat).id,))]
    await harness.press(table, seat, DrawStock())
    await harness.quiet()
    assert acting(table) == seat
    assert mentions(harness) == []


async def absent_turn(harness: Harness, table: Table) -> Person:
    """Leave both idle for a minute and play the turn; return the other player, now called."""
    await harness.advance(60_000)
    seat = acting(table)
    while acting(table) == seat:
        await harness.act(table)
    return harness.person(table, 1 - seat)


@pytest.mark.parametrize("style", ["channel", "dm", "off"])
async def test_everybody_is_called_as_they_like(harness: Harness, style: str) -> None:
    table = await harness.two(turn_ms=HOUR)
    for person in (ANN, BOB):
        await harness.manager.members.change_member(person.id, mention=style)
    called = await absent_turn(harness, table)
    places = {"channel": [CHANNEL], "dm": [DIRECT + called.id], "off": []}
    assert mentions(harness) == [(place, (called.id,)) for place in places[style]]


async def test_the_servers_style_counts_for_who_has_none(harness: Harness) -> None:
    await harness.manager.members.change_guild(700, mention="off")
    table = await harness.two(turn_ms=HOUR)
    await absent_turn(harness, table)
    assert mentions(harness) == []


async def test_one_call_at_a_time_however_slow_discord_is(harness: Harness) -> None:
    """Regression: a second call sent before the first was posted left the first one for ever."""
    table = await harness.two(turn_ms=HOUR)
    for _ in range(2):
        await harness.press(table, acting(table), PassUpcard())
    await harness.quiet()
    harness.messenger.gate.clear()
    for _ in range(3):
        harness.clock.advance(60_000)
        seat = acting(table)
        while acting(table) == seat:
            await harness.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        for _ in range(5):
            await asyncio.sleep(0)
    harness.messenger.gate.set()
    await harness.advance(30_000)
    seat = acting(table)
    assert mentions(harness) in ([], [(CHANNEL, (harness.person(table, seat).id,))])
    await harness.play_match(table)
    await harness.advance(30_000)
    assert mentions(harness) == []


# --- closed direct messages


async def test_closed_direct_messages_are_remembered_and_said_once(harness: Harness) -> None:
    harness.messenger.closed_members.add(BOB.id)
    table = await harness.two(turn_ms=HOUR)
    assert await harness.rows("SELECT member_id FROM member_settings") == [(BOB.id,)]
    assert harness.manager.members.direct_closed(BOB.id)
    assert list(table.hands) == [0]
    told = []
    for _ in range(6):
        await harness.advance(60_000)
        await harness.act(table)
        calls = [r.page for r in harness.messenger.requests if r.page is not None and r.page.mentions]
        told = [page for page in calls if "direct messages" in str(page)]
    assert [page.mentions for page in told] == [(BOB.id,)]
    assert len(calls) > 1
    attempts = [r for r in harness.messenger.requests if r.channel == DIRECT + BOB.id]
    assert len(attempts) == 1
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_hand_that_cannot_be_sent_is_not_in_the_message_before(harness: Harness) -> None:
    """Found by seed 18111 of the simulation: after a restart a result became a hand."""
    table = await harness.two(options={"deals": 2})
    await harness.play_deal(table)
    harness.messenger.closed_members.add(BOB.id)
    for person in (ANN, BOB):
        await harness.manager.ready(table.id, person)
    await harness.quiet()
    assert table.deal_no == 2
    rows = await harness.rows("SELECT hand_message_id FROM seats ORDER BY seat")
    assert rows == [(table.hands[0].message,), (None,)]


@pytest.mark.long
async def test_direct_messages_that_are_open_again_are_used_again(harness: Harness) -> None:
    harness.messenger.closed_members.add(BOB.id)
    table = await harness.two()
    harness.messenger.closed_members.clear()
    await harness.play_match(table)
    new = await harness.two()
    assert sorted(new.hands) == [0, 1]
    assert not harness.manager.members.direct_closed(BOB.id)


async def test_a_call_by_direct_message_that_is_refused_comes_in_the_channel(harness: Harness) -> None:
    """Regression: the player was not notified at all."""
    table = await harness.two(turn_ms=HOUR)
    for person in (ANN, BOB):
        await harness.manager.members.change_member(person.id, mention="dm")
    harness.messenger.closed_members |= {ANN.id, BOB.id}
    called = await absent_turn(harness, table)
    assert mentions(harness) == [(CHANNEL, (called.id,))]
    assert harness.manager.members.direct_closed(called.id)


# --- failures


async def test_an_edit_that_failed_does_not_hold_up_what_came_after_it(harness: Harness) -> None:
    """Regression: a state that arrived meanwhile was not shown until the next move."""
    harness.troubled = True
    table = await harness.two()
    harness.messenger.gate.clear()
    await harness.press(table, acting(table), PassUpcard())
    for _ in range(5):
        await asyncio.sleep(0)
    assert harness.messenger.in_flight
    await harness.press(table, acting(table), PassUpcard())
    failures = iter([True])
    harness.messenger.trouble = lambda: next(failures, False)
    harness.messenger.gate.set()
    await harness.quiet()
    harness.clock.advance(0)
    await harness.quiet()
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_a_page_that_could_not_be_shown_is_shown_later(harness: Harness) -> None:
    """Regression: it was not shown until the next move."""
    harness.troubled = True
    table = await harness.two(turn_ms=0)
    failures = iter([True, True])
    harness.messenger.trouble = lambda: next(failures, False)
    await harness.act(table)
    await harness.advance(60_000)
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_what_is_shown_late_is_noted(harness: Harness) -> None:
    """Regression: the store had the messages behind, and so the next start sent them again."""
    harness.troubled = True
    table = await harness.two(turn_ms=0)
    well_at = harness.clock.now() + 20_000
    harness.messenger.trouble = lambda: harness.clock.now() < well_at
    await harness.act(table)
    await harness.advance(60_000)
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    [(version, shown)] = await harness.database.read("SELECT version, shown FROM tables")
    assert shown == version


async def test_what_an_answer_shows_after_a_failure_is_noted(harness: Harness) -> None:
    """Found by seed 18066 of the simulation: in the store the messages stayed behind."""
    harness.troubled = True
    table = await harness.two(turn_ms=0)
    failures = iter([True])
    harness.messenger.trouble = lambda: next(failures, False)
    await harness.act(table)
    board = harness.messenger.board(table)
    assert table.board is not None
    assert harness.messenger.shown(table.board) != board
    harness.messenger.messages[table.board] = board
    harness.manager.publisher.answer(table, BOARD, board)
    await harness.advance(60_000)
    [(version, shown)] = await harness.database.read("SELECT version, shown FROM tables")
    assert shown == version


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
async def test_in_the_end_everything_shown_is_as_a_fresh_drawing(harness: Harness, seed: int) -> None:
    """Random moves, while requests fail, messages are deleted and Discord is slow."""
    harness.troubled = True
    rng = Random(seed)
    failing = rng.choice([0.0, 0.1, 0.3])
    harness.messenger.trouble = lambda: rng.random() < failing
    table = await harness.two(options={"target": 5000}, turn_ms=0)
    for _ in range(rng.randint(5, 60)):
        match rng.randrange(12):
            case 0:
                harness.messenger.gate.clear()
            case 1:
                harness.messenger.gate.set()
            case 2 if harness.messenger.messages:
                del harness.messenger.messages[rng.choice(list(harness.messenger.messages))]
            case 3:
                harness.clock.advance(rng.choice([1_000, 60_000]))
            case 4:
                harness.messenger.presses.clear()
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0)
        if table.between_deals:
            for person in (ANN, BOB):
                await harness.manager.ready(table.id, person)
            continue
        seat = acting(table)
        action = rng.choice(views(table)[1 + seat].legal)
        ref = rng.choice([table.hands.get(seat), None])
        if rng.random() < 0.3:
            await harness.press(table, seat, action)
        else:
            await harness.press_on(table, seat, action, ref)
    harness.messenger.trouble = lambda: False
    harness.messenger.gate.set()
    await harness.quiet()
    await harness.advance(HOUR)
    assert harness.messenger.most_in_flight == 1
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)
    boards = [ref for ref in harness.messenger.messages if ref.channel == CHANNEL]
    assert len(mentions(harness)) <= 1
    assert len(boards) <= 1 + len(mentions(harness)) + harness.messenger.lost
    for (_, seat), ref in harness.messenger.presses.items():
        page: Page | None = harness.messenger.panels.get((table.id, seat)) if ref is None else None
        if ref is not None and ref == table.hands.get(seat):
            page = harness.messenger.shown(ref)
        if page is not None:
            assert page == harness.messenger.hand(table, seat)


async def test_a_new_hand_is_brought_up_to_date_that_came_while_the_old_one_was_edited(
    harness: Harness,
) -> None:
    """A slow edit of the last deal's message must not count as an edit of the new message."""
    table = await harness.two(options={"deals": 3})
    await harness.play_deal(table)
    await harness.manager.ready(table.id, ANN)
    await harness.quiet()
    old, quick, slow = dict(table.hands), harness.messenger.edit, asyncio.Event()

    async def edit(ref: MessageRef, page: Page) -> None:
        await slow.wait()
        await quick(ref, page)

    harness.messenger.gate.clear()
    await harness.manager.ready(table.id, BOB)
    await asyncio.sleep(0)  # both new hands are in flight
    harness.messenger.edit = edit  # type: ignore[method-assign]
    await harness.press(table, acting(table), PassUpcard())
    await asyncio.sleep(0)  # and the next player's old hand is being edited
    harness.messenger.gate.set()
    stored: list[tuple[int, ...]] = []
    while {old[0].message, old[1].message} & {number for (number,) in stored} or not stored:
        stored = await harness.rows("SELECT hand_message_id FROM seats")
    slow.set()
    await harness.quiet()
    for seat in (0, 1):
        assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)
