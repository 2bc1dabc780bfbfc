"""A running manager without Discord: real database, manual clock, recorded messages."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.manager import GameManager
from bot.manager.play.due_tables import Claims
from bot.manager.publishing.leases import LEASE
from bot.manager.publishing.message_state import panel_place
from bot.manager.publishing.messages import (
    ChannelClosed,
    DirectClosed,
    DirectLater,
    MessageGone,
    MessageStuck,
    NotSent,
    Page,
)
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import (
    CALL,
    DISCORD_EPOCH_MS,
    MessageRef,
    Person,
    PlayedMove,
    Status,
    Table,
    TableError,
    TableReason,
)
from bot.manager.time.clock import ManualClock
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.ui.play import hand_panel as hand
from bot.ui.play import turn_mention
from bot.ui.tables import board
from bot.ui.tables.notices import hand_elsewhere_page
from bot.workers.ai_jobs import AiJobs
from data.audit.chains import audit_seals, check_chain
from data.audit.table_batches import read_batch, tables_begun, whole_tables
from data.db.connection import open_database
from data.db.database import Database, Statement
from data.db.errors import StorageError
from data.db.migrations import load_migrations
from data.settings import MemberSettings
from data.tables.interaction_tokens import StoredPress
from data.tables.participation import OWN_MOVES
from data.tournaments.store import MatchTable
from engine.ai import Level, choose
from engine.tournaments.events import Event
from tests.data.blank import lay_out

GUILD, CHANNEL, ELSEWHERE = 700, 800, 801
ANN, BOB, CEM = Person(11, "Ann", GUILD), Person(22, "Bob", GUILD), Person(33, "Cem", GUILD)
MODERATOR = Person(99, "Mona", GUILD, moderator=True)
PEOPLE = {person.id: person for person in (ANN, BOB, CEM, MODERATOR)}
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
_INTERACTIONS = count(10**12)
"""Interaction ids above those in the earlier states, because a table accepts each id once."""
NOON = 1_700_000_000_000
"""Start time of the clock and of the first message, in ms UTC."""
THREADS = 900_000
"""The id of the first thread."""
MIGRATIONS = load_migrations()
"""Those of SQLite: reading them takes as long as opening a file."""
DIRECT = 1_000_000
"""Offset from a member's id to the id of their direct message channel."""


@dataclass(frozen=True)
class Request:
    """A request to Discord: "post", "direct", "edit", "delete" or "panel"; place; page."""

    kind: str
    channel: int
    message: int
    page: Page | None = None

    @property
    def counted(self) -> bool:
        """Return whether the request counts against the bot's own rate limit."""
        return self.kind != "panel"


