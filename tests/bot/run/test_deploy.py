"""The deployment and monitoring files name settings, files, commands and ports that exist."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.run.cli.postgres_advice import ARCHIVING
from bot.run.config import Settings, variables
from bot.run.ingress.ingress import HEALTH, INTERACTIONS
from bot.run.problem import EXIT_CODES
from tests.data.behind import behind
from tests.postgres import serving

DEPLOY = Path(__file__).parents[3] / "bot" / "run" / "deploy"
UNIT = (DEPLOY / "cardroom.service").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
CLUSTER = (DEPLOY / "cluster" / "compose.yaml").read_text("utf-8")
SERVICES = dict(re.findall(r"(?m)^  (\w+):\n((?:    .*\n)+)", CLUSTER))
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
    final = [str(each.code) for each in EXIT_CODES if each.code and not each.again]
    assert keys["RestartPreventExitStatus"].split() == final
    given = settings_in(UNIT)
    assert "%S/cardroom/" in given["CARDROOM_DATABASE_URL"]
    assert "%t/cardroom/" in given["CARDROOM_HEARTBEAT_FILE"]
    assert {"User", "StateDirectory", "RuntimeDirectory"} <= keys.keys()
    assert keys["ProtectSystem"] == "strict"


def test_the_unit_never_starts_a_playground() -> None:
    [start] = re.findall(r"(?m)^ExecStart=(.+)$", UNIT)
    run = program.parser().parse_args(shlex.split(start.partition(" -m bot ")[2]))
    assert (run.command, run.discord) == ("run", True)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd is installed")
def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "cardroom.service"
    unit.write_text(UNIT.replace("/opt/cardroom/.venv/bin/python", shutil.which("true") or ""))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, check=False, text=True
    )
    # Of other units of the machine it may complain, too.
    assert [line for line in done.stderr.splitlines() if "cardroom" in line] == []


@pytest.mark.parametrize("text", [COMPOSE, CLUSTER], ids=["compose", "cluster"])
def test_every_way_to_start_has_the_same_volume(text: str) -> None:
    """Regression: Compose put the project's name before the volume's, and the volume was empty."""
    assert "\nvolumes:\n  cardroom: {name: cardroom}\n" in text
    assert 'volumes: ["cardroom:/var/lib/cardroom"]' in text
    given = settings_in(text)
    assert given["CARDROOM_BACKUP_FOLDER"] == "/var/lib/cardroom/backups"


def test_every_command_that_is_shown_has_the_same_volume() -> None:
    shown = [
        *DEPLOY.rglob("*.yaml"),
        *DEPLOY.parents[2].glob("docs/**/*.md"),
        DEPLOY.parents[2] / "README.md",
    ]
    volumes = [
        volume
        for page in shown
        for volume in re.findall(r"(?:-v|--volume)[ =]([\w-]+):/var/lib/cardroom\b", page.read_text("utf-8"))
    ]
    assert len(volumes) >= 3
    assert set(volumes) == {"cardroom"}


def compose() -> list[str] | None:
    """Return the command of Compose: Docker's plugin, or a program of its own, or None."""
    for command in (["docker", "compose"], ["docker-compose"]):
        with suppress(OSError):
            if subprocess.run([*command, "version"], capture_output=True, check=False).returncode == 0:
                return command
    return None


@pytest.mark.parametrize("file", ["compose.yaml", "cluster/compose.yaml"])
def test_compose_reads_its_files(file: str) -> None:
    if (command := compose()) is None:
        pytest.skip("Compose is not installed")
    given = {"DISCORD_TOKEN": "x", "DOMAIN": "cards.example.org", "POSTGRES_PASSWORD": "x"}
    command += ["--file", str(DEPLOY / file), "--profile", "watch", "config", "--quiet"]
    done = subprocess.run(command, env={**os.environ, **given}, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("promtool") is None, reason="no Prometheus is installed")
@pytest.mark.parametrize("config", ["prometheus/prometheus.yml", "cluster/prometheus.yml"])
def test_prometheus_reads_its_files(config: str, tmp_path: Path) -> None:
    shutil.copy(DEPLOY / config, tmp_path / "prometheus.yml")
    shutil.copy(DEPLOY / "prometheus" / "cardroom.rules.yml", tmp_path)
    command = ["promtool", "check", "config", str(tmp_path / "prometheus.yml")]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr


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
    assert "command: [migrate]" in SERVICES["migrate"]
    assert "command: [worker]" in SERVICES["worker"]
    assert "migrate: {condition: service_completed_successfully}" in SERVICES["worker"]
    assert "postgres: {condition: service_healthy}" in SERVICES["migrate"]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy is installed")
def test_caddy_reads_its_file() -> None:
    given = {"DOMAIN": "cards.example.org", "WORKERS": "worker-1:8090 worker-2:8090"}
    command = ["caddy", "validate", "--config", str(CADDY), "--adapter", "caddyfile"]
    done = subprocess.run(command, env={**os.environ, **given}, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr


def cluster_postgres() -> tuple[list[str], list[str]]:
    """Return the arguments of initdb and of PostgreSQL in the cluster's file."""
    [initdb] = re.findall(r"POSTGRES_INITDB_ARGS: (.+)\n", SERVICES["postgres"])
    [listed] = re.findall(r"    command:\n((?:      .*\n)+)", SERVICES["postgres"])
    items = re.split(r"(?m)^      - (?:>-\n)?", listed)[1:]
    first, *arguments = [" ".join(item.split()) for item in items]
    assert first == "postgres"
    return initdb.split(), arguments


def test_the_cluster_archives_as_the_advice_says() -> None:
    _, arguments = cluster_postgres()
    assert f"-carchive_command={ARCHIVING}" in arguments
    assert "archive:/archive\n" in SERVICES["postgres"]
    assert 'volumes: ["archive:/archive"]' in SERVICES["archive"]
    assert "archive: {condition: service_completed_successfully}" in SERVICES["postgres"]


@pytest.fixture
def archive() -> Iterator[Path]:
    """A folder that PostgreSQL's user may write."""
    folder = Path(tempfile.mkdtemp(prefix="cardroom-archive-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    yield folder
    shutil.rmtree(folder)


@pytest.mark.server
def test_the_doctor_finds_nothing_wrong_with_the_clusters_server(
    archive: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Regression: `doctor --cluster` ended with 1 on the server of the cluster's own file."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith(("CARDROOM_", "DISCORD_")):
            monkeypatch.delenv(name)
    initdb, arguments = cluster_postgres()
    there = [each.replace("/archive", str(archive)) for each in arguments]
    with serving(durable=True, initdb=initdb, arguments=there) as server, server.empty() as url:
        monkeypatch.setenv("CARDROOM_DATABASE_URL", url)
        assert program.main(["migrate"]) == 0
        with behind(url) as raw:
            raw.run("SELECT pg_switch_wal()")
            while raw.run("SELECT last_archived_wal FROM pg_stat_archiver") == [(None,)]:
                raw.run("SELECT pg_sleep(0.02)")
        capsys.readouterr()
        assert program.main(["doctor", "--cluster"]) == 0
    told = capsys.readouterr().out
    assert {line[:2] for line in told.splitlines()} == {"ok"}
    for about in ("settings", "archive", "checksums", "text"):
        assert f"ok  {about}" in told
    assert {file.suffix for file in archive.iterdir()} == {".gz"}
