"""Whole tournaments that go on whatever happens to the processes.

The people look at what is stored and do what is next, so that they go on after a crash. Matches end by
resignation, which costs little: of those who play, the one who registered last resigns. Duplicate deals are
played to their end.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from random import Random
from typing import Any, Final

from bot.manager.tables.downtime import TOLD_MS
from bot.manager.tables.table import Person, Table, TableError
from bot.manager.tournaments.tournament_messages import CALLS, EVERY_MS
from bot.manager.tournaments.tournament_store import LiveTournament
from data.audit.guilds import audit_guild
from data.db.errors import StorageError
from data.ledger.ledger import LedgerRefusal
from data.tournaments import store
from engine.ai import Level, choose
from engine.tournaments.events import (
    CheckInOpened,
    Closed,
    Event,
    Finished,
    PlayEnded,
    Registered,
    RoundBegan,
    Source,
    Started,
)
from engine.tournaments.ladder import challengeable
from engine.tournaments.progress import pot, standings
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Stage, Tournament, TournamentError
from tests.bot.manager.harness import CHANNEL, GUILD, MINUTE, MODERATOR, Harness, Request, share

PEOPLE: Final = [Person(id=100 + number, name=f"P{number}", guild=GUILD) for number in range(16)]
ENTRY: Final = 10
SHORT: Final[dict[str, Any]] = {
    "game": "gin",
    "options": '{"target":10}',
    "clock_ms": 5 * MINUTE,
    "check_in_ms": MINUTE,
    "break_ms": 10_000,
    "review_ms": MINUTE,
    "length_ms": MINUTE,
    "threads": False,
    "entry": ENTRY,
}
"""Settings of a tournament that takes few minutes."""
LARGER: Final[dict[str, Any]] = {"game": "rummy500", "options": '{"limit":100}', "seats": 3}
"""The same at tables of three."""
PARTNERS: Final[dict[str, Any]] = {"game": "hand_partnership", "options": '{"rounds":1}', "seats": 4}
"""The same at tables of four, two against two."""
DUPLICATE: Final[dict[str, Any]] = {"duplicate": True, "deals": 1, "rounds": 2}
"""Everybody plays the same deal in each of two rounds."""
STEPS: Final = 6_000
"""Deeds after which a tournament must be over; a process that soon dies again does not get far."""
PATIENCE: Final = 300
"""Times that people look in vain before they say that a tournament is stuck."""
LOOK_MS: Final = 5_000


class Mishap(StrEnum):
    """What happens to a process at one of its writes."""

    KILLED = "killed"
    """It is killed once the write is stored, before it hears of it."""
    LOST = "lost"
    """It is killed before the write is stored."""
    REFUSED = "refused"
    """The database refuses the write, and the process goes on."""


class Fragile:
    """A database to whose process something happens at one of its writes, counted from 1."""

    def __init__(self, database: Any, mishap: Mishap | None, at: int) -> None:
        self._database, self._mishap, self._at = database, mishap, at
        self.writes = 0
        self.dead = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    def _alive(self) -> None:
        if self.dead:
            raise asyncio.CancelledError

    async def _written(self, name: str, *args: Any) -> Any:
        self._alive()
        self.writes += 1
        strikes = self.writes == self._at
        if strikes and self._mishap is Mishap.REFUSED:
            raise StorageError("The database failed: disk I/O error.")
        if strikes and self._mishap is Mishap.LOST:
            self.dead = True
            self._alive()
        done = await getattr(self._database, name)(*args)
        if strikes and self._mishap is Mishap.KILLED:
            self.dead = True
        self._alive()
        return done

    async def write(self, *args: Any) -> None:
        await self._written("write", *args)

    async def write_relaxed(self, *args: Any) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = await self._written("write_relaxed", *args)
        return rows

    async def read_together(self, queries: Any) -> list[list[tuple[Any, ...]]]:
        self._alive()
        rows: list[list[tuple[Any, ...]]] = await self._database.read_together(queries)
        self._alive()
        return rows


class Timed(list[Request]):
    """Requests to Discord, of all processes, with their times."""

    def __init__(self, harness: Harness) -> None:
        super().__init__()
        self.clock = harness.clock
        self.at: list[int] = []

    def append(self, request: Request) -> None:
        self.at.append(self.clock.now())
        super().append(request)


def settings_of(form: Format, now: int, **more: Any) -> Settings:
    """Return the settings of a short tournament that starts in two minutes."""
    return Settings(format=form, **(SHORT | {"starts_at": now + 2 * MINUTE} | more))


@dataclass
class Evening:
    """A tournament of ``count`` people; ``mishaps``: when something happens to the processes.

    ``every``: the writes from one mishap to the next, at most; each distance is drawn. 0: one mishap, at
    write ``at``. ``down_ms``: how long no process runs after a crash, at most.
    """

    harness: Harness
    form: Format
    count: int = 4
    mishap: Mishap | None = None
    at: int = 0
    every: int = 0
    down_ms: int = 0
    chance: Random = field(default_factory=lambda: Random(1))
    more: dict[str, Any] = field(default_factory=dict)
    others: list[Harness] = field(default_factory=list)
    """Other processes on the same database."""
    happened: Counter[str] = field(default_factory=Counter)
    writes: int = 0
    _asked: int = 0
    _challenged_at: int = 0
    _vain: int = 0

    def __post_init__(self) -> None:
        self.requests = Timed(self.harness)
        for harness in (self.harness, *self.others):
            self._expose(harness)

    @property
    def harnesses(self) -> list[Harness]:
        """The processes that run."""
        return [self.harness, *self.others]

    def _expose(self, harness: Harness) -> None:
        """Let something happen to a process."""
        harness.messenger.requests = self.requests
        at = self.chance.randint(1, self.every) if self.every else self.at
        harness.database._db = Fragile(harness.database._db, self.mishap, at)
        if not self.every:
            self.at = 0

    @staticmethod
    def fragile(harness: Harness) -> Fragile:
        """Return the database of a process."""
        found = harness.database._db
        assert isinstance(found, Fragile)
        return found

    async def play(self) -> LiveTournament:
        """Play until the tournament is over; return it."""
        for _ in range(STEPS):
            try:
                if (over := await self._step()) is not None:
                    self.mishap = None
                    for harness in self.harnesses:
                        self.fragile(harness)._mishap = None
                    await self._settle()
                    return over
            except asyncio.CancelledError:
                if not any(self.fragile(harness).dead for harness in self.harnesses):
                    raise
            except (TournamentError, TableError, LedgerRefusal, StorageError) as error:
                self.happened[f"refused: {error}"] += 1
            await self._revive()
            if self.mishap is Mishap.REFUSED and self.every:
                for harness in self.harnesses:
                    if (fragile := self.fragile(harness)).writes > fragile._at:
                        fragile._at = fragile.writes + self.chance.randint(1, self.every)
                        self.happened["refused"] += 1
        raise AssertionError(f"it does not end: {self.happened} {await self._rows(_STATE)}")

    async def _revive(self) -> None:
        """Start a new process in place of each that was killed."""
        for place, harness in enumerate(self.harnesses):
            while self.fragile(harness).dead:
                self.happened["killed"] += 1
                self.writes += self.fragile(harness).writes
                await harness.die()
                harness.messenger.close()
                if self.down_ms and self.chance.random() < 0.5:  # long enough to be taken into account
                    self.harness.clock.advance(self.chance.randint(TOLD_MS + 1, self.down_ms))
                self._asked += 1
                shared = harness.database.shared
                harness = await harness.another(seed=100 + self._asked)
                if shared:
                    share(harness)
                self._expose(harness)
                if place:
                    self.others[place - 1] = harness
                else:
                    self.harness = harness
                with suppress(asyncio.CancelledError):
                    await harness.manager.start()
                    await harness.quiet()

    async def _rows(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await self.harness.database._db.read(sql, params)
        return found

    # --- what people do

    async def _step(self) -> LiveTournament | None:
        """Do the next deed; return the tournament if it is over."""
        manager = self.chance.choice(self.harnesses).manager
        rows = await self._rows("SELECT tournament_id FROM tournaments")
        if not rows:
            settings = settings_of(self.form, self.harness.clock.now(), **self.more)
            await manager.tournaments.open(
                MODERATOR, guild=GUILD, channel=CHANNEL, name="Cup", settings=settings
            )
            return None
        live = await manager.tournaments.find(rows[0][0])
        if live.state.stage in (Stage.OVER, Stage.CANCELLED):
            return live
        before = live.record.version
        await self._deed(manager, live)
        for harness in self.harnesses:
            await harness.quiet()
        if live.record.version == before and not await self._tables(live.id):
            self._vain += 1
            assert self._vain < PATIENCE, f"it is stuck: {live.state.stage}, version {live.record.version}"
        else:
            self._vain = 0
        return None

    async def _deed(self, manager: Any, live: LiveTournament) -> None:
        state = live.state
        match state.stage:
            case Stage.REGISTRATION:
                missing = [each for each in PEOPLE[: self.count] if live.number_of(each.id) is None]
                if missing:
                    await manager.tournaments.register(live.id, missing[0])
                    return
                away = [each for each in state.registered if not each.checked_in]
                if state.check_in_open and away:
                    await manager.tournaments.check_in(live.id, self._person(live, away[0].number))
                    return
            case Stage.RUNNING:
                if tables := await self._tables(live.id):
                    table = await manager.tables.find(tables[0])
                    if not live.settings.duplicate:
                        await manager.resign(table.id, loser(table))
                    elif not await self._move(manager, table):
                        await self._wait()
                    return
                if self.form is Format.LADDER and await self._challenge(manager, live):
                    return
            case Stage.REVIEW:
                discontent = [each.number for each in state.ranked if each.number not in state.content]
                if discontent:
                    await manager.tournaments.agree(live.id, self._person(live, discontent[0]))
                    return
        await self._wait()

    async def _move(self, manager: Any, table: Table) -> bool:
        """Let a player move or ask for the next deal; return whether there was anybody."""
        if table.between_deals:
            waiting = [seat for seat in table.people if seat not in table.ready]
            if waiting:
                await manager.ready(table.id, _player(table, waiting[0]))
            return bool(waiting)
        deal = table.deal
        if deal is None or not deal.actors:
            return False
        seat = next(iter(deal.actors))
        action = choose(table.spec.key, Level.EASY, deal.view(seat))
        await manager.act(table.id, _player(table, seat), action, deal=table.deal_no, ply=table.ply)
        return True

    async def _challenge(self, manager: Any, live: LiveTournament) -> bool:
        """Let somebody on a ladder challenge, or answer; return whether there was anybody."""
        state, now = live.state, self.harness.clock.now()
        if state.challenges:
            await manager.tournaments.answer(
                live.id, self._person(live, state.challenges[0].opponent), accepts=True
            )
            return True
        if len(state.answers) >= self.count:
            return False
        for each in reversed(state.active):
            if above := challengeable(state, each.number, now):
                one, other = self._person(live, each.number), self._person(live, above[-1])
                await manager.tournaments.challenge(live.id, one, other.id)
                return True
        return False

    def _person(self, live: LiveTournament, number: int) -> Person:
        member = live.identity(number).member_id
        return next(each for each in PEOPLE if each.id == member)

    async def _tables(self, tournament_id: str) -> list[str]:
        rows = await self._rows(
            "SELECT table_id FROM tables WHERE tournament_id = ? AND status = 'playing' ORDER BY pairing",
            tournament_id,
        )
        return [table_id for (table_id,) in rows]

    async def _wait(self) -> None:
        """Let time pass, and whatever is due happen."""
        clock = self.harness.clock
        clock.advance(LOOK_MS)
        if self.harness.database.shared:  # all processes look at the same moment
            looks = [
                look()
                for harness in self.harnesses
                for look in (
                    harness.manager._tournament_runner.look,
                    harness.manager._tournament_messages.look,
                )
            ]
            for done in await asyncio.gather(*looks, return_exceptions=True):
                if isinstance(done, BaseException) and not isinstance(done, StorageError):
                    raise done

    async def close(self) -> None:
        """Close all processes."""
        for harness in self.harnesses:
            harness.database._db = self.fragile(harness)._database
            await harness.close()

    async def _settle(self) -> None:
        """Wait until the end is shown."""
        for _ in range(20):
            await self._wait()
            for harness in self.harnesses:
                await harness.quiet()
            await self._revive()


def loser(table: Table) -> Person:
    """Return who resigns at a table: of those who play, the one who registered last."""
    playing = [seat for seat in table.people if not table.players[seat].resigned]
    return _player(table, max(playing, key=lambda seat: table.players[seat].member or 0))


def _player(table: Table, seat: int) -> Person:
    return next(each for each in PEOPLE if each.id == table.players[seat].member)


# --- what must be so


async def faults(evening: Evening) -> list[str]:
    """Return what is wrong after a tournament is over."""
    harness = evening.harness
    rows = await harness.rows("SELECT tournament_id FROM tournaments")
    found = [] if len(rows) == 1 else [f"{len(rows)} tournaments"]
    stored = await store.load(harness.database, rows[0][0])
    assert stored is not None
    state = Tournament.of(stored.settings, store.events_of(stored))
    events = [each.event for each in stored.events]
    kinds = Counter(type(each) for each in events)
    if state.stage is Stage.OVER:
        found += [
            f"{kinds[kind]} times {kind.__name__}"
            for kind in (Started, PlayEnded, Closed)
            if kinds[kind] != 1
        ]
    elif not evening.more.get("cancelled"):
        found.append(f"it is {state.stage} ({state.cancelled_for})")
    members = [each.member_id for each in stored.entrants]
    if len({*members}) != len(members) or kinds[Registered] > len(members):
        found.append(f"somebody has registered twice: {members}")
    if kinds[CheckInOpened] > 1:
        found.append("check-in opened twice")
    results = Counter(
        each.pairing for each in events if isinstance(each, Finished) and each.source is not Source.ORGANISER
    )
    found += [f"match {pairing} ended {times} times" for pairing, times in results.items() if times > 1]
    rounds = [each.round for each in events if isinstance(each, RoundBegan)]
    if rounds != [*range(1, len(rounds) + 1)]:
        found.append(f"the rounds are {rounds}")
    tables = await store.tables_of(harness.database, stored.tournament_id)
    for pairing in state.pairings:
        played = pairing.result is not None and pairing.result.source is Source.PLAYED
        if played and pairing.number not in tables:
            found.append(f"match {pairing.number} has no table")
    found += [
        f"the table of match {number} is {table.status}"
        for number, table in tables.items()
        if table.status not in ("over", "closed")
    ]
    if (stored.due_at, stored.down_ms) != (None, 0):
        found.append(f"it is due at {stored.due_at}, with a downtime of {stored.down_ms} ms")
    found += await _decks(harness)
    found += await _books(harness, state, stored.tournament_id)
    found += _messages(evening, stored.version, stored.shown, kinds)
    report = await audit_guild(harness.database, GUILD)
    found += [f"audit: {each}" for each in report.faults]
    return found


async def _decks(harness: Harness) -> list[str]:
    decks = await harness.rows(
        "SELECT t.deck_source, d.deal FROM tables t JOIN deals d ON d.table_id = t.table_id "
        "WHERE t.deck_source <> '' GROUP BY t.deck_source, d.deal HAVING count(DISTINCT d.deck) > 1"
    )
    veiled = await harness.rows("SELECT table_id FROM tables WHERE veiled = 1")
    return [f"there are several decks for {each}" for each in decks] + [
        f"the cards of {each} are still hidden" for each in veiled
    ]


async def _books(harness: Harness, state: Tournament, tournament_id: str) -> list[str]:
    found = []
    [(total,)] = await harness.rows("SELECT coalesce(sum(balance), 0) FROM accounts")
    if total:
        found.append(f"the books add up to {total}")
    rows = await harness.rows("SELECT balance FROM accounts WHERE tournament_id = ?", tournament_id)
    if state.settings.entry and rows != [(0,)]:
        found.append(f"escrow has {rows}")
    moved: Counter[str] = Counter()
    for key, amount in await harness.rows("SELECT key, amount FROM transfers WHERE key LIKE 'tournament:%'"):
        moved[str(key).split(":")[2]] += amount
    entries = state.settings.entry * sum(each.stands_for is None for each in state.entrants)
    prizes = pot(state) if state.stage is Stage.OVER else 0
    due = {"entry": entries, "prize": prizes, "refund": entries - prizes}
    if due != {what: moved[what] for what in due}:
        found.append(f"moved were {dict(moved)} and not {due}")
    return found


def _messages(evening: Evening, version: int, shown: int, kinds: Counter[type[Event]]) -> list[str]:
    messenger, requests = evening.harness.messenger, evening.requests
    pages = {ref: page for ref, page in messenger.messages.items() if _is_of_tournament(page)}
    found = []
    posts = [page for page in pages.values() if "call" not in page.components[0]]
    if len(posts) != 1 or posts[0].components[0]["version"] != version or shown != version:
        found.append(f"version {version} is shown by {[page.components for page in posts]} ({shown})")
    calls = Counter(
        str(page.components[0]["call"]) for page in pages.values() if "call" in page.components[0]
    )
    due = {kind.__name__: kinds[kind] for kind in CALLS if kinds[kind]}
    if calls != due:
        found.append(f"the calls are {dict(calls)} and not {due}")
    edits = [
        at
        for request, at in zip(requests, requests.at, strict=True)
        if request.page is not None and _is_of_tournament(request.page) and request.kind == "edit"
    ]
    if any(after - before < EVERY_MS for before, after in pairwise(edits)):
        found.append(f"its message was edited at {edits}")
    return found


def _is_of_tournament(page: Any) -> bool:
    return bool(page.components) and "tournament" in page.components[0]


def result_of(live: LiveTournament) -> tuple[Sequence[tuple[int, int]], Sequence[tuple[int, int]]]:
    """Return the places and the prizes."""
    return [(each.place, each.entrant) for each in standings(live.state)], live.state.paid


_STATE: Final = """SELECT t.stage, t.version, t.due_at, t.down_ms, a.table_id, a.status, a.version
FROM tournaments t LEFT JOIN tables a ON a.tournament_id = t.tournament_id
AND a.status IN ('playing', 'paused')"""
