"""The audit's verdict on a change: whether it finds it and names the place and the kind."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from data.audit import Batch, Examined, Fault, FaultKind, ReplayRunner, audit_all, audit_guild, examine
from data.db.errors import Conflict
from tests.data.mutations.changes import A_WORD, KEYS, Change, changes
from tests.data.mutations.held import Held, Row
from tests.data.mutations.spared import spared


class Found(NamedTuple):
    """A fault and its guild."""

    guild: int
    fault: Fault

    def __str__(self) -> str:
        return f"Server {self.guild}: {self.fault}"


class _Remembering:
    """Replays a table only if one of its rows has changed: tables are examined one by one."""

    def __init__(self) -> None:
        self._known: dict[Any, Examined] = {}

    def forget(self) -> None:
        self._known.clear()

    async def examine(self, piece: Batch) -> Examined:
        """Examine the tables of a batch as the audit does."""
        tables: dict[str, list[list[Any]]] = {row[0]: [[] for _ in piece] for row in piece[0]}
        for place, rows in enumerate(piece):
            for row in rows:
                tables[row[0]][place].append(row)
        found = []
        for stored in tables.values():
            key = tuple(map(tuple, stored))
            if key not in self._known:
                self._known[key] = examine(stored)
            found.append(self._known[key])
        return Examined(
            sum(each.tables for each in found),
            sum(each.moves for each in found),
            *(tuple(chain.from_iterable(parts)) for parts in zip(*(each[2:] for each in found), strict=True)),
        )


def remembering() -> ReplayRunner:
    """Return a runner that caches its results, for audits by the same rules."""
    return ReplayRunner(_Remembering().examine)


REMEMBERED: Final = _Remembering()
"""The results of audits by the rules as they are, for all tests of a process."""
_HANDS: Final = ReplayRunner(REMEMBERED.examine)


async def audited(held: Held, guild: int | None = None, *, hands: ReplayRunner = _HANDS) -> list[Found]:
    """Return all faults of a guild, or of all guilds."""
    if guild is None:
        reports = await audit_all(held, runner=hands)
    else:
        reports = [await audit_guild(held, guild, runner=hands)]
    return [Found(report.guild_id, fault) for report in reports for fault in report.faults]


@dataclass(slots=True)
class Tried:
    """The verdicts on the changes of one database table.

    ``found`` counts changes by the kind of the first fault that names the place; ``refused`` are changes
    that the database refuses. ``wrong`` describes unexpected verdicts.
    """

    found: Counter[str] = field(default_factory=Counter)
    spared: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    wrong: list[str] = field(default_factory=list)


async def try_table(
    held: Held, table: str, chance: Random, *, rows: int | None, hands: ReplayRunner = _HANDS
) -> Tried:
    """Audit after every change of a table, one by one."""
    tried = Tried()
    for change in changes(held, table, chance, rows=rows):
        await try_change(held, change, tried, hands=hands)
    return tried


async def try_change(held: Held, change: Change, tried: Tried, *, hands: ReplayRunner = _HANDS) -> None:
    """Audit after a change, and add the verdict to ``tried``."""
    try:
        found, named = await _audited_with(held, change, hands)
    except Conflict:
        tried.refused += 1
        return
    reason = spared(held, change)
    if reason is not None and change.way == A_WORD:
        return  # found even where it keeps the audit from reading on
    if reason is None and named:
        tried.found[named[0].fault.kind] += 1
    elif reason is None:
        tried.wrong.append(f"{change} is {f'not named: {found[0]}' if found else 'not found'}")
    elif found:
        tried.wrong.append(f"{change} is spared ({reason.reason}), and found: {found[0]}")
    else:
        tried.spared[reason.reason] += 1


async def _audited_with(held: Held, change: Change, hands: ReplayRunner) -> tuple[list[Found], list[Found]]:
    """Return the faults found after a change, and those of them that name its place and kind."""
    touched, guild = {row["rowid"] for row in change.rows}, _server(held, change)
    with held.changed(change.unit):
        now = [row for row in held.table(change.table) if row["rowid"] in touched]
        found = await audited(held, guild, hands=hands)
    rows = (*change.rows, *now, *([change.put_in] if change.put_in is not None else []))
    named = naming(found, (name for row in rows for name in _names(held, change.table, row)))
    return found, [each for each in named if each.fault.kind in FITTING.get(change.table, ())]


def _server(held: Held, change: Change) -> int | None:
    """Return the guild that contains the whole change; None for several or an unknown one."""
    if change.put_in is not None or change.what in ("guild_id", "table_id"):
        return None
    of_table = dict(held.rows("SELECT table_id, guild_id FROM tables"))
    guilds = {row.get("guild_id", of_table.get(row.get("table_id"))) for row in change.rows}
    return guilds.pop() if len(guilds) == 1 else None


def naming(found: Iterable[Found], names: Iterable[str]) -> list[Found]:
    """Return the faults that contain one of these names."""
    words = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in {*names}), re.IGNORECASE)
    return [each for each in found if words.search(str(each))]


_OF_PLAY = frozenset(
    {
        *(FaultKind.PLAY_CHANGED, FaultKind.PLAY_MISSING, FaultKind.PLAY_INSERTED, FaultKind.PLAYER),
        *(FaultKind.STANDING, FaultKind.PLAYED, FaultKind.LOST, FaultKind.BEYOND, FaultKind.REPLAY),
        *(FaultKind.SEALED, FaultKind.UNFIT),
    }
)
_OF_BOOKS = frozenset(
    {
        *(FaultKind.SUM, FaultKind.BALANCE, FaultKind.CHANGED, FaultKind.MISSING, FaultKind.INSERTED),
        *(FaultKind.RUNNING, FaultKind.NOT_BOOKED, FaultKind.NOT_PLAYED, FaultKind.DIFFERENT),
        *(FaultKind.REVERSAL, FaultKind.FREEZE, FaultKind.NOT_DUE, FaultKind.UNFIT),
    }
)
_OF_SEALS = frozenset(
    {
        *(FaultKind.SEAL_CHANGED, FaultKind.SEAL_MISSING, FaultKind.SEALED, FaultKind.UNSEALED),
        FaultKind.UNFIT,
    }
)
_OF_TOURNAMENTS = frozenset(
    {
        *(FaultKind.EVENT_CHANGED, FaultKind.EVENT_MISSING, FaultKind.EVENT_REFUSED, FaultKind.ENTRANT),
        *(FaultKind.PLAYED, FaultKind.LOST, FaultKind.BEYOND, FaultKind.NOT_BOOKED, FaultKind.DIFFERENT),
        *(FaultKind.SEALED, FaultKind.UNSEALED, FaultKind.UNFIT),
    }
)
_OF_PROOFS = frozenset({FaultKind.PROOF, FaultKind.ENTRY})
FITTING = {
    **dict.fromkeys(
        (
            *("tables", "seats", "deals", "actions", "resignations", "results", "result_seats"),
            *("match_results", "match_seats", "stakes"),
        ),
        _OF_PLAY | _OF_PROOFS | {FaultKind.DAILY},
    ),
    "proofs": _OF_PLAY | _OF_PROOFS,
    "entries": _OF_PROOFS | {FaultKind.LOST, FaultKind.BEYOND, FaultKind.UNFIT},
    **dict.fromkeys(("books", "transfers"), _OF_BOOKS),
    # Play also tells whose account it is.
    "accounts": _OF_BOOKS | {FaultKind.LOST, FaultKind.REPLAY},
    "freezes": _OF_BOOKS | _OF_SEALS,
    "voids": _OF_BOOKS | _OF_SEALS | {FaultKind.LOST, FaultKind.PLAYED},
    "seals": _OF_SEALS,
    **dict.fromkeys(("tournaments", "entrants", "tournament_events"), _OF_TOURNAMENTS),
    **dict.fromkeys(("daily_deals", "daily_entries"), frozenset({FaultKind.DAILY, FaultKind.UNFIT})),
    "seasons": _OF_SEALS | {FaultKind.SEASON},
    **dict.fromkeys(("scores", "tallies"), frozenset({FaultKind.SCORE, FaultKind.UNFIT})),
    **dict.fromkeys(
        ("rated", "rating_changes", "computer_ratings", "boards"),
        frozenset({FaultKind.RANKING, FaultKind.LOST, FaultKind.BEYOND, FaultKind.UNFIT}),
    ),
}
"""The kinds of fault that a change of each database table may cause."""
_NUMBERED = {
    "transfers": ("seq", "transfer"),
    "accounts": ("account", "account"),
    "freezes": ("account", "account"),
    "seasons": ("number", "season"),
    "seals": ("seq", "seal"),
    "rated": ("sequence", "match"),
    "entries": ("seq", "entry"),
}
"""How a fault names a row that belongs to no table and no member, and the column it uses."""


def _names(held: Held, table: str, row: Row) -> Iterator[str]:
    """Yield the names by which a fault may refer to a row of a database table."""
    yield ", ".join(f"{name} {row[name]}" for name in KEYS[table])  # for rows without a number
    if row.get("table_id") is not None:
        yield str(row["table_id"])
    if row.get("tournament_id") is not None:
        yield str(row["tournament_id"])
    if table in _NUMBERED:
        column, word = _NUMBERED[table]
        yield f"{word} {row[column]}"
    if row.get("member_id") is not None:
        yield f"member {row['member_id']}"
    if table == "seals":
        yield str(row["subject"]) if row["kind"] in ("table", "void") else f"{row['kind']} {row['subject']}"
    if table == "accounts":
        for seq, table_id in held.rows(
            "SELECT seq, table_id FROM transfers WHERE guild_id = ? AND ? IN (debit, credit)",
            (row["guild_id"], row["account"]),
        ):
            yield f"transfer {seq}"
            if table_id is not None:
                yield table_id
    if table == "freezes":
        yield f"freeze {row['account']}:{row['number']}"
    if table == "books":
        yield f"server {row['guild_id']}"
