"""The core of the playground: its parts put together, without the network, and its switches."""

import hmac
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from bot.playground.clock import Clock
from bot.playground.endpoint import Endpoint
from bot.playground.event_bus import Hub
from bot.playground.gateway import MOST_SHARDS, Gateway
from bot.playground.interactions import Interaction, Interactions
from bot.playground.member_actions import Acts
from bot.playground.message_events import Posts
from bot.playground.refusals import Json, Malformed
from bot.playground.request_log import CallLog, Exchange
from bot.playground.resources.channels import Channel
from bot.playground.resources.commands import APP_HANDLER, DISCORD_HANDLER, Commands
from bot.playground.resources.guilds import APPLICATION, BOT_ROLE, BOT_USER, ENGLISH, GUILD, Guild
from bot.playground.resources.permissions import Permission
from bot.playground.resources.scheduled_events import ScheduledEvents
from bot.playground.resources.world import World
from bot.playground.switches import (
    CHOICES,
    DROPS,
    THREADS,
    Failure,
    RateLimits,
    Switches,
    by_name,
    entries,
    failures,
    known_locale,
    milliseconds,
    names_to_bits,
    yes_or_no,
)

HANDLERS = {"discord": DISCORD_HANDLER, "app": APP_HANDLER}
WRONG_TOKEN = "wrong"  # noqa: S105 - the one token that is refused, for testing refusals


class Workers(Protocol):
    """The processes of the bot that the playground has started."""

    def state(self) -> list[Json]:
        """Return the state of each, for the page."""

    async def act(self, number: object, what: object) -> None:
        """Act on one. Raises Refusal where that is impossible."""


