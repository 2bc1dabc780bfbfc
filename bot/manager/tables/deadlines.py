"""The times of a table: its deadline, its match clock, and when the scheduler checks it next."""

from typing import Final

from bot.manager.tables.leave import leave_of_actors
from bot.manager.tables.table import PlayerKind, State, Status, Table
from bot.manager.time.match_clock import MatchClock
from data.db.database import Statement
from data.tables import tables
from data.tables.venues import FRIENDS

LOBBY_MS: Final = 3_600_000
"""A lobby that has not begun within an hour is closed."""
FRIENDS_MS: Final = 86_400_000
"""Friends answer a challenge within a day: so long last their lobbies, and seats kept for them."""
BETWEEN_MS: Final = 60_000
"""The next deal begins by itself after this time."""
KEPT_MS: Final = 5 * 60_000
"""A seat is kept for an invited member for this time."""
ASLEEP_MS: Final = 86_400_000
"""A match with no person present is closed after a day."""
PAUSED_MS: Final = 60_000
"""A paused table is tried again after this time at the latest."""
JUST_PAUSED_MS: Final = 5_000
"""A match is first tried again this long after it was paused: some refusals pass at once."""
GONE_MS: Final = 86_400_000
"""A match whose channel is gone ends without a result after a day."""
OUT_OF_REACH_MS: Final = 7 * 86_400_000
"""A match paused for anything else ends after a week: permissions and the bot can be restored."""
MOVING_MS: Final = 5_000
"""When a computer or an order is to move, the table is checked after this time.

The process may have died.
"""


def lobby_ms(guild: int) -> int:
    """Return how long a lobby of a guild, or of what is in place of one, waits for its match."""
    return FRIENDS_MS if guild == FRIENDS else LOBBY_MS


def kept_ms(guild: int) -> int:
    """Return how long a seat is kept there for an invited member."""
    return FRIENDS_MS if guild == FRIENDS else KEPT_MS


def apply_times(
    table: Table, old: State, new: State, now: int, *, turn_goes_on: bool
) -> tuple[State, list[Statement]]:
    """Return ``new`` with its times after ``old``, and the statements that store its clocks.

    ``turn_goes_on``: the deadline stays as long as the same seats are to act; otherwise it starts again.
    """
    if new.status is Status.PAUSED and new.outcome is None:  # its time is stopped, and its deadline stays
        return new, []
    ends, held, clock = _deadline(table, old, new, now, turn_goes_on=turn_goes_on), None, _clock(new, now)
    if _goes_on(table, old, new, turn_goes_on=turn_goes_on):
        held = None if new.nobody_there else old.held_until
    elif (leave := leave_of_actors(table, new, now)) is not None:
        held, ends = leave.ends_at, ends and ends + leave.ends_at - now
        clock = clock.starting(held, now)
    timed = new.next(deadline=ends, clock=clock, held_until=held)
    return timed, store_clocks(table.id, old, timed)


def store_clocks(table_id: str, old: State, new: State) -> list[Statement]:
    """Return the statements that store a state's match clock where it differs from the one before.

    The deadline is stored with every unit (``data.tables.tables.fence``).
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
    """Return when the scheduler must next check a table in this state, in ms UTC; None: never."""
    if state.status is Status.PAUSED:
        if state.deadline is None:
            return now + PAUSED_MS
        paused = now - (state.deadline - OUT_OF_REACH_MS)  # for how long, if it is a match
        return min(now + min(max(paused, JUST_PAUSED_MS), PAUSED_MS), state.deadline)
    if state.status not in (Status.LOBBY, Status.PLAYING):
        return None
    moments = [state.deadline, state.clock.due_at]
    if not state.nobody_there and any(
        state.players[seat].automatic or state.order_due(seat) for seat in state.actors
    ):
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
    if old.deadline is not None and _goes_on(table, old, new, turn_goes_on=turn_goes_on):
        return old.deadline
    return now + (table.asking_ms if new.asking else table.turn_ms if new.actors else BETWEEN_MS)


def _goes_on(table: Table, old: State, new: State, *, turn_goes_on: bool) -> bool:
    """Return whether the time of the turn goes on; without a limit, every move starts it again."""
    timed = bool(table.turn_ms or new.clock.terms.bank or new.asking)
    return turn_goes_on and timed and new.actors == old.actors and not old.nobody_there


def _clock(new: State, now: int) -> MatchClock:
    """Return the match clock after a change.

    It runs for the people whose turn it is, from the end of another's turn or deal to the end of their own
    (docs/rules/rummy500.md 8.4). It is stopped between deals, while seats are only asked, and for the seats
    that the computer plays, which moves at once. If all of several people are away, the computer plays for
    none of them and their time runs: going away together, or while another is away, does not stop it.
    """
    if new.match is None or new.deal is None or new.outcome is not None:
        return new.clock.turn((), now)
    if new.asking:
        return new.clock.stop(now)
    here = {seat for seat, player in enumerate(new.players) if player.kind is PlayerKind.PERSON}
    here -= new.match.resigned
    asleep = len(here) > 1 and all(new.players[seat].away for seat in here)
    automatic = [
        seat for seat, player in enumerate(new.players) if player.automatic and not (asleep and seat in here)
    ]
    return new.clock.turn(new.actors, now, automatic=automatic)
