"""The parts of a match's seal beside its chain, computed from the tables independently."""

from collections.abc import Callable
from typing import Any

from data.fairness.guild_chain import RATINGS, RESULT_SEATS, ratings_hash, results_hash

Rows = Callable[[str, tuple[Any, ...]], list[tuple[Any, ...]]]
"""Runs a query."""


def results_of(rows: Rows, table_id: str) -> tuple[str, str | None]:
    """Return the hashes of the results and of the ratings of a finished table."""
    scored = ", ".join(f"p.{name}" for name in RESULT_SEATS)
    ask = (
        "SELECT sequence, outcome, at FROM match_results WHERE table_id = ?",
        (
            f"SELECT s.seat, s.mark, {scored} FROM seats s LEFT JOIN match_seats p "
            "ON p.table_id = s.table_id AND p.seat = s.seat WHERE s.table_id = ? ORDER BY s.seat"
        ),
        "SELECT hash FROM transfers WHERE table_id = ? AND reverses IS NULL ORDER BY seq",
        "SELECT seq, deal, hash FROM entries WHERE table_id = ? ORDER BY seq",
        f"SELECT {', '.join(RATINGS)} FROM rating_changes WHERE table_id = ? ORDER BY seat",
    )
    match, seats, paid, entries, changes = (rows(sql, (table_id,)) for sql in ask)
    results = results_hash(table_id, match[0] if match else (), seats, [own for (own,) in paid], entries)
    return results, ratings_hash(changes)
