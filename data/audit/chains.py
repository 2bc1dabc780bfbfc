"""Audit of the hash chains: what was played at every table and sealed for its guild.

Every link of a table's chain must match what is stored, the players must be those who took the seats, and
everything that has ended must match its seal.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from data.audit.report import Fault, FaultKind
from data.db.database import Database, Statement
from data.db.hash_chain import GENESIS, chain_hash
from data.erasure import FORMER_PLAYER
from data.fairness.guild_chain import (
    CONTENTS,
    ENDED,
    RATINGS,
    RESULT_SEATS,
    SEALED,
    SEALED_RESULTS,
    SUBJECTS,
    Head,
    SealKind,
    ratings_hash,
    results_hash,
    seal_hash,
    sealed_head,
)
from data.tables.participation import EVERY_MATCH
from data.tables.table_chain import (
    SEALED_SEAT_COLUMNS,
    STAKES_COLUMNS,
    START_COLUMNS,
    START_SEAT_COLUMNS,
    TOURNAMENT_COLUMNS,
    action_content,
    closing_content,
    deal_content,
    link,
    match_content,
    player_mark,
    resignation_content,
    result_content,
    stakes_values,
    start_content,
    table_seal,
    table_values,
)

Row = tuple[Any, ...]
_CHUNK: Final = 500  # rows per query: a few milliseconds


class SealAudit(NamedTuple):
    """The result of checking a guild's seals.

    ``head``: the last seal (None: there is none yet). ``earlier``: the number of tables that were played,
    or started, before there were seals; ``earlier_at``: when those were chained (ms UTC). ``faults``: what
    is wrong.

    ``later``: the number of tables that had ended before seals covered results, and were sealed again with
    them (the last one at ``later_at``). ``open``: those that no seal covers so yet. ``rated_again``: the
    matches whose rating changes differ from those of an earlier seal.
    """

    head: Head | None
    earlier: int
    earlier_at: int | None
    faults: list[Fault]
    later: int
    later_at: int | None
    open: int
    rated_again: int


async def audit_seals(db: Database, guild_id: int) -> SealAudit:
    """Check every seal of a guild; ``check_chain`` checks the tables."""
    head = await sealed_head(db, guild_id)
    faults = await _seals(db, guild_id, head)
    counted = await db.read_together([(sql, (guild_id,)) for sql in (_EARLIER, _LATER, _OPEN, _RATED_AGAIN)])
    [(earlier, earlier_at)], [(later, later_at)], [(unsealed,)], [(rated_again,)] = counted
    return SealAudit(head, earlier, earlier_at, faults, later, later_at, unsealed, rated_again)


_EARLIER: Final = "SELECT count(linked_at), max(linked_at) FROM tables WHERE guild_id = ?"
_LATER: Final = (
    "SELECT count(DISTINCT s.subject), max(s.at) FROM seals s WHERE s.guild_id = ? AND s.kind = 'table' "
    "AND s.results IS NOT NULL AND EXISTS (SELECT 1 FROM seals o WHERE o.guild_id = s.guild_id "
    "AND o.kind = s.kind AND o.subject = s.subject AND o.seq < s.seq AND o.content = s.content "
    "AND o.results IS NULL)"
)
_OPEN: Final = (
    "SELECT count(*) FROM tables t WHERE t.guild_id = ? AND t.head IS NOT NULL "
    "AND t.status IN ('over', 'closed') AND NOT EXISTS (SELECT 1 FROM seals s "
    "WHERE s.guild_id = t.guild_id AND s.kind = 'table' AND s.subject = t.table_id "
    "AND s.results IS NOT NULL)"
)
_RATED_AGAIN: Final = (
    "SELECT count(*) FROM (SELECT s.subject FROM seals s WHERE s.guild_id = ? AND s.ratings IS NOT NULL "
    "GROUP BY s.subject HAVING count(DISTINCT s.ratings) > 1) AS r"
)


class HeadHistory(NamedTuple):
    """What became of a head that somebody noted.

    ``guild_id``: the guild that has it now; ``at``: when it was sealed (ms UTC). If no guild has it (None),
    ``numbered`` are the guilds that have another seal of that number, and ``doubtful`` is what was sealed
    there since the last noted head that still exists: tables, "season 1", "freeze 7:2" (account and
    number).
    """

    head: Head
    guild_id: int | None
    at: int | None
    numbered: tuple[int, ...]
    doubtful: tuple[str, ...]


async def compare_heads(db: Database, heads: Sequence[Head]) -> list[HeadHistory]:
    """Search for noted heads among the seals.

    A head that exists covers everything before it, if an audit finds no fault there.
    """
    found: list[HeadHistory] = []
    for head in sorted(heads):
        rows = await db.read("SELECT guild_id, hash, at FROM seals WHERE seq = ?", (head.seq,))
        same = [(guild, at) for guild, own, at in rows if own.startswith(head.hash)]
        guild, at = same[0] if same else (None, None)
        numbered = () if same else tuple(sorted(row[0] for row in rows))
        doubtful: list[str] = []
        for known in found if not same else ():
            if known.guild_id in numbered:
                named = await db.read(
                    "SELECT kind, subject FROM seals WHERE guild_id = ? AND seq > ? AND seq <= ? "
                    "ORDER BY seq",
                    (known.guild_id, known.head.seq, head.seq),
                )
                doubtful = [
                    subject if kind in (SealKind.TABLE, SealKind.VOID) else f"{kind} {subject}"
                    for kind, subject in named
                ]
        found.append(HeadHistory(head, guild, at, numbered, tuple(dict.fromkeys(doubtful))))
    return found


# --- seals


async def _seals(db: Database, guild_id: int, head: Head | None) -> list[Fault]:
    # Seals are numbered from 1, and the chain is read from there.
    before = await db.read("SELECT seq FROM seals WHERE guild_id = ? AND seq < 1 ORDER BY seq", (guild_id,))
    faults = [Fault(kind=FaultKind.SEAL_CHANGED, seq=at) for (at,) in before]
    seq, previous = 0, GENESIS
    while head is not None and seq < head.seq:
        columns = ", ".join(f"s.{name}" for name in (*SEALED, *SEALED_RESULTS))
        rows = await db.read(
            f"SELECT {columns}, s.hash, t.hash FROM seals s LEFT JOIN transfers t "
            "ON t.guild_id = s.guild_id AND t.seq = s.transfers "
            "WHERE s.guild_id = ? AND s.seq > ? AND s.seq <= ? ORDER BY s.seq LIMIT ?",
            (guild_id, seq, head.seq, _CHUNK),
        )
        if not rows:
            break
        for *values, results, ratings, own, paid in rows:
            named = dict(zip(SEALED, values, strict=True))
            table = named["subject"] if named["kind"] in (SealKind.TABLE, SealKind.VOID) else None
            if named["seq"] != seq + 1:
                faults.append(Fault(kind=FaultKind.SEAL_MISSING, seq=seq + 1))
            elif named["previous"] != previous:
                faults.append(Fault(kind=FaultKind.SEAL_CHANGED, seq=named["seq"], table_id=table))
            seq, previous = named["seq"], own
            if seal_hash(values, results, ratings) != own or (results is None and ratings is not None):
                faults.append(Fault(kind=FaultKind.SEAL_CHANGED, seq=seq, table_id=table))
            if (paid or GENESIS) != named["books_head"] or (paid is None) != (named["transfers"] == 0):
                what = f"transfer {named['transfers']}, the last one before it,"
                faults.append(Fault(kind=FaultKind.SEALED, seq=seq, what=what))
    for kind in CONTENTS:
        faults += await _rows(db, guild_id, kind)
    gone = await db.read(
        "SELECT s.seq, s.subject FROM seals s WHERE s.guild_id = ? AND s.kind = 'table' AND NOT EXISTS "
        "(SELECT 1 FROM tables t WHERE t.table_id = s.subject AND t.guild_id = s.guild_id "
        "AND t.head IS NOT NULL) ORDER BY s.seq",
        (guild_id,),
    )
    what = "the whole table"
    faults += [Fault(kind=FaultKind.SEALED, seq=at, table_id=table, what=what) for at, table in gone]
    return faults


async def _rows(db: Database, guild_id: int, kind: SealKind) -> list[Fault]:
    """Compare the rows of seasons, freezes, voided tables and tournaments with their seals."""
    table, columns = CONTENTS[kind]
    names = ", ".join(f"y.{name}" for name in columns)
    which = f"y.guild_id = ? AND {ENDED.get(kind, '1 = 1')}"
    rows, seals = await db.read_together(
        [
            (f"SELECT {SUBJECTS[kind]}, {names} FROM {table} y WHERE {which}", (guild_id,)),
            (
                "SELECT subject, seq, content FROM seals WHERE guild_id = ? AND kind = ? ORDER BY seq",
                (guild_id, kind.value),
            ),
        ]
    )
    faults = []
    present = {subject: chain_hash(kind, *values) for subject, *values in rows}
    for subject, seq, content in seals:
        if present.pop(subject, None) != content:
            faults.append(Fault(kind=FaultKind.SEALED, seq=seq, what=f"{kind} {subject}"))
    faults += [Fault(kind=FaultKind.UNSEALED, what=f"{kind} {subject}") for subject in present]
    return faults


# --- a table


_TABLE: Final = (
    *START_COLUMNS,
    *TOURNAMENT_COLUMNS,
    "begun_hash",
    "head",
    "seal",
    "status",
    "deadline_at",
    "ended_at",
    "paused_for",
    "idle_ms",
    "veiled",
)
_SEATS: Final = (*START_SEAT_COLUMNS, *SEALED_SEAT_COLUMNS, "salt", "member_id", "name", "resigned_at")
_PLAYED: Final = (
    ("stakes", (*STAKES_COLUMNS, "rules"), ()),
    ("seats", _SEATS, ("seat",)),
    ("deals", ("deal", "dealer", "deck", "seed", "started_at", "hash"), ("deal",)),
    (
        "actions",
        ("deal", "ply", "seat", "action", "why", "interaction_id", "at", "hash"),
        ("deal", "ply"),
    ),
    ("resignations", ("seat", "deal", "ply", "why", "at", "hash"), ("deal", "ply", "at", "seat")),
    ("results", ("deal", "ending", "winner", "result", "at", "hash"), ("deal",)),
    ("result_seats", ("deal", "seat", "points", "chips", "team"), ("deal", "seat")),
    ("match_results", ("outcome", "at", "hash", "sequence"), ()),
    ("match_seats", ("seat", "score", "outcome", "team", "place", "margin"), ("seat",)),
    ("proofs", ("deal", "commitment", "secret", "shares", "root"), ("deal",)),
    ("transfers", ("hash", "reverses"), ("seq",)),
    ("entries", ("seq", "deal", "hash"), ("seq",)),
    ("rating_changes", RATINGS, ("seat",)),
)


def chain_queries(which: str, params: tuple[object, ...]) -> list[Statement]:
    """Return the queries for the tables ``t`` that meet a condition.

    ``check_chain`` takes their rows; the first column is always the table's id.
    """
    columns = ", ".join(f"t.{name}" for name in _TABLE)
    queries = [f"SELECT t.table_id, {columns} FROM tables t WHERE {which}"]
    for table, names, order in _PLAYED:
        columns = ", ".join(f"x.{name}" for name in names)
        ordered = ", ".join(f"x.{name}" for name in ("table_id", *order))
        queries.append(
            f"SELECT x.table_id, {columns} FROM {table} x "
            f"JOIN tables t ON t.table_id = x.table_id WHERE {which} ORDER BY {ordered}"
        )
    queries.append(
        "SELECT t.table_id, r.sequence FROM tables t JOIN match_results x ON x.table_id = t.table_id "
        f"JOIN rated r ON r.sequence = x.sequence WHERE {which}"
    )
    queries.append(
        "SELECT t.table_id, x.seq, x.content, x.sequence, x.results, x.ratings FROM tables t JOIN seals x "
        "ON x.guild_id = t.guild_id AND x.kind = 'table' AND x.subject = t.table_id "
        f"WHERE {which} ORDER BY t.table_id, x.seq"
    )
    return [(sql, params) for sql in queries]


def check_chain(table_id: str, rows: Sequence[Sequence[Row]]) -> list[Fault]:
    """Check everything stored of a table.

    ``rows``: the results of ``chain_queries`` without the table's id.
    """
    [table], stakes, seats, *played = rows
    *begun_with, begun_hash, head, seal, status, deadline_at, ended_at, paused_for, idle_ms, veiled = table
    deals, actions, resignations, results, result_seats, match, match_seats, proofs, *others, seals = played
    promised = {deal: committed for deal, committed, *_ in proofs}
    proved = {deal: (shares, root) for deal, _, _, shares, root in proofs if root is not None}
    chain = _LinkCheck(table_id)
    width = len(START_SEAT_COLUMNS)
    players = [row[:width] for row in seats]
    *stake, rules = stakes[0] if stakes else (*(0,) * len(STAKES_COLUMNS), EVERY_MATCH)
    begun = table_values(begun_with[: len(START_COLUMNS)], begun_with[len(START_COLUMNS) :])
    beginning = start_content(begun, stakes_values(stake, rules), players, *_of_deal(promised, 1))
    chain.add([Link("the beginning", beginning, begun_hash)])
    _play(chain, deals, actions, resignations, results, result_seats, promised, proved)
    sequence = None
    for outcome, at, own, sequence in match:  # noqa: B007 - there is one at most
        chain.add([Link("the result of the match", match_content(outcome, at, match_seats), own)])
    if status == "closed":
        chain.add([Link("the end", closing_content(ended_at), head)])
    elif status == "over" and not match:
        chain.note(FaultKind.PLAY_MISSING, "the result of the match")
    chain.finish(head)
    faults = chain.faults
    resigned = {seat for seat, *_ in resignations}
    for row in seats:
        faults += _player(table_id, row, resigned)
    standing = [row[width : width + len(SEALED_SEAT_COLUMNS)] for row in seats]
    why = {"paused_for": paused_for, "idle_ms": idle_ms}
    if head is not None and table_seal(head, status, deadline_at, standing, **why) != seal:
        faults.append(Fault(kind=FaultKind.STANDING, table_id=table_id))
    if veiled not in (0, 1):  # some would take it for hidden, others not
        faults.append(Fault(kind=FaultKind.UNFIT, what=f"tables.veiled (table_id {table_id})"))
    faults += _sealed(table_id, chain, seals, sequence, ended=status in ("over", "closed"))
    faults += _results_sealed(table_id, seals, match, seats, match_seats, *others)
    return faults


def is_chained_with_play(rows: Sequence[Sequence[Row]]) -> bool:
    """Return whether the links of a table were made during play, not later; rows as above."""
    named = dict(zip(_TABLE, rows[0][0], strict=True))
    return named["head"] is not None and named["linked_at"] is None


def _results_sealed(
    table_id: str,
    seals: Sequence[Row],
    match: Sequence[Row],
    seats: Sequence[Row],
    match_seats: Sequence[Row],
    transfers: Sequence[Row],
    entries: Sequence[Row],
    changes: Sequence[Row],
    is_rated: Sequence[Row],
) -> Iterator[Fault]:
    """Compare the results of a table with its seals; no rules of the game are needed."""
    sealed = [(seq, results, ratings) for seq, _, _, results, ratings in seals if results is not None]
    if not sealed:
        return
    scored = {row[0]: row[1:] for row in match_seats}
    nothing = (None,) * len(RESULT_SEATS)
    ended = [(sequence, outcome, at) for outcome, at, _, sequence in match]
    due = results_hash(
        table_id,
        ended[0] if ended else (),
        [(row[0], row[len(START_SEAT_COLUMNS) - 1], *scored.get(row[0], nothing)) for row in seats],
        [own for own, reverses in transfers if reverses is None],
        entries,
    )
    for seq, results, _ in sealed:
        if results != due:
            what = "its result, its payments or the position of its deals in the chain of deals"
            yield Fault(kind=FaultKind.SEALED, seq=seq, table_id=table_id, what=what)
    seq, _, rated = sealed[-1]
    if not is_rated and not changes:
        return  # not rated yet, or about to be rated again
    if rated != ratings_hash(changes):
        what = "the record of its rating changes"
        if rated is None:
            yield Fault(kind=FaultKind.UNSEALED, table_id=table_id, what=what)
        else:
            yield Fault(kind=FaultKind.SEALED, seq=seq, table_id=table_id, what=what)


def _sealed(
    table_id: str, chain: "_LinkCheck", seals: Sequence[Row], sequence: int | None, *, ended: bool
) -> Iterator[Fault]:
    """Check that each seal has a link's hash, and that an ended table's last link is sealed."""
    for seq, content, order, *_ in seals:
        if content not in chain.hashes:
            yield Fault(kind=FaultKind.SEALED, seq=seq, table_id=table_id, what="the play")
        elif order is not None and order != sequence:
            yield Fault(kind=FaultKind.SEALED, seq=seq, table_id=table_id, what="the number of its result")
    if ended and not any(content == chain.last and order == sequence for _, content, order, *_ in seals):
        yield Fault(kind=FaultKind.UNSEALED, table_id=table_id, what="the match")


def _player(table_id: str, row: Row, resigned: set[int]) -> Iterator[Fault]:
    """Check that a seat's player is the one who took it or was erased, and its resignation."""
    seat, kind, level, _, mark = row[: len(START_SEAT_COLUMNS)]
    salt, member_id, name, resigned_at = row[-4:]
    if kind == "computer":
        fits = salt is None and mark == player_mark(None, level, name)
    elif salt is not None:
        fits = mark == player_mark(salt, member_id, name)
    else:
        fits = mark is not None and isinstance(member_id, int) and member_id < 0 and name == FORMER_PLAYER
    if not fits:
        yield Fault(kind=FaultKind.PLAYER, table_id=table_id, what=f"seat {seat}")
    if (resigned_at is not None) != (seat in resigned):
        wrong = FaultKind.PLAY_INSERTED if resigned_at is None else FaultKind.PLAY_MISSING
        yield Fault(kind=wrong, table_id=table_id, what=f"the resignation of seat {seat}")


