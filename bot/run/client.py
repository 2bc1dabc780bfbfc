"""The bot as Discord sees it: connects, loads the cogs, and takes up play where the store has it."""

import asyncio
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.ext import commands

from bot.manager.manager import GameManager
from bot.manager.results.audit_runner import AuditRunner
from bot.manager.results.gift_offers import GiftOffers
from bot.manager.results.imported_matches import ImportedMatches
from bot.manager.results.luck_jobs import keep_looking_at_luck
from bot.manager.results.reviews import Reviews
from bot.manager.results.statistics import keep_counting_deals
from bot.manager.tables.preferences import Preferences
from bot.manager.time.clock import Clock, WallClock
from bot.pictures import Style
from bot.run.backup import keep_backing_up, keep_checking_server
from bot.run.channel_cache import ChannelCache
from bot.run.command_registration import CommandRegistration, Commands
from bot.run.config import Address, Settings, Shards
from bot.run.discord_private_api import hush_endpoint, hush_voices
from bot.run.erasure_log import note_erasure
from bot.run.events import guard_parsers
from bot.run.heartbeat import Heartbeat, stores
from bot.run.ingress import INTERACTIONS, Ingress, Listener, listening
from bot.run.invite_link import invite_link
from bot.run.logs import tell
from bot.run.metrics import Metrics, serving
from bot.run.problem import TRY_AGAIN, Problem
from bot.run.seen_interactions import SeenInteractions, keep_forgetting
from bot.run.traffic_metrics import LATE, TrafficMetrics
from bot.ui.custom_id import Press
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.emoji_sync import EmojiSync
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.sending.rate_limiter import PER_SECOND, RateLimiter
from bot.ui.sending.shared_rate_limiter import SharedRateLimiter
from bot.workers.ai_jobs import AiJobs
from bot.workers.hint_jobs import HintJobs
from bot.workers.plots import Plots
from bot.workers.pool import WorkerPool
from bot.workers.renderer import Renderer
from bot.workers.replay_cache import ReplayCache
from data.db.database import OpenDatabase, open_database
from data.db.errors import StorageError
from data.db.idempotency import handle
from data.settings import Cards, ChipSettings, GuildSettings

log = logging.getLogger(__name__)

Answering = Callable[[discord.Interaction[Any], Press], Awaitable[None]]
"""Answers a press."""
_COGS: Final = (
    "cogs.tables",
    "cogs.lobby",
    "cogs.play",
    "cogs.coach",
    "cogs.scores",
    "cogs.rankings",
    "cogs.replay",
    "cogs.reviews",
    "cogs.proofs",
    "cogs.rules",
    "cogs.chips",
    "cogs.privacy",
    "cogs.admin",
)
"""What the bot can be asked for: a literal list."""
LOOPBACK_READY: Final = 0.1
"""Seconds to wait for servers to arrive from a stand-in on this machine, which sends them at once."""
KEPT_OPEN: Final = 120.0
"""Seconds that a connection to Discord is kept while nobody needs it. With aiohttp's usual 15, who thinks for
longer than that waits for new connections, three at a time, when they press; Discord's front closes one after
400 (https://developers.cloudflare.com/fundamentals/reference/connection-limits).
"""
LOOK_AT_CLOCK: Final = 5.0
"""Seconds between two looks whether the machine's clock was set."""
SET_MS: Final = 10_000
"""By so much it is set before play is taken up anew: until then people see moments that are hardly wrong."""
COLLECT_AFTER: Final = (10_000, 5, 100)
"""When Python looks for garbage that refers to itself. Its usual 700 objects are fewer than a press makes and
lets go of by itself, so that it looked at every press, and every few seconds at all tables there are. A press
leaves 22 such objects, all of discord.py: ten thousand are two megabytes.
"""


def point_at(base: str) -> None:
    """Let discord.py speak to a stand-in for Discord at ``http://host:port``; the settings allow only this
    machine.
    """
    discord.http.Route.BASE = base + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1) + "/gateway")
    discord.asset.Asset.BASE = base + "/cdn"