class Recorder:
    """A messenger that records requests; members, channels and messages can be closed."""

    def __init__(self, store: Path, clock: ManualClock | None = None) -> None:
        self._store = store
        self._reader: sqlite3.Connection | None = None
        self._clock = clock or ManualClock()
        self._ids = count(1)
        self.messages: dict[MessageRef, Page] = {}
        self.once: dict[str, MessageRef] = {}
        """Messages that were sent with a nonce."""
        self.panels: dict[tuple[str, int], Page] = {}
        """Pages of the ephemeral panels, by table and seat."""
        self.requests: list[Request] = []
        self.closed_channels: dict[int, str] = {}
        self.closed_members: set[int] = set()
        self.refused_members: set[int] = set()
        """Members to whom Discord sends no direct messages for now."""
        self.left: set[int] = set()
        """Members who have left the guild."""
        self.removed: set[int] = set()
        """Guilds that have removed the bot."""
        self.unknown = False
        """Whether Discord fails to answer who is a member."""
        self.stuck: set[MessageRef] = set()
        """Messages that can no longer be edited."""
        self.presses: dict[tuple[str, int], MessageRef | None] = {}
        """The direct message of each seat's last press; None if it was an ephemeral panel."""
        self.pressed_at: dict[tuple[str, int], int] = {}
        self.threads: dict[tuple[int, str], int] = {}
        self.roles: set[tuple[int, int]] = set()
        """Members and the roles that they were given."""
        """The threads that were created, by channel and name."""
        self.threads_allowed = True
        self.draws = True
        """Whether the pages of tables are drawn; else they only name table, seat and version."""
        self.trouble: Callable[[], bool] = lambda: False
        self.gate = asyncio.Event()
        self.gate.set()
        self.in_flight: list[tuple[int, int]] = []
        self.most_in_flight = 0
        self.lost = 0
        """Number of deletions that failed."""

    # A page may only show what is stored already.

    def board(self, table: Table) -> Page:
        self._check_stored(table)
        return board.board(table) if self.draws else _named(table)

    def hand(self, table: Table, seat: int) -> Page:
        self._check_stored(table)
        return hand.hand(table, seat) if self.draws else _named(table, seat)

    def kept(self, table: Table, seat: int) -> Page:
        self._check_stored(table)
        return hand.kept_result(table, seat) if self.draws else _named(table, seat)

    def moved(self, table: Table, seat: int) -> Page:
        return hand_elsewhere_page(table, channel=table.channel)

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        self._check_stored(table)
        return turn_mention.turn_mention_page(table, seat, closed=closed)

    def tournament(self, live: LiveTournament, tables: Mapping[int, MatchTable]) -> Page:
        shown = {"version": live.record.version, "stage": live.state.stage.value, "tables": len(tables)}
        return Page(({"tournament": live.id, **shown},))

    async def set_role(self, guild: int, member: int, role: int, *, has: bool) -> bool:
        (self.roles.add if has else self.roles.discard)((member, role))
        return True

    def unread_tournament(self, guild: int) -> Page:
        return Page(({"unread": guild},))

    def tournament_call(self, live: LiveTournament, event: Event) -> Page | None:
        mentioned = tuple(each.member_id for each in live.entrants)
        return Page(({"tournament": live.id, "call": type(event).__name__},), mentioned)

    def _check_stored(self, table: Table) -> None:
        if not self._store.exists():  # in memory only
            return
        store = self._reader = self._reader or sqlite3.connect(self._store)
        [(ended,)] = store.execute("SELECT ended_at FROM tables WHERE table_id = ?", (table.id,))
        [(deals,)] = store.execute("SELECT count(*) FROM deals WHERE table_id = ?", (table.id,))
        [(plies,)] = store.execute(
            "SELECT count(*) FROM actions WHERE table_id = ? AND deal = ?", (table.id, table.deal_no)
        )
        assert deals >= table.deal_no
        assert plies >= table.ply
        if table.status in (Status.OVER, Status.CLOSED):
            assert ended is not None

    def close(self) -> None:
        """Close the reader; it is reopened when needed."""
        if self._reader is not None:
            self._reader.close()
        self._reader = None

    # --- Discord

    async def is_member(self, guild: int, member: int) -> bool | None:
        return None if self.unknown else member not in self.left

    async def is_in(self, guild: int) -> bool | None:
        return None if self.unknown else guild not in self.removed

    def forget(self, table: Table, seat: int | None = None) -> None:
        for each in range(len(table.players)) if seat is None else (seat,):
            self.presses.pop((table.id, each), None)

    def pressed_on(self, table: Table, seat: int) -> int | None:
        if (table.id, seat) not in self.presses:
            return None
        ref = self.presses[table.id, seat]
        return ref.message if ref is not None else 0

    async def create_thread(self, guild: int, channel: int, name: str, archived_after: int) -> int | None:
        if not self.threads_allowed:
            return None
        return self.threads.setdefault((channel, name), THREADS + len(self.threads))

    async def post(self, channel: int, page: Page, once: str | None = None) -> MessageRef:
        ref = MessageRef(channel, self._new_id())
        await self._pass(Request("post", channel, ref.message, page))
        if channel in self.closed_channels:
            raise ChannelClosed(self.closed_channels[channel])
        return self._put_once(ref, page, once)

    async def post_direct(
        self,
        member: int,
        page: Page,
        once: str | None = None,
        *,
        awaited: bool = False,
    ) -> MessageRef:
        ref = MessageRef(DIRECT + member, self._new_id())
        await self._pass(Request("direct", ref.channel, ref.message, page))
        if member in self.closed_members:
            raise DirectClosed
        if member in self.refused_members:
            raise DirectLater
        return self._put_once(ref, page, once)

    def losing_the_first_answer(
        self,
    ) -> tuple[Callable[..., Coroutine[Any, Any, MessageRef]], list[str | None]]:
        """Return ``post`` of which the first call seems to fail, and the nonces of its calls."""
        post, tried = self.post, list[str | None]()

        async def failing(channel: int, page: Page, once: str | None = None) -> MessageRef:
            posted = await post(channel, page, once)
            tried.append(once)
            if len(tried) == 1:
                raise NotSent("the answer was lost")
            return posted

        return failing, tried

    def _put_once(self, ref: MessageRef, page: Page, once: str | None) -> MessageRef:
        if once is not None and (there := self.once.setdefault(once, ref)) != ref:
            return there
        self.messages[ref] = page
        return ref

    async def edit(self, ref: MessageRef, page: Page) -> None:
        await self._pass(Request("edit", ref.channel, ref.message, page))
        if ref.channel in self.closed_channels:
            raise ChannelClosed(self.closed_channels[ref.channel])
        if ref not in self.messages:
            raise MessageGone
        if ref in self.stuck:
            raise MessageStuck
        self.messages[ref] = page

    async def delete(self, ref: MessageRef) -> None:
        await self._pass(Request("delete", ref.channel, ref.message))
        self.messages.pop(ref, None)

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        if (table.id, seat) not in self.presses:
            return False
        ref = self.presses[table.id, seat]
        where = ref if ref is not None else MessageRef(0, seat)
        await self._pass(Request("panel", where.channel, where.message, page))
        if self.put(table, seat, ref, page):
            return True
        if self.presses.get((table.id, seat)) == ref:
            del self.presses[table.id, seat]
        return False

    async def edit_left(self, table: Table, seat: int, page: Page) -> bool:
        return False

    def press_of(self, table: Table, seat: int) -> StoredPress | None:
        if (table.id, seat) not in self.presses:
            return None
        ref = self.presses[table.id, seat]
        at = self.pressed_at.setdefault((table.id, seat), self._clock.now())
        message = 0 if ref is None else ref.message
        return StoredPress(
            seat=seat,
            own=ref is None,
            token="token",
            answer_id=message,
            message_id=message,
            opened=0,
            channel_id=None,
            at=at,
            digest=None,
        )

    def learn(self, table: Table, presses: Sequence[StoredPress]) -> None:
        for press in presses:
            key = table.id, press.seat
            if press.at > self.pressed_at.get(key, 0):
                place = table.board if press.seat < 0 else table.hands.get(press.seat)
                self.presses[key] = None if press.own else place
                self.pressed_at[key] = press.at

    async def follow(self, table: Table, page: Page) -> MessageRef | None:
        usable = [seat for (table_id, seat) in self.presses if table_id == table.id and seat != CALL]
        if not usable:
            return None
        ref = MessageRef(table.channel, self._new_id())
        await self._pass(Request("panel", ref.channel, ref.message, page))
        self.messages[ref] = page
        self.presses[table.id, CALL] = ref
        self.pressed_at[table.id, CALL] = self._clock.now()
        return ref

    async def unfollow(self, table: Table) -> None:
        ref = self.presses.pop((table.id, CALL), None)
        if ref is not None:
            await self._pass(Request("panel", ref.channel, ref.message))
            self.messages.pop(ref, None)

    async def withdraw(self, table: Table, seat: int) -> None:
        if (table.id, seat) in self.presses and self.presses.pop((table.id, seat)) is None:
            await self._pass(Request("panel", 0, seat))
            self.panels.pop((table.id, seat), None)

    def put(self, table: Table, seat: int, ref: MessageRef | None, page: Page) -> bool:
        """Show a page in a direct message or on an ephemeral panel; return False if it is gone."""
        if ref is None:
            self.panels[table.id, seat] = page
        elif ref in self.messages:
            self.messages[ref] = page
        else:
            return False
        return True

    def _new_id(self) -> int:
        return ((self._clock.now() - DISCORD_EPOCH_MS) << 22) + next(self._ids)

    async def _pass(self, request: Request) -> None:
        if (lease := LEASE.get()) is not None:  # the rate limiter checks this before each request
            lease.check()
        self.requests.append(request)
        place = (request.channel, request.message)
        self.in_flight.append(place)
        self.most_in_flight = max(self.most_in_flight, self.in_flight.count(place))
        try:
            await asyncio.sleep(0)
            await self.gate.wait()
            if self.trouble():
                self.lost += request.kind == "delete"
                raise ConnectionError("Discord does not answer")
        finally:
            self.in_flight.remove(place)

    # --- queries for tests

    def since(self, mark: int) -> list[Request]:
        """Return the requests after the first ``mark`` that count against the rate limit."""
        return [request for request in self.requests[mark:] if request.counted]

    def shown(self, ref: MessageRef | None) -> Page | None:
        return self.messages.get(ref) if ref is not None else None


