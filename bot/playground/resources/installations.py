"""Installations: by a guild, or by a member for themselves, and what each of them allows.

Discord's documentation: interactions/receiving-and-responding (authorizing integration owners, followups) and
topics/permissions (USE_EXTERNAL_APPS). Servers of every size are treated alike since June 2024.
"""

from typing import Final

from bot.playground.refusals import Json
from bot.playground.resources.channels import IN_BOT_DM, IN_GUILD, IN_PRIVATE, Channel, Message
from bot.playground.resources.guilds import BOT_USER
from bot.playground.resources.permissions import Permission
from bot.playground.resources.world import World

BY_GUILD, BY_USER = 0, 1
"""Discord's integration types."""
USUAL_CONTEXTS: Final = (IN_GUILD, IN_BOT_DM)
"""Where a command without ``contexts`` may be used.

By the documentation everywhere; bots have reported that private channels are left out.
"""
MOST_FOLLOW_UPS: Final = 5
"""Followups of an interaction that members alone have installed."""
_LENT = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.SEND_POLLS


def contexts_of(command: Json) -> tuple[int, ...]:
    """Return where a command may be used."""
    contexts = command.get("contexts")
    return USUAL_CONTEXTS if contexts is None else tuple(contexts)


def owners_of_command(world: World, user: str, channel: Channel, command: Json) -> Json:
    """Return whose installations let a member use a command there, by integration type.

    An empty object means that the member's client does not offer the command.
    """
    owners: Json = {}
    if channel.context not in contexts_of(command):
        return owners
    types = command.get("integration_types", [BY_GUILD])
    here = channel.context == IN_BOT_DM or (not channel.is_private and world.guilds[channel.guild].bot_here)
    if here and BY_GUILD in types:
        owners[str(BY_GUILD)] = _guild_of(channel)
    if user in world.installers and BY_USER in types:
        owners[str(BY_USER)] = user
    return owners


def owners_of_message(message: Message) -> Json:
    """Return the same for a component: the owners of the interaction that made its message."""
    if message.interaction is None:
        return {str(BY_GUILD): _guild_of(message.channel)}
    owners: Json = message.interaction["authorizing_integration_owners"]
    return owners


def only_by_user(owners: Json) -> bool:
    """Return whether the app has no member of its own in the place."""
    return str(BY_GUILD) not in owners


def may_answer_publicly(world: World, user: str, channel: Channel, owners: Json) -> bool:
    """Return whether others see the answers to a member; if not, all of them are ephemeral."""
    if channel.is_private or not only_by_user(owners):
        return True
    return world.may_write(user, channel) and world.may(user, channel, Permission.USE_EXTERNAL_APPS)


def app_permissions(world: World, user: str, channel: Channel, owners: Json) -> int:
    """Return the permissions of the app: the bot's, or those that a member lends to it."""
    if channel.context == IN_PRIVATE:
        return int(_LENT)
    if channel.context == IN_GUILD and only_by_user(owners):
        return world.permissions(user, channel) & (_LENT | Permission.USE_EXTERNAL_EMOJIS)
    return world.permissions(BOT_USER, channel)


def _guild_of(channel: Channel) -> str:
    return "0" if channel.is_private else channel.guild