class Ground:
    """What the REST interface and the page are served from."""

    def __init__(self, clock: Clock, rate_limits: str) -> None:
        self.clock = clock
        self.hub = Hub()
        self.world = World(self.clock)
        self.commands = Commands(self.world)
        self.switches = Switches(rate_limits=rate_limits)
        if rate_limits == "off":
            self.switches.direct = "free"
        self.rates = RateLimits(self.clock)
        self.calls = CallLog()
        self.observers: list[Callable[[Exchange], None]] = []
        self.unknown_routes: list[str] = []
        self.gateway = Gateway(self.world, self.hub, _accepted)
        self.gateway.unknown = self.report_unknown
        self.posts = Posts(self.world, self.hub, self.gateway)
        self.events = ScheduledEvents(self.world)
        self.interactions = Interactions(self.world, self.switches, self.hub, self.posts)
        self.endpoint = Endpoint(self.interactions, self.hub, self.served, APPLICATION)
        self.workers: Workers | None = None
        self.acts = Acts(self.world, self.switches, self.hub, self.commands, self.interactions, self.posts)

    def authorised(self, header: str) -> bool:
        """Return whether this Authorization header is a bot's with an accepted token."""
        return header.startswith("Bot ") and _accepted(header.removeprefix("Bot "))

    def report_unknown(self, route: str) -> None:
        """Record a request for a route that the playground does not have."""
        if route not in self.unknown_routes:
            self.unknown_routes.append(route)
        self.hub.publish("UNKNOWN_ROUTE", {"route": route})

    def commands_changed(self) -> None:
        """Publish that the bot has registered commands."""
        self.hub.publish("COMMANDS", {"commands": self.commands.all()})

    def deliver(self, interaction: Interaction, times: int = 1) -> None:
        """Send an interaction ``times`` times to the bot's endpoint, or over the gateway."""
        self.interactions.begin(interaction)
        payload = self.interactions.payload(interaction)
        guild = None if interaction.channel.is_private else interaction.channel.guild
        for _ in range(times):
            if self.endpoint.urls:
                self.gateway.observed("INTERACTION_CREATE", payload)
                self.endpoint.send(interaction, payload)
            else:
                reached = self.gateway.dispatch("INTERACTION_CREATE", payload, guild)
                self.served(interaction, ", ".join(f"shard {each.shard}/{each.shards}" for each in reached))

    def served(self, interaction: Interaction, by: str) -> None:
        """Record who has received an interaction, an address or a shard; the page is not told."""
        interaction.served = by
        self.hub.publish("SERVED", {"interaction_id": interaction.id, "by": by}, lambda _: False)

    # switches

    def deny(self, channel: str, bits: int) -> None:
        """Deny the bot exactly these permissions in a channel (0: none), with Discord's events."""
        found = self.world.channel(channel)
        found = self.world.channels.get(found.parent or "", found)  # a thread has its channel's permissions
        saw = self.world.bot_sees(found)
        if bits:
            self.switches.denied[found.id] = bits
            found.overwrites[BOT_USER] = (1, 0, bits)
        else:
            self.switches.denied.pop(found.id, None)
            found.overwrites.pop(BOT_USER, None)
        self.posts.channel("CHANNEL_UPDATE", found)
        if self.world.bot_sees(found) and not saw:
            self.posts.threads(found)

    def deny_role(self, bits: int) -> None:
        """Deny the bot's role in the first guild exactly these of its permissions (0: none).

        The bot gets Discord's events.
        """
        role = self.world.roles[BOT_ROLE]
        usual = role.permissions | self.switches.role_denied
        self.switches.role_denied = usual & bits
        self._set_role(usual & ~bits)

    def grant_role(self, bits: int) -> None:
        """Give the bot's role exactly these permissions besides its own (0: none).

        This is the role in the first guild. The bot gets Discord's events.
        """
        role = self.world.roles[BOT_ROLE]
        usual = role.permissions & ~self.switches.role_granted
        self.switches.role_granted = bits & ~(usual | self.switches.role_denied)
        self._set_role(usual | self.switches.role_granted)

    def _set_role(self, permissions: int) -> None:
        role, channels = self.world.roles[BOT_ROLE], self.world.channels_of(self.world.home)
        saw = [channel for channel in channels if self.world.bot_sees(channel)]
        role.permissions = permissions
        for channel in channels:
            self.posts.show(channel)
        if not self.world.bot_here:
            return
        self._role_changed()
        for channel in channels:
            if self.world.bot_sees(channel) and channel not in saw and not channel.is_thread:
                self.posts.threads(channel)

    def _role_changed(self) -> None:
        role = self.world.roles[BOT_ROLE]
        self.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": GUILD, "role": role.json()}, GUILD, 1)

    def show_events(self, guild: Guild) -> None:
        """Show the scheduled events of a guild on the pages."""
        if guild is self.world.home:
            self.hub.publish("EVENTS", {"events": [*self.events.of(guild).values()]})

    def kick(self, *, away: bool = True, guild: Guild | None = None) -> None:
        """Remove the bot from a guild, or let it in, with Discord's events."""
        where = guild or self.world.home
        if away != where.bot_here:
            return
        if away:
            del where.members[BOT_USER]
            self.gateway.dispatch("GUILD_DELETE", {"id": where.id}, where.id, 1)
        else:
            self.world.admit_bot(where)
            self._came_in(where)
        self.commands_changed()
        self.hub.publish("GUILDS", {})

    def add_guild(
        self,
        name: str,
        *,
        owner: str,
        people: Sequence[str] = (),
        channels: Sequence[str] = ("elsewhere",),
        invited: bool = True,
        system: bool = False,
        ids: Iterator[str] | None = None,
    ) -> Guild:
        """Add a guild of ``owner`` with these people and channels.

        ``invited``: the bot is in it, and gets Discord's events for that. ``system``: the first channel is
        for Discord's own messages.
        """
        guild = self.world.add_guild(name, owner=owner, invited=invited, ids=ids)
        for who in people:
            self.world.enter(guild, who)
        for channel in channels:
            made = self.world.add_channel(channel, None, next(ids) if ids is not None else None, guild=guild)
            if system and guild.system_channel is None:
                guild.system_channel = made.id
        if invited:
            self._came_in(guild)
        self.hub.publish("GUILDS", {})
        return guild

    def add_private(self, *people: str, name: str = "", channel_id: str | None = None) -> Channel:
        """Add direct messages of two people, or a group message of more (or with a name)."""
        channel = self.world.add_private(*people, name=name, channel_id=channel_id)
        self.posts.show(channel)
        return channel

    def install(self, member: str, *, installed: bool = True) -> None:
        """Let a member install the app for themselves, or remove it; the bot is not told."""
        user = self.world.member(member).user.id
        (self.world.installers.add if installed else self.world.installers.discard)(user)
        self.hub.publish("SWITCHES", {"switches": self.switches_state()})

    def _came_in(self, guild: Guild) -> None:
        told = {key: value for key, value in self.world.guild_create(guild).items() if key != "unavailable"}
        self.gateway.dispatch("GUILD_CREATE", told, guild.id, 1)

    def close_dms(self, member: str, *, closed: bool = True) -> None:
        """Let a member refuse DMs (50007), or accept them again."""
        found = self.world.member(member)
        (self.world.dms_closed.add if closed else self.world.dms_closed.discard)(found.user.id)
        for guild in self.world.guilds_of(found.user.id):
            state = self.world.member_state(guild.members[found.user.id], guild)
            self.hub.publish("MEMBER", {"member": state})

    def switch(self, change: Json) -> Json:
        """Set the switches named in ``change``; return all.

        ``bot.playground.switches`` lists them. Raises Refusal for an invalid value: then none is set.
        """
        for set_switch in [self._checked(name, value) for name, value in change.items()]:
            set_switch()
        state = self.switches_state()
        self.hub.publish("SWITCHES", {"switches": state})
        return state

    def _checked(self, name: str, value: Any) -> Callable[[], object]:
        """Check the value of a switch, and return what sets it. Raises Refusal."""
        match name:
            case "latency":
                return partial(setattr, self.switches, name, milliseconds(value))
            case "emoji":
                return partial(self._allow_emoji, allowed=yes_or_no(name, value))
            case "dm_access":
                return partial(setattr, self.switches, name, yes_or_no(name, value))
            case "fail":
                return partial(self._fail, failures(value))
            case "dms_closed":
                return partial(self._close_only, self._members(name, value))
            case "dm_requests":
                return partial(self._request_only, self._members(name, value))
            case "locales":
                return partial(self._set_locales, self._locales(name, value))
            case "guild_locale":
                return partial(setattr, self.world.home, "locale", known_locale(value))
            case "installed":
                return partial(setattr, self.world, "installers", self._members(name, value))
            case "external_apps":
                return partial(self._external_apps, allowed=yes_or_no(name, value))
            case "bot_denied":
                return partial(self._deny_only, self._denied(name, value))
            case "role_denied":
                return partial(self.deny_role, names_to_bits(value))
            case "role_granted":
                return partial(self.grant_role, names_to_bits(value))
            case "kicked":
                return partial(self.kick, away=yes_or_no(name, value))
            case "shards":
                if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_SHARDS:
                    raise Malformed("The bot is told to have 1 to {most} shards.", most=MOST_SHARDS)
                return partial(setattr, self.gateway, name, value)
            case "threads":
                return partial(self._settle, self._thread_states(name, value))
            case "gateway":
                if value not in DROPS:
                    raise Malformed("The gateway can be dropped by {ways}.", ways=", ".join(DROPS))
                return partial(self.gateway.drop, value)
            case _ if name in CHOICES:
                if value not in CHOICES[name]:
                    raise Malformed("{name} is one of {all}.", name=name, all=", ".join(CHOICES[name]))
                return partial(self._choose, name, value)
        raise Malformed("There is no switch {name}.", name=name)

    def _members(self, name: str, value: object) -> set[str]:
        return {self.world.member(str(who)).user.id for who in entries(name, value)}

    def _locales(self, name: str, value: object) -> Mapping[str, str]:
        return {
            self.world.member(who).user.id: known_locale(locale)
            for who, locale in by_name(name, value).items()
        }

    def _denied(self, name: str, value: object) -> Mapping[str, int]:
        return {
            self.world.channel(key).id: names_to_bits(names) for key, names in by_name(name, value).items()
        }

    def _thread_states(self, name: str, value: object) -> Mapping[str, str]:
        states = {self.world.channel(key).id: state for key, state in by_name(name, value).items()}
        for key, state in states.items():
            if state not in THREADS or not self.world.channel(key).is_thread:
                raise Malformed("A thread is {states}.", states=", ".join(THREADS))
        return states

    def _choose(self, name: str, value: str) -> None:
        setattr(self.switches, name, value)
        if name == "activities":
            self.commands.enable_activities(HANDLERS.get(value))
            self.commands_changed()

    def _allow_emoji(self, *, allowed: bool) -> None:
        self.switches.emoji = allowed
        if not allowed:
            self.world.emojis.clear()

    def _close_only(self, closed: Collection[str]) -> None:
        """Let exactly these members refuse DMs."""
        for member in self.world.people():
            if (member.user.id in closed) != (member.user.id in self.world.dms_closed):
                self.close_dms(member.user.id, closed=member.user.id in closed)

    def _request_only(self, asked: Collection[str]) -> None:
        """Move the DMs of exactly these members to their Message Requests."""
        for member in self.world.people():
            self.posts.request_dm(member.user.id, wanted=member.user.id in asked)

    def _deny_only(self, wanted: Mapping[str, int]) -> None:
        """Deny the bot exactly these permissions, in exactly these channels."""
        for channel in {*wanted, *self.switches.denied}:
            self.deny(channel, wanted.get(channel, 0))

    def _external_apps(self, *, allowed: bool) -> None:
        for guild in self.world.allow_external_apps(allowed=allowed):
            if guild.bot_here:
                data = {"guild_id": guild.id, "role": guild.roles[guild.member_role].json()}
                self.gateway.dispatch("GUILD_ROLE_UPDATE", data, guild.id, 1)
        self.hub.publish("GUILDS", {})

    def _set_locales(self, locales: Mapping[str, str]) -> None:
        for member in self.world.people():
            member.user.locale = locales.get(member.user.id, ENGLISH)

    def _settle(self, states: Mapping[str, str]) -> None:
        for thread in self.world.threads():
            state = states.get(thread.id, "open")
            self.posts.settle(thread, archived=state != "open", locked=state == "locked")

    def _fail(self, coming: Sequence[Failure]) -> None:
        """Let the next requests fail so, besides those that were to; an empty list clears them."""
        self.switches.failures[:] = [*self.switches.failures, *coming] if coming else []

    def switches_state(self) -> Json:
        """Return the state of all switches."""
        return {
            "latency": self.switches.latency,
            **{name: getattr(self.switches, name) for name in CHOICES},
            "emoji": self.switches.emoji,
            "fail": [failure.json() for failure in self.switches.failures],
            "dm_access": self.switches.dm_access,
            "dms_closed": sorted(self.world.dms_closed),
            "dm_requests": sorted(self.world.dm_requests),
            "locales": {
                member.user.id: member.user.locale
                for member in self.world.people()
                if member.user.locale != ENGLISH
            },
            "guild_locale": self.world.home.locale,
            "installed": sorted(self.world.installers),
            "external_apps": self.world.external_apps,
            "threads": {
                thread.id: "locked" if thread.locked else "archived"
                for thread in self.world.threads()
                if thread.archived or thread.locked
            },
            "bot_denied": {key: _names(bits) for key, bits in self.switches.denied.items()},
            "role_denied": _names(self.switches.role_denied),
            "role_granted": _names(self.switches.role_granted),
            "kicked": not self.world.bot_here,
            "shards": self.gateway.shards,
        }


def _names(bits: int) -> list[str]:
    return [str(permission.name).lower() for permission in Permission if permission & bits]


def _accepted(token: str) -> bool:
    return bool(token) and not hmac.compare_digest(token.encode(), WRONG_TOKEN.encode())
