"""Discord out of order for a while: no move is lost, and the table is shown again."""

from random import Random

import pytest

from bot.playground.client import text_of
from tests.play.conftest import House
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long


async def test_a_board_that_could_not_be_edited_is_brought_up_to_date_by_the_next_move(house: House) -> None:
    sitting = await seat_two(house)
    for visitor in sitting.people:
        await house.bot.members.change_member(int(visitor.id), only_moves=False)
    house.playground.switch({"fail": {"route": "PATCH channels", "status": 503, "times": 3}})
    before = sitting.moment
    stale = text_of(sitting.board())
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (before[0], before[1] + 1)
    assert text_of(sitting.board()) == stale
    house.playground.switch({"fail": []})
    await sitting.actor.click(sitting.board(sitting.actor), "My hand")
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (before[0], before[1] + 2)
    assert text_of(sitting.board()) != stale


async def test_an_answer_that_came_too_late_loses_no_move(house: House) -> None:
    sitting = await seat_two(house)
    actor, before = sitting.actor, sitting.moment
    leave = actor.prepare_click(sitting.panel(actor), "Leave")
    house.playground.switch({"fail": {"route": "callback", "status": 404, "code": 10062}})
    house.playground.deliver(leave)
    await actor.wait_for(lambda: not house.playground.switches.failures)
    await house.quiet()
    assert sitting.moment == (before[0], before[1] + 1)
    again = await actor.deliver(actor.again(leave))
    assert not generic(again)
    assert "Waiting for" in again.text
    assert sitting.moment == (before[0], before[1] + 1)


@pytest.mark.parametrize("how", ["reconnect", "close"])
async def test_a_dropped_gateway_is_taken_up_again(house: House, how: str) -> None:
    sitting = await seat_two(house)
    house.playground.switch({"gateway": how})
    await sitting.alice.wait_for(lambda: house.playground.gateway.complete())
    before = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != before


async def test_what_was_pressed_while_the_gateway_was_away_is_applied_once(house: House) -> None:
    sitting = await seat_two(house)
    actor, before = sitting.actor, sitting.moment
    leave = actor.prepare_click(sitting.panel(actor), "Leave")
    house.playground.switch({"gateway": "reconnect"})
    house.playground.deliver(leave, 2)
    answer = await actor.answer_to(leave)
    await house.quiet()
    assert not generic(answer)
    assert sitting.moment == (before[0], before[1] + 1)
