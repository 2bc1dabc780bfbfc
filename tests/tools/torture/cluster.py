"""Several workers on one PostgreSQL: killed, frozen, disconnected, and the server crashed.

``python -m tests.tools.torture cluster --minutes 10 --workers 4`` prints a table; the exit code is 0 only
if nothing was found. Acknowledged actions are looked up in the database as in the torture of one process;
besides, soon after the last press every table has to be served, and shown as it is stored.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.manager.publishing.leased_messages import TIDY_MS
from bot.manager.tables.table import BOARD
from bot.playground import Playground
from bot.playground.processes.cluster import Cluster, Worker, cluster
from bot.playground.refusals import Refusal
from bot.playground.request_log import Exchange
from bot.playground.resources.messages import walk
from bot.ui.custom_id import parse
from data.audit import audit_all
from data.db.connection import open_database
from tests.play.store import UNREADABLE, Live, Server
from tests.tools.torture.people import TABLES, Crowd
from tests.tools.torture.report import Tally, table
from tests.tools.torture.witness import Deed, Kind, Witness

PLAIN = {
    "CARDROOM_WORKERS": "0", "CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no",
    "CARDROOM_REST_PER_SECOND": "100000",
}  # fmt: skip
HURTS = {"kill": 10, "freeze": 6, "cut": 4, "restart": 2, "crash": 1}
"""Faults of workers and of the PostgreSQL server, with relative frequencies."""
IN_ROOM = 3
"""Tables per channel: each channel accepts five messages or edits in five seconds."""
SOON = 3.0
"""Seconds after a fault in which its effect on other workers is measured."""
ASKED_EVERY = 10.0
"""Seconds after which the boards of stalled tables are requested again."""
CALM = 30.0
"""Seconds within which every table has to go on after all faults."""
REMOVED = TIDY_MS / 1000 + 5
"""Seconds within which the old message of a hand that was moved has to be gone."""


class Torture:
    """A cluster under play, from its first press to its audit."""

    def __init__(
        self, playground: Playground, workers: Cluster, chance: Random, breaks: Sequence[str], tables: int
    ) -> None:
        self.tally = Tally()
        self._breaks = {each: HURTS[each] for each in breaks}
        self._found: list[tuple[Kind, str]] = []
        self._playground = playground
        self._cluster = workers
        self._chance = chance
        self._store = Server(workers.postgres.url())
        self._known: tuple[float, list[Live]] = (0.0, [])
        self._sent: dict[str, float] = {}
        self._took: list[float] = []
        self._after: dict[str, list[float]] = {}
        """Response times in ms of presses soon after each kind of fault."""
        self._last: dict[str, float] = {}
        self._up_at = 0
        self._late: Counter[str] = Counter()
        self._owed_since: dict[str, int] = {}
        self._hurt: set[int] = set()
        self._down = asyncio.Event()
        self.witness = Witness(playground, self._store, self.found)
        count = max(12, tables // IN_ROOM)
        rooms = [playground.world.add_channel(f"room-{number}").name for number in range(count)]
        self.crowd = Crowd(
            playground, self.witness, Random(chance.random()), self._live, lambda _: None, rooms, tables
        )  # fmt: skip
        self.crowd.pressed.append(self._pressed)
        playground.observers.append(self._answered)

    def found(self, kind: Kind, what: str) -> None:
        """Record a finding once; a PostgreSQL server that has just crashed cannot be read."""
        if self._down.is_set() and "the store cannot be read" in what:
            return
        if (kind, what) not in self._found:
            self._found.append((kind, what))
            self.tally.found.append((kind, what, ""))

    def _live(self) -> list[Live]:
        at, tables = self._known
        if time.monotonic() - at > 0.3:
            with suppress(*UNREADABLE):
                tables = self._store.live()
            self._known = time.monotonic(), tables
        return tables

    # --- response times

    def _pressed(self, deed: Deed) -> None:
        if deed.press is not None:
            self._sent[deed.interaction.token] = time.monotonic()

    def _answered(self, seen: Exchange) -> None:
        if not seen.call.webhook:
            self.tally.count["requests by the bot's token"] += 1
            self.tally.count["of these refused as too many (429)"] += seen.status == 429
        if seen.call.route.endswith("/callback") and seen.status < 300:
            token = seen.call.path.split("/")[2]
            if (sent := self._sent.pop(token, None)) is not None:
                took = (time.monotonic() - sent) * 1000
                self._took.append(took)
                for what, at in self._last.items():
                    if 0 <= sent - at < SOON:
                        self._after.setdefault(what, []).append(took)

    # --- other delays

    async def _watch(self, over: asyncio.Event) -> None:
        """Record how late timers fire, and how long boards are outdated without a lease.

        While the server is down, the delay counts from its return.
        """
        while not over.is_set():
            await asyncio.sleep(0.2)
            if self._down.is_set():
                continue
            now = int(time.time() * 1000)
            try:
                rows = self._store.rows(_LATE, now, now, now)
            except UNREADABLE:
                continue
            for (due,) in ((row[1],) for row in rows if row[1] is not None and row[1] < now):
                self._note_late("timers were late", now - max(due, self._up_at))
            behind = {row[0] for row in rows if row[2]}
            self._owed_since = {each: max(self._owed_since.get(each, now), self._up_at) for each in behind}
            for since in self._owed_since.values():
                self._note_late("messages were outdated without a lease", now - since)

    def _note_late(self, what: str, ms: int) -> None:
        name = f"ms that {what}, at most"
        self._late[name] = max(self._late[name], ms)

    # --- faults

    async def hurt(self, until: float) -> None:
        """Inject faults until a time, with at least one worker running; then wait for recovery.

        If restarts are the only fault, the workers are restarted one after the other.
        """
        chance, under_way = self._chance, set[asyncio.Task[None]]()
        while time.monotonic() < until:
            await asyncio.sleep(chance.expovariate(1 / 2.0))
            what = chance.choices(list(self._breaks), list(self._breaks.values()))[0]
            well = [each for each in self._cluster.workers if each.number not in self._hurt]
            if what == "crash":
                deed: Coroutine[Any, Any, None] = self._crash()
            elif len(well) > (len(self._cluster.workers) - 1 if set(self._breaks) == {"restart"} else 1):
                deed = self._befall(chance.choice(well), what)
            else:
                continue
            task = asyncio.create_task(deed)
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        if under_way:
            await asyncio.wait(under_way)

    async def _befall(self, worker: Worker, what: str) -> None:
        self._hurt.add(worker.number)
        if what == "kill":
            self.tally.kills["at play"] += 1
        else:
            self.tally.faults[what] += 1
        self._last[what] = time.monotonic()
        try:
            if what == "restart":
                await worker.end()
                await self._start(worker)
                return
            with suppress(Refusal):  # it has ended by itself, because it had no database
                await self._cluster.act(worker.number, what)
            await asyncio.sleep(self._chance.uniform(0.3, 10.0 if what == "freeze" else 4.0))
            if worker.pid is None:
                await self._start(worker)
            elif what == "freeze":
                await self._cluster.act(worker.number, "thaw")
            else:
                await self._cluster.act(worker.number, "mend")
        finally:
            self._hurt.discard(worker.number)

    async def _start(self, worker: Worker) -> None:
        said, end = "", time.monotonic() + CALM
        while time.monotonic() < end:  # the server may be down just then
            try:
                await worker.start()
            except AssertionError as error:
                said = str(error)
            else:
                self.tally.count["starts"] += 1
                return
        self.found("broke", f"worker {worker.number} does not start: {said[-1000:]}")

    async def _crash(self) -> None:
        if self._down.is_set():
            return
        self.tally.faults["server crashed"] += 1
        self._down.set()
        try:
            self._store.close()
            await self._cluster.postgres.crash()
            self._last["crash"], self._up_at = time.monotonic(), int(time.time() * 1000)
            await asyncio.sleep(1.0)
        finally:
            self._down.clear()

    # --- the whole run

    async def run(self, seconds: float, settle: float) -> None:
        """Play under faults for ``seconds``, then without, and check the result.

        ``settle``: seconds within which all boards have to show what is stored then.
        """
        over = asyncio.Event()
        playing, watching = (asyncio.create_task(each) for each in (self.crowd.play(over), self._watch(over)))
        await self.hurt(time.monotonic() + seconds)
        await self._calm()
        over.set()
        await asyncio.gather(playing, watching)
        if settle:
            await self._settle(settle)
        await self._look_for_doubled()
        self.witness.verify()
        self.witness.nobody_erased_is_named()
        await self._audit()
        self._store.close()
        self.tally.count.update(self.crowd.count)
        self.tally.count.update(self.witness.answered)
        self.tally.count.update(self._late)
        self.tally.count["presses without an answer"] = len(self._sent)
        self._tell_times("ms until a press was answered", self._took)
        for what, after in self._after.items():
            self._tell_times(f"ms until a press was answered, {SOON:.0f} s after a {what}", after)

    def close(self) -> None:
        """Close the connection to the database; late answers open it again."""
        self._store.close()

    def _tell_times(self, what: str, times: list[float]) -> None:
        took = sorted(times) or [0.0]
        for name, part in (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)):
            self.tally.count[f"{what}, {name}"] = round(took[int(part * len(took))])

    async def _calm(self) -> None:
        """Check that every table in play goes on; a lobby may wait for somebody's chips."""
        await self._when(lambda: all(each.well for each in self._cluster.workers), CALM)
        await self._end_what_cannot_go_on()
        self._known = (0.0, [])
        before = {each.id: each.done for each in self._live() if each.playing}
        self.crowd.only = set(before)
        ask_at = time.monotonic()
        end = ask_at + CALM
        while self.crowd.only and time.monotonic() < end:
            self._known = (0.0, [])
            waiting = [each for each in self._live() if before.get(each.id) == each.done]
            self.crowd.only = {each.id for each in waiting}
            if time.monotonic() >= ask_at:  # each posts a new board, and a channel accepts one a second
                ask_at = time.monotonic() + ASKED_EVERY
                for each in waiting:
                    with suppress(Refusal):
                        self.crowd.send(self.crowd.at(each, self.crowd.moderator, "table status"))
            await asyncio.sleep(0.5)
        for stuck in self.crowd.only:
            self.found("stuck", str(self._store.rows("SELECT * FROM tables WHERE table_id = ?", stuck)))
        self.tally.count["tables that went on without faults"] += len(before) - len(self.crowd.only)

    async def _end_what_cannot_go_on(self) -> None:
        """Close by number every table whose channel is gone or one of whose people has left."""
        asked = set[str]()

        def stuck() -> list[Live]:
            self._known = (0.0, [])
            found = [each for each in self._live() if self.crowd.cannot_go_on(each)]
            for each in found:
                if each.id not in asked:
                    asked.add(each.id)
                    self.crowd.end(each)
            return found

        if not await self._when(lambda: not stuck(), CALM):
            self.found("stuck", f"a moderator cannot close {stuck()}")

    async def _settle(self, seconds: float) -> None:
        """Check that soon no message is outdated and no timer is overdue."""
        began = time.monotonic()
        settled = await self._when(lambda: not self._owed() and not self._behind(), seconds)
        self.tally.count["ms until all boards showed what is stored"] = round(
            (time.monotonic() - began) * 1000
        )
        if not settled:
            for row in self._owed():
                self.found("stuck", f"pending {seconds:.0f} s after the last press: {row}")
            for line in self._behind():
                self.found("stuck", line)

    def _owed(self) -> list[tuple[Any, ...]]:
        """Return the tables with pending work, except for hands that nobody is looking at.

        Those may follow later (``bot.manager.publishing.message_sender.UNSEEN_MS``).
        """
        rows = self._store.rows(_OWED, int(time.time() * 1000) - 2_000)
        return [row for row in rows if row[5] or row[6] is None or BOARD in json.loads(row[6])[2]]

    def _behind(self) -> list[str]:
        """Return the boards that offer outdated actions."""
        stored = {
            (row[0], row[1]): row[2]
            for row in self._store.rows(
                "SELECT d.table_id, d.deal, count(a.ply) FROM deals d JOIN tables t USING (table_id) "
                "LEFT JOIN actions a ON a.table_id = d.table_id AND a.deal = d.deal "
                "WHERE t.status = 'playing' GROUP BY d.table_id, d.deal"
            )
        }
        boards = self._store.rows("SELECT table_id, message_id FROM tables WHERE status = 'playing'")
        found = []
        for table_id, message_id in boards:
            message = self._playground.world.messages.get(str(message_id))
            for part in walk(message.components if message is not None else ()):
                press = parse(part.get("custom_id"))
                if press is None or not press.ply_bound or press.table_id != table_id:
                    continue
                if stored.get((table_id, press.deal)) != press.ply:
                    found.append(f"the board of {table_id} shows {press}")
        return found

    async def _look_for_doubled(self) -> None:
        """Check that soon nobody has two direct messages with the same hand."""
        if not await self._when(lambda: not self._doubled(), REMOVED):
            for line in self._doubled():
                self.found("doubled", line)

    def _doubled(self) -> list[str]:
        """Return the hands that somebody has in two direct messages."""
        shown: dict[tuple[str, str, int], list[str]] = {}
        for message in self._playground.world.messages.values():
            if message.viewer is None and message.channel.recipient is not None:
                seen = (parse(part.get("custom_id")) for part in walk(message.components))
                for offer in {
                    (each.table_id, each.deal) for each in seen if each is not None and each.ply_bound
                }:
                    shown.setdefault((message.channel.id, *offer), []).append(
                        f"{message.id} ({message.nonce})"
                    )
        return [
            f"messages {', '.join(ids)} show the same hand of {table_id}, deal {deal}"
            for (_, table_id, deal), ids in shown.items()
            if len(ids) > 1
        ]

    async def _when(self, happened: Callable[[], bool], within: float) -> bool:
        """Return whether a condition became true in time."""
        end = time.monotonic() + within
        while time.monotonic() < end:
            with suppress(*UNREADABLE):
                if happened():
                    return True
            await asyncio.sleep(0.1)
        return False

    async def _audit(self) -> None:
        database = await open_database(self._cluster.postgres.url())
        try:
            reports = await audit_all(database)
        finally:
            await database.close()
        self.tally.count["audits"] += 1
        self.tally.count["tables audited"] += sum(report.tables for report in reports)
        for fault in (fault for report in reports for fault in report.faults):
            self.found("audit", str(fault))
        [(moves, tables)] = self._store.rows(
            "SELECT (SELECT count(*) FROM actions), (SELECT count(*) FROM tables)"
        )
        self.tally.count["moves stored"] += moves
        self.tally.count["tables"] += tables


