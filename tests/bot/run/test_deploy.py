"""The deployment and monitoring files name settings, files and ports that exist."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.run.config import Settings, variables
from bot.run.ingress import HEALTH, INTERACTIONS
from bot.run.problem import SET_RIGHT, TRY_AGAIN

DEPLOY = Path(__file__).parents[3] / "bot" / "run" / "deploy"
UNIT = (DEPLOY / "cardroom.service").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
CLUSTER = (DEPLOY / "cluster" / "compose.yaml").read_text("utf-8")
CADDY = DEPLOY / "cluster" / "Caddyfile"
SETTING = re.compile(r"\b((?:CARDROOM|DISCORD)_[A-Z_]+)[=:] ?(\S+)")


def settings_in(text: str) -> dict[str, str]:
    """Return the settings that a file gives to the bot, comments excluded."""
    return dict(SETTING.findall(re.sub(r"(?m)^ *#.*$", "", text)))


@pytest.mark.parametrize("text", [UNIT, COMPOSE, CLUSTER], ids=["unit", "compose", "cluster"])
def test_every_setting_given_is_one(text: str) -> None:
    given = settings_in(text)
    assert given
    assert given.keys() <= variables().keys()


def test_the_unit_writes_where_it_may_and_is_started_again_where_that_helps() -> None:
    lines = [line.partition("=") for line in UNIT.splitlines() if "=" in line and not line.startswith("#")]
    keys = {key: value for key, _, value in lines}
    assert keys["RestartPreventExitStatus"].split() == [str(SET_RIGHT)]
    assert str(TRY_AGAIN) not in keys["RestartPreventExitStatus"]
    given = settings_in(UNIT)
    assert "%S/cardroom/" in given["CARDROOM_DATABASE_URL"]
    assert "%t/cardroom/" in given["CARDROOM_HEARTBEAT_FILE"]
    assert {"User", "StateDirectory", "RuntimeDirectory", "CacheDirectory"} <= keys.keys()
    assert keys["ProtectSystem"] == "strict"


def test_prometheus_asks_where_the_bot_tells() -> None:
    told = Settings.model_validate({"CARDROOM_METRICS": settings_in(COMPOSE)["CARDROOM_METRICS"]})
    assert told.metrics_address is not None
    asked = (DEPLOY / "prometheus" / "prometheus.yml").read_text("utf-8")
    assert f'targets: ["bot:{told.metrics_address.port}"]' in asked
    assert "job_name: cardroom\n" in asked
    assert re.search(r"(?m)^  bot:$", COMPOSE)


def test_what_the_containers_are_given_is_there() -> None:
    mounted = re.findall(r"(?m)^ +- \./([\w./-]+):(/[\w./-]+):ro$", COMPOSE)
    assert len(mounted) == 3
    assert [source for source, _ in mounted if not (DEPLOY / source).exists()] == []
    [rules] = re.findall(
        r"rule_files: \[(.+)\]", (DEPLOY / "prometheus" / "prometheus.yml").read_text("utf-8")
    )
    assert (DEPLOY / "prometheus" / rules).is_file()
    [home] = re.findall(r"DEFAULT_HOME_DASHBOARD_PATH: (\S+)", COMPOSE)
    assert ("grafana/cardroom.json", home) in mounted
    boards = (DEPLOY / "grafana" / "provisioning" / "dashboards" / "cardroom.yaml").read_text("utf-8")
    assert f"path: {Path(home).parent}\n" in boards


def test_caddy_sends_presses_where_the_workers_take_them() -> None:
    given = settings_in(CLUSTER)
    listens = Settings.model_validate({name: given[name] for name in ("CARDROOM_INGRESS", "CARDROOM_LISTEN")})
    assert listens.listens_at is not None
    assert listens.listens_at.host == "0.0.0.0"
    [name] = re.findall(r"(?m)^name: (\S+)$", CLUSTER)
    [workers] = re.findall(r"WORKERS: >-\n((?: {8}\S.*\n)+)", CLUSTER)
    port = listens.listens_at.port
    assert workers.split() == [f"{name}-worker-{number}:{port}" for number in range(1, 9)]
    lines = CADDY.read_text("utf-8").split("\n")
    assert [line.split()[1] for line in lines if line.strip().startswith("path ")] == [INTERACTIONS]
    assert [line.split()[1] for line in lines if line.strip().startswith("health_uri ")] == [HEALTH]


def test_prometheus_asks_every_worker() -> None:
    told = Settings.model_validate({"CARDROOM_METRICS": settings_in(CLUSTER)["CARDROOM_METRICS"]})
    asked = (DEPLOY / "cluster" / "prometheus.yml").read_text("utf-8")
    assert "job_name: cardroom\n" in asked
    assert told.metrics_address is not None
    assert f"names: [worker]\n        type: A\n        port: {told.metrics_address.port}\n" in asked


def test_the_schema_is_changed_before_any_worker_starts() -> None:
    services = dict(re.findall(r"(?m)^  (\w+):\n((?:    .*\n)+)", CLUSTER))
    assert "command: [migrate]" in services["migrate"]
    assert "command: [worker]" in services["worker"]
    assert "migrate: {condition: service_completed_successfully}" in services["worker"]
    assert "postgres: {condition: service_healthy}" in services["migrate"]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy is installed")
def test_caddy_reads_its_file() -> None:
    given = {"DOMAIN": "cards.example.org", "WORKERS": "worker-1:8090 worker-2:8090"}
    command = ["caddy", "validate", "--config", str(CADDY), "--adapter", "caddyfile"]
    done = subprocess.run(command, env={**os.environ, **given}, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
