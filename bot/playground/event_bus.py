"""Tells whoever watches what has happened: the page, the visitors of a test, what waits for the bot."""

import asyncio
from collections.abc import Callable

from bot.playground.refusals import Json

Listener = Callable[[str, Json], None]


class Hub:
    """Events go to everybody, or only to those who may see it."""

    def __init__(self) -> None:
        self._listeners: dict[int, tuple[str | None, Listener]] = {}
        self._next = 0

    def subscribe(self, user: str | None, listener: Listener) -> Callable[[], None]:
        """Tell ``listener`` what ``user`` may see (None: everything); returns the way to stop it."""
        key = self._next
        self._next += 1
        self._listeners[key] = (user, listener)
        return lambda: self._listeners.pop(key, None) and None

    def publish(self, kind: str, data: Json, sees: Callable[[str], bool] | None = None) -> None:
        """Tell everybody, or the members for whom ``sees`` holds."""
        for user, listener in tuple(self._listeners.values()):
            if sees is None or user is None or sees(user):
                listener(kind, data)

    async def until(self, happened: Callable[[], bool], within: float) -> None:
        """Wait until ``happened()``, asked again at each event; TimeoutError after ``within`` seconds."""
        if happened():
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def look(_kind: str, _data: Json) -> None:
            if done.done():
                return
            try:
                if happened():
                    done.set_result(None)
            except Exception as error:  # it belongs to who waits, not to who told
                done.set_exception(error)

        stop = self.subscribe(None, look)
        try:
            async with asyncio.timeout(within):
                await done
        finally:
            stop()
