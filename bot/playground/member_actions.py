"""The actions of members; what Discord's own client would not send is refused."""

from collections.abc import Sequence
from typing import Any

from bot.playground.event_bus import Hub
from bot.playground.interactions import Interaction, Interactions
from bot.playground.message_events import Posts
from bot.playground.refusals import Json, Malformed, Refusal, length
from bot.playground.resources.channels import ANNOUNCEMENT, EPHEMERAL, FORUMS, LOADING, TEXT, Channel, Message
from bot.playground.resources.commands import DISCORD_HANDLER, ENTRY_POINT, Commands
from bot.playground.resources.guilds import APPLICATION, BOT_USER, GUILD, Member
from bot.playground.resources.installations import BY_USER, only_by_user, owners_of_command, owners_of_message
from bot.playground.resources.messages import MENTION, MOST_FILE_BYTES, stored, walk
from bot.playground.resources.permissions import Permission
from bot.playground.resources.world import World
from bot.playground.switches import Switches


def too_large() -> Refusal:
    """Return the refusal of a file."""
    return Refusal("The file is too large: {most} MB are the most.", most=MOST_FILE_BYTES // 1024 // 1024)


class Acts:
    """The actions of members; those that make interactions return them undelivered."""

    def __init__(
        self,
        world: World,
        switches: Switches,
        hub: Hub,
        commands: Commands,
        interactions: Interactions,
        posts: Posts,
    ) -> None:
        self._world = world
        self._switches = switches
        self._hub = hub
        self._commands = commands
        self._interactions = interactions
        self._posts = posts

    def channel(self, user: str, which: str) -> Channel:
        """Return a channel the member can see, by id or name."""
        channel = self._world.channel(which)
        if not self._world.sees(user, channel):
            raise Refusal("There is no channel {which}.", which=which)
        return channel

    def message(self, user: str, message_id: str) -> Message:
        """Return a message the member can see."""
        message = self._world.messages.get(message_id)
        if message is None or not self._world.sees(user, message.channel, message.viewer):
            raise Refusal("That message is gone.")
        return message

    # interactions

    def slash(
        self, user: str, channel: Channel, command: str, options: Json, *, focused: str | None = None
    ) -> Interaction:
        """Run a slash command, or with ``focused`` request suggestions for that option."""
        if not self._world.may(user, channel, Permission.USE_APPLICATION_COMMANDS):
            raise Refusal("You may not use commands here.")
        typed = self._commands.typed(user, channel, command, options, focused=focused)
        self._offered(user, channel, typed.command)
        return self._interactions.command(user, channel, typed)

    def context(self, user: str, channel: Channel, name: str, target: str) -> Interaction:
        """Run a context menu command on a member."""
        command = self._commands.context(user, channel, name)
        self._offered(user, channel, command)
        known = self._world.users.get(target)
        number = known.id if known else self._world.member(target).user.id
        return self._interactions.on_member(user, channel, command, number)

    def launch(self, user: str, channel: Channel, name: str) -> Interaction:
        """Use the Entry Point command, if the bot is to answer it."""
        command = self._commands.context(user, channel, name, ENTRY_POINT)
        self._offered(user, channel, command)
        if command["handler"] == DISCORD_HANDLER:
            raise Refusal("Discord opens the Activity itself; the bot is not asked.")
        return self._interactions.launch(user, channel, command)

    def click(self, user: str, message: Message, custom_id: str) -> Interaction:
        """Press a button."""
        part = self._part(message, custom_id)
        if part["type"] != 2:
            raise Malformed("That is not a button.")
        return self._interactions.component(user, message, part)

    def select(self, user: str, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        """Choose in a select."""
        part = self._part(message, custom_id)
        if part["type"] not in (3, 5, 6, 7, 8):
            raise Malformed("That is not a menu.")
        chosen = self._choice(part, values)
        return self._interactions.component(user, message, part, chosen)

    def submit(self, user: str, interaction_id: str, values: Json) -> Interaction:
        """Submit a modal: values by custom_id, lists for selects."""
        opened = self._interactions.find(interaction_id)
        if opened is None or opened.modal is None or opened.user != user or opened.submitted:
            raise Refusal("That form is gone.")
        fields = {part["custom_id"]: part for part in walk(opened.modal["components"]) if "custom_id" in part}
        for name in values.keys() - fields.keys():
            raise Malformed("The form has no field {name}.", name=name)
        filled = {name: self._field(part, values.get(name)) for name, part in fields.items()}
        people = [
            v for name, part in fields.items() if part["type"] == 5 for v in filled[name].get("values", ())
        ]
        channels = [
            v for name, part in fields.items() if part["type"] == 8 for v in filled[name].get("values", ())
        ]
        components = [
            _mirror(part, index + 1, filled) for index, part in enumerate(opened.modal["components"])
        ]
        return self._interactions.submission(opened, components, people, channels)

    def _offered(self, user: str, channel: Channel, command: Json) -> None:
        """Refuse a command that nobody has installed for the member there."""
        self._accepted(channel)
        if owners_of_command(self._world, user, channel, command):
            return
        if BY_USER in command.get("integration_types", ()):
            raise Refusal("Install the bot for yourself to use {name} here.", name=command["name"])
        if not channel.is_private:
            raise Refusal("The bot is not in this server.")
        raise Refusal("{name} is for servers that have installed the bot.", name=command["name"])

    def accept(self, user: str) -> None:
        """Accept the bot's message request; the bot is not told."""
        if user not in self._world.dm_requests:
            raise Refusal("There is no message request.")
        self._posts.request_dm(user, wanted=False)

    def _accepted(self, channel: Channel) -> None:
        if self._world.is_request(channel):
            raise Refusal("Accept the message request first.")

    def _part(self, message: Message, custom_id: str) -> Json:
        self._accepted(message.channel)
        away = not message.channel.is_private and not self._world.guilds[message.channel.guild].bot_here
        if away and not only_by_user(owners_of_message(message)):
            raise Refusal("The bot is not in this server.")
        if message.flags & LOADING:
            raise Refusal("That message is not there yet.")
        part = next((p for p in walk(message.components) if p.get("custom_id") == custom_id), None)
        if part is None:
            raise Refusal("That message has no such button or menu.")
        if part.get("disabled"):
            raise Refusal("That is disabled.")
        return part

    def _choice(self, part: Json, values: Sequence[str]) -> list[str]:
        chosen = [str(value) for value in values]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        if len(set(chosen)) != len(chosen) or not least <= len(chosen) <= most:
            raise Refusal("Choose {least} to {most}.", least=least, most=most)
        if part["type"] == 3:
            known = {option["value"] for option in part["options"]}
            if not set(chosen) <= known:
                raise Refusal("That is not one of the choices.")
        elif part["type"] in (5, 7):
            chosen = [
                value if value in self._world.users else self._world.member(value).user.id for value in chosen
            ]
        elif part["type"] == 8:
            chosen = [self._world.channel(value).id for value in chosen]
        return chosen

    def _field(self, part: Json, value: Any) -> Json:
        named = {"type": part["type"], "custom_id": part["custom_id"]}
        required = part.get("required", True)
        if part["type"] == 4:
            text = str(part.get("value") or "") if value is None else str(value)
            if required and not text:
                raise Refusal("A required field is empty.")
            least, most = part.get("min_length") or 0, part.get("max_length") or 4000
            if text and not least <= length(text) <= most:
                raise Refusal("A field needs {least} to {most} characters.", least=least, most=most)
            return {**named, "value": text}
        if value is None:
            value = [option["value"] for option in part.get("options", ()) if option.get("default")]
            value += [each["id"] for each in part.get("default_values", ())]
        values = value if isinstance(value, list) else [value]
        if not values and not required:
            return {**named, "values": []}
        return {**named, "values": self._choice(part, values)}

    # other actions

    def upload(self, user: str, filename: str, data: bytes) -> Json:
        """Choose a file for an option of a command; return the attachment, whose id names it."""
        if len(data) > MOST_FILE_BYTES:
            raise too_large()
        attachment = stored(self._world, f"ephemeral-attachments/{APPLICATION}", filename, data)
        attachment["ephemeral"] = True
        self._world.keep_upload(user, attachment)
        return attachment

    def say(self, user: str, channel: Channel, content: str) -> Message:
        """Write an ordinary message."""
        self._accepted(channel)
        if not self._world.may_write(user, channel):
            raise Refusal("You may not write here.")
        if channel.locked and not self._world.may(user, channel, Permission.MANAGE_THREADS):
            raise Refusal("This thread is locked.")
        return self._written(user, channel, content)

    def _written(self, user: str, channel: Channel, content: str, number: str | None = None) -> Message:
        world = self._world
        if not 1 <= length(content.strip()) <= 2000:
            raise Refusal("A message has 1 to 2000 characters.")
        message = Message(
            number or world.new_id(), channel, world.users[user], world.clock.now(), content=content.strip()
        )
        named = dict.fromkeys(MENTION.findall(content))
        message.mentions = [world.users[key] for key in named if key in world.users]
        self._posts.add(message)
        return message

    def delete(self, user: str, message: Message) -> None:
        """Delete one's own message, or as a moderator anyone's."""
        if message.viewer is not None:
            self.dismiss(user, message)
            return
        mine = message.author.id == user
        moderates = not message.channel.is_private and self._world.may(
            user, message.channel, Permission.MANAGE_MESSAGES
        )
        if not mine and not moderates:
            raise Refusal("You may delete only your own messages.")
        if message.channel.archived:
            raise Refusal("This thread is archived.")
        self._posts.remove(message)

    def dismiss(self, user: str, message: Message) -> None:
        """Dismiss an ephemeral message; the bot is not told."""
        if not message.flags & EPHEMERAL or message.viewer != user:
            raise Refusal("Only messages that only you can see can be dismissed.")
        self._posts.remove(message)

    def thread(
        self, user: str, channel: Channel, name: str, content: str = "", *, private: bool = False
    ) -> Channel:
        """Open a thread; in a forum it begins with the message ``content``."""
        wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        if channel.type in FORUMS:
            wanted = Permission.SEND_MESSAGES
        fits = channel.type == TEXT or (channel.type in (ANNOUNCEMENT, *FORUMS) and not private)
        if not fits or not self._world.may(user, channel, wanted):
            raise Refusal("You may not open a thread here.")
        if not 1 <= length(name.strip()) <= 100:
            raise Refusal("A thread's name has 1 to 100 characters.")
        if channel.type in FORUMS and not 1 <= length(content.strip()) <= 2000:
            raise Refusal("A message has 1 to 2000 characters.")
        thread = self._world.add_thread(channel, name.strip(), user, private=private)
        self._posts.channel("THREAD_CREATE", thread)
        if content:  # the first message of a post has the id of its thread
            self._written(user, thread, content, thread.id if channel.type in FORUMS else None)
        return thread

    def invite(self, user: str, thread: Channel, who: str) -> None:
        """Add a member, or the bot, to a thread."""
        if not self._world.sees(user, thread) or thread.archived:
            raise Refusal("You may not invite anybody here.")
        thread.people.add(self._world.member(who).user.id)
        self._posts.channel("THREAD_CREATE", thread)

    def settle(self, user: str, thread: Channel, *, archived: bool, locked: bool = False) -> None:
        """Archive, lock or open a thread."""
        manages = self._world.may(user, thread, Permission.MANAGE_THREADS)
        mine = thread.owner == user and not (locked or thread.locked)
        if not thread.is_thread or not (manages or mine):
            raise Refusal("You may not do that with this thread.")
        self._posts.settle(thread, archived=archived, locked=locked)

    def delete_channel(self, user: str, channel: Channel) -> None:
        """Delete a channel or a thread, as a moderator."""
        wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        if channel.is_private or not self._world.may(user, channel, wanted):
            raise Refusal("You may not delete that channel.")
        self._posts.remove_channel(channel)

    def join(self, name: str, guild: str = GUILD) -> Member:
        """Add a new member to a guild."""
        where = self._world.guild(guild)
        member = self._world.add_member(name, guild=where)
        self._hub.publish("MEMBER", {"member": self._world.member_state(member, where)})
        return member

    def leave(self, user: str, guild: str = GUILD) -> None:
        """Remove a member from a guild; the account and the DM stay."""
        where = self._world.guild(guild)
        if user in (BOT_USER, where.owner):
            raise Refusal("The owner and the bot stay.")
        member = where.members.pop(user)
        state = self._world.member_state(member, where)
        self._hub.publish("MEMBER", {"member": {**state, "left": True}})


def _mirror(part: Json, number: int, filled: dict[str, Json]) -> Json:
    """Return a component of a modal as the submission has it."""
    body: Json = {"type": part["type"], "id": part.get("id") or number}
    if "component" in part:
        return {**body, "component": {"id": number + 100, **filled[part["component"]["custom_id"]]}}
    if "components" in part:
        inner = [{"id": number + 100, **filled[child["custom_id"]]} for child in part["components"]]
        return {**body, "components": inner}
    return body
