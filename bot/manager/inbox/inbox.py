"""The inbox: what waits for a member on all servers, the most urgent first."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from bot.manager.inbox.leave_service import LeaveAccount, LeaveService
from bot.manager.tables.table import Table, TableError
from bot.manager.tables.table_cache import TableCache
from bot.manager.time.clock import Clock
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.inbox import inbox
from data.inbox.inbox import InboxNight, InboxResult, InboxRow, InboxTable, InboxTournament
from data.settings import MemberSettings, load_member_settings
from data.tables.venues import Venue, venue_of
from engine import GAMES
from engine.tournaments.tournament import Stage

log = logging.getLogger(__name__)

NEVER: Final = 2**62
"""Sorts what has no deadline behind what has one."""


class Kind(IntEnum):
    """What an entry is, in the order of the inbox."""

    TURN = 1
    NEXT_DEAL = 2
    INVITED = 3
    CHECK_IN = 4
    CHALLENGE = 5
    NIGHT_OPEN = 6
    LOBBY = 7
    NIGHT = 8
    TOURNAMENT = 9
    OTHERS = 10
    """Others are to act, or the table is paused."""
    ENDED = 11


WAITING: Final = frozenset({Kind.TURN, Kind.NEXT_DEAL, Kind.INVITED, Kind.CHECK_IN, Kind.CHALLENGE})
"""What waits for the member."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an inbox.

    ``at``: when its time runs out, or it begins, in ms UTC; None: unknown.

    ``new``: a match that has ended since the member last looked.
    """

    kind: Kind
    guild: int
    at: int | None
    about: InboxTable | InboxNight | InboxTournament | InboxResult
    new: bool = False

    @property
    def table(self) -> InboxTable | None:
        """The live table that the entry is about."""
        return self.about if isinstance(self.about, InboxTable) else None


@dataclass(frozen=True, slots=True)
class View:
    """A member's inbox: its entries in order, their settings and leave."""

    member: int
    entries: tuple[Entry, ...]
    settings: MemberSettings
    leave: LeaveAccount
    row: InboxRow

    @property
    def waiting(self) -> tuple[Entry, ...]:
        """The entries that wait for the member."""
        return tuple(entry for entry in self.entries if entry.kind in WAITING)

    @property
    def turns(self) -> tuple[InboxTable, ...]:
        """The tables that wait for a move of the member, the most urgent first."""
        return tuple(
            entry.table for entry in self.entries if entry.kind is Kind.TURN and entry.table is not None
        )

    @property
    def missed(self) -> tuple[InboxTable, ...]:
        """The tables where the member has missed turns, and has not played since."""
        tables = (entry.table for entry in self.entries)
        return tuple(table for table in tables if table is not None and table.misses)


