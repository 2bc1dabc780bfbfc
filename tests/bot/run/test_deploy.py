"""The files beside the program by which it is run and watched name settings, files and ports that are."""

import re
from pathlib import Path

import pytest

from bot.run.config import Settings, variables
from bot.run.problem import SET_RIGHT, TRY_AGAIN

DEPLOY = Path(__file__).parents[3] / "bot" / "run" / "deploy"
UNIT = (DEPLOY / "cardroom.service").read_text("utf-8")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
SETTING = re.compile(r"\b((?:CARDROOM|DISCORD)_[A-Z_]+)[=:] ?(\S+)")


def settings_in(text: str) -> dict[str, str]:
    """The settings that a file gives to the bot; comments are for people."""
    return dict(SETTING.findall(re.sub(r"(?m)^ *#.*$", "", text)))


@pytest.mark.parametrize("text", [UNIT, COMPOSE], ids=["unit", "compose"])
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
