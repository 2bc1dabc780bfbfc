"""Messages coming, changing and going: stored, told to the page, and to the bot if its intents ask for it."""

from bot.playground.gateway import Gateway
from bot.playground.hub import Hub
from bot.playground.refusals import Json
from bot.playground.world import BOT_USER, DM, GUILD, Channel, Message, World

__all__ = ["Posts"]

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
SUPPRESS_NOTIFICATIONS = 1 << 12


class Posts:
    """The one place where messages are added, changed and removed."""

    def __init__(self, world: World, hub: Hub, gateway: Gateway) -> None:
        self._world = world
        self._hub = hub
        self._gateway = gateway

    def add(self, message: Message) -> None:
        """A new message; a DM shows in the page with its first one."""
        channel = message.channel
        if channel.type == DM and not channel.messages:
            self._hub.publish(
                "CHANNEL", {"channel": channel.json()}, lambda user: self._world.sees(user, channel)
            )
        self._world.put(message)
        self._tell("MESSAGE_CREATE", message, message.json())
        self._notify(message)

    def changed(self, message: Message) -> None:
        """A message has been edited."""
        message.changed()
        self._tell("MESSAGE_UPDATE", message, message.json())

    def remove(self, message: Message) -> None:
        """A message has been deleted, or dismissed by the only member who saw it."""
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
            self._gateway.dispatch(kind, {**data, "guild_id": GUILD}, GUILD, GUILD_MESSAGES)

    def _for_bot(self, message: Message, data: Json) -> Json:
        """Without the message content intent the bot reads only its own messages, its mentions and DMs."""
        author = message.author
        data = dict(data)
        if message.channel.type != DM and author.id in self._world.members:
            data["member"] = self._world.members[author.id].json(with_user=False)
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
        if called:
            data = {"channel_id": channel.id, "message_id": message.id}
            self._hub.publish("NOTIFY", data, lambda user: user in called and self._world.sees(user, channel))

    def channel(self, kind: str, channel: Channel) -> None:
        """A channel is new or has changed: CHANNEL_CREATE, CHANNEL_UPDATE, THREAD_CREATE."""
        self._hub.publish(
            "CHANNEL", {"channel": channel.json()}, lambda user: self._world.sees(user, channel)
        )
        if self._world.bot_sees(channel) or kind == "CHANNEL_UPDATE":
            self._gateway.dispatch(kind, channel.json(), GUILD, 1)
