"""The bot's Discord client: connects, loads the cogs, and resumes play from the database."""

import asyncio
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from contextvars import Context
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.ext import commands

from bot import __version__
from bot.manager.inbox.inbox_runner import InboxRunner
from bot.manager.manager import GameManager
from bot.manager.nights.night_runner import NightRunner
from bot.manager.nights.night_service import NightService
from bot.manager.pool.pool_runner import PoolRunner
from bot.manager.pool.pool_service import PoolService
from bot.manager.publishing.background import Background
from bot.manager.results.audit_runner import AuditRunner
from bot.manager.results.gift_offers import GiftOffers
from bot.manager.results.imported_matches import ImportedMatches
from bot.manager.results.luck_jobs import keep_looking_at_luck
from bot.manager.results.rank_roles import keep_following_ranks
from bot.manager.results.reviews import Reviews
from bot.manager.results.shown_hints import ShownHints
from bot.manager.results.statistics import keep_counting_deals
from bot.manager.tables.preferences import Kind, Preferences
from bot.manager.time.clock import Clock, WallClock
from bot.pictures import Style
from bot.run.backup import keep_backing_up, keep_checking_server
from bot.run.channel_cache import ChannelCache
from bot.run.command_registration import CommandRegistration, Commands
from bot.run.config import Address, Settings, Shards
from bot.run.discord_private_api import (
    silence_endpoint_warning,
    silence_reconnect_errors,
    silence_voice_warnings,
)
from bot.run.erasure_log import note_erasure
from bot.run.ingress.events import guard_parsers
from bot.run.ingress.ingress import INTERACTIONS, Ingress, Listener, listening
from bot.run.ingress.seen_interactions import SeenInteractions, keep_forgetting
from bot.run.invite_link import invite_link
from bot.run.monitoring.gateway_log import GatewayLog
from bot.run.monitoring.heartbeat import Heartbeat, is_storing
from bot.run.monitoring.logs import PRESS, tell
from bot.run.monitoring.metrics import Metrics, serving
from bot.run.monitoring.traffic_metrics import LATE, TrafficMetrics
from bot.run.problem import TRY_AGAIN, Problem
from bot.texts.localization import known_locale, set_locale
from bot.ui.commands.descriptions import CommandTranslator
from bot.ui.custom_id import Press
from bot.ui.inbox import MemberInboxPages
from bot.ui.nights import GuildNightPages
from bot.ui.pool import MemberPoolPages
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.emoji_sync import EmojiSync
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.sending.origin import guild_here
from bot.ui.sending.rate_limiter import PER_SECOND, RateLimiter
from bot.ui.sending.scheduled_events import GuildEvents
from bot.ui.sending.shared_budget import SharedBudget
from bot.workers.ai_jobs import AiJobs
from bot.workers.hint_jobs import HintJobs
from bot.workers.plots import Plots
from bot.workers.pool import WorkerPool
from bot.workers.renderer import Renderer
from bot.workers.replay_cache import ReplayCache
from data.db.connection import open_database
from data.db.database import OpenDatabase
from data.db.errors import StorageError, log_level
from data.db.idempotency import handle
from data.settings import Cards, ChipSettings, GuildSettings
from data.tables.venues import FRIENDS, Venue, venue_of

log = logging.getLogger(__name__)

