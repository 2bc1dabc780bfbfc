"""The first minutes: the message to a new guild, the form that sets it up, and who may use it."""

import asyncio
import logging
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from datetime import datetime

import aiohttp
import pytest

from bot.playground import ManualClock as PlaygroundClock
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of
from bot.playground.refusals import Json, Refusal
from bot.playground.resources.channels import FORUM, Channel
from bot.playground.resources.guilds import BOT_USER, Guild
from bot.playground.resources.permissions import MEMBERS, Permission
from bot.ui.sending.welcomes import Welcomes
from cogs import setup
from cogs.setup import Setup
from data.settings import GuildSettings
from tests.play.conftest import House

PLAY, SET_UP = "▶ Play now", "Set up"
MINUTE = 60_000
MANAGES = MEMBERS | Permission.MANAGE_GUILD


async def settled(house: House, guild: Guild | None = None) -> None:
    """Wait until the bot knows of a guild, and has welcomed whom it can now."""
    cog = house.bot.get_cog("Setup")
    assert isinstance(cog, Setup)
    while guild is not None and house.bot.get_guild(int(guild.id)) is None:  # noqa: ASYNC110 - an event
        await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    await cog.welcomes.background.quiet()


def joins(house: House, *channels: str, name: str = "Elsewhere") -> Guild:
    """Let the bot join a guild of Bob's, with Alice and these channels."""
    return house.playground.add_guild(name, owner="Bob", people=["Alice"], channels=channels)


def welcomes(house: House, guild: Guild) -> list[tuple[str, str]]:
    """Return where the bot has written in a guild or to its owner, and its buttons."""
    world = house.playground.world
    places = [*world.channels_of(guild), *([world.dms[guild.owner]] if guild.owner in world.dms else [])]
    return [
        (channel.name or "direct", ", ".join(part["label"] for part in buttons_of(message.json())))
        for channel in places
        for message in channel.messages.values()
        if message.author.id == BOT_USER and message.viewer is None
    ]


async def until_welcomed(house: House, guild: Guild, most: int = 1) -> list[tuple[str, str]]:
    await house.playground.hub.until(lambda: len(welcomes(house, guild)) >= most, 10)
    await settled(house)
    return welcomes(house, guild)


def shut(house: House, channel: str, *, read: bool, write: bool) -> None:
    """Take permissions in a channel: reading from the members, writing from the bot."""
    found = house.playground.world.channel(channel)
    guild = house.playground.world.guilds[found.guild]
    if not read:
        found.overwrites[guild.member_role] = (0, 0, int(Permission.VIEW_CHANNEL))
    if not write:
        found.overwrites[BOT_USER] = (1, 0, int(Permission.SEND_MESSAGES))


def prepared(house: House, plan: Mapping[str, str], system: str | None = None, owner: str = "Bob") -> Guild:
    """Let the bot join a guild whose channels are open to "read", "write", or "both"."""
    playground = house.playground
    guild = playground.world.add_guild("Elsewhere", owner=owner)
    playground.world.enter(guild, "Alice")
    for name, open_for in plan.items():
        playground.world.add_channel(name, guild=guild)
        shut(house, name, read=open_for in ("read", "both"), write=open_for in ("write", "both"))
    named = [name for name in plan if system and name.startswith(system)]
    guild.system_channel = playground.world.channel(named[0]).id if named else None
    playground._came_in(guild)
    return guild


# --- the message to a new guild


PLACES: tuple[tuple[dict[str, str], str | None, str], ...] = (
    ({"lobby": "both", "notices": "both"}, None, "lobby"),
    ({"lobby": "both", "hall": "both"}, "hall", "hall"),
    ({"lobby": "both", "hall": "write"}, "hall", "hall"),  # the system channel may be hidden
    ({"lobby": "both", "hall": "read"}, "hall", "lobby"),
    ({"staff": "write", "notices": "read", "lobby": "both"}, None, "lobby"),
    ({"staff": "write", "notices": "read"}, None, "direct"),
    ({}, None, "direct"),
)


