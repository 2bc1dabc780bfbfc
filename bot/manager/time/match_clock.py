"""The match clock: each seat has one bank of time per match, which runs in its turns only.

Pure arithmetic in integer milliseconds UTC (docs/rules/rummy500.md 8.4; other games may use it too). A seat
whose bank runs out has lost; MatchRunner acts on it.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

CLOCKS: Final[dict[str, int]] = {
    "off": 0,
    "5m": 300_000,
    "10m": 600_000,
    "15m": 900_000,
    "30m": 1_800_000,
    "1h": 3_600_000,
    "1d": 86_400_000,
    "3d": 259_200_000,
    "7d": 604_800_000,
}
"""The banks a table may have, in milliseconds; 0: no clock."""
INCREMENTS: Final[dict[str, int]] = {
    "off": 0,
    "5s": 5_000,
    "10s": 10_000,
    "30s": 30_000,
    "1m": 60_000,
    "12h": 43_200_000,
    "1d": 86_400_000,
    "3d": 259_200_000,
}
"""What a bank may gain after each of its seat's turns, in milliseconds."""
WARNED_AT: Final = 10
"""A player is warned when this fraction of the bank (a tenth) is left."""
WARNED_LEAST: Final = 30_000
"""The warning leaves at least enough time for a move."""
WARNED_MOST: Final = 3_600_000
"""It comes at most an hour before the end: long enough to come to the table."""


class Terms(NamedTuple):
    """The settings of a table's clock: each seat's bank (0: no clock) and its increment, in ms."""

    bank: int = 0
    increment: int = 0

    @property
    def warning(self) -> int:
        """The time left at which a player is warned, in ms."""
        return min(max(self.bank // WARNED_AT, WARNED_LEAST), WARNED_MOST)


NO_CLOCK: Final = Terms()


@dataclass(frozen=True, slots=True)
class SeatTime:
    """A seat's time: what was left when it last stopped, and since when it runs (None: stopped).

    ``in_turn``: its turn is not over, though the time may be stopped, for example while others are asked.
    ``warned``: its player has been warned once that time is short.
    """

    left: int
    since: int | None = None
    in_turn: bool = False
    warned: bool = False

    def left_at(self, now: int) -> int:
        """Return the time left in ms, at least 0."""
        # After a restart, or with a clock set back, ``since`` can be in the future: no time is used then.
        return self.left if self.since is None else max(0, self.left - max(0, now - self.since))

    def stopped(self, now: int) -> "SeatTime":
        """Return the time stopped."""
        return replace(self, left=self.left_at(now), since=None)


@dataclass(frozen=True, slots=True)
class MatchClock:
    """The time of every seat; no seats: there is no clock, or the match has not begun."""

    terms: Terms = NO_CLOCK
    seats: tuple[SeatTime, ...] = ()

    def begun(self, seats: int) -> "MatchClock":
        """Return the clock at the start of a match: every bank is full, nothing runs."""
        return replace(self, seats=(SeatTime(self.terms.bank),) * seats if self.terms.bank else ())

    def turn(self, actors: Collection[int], now: int, *, automatic: Collection[int] = ()) -> "MatchClock":
        """Return the clock when it is these seats' turn (nobody's: the deal is over).

        Their time runs; that of all others stops, and a seat whose turn has ended gains the increment. The
        time of seats that the computer plays (``automatic``) is stopped and gains nothing.
        """
        return self._with(
            [self._at_turn(seat, seat in actors, now, seat in automatic) for seat in self._all()]
        )

    def stop(self, now: int) -> "MatchClock":
        """Return the clock with all time stopped in the middle of a turn."""
        return self._with([time.stopped(now) for time in self.seats])

    def later(self, by: int) -> "MatchClock":
        """Return the clock as if the running time had started ``by`` ms later."""
        return self._with(
            [time if time.since is None else replace(time, since=time.since + by) for time in self.seats]
        )

    def starting(self, at: int, now: int) -> "MatchClock":
        """Return the clock whose time that starts now starts at a later time instead."""
        return self._with([replace(time, since=at) if time.since == now else time for time in self.seats])

    def restarted(self, at: int, stopped_at: int, now: int) -> "MatchClock":
        """Return the clock whose running time was stopped at one time and runs again from another.

        Time that was to start after now has not run at all.
        """
        return self._with(
            [
                time
                if time.since is None
                else replace(time, left=time.left_at(min(now, max(stopped_at, time.since))), since=at)
                for time in self.seats
            ]
        )

    def warn(self, seats: Collection[int]) -> "MatchClock":
        """Return the clock after the players of these seats have been warned."""
        return self._with(
            [replace(time, warned=time.warned or seat in seats) for seat, time in enumerate(self.seats)]
        )

    def _at_turn(self, seat: int, acting: bool, now: int, automatic: bool) -> SeatTime:
        time = self.seats[seat]
        if acting and not automatic:
            return time if time.since is not None else replace(time, since=now, in_turn=True)
        stopped = time.stopped(now)
        gained = self.terms.increment if time.in_turn and stopped.left and not automatic else 0
        return replace(stopped, left=stopped.left + gained, in_turn=False)

    def _with(self, seats: list[SeatTime]) -> "MatchClock":
        return self if tuple(seats) == self.seats else replace(self, seats=tuple(seats))

    def _all(self) -> range:
        return range(len(self.seats))

    def left(self, seat: int, now: int) -> int:
        """Return what is left of a seat's bank, in ms."""
        return self.seats[seat].left_at(now)

    def flag(self, seat: int) -> int | None:
        """Return when a seat's bank runs out; None while it is stopped, and without a clock."""
        time = self.seats[seat] if self.seats else None
        return None if time is None or time.since is None else time.since + time.left

    @property
    def flag_at(self) -> int | None:
        """When the first of the running banks runs out."""
        return min((flag for seat in self._all() if (flag := self.flag(seat)) is not None), default=None)

    @property
    def due_at(self) -> int | None:
        """When the next warning is due or the next bank runs out."""
        moments = (
            flag if self.seats[seat].warned else flag - self.terms.warning
            for seat in self._all()
            if (flag := self.flag(seat)) is not None
        )
        return min(moments, default=None)

    def fallen(self, now: int) -> tuple[int, ...]:
        """Return the seats whose banks have just run out, the earliest first."""
        flags = [(flag, seat) for seat in self._all() if (flag := self.flag(seat)) is not None]
        return tuple(seat for flag, seat in sorted(flags) if flag <= now)

    def warned_of(self, seat: int) -> int | None:
        """Return when a seat's bank runs out, if it runs and its player has been warned."""
        return self.flag(seat) if self.seats and self.seats[seat].warned else None

    def lost(self, seat: int) -> bool:
        """Return whether a seat is stopped without time: it has lost by the clock."""
        return bool(self.seats) and self.seats[seat].since is None and not self.seats[seat].left

    def short(self, now: int) -> tuple[int, ...]:
        """Return the seats whose time is short and whose players have not been warned."""
        return tuple(
            seat
            for seat in self._all()
            if not self.seats[seat].warned
            and (flag := self.flag(seat)) is not None
            and flag - self.terms.warning <= now
        )