FOR_THE_PROXY: Final = 1.5
"""Seconds for which a process that is leaving still takes requests: a proxy that asks for its health twice a
second has heard by then.
"""
wait_for_the_proxy: Final = asyncio.sleep
LOOK_FOR_ANSWERS: Final = 0.02
"""Seconds between two looks whether all have been answered."""
TELL_AGAIN: Final = 3600.0
"""Seconds until the log says again that somebody else answers."""
ELSEWHERE: Final = (
    "Discord sends what people do to {}, and not over the gateway. Empty **Interactions Endpoint URL** in "
    "the developer portal, or set CARDROOM_INGRESS=http."
)
OTHER_KEY: Final = (
    "CARDROOM_PUBLIC_KEY is not the key of the application whose token this is; the developer portal shows "
    "that below General Information."
)
NOWHERE: Final = (
    "Discord knows no address to send presses to yet: enter the one of your proxy, with %s at its end, as "
    "Interactions Endpoint URL in the developer portal"
)
OTHER_SHARDS: Final = (
    "Another process on this database hears {} already. Give each its own by CARDROOM_SHARDS, as 0-3/8 and "
    "4-7/8, or let presses come as requests (CARDROOM_INGRESS=http)."
)
ON_INTERACTION: Final = "on_interaction"
CLAIMS: Final = 10
CLAIM_AGAIN: Final = 0.3
"""So often, and so many seconds apart, shards are asked for that another process has."""
OTHERS: Final = (
    "somebody else answers presses before this bot does: another one with the same token, or a process with "
    "the same shards; let there be only one"
)


