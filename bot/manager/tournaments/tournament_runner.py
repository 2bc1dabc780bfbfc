"""Lets tournaments go on: when one is due, takes results, pairs entrants, and opens their tables.

Every step is an event that is stored before anything follows from it, and can be repeated: the process
that looks at a tournament next goes on where the last one stopped.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from random import Random
from typing import Final

from bot.manager.play.due_tables import HOPELESS_MS
from bot.manager.publishing.background import Background
from bot.manager.tables.commit_reveal import source_promise
from bot.manager.tables.table import TableError, TableReason
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.backoff import Backoff
from bot.manager.time.clock import Clock
from bot.manager.tournaments.match_tables import ENDED, MatchPlayer, MatchTables
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore, is_broken
from bot.workers.pairing_jobs import advance_job
from bot.workers.pool import WorkerPool
from data.db.database import Database
from data.db.errors import BadRecord, StorageError, log_level
from data.tables.codec import load_options
from data.tables.deck_sources import load_registrations, source_name, veiled_tables
from data.tournaments import outline, store
from data.tournaments.match_place import place_of
from engine import GAMES
from engine.proofs import entrants_share
from engine.tournaments.duplicate import is_open
from engine.tournaments.events import Event, Finished
from engine.tournaments.progress import advance, delay, due_at, forfeit, recover, stall, takes_results
from engine.tournaments.tournament import Pairing, Stage

log = logging.getLogger(__name__)

MOST_IN_PROCESS: Final = 16
"""Larger fields are paired in a worker process."""
AT_ONCE: Final = 4
"""Tables of a round that are opened at the same time."""
DUE_AT_ONCE: Final = 20
CLAIM_MS: Final = 20_000
"""Among several processes, a claimed tournament is given to no other for this time."""
RETRY_MS: Final = 5_000
LONGEST_RETRY_MS: Final = 600_000
"""While the program fails at a tournament, it tries again after twice the time, up to this."""
TRIES: Final = 4
"""If so many tries in a row fail, half a minute in all, people are told."""


class TournamentRunner:
    """Looks at tournaments when they are due, and when one of their tables has ended."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        tournament_store: TournamentStore,
        match_tables: MatchTables,
        pool: WorkerPool,
        chance: Random,
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._store = tournament_store
        self._match_tables = match_tables
        self._pool = pool
        self._chance = chance
        self._active: set[str] = set()
        self._again: set[str] = set()
        """Those that something has happened in while they were looked at."""
        self._faults = Backoff[str](RETRY_MS, LONGEST_RETRY_MS)
        """Of the program or the record, by tournament."""
        self._alarm = EarliestAlarm(clock, self.start)
        self._stopped = False

    def stop(self) -> None:
        """Look at nothing any more."""
        self._stopped = True
        self._alarm.stop()

    def start(self) -> None:
        """Look at what is due now, and from now on whenever something is."""
        self._background.spawn(self.look())

    async def look(self) -> None:
        """Look at all that is due. Raises StorageError where the database is polled."""
        if self._stopped:
            return
        now = self._clock.now()
        try:
            if self._db.shared:
                found = await store.claim_due(self._db, now, now + CLAIM_MS, DUE_AT_ONCE)
            else:
                found = await store.due(self._db, now, DUE_AT_ONCE)
        except StorageError as error:
            if self._db.shared:
                raise
            log.log(log_level(error), "due tournaments could not be read and are read again: %s", error)
            self._alarm.set(now + RETRY_MS)
            return
        for tournament_id in found:
            self.wake(tournament_id)
        if not found and not self._db.shared:
            at = await store.next_due(self._db)
            if at is not None:
                self._alarm.set(max(at, now + 1))

    def wake(self, tournament_id: str) -> None:
        """Look at a tournament now, since something has happened in it."""
        if tournament_id in self._active:
            self._again.add(tournament_id)
        elif not self._stopped:
            self._active.add(tournament_id)
            self._background.spawn(self._run(tournament_id))

    async def _run(self, tournament_id: str) -> None:
        failed = True
        try:
            woken = await store.woken(self._db, tournament_id)
            try:
                live = await self._go_on(tournament_id)
                live = await self._store.change(tournament_id, lambda live: recover(live.state))
            except (TableError, StorageError) as error:
                if not is_broken(error):
                    raise
                await self._stand_still(tournament_id, error, woken)
            except Exception as error:
                await self._stand_still(tournament_id, error, woken)
            else:
                self._faults.succeeded(tournament_id)
                await self._note_due(live, woken)
            failed = False
        except (TableError, StorageError) as error:
            if not isinstance(error, TableError) or error.reason is not TableReason.NO_SUCH_TOURNAMENT:
                log.log(
                    log_level(error),
                    "a tournament is looked at again soon: %s",
                    error,
                    extra={"tournament": tournament_id},
                )
        finally:
            self._active.discard(tournament_id)
            if failed:
                self._alarm.set(self._clock.now() + RETRY_MS)
            if tournament_id in self._again:
                self._again.discard(tournament_id)
                self.wake(tournament_id)
            elif not self._db.shared and not failed:
                self.start()

    async def _stand_still(self, tournament_id: str, error: Exception, woken: int) -> None:
        """Tell people that a tournament does not go on, and note when it is tried again.

        What comes again until somebody repairs the record is told at once, anything else after some tries.
        The fault is logged the first time.
        """
        hopeless = is_broken(error)
        if hopeless and await outline.has_ended(self._db, tournament_id):
            await store.put_off(self._db, tournament_id, None, woken=woken)
            return
        failures = self._faults.failed(tournament_id)
        if failures == 1:
            log.error(
                "a tournament stands still by a fault of the program or its record; please report it",
                exc_info=error,
                extra={"tournament": tournament_id, "round": await self._round(tournament_id)},
            )
        if hopeless or failures >= TRIES:
            try:
                await self._store.change(tournament_id, lambda live: stall(live.state))
            except Exception as untold:  # the record cannot be read, or the same fault strikes here
                log.debug("nobody could be told that a tournament stands still: %s", untold)
        wait = HOPELESS_MS if hopeless else self._faults.wait_ms(tournament_id)
        await store.put_off(self._db, tournament_id, self._clock.now() + wait, woken=woken)

    async def _round(self, tournament_id: str) -> int:
        """Return the round that a tournament is in, for the log; 0: none, or it cannot be read."""
        try:
            return (await self._store.find(tournament_id)).state.round
        except TableError:
            return 0

    async def _note_due(self, live: LiveTournament, woken: int) -> None:
        """Store when the tournament is due next, unless a table has woken it meanwhile."""
        at = due_at(live.state)
        now = self._clock.now()
        if at is not None and at <= now:  # nothing could be done yet: for example too few are free
            at = now + RETRY_MS
        await store.set_due(self._db, live.id, at, version=live.record.version, woken=woken)

    async def _go_on(self, tournament_id: str) -> LiveTournament:
        """Take results, commit what is due and open tables, until nothing follows."""
        live = await self._store.find(tournament_id)
        if live.record.down_ms:
            await self._store.change(
                tournament_id,
                lambda live: delay(live.state, self._clock.now(), live.record.down_ms),
                downtime=True,
            )
        while True:
            live = await self._store.change(tournament_id, self._results)
            before = live.record.version
            live = await self._store.change(tournament_id, self._advance)
            if live.record.version == before:
                break
        await self._end_tables(live)
        await self._unveil_tables(live)
        await self._open_tables(live)
        return live

    async def _results(self, live: LiveTournament) -> Sequence[Event]:
        """Return the results of tables that have ended, and of matches that cannot be played."""
        if not takes_results(live.state) or not live.state.open_pairings:
            return []
        tables = await store.tables_of(self._db, live.id)
        events: list[Event] = []
        for pairing in live.state.open_pairings:
            table = tables.get(pairing.number)
            if table is None:
                events += forfeit(live.state, pairing)
            elif table.status in ENDED:
                result = await self._match_tables.result_of(table.table_id)
                if result is None:
                    continue
                events.append(
                    Finished(
                        pairing.number,
                        result.scores,
                        result.winners,
                        result.gone,
                        deals=result.deals if live.settings.duplicate else (),
                    )
                )
        return events

    async def _advance(self, live: LiveTournament) -> Sequence[Event]:
        now, seed = self._clock.now(), self._chance.getrandbits(64)
        if live.state.stage is not Stage.RUNNING or len(live.state.active) <= MOST_IN_PROCESS:
            return advance(live.state, now, Random(seed).randrange)
        try:
            return await self._pool.run(advance_job, live.state, now, seed)
        except BrokenExecutor:
            return await asyncio.to_thread(advance_job, live.state, now, seed)

    # --- tables

    async def _end_tables(self, live: LiveTournament) -> None:
        """End the tables of a cancelled tournament, and the seats of entrants who are out."""
        state = live.state
        cancelled = state.stage is Stage.CANCELLED
        leaving = {each.number for each in state.entrants if each.out}
        decided = [
            pairing
            for pairing in state.pairings
            if cancelled or pairing.result is not None or leaving & {*pairing.seats}
        ]
        if not decided:
            return
        tables = await store.tables_of(self._db, live.id)
        for pairing in decided:
            table = tables.get(pairing.number)
            if table is None or table.status in ENDED:
                continue
            if cancelled or pairing.result is not None:
                await self._match_tables.close(table.table_id)
                continue
            for seat, number in enumerate(pairing.seats):
                if number in leaving:
                    await self._match_tables.resign(table.table_id, seat)

    async def _unveil_tables(self, live: LiveTournament) -> None:
        """Show the cards of rounds that have ended, where all tables had the same decks."""
        if not live.settings.duplicate:
            return
        rounds = {pairing.number: pairing.round for pairing in live.state.pairings}
        for table_id, pairing in await veiled_tables(self._db, live.id):
            if not is_open(live.state, rounds[pairing]):
                await self._match_tables.unveil(table_id)

    async def _open_tables(self, live: LiveTournament) -> None:
        """Open the tables of pairings that have none."""
        if live.state.stage is not Stage.RUNNING or not live.state.open_pairings:
            return
        tables = await store.tables_of(self._db, live.id)
        missing = [pairing for pairing in live.state.open_pairings if pairing.number not in tables]
        gate = asyncio.Semaphore(AT_ONCE)

        async def opened(pairing: Pairing) -> None:
            async with gate:
                await self._open_table(live, pairing)

        for done in await asyncio.gather(*map(opened, missing), return_exceptions=True):
            if isinstance(done, BaseException):
                raise done

    async def _open_table(self, live: LiveTournament, pairing: Pairing) -> None:
        settings = live.settings
        spec = GAMES.get(settings.game)
        if spec is None:
            raise BadRecord("game", f"tournament {live.id}")
        entrants = [live.identity(number) for number in pairing.seats]
        options = (
            load_options(spec, settings.options, where=f"tournament {live.id}")
            if settings.options
            else spec.options(preset=settings.preset)
        )
        source, promised = "", None
        if settings.duplicate:
            source = source_name(live.id, pairing.round)
            share = entrants_share(load_registrations(live.record.shares))
            promised = source_promise(bytes.fromhex(live.record.secret), pairing.round, share)
        label = f"{live.record.name or spec.title} · {live.record.number}.{pairing.number}"
        await self._match_tables.open(
            tournament=live.id,
            pairing=pairing.number,
            guild=live.guild,
            channel=live.record.channel_id,
            game=settings.game,
            options=options,
            preset=settings.preset,
            players=[MatchPlayer(each.member_id, each.name, each.username) for each in entrants],
            turn_ms=settings.turn_ms,
            clock_ms=settings.clock_ms,
            increment_ms=settings.increment_ms,
            deal_limit=settings.deals,
            deck_source=source,
            promised=promised,
            open_hands=True,
            thread=label if settings.threads else None,
            place=place_of(live.record, live.state, pairing.number),
        )
