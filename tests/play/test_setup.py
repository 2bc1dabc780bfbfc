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
from tests.play.conftest import Harness

PLAY, SET_UP = "▶ Play now", "Set up"
MINUTE = 60_000
MANAGES = MEMBERS | Permission.MANAGE_GUILD


async def settled(harness: Harness, guild: Guild | None = None) -> None:
    """Wait until the bot knows of a guild, and has welcomed whom it can now."""
    cog = harness.bot.get_cog("Setup")
    assert isinstance(cog, Setup)
    while guild is not None and harness.bot.get_guild(int(guild.id)) is None:  # noqa: ASYNC110 - an event
        await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    await cog.welcomes.background.quiet()


def joins(harness: Harness, *channels: str, name: str = "Elsewhere") -> Guild:
    """Let the bot join a guild of Bob's, with Alice and these channels."""
    return harness.playground.add_guild(name, owner="Bob", people=["Alice"], channels=channels)


def welcomes(harness: Harness, guild: Guild) -> list[tuple[str, str]]:
    """Return where the bot has written in a guild or to its owner, and its buttons."""
    world = harness.playground.world
    places = [*world.channels_of(guild), *([world.dms[guild.owner]] if guild.owner in world.dms else [])]
    return [
        (channel.name or "direct", ", ".join(part["label"] for part in buttons_of(message.json())))
        for channel in places
        for message in channel.messages.values()
        if message.author.id == BOT_USER and message.viewer is None
    ]


async def until_welcomed(harness: Harness, guild: Guild, most: int = 1) -> list[tuple[str, str]]:
    await harness.playground.hub.until(lambda: len(welcomes(harness, guild)) >= most, 10)
    await settled(harness)
    return welcomes(harness, guild)


def shut(harness: Harness, channel: str, *, read: bool, write: bool) -> None:
    """Take permissions in a channel: reading from the members, writing from the bot."""
    found = harness.playground.world.channel(channel)
    guild = harness.playground.world.guilds[found.guild]
    if not read:
        found.overwrites[guild.member_role] = (0, 0, int(Permission.VIEW_CHANNEL))
    if not write:
        found.overwrites[BOT_USER] = (1, 0, int(Permission.SEND_MESSAGES))


def prepared(
    harness: Harness, plan: Mapping[str, str], system: str | None = None, owner: str = "Bob"
) -> Guild:
    """Let the bot join a guild whose channels are open to "read", "write", or "both"."""
    playground = harness.playground
    guild = playground.world.add_guild("Elsewhere", owner=owner)
    playground.world.enter(guild, "Alice")
    for name, open_for in plan.items():
        playground.world.add_channel(name, guild=guild)
        shut(harness, name, read=open_for in ("read", "both"), write=open_for in ("write", "both"))
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
async def test_the_message_goes_where_it_is_seen(harness: Harness) -> None:
    for number, (plan, system, place) in enumerate(PLACES):
        owner = harness.playground.world.add_member(f"Owner {number}").user.id
        guild = prepared(harness, {f"{name}-{number}": way for name, way in plan.items()}, system, owner)
        [(found, labels)] = await until_welcomed(harness, guild)
        assert found.partition("-")[0] == place
        assert labels == (f"{PLAY}, {SET_UP}" if place != "direct" else PLAY)


