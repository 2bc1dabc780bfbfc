"""Every command and press about a table, from another guild and from direct messages.

They come from the bot itself: every registered command, each option that names a table or has completions,
every verb of a press. They bypass the page, which would not let members send most of them.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.tables.rights import RIGHTS, Act
from bot.manager.tables.table import Status, Table, TableError, TableReason
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of
from bot.playground.interactions import COMMAND, MODAL_SUBMIT, Interaction
from bot.playground.resources.channels import V2, Channel, Message
from bot.playground.resources.commands import Typed
from bot.playground.resources.guilds import GUILD, Guild
from bot.playground.resources.installations import owners_of_message
from bot.playground.resources.permissions import Permission
from bot.run.command_registration import works_in
from bot.texts.refusals import table_refusal
from cogs.answers import IS_MOVE
from tests.play.command_options import commands, proper
from tests.play.conftest import Harness, opened
from tests.play.drive import Json, sensibly, verb_of
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

STATES = ("lobby", "playing", "between deals", "paused", "over")
PEOPLE = ("Alice", "Bob", "Carol")
"""The host, a moderator of the first guild; a player and another, moderators of the second."""
FROM_DIRECT = {
    **dict.fromkeys(("act", "make", "run"), Act.MOVE),
    **dict.fromkeys(("hand", "refresh", "back", "sort", "page", "pick", "step", "sure", "resign"), Act.HAND),
    **dict.fromkeys(("hint", "my_hint"), Act.HAND),
    "leave": Act.LEAVE,
    "ready": Act.READY,
    "resign_sure": Act.RESIGN,
    "away": Act.PRESENCE,
    "again": Act.REMATCH,
    "fair": Act.CONSENT,
}
"""Verbs of presses by which a member may change something from a direct message."""
OWN = frozenset({"erase_sure"})
"""Presses about a member everywhere, without a table."""
SAID_DIRECT = {
    "hand": Act.HAND,
    "move hint": Act.HAND,
    "fair word": Act.BRING_WORD,
    "table leave": Act.LEAVE,
    "table resign": Act.RESIGN,
    "table away": Act.PRESENCE,
    "table back": Act.PRESENCE,
}
"""Commands that may do so, besides those that make moves."""
COMMAND_NAMED = re.compile(r"`/([a-z-]+(?: [a-z-]+)*)")
ARGUMENTS = ("normal", "table.turn")
CHOSEN = ("easy", "other")


@pytest.fixture
async def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ingress: str) -> AsyncIterator[Harness]:
    """A harness without checks against Discord's specification, for speed."""
    async with opened(tmp_path, monkeypatch, ingress=ingress, judged=False) as harness:
        yield harness


async def at_a_table(harness: Harness, state: str) -> Sitting:
    """Seat Alice and Bob at a table of the first guild, and bring it to ``state``."""
    sitting = await seat_two(harness, options="target=100", start=state != "lobby")
    if state == "between deals":
        while not sitting.table.between_deals:
            await sitting.step(sensibly(Random(2)))
    elif state == "paused":
        await harness.bot.manager.pause(sitting.table, "send_messages")
    elif state == "over":
        await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    return sitting


def second(harness: Harness) -> Guild:
    """A second guild, where Bob and Carol moderate and Alice is a guest; a channel for each."""
    channels = [f"attic-{who.lower()}" for who in PEOPLE]
    guild = harness.playground.add_guild("Elsewhere", owner="Carol", people=PEOPLE[:2], channels=channels)
    guild.members[harness.visitor("Bob").id].roles.append(guild.admin_role)
    return guild


async def known(harness: Harness) -> dict[str, list[Any]]:
    """Return all rows about the first guild and its tables."""
    read = harness.bot.database.read
    kept = {}
    for (name,) in await read("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"):
        columns = {row[1] for row in await read(f"PRAGMA table_info({name})")}
        theirs = f"guild_id = {GUILD}"
        if "guild_id" in columns:
            kept[name] = await read(f"SELECT * FROM {name} WHERE {theirs}")
        elif "table_id" in columns:
            of = f"table_id IN (SELECT table_id FROM tables WHERE {theirs})"
            kept[name] = await read(f"SELECT * FROM {name} WHERE {of}")
    return kept


