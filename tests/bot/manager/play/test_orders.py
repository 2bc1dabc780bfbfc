"""Conditional orders: they make their moves once, at their turn, and only as the rules allow."""

import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from bot.manager.tables.table import Status, Table, TableError, TableReason
from data.audit import audit_all
from data.db.database import Statement
from data.db.errors import StorageError
from data.tables.orders import OrderState
from data.tables.row_types import Why
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai import Level, choose
from engine.cards import FACE
from engine.games.gin.terms import BigGin, Knock, PassUpcard
from engine.games.rummy500 import terms as rummy500
from engine.orders import DRAWN, Condition, Order, Rule
from tests.bot.manager.harness import DAY, Harness, share

ANY = Condition()
GAMES = ("gin", "panguingue", "rummy500", "control", "hand")


def one(first: str, *discards: int, when: Condition = ANY) -> Order:
    return Order((Rule(when, first, discards),))


async def place(harness: Harness, table: Table, seat: int, order: Order) -> None:
    await harness.manager.place_order(table.id, harness.person(table, seat), order, deal=table.deal_no)


async def in_play(harness: Harness, game: str = "gin", **more: Any) -> tuple[Table, int]:
    """Return a table at which a seat is to discard, and a seat that waits."""
    asked: dict[str, Any] = {"turn_ms": DAY, "options": {}} | more
    table = await harness.two(game=game, **asked)
    while table.deal is not None and table.deal.view(table.actors[0]).phase not in ("play", "act", "discard"):
        view = table.deal.view(table.actors[0])
        if view.phase == "starter_discard":
            break
        stock = [action for action in view.legal if isinstance(action, DrawStock)]
        await harness.press(table, table.actors[0], (stock or view.legal)[0])
    return table, 1 - table.actors[0]


async def finish_turn(harness: Harness, table: Table) -> None:
    """Let the seat on turn discard."""
    assert table.deal is not None
    seat = table.actors[0]
    discards = [each for each in table.deal.legal_actions(seat) if isinstance(each, Discard)]
    await harness.press(table, seat, discards[-1])
    await harness.quiet()


def face_of(table: Table, seat: int, at: int = 0) -> int:
    assert table.deal is not None
    return FACE[table.deal.view(seat).hand[at]]


