"""What must hold after every step, and at quiet."""

import json
import logging
import re
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.manager.publishing.leases import LEASE
from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Status, Table
from bot.playground.client import text_of
from bot.playground.core import Ground
from bot.playground.interactions import UPDATE
from bot.playground.request_log import Exchange
from bot.playground.resources.channels import Message
from bot.playground.resources.messages import walk
from bot.texts import pool as pool_words
from bot.texts.faces import face
from bot.ui.custom_id import NO_TABLE, parse
from bot.workers import ai_jobs
from data.audit import audit_all
from data.db.database import Statement
from data.tables.orders import orders_of
from data.tables.row_types import Why
from data.tables.table_queries import load_table
from data.tables.venues import ANYONE
from tests.data.alone import Alone
from tests.play.store import UNREADABLE, Rows, Store
from tests.tools.leaks.worlds import unseen_by
from tests.tools.simulate import days, leaves, nights, orders, pool, tournaments
from tests.tools.simulate.event_loop import Loop
from tests.tools.simulate.rights import Standing, overstepped
from tests.tools.torture.witness import Deed, Kind, Witness, words_of

Json = dict[str, Any]
T = TypeVar("T")
OVERDUE: Final = 60.0
"""Seconds after which a timer should have rung."""
LOOKED_THROUGH: Final = 6
"""One in so many messages is searched for cards that its reader may not know."""
MOST_REFUSED: Final = 10
"""Requests that Discord may refuse: a killed worker has forgotten what it sent just before."""
FACE: Final = re.compile(r"(?:10|[2-9AJQK])[♠♣♦♥]")
CARDS: Final = re.compile(r"[♠♣♦♥]|(?:\b(?:10|[2-9ATJQK])[SCDH]\b\W+){2}|(?:\b\d{1,3}, ){6}")
"""Cards in a line of the log: a face, several codes, or a long list of numbers."""
WORD: Final = re.compile(r"[\w.\-]{8,}")
STANDARD: Final = frozenset(vars(logging.makeLogRecord({})))
"""The attributes that every record of the log has."""
PLAN: Final = "plan"
"""The verb of presses by which members plan their turns."""
NEWS: Final = "✏️"
"""The line of a lobby that says which rule was changed last: it is not stored."""
MOMENT: Final = re.compile(r"<t:\d+(:\w)?>")
"""A time in a message: a restart may move it."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows, at a version of its table.

    ``offers``: deal and ply of the moves that it offers; ``other``: whether it says that the hand is
    elsewhere, or asks something. ``pictured``: whether it has a picture.
    """

    version: int
    board: bool
    text: str
    offers: frozenset[tuple[int, int]]
    other: bool
    pictured: bool

    @property
    def shown(self) -> tuple[str, bool]:
        """What everybody sees of it: its text, and whether there is a picture."""
        return self.text, self.pictured


Shown = dict[tuple[str, str], Page]
"""What messages of tables show, by table and message."""


def _page(message: Message, version: int, *, board: bool) -> Page:
    body = message.json()
    names = [str(part["custom_id"]) for part in walk(body["components"]) if "custom_id" in part]
    presses = [press for press in map(parse, names) if press is not None]
    lines = [line for line in MOMENT.sub("<t>", text_of(body)).splitlines() if not line.startswith(NEWS)]
    text = "\n".join((*lines, *names))
    offers = frozenset(press.seen for press in presses if press.ply_bound)
    other = any(press.verb in ("hand", "back") for press in presses)
    return Page(version, board, text, offers, other, bool(message.attachments))


def _kept(table: Table) -> tuple[object, ...]:
    """Return what of a table a process and the store must have alike."""
    seats = [(each.kind, each.member, each.away, each.misses, each.resigned) for each in table.players]
    place = (table.deal_no, table.ply, table.actors)
    fault = table.fault if table.status is Status.PAUSED else ""
    return table.status, table.host, fault, table.ready, place, table.deadline, table.clock, *seats


def _at_once(reading: Coroutine[Any, Any, T]) -> T:
    """Return what a coroutine returns that waits for nothing."""
    try:
        reading.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("the judge waits for nothing")


