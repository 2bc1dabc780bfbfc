"""Presses that arrive repeatedly, out of order or from two people at once are applied once."""

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from bot.manager.publishing.message_sender import FOLLOW_MS
from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of
from bot.playground.interactions import Interaction
from data.tables.table_queries import load_table
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, sensibly, verb_of
from tests.play.sitting import Sitting, board_of, generic, seat_two

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def nothing_is_a_fault(caplog: pytest.LogCaptureFixture) -> Any:
    """Check that double presses log no error."""
    yield
    logged = caplog.get_records("call")
    assert [record.message for record in logged if record.levelno >= logging.ERROR or record.exc_info] == []


def press(visitor: Visitor, message: Json, part: Json, value: str | None) -> Interaction:
    """Return a press that is not sent yet, of a current button or an old one."""
    playground = visitor.playground
    shown = playground.world.messages[message["id"]]
    made = playground.interactions.component(visitor.id, shown, part, () if value is None else (value,))
    made.expect()
    return made


async def deliver(
    sitting: Sitting, presses: list[tuple[Visitor, Interaction]], chance: Random
) -> list[Answer]:
    """Send each press two to five times, shuffled, repeated or new; return the answers."""
    playground = sitting.harness.playground
    sent = []
    for visitor, first in presses:
        for interaction in [first, *(visitor.again(first) for _ in range(chance.randint(0, 2)))]:
            sent.append((visitor, interaction))
    events = [interaction for _, interaction in sent for _ in range(chance.randint(1, 3))]
    events += [presses[0][1]]
    chance.shuffle(events)
    for interaction in events:
        playground.deliver(interaction)
    answers = [await visitor.answer_to(interaction) for visitor, interaction in sent]
    await sitting.harness.quiet()
    for _ in sitting.people:  # the hand of a member who pressed on an older message is updated
        sitting.harness.clock.advance(FOLLOW_MS)
        await sitting.harness.quiet()
    return answers


@pytest.mark.long
async def test_every_press_of_a_match_several_times_from_two_people_at_once(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=30")
    chance, choose = Random(77), sensibly(Random(78))
    old: dict[str, tuple[Json, Json, str | None]] = {}
    raced = 0
    while sitting.playing:
        before = sitting.moment
        presses = []
        if sitting.table.between_deals:
            for visitor in sitting.people:
                board = sitting.board(visitor)
                [part] = [part for part in buttons_of(board) if verb_of(part) == "ready"]
                presses.append((visitor, press(visitor, board, part, None)))
            answers = await deliver(sitting, presses, chance)
            assert sitting.moment == (before[0] + 1, 0)
        else:
            actor, other = sitting.actor, sitting.other
            chosen = choose(sitting.panel(actor))
            presses.append((actor, press(actor, sitting.panel(actor), *chosen)))
            if other.name in old:
                presses.append((other, press(other, *old[other.name])))
            answers = await deliver(sitting, presses, chance)
            applied = verb_of(chosen[0]) == "act"
            assert sitting.moment in ((before[0], before[1] + applied), before)
            if applied:
                assert sitting.moment != before
            raced += applied
        assert not any(generic(answer) for answer in answers), answers
        for visitor in sitting.people:
            offered = choices(sitting.panel(visitor))
            if offered:
                old[visitor.name] = (sitting.panel(visitor), *offered[0])
    assert raced > 20
    stored = await load_table(harness.bot.database, sitting.table.id)
    assert stored is not None
    made = [action.interaction_id for deal in stored.deals for action in deal.actions]
    assert len(set(made)) == len(made)


async def test_two_press_join_for_the_last_seat(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await alice.slash("table open", game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    lobby = board_of(alice)
    presses = [visitor.prepare_click(lobby, "Join") for visitor in (bob, carol)]
    presses += [bob.again(presses[0]), carol.again(presses[1]), alice.prepare_click(lobby, "Join")]
    for interaction in presses:
        harness.playground.deliver(interaction)
    answers = [await alice.answer_to(interaction) for interaction in presses]
    await harness.quiet()
    assert [player.name for player in table.players] == ["Alice", "Bob"]
    assert [answer.edited for answer in answers] == [True, False, False, False, False]
    assert "already" in answers[2].text
    assert "taken" in answers[1].text


@pytest.mark.both_ways
async def test_start_and_leave_and_close_at_once(harness: Harness) -> None:
    chance = Random(5)
    for _ in range(6):
        sitting = await seat_two(harness, start=False)
        lobby = sitting.board()
        presses = [
            sitting.alice.prepare_click(lobby, "Start"),
            sitting.bob.prepare_click(lobby, "Leave"),
            sitting.alice.prepare_click(lobby, "Close"),
            sitting.alice.prepare_click(lobby, "Start"),
        ]
        chance.shuffle(presses)
        for interaction in presses:
            harness.playground.deliver(interaction)
        answers = [await sitting.alice.answer_to(interaction) for interaction in presses]
        await harness.quiet()
        assert not any(generic(answer) for answer in answers), answers
        assert sitting.table.status in (Status.PLAYING, Status.CLOSED)
        if sitting.table.status is Status.PLAYING:
            assert len(sitting.table.players) == 2
            await sitting.alice.slash("table close", table=sitting.table.number)
        await harness.quiet()


async def test_both_press_play_again_at_once(harness: Harness) -> None:
    sitting = await seat_two(harness)
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    presses = [visitor.prepare_click(sitting.board(visitor), "Play again") for visitor in sitting.people]
    presses += [sitting.alice.again(presses[0]), sitting.bob.again(presses[1])]
    for interaction in presses:
        harness.playground.deliver(interaction, 2)
    answers = [await sitting.alice.answer_to(interaction) for interaction in presses]
    await harness.quiet()
    assert not any(generic(answer) for answer in answers), answers
    [table] = await harness.bot.manager.tables.in_channel(int(sitting.alice.channel.id))
    assert table.status is Status.PLAYING
    assert {player.name for player in table.players} == {"Alice", "Bob"}


async def test_resigning_and_moving_at_once(harness: Harness) -> None:
    sitting = await seat_two(harness)
    asked = await sitting.other.click(sitting.board(sitting.other), "Resign")
    assert asked.message is not None
    actor, other = sitting.actor, sitting.other
    panel = sitting.panel(actor)
    move = press(actor, panel, *choices(panel)[0])
    give_up = other.prepare_click(asked.message, "Yes, resign")
    for interaction in (give_up, move, give_up, move):
        harness.playground.deliver(interaction)
    answers = await asyncio.gather(actor.answer_to(move), other.answer_to(give_up))
    await harness.quiet()
    assert not any(generic(answer) for answer in answers), answers
    assert sitting.table.status is Status.OVER
    assert sitting.table.outcome is not None
    assert sitting.table.outcome.winners == (sitting.people.index(actor),)


async def test_a_command_and_a_button_for_the_same_turn(harness: Harness) -> None:
    sitting = await seat_two(harness)
    actor, before = sitting.actor, sitting.moment
    [leave] = [part for part in buttons_of(sitting.panel(actor)) if part["label"].startswith("Pass")]
    by_button = press(actor, sitting.panel(actor), leave, None)
    by_command = actor.prepare_slash("move pass")
    for interaction in (by_command, by_button, by_command):
        harness.playground.deliver(interaction)
    answers = [await actor.answer_to(interaction) for interaction in (by_command, by_button)]
    await harness.quiet()
    assert not any(generic(answer) for answer in answers), answers
    assert sitting.moment == (before[0], before[1] + 1)
    assert not selects_of(sitting.panel(actor))
