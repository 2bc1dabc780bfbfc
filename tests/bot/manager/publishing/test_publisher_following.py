"""Updates that follow a move when the budget allows: hands of members who play elsewhere."""

from dataclasses import replace

import pytest

from bot.manager.publishing.message_sender import FOLLOW_MS, UNSEEN_MS
from bot.manager.publishing.message_state import panel_place
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import BOARD, Table
from bot.ui.games.panel_state import PanelState
from bot.ui.play import hand_panel as hand
from engine.ai import Level, choose
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, GUILD, HOUR, MODERATOR, Harness, views


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


async def partners(harness: Harness) -> Table:
    """Return a table of Hand Partnership with Ann, Bob and two computer players."""
    table = await harness.manager.lobby.open(
        ANN, guild=GUILD, channel=CHANNEL, game="hand_partnership", options={"rounds": 1}, turn_ms=0
    )
    for _ in range(2):
        await harness.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    return table


def in_direct(harness: Harness, table: Table, seat: int) -> Page:
    """Return what a direct message should show: the hand, or that it is on another panel."""
    elsewhere = harness.messenger.pressed_on(table, seat) == 0 and table.actors
    return harness.messenger.moved(table, seat) if elsewhere else harness.messenger.hand(table, seat)


async def command(harness: Harness, table: Table) -> int:
    """Make a sensible move by a command that answers with an ephemeral panel; return the seat."""
    assert table.deal is not None
    seat = next(seat for seat in table.deal.actors if table.players[seat].member is not None)
    await harness.press_on(table, seat, choose(table.spec.key, Level.EASY, table.deal.view(seat)), None)
    await harness.quiet()
    return seat


@pytest.mark.long
async def test_a_hand_in_a_direct_message_follows_the_commands_of_its_member(harness: Harness) -> None:
    """Regression: the direct message stayed outdated until someone pressed Refresh."""
    table = await partners(harness)
    for _ in range(30):
        await command(harness, table)
        mark = len(harness.messenger.requests)
        await harness.advance(2 * UNSEEN_MS)
        assert len(harness.messenger.since(mark)) <= 2
        for seat in table.people:
            assert harness.messenger.shown(table.hands[seat]) == in_direct(harness, table, seat)
        mark = len(harness.messenger.requests)
        await harness.advance(3 * UNSEEN_MS)
        assert harness.messenger.since(mark) == []


@pytest.mark.long
async def test_quick_commands_cost_one_request_each(harness: Harness) -> None:
    """Regression: each command edited two messages, and the hand only when the budget allowed."""
    table = await partners(harness)
    while len(harness.messenger.presses) < 2:
        await command(harness, table)
    mark, moves = len(harness.messenger.requests), 0
    for _ in range(30):
        ply = table.ply
        await command(harness, table)
        moves += table.ply - ply
    assert len(harness.messenger.since(mark)) <= moves
    await harness.advance(2 * UNSEEN_MS)
    for seat in table.people:
        assert harness.messenger.shown(table.hands[seat]) == in_direct(harness, table, seat)


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_is_called_finds_a_hand_that_is_right(harness: Harness, restarted: bool) -> None:
    """Regression: the call replaced the edit, so the hand stayed outdated until Refresh.

    After a restart every player is called, since nobody is known to be present.
    """
    table = await harness.two(turn_ms=HOUR)
    if restarted:
        harness = await harness.killed()
        table = await harness.manager.tables.find(table.id)
    else:
        await harness.advance(60_000)
    before = acting(table)
    while acting(table) == before:
        await harness.press(table, before, choose("gin", Level.NORMAL, views(table)[1 + before]))
    await harness.quiet()
    seat = acting(table)
    assert table.called == seat
    assert harness.messenger.shown(table.hands[seat]) != harness.messenger.hand(table, seat)
    await harness.advance(2 * FOLLOW_MS)
    for seat in (0, 1):
        assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)


@pytest.mark.long
async def test_everybody_s_hand_shows_the_result(harness: Harness) -> None:
    """Regression: at a table of four, two hands were edited and the others stayed outdated."""
    table = await harness.manager.lobby.open(ANN, guild=GUILD, channel=CHANNEL, game="hand", seats=4)
    for person in (BOB, CEM, MODERATOR):
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.play_deal(table, Level.EASY)
    assert table.between_deals
    await harness.advance(4 * FOLLOW_MS)
    for seat in range(4):
        assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)


