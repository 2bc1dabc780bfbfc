"""Planted faults: patches of the program, each of which the judge has to find.

``python -m tests.tools.simulate --planted all`` prints after how many seeds each is found.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from bot.manager import manager
from bot.manager.daily.daily_runner import DailyRunner
from bot.manager.inbox.leave_service import LeaveService
from bot.manager.nights.night_runner import NightRunner
from bot.manager.play import orders
from bot.manager.play.match_runner import MatchRunner
from bot.manager.play.poll_loop import PollLoop
from bot.manager.pool import pool_runner
from bot.manager.pool.pool_runner import PoolRunner
from bot.manager.publishing import leased_messages
from bot.manager.publishing.leases import Lease, Leases
from bot.manager.publishing.message_sender import MessageSender
from bot.manager.publishing.messages import Page
from bot.manager.tables import commit_reveal, deadlines, leave, table_store, transitions
from bot.manager.tables.table import Table
from bot.manager.tables.table_store import TableStore
from bot.manager.tables.transitions import Change
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.match_clock import SeatTime
from bot.manager.tournaments import tournament_store, tournaments
from bot.manager.tournaments.tournament_messages import TournamentMessages
from bot.manager.tournaments.tournament_runner import TournamentRunner
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.run.ingress.seen_interactions import SeenInteractions
from bot.ui.play import hand_panel
from bot.ui.play.orders import plan_lines
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.sending.rate_limiter import RateLimiter
from data.audit import guilds
from data.audit.chains import SealAudit, audit_seals
from data.audit.ledger import LedgerAudit, audit_ledger
from data.daily import hands as daily_stored
from data.db import sqlite
from data.db.database import Database, LockingStatement, Statement
from data.ledger import ledger
from data.pool import waits
from data.pool.waits import Wait
from data.scores import count_match
from data.tables import outbox, publish_leases, table_queries, tables
from data.tables.row_types import Why
from data.tables.stakes import match_dues
from data.tables.table_chain import Links
from data.tournaments import store as tournaments_stored
from engine.tournaments import dues, progress
from engine.tournaments.dues import DueKind
from engine.tournaments.events import Event, Finished
from tests.tools.simulate import simulation
from tests.tools.simulate.simulation import Outcome, Plan, Total

Patch = Callable[[], AbstractContextManager[Any]]


@dataclass(frozen=True, slots=True)
class Planted:
    """A planted fault: what is wrong, the patch, and what the plan must have for it to show."""

    what: str
    patch: Patch
    needs: Mapping[str, Any] = field(default_factory=dict)


def _put(where: Any, name: str, what: Any) -> Patch:
    return lambda: patch.object(where, name, what)


@contextmanager
def _published_first() -> Iterator[None]:
    """A table is shown before its change is committed."""

    async def commit(self: TableStore, table: Table, change: Change) -> None:
        table.take(change.state)
        self._follow(table, change)
        if change.unit or change.stored:
            await self._store(table, change)

    with patch.object(TableStore, "commit", commit):
        yield


@contextmanager
def _not_waited_for() -> Iterator[None]:
    """A unit counts as stored as soon as it is queued."""
    store = sqlite.SqliteDatabase._store

    async def queued(self: sqlite.SqliteDatabase, unit: sqlite.Unit) -> None:
        writing = asyncio.ensure_future(store(self, unit))
        writing.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.sleep(0)

    with patch.object(sqlite.SqliteDatabase, "_store", queued):
        yield


@contextmanager
def _failure_ignored() -> Iterator[None]:
    """A change is made although it could not be stored."""
    store = TableStore._store

    async def careless(self: TableStore, table: Table, change: Change) -> None:
        try:
            await store(self, table, change)
        except Exception:
            table.version += 1

    with patch.object(TableStore, "_store", careless):
        yield


async def _without_key(
    db: object,
    unit: Sequence[Any],
    store: Callable[[Sequence[Any]], Any],
) -> None:
    await store(unit)


@contextmanager
def _key_ignored() -> Iterator[None]:
    """No interaction's id is stored, nor remembered by the process."""
    with (
        patch.object(sqlite, "write_once", _without_key),
        patch.object(SeenInteractions, "first", lambda *_: True),
    ):
        yield


