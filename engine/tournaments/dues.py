"""What the events of a tournament move into its pot and out of it."""

from dataclasses import dataclass
from enum import StrEnum

from engine.tournaments.events import Cancelled, Closed, Event, Registered, Started, Withdrawn
from engine.tournaments.tournament import Stage, Tournament


class DueKind(StrEnum):
    """What chips are moved for."""

    ENTRY = "entry"
    REFUND = "refund"
    PRIZE = "prize"


@dataclass(frozen=True, slots=True)
class Due:
    """Chips that an entrant pays into the pot (ENTRY) or gets from it."""

    kind: DueKind
    entrant: int
    chips: int


def dues(tournament: Tournament, event: Event) -> list[Due]:
    """Return what an event moves; ``tournament``: before the event. Each of these happens once."""
    entry = tournament.settings.entry
    match event:
        case Registered(number) if entry:
            return [Due(DueKind.ENTRY, number, entry)]
        case Withdrawn(number) if entry and tournament.stage is Stage.REGISTRATION:
            leaving = {number} & tournament.paying
        case Started(entrants) if entry:
            leaving = tournament.paying - {*entrants}
        case Cancelled() if entry:
            leaving = tournament.paying
        case Closed(paid):
            return [Due(DueKind.PRIZE, entrant, chips) for entrant, chips in paid]
        case _:
            return []
    return [Due(DueKind.REFUND, number, entry) for number in sorted(leaving)]
