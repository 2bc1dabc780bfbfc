"""Audit of what connects the results: their order, the rated matches, the seasons.

No row may belong to a missing table.
"""
# ruff: noqa: S608 - the SQL is built from our own table names; values are parameters

from itertools import pairwise
from typing import Final

from data.audit.report import Fault, FaultKind, Note, NoteKind
from data.db.database import Database

_OF_TABLES: Final = (
    *("seats", "deals", "actions", "resignations", "results", "result_seats", "match_results", "match_seats"),
    *("rating_changes", "computer_ratings", "stakes", "voids", "proofs", "entries"),
)
_SEQUENCE: Final = (
    "SELECT sequence, before FROM (SELECT sequence, lag(sequence, 1, 0) OVER (ORDER BY sequence) AS before "
    "FROM match_results) AS m WHERE sequence <> before + 1 ORDER BY sequence"
)
_RATED: Final = (
    "SELECT sequence, previous, before FROM (SELECT sequence, previous, "
    "lag(sequence) OVER (ORDER BY sequence) AS before FROM rated) AS r "
    "WHERE coalesce(previous, 0) <> coalesce(before, 0) ORDER BY sequence"
)
# The matches after the last rated one will be rated soon.
_NOT_RATED: Final = (
    "SELECT m.sequence, m.table_id FROM match_results m WHERE m.sequence < (SELECT max(sequence) FROM rated) "
    "AND NOT EXISTS (SELECT 1 FROM rated r WHERE r.sequence = m.sequence) ORDER BY m.sequence"
)
_NOT_PLAYED: Final = (
    "SELECT r.sequence FROM rated r WHERE NOT EXISTS "
    "(SELECT 1 FROM match_results m WHERE m.sequence = r.sequence) ORDER BY r.sequence"
)
_CHANGED: Final = (
    "SELECT c.table_id, m.sequence FROM (SELECT table_id FROM rating_changes "
    "UNION SELECT table_id FROM computer_ratings) AS c "
    "LEFT JOIN match_results m ON m.table_id = c.table_id "
    "LEFT JOIN rated r ON r.sequence = m.sequence WHERE r.sequence IS NULL ORDER BY c.table_id"
)


async def audit_order(db: Database) -> list[Fault]:
    """Check what the results of all guilds have in common."""
    gaps, links, unrated, unplayed, changed, *ownerless = await db.read_together(
        [
            *((sql, ()) for sql in (_SEQUENCE, _RATED, _NOT_RATED, _NOT_PLAYED, _CHANGED)),
            *(
                (
                    (
                        f"SELECT DISTINCT x.table_id FROM {name} x WHERE NOT EXISTS "
                        "(SELECT 1 FROM tables t WHERE t.table_id = x.table_id) ORDER BY x.table_id"
                    ),
                    (),
                )
                for name in _OF_TABLES
            ),
        ]
    )
    faults = [
        _of_rating(f"the result before match {sequence}", f"match {before}", f"match {sequence - 1}")
        for sequence, before in gaps
    ]
    faults += [
        _of_rating(f"the match rated before match {sequence}", f"match {previous}", f"match {before}")
        for sequence, previous, before in links
    ]
    faults += [
        Fault(kind=FaultKind.LOST, table_id=table_id, what=f"the rating of match {sequence}")
        for sequence, table_id in unrated
    ]
    faults += [_of_rating(f"match {sequence}", "rated", "nothing") for (sequence,) in unplayed]
    faults += [
        Fault(kind=FaultKind.BEYOND, table_id=table_id, what=_change_of_ratings(sequence))
        for table_id, sequence in changed
    ]
    lost: dict[str, list[str]] = {}
    for name, rows in zip(_OF_TABLES, ownerless, strict=True):
        for (table_id,) in rows:
            lost.setdefault(table_id, []).append(name)
    faults += [
        Fault(kind=FaultKind.LOST, table_id=table_id, what=f"all but its {', '.join(names)}")
        for table_id, names in sorted(lost.items())
    ]
    return faults


def _change_of_ratings(sequence: int | None) -> str:
    match = "" if sequence is None else f" (match {sequence})"
    return f"a rating change without a rated match{match}"


def _of_rating(what: str, stored: str, due: str) -> Fault:
    return Fault(kind=FaultKind.RANKING, what=what, stored=stored, due=due)


async def audit_seasons(db: Database, guild_id: int) -> list[Fault]:
    """Check that each season of a guild follows the one before."""
    rows, [(last,)], first = await db.read_together(
        [
            (
                (
                    "SELECT number, begun_at, ended_at, last_sequence FROM seasons "
                    "WHERE guild_id = ? ORDER BY number"
                ),
                (guild_id,),
            ),
            ("SELECT coalesce(max(sequence), 0) FROM match_results", ()),
            ("SELECT created_at FROM tables WHERE guild_id = ? ORDER BY number LIMIT 1", (guild_id,)),
        ]
    )
    opened = first[0][0] if first else None
    seasons = [(0, None, opened, 0), *rows]
    faults = []
    for (before, _, ended, sequence), (number, begun_at, ended_at, last_sequence) in pairwise(seasons):
        begun = ended_at if ended is None else min(ended, ended_at)
        checks = [
            ("number", number, before + 1),
            ("begun_at", begun_at, begun),
            ("last_sequence", last_sequence, min(max(last_sequence, sequence), last)),
        ]
        faults += [
            Fault(
                kind=FaultKind.SEASON,
                what=f"{name} of season {number}",
                stored=str(stored),
                due=str(due),
            )
            for name, stored, due in checks
            if stored != due
        ]
    return faults


async def not_rated_yet(db: Database, guild_id: int) -> list[Note]:
    """Return a note on the number of unrated matches of a guild.

    The bot rates them when it starts, and after every match.
    """
    [(pending,)] = await db.read(
        "SELECT count(*) FROM match_results m JOIN tables t ON t.table_id = m.table_id "
        "WHERE t.guild_id = ? AND m.sequence > (SELECT coalesce(max(sequence), 0) FROM rated)",
        (guild_id,),
    )
    return [Note(kind=NoteKind.NOT_RATED, count=pending)] if pending else []
