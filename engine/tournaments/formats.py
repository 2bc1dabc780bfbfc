"""The formats: how each pairs entrants, when its play is over, and how it ranks them."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from engine.tournaments.events import Event
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Tournament

Draw = Callable[[int], int]
"""Draws a number from 0 to its argument - 1."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The place of an entrant.

    ``place`` counts from 1; entrants that nothing separates share one. ``points``: the tournament's points,
    in halves as whole numbers where a draw is half a win (``Scoring.halves``). ``tiebreaks``: in the order
    in which they count. ``played``: matches with a result.
    """

    place: int
    entrant: int
    points: int
    tiebreaks: tuple[int, ...] = ()
    played: int = 0


class Schedule(ABC):
    """One format. It has no state of its own: everything follows from the tournament."""

    format: ClassVar[Format]
    tiebreaks: ClassVar[tuple[str, ...]] = ()
    """The names of the tie-breaks, for ``bot.texts``."""

    @abstractmethod
    def pair(self, tournament: Tournament, now: int, draw: Draw) -> list[Event]:
        """Return the events that begin the next matches, if any can begin now.

        ``draw`` decides what is left to chance. The tournament is running and not paused.
        """

    @abstractmethod
    def pairs_at(self, tournament: Tournament) -> int | None:
        """Return when ``pair`` may next return something, in ms UTC; None: after the next event."""

    @abstractmethod
    def is_over(self, tournament: Tournament, now: int) -> bool:
        """Return whether play is over."""

    @abstractmethod
    def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings, the best first, without the disqualified."""
