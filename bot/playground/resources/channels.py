"""Channels, threads and their messages, as full Discord JSON objects."""

from collections import deque
from dataclasses import dataclass, field

from bot.playground.refusals import Json
from bot.playground.resources.guilds import BOT_USER, GUILD, User, iso

TEXT, DM, VOICE, GROUP, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 15, 16
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""Discord's interaction contexts: a guild, the bot's DM, and DMs and groups of people."""
VOICES, FORUMS = (VOICE, STAGE), (FORUM, MEDIA)
ANNOUNCEMENT_THREAD, THREAD, PRIVATE_THREAD = 10, 11, 12
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(slots=True)
class Channel:
    """A guild's channel, a thread (with ``parent``), or a private channel.

    A private channel is the bot's DM with ``recipient``, or the DM or group ``between`` people.
    """

    id: str
    type: int
    name: str = ""
    topic: str | None = None
    position: int = 0
    guild: str = GUILD  # meaningless for a private channel
    overwrites: dict[str, tuple[int, int, int]] = field(
        default_factory=dict
    )  # id: (0 role 1 member, allow, deny)
    recipient: User | None = None
    between: tuple[User, ...] = ()
    opened: bool = False  # a DM that the bot has opened
    parent: str | None = None
    owner: str | None = None
    created: str = ""
    archived: bool = False
    locked: bool = False
    archive_changed: str = ""
    people: set[str] = field(default_factory=set)  # who has joined; others do not see a private thread
    messages: dict[str, "Message"] = field(default_factory=dict)
    ephemerals: dict[str, deque[str]] = field(default_factory=dict)  # by member
    last_message: str | None = None

    @property
    def is_thread(self) -> bool:
        """Whether it is below another channel."""
        return self.type in (ANNOUNCEMENT_THREAD, THREAD, PRIVATE_THREAD)

    @property
    def is_private(self) -> bool:
        """Whether it belongs to no guild."""
        return self.type in (DM, GROUP)

    @property
    def context(self) -> int:
        """The context of interactions there."""
        return IN_BOT_DM if self.recipient is not None else IN_PRIVATE if self.is_private else IN_GUILD

    def json(self, reader: str = BOT_USER) -> Json:
        """Return the channel object; a private channel lists those that are not the ``reader``."""
        body: Json = {"id": self.id, "type": self.type, "flags": 0, "last_message_id": self.last_message}
        if self.is_private:
            people = self.between if self.recipient is None else (self.recipient,)
            body["recipients"] = [user.json() for user in people if user.id != reader]
            if self.type == GROUP:
                body |= {"name": self.name or None, "icon": None, "owner_id": self.owner}
            return body
        body |= {
            "guild_id": self.guild, "name": self.name, "parent_id": self.parent, "rate_limit_per_user": 0,
            "last_pin_timestamp": None,
        }  # fmt: skip
        if self.is_thread:
            return body | {
                "owner_id": self.owner, "message_count": len(self.messages),
                "member_count": len(self.people), "total_message_sent": len(self.messages),
                "thread_metadata": {
                    "archived": self.archived, "archive_timestamp": self.archive_changed or self.created,
                    "auto_archive_duration": 1440, "locked": self.locked, "create_timestamp": self.created,
                    **({"invitable": True} if self.type == PRIVATE_THREAD else {}),
                },
            }  # fmt: skip
        if self.type in VOICES:
            body |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        elif self.type in FORUMS:
            body |= {
                "available_tags": [], "default_reaction_emoji": None, "default_sort_order": None,
                "default_forum_layout": 0,
            }  # fmt: skip
        return body | {
            "topic": self.topic, "position": self.position, "nsfw": False,
            "permission_overwrites": [
                {"id": key, "type": kind, "allow": str(int(allow)), "deny": str(int(deny))}
                for key, (kind, allow, deny) in self.overwrites.items()
            ],
        }  # fmt: skip


@dataclass(slots=True)
class Message:
    """A message; ``viewer`` is the only member who sees it if it is ephemeral."""

    id: str
    channel: Channel
    author: User
    timestamp: float
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    mentions: list[User] = field(default_factory=list)
    mention_everyone: bool = False
    flags: int = 0
    edited: float | None = None
    viewer: str | None = None
    webhook: str | None = None
    reference: str | None = None
    interaction: Json | None = None  # as in interaction_metadata
    command: str | None = None
    nonce: str | int | None = None
    _json: Json | None = None

    def changed(self) -> None:
        """Drop the cached JSON after a change."""
        self._json = None

    def json(self) -> Json:
        """Return the message object; the same dictionary until it changes, not to be changed."""
        if self._json is not None:
            return self._json
        body: Json = {
            "id": self.id,
            "channel_id": self.channel.id,
            "type": self.type,
            "content": self.content,
            "author": self.author.json(),
            "timestamp": iso(self.timestamp),
            "edited_timestamp": None if self.edited is None else iso(self.edited),
            "tts": False,
            "pinned": False,
            "mention_everyone": self.mention_everyone,
            "mentions": [user.json() for user in self.mentions],
            "mention_roles": [],
            # Discord lists the files of a components message only in the components.
            "attachments": [] if self.flags & V2 else self.attachments,
            "embeds": self.embeds,
            "components": self.components,
            "flags": self.flags,
        }
        if self.nonce is not None:
            body["nonce"] = self.nonce
        if self.webhook is not None:
            body |= {"webhook_id": self.webhook, "application_id": self.webhook}
        if self.reference is not None:
            body["message_reference"] = {
                "type": 0,
                "channel_id": self.channel.id,
                "message_id": self.reference,
                **({} if self.channel.is_private else {"guild_id": self.channel.guild}),
            }
        if self.interaction is not None:
            body["interaction_metadata"] = self.interaction
            if self.command is not None:
                body["interaction"] = {
                    "id": self.interaction["id"], "type": 2, "name": self.command,
                    "user": self.interaction["user"],
                }  # fmt: skip
        self._json = body
        return body