_LATE = (
    "SELECT table_id, due_at, version > shown AND pub_until < ? FROM tables "
    "WHERE status IN ('lobby', 'playing') AND (due_at < ? OR (version > shown AND pub_until < ?))"
)
_OWED = (
    "SELECT table_id, status, version, shown, due_at, pub_by, pub_told FROM tables "
    "WHERE status IN ('lobby', 'playing') AND (version > shown OR due_at < ?)"
)


@asynccontextmanager
async def _standing(workers: int, log: Path, *, limits: bool) -> AsyncIterator[tuple[Playground, Cluster]]:
    """Start everything; the output of the workers goes to a file.

    ``limits``: Discord's rate limits apply, and the workers respect them.
    """
    before = {name: os.environ.get(name) for name in PLAIN}
    os.environ.update(PLAIN)
    if limits:
        del os.environ["CARDROOM_REST_PER_SECOND"]
    playground = Playground(rate_limits="play" if limits else "off")
    await playground.start()
    try:
        with log.open("w") as said, contextlib.redirect_stderr(said):
            async with cluster(playground, workers, "http") as made:
                yield playground, made
    finally:
        await playground.stop()
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


async def _run(chosen: argparse.Namespace, log: Path) -> Tally:
    async with _standing(chosen.workers, log, limits=chosen.limits) as (playground, made):
        torture = Torture(playground, made, Random(chosen.seed), chosen.breaks, chosen.tables)
        await torture.run(chosen.minutes * 60, chosen.settle)
    torture.close()
    said = log.read_text()
    torture.tally.found += [
        ("traceback", line, str(log)) for line in said.splitlines() if "Traceback (most recent" in line
    ]
    return torture.tally


