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
from bot.manager.tables.table import MessageRef, Person, Status, Table
from engine.actions import DrawStock
from engine.ai import Level, choose
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.house import ANN, BOB, CHANNEL, DIRECT, HOUR, House, Request, views


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


def kinds(requests: list[Request]) -> list[str]:
    return sorted(request.kind for request in requests)


def mentions(house: House) -> list[tuple[int, tuple[int, ...]]]:
    """Return the channel and mentioned members of every message that mentions someone."""
    return [(ref.channel, page.mentions) for ref, page in house.messenger.messages.items() if page.mentions]


async def wise(house: House, table: Table, on: MessageRef | None) -> None:
    seat = acting(table)
    await house.press_on(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]), on)


# --- boards


async def test_the_board_is_edited_in_place(house: House) -> None:
    table = await house.two()
    board = table.board
    for _ in range(6):
        mark = len(house.messenger.requests)
        await house.act(table)
        edits = [r for r in house.messenger.since(mark) if r.channel == CHANNEL]
        assert kinds(edits) == ["edit"]
        assert house.messenger.shown(board) == house.messenger.board(table)
    assert table.board == board


async def test_nothing_is_sent_when_nothing_has_changed(house: House) -> None:
    table = await house.two()
    await house.act(table)
    mark = len(house.messenger.requests)
    for _ in range(3):
        house.manager.publisher.changed(table)
    await house.quiet()
    assert house.messenger.since(mark) == []


@pytest.mark.long
async def test_nothing_is_kept_of_a_request_that_has_been_answered(house: House) -> None:
    """Regression: the last task of each place was kept as long as its table."""
    table = await house.two()
    for _ in range(4):
        await house.act(table)
    await asyncio.sleep(0)  # waiters release their tasks, too
    gc.collect()
    tasks = [each for each in gc.get_objects() if isinstance(each, asyncio.Task)]
    assert [task for task in tasks if task.done() and "Publisher._bring" in repr(task)] == []


async def test_the_newest_board_wins_and_one_edit_is_in_flight(house: House) -> None:
    table = await house.two()
    mark = len(house.messenger.requests)
    house.messenger.gate.clear()
    for _ in range(8):
        seat = acting(table)
        await house.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        await asyncio.sleep(0)
    house.messenger.gate.set()
    await house.quiet()
    assert house.messenger.most_in_flight == 1
    boards = [r for r in house.messenger.since(mark) if r.message == (table.board and table.board.message)]
    assert 1 <= len(boards) <= 3
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_a_deleted_board_is_posted_again(house: House) -> None:
    table = await house.two()
    old = table.board
    assert old is not None
    del house.messenger.messages[old]
    await house.act(table)
    assert table.board not in (None, old)
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    assert table.board is not None
    assert await house.rows("SELECT message_id FROM tables") == [(table.board.message,)]


async def test_a_board_that_has_scrolled_away_is_posted_again(house: House) -> None:
    table = await house.two()
    old = table.board
    assert old is not None
    for message in range(1, SCROLLED_BY):
        house.manager.publisher.seen_below(table, old.message + message)
        house.manager.publisher.seen_below(table, old.message + message)  # seen twice, counted once
    house.manager.publisher.seen_below(table, old.message - 1)
    house.manager.publisher.seen_below(table, None)
    await house.act(table)
    assert table.board == old
    house.manager.publisher.seen_below(table, old.message + 100)
    await house.act(table)
    assert table.board != old
    assert old not in house.messenger.messages
    new = table.board
    await house.act(table)
    assert table.board == new


async def test_a_board_is_posted_again_on_request(house: House) -> None:
    table = await house.two()
    old = table.board
    await house.manager.show_again(table.id, ANN)
    await house.quiet()
    assert table.board != old
    assert old not in house.messenger.messages
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_the_answer_to_a_press_on_the_board_is_its_edit(house: House) -> None:
    table = await house.lobby()
    await house.quiet()
    mark = len(house.messenger.requests)
    await house.manager.lobby.join(table.id, replace(BOB, response=-1))
    page = house.messenger.board(table)
    house.manager.publisher.answer(table, -1, page)
    await house.quiet()
    assert house.messenger.since(mark) == []
    house.manager.publisher.changed(table)
    await house.quiet()
    assert house.messenger.since(mark) == []


