"""The schedule of each format."""

from types import MappingProxyType
from typing import Final

from engine.tournaments.arena import Arena
from engine.tournaments.formats import Schedule
from engine.tournaments.knockout import Knockout
from engine.tournaments.ladder import Ladder
from engine.tournaments.league import League
from engine.tournaments.round_robin import RoundRobin
from engine.tournaments.settings import Format
from engine.tournaments.swiss import Swiss
from engine.tournaments.tournament import Tournament

FORMATS: Final = MappingProxyType[Format, Schedule](
    {each.format: each for each in (Arena(), Knockout(), RoundRobin(), Swiss(), League(), Ladder())}
)
"""Every format by its name."""


def schedule_of(tournament: Tournament) -> Schedule:
    """Return the schedule of a tournament's format."""
    return FORMATS[tournament.settings.format]
