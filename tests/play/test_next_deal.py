"""Next deal, pressed while answers and messages are in flight: one hand panel per member."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from typing import Any

import pytest

from bot.playground import Visitor
from bot.playground.client import buttons_of, text_of
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly, turn, verb_of
from tests.play.sitting import Sitting, seat_two

pytestmark = pytest.mark.long

LIVING = ("act", "sure", "pick", "sort")
"""Verbs on the panel of a deal in play only."""


class Held:
    """Holds calls of a method; ``first`` makes the call and then holds the caller."""

    def __init__(self, owner: Any, name: str, *, first: bool) -> None:
        self.begun, self.go = asyncio.Event(), asyncio.Event()
        real: Callable[..., Awaitable[Any]] = getattr(owner, name)

        async def held(*args: Any, **more: Any) -> Any:
            if not first:
                await self._wait()
            done = await real(*args, **more)
            if first:
                await self._wait()
            return done

        self._let_through = False
        self.call = held

    async def _wait(self) -> None:
        if not self._let_through:
            self.begun.set()
            await self.go.wait()

    def only(self) -> None:
        """Let later calls pass."""
        self._let_through = True


Hold = Callable[..., Held]


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hold]:
    """A function that holds an object's method; calls are released before the harness closes."""
    made: list[Held] = []

    def hold(owner: Any, name: str, *, first: bool = False) -> Held:
        held = Held(owner, name, first=first)
        monkeypatch.setattr(owner, name, held.call)
        made.append(held)
        return held

    yield hold
    for held in made:
        held.go.set()


@pytest.fixture
async def sitting(harness: Harness) -> Sitting:
    """Alice and Bob after their first deal, both with the result in direct messages."""
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(2)))
    await settle(sitting)
    return sitting


async def settle(sitting: Sitting) -> None:
    """Let everything happen that follows a move."""
    harness = sitting.harness
    for _ in range(4):
        await harness.quiet()
        harness.clock.advance(5_000)
    await harness.quiet()


def panels(visitor: Visitor) -> list[Json]:
    """Return all messages of a member that look like a hand in play."""
    seen = [*visitor.dm(), *visitor.ephemerals()]
    return [message for message in seen if any(verb_of(part) in LIVING for part in buttons_of(message))]


async def in_order(sitting: Sitting) -> None:
    """Check that each member has one hand panel, the newest message, and that it is current."""
    await sitting.harness.quiet()
    for _ in range(3):
        for visitor in sitting.people:
            [only] = panels(visitor)
            assert only["id"] == max(visitor.dm(), key=lambda message: int(message["id"]))["id"]
            assert ("Your turn" in text_of(only)) == (visitor is sitting.actor)
        await sitting.step(sensibly(Random(2)))
        await sitting.harness.quiet()


async def begin(sitting: Sitting, visitor: Visitor) -> None:
    """Ask for the next deal by the button on the board."""
    await visitor.click(sitting.board(visitor), "Next deal")


async def test_an_answer_to_next_deal_comes_after_the_new_hand(sitting: Sitting, hold: Hold) -> None:
    """Regression: the result became a second hand panel, and the new one was not updated."""
    alice, bob = sitting.people
    held = hold(sitting.harness.bot.delivery, "update")
    late = asyncio.create_task(bob.click(sitting.panel(bob), "Next deal"))
    await held.begun.wait()
    held.only()
    await alice.click(sitting.panel(alice), "Next deal")
    await sitting.harness.quiet()
    held.go.set()
    await late
    await in_order(sitting)


async def test_next_deal_is_pressed_while_the_new_hand_is_on_its_way(sitting: Sitting, hold: Hold) -> None:
    """Regression: the result became a hand panel at once, and the message in flight another."""
    alice, bob = sitting.people
    before = text_of(sitting.panel(bob))
    held = hold(sitting.harness.bot.messenger, "post_direct")
    twice = bob.prepare_click(sitting.panel(bob)["id"], "Next deal")
    await bob.click(sitting.panel(bob), "Next deal")
    await alice.click(sitting.panel(alice), "Next deal")
    await held.begun.wait()
    answer = await bob.deliver(bob.again(twice))
    held.go.set()
    assert "your cards come by direct message." in answer.text
    assert "Score" in before
    await in_order(sitting)


