"""The match clock as members see it: setup, countdown, warning, flag, and restart."""

from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground.client import text_of
from tests.play.conftest import Harness
from tests.play.drive import choices, press, sensibly
from tests.play.sitting import Sitting, board_of, generic, seat_two

pytestmark = pytest.mark.long

FIVE, SECOND = 300_000, 1_000


async def pass_time(harness: Harness, ms: int) -> None:
    harness.clock.advance(ms)
    await harness.quiet()


async def timed(harness: Harness, **more: Any) -> Sitting:
    """Return two people in a match with a clock and no time limit per turn."""
    return await seat_two(harness, **{"clock": "5m", "turn_time": "off"} | more)


def flag_of(sitting: Sitting) -> str:
    assert sitting.table.clock.flag_at is not None
    return f"<t:{sitting.table.clock.flag_at // SECOND}:R>"


async def test_a_table_is_opened_with_clock_and_increment(harness: Harness) -> None:
    sitting = await timed(harness, increment="5s", start=False)
    assert "5 minutes each for the match, plus 5 seconds after each turn" in text_of(sitting.board())
    assert sitting.table.clock.terms == (FIVE, 5 * SECOND)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"increment": "5s"}, ("Increment", "only beside a clock")),
        ({"clock": "off", "increment": "5s"}, ("Increment", "only beside a clock")),
    ],
)
async def test_what_is_no_clock_is_refused(
    harness: Harness, given: dict[str, str], named: tuple[str, ...]
) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.slash("table open", game="gin", **given)
    assert not generic(answer)
    for word in named:
        assert word in answer.text
    assert await harness.bot.manager.tables.in_channel(int(alice.channel.id)) == []


async def test_board_and_panel_count_down_for_the_player_in_turn(harness: Harness) -> None:
    sitting = await timed(harness)
    actor, other = sitting.actor, sitting.other
    assert flag_of(sitting) in text_of(sitting.board())
    assert "5:00" in text_of(sitting.board())
    assert flag_of(sitting) in text_of(sitting.panel(actor))
    assert "You have 5:00 left" in text_of(sitting.panel(other))
    await pass_time(harness, 28 * SECOND)
    await sitting.step(sensibly(Random(1)))
    assert sitting.actor is other
    assert "4:32" in text_of(sitting.board())
    assert flag_of(sitting) in text_of(sitting.board())


async def test_a_warning_mentions_the_player_once(harness: Harness) -> None:
    sitting = await timed(harness)
    actor = sitting.actor
    await pass_time(harness, FIVE - 30 * SECOND)
    told = [message for message in actor.messages() if "clock runs out" in text_of(message)]
    assert [[user["id"] for user in message["mentions"]] for message in told] == [[actor.id]]
    assert flag_of(sitting) in text_of(told[0])
    await pass_time(harness, 20 * SECOND)
    assert len([message for message in actor.messages() if "clock runs out" in text_of(message)]) == 1


async def test_a_press_after_the_flag_fell_is_refused_and_the_match_is_lost(harness: Harness) -> None:
    sitting = await timed(harness)
    actor, other, shown = sitting.actor, sitting.other, sitting.panel(sitting.actor)
    harness.bot.manager._scheduler.stop()  # the press comes before the timer
    harness.clock.advance(FIVE)
    answer = await press(actor, shown, *choices(shown)[0])
    await harness.quiet()
    said = "\n".join([answer.text, *map(text_of, answer.followups)])
    assert "You had already run out of time, so that move was not made: you have lost the match." in said
    assert sitting.table.ply == 0
    assert sitting.table.status is Status.OVER
    assert f"{other.name} wins the match: {actor.name} ran out of time." in text_of(sitting.board())
    assert "ran out of time" in text_of(sitting.panel(other))


async def test_a_command_after_the_flag_fell_is_refused_in_words(harness: Harness) -> None:
    sitting = await timed(harness)
    actor = sitting.actor
    harness.bot.manager._scheduler.stop()
    harness.clock.advance(FIVE)
    answer = await actor.slash("move pass")
    assert "you have lost the match" in answer.text
    assert not generic(answer)
    again = await actor.slash("move pass")
    assert not generic(again)
    assert sitting.table.ply == 0


async def test_a_restart_in_mid_deal_stops_the_clock_and_takes_it_up(harness: Harness) -> None:
    sitting = await timed(harness, options="deals=1", increment="5s")
    chance = sensibly(Random(3))
    for _ in range(7):
        await pass_time(harness, 3 * SECOND)
        await sitting.step(chance)
    await pass_time(harness, 10 * SECOND)
    now, before = harness.clock.now(), sitting.table.clock
    times = [before.left(seat, now) for seat in (0, 1)]
    await harness.stop()
    harness.clock.advance(3_600_000)
    await harness.start()
    sitting.table = await harness.bot.manager.tables.find(sitting.table.id)
    clock, now = sitting.table.clock, harness.clock.now()
    assert [clock.left(seat, now) for seat in (0, 1)] == times
    assert flag_of(sitting) in text_of(sitting.board())
    assert clock.flag_at == (before.flag_at or 0) + 3_600_000
    await sitting.step(chance)
    late = sitting.table.deal.actors[0] if sitting.table.deal is not None else 0
    await pass_time(harness, sitting.table.clock.left(late, now))
    assert sitting.table.outcome is not None
    assert (sitting.table.outcome.ending, sitting.table.outcome.winners) == ("timeout", (1 - late,))


async def test_a_rematch_keeps_the_clock(harness: Harness) -> None:
    sitting = await timed(harness, increment="10s")
    await pass_time(harness, FIVE)
    assert sitting.table.status is Status.OVER
    await sitting.alice.click(sitting.board(), "Play again")
    await harness.quiet()
    assert "5 minutes each for the match, plus 10 seconds after each turn" in text_of(board_of(sitting.alice))
