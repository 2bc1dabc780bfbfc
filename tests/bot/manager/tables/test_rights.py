"""Permissions: who may do what to a table, and from where."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from discord import Permissions

from bot.manager.tables.rights import (
    RIGHTS,
    Act,
    GuildAct,
    Role,
    check,
    check_moderator,
    check_opening,
    roles_of,
)
from bot.manager.tables.table import Person, TableError, TableReason
from data.settings import GuildSettings
from data.tables.venues import ANYONE, FRIENDS, TODAY, Venue, venue_of
from tests.bot.manager.harness import ANN, BOB, CHANNEL, GUILD, MODERATOR, Harness

ANOTHER = GUILD + 1
STRANGER = Person(55, "Sue", GUILD)


def refusal(table: object, person: Person, act: Act) -> TableReason | None:
    try:
        check(table, person, act)  # type: ignore[arg-type]
    except TableError as error:
        return error.reason
    return None


def test_every_act_has_its_right_and_none_of_a_host_or_moderator_is_reached_from_a_direct_message() -> None:
    assert set(RIGHTS) == set(Act)
    for act, right in RIGHTS.items():
        assert right.roles, act
        if right.direct:
            assert Role.SEATED in right.roles, act
            assert right.roles == {Role.SEATED} or right.roles == set(Role), act


async def test_roles_are_those_in_the_server_of_the_table(harness: Harness) -> None:
    table = await harness.lobby()
    assert roles_of(table, ANN) == {Role.HOST, Role.SEATED}
    assert roles_of(table, MODERATOR) == {Role.MODERATOR}
    for guild in (ANOTHER, None):
        assert roles_of(table, replace(MODERATOR, guild=guild)) == {Role.STRANGER}
    assert roles_of(table, replace(ANN, moderator=True)) == {Role.HOST, Role.SEATED, Role.MODERATOR}
    assert roles_of(table, STRANGER) == {Role.STRANGER}


@pytest.mark.parametrize("act", Act)
async def test_a_right_holds_in_the_server_of_the_table_and_from_elsewhere_only_what_has_its_reason(
    harness: Harness, act: Act
) -> None:
    table, right = await harness.lobby(), RIGHTS[act]
    await harness.manager.lobby.join(table.id, BOB)
    people = {
        frozenset({Role.HOST, Role.SEATED}): ANN,
        frozenset({Role.SEATED}): BOB,
        frozenset({Role.MODERATOR}): MODERATOR,
        frozenset({Role.STRANGER}): STRANGER,
    }
    for roles, person in people.items():
        assert (refusal(table, person, act) is None) == bool(roles & right.roles), (roles, act)
        elsewhere = replace(person, guild=ANOTHER, moderator=True)
        assert refusal(table, elsewhere, act) is TableReason.OTHER_SERVER
        direct = replace(person, guild=None, moderator=True)
        allowed = Role.SEATED in roles and bool(right.direct)
        assert (refusal(table, direct, act) is None) == allowed, (roles, act)


@pytest.mark.parametrize("guild", [ANYONE, TODAY])
@pytest.mark.parametrize("act", Act)
async def test_at_a_table_without_a_board_only_who_sits_there_may_do_what_can_be_done_directly(
    harness: Harness, act: Act, guild: int
) -> None:
    table = await harness.lobby()
    table.guild, table.venue = guild, venue_of(guild)
    for asked_from in (GUILD, ANOTHER, None):
        seated = replace(ANN, guild=asked_from, moderator=True, moderated_channel=CHANNEL)
        allowed = Role.SEATED in RIGHTS[act].roles and bool(RIGHTS[act].direct)
        assert (refusal(table, seated, act) is None) == allowed
        assert refusal(table, replace(MODERATOR, guild=asked_from), act) is TableReason.NOT_SEATED


async def test_nobody_moderates_a_table_of_friends(harness: Harness) -> None:
    table = await harness.lobby()
    table.guild, table.venue = FRIENDS, Venue.FRIENDS
    who = replace(MODERATOR, guild=FRIENDS, moderated_channel=CHANNEL)
    assert roles_of(table, who) == {Role.STRANGER}
    assert refusal(table, MODERATOR, Act.LOOK) is TableReason.OTHER_SERVER


@pytest.mark.parametrize("act", GuildAct)
def test_what_concerns_a_whole_server_is_done_by_its_own_moderators(act: GuildAct) -> None:
    check_moderator(MODERATOR, GUILD, act)
    others = (ANN, replace(MODERATOR, guild=ANOTHER), replace(MODERATOR, guild=None))
    for person in others:
        with pytest.raises(TableError) as refused:
            check_moderator(person, GUILD, act)
        assert refused.value.reason is TableReason.MODERATORS
    with pytest.raises(TableError):
        check_moderator(replace(MODERATOR, guild=None), None, act)


def test_tables_are_opened_by_whom_the_settings_name() -> None:
    role = GuildSettings(openers=5)
    check_opening(ANN, GUILD, GuildSettings())
    check_opening(replace(ANN, roles=frozenset({5})), GUILD, role)
    check_opening(MODERATOR, GUILD, GuildSettings(openers="moderators"))
    refused = (
        (ANN, role),
        (replace(ANN, roles=frozenset({5}), guild=ANOTHER), role),
        (replace(ANN, roles=frozenset({5}), guild=None), role),
        (replace(MODERATOR, guild=ANOTHER), GuildSettings(openers="moderators")),
    )
    for person, settings in refused:
        with pytest.raises(TableError) as error:
            check_opening(person, GUILD, settings)
        assert error.value.reason is TableReason.MAY_NOT_OPEN


async def test_who_moderates_a_channel_moderates_its_tables_alone(harness: Harness) -> None:
    table, moderator = await harness.lobby(), replace(STRANGER, moderated_channel=CHANNEL)
    check(table, moderator, Act.CLOSE_LOBBY)
    others = (
        replace(moderator, moderated_channel=CHANNEL + 1),
        replace(moderator, guild=ANOTHER),
        replace(moderator, guild=None),
    )
    for person in others:
        assert refusal(table, person, Act.CLOSE_LOBBY) is not None
    with pytest.raises(TableError):
        check_moderator(moderator, GUILD, GuildAct.GRANT)


READ_IN = {
    "bot/manager/tables/rights.py",  # decides
    "cogs/roles.py",  # whether a role may be given, by the bot and by who asks
    "cogs/setup.py",  # whether a member may set a server up: Discord's Manage Server, checked before the form
    "bot/ui/sending/welcomes.py",  # where the bot may write, and what everybody can read
    "cogs/requester.py",  # passes on the requester's permissions
    "bot/ui/sending/threads.py",  # reads the bot's own, to create threads
    "bot/run/channel_cache.py",  # over HTTP, asks Discord for their guild-wide permissions
}
ASKED = {"moderator", "permissions", "guild_permissions", "resolved_permissions", "permissions_for"} | {
    permission
    for permission in Permissions.VALID_FLAGS
    if permission.startswith(("manage_", "administrator"))
}
"""Names through which a member's permissions are read."""


@pytest.mark.long
def test_a_permission_is_asked_for_in_one_place() -> None:
    root, found = Path(__file__).parents[4], set()
    for folder in ("bot/manager", "bot/texts", "bot/ui", "bot/run", "cogs", "data"):
        for path in sorted((root / folder).rglob("*.py")):
            source = path.read_text("utf-8")
            if any(name in source for name in ASKED) and any(
                isinstance(node, ast.Attribute) and node.attr in ASKED for node in ast.walk(ast.parse(source))
            ):
                found.add(path.relative_to(root).as_posix())
    assert found == READ_IN
