"""Metrics and health over HTTP; the dashboard and the alerts name metrics that exist."""

import json
import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.manager.time.clock import ManualClock
from bot.run.client import Cardroom
from bot.run.config import Address
from bot.run.monitoring.heartbeat import Heartbeat
from bot.run.monitoring.metrics import Metrics, serving
from bot.run.problem import TRY_AGAIN, Problem
from bot.workers.ai_jobs import AiJobs
from bot.workers.pool import WorkerPool
from data.db.connection import open_database
from data.db.database import OpenDatabase
from data.db.errors import Conflict
from data.db.histogram import Histogram
from data.installation import note_served
from data.tables.row_types import Status
from data.tables.tables import open_table, set_status
from tests.data.blank import lay_out
from tests.data.conftest import table

DEPLOY = Path(__file__).parents[4] / "bot" / "run" / "deploy"
BOARD = DEPLOY / "grafana" / "cardroom.json"
RULES = DEPLOY / "prometheus" / "cardroom.rules.yml"
ANYWHERE = Address("127.0.0.1", 0)
NAME = re.compile(r"\b(?:cardroom|process|python)_[a-z0-9_]+\b")
MADE = "cardroom-20261122T164000Z.sqlite3"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[OpenDatabase]:
    await lay_out(tmp_path / "cards.sqlite3")
    opened = await open_database(f"sqlite:///{tmp_path}/cards.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
async def bot(database: OpenDatabase, tmp_path: Path) -> Cardroom:
    """A bot that has never connected."""
    return Cardroom(database, ManualClock(), AiJobs(0), stand_in=True, backup_folder=tmp_path / "backups")


def metrics_of(bot: Cardroom, database: OpenDatabase, *, alive: bool = True) -> Metrics:
    return Metrics(bot, database, {"computers": WorkerPool(0)}, Heartbeat(lambda: alive))


async def told(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    """Return all samples by name and label values."""
    text = (await metrics.written())[0].decode()
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def live(bot: Cardroom) -> None:
    """Count every metric once that exists only after its first event."""
    meter = bot.meter
    for tally in (
        meter.answers["act"],
        meter.replies["GET gateway"],
        bot.renderer.drawing["hand"],
        bot.manager.computers.thinking["gin"],
    ):
        tally.note(0.05)
    meter.requests["GET gateway", "200"] += 1
    bot.audits.last, bot.audits.faults = 1_790_000_000.0, {1: 2, 2: 0, 3: 1}
    assert bot.backup_folder is not None
    bot.backup_folder.mkdir()
    (bot.backup_folder / MADE).touch()


# --- numbers


def test_a_tally_counts_what_is_as_large_as_a_bound_below_it() -> None:
    tally = Histogram((1, 10))
    for value in (0.5, 1, 1.5, 10, 11):
        tally.note(value)
    assert (tally.counts, tally.count, tally.total) == ([2, 2, 1], 5, 24)


@pytest.mark.long
async def test_histograms_count_upwards(bot: Cardroom, database: OpenDatabase) -> None:
    for seconds in (0.004, 0.25, 20):
        bot.meter.answers["act"].note(seconds)
    found = await told(metrics_of(bot, database))
    bucket = "cardroom_answer_seconds_bucket"
    below = {labels[0]: value for (name, labels), value in found.items() if name == bucket}
    assert below["0.002"] == 0
    assert (below["0.005"], below["0.5"], below["10.0"], below["+Inf"]) == (1, 2, 2, 3)
    assert found["cardroom_answer_seconds_sum", ("act",)] == 20.254
    assert found["cardroom_answers_late_total", ("act",)] == 0


async def test_units_and_tables_are_told_as_they_are_stored(bot: Cardroom, database: OpenDatabase) -> None:
    for number, table_id in enumerate(("t1", "t2"), 1):
        await database.write(open_table(table(table_id=table_id, number=number)))
    await database.write(set_status("t2", Status.PAUSED))
    with pytest.raises(Conflict):
        await database.write(open_table(table(table_id="t1", number=3)))
    found = await told(metrics_of(bot, database))
    assert found["cardroom_tables", ("gin", "paused")] == 1
    assert (found["cardroom_due_late_seconds", ()], found["cardroom_tables_unshown", ()]) == (0, 2)
    late = bot.clock.now() - 12_000
    await database.write([("UPDATE tables SET due_at = ?, shown = version WHERE table_id = ?", (late, "t1"))])
    behind = await told(metrics_of(bot, database))
    assert (behind["cardroom_due_late_seconds", ()], behind["cardroom_tables_unshown", ()]) == (12, 1)
    assert sum(value for (name, _), value in found.items() if name == "cardroom_tables") == 2
    assert found["cardroom_units_total", ("stored",)] == found["cardroom_commit_units_count", ()] - 1 > 0
    assert found["cardroom_units_total", ("refused",)] == 1
    assert found["cardroom_units_total", ("failed",)] == 0


async def test_a_database_that_cannot_be_read_keeps_no_other_number_back(
    bot: Cardroom, database: OpenDatabase
) -> None:
    metrics = metrics_of(bot, database)
    await database.close()
    found = await told(metrics)
    assert not any(name == "cardroom_tables" for name, _ in found)
    assert found["cardroom_healthy", ()] == 0


async def test_a_fault_is_told_until_that_server_is_without(bot: Cardroom, database: OpenDatabase) -> None:
    live(bot)
    metrics = metrics_of(bot, database)
    assert (await told(metrics))["cardroom_audit_faults", ()] == 3
    await bot.audits.audit(1)
    assert (await told(metrics))["cardroom_audit_faults", ()] == 1


async def test_backups_are_counted_and_the_newest_is_dated(bot: Cardroom, database: OpenDatabase) -> None:
    metrics = metrics_of(bot, database)
    before = await told(metrics)
    assert before["cardroom_backups", ()] == 0
    live(bot)
    after = await told(metrics)
    assert after["cardroom_backups", ()] == 1
    made = datetime(2026, 11, 22, 16, 40, tzinfo=UTC).timestamp()
    assert after["cardroom_backup_timestamp_seconds", ()] == made


async def test_files_in_the_folder_are_no_backups_of_a_server(
    bot: Cardroom, database: OpenDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cluster keeps its list of erasures where the one bot kept its backups."""
    live(bot)
    monkeypatch.setattr(type(database), "shared", True)
    assert ("cardroom_backups", ()) not in await told(metrics_of(bot, database))


# --- over HTTP


async def get(url: str) -> tuple[int, str, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as reply:
        return reply.status, reply.content_type, await reply.text()


async def test_health_is_what_the_heart_says(bot: Cardroom, database: OpenDatabase) -> None:
    await database.write(note_served(1))
    heartbeat = Heartbeat(lambda: True)
    async with serving(ANYWHERE, Metrics(bot, database, {}, heartbeat)) as url:
        status, kind, text = await get(f"{url}/health")
        assert (status, kind) == (503, "application/json")
        well = {"gateway": False, "database": True, "leaving": False, "heartbeat_age": None}
        assert json.loads(text) == {"status": "ill"} | well
        heartbeat.beat()
        status, _, text = await get(f"{url}/health")
        assert (status, json.loads(text)["status"]) == (200, "ok")
        database.write_metrics.failing = True
        assert (await get(f"{url}/health"))[0] == 503, "a minute is too long for a press"
        database.write_metrics.failing = False
        assert (await get(f"{url}/health"))[0] == 200
        bot.leaving = True
        assert (await get(f"{url}/health"))[0] == 503


async def test_metrics_are_text_as_prometheus_reads_it(bot: Cardroom, database: OpenDatabase) -> None:
    async with serving(ANYWHERE, metrics_of(bot, database)) as url:
        status, kind, text = await get(f"{url}/metrics")
        assert (status, kind) == (200, "text/plain")
        assert "\ncardroom_stale_presses_total 0.0\n" in text
        assert (await get(f"{url}/"))[0] == 404


async def test_an_address_that_is_taken_is_named(bot: Cardroom, database: OpenDatabase) -> None:
    metrics = metrics_of(bot, database)
    async with serving(ANYWHERE, metrics) as url:
        taken = Address("127.0.0.1", int(url.rpartition(":")[2]))
        with pytest.raises(Problem, match=f"CARDROOM_METRICS: {taken} is in use") as caught:
            async with serving(taken, metrics):
                pass
    assert caught.value.code == TRY_AGAIN


# --- dashboard and alerts


def strings(value: Any) -> list[str]:
    """Return all strings in a JSON value."""
    if isinstance(value, dict):
        return [text for each in value.values() for text in strings(each)]
    if isinstance(value, list):
        return [text for each in value for text in strings(each)]
    return [value] if isinstance(value, str) else []


async def test_board_and_alarms_name_only_metrics_that_there_are(
    bot: Cardroom, database: OpenDatabase
) -> None:
    live(bot)
    known = {name for name, _ in await told(metrics_of(bot, database))}
    board = json.loads(BOARD.read_text("utf-8"))
    asked = {query["expr"] for panel in board["panels"] for query in panel.get("targets", [])}
    on_board = {name for text in strings(board) for name in NAME.findall(text)}
    in_alarms = set(NAME.findall(RULES.read_text("utf-8")))
    assert len(asked) > 40
    assert len(in_alarms) > 10
    assert on_board - known == set()
    assert in_alarms - known == set()
    shown = {name.removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") for name in on_board}
    own = {name for name in known if name.startswith("cardroom_")} - on_board - in_alarms
    unseen = {name for name in own if name.removesuffix("_sum").removesuffix("_count") not in shown}
    assert unseen == {"cardroom_info"}, "metrics that no dashboard or alert uses"


async def test_labels_that_the_board_and_the_alarms_ask_for_are_there(
    bot: Cardroom, database: OpenDatabase
) -> None:
    live(bot)
    metrics = metrics_of(bot, database)
    labels = {"le", "job", "instance"}
    for family in text_string_to_metric_families((await metrics.written())[0].decode()):
        labels.update(label for sample in family.samples for label in sample.labels)
    said = [*strings(json.loads(BOARD.read_text("utf-8"))), RULES.read_text("utf-8")]
    groups = [group for text in said for group in re.findall(r"\b(?:by|on) \(([^)]*)\)", text)]
    grouped = {word for group in groups for word in group.split(", ")}
    shown = {word for text in said for word in re.findall(r"{{\s*(?:\$labels\.)?(\w+)\s*}}", text)}
    assert grouped | shown <= labels
    assert {"verb", "route", "game", "crew"} <= grouped


def test_the_board_is_one_that_grafana_reads() -> None:
    board = json.loads(BOARD.read_text("utf-8"))
    panels = board["panels"]
    assert {"uid", "title", "schemaVersion", "templating", "annotations"} <= board.keys()
    numbers = [panel["id"] for panel in panels]
    assert len(set(numbers)) == len(numbers)
    taken: set[tuple[int, int]] = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not taken & cells, panel["title"]
        assert place["x"] + place["w"] <= 24
        taken |= cells
        if panel["type"] != "row":
            assert panel["title"]
            assert panel["datasource"]["uid"] == "${datasource}"
            letters = [query["refId"] for query in panel["targets"]]
            assert len(set(letters)) == len(letters) > 0


@pytest.mark.long
@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus's own tool is not installed")
def test_the_alarms_sound_when_they_should() -> None:
    alarms = Path(__file__).parent / "alarms.yml"
    for arguments in (("check", "rules", RULES), ("test", "rules", alarms)):
        done = subprocess.run(["promtool", *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
