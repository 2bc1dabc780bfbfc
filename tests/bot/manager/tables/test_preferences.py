"""Settings of guilds and members: cached, stored, and safe against lost updates."""

import asyncio
from typing import Any

import pytest
from pydantic import ValidationError

from bot.manager.tables.preferences import FRESH_MS, Preferences
from data import erasure
from data.db.errors import StorageError
from data.settings import GuildSettings, HandSort, MemberSettings, Mention
from tests.bot.manager.harness import ANN, BOB, GUILD, Harness


async def test_who_has_chosen_nothing_has_the_defaults(harness: Harness) -> None:
    members = Preferences(harness.database)
    assert await members.guild(GUILD) == GuildSettings()
    assert await members.member(ANN.id) == MemberSettings()
    assert members.known(BOB.id) == MemberSettings()
    assert members.known_guild(1) == GuildSettings()


async def test_choices_are_stored_and_at_hand(harness: Harness) -> None:
    members = Preferences(harness.database)
    await members.change_member(ANN.id, sort="suit")
    await members.change_member(ANN.id, mention="off")
    await members.change_guild(GUILD, turn_ms=0, mention="dm")
    fresh = Preferences(harness.database)
    for known in (members, fresh):
        assert await known.member(ANN.id) == MemberSettings(sort=HandSort.SUIT, mention=Mention.OFF)
        assert await known.guild(GUILD) == GuildSettings(turn_ms=0, mention=Mention.DM)
        assert known.known(ANN.id).sort is HandSort.SUIT
        assert known.known_guild(GUILD).mention is Mention.DM


@pytest.mark.parametrize("values", [{"sort": "colour"}, {"mention": "loud"}, {"hat": "red"}])
async def test_a_choice_that_is_none_changes_nothing(harness: Harness, values: dict[str, Any]) -> None:
    members = Preferences(harness.database)
    with pytest.raises(ValidationError):
        await members.change_member(ANN.id, **values)
    assert await members.member(ANN.id) == MemberSettings()
    assert await harness.rows("SELECT * FROM member_settings") == []


async def test_a_choice_that_is_not_stored_is_not_made(harness: Harness) -> None:
    members = Preferences(harness.database)
    harness.database.refuse("settings", times=2)
    with pytest.raises(StorageError):
        await members.change_member(ANN.id, sort="rank")
    with pytest.raises(StorageError):
        await members.change_guild(GUILD, turn_ms=0)
    assert await members.member(ANN.id) == MemberSettings()
    assert await members.guild(GUILD) == GuildSettings()
    await members.change_member(ANN.id, sort="rank")
    assert members.known(ANN.id).sort is HandSort.RANK


async def test_two_choices_at_once_do_not_undo_each_other(harness: Harness) -> None:
    """Regression: the later of two writes restored the old value of the other setting."""
    members = Preferences(harness.database)
    await asyncio.gather(
        members.change_member(ANN.id, sort="suit"),
        members.change_member(ANN.id, dms_closed=True),
        members.change_guild(GUILD, turn_ms=0),
        members.change_guild(GUILD, mention="off"),
    )
    assert await Preferences(harness.database).member(ANN.id) == MemberSettings(
        sort=HandSort.SUIT, dms_closed=True
    )
    assert await Preferences(harness.database).guild(GUILD) == GuildSettings(turn_ms=0, mention=Mention.OFF)


