"""Events for the page, the visitors of a test, and waiting code."""

import asyncio
from collections.abc import Callable

from bot.playground.refusals import Json

Listener = Callable[[str, Json], None]


class Hub:
    """Delivers events to all listeners, or only to members who may see them."""

    def __init__(self) -> None:
        self._listeners: dict[int, tuple[str | None, Listener]] = {}
        self._next = 0

    def subscribe(self, user: str | None, listener: Listener) -> Callable[[], None]:
        """Subscribe to what ``user`` may see (None: everything); return the unsubscriber."""
        key = self._next
        self._next += 1
        self._listeners[key] = (user, listener)
        return lambda: self._listeners.pop(key, None) and None

    def publish(self, kind: str, data: Json, sees: Callable[[str], bool] | None = None) -> None:
        """Publish an event to everybody, or to the members for whom ``sees`` holds."""
        for user, listener in tuple(self._listeners.values()):
            if sees is None or user is None or sees(user):
                listener(kind, data)

    async def until(self, happened: Callable[[], bool], within: float) -> None:
        """Wait until ``happened()``, checked at each event.

        Raises TimeoutError after ``within`` seconds.
        """
        if happened():
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def look(_kind: str, _data: Json) -> None:
            if done.done():
                return
            try:
                if happened():
                    done.set_result(None)
            except Exception as error:  # the error belongs to the waiter, not to the publisher
                done.set_exception(error)

        stop = self.subscribe(None, look)
        try:
            async with asyncio.timeout(within):
                await done
        finally:
            stop()
