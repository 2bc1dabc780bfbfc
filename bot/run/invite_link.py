"""The link with which a server's owner invites the bot, and the permissions it asks for."""

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
)
"""The least the bot can play with; `/table open` names what is missing of it."""

SCOPES = ("bot", "applications.commands")


def invite_link(application_id: int) -> str:
    """The address to open in a browser; the application's id is known after login."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)
