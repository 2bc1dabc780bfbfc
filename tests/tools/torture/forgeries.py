"""Thousands of inputs that no client of Discord makes, sent to the whole bot.

Each has to be answered or refused; none may change anything, cause a traceback, delay the others, or reveal
hidden information.

``python -m tests.tools.torture forgeries --count 100000 --seed 1`` prints a table by kind of input. The
exit code is 0 only if nothing was found; findings are printed with the input that caused them.
"""

import argparse
import asyncio
import gc
import json
import logging
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.manager.results.reviews import Reviews
from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import buttons_of, selects_of
from bot.playground.interactions import CHOICES, DEFER, MODAL, UPDATE
from bot.playground.refusals import Json
from bot.playground.request_log import Exchange
from bot.run.client import COLLECT_AFTER
from bot.ui import custom_id
from bot.ui.tables.lobby import OTHER
from bot.workers.hint_jobs import HintJobs
from bot.workers.pool import WorkerPool
from bot.workers.replay_cache import ReplayCache
from engine.ai import fallback_action
from engine.cards import FACE, JOKER, Card
from tests.bot.ui.told import faces_told
from tests.play.conftest import Harness, opened
from tests.tools.torture.forged import KINDS, Forged, Forger

BATCH: Final = 24
FILES: Final = 6
"""Inputs that are in flight at once."""
PER_BOT: Final = 10_000
"""Inputs to one bot; then another is started."""
WHOLE_WAY: Final = 0.2
"""The share of batches sent over the gateway; the others go straight to the bot's parser."""
PLAYED_AFTER: Final = 12
"""Batches between two moves at each table."""
PATIENCE: Final = 30.0
"""Seconds before an input counts as unanswered; the machine may be busy with other things."""
RESIGNED_AFTER: Final = 7
"""Moves at each table between two resignations somewhere."""
MOVES: Final = "(real moves between them)"
ANSWERING: Final = ("CommandTree-invoker", "discord.py: on_interaction")
"""discord.py's names of the tasks that answer."""
STALL: Final = 0.25
TICK: Final = 0.005
TOLD: Final = 5
"""Findings of a kind that are printed in full."""
SEATS: Final = {"gin": 2, "panguingue": 4, "rummy500": 3, "control": 3, "hand": 3, "hand_partnership": 4}
PANELS: Final = frozenset(
    {
        *("hand", "refresh", "back", "act", "make", "run", "pick", "sure", "page", "step", "resign", "sort"),
        *("away", "ready", "join", "leave", "start", "close", "computer"),
    }
)
"""Verbs that answer with a board or a panel, and with nothing of finished deals."""


@dataclass
class Row:
    """The results of one kind of input."""

    sent: int = 0
    skipped: int = 0
    """Inputs that their sender may make, which are not sent."""
    answers: Counter[str] = field(default_factory=Counter)
    tracebacks: int = 0
    changes: int = 0
    unanswered: int = 0
    leaks: int = 0
    busy: float = 0.0
    """The longest time between two ticks, in seconds of this thread's CPU time."""
    late: float = 0.0
    """The longest delay of a tick, in seconds."""
    slowest: float = 0.0
    """The longest time until the first answer, in seconds."""