async def stored(harness: Harness, table: Table) -> list[tuple[Any, ...]]:
    return await harness.rows("SELECT seat, state FROM orders WHERE table_id = ?", table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_an_order_draws_and_discards_at_its_turn(harness: Harness, game: str) -> None:
    table, seat = await in_play(harness, game)
    if game == "panguingue":
        order = one("draw", DRAWN, face_of(table, seat))
    else:
        order = one("draw", face_of(table, seat), face_of(table, seat, 1), DRAWN)
    await place(harness, table, seat, order)
    assert await stored(harness, table) == [(seat, "waiting")]
    await finish_turn(harness, table)
    assert [moved.why for moved in table.news[-2:]] == [Why.ORDER, Why.ORDER]
    assert {moved.seat for moved in table.news[-2:]} == {seat}
    assert seat not in table.actors or table.asking
    placed = table.players[seat].order
    assert placed is not None
    assert placed.state is OrderState.PLAYED
    rows = await harness.rows("SELECT who, interaction_id FROM actions WHERE why = 'order'")
    assert rows == [(table.players[seat].member, None)] * 2
    again = await (await harness.another()).manager.tables.find(table.id)
    assert again.players[seat].order == placed
    assert again.players[seat].part == table.players[seat].part
    assert not (await audit_all(harness.database))[0].faults


async def test_the_first_rule_that_fits_and_is_legal_counts(harness: Harness) -> None:
    table, seat = await in_play(harness)
    assert table.deal is not None
    discarded = [each for each in table.deal.legal_actions(1 - seat) if isinstance(each, Discard)][-1].card
    mine = face_of(table, seat)
    order = Order(
        (
            Rule(Condition(faces=(face_of(table, 1 - seat),)), "draw", (mine,)),
            Rule(Condition(faces=(FACE[discarded],)), "take", (mine,)),
            Rule(ANY, "draw", (DRAWN,)),
        )
    )
    await place(harness, table, seat, order)
    await finish_turn(harness, table)
    rows = await harness.rows("SELECT action FROM actions WHERE why = 'order' ORDER BY ply")
    assert rows[0] == ('{"do":"TakeUpcard"}',)
    assert FACE[table.deal.view(None).pile[-1]] == mine


async def test_without_a_discard_that_fits_the_turn_is_left_to_the_player(harness: Harness) -> None:
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw"))
    await finish_turn(harness, table)
    assert table.actors == (seat,)
    placed = table.players[seat].order
    assert placed is not None
    assert placed.state is OrderState.UNFINISHED
    await finish_turn(harness, table)
    assert table.players[seat].order is None
    assert await stored(harness, table) == []


async def test_a_rule_that_is_not_legal_is_skipped_with_a_note(harness: Harness) -> None:
    table, seat = await in_play(harness, "hand")
    await place(harness, table, seat, Order((Rule(ANY, "take"), Rule(ANY, "draw", (face_of(table, seat),)))))
    assert table.deal is not None
    await finish_turn(harness, table)
    placed = table.players[seat].order
    assert placed is not None
    assert (placed.state, placed.skipped) == (OrderState.PLAYED, (0,))


async def test_an_order_that_does_not_fit_moves_nothing_and_says_so(harness: Harness) -> None:
    table, seat = await in_play(harness)
    never = Condition(faces=(face_of(table, 1 - seat),))
    await place(harness, table, seat, one("take", when=never))
    before = table.ply
    await finish_turn(harness, table)
    assert table.ply == before + 1
    placed = table.players[seat].order
    assert placed is not None
    assert placed.state is OrderState.UNFIT
    await harness.advance(60_000)
    assert table.ply == before + 1
    await harness.press(table, seat, DrawStock())
    assert table.players[seat].order is None


async def test_only_while_others_move_and_only_at_slow_tables(harness: Harness) -> None:
    table, seat = await in_play(harness)
    fast = await harness.two(turn_ms=300_000)

    async def refused(where: Table, by: int, order: Order) -> TableReason:
        with pytest.raises(TableError) as caught:
            await place(harness, where, by, order)
        return caught.value.reason

    assert await refused(table, 1 - seat, one("draw")) is TableReason.ORDER_NOW
    assert await refused(fast, 1 - fast.actors[0], one("draw")) is TableReason.NO_ORDERS
    assert await refused(table, seat, one("demand")) is TableReason.BAD_ORDER
    assert await refused(table, seat, Order(())) is TableReason.BAD_ORDER
    held = Condition(faces=(face_of(table, seat),))
    assert await refused(table, seat, one("take", when=held)) is TableReason.CANNOT_COME
    assert await refused(table, seat, one("draw", face_of(table, 1 - seat))) is TableReason.NOT_HELD
    with pytest.raises(TableError):
        await harness.manager.place_order(table.id, harness.person(table, seat), one("draw"), deal=2)
    assert await stored(harness, table) == []


async def test_another_order_replaces_it_and_a_cancelled_one_does_nothing(harness: Harness) -> None:
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("take"))
    await place(harness, table, seat, one("draw", DRAWN))
    assert await harness.rows("SELECT count(*) FROM orders") == [(1,)]
    await harness.manager.cancel_order(table.id, harness.person(table, seat), deal=1)
    await finish_turn(harness, table)
    assert table.actors == (seat,)
    assert table.news[-1].seat == 1 - seat


async def test_whoever_resigns_or_leaves_gives_up_the_order(harness: Harness) -> None:
    table, seat = await in_play(harness, "rummy500")
    await place(harness, table, seat, one("draw", DRAWN))
    await harness.manager.presence(table.id, harness.person(table, seat), away=True)
    await finish_turn(harness, table)
    assert all(moved.why is not Why.ORDER for moved in table.news)
    await harness.manager.presence(table.id, harness.person(table, seat), away=False)
    other, waiting = await in_play(harness, "rummy500")
    await place(harness, other, waiting, one("draw", DRAWN))
    await harness.manager.resign(other.id, harness.person(other, waiting))
    assert await stored(harness, other) == []


async def test_an_order_ends_with_its_deal_and_its_match(harness: Harness) -> None:
    table, seat = await in_play(harness, "rummy500")
    await place(harness, table, seat, one("draw", DRAWN))
    await harness.manager.resign(table.id, harness.person(table, 1 - seat))
    assert table.status is Status.OVER
    assert await stored(harness, table) == []


async def test_a_missed_turn_is_forgotten_once_an_order_has_moved(harness: Harness) -> None:
    table, seat = await in_play(harness, turn_ms=3_600_000)
    await finish_turn(harness, table)
    await harness.advance(3_600_000)
    assert table.players[seat].misses == 1
    await harness.press(table, 1 - seat, DrawStock())
    await place(harness, table, seat, one("draw", DRAWN))
    await finish_turn(harness, table)
    assert table.players[seat].misses == 0
    assert table.news[-1].why is Why.ORDER


