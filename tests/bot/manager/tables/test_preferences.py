"""Settings of guilds and members: cached, stored, and safe against lost updates."""

import asyncio
from typing import Any

import pytest
from pydantic import ValidationError

from bot.manager.tables.preferences import FRESH_MS, Preferences
from data import erasure
from data.db.errors import StorageError
from data.settings import GuildSettings, HandSort, MemberSettings, Mention
from tests.bot.manager.house import ANN, BOB, GUILD, House


async def test_who_has_chosen_nothing_has_the_defaults(house: House) -> None:
    members = Preferences(house.database)
    assert await members.guild(GUILD) == GuildSettings()
    assert await members.member(ANN.id) == MemberSettings()
    assert members.known(BOB.id) == MemberSettings()
    assert members.known_guild(1) == GuildSettings()


async def test_choices_are_stored_and_at_hand(house: House) -> None:
    members = Preferences(house.database)
    await members.change_member(ANN.id, sort="suit")
    await members.change_member(ANN.id, mention="off")
    await members.change_guild(GUILD, turn_ms=0, mention="dm")
    fresh = Preferences(house.database)
    for known in (members, fresh):
        assert await known.member(ANN.id) == MemberSettings(sort=HandSort.SUIT, mention=Mention.OFF)
        assert await known.guild(GUILD) == GuildSettings(turn_ms=0, mention=Mention.DM)
        assert known.known(ANN.id).sort is HandSort.SUIT
        assert known.known_guild(GUILD).mention is Mention.DM


@pytest.mark.parametrize("values", [{"sort": "colour"}, {"mention": "loud"}, {"hat": "red"}])
async def test_a_choice_that_is_none_changes_nothing(house: House, values: dict[str, Any]) -> None:
    members = Preferences(house.database)
    with pytest.raises(ValidationError):
        await members.change_member(ANN.id, **values)
    assert await members.member(ANN.id) == MemberSettings()
    assert await house.rows("SELECT * FROM member_settings") == []


async def test_a_choice_that_is_not_stored_is_not_made(house: House) -> None:
    members = Preferences(house.database)
    house.database.refuse("settings", times=2)
    with pytest.raises(StorageError):
        await members.change_member(ANN.id, sort="rank")
    with pytest.raises(StorageError):
        await members.change_guild(GUILD, turn_ms=0)
    assert await members.member(ANN.id) == MemberSettings()
    assert await members.guild(GUILD) == GuildSettings()
    await members.change_member(ANN.id, sort="rank")
    assert members.known(ANN.id).sort is HandSort.RANK


async def test_two_choices_at_once_do_not_undo_each_other(house: House) -> None:
    """Regression: the later of two writes restored the old value of the other setting."""
    members = Preferences(house.database)
    await asyncio.gather(
        members.change_member(ANN.id, sort="suit"),
        members.change_member(ANN.id, dms_closed=True),
        members.change_guild(GUILD, turn_ms=0),
        members.change_guild(GUILD, mention="off"),
    )
    assert await Preferences(house.database).member(ANN.id) == MemberSettings(
        sort=HandSort.SUIT, dms_closed=True
    )
    assert await Preferences(house.database).guild(GUILD) == GuildSettings(turn_ms=0, mention=Mention.OFF)