@dataclass
class Findings:
    """The results of all kinds, and the findings."""

    rows: dict[str, Row] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)
    idle: float = 0.0
    """The delay of a tick while nothing is done, in seconds."""

    @property
    def sent(self) -> int:
        """The number of inputs that were sent."""
        return sum(row.sent for row in self.rows.values())

    @property
    def faults(self) -> int:
        """The number of findings."""
        rows = self.rows.values()
        found = sum(row.tracebacks + row.changes + row.unanswered + row.leaks for row in rows)
        return found + sum(row.busy > STALL for row in rows)

    def note(self, kind: str, what: str) -> None:
        """Print a finding, a few times of each kind."""
        if sum(line.startswith(kind) for line in self.told) < TOLD:
            self.told.append(f"{kind}: {what}")
            print(self.told[-1], file=sys.stderr, flush=True)

    def __str__(self) -> str:
        head = (
            "kind of input",
            "sent",
            "refused how",
            "traceb.",
            "changes",
            "no answer",
            "leaks",
            "busy ms",
            "late ms",
        )
        lines: list[Sequence[object]] = [head]
        whole = Row()
        for kind, row in sorted(self.rows.items()):
            lines.append(_line(kind, row))
            for name in ("sent", "skipped", "tracebacks", "changes", "unanswered", "leaks"):
                setattr(whole, name, getattr(whole, name) + getattr(row, name))
            for name in ("busy", "late", "slowest"):
                setattr(whole, name, max(getattr(whole, name), getattr(row, name)))
        lines.append(_line("all", whole))
        widths = [max(len(str(line[at])) for line in lines) for at in range(len(head))]
        told = [
            "  ".join(str(part).ljust(width) for part, width in zip(line, widths, strict=True)).rstrip()
            for line in lines
        ]
        told += [
            f"{whole.skipped} inputs were not sent, because their senders may make them.",
            f"An idle tick came up to {self.idle * 1000:.0f} ms late.",
            f"The slowest first answer took {whole.slowest * 1000:.0f} ms.",
        ]
        return "\n".join(told)


def _line(kind: str, row: Row) -> Sequence[object]:
    answers = ", ".join(f"{how} {count}" for how, count in row.answers.most_common())
    marks = (row.tracebacks, row.changes, row.unanswered, row.leaks)
    return kind, row.sent, answers, *marks, f"{row.busy * 1000:.0f}", f"{row.late * 1000:.0f}"


class Ticker:
    """Measures how long the event loop is blocked: real time, and CPU time of its thread.

    CPU time does not depend on other load of the machine.
    """

    def __init__(self) -> None:
        self.busy = self.late = 0.0
        self._due = self._spent = 0.0
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Reset and start."""
        self.busy = self.late = 0.0
        self._wait()

    def stop(self) -> None:
        """Measure a last time and stop."""
        if self._next is not None:
            self._next.cancel()
            self._look()
            self._next = None

    def _wait(self) -> None:
        self._due, self._spent = time.perf_counter() + TICK, time.thread_time()
        self._next = asyncio.get_running_loop().call_later(TICK, self._tick)

    def _look(self) -> None:
        self.busy = max(self.busy, time.thread_time() - self._spent)
        self.late = max(self.late, time.perf_counter() - self._due)

    def _tick(self) -> None:
        self._look()
        self._wait()


class Watch(logging.Handler):
    """Collects errors from the log."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep records that are errors or have a traceback."""
        if record.levelno >= logging.ERROR or record.exc_info:
            error = record.exc_info[1] if record.exc_info else None
            self.faults.append(f"{record.name}: {record.getMessage()[:200]}" + _told(error))


