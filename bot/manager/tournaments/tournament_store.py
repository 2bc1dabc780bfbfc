"""Loads tournaments and commits their events: each is stored, then takes effect, then is shown."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import Person, TableError, TableReason
from bot.manager.time.clock import Clock
from data.db.database import Database, Statement
from data.db.errors import BadRecord, Conflict, StorageError, log_level
from data.fairness.guild_chain import seal_tournament
from data.ledger import escrow
from data.ledger.ledger import LedgerRefusal
from data.tables.deck_sources import dump_registrations
from data.tournaments import outline, store
from data.tournaments.outline import Outline
from data.tournaments.records import StoredEntrant, StoredEvent, StoredTournament
from engine.errors import SetupError
from engine.tournaments.dues import Due, DueKind, dues
from engine.tournaments.events import Cancelled, Event, Reason, Registered, Started, Substituted
from engine.tournaments.progress import set_back
from engine.tournaments.settings import Settings
from engine.tournaments.tournament import Problem, Stage, Tournament, TournamentError

log = logging.getLogger(__name__)

ATTEMPTS: Final = 5
"""Attempts after version conflicts before a request is refused as stale."""
KEPT: Final = 100
"""Tournaments that stay in memory."""
LOOKED_AT_MS: Final = 5_000
"""If the process that changes a tournament dies, another looks at it after this time."""


@dataclass(slots=True, kw_only=True)
class LiveTournament:
    """A tournament in memory: its record, its entrants, and the state after its events."""

    record: StoredTournament
    entrants: list[StoredEntrant]
    """By number, from 1: the first is at 0."""
    events: list[StoredEvent]
    state: Tournament
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> str:
        """The tournament's id."""
        return self.record.tournament_id

    @property
    def guild(self) -> int:
        """The guild's id."""
        return self.record.guild_id

    @property
    def settings(self) -> Settings:
        """What the organiser has chosen."""
        return self.record.settings

    def number_of(self, member: int) -> int | None:
        """Return the number of a member's entrant; None: they never registered."""
        return next((each.entrant for each in self.entrants if each.member_id == member), None)

    def identity(self, number: int) -> StoredEntrant:
        """Return who an entrant is."""
        return self.entrants[number - 1]


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who becomes an entrant by the next events: a member with a name and the press that asked."""

    member: int
    name: str
    username: str
    interaction: int | None = None


def newcomer(person: Person) -> Newcomer:
    """Return a person as an entrant."""
    return Newcomer(person.id, person.name, person.username, person.interaction)


class TournamentStore:
    """Keeps tournaments in memory and commits their events.

    ``follow`` is called with a tournament once a change has taken effect; ``follow_unread`` with the
    id of one that has ended and cannot be read.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        follow: Callable[[LiveTournament], None],
        follow_unread: Callable[[str], None],
    ) -> None:
        self._db = database
        self._clock = clock
        self._members = members
        self._follow, self._follow_unread = follow, follow_unread
        self._kept: OrderedDict[str, LiveTournament] = OrderedDict()

    async def find(self, tournament_id: str) -> LiveTournament:
        """Return a tournament as it is stored now.

        Raises TableError (NO_SUCH_TOURNAMENT, TOURNAMENT_BROKEN, NOT_STORED).
        """
        live = await self._load(tournament_id)
        if not live.lock.locked():
            async with live.lock:
                await self._refresh(live)
        return live

    async def change(
        self,
        tournament_id: str,
        request: Callable[[LiveTournament], Sequence[Event] | Awaitable[Sequence[Event]]],
        *,
        by: Person | None = None,
        note: str = "",
        new: Newcomer | None = None,
        downtime: bool = False,
    ) -> LiveTournament:
        """Commit the events that ``request`` returns, and return the tournament.

        It runs under the tournament's lock, and again after a conflict with another process. ``by``: who
        requested it; None: the clock. ``new``: who becomes an entrant by it. ``downtime``: the events
        take the downtime into account that is noted in the record.

        Raises what ``request`` raises, LedgerRefusal if somebody cannot pay, and TableError
        (NO_SUCH_TOURNAMENT, TOURNAMENT_BROKEN, STALE, NOT_STORED).
        """
        for _ in range(ATTEMPTS):
            live = await self._load(tournament_id)
            async with live.lock:
                try:
                    now = self._clock.now()
                    if behind := set_back(live.state, now):
                        await self._commit(live, [self._event(each, now) for each in behind], None, 0)
                        self._follow(live)
                    down_ms = live.record.down_ms if downtime else 0
                    found = request(live)
                    events = found if isinstance(found, Sequence) else await found
                    if not events and not down_ms:
                        return live
                    stored = [
                        self._event(each, max(self._clock.now(), live.state.last_at), by, note)
                        for each in events
                    ]
                    await self._commit(live, stored, new, down_ms)
                except Conflict:
                    await self._reload(live)
                    continue
                except (TournamentError, LedgerRefusal):
                    if not await self._refresh(live):
                        raise
                    continue
            self._follow(live)
            return live
        raise TableError(TableReason.STALE)

    async def end_unreadable(
        self, tournament_id: str, by: Person, note: str, check: Callable[[Outline], Awaitable[None]]
    ) -> None:
        """End a tournament whose record cannot be read.

        What the transfers have left in its pot is paid back. ``check`` raises if it must not end. Raises
        TournamentError (NOT_RUNNING), TableError (NO_SUCH_TOURNAMENT, STALE, NOT_STORED).
        """
        for _ in range(ATTEMPTS):
            try:
                known = await outline.load_outline(self._db, tournament_id)
                if known is None:
                    raise TableError(TableReason.NO_SUCH_TOURNAMENT)
                await check(known)
                if known.stage in (Stage.OVER, Stage.CANCELLED):
                    raise TournamentError(Problem.NOT_RUNNING, stage=known.stage)
                await self._db.write(await self._ending(tournament_id, known, by, note))
            except Conflict:
                continue
            except StorageError as error:
                raise TableError(TableReason.NOT_STORED) from error
            log.warning(
                "a tournament that cannot be read was cancelled, and its pot paid back",
                extra={"tournament": tournament_id},
            )
            self._follow_unread(tournament_id)
            return
        raise TableError(TableReason.STALE)

    async def _ending(self, tournament_id: str, known: Outline, by: Person, note: str) -> list[Statement]:
        now, guild = self._clock.now(), known.guild_id
        held = await outline.entries_held(self._db, tournament_id)
        event = self._event(Cancelled(Reason.ORGANISER), now, by, note)
        appended, head = store.append(tournament_id, [event], after=known.events, head=known.head)
        return [
            *store.fence(
                tournament_id, known.version, stage=Stage.CANCELLED, due_at=None, head=head, ended_at=now
            ),
            *appended,
            *escrow.bookings(
                guild,
                tournament_id,
                [Due(DueKind.REFUND, each.entrant, each.chips) for each in held],
                {each.entrant: each.member_id for each in held},
                chips=(await self._members.guild(guild)).chips,
                at=now,
            ),
            *seal_tournament(guild, tournament_id, at=now),
        ]

    @staticmethod
    def _event(event: Event, at: int, by: Person | None = None, note: str = "") -> StoredEvent:
        return StoredEvent(event=event, at=at, who=by.id if by else None, note=note)

    async def add(self, record: StoredTournament, unit: Sequence[Statement] = ()) -> LiveTournament:
        """Store a new tournament. Raises Conflict if its number is taken."""
        record = store.begun(record)
        await self._db.write([*store.open_tournament(record), *unit])
        live = LiveTournament(record=record, entrants=[], events=[], state=Tournament(record.settings))
        self._keep(live)
        self._follow(live)
        return live

    async def _commit(
        self, live: LiveTournament, events: Sequence[StoredEvent], new: Newcomer | None, down_ms: int
    ) -> None:
        trial, owed, entrants = live.state.clone(), list[Due](), list[StoredEntrant]()
        for each in events:
            owed += dues(trial, each.event)
            trial.apply(each.event, each.at)
            number = _new_number(each.event)
            if number is not None and new is not None:
                entrants.append(
                    store.new_entrant(number, new.member, new.name, new.username, new.interaction)
                )
        record = live.record
        ended = trial.stage in (Stage.OVER, Stage.CANCELLED)
        appended, head = store.append(
            live.id,
            events,
            after=len(live.events),
            head=record.head,
            marks=[entrant.mark for entrant in entrants],
        )
        ended_at = record.ended_at or (self._clock.now() if ended else None)
        due_at = self._clock.now() + LOOKED_AT_MS
        known = [*live.entrants, *entrants]
        shares = record.shares
        if record.settings.duplicate:
            started = next((each.event for each in events if isinstance(each.event, Started)), None)
            shares = shares if started is None else _registrations(known, started)
        unit = store.fence(
            live.id,
            record.version,
            stage=trial.stage,
            due_at=due_at,
            head=head,
            ended_at=ended_at,
            down_ms=down_ms,
        )
        for entrant in entrants:
            unit += store.add_entrant(live.id, entrant)
        unit += appended
        if shares != record.shares:
            unit += store.fix_shares(live.id, shares)
        if owed:
            unit += await self._bookings(live, known, owed)
        if ended and record.ended_at is None:
            unit += seal_tournament(live.guild, live.id, at=self._clock.now())
        try:
            await self._db.write(unit)
        except Conflict:
            await self._explain(live, known, owed)
            raise
        except StorageError as error:
            log.log(
                log_level(error, logging.ERROR),
                "a change of a tournament was not stored and not made: %s",
                error,
                extra={"tournament": live.id},
            )
            raise TableError(TableReason.NOT_STORED) from error
        live.record = replace(
            live.record,  # what its message shows may have been noted meanwhile
            stage=trial.stage,
            due_at=due_at,
            shares=shares,
            head=head,
            ended_at=ended_at,
            version=record.version + 1,
            down_ms=record.down_ms - down_ms,
        )
        live.entrants, live.state = known, trial
        live.events += events

    async def _bookings(
        self, live: LiveTournament, entrants: Sequence[StoredEntrant], owed: Sequence[Due]
    ) -> list[Statement]:
        chips = (await self._members.guild(live.guild)).chips
        members = {each.entrant: each.member_id for each in entrants}
        for due in owed:
            if due.kind is DueKind.ENTRY:
                await escrow.check_entry(self._db, live.guild, members[due.entrant], due.chips, chips)
        return escrow.bookings(live.guild, live.id, owed, members, chips=chips, at=self._clock.now())

    async def _explain(
        self, live: LiveTournament, entrants: Sequence[StoredEntrant], owed: Sequence[Due]
    ) -> None:
        """Raise LedgerRefusal if a unit was refused because somebody cannot pay any more."""
        chips = (await self._members.guild(live.guild)).chips
        for due in owed:
            if due.kind is DueKind.ENTRY:
                member = entrants[due.entrant - 1].member_id
                await escrow.check_entry(self._db, live.guild, member, due.chips, chips)

    # --- memory

    async def _load(self, tournament_id: str) -> LiveTournament:
        live = self._kept.get(tournament_id)
        if live is None:
            stored = await self._read(tournament_id)
            if stored is None:
                raise TableError(TableReason.NO_SUCH_TOURNAMENT)
            live = self._kept.get(tournament_id) or _live(stored)
            self._keep(live)
        self._kept.move_to_end(tournament_id)
        return live

    def _keep(self, live: LiveTournament) -> None:
        self._kept[live.id] = live
        while len(self._kept) > KEPT:
            oldest = next((each for each in self._kept.values() if not each.lock.locked()), None)
            if oldest is None or oldest is live:
                break
            del self._kept[oldest.id]

    async def _read(self, tournament_id: str) -> StoredTournament | None:
        try:
            stored = await store.load(self._db, tournament_id)
            if stored is not None:
                await self._members.guild(stored.guild_id)  # its messages look as these settings say
        except BadRecord as error:
            raise TableError(TableReason.TOURNAMENT_BROKEN) from error
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error
        return stored

    async def _refresh(self, live: LiveTournament) -> bool:
        """Reload a tournament if another process has changed it; return whether it had."""
        if not self._db.shared:
            return False
        try:
            version = await store.load_version(self._db, live.id)
        except StorageError as error:
            raise TableError(TableReason.NOT_STORED) from error
        if version in (live.record.version, None):
            return False
        await self._reload(live)
        return True

    async def _reload(self, live: LiveTournament) -> None:
        stored = await self._read(live.id)
        if stored is None:
            raise TableError(TableReason.NO_SUCH_TOURNAMENT)
        fresh = _live(stored)
        live.record, live.entrants = fresh.record, fresh.entrants
        live.events, live.state = fresh.events, fresh.state

    async def forget_names(self) -> None:
        """Reload the tournaments in memory that an erasure has changed.

        Those are the ones in which the member was an entrant, an organiser, or ordered something.
        """
        for live in [*self._kept.values()]:
            async with live.lock:
                if await store.load_version(self._db, live.id) not in (live.record.version, None):
                    await self._reload(live)


def _registrations(entrants: Sequence[StoredEntrant], started: Started) -> str:
    """Return by which presses those who play from the start have registered, as it is stored."""
    by_number = {each.entrant: str(each.interaction_id or "") for each in entrants}
    return dump_registrations((number, by_number[number]) for number in sorted(started.entrants))


def _new_number(event: Event) -> int | None:
    match event:
        case Registered(number) | Substituted(_, number):
            return number
        case _:
            return None


def _live(stored: StoredTournament) -> LiveTournament:
    """Return a tournament after its events. Raises TableError (TOURNAMENT_BROKEN)."""
    try:
        state = Tournament.of(stored.settings, store.events_of(stored))
    except Exception as error:  # whatever is wrong with the events: nothing can be done by them
        raise TableError(TableReason.TOURNAMENT_BROKEN) from error
    return LiveTournament(
        record=replace(stored, entrants=(), events=()),
        entrants=[*stored.entrants],
        events=[*stored.events],
        state=state,
    )


def is_broken(error: Exception) -> bool:
    """Return whether an error comes again until somebody repairs the tournament's record."""
    if isinstance(error, TableError):
        return error.reason is TableReason.TOURNAMENT_BROKEN
    return isinstance(error, BadRecord | SetupError)