async def test_with_room_left_the_hand_of_who_has_moved_follows_at_once(house: House) -> None:
    table = await house.two()
    seat = acting(table)
    mark = len(house.messenger.requests)
    await house.press(table, seat, PassUpcard(), response=-1)
    house.manager.publisher.answer(table, -1, house.messenger.board(table))
    await house.quiet()
    edited = {MessageRef(r.channel, r.message) for r in house.messenger.since(mark) if r.kind == "edit"}
    assert table.hands[seat] in edited
    assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)


# --- hands


@pytest.mark.long
async def test_the_hand_that_wants_a_move_is_the_last_direct_message(house: House) -> None:
    """Regression: it was above the result of the member's other table."""
    asking = await house.two()
    seat = acting(asking)
    before = asking.hands[seat]
    other = await house.two(channel=CHANNEL + 1)
    await house.play_deal(other)
    member = asking.players[seat].member
    assert member is not None
    own = other.seat_for(member)
    assert asking.hands[seat].message > other.hands[own].message
    assert house.messenger.shown(asking.hands[seat]) == house.messenger.hand(asking, seat)
    await house.advance(60_000)
    assert before not in house.messenger.messages


async def test_a_hand_is_not_moved_while_another_below_it_wants_a_move_too(house: House) -> None:
    one, two = await house.two(), await house.two(channel=CHANNEL + 1)
    seat = acting(one)
    if acting(two) != seat:
        await house.act(two)
    before = {**one.hands}, {**two.hands}
    for table in (one, two, one):
        house.manager.publisher.changed(table)
        await house.quiet()
    assert (one.hands, two.hands) == before


async def test_everybody_gets_the_hand_once_per_deal(house: House) -> None:
    mark = len(house.messenger.requests)
    table = await house.two(options={"target": 5000})
    requests = house.messenger.since(mark)
    assert kinds([r for r in requests if r.channel > DIRECT]) == ["direct", "direct"]
    for seat in (0, 1):
        assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)
    assert await house.rows("SELECT hand_message_id FROM seats ORDER BY seat") == [
        (table.hands[0].message,),
        (table.hands[1].message,),
    ]
    await house.play_deal(table)
    first = dict(table.hands)
    mark = len(house.messenger.requests)
    for person in (ANN, BOB):
        await house.manager.ready(table.id, person)
    await house.quiet()
    requests = house.messenger.since(mark)
    assert kinds([r for r in requests if r.channel > DIRECT and r.kind == "direct"]) == ["direct", "direct"]
    new = {table.hands[0], table.hands[1]}
    assert new.isdisjoint(first.values())
    # A hand that has just been posted is not edited without a change.
    edited = [r for r in requests if r.kind == "edit" and r.message in {ref.message for ref in new}]
    assert edited == []


async def test_a_hand_says_nothing_to_anybody_else(house: House) -> None:
    table = await house.two()
    for seat in (0, 1):
        assert table.hands[seat].channel == DIRECT + house.person(table, seat).id
    assert house.messenger.shown(table.hands[0]) != house.messenger.shown(table.hands[1])


async def rated(house: House, table: Table) -> None:
    """After a match, wait until its result shows the ratings."""
    if table.status is Status.OVER:
        await house.advance(SHOWN_MS)


@pytest.mark.long
async def test_a_panel_that_was_pressed_is_edited_through_the_press(house: House) -> None:
    table = await house.two()
    while table.status is Status.PLAYING:
        mark = len(house.messenger.requests)
        await wise(house, table, table.hands[acting(table)])
        await house.quiet()
        pressed = [seat for seat in (0, 1) if (table.id, seat) in house.messenger.presses]
        assert len(house.messenger.since(mark)) <= (1 if len(pressed) == 2 else 2)
        await rated(house, table)
        for seat in (0, 1):
            if seat in pressed:
                assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)


@pytest.mark.long
async def test_a_panel_that_only_its_member_sees_is_kept_up_to_date(house: House) -> None:
    table = await house.two()
    while table.status is Status.PLAYING:
        await wise(house, table, None)
        await house.quiet()
        await rated(house, table)
        for seat in (0, 1):
            if (table.id, seat) in house.messenger.presses:
                assert house.messenger.panels[table.id, seat] == house.messenger.hand(table, seat)