Answering = Callable[[discord.Interaction[Any], Press], Awaitable[None]]
"""A function that answers a press."""
COGS: Final = (
    "cogs.tables",
    "cogs.lobby",
    "cogs.play",
    "cogs.orders",
    "cogs.coach",
    "cogs.scores",
    "cogs.rankings",
    "cogs.replay",
    "cogs.reviews",
    "cogs.proofs",
    "cogs.rules",
    "cogs.lessons",
    "cogs.tournaments",
    "cogs.daily",
    "cogs.chips",
    "cogs.nights",
    "cogs.pool",
    "cogs.inbox",
    "cogs.privacy",
    "cogs.admin",
    "cogs.setup",
)
"""All cogs."""
LOOPBACK_READY: Final = 0.1
"""Seconds to wait for the guilds of a stand-in on this machine, which sends them at once."""
KEPT_OPEN: Final = 120.0
"""Seconds that an idle connection to Discord is kept open.

With aiohttp's default of 15 s, a press after a longer pause needs up to three new connections at once.
Discord's proxy closes idle connections after 400 s
(https://developers.cloudflare.com/fundamentals/reference/connection-limits).
"""
LOOK_AT_CLOCK: Final = 5.0
"""Seconds between two checks whether the machine's clock was set."""
SET_MS: Final = 10_000
"""Milliseconds by which the clock must be set for play to restart; less hardly matters."""
COLLECT_AFTER: Final = (10_000, 5, 100)
"""Thresholds of Python's cyclic garbage collector.

A press allocates and frees more than the default of 700 objects, so the collector would run at every press,
and over all tables every few seconds. A press leaves 22 objects in cycles, all of discord.py; ten thousand
are two megabytes.
"""


def point_at(base: str) -> None:
    """Point discord.py to a stand-in for Discord at ``http://host:port``.

    The settings allow only this machine.
    """
    discord.http.Route.BASE = base + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = base + "/cdn"


FOR_THE_PROXY: Final = 1.5
"""Seconds that a process keeps accepting requests after it was told to stop.

In this time the proxy, which checks its health twice a second, stops sending to it.
"""
wait_for_the_proxy: Final = asyncio.sleep
LOOK_FOR_ANSWERS: Final = 0.02
"""Seconds between two checks whether all interactions have been answered."""
TELL_AGAIN: Final = 3600.0
"""Seconds until the warning about another bot is logged again."""
ELSEWHERE: Final = (
    "Discord sends interactions to {}, and not over the gateway. Clear **Interactions Endpoint URL** in the "
    "developer portal, or set CARDROOM_INGRESS=http."
)
OTHER_KEY: Final = (
    "CARDROOM_PUBLIC_KEY does not belong to the application of this token. Copy the key from General "
    "Information in the developer portal."
)
NOWHERE: Final = (
    "Discord has no address to send interactions to: enter your proxy's address, ending in %s, as "
    "Interactions Endpoint URL in the developer portal"
)
OTHER_SHARDS: Final = (
    "Another process on this database already serves {}. Give each process its own shards with "
    "CARDROOM_SHARDS, such as 0-3/8 and 4-7/8, or receive interactions over HTTP (CARDROOM_INGRESS=http)."
)
ON_INTERACTION: Final = "on_interaction"
REFUSED_FORMS: Final = (":tour_form:", ":night_again:", ":night_edit:", ":setup_again:")
"""In the custom_ids of the only buttons whose message is read: it shows what was typed."""
CLAIMS: Final = 10
CLAIM_AGAIN: Final = 0.3
"""Shards held by another process are requested CLAIMS times, this many seconds apart."""
START_AGAIN: Final = (0.5, 1.0, 2.0, 4.0)
"""Seconds between the attempts to resume play while the database fails.

A database that answers late, or another process that starts at the same time, must not end this one.
"""
OTHERS: Final = (
    "another program answers presses before this bot does: a bot with the same token, or a process with the "
    "same shards; run only one of them"
)


