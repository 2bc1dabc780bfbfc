"""Fairness statistics: sums over the proved deals of a guild, by game.

They are updated as matches end, and can be recounted. engine/first_hands.py defines what is summed.

Only finished matches with open hands are counted: for others, a sum would reveal hidden cards. What is
counted is therefore decided before any card is dealt. Deals that were broken off are counted, too, since
people leave bad hands rather than good ones.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from data.tables.codec import load_options
from data.tables.row_types import SeatKind, StoredTable
from data.tables.table_queries import assemble, table_queries
from engine import GAMES
from engine.errors import EngineError
from engine.first_hands import MILLION, DealSum, deal_sums, first_hands

log = logging.getLogger(__name__)

FEWEST: Final = 30
"""The fewest deals from which a statistic is shown."""
LEVEL: Final = 0.01
"""Significance level of all tests together: how often they accuse an honest shuffle."""
_PIECE: Final = 100
"""Tables per batch."""

_NOTHING: Final = DealSum(0, 0, 0)

Sums = Mapping[str, DealSum]
"""Sums by name (``deal_sums``)."""
Tables = Sequence[tuple[StoredTable, frozenset[int]]]
"""Tables without actions, each with the numbers of its deals that have a proof."""
CountRunner = Callable[[Tables], Awaitable[list[dict[str, DealSum]]]]
"""Runs ``count_tables`` somewhere, such as in a worker."""


def sum_all(parts: Iterable[Sums]) -> dict[str, DealSum]:
    """Return the sums over all parts."""
    whole: dict[str, DealSum] = {}
    for part in parts:
        for name, each in part.items():
            whole[name] = whole[name] + each if name in whole else each
    return whole


# --- counting


def count_tables(tables: Tables) -> list[dict[str, DealSum]]:
    """Return the sums of each table; empty for those that cannot be read. This is slow."""
    return [_counted(stored, proved) for stored, proved in tables]


def _counted(stored: StoredTable, proved: frozenset[int]) -> dict[str, DealSum]:
    """Return the sums of a table.

    None are counted in games where cards stay on top of the next deck, since no deal is fully shuffled.
    """
    if not proved:
        return {}
    where = f"table {stored.table_id}"
    try:
        spec = GAMES[stored.game]
        options = load_options(spec, stored.options, where=where)
        match = spec.new_match(seats=len(stored.seats), options=options)
        if not match.by_results:
            return {}
        computers = frozenset(seat.seat for seat in stored.seats if seat.kind is SeatKind.COMPUTER)
        return sum_all(
            deal_sums(
                stored.game,
                first_hands(match, deal.deck, deal.dealer, deal.seed),
                computers=computers,
                dealer=deal.dealer,
                winner=json.loads(deal.result)["winner"] if deal.result is not None else None,
                lot=stored.first_dealer if deal.deal == 1 else None,
            )
            for deal in stored.deals
            if deal.deal in proved
        )
    except (BadRecord, EngineError, LookupError, ValueError) as error:
        log.warning("%s cannot be counted in the fairness statistics (%s)", where, type(error).__name__)
        return {}


async def _read(db: Database, table_ids: Sequence[str]) -> Tables:
    marks = ", ".join("?" * len(table_ids))
    queries = table_queries(f"t.table_id IN ({marks})", tuple(table_ids), played=False)
    proved = f"SELECT table_id, deal FROM proofs WHERE root IS NOT NULL AND table_id IN ({marks})"
    *rows, dealt = await db.read_together([*queries, (proved, tuple(table_ids))])
    found = sorted(assemble(*rows), key=lambda stored: stored.table_id)
    numbers: dict[str, set[int]] = {stored.table_id: set() for stored in found}
    for table_id, deal in dealt:
        numbers[table_id].add(deal)
    return [(stored, frozenset(numbers[stored.table_id])) for stored in found]


async def count_pending(db: Database, counted: CountRunner) -> int:
    """Add the deals of some finished tables to the sums; return the number of tables.

    Raises StorageError; Conflict if another process has added them meanwhile.
    """
    waiting = await db.read(
        "SELECT table_id FROM tables WHERE counted = 0 AND open_hands = 1 AND veiled = 0 "
        "AND status IN ('over', 'closed') LIMIT ?",
        (_PIECE,),
    )
    if not waiting:
        return 0
    tables = await _read(db, [table_id for (table_id,) in waiting])
    sums: dict[tuple[int, str], dict[str, DealSum]] = {}
    for (stored, _), found in zip(tables, await counted(tables), strict=True):
        place = (stored.guild_id, stored.game)
        sums[place] = sum_all([sums.get(place, {}), found])
    marked: list[Statement] = [
        ("UPDATE tables SET counted = counted + 1 WHERE table_id = ?", (stored.table_id,))
        for stored, _ in tables
    ]
    added = [
        _add(*place, name, each)
        for place, found in sorted(sums.items())
        for name, each in sorted(found.items())
    ]
    await db.write([*marked, *added])
    return len(tables)


def _add(guild_id: int, game: str, measure: str, each: DealSum) -> Statement:
    return (
        (
            "INSERT INTO deal_sums (guild_id, game, measure, deals, total, variance) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, game, measure) DO UPDATE SET "
            "deals = deal_sums.deals + excluded.deals, total = deal_sums.total + excluded.total, "
            "variance = deal_sums.variance + excluded.variance"
        ),
        (guild_id, game, measure, each.deals, each.total, each.variance),
    )


async def load_sums(db: Database, guild_id: int, game: str | None = None) -> dict[str, DealSum]:
    """Return the sums of a guild, of one game or of all."""
    rows = await db.read(
        "SELECT measure, deals, total, variance FROM deal_sums "
        "WHERE guild_id = ? AND game = coalesce(CAST(? AS TEXT), game)",
        (guild_id, game),
    )
    return sum_all({name: DealSum(*map(int, numbers))} for name, *numbers in rows)


class SumsDifference(NamedTuple):
    """A sum that differs from the stored deals; None: it is missing."""

    guild_id: int
    game: str
    measure: str
    stored: DealSum | None
    derived: DealSum | None

    def __str__(self) -> str:
        """Return what is stored and what was derived."""
        stored, derived = (_describe(each) for each in (self.stored, self.derived))
        return f"server {self.guild_id}, {self.game}, {self.measure}: stored {stored}, derived {derived}"


def _describe(each: DealSum | None) -> str:
    return f"{each.total} over {each.deals} deals (variance {each.variance})" if each is not None else "none"


async def recount(
    db: Database,
    counted: CountRunner,
    *,
    at_once: int = 1,
    repair: bool = False,
    progress: Callable[[int, int], object] = lambda _done, _of: None,
) -> list[SumsDifference]:
    """Count the deals of all counted tables again; return the differences.

    ``at_once``: batches counted at the same time. ``repair`` corrects the sums. ``progress`` is called with
    the number of finished tables, and of all. Raises StorageError.
    """
    stored, tables = await db.read_together(
        [
            ("SELECT guild_id, game, measure, deals, total, variance FROM deal_sums", ()),
            ("SELECT table_id FROM tables WHERE counted = 1 ORDER BY table_id", ()),
        ]
    )
    derived: dict[tuple[int, str], dict[str, DealSum]] = {}
    ids = [table_id for (table_id,) in tables]
    waiting: deque[tuple[Tables, asyncio.Task[list[dict[str, DealSum]]]]] = deque()
    done = 0

    async def begun(piece: Tables) -> list[dict[str, DealSum]]:
        return await counted(piece)

    async def next_done() -> int:
        piece, task = waiting.popleft()
        for (table, _), found in zip(piece, await task, strict=True):
            place = (table.guild_id, table.game)
            derived[place] = sum_all([derived.get(place, {}), found])
        progress(done + len(piece), len(ids))
        return done + len(piece)

    try:
        for at in range(0, len(ids), _PIECE):
            if len(waiting) == at_once:
                done = await next_done()
            piece = await _read(db, ids[at : at + _PIECE])
            waiting.append((piece, asyncio.create_task(begun(piece))))
        while waiting:
            done = await next_done()
    finally:
        for _, task in waiting:
            task.cancel()
    due = {(*place, name): each for place, found in derived.items() for name, each in found.items()}
    kept = {(guild, game, name): DealSum(*map(int, numbers)) for guild, game, name, *numbers in stored}
    kept = {key: each for key, each in kept.items() if each != _NOTHING}
    different = [
        SumsDifference(*key, kept.get(key), due.get(key))
        for key in sorted({*kept, *due})
        if kept.get(key) != due.get(key)
    ]
    if repair and different:
        await db.write([_correct(each) for each in different])
    return different


def _correct(found: SumsDifference) -> Statement:
    """Return the statement that corrects a sum, also if deals are added concurrently."""
    stored, derived = found.stored or _NOTHING, found.derived or _NOTHING
    key = (found.guild_id, found.game, found.measure)
    if found.stored is None:
        return _add(*key, derived)
    return (
        (
            "UPDATE deal_sums SET deals = deals + ?, total = total + ?, variance = variance + ? "
            "WHERE guild_id = ? AND game = ? AND measure = ?"
        ),
        (
            derived.deals - stored.deals,
            derived.total - stored.total,
            derived.variance - stored.variance,
            *key,
        ),
    )


# --- significance


class SignificanceTest(NamedTuple):
    """The result of one test: mean deviation from an honest shuffle, with its confidence interval.

    ``interval`` is half the width, corrected for all tests together.
    """

    name: str
    deals: int
    value: float
    interval: float

    @property
    def is_significant(self) -> bool:
        """Whether the deviation is significant."""
        return abs(self.value) > self.interval


def significance_tests(sums: Sums) -> list[SignificanceTest]:
    """Return the tests that have enough deals.

    Those of the shuffle and of the draw for the dealer come first; ``is_significant`` is meaningful for
    them only.
    Then follow the wins by place. Bonferroni's correction: each of n tests is made at ``LEVEL`` / n.
    """
    known = {name: each for name, each in sums.items() if each.deals >= FEWEST and each.variance > 0}
    asked = [name for name in known if not name.startswith("wins ")]
    wins = sorted((name for name in known if name.startswith("wins ")), key=lambda name: int(name[5:]))
    factor = NormalDist().inv_cdf(1 - LEVEL / 2 / max(1, len(asked)))
    return [_significance_test(name, known[name], factor) for name in (*sorted(asked), *wins)]


def _significance_test(name: str, each: DealSum, factor: float) -> SignificanceTest:
    error = sqrt(each.variance / MILLION) / each.deals
    return SignificanceTest(name, each.deals, each.total / MILLION / each.deals, factor * error)
