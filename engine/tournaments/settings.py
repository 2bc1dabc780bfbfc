"""What an organiser chooses for a tournament."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.errors import SetupError
from engine.proofs import MOST_ROUNDS

MINUTE_MS: Final = 60_000
DAY_MS: Final = 86_400_000
MOST_ENTRANTS: Final = 128
LARGEST_ROUND_ROBIN: Final = 12
ENOUGH_PERCENT: Final = 75
"""A tournament with a limit of entrants is cancelled if fewer than this share of it take part."""


class Format(StrEnum):
    """How entrants are paired, and how their results are added up."""

    ARENA = "arena"
    """For a time, every free entrant is paired at once."""
    KNOCKOUT = "knockout"
    """Who loses a match is out."""
    ROUND_ROBIN = "round_robin"
    """Everybody meets everybody, round by round."""
    SWISS = "swiss"
    """Rounds between entrants with similar scores; at tables of more than two, by total points."""
    LEAGUE = "league"
    """Everybody meets everybody in their division by correspondence, all at the same time."""
    LADDER = "ladder"
    """A ranking in which an entrant challenges one above."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a tournament; times in milliseconds, chips as whole numbers."""

    format: Format
    game: str
    preset: str | None = None
    options: str = ""
    """The options of the game as stored JSON (``data.tables.codec.dump_options``)."""
    seats: int = 2
    """Players at a table."""
    teams: bool = False
    """Whether players at a table are partners, as in Hand Partnership."""
    capacity: int = 0
    """The most entrants; others wait. 0: as many as the format takes."""
    starts_at: int = 0
    """When play starts, in ms UTC; 0: when the organiser starts it, or when it is full."""
    check_in_ms: int = 10 * MINUTE_MS
    """How long before the start entrants must say that they are there; 0: no check-in."""
    rounds: int = 0
    """Rounds of a Swiss tournament; 0: as many as usual for the number of entrants."""
    length_ms: int = 60 * MINUTE_MS
    """How long an arena pairs players, or a month of a ladder lasts."""
    break_ms: int = 2 * MINUTE_MS
    """The pause before each round but the first."""
    review_ms: int = 10 * MINUTE_MS
    """How long entrants can complain before prizes are paid."""
    clock_ms: int = 10 * MINUTE_MS
    """Each player's time for a match; 0: only turns are timed."""
    increment_ms: int = 10_000
    turn_ms: int = 0
    """Time for a turn; who exceeds it loses the match. 0: only the match is timed."""
    deals: int = 0
    """The deals of a match; 0: by the rules of the game."""
    duplicate: bool = False
    """Whether all tables of a round have the same decks, so that results can be compared."""
    third_place: bool = True
    """Whether the losers of the semifinals of a knock-out play for the third place."""
    divisions: int = 1
    """The divisions of a league."""
    entry: int = 0
    """Chips that each entrant pays into the pot."""
    prizes: tuple[int, ...] = (50, 30, 20)
    """Percent of the pot for the first places; they add up to 100."""
    role: int = 0
    """The id of the role that the winner gets; 0: none."""
    threads: bool = True
    """Whether each match gets a thread, where the bot may make one."""

    @property
    def most(self) -> int:
        """The most entrants who can play."""
        if self.capacity:
            return self.capacity
        match self.format:
            case Format.ROUND_ROBIN:
                return LARGEST_ROUND_ROBIN
            case Format.LEAGUE:
                return min(MOST_ENTRANTS, LARGEST_ROUND_ROBIN * self.divisions)
            case _:
                return MOST_ENTRANTS

    @property
    def fewest(self) -> int:
        """The fewest entrants with whom it starts."""
        if not self.capacity:
            return self.seats
        return max(self.seats, -(-self.capacity * ENOUGH_PERCENT // 100))

    def validate(self) -> None:
        """Raise SetupError for settings that do not go together."""
        paired = (Format.KNOCKOUT, Format.ROUND_ROBIN, Format.LEAGUE, Format.LADDER)
        if self.seats < 2:
            raise SetupError("seats", self.seats, "at least 2")
        if self.format in paired and self.seats != 2:
            raise SetupError("format", self.format.value, "arena or swiss for tables of more than two")
        if self.capacity and self.capacity not in range(self.seats, MOST_ENTRANTS + 1):
            raise SetupError("capacity", self.capacity, f"{self.seats} to {MOST_ENTRANTS}")
        if self.divisions < 1:
            raise SetupError("divisions", self.divisions, "at least 1")
        if self.capacity > (most := replace(self, capacity=0).most):
            raise SetupError("capacity", self.capacity, f"at most {most}")
        if not self.clock_ms and not self.turn_ms:
            raise SetupError("clock", None, "a clock, or a time for a turn")
        if self.clock_ms and self.turn_ms > self.clock_ms:
            raise SetupError("turn_long", self.turn_ms, "at most the time for the match")
        if self.duplicate and self.format in (Format.ARENA, Format.LADDER, Format.KNOCKOUT, Format.LEAGUE):
            raise SetupError("duplicate", True, "swiss or round_robin")
        if self.duplicate and self.rounds > MOST_ROUNDS:
            raise SetupError("rounds", self.rounds, f"at most {MOST_ROUNDS}")
        if self.duplicate and not self.deals:
            raise SetupError("deals", self.deals, "a number of deals")
        if self.entry < 0:
            raise SetupError("entry", self.entry, "0 or more")
        if any(share <= 0 for share in self.prizes) or sum(self.prizes) != 100:
            raise SetupError("prizes", " ".join(map(str, self.prizes)), "percents that add up to 100")
        if list(self.prizes) != sorted(self.prizes, reverse=True):
            raise SetupError("prizes", " ".join(map(str, self.prizes)), "the highest first")
