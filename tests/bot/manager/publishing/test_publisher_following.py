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
from tests.bot.manager.house import ANN, BOB, CEM, CHANNEL, GUILD, HOUR, MODERATOR, House, views


def acting(table: Table) -> int:
    assert table.deal is not None
    return table.deal.actors[0]


async def partners(house: House) -> Table:
    """Return a table of Hand Partnership with Ann, Bob and two computer players."""
    table = await house.manager.lobby.open(
        ANN, guild=GUILD, channel=CHANNEL, game="hand_partnership", options={"rounds": 1}, turn_ms=0
    )
    for _ in range(2):
        await house.manager.lobby.add_computer(table.id, ANN, Level.EASY)
    await house.manager.lobby.join(table.id, BOB)
    await house.manager.lobby.begin(table.id, ANN)
    await house.quiet()
    return table


def in_direct(house: House, table: Table, seat: int) -> Page:
    """Return what a direct message should show: the hand, or that it is on another panel."""
    elsewhere = house.messenger.pressed_on(table, seat) == 0 and table.actors
    return house.messenger.moved(table, seat) if elsewhere else house.messenger.hand(table, seat)


async def command(house: House, table: Table) -> int:
    """Make a sensible move by a command that answers with an ephemeral panel; return the seat."""
    assert table.deal is not None
    seat = next(seat for seat in table.deal.actors if table.players[seat].member is not None)
    await house.press_on(table, seat, choose(table.spec.key, Level.EASY, table.deal.view(seat)), None)
    await house.quiet()
    return seat


@pytest.mark.long
async def test_a_hand_in_a_direct_message_follows_the_commands_of_its_member(house: House) -> None:
    """Regression: the direct message stayed outdated until someone pressed Refresh."""
    table = await partners(house)
    for _ in range(30):
        await command(house, table)
        mark = len(house.messenger.requests)
        await house.advance(2 * UNSEEN_MS)
        assert len(house.messenger.since(mark)) <= 2
        for seat in table.people:
            assert house.messenger.shown(table.hands[seat]) == in_direct(house, table, seat)
        mark = len(house.messenger.requests)
        await house.advance(3 * UNSEEN_MS)
        assert house.messenger.since(mark) == []


@pytest.mark.long
async def test_quick_commands_cost_one_request_each(house: House) -> None:
    """Regression: each command edited two messages, and the hand only when the budget allowed."""
    table = await partners(house)
    while len(house.messenger.presses) < 2:
        await command(house, table)
    mark, moves = len(house.messenger.requests), 0
    for _ in range(30):
        ply = table.ply
        await command(house, table)
        moves += table.ply - ply
    assert len(house.messenger.since(mark)) <= moves
    await house.advance(2 * UNSEEN_MS)
    for seat in table.people:
        assert house.messenger.shown(table.hands[seat]) == in_direct(house, table, seat)


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_is_called_finds_a_hand_that_is_right(house: House, restarted: bool) -> None:
    """Regression: the call replaced the edit, so the hand stayed outdated until Refresh.

    After a restart every player is called, since nobody is known to be present.
    """
    table = await house.two(turn_ms=HOUR)
    if restarted:
        house = await house.killed()
        table = await house.manager.tables.find(table.id)
    else:
        await house.advance(60_000)
    before = acting(table)
    while acting(table) == before:
        await house.press(table, before, choose("gin", Level.NORMAL, views(table)[1 + before]))
    await house.quiet()
    seat = acting(table)
    assert table.called == seat
    assert house.messenger.shown(table.hands[seat]) != house.messenger.hand(table, seat)
    await house.advance(2 * FOLLOW_MS)
    for seat in (0, 1):
        assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)


@pytest.mark.long
async def test_everybody_s_hand_shows_the_result(house: House) -> None:
    """Regression: at a table of four, two hands were edited and the others stayed outdated."""
    table = await house.manager.lobby.open(ANN, guild=GUILD, channel=CHANNEL, game="hand", seats=4)
    for person in (BOB, CEM, MODERATOR):
        await house.manager.lobby.join(table.id, person)
    await house.manager.lobby.begin(table.id, ANN)
    await house.play_deal(table, Level.EASY)
    assert table.between_deals
    await house.advance(4 * FOLLOW_MS)
    for seat in range(4):
        assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)