def _play(
    chain: "_LinkCheck",
    deals: Sequence[Row],
    actions: Sequence[Row],
    resignations: Sequence[Row],
    results: Sequence[Row],
    result_seats: Sequence[Row],
    promised: Mapping[int, str],
    proved: Mapping[int, Row],
) -> None:
    """Add the links of the deals in order; ``promised`` and ``proved`` are their proofs."""
    done: defaultdict[int, list[Row]] = defaultdict(list)
    for row in actions:
        done[row[0]].append(row)
    left: defaultdict[int, list[Row]] = defaultdict(list)
    for row in resignations:
        left[row[1]].append(row)
    scored: defaultdict[int, list[Row]] = defaultdict(list)
    for deal, *seat in result_seats:
        scored[deal].append(tuple(seat))
    ended = {row[0]: row for row in results}
    dealt = {row[0]: row for row in deals}
    numbers = sorted({*dealt, *done, *ended})
    expected = min([1, *numbers])
    for number in numbers:
        where = f"deal {number}"
        if number > expected:
            chain.gap(f"deal {expected}")
        expected = number + 1
        if number not in dealt:
            chain.gap(where)
        else:
            *values, own = dealt[number]
            chain.add([Link(where, deal_content(*values, *proved.get(number, ())), own)])
        gone = left.pop(number, [])
        due = 0
        for *values, own in done[number]:
            ply = values[1]
            chain.add(_resigned(gone, ply))
            if ply != due:
                chain.gap(f"{where}, ply {due}")
            chain.add([Link(f"{where}, ply {ply}", action_content(*values), own)])
            due = ply + 1
        if number in ended:
            _, ending, winner, result, at, own = ended[number]
            promise = _of_deal(promised, number + 1)
            content = result_content(number, ending, winner, result, at, scored[number], *promise)
            chain.add([Link(f"the result of {where}", content, own)])
        elif number != numbers[-1]:
            chain.gap(f"the result of {where}")
        chain.add(_resigned(gone, None))
    for number in sorted(left):
        chain.add(_resigned(left[number], None))


