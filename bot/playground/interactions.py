"""Interactions: from a member's action to the bot's answers.

The first answer is due within 3 seconds, and the token is valid for 15 minutes (Discord's documentation,
interactions/receiving-and-responding).
"""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Timer
from bot.playground.event_bus import Hub
from bot.playground.message_events import Posts
from bot.playground.refusals import ApiError, Json, Problems
from bot.playground.resources.channels import EPHEMERAL, LOADING, Channel, Message
from bot.playground.resources.commands import Typed
from bot.playground.resources.guilds import APPLICATION
from bot.playground.resources.installations import (
    MOST_FOLLOW_UPS,
    app_permissions,
    may_answer_publicly,
    only_by_user,
    owners_of_command,
    owners_of_message,
)
from bot.playground.resources.limits import check_autocomplete, check_modal
from bot.playground.resources.messages import MOST_FILE_BYTES, Upload, compose
from bot.playground.resources.world import World
from bot.playground.switches import Switches

ACK_WITHIN, TOKEN_LIVES = 3.0, 900.0  # seconds
KEPT = 20_000  # the most interactions that are kept
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: {MESSAGE, DEFER, MODAL},
    COMPONENT: {MESSAGE, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {MESSAGE, DEFER},
}
MOST_FLAGS = 2**31 - 1
FAILED = "The application did not respond"


@dataclass(eq=False, slots=True)
class Interaction:
    """An interaction and its answers."""

    id: str
    token: str
    type: int
    user: str
    channel: Channel
    data: Json
    created: float
    metadata: Json
    source: Message | None = None  # the message whose component was used, even if a modal came in between
    command: str | None = None
    focused: Json | None = None
    answered: int | None = None  # the type of the first answer
    original: Message | None = None
    loading: bool = False
    choices: list[Json] | None = None
    modal: Json | None = None
    submitted: bool = False
    failed: bool = False
    timer: Timer | None = None
    first: asyncio.Future[None] | None = None
    settled: asyncio.Future[None] | None = None
    followups: list[Message] = field(default_factory=list)
    served: str | None = None  # the worker it was last sent to: an address, or "shard 1"

    @property
    def owners(self) -> Json:
        """Who has installed the app, by integration type."""
        owners: Json = self.metadata["authorizing_integration_owners"]
        return owners

    def expect(self) -> None:
        """Create the futures ``first`` and ``settled``."""
        loop = asyncio.get_running_loop()
        self.first, self.settled = loop.create_future(), loop.create_future()

    def resolve(self, *, first: bool = True, settled: bool = True) -> None:
        """Wake the waiters for the first answer and for the end of a deferred one."""
        for future, due in ((self.first, first), (self.settled, settled)):
            if due and future is not None and not future.done():
                future.set_result(None)