@pytest.mark.long
@pytest.mark.by_gateway
async def test_the_message_goes_where_it_is_seen(house: House) -> None:
    for number, (plan, system, place) in enumerate(PLACES):
        owner = house.playground.world.add_member(f"Owner {number}").user.id
        guild = prepared(house, {f"{name}-{number}": way for name, way in plan.items()}, system, owner)
        [(found, labels)] = await until_welcomed(house, guild)
        assert found.partition("-")[0] == place
        assert labels == (f"{PLAY}, {SET_UP}" if place != "direct" else PLAY)


@pytest.mark.long
@pytest.mark.by_gateway
async def test_nobody_is_told_where_all_is_refused(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.playground.close_dms("Bob")
    caplog.set_level("INFO")
    guild = prepared(house, {"staff": "write", "notices": "read"})
    await settled(house, guild)
    assert "was welcomed: refused" in caplog.text
    assert welcomes(house, guild) == []
    assert "Elsewhere" not in caplog.text
    # A member who manages the guild sees it with a command, once.
    bob, room = house.visitor("Bob"), house.playground.world.channel("staff")
    answer = await bob.slash("learn rules", channel=room, game="gin")
    await bob.wait_message("Welcome to Cardroom", room)
    assert len(answer.followups) == 1
    assert not (await bob.slash("learn rules", channel=room, game="gin")).followups


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_channel_that_refuses_is_left_out(house: House) -> None:
    house.playground.switches.fail("POST channels/{channel}/messages", 403, code=50013)
    guild = joins(house, "attic", "cellar")
    assert await until_welcomed(house, guild) == [("cellar", f"{PLAY}, {SET_UP}")]


@pytest.mark.long
@pytest.mark.by_gateway
async def test_once_with_an_outage_and_a_restart(house: House) -> None:
    house.playground.switches.fail("POST channels/{channel}/messages", 503)
    guild = joins(house, "attic")
    await settled(house, guild)
    assert house.playground.switches.failures == []
    assert welcomes(house, guild) == []
    await house.stop()
    house.clock.advance(MINUTE)
    await house.start()
    assert len(await until_welcomed(house, guild)) == 1
    await house.stop()
    house.clock.advance(MINUTE)
    await house.start()
    await settled(house)
    assert len(welcomes(house, guild)) == 1


@pytest.mark.long
@pytest.mark.by_gateway
async def test_two_workers_send_one_message(house: House) -> None:
    bot = house.bot
    others = [Welcomes(bot, bot.database, house.clock, bot.members, bot.messenger) for _ in "ab"]
    guild = joins(house, "attic")
    while (known := bot.get_guild(int(guild.id))) is None:  # noqa: ASYNC110 - an event
        await asyncio.sleep(0)
    for other in others:
        other.look([known, known])
    for other in others:
        await other.background.quiet()
        await other.stop()
    await settled(house, guild)
    assert len(welcomes(house, guild)) == 1


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_message_that_may_have_arrived_is_not_sent_again_later(house: House) -> None:
    await house.stop()
    guild = joins(house, "attic")
    joined = int(datetime.fromisoformat(guild.members[BOT_USER].joined_at).timestamp() * 1_000)
    with closing(sqlite3.connect(house.database)) as raw, raw:
        room = int(house.playground.world.channel("attic").id)
        raw.execute(
            "INSERT INTO welcomes (guild_id, joined_at, claimed_until, channel_id, begun_at) "
            "VALUES (?, ?, 0, ?, ?)",
            (int(guild.id), joined, room, house.clock.now() - 10 * MINUTE),
        )
    await house.start()
    await settled(house, guild)
    assert welcomes(house, guild) == []


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_guild_that_invited_the_bot_while_it_was_down(house: House) -> None:
    await house.stop()
    guild = joins(house, "attic")
    old = joins(house, "loft", name="Old")
    old.members[BOT_USER].joined_at = "2023-11-01T00:00:00+00:00"  # two weeks before the bot's clock
    await house.start()
    assert len(await until_welcomed(house, guild)) == 1
    assert welcomes(house, old) == []
    assert welcomes(house, house.playground.world.home) == []


@pytest.mark.long
@pytest.mark.by_gateway
async def test_known_guilds_are_not_welcomed_after_an_upgrade(house: House) -> None:
    await house.stop()
    guild = joins(house, "attic")
    with closing(sqlite3.connect(house.database)) as raw, raw:
        raw.execute("UPDATE house SET welcomes_since = 9000000000000")
    await house.start()
    await settled(house)
    assert welcomes(house, guild) == []


@pytest.mark.by_gateway
async def test_a_guild_that_invites_again_is_welcomed_again(house: House) -> None:
    guild = joins(house, "attic")
    assert len(await until_welcomed(house, guild)) == 1
    house.playground.kick(guild=guild)
    await settled(house)
    assert isinstance(house.playground.clock, PlaygroundClock)
    house.playground.clock.advance(1)
    house.playground.kick(away=False, guild=guild)
    assert len(await until_welcomed(house, guild, 2)) == 2


@pytest.mark.long
@pytest.mark.parametrize("ingress", ["http"])
async def test_over_http_the_first_command_of_who_manages_shows_it(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    assert not (await bob.slash("learn rules", game="gin")).followups
    answer = await alice.slash("learn rules", game="gin")
    await alice.wait_message("Welcome to Cardroom")
    assert len(answer.followups) == 1
    assert not (await alice.slash("learn rules", game="gin")).followups


@pytest.mark.long
@pytest.mark.parametrize("ingress", ["http"])
@pytest.mark.parametrize("lost", [TimeoutError, aiohttp.ServerDisconnectedError])
async def test_a_welcome_that_cannot_be_sent_is_no_fault_of_the_program(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lost: type[Exception]
) -> None:
    tried = asyncio.Event()

    async def reply(*_: object) -> None:
        tried.set()
        raise lost

    monkeypatch.setattr(setup, "reply", reply)
    caplog.set_level(logging.INFO)
    await house.visitor("Alice").slash("learn rules", game="gin")
    await tried.wait()
    assert f"a server was not welcomed by an answer: {lost.__name__}" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


# --- the form


async def opened(house: House, visitor: Visitor) -> Answer:
    answer = await visitor.slash("setup")
    assert answer.modal is not None, answer
    return answer


async def stored(house: House) -> GuildSettings:
    return await house.bot.members.guild(int(house.playground.world.home.id))


def shown(form: Answer) -> Json:
    """Return what a form is filled in with, by the name of the field."""
    assert form.modal is not None, form
    found: Json = {}
    for part in (label["component"] for label in form.modal["components"]):
        chosen = [each["value"] for each in part.get("options", ()) if each.get("default")]
        defaults = [each["id"] for each in part.get("default_values", ())]
        found[part["custom_id"]] = part.get("value", chosen or defaults)
    return found


@pytest.mark.both_ways
async def test_enter_changes_nothing(house: House) -> None:
    alice = house.visitor("Alice")
    before = await stored(house)
    answer = await alice.submit(await opened(house, alice))
    assert await stored(house) == before
    assert "all channels" in answer.text
    assert answer.ephemeral


@pytest.mark.both_ways
async def test_the_form_sets_four_things_and_shows_them_again(house: House) -> None:
    alice, room = house.visitor("Alice"), house.playground.world.channel("card-room")
    values = {"channels": [room.id], "language": ["pl"], "chips": "1,500", "time": ["2m"]}
    answer = await alice.submit(await opened(house, alice), values)
    now = await stored(house)
    assert (now.channels, now.language, now.chips.opening) == ((int(room.id),), "pl", 1500)
    assert now.turn_ms == 2 * MINUTE
    for part in (f"<#{room.id}>", "Polski", "1,500", "2 minutes", "/cardroom settings"):
        assert part in answer.text
    assert shown(await opened(house, alice)) == values | {"chips": "1500"}
    again = await alice.click(answer.message or {}, SET_UP)
    assert shown(again) == values | {"chips": "1500"}
    emptied = await alice.submit(again, {"channels": []})
    assert (await stored(house)).channels == ()
    assert emptied.edited


@pytest.mark.long
async def test_no_chips_means_points_in_every_game(house: House) -> None:
    alice = house.visitor("Alice")
    answer = await alice.submit(await opened(house, alice), {"chips": "0"})
    assert "play for points" in answer.text
    assert (await stored(house)).chips.stakes_cap == 0
    assert "is open" in (await alice.slash("table open", game="panguingue")).text
    back = await alice.submit(await opened(house, alice), {"chips": "700"})
    assert "700" in back.text
    chips = (await stored(house)).chips
    assert (chips.opening, chips.stakes_cap) == (700, 1_000)


NO_NUMBERS = ("-5", "1.5", "12345678", "none", "  ", "1e3", "`x`", "①②", "1,00")


@pytest.mark.long
@pytest.mark.both_ways
async def test_what_was_typed_is_not_lost_with_a_refusal(house: House) -> None:
    alice, world = house.visitor("Alice"), house.playground.world
    channels = [world.channel(name).id for name in ("card-room", "rules")]
    values = {"channels": channels, "language": ["fil"], "time": ["1h"]}
    before, form = await stored(house), await opened(house, alice)
    for typed in NO_NUMBERS:
        refused = await alice.submit(form, values | {"chips": typed})
        assert "Nothing has changed" in refused.text
        assert await stored(house) == before
        form = await alice.click(refused.message or {}, "Fill in again")
        assert shown(form) == values | {"chips": typed.replace("`", "'").strip()}
    mended = await alice.submit(form, {"chips": "25"})
    assert "25" in mended.text
    now = await stored(house)
    assert (sorted(map(str, now.channels)), now.language, now.chips.opening) == (sorted(channels), "fil", 25)


@pytest.mark.long
async def test_the_last_of_two_forms_wins_and_nothing_is_mixed(house: House) -> None:
    alice, room = house.visitor("Alice"), house.playground.world.channel("card-room")
    first, second = await opened(house, alice), await opened(house, alice)
    await alice.slash("cardroom settings", idle_days=9)
    await alice.submit(first, {"channels": [room.id], "language": ["de"], "chips": "5", "time": ["1m"]})
    await alice.submit(second, {"language": ["es"]})
    now = await stored(house)
    assert (now.channels, now.language, now.chips.opening) == ((), "es", 1_000)
    assert (now.turn_ms, now.idle_days) == (5 * MINUTE, 9)


@pytest.mark.long
async def test_enter_does_not_open_all_channels_after_the_last_was_deleted(house: House) -> None:
    alice, world = house.visitor("Alice"), house.playground.world
    gone = world.add_channel("gone")
    house.playground.posts.channel("CHANNEL_CREATE", gone)
    await alice.submit(await opened(house, alice), {"channels": [gone.id]})
    house.playground.acts.delete_channel(alice.id, gone)
    await settled(house)
    form = await opened(house, alice)
    assert shown(form)["channels"] == []
    answer = await alice.submit(form)
    assert (await stored(house)).channels == (int(gone.id),)
    assert "No allowed channel is left" in answer.text


@pytest.mark.long
@pytest.mark.both_ways
async def test_the_answer_names_missing_permissions_by_channel(house: House) -> None:
    alice, world = house.visitor("Alice"), house.playground.world
    forum = world.add_channel("threads", kind=FORUM)
    house.playground.posts.channel("CHANNEL_CREATE", forum)
    house.playground.deny("card-room", int(Permission.SEND_MESSAGES))
    house.playground.deny("second-table", int(Permission.ATTACH_FILES))
    house.playground.deny("threads", int(Permission.SEND_MESSAGES_IN_THREADS))
    house.playground.deny("rules", int(Permission.VIEW_CHANNEL))
    await settled(house)
    names = ("card-room", "second-table", "threads", "rules")
    ids = {name: world.channel(name).id for name in names}
    answer = await alice.submit(await opened(house, alice), {"channels": [*ids.values()]})
    for name, permission in zip(
        names, ("Send Messages", "Attach Files", "Send Messages In Threads", "View Channel"), strict=True
    ):
        [line] = [line for line in answer.text.splitlines() if f"<#{ids[name]}>" in line and "In " in line]
        assert permission in line
        assert ("as text" in line) == (name == "second-table")


# --- who may


@pytest.mark.long
@pytest.mark.both_ways
async def test_members_read_who_can_set_up(house: House) -> None:
    bob, alice = house.visitor("Bob"), house.visitor("Alice")
    with pytest.raises(Refusal):  # Discord does not show them the command
        await bob.slash("setup")
    answer = await pressed(house, bob, "setup")
    assert "Manage Server" in answer.text
    assert answer.modal is None
    form = await opened(house, alice)
    forged = house.playground.interactions.submission(form.interaction, [])
    forged.user = bob.id
    before = await stored(house)
    assert "Manage Server" in (await bob.deliver(forged)).text
    assert await stored(house) == before


@pytest.mark.long
@pytest.mark.both_ways
async def test_manage_server_is_enough(house: House) -> None:
    bob, world = house.visitor("Bob"), house.playground.world
    world.roles[world.home.member_role].permissions = int(MANAGES)
    house.playground.gateway.dispatch(
        "GUILD_ROLE_UPDATE",
        {"guild_id": world.home.id, "role": world.roles[world.home.member_role].json()},
        world.home.id,
        1,
    )
    await settled(house)
    await bob.submit(await opened(house, bob), {"chips": "77"})
    assert (await stored(house)).chips.opening == 77


async def pressed(house: House, visitor: Visitor, verb: str, arg: str = "") -> Answer:
    """Press a forged button."""
    seen = await visitor.slash("help")
    assert seen.interaction.original is not None
    part = {"type": 2, "id": 1, "custom_id": f"c:-:0:0:{verb}:{arg}"}
    made = house.playground.interactions.component(visitor.id, seen.interaction.original, part)
    return await visitor.deliver(made)


FORGED: tuple[list[Json], ...] = (
    [{"type": 8, "custom_id": "channels", "values": ["1"]}],
    [{"type": 8, "custom_id": "channels", "values": ["x" * 50, "9" * 30]}],
    [{"type": 3, "custom_id": "language", "values": ["tlh"]}],
    [{"type": 3, "custom_id": "time", "values": ["3 minutes"]}],
    [{"type": 4, "custom_id": "chips", "value": "9" * 400}],
    [{"type": 4, "custom_id": "chips"}],
    [],
)


@pytest.mark.long
@pytest.mark.both_ways
async def test_forged_forms_change_nothing(house: House) -> None:
    alice = house.visitor("Alice")
    form, before = await opened(house, alice), await stored(house)
    for components in FORGED:
        parts = [{"type": 18, "id": 2 * at + 1, "component": each} for at, each in enumerate(components)]
        answer = await alice.deliver(house.playground.interactions.submission(form.interaction, parts))
        assert "Nothing has changed" in answer.text
        assert await stored(house) == before


@pytest.mark.long
async def test_a_forged_way_back_opens_some_form(house: House) -> None:
    alice = house.visitor("Alice")
    for arg in ("", "x.x.x", "-.1.1", "AAAA.99.99", "_w.1.1", ".1.1"):
        assert (await pressed(house, alice, "setup_again", arg)).modal is not None


# --- the first cards


@pytest.mark.long
@pytest.mark.by_gateway
async def test_two_presses_from_the_message_to_the_cards(house: House) -> None:
    guild = joins(house, "attic")
    await until_welcomed(house, guild)
    room: Channel = house.playground.world.channel("attic")
    alice = Visitor(house.playground, "Alice", channel="attic")
    [message] = room.messages.values()
    games = await alice.click(message.json(), PLAY)
    assert games.ephemeral
    assert "/games" in games.text
    dealt = await alice.click(games.message or {}, "Gin Rummy")
    assert "deadwood" in dealt.text
    await house.quiet()
    assert alice.dm()
    await alice.slash("table resign", sure=True)
    await house.quiet()


@pytest.mark.long
async def test_the_help_goes_from_topic_to_topic(house: House) -> None:
    bob = house.visitor("Bob")
    page = await bob.slash("help")
    for label, said in (("With people", "/table open"), ("Moves", "/move discard"), ("Fair deals", "/fair")):
        page = await bob.click(page.message or {}, label)
        assert said in page.text
        assert page.edited
    direct = await pressed(house, bob, "help", "no-such-topic")
    assert "`/play` deals at once" in direct.text
