"""What a format does: how it pairs entrants, when its play is over, and how it ranks them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.tournaments.events import Event, RoundBegan
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Pairing, Tournament

Draw = Callable[[int], int]
"""Draws a number from 0 to its argument - 1."""


@dataclass(frozen=True, slots=True)
class Tiebreak:
    """A number that separates entrants with equal points; more is better.

    ``unit``: what one point is in it. Four means that it is counted in quarters.
    """

    name: str
    unit: int = 1


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of an entrant.

    ``place`` counts from 1; entrants that nothing separates share one. ``points``: in parts of
    ``Schedule.unit``. ``tiebreaks``: in the order in which they count (``Schedule.tiebreaks``). ``played``:
    matches with a result. ``division``: from 1, and 1 outside leagues.
    """

    place: int
    entrant: int
    points: int
    tiebreaks: tuple[int, ...] = ()
    played: int = 0
    division: int = 1


class Schedule(ABC):
    """One format. It has no state of its own: everything follows from the tournament."""

    format: ClassVar[Format]

    def unit(self, settings: Settings) -> int:  # noqa: ARG002 - for those to whom it matters
        """Return what one point is in ``Standing.points``: 2 if it counts halves."""
        return 1

    def tiebreaks(self, settings: Settings) -> tuple[Tiebreak, ...]:  # noqa: ARG002
        """Return the tie-breaks in the order in which they count."""
        return ()

    @abstractmethod
    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return the events that begin the next matches, if any can begin now.

        ``draw`` decides what is left to chance. The tournament is running and not paused.
        """

    @abstractmethod
    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return when ``pair`` may next return something or play may end by the clock, in ms UTC.

        A time in the past: now. None, or if ``pair`` returns nothing at that time: only after the next event.
        """

    @abstractmethod
    def is_over(self, tournament: Tournament, now: int) -> bool:
        """Return whether play is over."""

    @abstractmethod
    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings, the best first, without the disqualified."""

    def is_settled(self, tournament: Tournament, pairing: Pairing) -> bool:  # noqa: ARG002
        """Return whether later pairings follow from a result, so that it cannot be replaced."""
        return False


class RoundSchedule(Schedule):
    """A format with rounds: each begins some time after the last match of the one before."""

    @abstractmethod
    def next_round(self, tournament: Tournament, draw: Draw) -> RoundBegan:
        """Return the next round."""

    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return the next round, if it is due."""
        at = self.pairs_at(tournament)
        if at is None or now < at or self.is_over(tournament, now):
            return []
        return [self.next_round(tournament, draw)]

    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return when the next round begins. A round of byes needs no break after it."""
        if tournament.open_pairings or tournament.last_result_at is None:
            return None
        return tournament.last_result_at + (tournament.settings.break_ms if tournament.round else 0)


def shuffled(entrants: Sequence[int], draw: Draw) -> list[int]:
    """Return the entrants in a drawn order (Fisher and Yates)."""
    order = list(entrants)
    for last in range(len(order) - 1, 0, -1):
        at = draw(last + 1)
        order[last], order[at] = order[at], order[last]
    return order
