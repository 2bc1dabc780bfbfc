"""Settings of guilds and members, and remembered options."""

from typing import Literal

import pytest
from pydantic import ValidationError

from data.db.database import Database
from data.db.errors import BadRecord
from data.settings import (
    ChipSettings,
    GuildSettings,
    HandSort,
    MemberSettings,
    Mention,
    RememberedOptions,
    change_settings,
    load_guild_settings,
    load_member_settings,
    remember_options,
    remembered_options,
)

BIG = 1_234_567_890_123_456_789  # a Discord id needs more than 53 bits


async def test_without_settings_there_are_defaults(db: Database) -> None:
    assert await load_guild_settings(db, 1) == GuildSettings()
    assert (await load_guild_settings(db, 1)).turn_ms == 300_000
    chips = (await load_guild_settings(db, 1)).chips
    assert (chips.opening, chips.refill_floor, chips.refill_hours) == (1_000, 200, 24)
    assert (chips.gifts, chips.bank_plays) == (False, False)
    assert await load_member_settings(db, 1) == MemberSettings()
    assert await remembered_options(db, 1, "gin") is None


@pytest.mark.parametrize("openers", ["everyone", "moderators", BIG])
async def test_settings_of_a_server_come_back(
    db: Database, openers: Literal["everyone", "moderators"] | int
) -> None:
    settings = GuildSettings(
        channels=(BIG, 2), openers=openers, turn_ms=0, mention=Mention.OFF, chips=ChipSettings(gifts=True)
    )
    await change_settings(db, "guild", 1, GuildSettings(), lambda _: GuildSettings(turn_ms=1))
    await change_settings(db, "guild", 1, GuildSettings(), lambda _: settings)
    assert await load_guild_settings(db, 1) == settings
    assert await load_guild_settings(db, 2) == GuildSettings()


async def test_settings_of_a_member_come_back(db: Database) -> None:
    settings = MemberSettings(sort=HandSort.RANK, mention=Mention.DM, dms_closed=True)
    await change_settings(db, "member", 1, MemberSettings(), lambda _: MemberSettings(language="de"))
    await change_settings(db, "member", 1, MemberSettings(), lambda _: settings)
    assert await load_member_settings(db, 1) == settings


async def test_the_last_options_of_a_game_in_a_channel_come_back(db: Database) -> None:
    await db.write(remember_options(1, "gin", preset="classic", options='{"target":50}'))
    await db.write(remember_options(1, "gin", preset=None, options='{"target":100}'))
    assert await remembered_options(db, 1, "gin") == RememberedOptions(preset=None, options='{"target":100}')
    assert await remembered_options(db, 1, "hand") is None
    assert await remembered_options(db, 2, "gin") is None


@pytest.mark.parametrize(
    "text", ["", "[]", '{"turn_ms":-1}', '{"turn_ms":"60"}', '{"openers":"nobody"}', '{"colour":"red"}']
)
async def test_bad_stored_settings_are_named(db: Database, text: str) -> None:
    await db.write([("INSERT INTO guild_settings (guild_id, settings) VALUES (?, ?)", (5, text))])
    with pytest.raises(BadRecord, match="stored settings cannot be read: server 5"):
        await load_guild_settings(db, 5)
    await db.write([("INSERT INTO member_settings (member_id, settings) VALUES (?, ?)", (6, text or "{"))])
    with pytest.raises(BadRecord, match="stored settings cannot be read: member 6"):
        await load_member_settings(db, 6)
    changed = GuildSettings(turn_ms=1)
    await change_settings(db, "guild", 5, GuildSettings(), lambda _: changed)  # saving again repairs it
    assert await load_guild_settings(db, 5) == changed


def test_bad_settings_are_refused_before_they_are_stored() -> None:
    with pytest.raises(ValidationError):
        GuildSettings(turn_ms=-1)
    with pytest.raises(ValidationError):
        ChipSettings(gift_cap=-1)
    with pytest.raises(ValidationError):
        GuildSettings(openers="nobody")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("opening", 0, 1_000_000),
        ("refill_floor", 0, 1_000_000),
        ("refill_hours", 1, 8_760),
        ("gift_cap", 1, 1_000_000),
        ("stakes_cap", 0, 1_000_000),
    ],
)
def test_chips_are_set_within_their_bounds(name: str, least: int, most: int) -> None:
    for value in (least, most):
        assert getattr(ChipSettings.model_validate({name: value}), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(ValidationError):
            ChipSettings.model_validate({name: value})
