"""Events that discord.py cannot read: a line in the log, and play goes on."""

import asyncio
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import orjson
import pytest

from bot.playground.resources.guilds import BOT_USER, GUILD
from bot.run.ingress.events import LEFT_OUT, UNREADABLE
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly
from tests.play.sitting import Sitting, seat_two

pytestmark = [pytest.mark.long, pytest.mark.by_gateway]

ELSEWHERE = "4242"
"""An id that nothing in the playground has."""
OTHERS: tuple[Any, ...] = (None, "?", -1, 1.5, True, [], {}, [None], ["?"], {"id": None})
"""Replacement values that discord.py does not expect in most places."""
MISSING = object()
EVENTS = [
    *("CHANNEL_CREATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE", "CHANNEL_UPDATE", "GUILD_BAN_ADD"),
    *("GUILD_CREATE", "GUILD_DELETE", "GUILD_EMOJIS_UPDATE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE"),
    *("GUILD_ROLE_CREATE", "GUILD_ROLE_DELETE", "GUILD_ROLE_UPDATE", "GUILD_UPDATE", "INTERACTION_CREATE"),
    *("MESSAGE_CREATE", "PRESENCE_UPDATE", "READY", "THREAD_CREATE", "THREAD_DELETE", "THREAD_LIST_SYNC"),
    *("THREAD_UPDATE", "TYPING_START", "USER_UPDATE", "VOICE_STATE_UPDATE"),
]
"""Events that must be among those tested."""

USER: Json = {"id": ELSEWHERE, "username": "eve", "discriminator": "0", "avatar": None}
MEMBER: Json = {
    "user": USER,
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "flags": 0,
    "deaf": False,
}
ROLE: Json = {
    "id": ELSEWHERE,
    "name": "Dealers",
    "color": 0,
    "hoist": False,
    "position": 1,
    "permissions": "0",
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
CHANNEL: Json = {
    "id": ELSEWHERE,
    "name": "stage",
    "position": 3,
    "permission_overwrites": [],
    "parent_id": None,
    "nsfw": False,
    "bitrate": 64_000,
    "user_limit": 0,
    "rtc_region": None,
    "topic": None,
}
THREAD: Json = {
    "id": ELSEWHERE,
    "type": 11,
    "name": "thread",
    "parent_id": ELSEWHERE,
    "owner_id": ELSEWHERE,
    "guild_id": GUILD,
    "message_count": 1,
    "member_count": 1,
    "rate_limit_per_user": 0,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 60,
        "locked": False,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    },
}


def example(event: str, harness: Harness) -> Json:
    """Return a payload with everything that discord.py reads in any event."""
    common: Json = {
        "id": ELSEWHERE,
        "guild_id": ELSEWHERE,
        "channel_id": ELSEWHERE,
        "user_id": ELSEWHERE,
        "message_id": ELSEWHERE,
        "role_id": ELSEWHERE,
        "application_id": ELSEWHERE,
        "ids": [ELSEWHERE],
        "user": USER,
        "member": MEMBER,
        "members": [MEMBER],
        "role": ROLE,
        "roles": [ROLE],
        "flags": 0,
        "emoji": {"id": None, "name": "x"},
        "emojis": [],
        "stickers": [],
        "nonce": None,
        "type": 0,
        "threads": [],
        "timestamp": 1_790_000_000,
        "code": "x",
        "topic": "x",
        "name": "x",
        "uses": 0,
        "position": 0,
        "permission_overwrites": [],
        "created_at": "2026-01-01T00:00:00+00:00",
    }
    common |= USER | {"id": ELSEWHERE}
    if event.startswith("CHANNEL_"):
        return common | CHANNEL | {"type": 13, "guild_id": GUILD}
    if event.startswith("THREAD_"):
        return common | THREAD | {"newly_created": True}
    if event.startswith(("GUILD_ROLE_", "GUILD_MEMBER")):
        return common | {"guild_id": GUILD}
    if event in ("GUILD_CREATE", "GUILD_UPDATE"):
        channels = [
            {**CHANNEL, "type": kind, "id": f"{kind}{ELSEWHERE}"} for kind in (0, 2, 4, 5, 13, 15, 16)
        ]
        server = harness.playground.world.guild_create()
        return {**server, "id": ELSEWHERE, "channels": channels, "threads": [THREAD], "roles": [ROLE]}
    if event == "READY":
        return {
            "v": 10,
            "user": {**USER, "id": BOT_USER},
            "guilds": [{"id": GUILD, "unavailable": True}],
            "session_id": "x",
            "shard": [0, 2],
            "__shard_id__": 0,
            "application": {"id": "1", "flags": 0},
        }
    return common