async def test_a_panel_whose_press_was_not_answered_is_edited(house: House) -> None:
    """Regression: a panel whose answer failed was taken as updated and stayed outdated."""
    table = await house.two()
    seat = acting(table)
    await house.press(table, seat, PassUpcard(), response=seat)
    await house.advance(2 * FOLLOW_MS)
    assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)


async def test_a_board_whose_press_was_not_answered_is_edited(house: House) -> None:
    table = await house.lobby()
    await house.quiet()
    await house.manager.lobby.join(table.id, replace(BOB, response=BOARD))
    await house.quiet()
    assert house.messenger.shown(table.board) != house.messenger.board(table)
    await house.advance(2 * FOLLOW_MS)
    assert house.messenger.shown(table.board) == house.messenger.board(table)


async def test_what_is_picked_on_a_panel_is_not_wiped_away(house: House) -> None:
    """An update after a move must not undo what the member has selected meanwhile."""
    table = await house.two()
    seat = await command(house, table)
    picked = hand.hand(table, seat, stage=PanelState(resigning=True))
    assert house.messenger.put(table, seat, table.hands[seat], picked)
    house.messenger.presses[table.id, seat] = table.hands[seat]
    house.manager.publisher.answer(table, seat, picked)
    await house.advance(2 * FOLLOW_MS)
    assert house.messenger.shown(table.hands[seat]) == picked


async def test_nothing_follows_once_the_bot_has_stopped(house: House) -> None:
    table = await house.two()
    await command(house, table)
    await house.manager.stop()
    mark = len(house.messenger.requests)
    await house.advance(60_000)
    assert house.messenger.since(mark) == []


@pytest.mark.long
async def test_at_peoples_pace_a_move_on_own_panels_costs_one_request_and_little_more(house: House) -> None:
    """Regression: unread direct messages were edited after every move, 2.5 requests each."""
    table = await house.two(turn_ms=0, options={"deals": 30})
    for _ in range(4):
        await command(house, table)
    mark, moves = len(house.messenger.requests), 0
    while moves < 40 and not table.between_deals:
        await command(house, table)
        await house.advance(6_000)
        moves += 1
    assert len(house.messenger.since(mark)) <= 1.3 * moves


@pytest.mark.parametrize("before", [False, True], ids=["in the direct message", "on a panel"])
async def test_a_hand_whose_answer_never_arrived_is_where_its_member_saw_it_last(
    house: House, before: bool
) -> None:
    """Regression: an answer was lost, and the direct message said that the hand had moved.

    The move was stored, but the process had no time left to answer, so the panel stayed outdated.
    """
    table = await partners(house)
    seat = await command(house, table) if before else table.people[0]
    while True:
        assert table.deal is not None
        acts = next(each for each in table.deal.actors if table.players[each].member is not None)
        action = choose(table.spec.key, Level.EASY, table.deal.view(acts))
        if acts == seat:
            break
        await house.press(table, acts, action)
        await house.quiet()
    await house.press(table, seat, action, response=panel_place(seat))  # and no answer comes
    await house.advance(4 * UNSEEN_MS)
    shown = house.messenger.hand(table, seat)
    if before:
        assert house.messenger.panels[table.id, seat] == shown
    assert house.messenger.shown(table.hands[seat]) == in_direct(house, table, seat)


async def test_a_panel_that_cannot_be_reached_gives_its_place_back_to_the_direct_message(
    house: House,
) -> None:
    house.troubled = True
    table = await partners(house)
    seat = await command(house, table)
    panel = house.messenger.edit_panel

    async def unreached(*_: object) -> bool:
        raise ConnectionError("Discord does not answer")

    house.messenger.edit_panel = unreached  # type: ignore[method-assign, assignment]
    house.manager.publisher.changed(table)
    house.manager.publisher._start(table, panel_place(seat), house.manager.publisher._show_panel)
    house.manager.publisher._messages[table.id].place(panel_place(seat)).shown = None
    house.manager.publisher._start(table, panel_place(seat), house.manager.publisher._show_panel)
    for _ in range(10):
        await house.advance(UNSEEN_MS)
    house.messenger.edit_panel = panel  # type: ignore[method-assign]
    await house.advance(2 * UNSEEN_MS)
    assert house.messenger.pressed_on(table, seat) is None
    assert house.messenger.shown(table.hands[seat]) == house.messenger.hand(table, seat)