async def test_what_cannot_be_read_is_as_if_nothing_had_been_chosen(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    members = Preferences(house.database)
    await members.change_member(ANN.id, sort="suit")
    await members.change_guild(GUILD, turn_ms=0)
    await house.spoil("UPDATE member_settings SET settings = '{\"sort\": 5}'")
    await house.spoil("UPDATE guild_settings SET settings = ''")
    fresh = Preferences(house.database)
    assert await fresh.member(ANN.id) == MemberSettings()
    assert await fresh.guild(GUILD) == GuildSettings()
    assert f"member {ANN.id}" in caplog.text
    await fresh.change_member(ANN.id, sort="rank")
    assert (await Preferences(house.database).member(ANN.id)).sort is HandSort.RANK


async def test_an_unchanged_choice_is_not_written(house: House) -> None:
    members = Preferences(house.database)
    house.database.refuse("", times=1)
    await members.change_member(ANN.id, dms_closed=False)
    assert house.database.times == 1


async def test_what_is_found_out_of_somebody_who_is_erased_meanwhile_is_not_stored(house: House) -> None:
    members = Preferences(house.database)
    await members.change_member(ANN.id, sort="suit")
    async with members.erasing(ANN.id):
        learning = asyncio.create_task(members.learn(ANN.id, direct_channel=77))
        await house.database.write(erasure.erase_member(ANN.id, erasure.new_pseudonym()))
    await learning
    assert await house.rows("SELECT * FROM member_settings") == []
    await house.two()  # plays again as a new member
    await members.member(ANN.id)
    await members.learn(ANN.id, direct_channel=78)
    assert (await Preferences(house.database).member(ANN.id)).direct_channel == 78


async def test_channels_are_allowed_and_forbidden_one_by_one(house: House) -> None:
    members = Preferences(house.database)
    for allowed in (8, 7):
        await members.change_guild(GUILD, allow=allowed, mention="dm")
    assert (await members.guild(GUILD)).channels == (7, 8)
    assert (await members.change_guild(GUILD, forbid=8)).channels == (7,)
    assert (await members.change_guild(GUILD, forbid=9)).channels == (7,)
    assert (await members.change_guild(GUILD, everywhere=True, allow=9)).channels == (9,)
    assert (await members.change_guild(GUILD, everywhere=True)) == GuildSettings(mention=Mention.DM)


async def test_two_channels_allowed_at_once_are_both_allowed(house: House) -> None:
    """Regression: two moderators each wrote the list they had read, and one channel was lost."""
    members = Preferences(house.database)
    await asyncio.gather(members.change_guild(GUILD, allow=7), members.change_guild(GUILD, allow=8))
    assert (await members.guild(GUILD)).channels == (7, 8)


@pytest.mark.long
async def test_who_has_played_a_deal_of_a_game_has_begun_it(house: House) -> None:
    members = house.manager.members
    table = await house.two()
    await house.act(table)
    assert (await members.member(ANN.id)).begun == ()
    while table.deal is not None and table.deal.actors:
        await house.act(table)
    assert [(await members.member(who.id)).begun for who in (ANN, BOB)] == [("gin",), ("gin",)]
    again = await (await house.another()).manager.members.member(ANN.id)
    assert again.begun == ("gin",)


# --- languages


async def test_a_chosen_language_goes_before_that_of_discord(house: House) -> None:
    members = Preferences(house.database)
    await members.member(ANN.id)
    await members.guild(GUILD)
    assert (members.language(ANN.id), members.guild_language(GUILD)) == (None, None)
    assert members.note_discord_language("member", ANN.id, "pl")
    assert members.note_discord_language("guild", GUILD, "es")
    assert (members.language(ANN.id), members.guild_language(GUILD)) == ("pl", "es")
    await members.change_member(ANN.id, language="de")
    await members.change_guild(GUILD, language="en")
    assert (members.language(ANN.id), members.guild_language(GUILD)) == ("de", "en")


async def test_the_language_of_discord_is_kept_for_those_with_a_seat(house: House) -> None:
    members = Preferences(house.database)
    await members.guild(GUILD)
    await members.store_discord_language("guild", GUILD, "pl")
    fresh = Preferences(house.database)
    await fresh.guild(GUILD)
    assert fresh.guild_language(GUILD) == "pl"
    assert not fresh.note_discord_language("guild", GUILD, "pl")
    await members.member(BOB.id)
    await members.store_discord_language("member", BOB.id, "pl")
    assert await house.rows("SELECT * FROM member_settings") == []


async def test_whoever_has_no_seat_reads_their_own_language_too(house: House) -> None:
    members = Preferences(house.database)
    assert await members.reader_language(ANN.id) is None
    members.note_discord_language("member", ANN.id, "es")
    assert await members.reader_language(ANN.id) == "es"
    assert ANN.id not in members._members
    await Preferences(house.database).change_member(ANN.id, language="pl")
    assert await members.reader_language(ANN.id) == "es"
    await members.freshen(FRESH_MS)
    assert await members.reader_language(ANN.id) == "pl"


async def test_languages_are_remembered_for_a_limited_number_of_members(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.manager.tables.preferences.READERS", 3)
    members = Preferences(house.database)
    for number in range(5):
        members.note_discord_language("member", number, "pl")
    assert [members.language(number) for number in range(5)] == [None, None, "pl", "pl", "pl"]
