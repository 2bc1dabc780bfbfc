"""A clock that is advanced by the test."""

import asyncio
from itertools import count


class Hourglass:
    """``now`` and ``sleep`` for the code under test; ``run`` advances the time by seconds."""

    def __init__(self) -> None:
        self.time = 0.0
        self._order = count()
        self._asleep: dict[int, tuple[float, asyncio.Future[None]]] = {}

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        number, woken = next(self._order), asyncio.get_running_loop().create_future()
        self._asleep[number] = self.time + seconds, woken
        try:
            await woken
        finally:
            self._asleep.pop(number, None)

    async def run(self, seconds: float) -> None:
        """Advance the time and wake each sleeper when it is due."""
        end = self.time + seconds
        await self._settle()
        while self._asleep:
            due, number = min((due, number) for number, (due, _) in self._asleep.items())
            if due > end:
                break
            self.time = max(self.time, due)
            self._asleep.pop(number)[1].set_result(None)
            await self._settle()
        self.time = end

    async def _settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