@contextmanager
def _other_seat() -> Iterator[None]:
    """Some hand panels are drawn from the view of the next seat."""
    hand = DiscordMessenger.hand

    def shifted(self: DiscordMessenger, table: Table, seat: int, stage: Any = None) -> Any:
        moved = table.deal is not None and table.ply % 5 == 4
        return hand(self, table, (seat + 1) % len(table.players) if moved else seat, stage)

    with patch.object(DiscordMessenger, "hand", shifted):
        yield


@contextmanager
def _fence_off() -> Iterator[None]:
    """A unit is stored whatever version the table has."""
    fence = tables.fence

    def weak(table_id: str, version: int, **more: Any) -> Any:
        [statement] = fence(table_id, version, **more)
        sql = statement[0].replace(
            "CASE WHEN version = ? THEN version + 1 ELSE -1 END", "version + 1 + 0 * ?"
        )
        assert isinstance(statement, LockingStatement)
        return [LockingStatement(sql, statement[1], rank=statement.rank)]

    with patch.object(tables, "fence", weak):
        yield


async def _ledger_not_audited(db: Database, guild: int) -> LedgerAudit:
    return (await audit_ledger(db, guild))._replace(faults=[])


async def _seals_not_audited(db: Database, guild: int) -> SealAudit:
    return (await audit_seals(db, guild))._replace(faults=[])