def all_commands(harness: Harness, visitor: Visitor, channel: Channel, table: Table) -> Iterator[Interaction]:
    """Yield every command about the table by number, by id and without a name.

    Also the completions of each of their options. Commands that open tables come last.
    """
    interactions = harness.playground.interactions

    def made(names: list[str], whole: Json, level: Json, given: Json, focused: str = "") -> Interaction:
        options: list[Json] = []
        for each in level.get("options", ()):
            name, kind = each["name"], each["type"]
            if name == focused:
                options.append({"name": name, "type": kind, "value": "", "focused": True})
            elif name in given:
                options.append({"name": name, "type": kind, "value": given[name]})
        asked = next((each for each in options if each.get("focused")), None)
        named = {"users": 6, "channels": 7, "roles": 8}
        sorts = {
            sort: frozenset(str(each["value"]) for each in options if each["type"] == kind)
            for sort, kind in named.items()
        }
        for name in reversed(names[1:]):
            options = [{"name": name, "type": 1 if name == names[-1] else 2, "options": options}]
        return interactions.command(visitor.id, channel, Typed(whole, options, focused=asked, **sorts))

    def opens(found: tuple[list[str], Json, Json]) -> bool:
        return found[0] in (["play"], ["table", "open"], ["table", "again"])

    for names, whole, level in sorted(commands(harness), key=opens):
        options = {each["name"]: each for each in level.get("options", ())}
        given = {
            name: True if each["type"] == 5 else proper(harness, channel, each)
            for name, each in options.items()
            if name != "table" and (each.get("required") or name in ("everybody", "confirm"))
        }
        # An empty name counts as none.
        for named in ("1", f"table:{table.id}", "") if "table" in options else ("",):
            about = given | ({"table": named} if named else {})
            yield made(names, whole, level, about)
            for name in (name for name, each in options.items() if each.get("autocomplete")):
                yield made(names, whole, level, {**about, name: ""}, focused=name)
    for command in harness.playground.commands.all():
        if command["type"] == 2:
            yield interactions.on_member(visitor.id, channel, command, harness.visitor("Alice").id)


def all_presses(
    harness: Harness, visitor: Visitor, channel: Channel, sitting: Sitting, state: str
) -> Iterator[Interaction]:
    """Yield every press in a channel about the table.

    That is each control on its messages, and each verb of the bot as a button, as a menu, and as a form. In
    the lobby and during play, where most arguments are used, each verb is a button with all likely ones, too.
    """
    table, world = sitting.table, harness.playground.world
    source = Message(
        world.new_id(), channel, world.bot, world.clock.now(), flags=V2,
        components=[{"type": 10, "id": 1, "content": "buttons"}],
    )  # fmt: skip
    world.put(source)
    shown = [each for each in world.messages.values() if each.author is world.bot]
    parts = [part for each in shown for part in (*buttons_of(each.json()), *selects_of(each.json()))]
    shown_ids = {str(part["custom_id"]) for part in parts if table.id in str(part.get("custom_id"))}
    moment = f"{table.deal_no}:{table.offered_at}"
    in_all_kinds = {*shown_ids, *(f"c:{table.id}:{moment}:{verb}:" for verb in harness.bot.presses)}
    ids = {*in_all_kinds}
    if state in ("lobby", "playing"):
        ids |= {f"c:{table.id}:{moment}:{verb}:{word}" for verb in harness.bot.presses for word in ARGUMENTS}
    # Verbs that are allowed in a direct message come last, and resigning at the very end.
    order = [*dict.fromkeys(FROM_DIRECT), "leave", "resign_sure"]
    late = {verb: place for place, verb in enumerate(order, 1)}
    for pressed in sorted(ids, key=lambda each: (late.get(verb_of({"custom_id": each}), 0), each)):
        if verb_of({"custom_id": pressed}) in OWN:
            continue
        part = {"custom_id": pressed, "type": 2, "id": 1}
        yield harness.playground.interactions.component(visitor.id, source, part)
        if pressed not in in_all_kinds:
            continue
        for value in CHOSEN:
            yield harness.playground.interactions.component(visitor.id, source, {**part, "type": 3}, [value])
        word = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "word", "value": "60"}}
        data: Json = {"custom_id": pressed, "components": [word]}
        yield harness.playground.interactions._new(
            MODAL_SUBMIT, visitor.id, channel, data, owners_of_message(source), source=source
        )