async def test_a_panel_whose_press_was_not_answered_is_edited(harness: Harness) -> None:
    """Regression: a panel whose answer failed was taken as updated and stayed outdated."""
    table = await harness.two()
    seat = acting(table)
    await harness.press(table, seat, PassUpcard(), response=seat)
    await harness.advance(2 * FOLLOW_MS)
    assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)


async def test_a_board_whose_press_was_not_answered_is_edited(harness: Harness) -> None:
    table = await harness.lobby()
    await harness.quiet()
    await harness.manager.lobby.join(table.id, replace(BOB, response=BOARD))
    await harness.quiet()
    assert harness.messenger.shown(table.board) != harness.messenger.board(table)
    await harness.advance(2 * FOLLOW_MS)
    assert harness.messenger.shown(table.board) == harness.messenger.board(table)


async def test_what_is_picked_on_a_panel_is_not_wiped_away(harness: Harness) -> None:
    """An update after a move must not undo what the member has selected meanwhile."""
    table = await harness.two()
    seat = await command(harness, table)
    picked = hand.hand(table, seat, stage=PanelState(resigning=True))
    assert harness.messenger.put(table, seat, table.hands[seat], picked)
    harness.messenger.presses[table.id, seat] = table.hands[seat]
    harness.manager.publisher.answer(table, seat, picked)
    await harness.advance(2 * FOLLOW_MS)
    assert harness.messenger.shown(table.hands[seat]) == picked


async def test_nothing_follows_once_the_bot_has_stopped(harness: Harness) -> None:
    table = await harness.two()
    await command(harness, table)
    await harness.manager.stop()
    mark = len(harness.messenger.requests)
    await harness.advance(60_000)
    assert harness.messenger.since(mark) == []


@pytest.mark.long
async def test_at_peoples_pace_a_move_on_own_panels_costs_one_request_and_little_more(
    harness: Harness,
) -> None:
    """Regression: unread direct messages were edited after every move, 2.5 requests each."""
    table = await harness.two(turn_ms=0, options={"deals": 30})
    for _ in range(4):
        await command(harness, table)
    mark, moves = len(harness.messenger.requests), 0
    while moves < 40 and not table.between_deals:
        await command(harness, table)
        await harness.advance(6_000)
        moves += 1
    assert len(harness.messenger.since(mark)) <= 1.3 * moves


@pytest.mark.parametrize("before", [False, True], ids=["in the direct message", "on a panel"])
async def test_a_hand_whose_answer_never_arrived_is_where_its_member_saw_it_last(
    harness: Harness, before: bool
) -> None:
    """Regression: an answer was lost, and the direct message said that the hand had moved.

    The move was stored, but the process had no time left to answer, so the panel stayed outdated.
    """
    table = await partners(harness)
    seat = await command(harness, table) if before else table.people[0]
    while True:
        assert table.deal is not None
        acts = next(each for each in table.deal.actors if table.players[each].member is not None)
        action = choose(table.spec.key, Level.EASY, table.deal.view(acts))
        if acts == seat:
            break
        await harness.press(table, acts, action)
        await harness.quiet()
    await harness.press(table, seat, action, response=panel_place(seat))  # and no answer comes
    await harness.advance(4 * UNSEEN_MS)
    shown = harness.messenger.hand(table, seat)
    if before:
        assert harness.messenger.panels[table.id, seat] == shown
    assert harness.messenger.shown(table.hands[seat]) == in_direct(harness, table, seat)


async def test_a_panel_that_cannot_be_reached_gives_its_place_back_to_the_direct_message(
    harness: Harness,
) -> None:
    harness.troubled = True
    table = await partners(harness)
    seat = await command(harness, table)
    panel = harness.messenger.edit_panel

    async def unreached(*_: object) -> bool:
        raise ConnectionError("Discord does not answer")

    harness.messenger.edit_panel = unreached  # type: ignore[method-assign, assignment]
    harness.manager.publisher.changed(table)
    harness.manager.publisher._start(table, panel_place(seat), harness.manager.publisher._show_panel)
    harness.manager.publisher._messages[table.id].place(panel_place(seat)).shown = None
    harness.manager.publisher._start(table, panel_place(seat), harness.manager.publisher._show_panel)
    for _ in range(10):
        await harness.advance(UNSEEN_MS)
    harness.messenger.edit_panel = panel  # type: ignore[method-assign]
    await harness.advance(2 * UNSEEN_MS)
    assert harness.messenger.pressed_on(table, seat) is None
    assert harness.messenger.shown(table.hands[seat]) == harness.messenger.hand(table, seat)