class Cardroom(commands.AutoShardedBot):
    """The running bot, made in the event loop in which it runs. ``manager`` and ``messenger`` are what the
    cogs work with.
    """

    def __init__(
        self,
        database: OpenDatabase,
        clock: Clock,
        computers: AiJobs,
        *,
        stand_in: bool,
        plots: Plots | None = None,
        studio: Renderer | None = None,
        playbacks: ReplayCache | None = None,
        scribes: WorkerPool | None = None,
        reviewers: WorkerPool | None = None,
        cards: Cards = Cards.PICTURES,
        per_second: int = PER_SECOND,
        backup_folder: Path | None = None,
        shards: Shards | None = None,
        listens_at: Address | None = None,
        public_key: str | None = None,
        **play: Any,
    ) -> None:
        """``studio`` draws the pictures, ``playbacks`` plays finished deals again, ``scribes`` write,
        read and audit matches, ``reviewers`` go through them with the judge, None: in a thread; ``cards``: as
        what cards are shown to who has not chosen; ``per_second``: how many requests Discord takes from the
        bot; ``backup_folder``: where backups and
        the list of erasures lie. ``shards``: which of the gateway's are this process's, None: all.
        ``listens_at``: where presses come in as signed requests, None: they come over the gateway;
        ``public_key``: what those are signed with, None: what Discord says.
        """
        hush_voices()
        more: dict[str, Any] = {"guild_ready_timeout": LOOPBACK_READY} if stand_in else {}
        if listens_at is not None:
            hush_endpoint()
        if shards is not None:
            more |= {"shard_ids": shards.ids, "shard_count": shards.total}
        self.pace = (
            SharedRateLimiter(database, clock, per_second) if database.shared else RateLimiter(per_second)
        )
        self.meter = TrafficMetrics()
        trace = self.pace.trace()
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
        """Where this process takes signed requests, once it does."""
        self.leaving = False
        """The process has been told to stop: others should be asked from now on."""
        self._left = asyncio.Event()
        self._told_of_others: float | None = None
        self._deliveries = SeenInteractions()
        self.clock = clock
        # In the playground the bank stands behind its computers, so that a newcomer sees a ledger.
        usual = GuildSettings(chips=ChipSettings(bank_plays=True)) if stand_in else None
        self.members = Preferences(database, usual)
        self.offers = GiftOffers(database, clock, self.members)
        self.scribes = scribes or WorkerPool(0)
        self.audits = AuditRunner(database, clock, self.scribes)
        self.loaded = ImportedMatches()
        self.places = ChannelCache(self)
        self.cards = cards
        self.studio = studio or Renderer(0)
        self.emoji = EmojiSync(self, self.studio, self.pace, alone=self._makes_emoji)
        self.courier = Delivery(self, self.studio, clock, self.emoji.drop, self.pace)
        self.messenger = DiscordMessenger(
            self, clock, self.members, self.courier, self.emoji.known, cards, self.pace
        )
        self.manager = GameManager(database, clock, self.messenger, computers, self.members, **play)
        self.command_keeper = CommandRegistration(self.tree, database, clock)
        self.database = database
        self.backup_folder = backup_folder
        self.plots = plots if plots is not None else Plots(0)
        self.playbacks = playbacks or ReplayCache(0)
        self.coach = HintJobs(computers.crew)
        self.reviews = Reviews(database, reviewers or WorkerPool(0))
        self.playing = asyncio.Event()
        """Set once Discord has said ready and play has been taken up."""
        self._taking_up = asyncio.Lock()
        self.unusable: StorageError | None = None
        """Why play could not begin or go on, and the bot has left."""
        self.presses: dict[str, Answering] = {}
        """By verb: who answers a press; every cog adds its own."""
        self._listen()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep Discord's five seconds between shards; a stand-in needs none."""
        if not self._stand_in:
            await super().before_identify_hook(shard_id, initial=initial)

    @property
    def by_http(self) -> bool:
        """Whether presses come as signed requests: then there is no gateway."""
        return self._listens_at is not None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Be there for what people do, until the bot is closed. Raises Problem where nothing of it could be
        heard, and what discord.py raises.
        """
        application: Any = self.application  # which is known since the login
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
            log.info("presses are taken at %s", self.endpoint)
            if application.interactions_endpoint_url is None:
                log.warning(NOWHERE, INTERACTIONS)
            self.dispatch("ready")
            try:
                await self._left.wait()
            except asyncio.CancelledError:
                await self._leave(listener)
                raise

    async def _claim_shards(self) -> None:
        """See that no other process of this house hears the same presses. Raises Problem."""
        if not self.database.shared:
            return
        total = self.shard_count
        names = [f"shard {each} of {total}" for each in self.shard_ids or ()] or ["all shards"]
        for name in names:
            for _ in range(CLAIMS):  # whoever had it may just be leaving
                if await self.database.alone_for(name):
                    break
                await asyncio.sleep(CLAIM_AGAIN)
            else:
                raise Problem(OTHER_SHARDS.format(name), TRY_AGAIN)

    async def _leave(self, listener: Listener) -> None:
        """Let whoever sends requests here find out that they should not, and answer those that are here."""
        self.leaving = True
        await wait_for_the_proxy(FOR_THE_PROXY)
        await listener.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LATE):
                while self.meter.awaited:  # noqa: ASYNC110 - at the very end, and not for long
                    await asyncio.sleep(LOOK_FOR_ANSWERS)

    async def close(self) -> None:
        """Leave Discord."""
        self._left.set()
        await self.command_keeper.stop()
        await self.reviews.stop()
        await super().close()

    async def erase(self, member: int) -> None:
        """Erase a member, also from whatever backup is restored later. Raises what the manager raises."""
        await self.manager.erase(member)
        if self.backup_folder is None:
            return
        try:
            await asyncio.to_thread(note_erasure, self.backup_folder, member, self.clock.now())
        except OSError as error:
            log.error(  # noqa: TRY400 - the traceback would add nothing
                "an erasure could not be noted beside the backups (%s): a restore would not repeat it",
                error.strerror,
            )

    def connected(self) -> bool:
        """Say whether whatever people do is heard: every shard has its gateway, or requests are taken."""
        if self.by_http:
            return self.endpoint is not None and not self.is_closed()
        return self.is_ready() and all(not shard.is_closed() for shard in self.shards.values())

    async def _makes_emoji(self) -> bool:
        try:
            return await self.database.alone_for("emoji")
        except StorageError:
            return False

    def well(self) -> bool:
        """Say whether whoever presses should come to this process."""
        return self.playing.is_set() and not self.leaving and stores(self.database)

    def _listen(self) -> None:
        """Hear every interaction before discord.py does, and outlive every event that it cannot read."""
        parsers: dict[str, Any] = self._connection.parsers
        self._read_interaction = parsers["INTERACTION_CREATE"]
        guard_parsers(self._connection)
        parsers["INTERACTION_CREATE"] = self._hear

    def _hear(self, data: Any) -> bool:
        """Let the courier hear an interaction, and then discord.py; say whether it could be read. One that is
        delivered again is not read again: it has its answer, or will have it.

        discord.py drops what it tells of its channel in favour of its own channel, which without message
        events is never brought up to date. And it gives up the gateway, and with it the program, at one that
        it cannot read: such a one is passed over.
        """
        try:
            if not self._deliveries.first(data):
                return True
            self.meter.heard(data)
            self.courier.heard(data)
            # The page that was pressed on: nobody reads more of it, and it is not made into objects.
            data.get("message", {}).pop("components", None)
            self._read_interaction(data)
        except Exception as error:
            log.warning("an interaction could not be read: %s", type(error).__name__)
            return False
        return True

    def another_answered(self) -> None:
        """Somebody else has answered a press before this bot could: the log says so, once in an hour."""
        now = time.monotonic()
        if self._told_of_others is None or now - self._told_of_others >= TELL_AGAIN:
            self._told_of_others = now
            log.warning(OTHERS)

    async def _run_event(self, coro: Any, event_name: str, *args: Any, **kwargs: Any) -> None:
        """Run a listener; one that answers a press does so as the handler of that interaction."""
        if event_name == ON_INTERACTION:
            handle(args[0].id)
        await super()._run_event(coro, event_name, *args, **kwargs)

    async def load_cogs(self) -> None:
        """Add all commands. Not as extensions: those are read anew for every bot of a process."""
        for cog in _COGS:
            await import_module(cog).setup(self)

    async def setup_hook(self) -> None:
        """Load the cogs, before the first press can come."""
        await self.load_cogs()
        self.meter.verbs = {*self.presses, *(f"/{each.name}" for each in self.tree.get_commands())}
        self.add_listener(self.meter.connected, "on_shard_connect")
        self.add_listener(self.meter.resumed, "on_shard_resumed")

    async def on_ready(self) -> None:
        """Take up play where something is due; Discord may say ready more than once.

        Time away ends here, or with the first press: until then nobody could play, however long it took to
        connect.
        """
        async with self._taking_up:
            if self.playing.is_set():
                return
            self.command_keeper.keep()
            try:
                await self.manager.start()
            except StorageError as error:
                self.unusable = error
                await self.close()
                return
            self.playing.set()
        log.info("ready: %d servers", self.servers)
        if not self._stand_in and self.application_id is not None:
            tell(f"\n    Invite me: {invite_link(self.application_id)}\n")

    @property
    def servers(self) -> int:
        """How many servers have the bot: those that its shards tell of, or what Discord said at the start."""
        if self.by_http and self.application is not None:
            return self.application.approximate_guild_count
        return len(self.guilds)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what an event has ended in; of what was not stored, a line says all there is."""
        error = sys.exc_info()[1]
        if isinstance(error, StorageError):
            log.error("%s failed: %s", event, error)
        else:
            await super().on_error(event, *args, **kwargs)

    # What may change what the bot may do: tables that were paused for it are tried again.

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

    # What takes tables out of reach: their time stops.

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone."""
        await self.manager.server_gone(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone; discord.py tells of each thread below it."""
        await self.manager.channel_gone(channel.id)
        await self.members.remove_gone(channel.guild.id, {channel.id})

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone, perhaps that of who may open tables."""
        await self.members.remove_gone(role.guild.id, {role.id})

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps one that was archived."""
        await self.manager.channel_gone(thread.thread_id)