async def send(harness: Harness, visitor: Visitor, asked: list[Interaction]) -> list[Answer]:
    """Deliver these interactions in groups, and return the answers."""
    answers: list[Answer] = []
    for first in range(0, len(asked), 20):
        answers += await asyncio.gather(*(visitor.deliver(each) for each in asked[first : first + 20]))
        await harness.quiet()
    return answers


def verb(interaction: Interaction) -> str:
    return verb_of(interaction.data)


@pytest.mark.parametrize("state", STATES)
async def test_nothing_reaches_a_table_from_another_server(harness: Harness, state: str) -> None:
    sitting = await at_a_table(harness, state)
    guild, world = second(harness), harness.playground.world
    before, status = await known(harness), sitting.table.status
    assert {table.guild for table in harness.bot.manager.tables.in_memory()} == {int(GUILD)}
    for who in PEOPLE:
        visitor = Visitor(harness.playground, who, channel=f"attic-{who.lower()}")
        moderates = world.may(visitor.id, visitor.channel, Permission.MANAGE_CHANNELS)
        assert moderates == (who != "Alice")
        presses = list(all_presses(harness, visitor, visitor.channel, sitting, state))
        assert {verb(each) for each in presses} >= set(harness.bot.presses) - OWN
        answers = await send(harness, visitor, presses)
        assert await known(harness) == before, who
        said = list(all_commands(harness, visitor, visitor.channel, sitting.table))
        assert len(said) > 100
        answers += await send(harness, visitor, said)
        assert await known(harness) == before, who
        assert [each for each in answers if each.error or generic(each)] == []
        offered = [choice for each in answers for choice in each.choices or ()]
        assert not any(table_of(choice) == sitting.table.id for choice in offered)
    assert sitting.table.status is status
    assert guild.id != GUILD


def table_of(choice: Json) -> str:
    return str(choice["value"]).removeprefix("table:")


@pytest.mark.parametrize("state", STATES)
async def test_from_direct_messages_nothing_is_done_that_needs_more_than_a_seat(
    harness: Harness, state: str
) -> None:
    sitting = await at_a_table(harness, state)
    table, before, direct = sitting.table, await known(harness), harness.playground.world.dm
    verbs, names = set(FROM_DIRECT), {*SAID_DIRECT, *moves(harness)}
    people = {who: harness.visitor(who) for who in PEOPLE}
    answers = []
    later: list[tuple[Visitor, list[Interaction]]] = []
    for visitor in people.values():
        channel = direct(visitor.id)
        said = list(all_commands(harness, visitor, channel, table))
        presses = list(all_presses(harness, visitor, channel, sitting, state))
        seated = table.seat_of(int(visitor.id)) is not None
        may = [each for each in said if each.command in names and each.type == COMMAND]
        may += [each for each in presses if verb(each) in verbs]
        if seated:
            later.append((visitor, may))
        others = [each for each in (*said, *presses) if not seated or each not in may]
        answers += await send(harness, visitor, others)
        assert await known(harness) == before, visitor.name
    terms = table.options, table.wanted, table.turn_ms, table.stakes, table.clock.terms
    for visitor, may in later:
        answers += await send(harness, visitor, may)
    assert [each for each in answers if each.error or generic(each)] == []
    table = await harness.bot.manager.tables.find(table.id)
    assert (table.options, table.wanted, table.turn_ms, table.stakes, table.clock.terms) == terms
    assert all(player.member is not None for player in table.players), "no computer player has a seat"
    assert table.closed_by is None
    if state == "lobby":
        assert table.match is None
    elif state != "paused":
        assert table.status is Status.OVER, "a player may resign from a direct message"


def moves(harness: Harness) -> set[str]:
    """Return the names of the commands that make moves."""
    found = harness.bot.tree.walk_commands()
    return {each.qualified_name for each in found if getattr(each, "extras", {}).get(IS_MOVE)}


def test_what_may_be_done_from_direct_messages_has_its_reason() -> None:
    assert all(RIGHTS[act].direct for act in (Act.MOVE, *FROM_DIRECT.values(), *SAID_DIRECT.values()))


