"""Leave at slow tables: while a member who is to act is on leave, the time of that turn stands.

The end of a leave is known when it begins, so the time does not have to be stopped: the deadline is moved to
where it will be after the leave (``State.held_until``), and a clock starts to run at its end. If the leave
changes, ``hold`` computes both again from what is left of the turn.
"""

from collections.abc import Collection, Iterator, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import State, Status, Table
from bot.manager.time.zones import in_zone, starts_at
from data.db.database import Database
from data.inbox import leaves
from data.inbox.leaves import Leave
from data.tables.venues import Venue

SLOW_MS: Final = 12 * 3_600_000
"""A table is slow if a turn may take this long."""
SLOW_BANK_MS: Final = 86_400_000
"""A table with a match clock is slow if each player has this much time."""
LEAVE_DAYS: Final = 30
"""The days of leave that a member has in a year."""


class Period(NamedTuple):
    """A leave as it counts at a table, in ms UTC."""

    starts_at: int
    ends_at: int


def is_slow(table: Table, state: State | None = None) -> bool:
    """Return whether leave counts at a table: not in a tournament, nor where a turn is short."""
    now = table if state is None else state
    if table.tournament is not None or table.venue is Venue.TODAY:
        return False
    bank = now.clock.terms.bank
    return (now.turn_ms == 0 or now.turn_ms >= SLOW_MS) and (bank == 0 or bank >= SLOW_BANK_MS)


def days_of(leave: Leave, until: int | None = None) -> Iterator[date]:
    """Yield the days of a leave in its time zone; the first and the last may be parts of days.

    ``until``: count it as if it ended then, in ms UTC.
    """
    ends_at = leave.ends_at if until is None else min(leave.ends_at, until)
    day = in_zone(leave.starts_at, leave.zone).date()
    last = in_zone(max(leave.starts_at, ends_at - 1), leave.zone).date()
    while day <= last:
        yield day
        day += timedelta(days=1)


def days_used(taken: Collection[Leave], year: int) -> int:
    """Return how many days of a year are leave; a day on which two leaves meet counts once."""
    return len({day for leave in taken for day in days_of(leave) if day.year == year})


def goes_on(leave: Leave, now: int) -> bool:
    """Return whether a leave has not ended.

    It may begin later than now, if the clock was set back.
    """
    return leave.ends_at > max(now, leave.starts_at)


def present_leave(taken: Sequence[Leave], now: int) -> Leave | None:
    """Return the leave of a member that has not ended; None: there is none."""
    return taken[-1] if taken and goes_on(taken[-1], now) else None


def period_of(taken: Sequence[Leave], days: int, now: int) -> Period | None:
    """Return the leave of a member that counts now, where ``days`` a year count; None: none does.

    It ends at the end of the last day that counts.
    """
    leave = present_leave(taken, now)
    if leave is None:
        return None
    counted = {day for each in taken[:-1] for day in days_of(each)}
    for day in days_of(leave):
        counted.add(day)
        if sum(each.year == day.year for each in counted) > days:
            ends_at = starts_at(f"{day.isoformat()}T00:00", leave.zone)
            return Period(leave.starts_at, ends_at) if ends_at > now else None
    return Period(leave.starts_at, leave.ends_at)


async def read_leave(
    db: Database, members: Preferences, table: Table, now: int, state: State | None = None
) -> None:
    """Read who of a table is on leave. Raises StorageError.

    ``state``: who sits there, if that is not stored yet.
    """
    players = (table if state is None else state).players
    people = [player.member for player in players if player.member is not None]
    days = (await members.guild(table.guild)).leave_days
    taken = await leaves.load(db, people) if is_slow(table) else {}
    periods = {member: period_of(each, days, now) for member, each in taken.items()}
    table.leaves = {member: period for member, period in periods.items() if period is not None}


def leave_of_actors(table: Table, state: State, now: int) -> Period | None:
    """Return the leave for which a state waits: the longest of those who are to act."""
    if state.status is not Status.PLAYING or state.asking or not is_slow(table, state):
        return None
    found = [
        period
        for seat in state.actors
        if not state.players[seat].automatic
        and (period := table.leaves.get(state.players[seat].member or 0)) is not None
        and period.ends_at > now
    ]
    return max(found, key=lambda period: period.ends_at, default=None)


def on_leave(table: Table, seat: int, now: int) -> int | None:
    """Return until when the member of a seat is on leave, in ms UTC; None: they are not."""
    period = table.leaves.get(table.players[seat].member or 0)
    return period.ends_at if period is not None and period.ends_at > now else None


def hold(table: Table, now: int) -> State | None:
    """Return the state of a table whose times follow the leave of those who are to act.

    None: they do. What was left of the turn when the leave began is left at its end.
    """
    if table.status is not Status.PLAYING or not table.actors or table.asking or not is_slow(table):
        return None
    period = leave_of_actors(table, table, now)
    held = table.held_until if table.held_until is not None and table.held_until > now else None
    if held == (None if period is None else period.ends_at):
        return None
    runs_at = now if period is None else period.ends_at
    stopped_at = now if period is None or held is not None else min(now, period.starts_at)
    deadline = table.deadline
    if deadline is not None and not table.nobody_there:
        left = deadline - (held or stopped_at)
        deadline = runs_at + min(left, table.turn_ms or table.idle_after)
    clock = table.clock.restarted(runs_at, stopped_at, now)
    return table.next(deadline=deadline, clock=clock, held_until=None if period is None else runs_at)