def _told(error: BaseException | None) -> str:
    """Return an error and where it was raised."""
    if error is None:
        return ""
    cause = error.__cause__ or error
    trace, where = cause.__traceback__, []
    while trace is not None:
        code = trace.tb_frame.f_code
        where.append(f"{Path(code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f" [{type(cause).__name__}: {str(cause)[:200]} at {' < '.join(where[:-5:-1])}]"


@contextmanager
def _watching() -> Iterator[Watch]:
    watch, root = Watch(), logging.getLogger()
    root.addHandler(watch)
    try:
        yield watch
    finally:
        root.removeHandler(watch)


SHOWN = {("tables", "message_digest"), ("tables", "shown"), ("seats", "hand_digest")}
"""The columns that record what a table's messages show."""


class Books:
    """A read-only connection to the bot's database."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self._version, self._kept = self._now(), self._all()

    def close(self) -> None:
        """Close the connection."""
        self._db.close()

    def changed(self) -> list[str]:
        """Return the database tables that have changed since the last call."""
        if self._now() == self._version:
            return []
        kept, self._kept, self._version = self._kept, self._all(), self._now()
        return [name for name in self._kept if kept.get(name) != self._kept[name]]

    def _now(self) -> int:
        return int(self._db.execute("PRAGMA data_version").fetchone()[0])

    def _all(self) -> dict[str, list[Any]]:
        listed = self._db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {
            name: self._db.execute(f"SELECT {', '.join(self._columns(name))} FROM {name}").fetchall()
            for (name,) in listed
        }

    def _columns(self, table: str) -> list[str]:
        """Return a table's columns except those about messages, which change later."""
        named = [name for _, name, *_ in self._db.execute(f"PRAGMA table_info({table})")]
        return [name for name in named if (table, name) not in SHOWN]


def _id(table: Table, verb: str, arg: object = "") -> str:
    return custom_id.custom_id(table, verb, arg)


class Attack:
    """Sends forged inputs to a bot."""

    def __init__(self, harness: Harness, seed: object, findings: Findings) -> None:
        self.harness = harness
        self.chance = Random(str(seed))
        self.findings = findings
        self.ticker = Ticker()
        self.forger = Forger(harness, self.chance)
        self._played = 0
        self._people = {
            int(member.user.id): harness.visitor(member.user.global_name or "")
            for member in harness.playground.world.people()
        }
        self._answers: dict[str, str] = {}
        harness.playground.observers.append(self._hear)
        harness.playground.gateway.observers.clear()  # the inputs violate Discord's schema
        self._parse = harness.bot._connection.parsers["INTERACTION_CREATE"]

    # --- setup

    async def furnish(self) -> None:
        """Seat everybody at tables of all games; add a lobby, a finished and a closed table."""
        harness = self.harness
        people = [*self._people.values()]
        for at, (game, seats) in enumerate(SEATS.items()):
            room = harness.playground.world.add_channel(f"room-{game.replace('_', '-')}")
            harness.playground.posts.channel("CHANNEL_CREATE", room)
            sitting = (people[at:] + people[:at])[:seats]
            await self._table(game, room.name, sitting, begin=True)
        for channel, begin in (("card-room", True), ("card-room", True), ("second-table", False)):
            table = await self._table("gin", channel, people[:2] if begin else people[:1], begin=begin)
            if begin:
                await people[0].slash("table resign", channel=channel, sure=True)
            else:
                await self._ask(people[0], table)
        await people[2].slash("table open", channel="card-room", game="gin")
        await people[2].slash("table close", channel="card-room")
        await harness.quiet()

    async def _table(self, game: str, channel: str, people: Sequence[Visitor], *, begin: bool) -> Table:
        host, *others = people
        await host.slash(
            "table open", channel=channel, game=game, **({"seats": len(people)} if begin else {})
        )
        await self.harness.quiet()
        room = int(self.harness.playground.world.channel(channel).id)
        table = (await self.harness.bot.manager.tables.in_channel(room))[-1]
        for visitor in others:
            await self._press(visitor, table, f"c:{table.id}:0:0:join:", name=self.forger.text())
        if begin:
            await self.harness.quiet()
            await host.click(self._board(table), "Start")
        await self.harness.quiet()
        return table

    def _board(self, table: Table) -> Json:
        assert table.board is not None
        return self.harness.playground.world.messages[str(table.board.message)].json()

    async def _ask(self, host: Visitor, table: Table) -> None:
        """Open the forms that the menus of a lobby offer."""
        for name in [*table.spec.allowed()]:
            answer = await self._press(host, table, f"c:{table.id}:0:0:rule:{name}", (OTHER,))
            if answer.interaction.modal is not None:
                self.forger.opened(answer.interaction)

    async def _press(
        self,
        visitor: Visitor,
        table: Table,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        name: str | None = None,
    ) -> Forged:
        """Send a legitimate press of a visitor, perhaps with another name."""
        playground = self.harness.playground
        shown = playground.world.messages[str(self._board(table)["id"])]
        part = {"type": 3 if values else 2, "custom_id": custom_id, "id": 1}
        made = playground.interactions.component(visitor.id, shown, part, values)
        forged = Forged("real", made, deepcopy(playground.interactions.payload(made)))
        if name is not None:
            person = forged.payload["member"]
            person["user"] = {**person["user"], "global_name": name}
        await self._deliver([forged], whole=True)
        return forged

    async def play(self) -> None:
        """Make a move at each table in play, so that the next inputs meet another position.

        Now and then let somebody resign.
        """
        self._played += 1
        playing = [
            table for table in self.harness.bot.manager.tables.in_memory() if table.status is Status.PLAYING
        ]
        row = self.findings.rows.setdefault(MOVES, Row())
        for table in playing:
            if table.between_deals:
                for seat in table.people:
                    await self._press(self._visitor(table, seat), table, _id(table, "ready"))
            elif table.deal is not None and table.deal.actors:
                seat = self.chance.choice(table.deal.actors)
                view = table.deal.view(seat)
                action = (
                    fallback_action(view) if self.chance.random() < 0.6 else self.chance.choice(view.legal)
                )
                at, moment = view.legal.index(action), (table.deal_no, table.ply)
                await self._press(self._visitor(table, seat), table, _id(table, "act", at))
                made = (table.deal_no, table.ply) != moment
                row.answers["made" if made else "not made"] += 1
                row.unanswered += not made
        if playing and self._played % RESIGNED_AFTER == 0:
            await self._resign(self.chance.choice(playing))
        await self.harness.quiet()

    async def _resign(self, table: Table) -> None:
        """Let somebody resign; when the match is over, the same people begin another."""
        if table.people:
            seat = self.chance.choice(table.people)
            await self._press(self._visitor(table, seat), table, _id(table, "resign_sure"))
        if not table.live:
            people = [self._visitor(table, seat) for seat in range(len(table.players))]
            room = self.harness.playground.world.channel(str(table.channel))
            await self._table(table.spec.key, room.name, people, begin=True)

    def _visitor(self, table: Table, seat: int) -> Visitor:
        return self._people[table.players[seat].member or 0]

    # --- batches

    async def run(self, count: int) -> None:
        """Send ``count`` inputs."""
        books = Books(self.harness.database)
        self.ticker.start()
        await asyncio.sleep(0.2)
        self.ticker.stop()
        self.findings.idle = max(self.findings.idle, self.ticker.late)
        batches, left = 0, count
        try:
            while left > 0:
                if batches % PLAYED_AFTER == 0:
                    await self.play()
                    books.changed()
                left -= await self._batch(books, left)
                batches += 1
        finally:
            books.close()

    async def _batch(self, books: Books, most: int) -> int:
        ways, weights = zip(*KINDS, strict=True)
        [way] = self.chance.choices(ways, weights)
        self.forger.look()
        batch: list[Forged] = []
        size = min(most, FILES if way is Forger.files else BATCH)
        while len(batch) < size:
            made = way(self.forger)
            row = self.findings.rows.setdefault(made.kind, Row())
            if await self.forger.means(made):
                row.skipped += 1
            else:
                batch.append(made)
        said = [json.dumps(made.payload.get("data"))[:600] for made in batch]
        before = self._state()
        with _watching() as watch:
            self.ticker.start()
            await self._deliver(batch, whole=self.chance.random() < WHOLE_WAY)
            self.ticker.stop()
        after = self._state()
        changed = books.changed() + [key for key in before if after.get(key, before[key]) != before[key]]
        row.sent += len(batch)
        row.tracebacks += len(watch.faults)
        row.changes += len(changed)
        row.busy, row.late = max(row.busy, self.ticker.busy), max(row.late, self.ticker.late)
        kind = batch[0].kind
        for fault in watch.faults:
            self.findings.note(kind, fault)
        if changed:
            self.findings.note(kind, f"changed {', '.join(changed)} by one of {said}")
        if self.ticker.busy > STALL:
            self.findings.note(kind, f"held up the others for {self.ticker.busy * 1000:.0f} ms")
        for made, what in zip(batch, said, strict=True):
            self._judge(row, made, what)
        self._answers.clear()
        return len(batch)

    def _state(self) -> dict[str, object]:
        """Return what an input could change of the tables in memory, by table."""
        return {
            table.id: (
                (table.status, table.deal_no, table.ply, table.ready, table.host, table.wanted, table.kept),
                [(player.member, player.away, player.resigned, player.misses) for player in table.players],
                table.options,
            )
            for table in self.harness.bot.manager.tables.in_memory()
        }

    async def _deliver(self, batch: Sequence[Forged], *, whole: bool) -> None:
        """Send inputs in turn, and wait until all have answers and nothing is in flight."""
        for made in batch:
            self._expect(made)
            if whole and _decent(made.payload):
                self.harness.tell(made.interaction, made.payload)
            else:
                try:
                    self._parse(made.payload)
                except Exception:
                    logging.getLogger(__name__).exception("the gateway would close")
            await asyncio.sleep(0)
        answering = [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=PATIENCE)
        waiting = [made.interaction.first for made in batch if made.awaited and made.interaction.first]
        if waiting:
            await asyncio.wait(waiting, timeout=PATIENCE)
        promised = [
            made.interaction.settled
            for made in batch
            if made.interaction.answered in (DEFER, DEFER + 1) and made.interaction.settled
        ]
        if promised:
            await asyncio.wait(promised, timeout=PATIENCE)
        await self.harness.quiet()

    def _expect(self, made: Forged) -> None:
        """Let the playground wait for an answer, and measure its time."""
        sent, interaction = time.perf_counter(), made.interaction
        interaction.expect()
        self.harness.playground.interactions.begin(interaction)
        row = self.findings.rows.get(made.kind)
        if interaction.first is not None and row is not None:
            interaction.first.add_done_callback(
                lambda _: setattr(row, "slowest", max(row.slowest, time.perf_counter() - sent))
            )

    def _hear(self, seen: Exchange) -> None:
        """Keep the contents of an answer at the time it is sent."""
        if seen.call.route.endswith("/callback"):
            self._answers[seen.call.path.split("/")[-3]] = json.dumps(seen.call.body, ensure_ascii=False)

    def _judge(self, row: Row, made: Forged, said: str) -> None:
        """Record how an input was answered."""
        how = _answer(made)
        row.answers[how] += 1
        if how == "no answer" and made.awaited:
            row.unanswered += 1
            self.findings.note(made.kind, f"no answer to {said}")
        leaked = self._leaked(made)
        if leaked:
            row.leaks += 1
            self.findings.note(made.kind, f"the answer to {said} revealed {leaked}")

    def _leaked(self, made: Forged) -> list[int]:
        """Return faces of others' cards that the answer reveals although they are hidden here.

        Cards on the board and in the seat's own view and panel are not hidden.
        """
        press = made.press
        if press is None or press.verb not in PANELS:
            return []
        tables = self.harness.bot.manager.tables.in_memory()
        table = next((each for each in tables if each.id == press.table_id), None)
        if table is None or table.deal is None:
            return []
        with suppress(KeyError, TypeError, ValueError):
            person = made.payload.get("member", made.payload)
            seat = table.seat_of(int(person["user"]["id"]))
            deal = table.deal
            view = deal.view(seat)
            held = [deal.view(other).hand for other in range(len(table.players)) if other != seat]
            hidden = {FACE[card] for hand in held for card in hand}
            known = {FACE[card] for card in _cards(view)}
            if press.verb == "step" and JOKER in known:
                return []  # it lists everything that the joker could stand for
            messenger = self.harness.bot.messenger
            pages = [messenger.board(table), *([messenger.hand(table, seat)] if seat is not None else [])]
            for page in pages:
                known |= {*faces_told(json.dumps(page.components, ensure_ascii=False))}
            told = {*faces_told(self._answers.get(made.interaction.id, ""))}
            return sorted((told & hidden) - known)
        return []


def _cards(value: object) -> Iterator[Card]:
    """Yield all cards in a hand, a pile, melds and legal actions of a view."""
    for name in (
        "hand",
        "pile",
        "melds",
        "legal",
        "cards",
        "card",
        "drawn",
        "taken",
        "known",
        "first_upcard",
    ):
        part: Any = getattr(value, name, None)
        if name in ("card", "drawn", "taken", "first_upcard"):
            yield from [] if part is None else [part]
        elif name in ("hand", "pile", "cards"):
            yield from part or ()
        elif name == "known":
            yield from [card for each in part or () for card in each]
        else:
            for each in part or ():
                yield from _cards(each)


def _decent(payload: Json) -> bool:
    """Return whether a gateway could transmit it: UTF-8 has no lone surrogates."""
    try:
        json.dumps(payload, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _answer(made: Forged) -> str:
    """Return how an input was answered, in a few words."""
    made_of = made.interaction
    match made_of.answered:
        case None:
            return "no answer" if made.awaited else "passed over"
        case kind if kind == CHOICES:
            return "choices" if made_of.choices else "no choices"
        case kind if kind == MODAL:
            return "form"
        case kind if kind == UPDATE:
            return "page in place"
    message = made_of.original
    if message is None:
        return "promise"
    shown = message.json()
    return "page" if buttons_of(shown) or selects_of(shown) else "sentence"


async def attack(harness: Harness, seed: object, count: int) -> Findings:
    """Prepare a bot with tables, and send ``count`` inputs to it."""
    findings = Findings()
    await _attack(harness, seed, count, findings)
    return findings


async def _attack(harness: Harness, seed: object, count: int, findings: Findings) -> None:
    # As in the running program, without its background tasks:
    harness.bot.record_pool, harness.bot.replay_cache, thinkers = WorkerPool(1), ReplayCache(1), WorkerPool(1)
    harness.bot.coach, harness.bot.reviews = HintJobs(thinkers), Reviews(harness.bot.database, thinkers)
    try:
        begun = Attack(harness, seed, findings)
        await begun.furnish()
        gc.collect()
        gc.freeze()
        await begun.run(count)
    except BaseException:
        print(findings)
        raise
    finally:
        gc.unfreeze()
        harness.bot.record_pool.close()
        harness.bot.replay_cache.close()
        await harness.bot.reviews.stop()
        thinkers.close()


async def _attacks(seed: int, count: int) -> Findings:
    findings = Findings()
    gc.set_threshold(*COLLECT_AFTER)
    for number, sent in enumerate(range(0, count, PER_BOT)):
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            async with opened(Path(folder), patch, judged=False) as harness:
                await _attack(harness, f"{seed} {number}", min(PER_BOT, count - sent), findings)
        print(f"{findings.sent} sent, {findings.faults} faults", file=sys.stderr, flush=True)
    return findings


def main(arguments: Sequence[str]) -> int:
    """Run as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.torture forgeries", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="seed of the random choices")
    parser.add_argument("--count", type=int, default=100_000, help="number of inputs")
    chosen = parser.parse_args(arguments)
    began = time.monotonic()
    findings = asyncio.run(_attacks(chosen.seed, chosen.count))
    print(findings)
    took = time.monotonic() - began
    print(f"{findings.sent} inputs in {took:.0f} s with seed {chosen.seed}: {findings.faults} faults")
    return 1 if findings.faults else 0
