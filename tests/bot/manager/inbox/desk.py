"""The inboxes of a running manager, with processes that die."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from bot.manager.inbox.inbox import View
from bot.manager.inbox.inbox_runner import InboxRunner
from bot.manager.tables.table import DISCORD_EPOCH_MS, Table
from bot.manager.time.quiet_hours import next_digest, zone_of
from bot.manager.time.zones import in_zone
from bot.ui.inbox import MemberInboxPages
from data.inbox import errands
from data.inbox.errands import ErrandKind
from tests.bot.manager.harness import ANN, DIRECT, Harness


async def _no_name(_guild: int) -> str | None:
    return None


@dataclass
class Desk:
    """The inboxes of one process; ``also`` starts another one on the same database."""

    harness: Harness
    runner: InboxRunner
    peers: "list[Desk]" = field(default_factory=list)
    """All processes, this one included."""

    @classmethod
    def of(cls, harness: Harness) -> "Desk":
        manager = harness.manager
        pages = MemberInboxPages(manager.members, harness.clock, _no_name)
        runner = InboxRunner(
            harness.database,
            harness.clock,
            manager.members,
            manager.tables,
            manager.publisher,
            manager.inboxes,
            manager.leave,
            harness.messenger,
            pages,
        )
        made = cls(harness, runner)
        made.peers.append(made)
        return made

    async def start(self) -> "Desk":
        self.runner.start()
        await self.quiet()
        return self

    def also(self) -> "Desk":
        """Return another process on the same database and Discord."""
        made = Desk.of(self.harness)
        made.peers = self.peers
        self.peers.append(made)
        return made

    async def die(self) -> None:
        """Stop this process in the middle of whatever it does."""
        self.runner._stopped = True
        self.runner._alarm.stop()
        for task in self.runner.background._tasks:
            task.cancel()
        self.peers.remove(self)

    async def quiet(self) -> None:
        busy = True
        while busy:
            running = [await each.runner.background.quiet() for each in self.peers]
            busy = any([*running, await self.harness.manager.background.quiet()])
            await self.harness.quiet()

    async def advance(self, ms: int, until: Callable[[], bool] = lambda: False) -> None:
        """Advance the clock from one alarm to the next."""
        clock = self.harness.clock
        ends = clock.now() + ms
        while clock.now() < ends and not until():
            due = [when for when, _, alarm in clock._alarms if alarm.call is not None and when <= ends]
            clock.advance(max(0, min(due, default=ends) - clock.now()))
            await self.quiet()

    async def choose(self, member: int, **settings: Any) -> None:
        """Choose reminders and quiet hours as the form does."""
        now = self.harness.clock.now()
        changed = await self.harness.manager.members.change_member(member, **settings)
        await self.harness.database.write(errands.move(member, ErrandKind.DIGEST, next_digest(changed, now)))
        self.runner.look()
        await self.quiet()

    async def take_leave(self, member: int = ANN.id, days: int = 1) -> None:
        settings = self.harness.manager.members.known(member)
        today = in_zone(self.harness.clock.now(), zone_of(settings)).date()
        await self.harness.manager.leave.begin(member, today + timedelta(days=days - 1))
        self.runner.look()
        await self.quiet()

    async def end_leave(self, member: int = ANN.id) -> None:
        await self.harness.manager.leave.end(member)
        self.runner.look()
        await self.quiet()

    async def view(self, member: int = ANN.id) -> View:
        return await self.harness.manager.inboxes.view(member)

    def direct(self, member: int = ANN.id, word: str = "") -> list[int]:
        """Return when direct messages with a word were sent to a member, in ms UTC."""
        return [
            (request.message >> 22) + DISCORD_EPOCH_MS
            for request in self.harness.messenger.requests
            if request.kind == "direct" and request.channel == DIRECT + member and word in str(request.page)
        ]

    async def now(self, table: Table) -> Table:
        """Return the table as it is in memory now, or is read again."""
        return await self.harness.manager.tables.find(table.id)

    async def left(self, table: Table) -> int:
        """Return what is left of the turn, in ms, as the next reader of the table sees it."""
        fresh = await self.harness.manager.tables.find(table.id)
        assert fresh.deadline is not None
        held = fresh.held_until or 0
        return fresh.deadline - max(self.harness.clock.now(), held)
