"""Forced moves, made automatically on request, revealing no more than a press."""

import pytest

from bot.manager.tables.table import Status, Table
from bot.texts.play.events import news
from data.audit import audit_all
from data.tables.row_types import Why
from engine.actions import DrawStock
from engine.ai import Level, choose
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import ANN, BOB, CEM, MODERATOR, Harness, open_harness


async def likes_them(harness: Harness) -> None:
    for person in (ANN, BOB, CEM):
        await harness.manager.members.change_member(person.id, only_moves=True)


async def both_pass(harness: Harness) -> Table:
    """Return a table of gin at which both have passed the upcard."""
    table = await harness.two()
    for _ in range(2):
        await harness.press(table, table.actors[0], PassUpcard())
    await harness.quiet()
    return table


async def test_whoever_may_only_draw_has_drawn(harness: Harness) -> None:
    await likes_them(harness)
    table = await both_pass(harness)
    assert [moved.why for moved in table.news] == [Why.PLAYER, Why.PLAYER, Why.ONLY]
    first = table.actors[0]
    assert [moved.seat for moved in table.news] == [first, 1 - first, first]
    assert await harness.rows("SELECT ply, who, interaction_id FROM actions WHERE why = 'only'") == [
        (2, None, None)
    ]


async def test_nobody_else_is_told_that_there_was_no_choice(harness: Harness) -> None:
    await likes_them(harness)
    table = await both_pass(harness)
    own, names = table.news[-1].seat, ("Ann", "Bob")
    assert "from the stock (only move)." in news(table.news, names, own)[-1]
    for seat in (1 - own, None):
        assert news(table.news, names, seat)[-1].endswith("drew from the stock.")


async def test_whoever_likes_to_press_is_left_to(harness: Harness) -> None:
    table = await both_pass(harness)
    assert table.ply == 2
    assert table.deal is not None
    assert table.deal.legal_actions(table.actors[0]) == (DrawStock(),)


async def slow_harness(harness: Harness) -> Harness:
    slow = await open_harness(harness.path, harness.clock, seed=3, pace=1_000)
    harness.others.append(slow)
    await likes_them(slow)
    return slow


async def to_the_only_move(harness: Harness) -> Table:
    table = await harness.two()
    for _ in range(2):
        await harness.press(table, table.actors[0], PassUpcard())
    await harness.manager.publisher.settled()
    assert table.ply == 2
    return table


async def test_it_is_made_after_a_moment_like_a_persons(harness: Harness) -> None:
    """An immediate pass would reveal that its player cannot use the upcard."""
    slow, waits = await slow_harness(harness), set()
    for _ in range(4):
        table = await to_the_only_move(slow)
        while table.ply == 2:
            slow.clock.advance(250)
            await slow.manager.publisher.settled()
            await slow.rows("SELECT 1")
        assert table.news[-1].why is Why.ONLY
        [(before,), (made,)] = await slow.rows(
            "SELECT at FROM actions WHERE table_id = ? AND ply > 0 ORDER BY ply", table.id
        )
        waits.add(made - before)
        await slow.manager.close(table.id, MODERATOR)
    assert 1_000 <= min(waits) < max(waits) <= 4_250


async def test_whoever_is_quicker_is_not_waited_for(harness: Harness) -> None:
    slow = await slow_harness(harness)
    table = await to_the_only_move(slow)
    await slow.press(table, table.actors[0], DrawStock())
    await slow.quiet()
    assert [moved.why for moved in table.news] == [Why.PLAYER] * 3


async def test_whoever_leaves_meanwhile_is_played_for_by_the_computer(harness: Harness) -> None:
    slow = await slow_harness(harness)
    table = await to_the_only_move(slow)
    await slow.manager.presence(table.id, slow.person(table, table.actors[0]), away=True)
    while table.ply == 2:
        slow.clock.advance(250)
        await slow.manager.publisher.settled()
        await slow.rows("SELECT 1")
    assert table.news[-1].why is Why.COMPUTER
    assert not (await audit_all(slow.database))[0].faults


async def test_it_does_not_say_that_its_person_is_there(harness: Harness) -> None:
    await likes_them(harness)
    table = await harness.two()
    first = table.actors[0]
    await harness.press(table, first, PassUpcard())
    before = table.players[first]
    harness.clock.advance(1)
    await harness.press(table, 1 - first, PassUpcard())
    await harness.quiet()
    assert (table.news[-1].seat, table.news[-1].why) == (first, Why.ONLY)
    assert table.players[first] == before


async def test_whoever_comes_back_finds_it_made(harness: Harness) -> None:
    """The player was absent when the forced move came up."""
    table = await both_pass(harness)
    seat = table.actors[0]
    await harness.manager.presence(table.id, harness.person(table, 1 - seat), away=True)
    await harness.manager.presence(table.id, harness.person(table, seat), away=True)
    assert table.ply == 2
    await likes_them(harness)
    await harness.manager.presence(table.id, harness.person(table, seat), away=False)
    await harness.quiet()
    assert table.news[-1].why is Why.ONLY


@pytest.mark.long
async def test_matches_of_every_game_end_with_no_press_where_there_was_no_choice(harness: Harness) -> None:
    await likes_them(harness)
    for game in ("gin", "panguingue", "rummy500", "control", "hand"):
        table = await harness.two(game=game, options={}, turn_ms=0)
        made = 0
        while table.deal_no == 1 and not table.between_deals and table.status is Status.PLAYING:
            for seat in table.actors:
                if table.deal is None or seat not in table.actors:
                    continue
                view = table.deal.view(seat)
                assert len(view.legal) > 1 or table.asking or len(table.actors) > 1, (game, view.legal)
                await harness.press(table, seat, choose(table.spec.key, Level.EASY, view))
                await harness.quiet()
                made += 1
        stored = await harness.rows("SELECT why FROM actions WHERE table_id = ? AND deal = 1", table.id)
        assert [why for (why,) in stored].count("player") == made
        again = await (await harness.another()).manager.tables.find(table.id)
        assert again.ply == table.ply