class Interactions:
    """All interactions that may still be answered."""

    def __init__(self, world: World, switches: Switches, hub: Hub, posts: Posts) -> None:
        self._world = world
        self._switches = switches
        self._hub = hub
        self._posts = posts
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # made by members

    def command(self, user: str, channel: Channel, typed: Typed) -> Interaction:
        """Create a slash command, or (with a focused option) a request for its suggestions."""
        data: Json = {
            "id": typed.command["id"],
            "name": typed.command["name"],
            "type": 1,
            "options": typed.options,
        }
        if "guild_id" in typed.command:
            data["guild_id"] = typed.command["guild_id"]
        if typed.users or typed.channels or typed.roles or typed.attachments:
            data["resolved"] = self._resolved(typed.users, channel) | {
                "channels": {
                    key: {
                        **self._world.channel(key).json(),
                        "permissions": str(self._world.permissions(user, self._world.channel(key))),
                    }
                    for key in typed.channels
                },
                "roles": {key: self._world.role(key).json() for key in typed.roles},
                "attachments": {key: self._world.upload(user, key) for key in typed.attachments},
            }
        kind = COMMAND if typed.focused is None else AUTOCOMPLETE
        names = [typed.command["name"]]
        level = typed.options
        while level and level[0]["type"] in (1, 2):
            names.append(level[0]["name"])
            level = level[0]["options"]
        owners = owners_of_command(self._world, user, channel, typed.command)
        return self._new(kind, user, channel, data, owners, command=" ".join(names), focused=typed.focused)

    def on_member(self, user: str, channel: Channel, command: Json, target: str) -> Interaction:
        """Create a context menu command on a member."""
        data = {
            "id": command["id"], "name": command["name"], "type": 2, "target_id": target,
            "resolved": self._resolved({target}, channel),
        }  # fmt: skip
        owners = owners_of_command(self._world, user, channel, command)
        return self._new(COMMAND, user, channel, data, owners, command=command["name"])

    def launch(self, user: str, channel: Channel, command: Json) -> Interaction:
        """Create a press on the Entry Point command."""
        data = {"id": command["id"], "name": command["name"], "type": command["type"]}
        owners = owners_of_command(self._world, user, channel, command)
        return self._new(COMMAND, user, channel, data, owners, command=command["name"])

    def component(self, user: str, message: Message, part: Json, values: Sequence[str] = ()) -> Interaction:
        """Create a press on a button, or a choice in a select."""
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        if part["type"] != 2:
            data["values"] = list(values)
        if part["type"] in (5, 7):
            data["resolved"] = self._resolved(values, message.channel)
        elif part["type"] == 8:
            data["resolved"] = {"channels": {v: self._world.channel(v).json() for v in values}}
        owners = owners_of_message(message)
        return self._new(COMPONENT, user, message.channel, data, owners, source=message)

    def submission(
        self,
        opened: Interaction,
        components: list[Json],
        users: Sequence[str] = (),
        channels: Sequence[str] = (),
    ) -> Interaction:
        """Create the submission of the modal that ``opened`` has opened."""
        assert opened.modal is not None  # noqa: S101 - the caller has checked
        data: Json = {"custom_id": opened.modal["custom_id"], "components": components}
        if users:
            data["resolved"] = self._resolved(users, opened.channel)
        if channels:
            named = {key: self._world.channel(key).json() for key in channels}
            data["resolved"] = data.get("resolved", {}) | {"channels": named}
        opened.submitted = True
        return self._new(
            MODAL_SUBMIT, opened.user, opened.channel, data, opened.owners,
            source=opened.source, opened=opened,
        )  # fmt: skip

    def again(self, interaction: Interaction) -> Interaction:
        """Create the same interaction with a new id: the second press of a double press."""
        return self._new(
            interaction.type, interaction.user, interaction.channel, interaction.data, interaction.owners,
            source=interaction.source, command=interaction.command, focused=interaction.focused,
        )  # fmt: skip

    def find(self, interaction_id: str) -> Interaction | None:
        """Return an interaction by id while it is kept."""
        return self._by_id.get(interaction_id)

    def begin(self, interaction: Interaction) -> None:
        """Start its 3 seconds unless they have started."""
        if interaction.timer is None and interaction.answered is None:
            interaction.created = self._world.clock.now()
            interaction.timer = self._world.clock.call_later(ACK_WITHIN, lambda: self.fail(interaction))

    def fail(self, interaction: Interaction) -> None:
        """Tell the member that the bot did not answer, unless it did."""
        if interaction.answered is not None:
            return
        interaction.failed = True
        interaction.resolve()
        if interaction.type == AUTOCOMPLETE:
            return
        self._tell(interaction, "INTERACTION_FAILED", {
            "interaction_id": interaction.id, "command": interaction.command, "text": FAILED,
            "message_id": interaction.source.id if interaction.source else None,
        })  # fmt: skip

    def payload(self, interaction: Interaction) -> Json:
        """Return the current interaction object."""
        world, channel, user = self._world, interaction.channel, interaction.user
        permissions = str(world.permissions(user, channel))
        owners = interaction.owners
        body: Json = {
            "id": interaction.id, "application_id": APPLICATION, "type": interaction.type,
            "token": interaction.token,
            "version": 1, "data": interaction.data, "channel_id": channel.id,
            "channel": {**channel.json(user), "permissions": permissions},
            "app_permissions": str(app_permissions(world, user, channel, owners)),
            "locale": world.users[user].locale,
            "entitlements": [],
            "entitlement_sku_ids": [], "attachment_size_limit": MOST_FILE_BYTES,
            "context": channel.context, "authorizing_integration_owners": owners,
        }  # fmt: skip
        if interaction.source is not None:
            body["message"] = interaction.source.json()
        if channel.is_private:
            return body | {"user": world.users[user].json()}
        guild = world.guilds[channel.guild]
        if not guild.bot_here:  # the channel is partial, and the bot knows it from nowhere else
            body["channel"].pop("permission_overwrites", None)
        return body | {
            "member": {**guild.members[user].json(), "permissions": permissions},
            "guild_id": channel.guild, "guild": {"id": channel.guild, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
        }  # fmt: skip

    def _new(
        self,
        kind: int,
        user: str,
        channel: Channel,
        data: Json,
        owners: Json,
        *,
        source: Message | None = None,
        command: str | None = None,
        focused: Json | None = None,
        opened: Interaction | None = None,
    ) -> Interaction:
        number = self._world.new_id()
        metadata: Json = {
            "id": number, "type": kind, "user": self._world.users[user].json(),
            "authorizing_integration_owners": owners,
        }  # fmt: skip
        if kind == COMPONENT and source is not None:
            metadata["interacted_message_id"] = source.id
        if opened is not None:
            metadata["triggering_interaction_metadata"] = opened.metadata
        if data.get("type") == 2:
            metadata["target_user"] = self._world.users[data["target_id"]].json()
        made = Interaction(
            number, secrets.token_urlsafe(48), kind, user, channel, data, self._world.clock.now(),
            metadata, source, command, focused,
        )  # fmt: skip
        self._forget_old()
        self._by_id[made.id] = made
        self._by_token[made.token] = made
        return made

    def _forget_old(self) -> None:
        dead = self._world.clock.now() - TOKEN_LIVES
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if len(self._by_id) < KEPT and oldest.created > dead:
                return
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]

    def _resolved(self, users: Sequence[str] | set[str] | frozenset[str], channel: Channel) -> Json:
        world = self._world
        found: Json = {"users": {user: world.users[user].json() for user in users}}
        if not channel.is_private:
            members = world.guilds[channel.guild].members
            found["members"] = {
                user: {
                    **members[user].json(with_user=False),
                    "permissions": str(world.permissions(user, channel)),
                }
                for user in users
                if user in members
            }
        return found

    def _tell(self, interaction: Interaction, kind: str, data: Json) -> None:
        self._hub.publish(kind, data, lambda user: user == interaction.user)

    # answers of the bot

    def answer(self, interaction_id: str, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """Store the first answer; return the body of the reply.

        Raises ApiError 10062 if it is late and 40060 if it is a second one.
        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None:
            raise ApiError(404, 10062, "Unknown interaction")
        if interaction.token != token:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.answered is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        late = interaction.failed or self._world.clock.now() - interaction.created > ACK_WITHIN
        if interaction.timer is None or late:
            raise ApiError(404, 10062, "Unknown interaction")
        kind = self._kind(interaction, body)
        data = body.get("data") or {}
        problems = Problems()
        problems.mapping("data", data)
        problems.finish()
        shown = self._first(interaction, kind, data, uploads)
        interaction.answered = kind
        interaction.timer.cancel()
        interaction.resolve(settled=kind not in (DEFER, DEFER_UPDATE))
        self._tell(interaction, "INTERACTION_DONE", {"interaction_id": interaction.id, "type": kind})
        reply: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel.id}
        if not interaction.channel.is_private:
            reply["guild_id"] = interaction.channel.guild
        if interaction.original is not None:
            reply |= {
                "response_message_id": interaction.original.id,
                "response_message_loading": interaction.loading,
                "response_message_ephemeral": interaction.original.viewer is not None,
            }
        return {
            "interaction": reply,
            **({"resource": {"type": kind, "message": shown.json()}} if shown else {}),
        }

    def _kind(self, interaction: Interaction, body: Json) -> int:
        allowed = set(ALLOWED[interaction.type])
        if interaction.type == MODAL_SUBMIT and interaction.source is not None:
            allowed |= {DEFER_UPDATE, UPDATE}
        kind: Any = body.get("type")
        if kind not in allowed:
            problems = Problems()
            choices = ", ".join(map(str, sorted(allowed)))
            problems.add("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{choices}}}.")
            problems.finish()
        return int(kind)

    def _first(
        self, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload]
    ) -> Message | None:
        match kind:
            case 4:
                self._posts.demand_unlocked(interaction.channel, 50083)
                interaction.original = self._message(interaction, data)
                compose(self._world, interaction.original, data, uploads, editing=False, webhook=True)
                self._posts.add(interaction.original)
                return interaction.original
            case 5:
                self._posts.demand_unlocked(interaction.channel, 50083)
                interaction.original = self._message(interaction, data)
                interaction.original.flags |= LOADING
                interaction.loading = True
                self._posts.add(interaction.original)
            case 6:
                interaction.original = interaction.source
            case 7 if interaction.source is not None:
                self._edit(interaction.source, data, uploads)
                interaction.original = interaction.source
                return interaction.source
            case 8:
                focused = interaction.focused or {}
                interaction.choices = check_autocomplete(data, focused.get("type", 3))
            case 9:
                check_modal(data, self._world.emojis.keys())
                interaction.modal = data
                self._tell(interaction, "MODAL", {"interaction_id": interaction.id, **data})
        return None

    def _message(self, interaction: Interaction, data: Json, *, reply_to: Message | None = None) -> Message:
        """Create an empty message of the bot that answers ``interaction``."""
        public = may_answer_publicly(self._world, interaction.user, interaction.channel, interaction.owners)
        problems = Problems()
        flags = problems.number("flags", data.get("flags"), 0, MOST_FLAGS) or 0
        problems.finish()
        ephemeral = not public or bool(flags & EPHEMERAL)
        reference = reply_to or interaction.source
        kind = (
            19 if reference else 23 if interaction.data.get("type") == 2 else 20 if interaction.command else 0
        )
        return Message(
            self._world.new_id(), interaction.channel, self._world.bot, self._world.clock.now(), type=kind,
            flags=EPHEMERAL if ephemeral else 0, viewer=interaction.user if ephemeral else None,
            webhook=APPLICATION, reference=reference.id if reference else None,
            interaction=interaction.metadata,
            command=interaction.command,
        )  # fmt: skip

    def _edit(self, message: Message, data: Json, uploads: Sequence[Upload]) -> None:
        self._posts.demand_open(message.channel)
        if message.id not in self._world.messages:
            raise ApiError(404, 10008, "Unknown Message")
        compose(
            self._world, message, data, uploads,
            editing=True, webhook=True, attachments=self._switches.attachments,
        )  # fmt: skip
        self._posts.changed(message)

    # further answers, by the webhook of the interaction

    def of_token(self, application: str, token: str) -> Interaction:
        """Return the interaction of a webhook route; raises ApiError if it is over."""
        interaction = self._by_token.get(token)
        if application != APPLICATION or interaction is None:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if self._world.clock.now() - interaction.created > TOKEN_LIVES:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.answered is None:
            raise ApiError(404, 10015, "Unknown Webhook")
        return interaction

    def message_of(self, interaction: Interaction, which: str) -> Message:
        """Return ``@original`` or a followup, by id."""
        original = interaction.original
        if original is not None and which in ("@original", original.id):
            found: Message | None = original
        else:
            found = next((message for message in interaction.followups if message.id == which), None)
        if found is None or found.id not in self._world.messages:
            raise ApiError(404, 10008, "Unknown Message")
        return found

    def follow_up(self, interaction: Interaction, body: Json, uploads: Sequence[Upload]) -> Message:
        """Create a followup; the first one fills in a deferred answer, ephemeral as that.

        Raises ApiError 40094 for too many where members alone have installed the app.
        """
        if interaction.loading and interaction.original is not None:
            return self.edit(interaction, interaction.original, body, uploads)
        self._posts.demand_unlocked(interaction.channel, 50083)
        if only_by_user(interaction.owners) and len(interaction.followups) >= MOST_FOLLOW_UPS:
            told = "This interaction has hit the maximum number of follow up messages"
            raise ApiError(400, 40094, told)
        message = self._message(interaction, body, reply_to=interaction.original)
        compose(self._world, message, body, uploads, editing=False, webhook=True)
        interaction.followups.append(message)
        self._posts.add(message)
        interaction.resolve()
        return message

    def edit(
        self, interaction: Interaction, message: Message, body: Json, uploads: Sequence[Upload]
    ) -> Message:
        """Edit an answer."""
        self._edit(message, body, uploads)
        if message is interaction.original:
            interaction.loading = False
            interaction.resolve()
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete an answer."""
        self._posts.demand_open(message.channel)
        if message is interaction.original:
            interaction.loading = False
            interaction.resolve()
        self._posts.remove(message)
