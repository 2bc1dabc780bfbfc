"""Audit of today's hand: what is stored of a day follows from its commitment and tables."""

import json
from collections.abc import Collection, Iterator
from sys import maxsize
from typing import Any, Final

from data.audit.report import Fault, FaultKind, format_value
from data.daily.days import DAY_MS, begins_at
from data.daily.hands import RESIGNED, UNFINISHED
from data.db.database import Database
from data.tables.deck_sources import day_source
from data.tables.venues import TODAY
from engine.proofs import commitment

_DEALS: Final = "SELECT day, commitment, sealed_at, begun_at, ended_at, secret FROM daily_deals ORDER BY day"
_ENTRIES: Final = (
    "SELECT e.day, e.member_id, e.table_id, e.opened_at, e.ended_at, e.ending, e.points, e.turns, "
    "t.guild_id, t.deck_source, t.veiled, t.created_at, t.ended_at, s.member_id, p.commitment, r.ending, "
    "(SELECT a.points FROM result_seats a WHERE a.table_id = e.table_id AND a.deal = 1 AND a.seat = 0) - "
    "(SELECT b.points FROM result_seats b WHERE b.table_id = e.table_id AND b.deal = 1 AND b.seat = 1), "
    "(SELECT count(*) FROM actions c WHERE c.table_id = e.table_id AND c.seat = 0 AND c.action IN "
    """('{"do":"DrawStock"}', '{"do":"TakeUpcard"}')) """
    "FROM daily_entries e LEFT JOIN tables t ON t.table_id = e.table_id "
    "LEFT JOIN seats s ON s.table_id = e.table_id AND s.seat = 0 "
    "LEFT JOIN proofs p ON p.table_id = e.table_id AND p.deal = 1 "
    "LEFT JOIN results r ON r.table_id = e.table_id AND r.deal = 1 ORDER BY e.day, e.table_id"
)
_WITHOUT: Final = (
    "SELECT table_id FROM tables WHERE guild_id = ? AND NOT EXISTS "
    "(SELECT 1 FROM daily_entries e WHERE e.table_id = tables.table_id) ORDER BY table_id"
)
_ANSWERS: Final = (
    "SELECT a.day, a.choice, p.choices FROM daily_answers a JOIN daily_puzzles p ON p.day = a.day "
    "ORDER BY a.day, a.answered_at"
)


async def audit_daily(db: Database) -> list[Fault]:
    """Check the days, who has played them, and the answers to the puzzles."""
    deals, entries, without, answers = await db.read_together(
        [(_DEALS, ()), (_ENTRIES, ()), (_WITHOUT, (TODAY,)), (_ANSWERS, ())]
    )
    committed = {row[0]: row for row in deals}
    opened = {day: {row[3] for row in entries if row[0] == day} for day in committed}
    in_play = {day for day, *_, ended in (row[:5] for row in entries) if ended is None}
    faults = [fault for row in deals for fault in _day(row, opened[row[0]])]
    for row in entries:
        if row[0] in committed:
            faults += _entry(row, committed[row[0]], in_play=row[0] in in_play)
        else:
            faults.append(_fault(f"the deal of day {row[0]}", None, "one with a commitment", row[2]))
    faults += [_fault("the entry", None, "that of a member", table_id) for (table_id,) in without]
    for day, choice, choices in answers:
        if choice not in range(_count(choices)):
            faults.append(_fault(f"an answer to the puzzle of day {day}", choice, "one of its choices"))
    return faults


def _fault(what: str, stored: object, due: object, table_id: str | None = None) -> Fault:
    return Fault(
        kind=FaultKind.DAILY,
        table_id=table_id,
        what=what if table_id is None else f"{what} at table {table_id}",
        stored=format_value(stored),
        due=format_value(due),
    )


def _day(row: tuple[Any, ...], opened: Collection[int]) -> Iterator[Fault]:
    """Check a day: its secret opens its commitment, which was stored before anybody opened it.

    ``opened``: when members have opened it.
    """
    day, committed, sealed_at, begun_at, _, secret = row
    if secret is not None and (due := _commitment(secret)) != committed:
        yield _fault(f"the commitment of day {day}", committed, due)
    if begun_at not in (opened or (None,)):
        yield _fault(f"when the hand of day {day} was opened first", begun_at, min(opened, default=None))
    elif begun_at is not None and not max(sealed_at, _begins_at(day)) <= begun_at:
        yield _fault(f"when the hand of day {day} was opened first", begun_at, "after its beginning")


def _count(choices: str) -> int:
    """Return the number of choices of a puzzle; 0 if they cannot be read."""
    try:
        return len(json.loads(choices))
    except (ValueError, TypeError):
        return 0


def _begins_at(day: str) -> int:
    try:
        return begins_at(day)
    except ValueError:  # it is no day
        return maxsize


def _commitment(secret: str) -> str:
    try:
        return commitment(bytes.fromhex(secret))
    except ValueError:
        return ""


def _entry(row: tuple[Any, ...], deal: tuple[Any, ...], *, in_play: bool) -> Iterator[Fault]:
    """Compare what a member has played with its table.

    ``in_play``: somebody plays the hand of the day.
    """
    day, member, table_id, opened, ended, ending, points, turns, guild, source, veiled, created = row[:12]
    table_ended, seated, promised, result, made, drawn = row[12:]
    _, committed, _, _, day_ended, _ = deal
    pairs = [
        ("the venue of today's hand", guild, TODAY),
        ("the source of the decks", source, day_source(day)),
        (f"the commitment of the deal of day {day}", promised, committed),
        ("the member who plays today's hand", member, seated),
        ("when today's hand was opened", opened, created),
        ("when today's hand ended", ended, table_ended),
        # Cards are shown a little after the last hand of a day has ended.
        ("whether its cards are hidden", bool(veiled), in_play or (bool(veiled) and day_ended is None)),
    ]
    if ended is None:
        made = drawn = due = None
    elif result is None:
        in_time = isinstance(ended, int) and ended < _begins_at(day) + DAY_MS
        due = RESIGNED if in_time else UNFINISHED
    else:
        due = result
    pairs += [
        ("the points of today's hand", points, made),
        ("the turns of today's hand", turns, drawn),
        ("the end of today's hand", ending, due),
    ]
    for what, stored, right in pairs:
        if stored != right:
            yield _fault(what, stored, right, table_id)
