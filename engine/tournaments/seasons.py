"""Seasons of leagues and ladders: what one leaves to the next."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.tournaments.ladder import next_month
from engine.tournaments.league import promotions
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Tournament


def _promoted(league: Tournament) -> Sequence[int]:
    return [entrant for division in promotions(league) for entrant in division]


_ORDERS: Final[Mapping[Format, Callable[[Tournament], Sequence[int]]]] = {
    Format.LEAGUE: _promoted,
    Format.LADDER: next_month,
}
SEASONAL: Final = frozenset(_ORDERS)
"""The formats that have seasons."""


def next_order(last: Tournament) -> Sequence[int]:
    """Return the entrants of a season that is over, in the order in which the next one begins."""
    return _ORDERS[last.settings.format](last)
