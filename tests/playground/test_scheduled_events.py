"""Scheduled events of the playground: who may have them, and which are refused."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.playground import ManualClock, Playground
from bot.playground.refusals import ApiError
from bot.playground.resources.scheduled_events import MOST_LIVE


def body(ground: Playground, **more: Any) -> dict[str, Any]:
    begin = datetime.fromtimestamp(ground.world.clock.now(), UTC) + timedelta(hours=1)
    usual: dict[str, Any] = {
        "name": "Friday cards",
        "scheduled_start_time": begin.isoformat(),
        "scheduled_end_time": (begin + timedelta(hours=3)).isoformat(),
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "https://discord.com/channels/1/2"},
    }
    return usual | more


@pytest.fixture
def ground() -> Playground:
    return Playground(ManualClock(), rate_limits="off")


def test_an_event_is_created_changed_and_kept_by_its_guild(ground: Playground) -> None:
    home = ground.world.home
    made = ground.events.create(home, body(ground))
    ground.events.change(ground.events.find(home, made["id"]), {"name": "Saturday cards"})
    assert [each["name"] for each in ground.events.of(home).values()] == ["Saturday cards"]
    with pytest.raises(ApiError, match="10070"):
        ground.events.find(home, "5")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 101},
        {"scheduled_start_time": "2020-01-01T20:00:00+00:00"},
        {"scheduled_end_time": "2020-01-01T20:00:00+00:00"},
        {"scheduled_start_time": "tomorrow"},
        {"entity_metadata": {}},
        {"entity_type": 2},
        {"colour": "red"},
    ],
)
def test_what_discord_refuses_is_refused(ground: Playground, wrong: dict[str, Any]) -> None:
    with pytest.raises(ApiError, match="50035"):
        ground.events.create(ground.world.home, body(ground, **wrong))
    assert ground.events.of(ground.world.home) == {}


def test_a_guild_has_at_most_a_hundred(ground: Playground) -> None:
    for _ in range(MOST_LIVE):
        ground.events.create(ground.world.home, body(ground))
    with pytest.raises(ApiError, match="30038"):
        ground.events.create(ground.world.home, body(ground))


def test_the_switch_grants_a_permission_and_takes_it_back(ground: Playground) -> None:
    before = ground.switch({})["role_granted"]
    assert ground.switch({"role_granted": ["create_events"]})["role_granted"] == ["create_events"]
    assert ground.switch({"role_granted": []})["role_granted"] == before == []