async def test_next_deal_is_pressed_while_the_old_hand_is_being_edited(harness: Harness, hold: Hold) -> None:
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    held = [hold(harness.bot.messenger, name, first=True) for name in ("edit", "edit_panel")]
    while not sitting.table.between_deals:
        for each in held:
            each.go.set()
        await harness.quiet()
        for each in held:
            each.go.clear()
        await turn(sitting.actor, sensibly(Random(2)))
    waiting = sitting.people[1 - (sitting.table.news[-1].seat)]
    await waiting.wait_for(lambda: "Next deal" in str(sitting.panel(waiting)))
    for visitor in sitting.people:
        await visitor.click(sitting.panel(visitor), "Next deal")
    for each in held:
        each.go.set()
    await in_order(sitting)


@pytest.mark.parametrize("first", [True, False], ids=["first", "last"])
async def test_next_deal_is_pressed_on_a_panel_that_only_its_member_sees(
    sitting: Sitting, *, first: bool
) -> None:
    """Regression: the panel became a hand, and the direct message beside it fell behind."""
    alice, bob = sitting.people
    await bob.slash("hand")
    if not first:
        await begin(sitting, alice)
    await bob.click(sitting.panel(bob), "Next deal")
    if first:
        await begin(sitting, alice)
    await in_order(sitting)


async def test_next_deal_is_asked_for_by_a_command(sitting: Sitting) -> None:
    """Regression: the panel of an earlier command was left over."""
    await sitting.bob.slash("hand")
    await sitting.alice.slash("table start")
    await sitting.bob.slash("table start")
    await in_order(sitting)


async def test_my_hand_is_answered_after_the_next_deal_has_begun(sitting: Sitting, hold: Hold) -> None:
    """Regression: a panel of the last deal became the hand."""
    held = hold(sitting.harness.bot.delivery, "answer")
    late = asyncio.create_task(sitting.bob.slash("hand"))
    await held.begun.wait()
    held.only()
    await sitting.next_deal()
    held.go.set()
    await late
    await in_order(sitting)


@pytest.mark.parametrize("answered", [True, False], ids=["before", "meanwhile"])
async def test_the_next_deal_begins_by_itself_beside_a_press(
    harness: Harness, hold: Hold, *, answered: bool
) -> None:
    sitting = await seat_two(harness, options="target=5000", turn_time="1m")
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(2)))
    pressed, due = sitting.panel(sitting.bob), sitting.table.deadline
    assert due is not None
    held = hold(harness.bot.delivery, "update")
    if answered:
        held.only()
    press = asyncio.create_task(sitting.bob.click(pressed, "Next deal"))
    if answered:
        await press
    else:
        await held.begun.wait()
    harness.clock.advance(due - harness.clock.now())
    await harness.quiet()
    assert sitting.table.deal_no == 2
    held.go.set()
    await press
    await in_order(sitting)


async def test_a_panel_shows_what_was_done_while_its_answer_was_on_its_way(
    sitting: Sitting, hold: Hold
) -> None:
    """Regression: the answer came after the edit, and the panel said "Waiting" in the own turn."""
    await sitting.next_deal()
    actor, other = sitting.actor, sitting.other
    for visitor in sitting.people:
        await visitor.click(sitting.panel(visitor), "By suit")
    held = hold(sitting.harness.bot.delivery, "update")
    late = asyncio.create_task(other.click(sitting.panel(other), "By rank"))
    await held.begun.wait()
    held.only()
    while sitting.actor is actor:
        await sitting.step(sensibly(Random(2)))
    held.go.set()
    await late
    await in_order(sitting)


async def test_a_rematch_leaves_the_hand_of_the_match_before_alone(harness: Harness) -> None:
    sitting = await seat_two(harness, options="deals=1", turn_time="off")
    await sitting.play_out(sensibly(Random(2)))
    before = {visitor: sitting.panel(visitor) for visitor in sitting.people}
    for visitor in sitting.people:
        await visitor.click(before[visitor], "Play again")
    await harness.quiet()
    [table] = [
        one for one in await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id)) if one.live
    ]
    sitting.table = table
    await in_order(sitting)
    for visitor, message in before.items():
        assert text_of(visitor.message(message)) == text_of(message)
