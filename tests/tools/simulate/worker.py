"""A simulated process of the bot: started, frozen and killed at any step."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.run import client
from bot.run.config import Settings
from tests.tools.simulate.event_loop import Loop, Scheduler
from tests.tools.simulate.network import ADDRESS
from tests.tools.simulate.stand_ins import Connection

UNSET: dict[str, Any] = dict.fromkeys(
    ("token", "token_file", "shards", "public_key", "backup_folder", "heartbeat_file", "metrics")
)
"""Settings that are none, whatever the environment says."""
BEFORE_COMMIT, AFTER_COMMIT, ASLEEP = "before commit", "after commit", "asleep"


class Worker:
    """One place in which the program runs, with one process after the other.

    ``hop`` returns the seconds that a call to the database's thread takes.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        name: str,
        database: Path,
        hop: Callable[[], float],
        *,
        over_http: bool,
        pictures: bool,
        per_second: int,
    ) -> None:
        self.name = name
        self.skew = 0.0
        """Seconds by which the machine's clock is ahead."""
        self.slowness = 1.0
        """How many times longer the store takes than usual."""
        self.doom = ""
        """When the next work at the store ends the process: BEFORE_COMMIT, AFTER_COMMIT, ASLEEP.

        ASLEEP: it does not end, but is frozen right after a commit.
        """
        self.lives = 0
        self.ended: BaseException | None = None
        """Why the program ended by itself."""
        self.loop: Loop | None = None
        self._scheduler, self._hop = scheduler, hop
        self._main: asyncio.Task[None] | None = None
        self._connections: list[Connection] = []
        self.dead: list[Loop] = []
        """The loops of processes that have ended."""
        self._settings = Settings(
            discord_url=ADDRESS,
            database_url=f"sqlite:///{database}",
            workers=0,
            cards="pictures" if pictures else "text",
            emoji="no",
            ingress="http" if over_http else "gateway",
            rest_per_second=per_second,
            **UNSET,
        )

    @property
    def alive(self) -> bool:
        """Whether a process runs, perhaps a frozen one."""
        return self.loop is not None

    def start(self) -> None:
        """Start the program."""
        self.lives += 1
        self.loop = loop = Loop(self._scheduler, f"{self.name}.{self.lives}")

        async def run() -> None:
            try:
                await client.run(self._settings, worker=True)
            except asyncio.CancelledError:  # it was asked to
                pass
            except Exception as error:
                self.ended = error
            if self.loop is loop:
                self.stop()

        def begin() -> None:
            self._main = loop.create_task(run())

        self._scheduler.run(loop, begin)

    def leave(self) -> None:
        """Ask the program to end, as an update does."""
        if self._main is not None and self.loop is not None:
            self._scheduler.run(self.loop, self._main.cancel)

    def open_connection(self, path: Path, query: str) -> Connection:
        """Open the database for the process that runs."""
        assert self.loop is not None
        connection = Connection(
            path, query, self.loop, lambda: self.slowness * self._hop(), self._before, self._after
        )
        self._connections.append(connection)
        return connection

    def _before(self) -> None:
        if self.doom == BEFORE_COMMIT:
            self.stop()

    def _after(self, changes: int) -> None:
        if self.doom == AFTER_COMMIT and changes:
            self.stop()
        elif self.doom == ASLEEP and changes and self.loop is not None:
            self.doom, self.loop.frozen = "", True

    @contextmanager
    def refusing(self, begin: str, end: str) -> Iterator[None]:
        """Give the writing connection a pragma while the block lasts, unless the process ends."""
        writers = [each for each in self._connections if not each.closed][:1]
        for writer in writers:
            writer.raw.execute(f"PRAGMA {begin}").close()
        yield
        for writer in writers:
            if writer in self._connections and not writer.closed:
                writer.raw.execute(f"PRAGMA {end}").close()

    def stop(self) -> None:
        """End the process as a kill does: nothing of it runs, open transactions are undone."""
        if self.loop is None:
            return
        self.loop.stopped = True
        self.doom = ""
        self.dead.append(self.loop)
        self.loop = None
        for connection in self._connections:
            connection.raw.close()
        self._connections.clear()

    def repair(self) -> None:
        """End all faults; start the program if it does not run."""
        self.doom, self.slowness = "", 1.0
        if self.loop is not None and self.loop.frozen:
            self.loop.thaw()
        for connection in [each for each in self._connections if not each.closed][:1]:
            connection.raw.execute("PRAGMA query_only = OFF").close()
            connection.raw.execute("PRAGMA max_page_count = 1073741823").close()
        if self.loop is None:
            self.start()
