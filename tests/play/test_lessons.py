"""Lessons in the playground: five presses to a real deal, in a server and in direct messages."""

import pytest

from bot.playground.client import buttons_of
from bot.texts.games.lesson_script import Lesson
from bot.texts.games.wordings import wording
from tests.play.conftest import Harness


def lesson(game: str) -> Lesson:
    found = wording(game).lesson
    assert found is not None
    return found


def custom_ids(game: str, *, right: bool) -> list[str]:
    """Return the custom_id of the first right or wrong move of every step."""
    script = lesson(game)
    chosen = [
        next(number for number, each in enumerate(step.choices) if (each.why is None) is right)
        for step in script.steps
    ]
    return [f"c:-:0:0:lesson:{game}.{step}.{number}.{script.mark}" for step, number in enumerate(chosen)]


async def test_five_right_presses_and_one_more_lead_to_real_cards(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    page = await alice.slash("learn lesson", game="gin")
    assert page.ephemeral
    assert "Alice" not in (await alice.slash("learn lesson")).text, "the list of lessons shows no deal"
    wrong, right = custom_ids("gin", right=False), custom_ids("gin", right=True)
    for no, yes in zip(wrong, right, strict=True):
        assert page.message is not None
        answer = await alice.click(page.message, custom_id=no)
        assert answer.edited
        assert "Try again" in answer.text
        assert answer.message is not None
        page = await alice.click(answer.message, custom_id=yes)
        assert page.edited
    assert "You knocked with" in page.text
    assert page.message is not None
    dealt = await alice.click(page.message, "▶ Play a real deal")
    assert not dealt.edited, "the end of the lesson stays"
    assert "deadwood" in dealt.text


@pytest.mark.long
async def test_newcomers_are_offered_the_lesson_until_they_have_played(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await harness.bot.members.change_member(int(bob.id), begun=("hand",))
    new = await alice.slash("play", game="hand")
    assert "🎓 Learn it first" in [each["label"] for each in buttons_of(new.message or {})]
    known = await bob.slash("play", game="hand")
    assert "🎓 Learn it first" not in [each["label"] for each in buttons_of(known.message or {})]
    assert new.message is not None
    learning = await alice.click(new.message, "🎓 Learn it first")
    assert not learning.edited, "the way to the hand stays"
    assert "decision 1 of 5" in learning.text


@pytest.mark.long
async def test_a_lesson_costs_no_turn_against_computers_and_tells_of_the_others(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    dealt = await alice.slash("play", game="gin")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.actors == (0,)
    assert table.turn_ms
    page = await alice.click(dealt.message or {}, "🎓 Learn it first")
    for custom_id in custom_ids("gin", right=True):
        assert f"<t:{(table.deadline or 0) // 1000}:R> · [🟦 Table 1]" in page.text
        harness.clock.advance(table.turn_ms * 2 // 3)
        page = await alice.click(page.message or {}, custom_id=custom_id)
        await harness.quiet()
    assert "Table 1" in page.text
    assert table.ply == 0
    assert table.players[0].misses == 0


@pytest.mark.long
async def test_a_lesson_works_in_direct_messages(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    direct = harness.playground.world.dm(alice.id)
    page = await alice.slash("learn lesson", game="hand_partnership", channel=direct)
    for custom_id in custom_ids("hand_partnership", right=True):
        assert page.message is not None
        page = await alice.click(page.message, custom_id=custom_id)
    assert page.message is not None
    dealt = await (await alice.click(page.message, "▶ Play a real deal")).settled()
    await harness.quiet()
    assert "Hand Partnership" in dealt.text
