"""Three seconds for the first answer, fifteen minutes for later ones, one first answer only."""

import asyncio

import discord
import pytest

from bot.playground.client import Answer
from bot.playground.request_log import Exchange
from tests.playground.answers import message_of
from tests.playground.conftest import Room


async def test_an_interaction_fails_after_three_seconds_and_the_late_answer_is_refused(room: Room) -> None:
    room.bot.may_answer.clear()
    press = room.alice.prepare_slash("hello")
    room.playground.deliver(press)
    room.clock.advance(2.9)
    assert not press.failed
    room.clock.advance(0.2)
    assert (await room.alice.answer_to(press)).error == "The application did not respond"
    kind, told = room.alice.seen[-1]
    assert (kind, told["command"], told["message_id"]) == ("INTERACTION_FAILED", "hello", None)
    assert len(room.bob.seen) == 0
    room.bot.may_answer.set()
    refused = await _refusal(room)
    assert (refused.status, refused.code) == (404, 10062)
    assert room.alice.messages() == []


async def test_a_second_first_answer_is_refused(room: Room) -> None:
    answer = await room.alice.slash("twice")
    refused = await _refusal(room)
    assert (refused.status, refused.code) == (400, 40060)
    assert answer.text == "once"
    assert len(room.alice.messages()) == 1


async def test_the_token_ends_after_fifteen_minutes(room: Room) -> None:
    await (await room.alice.slash("slow", secret=False)).settled()
    kept = room.bot.kept[0]
    room.clock.advance(899)
    await kept.edit_original_response(content="in time")
    room.clock.advance(2)
    with pytest.raises(discord.HTTPException) as refused:
        await kept.edit_original_response(content="too late")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert room.alice.messages()[0]["content"] == "in time"


async def test_one_press_delivered_thrice_is_answered_once(room: Room) -> None:
    opened = await room.alice.slash("table open", game="gin")
    press = room.bob.prepare_click(message_of(opened), "Count 1")
    statuses: list[int] = []
    thrice = asyncio.Event()

    def watch(seen: Exchange) -> None:
        statuses.append(seen.status)
        if len(statuses) == 3:
            thrice.set()

    room.playground.observers.append(watch)
    room.playground.deliver(press, times=3)
    await asyncio.wait_for(thrice.wait(), 10)
    assert sorted(statuses) == [200, 400, 400]
    assert opened.text == "pressed 1\nCount 2"


async def test_two_presses_with_ids_of_their_own_in_any_order(room: Room) -> None:
    opened = await room.alice.slash("table open", game="gin")
    first = room.bob.prepare_click(message_of(opened), "Count 1")
    second = room.bob.again(first)
    assert (first.id, first.token) != (second.id, second.token)
    room.playground.deliver(second)
    room.playground.deliver(first)
    assert (await room.bob.answer_to(first)).edited
    assert (await room.bob.answer_to(second)).edited


async def test_deleting_the_answer(room: Room) -> None:
    answer = await room.alice.slash("slow", secret=True)
    await answer.settled()
    await room.alice.wait_for(lambda: len(answer.followups) == 1 and answer.text == "first, edited")
    await room.bot.kept[0].delete_original_response()
    assert [message["content"] for message in room.alice.messages()] == ["second"]
    with pytest.raises(discord.NotFound) as refused:
        await room.bot.kept[0].original_response()
    assert refused.value.code == 10008


async def test_an_answer_before_delivery_or_with_a_forged_token_is_refused(room: Room) -> None:
    press = room.alice.prepare_slash("hello")
    route = discord.http.Route(
        "POST", "/interactions/{interaction_id}/{token}/callback", interaction_id=press.id, token="forged"
    )
    with pytest.raises(discord.HTTPException) as refused:
        await room.bot.http.request(route, json={"type": 4, "data": {"content": "x"}})
    assert refused.value.code == 50027
    assert Answer(press).message is None


async def test_only_the_fitting_kinds_of_answer_are_taken(room: Room) -> None:
    room.bot.may_answer.clear()
    press = room.alice.prepare_slash("hello")
    room.playground.deliver(press)
    for kind in (1, 6, 7, 8, 99):
        route = discord.http.Route(
            "POST",
            "/interactions/{interaction_id}/{token}/callback",
            interaction_id=press.id,
            token=press.token,
        )
        with pytest.raises(discord.HTTPException) as refused:
            await room.bot.http.request(route, json={"type": kind, "data": {}})
        assert refused.value.code == 50035
    room.bot.may_answer.set()
    assert (await room.alice.answer_to(press)).text == "Hello, Alice"


async def _refusal(room: Room) -> discord.HTTPException:
    """Return the error that the bot got when its answer was refused."""
    await asyncio.wait_for(room.bot.failed.wait(), 10)
    error = room.bot.errors[0]
    assert isinstance(error, discord.HTTPException)
    return error