async def test_what_cannot_be_read_is_as_if_nothing_had_been_chosen(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    members = Preferences(harness.database)
    await members.change_member(ANN.id, sort="suit")
    await members.change_guild(GUILD, turn_ms=0)
    await harness.spoil("UPDATE member_settings SET settings = '{\"sort\": 5}'")
    await harness.spoil("UPDATE guild_settings SET settings = ''")
    fresh = Preferences(harness.database)
    assert await fresh.member(ANN.id) == MemberSettings()
    assert await fresh.guild(GUILD) == GuildSettings()
    assert f"member {ANN.id}" in caplog.text
    await fresh.change_member(ANN.id, sort="rank")
    assert (await Preferences(harness.database).member(ANN.id)).sort is HandSort.RANK


async def test_an_unchanged_choice_is_not_written(harness: Harness) -> None:
    members = Preferences(harness.database)
    harness.database.refuse("", times=1)
    await members.change_member(ANN.id, dms_closed=False)
    assert harness.database.times == 1


async def test_what_is_found_out_of_somebody_who_is_erased_meanwhile_is_not_stored(harness: Harness) -> None:
    members = Preferences(harness.database)
    await members.change_member(ANN.id, sort="suit")
    async with members.erasing(ANN.id):
        learning = asyncio.create_task(members.learn(ANN.id, direct_channel=77))
        await harness.database.write(erasure.erase_member(ANN.id, erasure.new_pseudonym()))
    await learning
    assert await harness.rows("SELECT * FROM member_settings") == []
    await harness.two()  # plays again as a new member
    await members.member(ANN.id)
    await members.learn(ANN.id, direct_channel=78)
    assert (await Preferences(harness.database).member(ANN.id)).direct_channel == 78


async def test_channels_are_allowed_and_forbidden_one_by_one(harness: Harness) -> None:
    members = Preferences(harness.database)
    for allowed in (8, 7):
        await members.change_guild(GUILD, allow=allowed, mention="dm")
    assert (await members.guild(GUILD)).channels == (7, 8)
    assert (await members.change_guild(GUILD, forbid=8)).channels == (7,)
    assert (await members.change_guild(GUILD, forbid=9)).channels == (7,)
    assert (await members.change_guild(GUILD, everywhere=True, allow=9)).channels == (9,)
    assert (await members.change_guild(GUILD, everywhere=True)) == GuildSettings(mention=Mention.DM)


async def test_two_channels_allowed_at_once_are_both_allowed(harness: Harness) -> None:
    """Regression: two moderators each wrote the list they had read, and one channel was lost."""
    members = Preferences(harness.database)
    await asyncio.gather(members.change_guild(GUILD, allow=7), members.change_guild(GUILD, allow=8))
    assert (await members.guild(GUILD)).channels == (7, 8)


@pytest.mark.long
async def test_who_has_played_a_deal_of_a_game_has_begun_it(harness: Harness) -> None:
    members = harness.manager.members
    table = await harness.two()
    await harness.act(table)
    assert (await members.member(ANN.id)).begun == ()
    while table.deal is not None and table.deal.actors:
        await harness.act(table)
    assert [(await members.member(who.id)).begun for who in (ANN, BOB)] == [("gin",), ("gin",)]
    again = await (await harness.another()).manager.members.member(ANN.id)
    assert again.begun == ("gin",)


# --- languages


async def test_a_chosen_language_goes_before_that_of_discord(harness: Harness) -> None:
    members = Preferences(harness.database)
    await members.member(ANN.id)
    await members.guild(GUILD)
    assert (members.language(ANN.id), members.guild_language(GUILD)) == (None, None)
    assert members.note_discord_language("member", ANN.id, "pl")
    assert members.note_discord_language("guild", GUILD, "es")
    assert (members.language(ANN.id), members.guild_language(GUILD)) == ("pl", "es")
    await members.change_member(ANN.id, language="de")
    await members.change_guild(GUILD, language="en")
    assert (members.language(ANN.id), members.guild_language(GUILD)) == ("de", "en")


async def test_the_language_of_discord_is_kept_for_those_with_a_seat(harness: Harness) -> None:
    members = Preferences(harness.database)
    await members.guild(GUILD)
    await members.store_discord_language("guild", GUILD, "pl")
    fresh = Preferences(harness.database)
    await fresh.guild(GUILD)
    assert fresh.guild_language(GUILD) == "pl"
    assert not fresh.note_discord_language("guild", GUILD, "pl")
    await members.member(BOB.id)
    await members.store_discord_language("member", BOB.id, "pl")
    assert await harness.rows("SELECT * FROM member_settings") == []


async def test_whoever_has_no_seat_reads_their_own_language_too(harness: Harness) -> None:
    members = Preferences(harness.database)
    assert await members.reader_language(ANN.id) is None
    members.note_discord_language("member", ANN.id, "es")
    assert await members.reader_language(ANN.id) == "es"
    assert ANN.id not in members._members
    await Preferences(harness.database).change_member(ANN.id, language="pl")
    assert await members.reader_language(ANN.id) == "es"
    await members.freshen(FRESH_MS)
    assert await members.reader_language(ANN.id) == "pl"


async def test_languages_are_remembered_for_a_limited_number_of_members(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.manager.tables.preferences.READERS", 3)
    members = Preferences(harness.database)
    for number in range(5):
        members.note_discord_language("member", number, "pl")
    assert [members.language(number) for number in range(5)] == [None, None, "pl", "pl", "pl"]
