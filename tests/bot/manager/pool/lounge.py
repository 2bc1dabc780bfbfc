"""The pool of a running manager: members who wait, runners, and what was sent."""

from dataclasses import dataclass, field
from random import Random

from bot.manager.play.dealt_tables import DealtTables
from bot.manager.pool.pool_runner import PoolRunner
from bot.manager.pool.pool_service import PoolService
from bot.manager.pool.pool_tables import PoolTables
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import MessageRef, Person, Table
from bot.ui.pool import MemberPoolPages
from data.pool import waits
from data.pool.speeds import Speed
from data.pool.waits import Wait
from data.tables.venues import ANYONE
from tests.bot.manager.harness import DIRECT, PEOPLE, Harness
from tests.bot.manager.nights.party import Fuse, Fused

SERVER = 4_000
"""The first of the servers from which members ask."""


def member(number: int) -> Person:
    """Return a member who asks from a server of their own."""
    person = Person(5_000 + number, f"Name{number}", SERVER + number, username=f"account{number}")
    PEOPLE[person.id] = person
    return person


@dataclass
class Lounge:
    """The pool of one process."""

    harness: Harness
    runner: PoolRunner
    service: PoolService
    fuse: Fuse
    peers: "list[Lounge]" = field(default_factory=list)

    @classmethod
    def of(cls, harness: Harness, fuse: Fuse | None = None, *, seed: int = 3) -> "Lounge":
        """Return the pool of a process; a burnt ``fuse`` kills it after a write or a message."""
        fuse = fuse or Fuse()
        database, manager = Fused(harness.database, fuse, "write", "write_relaxed"), harness.manager
        pages, messenger = MemberPoolPages(manager.members), Fused(harness.messenger, fuse, "edit")
        tables = manager.pool_tables
        if fuse.at:
            store = Fused(manager._table_store, fuse, "create")
            chance = Random(seed)
            dealt = DealtTables(database, manager.tables, store, manager._match_runner, chance)  # type: ignore[arg-type]
            tables = PoolTables(harness.clock, manager.members, dealt, chance)
        runner = PoolRunner(database, harness.clock, messenger, pages, tables, manager.lobby)
        service = PoolService(
            harness.database,
            harness.clock,
            manager.members,
            harness.messenger,
            pages,
            manager.tables,
            manager.pool_tables,
            runner.look,
            Random(seed),
        )
        made = cls(harness, runner, service, fuse)
        made.peers.append(made)
        return made

    def also(self, fuse: Fuse | None = None, *, seed: int = 4) -> "Lounge":
        """Return another process on the same database and Discord."""
        made = Lounge.of(self.harness, fuse, seed=seed)
        made.peers = self.peers
        self.peers.append(made)
        return made

    async def quiet(self) -> None:
        busy = True
        while busy:
            busy = any([await each.runner.background.quiet() for each in self.peers])
            await self.harness.quiet()

    async def wait(self, person: Person, game: str = "gin", speed: Speed = Speed.QUICK) -> Wait:
        """Let a member agree and wait."""
        await self.service.agree(person)
        wait = await self.service.wait(person, game, speed)
        await self.quiet()
        return wait

    async def advance(self, ms: int) -> None:
        """Advance the clock from one alarm to the next."""
        clock = self.harness.clock
        until = clock.now() + ms
        while clock.now() < until:
            due = [when for when, _, alarm in clock._alarms if alarm.call is not None and when <= until]
            clock.advance(max(1, min(due, default=until) - clock.now()))
            await self.quiet()

    async def tables(self) -> list[Table]:
        """Return the tables of the pool, oldest first."""
        rows = await self.harness.rows(
            "SELECT table_id FROM tables WHERE guild_id = ? ORDER BY number", ANYONE
        )
        return [await self.harness.manager.tables.find(table_id) for (table_id,) in rows]

    async def stored(self, person: Person) -> Wait:
        found = await waits.last_wait(self.harness.database, person.id)
        assert found is not None
        return found

    def direct(self, person: Person) -> list[Page]:
        """Return the direct messages of a member, oldest first."""
        shown = self.harness.messenger.messages.items()
        own = [(ref, page) for ref, page in shown if ref.channel == DIRECT + person.id]
        return [page for _, page in sorted(own, key=lambda each: each[0].message)]

    def message(self, wait: Wait) -> str:
        """Return what the message of a wait says."""
        shown = self.harness.messenger.shown(MessageRef(wait.channel_id, wait.message_id))
        return str(shown.components) if shown is not None else ""