async def test_a_question_is_not_overwritten_by_an_edit_on_its_way(house: House) -> None:
    """Regression: "Resign?" disappeared when a move arrived, even one from before the press."""
    table = await house.two()
    asked, question = 1 - acting(table), Page(({"type": 10, "content": "Sure?"},))
    house.messenger.presses[table.id, asked] = None
    house.manager.publisher.answer(table, panel_place(asked), house.messenger.hand(table, asked))
    house.messenger.gate.clear()
    await wise(house, table, None)
    await asyncio.sleep(0)
    house.messenger.put(table, asked, None, question)
    asks = Question(question, table.deal_no, None)
    house.manager.publisher.answer(table, panel_place(asked), question, asks=asks)
    house.messenger.gate.set()
    await house.quiet()
    for _ in range(3):
        assert house.messenger.panels[table.id, asked] == question
        await house.act(table)
    assert house.messenger.panels[table.id, asked] == question
    page = house.messenger.hand(table, asked)
    house.messenger.put(table, asked, None, page)
    house.manager.publisher.answer(table, panel_place(asked), page)
    await house.act(table)
    assert house.messenger.panels[table.id, asked] == house.messenger.hand(table, asked)


async def test_a_question_that_means_nothing_any_more_is_replaced(house: House) -> None:
    table = await house.two()
    seat, question = acting(table), Page(({"type": 10, "content": "Sure?"},))
    house.messenger.presses[table.id, seat] = None
    house.messenger.put(table, seat, None, question)
    asks = Question(question, table.deal_no, table.ply)
    house.manager.publisher.answer(table, panel_place(seat), question, asks=asks)
    house.manager.publisher.changed(table)
    await house.quiet()
    assert house.messenger.panels[table.id, seat] == question
    await house.act(table)
    assert house.messenger.panels[table.id, seat] == house.messenger.hand(table, seat)


async def test_a_deleted_hand_is_missed_by_nobody_but_its_owner(house: House) -> None:
    table = await house.two()
    for ref in list(table.hands.values()):
        del house.messenger.messages[ref]
    for _ in range(4):
        await house.act(table)
    assert table.hands == {}
    assert house.messenger.shown(table.board) == house.messenger.board(table)


# --- number of requests


@pytest.mark.parametrize("how", ["direct", "private", "command", "mixed"])
@pytest.mark.parametrize("pause", [0, 60_000])
async def test_a_move_costs_two_requests_at_most(house: House, how: str, pause: int) -> None:
    rng = Random(5)
    table = await house.two(options={"target": 20})
    counts = []
    while table.status is Status.PLAYING:
        if table.between_deals:
            for person in (ANN, BOB):
                await house.manager.ready(table.id, person)
            await house.quiet()
            continue
        await house.advance(pause)
        mark = len(house.messenger.requests)
        seat = acting(table)
        way = rng.choice(["direct", "private", "command"]) if how == "mixed" else how
        if way == "command":
            await house.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        else:
            await wise(house, table, table.hands.get(seat) if way == "direct" else None)
        await house.quiet()
        counts.append(len(house.messenger.since(mark)))
    assert max(counts) <= 2
    assert sum(counts) <= 2 * len(counts)
    if how == "direct" and not pause:
        assert sum(counts) <= 1.5 * len(counts)


async def test_a_computer_costs_no_more(house: House) -> None:
    table = await house.alone(level=Level.NORMAL)
    while table.status is Status.PLAYING:
        mark, ply = len(house.messenger.requests), table.ply
        await house.act(table)
        assert len(house.messenger.since(mark)) <= 2 * max(1, table.ply - ply)


# --- turn calls


async def test_who_is_there_is_not_called(house: House) -> None:
    table = await house.two()
    for _ in range(10):
        await house.act(table)
        house.clock.advance(1_000)
    assert mentions(house) == []


async def test_who_is_not_there_is_called_once_and_the_call_goes(house: House) -> None:
    table = await house.two(turn_ms=HOUR)
    for _ in range(6):
        await house.advance(60_000)
        await house.act(table)
        await house.quiet()
        called = mentions(house)
        if table.called is not None:
            assert called[-1] == (CHANNEL, (house.person(table, table.called).id,))
        assert len(called) <= 2  # a turn of one move leaves no budget to remove the call at once …
        await house.advance(30_000)
        assert len(mentions(house)) <= 1  # … so it is removed a little later
    assert table.call is not None or mentions(house) == []
    await house.manager.resign(table.id, ANN)
    await house.quiet()
    assert mentions(house) == []
    assert await house.rows("SELECT mention_message_id, mention_member_id FROM tables") == [(None, None)]


async def test_a_call_that_waits_for_its_removal_does_not_outlive_a_stop(house: House) -> None:
    """Regression: a call known only to the stopped process stayed in the channel for ever."""
    table = await house.two(turn_ms=HOUR)
    while len(mentions(house)) < 2:
        await absent_turn(house, table)
        await house.quiet()
    await house.manager.stop()
    assert mentions(house) == [(CHANNEL, (house.person(table, acting(table)).id,))]


