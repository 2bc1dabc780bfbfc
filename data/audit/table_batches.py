"""Stored tables, read in batches for those who replay them."""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from data.audit.chains import chain_queries
from data.db.database import Database, Statement
from data.tables.row_types import StoredTable
from data.tables.table_queries import assemble, table_queries

Rows = Sequence[tuple[Any, ...]]
Batch = Sequence[Rows]
"""A batch of stored tables: the rows of each query, with the table's id as first column."""

MOST_TABLES: Final = 50
MOST_MOVES: Final = 1_000
"""A batch is read in a few milliseconds, during which nothing else can be read."""


class StoredWhole(NamedTuple):
    """A table with everything stored of it. The rows come without the table's id."""

    table: StoredTable
    results: Rows
    """Columns: deal, ending, winner, result, at."""
    result_seats: Rows
    """Columns: deal, seat, member_id, points, chips, team."""
    match_results: Rows
    """Columns: sequence, outcome, at, rules, counted."""
    match_seats: Rows
    """Columns: seat, member_id, score, outcome, team, place, margin, guild_id, game, sequence."""
    stakes: Rows
    """Columns: chip_value, pot, point, minimum, booked, rules."""
    voids: Rows
    """Columns: guild_id, actor, note, at."""
    transfers: Rows
    """Columns: seq, key, reverses, debit, credit, amount, payer, payee and more.

    Payer and payee are kind, member_id, table_id each; then follow kind, reason, rule, cards, deal, ply,
    at, actor, note.
    """
    proofs: Rows
    """Columns: deal, commitment, secret, shares, root."""
    entries: Rows
    """Columns: guild_id, seq, deal, previous, hash."""
    rematch_of: Rows
    """Columns: guild_id, game, status of the table whose rematch this is."""
    undealt: Rows
    """Columns: deal, for actions and results whose deal is missing."""


_OTHERS: Final = {
    "results": "x.deal, x.ending, x.winner, x.result, x.at FROM results x",
    "result_seats": "x.deal, x.seat, x.member_id, x.points, x.chips, x.team FROM result_seats x",
    "match_results": "x.sequence, x.outcome, x.at, x.rules, x.counted FROM match_results x",
    "match_seats": (
        "x.seat, x.member_id, x.score, x.outcome, x.team, x.place, x.margin, x.guild_id, x.game, x.sequence "
        "FROM match_seats x"
    ),
    "stakes": "x.chip_value, x.pot, x.point, x.minimum, x.booked, x.rules FROM stakes x",
    "voids": "x.guild_id, x.actor, x.note, x.at FROM voids x",
    "transfers": (
        "x.seq, x.key, x.reverses, x.debit, x.credit, x.amount, d.kind, d.member_id, d.table_id, c.kind, "
        "c.member_id, c.table_id, x.kind, x.reason, x.rule, x.cards, x.deal, x.ply, x.at, x.actor, x.note "
        "FROM transfers x JOIN accounts d ON d.guild_id = x.guild_id AND d.account = x.debit "
        "JOIN accounts c ON c.guild_id = x.guild_id AND c.account = x.credit"
    ),
    "proofs": "x.deal, x.commitment, x.secret, x.shares, x.root FROM proofs x",
    "entries": "x.guild_id, x.seq, x.deal, x.previous, x.hash FROM entries x",
}
_ORDER: Final = {
    "results": ", x.deal",
    "result_seats": ", x.deal, x.seat",
    "match_seats": ", x.seat",
    "transfers": ", x.seq",
    "proofs": ", x.deal",
    "entries": ", x.seq",
}


def _queries(which: str, params: tuple[object, ...]) -> list[Statement]:
    joined = f"JOIN tables t ON t.table_id = x.table_id WHERE {which}"
    own = [
        f"SELECT x.table_id, {what} {joined} ORDER BY x.table_id{_ORDER.get(name, '')}"
        for name, what in _OTHERS.items()
    ]
    dealt = "SELECT 1 FROM deals d WHERE d.table_id = x.table_id AND d.deal = x.deal"
    return [
        *table_queries(which, params),
        *((sql, params) for sql in own),
        (
            (
                "SELECT t.table_id, o.guild_id, o.game, o.status FROM tables t "
                f"JOIN tables o ON o.table_id = t.rematch_of WHERE {which}"
            ),
            params,
        ),
        (
            (
                f"SELECT DISTINCT x.table_id, x.deal FROM actions x {joined} AND NOT EXISTS ({dealt}) UNION "
                f"SELECT x.table_id, x.deal FROM results x {joined} AND NOT EXISTS ({dealt})"
            ),
            (*params, *params),
        ),
        *chain_queries(which, params),
    ]


_OF_TABLES: Final = len(table_queries("", ()))
_OF_CHAINS: Final = len(chain_queries("", ()))
_BEGUN: Final = (
    "(t.started_at IS NOT NULL OR t.head IS NOT NULL OR t.status IN ('playing', 'over') OR "
    "(t.status = 'paused' AND t.paused_for IS NULL) OR "  # otherwise it may be a lobby
    + " OR ".join(
        f"EXISTS (SELECT 1 FROM {name} x WHERE x.table_id = t.table_id)"
        for name in (
            *("deals", "actions", "results", "resignations"),
            *("match_results", "match_seats", "transfers"),
        )
    )
    + ")"
)


async def tables_begun(db: Database, guild_id: int) -> list[tuple[str, int]]:
    """Return the guild's tables that have started, or seem to, with their numbers of moves."""
    rows = await db.read(
        "SELECT t.table_id, (SELECT count(*) FROM actions a WHERE a.table_id = t.table_id) FROM tables t "
        f"WHERE t.guild_id = ? AND {_BEGUN} ORDER BY t.number",
        (guild_id,),
    )
    return [(table_id, moves) for table_id, moves in rows]


def split_batches(tables: Iterable[tuple[str, int]]) -> Iterator[list[str]]:
    """Split tables (id and number of moves) into batches of limited size."""
    part: list[str] = []
    moves = 0
    for table_id, of_table in tables:
        if part and (len(part) == MOST_TABLES or moves + of_table > MOST_MOVES):
            yield part
            part, moves = [], 0
        part.append(table_id)
        moves += of_table
    if part:
        yield part


async def read_batch(db: Database, table_ids: Sequence[str]) -> Batch:
    """Read tables from one snapshot."""
    which = f"t.table_id IN ({', '.join('?' * len(table_ids))})"
    return await db.read_together(_queries(which, tuple(table_ids)))


class BatchTable(NamedTuple):
    """A table of a batch: its record (None: it cannot be read), and the rows of its chain."""

    table_id: str
    number: int
    whole: StoredWhole | None
    chain: Sequence[Rows]


def whole_tables(batch: Batch) -> Iterator[BatchTable]:
    """Yield the tables of a batch."""
    by_table: defaultdict[str, list[list[tuple[Any, ...]]]] = defaultdict(lambda: [[] for _ in batch])
    for place, rows in enumerate(batch):
        for row in rows:
            by_table[row[0]][place].append(row)
    for table_id, _, _, number, *_ in batch[0]:
        rows_of = by_table[table_id]
        others = [[row[1:] for row in rows] for rows in rows_of[_OF_TABLES:]]
        whole, chain = others[:-_OF_CHAINS], others[-_OF_CHAINS:]
        try:
            [table] = assemble(*rows_of[:_OF_TABLES])
            yield BatchTable(table_id, number, StoredWhole(table, *whole), chain)
        except (ValueError, TypeError):  # an unknown enum value
            yield BatchTable(table_id, number, None, chain)
