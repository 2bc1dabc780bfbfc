"""The event loop of the bot's process: uvloop's where there is one, asyncio's elsewhere."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

try:
    from uvloop import new_event_loop
except ImportError:  # on Windows, and for other Pythons than CPython
    from asyncio import new_event_loop  # type: ignore[assignment] # another loop, the same promise

T = TypeVar("T")


def run_in_loop(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, as `asyncio.run` does; returns and raises what it does."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