@pytest.mark.both_ways
async def test_who_moderates_one_channel_moderates_the_tables_there_alone(harness: Harness) -> None:
    """Members who may manage a channel of their own do not thereby moderate other channels."""
    world, dave = harness.playground.world, harness.visitor("Dave")
    for name, visitor in (("card-room", harness.visitor("Alice")), ("second-table", harness.visitor("Erin"))):
        await visitor.slash("table open", game="gin", channel=name)
    world.channel("card-room").overwrites[dave.id] = (1, int(Permission.MANAGE_CHANNELS), 0)
    harness.playground.posts.channel("CHANNEL_UPDATE", world.channel("card-room"))
    for command, options in (
        ("cardroom settings", {"everywhere": True}),
        ("chips grant", {"member": dave.id, "amount": 5, "reason": "mine"}),
        ("results season end", {"name": "One", "confirm": True}),
    ):
        assert "Only a moderator" in (await dave.slash(command, **options)).text, command
    assert "There is no table 2 here" in (await dave.slash("table close", table="2")).text
    assert "closed" in (await dave.slash("table close", table="1")).text


async def test_one_number_in_two_servers_is_told_apart(harness: Harness) -> None:
    second(harness)
    bob, attic = harness.visitor("Bob"), harness.playground.world.channel("attic-bob")
    home = await seat_two(harness)
    await bob.slash("play", game="gin", channel=attic)
    await harness.quiet()
    [away] = [
        table for table in await harness.bot.manager.tables.seated(int(bob.id)) if table.id != home.table.id
    ]
    assert (away.number, home.table.number) == (1, 1)
    direct = harness.playground.world.dm(bob.id)
    question = "Which table do you mean: 1 in The Card Room or 1 in Elsewhere?"
    assert question in (await bob.slash("results sheet", channel=direct, table=1)).text
    offered = await bob.autocomplete("results sheet", "table", channel=direct)
    assert len({choice["name"] for choice in offered}) == 2
    for table, server in ((home.table, "The Card Room"), (away, "Elsewhere")):
        [choice] = await bob.autocomplete("results sheet", "table", server.lower(), channel=direct)
        shown = await bob.slash("hand", channel=direct, table=choice["value"])
        assert f"c:{table.id}:" in str(shown.message), server
    assert "the number of a table" in (await bob.slash("results sheet", channel=direct, table="first")).text
    assert "You are not at table 7" in (await bob.slash("hand", channel=direct, table=7)).text
    assert "Table 1" in (await bob.slash("results sheet", table=1)).text, "in a guild, its own table is meant"


async def test_two_servers_of_one_name_are_told_apart_by_the_channel(harness: Harness) -> None:
    guild = second(harness)
    bob, attic = harness.visitor("Bob"), harness.playground.world.channel("attic-bob")
    home = await seat_two(harness)
    await bob.slash("play", game="gin", channel=attic)
    found = harness.bot.get_guild(int(guild.id))
    assert found is not None
    found.name = "The Card Room"
    direct = harness.playground.world.dm(bob.id)
    told = (await bob.slash("results sheet", channel=direct, table=1)).text
    assert f"1 in The Card Room (<#{home.table.channel}>) or 1 in The Card Room (<#{attic.id}>)" in told


async def test_in_a_direct_message_nothing_is_advised_that_is_not_there(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    direct = harness.playground.world.dm(alice.id)
    offered = {
        command["name"]
        for command in harness.playground.commands.all()
        if command["contexts"] is None or 1 in command["contexts"]
    }
    there = {
        each.qualified_name
        for each in harness.bot.tree.walk_commands()
        if each.qualified_name.split()[0] in offered and works_in(each, None)
    }
    assert "results history" in there
    assert "results stats" not in there

    def advised(text: str) -> Iterator[str]:
        for words in COMMAND_NAMED.findall(text):
            found = [each for each in there if f"{words} ".startswith(f"{each} ")]
            yield max(found, key=len, default=words)

    answers = [
        await alice.slash("help", channel=direct),
        await alice.slash("hand", channel=direct),
        await alice.slash("results sheet", channel=direct),
        await alice.slash("move hint", channel=direct),
        await alice.slash("move discard", card="10D", channel=direct),
        await alice.slash("learn rules", game="gin", channel=direct),
        await alice.slash("fair word", word="luck", channel=direct),
    ]
    for answer in answers:
        assert not generic(answer)
        assert {*advised(answer.text)} <= there, answer.text
        assert not any(verb_of(part) == "play" for part in buttons_of(answer.message or {"components": []}))
    in_a_guild = {TableReason.MAY_NOT_ORGANISE, TableReason.NO_SUCH_TOURNAMENT}  # refused there alone
    for reason in {*TableReason} - in_a_guild:
        assert {*advised(table_refusal(TableError(reason), direct=True))} <= there, reason