async def test_the_call_goes_when_the_called_player_has_begun(house: House) -> None:
    table = await house.two(turn_ms=HOUR)
    for _ in range(2):
        await house.press(table, acting(table), PassUpcard())
    await absent_turn(house, table)
    seat = acting(table)
    assert mentions(house) == [(CHANNEL, (house.person(table, seat).id,))]
    await house.press(table, seat, DrawStock())
    await house.quiet()
    assert acting(table) == seat
    assert mentions(house) == []


async def absent_turn(house: House, table: Table) -> Person:
    """Leave both idle for a minute and play the turn; return the other player, now called."""
    await house.advance(60_000)
    seat = acting(table)
    while acting(table) == seat:
        await house.act(table)
    return house.person(table, 1 - seat)


@pytest.mark.parametrize("style", ["channel", "dm", "off"])
async def test_everybody_is_called_as_they_like(house: House, style: str) -> None:
    table = await house.two(turn_ms=HOUR)
    for person in (ANN, BOB):
        await house.manager.members.change_member(person.id, mention=style)
    called = await absent_turn(house, table)
    places = {"channel": [CHANNEL], "dm": [DIRECT + called.id], "off": []}
    assert mentions(house) == [(place, (called.id,)) for place in places[style]]


async def test_the_servers_style_counts_for_who_has_none(house: House) -> None:
    await house.manager.members.change_guild(700, mention="off")
    table = await house.two(turn_ms=HOUR)
    await absent_turn(house, table)
    assert mentions(house) == []


async def test_one_call_at_a_time_however_slow_discord_is(house: House) -> None:
    """Regression: a second call sent before the first was posted left the first one for ever."""
    table = await house.two(turn_ms=HOUR)
    for _ in range(2):
        await house.press(table, acting(table), PassUpcard())
    await house.quiet()
    house.messenger.gate.clear()
    for _ in range(3):
        house.clock.advance(60_000)
        seat = acting(table)
        while acting(table) == seat:
            await house.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat]))
        for _ in range(5):
            await asyncio.sleep(0)
    house.messenger.gate.set()
    await house.advance(30_000)
    seat = acting(table)
    assert mentions(house) in ([], [(CHANNEL, (house.person(table, seat).id,))])
    await house.play_match(table)
    await house.advance(30_000)
    assert mentions(house) == []


# --- closed direct messages


async def test_closed_direct_messages_are_remembered_and_said_once(house: House) -> None:
    house.messenger.closed_members.add(BOB.id)
    table = await house.two(turn_ms=HOUR)
    assert await house.rows("SELECT member_id FROM member_settings") == [(BOB.id,)]
    assert house.manager.members.direct_closed(BOB.id)
    assert list(table.hands) == [0]
    told = []
    for _ in range(6):
        await house.advance(60_000)
        await house.act(table)
        calls = [r.page for r in house.messenger.requests if r.page is not None and r.page.mentions]
        told = [page for page in calls if "direct messages" in str(page)]
    assert [page.mentions for page in told] == [(BOB.id,)]
    assert len(calls) > 1
    attempts = [r for r in house.messenger.requests if r.channel == DIRECT + BOB.id]
    assert len(attempts) == 1
    assert house.messenger.shown(table.board) == house.messenger.board(table)


@pytest.mark.long
async def test_direct_messages_that_are_open_again_are_used_again(house: House) -> None:
    house.messenger.closed_members.add(BOB.id)
    table = await house.two()
    house.messenger.closed_members.clear()
    await house.play_match(table)
    new = await house.two()
    assert sorted(new.hands) == [0, 1]
    assert not house.manager.members.direct_closed(BOB.id)


async def test_a_call_by_direct_message_that_is_refused_comes_in_the_channel(house: House) -> None:
    """Regression: the player was not notified at all."""
    table = await house.two(turn_ms=HOUR)
    for person in (ANN, BOB):
        await house.manager.members.change_member(person.id, mention="dm")
    house.messenger.closed_members |= {ANN.id, BOB.id}
    called = await absent_turn(house, table)
    assert mentions(house) == [(CHANNEL, (called.id,))]
    assert house.manager.members.direct_closed(called.id)


# --- failures


