"""What the log says of the connection to Discord's gateway: when it was lost and when it is back.

Discord ends sessions several times a day, and discord.py resumes them within a second. Only if attempts to
reconnect fail is that an outage, and a warning.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

log = logging.getLogger(__name__)

ROUTINE: Final = 1
"""Failed attempts that are no outage: Discord may refuse to resume a session."""


@dataclass(slots=True)
class _Absence:
    """A shard without a connection: since when, and how many attempts have failed."""

    since: float
    failed: int = 0


class GatewayLog:
    """Logs when the connection of a shard is lost, cannot be restored, and is back."""

    def __init__(self, closed: Callable[[], bool], now: Callable[[], float] = time.monotonic) -> None:
        """``closed`` returns whether the bot itself has ended the connections."""
        self._closed = closed
        self._now = now
        self._absences: dict[int, _Absence] = {}

    async def lost(self, shard: int) -> None:
        """A shard has lost its connection, or an attempt to restore it has failed."""
        if self._closed():
            return
        absence = self._absences.get(shard)
        if absence is None:
            self._absences[shard] = _Absence(self._now())
            log.info("the gateway connection is lost; reconnecting", extra={"shard": shard})
            return
        absence.failed += 1
        if absence.failed == ROUTINE + 1:
            log.warning(
                "Discord's gateway cannot be reached, so no press arrives; the bot tries until it can",
                extra={"shard": shard},
            )

    async def connected(self, shard: int) -> None:
        """A shard has begun a session."""
        self._back(shard, "new")

    async def resumed(self, shard: int) -> None:
        """A shard has resumed its session."""
        self._back(shard, "resumed")

    def _back(self, shard: int, how: str) -> None:
        absence = self._absences.pop(shard, None)
        if absence is None:
            return
        log.log(
            logging.WARNING if absence.failed > ROUTINE else logging.INFO,
            "the gateway connection is back",
            extra={
                "shard": shard,
                "how": how,
                "seconds": round(self._now() - absence.since, 1),
                "attempts": absence.failed,
            },
        )