def spoilt(payload: Any) -> Iterator[Any]:
    """Yield payloads with each key, at any depth, missing or with another value."""
    for key in payload if isinstance(payload, dict) else range(len(payload)):
        for other in (MISSING, *OTHERS):
            changed = dict(payload) if isinstance(payload, dict) else list(payload)
            if other is MISSING:
                del changed[key]
            else:
                changed[key] = other
            yield changed
        if isinstance(payload[key], dict | list):
            for inner in spoilt(payload[key]):
                changed = dict(payload) if isinstance(payload, dict) else list(payload)
                changed[key] = inner
                yield changed


async def plays_on(sitting: Sitting) -> None:
    """Make a move over the same gateway connection."""
    before = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (before[0], before[1] + 1)


async def test_every_parser_bears_whatever_comes(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    sitting = await seat_two(harness)
    parsers = harness.bot._connection.parsers
    assert {*EVENTS} <= {*parsers}
    tried = 0
    for event, parse in parsers.items():
        payload = example(event, harness)
        for each in (payload, *spoilt(payload), *OTHERS):
            tried += 1
            caplog.clear()
            parse(orjson.loads(orjson.dumps(each)))  # a parser changes what it is given
            assert len(caplog.records) <= 1, event
            assert all(line.levelno <= logging.WARNING and not line.exc_info for line in caplog.records)
        await asyncio.sleep(0)
    assert tried > 10_000
    await harness.quiet()
    await plays_on(sitting)


UNREAD = [
    (
        "CHANNEL_CREATE",
        {k: v for k, v in CHANNEL.items() if k != "bitrate"} | {"type": 13, "guild_id": GUILD},
    ),
    ("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": {k: v for k, v in ROLE.items() if k != "name"}}),
    ("THREAD_CREATE", {k: v for k, v in THREAD.items() if k != "owner_id"}),
]


async def test_an_event_that_cannot_be_read_is_a_line_and_the_session_stays(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(harness)
    sessions = harness.playground.gateway.sessions
    for event, payload in UNREAD:
        harness.playground.gateway.dispatch(event, payload, GUILD)
    await plays_on(sitting)
    assert harness.playground.gateway.sessions == sessions
    said = [record.getMessage() for record in caplog.records if record.name == "bot.run.ingress.events"]
    assert said == [UNREADABLE % (event, "KeyError") for event, _ in UNREAD]


async def test_a_server_is_known_without_what_cannot_be_read_of_it(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = harness.playground.world
    whole = world.guild_create()
    bad = whole | {
        "channels": [UNREAD[0][1], *whole["channels"], "?"],
        "roles": [UNREAD[1][1]["role"], *whole["roles"]],
        "threads": [UNREAD[2][1]],
        "owner_id": "?",
    }
    await harness.stop()
    monkeypatch.setattr(world, "guild_create", lambda _: bad)
    await harness.start()
    guild = harness.bot.get_guild(int(GUILD))
    assert guild is not None
    assert {str(each.id) for each in guild.channels} == {each["id"] for each in whole["channels"]}
    assert {str(each.id) for each in guild.roles} == {each["id"] for each in whole["roles"]}
    assert guild.me is not None
    assert LEFT_OUT % ("GUILD_CREATE", "KeyError", "channels, owner_id, roles, threads") in caplog.messages
    await plays_on(await seat_two(harness))