class Store:
    """A database whose writes can be refused or held; ``shared``: used by several processes."""

    def __init__(self, database: Database, *, shared: bool = False) -> None:
        self._db = database
        self.shared = shared
        self.row_locks = database.row_locks
        self.refused = ""
        """SQL text or value whose units of work are refused."""
        self.times = 0
        """How many units to refuse; -1 for all."""
        self.unreadable = False
        self.gate, self.read_gate = asyncio.Event(), asyncio.Event()
        self.gate.set()
        self.read_gate.set()
        self.waiting = 0
        """Number of writes waiting at the gate."""

    def refuse(self, piece: str, times: int = 1) -> None:
        self.refused, self.times = piece, times

    async def write(self, unit: Sequence[Statement]) -> None:
        if self.times and any(self.refused in f"{sql} {params}" for sql, params in unit):
            self.times -= 1
            raise StorageError("The database failed: disk I/O error.")
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        await self._db.write(unit)

    async def write_relaxed(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        if self.unreadable:
            raise StorageError("The database failed: disk I/O error.")
        return await self._db.write_relaxed(sql, params)

    def listen(self, heard: Callable[[str], object]) -> None:
        self.heard = heard

    async def read(self, sql: str, params: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        [rows] = await self.read_together([(sql, tuple(params))])
        return rows

    async def read_together(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        if self.unreadable:
            raise StorageError("The database failed: disk I/O error.")
        await self.read_gate.wait()
        return await self._db.read_together(queries)

    async def close(self) -> None:
        await self._db.close()


@dataclass
class Harness:
    """A running process of the bot on a database, without Discord."""

    path: Path
    database: Store
    clock: ManualClock
    messenger: Recorder
    manager: GameManager
    computers: AiJobs
    url: str | None = None
    others: list["Harness"] = field(default_factory=list)
    spoilt: bool = False
    """Whether the test has changed the database directly."""
    troubled: bool = False
    """Whether the test makes background work fail."""

    async def another(self, *, seed: int = 2) -> "Harness":
        """Return a second process on the same database, clock and Discord."""
        harness = await open_harness(self.path, self.clock, seed=seed, url=self.url)
        harness.messenger.messages = self.messenger.messages
        harness.messenger.once = self.messenger.once
        harness.messenger.draws = self.messenger.draws
        harness.messenger._ids = self.messenger._ids
        harness.messenger.closed_channels = self.messenger.closed_channels
        harness.messenger.closed_members = self.messenger.closed_members
        self.others.append(harness)
        return harness

    async def killed(self, *, seed: int = 2, down: int = 0) -> "Harness":
        """Kill this process and return its successor, started ``down`` ms later."""
        await self.die()
        self.clock.advance(down)
        harness = await self.another(seed=seed)
        await harness.manager.start()
        await harness.quiet()
        return harness

    async def die(self) -> None:
        """Stop everything at once, as a killed process does; nothing is written afterwards."""
        manager, daily = self.manager, self.manager._daily_runner
        manager._stopped = manager.publisher._stopped = daily._stopped = True
        daily._alarm.stop()
        manager._scheduler.stop()
        manager.rankings._rated.clear()
        manager._tournament_runner.stop()
        manager._tournament_messages.stop()
        if manager._poll_loop is not None:
            manager._poll_loop.stop()
        loading = manager.tables._loading.values()
        pausing = [manager._pausing] if manager._pausing is not None else []
        background = [manager.background, manager.publisher._background, daily.background]
        working = [task for each in background for task in each._tasks]
        for task in [*working, *loading, *pausing]:
            task.cancel()
        await self.quiet()
        self.messenger.close()
        await self.database.close()

    async def close(self) -> None:
        for other in self.others:
            await other.close()
        if not self.manager._stopped:
            self.messenger.gate.set()
            self.database.gate.set()
            self.database.times = 0
            self.messenger.trouble = lambda: False
            await self.manager.stop()
        self.computers.close()
        self.messenger.close()
        await self.database.close()

    async def quiet(self) -> None:
        await self.manager.quiet()

    async def advance(self, ms: int) -> None:
        """Advance the clock in steps, running whatever falls due before the next step."""
        until = self.clock.now() + ms
        while self.clock.now() < until:
            due = min(
                (when for when, _, alarm in self.clock._alarms if alarm.call is not None), default=until
            )
            self.clock.advance(max(0, min(due, until) - self.clock.now()))
            await self.quiet()

    async def rows(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        return await self.database.read(sql, params)

    async def spoil(self, sql: str, *params: object) -> None:
        """Change the database directly."""
        self.spoilt = True
        await self.database._db.write([(sql, params)])

    def harnesses(self) -> list["Harness"]:
        """Return this process and all others on the same database."""
        return [self, *(harness for other in self.others for harness in other.harnesses())]

    async def broken_links(self) -> list[str]:
        """Return the faults that an audit finds in the hash chains and seals.

        Returns nothing if a test has changed the database directly, or no process has it open.
        """
        harnesses = self.harnesses()
        open_still = [harness for harness in harnesses if not harness.manager._stopped]
        if not open_still or any(harness.spoilt for harness in harnesses):
            return []
        database, faults = open_still[0].database._db, []
        for (guild,) in await database.read("SELECT DISTINCT guild_id FROM tables"):
            faults += (await audit_seals(database, guild)).faults
            begun = [table_id for table_id, _ in await tables_begun(database, guild)]
            for table in whole_tables(await read_batch(database, begun)) if begun else ():
                faults += check_chain(table.table_id, table.chain)
        return [str(fault) for fault in faults]

    # --- tables

    async def lobby(self, host: Person = ANN, *, channel: int = CHANNEL, **more: Any) -> Table:
        wanted = {"game": "gin", "options": {"deals": 1}, **more}
        return await self.manager.lobby.open(host, guild=GUILD, channel=channel, **wanted)

    async def two(self, one: Person = ANN, other: Person = BOB, **more: Any) -> Table:
        """Return a table at which two people are playing."""
        table = await self.lobby(one, **more)
        await self.manager.lobby.join(table.id, other)
        await self.manager.lobby.begin(table.id, one)
        await self.quiet()
        return table

    async def alone(self, person: Person = ANN, level: Level = Level.EASY, **more: Any) -> Table:
        """Return a table at which a person plays a computer player."""
        table = await self.lobby(person, **more)
        await self.manager.lobby.add_computer(table.id, person, level)
        await self.manager.lobby.begin(table.id, person)
        await self.quiet()
        return table

    async def act(self, table: Table, level: Level = Level.NORMAL) -> PlayedMove:
        """Make a sensible move for the person to act, and wait until it is shown."""
        assert table.deal is not None
        seat = next(seat for seat in table.deal.actors if table.players[seat].member is not None)
        moved = await self.press(table, seat, choose(table.spec.key, level, table.deal.view(seat)))
        await self.quiet()
        return moved

    async def press(
        self,
        table: Table,
        seat: int,
        action: Any,
        *,
        interaction: int | None = None,
        response: int | None = None,
        **more: Any,
    ) -> PlayedMove:
        """Make a move as a command whose answer shows nothing."""
        number = next(_INTERACTIONS) if interaction is None else interaction
        person = replace(self.person(table, seat), interaction=number, response=response)
        asked = {"deal": table.deal_no, "ply": table.ply} | more
        return await self.manager.act(table.id, person, action, **asked)

    async def press_on(self, table: Table, seat: int, action: Any, ref: MessageRef | None) -> PlayedMove:
        """Make a move by a button in direct message ``ref``, or on the ephemeral panel if None.

        The answer to the press updates that panel.
        """
        direct = ref is not None and table.hands.get(seat) == ref
        place = seat if direct else panel_place(seat)
        moved = await self.press(table, seat, action, response=place)
        page = self.messenger.hand(table, seat)
        if self.messenger.put(table, seat, ref, page):
            self.messenger.presses[table.id, seat] = ref
        self.manager.publisher.answer(table, place, page)
        return moved

    def person(self, table: Table, seat: int) -> Person:
        return replace(PEOPLE[table.players[seat].member or 0], guild=table.guild)

    async def play_deal(self, table: Table, level: Level = Level.NORMAL) -> int:
        """Play the deal to its end and return the number of moves by people."""
        moves = 0
        while table.status is Status.PLAYING and table.deal is not None and table.deal.actors:
            await self.act(table, level)
            moves += 1
            assert moves < 500
        return moves

    async def everybody_plays(self, table: Table) -> None:
        """Play until every person has made enough moves for the match to count."""
        while any(table.players[seat].part.own < OWN_MOVES for seat in table.people):
            if table.between_deals:
                await self.next_deal(table)
            else:
                await self.act(table)

    async def next_deal(self, table: Table) -> None:
        """Let every person ask for the next deal."""
        for seat in table.people:
            if table.between_deals:
                await self.manager.ready(table.id, self.person(table, seat))
        await self.quiet()

    async def play_match(self, table: Table, level: Level = Level.NORMAL) -> None:
        """Play until the match has an outcome."""
        while table.outcome is None:
            await self.play_deal(table, level)
            if table.between_deals:
                await self.next_deal(table)


async def open_harness(
    path: Path, clock: ManualClock, *, seed: int = 1, pace: int = 0, workers: int = 0, url: str | None = None
) -> Harness:
    """Start a process on a file, or on ``url`` for a database shared by several processes."""
    file = f"sqlite:///{path}"
    if url in (None, file):
        await lay_out(path)
    steps = MIGRATIONS if url in (None, file) else None
    database = Store(await open_database(url or file, migrations=steps), shared=url is not None)
    messenger, computers = Recorder(path, clock), AiJobs(workers)
    # Forced moves are off, except in tests that are about them.
    members = Preferences(database, usual_member=MemberSettings(only_moves=False))
    manager = GameManager(database, clock, messenger, computers, members, chance=Random(seed), pace=pace)
    return Harness(path, database, clock, messenger, manager, computers, url)


def _named(table: Table, seat: int | None = None) -> Page:
    return Page(({"table": table.id, "seat": seat, "version": table.version},))


def views(table: Table) -> list[Any]:
    """Return the views of a spectator and of every seat."""
    assert table.deal is not None
    return [table.deal.view(seat) for seat in (None, *range(len(table.players)))]


def refused(reason: TableReason) -> "pytest.RaisesExc[TableError]":
    """Expect a TableError with this reason."""
    return pytest.raises(TableError, match=f"^{reason}$")


def share(*harnesses: Harness) -> None:
    """Make the processes share a database while each publishes by itself."""
    for each in harnesses:
        manager = each.manager
        each.database.shared = True
        manager._shared = manager._table_store._shared = manager.downtime._shared = True
        manager._scheduler.stop()
        manager._scheduler._stopped = False
        manager._scheduler._due_tables = Claims(each.database, each.clock)