def main(arguments: Sequence[str]) -> int:
    """Run as the arguments say; return the exit code, 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.torture cluster", description=__doc__)
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of the random choices (default: %(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="duration (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=4, help="number of workers (default: %(default)s)")
    parser.add_argument(
        "--tables", type=int, default=TABLES, help="number of live tables (default: %(default)s)"
    )
    parser.add_argument(
        "--settle", type=float, default=40.0, help="seconds until all boards must be current, 0: no check"
    )
    parser.add_argument(
        "--breaks",
        type=lambda words: [each for each in HURTS if each in words.split(",")],
        default=list(HURTS),
        help=f"some of {','.join(HURTS)} (default: all)",
    )
    parser.add_argument("--limits", action="store_true", help="apply Discord's rate limits")
    parser.add_argument("--folder", type=Path, help="folder of report and log (default: a new one)")
    chosen = parser.parse_args(arguments)
    if not chosen.breaks:
        parser.error(f"the breaks are {', '.join(HURTS)}")
    folder = chosen.folder or Path(tempfile.mkdtemp(prefix="cardroom-torture-"))
    folder.mkdir(parents=True, exist_ok=True)
    tally = asyncio.run(_run(chosen, folder / "workers.log"))
    told = "\n".join(table(tally))
    print(told)
    for kind, what, _ in tally.found[:50]:
        print(f"{kind}: {what}")
    (folder / "report.txt").write_text(f"{told}\n" + "\n".join(map(str, tally.found)) + "\n")
    print(f"the report is in {folder}", file=sys.stdout)
    return 1 if tally.found else 0