async def test_an_edit_that_failed_does_not_hold_up_what_came_after_it(house: House) -> None:
    """Regression: a state that arrived meanwhile was not shown until the next move."""
    house.troubled = True
    table = await house.two()
    house.messenger.gate.clear()
    await house.press(table, acting(table), PassUpcard())
    for _ in range(5):
        await asyncio.sleep(0)
    assert house.messenger.in_flight
    await house.press(table, acting(table), PassUpcard())
    failures = iter([True])
    house.messenger.trouble = lambda: next(failures, False)
    house.messenger.gate.set()
    await house.quiet()
    house.clock.advance(0)
    await house.quiet()
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_a_page_that_could_not_be_shown_is_shown_later(house: House) -> None:
    """Regression: it was not shown until the next move."""
    house.troubled = True
    table = await house.two(turn_ms=0)
    failures = iter([True, True])
    house.messenger.trouble = lambda: next(failures, False)
    await house.act(table)
    await house.advance(60_000)
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_what_is_shown_late_is_noted(house: House) -> None:
    """Regression: the store had the messages behind, and so the next start sent them again."""
    house.troubled = True
    table = await house.two(turn_ms=0)
    well_at = house.clock.now() + 20_000
    house.messenger.trouble = lambda: house.clock.now() < well_at
    await house.act(table)
    await house.advance(60_000)
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    [(version, shown)] = await house.database.read("SELECT version, shown FROM tables")
    assert shown == version


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
async def test_in_the_end_everything_shown_is_as_a_fresh_drawing(house: House, seed: int) -> None:
    """Random moves, while requests fail, messages are deleted and Discord is slow."""
    house.troubled = True
    rng = Random(seed)
    failing = rng.choice([0.0, 0.1, 0.3])
    house.messenger.trouble = lambda: rng.random() < failing
    table = await house.two(options={"target": 5000}, turn_ms=0)
    for _ in range(rng.randint(5, 60)):
        match rng.randrange(12):
            case 0:
                house.messenger.gate.clear()
            case 1:
                house.messenger.gate.set()
            case 2 if house.messenger.messages:
                del house.messenger.messages[rng.choice(list(house.messenger.messages))]
            case 3:
                house.clock.advance(rng.choice([1_000, 60_000]))
            case 4:
                house.messenger.presses.clear()
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0)
        if table.between_deals:
            for person in (ANN, BOB):
                await house.manager.ready(table.id, person)
            continue
        seat = acting(table)
        action = rng.choice(views(table)[1 + seat].legal)
        ref = rng.choice([table.hands.get(seat), None])
        if rng.random() < 0.3:
            await house.press(table, seat, action)
        else:
            await house.press_on(table, seat, action, ref)
    house.messenger.trouble = lambda: False
    house.messenger.gate.set()
    await house.quiet()
    await house.advance(HOUR)
    assert house.messenger.most_in_flight == 1
    assert house.messenger.shown(table.board) == house.messenger.board(table)
    boards = [ref for ref in house.messenger.messages if ref.channel == CHANNEL]
    assert len(mentions(house)) <= 1
    assert len(boards) <= 1 + len(mentions(house)) + house.messenger.lost
    for (_, seat), ref in house.messenger.presses.items():
        page: Page | None = house.messenger.panels.get((table.id, seat)) if ref is None else None
        if ref is not None and ref == table.hands.get(seat):
            page = house.messenger.shown(ref)
        if page is not None:
            assert page == house.messenger.hand(table, seat)


async def test_a_new_hand_is_brought_up_to_date_that_came_while_the_old_one_was_edited(house: House) -> None:
    """A slow edit of the last deal's message must not count as an edit of the new message."""
    table = await house.two(options={"deals": 3})
    await house.play_deal(table)
    await house.manager.ready(table.id, ANN)
    await house.quiet()
    old, quick, slow = dict(table.hands), house.messenger.edit, asyncio.Event()

    async def edit(ref: MessageRef, page: Page) -> None:
        await slow.wait()
        await quick(ref, page)

    house.messenger.gate.clear()
    await house.manager.ready(table.id, BOB)
    await asyncio.sleep(0)  # both new hands are in flight
    house.messenger.edit = edit  # type: ignore[method-assign]
    await house.press(table, acting(table), PassUpcard())
    await asyncio.sleep(0)  # and the next player's old hand is being edited
    house.messenger.gate.set()
    stored: list[tuple[int, ...]] = []
    while {old[0].message, old[1].message} & {number for (number,) in stored} or not stored:
        stored = await house.rows("SELECT hand_message_id FROM seats")
    slow.set()
    await house.quiet()
    for seat in (0, 1):
        assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)
