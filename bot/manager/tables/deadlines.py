"""When the next moment of a table ends, whose match clock runs, and when the table is to be looked at, after
whatever has changed.
"""

from typing import Final

from bot.manager.tables.table import PlayerKind, State, Status, Table
from bot.manager.time.match_clock import MatchClock
from data.db.database import Statement
from data.tables import tables

LOBBY_MS: Final = 3_600_000
"""A lobby that has not begun after an hour is closed."""
BETWEEN_MS: Final = 60_000
"""The next deal begins by itself after this time."""
KEPT_MS: Final = 5 * 60_000
"""So long a seat is kept for whoever was asked to play."""
ASLEEP_MS: Final = 86_400_000
"""A match at which no person is left awake is closed after a day."""
PAUSED_MS: Final = 60_000
"""A table that was paused is tried again after this time."""
GONE_MS: Final = 86_400_000
"""A match whose channel is gone ends without a result after a day."""
OUT_OF_REACH_MS: Final = 7 * 86_400_000
"""One that is paused for anything else does after a week: permissions can be given, the bot invited again."""
MOVING_MS: Final = 5_000
"""Where the house is to move, it is looked whether it has after this time: whoever was to make the move may
have ended with the program."""


def timed(
    table: Table, old: State, new: State, now: int, *, turn_goes_on: bool
) -> tuple[State, list[Statement]]:
    """Return the state that follows ``old`` with its times, and what stores those that have changed.

    ``turn_goes_on``: the time of those who are to act goes on as it was as long as they are the same; else
    it begins anew.
    """
    if (
        new.status is Status.PAUSED and new.outcome is None
    ):  # its time stands still, and it ends as it would have
        return new, []
    ends = _deadline(table, old, new, now, turn_goes_on=turn_goes_on)
    timed = new.next(deadline=ends, clock=_clock(new, now))
    return timed, times(table.id, old, timed)


def times(table_id: str, old: State, new: State) -> list[Statement]:
    """Return what stores the match clock of a state where it differs from the one before; the deadline is
    stored with every unit (``data.tables.tables.fence``).
    """
    unit: list[Statement] = []
    before = old.clock.seats
    for seat, time in enumerate(new.clock.seats):
        if seat >= len(before) or time != before[seat]:
            unit += tables.set_clock(
                table_id,
                seat,
                left_ms=time.left,
                running_since=time.since,
                in_turn=time.in_turn,
                warned=time.warned,
            )
    return unit


def due_at(state: State, now: int) -> int | None:
    """Return when a table in this state is to be looked at, in ms UTC: something happens there by itself, or
    it is looked whether it has; None: never.
    """
    if state.status is Status.PAUSED:
        return now + PAUSED_MS if state.deadline is None else min(now + PAUSED_MS, state.deadline)
    if state.status not in (Status.LOBBY, Status.PLAYING):
        return None
    moments = [state.deadline, state.clock.due_at]
    if not state.nobody_there and any(state.players[seat].automatic for seat in state.actors):
        moments.append(now + MOVING_MS)
    return min((at for at in moments if at is not None), default=None)


def _deadline(table: Table, old: State, new: State, now: int, *, turn_goes_on: bool) -> int | None:
    if new.match is None or new.outcome is not None:
        return None
    if new.nobody_there:
        return now + ASLEEP_MS
    if new.actors and all(new.players[seat].automatic for seat in new.actors):
        return None
    if new.asking and old.asking and old.deadline is not None:
        return old.deadline
    if new.actors and not table.turn_ms and not new.asking:
        return None if new.clock.terms.bank else now + new.idle_after
    if turn_goes_on and new.actors == old.actors and old.deadline is not None and not old.nobody_there:
        return old.deadline
    return now + (table.asking_ms if new.asking else table.turn_ms if new.actors else BETWEEN_MS)


def _clock(new: State, now: int) -> MatchClock:
    """Return the match clock after a change.

    It runs for the people whose turn it is, from the end of another's turn or the deal to the end of their
    own (rummy500.md 8.4); it stands between deals, while seats are only asked, and for the seats that the
    house plays, which moves at once. When the last of several people goes away, the house plays for none of
    them, and their time goes on: it cannot be stopped by going away together, or while another is away.
    """
    if new.match is None or new.deal is None or new.outcome is not None:
        return new.clock.turn((), now)
    if new.asking:
        return new.clock.stop(now)
    here = {seat for seat, player in enumerate(new.players) if player.kind is PlayerKind.PERSON}
    here -= new.match.resigned
    asleep = len(here) > 1 and all(new.players[seat].away for seat in here)
    house = [
        seat for seat, player in enumerate(new.players) if player.automatic and not (asleep and seat in here)
    ]
    return new.clock.turn(new.actors, now, house=house)
