"""What happens by itself at times that are stored in the database."""

import logging
from abc import ABC, abstractmethod
from contextvars import Context

from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import WAITS
from bot.manager.tables.table import TableError
from bot.manager.time.alarms import EarliestAlarm
from bot.manager.time.clock import Clock
from data.db.errors import StorageError, log_level

log = logging.getLogger(__name__)


class JobRunner(ABC):
    """Serves the jobs of one kind when they are due, one batch after the other.

    The jobs are rows, and what is to be done follows from them alone, so that a start after a crash goes on
    where it was. A process claims due jobs for a while (``serve_due``); if it dies, another one goes on.
    """

    def __init__(self, clock: Clock, work: str, *, retry_ms: int, poll_ms: int | None) -> None:
        """``work`` names the jobs in the log.

        ``retry_ms``: after a failure they are looked at again after this time. ``poll_ms``: how often to look
        at the latest; None: only when a job is due.
        """
        self._clock = clock
        self._work = work
        self._retry_ms = retry_ms
        self._poll_ms = poll_ms
        self.background = Background(work)
        self._alarm = EarliestAlarm(clock, self.look)
        self._running = self._again = False
        self._stopped = True

    @abstractmethod
    async def serve_due(self, now: int) -> bool:
        """Claim jobs that are due and serve them; return whether there may be more."""

    @abstractmethod
    async def next_due(self) -> int | None:
        """Return when a job is due next, in ms UTC; None: none is."""

    def start(self) -> None:
        """Serve what is due, and go on when something is."""
        self._stopped = False
        self.look()

    async def stop(self) -> None:
        """Stop; what was begun is taken up at the next start."""
        self._stopped = True
        self._alarm.stop()
        await self.background.stop()

    def wake(self, at: int) -> None:
        """Look for due jobs at ``at`` (ms UTC), unless it is done before."""
        if at <= self._clock.now():
            self.look()
        elif not self._stopped:
            self._alarm.set(at)

    def look(self) -> None:
        """Serve all due jobs."""
        self._again = True
        if not self._running and not self._stopped:
            self._running = True
            # In an empty context: it outlives the press that may have started it.
            self.background.spawn(self._run(), context=Context())

    async def _run(self) -> None:
        WAITS.set(True)
        again: int | None = None
        try:
            while self._again and not self._stopped:
                self._again = False
                if await self.serve_due(self._clock.now()):
                    self._again = True
                else:
                    again = await self.next_due()
        except (StorageError, TableError) as error:
            log.log(log_level(error), "%s is looked at again soon: %s", self._work, error)
            again = self._clock.now() + self._retry_ms
        except Exception:
            log.exception("%s failed by a fault of the program; please report it", self._work)
            again = self._clock.now() + self._retry_ms
        finally:
            self._running = False
        now = self._clock.now()
        times = [at for at in (again, now + self._poll_ms if self._poll_ms else None) if at is not None]
        if times:
            self._alarm.set(max(min(times), now + 1))
