"""The link that invites the bot to a server, and the permissions it asks for."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
)
"""The permissions that the bot needs to play; `/table open` names missing ones."""

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """Return the invite link of an application."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)