async def test_the_first_upcard_is_passed_by_an_order_to_draw(harness: Harness) -> None:
    table = await harness.two(turn_ms=0)
    first = table.actors[0]
    await place(harness, table, 1 - first, one("draw"))
    await harness.press(table, first, PassUpcard())
    await harness.quiet()
    assert [moved.why for moved in table.news] == [Why.PLAYER, Why.ORDER]
    assert table.actors == (first,)


async def until_turn(
    harness: Harness, game: str, holds: Callable[[Table, tuple[Action, ...]], bool]
) -> tuple[Table, int, Discard]:
    """Play until a seat that draws could do something; return the discard that leads there.

    ``holds`` is given the table and the legal actions of the seat after its draw.
    """
    table, _ = await in_play(harness, game)
    while table.status is Status.PLAYING and table.deal is not None and not table.between_deals:
        mover = table.actors[0]
        action = choose(game, Level.NORMAL, table.deal.view(mover))
        ahead = table.deal.clone()
        ahead.apply(mover, action)
        if isinstance(action, Discard) and DrawStock() in ahead.legal_actions(1 - mover):
            ahead.apply(1 - mover, DrawStock())
            if holds(table, ahead.legal_actions(1 - mover)):
                return table, 1 - mover, action
        await harness.press(table, mover, action)
    pytest.fail("that was never possible")


async def ordered(harness: Harness) -> list[dict[str, Any]]:
    """Return the moves that orders have made, as they are stored."""
    rows = await harness.rows("SELECT action FROM actions WHERE why = 'order' ORDER BY ply")
    return [json.loads(action) for (action,) in rows]


def may_knock(_: Table, legal: tuple[Action, ...]) -> bool:
    return any(isinstance(each, Knock) for each in legal) and BigGin() not in legal


def may_meld(_: Table, legal: tuple[Action, ...]) -> bool:
    return any(isinstance(each, rummy500.Meld) for each in legal)


@pytest.mark.parametrize(("ends", "state"), [(None, OrderState.STOPPED), (0, OrderState.PLAYED)])
async def test_a_gin_player_who_may_knock_is_asked_unless_the_order_says_with_how_much(
    harness: Harness, ends: int | None, state: OrderState
) -> None:
    table, seat, discarded = await until_turn(harness, "gin", may_knock)
    await place(harness, table, seat, Order((Rule(ANY, "draw", (DRAWN,), ends=ends),)))
    await harness.press(table, 1 - seat, discarded)
    await harness.quiet()
    placed = table.players[seat].order
    assert placed is not None
    assert placed.state is state
    assert table.actors == (seat if ends is None else 1 - seat,)


async def test_an_order_knocks(harness: Harness) -> None:
    table, seat, discarded = await until_turn(harness, "gin", may_knock)
    await place(harness, table, seat, Order((Rule(ANY, "draw", (DRAWN,), ends=10),)))
    await harness.press(table, 1 - seat, discarded)
    await harness.quiet()
    assert [action["do"] for action in await ordered(harness)] == ["DrawStock", "Knock"]
    assert table.between_deals
    assert await stored(harness, table) == []


@pytest.mark.long
async def test_an_order_melds_before_its_discard(harness: Harness) -> None:
    table, seat, discarded = await until_turn(harness, "rummy500", may_meld)
    assert table.deal is not None
    held = [FACE[card] for card in table.deal.view(seat).hand]
    await place(harness, table, seat, Order((Rule(ANY, "draw", (DRAWN, *held[:2]), melds=True),)))
    await harness.press(table, 1 - seat, discarded)
    await harness.quiet()
    assert [action["do"] for action in await ordered(harness)][:2] == ["DrawStock", "Meld"]
    assert not (await audit_all(harness.database))[0].faults


