"""Interactions over HTTP: signed, answered by response or callback, and by several workers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot.playground import ApiError, ManualClock, Playground, Visitor
from bot.playground import endpoint as told
from tests.playground.conformance import Conformance
from tests.playground.small_bot import PIXEL
from tests.playground.small_worker import Json, SmallWorker, says, with_file

Spawn = Callable[[int], Awaitable[list[SmallWorker]]]
MENU = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]}


@pytest.fixture
async def spawn(playground: Playground) -> AsyncIterator[Spawn]:
    """Workers at a playground with a command, and the conformance check of both."""
    judge, workers = Conformance.attach(playground), []
    playground.commands.overwrite([{"name": "hello", "description": "Say it", "type": 1}], None)

    async def start(count: int) -> list[SmallWorker]:
        for _ in range(count):
            workers.append(SmallWorker(playground.endpoint.public_key))
            await workers[-1].start()
        return workers

    yield start
    for worker in workers:
        await worker.stop()
    assert judge.violations == []


@pytest.fixture
def alice(playground: Playground) -> Visitor:
    return Visitor(playground, "Alice")


async def change(playground: Playground, url: str | None) -> tuple[int, Any]:
    """Set the endpoint as a bot or the developer portal does."""
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot playground"}) as session,
        session.patch(
            f"{playground.url}/api/v10/applications/@me", json={"interactions_endpoint_url": url}
        ) as reply,
    ):
        return reply.status, await reply.json()


async def test_an_endpoint_is_set_that_pongs_and_refuses(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    [worker] = await spawn(1)
    status, application = await change(playground, worker.url)
    assert (status, application["interactions_endpoint_url"]) == (200, worker.url)
    assert application["verify_key"] == playground.endpoint.public_key
    assert (worker.refused, worker.heard) == (1, [])
    answer = await alice.slash("hello")
    assert (answer.text, answer.interaction.served) == ("served 2", worker.url)
    assert worker.heard[0]["data"]["name"] == "hello"
    status, application = await change(playground, None)
    assert (status, application["interactions_endpoint_url"]) == (200, None)


@pytest.mark.parametrize("fault", ["lenient", "silent", "elsewhere", "down"])
async def test_no_endpoint_is_set_that_is_not_right(playground: Playground, spawn: Spawn, fault: str) -> None:
    [worker] = await spawn(1)
    worker.lenient, worker.pongs = fault == "lenient", fault != "silent"
    if fault == "down":
        await worker.stop()
    url = "http://example.com/interactions" if fault == "elsewhere" else worker.url
    status, refusal = await change(playground, url)
    assert (status, refusal["code"]) == (400, 50035)
    assert "interactions_endpoint_url" in refusal["errors"]
    assert playground.endpoint.urls == ()


async def test_an_endpoint_that_takes_a_wrong_signature_is_dropped(
    playground: Playground, spawn: Spawn, alice: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "PROBED_AFTER", 2)
    [worker] = await spawn(1)
    await playground.endpoint.set(worker.url)
    playground.endpoint._until_probe = 2
    await alice.slash("hello")
    await alice.slash("hello")
    await asyncio.gather(*playground.endpoint._under_way)
    assert worker.refused == 2
    assert playground.endpoint.dropped is None
    worker.lenient = True
    await alice.slash("hello")
    await alice.slash("hello")
    await alice.wait_for(lambda: playground.endpoint.dropped)
    assert playground.endpoint.urls == ()
    assert playground.endpoint.dropped == f"{worker.url} answered 200 to a wrong signature, not 401."


async def test_the_response_may_bring_files(playground: Playground, spawn: Spawn, alice: Visitor) -> None:
    [worker] = await spawn(1)

    async def picture(_: Json) -> web.Response:
        data = {"content": "look", "components": [MENU], "attachments": [{"id": 0, "filename": "card.png"}]}
        return with_file({"type": 4, "data": data}, "card.png", PIXEL)

    worker.answer = picture
    await playground.endpoint.set(worker.url)
    shown = (await alice.slash("hello")).message
    assert shown is not None
    assert [file["filename"] for file in alice.files(shown)] == ["card.png"]
    [call] = playground.calls.interaction
    assert (call.route, call.status) == ("POST interactions/{interaction}/{token}/callback", 204)

    async def changed(interaction: Json) -> web.Response:
        return web.json_response({"type": 7, "data": {"content": interaction["data"]["custom_id"]}})

    worker.answer = changed
    assert (await alice.click(shown, "Press")).text == "press\nPress"
    assert worker.heard[-1]["message"]["id"] == shown["id"]


async def test_202_leaves_the_answer_to_the_callback(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    [worker] = await spawn(1)

    async def later(_: Json) -> web.Response:
        return web.Response(status=202)

    worker.answer = later
    await playground.endpoint.set(worker.url)
    press = alice.prepare_slash("hello")
    playground.deliver(press)
    await alice.wait_for(lambda: press.served)
    assert press.answered is None
    playground.interactions.answer(press.id, press.token, {"type": 4, "data": {"content": "here"}}, ())
    assert (await alice.answer_to(press)).text == "here"


@pytest.mark.parametrize(
    "response",
    [{"status": 500}, {"text": "hello"}, {"text": '{"type": 7}'}, {"text": '{"type": 4, "data": {}}'}],
)
async def test_what_is_no_answer_fails_at_once(
    playground: Playground, spawn: Spawn, alice: Visitor, response: Json
) -> None:
    [worker] = await spawn(1)

    async def wrong(_: Json) -> web.Response:
        return web.Response(content_type="application/json", **response)

    worker.answer = wrong
    await playground.endpoint.set(worker.url)
    assert (await alice.slash("hello")).error == "The application did not respond"


async def test_no_answer_within_three_seconds(playground: Playground, spawn: Spawn, alice: Visitor) -> None:
    [worker] = await spawn(1)
    told_to_answer = asyncio.Event()

    async def slow(_: Json) -> web.Response:
        await told_to_answer.wait()
        return web.json_response({"type": 4, "data": {"content": "late"}})

    worker.answer = slow
    await playground.endpoint.set(worker.url)
    press = alice.prepare_slash("hello")
    playground.deliver(press)
    assert isinstance(playground.clock, ManualClock)
    playground.clock.advance(3.1)
    assert (await alice.answer_to(press)).error == "The application did not respond"
    told_to_answer.set()
    await alice.wait_for(lambda: press.served)
    assert alice.messages() == []


async def test_several_take_turns_and_one_can_be_chosen(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    workers = await spawn(3)
    await playground.endpoint.set(*(worker.url for worker in workers))
    for _ in range(6):
        await alice.slash("hello")
    assert [len(worker.heard) for worker in workers] == [2, 2, 2]
    playground.endpoint.choose(workers[1].url)
    for _ in range(2):
        await alice.slash("hello")
    assert [len(worker.heard) for worker in workers] == [2, 4, 2]


async def test_what_one_refuses_to_take_another_gets(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    workers = await spawn(3)
    await playground.endpoint.set(*(worker.url for worker in workers))
    await workers[0].stop()
    await workers[1].stop()
    for _ in range(3):
        assert (await alice.slash("hello")).text == "served 2"
    assert [len(worker.heard) for worker in workers] == [0, 0, 3]


async def test_where_nobody_takes_it_it_fails(
    playground: Playground, spawn: Spawn, alice: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "TRY_FOR", 0.0)
    [worker] = await spawn(1)
    await playground.endpoint.set(worker.url)
    await worker.stop()
    assert (await alice.slash("hello")).error == "The application did not respond"


async def test_the_same_delivered_twice_goes_to_two_and_counts_once(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    workers = await spawn(2)
    await playground.endpoint.set(*(worker.url for worker in workers))
    press = alice.prepare_slash("hello")
    playground.deliver(press, times=2)
    assert (await alice.answer_to(press)).text == "served 2"
    await alice.wait_for(lambda: len(playground.calls) == 2 and all(c.status for c in playground.calls))
    assert workers[0].heard == workers[1].heard
    assert sorted(call.status for call in playground.calls) == [204, 400]
    assert len(alice.messages()) == 1


async def test_one_that_dies_over_it_leaves_the_answer_to_the_other(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    workers = await spawn(2)
    taken = asyncio.Event()

    async def later(_: Json) -> web.Response:
        taken.set()
        return web.Response(status=202)

    async def dies(_: Json) -> web.Response:
        await taken.wait()
        return web.Response(status=500)

    workers[0].answer, workers[1].answer = later, dies
    await playground.endpoint.set(*(worker.url for worker in workers))
    press = alice.prepare_slash("hello")
    playground.deliver(press, times=2)
    await asyncio.gather(*playground.endpoint._under_way)
    assert not press.failed
    playground.interactions.answer(press.id, press.token, {"type": 4, "data": {"content": "here"}}, ())
    assert (await alice.answer_to(press)).text == "here"


async def test_what_a_frozen_worker_was_sent_another_gets_too(
    playground: Playground, spawn: Spawn, alice: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "TAKEN_WITHIN", 0.05)
    workers = await spawn(2)
    both, thawed = asyncio.Event(), asyncio.Event()

    async def freeze(_: Json) -> web.Response:
        if all(worker.heard for worker in workers):
            both.set()
        await thawed.wait()
        return web.Response(status=202)

    workers[0].answer = workers[1].answer = freeze
    await playground.endpoint.set(*(worker.url for worker in workers))
    press = alice.prepare_slash("hello")
    playground.deliver(press)
    await both.wait()
    thawed.set()
    await alice.wait_for(lambda: press.served)
    assert workers[0].heard[0] == workers[1].heard[0]
    assert not press.failed


async def test_what_a_worker_dies_over_another_gets(
    playground: Playground, spawn: Spawn, alice: Visitor
) -> None:
    workers = await spawn(2)
    deaths = 0

    async def dies_first(_: Json) -> web.Response:
        nonlocal deaths
        deaths += 1
        if deaths == 1:
            raise ConnectionResetError
        return await says(_)

    workers[0].answer = workers[1].answer = dies_first
    await playground.endpoint.set(*(worker.url for worker in workers))
    assert (await alice.slash("hello")).text == "served 2"
    assert [len(worker.heard) for worker in workers] == [1, 1]


async def test_who_is_not_well_is_left_out_until_he_is(
    playground: Playground, spawn: Spawn, alice: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(told, "LOOK_EVERY", 0.02)
    workers = await spawn(2)
    workers[0].health = 503
    await playground.endpoint.set(*(worker.url for worker in workers), health=True)
    await alice.wait_for(lambda: playground.endpoint.state()["out"] == [workers[0].url])
    for _ in range(3):
        await alice.slash("hello")
    assert [len(worker.heard) for worker in workers] == [0, 3]
    workers[0].health = 200
    await alice.wait_for(lambda: playground.endpoint.state()["out"] == [])
    for _ in range(2):
        await alice.slash("hello")
    assert [len(worker.heard) for worker in workers] == [1, 4]


async def test_the_page_sets_it_too(playground: Playground, spawn: Spawn, alice: Visitor) -> None:
    workers = await spawn(2)
    urls = [worker.url for worker in workers]
    done = await playground._sim.act({"as": alice.id, "op": "endpoint", "urls": urls, "chosen": urls[1]})
    assert done["endpoint"] == {"urls": urls, "chosen": urls[1], "dropped": None, "out": []}
    assert playground._sim.state(alice.id)["endpoint"] == done["endpoint"]


async def test_an_address_beyond_this_machine_is_refused(playground: Playground) -> None:
    with pytest.raises(ApiError):
        await playground.endpoint.set("http://10.0.0.1/interactions")