async def run(settings: Settings, *, worker: bool = False) -> None:
    """Run the bot until it is cancelled; anew whenever the machine's clock was set, so that all time is put
    off by that as after an absence. ``worker``: as one of several processes, which leaves the schema alone.
    Raises StorageError, Problem, and what discord.py raises at login.
    """
    if settings.discord_url is not None:
        point_at(settings.discord_url)
    while by := await _until_set(settings, WallClock(), worker=worker):
        log.warning("the machine's clock was set: play is taken up anew", extra={"seconds": by // 1_000})


async def _until_set(settings: Settings, clock: WallClock, *, worker: bool) -> int:
    """Serve until the machine's clock was set, and return by how many ms; 0: it ended by itself."""
    by, serving = 0, asyncio.ensure_future(_serve(settings, clock, worker=worker))
    try:
        while not by and not serving.done():
            await asyncio.wait({serving}, timeout=LOOK_AT_CLOCK)
            by = ahead if abs(ahead := clock.set_by()) >= SET_MS else 0
    finally:
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
    return by


async def _serve(settings: Settings, clock: Clock, *, worker: bool) -> None:
    database = await open_database(settings.database_url, alone=not worker, migrate=not worker)
    computers, plots = AiJobs(settings.workers), Plots(1)
    studio, playbacks = Renderer(min(1, settings.workers)), ReplayCache(min(1, settings.workers))
    scribes, reviewers = WorkerPool(min(1, settings.workers)), WorkerPool(min(1, settings.workers))
    crews = {"computers": computers.crew, "pictures": studio.crew, "plots": plots.crew}
    crews |= {"playbacks": playbacks.crew, "scribes": scribes, "reviewers": reviewers}
    backing_up = asyncio.create_task(_back_up(settings))
    try:
        bot = Cardroom(
            database,
            clock,
            computers,
            stand_in=settings.discord_url is not None,
            plots=plots,
            studio=studio,
            playbacks=playbacks,
            scribes=scribes,
            reviewers=reviewers,
            cards=Cards(settings.cards),
            per_second=settings.rest_per_second,
            backup_folder=settings.backup_folder,
            shards=settings.own_shards,
            listens_at=settings.listens_at,
            public_key=settings.public_key,
        )
        heart = Heartbeat(lambda: bot.connected() and stores(database), settings.heartbeat_file)
        async with bot, _told(settings, Metrics(bot, database, crews, heart)):
            beside = [
                asyncio.create_task(each)
                for each in (
                    _adorn(bot, emoji=settings.emoji == "yes"),
                    keep_looking_at_luck(database, reviewers),
                    keep_counting_deals(database, reviewers),
                    keep_forgetting(database, clock),
                    heart.keep_beating(),
                    bot.meter.keep_looking(),
                    _freeze(bot),
                    _guard(bot, database),
                )
            ]
            try:
                await bot.start(settings.bearer)
                if bot.unusable is not None:
                    log.error("play stops: %s", bot.unusable)
                    raise bot.unusable
            finally:
                for each in beside:
                    each.cancel()
                await bot.manager.stop()
    finally:
        backing_up.cancel()
        computers.close()
        plots.close()
        studio.close()
        playbacks.close()
        scribes.close()
        reviewers.close()
        await database.close()


@asynccontextmanager
async def _told(settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """Tell the metrics while the block lasts, if that is wished. Raises Problem."""
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


async def _adorn(bot: Cardroom, *, emoji: bool) -> None:
    """Draw the cards before the first picture is asked for, then see to the emoji."""
    await bot.playing.wait()
    try:
        if bot.cards is Cards.PICTURES:
            await bot.studio.prepare([Style()])
        if emoji:
            await bot.emoji.keep()
    except Exception:
        log.exception("pictures and emoji could not be prepared; text serves")


async def _guard(bot: Cardroom, database: OpenDatabase) -> None:
    """Leave when the database is taken away: what is played without it would be lost."""
    bot.unusable = await database.gone()
    await bot.close()


async def _freeze(bot: Cardroom) -> None:
    """Once everything is in place, let no collection of garbage look at it again while somebody waits, and
    seldom at what comes after it.
    """
    await bot.playing.wait()
    gc.unfreeze()  # a bot before this one, which has left
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
