"""A table: a lobby, then a live match in a channel. What is in memory here has been committed; nothing else
is ever shown.

A move is made on a clone of the deal and the clone takes the deal's place once the move is stored, so whoever
looks at a table between two awaits sees the stored state, and a failed commit leaves nothing to undo.
"""

import asyncio
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, Final

from bot.manager.time.match_clock import MatchClock
from data.db.database import Statement
from data.rankings.ratings import SeatChange
from data.tables.participation import EVERY_MATCH, NOTHING, Part
from data.tables.proofs import StoredProof
from data.tables.row_types import IDLE_MS, Why
from data.tables.seat_names import Named
from data.tables.stakes import Stakes
from engine.ai import Level
from engine.deal import Deal
from engine.events import Event
from engine.match import Match, Outcome
from engine.spec import GameSpec

TURN_TIMES: Final[dict[str, int]] = {
    "off": 0,
    "30s": 30_000,
    "1m": 60_000,
    "2m": 120_000,
    "5m": 300_000,
    "1h": 3_600_000,
    "12h": 43_200_000,
    "24h": 86_400_000,
}
"""The turn times a table may have, in milliseconds; 0 is none."""
BOARD: Final = -1
"""The place of the board among the messages of a table, beside the places of the seats' direct messages (0 …)
and of their other panels."""
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
NEWS_KEPT: Final = 12
"""So many moves of a deal a table remembers; its record has them all."""


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"  # the bot cannot write in the channel; time stands still
    OVER = "over"  # the match has an outcome
    CLOSED = "closed"  # ended without one
    BROKEN = "broken"  # its record cannot be replayed; only a moderator can close it


class PlayerKind(StrEnum):
    """Who sits in a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class TableRule(StrEnum):
    """What a lobby is played by besides the options of its game, which have no dot in their names."""

    PRESET = "table.preset"
    TURN = "table.turn"
    CLOCK = "table.clock"
    INCREMENT = "table.increment"
    SEATS = "table.seats"


class TableReason(StrEnum):
    """Why the house refuses something that is no move of the game."""

    NO_SUCH_TABLE = "no_such_table"
    NO_TABLE_HERE = "no_table_here"
    WHICH_TABLE = "which_table"
    STALE = "stale"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    FULL = "full"
    KEPT = "kept"
    NOT_ASKED = "not_asked"
    SITS_HERE = "sits_here"
    TOO_FEW = "too_few"
    NOT_HOST = "not_host"
    NOT_MODERATOR = "not_moderator"
    STILL_THERE = "still_there"
    MODERATORS = "moderators"
    OTHER_SERVER = "other_server"
    NOT_DIRECT = "not_direct"
    NOT_LOBBY = "not_lobby"
    NOT_PLAYING = "not_playing"
    STILL_PLAYING = "still_playing"
    PAUSED = "paused"
    BROKEN = "broken"
    NEWER_RULES = "newer_rules"
    NOT_STORED = "not_stored"
    NO_COMPUTER = "no_computer"
    NO_SUCH_LEVEL = "no_such_level"
    NOT_AWAY = "not_away"
    STANDS_IN = "stands_in"
    RESIGNED = "resigned"
    FLAG = "flag"
    BETWEEN_DEALS = "between_deals"
    CHANNEL_NOT_ALLOWED = "channel_not_allowed"
    MAY_NOT_OPEN = "may_not_open"
    TOO_MANY_TABLES = "too_many_tables"
    MISSING_PERMISSION = "missing_permission"
    NO_OPPONENT = "no_opponent"
    HAS_LEFT = "has_left"
    UNRELIABLE = "unreliable"
    NO_PARTNER = "no_partner"
    HINT_RATED = "hint_rated"
    HINT_PEOPLE = "hint_people"
    HINT_GAME = "hint_game"
    HINT_LATER = "hint_later"
    HINT_ONLY = "hint_only"
    WORD_LATER = "word_later"
    NO_PROOF = "no_proof"


class TableError(Exception):
    """The house refuses; nothing has changed. ``facts`` are names and numbers for the sentence."""

    def __init__(self, reason: TableReason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Person:
    """A member as the house knows one who asks: id, chosen name, and where they ask from.

    ``guild`` is that server, None in a direct message. Whether they are a ``moderator``, and their ``roles``,
    count in that server alone (bot/manager/tables/rights.py). ``keeps``: the channel that they moderate,
    if that is not the whole server.
    """

    id: int
    name: str
    guild: int | None = None
    moderator: bool = False
    roles: frozenset[int] = frozenset()
    keeps: int | None = None
    username: str = ""
    """Of the account; no other has it."""

    @property
    def named(self) -> Named:
        """What the name to show is made of (data/tables/seat_names.py)."""
        return Named(self.name, self.username)


@dataclass(frozen=True, slots=True)
class MessageRef:
    """A message somewhere."""

    channel: int
    message: int

    @property
    def posted_at(self) -> int:
        """When it was posted, in ms UTC: Discord's ids begin with the time since 2015."""
        return (self.message >> 22) + DISCORD_EPOCH_MS


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who sits in a seat.

    ``away``: the computer plays until the owner is back. ``misses``: turns missed in a row. ``acted_at``:
    last own action, ms UTC (0: none). ``part``: what the seat has done in the match. ``pressed`` (the
    interaction by which they wanted it) and ``word`` are what a person brings to the next deal, ``consents``
    whether they agree that a private match is opened.
    """

    kind: PlayerKind
    name: str
    member: int | None = None
    level: Level | None = None
    away: bool = False
    misses: int = 0
    resigned: bool = False
    joined_at: int = 0
    acted_at: int = 0
    part: Part = NOTHING
    pressed: int | None = None
    word: str = ""
    consents: bool = False
    username: str = ""

    @property
    def named(self) -> Named:
        """What the name to show is made of (data/tables/seat_names.py)."""
        return Named(self.name, self.username, self.kind is PlayerKind.COMPUTER)

    @property
    def automatic(self) -> bool:
        """Whether the house moves for this seat."""
        return self.kind is PlayerKind.COMPUTER or self.away or self.resigned


@dataclass(frozen=True, slots=True)
class Moved:
    """A move as it went into the books: deal number (from 1), ply before it, who, why, and what happened
    (unfiltered events).
    """

    deal: int
    ply: int
    seat: int
    why: Why
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat of a lobby that is kept for a member who was asked to play, until a time in ms UTC."""

    member: int
    until: int


