"""What must hold after every step, and at quiet."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.playground.client import text_of
from bot.playground.core import Ground
from bot.playground.messages import walk
from bot.playground.world import Message
from bot.ui.custom_id import parse
from data.audit import audit_all
from data.db.database import Statement
from tests.data.alone import Alone
from tests.play.store import Rows, Store
from tests.tools.simulate.event_loop import Loop
from tests.tools.torture.witness import Kind, Witness

MOMENT: Final = re.compile(r"<t:\d+(:\w)?>")
"""A time in a message: a restart may move it."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a message shows, at a version of its table.

    ``moves``: the custom_ids of the moves that it offers; ``elsewhere``: whether it says that the hand is
    elsewhere.
    """

    version: int
    board: bool
    text: str
    moves: frozenset[str]
    elsewhere: bool


Shown = dict[tuple[str, str], Page]
"""What messages of tables show, by table and message."""


def _page(message: Message, version: int, *, board: bool) -> Page:
    body = message.json()
    names = [str(part["custom_id"]) for part in walk(body["components"]) if "custom_id" in part]
    presses = [press for press in map(parse, names) if press is not None]
    text = "\n".join((MOMENT.sub("<t>", text_of(body)), *names))
    moves = frozenset(name for name in names if (press := parse(name)) is not None and press.ply_bound)
    return Page(version, board, text, moves, any(press.verb == "hand" for press in presses))


class _Stored(Alone):
    """The store as a database that can only be read."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, sql: str, params: Sequence[object] = ()) -> Rows:
        return self._store.rows(sql, *params)

    async def read_together(self, queries: Sequence[Statement]) -> list[Rows]:
        return [self._store.rows(sql, *params) for sql, params in queries]

    async def write(self, unit: Sequence[Statement]) -> None:
        raise AssertionError("the judge writes nothing")

    async def close(self) -> None:
        """Do nothing: the store is closed by its owner."""


class Judge:
    """Compares what Discord shows and what was acknowledged with what is stored."""

    def __init__(self, ground: Ground, store: Store, found: Callable[[Kind, str], None]) -> None:
        self.witness = Witness(ground, store, found)  # type: ignore[arg-type] # it needs no web server
        self._store = store
        self._found = found
        self._ground = ground

    def look(self) -> None:
        """Compare the whole store with all that was acknowledged."""
        self.witness.verify()

    def shown(self) -> Shown:
        """Return what the boards and hands of live tables show."""
        found: Shown = {}
        for table, version, message, board in self._store.rows(_MESSAGES):
            there = self._ground.world.messages.get(str(message))
            if there is not None:
                found[table, str(message)] = _page(there, version, board=bool(board))
        return found

    def compare(self, before: Shown, after: Shown) -> None:
        """Find messages that looked otherwise before they were sent again, although nothing had happened.

        Of a hand, the moves that it offers are compared: its words and their order may be older, by design.
        """
        for place, page in after.items():
            was = before.get(place)
            if was is None or was.version != page.version:
                continue
            if page.board:
                differs = was.text != page.text
            else:
                differs = was.moves != page.moves and not was.elsewhere
            if differs:
                self._found("outdated", f"{place} at {page.version} showed {was.text!r} and not {page.text!r}")

    def audit(self, loop: Loop, until: Callable[[Callable[[], bool]], None]) -> None:
        """Recompute everything from the moves, and compare."""
        reports = loop.create_task(audit_all(_Stored(self._store)))
        until(reports.done)
        if reports.done():
            for fault in (fault for report in reports.result() for fault in report.faults):
                self._found("audit", str(fault))


_MESSAGES = """SELECT table_id, version, message_id, 1 FROM tables WHERE status IN ('lobby', 'playing', 'paused')
UNION ALL SELECT table_id, version, hand_message_id, 0 FROM seats JOIN tables USING (table_id)
WHERE status IN ('lobby', 'playing', 'paused')"""
