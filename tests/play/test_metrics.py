"""The metrics of a whole match: they show that it was played, without names or cards."""

import asyncio
import re
from pathlib import Path
from random import Random

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample
from pydantic import SecretStr

from bot import __version__
from bot.playground import Playground
from bot.run import client
from bot.run.config import Settings
from bot.run.monitoring import heartbeat
from bot.run.monitoring.heartbeat import Heartbeat
from bot.run.monitoring.heartbeat_file import age
from bot.run.monitoring.metrics import Metrics
from bot.run.monitoring.traffic_metrics import COMPLETION, TURNED_AWAY, UNKNOWN
from bot.run.playground_process import free_port
from bot.workers.renderer import _NAMES as PICTURES
from data.db.database import OpenDatabase
from engine import GAMES
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, seat_two
from tests.playground.small_bot import point_at

pytestmark = pytest.mark.long

OWN = {"status": {"lobby", "playing", "paused"}, "outcome": {"stored", "refused", "failed"}}
OWN |= {"how": {"resumed", "new", "found", "sent", "kept"}, "game": {*GAMES}, "kind": {*PICTURES.values()}}
ROUTE = re.compile(r"[A-Z]+ (?:\*|@?[a-z]+[0-9]?)(?:/(?:\*|@?[a-z]+))*")


async def told(harness: Harness) -> tuple[str, list[Sample]]:
    """Return what Prometheus would receive now."""
    database: OpenDatabase = harness.bot.database
    pools = {"computers": harness.bot.manager.computers.pool, "pictures": harness.bot.renderer.pool}
    metrics = Metrics(harness.bot, database, pools, Heartbeat(lambda: True))
    text = (await metrics.written())[0].decode()
    return text, [sample for family in text_string_to_metric_families(text) for sample in family.samples]


def total(samples: list[Sample], name: str, **labels: str) -> float:
    """Return the sum over all samples of a name that have these labels."""
    return sum(each.value for each in samples if each.name == name and labels.items() <= each.labels.items())


async def match(harness: Harness) -> Sitting:
    """Play a match to its end, with a stale press, a command and a completion."""
    sitting = await seat_two(harness, options="target=15")
    press = sitting.actor.prepare_click(sitting.panel(sitting.actor), "Pass")
    await sitting.step(sensibly(Random(3)))
    await sitting.alice.deliver(sitting.alice.again(press))
    await sitting.actor.autocomplete("move discard", "card", "")
    await sitting.actor.slash("hand")
    await sitting.play_out(sensibly(Random(3)))
    return sitting


async def test_a_match_is_told_by_nobodys_name(harness: Harness) -> None:
    sitting = await match(harness)
    text, samples = await told(harness)

    presses = total(samples, "cardroom_answer_seconds_count", verb="act")
    [(plies,)] = await harness.bot.database.read(
        "SELECT count(*) FROM actions WHERE interaction_id IS NOT NULL"
    )
    assert presses > plies > 10, "one more was stale"
    assert total(samples, "cardroom_answer_seconds_count", verb="/table open") == 1
    assert total(samples, "cardroom_answer_seconds_count", verb="/hand") == 1
    assert total(samples, "cardroom_answer_seconds_count", verb=COMPLETION) == 1
    assert total(samples, "cardroom_stale_presses_total") >= 1
    assert total(samples, "cardroom_answers_lost_total") == 0
    callbacks = total(samples, "cardroom_rest_requests_total", route="POST interactions/*/*/callback")
    assert callbacks == total(samples, "cardroom_answer_seconds_count")
    assert total(samples, "cardroom_units_total", outcome="stored") >= plies
    assert total(samples, "cardroom_tables") == 0, "the match is over"
    assert total(samples, "cardroom_servers") == 1

    verbs = {COMPLETION, UNKNOWN, *harness.bot.presses}
    verbs |= {f"/{each.qualified_name}" for each in harness.bot.tree.walk_commands()}
    allowed = OWN | {"verb": verbs, "crew": {"computers", "pictures"}, "version": {__version__}}
    allowed |= {"why": {*TURNED_AWAY}}
    for sample in samples:
        for label, value in sample.labels.items():
            if label == "route":
                assert ROUTE.fullmatch(value), sample
            elif label == "status" and sample.name == "cardroom_rest_requests_total":
                assert re.fullmatch(r"\d{3}", value), sample
            elif label not in ("le", "generation"):
                assert value in allowed[label], sample

    people = harness.playground.world.people()
    names = {name for each in people for name in (each.user.username, each.user.global_name) if name}
    ids = {each.user.id for each in people}
    ids |= {str(each) for each in (sitting.table.id, sitting.table.guild, sitting.table.channel)}
    assert len(names) > 2
    for secret in ids | names:
        assert not re.search(rf"(?i)\b{re.escape(secret)}\b", text), secret
    assert not {sample.value for sample in samples} & {float(each) for each in ids if each.isdigit()}


async def test_the_program_tells_how_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "SOON", 0.02)
    playground = Playground(rate_limits="off")
    await playground.start()
    point_at(monkeypatch, playground.url)
    address = f"127.0.0.1:{free_port('127.0.0.1', 0)}"
    settings = Settings(
        token=SecretStr("playground"),
        discord_url=playground.url,
        database_url=f"sqlite:///{tmp_path}/cardroom.sqlite3",
        heartbeat_file=tmp_path / "heart",
        metrics=address,
        workers=0,
        cards="text",
        emoji="no",
    )
    running = asyncio.create_task(client.run(settings))
    try:
        await playground.hub.until(lambda: bool(playground.commands.all()), 20)
        async with asyncio.timeout(20), aiohttp.ClientSession(f"http://{address}") as session:
            while (await session.get("/health")).status != 200:
                pass
            assert age(tmp_path / "heart") is not None
            told = await (await session.get("/metrics")).text()
            while "cardroom_loop_delay_seconds_count 0.0" in told:
                told = await (await session.get("/metrics")).text()
        for line in (
            "cardroom_healthy 1.0",
            "cardroom_gateway_connected 1.0",
            'work_waiting{crew="scribes"} 0.0',
        ):
            assert line in told
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await playground.stop()
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://{address}/health")