class _Stored(Alone):
    """The store as a database that can only be read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, sql: str, params: Sequence[object] = ()) -> Rows:
        return self._store.rows(sql, *params)

    async def read_together(self, queries: Sequence[Statement]) -> list[Rows]:
        return [self._store.rows(sql, *params) for sql, params in queries]

    async def write(self, unit: Sequence[Statement]) -> None:
        raise AssertionError("the judge writes nothing")

    async def close(self) -> None:
        """Do nothing: the store is closed by its owner."""


class Judge:
    """Compares what Discord shows and what was acknowledged with what is stored."""

    def __init__(self, ground: Ground, store: Store, found: Callable[[Kind, str], None]) -> None:
        self.witness = Witness(ground, store, found)  # type: ignore[arg-type] # it needs no web server
        self._store = store
        self._found = found
        self._ground = ground
        self._seen = 0
        self.refused = 0
        """Requests that Discord refused because the bot sent too many at once."""
        self.deleted: set[str] = set()
        """Messages that moderators have deleted; the program notices when it edits them."""
        self._committed: dict[int, object] = {}
        """By interaction: the delivery that has changed the database."""
        self._pool, self._orders = pool.PoolJudge(), orders.OrdersJudge()
        self._leaves, self._days = leaves.LeavesJudge(), days.DaysJudge()
        self._nights = nights.NightsJudge()
        ground.hub.subscribe(None, self._see)
        ground.observers.append(self._count)

    def _count(self, exchange: Exchange) -> None:
        if exchange.call.route.endswith("/callback") and exchange.status < 300:
            self._is_ready(int(exchange.call.path.split("/")[1]))
        self._is_kept(exchange)
        if exchange.headers.get("X-RateLimit-Scope") == "global":
            self.refused += 1
            if self.refused > MOST_REFUSED:
                self._found("limits", f"{self.refused} requests were more than Discord takes in a second")

    def committed(self, interaction: int, delivery: object, before: Sequence[Standing]) -> None:
        """Find an interaction that changed the database twice, or without a right to it.

        ``before``: the tables that it has changed, as they were.
        """
        if self._committed.setdefault(interaction, delivery) is not delivery:
            deed = self.witness.deeds.get(interaction)
            what = "an unknown request" if deed is None else deed.press or deed.command
            self._found("doubled", f"two deliveries of {interaction} ({what}) have changed the database")
        if (deed := self.witness.deeds.get(interaction)) is not None:
            for table in before:
                if (act := overstepped(self._ground.world, deed, table)) is not None:
                    self._found("rights", f"{deed.member} has changed {table.id} by {act} ({table})")

    def expect(self, deed: Deed) -> None:
        """Note what somebody is about to do."""
        self.witness.expect(deed)
        if deed.press is not None and deed.press.verb == PLAN:
            self._orders.drafted(deed.press.table_id, deed.member, deed.press.arg)

    def stored(self, connection: sqlite3.Connection, unit: Sequence[Statement]) -> None:
        """Find faults of what people plan and play, after a unit."""
        for what in tournaments.faults(connection, self._ground.world, unit):
            self._found("tournaments", what)
        rows = tournaments.queries(connection)
        for kind, faults in (
            ("pool", self._pool.faults(rows, unit)),
            ("plans", self._orders.faults(rows, unit)),
            ("leave", self._leaves.faults(rows, unit)),
            ("today", self._days.faults(rows, unit)),
            ("nights", self._nights.faults(rows, unit)),
        ):
            for what in faults:
                self._found(kind, what)

    def _is_ready(self, interaction: int) -> None:
        """Find a wish for the next deal that was answered as accepted, but is not stored."""
        deed = self.witness.deeds.get(interaction)
        if deed is None or deed.press is None or deed.press.verb != "ready":
            return
        if deed.interaction.answered != UPDATE:
            return
        press = deed.press
        if self._store.rows(_UNREADY, press.table_id, deed.member, *(press.deal,) * 3):
            self._found("lost", f"{deed.member} was answered as ready ({press}), but it is not stored")

    def _is_kept(self, exchange: Exchange) -> None:
        """Find a wait, a block or a leave that was acknowledged, but is not stored."""
        body, call = exchange.call.body, exchange.call
        if not isinstance(body, dict) or exchange.status >= 300:
            return
        if call.route.endswith("/callback"):
            deed = self.witness.deeds.get(int(call.path.split("/")[1]))
            body = body.get("data") or {}
        else:
            deed = self.witness.tokens.get(call.params.get("token", ""))
        if deed is None or self.witness.is_erasing(deed.member):
            return
        text = "\n".join(words_of(body))
        for words, sql in _KEPT:
            if words in text and not self._store.rows(sql, deed.member):
                self._found("lost", f"{deed.member} was told {words!r}, but it is not stored")

    def sent(self) -> None:
        """Find a request that a process begins under a lease that it does not have."""
        lease = LEASE.get()
        if lease is None:
            return
        rows = self._store.rows("SELECT pub_by FROM tables WHERE table_id = ?", lease.given.table_id)
        if rows and rows[0][0] != lease.given.name:
            self._found("unleased", f"{lease.given} sends, but the lease is {rows[0][0]}")

    def logged(self, record: logging.LogRecord) -> None:
        """Find cards and secrets in a line of the log."""
        more = [str(value) for name, value in vars(record).items() if name not in STANDARD]
        line = " ".join((record.getMessage(), *more))
        if record.name == ai_jobs.__name__ and record.levelno >= logging.ERROR:
            self._found("broke", line)
        if orders.logged(line):
            self._found("leak", f"the log has a plan: {line}")
        if CARDS.search(line) or any(word in self.witness.tokens for word in WORD.findall(line)):
            self._found("leak", f"the log has: {line}")

    def _see(self, kind: str, data: Json) -> None:
        """Look now and then whether a message shows a card that its reader may not know."""
        if kind not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        self._seen += 1
        message = self._ground.world.messages.get(data["id"])
        if message is not None and message.author.bot:
            self._look_for_plans(message)
        if self._seen % LOOKED_THROUGH == 0 and message is not None and message.author.bot:
            try:
                self._look_through(message)
                self._look_for_secrets(message)
            except UNREADABLE as error:
                self._found("broke", f"the store cannot be read: {error!r}")

    def _look_for_plans(self, message: Message) -> None:
        """Find plans of others."""
        recipient = message.channel.recipient
        reader = message.viewer or (recipient.id if recipient is not None else None)
        presses = (parse(part.get("custom_id")) for part in walk(message.components))
        tables = {press.table_id for press in presses if press is not None}
        for what in self._orders.shown(
            text_of(message.json()), None if reader is None else int(reader), tables
        ):
            self._found("leak", what)

    def _look_for_secrets(self, message: Message) -> None:
        """Find secrets of deals that are not over."""
        text = text_of(message.json())
        for table, secret in self._store.rows(days.SECRETS):
            if secret in text:
                self._found("leak", f"the secret of the day of {table} is shown in {message.channel.name}")
        for table, deal, secret in self._store.rows(_SECRETS):
            if secret in text:
                self._found("leak", f"the secret of {table}, deal {deal}, is shown in {message.channel.name}")

    def _look_through(self, message: Message) -> None:
        """Compare the hand on a panel with the cards that its reader can place.

        Other lines name cards that nobody needs to hold, as in "takes `Q♥`"; tests/tools/leaks has those.
        """
        recipient = message.channel.recipient
        reader = message.viewer or (recipient.id if recipient is not None else None)
        presses = [parse(part.get("custom_id")) for part in walk(message.components)]
        press = next((each for each in presses if each is not None and each.verb == "sort"), None)
        if reader is None and press is not None:
            self._found("leak", f"a hand is shown to everybody: {press}")
        if reader is None or press is None or press.table_id == NO_TABLE or not press.deal:
            return
        stored = _at_once(load_table(_Stored(self._store), press.table_id))
        table = None if stored is None else rehydrate(stored)
        if table is None or table.match is None or table.deal is None or table.deal.result is not None:
            return
        seat = next((at for at, player in enumerate(table.players) if player.member == int(reader)), None)
        if seat is None or table.deal_no != press.deal:
            return
        unseen = unseen_by(table.deal, seat)
        placed = {face(card) for card in table.match.pack() if card not in unseen}
        lines = text_of(message.json()).replace("\\", "").splitlines()
        hand = {shown for line in lines if line.startswith("## ") for shown in FACE.findall(line)}
        if leaked := sorted(hand - placed):
            self._found("leak", f"{reader} is shown {leaked} at {press.table_id}, deal {press.deal}")

    def remembered(self, table: Table) -> None:
        """Compare a table in the memory of a process with the same version in the store."""
        stored = _at_once(load_table(_Stored(self._store), table.id))
        if stored is None or stored.version != table.version:
            return
        for one, other in zip(_kept(table), _kept(rehydrate(stored)), strict=False):
            if one != other:
                self._found("forgotten", f"{table.id} at {table.version} has {one}, but {other} is stored")

    def look(self) -> None:
        """Compare the whole store with all that was acknowledged."""
        self.witness.verify()
        for row in self._store.rows(_UNASKED, Why.PLAYER):
            self._found("doubled", f"a player's move was made without an interaction: {row}")
        for row in self._store.rows(_UNCHARGED, Why.PLAYER):
            self._found("clock", f"a seat has made many moves in no time: {row}")

    def shown(self) -> Shown:
        """Return what boards, hands and the messages of tournaments show."""
        found: Shown = {}
        for table, version, message, board in self._store.rows(_MESSAGES):
            there = self._ground.world.messages.get(str(message))
            if there is not None:
                found[table, str(message)] = _page(there, version, board=bool(board))
        for tournament, version, message in self._store.rows(_TOURNAMENTS):
            if (there := self._ground.world.messages.get(str(message))) is not None:
                found[tournament, str(message)] = _page(there, version, board=True)
        return found

    def compare(self, before: Shown, after: Shown) -> None:
        """Find messages that looked otherwise before they were sent again.

        Of a hand, it is compared for which moment it offers moves: its words may be older, by design.
        """
        for place, page in after.items():
            was = before.get(place)
            if was is None or was.version != page.version:
                continue
            if was.shown != page.shown if page.board else was.offers != page.offers and not was.other:
                self._found(
                    "outdated", f"{place} at {page.version} showed {was.shown!r} and not {page.shown!r}"
                )

    def nothing_is_overdue(self, now: float, latest: float) -> None:
        """Find timers that should have rung, or will ring too late.

        ``now`` is in seconds since 1970, by the slowest clock; ``latest`` by the fastest.
        """
        self._computers_are_watched(int(1000 * (latest + OVERDUE)))
        for row in self._store.rows(_OVERDUE, int(1000 * (now - OVERDUE))):
            self._found("stuck", f"a timer is overdue: {row}")
        rows, late = self._store.rows, int(1000 * (now - OVERDUE))
        for row in rows("SELECT member_id, kind, table_id, due_at FROM errands WHERE due_at < ?", late):
            self._found("stuck", f"an errand is overdue: {row}")
        for faults in (
            tournaments.at_rest(rows, self._ground.world, late),
            pool.at_rest(rows, late),
            days.at_rest(rows, min(late, 1000 * (self._ground.world.clock.now() - OVERDUE))),
            nights.at_rest(rows, late),
            leaves.at_rest(rows, (late, int(1000 * (latest - OVERDUE))), self._days_of_leave),
            orders.at_rest(rows, self._plan_is_due),
        ):
            for what in faults:
                self._found("stuck", what)

    def _computers_are_watched(self, latest: int) -> None:
        """Find turns of computers that nobody looks at before ``latest``, in ms UTC.

        A process that has died after a commit moves for no computer any more.
        """
        for table_id, due_at in self._store.rows(_PLAYING):
            stored = _at_once(load_table(_Stored(self._store), table_id))
            table = None if stored is None else rehydrate(stored)
            if table is None or table.status is not Status.PLAYING or table.nobody_there:
                continue
            if (
                any(table.players[seat].automatic for seat in table.actors)
                and not (due_at or latest) < latest
            ):
                self._found("stuck", f"a computer's turn at {table_id} is not looked at before {due_at}")

    def _days_of_leave(self, guild: int) -> int:
        """Return the days of leave that count in a guild."""
        settings = self._store.rows("SELECT settings FROM guild_settings WHERE guild_id = ?", guild)
        return int(json.loads(settings[0][0]).get("leave_days", leaves.DAYS)) if settings else leaves.DAYS

    def _plan_is_due(self, table_id: str, seat: int) -> bool:
        """Return whether a table waits for the plan of a seat."""
        stored = _at_once(load_table(_Stored(self._store), table_id))
        if stored is None:
            return False
        placed = self._store.rows(*orders_of(table_id)[:1], table_id)
        table = rehydrate(stored, orders=placed)
        return table.status is Status.PLAYING and table.order_due(seat)

    def everything_is_sent(self) -> None:
        """Find live tables that are paused, or whose messages are missing or outdated.

        A table is left out if its channel is gone.
        """
        world = self._ground.world
        for table, guild, status, channel, message, version, shown, silent in self._store.rows(_LIVE):
            if guild == ANYONE and shown < version and not silent:
                self._found("outdated", f"the hands of {table} show {shown}, but {version} is stored")
            if str(channel) not in world.channels:
                continue
            if status == "paused":
                self._found("stuck", f"{table} is still paused")
            if str(message) not in world.messages and str(message) not in self.deleted:
                self._found("outdated", f"it is not stored where the board of {table} is")
            if shown < version and not silent:
                self._found("outdated", f"the messages of {table} show {shown}, but {version} is stored")

        rows = self._store.rows
        for what in (*tournaments.outdated(rows, world, self.deleted), *nights.outdated(rows, world)):
            self._found("outdated", what)

    def audit(self, loop: Loop, until: Callable[[Callable[[], bool]], None]) -> None:
        """Recompute everything from the moves, and compare."""
        reports = loop.create_task(audit_all(_Stored(self._store)))
        until(reports.done)
        if reports.done():
            for fault in (fault for report in reports.result() for fault in report.faults):
                self._found("audit", str(fault))


_KEPT: Final = (
    (str(pool_words.IN_DIRECT), "SELECT 1 FROM pool_waits WHERE member_id = ?"),
    (
        "You are on leave until",
        "SELECT 1 FROM leaves WHERE member_id = ? AND ends_at > starts_at",
    ),
)
"""What people read when something has been stored for them, and the query for it."""
_OVERDUE = """SELECT table_id, status, due_at FROM tables
WHERE status IN ('lobby', 'playing', 'paused') AND due_at < ?"""
_UNASKED = """SELECT table_id, deal, ply FROM actions a WHERE why = ? AND interaction_id IS NULL
AND NOT EXISTS (SELECT 1 FROM actions b WHERE b.table_id = a.table_id AND b.deal = a.deal
AND b.ply = a.ply - 1 AND b.seat = a.seat AND b.why = a.why)"""
"""Moves of players that no press has made.

