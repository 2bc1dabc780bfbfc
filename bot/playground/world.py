"""The guilds and private channels, their members and messages, as full Discord JSON objects."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count, islice

from bot.playground.clock import Clock
from bot.playground.permissions import BOT, EVERYTHING, MEMBERS, Permission
from bot.playground.refusals import Json, Malformed, Refusal

DISCORD_EPOCH = 1_420_070_400_000  # milliseconds
APPLICATION = BOT_USER = "1200000000000000000"
GUILD = "1200000000008388608"  # (id >> 22) is odd: the second of two shards, while DMs go to the first
BOT_ROLE, MEMBER_ROLE, ADMIN_ROLE = "1200000000012582912", "1200000000016777216", "1200000000020971520"
TEXT, DM, VOICE, GROUP, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 3, 5, 13, 15, 16
IN_GUILD, IN_BOT_DM, IN_PRIVATE = 0, 1, 2
"""Discord's interaction contexts: a guild, the bot's DM, and DMs and groups of people."""
VOICES, FORUMS = (VOICE, STAGE), (FORUM, MEDIA)
ANNOUNCEMENT_THREAD, THREAD, PRIVATE_THREAD = 10, 11, 12
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
EPHEMERALS_KEPT = 100  # of one member in one channel; Discord drops them whenever the client is reloaded
FILES_LET_GO = 200  # replaced or deleted files that can still be loaded
UPLOADS_KEPT = 20
ENGLISH = "en-US"
LONG_AGO = 1_672_531_200.0  # when the bot joined the first guild, which therefore needs no welcome


def iso(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass(slots=True)
class User:
    """An account."""

    id: str
    username: str
    global_name: str | None = None
    bot: bool = False
    locale: str = ENGLISH
    _json: Json | None = None

    def json(self) -> Json:
        """Return the user object; always the same dictionary, not to be changed."""
        if self._json is None:
            self._json = {
                "id": self.id,
                "username": self.username,
                "global_name": self.global_name,
                "discriminator": "0",
                "avatar": None,
                "public_flags": 0,
                "flags": 0,
                "banner": None,
                "accent_color": None,
                "avatar_decoration_data": None,
                "collectibles": None,
                "primary_guild": None,
            }
            if self.bot:
                self._json["bot"] = True
        return self._json


@dataclass(slots=True)
class Member:
    """A user in a guild."""

    user: User
    roles: list[str]
    joined_at: str

    def json(self, *, with_user: bool = True) -> Json:
        """Return the guild member object."""
        body: Json = {
            "roles": self.roles, "joined_at": self.joined_at, "nick": None, "avatar": None, "banner": None,
            "communication_disabled_until": None, "premium_since": None, "pending": False, "mute": False,
            "deaf": False, "flags": 0, "avatar_decoration_data": None, "collectibles": None,
        }  # fmt: skip
        return {"user": self.user.json(), **body} if with_user else body


@dataclass(slots=True)
class Role:
    """A role of a guild."""

    id: str
    name: str
    permissions: int
    position: int
    managed: bool = False  # the bot's own

    def json(self) -> Json:
        """Return the role object."""
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(int(self.permissions)),
            "position": self.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
            **({"tags": {"bot_id": BOT_USER}} if self.managed else {}),
        }


@dataclass(slots=True)
class Guild:
    """A guild: its roles, members and owner."""

    id: str
    name: str
    bot_role: str
    member_role: str
    admin_role: str
    owner: str = ""
    locale: str = ENGLISH
    system_channel: str | None = None  # where Discord shows who has joined
    members: dict[str, Member] = field(default_factory=dict)
    roles: dict[str, Role] = field(init=False)

    def __post_init__(self) -> None:
        self.roles = {
            self.id: Role(self.id, "@everyone", 0, 0),
            self.member_role: Role(self.member_role, "Members", MEMBERS, 1),
            self.bot_role: Role(self.bot_role, "Cardroom", BOT, 2, managed=True),
            self.admin_role: Role(self.admin_role, "Moderators", MEMBERS | Permission.ADMINISTRATOR, 3),
        }

    @property
    def bot_here(self) -> bool:
        """Whether the bot is in it."""
        return BOT_USER in self.members

    @property
    def people(self) -> list[Member]:
        """Return the members that are not bots."""
        return [member for member in self.members.values() if not member.user.bot]


@dataclass(slots=True)
class StoredFile:
    """A file served below /cdn."""

    data: bytes
    content_type: str


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


class World:
    """The guilds with members and channels, the private channels, the bot's files and emojis.

    ``home`` is the first guild and the default; ``add_guild`` makes others.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._last_id = 0
        self.bot = User(BOT_USER, "Cardroom", bot=True)
        self.users: dict[str, User] = {self.bot.id: self.bot}
        self.home = Guild(GUILD, "The Card Room", BOT_ROLE, MEMBER_ROLE, ADMIN_ROLE)
        self.home.members[BOT_USER] = Member(self.bot, [BOT_ROLE], iso(LONG_AGO))
        self.guilds = {GUILD: self.home}
        self.channels: dict[str, Channel] = {}
        self.dms: dict[str, Channel] = {}  # by member
        self.private: dict[str, Channel] = {}  # the DMs and those between people, by id
        self.installers: set[str] = set()  # who has installed the app for themselves
        self.external_apps = True  # whether members may let apps that are not in a guild answer publicly
        self.messages: dict[str, Message] = {}
        self.files: dict[str, StoredFile] = {}
        self._let_go: list[str] = []
        self._uploads: dict[
            str, tuple[str, Json]
        ] = {}  # files chosen for commands: by id, the member and the attachment
        self.emojis: dict[str, Json] = {}
        self.dms_closed: set[str] = set()
        self.dm_requests: set[str] = set()  # who has not accepted the bot's message request
        self.cdn = ""
        # The same ids in every playground, so that a bot finds its tables again after both restart.
        ids = map(str, count(int(ADMIN_ROLE) + 1))
        for name, topic in (
            ("card-room", "Rummy, at any hour"),
            ("second-table", None),
            ("rules", "Read only"),
        ):
            self.add_channel(name, topic, next(ids))
        self.channel("rules").overwrites = {
            role: (0, 0, int(Permission.SEND_MESSAGES)) for role in (GUILD, MEMBER_ROLE, BOT_ROLE)
        }
        for name in ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank"):
            self.add_member(name, next(ids))
        self.home.owner = self.member("Alice").user.id
        self.member("Alice").roles.append(ADMIN_ROLE)

    # ids and lookups

    def new_id(self) -> str:
        """Return a snowflake later than all before it."""
        moment = (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last_id = max(self._last_id + 1, moment)
        return str(self._last_id)

    @property
    def members(self) -> dict[str, Member]:
        """The members of the first guild."""
        return self.home.members

    @property
    def roles(self) -> dict[str, Role]:
        """The roles of the first guild."""
        return self.home.roles

    def member(self, who: str, guild: Guild | None = None) -> Member:
        """Return a member by id, username or name, of a guild or any; the first of several."""
        found = [member for each in self._of(guild) for member in each.members.values()]
        for name in ("id", "username", "global_name"):
            for member in found:
                if who == getattr(member.user, name):
                    return member
        raise Refusal("There is no member {who}.", who=who)

    def guild(self, which: str) -> Guild:
        """Return a role by id or by name."""
        for guild in self.guilds.values():
            if which in (guild.id, guild.name):
                return guild
        raise Malformed("There is no server {which}.", which=which)

    def guilds_of(self, user_id: str) -> list[Guild]:
        """Return the guilds in which a user is."""
        return [guild for guild in self.guilds.values() if user_id in guild.members]

    def _of(self, guild: Guild | None) -> list[Guild]:
        return [*self.guilds.values()] if guild is None else [guild]

    def channel(self, which: str) -> Channel:
        """Return a channel by id or by name."""
        if which in self.channels:
            return self.channels[which]
        for channel in (*self.channels.values(), *self.private.values()):
            if channel.id == which or (channel.name and channel.name == which.removeprefix("#")):
                return channel
        raise Refusal("There is no channel {which}.", which=which)

    def role(self, which: str) -> Role:
        """Return a channel by id or by name, of any guild."""
        roles = {key: role for guild in self.guilds.values() for key, role in guild.roles.items()}
        found = roles.get(which) or next((role for role in roles.values() if role.name == which), None)
        if found is None:
            raise Malformed("There is no role {which}.", which=which)
        return found

    def find_channel(self, channel_id: str) -> Channel | None:
        """Return a channel by id, of a guild or private."""
        return self.channels.get(channel_id) or self.private.get(channel_id)

    def dm(self, user_id: str) -> Channel:
        """Return the DM of the bot with a member, created when it is first needed."""
        if user_id not in self.dms:
            self.dms[user_id] = Channel(self.new_id(), DM, recipient=self.users[user_id])
            self.private[self.dms[user_id].id] = self.dms[user_id]
        return self.dms[user_id]

    def private_of(self, user_id: str) -> list[Channel]:
        """Return the private channels of a member; the bot's DM comes first."""
        between = [channel for channel in self.private.values() if self.sees(user_id, channel)]
        return sorted(between, key=lambda channel: channel.recipient is None)

    # changes

    def add_guild(
        self, name: str, *, owner: str, invited: bool = True, ids: Iterator[str] | None = None
    ) -> Guild:
        """Create a guild of ``owner``, without channels; ``invited``: the bot is in it."""
        numbers = ids if ids is not None else iter(self.new_id, "")
        guild = Guild(next(numbers), name, next(numbers), next(numbers), next(numbers))
        if invited:
            self.admit_bot(guild)
        else:
            del guild.roles[guild.bot_role]
        guild.owner = self.enter(guild, owner, moderator=True).user.id
        self.guilds[guild.id] = guild
        self.allow_external_apps(allowed=self.external_apps)
        return guild

    def admit_bot(self, guild: Guild) -> None:
        """Let the bot into a guild, with a role of its own."""
        guild.members[BOT_USER] = Member(self.bot, [guild.bot_role], iso(self.clock.now()))
        guild.roles.setdefault(guild.bot_role, Role(guild.bot_role, "Cardroom", BOT, 2, managed=True))

    def allow_external_apps(self, *, allowed: bool) -> list[Guild]:
        """Give all members USE_EXTERNAL_APPS, or take it; return the guilds that changed."""
        self.external_apps, changed = allowed, []
        for guild in self.guilds.values():
            role = guild.roles[guild.member_role]
            usual = role.permissions & ~Permission.USE_EXTERNAL_APPS
            wanted = usual | (Permission.USE_EXTERNAL_APPS if allowed else 0)
            if wanted != role.permissions:
                role.permissions = wanted
                changed.append(guild)
        return changed

    def add_private(self, *people: str, name: str = "", channel_id: str | None = None) -> Channel:
        """Create the DM of two people, or the group of more, which the first one owns."""
        users = tuple(self.member(who).user for who in people)
        kind = DM if len(users) == 2 and not name else GROUP
        channel = Channel(channel_id or self.new_id(), kind, name, between=users, owner=users[0].id)
        self.private[channel.id] = channel
        return channel

    def enter(self, guild: Guild, who: str, *, moderator: bool = False) -> Member:
        """Add a member of another guild to this one."""
        user = self.member(who).user
        roles = [guild.member_role, *([guild.admin_role] if moderator else [])]
        guild.members[user.id] = Member(user, roles, iso(self.clock.now()))
        return guild.members[user.id]

    def add_channel(
        self,
        name: str,
        topic: str | None = None,
        channel_id: str | None = None,
        *,
        kind: int = TEXT,
        guild: Guild | None = None,
    ) -> Channel:
        """Create a channel.

        TEXT, VOICE, STAGE and ANNOUNCEMENT have messages, FORUM and MEDIA only threads.
        """
        place, where = len(self.channels), (guild or self.home).id
        channel = Channel(channel_id or self.new_id(), kind, name, topic, position=place, guild=where)
        self.channels[channel.id] = channel
        return channel

    def add_thread(
        self, parent: Channel, name: str, owner: str, thread_id: str | None = None, *, private: bool = False
    ) -> Channel:
        """Create a thread below a channel, public or for those who join it."""
        public = ANNOUNCEMENT_THREAD if parent.type == ANNOUNCEMENT else THREAD
        thread = Channel(
            thread_id or self.new_id(), PRIVATE_THREAD if private else public, name,
            guild=parent.guild, parent=parent.id, owner=owner, created=iso(self.clock.now()),
            people={owner},
        )  # fmt: skip
        self.channels[thread.id] = thread
        return thread

    def threads(self, parent: Channel | None = None) -> list[Channel]:
        """Return all threads, or those below one channel."""
        found = (channel for channel in self.channels.values() if channel.is_thread)
        return [thread for thread in found if parent is None or thread.parent == parent.id]

    def add_member(self, name: str, user_id: str | None = None, *, guild: Guild | None = None) -> Member:
        """Create a member called ``name``, which need not be unique, with a unique username."""
        name = name.strip()
        if not 1 <= len(name) <= 32:
            raise Refusal("A name has 1 to 32 characters.")
        user_id = user_id or self.new_id()
        user = User(user_id, self._username(name), name)
        self.users[user_id] = user
        where = guild or self.home
        where.members[user_id] = Member(user, [where.member_role], iso(self.clock.now()))
        return where.members[user_id]

    def _username(self, name: str) -> str:
        """Return an unused username like a name: ``alice``, then ``alice2``."""
        plain = re.sub(r"[^a-z0-9_.]", "", name.lower()) or f"member{len(self.users)}"
        taken = {user.username for user in self.users.values()}
        numbered = (f"{plain}{number}" for number in count(2))
        return plain if plain not in taken else next(each for each in numbered if each not in taken)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its messages and threads."""
        for thread in self.threads(channel):
            self.remove_channel(thread)
        for message in tuple(channel.messages.values()):
            self.remove(message)
        del self.channels[channel.id]

    def put(self, message: Message) -> None:
        """Store a new message; the oldest ephemerals beyond the limit are dropped."""
        channel = message.channel
        channel.messages[message.id] = message
        self.messages[message.id] = message
        if message.viewer is None:
            channel.last_message = message.id
            return
        mine = channel.ephemerals.setdefault(message.viewer, deque())
        mine.append(message.id)
        while len(mine) > EPHEMERALS_KEPT:
            old = self.messages.get(mine.popleft())
            if old is not None:
                self.remove(old)

    def remove(self, message: Message) -> None:
        """Delete a message and the files only it had."""
        message.channel.messages.pop(message.id, None)
        self.messages.pop(message.id, None)
        self.drop_files(message.attachments)

    def store_file(self, path: str, data: bytes, content_type: str) -> str:
        """Store a file below /cdn; return its address."""
        self.files[path] = StoredFile(data, content_type)
        return f"{self.cdn}/{path}"

    def keep_upload(self, user_id: str, attachment: Json) -> None:
        """Store a file that a member has chosen for a command; only the latest are kept."""
        self._uploads[attachment["id"]] = user_id, attachment
        while len(self._uploads) > UPLOADS_KEPT:
            _, oldest = self._uploads.pop(next(iter(self._uploads)))
            self.files.pop(oldest["url"].removeprefix(f"{self.cdn}/"), None)

    def upload(self, user_id: str, which: object) -> Json | None:
        """Return the file that this member has chosen, by id, or None if it is gone."""
        owner, attachment = self._uploads.get(str(which), ("", None))
        return attachment if owner == user_id else None

    def drop_files(self, attachments: Iterable[Json], *, at_once: bool = False) -> None:
        """Drop these attachments.

        A page may be about to load one, so the latest stay for a while, as on Discord's servers, unless
        ``at_once``.
        """
        self._let_go += [attachment["url"].removeprefix(f"{self.cdn}/") for attachment in attachments]
        kept = 0 if at_once else FILES_LET_GO
        while len(self._let_go) > kept:
            self.files.pop(self._let_go.pop(0), None)

    # permissions

    def permissions(self, user_id: str, channel: Channel | None = None, guild: Guild | None = None) -> int:
        """Return a member's permissions in a channel (None: the guild), as documented."""
        if channel is not None and channel.is_private:
            here = channel.recipient is not None or self.sees(user_id, channel)
            return int(MEMBERS) if here else 0
        where = self.guilds[channel.guild] if channel is not None else guild or self.home
        member = where.members.get(user_id)
        if member is None:
            return 0
        allowed = where.roles[where.id].permissions
        for role in member.roles:
            allowed |= where.roles[role].permissions
        if allowed & Permission.ADMINISTRATOR or user_id == where.owner:
            return EVERYTHING
        if channel is None:
            return int(allowed)
        rules = (self.channels[channel.parent] if channel.parent else channel).overwrites
        _, allow, deny = rules.get(where.id, (0, 0, 0))
        allowed = (allowed & ~deny) | allow
        role_rules = [rules[role] for role in member.roles if role in rules]
        for _, _, deny in role_rules:
            allowed &= ~deny
        for _, allow, _ in role_rules:
            allowed |= allow
        _, allow, deny = rules.get(user_id, (1, 0, 0))
        allowed = (allowed & ~deny) | allow
        if channel.type == PRIVATE_THREAD and user_id not in channel.people:
            return int(allowed) if allowed & Permission.MANAGE_THREADS else 0
        return int(allowed) if allowed & Permission.VIEW_CHANNEL else 0

    def may(self, user_id: str, channel: Channel, wanted: Permission) -> bool:
        """Return whether the member has these permissions there."""
        return self.permissions(user_id, channel) & wanted == wanted

    def may_write(self, user_id: str, channel: Channel) -> bool:
        """Return whether the member may send messages there."""
        thread = channel.is_thread
        wanted = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
        return channel.type not in FORUMS and self.may(user_id, channel, wanted)

    def sees(self, user_id: str, channel: Channel, viewer: str | None = None) -> bool:
        """Return whether the member sees a message there (``viewer``: whose ephemeral it is)."""
        if viewer is not None:
            return user_id == viewer
        if channel.recipient is not None:
            return user_id == channel.recipient.id
        if channel.is_private:
            return any(user.id == user_id for user in channel.between)
        return self.may(user_id, channel, Permission.VIEW_CHANNEL)

    def history(self, channel: Channel, viewer: str | None, most: int) -> list[Message]:
        """Return the last messages, oldest first, with the ephemerals of ``viewer``."""
        seen = (m for m in reversed(channel.messages.values()) if m.viewer is None or m.viewer == viewer)
        return list(islice(seen, most))[::-1]

    # JSON

    def guild_json(self, guild: Guild | None = None) -> Json:
        """Return the guild object of REST."""
        guild = guild or self.home
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "banner": None,
            "owner_id": guild.owner,
            "application_id": None,
            "region": "local",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": guild.system_channel,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [role.json() for role in guild.roles.values()],
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500_000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [],
            "stickers": [],
            "incidents_data": None,
            "inventory_settings": None,
        }

    def guild_create(self, guild: Guild | None = None) -> Json:
        """Return the guild object of the gateway, with no other member than the bot."""
        guild = guild or self.home
        channels = [channel for channel in self.channels_of(guild) if self.bot_sees(channel)]
        return {
            **self.guild_json(guild), "joined_at": guild.members[BOT_USER].joined_at, "large": False,
            "unavailable": False, "member_count": len(guild.members),
            "members": [guild.members[BOT_USER].json()],
            "channels": [channel.json() for channel in channels if not channel.is_thread],
            "threads": [
                channel.json() for channel in channels if channel.is_thread and not channel.archived
            ],
            "presences": [], "voice_states": [], "stage_instances": [], "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }  # fmt: skip

    @property
    def bot_here(self) -> bool:
        """Whether the bot is in the first guild."""
        return self.home.bot_here

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Return the channels and threads of a guild."""
        return [channel for channel in self.channels.values() if channel.guild == guild.id]

    def bot_sees(self, channel: Channel) -> bool:
        """Return whether the bot may know the channel."""
        return self.may(BOT_USER, channel, Permission.VIEW_CHANNEL)

    def channel_state(self, channel: Channel) -> Json:
        """Return a channel for the page: its object and context, and whether the bot may write.

        ``request``: whether it is a DM that its member has not accepted.
        """
        return {
            **channel.json(),
            "context": channel.context,
            "bot_may_write": self.may_write(BOT_USER, channel),
            "request": self.is_request(channel),
        }

    def is_request(self, channel: Channel) -> bool:
        """Return whether a DM waits in the Message Requests of its member."""
        return channel.recipient is not None and channel.recipient.id in self.dm_requests

    def member_state(self, member: Member, guild: Guild | None = None) -> Json:
        """Return a member for the page."""
        guild = guild or self.home
        permissions = self.permissions(member.user.id, guild=guild)
        return {
            "user": member.user.json(),
            "guild_id": guild.id,
            "permissions": str(permissions),
            "dms_closed": member.user.id in self.dms_closed,
            "moderator": bool(permissions & (Permission.MANAGE_CHANNELS | Permission.ADMINISTRATOR)),
        }

    def people(self) -> list[Member]:
        """The members that are not bots, of all guilds, each account once."""
        found = {member.user.id: member for guild in self.guilds.values() for member in guild.people}
        return list(found.values())