class Inbox:
    """Reads inboxes."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: TableCache,
        tournaments: TournamentStore,
        leave: LeaveService,
    ) -> None:
        self._db = database
        self._clock = clock
        self._tables = tables
        self._tournaments = tournaments
        self._leave = leave

    async def view(self, member: int) -> View:
        """Return a member's inbox. Raises StorageError."""
        now = self._clock.now()
        rows = await inbox.load(self._db, member, now)
        entries = [_of_table(await self._known(table)) for table in rows.tables if table.game in GAMES]
        entries += [
            Entry(Kind.NIGHT_OPEN if night.open else Kind.NIGHT, night.guild, night.starts_at, night)
            for night in rows.nights
        ]
        entries += [await self._of_tournament(member, tournament) for tournament in rows.tournaments]
        entries += [
            Entry(Kind.ENDED, result.guild, -result.at, result, result.at > rows.row.seen_at)
            for result in rows.results
            if result.game in GAMES
        ]
        entries.sort(key=lambda entry: (entry.kind, not entry.new, NEVER if entry.at is None else entry.at))
        settings = await load_member_settings(self._db, member)
        return View(member, tuple(entries), settings, await self._leave.account(member), rows.row)

    async def more_games(self, member: int, table_id: str, guild: int | None) -> int:
        """Return how many other tables wait for a move of a member that may be opened in a guild.

        Raises StorageError.
        """
        found = await inbox.turns(self._db, member)
        return sum(each != table_id and _opens_in(of, guild) for each, of in found)

    async def next_turn(self, member: int, guild: int | None) -> Table | None:
        """Return the table that waits for a move of a member with the least time left.

        Only those that may be opened in a guild (None: a direct message). Raises StorageError.
        """
        waiting = []
        for table_id, of in await inbox.turns(self._db, member):
            if _opens_in(of, guild):
                with suppress(TableError):  # a game that this program does not have
                    waiting.append(await self._tables.find(table_id))
        return min(waiting, key=lambda table: table.turn_ends_at or NEVER, default=None)

    async def seen(self, view: View) -> None:
        """Note that a member has seen how their matches ended."""
        if any(entry.new for entry in view.entries):
            await self._db.write(inbox.note_row(view.member, seen_at=self._clock.now()))

    async def _known(self, table: InboxTable) -> InboxTable:
        """Return a table with those whom it waits for, also if an older program has stored it."""
        if table.acting is not None:
            return table
        try:
            found = await self._tables.load(table.table_id)
        except TableError:  # a game that this program does not have
            return replace(table, acting=())
        acting, ready = found.awaited, found.between_deals
        try:
            text = inbox.acting_text(acting, ready=ready)
            await self._db.write(inbox.note_acting(table.table_id, found.version, text))
        except StorageError as error:
            log.log(log_level(error), "whose move it is was not noted: %s", error)
        return replace(table, acting=acting, ready=ready)

    async def _of_tournament(self, member: int, found: InboxTournament) -> Entry:
        try:
            live = await self._tournaments.find(found.tournament_id)
        except TableError:
            return Entry(Kind.TOURNAMENT, found.guild, None, found)
        kind, at = _asked_in(live, member)
        return Entry(kind, found.guild, at, found)


def _asked_in(live: LiveTournament, member: int) -> tuple[Kind, int | None]:
    """Return what a tournament asks of a member, and when it starts, in ms UTC."""
    state, number = live.state, live.number_of(member)
    starts_at = state.starts_at or None
    if number is None or state.entrant(number).out:
        return Kind.TOURNAMENT, starts_at
    if state.stage is Stage.REGISTRATION:
        asked = state.check_in_open and not state.entrant(number).checked_in
        return Kind.CHECK_IN if asked else Kind.TOURNAMENT, starts_at
    if any(each.opponent == number and each.answered_at is None for each in state.challenges):
        return Kind.CHALLENGE, None
    return Kind.TOURNAMENT, None


def _of_table(table: InboxTable) -> Entry:
    if table.invited:
        return Entry(Kind.INVITED, table.guild, table.kept_until, table)
    if table.status == "lobby":
        return Entry(Kind.LOBBY, table.guild, table.deadline, table)
    if table.acting is None or table.seat not in table.acting:
        return Entry(Kind.OTHERS, table.guild, table.until, table)
    kind = Kind.NEXT_DEAL if table.ready else Kind.TURN
    return Entry(kind, table.guild, table.until or (table.deadline and table.deadline + NEVER // 2), table)


def in_place(entries: Sequence[Entry], guild: int | None) -> tuple[tuple[Entry, ...], int]:
    """Return what of an inbox may be opened in a guild, and how many entries are elsewhere.

    In a direct message (None) everything may be.
    """
    here = tuple(entry for entry in entries if _opens_in(entry.guild, guild))
    return here, len(entries) - len(here)


def _opens_in(guild: int, here: int | None) -> bool:
    """Return whether what belongs to a guild may be opened in another; None: a direct message."""
    return here in (None, guild) or venue_of(guild) is Venue.ANYONE
