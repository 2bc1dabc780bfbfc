"""The world of a playground: guilds, channels, people and files, and who may see what."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice

from bot.playground.clock import Clock
from bot.playground.refusals import Json, Malformed, Refusal
from bot.playground.resources.channels import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    DM,
    FORUMS,
    GROUP,
    PRIVATE_THREAD,
    TEXT,
    THREAD,
    Channel,
    Message,
)
from bot.playground.resources.guilds import (
    ADMIN_ROLE,
    BOT_ROLE,
    BOT_USER,
    GUILD,
    MEMBER_ROLE,
    Guild,
    Member,
    Role,
    User,
    iso,
)
from bot.playground.resources.permissions import BOT, EVERYTHING, MEMBERS, Permission

DISCORD_EPOCH = 1_420_070_400_000  # milliseconds
EPHEMERALS_KEPT = 100  # of one member in one channel; Discord drops them whenever the client is reloaded
FILES_LET_GO = 200  # replaced or deleted files that can still be loaded
UPLOADS_KEPT = 20
LONG_AGO = 1_672_531_200.0  # when the bot joined the first guild, which therefore needs no welcome


@dataclass(slots=True)
class StoredFile:
    """A file served below /cdn."""

    data: bytes
    content_type: str


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
