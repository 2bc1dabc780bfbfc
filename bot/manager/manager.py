"""The game manager: connects the services of tables, and runs what people request of a match.

There is one lock per table, and no global lock.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from contextvars import Context
from random import Random, SystemRandom
from typing import Final

from bot.manager.daily.daily import Daily
from bot.manager.daily.daily_runner import DailyRunner
from bot.manager.inbox.inbox import Inbox
from bot.manager.inbox.leave_service import LeaveService
from bot.manager.play.autoplay import Autoplay
from bot.manager.play.dealt_tables import DealtTables
from bot.manager.play.lobby import Lobby
from bot.manager.play.match_runner import MatchRunner
from bot.manager.play.orders import check_order
from bot.manager.play.poll_loop import PollLoop
from bot.manager.play.scheduler import Scheduler
from bot.manager.play.stakes import StakesService
from bot.manager.pool.pool_tables import PoolTables
from bot.manager.publishing.background import Background
from bot.manager.publishing.leases import Leases
from bot.manager.publishing.messages import WAITS, ChannelClosed, NotSent
from bot.manager.publishing.publisher import Publisher
from bot.manager.results.rankings import Rankings
from bot.manager.tables.downtime import Downtime
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.rights import Act, check, moderates
from bot.manager.tables.table import Person, PlayedMove, Status, Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache, locked
from bot.manager.tables.table_store import TableStore, table_fields
from bot.manager.tables.transitions import (
    Change,
    add_entropy,
    consent,
    drop_orders,
    postpone,
    set_order,
    without_notice,
)
from bot.manager.time.clock import Clock
from bot.manager.tournaments.match_tables import MatchTables
from bot.manager.tournaments.tournament_messages import TournamentMessages, TournamentMessenger
from bot.manager.tournaments.tournament_runner import TournamentRunner
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore
from bot.manager.tournaments.tournaments import Tournaments
from bot.workers.ai_jobs import AiJobs
from data import erasure
from data.db.database import Database
from data.db.errors import Conflict
from data.rankings.rank_roles import roles_held
from data.tables import outbox, table_queries, timers
from data.tables.orders import SeatOrder
from data.tables.row_types import Why
from data.tables.seat_names import seat_names
from data.tables.venues import Venue, venue_of
from engine.actions import Action
from engine.orders import Order
from engine.proofs import LONGEST_WORD
from engine.views import View

log = logging.getLogger(__name__)

PULSE_MS: Final = 5_000
"""How often the time is stored, so that a restart knows how long the bot was down."""
SEATS_TAKEN: Final = 3
"""An erasure is repeated at most this often because its member takes seats meanwhile."""


class GameManager:
    """The manager: ``tables`` finds tables, ``lobby`` fills them; methods here act on matches.

    ``chance`` shuffles and draws lots: the system's randomness in production, a seeded one in tests.
    ``pace``: ms that a computer player waits, so that its opponents can read what happened.
    ``daily_key``: see ``Daily``.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: TournamentMessenger,
        computers: AiJobs,
        members: Preferences,
        *,
        chance: Random | None = None,
        pace: int = 700,
        daily_key: str = "",
    ) -> None:
        lots = chance if chance is not None else SystemRandom()
        shared = database.shared  # all that differs between one process and several follows from here
        self._db = database
        self._clock = clock
        self._shared = shared
        self._messenger = messenger
        self.members = members
        self.background = Background("background work")
        self.downtime = Downtime(database, clock, shared=shared)
        self._poll_loop: PollLoop | None = None
        self._table_store = TableStore(database, clock, members, self._follow, self._stalled, shared=shared)
        self.tables = TableCache(
            database,
            clock,
            members,
            self.downtime,
            self._table_store.refresh,
            self._on_loaded,
            lambda table: self.publisher.may_go(table) and self._autoplay.may_go(table),
        )
        leases = Leases(database, clock) if shared else None
        self.publisher = Publisher(
            messenger, members, clock, database, self.tables, self._table_store, leases
        )
        self.rankings = Rankings(database, clock, self.publisher, self.tables.find, self.background.spawn)
        stakes_service = StakesService(database, clock, members)
        self._match_runner = MatchRunner(
            clock, self._table_store, stakes_service, lots, self.publisher.try_board
        )
        self.computers = computers
        self._autoplay = Autoplay(clock, self.background, self._match_runner, computers, members, pace, lots)
        self._scheduler = Scheduler(
            database,
            clock,
            self.background,
            self._table_store,
            self._match_runner,
            self.downtime,
            self.tables.load,
            self._autoplay.let_play,
            shared=shared,
        )
        self.lobby = Lobby(
            database,
            clock,
            members,
            self.tables,
            self._table_store,
            stakes_service,
            self._match_runner,
            self.rankings,
            self.has_left,
            lots,
        )
        dealt_tables = DealtTables(database, self.tables, self._table_store, self._match_runner, lots)
        self.match_tables = MatchTables(
            database,
            clock,
            members,
            self.tables,
            self._table_store,
            self._match_runner,
            messenger,
            dealt_tables,
            lots,
        )
        self.pool_tables = PoolTables(clock, members, dealt_tables, lots)
        self._tournament_store = TournamentStore(
            database,
            clock,
            members,
            self._tournament_changed,
            lambda tournament_id: self._tournament_messages.ended(tournament_id),
        )
        self._tournament_messages = TournamentMessages(
            database, clock, self.background, messenger, self._tournament_store
        )
        self._tournament_runner = TournamentRunner(
            database,
            clock,
            self.background,
            self._tournament_store,
            self.match_tables,
            computers.pool,
            lots,
        )
        self.leave = LeaveService(database, clock, self.tables, self._table_store)
        self.inboxes = Inbox(database, clock, self.tables, self._tournament_store, self.leave)
        self.tournaments = Tournaments(
            database, clock, members, self._tournament_store, self.match_tables, lots
        )
        self.daily = Daily(
            database,
            clock,
            members,
            self.tables,
            self._table_store,
            self._match_runner,
            dealt_tables,
            self._autoplay.let_play,
            computers.pool,
            daily_key,
        )
        self._daily_runner = DailyRunner(database, clock, self.daily)
        if shared:
            self._poll_loop = PollLoop(
                database,
                clock,
                self.background,
                self.downtime,
                self._scheduler,
                self.publisher,
                self.rankings,
                members,
                (self._tournament_runner.look, self._tournament_messages.look),
                lots,
            )
        members.look_changed = self._look_changed
        self._stopped = False
        self._pausing: asyncio.Task[None] | None = None

    # --- start and stop

    async def start(self) -> None:
        """Resume play, with deadlines extended by the downtime.

        Call once, when messages can be sent. Only tables with outdated messages or due timers are loaded; a
        press loads its table at once.
        """
        await self.tables.resume_time()
        if self._stopped:  # stop was called meanwhile
            return
        self._pulse()
        self.rankings.start()
        self._daily_runner.start()
        if self._poll_loop is not None:
            self._poll_loop.begin()
            return
        self._scheduler.look()
        self.background.spawn(self._publish_outdated(self.publisher.bring_up))
        self._tournament_runner.start()
        self.background.spawn(self._tournament_messages.look())

    async def stop(self) -> None:
        """Stop everything; no accepted move is lost.

        What has not been published is published after the next start.
        """
        self._stopped = True
        self._scheduler.stop()
        self._tournament_runner.stop()
        self._tournament_messages.stop()
        if self._poll_loop is not None:
            self._poll_loop.stop()
        self.rankings.stop()
        moving = [table for table in self.tables.in_memory() if table.playing is not None]
        await self._daily_runner.stop()
        await self.background.stop()
        await self.publisher.stop()
        if self._pausing is not None:
            self._pausing.cancel()
        now = self._clock.now()
        # Pending automatic moves are made at the next start, or by another process.
        await self.downtime.leave([each for table in moving for each in timers.set_due(table.id, now)])

    async def _publish_outdated(self, bring_up: Callable[[Table], Awaitable[None]]) -> None:
        """Update outdated messages, one table after the other, with low priority."""
        WAITS.set(True)
        for table_id in await outbox.pending_tables(self._db):
            try:
                table = await self.tables.load(table_id)
            except TableError:
                continue  # a game that this program does not have
            await bring_up(table)

    def _look_changed(self) -> None:
        """Edit what is outdated by changed settings; poll loops find it by themselves."""
        if not self._shared and not self._stopped:
            self.background.spawn(self._publish_outdated(self.publisher.renew), context=Context())
            self.background.spawn(self._tournament_messages.look(), context=Context())

    async def quiet(self) -> None:
        """Wait until computers have moved and everything is published."""
        busy = True
        while busy:  # one of them may begin what another one has to finish
            if self._pausing is not None:
                await self.publisher.closed_channels.join()
            busy = await self.background.quiet()
            busy |= await self._daily_runner.background.quiet()
            busy |= await self.publisher.settled()

    def _pulse(self) -> None:
        if not self._stopped:
            self._clock.call_at(self._clock.now() + PULSE_MS, self._pulse)
            if self._poll_loop is None:
                self.background.spawn(self.downtime.note())
            for table in self.tables.evict_idle():
                self.publisher.forget(table)

    def _follow(self, table: Table, change: Change) -> None:
        """Do what follows from an applied change: set timers, let computers play, publish."""
        if change.ended:
            self.rankings.ended(table)
        if table.tournament is not None and not table.live and change.unit:
            self._tournament_runner.wake(table.tournament)
        self._watch_channels()
        self._scheduler.watch(table)
        if change.unit or change.stored or not self._shared:  # otherwise the process that stored it does
            self._autoplay.let_play(table)
        if change.shown:
            self.publisher.changed(table, answered=change.response)
        for seat in change.warned:
            self.publisher.warn(table, seat)
        if table.deal_no == 1 and table.deal is not None and not table.deal.actors:
            for seat in table.people:
                self.background.spawn(self._note_first_deal(table.players[seat].member, table.spec.key))

    def _tournament_changed(self, live: LiveTournament) -> None:
        """Do what follows from an applied change of a tournament: show it, and let it go on."""
        self._tournament_messages.changed(live)
        self._tournament_runner.wake(live.id)

    async def _note_first_deal(self, member: int | None, game: str) -> None:
        """Note that a member has played a deal of a game and needs no introduction any more."""
        if member is not None and game not in (begun := self.members.known(member).begun):
            await self.members.learn(member, begun=(*begun, game))

    def _on_loaded(self, table: Table) -> None:
        """Start timers and automatic play of a table that has been loaded."""
        self.publisher.adopt(table)
        self._watch_channels()
        self._scheduler.watch(table)
        if not self._shared:
            self._autoplay.let_play(table)

    def _stalled(self, table: Table) -> None:
        self._scheduler.try_again(table)

    @locked
    async def wait_for_learner(self, table: Table, member: int) -> Table:
        """Let the time of a member's turn against computers begin again, once half of it is over.

        The member is in a lesson, and nobody else waits. Raises TableError (NOT_STORED).
        """
        left = (table.turn_ends_at or 0) - self._clock.now()
        alone = table.practice and table.seat_of(member) in table.actors and not table.asking
        if alone and table.turn_ms and 0 < left < table.turn_ms // 2:
            await self._table_store.commit(table, postpone(table, self._clock.now()))
        return table

    @locked
    async def close(self, table: Table, person: Person) -> Table:
        """End a table without an outcome.

        The host may close the lobby; a player the match, once another player has left the guild or nothing
        has happened for long; a moderator any table, even a broken one.

        Raises TableError (NOT_HOST, NOT_MODERATOR, RESIGNED, STILL_THERE; NOT_PLAYING if it has ended
        already).
        """
        if not table.live:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        if table.match is None and table.status is not Status.BROKEN:
            check(table, person, Act.CLOSE_LOBBY)
            await self._match_runner.end(table, by=person)
            return table
        moderator = moderates(person, table.guild)
        if moderator or table.seat_of(person.id) is None:
            check(table, person, Act.CLOSE_MATCH)
        else:
            check(table, person, Act.END_ABANDONED)
            await self._check_abandoned(table, person)
        why = "moderator" if moderator else "player"
        await self._match_runner.end(table, by=person, why=why)
        return table

    async def _check_abandoned(self, table: Table, person: Person, absent: int | None = None) -> None:
        """Check that a player may end a match because it cannot go on.

        That is so if another player has left the guild, or if nothing has happened for long. ``absent``:
        the seat that the others must have waited for; None: any.

        Raises TableError (NOT_SEATED, RESIGNED, STILL_THERE).
        """
        seat, now = table.seat_for(person.id), self._clock.now()
        if table.players[seat].resigned:
            raise TableError(TableReason.RESIGNED, number=table.number)
        others = [
            other
            for other in table.people
            if other != seat and absent in (None, other) and not table.players[other].resigned
        ]
        awaited = others if not table.actors else [other for other in others if other in table.actors]
        may_end_at = table.may_end_at
        if may_end_at is not None and may_end_at <= now and (awaited or len(table.people) == 1):
            return
        for other in others:
            if await self.has_left(table.guild, table.players[other].member or 0):
                return
        raise TableError(
            TableReason.STILL_THERE,
            number=table.number,
            table=table,
            names=tuple(_shown_names(table)[other] for other in awaited or others),
            own=seat in table.actors and not awaited,
            at=may_end_at,
            ends=table.ends_at,
        )

    async def has_left(self, guild: int, member: int) -> bool:
        """Return whether a member is known to have left a guild; False if Discord cannot tell."""
        if venue_of(guild) is not Venue.GUILD:
            return False
        return await self._messenger.is_member(guild, member) is False

    # --- the match

    @locked
    async def act(
        self,
        table: Table,
        person: Person,
        action: Action,
        *,
        deal: int,
        ply: int,
        then: Callable[[View], Action | None] | None = None,
    ) -> PlayedMove:
        """Make the move that a member chose on a panel of this deal and ply.

        ``then``: see ``MatchRunner.move``.

        Raises IllegalAction; TableError (NOT_SEATED, STALE if the choices have changed, PAUSED,
        NOT_PLAYING, BROKEN, RESIGNED, FLAG, NOT_STORED). The move has not been made when it raises; FLAG:
        the seat has lost by the clock.
        """
        seat = await self._playing(table, person, Act.MOVE)
        if not table.is_still_offered(seat, deal, ply):
            raise TableError(TableReason.STALE, number=table.number)
        return await self._match_runner.move(
            table,
            seat,
            action,
            why=Why.PLAYER,
            by=person,
            then=then,
        )

    @locked
    async def place_order(self, table: Table, person: Person, order: Order, *, deal: int) -> Table:
        """Place a member's order for the next turn of this deal, in place of the one before.

        Raises TableError (NOT_SEATED, RESIGNED, NOT_PLAYING; STALE in another deal), and as ``check_order``.
        """
        seat = await self._playing(table, person, Act.ORDER)
        if deal != table.deal_no:
            raise TableError(TableReason.STALE, number=table.number)
        check_order(table, seat, order)
        placed = SeatOrder(deal=deal, order=order, placed_at=self._clock.now())
        await self._table_store.commit(table, without_notice(table, set_order(table, table, seat, placed)))
        return table

    @locked
    async def cancel_order(self, table: Table, person: Person, *, deal: int) -> Table:
        """Cancel a member's order, if there is one. Raises TableError as ``place_order``."""
        seat = await self._playing(table, person, Act.ORDER)
        if deal != table.deal_no:
            raise TableError(TableReason.STALE, number=table.number)
        if table.players[seat].order is not None:
            await self._table_store.commit(table, without_notice(table, drop_orders(table, table, [seat])))
        return table

    @locked
    async def ready(
        self,
        table: Table,
        person: Person,
    ) -> Table:
        """Request the next deal; it begins when everybody present has. An absent player is back.

        Raises TableError (NOT_SEATED; STALE if no deal is awaited).
        """
        seat = await self._playing(table, person, Act.READY)
        if not table.between_deals:
            raise TableError(TableReason.STALE, number=table.number)
        await self._match_runner.ready(table, seat, person)
        return table

    @locked
    async def bring(self, table: Table, person: Person, word: str) -> str:
        """Add a word to the next deal's shuffle, and return it as shown: one line, printable.

        Raises TableError (NOT_SEATED, NO_PROOF, SHARED_DECKS; WORD_LATER if there is no commitment yet).
        """
        check(table, person, Act.BRING_WORD)
        if table.deck_source:
            raise TableError(TableReason.SHARED_DECKS, number=table.number)
        seat = table.seat_for(person.id)
        said = "".join(char for char in " ".join(word.split()) if char.isprintable())[:LONGEST_WORD]
        if table.promised is None or not table.live:
            before = (table.match is not None and table.proof is None) or not table.live
            raise TableError(TableReason.NO_PROOF if before else TableReason.WORD_LATER, number=table.number)
        await self._table_store.commit(table, add_entropy(table, seat, said))
        return said

    @locked
    async def consent(self, table: Table, person: Person) -> Table:
        """Agree that the secrets of an ended match with private hands are opened.

        Raises TableError (NOT_SEATED, STILL_PLAYING).
        """
        check(table, person, Act.CONSENT)
        seat = table.seat_for(person.id)
        if table.live:
            raise TableError(TableReason.STILL_PLAYING, number=table.number, table=table)
        if not table.players[seat].consents:
            await self._table_store.commit(table, consent(table, seat))
        return table

    @locked
    async def resign(self, table: Table, person: Person) -> Table:
        """Resign the match, even while it is paused.

        With two players it is lost; with more, the fallback policy plays on. Raises TableError (NOT_SEATED,
        NOT_PLAYING, RESIGNED).
        """
        if table.status is Status.PAUSED and table.match is not None:
            check(table, person, Act.RESIGN)
            seat = table.seat_for(person.id)
            if table.players[seat].resigned:
                raise TableError(TableReason.RESIGNED, number=table.number)
        else:
            seat = await self._playing(table, person, Act.RESIGN)
        await self._match_runner.resign(table, seat, by=person)
        return table

    @locked
    async def presence(self, table: Table, person: Person, *, away: bool) -> Table:
        """Leave the seat to the computer for a while, or take it back.

        Raises TableError (NOT_SEATED, NOT_PLAYING, RESIGNED; NOT_AWAY for somebody who is back already).
        """
        seat = await self._playing(table, person, Act.PRESENCE)
        if table.players[seat].away == away:
            raise TableError(TableReason.NOT_AWAY, number=table.number)
        await self._match_runner.presence(table, seat, away=away, by=person)
        return table

    @locked
    async def stand_in(self, table: Table, person: Person, member: int) -> Table:
        """Let the computer play for another player who has left the guild or not moved for long.

        They can come back. Raises TableError (NOT_SEATED, NOT_PLAYING, RESIGNED, STANDS_IN, STILL_THERE).
        """
        await self._playing(table, person, Act.STAND_IN)
        other = table.seat_for(member)
        if table.players[other].automatic:
            raise TableError(TableReason.STANDS_IN, number=table.number, name=_shown_names(table)[other])
        await self._check_abandoned(table, person, other)
        await self._match_runner.presence(table, other, away=True, by=person)
        return table

    async def erase(self, member: int) -> None:
        """Remove a member from every lobby and match, and erase them from all records.

        Paused matches are included. A seat that they take meanwhile is left, too. The tables in memory are
        locked meanwhile, so that no move names the member afterwards. Raises TableError (STALE, NOT_STORED),
        StorageError (Conflict if they keep taking seats); it can be repeated.
        """
        for left in reversed(range(SEATS_TAKEN + 1)):
            try:
                await self._erase(member)
                break
            except Conflict:
                if not left:
                    raise
                log.info("a member has taken a seat while they were erased; the erasure is repeated")

    async def _erase(self, member: int) -> None:
        await self.tournaments.member_left(member)
        for guild, role in await roles_held(self._db, member):
            with suppress(NotSent):  # the role stays at Discord, where the server can take it
                await self._messenger.set_role(guild, member, role, has=False)
        unreadable = set(await table_queries.seated(self._db, member))
        for table in await self.tables.seated(member):
            async with table.lock:
                await self._remove_member(table, member)
            if table.status is not Status.BROKEN:
                unreadable.discard(table.id)
        named = [
            table
            for table in self.tables.in_memory()
            if table.host == member
            or table.seat_of(member) is not None
            or any(kept.member == member for kept in table.kept)
        ]
        async with AsyncExitStack() as held:
            # The oldest first: a rematch is locked after its match, as in ``again``.
            for table in sorted(named, key=lambda table: (table.created_at, table.number)):
                await held.enter_async_context(table.lock)
            await held.enter_async_context(self.members.erasing(member))
            pseudonym = erasure.new_pseudonym()
            await self._db.write(
                [
                    *erasure.erase_member(member, pseudonym),
                    *erasure.refuse_live_seats(pseudonym, unreadable=unreadable),
                ]
            )
            for table in named:
                if (seat := table.seat_of(member)) is not None:
                    table.hands.pop(seat, None)
                await self._table_store.reload(table)
        await self._tournament_store.forget_names()
        await self._tournament_messages.look()

    async def try_paused(self, guild: int) -> None:
        """Try paused tables and messages of a guild again; its permissions have changed."""
        self._tournament_messages.try_closed(guild)
        await self._db.write(timers.wake_paused(guild, self._clock.now()))
        self._scheduler.look()

    async def channel_gone(self, channel: int) -> None:
        """Pause the tables of a channel that has been deleted."""
        await self.tournaments.place_gone(channel=channel)
        await self._pause_tables(await table_queries.in_channel(self._db, channel), "channel")

    async def server_gone(self, guild: int) -> None:
        """Pause the tables of a guild that has removed the bot; ``try_paused`` resumes them."""
        await self.tournaments.place_gone(guild=guild)
        await self._pause_tables(await table_queries.in_guild(self._db, guild), "server")

    async def _pause_tables(self, table_ids: Sequence[str], missing: str) -> None:
        for table_id in table_ids:
            with suppress(TableError):  # an unknown game, or a failed write: noticed again later
                table = await self.tables.load(table_id)
                if table.venue is Venue.GUILD:  # the bot needs nothing of the channel of friends
                    await self.pause(table, missing)

    async def _remove_member(self, table: Table, member: int) -> None:
        """Resign a member's seat or remove them from a lobby; in a match others play on."""
        seat = table.seat_of(member)
        if seat is None or not table.live:
            return
        if table.status is Status.BROKEN:
            return
        if table.match is None:
            await self.lobby.remove_player(table, seat)
        elif not table.players[seat].resigned:
            await self._match_runner.resign(table, seat)

    async def moves(self, table: Table) -> list[PlayedMove]:
        """Return all moves of a table's deal, from its record; memory holds the last ones only."""
        stored = await table_queries.load_table(self._db, table.id)
        if stored is None:
            raise TableError(TableReason.NO_SUCH_TABLE)
        return list(rehydrate(stored, kept=None).news)

    async def show_again(self, table_id: str, person: Person) -> Table:
        """Post the table's message again at the end of its channel; a paused table may resume.

        Raises TableError (PAUSED if it does not, NO_SUCH_TABLE, OTHER_SERVER, NOT_SEATED).
        """
        table = await self.tables.find(table_id)
        check(table, person, Act.SHOW_AGAIN)
        async with table.lock:
            await self._match_runner.resume_if_paused(table)
        self.publisher.post_again(table)
        return table

    async def show_tournament_again(self, tournament_id: str, person: Person) -> LiveTournament:
        """Post the message of a tournament again at the end of its channel.

        Raises TableError (NO_SUCH_TOURNAMENT, NOT_ORGANISER, MISSING_PERMISSION), NotSent, StorageError.
        """
        live = await self.tournaments.check_show_again(tournament_id, person)
        try:
            await self._tournament_messages.post_again(live)
        except ChannelClosed as closed:
            raise TableError(TableReason.MISSING_PERMISSION, missing=(closed.missing,)) from closed
        return live

    # --- checks

    async def _playing(self, table: Table, person: Person, act: Act) -> int:
        """Return the seat of a person who may act in a match under way.

        Expired time counts even if its timer has not fired yet.
        """
        check(table, person, act)
        seat = table.seat_for(person.id)
        await self._match_runner.resume_if_paused(table)
        if table.status is Status.BROKEN:
            raise TableError(TableReason.BROKEN, number=table.number)
        await self._scheduler.call_time(table)
        if table.out_of_time(seat):
            raise TableError(TableReason.FLAG, number=table.number, players=len(table.players))
        if table.status is not Status.PLAYING:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        if table.players[seat].resigned:
            raise TableError(TableReason.RESIGNED, number=table.number)
        return seat

    # --- closed channels

    def _watch_channels(self) -> None:
        """Start to pause tables whose channel the publisher finds closed."""
        if self._pausing is None and not self._stopped:
            # In an empty context: it outlives the press that may have started it.
            self._pausing = asyncio.create_task(self._pause_unreachable(), context=Context())

    async def _pause_unreachable(self) -> None:
        closed = self.publisher.closed_channels
        while True:
            table, missing = await closed.get()
            try:
                await self.pause(table, missing)
            except Exception:
                log.exception(
                    "a table with a closed channel could not be paused; its next message tries again",
                    extra=table_fields(table),
                )
            finally:
                closed.task_done()

    async def pause(self, table: Table, missing: str) -> None:
        """Pause a table because the bot cannot write in its channel; failed writes are ignored."""
        async with table.lock:
            with suppress(TableError):
                await self._match_runner.pause(table, missing)


def _shown_names(table: Table) -> tuple[str, ...]:
    """Return the names that the seats of a table are shown with."""
    return seat_names(tuple(player.named for player in table.players))
