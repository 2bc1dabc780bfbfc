"""The bot's event loop: uvloop's if it is installed, else asyncio's."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

try:
    from uvloop import new_event_loop
except ImportError:  # on Windows and on other Pythons than CPython
    from asyncio import new_event_loop  # type: ignore[assignment] # another class, the same interface

T = TypeVar("T")


def run_in_loop(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine as `asyncio.run` does; return its result."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(main)
