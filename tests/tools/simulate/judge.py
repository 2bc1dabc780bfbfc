"""What must hold after every step, and at quiet."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.playground.core import Ground
from tests.play.store import Store
from tests.tools.torture.witness import Kind, Witness

LOOK_EVERY: Final = 400
"""Steps between two looks at the whole store; what a request shows is compared at each request."""


class Judge:
    """Compares what Discord shows and what was acknowledged with what is stored."""

    def __init__(self, ground: Ground, store: Store, found: Callable[[Kind, str], None]) -> None:
        self.witness = Witness(ground, store, found)  # type: ignore[arg-type] # it needs no web server
        self.store = store
        self._found = found
        self._ground = ground

    def look(self) -> None:
        """Compare the whole store."""
        self.witness.verify()