@pytest.mark.long
@pytest.mark.by_gateway
async def test_nobody_is_told_where_all_is_refused(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness.playground.close_dms("Bob")
    caplog.set_level("INFO")
    guild = prepared(harness, {"staff": "write", "notices": "read"})
    await settled(harness, guild)
    assert "was welcomed: refused" in caplog.text
    assert welcomes(harness, guild) == []
    assert "Elsewhere" not in caplog.text
    # A member who manages the guild sees it with a command, once.
    bob, room = harness.visitor("Bob"), harness.playground.world.channel("staff")
    answer = await bob.slash("learn rules", channel=room, game="gin")
    await bob.wait_message("Welcome to Cardroom", room)
    assert len(answer.followups) == 1
    assert not (await bob.slash("learn rules", channel=room, game="gin")).followups


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_channel_that_refuses_is_left_out(harness: Harness) -> None:
    harness.playground.switches.fail("POST channels/{channel}/messages", 403, code=50013)
    guild = joins(harness, "attic", "cellar")
    assert await until_welcomed(harness, guild) == [("cellar", f"{PLAY}, {SET_UP}")]


@pytest.mark.long
@pytest.mark.by_gateway
async def test_once_with_an_outage_and_a_restart(harness: Harness) -> None:
    harness.playground.switches.fail("POST channels/{channel}/messages", 503)
    guild = joins(harness, "attic")
    await settled(harness, guild)
    assert harness.playground.switches.failures == []
    assert welcomes(harness, guild) == []
    await harness.stop()
    harness.clock.advance(MINUTE)
    await harness.start()
    assert len(await until_welcomed(harness, guild)) == 1
    await harness.stop()
    harness.clock.advance(MINUTE)
    await harness.start()
    await settled(harness)
    assert len(welcomes(harness, guild)) == 1


@pytest.mark.long
@pytest.mark.by_gateway
async def test_two_workers_send_one_message(harness: Harness) -> None:
    bot = harness.bot
    others = [Welcomes(bot, bot.database, harness.clock, bot.members, bot.messenger) for _ in "ab"]
    guild = joins(harness, "attic")
    while (known := bot.get_guild(int(guild.id))) is None:  # noqa: ASYNC110 - an event
        await asyncio.sleep(0)
    for other in others:
        other.look([known, known])
    for other in others:
        await other.background.quiet()
        await other.stop()
    await settled(harness, guild)
    assert len(welcomes(harness, guild)) == 1


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_message_that_may_have_arrived_is_not_sent_again_later(harness: Harness) -> None:
    await harness.stop()
    guild = joins(harness, "attic")
    joined = int(datetime.fromisoformat(guild.members[BOT_USER].joined_at).timestamp() * 1_000)
    with closing(sqlite3.connect(harness.database)) as raw, raw:
        room = int(harness.playground.world.channel("attic").id)
        raw.execute(
            "INSERT INTO welcomes (guild_id, joined_at, claimed_until, channel_id, begun_at) "
            "VALUES (?, ?, 0, ?, ?)",
            (int(guild.id), joined, room, harness.clock.now() - 10 * MINUTE),
        )
    await harness.start()
    await settled(harness, guild)
    assert welcomes(harness, guild) == []


@pytest.mark.long
@pytest.mark.by_gateway
async def test_a_guild_that_invited_the_bot_while_it_was_down(harness: Harness) -> None:
    await harness.stop()
    guild = joins(harness, "attic")
    old = joins(harness, "loft", name="Old")
    old.members[BOT_USER].joined_at = "2023-11-01T00:00:00+00:00"  # two weeks before the bot's clock
    await harness.start()
    assert len(await until_welcomed(harness, guild)) == 1
    assert welcomes(harness, old) == []
    assert welcomes(harness, harness.playground.world.home) == []


@pytest.mark.long
@pytest.mark.by_gateway
async def test_known_guilds_are_not_welcomed_after_an_upgrade(harness: Harness) -> None:
    await harness.stop()
    guild = joins(harness, "attic")
    with closing(sqlite3.connect(harness.database)) as raw, raw:
        raw.execute("UPDATE house SET welcomes_since = 9000000000000")
    await harness.start()
    await settled(harness)
    assert welcomes(harness, guild) == []


@pytest.mark.by_gateway
async def test_a_guild_that_invites_again_is_welcomed_again(harness: Harness) -> None:
    guild = joins(harness, "attic")
    assert len(await until_welcomed(harness, guild)) == 1
    harness.playground.kick(guild=guild)
    await settled(harness)
    assert isinstance(harness.playground.clock, PlaygroundClock)
    harness.playground.clock.advance(1)
    harness.playground.kick(away=False, guild=guild)
    assert len(await until_welcomed(harness, guild, 2)) == 2


@pytest.mark.long
@pytest.mark.parametrize("ingress", ["http"])
async def test_over_http_the_first_command_of_who_manages_shows_it(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    assert not (await bob.slash("learn rules", game="gin")).followups
    answer = await alice.slash("learn rules", game="gin")
    await alice.wait_message("Welcome to Cardroom")
    assert len(answer.followups) == 1
    assert not (await alice.slash("learn rules", game="gin")).followups


@pytest.mark.long
@pytest.mark.parametrize("ingress", ["http"])
@pytest.mark.parametrize("lost", [TimeoutError, aiohttp.ServerDisconnectedError])
async def test_a_welcome_that_cannot_be_sent_is_no_fault_of_the_program(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lost: type[Exception]
) -> None:
    tried = asyncio.Event()

    async def reply(*_: object) -> None:
        tried.set()
        raise lost

    monkeypatch.setattr(setup, "reply", reply)
    caplog.set_level(logging.INFO)
    await harness.visitor("Alice").slash("learn rules", game="gin")
    await tried.wait()
    assert f"a server was not welcomed by an answer: {lost.__name__}" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


# --- the form


async def opened(harness: Harness, visitor: Visitor) -> Answer:
    answer = await visitor.slash("setup")
    assert answer.modal is not None, answer
    return answer


async def stored(harness: Harness) -> GuildSettings:
    return await harness.bot.members.guild(int(harness.playground.world.home.id))


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
async def test_enter_changes_nothing(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    before = await stored(harness)
    answer = await alice.submit(await opened(harness, alice))
    assert await stored(harness) == before
    assert "all channels" in answer.text
    assert answer.ephemeral


@pytest.mark.both_ways
async def test_the_form_sets_four_things_and_shows_them_again(harness: Harness) -> None:
    alice, room = harness.visitor("Alice"), harness.playground.world.channel("card-room")
    values = {"channels": [room.id], "language": ["pl"], "chips": "1,500", "time": ["2m"]}
    answer = await alice.submit(await opened(harness, alice), values)
    now = await stored(harness)
    assert (now.channels, now.language, now.chips.opening) == ((int(room.id),), "pl", 1500)
    assert now.turn_ms == 2 * MINUTE
    for part in (f"<#{room.id}>", "Polski", "1,500", "2 minutes", "/cardroom settings"):
        assert part in answer.text
    assert shown(await opened(harness, alice)) == values | {"chips": "1500"}
    again = await alice.click(answer.message or {}, SET_UP)
    assert shown(again) == values | {"chips": "1500"}
    emptied = await alice.submit(again, {"channels": []})
    assert (await stored(harness)).channels == ()
    assert emptied.edited


@pytest.mark.long
async def test_no_chips_means_points_in_every_game(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    answer = await alice.submit(await opened(harness, alice), {"chips": "0"})
    assert "play for points" in answer.text
    assert (await stored(harness)).chips.stakes_cap == 0
    assert "is open" in (await alice.slash("table open", game="panguingue")).text
    back = await alice.submit(await opened(harness, alice), {"chips": "700"})
    assert "700" in back.text
    chips = (await stored(harness)).chips
    assert (chips.opening, chips.stakes_cap) == (700, 1_000)


NO_NUMBERS = ("-5", "1.5", "12345678", "none", "  ", "1e3", "`x`", "①②", "1,00")


@pytest.mark.long
@pytest.mark.both_ways
async def test_what_was_typed_is_not_lost_with_a_refusal(harness: Harness) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    channels = [world.channel(name).id for name in ("card-room", "rules")]
    values = {"channels": channels, "language": ["fil"], "time": ["1h"]}
    before, form = await stored(harness), await opened(harness, alice)
    for typed in NO_NUMBERS:
        refused = await alice.submit(form, values | {"chips": typed})
        assert "Nothing has changed" in refused.text
        assert await stored(harness) == before
        form = await alice.click(refused.message or {}, "Fill in again")
        assert shown(form) == values | {"chips": typed.replace("`", "'").strip()}
    mended = await alice.submit(form, {"chips": "25"})
    assert "25" in mended.text
    now = await stored(harness)
    assert (sorted(map(str, now.channels)), now.language, now.chips.opening) == (sorted(channels), "fil", 25)


@pytest.mark.long
async def test_the_last_of_two_forms_wins_and_nothing_is_mixed(harness: Harness) -> None:
    alice, room = harness.visitor("Alice"), harness.playground.world.channel("card-room")
    first, second = await opened(harness, alice), await opened(harness, alice)
    await alice.slash("cardroom settings", idle_days=9)
    await alice.submit(first, {"channels": [room.id], "language": ["de"], "chips": "5", "time": ["1m"]})
    await alice.submit(second, {"language": ["es"]})
    now = await stored(harness)
    assert (now.channels, now.language, now.chips.opening) == ((), "es", 1_000)
    assert (now.turn_ms, now.idle_days) == (5 * MINUTE, 9)


@pytest.mark.long
async def test_enter_does_not_open_all_channels_after_the_last_was_deleted(harness: Harness) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    gone = world.add_channel("gone")
    harness.playground.posts.channel("CHANNEL_CREATE", gone)
    await alice.submit(await opened(harness, alice), {"channels": [gone.id]})
    harness.playground.acts.delete_channel(alice.id, gone)
    await settled(harness)
    form = await opened(harness, alice)
    assert shown(form)["channels"] == []
    answer = await alice.submit(form)
    assert (await stored(harness)).channels == (int(gone.id),)
    assert "No allowed channel is left" in answer.text


@pytest.mark.long
@pytest.mark.both_ways
async def test_the_answer_names_missing_permissions_by_channel(harness: Harness) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    forum = world.add_channel("threads", kind=FORUM)
    harness.playground.posts.channel("CHANNEL_CREATE", forum)
    harness.playground.deny("card-room", int(Permission.SEND_MESSAGES))
    harness.playground.deny("second-table", int(Permission.ATTACH_FILES))
    harness.playground.deny("threads", int(Permission.SEND_MESSAGES_IN_THREADS))
    harness.playground.deny("rules", int(Permission.VIEW_CHANNEL))
    await settled(harness)
    names = ("card-room", "second-table", "threads", "rules")
    ids = {name: world.channel(name).id for name in names}
    answer = await alice.submit(await opened(harness, alice), {"channels": [*ids.values()]})
    for name, permission in zip(
        names, ("Send Messages", "Attach Files", "Send Messages In Threads", "View Channel"), strict=True
    ):
        [line] = [line for line in answer.text.splitlines() if f"<#{ids[name]}>" in line and "In " in line]
        assert permission in line
        assert ("as text" in line) == (name == "second-table")


# --- who may


@pytest.mark.long
@pytest.mark.both_ways
async def test_members_read_who_can_set_up(harness: Harness) -> None:
    bob, alice = harness.visitor("Bob"), harness.visitor("Alice")
    with pytest.raises(Refusal):  # Discord does not show them the command
        await bob.slash("setup")
    answer = await pressed(harness, bob, "setup")
    assert "Manage Server" in answer.text
    assert answer.modal is None
    form = await opened(harness, alice)
    forged = harness.playground.interactions.submission(form.interaction, [])
    forged.user = bob.id
    before = await stored(harness)
    assert "Manage Server" in (await bob.deliver(forged)).text
    assert await stored(harness) == before


@pytest.mark.long
@pytest.mark.both_ways
async def test_manage_server_is_enough(harness: Harness) -> None:
    bob, world = harness.visitor("Bob"), harness.playground.world
    world.roles[world.home.member_role].permissions = int(MANAGES)
    harness.playground.gateway.dispatch(
        "GUILD_ROLE_UPDATE",
        {"guild_id": world.home.id, "role": world.roles[world.home.member_role].json()},
        world.home.id,
        1,
    )
    await settled(harness)
    await bob.submit(await opened(harness, bob), {"chips": "77"})
    assert (await stored(harness)).chips.opening == 77


async def pressed(harness: Harness, visitor: Visitor, verb: str, arg: str = "") -> Answer:
    """Press a forged button."""
    seen = await visitor.slash("help")
    assert seen.interaction.original is not None
    part = {"type": 2, "id": 1, "custom_id": f"c:-:0:0:{verb}:{arg}"}
    made = harness.playground.interactions.component(visitor.id, seen.interaction.original, part)
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
async def test_forged_forms_change_nothing(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    form, before = await opened(harness, alice), await stored(harness)
    for components in FORGED:
        parts = [{"type": 18, "id": 2 * at + 1, "component": each} for at, each in enumerate(components)]
        answer = await alice.deliver(harness.playground.interactions.submission(form.interaction, parts))
        assert "Nothing has changed" in answer.text
        assert await stored(harness) == before


@pytest.mark.long
async def test_a_forged_way_back_opens_some_form(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    for arg in ("", "x.x.x", "-.1.1", "AAAA.99.99", "_w.1.1", ".1.1"):
        assert (await pressed(harness, alice, "setup_again", arg)).modal is not None


# --- the first cards


@pytest.mark.long
@pytest.mark.by_gateway
async def test_two_presses_from_the_message_to_the_cards(harness: Harness) -> None:
    guild = joins(harness, "attic")
    await until_welcomed(harness, guild)
    room: Channel = harness.playground.world.channel("attic")
    alice = Visitor(harness.playground, "Alice", channel="attic")
    [message] = room.messages.values()
    games = await alice.click(message.json(), PLAY)
    assert games.ephemeral
    assert "/games" in games.text
    dealt = await alice.click(games.message or {}, "Gin Rummy")
    assert "deadwood" in dealt.text
    await harness.quiet()
    assert alice.dm()
    await alice.slash("table resign", sure=True)
    await harness.quiet()


@pytest.mark.long
async def test_the_help_goes_from_topic_to_topic(harness: Harness) -> None:
    bob = harness.visitor("Bob")
    page = await bob.slash("help")
    for label, said in (("With people", "/table open"), ("Moves", "/move discard"), ("Fair deals", "/fair")):
        page = await bob.click(page.message or {}, label)
        assert said in page.text
        assert page.edited
    direct = await pressed(harness, bob, "help", "no-such-topic")
    assert "`/play` deals at once" in direct.text
