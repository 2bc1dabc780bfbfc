"""What happens in a tournament. Its state follows from its settings and these events.

Entrants are named by their numbers, which count from 1 in the order of registration, and pairings by
theirs, which count from 1 in the order in which they were made.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Reason(StrEnum):
    """Why a tournament was cancelled."""

    TOO_FEW = "too_few"
    ORGANISER = "organiser"
    CHANNEL = "channel"
    """Its channel has been deleted, or its server has removed the bot."""


class Source(StrEnum):
    """Where a result comes from."""

    PLAYED = "played"
    ORGANISER = "organiser"
    FORFEIT = "forfeit"
    """The table could not be played: an entrant was out before it was opened."""
    LOT = "lot"
    """In a knock-out, two matches of the same two were tied, and a lot decided."""


@dataclass(frozen=True, slots=True)
class Registered:
    """A member takes part, or waits for a place; the next number is theirs.

    ``seed``: their place in the order of the season before, from 1; 0: they were not in it.
    """

    entrant: int
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An entrant leaves, for good; before the start the entry is paid back."""

    entrant: int


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    """From now on entrants can say that they are there, and must before the start."""


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """An entrant says that they are there."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Started:
    """Play starts; ``entrants`` are those who take part. All others are paid back."""

    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins: for each match its entrants by seat; ``byes`` have no opponent and win."""

    round: int
    matches: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Paired:
    """A match outside rounds begins: in an arena, or a challenge on a ladder."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A match has a result.

    ``scores``: by seat, the points at the table, more is better. ``winners``: seats. ``gone``: seats that
    resigned, ran out of time or never came. ``deals``: for duplicate deals, the points of each deal by seat.
    A second result for the same pairing replaces the first (by the organiser).
    """

    pairing: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    gone: tuple[int, ...] = ()
    source: Source = Source.PLAYED
    deals: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Resting:
    """An entrant of an arena is not paired for now; or is again (``rests`` False)."""

    entrant: int
    rests: bool


@dataclass(frozen=True, slots=True)
class Substituted:
    """A new entrant, ``substitute``, plays on in the place of ``entrant`` with their points."""

    entrant: int
    substitute: int


@dataclass(frozen=True, slots=True)
class Disqualified:
    """The organiser removes an entrant; they have no place and get no prize."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """On a ladder, an entrant challenges one above them."""

    entrant: int
    opponent: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A challenge is accepted or declined; ``lapsed``: nobody answered in time."""

    opponent: int
    accepts: bool
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class Paused:
    """The organiser stops the tournament: nothing is paired until it is resumed."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The organiser lets the tournament go on."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """The bot was down for so many ms while time ran.

    The start is later by that, or the end of an arena or a review.
    """

    by: int


@dataclass(frozen=True, slots=True)
class SetBack:
    """The clock was set back by so many ms.

    All times so far move back with it, but not a planned start.
    """

    by: int


@dataclass(frozen=True, slots=True)
class Stalled:
    """The tournament does not go on by itself: the program fails at it, and tries again."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """A tournament that had stalled goes on."""


@dataclass(frozen=True, slots=True)
class PlayEnded:
    """All matches are played; complaints are possible for a while."""


@dataclass(frozen=True, slots=True)
class NoComplaint:
    """An entrant agrees with the results."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Complained:
    """An entrant complains; prizes wait until a moderator has decided."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Decided:
    """A moderator has decided on the complaint of an entrant; the reason is the event's note."""

    entrant: int
    upheld: bool


@dataclass(frozen=True, slots=True)
class Closed:
    """The prizes are paid, and the tournament is over. ``paid``: entrant and chips."""

    paid: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The tournament ends without a result, and all entries are paid back."""

    reason: Reason


Event = (
    Registered
    | Withdrawn
    | CheckInOpened
    | CheckedIn
    | Started
    | RoundBegan
    | Paired
    | Finished
    | Resting
    | Substituted
    | Disqualified
    | Challenged
    | Answered
    | Paused
    | Resumed
    | Delayed
    | SetBack
    | Stalled
    | Recovered
    | PlayEnded
    | NoComplaint
    | Complained
    | Decided
    | Closed
    | Cancelled
)
EVENTS: Final[tuple[type[Event], ...]] = Event.__args__
