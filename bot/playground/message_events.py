"""New, changed and deleted messages: stored, shown on the page, sent to the bot."""

from bot.playground.event_bus import Hub
from bot.playground.gateway import Gateway
from bot.playground.refusals import ApiError, Json
from bot.playground.resources.channels import DM, Channel, Message
from bot.playground.resources.guilds import BOT_USER, iso
from bot.playground.resources.permissions import Permission
from bot.playground.resources.world import World

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
SUPPRESS_NOTIFICATIONS = 1 << 12
ONCE_SECONDS = 300
"""Seconds for which a nonce is kept; Discord says "a few minutes"."""


class Posts:
    """The one place where messages are added, changed and removed."""

    def __init__(self, world: World, hub: Hub, gateway: Gateway) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway
        self._once: dict[str, Message] = {}

    def sent_before(self, message: Message) -> Message | None:
        """Return the bot's recent message with the same nonce, even if deleted, or None."""
        after = message.timestamp - ONCE_SECONDS
        self._once = {name: each for name, each in self._once.items() if each.timestamp > after}
        return self._once.get(str(message.nonce))

    def add(self, message: Message) -> None:
        """Add a message; it opens an archived thread, and the first one shows a DM."""
        channel = message.channel
        if channel.type == DM and not channel.messages:
            self.show(channel)
        if channel.archived and message.viewer is None:
            self.settle(channel, archived=False, locked=channel.locked)
        self._world.put(message)
        if message.nonce is not None:
            self._once[str(message.nonce)] = message
        self._tell("MESSAGE_CREATE", message, message.json())
        self._notify(message)

    def changed(self, message: Message) -> None:
        """Publish that a message has been edited."""
        message.changed()
        self._tell("MESSAGE_UPDATE", message, message.json())

    def remove(self, message: Message) -> None:
        """Delete a message, or dismiss an ephemeral one."""
        if message.id not in self._world.messages:
            return
        self._world.remove(message)
        self._tell("MESSAGE_DELETE", message, {"id": message.id, "channel_id": message.channel.id})

    def _tell(self, kind: str, message: Message, data: Json) -> None:
        channel, viewer = message.channel, message.viewer
        self._hub.publish(kind, data, lambda user: self._world.sees(user, channel, viewer))
        if viewer is not None or not self._world.bot_sees(channel):
            return
        if kind != "MESSAGE_DELETE":
            data = self._for_bot(message, data)
        if channel.type == DM:
            self._gateway.dispatch(kind, data, None, DIRECT_MESSAGES)
        else:
            self._gateway.dispatch(kind, {**data, "guild_id": channel.guild}, channel.guild, GUILD_MESSAGES)

    def _for_bot(self, message: Message, data: Json) -> Json:
        """Return the content the bot may read: without the intent, its own, mentions and DMs."""
        author = message.author
        data = dict(data)
        members = self._world.guilds[message.channel.guild].members
        if message.channel.type != DM and author.id in members:
            data["member"] = members[author.id].json(with_user=False)
        hidden = (
            author.id != BOT_USER
            and message.channel.type != DM
            and not any(user.id == BOT_USER for user in message.mentions)
        )
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []} if hidden else data

    def _notify(self, message: Message) -> None:
        if (
            message.author.id != BOT_USER
            or message.viewer is not None
            or message.flags & SUPPRESS_NOTIFICATIONS
        ):
            return
        channel = message.channel
        called = {user.id for user in message.mentions}
        if channel.recipient is not None:
            called.add(channel.recipient.id)
        if message.interaction is not None:  # in private channels everybody hears of a new message
            called |= {user.id for user in channel.between} - {message.interaction["user"]["id"]}
        if called and not self._world.is_request(channel):
            data = {"channel_id": channel.id, "message_id": message.id}
            self._hub.publish("NOTIFY", data, lambda user: user in called and self._world.sees(user, channel))

    # channels

    def request_dm(self, user: str, *, wanted: bool) -> None:
        """Move a member's DM to their Message Requests, or out of them when they accept it."""
        requests = self._world.dm_requests
        if wanted == (user in requests):
            return
        (requests.add if wanted else requests.discard)(user)
        if user in self._world.dms:
            self.show(self._world.dms[user])

    def show(self, channel: Channel) -> None:
        """Send the current state of a channel to the pages."""
        self._hub.publish(
            "CHANNEL",
            {"channel": self._world.channel_state(channel)},
            lambda user: self._world.sees(user, channel),
        )

    def channel(self, kind: str, channel: Channel) -> None:
        """Publish that a channel is new or has changed.

        The event is CHANNEL_CREATE, CHANNEL_UPDATE, THREAD_CREATE or THREAD_UPDATE.
        """
        self.show(channel)
        here = self._world.guilds[channel.guild].bot_here
        if self._world.bot_sees(channel) or (kind == "CHANNEL_UPDATE" and here):
            self._gateway.dispatch(kind, channel.json(), channel.guild, 1)

    def remove_channel(self, channel: Channel) -> None:
        """Publish that a channel or a thread has been deleted."""
        self._world.remove_channel(channel)
        self._hub.publish("CHANNEL_GONE", {"channel_id": channel.id})
        if not self._world.guilds[channel.guild].bot_here:
            return
        if channel.is_thread:
            keys = ("id", "guild_id", "parent_id", "type")
            data = {key: value for key, value in channel.json().items() if key in keys}
            self._gateway.dispatch("THREAD_DELETE", data, channel.guild, 1)
        else:
            self._gateway.dispatch("CHANNEL_DELETE", channel.json(), channel.guild, 1)

    def threads(self, channel: Channel) -> None:
        """Send the bot the open threads of a channel that it sees again."""
        shown = [t.json() for t in self._world.threads(channel) if not t.archived and self._world.bot_sees(t)]
        data = {"guild_id": channel.guild, "channel_ids": [channel.id], "threads": shown, "members": []}
        self._gateway.dispatch("THREAD_LIST_SYNC", data, channel.guild, 1)

    def settle(self, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        """Archive, lock or open a thread; without a change there is no event."""
        if (thread.archived, thread.locked) == (archived, locked):
            return
        thread.archived, thread.locked = archived, locked
        thread.archive_changed = iso(self._world.clock.now())
        self.channel("THREAD_UPDATE", thread)

    def demand_unlocked(self, channel: Channel, code: int = 160005) -> None:
        """Refuse a new message of the bot in a locked thread or a deleted channel.

        The error is 160005, or 50083 for answers.
        """
        self._demand_there(channel)
        if channel.locked and not self._world.may(BOT_USER, channel, Permission.MANAGE_THREADS):
            raise ApiError(403, code, "Thread is locked" if code == 160005 else "Thread is archived")

    def demand_open(self, channel: Channel) -> None:
        """Refuse to change or delete a message in an archived thread or a deleted channel."""
        self._demand_there(channel)
        if channel.archived:
            raise ApiError(400, 50083, "Thread is archived")

    def _demand_there(self, channel: Channel) -> None:
        if self._world.find_channel(channel.id) is None:
            raise ApiError(404, 10003, "Unknown Channel")