A press may make several moves, of which the first has its interaction.
"""
_UNREADY = """SELECT 1 FROM seats s JOIN tables t USING (table_id) WHERE t.table_id = ? AND s.member_id = ?
AND s.ready_after < ? AND t.status = 'playing' AND s.resigned_at IS NULL
AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.table_id = t.table_id AND d.deal > ?)
AND EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.table_id AND r.deal = ?)"""
_UNCHARGED = """SELECT t.table_id, s.seat, s.left_ms FROM tables t JOIN seats s USING (table_id)
WHERE t.clock_ms > 0 AND t.increment_ms = 0 AND s.running_since IS NULL AND s.left_ms >= t.clock_ms
AND 5 <= (SELECT count(*) FROM actions a WHERE a.table_id = t.table_id AND a.seat = s.seat AND a.why = ?)"""
_PLAYING = "SELECT table_id, due_at FROM tables WHERE status = 'playing'"
_LIVE = """SELECT table_id, guild_id, status, channel_id, message_id, version, shown, clock_ms > 0 OR EXISTS (
SELECT 1 FROM seats s WHERE s.table_id = t.table_id AND s.word <> '')
FROM tables t WHERE status IN ('lobby', 'playing', 'paused')"""
"""The last column: whether the newest change may be one that no message shows.

Those are a word for the shuffle, and the warning of a player whose time is short.
"""
_SECRETS = """SELECT p.table_id, p.deal, p.secret FROM proofs p JOIN tables t USING (table_id)
WHERE t.status IN ('lobby', 'playing', 'paused')
AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = p.table_id AND r.deal = p.deal)"""
_TOURNAMENTS = """SELECT tournament_id, version, message_id FROM tournaments
WHERE stage NOT IN ('over', 'cancelled')"""
"""The message of one that has ended keeps the language that its guild had."""
_MESSAGES = """SELECT table_id, version, message_id, 1 FROM tables
WHERE status IN ('lobby', 'playing', 'paused')
UNION ALL SELECT table_id, version, hand_message_id, 0 FROM seats JOIN tables USING (table_id)
WHERE status IN ('lobby', 'playing')"""
"""A pause costs no edit of the hands: who presses there is told."""