async def test_the_player_in_turn_is_called_only_if_the_order_leaves_something_to_do(
    harness: Harness,
) -> None:
    for discards in ((DRAWN,), ()):
        table, seat = await in_play(harness)
        await place(harness, table, seat, one("draw", *discards))
        harness.clock.advance(DAY // 2)
        await finish_turn(harness, table)
        assert table.called == (None if discards else seat)


async def test_a_crash_before_it_fires_loses_nothing_and_after_it_doubles_nothing(harness: Harness) -> None:
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw", DRAWN))
    harness.manager._autoplay._pace = 10**9
    await finish_turn_unquietly(harness, table)
    assert table.actors == (seat,)
    heir = await harness.killed(down=1_000)
    await heir.advance(10_000)
    found = await heir.manager.tables.find(table.id)
    assert [moved.why for moved in found.news[-2:]] == [Why.ORDER, Why.ORDER]
    assert found.actors == (1 - seat,)


async def finish_turn_unquietly(harness: Harness, table: Table) -> None:
    assert table.deal is not None
    seat = table.actors[0]
    discards = [each for each in table.deal.legal_actions(seat) if isinstance(each, Discard)]
    await harness.press(table, seat, discards[-1])
    await harness.manager.publisher.settled()


async def test_taking_it_over_by_hand_ends_the_order(harness: Harness) -> None:
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw", DRAWN))
    harness.manager._autoplay._pace = 10**9
    await finish_turn_unquietly(harness, table)
    await harness.press(table, seat, TakeUpcard())
    await harness.quiet()
    assert table.news[-1].why is Why.PLAYER
    assert table.players[seat].order is None


async def test_what_cannot_be_stored_is_not_played_and_tried_again(harness: Harness) -> None:
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw", DRAWN))
    before = table.ply
    harness.database.refuse("'order'", 2)
    await finish_turn(harness, table)
    assert table.ply == before + 1
    assert await stored(harness, table) == [(seat, "waiting")]
    await harness.advance(20_000)
    assert [moved.why for moved in table.news[-2:]] == [Why.ORDER, Why.ORDER]
    assert table.ply == before + 3


@pytest.mark.parametrize("writes", range(7))
async def test_a_crash_at_any_write_neither_loses_nor_doubles_it(harness: Harness, writes: int) -> None:
    """The process dies before one of its writes; its successor goes on from what is stored."""
    table, seat = await in_play(harness)
    assert table.deal is not None
    discard = [each for each in table.deal.legal_actions(1 - seat) if isinstance(each, Discard)][-1]
    before, left = table.ply, writes
    whole = harness.database.write

    async def until_dead(unit: Sequence[Statement]) -> None:
        nonlocal left
        if left == 0:
            raise StorageError("The process has died.")
        left -= 1
        await whole(unit)

    harness.database.write = until_dead  # type: ignore[method-assign]
    harness.troubled = True
    with suppress(TableError, StorageError):
        await place(harness, table, seat, one("draw", DRAWN))
        await harness.press(table, 1 - seat, discard)
        await harness.manager.publisher.settled()
    with suppress(TableError, StorageError):
        await harness.quiet()
    heir = await harness.killed(down=1_000)
    found = await heir.manager.tables.find(table.id)
    if found.ply == before and found.players[seat].order is None:
        await place(heir, found, seat, one("draw", DRAWN))
    if found.actors == (1 - seat,) and not await heir.rows("SELECT 1 FROM actions WHERE why = 'order'"):
        await heir.press(found, 1 - seat, discard)
    await heir.advance(20_000)
    assert [(moved.seat, moved.why) for moved in found.news[-2:]] == [(seat, Why.ORDER)] * 2
    assert await heir.rows("SELECT count(*) FROM actions WHERE why = 'order'") == [(2,)]
    assert found.actors == (1 - seat,)
    assert not (await audit_all(heir.database))[0].faults


async def test_two_processes_play_it_once_and_either_can(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table, seat = await in_play(harness)
    there = await other.manager.tables.find(table.id)
    await other.manager.place_order(table.id, harness.person(table, seat), one("draw", DRAWN), deal=1)
    assert table.players[seat].order is None
    await finish_turn(harness, table)
    assert [moved.why for moved in table.news[-2:]] == [Why.ORDER, Why.ORDER]
    other.manager._autoplay.let_play(there)
    await other.advance(20_000)
    assert await harness.rows("SELECT count(*) FROM actions WHERE why = 'order'") == [(2,)]


async def test_another_process_plays_the_order_of_a_dead_one(harness: Harness) -> None:
    other = await harness.another()
    share(harness, other)
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw", DRAWN))
    harness.manager._autoplay._pace = 10**9
    await finish_turn_unquietly(harness, table)
    other.manager._scheduler.look()
    await other.quiet()
    assert await other.rows("SELECT 1 FROM actions WHERE why = 'order'") == []
    harness.clock.advance(6_000)
    for each in (other, other):
        each.manager._scheduler.look()
        await each.quiet()
    assert await other.rows("SELECT count(*) FROM actions WHERE why = 'order'") == [(2,)]


async def test_a_card_of_the_owner_is_in_no_log_line(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table, seat = await in_play(harness)
    await place(harness, table, seat, one("draw", face_of(table, seat)))
    await finish_turn(harness, table)
    lines = [
        f"{record.getMessage()} {vars(record)}" for record in caplog.records if "aiosqlite" not in record.name
    ]
    assert lines
    assert not [line for line in lines if "Order(" in line or "'order'" in line or "rules" in line]
