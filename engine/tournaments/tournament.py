"""The state of a tournament, which follows from its settings and events."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.tournaments.events import (
    Answered,
    Cancelled,
    Challenged,
    CheckedIn,
    CheckInOpened,
    Closed,
    Complained,
    Decided,
    Delayed,
    Disqualified,
    Event,
    Finished,
    NoComplaint,
    Paired,
    Paused,
    PlayEnded,
    Reason,
    Recovered,
    Registered,
    Resting,
    Resumed,
    RoundBegan,
    SetBack,
    Stalled,
    Started,
    Substituted,
    Withdrawn,
)
from engine.tournaments.settings import Settings


class Stage(StrEnum):
    """The stages of a tournament."""

    REGISTRATION = "registration"
    RUNNING = "running"
    REVIEW = "review"
    """All is played; entrants can complain before prizes are paid."""
    OVER = "over"
    CANCELLED = "cancelled"


class Problem(StrEnum):
    """Why a request is refused."""

    NOT_OPEN = "not_open"
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    OUT = "out"
    """The entrant has withdrawn or is disqualified."""
    NOT_YET = "not_yet"
    """It is too early to check in."""
    NOT_RUNNING = "not_running"
    NOT_IN_REVIEW = "not_in_review"
    TOO_FEW = "too_few"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    STILL_PLAYING = "still_playing"
    NO_SUCH_MATCH = "no_such_match"
    NO_COMPLAINT = "no_complaint"
    NOT_ARENA = "not_arena"
    NOT_LADDER = "not_ladder"
    CHALLENGED = "challenged"
    """One of the two has a challenge or a match already."""
    TOO_OFTEN = "too_often"
    NOT_ABOVE = "not_above"
    SETTLED = "settled"
    """Later pairings follow from the result."""
    TIED = "tied"
    """A knock-out needs a winner."""
    FULL = "full"
    NO_SEASONS = "no_seasons"
    """Only a league and a ladder have a next season."""


class TournamentError(Exception):
    """A refused request; nothing has changed. ``facts`` are for the sentence."""

    def __init__(self, problem: Problem, **facts: object) -> None:
        super().__init__(problem.value)
        self.problem = problem
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who registered; ``number`` counts from 1 in the order of registration."""

    number: int
    registered_at: int
    checked_in: bool = False
    withdrawn: bool = False
    disqualified: bool = False
    resting: bool = False
    seed: int = 0
    """Their place in the order of the season before, from 1; 0: they were not in it."""
    takes_part: bool = False
    """Whether they were among those with whom play started, or came later."""
    out_at: int | None = None
    """When they withdrew or were disqualified, in ms UTC."""
    replaced_by: int | None = None
    """The entrant who plays on in their place, with their points."""
    stands_for: int | None = None
    """The entrant in whose place they play."""

    @property
    def out(self) -> bool:
        """Whether they are not paired any more."""
        return self.withdrawn or self.disqualified or self.replaced_by is not None