@dataclass(frozen=True, slots=True)
class Told:
    """Which rules of a lobby somebody has changed since the last one sat down: by name, the oldest first."""

    by: Person
    rules: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class State:
    """What changes at a table, as it is stored: a change brings the next one
    (bot/manager/tables/transitions.py)."""

    status: Status
    host: int
    """The member who opened the lobby, or who has it from them; 0 once they are erased."""
    players: tuple[Player, ...]
    """By seat."""
    options: Any
    """Those of the game; None where the record is broken."""
    preset: str | None
    wanted: int
    """Seats to be taken before the match can begin."""
    turn_ms: int
    """Time for a turn; 0: none."""
    idle_ms: int = IDLE_MS
    """After so long without a move those who sit there may end the match; later it ends by itself."""
    kept: tuple[Kept, ...] = ()
    """Who was asked to play and has not sat down; a seat is kept for each until its time has come."""
    told: Told | None = None
    """What those who sit in a lobby are told of its rules; not stored."""
    match: Match | None = None
    """None in a lobby, and where the record is broken."""
    deal: Deal | None = None
    """The last deal, also when it is over; it is never changed, but another takes its place."""
    deal_no: int = 0
    """Counts from 1; 0: none yet."""
    deadline: int | None = None
    """When the turn, the pause between deals or the lobby ends, or what stands still ends without a result
    (``ends_at``), in ms UTC; None when nothing is timed.
    """
    clock: MatchClock = field(default_factory=MatchClock)
    """Each seat's time for the whole match, beside the time for a turn."""
    stakes: Stakes = field(default_factory=Stakes)
    ready: frozenset[int] = frozenset()
    """Seats that have asked for the next deal."""
    fault: str = ""
    """What is missing at a paused table (a permission, "channel", "server" or "locked"); why a record is
    broken.
    """
    proof: StoredProof | None = field(default=None, repr=False)
    """Of the deal on the table; None: it was dealt before there were proofs."""
    promised: StoredProof | None = field(default=None, repr=False)
    """Of the deal to come, once the one before it is over."""
    left_over: tuple[Statement, ...] = field(default=(), repr=False)
    """Where the record is broken: what its end enters into the chain of the server."""
    head: str | None = None
    """The hash of the last link of the chain of what is played here (data/tables/table_chain.py); None in
    a lobby."""
    closed_by: Person | None = None
    """Who has closed the table; not stored."""
    closed_for: str = ""
    """Why it was closed: "moderator" and "player" (``closed_by``), "paused", "idle"; not stored."""
    news: tuple[Moved, ...] = ()
    """The last moves of the deal, at most NEWS_KEPT, the oldest first."""

    def next(self, **values: Any) -> "State":
        """Return a state with other values; this one stays as it is."""
        return State(**{name: getattr(self, name) for name in _OF_STATE} | values)

    def with_player(self, seat: int, **values: Any) -> "State":
        """Return a state in which the record of one player has other values."""
        player = replace(self.players[seat], **values)
        return self.next(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now; none without a deal."""
        return self.deal.actors if self.deal is not None else ()

    @property
    def asking(self) -> bool:
        """Whether seats are only asked something, besides the turn."""
        return self.deal is not None and self.deal.asking

    @property
    def ply(self) -> int:
        """Actions applied in the deal that is on the table; 0 without one."""
        return self.deal.ply if self.deal is not None else 0

    @property
    def offered_at(self) -> int:
        """The ply since which nothing has changed in what each of those to act may do (``Deal.offered_at``).

        Panels carry it: an answer of others, where several are asked together, leaves their buttons good.
        """
        return self.deal.offered_at if self.deal is not None else 0

    def stands(self, seat: int, deal: int, ply: int) -> bool:
        """Say whether what a seat was offered at that ply of that deal is what it is offered now."""
        if (deal, ply) == (self.deal_no, self.ply):
            return True
        return seat in self.actors and deal == self.deal_no and self.offered_at <= ply < self.ply

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, if it has."""
        return self.match.outcome if self.match is not None else None

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over, the match goes on, and the next deal is awaited."""
        return (
            self.status is Status.PLAYING
            and self.deal is not None
            and not self.deal.actors
            and self.outcome is None
        )

    @property
    def people(self) -> tuple[int, ...]:
        """Seats of people, also of those who are away or have resigned."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind is PlayerKind.PERSON)

    @property
    def nobody_there(self) -> bool:
        """Whether the house moves for every person, so that nobody is left to play with."""
        return all(self.players[seat].automatic for seat in self.people)

    @property
    def untimed(self) -> bool:
        """Whether no time runs for the person who is to act: the match waits as long as it takes."""
        return (
            self.status is Status.PLAYING
            and bool(self.actors)
            and not (self.turn_ms or self.clock.terms.bank or self.asking or self.nobody_there)
            and not all(self.players[seat].automatic for seat in self.actors)
        )

    @property
    def turn_ends_at(self) -> int | None:
        """When the turn ends, or the pause between deals, in ms UTC; None: it does not."""
        playing = self.status is Status.PLAYING and not self.nobody_there
        return self.deadline if playing and not self.untimed else None

    @property
    def ends_at(self) -> int | None:
        """When the table ends by itself without a result if it stays as it is, in ms UTC; None: other things
        happen before.
        """
        if self.between_deals and self.deadline is not None and not self.nobody_there:
            return self.deadline + 2 * self.idle_ms  # only if somebody cannot pay for so long
        still = self.status in (Status.LOBBY, Status.PAUSED, Status.BROKEN)
        waits = self.status is Status.PLAYING and self.nobody_there
        return self.deadline if still or waits or self.untimed else None

    @property
    def idle_after(self) -> int:
        """How long, in ms, an untimed match waits for a move before it ends by itself: practice, at which one
        person plays alone, half as long.
        """
        people = sum(not self.players[seat].resigned for seat in self.people)
        return self.idle_ms if people == 1 else 2 * self.idle_ms

    @property
    def may_end_at(self) -> int | None:
        """When those who sit there may end a match at which nothing moves, in ms UTC; None: time runs."""
        if self.between_deals and not self.nobody_there:
            return self.deadline and self.deadline + self.idle_ms
        if self.status is Status.BROKEN or self.untimed:
            return self.deadline and self.deadline - self.idle_after + self.idle_ms
        return None

    @property
    def members(self) -> list[int | None]:
        """Members by seat, None for a computer."""
        return [player.member for player in self.players]

    @property
    def idle(self) -> tuple[int, ...]:
        """Seats of people who have not played, so that the match would not count if it ended now; none where
        every match counts (data/tables/participation.py).
        """
        if self.stakes.rules == EVERY_MATCH:
            return ()
        return tuple(
            seat
            for seat in self.people
            if not self.players[seat].part.played(resigned=self.players[seat].resigned)
        )

    @property
    def live(self) -> bool:
        """Whether anything can still happen here."""
        return self.status in (Status.LOBBY, Status.PLAYING, Status.PAUSED, Status.BROKEN)

    def kept_from(self, member: int | None, now: int) -> tuple[Kept, ...]:
        """Return the seats that are kept now, for others than this member (None: a computer)."""
        return tuple(kept for kept in self.kept if kept.member != member and now < kept.until)

    def seat_of(self, member: int) -> int | None:
        """Return the seat of a member, None for an onlooker."""
        for seat, player in enumerate(self.players):
            if player.member == member:
                return seat
        return None

    def out_of_time(self, seat: int) -> bool:
        """Say whether a seat has lost by the match clock."""
        return self.players[seat].resigned and self.clock.lost(seat)


_OF_STATE: Final = tuple(item.name for item in fields(State))


@dataclass(slots=True, kw_only=True)
class Table(State):
    """A table in memory: its state, and what stays the same or is nobody's but this program's.

    The state is what has been committed: only ``bot.manager.tables.table_store`` lets another take its place.
    """

    id: str
    number: int
    """Counts the tables of a server, from 1."""
    guild: int
    channel: int
    spec: GameSpec
    created_at: int
    """In ms UTC."""
    rematch_of: str | None = None
    """The id of the table whose players play again here."""
    asking_ms: int = 10_000
    """Time for an answer where seats are only asked; silence means no."""
    reliability: int = 0
    """What is asked of whoever sits down, in percent (data/rankings/member_statistics.py)."""
    open_hands: bool = False
    """Whether all hands may be looked at once the match has ended."""
    hints: bool = False
    """Whether the judge may be asked for hints although people play against each other."""
    ratings: tuple[SeatChange, ...] = ()
    """What the match has done to them, once it is rated."""
    board: MessageRef | None = None
    """The message in the channel."""
    hands: dict[int, MessageRef] = field(default_factory=dict)
    """The direct message of each seat that has one."""
    call: MessageRef | None = None
    """The message that told a player that it is their turn, while it stands."""
    called: int | None = None
    """The seat that it called."""
    stalled_at: int | None = None
    """Since when nothing could be stored, and time stands, in ms UTC; None: the last write went through."""
    touched_at: int = 0
    """When somebody last asked for the table, in ms UTC; 0: nobody has since it was read."""
    version: int = 1
    """Counts what was stored of the table."""
    owing: bool = False
    """Whether the messages were behind when the table was read."""
    wakes_at: int | None = None
    """When the table is to be looked at, as it is stored (``deadlines.due_at``)."""
    put_off: int = 0
    """By how many ms the time that runs was put off, since nobody served."""
    digests: dict[int, str | None] = field(default_factory=dict)
    """What is stored of the pages that the messages show, by place."""
    playing: "asyncio.Task[None] | None" = None
    """The work in which computers and absent players make their moves."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def take(self, state: State) -> None:
        """Stand as this state has it."""
        for name in _OF_STATE:
            setattr(self, name, getattr(state, name))

    @property
    def free(self) -> int:
        """Seats that nobody has taken."""
        return self.wanted - len(self.players)

    @property
    def due_at(self) -> int | None:
        """When the next thing happens here by itself, in ms UTC: by the deadline or the match clock."""
        if self.status not in (Status.LOBBY, Status.PLAYING):
            return None
        if self.stalled_at is not None:
            return self.stalled_at  # what could not be stored is overdue; no other time runs
        return min((at for at in (self.deadline, self.clock.due_at) if at is not None), default=None)

    def seat_for(self, member: int) -> int:
        """Return the seat of a member. Raises TableError (NOT_SEATED)."""
        seat = self.seat_of(member)
        if seat is None:
            raise TableError(TableReason.NOT_SEATED, number=self.number)
        return seat