class Cardroom(commands.AutoShardedBot):
    """The running bot; create it in the event loop in which it runs.

    The cogs use its services, above all ``manager`` and ``messenger``.
    """

    def __init__(
        self,
        database: OpenDatabase,
        clock: Clock,
        computers: AiJobs,
        *,
        stand_in: bool,
        plots: Plots | None = None,
        renderer: Renderer | None = None,
        replay_cache: ReplayCache | None = None,
        record_pool: WorkerPool | None = None,
        review_pool: WorkerPool | None = None,
        cards: Cards = Cards.PICTURES,
        per_second: int = PER_SECOND,
        backup_folder: Path | None = None,
        shards: Shards | None = None,
        listens_at: Address | None = None,
        public_key: str | None = None,
        **play: Any,
    ) -> None:
        """Create the bot.

        ``renderer`` draws pictures, and ``replay_cache`` replays finished deals. The processes of
        ``record_pool`` export, import and audit matches, those of ``review_pool`` review them; None: in a
        thread. ``cards`` is how cards are shown to members who have not chosen; ``per_second`` is Discord's
        limit of requests a second. ``backup_folder`` holds the backups and the erasure log. ``shards`` are
        the gateway shards of this process, None: all. ``listens_at`` is the address that receives
        interactions over HTTP, None: they come over the gateway; ``public_key`` verifies those requests,
        None: the key that Discord names.
        """
        silence_voice_warnings()
        silence_reconnect_errors()
        more: dict[str, Any] = {"guild_ready_timeout": LOOPBACK_READY} if stand_in else {}
        if listens_at is not None:
            silence_endpoint_warning()
        if shards is not None:
            more |= {"shard_ids": shards.ids, "shard_count": shards.total}
        self.rate_limiter = RateLimiter(
            per_second, SharedBudget(database, clock) if database.shared else None
        )
        self.meter = TrafficMetrics()
        trace = self.rate_limiter.trace()
        self.meter.listen(trace)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            http_trace=trace,
            connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=KEPT_OPEN),
            **more,
        )
        self._stand_in = stand_in
        self._listens_at = listens_at
        self._public_key = public_key
        self.endpoint: str | None = None
        """URL at which this process receives interactions over HTTP, once it does."""
        self.leaving = False
        """Whether the process is stopping, so that requests should go to others."""
        self._left = asyncio.Event()
        self._told_of_others: float | None = None
        self._deliveries = SeenInteractions()
        self.clock = clock
        # In the playground, computer players play for the bank's chips, so that there is a ledger to see.
        usual = GuildSettings(chips=ChipSettings(bank_plays=True)) if stand_in else None
        self.members = Preferences(database, usual)
        self._languages = Background("storing the language of a member or server")
        self.offers = GiftOffers(database, clock, self.members)
        self.record_pool = record_pool or WorkerPool(0)
        self.audits = AuditRunner(database, clock, self.record_pool)
        self.loaded = ImportedMatches()
        self.places = ChannelCache(self)
        self.cards = cards
        self.renderer = renderer or Renderer(0)
        self.emoji = EmojiSync(self, self.renderer, self.rate_limiter, alone=self._makes_emoji)
        self.delivery = Delivery(self, self.renderer, clock, self.emoji.drop, self.rate_limiter)
        self.hints = ShownHints()
        self.messenger = DiscordMessenger(
            self,
            clock,
            self.members,
            self.delivery,
            self.emoji.known,
            cards,
            self.rate_limiter,
            self.hints,
            database,
        )
        self.manager = GameManager(database, clock, self.messenger, computers, self.members, **play)
        self.night_pages = GuildNightPages(self.members)
        self.night_runner = NightRunner(
            database,
            clock,
            self.messenger,
            self.night_pages,
            GuildEvents(self, self.rate_limiter),
            self.manager.lobby,
        )
        self.nights = NightService(
            database, clock, self.members, play.get("chance") or SystemRandom(), self.night_runner.wake
        )
        pool_pages = MemberPoolPages(self.members)
        self.pool_runner = PoolRunner(
            database, clock, self.messenger, pool_pages, self.manager.pool_tables, self.manager.lobby
        )
        self.pool = PoolService(
            database,
            clock,
            self.members,
            self.messenger,
            pool_pages,
            self.manager.tables,
            self.manager.pool_tables,
            self.pool_runner.look,
            play.get("chance") or SystemRandom(),
        )
        self.inbox_runner = InboxRunner(
            database,
            clock,
            self.members,
            self.manager.tables,
            self.manager.publisher,
            self.manager.inboxes,
            self.manager.leave,
            self.messenger,
            MemberInboxPages(self.members, clock, self.server_name),
        )
        self.command_keeper = CommandRegistration(self.tree, database, clock)
        self.database = database
        self.backup_folder = backup_folder
        self.plots = plots if plots is not None else Plots(0)
        self.replay_cache = replay_cache or ReplayCache(0)
        self.coach = HintJobs(computers.pool)
        self.reviews = Reviews(database, review_pool or WorkerPool(0), computers.pool)
        self.playing = asyncio.Event()
        """Set once Discord has sent ready and play has been resumed."""
        self._taking_up = asyncio.Lock()
        self.unusable: StorageError | None = None
        """The error for which the bot stopped, if the database cannot be used."""
        self.presses: dict[str, Answering] = {}
        """The handlers of presses by verb; every cog adds its own."""
        self._listen()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait five seconds between shards, as Discord requires; a stand-in needs no pause."""
        if not self._stand_in:
            await super().before_identify_hook(shard_id, initial=initial)

    @property
    def over_http(self) -> bool:
        """Whether interactions arrive over HTTP, without a gateway."""
        return self._listens_at is not None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Receive interactions, over the gateway or HTTP, until the bot is closed.

        Raises Problem if none could arrive with these settings, and discord.py's exceptions.
        """
        application: Any = self.application  # known since the login
        if self._listens_at is None:
            if application.interactions_endpoint_url is not None:
                raise Problem(ELSEWHERE.format(application.interactions_endpoint_url))
            await self._claim_shards()
            await super().connect(reconnect=reconnect)
            return
        key = self._public_key or application.verify_key
        if key != application.verify_key:
            raise Problem(OTHER_KEY)
        ingress = Ingress(key, self._hear, self.well, self.meter.turned_away)
        async with listening(self._listens_at, ingress) as listener:
            self.endpoint = f"{listener.name}{INTERACTIONS}"
            log.info("listening for interactions at %s", self.endpoint)
            if application.interactions_endpoint_url is None:
                log.warning(NOWHERE, INTERACTIONS)
            self.dispatch("ready")
            try:
                await self._left.wait()
            except asyncio.CancelledError:
                await self._leave(listener)
                raise

    async def _claim_shards(self) -> None:
        """Lock this process's shards, so that no other process serves them. Raises Problem."""
        if not self.database.shared:
            return
        total = self.shard_count
        names = [f"shard {each} of {total}" for each in self.shard_ids or ()] or ["all shards"]
        for name in names:
            for _ in range(CLAIMS):  # the process that holds it may be stopping
                if await self.database.is_leader(name):
                    break
                await asyncio.sleep(CLAIM_AGAIN)
            else:
                raise Problem(OTHER_SHARDS.format(name), TRY_AGAIN)

    async def _leave(self, listener: Listener) -> None:
        """Report ill health until the proxy sends no more, then answer the pending requests."""
        self.leaving = True
        await wait_for_the_proxy(FOR_THE_PROXY)
        await listener.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                while self.meter.pending:  # noqa: ASYNC110 - only at shutdown, for at most LATE seconds
                    await asyncio.sleep(LOOK_FOR_ANSWERS)

    async def close(self) -> None:
        """Disconnect from Discord."""
        self._left.set()
        await self.command_keeper.stop()
        await self._languages.stop()
        await self.night_runner.stop()
        await self.pool_runner.stop()
        await self.inbox_runner.stop()
        await self.reviews.stop()
        await super().close()

    async def erase(self, member: int) -> None:
        """Erase a member, and log the erasure so that a restore repeats it.

        Raises what the manager raises.
        """
        await self.manager.erase(member)
        self.night_runner.look()
        if self.backup_folder is None:
            return
        try:
            await asyncio.to_thread(note_erasure, self.backup_folder, member, self.clock.now())
        except OSError as error:
            log.error(  # noqa: TRY400 - the traceback would add nothing
                "an erasure could not be noted beside the backups (%s): repeat it after a restore",
                error.strerror,
            )

    async def server_name(self, guild: int) -> str | None:
        """Return a guild's name, or None: the bot is not in it, or Discord does not answer."""
        if venue_of(guild) is not Venue.GUILD:
            return None
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
            return await self.places.name(guild)
        return None

    def connected(self) -> bool:
        """Return whether every shard is connected, or the HTTP endpoint is open."""
        if self.over_http:
            return self.endpoint is not None and not self.is_closed()
        return self.is_ready() and all(not shard.is_closed() for shard in self.shards.values())

    async def _makes_emoji(self) -> bool:
        try:
            return await self.database.is_leader("emoji")
        except StorageError:
            return False

    def well(self) -> bool:
        """Return whether this process should get interactions."""
        return self.playing.is_set() and not self.leaving and is_storing(self.database)

    def _listen(self) -> None:
        """Hook into discord.py's parsers to see interactions first and survive bad events."""
        parsers: dict[str, Any] = self._connection.parsers
        self._read_interaction = parsers["INTERACTION_CREATE"]
        guard_parsers(self._connection)
        parsers["INTERACTION_CREATE"] = self._hear

    def _hear(self, data: Any) -> bool:
        """Pass an interaction to metrics, delivery and discord.py; return whether it is valid.

        A repeated delivery is ignored. The delivery needs the raw data because discord.py replaces the
        interaction's channel with its cached one, which is stale without message events. Errors are caught
        because discord.py would close the gateway, and the program, at an unreadable interaction. The tasks
        that discord.py starts for the interaction inherit its id (``PRESS``).
        """
        before = PRESS.set(None)
        try:
            PRESS.set(str(int(data["id"])))
            if not self._deliveries.first(data):
                return True
            self.meter.interaction_received(data)
            self.delivery.heard(data)
            self.messenger.heard(int((data.get("member") or data)["user"]["id"]))
            # Hardly anything needs the components of the pressed message; do not let discord.py parse them.
            about = data.get("data")
            pressed = str(about.get("custom_id")) if isinstance(about, dict) else ""
            if not any(verb in pressed for verb in REFUSED_FORMS):
                data.get("message", {}).pop("components", None)
            self._read_interaction(data)
        except Exception as error:
            log.warning(
                "an interaction could not be read (%s) and gets no answer; the others do",
                type(error).__name__,
            )
            return False
        finally:
            PRESS.reset(before)
        return True

    def warn_of_other_bot(self) -> None:
        """Log that another program answered a press first, at most once an hour."""
        now = time.monotonic()
        if self._told_of_others is None or now - self._told_of_others >= TELL_AGAIN:
            self._told_of_others = now
            log.warning(OTHERS)

    async def _run_event(self, coro: Any, event_name: str, *args: Any, **kwargs: Any) -> None:
        """Run a listener; mark the context of ``on_interaction`` with its interaction's id."""
        if event_name == ON_INTERACTION:
            handle(args[0].id)
        await super()._run_event(coro, event_name, *args, **kwargs)

    async def set_language(self, interaction: discord.Interaction[Any]) -> None:
        """Set the language of the answer: the member's choice, or that of their Discord."""
        user, guild = interaction.user.id, guild_here(interaction)
        self._note_language("member", user, interaction.locale)
        if guild is not None and guild != FRIENDS and interaction.guild_locale is not None:
            self._note_language("guild", guild, interaction.guild_locale)
        try:
            set_locale(await self.members.reader_language(user))
        except StorageError as error:
            log.log(log_level(error), "a member's language could not be read: %s", error)

    def _note_language(self, kind: Kind, number: int, named: discord.Locale) -> None:
        locale = known_locale(str(named.value))  # a broken interaction may name a number
        if self.members.note_discord_language(kind, number, locale):
            self._languages.spawn(
                self.members.store_discord_language(kind, number, locale), context=Context()
            )

    async def load_cogs(self) -> None:
        """Add all commands; extensions would be imported again for every bot of a process."""
        for cog in COGS:
            await import_module(cog).setup(self)

    async def setup_hook(self) -> None:
        """Load the cogs before the first interaction can arrive."""
        await self.tree.set_translator(CommandTranslator())
        await self.load_cogs()
        listed = (*self.tree.walk_commands(), *self.tree.get_commands(type=discord.AppCommandType.user))
        self.meter.verbs = {*self.presses, *(f"/{each.qualified_name}" for each in listed)}
        self.add_listener(self.meter.connected, "on_shard_connect")
        self.add_listener(self.meter.resumed, "on_shard_resumed")
        gateway = GatewayLog(self.is_closed)
        self.add_listener(gateway.lost, "on_shard_disconnect")
        self.add_listener(gateway.connected, "on_shard_connect")
        self.add_listener(gateway.resumed, "on_shard_resumed")

    async def on_ready(self) -> None:
        """Resume play; Discord may send ready more than once.

        The downtime ends here, or with the first press, since nobody could play before.
        """
        async with self._taking_up:
            if self.playing.is_set():
                return
            self.command_keeper.keep()
            try:
                await self._resume_play()
            except StorageError as error:
                self.unusable = error
                await self.close()
                return
            if self._left.is_set():
                return
            self.night_runner.start()
            self.pool_runner.start()
            self.inbox_runner.start()
            self.playing.set()
        log.info("ready: %d servers", self.servers, extra={"version": __version__})
        if not self._stand_in and self.application_id is not None:
            tell(f"\n    Invite the bot: {invite_link(self.application_id)}\n")

    async def _resume_play(self) -> None:
        """Resume play, and try again while the database fails. Raises StorageError.

        Returns without playing if the bot is told to stop meanwhile.
        """
        pauses = iter(START_AGAIN)
        while not self._left.is_set():
            try:
                await self.manager.start()
            except StorageError as error:
                if (seconds := next(pauses, None)) is None:
                    raise
                log.warning("play could not be resumed, and the bot tries again: %s", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(seconds):
                        await self._left.wait()
            else:
                return

    @property
    def servers(self) -> int:
        """Number of guilds that have the bot: those of its shards, or Discord's count at login."""
        if self.over_http and self.application is not None:
            return self.application.approximate_guild_count
        return len(self.guilds)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Log an event's exception; for a StorageError one line is enough."""
        error = sys.exc_info()[1]
        if isinstance(error, StorageError):
            level = log_level(error, logging.ERROR)
            log.log(level, "%s failed, which the next press makes up for: %s", event, error)
        else:
            await super().on_error(event, *args, **kwargs)

    # Events after which the bot may have permissions again: retry paused tables.

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed."""
        await self.manager.try_paused(channel.guild.id)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        """A thread may have been unlocked."""
        await self.manager.try_paused(thread.guild.id)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """A role's permissions may have changed."""
        await self.manager.try_paused(role.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot may have been invited again."""
        await self.manager.try_paused(guild.id)

    # Events that make tables unreachable: pause them.

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed, or the guild was deleted."""
        await self.manager.server_gone(guild.id)
        await self.nights.guild_gone(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted; discord.py sends an event for each of its threads."""
        await self.manager.channel_gone(channel.id)
        await self.nights.channel_gone(channel.id)
        await self.members.remove_gone(channel.guild.id, {channel.id})

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role was deleted, perhaps the one that may open tables."""
        await self.members.remove_gone(role.guild.id, {role.id})

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted, perhaps an archived one."""
        await self.manager.channel_gone(thread.thread_id)
        await self.nights.channel_gone(thread.thread_id)


async def run(settings: Settings, *, worker: bool = False, ready: Callable[[], None] = lambda: None) -> None:
    """Run the bot until it is cancelled.

    ``worker``: as one of several processes, which does not migrate the database. ``ready`` is called as soon
    as the bot answers. When the machine's clock is set, the bot restarts, so that all deadlines are extended
    as after a downtime. Raises StorageError, Problem, and discord.py's exceptions at login.
    """
    if settings.discord_url is not None:
        point_at(settings.discord_url)
    while by := await _until_set(settings, WallClock(), ready, worker=worker):
        log.warning(
            "the machine's clock was set: play restarts, and no deadline is missed by it",
            extra={"seconds": by // 1_000},
        )


async def _until_set(settings: Settings, clock: WallClock, ready: Callable[[], None], *, worker: bool) -> int:
    """Serve until the machine's clock is set, and return by how many ms; 0 if serving ended."""
    by, serving = 0, asyncio.ensure_future(_serve(settings, clock, ready, worker=worker))
    try:
        while not by and not serving.done():
            await asyncio.wait({serving}, timeout=LOOK_AT_CLOCK)
            by = ahead if abs(ahead := clock.set_by()) >= SET_MS else 0
    finally:
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
    return by


async def _serve(settings: Settings, clock: Clock, ready: Callable[[], None], *, worker: bool) -> None:
    database = await open_database(settings.database_url, exclusive=not worker, migrate=not worker)
    computers, plots = AiJobs(settings.workers), Plots(1)
    renderer, replay_cache = Renderer(min(1, settings.workers)), ReplayCache(min(1, settings.workers))
    record_pool, review_pool = WorkerPool(min(1, settings.workers)), WorkerPool(min(1, settings.workers))
    pools = {"computers": computers.pool, "pictures": renderer.pool, "plots": plots.pool}
    pools |= {"playbacks": replay_cache.pool, "scribes": record_pool, "reviewers": review_pool}
    backing_up = asyncio.create_task(_back_up(settings))
    try:
        bot = Cardroom(
            database,
            clock,
            computers,
            stand_in=settings.discord_url is not None,
            plots=plots,
            renderer=renderer,
            replay_cache=replay_cache,
            record_pool=record_pool,
            review_pool=review_pool,
            cards=Cards(settings.cards),
            per_second=settings.rest_per_second,
            backup_folder=settings.backup_folder,
            shards=settings.own_shards,
            listens_at=settings.listens_at,
            public_key=settings.public_key,
            daily_key=settings.daily_key.get_secret_value() if settings.daily_key is not None else "",
        )
        heartbeat = Heartbeat(lambda: bot.connected() and is_storing(database), settings.heartbeat_file)
        async with bot, _serving_metrics(settings, Metrics(bot, database, pools, heartbeat)):
            beside = [
                asyncio.create_task(each)
                for each in (
                    _prepare_cards(bot, emoji=settings.emoji == "yes"),
                    keep_looking_at_luck(database, review_pool),
                    keep_counting_deals(database, review_pool),
                    keep_following_ranks(database, bot.messenger, clock),
                    keep_forgetting(database, clock),
                    heartbeat.keep_beating(),
                    bot.meter.keep_measuring(),
                    _announce(bot, ready),
                    _freeze(bot),
                    _guard(bot, database),
                )
            ]
            try:
                await bot.start(settings.bearer)
                if bot.unusable is not None:
                    log.error("play stops, because nothing could be stored: %s", bot.unusable)
                    raise bot.unusable
            finally:
                for each in beside:
                    each.cancel()
                await bot.manager.stop()
    finally:
        backing_up.cancel()
        computers.close()
        plots.close()
        renderer.close()
        replay_cache.close()
        record_pool.close()
        review_pool.close()
        await database.close()
        log.info("stopped")


@asynccontextmanager
async def _serving_metrics(settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Serve the metrics while the block lasts, if an address is set. Raises Problem."""
    if settings.metrics_address is None:
        yield
        return
    async with serving(settings.metrics_address, metrics):
        yield


async def _back_up(settings: Settings) -> None:
    file, folder = settings.database_file, settings.backup_folder

    def now() -> datetime:
        return datetime.now(UTC)

    if folder is not None and file is not None:
        await keep_backing_up(file, folder, now)
    elif folder is not None:
        await keep_checking_server(settings.database_url, folder, now)


async def _prepare_cards(bot: Cardroom, *, emoji: bool) -> None:
    """Draw the cards before the first picture is needed, then upload the emoji."""
    await bot.playing.wait()
    try:
        if bot.cards is Cards.PICTURES:
            await bot.renderer.prepare([Style()])
        if emoji:
            await bot.emoji.keep()
    except Exception:
        log.exception(
            "pictures and emoji could not be prepared; cards are shown as text until the next start"
        )


async def _announce(bot: Cardroom, ready: Callable[[], None]) -> None:
    await bot.playing.wait()
    ready()


async def _guard(bot: Cardroom, database: OpenDatabase) -> None:
    """Stop the bot when the database disappears; moves made without it would be lost."""
    bot.unusable = await database.wait_until_gone()
    await bot.close()


async def _freeze(bot: Cardroom) -> None:
    """Exclude all objects of the started bot from garbage collection, and make collections rare.

    A collection would delay the answer to a press.
    """
    await bot.playing.wait()
    gc.unfreeze()  # objects of an earlier bot in this process
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