@dataclass(frozen=True, slots=True)
class Pairing:
    """One match: ``seats`` are its entrants by seat; ``round`` 0: outside rounds."""

    number: int
    round: int
    seats: tuple[int, ...]
    made_at: int
    result: Finished | None = None
    finished_at: int | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge on a ladder; ``answered_at`` is also when it lapsed."""

    entrant: int
    opponent: int
    at: int
    answered_at: int | None = None


@dataclass(slots=True)
class Tournament:
    """A tournament after its events so far.

    ``apply`` adds the next event; it does not check whether the event is allowed, since only allowed
    ones are stored. ``commands`` and ``progress`` make events and check.
    """

    settings: Settings
    stage: Stage = Stage.REGISTRATION
    paused: bool = False
    stalled: bool = False
    """Whether the program fails to let it go on."""
    check_in_open: bool = False
    entrants: list[Entrant] = field(default_factory=list)
    """By number, from 1: the first is at 0."""
    pairings: list[Pairing] = field(default_factory=list)
    """By number, from 1."""
    round: int = 0
    """The current round, from 1; 0: none yet."""
    byes: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By round, entrants without an opponent."""
    challenges: list[Challenge] = field(default_factory=list)
    answers: list[tuple[Challenge, Answered]] = field(default_factory=list)
    """Challenges that were answered or have lapsed, the oldest first."""
    content: set[int] = field(default_factory=set)
    """Entrants who have no complaint."""
    complaints: dict[int, bool | None] = field(default_factory=dict)
    """By entrant, whether the complaint was upheld; None: not decided yet."""
    delay_ms: int = 0
    """How much later it starts than planned."""
    started_at: int | None = None
    round_began_at: int | None = None
    last_result_at: int | None = None
    ended_at: int | None = None
    """When play ended, or a result was last changed after that."""
    paused_at: int | None = None
    paused_ms: int = 0
    """How long it has been paused since it started."""
    cancelled_for: Reason | None = None
    paying: set[int] = field(default_factory=set)
    """Entrants whose entry is in the pot."""
    paid: tuple[tuple[int, int], ...] = ()
    """The prizes: entrants and chips."""
    events: int = 0
    """How many events there were."""
    last_at: int = 0
    """When the last event was, in ms UTC."""

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by number."""
        return self.entrants[number - 1]

    def pairing(self, number: int) -> Pairing:
        """Return a pairing by number. Raises TournamentError (NO_SUCH_MATCH)."""
        if number not in range(1, len(self.pairings) + 1):
            raise TournamentError(Problem.NO_SUCH_MATCH, pairing=number)
        return self.pairings[number - 1]

    @property
    def is_live(self) -> bool:
        """Whether it is neither over nor cancelled."""
        return self.stage not in (Stage.OVER, Stage.CANCELLED)

    @property
    def starts_at(self) -> int:
        """When play starts, in ms UTC; 0: when the organiser starts it, or when it is full."""
        return self.settings.starts_at and self.settings.starts_at + self.delay_ms

    @property
    def registered(self) -> list[Entrant]:
        """Those who have registered and not withdrawn, in order."""
        return [each for each in self.entrants if not each.withdrawn and not each.disqualified]

    @property
    def admitted(self) -> list[Entrant]:
        """Those of them who have a place; the others wait."""
        return self.registered[: self.settings.most]

    @property
    def waiting(self) -> list[Entrant]:
        """Those who wait for a place."""
        return self.registered[self.settings.most :]

    @property
    def ranked(self) -> list[Entrant]:
        """Those who take part or have taken part, without the disqualified and the replaced."""
        return [
            each
            for each in self.entrants
            if each.takes_part and not each.disqualified and each.replaced_by is None
        ]

    @property
    def active(self) -> list[Entrant]:
        """Those who are still paired."""
        return [each for each in self.entrants if each.takes_part and not each.out]

    def seeded(self, numbers: Iterable[int]) -> list[int]:
        """Return entrants in the order of the season before; newcomers last, by registration."""

        def order(number: int) -> tuple[bool, int, int]:
            seed = self.entrant(number).seed
            return not seed, seed, number

        return sorted(numbers, key=order)

    @property
    def open_pairings(self) -> list[Pairing]:
        """The matches without a result."""
        return [pairing for pairing in self.pairings if pairing.result is None]

    @property
    def open_complaints(self) -> list[int]:
        """Entrants whose complaints are not decided."""
        return [number for number, upheld in self.complaints.items() if upheld is None]

    def playing(self, number: int) -> Pairing | None:
        """Return the match that an entrant plays now."""
        return next((pairing for pairing in self.open_pairings if number in pairing.seats), None)

    def chain(self, number: int) -> tuple[int, ...]:
        """Return an entrant and those whose places they have taken, the newest first."""
        found = [number]
        while (before := self.entrant(found[-1]).stands_for) is not None:
            found.append(before)
        return tuple(found)

    def _change(self, number: int, **values: object) -> None:
        self.entrants[number - 1] = replace(self.entrants[number - 1], **values)  # type: ignore[arg-type]

    def _pair(self, seats: tuple[int, ...], at: int, number: int = 0) -> None:
        self.pairings.append(Pairing(len(self.pairings) + 1, number, seats, at))

    def _drop_challenges(self, number: int) -> None:
        self.challenges = [each for each in self.challenges if number not in (each.entrant, each.opponent)]

    def _move_back(self, by: int) -> None:
        """Move all times so far ``by`` ms back; a start that is planned stays where it is."""
        for name in ("started_at", "round_began_at", "last_result_at", "ended_at", "paused_at"):
            if (at := getattr(self, name)) is not None:
                setattr(self, name, at - by)
        self.entrants = [
            replace(
                each,
                registered_at=each.registered_at - by,
                out_at=None if each.out_at is None else each.out_at - by,
            )
            for each in self.entrants
        ]
        self.pairings = [
            replace(
                each,
                made_at=each.made_at - by,
                finished_at=None if each.finished_at is None else each.finished_at - by,
            )
            for each in self.pairings
        ]
        self.challenges = [replace(each, at=each.at - by) for each in self.challenges]
        self.answers = [
            (replace(each, at=each.at - by, answered_at=(each.answered_at or each.at) - by), answer)
            for each, answer in self.answers
        ]

    def apply(self, event: Event, at: int) -> None:
        """Take the next event into the state; ``at`` is its time in ms UTC."""
        self.events += 1
        self.last_at = at
        match event:
            case Registered(number, seed):
                late = self.stage is not Stage.REGISTRATION
                self.entrants.append(Entrant(number, at, checked_in=late, takes_part=late, seed=seed))
                self.paying.add(number)
            case Withdrawn(number):
                self._change(number, withdrawn=True, out_at=at)
                if self.stage is Stage.REGISTRATION:
                    self.paying.discard(number)
                self._drop_challenges(number)
            case CheckInOpened():
                self.check_in_open = True
            case CheckedIn(number):
                self._change(number, checked_in=True)
            case Started(entrants):
                for number in entrants:
                    self._change(number, takes_part=True)
                self.paying &= {*entrants}
                self.stage, self.started_at, self.last_result_at = Stage.RUNNING, at, at
            case RoundBegan(number, matches, byes):
                self.round, self.round_began_at, self.byes[number] = number, at, byes
                for seats in matches:
                    self._pair(seats, at, number)
            case Paired(seats):
                self._pair(seats, at)
            case Finished(number):
                before = self.pairings[number - 1]
                self.pairings[number - 1] = replace(
                    before, result=event, finished_at=at if before.result is None else before.finished_at
                )
                self.last_result_at = at
                if self.stage is Stage.REVIEW:  # everybody may complain about the new result
                    self.content.clear()
                    self.ended_at = at
            case Resting(number, rests):
                self._change(number, resting=rests)
            case Substituted(number, substitute):
                self._change(number, replaced_by=substitute)
                self._drop_challenges(number)
                self.entrants.append(
                    Entrant(substitute, at, checked_in=True, takes_part=True, stands_for=number)
                )
            case Disqualified(number):
                self._change(number, disqualified=True, out_at=at)
                self._drop_challenges(number)
            case Challenged(number, opponent):
                self.challenges.append(Challenge(number, opponent, at))
            case Answered(opponent):
                answered = next(each for each in self.challenges if each.opponent == opponent)
                self.challenges.remove(answered)
                self.answers.append((replace(answered, answered_at=at), event))
            case Paused():
                self.paused, self.paused_at = True, at
            case Resumed():
                self.paused_ms += at - (self.paused_at or at)
                self.paused, self.paused_at = False, None
            case Delayed(by) if self.stage is Stage.REGISTRATION:
                self.delay_ms += by
            case Delayed(by) if self.stage is Stage.RUNNING:
                self.paused_ms += by
            case Delayed(by):
                self.ended_at = (self.ended_at or at) + by
            case SetBack(by):
                self._move_back(by)
            case Stalled() | Recovered():
                self.stalled = isinstance(event, Stalled)
            case PlayEnded():
                self.stage, self.ended_at = Stage.REVIEW, at
            case NoComplaint(number):
                self.content.add(number)
            case Complained(number):
                self.complaints[number] = None
                self.content.discard(number)
            case Decided(number, upheld):
                self.complaints[number] = upheld
            case Closed(paid):
                self.stage, self.paid = Stage.OVER, paid
            case Cancelled(reason):
                self.stage, self.cancelled_for = Stage.CANCELLED, reason
                self.paying.clear()

    def clone(self) -> "Tournament":
        """Return an independent copy."""
        twin = copy(self)
        for name in ("entrants", "pairings", "challenges", "answers"):
            setattr(twin, name, [*getattr(self, name)])
        twin.byes, twin.complaints = {**self.byes}, {**self.complaints}
        twin.content, twin.paying = {*self.content}, {*self.paying}
        return twin

    @classmethod
    def of(cls, settings: Settings, events: Iterable[tuple[Event, int]]) -> "Tournament":
        """Return the tournament after these events, each with its time in ms UTC."""
        found = cls(settings)
        for event, at in events:
            found.apply(event, at)
        return found
