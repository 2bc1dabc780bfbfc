"""Today's hand, the same for everybody against an expert, and the puzzle of the day (UTC).

The commitment of a day is stored before the day begins. The cards follow from its secret (``engine.daily``)
and from nothing that a player brings. So all tables have the same ones: they have the same deck source and
are veiled until nobody plays the day any more.

Several clocks decide which day it is: that of this process, that of a shared database, and Discord's, by the
id of the press. If they do not agree on the day, nothing is opened. A day before the last one that anybody
has opened is over, whatever a clock says.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from hashlib import sha256
from typing import Final

from bot.manager.daily.daily_errors import DailyReason, DailyRefused
from bot.manager.play.dealt_tables import DealtTables
from bot.manager.play.lobby import ASKING_MS, COMPUTER_NAMES, DAY_MS
from bot.manager.play.match_runner import MatchRunner
from bot.manager.tables import commit_reveal, transitions
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Person, Player, PlayerKind, Status, Table, TableError, TableReason
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore
from bot.manager.time.clock import Clock
from bot.workers.pool import TaskTimeout, WorkerPool
from bot.workers.puzzle_jobs import make_puzzle
from data.daily import hands, puzzles
from data.daily.days import closes_at, day_of, days_of, later
from data.daily.puzzles import Puzzle
from data.db.database import Database
from data.db.errors import Conflict
from data.tables.deck_sources import day_source
from data.tables.venues import TODAY, Venue, venue_of
from engine import GAMES, proofs
from engine.ai import Level
from engine.daily import calendar_digest, commitments, day_secret, fingerprint

log = logging.getLogger(__name__)

GAME: Final = "gin"
AHEAD: Final = 8
"""So many days are sealed, from today on."""
_OTHER_KEY: Final = "no key opens the commitment of a day: it was sealed with another CARDROOM_DAILY_KEY"


class Daily:
    """Opens the hand of the day for members, and takes their answers to the puzzle.

    ``let_play`` starts the moves of a table's computer player. ``key``: what the owner has set, from which
    the secrets of all days follow; "": a key of this database.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        table_cache: TableCache,
        table_store: TableStore,
        match_runner: MatchRunner,
        dealt_tables: DealtTables,
        let_play: Callable[[Table], None],
        pool: WorkerPool,
        key: str,
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._tables = table_cache
        self._table_store = table_store
        self._match_runner = match_runner
        self._dealt_tables = dealt_tables
        self._let_play = let_play
        self._pool = pool
        self._own_key = sha256(key.encode()).digest() if key else None
        self._keys: tuple[bytes, ...] = ()
        self._making: dict[str, asyncio.Task[None]] = {}
        self._years: dict[int, list[tuple[str, str]]] = {}
        self._ahead = 0
        """By how many ms the clock of this process was ahead of Discord's at the last press."""

    # --- the day

    async def today(self, asked_at: int | None) -> str:
        """Return which day it is.

        ``asked_at``: Discord's time of the press (ms UTC); None: nobody has pressed. Raises DailyRefused
        (CLOCKS) if the clocks do not agree, or if a later day has begun.
        """
        now = self._clock.now()
        known = {"bot": now, "database": await hands.database_time(self._db), "discord": asked_at}
        times = {name: at for name, at in known.items() if at is not None}
        if asked_at is not None:
            self._ahead = max(0, now - asked_at)
        days = {day_of(at) for at in times.values()}
        if len(days) > 1 or await hands.latest_begun(self._db) > min(days):
            log.warning("the clocks do not agree on the day, and today's hand is not opened", extra=times)
            raise DailyRefused(DailyReason.CLOCKS)
        return days.pop()

    async def time(self) -> int:
        """Return the time of the slowest known clock, by which days end."""
        now = self._clock.now()
        other = await hands.database_time(self._db)
        return now - self._ahead if other is None else min(now, other)

    async def _known_keys(self) -> tuple[bytes, ...]:
        if not self._keys:
            own = () if self._own_key is None else (self._own_key,)
            self._keys = (*own, await hands.stored_key(self._db, secrets.token_bytes(proofs.SECRET_BYTES)))
        return self._keys

    async def secret_of(self, deal: hands.DailyDeal) -> bytes | None:
        """Return the secret of a sealed day; None: none of the known keys opens its commitment."""
        for key in await self._known_keys():
            if proofs.commitment(secret := day_secret(key, deal.day)) == deal.commitment:
                return secret
        return None

    async def player(self, day: str, member: int) -> str:
        """Return by what a member is known again on a day."""
        return fingerprint((await self._known_keys())[-1], day, member)

    async def seal(self, day: str) -> None:
        """Store the commitments of a day and of those after it, where there is none."""
        key, now = (await self._known_keys())[0], self._clock.now()
        days = [later(day, number) for number in range(AHEAD)]
        there = await hands.load_days(self._db, days[0], days[-1])
        missing = [each for each in days if each not in there]
        if missing:
            await self._db.write(
                [
                    hands.seal_day(each, proofs.commitment(day_secret(key, each)), now, closes_at(each))
                    for each in missing
                ]
            )

    async def deal_of(self, day: str) -> hands.DailyDeal:
        """Return the hand of a day, sealed now if it is not. Raises StorageError."""
        found = (await hands.load_days(self._db, day, day)).get(day)
        if found is None:
            await self.seal(day)
            found = (await hands.load_days(self._db, day, day))[day]
        return found

    async def commitments(self, year: int) -> list[tuple[str, str]]:
        """Return each day of a year with its commitment."""
        if year not in self._years:
            self._years[year] = commitments((await self._known_keys())[0], days_of(year))
        return self._years[year]

    async def year_digest(self, year: int) -> str:
        """Return the hash that binds the commitments of all days of a year."""
        return calendar_digest(await self.commitments(year))

    # --- the hand

    async def entry_of(self, day: str, member: int) -> hands.Entry | None:
        """Return what a member plays of a day; None: nothing yet."""
        return await hands.entry_of(self._db, day, await self.player(day, member), member)

    async def open(self, person: Person, day: str) -> Table:
        """Return the table at which a member plays today, opened and dealt if there is none.

        ``day``: as ``today`` has judged for this press. Raises DailyRefused (CLOCKS, NO_SECRET, ERASED),
        TableError (NOT_STORED, NO_SUCH_TABLE).
        """
        entry = await self.entry_of(day, person.id)
        if entry is not None:
            if entry.member != person.id:
                raise DailyRefused(DailyReason.ERASED)
            return await self._tables.find(entry.table_id)
        deal = await self.deal_of(day)
        secret = await self.secret_of(deal)
        if secret is None:
            log.error(
                "no key opens the commitment of the day: CARDROOM_DAILY_KEY is another one",
                extra={"day": day},
            )
            raise DailyRefused(DailyReason.NO_SECRET)
        table = await self._new_table(person, day, secret)
        # A clock that was ahead may have sealed the day: it is opened after that, whatever the time is now.
        table.created_at = max(table.created_at, deal.sealed_at)
        player = await self.player(day, person.id)
        opened = await self._dealt_tables.open(
            table,
            lambda table_id: hands.enter(
                day,
                player=player,
                member=person.id,
                table_id=table_id,
                guild=_server(person),
                at=table.created_at,
            ),
            day=day,
        )
        if opened is None:  # by another press; or the day is over
            entry = await self.entry_of(day, person.id)
            if entry is None:
                raise DailyRefused(DailyReason.CLOCKS)
            return await self._tables.find(entry.table_id)
        self._let_play(opened)
        return opened

    async def _new_table(self, person: Person, day: str, secret: bytes) -> Table:
        spec, now, settings = GAMES[GAME], self._clock.now(), await self._members.guild(TODAY)
        own = Player(
            kind=PlayerKind.PERSON,
            name=person.name,
            username=person.username,
            member=person.id,
            joined_at=now,
        )
        computer = Player(kind=PlayerKind.COMPUTER, name=COMPUTER_NAMES[0], level=Level.EXPERT, joined_at=now)
        return Table(
            id="",
            number=0,
            guild=TODAY,
            channel=TODAY,
            host=person.id,
            spec=spec,
            options=spec.options(),
            preset=None,
            wanted=2,
            turn_ms=0,
            idle_ms=settings.idle_days * DAY_MS,
            status=Status.LOBBY,
            players=(own, computer),
            created_at=now,
            asking_ms=ASKING_MS,
            open_hands=True,
            promised=commit_reveal.day_promise(secret),
            deal_limit=1,
            deck_source=day_source(day),
            veiled=True,
        )

    # --- the end of a day

    async def end(self, day: str, now: int) -> None:
        """End what is still played of a day, and show its cards and secret; it may be repeated.

        Raises TableError, StorageError.
        """
        for table_id in await hands.tables_to_end(self._db, day):
            await self._tables.run_locked(table_id, self._end_table)
            # A table that had ended without its entry: nothing of it counts.
            await self._db.write(hands.finish(day, table_id, ending=None, points=None, at=now))
        for table_id in await hands.tables_to_unveil(self._db, day):
            await self._tables.run_locked(table_id, self._unveil)
        secret = await self.secret_of(await self.deal_of(day))
        if secret is None:
            log.error(
                "the secret of a day cannot be shown: CARDROOM_DAILY_KEY is another one", extra={"day": day}
            )
            await self._db.write([hands.give_up(day)])
            return
        await self._db.write(hands.end_day(day, secret, now))

    async def _end_table(self, table: Table) -> None:
        if not table.live:
            return
        if table.match is None or table.status is Status.BROKEN:
            await self._match_runner.end(table, why="idle")
        else:
            await self._match_runner.resign(table, 0)

    async def _unveil(self, table: Table) -> None:
        if table.live:  # the copy is older than the end, which another process has stored
            raise TableError(TableReason.STALE, number=table.number)
        if table.veiled:
            await self._table_store.commit(table, transitions.unveil(table))

    # --- the puzzle

    async def puzzle_of(self, day: str, *, late: bool) -> Puzzle:
        """Return the puzzle of a day, made now if there is none.

        Raises DailyRefused (NO_SECRET, NO_PUZZLE), StorageError.
        """
        found = await puzzles.load_puzzle(self._db, day)
        if found is None:
            await self.make_puzzle(day, late=late)
            found = await puzzles.load_puzzle(self._db, day)
        if found is None:
            raise DailyRefused(DailyReason.NO_PUZZLE)
        return found

    async def make_puzzle(self, day: str, *, late: bool) -> None:
        """Make and store the puzzle of a day; several requests share the work."""
        task = self._making.get(day)
        if task is None:
            task = self._making[day] = asyncio.ensure_future(self._make(day, late=late))
            task.add_done_callback(lambda _: self._making.pop(day, None))
        await asyncio.shield(task)

    async def _make(self, day: str, *, late: bool) -> None:
        secret = await self.secret_of(await self.deal_of(day))
        if secret is None:
            raise DailyRefused(DailyReason.NO_SECRET)
        try:
            made = await self._pool.run(make_puzzle, day, secret, late)
        except (BrokenExecutor, TaskTimeout) as error:
            log.warning("the puzzle of a day was not made (%s)", type(error).__name__, extra={"day": day})
            return
        if made is not None:
            await self._db.write([puzzles.store_puzzle(made, self._clock.now())])
            log.info("the puzzle of a day was made", extra={"day": day, "game": made.game})

    async def answer(self, person: Person, day: str, choice: int) -> int:
        """Store what a member chose, and return it; or what they had chosen before.

        Raises DailyRefused (NO_CHOICE), StorageError.
        """
        puzzle = await self.puzzle_of(day, late=True)
        if choice not in range(len(puzzle.choices)):
            raise DailyRefused(DailyReason.NO_CHOICE)
        player, now = await self.player(day, person.id), self._clock.now()
        try:
            await self._db.write(
                [puzzles.answer(day, player=player, member=person.id, choice=choice, at=now)]
            )
        except Conflict:
            before = await puzzles.answer_of(self._db, day, player, person.id)
            if before is None:
                raise
            return before
        return choice

    async def answered(self, day: str, member: int) -> int | None:
        """Return what a member chose; None: nothing yet."""
        return await puzzles.answer_of(self._db, day, await self.player(day, member), member)


def _server(person: Person) -> int | None:
    """Return the guild from which a person asks; None where no guild has the bot."""
    guild = person.guild
    return guild if guild is not None and venue_of(guild) is Venue.GUILD else None