def _of_deal(promised: Mapping[int, str], deal: int) -> Sequence[str]:
    return [promised[deal]] if deal in promised else []


def _resigned(gone: list[Row], until: int | None) -> list["Link"]:
    """Remove and return the resignations up to a ply; None: all."""
    found = []
    while gone and (until is None or gone[0][2] <= until):
        *values, own = gone.pop(0)
        seat, deal, ply = values[:3]
        what = f"the resignation of seat {seat} (deal {deal}, ply {ply})"
        found.append(Link(what, resignation_content(*values), own))
    return found


class Link(NamedTuple):
    """A stored link: its name, its content, its hash."""

    what: str
    content: str
    hash: str | None


class _LinkCheck:
    """Checks the links of a table, one after the other."""

    def __init__(self, table_id: str) -> None:
        self.faults: list[Fault] = []
        self.hashes: set[str] = set()
        self.last = GENESIS
        """The stored hash of the last link."""
        self._table = table_id
        self._before = {GENESIS}
        """Hashes allowed before the next link: the last one as stored, and as recomputed."""
        self._doubted: tuple[int, set[str]] | None = None
        """A fault of the last link, and the hashes allowed before it.

        If the next link follows one of those, the last one was inserted.
        """
        self._whole = True

    def note(self, kind: FaultKind, what: str) -> None:
        """Record a fault of a link."""
        self.faults.append(Fault(kind=kind, table_id=self._table, what=what))

    def gap(self, what: str) -> None:
        """Record a missing link; the next one is then accepted after any other."""
        self.note(FaultKind.PLAY_MISSING, what)
        self._whole = False

    def add(self, links: list[Link]) -> None:
        """Check the next links; several of one time are sorted by which follows which."""
        while links:
            following = (each for each in links if self._follows(each, self._before))
            each = next(following, links[0])
            links.remove(each)
            self._add(each)

    def _follows(self, each: Link, before: set[str]) -> bool:
        return any(link(previous, each.content) == each.hash for previous in before)

    def _add(self, each: Link) -> None:
        before, doubted = self._before, self._doubted
        self._doubted = None
        own = each.hash or ""
        if self._whole and not self._follows(each, before):
            if doubted is not None and self._follows(each, doubted[1]):
                at = doubted[0]
                put_in = self.faults[at].what
                self.faults[at] = Fault(kind=FaultKind.PLAY_INSERTED, table_id=self._table, what=put_in)
            else:
                self._doubted = len(self.faults), before
                self.note(FaultKind.PLAY_CHANGED, each.what)
        self._before = {own, link(self.last, each.content)}
        self._whole = True
        self.last = own
        self.hashes.add(own)

    def finish(self, head: str | None) -> None:
        """Compare with the head of the table."""
        if head is None or (head != self.last and not self.faults):
            inserted = head in self.hashes
            self.note(FaultKind.PLAY_INSERTED if inserted else FaultKind.PLAY_MISSING, "the last link")