def _doubled(build: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **more: 2 * build(*args, **more)


def _greater(dues: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function whose dues are one chip too high."""
    return lambda *args: [due._replace(amount=due.amount + 1) for due in dues(*args)]


@contextmanager
def _as_player() -> Iterator[None]:
    """The move after a missed turn counts as its player's."""
    move = MatchRunner.move

    async def played(self: MatchRunner, *args: Any, why: Why, **more: Any) -> Any:
        return await move(self, *args, why=Why.PLAYER if why is Why.TIMEOUT else why, **more)

    with patch.object(MatchRunner, "move", played):
        yield


@contextmanager
def _as_nobody() -> Iterator[None]:
    """A move is stored without the interaction that made it."""
    action = tables.action

    def bare(*args: Any, **more: Any) -> Any:
        return action(*args, **{**more, "interaction_id": None})

    with patch.object(tables, "action", bare):
        yield


@contextmanager
def _other_deck() -> Iterator[None]:
    """A deal does not follow from its commitment."""
    draw = commit_reveal.draw_deal

    def cut(*args: Any) -> Any:
        deck, *rest = draw(*args)
        return ((*deck[1:], deck[0]), *rest)

    with patch.object(commit_reveal, "draw_deal", cut):
        yield


@contextmanager
def _looked_at_never() -> Iterator[None]:
    """A change of a tournament stores no time to look at it again, and nobody looks."""
    fence = tournaments_stored.fence

    def idle(*args: Any, **more: Any) -> Any:
        return fence(*args, **{**more, "due_at": None})

    with (
        patch.object(tournaments_stored, "fence", idle),
        patch.object(TournamentRunner, "wake", _nothing),
    ):
        yield


def _without_index(name: str) -> AbstractContextManager[object]:
    """Let the database begin without an index."""
    blank = simulation._blank

    def made() -> bytes:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "blank.sqlite3"
            file.write_bytes(blank())
            with closing(sqlite3.connect(file)) as database:
                database.execute(f"DROP INDEX {name}")
            return file.read_bytes()

    return patch.object(simulation, "_blank", made)


@contextmanager
def _table_twice() -> Iterator[None]:
    """The table of a match is opened again at each look, and the database allows it."""
    with (
        _without_index("tables_pairing"),
        patch.object(table_queries, "find_by_pairing", _not_there),
        patch.object(TournamentRunner, "_open_tables", _open_all),
    ):
        yield


async def _open_all(self: TournamentRunner, live: LiveTournament) -> None:
    for pairing in live.state.open_pairings:
        await self._open_table(live, pairing)


@contextmanager
def _taken_twice() -> Iterator[None]:
    """The result of a match is taken once more at the next look."""
    results = TournamentRunner._results

    async def again(self: TournamentRunner, live: LiveTournament) -> Sequence[Event]:
        found = await results(self, live)
        last = live.events[-1].event if live.events else None
        return [*found, last] if isinstance(last, Finished) else found

    with patch.object(TournamentRunner, "_results", again):
        yield


@contextmanager
def _prizes_upside_down() -> Iterator[None]:
    """The last place gets the first prize."""
    prizes = progress.prizes

    def reversed_(places: Sequence[Any], *rest: Any) -> Any:
        turned = zip(places, reversed(places), strict=True)
        return prizes([replace(each, entrant=other.entrant) for each, other in turned], *rest)

    with patch.object(progress, "prizes", reversed_):
        yield


@contextmanager
def _no_refunds() -> Iterator[None]:
    """Who leaves a tournament, or sees it cancelled, gets nothing back."""
    owed = dues.dues

    def greedy(*args: Any) -> Any:
        return [due for due in owed(*args) if due.kind is not DueKind.REFUND]

    with patch.object(tournament_store, "dues", greedy):
        yield


@contextmanager
def _logged(line: Callable[[Table, Change], object]) -> Iterator[None]:
    """A line of the log tells what it must not."""
    commit = TableStore.commit

    async def talkative(self: TableStore, table: Table, change: Change) -> None:
        await commit(self, table, change)
        table_store.log.info("stored: %s", line(table, change))

    with patch.object(TableStore, "commit", talkative):
        yield


@contextmanager
def _token_logged() -> Iterator[None]:
    """A line of the log has the token of an interaction."""
    pressed = DiscordMessenger.pressed

    def talkative(
        self: DiscordMessenger, table: Table, seat: int, interaction: Any, *rest: Any, **more: Any
    ) -> Any:
        table_store.log.info("pressed: %s", interaction.token)
        return pressed(self, table, seat, interaction, *rest, **more)

    with patch.object(DiscordMessenger, "pressed", talkative):
        yield


@contextmanager
def _secret_shown() -> Iterator[None]:
    """The board shows the secret of a deal that has not been played."""
    board = DiscordMessenger.board

    def told(self: DiscordMessenger, table: Table) -> Page:
        page = board(self, table)
        if table.promised is None:
            return page
        return replace(
            page, components=(*page.components, {"type": 10, "content": table.promised.secret.hex()})
        )

    with patch.object(DiscordMessenger, "board", told):
        yield


def _seat_anyway(taken: Sequence[Wait], table_id: str, seats: Sequence[int], now: int) -> list[Statement]:
    """Seat members whether they wait or not; a wait that led to a seat leads to another."""
    unit: list[Statement] = []
    for wait, seat in zip(taken, seats, strict=True):
        unit += [
            ("UPDATE pool_waits SET due_at = ?, state = 'seated' WHERE wait_id = ?", (now, wait.wait_id)),
            (
                _SEAT_AGAIN,
                (*(wait.wait_id,) * 2, table_id, wait.wait_id, table_id, seat, now, wait.member_id),
            ),
        ]
    return unit


_SEAT_AGAIN: Final = """INSERT INTO pool_seats (wait_id, table_id, seat, at, member_id)
SELECT CASE WHEN EXISTS (SELECT 1 FROM pool_seats WHERE wait_id = ?) THEN ? || ? ELSE ? END,
?, ?, ?, ?"""


@contextmanager
def _block_ignored() -> Iterator[None]:
    """Nobody looks for blocks, neither before members are seated nor as they are."""
    never = waits._BLOCKED.replace("WHERE ", "WHERE 0 AND (") + ")"
    with (
        patch.object(pool_runner, "blocked_pairs", _no_pairs),
        patch.object(waits, "_BLOCKED", never),
    ):
        yield


async def _no_pairs(*_: object) -> frozenset[Any]:
    return frozenset()


@contextmanager
def _of_next_seat() -> Iterator[None]:
    """A hand panel shows the plan of the next seat."""
    lines = plan_lines

    def shifted(table: Table, seat: int) -> list[str]:
        return lines(table, (seat + 1) % len(table.players))

    with patch.object(hand_panel, "plan_lines", shifted):
        yield


@contextmanager
def _plan_logged() -> Iterator[None]:
    """A line of the log has a plan."""
    place = manager.GameManager.place_order

    async def talkative(
        self: manager.GameManager, table_id: str, person: Any, order: Any, **more: Any
    ) -> Any:
        table_store.log.info("planned: %s", order)
        return await place(self, table_id, person, order, **more)

    with patch.object(manager.GameManager, "place_order", talkative):
        yield


@contextmanager
def _leave_forgotten() -> Iterator[None]:
    """Turns have their usual time, whoever is on leave."""
    with (
        patch.object(deadlines, "leave_of_actors", _nothing),
        patch.object(leave, "leave_of_actors", _nothing),
    ):
        yield


@contextmanager
def _day_twice() -> Iterator[None]:
    """Who has begun today's hand may begin it again, and the database allows it."""
    enter = daily_stored.enter

    def anew(*args: Any, **more: Any) -> Any:
        return enter(*args, **{**more, "player": more["table_id"]})

    with (
        _without_index("daily_entries_member"),
        patch.object(daily_stored, "entry_of", _not_there),
        patch.object(daily_stored, "enter", anew),
    ):
        yield


def _hand_in_channel(self: DiscordMessenger, table: Table, seat: int, **_: object) -> Page:
    return self.hand(table, seat)


async def _not_there(*_: object) -> None:
    """Find nothing."""


async def _none(*_: object, **__: object) -> list[Any]:
    return []


async def _as_if_renewed(self: Leases, lease: Lease) -> None:
    lease.at = self._clock.now()


async def _not_newer(*_: object) -> bool:
    return False


async def _not_noted(*_: object) -> None:
    """Store nothing."""


async def _unlimited(*_: object, **__: object) -> int:
    return 0


def _no_rows(*_: object, **__: object) -> list[Any]:
    return []


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


BUSY: Final = {"people": 16, "tables": 8, "per_second": 3}
"""More people than requests."""
SHARED: Final = {
    "workers": 3,
    "steps": 40_000,
    "faults": ("freeze", "kill", "commit", "slow store", "doubled"),
}
"""Workers that take over from each other."""
MANY: Final = {"workers": 2, "people": 12, "tables": 3, "faults": ("slow store", "late")}
"""People who press at the same moment at different workers."""
LONG: Final = {"steps": 40_000}
SHORT: Final = {"games": ("gin", "rummy500"), "steps": 40_000}
"""Matches that end."""
TOURNAMENTS: Final = {"steps": 25_000, "people": 10, "tournaments": 3, "tables": 1}
"""Many tournaments that end."""
WAITING: Final = {"likes": ("find",), "people": 10, "tables": 1}
"""People who look for others."""
AT_ONCE: Final = {**WAITING, "people": 16, "workers": 3, "games": ("gin",), "hop": 0.2, "faults": ()}
"""The same with workers that look for them at the same time, and slowly."""
SLOW: Final = {"likes": ("games", "order"), "tables": 5}
"""People who plan, and take leave."""
OPERATED: Final = {"steps": 8_000, "faults": ()}
"""Short runs: what an auditor finds, it finds in any database."""
NIGHTS: Final = {"likes": ("night",), "tables": 1}
"""People who plan game nights."""
PLANTED: Final[dict[str, Planted]] = {
    "published first": Planted("a table is shown before its change is committed", _published_first),
    "not waited for": Planted("a unit counts as stored as soon as it is queued", _not_waited_for),
    "failure ignored": Planted(
        "a change is made although it could not be stored", _failure_ignored, {"faults": ("refused", "full")}
    ),
    "key ignored": Planted(
        "an interaction's id is neither stored nor remembered",
        _key_ignored,
        {"workers": 2, "people": 12, "tables": 5, "faults": ("doubled",)},
    ),
    "fence off": Planted("a change is stored whatever version the table has", _fence_off, MANY),
    "resignation lost": Planted("a resignation is not stored", _put(tables, "resign", lambda *_, **__: [])),
    "no seal": Planted("no match is sealed", _put(table_store, "seal", lambda *_: None)),
    "any press": Planted(
        "old buttons are pressed as if they were new", _put(Table, "is_still_offered", lambda *_: True)
    ),
    "timer lost": Planted("no alarm is set", _put(EarliestAlarm, "set", _nothing)),
    "other seat": Planted("some hands are drawn from the view of the next seat", _other_seat),
    "refund forgotten": Planted(
        "a match that is given up returns nothing",
        _put(ledger, "refund_dues", lambda *_: []),
        {**LONG, "games": ("panguingue",)},
    ),
    "limiter off": Planted("requests do not wait", _put(RateLimiter, "acquire", _unlimited), BUSY),
    "no retry": Planted(
        "a failed message is not sent again",
        _put(MessageSender, "_retry", _nothing),
        {"faults": ("500", "cut", "refused")},
    ),
    "lease not checked": Planted(
        "a worker sends under a lease that is too old",
        _put(Lease, "check", _nothing),
        {**SHARED, "faults": ("asleep", "late")},
    ),
    "note lost": Planted(
        "it is not stored where messages are", _put(leased_messages, "note_messages", _not_noted)
    ),
    "lease not renewed": Planted(
        "a lease is not renewed, and counts as held", _put(Leases, "renew", _as_if_renewed), SHARED
    ),
    "outbox not read": Planted(
        "a started program sends no outdated messages", _put(outbox, "pending_tables", _none)
    ),
    "outbox of others not read": Planted(
        "what another worker has left is not sent", _put(publish_leases, "acquire_pending", _none), SHARED
    ),
    "no poll": Planted("a worker does not look for work", _put(PollLoop, "_poll", _not_noted), SHARED),
    "stale copy": Planted(
        "a worker does not look for a newer version", _put(TableStore, "refresh", _not_newer), SHARED
    ),
    "paused for ever": Planted(
        "a paused table does not resume",
        _put(MatchRunner, "resume_if_paused", _not_noted),
        {"faults": ("permission",)},
    ),
    "winnings too high": Planted(
        "the end of a match pays a chip too much",
        _put(ledger, "match_dues", _greater(match_dues)),
        SHORT,
    ),
    "payments forgotten": Planted(
        "what is paid during a deal is not booked",
        _put(transitions, "payments", lambda *_, **__: []),
        {"games": ("panguingue",)},
    ),
    "counted twice": Planted(
        "a match counts twice in the scores", _put(tables, "count_match", _doubled(count_match)), SHORT
    ),
    "result forgotten": Planted("the result of a deal is not stored", _put(tables, "finish_deal", _no_rows)),
    "seat forgotten": Planted("a seat is taken and not stored", _put(tables, "set_seat", _no_rows)),
    "readiness forgotten": Planted(
        "it is not stored who wants the next deal", _put(tables, "set_ready", _no_rows), LONG
    ),
    "presence forgotten": Planted("it is not stored who is away", _put(tables, "set_presence", _no_rows)),
    "host forgotten": Planted("a new host is not stored", _put(tables, "set_host", _no_rows)),
    "chain broken": Planted(
        "the hash chain of a table begins again", _put(transitions, "_links", lambda _: Links())
    ),
    "missed turn is played": Planted("the move after a missed turn counts as its player's", _as_player),
    "unknown press": Planted("a move is stored without its interaction", _as_nobody),
    "other deck": Planted("a deal does not follow from its commitment", _other_deck),
    "clock runs on": Planted(
        "the clock of a seat is not charged",
        _put(SeatTime, "stopped", lambda self, _: replace(self, since=None)),
        LONG,
    ),
    "no rights": Planted("everybody may do everything at a table", _put(manager, "check", _nothing)),
    "decks logged": Planted("the log has what is stored", lambda: _logged(lambda _, change: change.unit)),
    "token logged": Planted("the log has the token of an interaction", _token_logged),
    "secret shown": Planted("the board shows the secret of the next deal", _secret_shown),
    "hand in the channel": Planted(
        "a turn mention shows the hand", _put(DiscordMessenger, "call", _hand_in_channel)
    ),
    "refunds of tournaments forgotten": Planted(
        "who leaves a tournament gets nothing back", _no_refunds, TOURNAMENTS
    ),
    "table opened twice": Planted(
        "the table of a match is opened again at each look", _table_twice, TOURNAMENTS
    ),
    "result taken twice": Planted("the result of a match is taken twice", _taken_twice, TOURNAMENTS),
    "tournament not looked at": Planted(
        "nobody looks at a tournament that has changed", _looked_at_never, TOURNAMENTS
    ),
    "message of tournaments stale": Planted(
        "a change of a tournament is not shown", _put(TournamentMessages, "changed", _nothing), TOURNAMENTS
    ),
    "prizes upside down": Planted("the last place gets the first prize", _prizes_upside_down, TOURNAMENTS),
    "no organisers": Planted(
        "everybody may organise tournaments",
        _put(tournaments, "check_tournament", _nothing),
        {**TOURNAMENTS, "likes": ("tournament",)},
    ),
    "pool fence off": Planted(
        "members are seated whether they wait or not", _put(waits, "seat_waits", _seat_anyway), AT_ONCE
    ),
    "block ignored": Planted("members meet whom they have blocked", _block_ignored, WAITING),
    "wait forgotten": Planted(
        "it is not stored that a member waits", _put(waits, "begin", _no_rows), WAITING
    ),
    "nobody matched": Planted(
        "the pool seats no waiting member", _put(pool_runner, "parties", _no_rows), WAITING
    ),
    "pool not looked at": Planted(
        "nobody looks at those who wait", _put(PoolRunner, "look", _nothing), WAITING
    ),
    "plan fires twice": Planted(
        "a plan that was played waits for the next turn",
        _put(orders, "_noted", lambda _, made, *__: made),
        SLOW,
    ),
    "plan shown": Planted("a hand shows the plan of the next seat", _of_next_seat, SLOW),
    "plan logged": Planted("the log has a plan", _plan_logged, SLOW),
    "leave forgotten": Planted(
        "the time of a turn runs while its player is on leave",
        _leave_forgotten,
        {**SLOW, "faults": ("kill", "doubled")},
    ),
    "leave not followed": Planted(
        "a turn that has begun does not wait for who takes leave",
        _put(LeaveService, "settle", _not_there),
        SLOW,
    ),
    "day played twice": Planted(
        "who has played today's hand may play it again", _day_twice, {"likes": ("today",), "tables": 1}
    ),
    "evening does not begin": Planted(
        "nobody looks at an evening", _put(NightRunner, "look", _nothing), NIGHTS
    ),
    "day does not end": Planted(
        "nobody ends a day", _put(DailyRunner, "look", _not_noted), {"likes": ("today",), "tables": 1}
    ),
    "ledger not audited": Planted(
        "an audit does not look at the ledger", _put(guilds, "audit_ledger", _ledger_not_audited), OPERATED
    ),
    "seals not audited": Planted(
        "an audit does not look at the seals", _put(guilds, "audit_seals", _seals_not_audited), OPERATED
    ),
}


def table(names: Sequence[str], most: int, plan: Plan, tell: Callable[[str], None]) -> int:
    """Tell for each planted fault after how many seeds it is found; return how many are not."""
    missed, done = 0, Total()
    tell("| fault | what is wrong | workers | found by seed (as) |")
    tell("|---|---|---|---|")
    for name in names:
        each = PLANTED[name]
        changed = replace(plan, **each.needs)
        with each.patch():
            found = _first(most, changed, done)
        missed += found is None
        result = f"not in {most}" if found is None else f"{found.plan.seed} ({found.found[0][0]})"
        if found is not None and done.run(_as_far(found)).found:
            result += ", but also without the fault"
        tell(f"| {name} | {each.what} | {changed.workers} | {result} |")
    tell(str(done))
    return missed


def _first(most: int, plan: Plan, done: Total) -> Outcome | None:
    """Return the first run in which anything is found."""
    for seed in range(1, most + 1):
        outcome = done.run(replace(plan, seed=seed))
        if outcome.found:
            return outcome
    return None


def _as_far(found: Outcome) -> Plan:
    """Return the plan of a run that ends where something was found."""
    if found.steps < found.plan.steps:
        return replace(found.plan, steps=found.steps, quiet=False)
    return found.plan
