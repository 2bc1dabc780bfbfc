"""A table: a lobby, then a live match in a channel. Memory holds committed state only.

A move is made on a clone of the deal, which replaces the deal once the move is stored. So between two
awaits everybody sees the stored state, and a failed commit leaves nothing to undo.
"""

import asyncio
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from operator import attrgetter
from typing import Any, Final

from bot.manager.time.match_clock import MatchClock
from data.db.database import Statement
from data.rankings.milestones import NO_MILESTONES, Milestones
from data.rankings.ratings import SeatChange
from data.tables.orders import OrderState, SeatOrder
from data.tables.participation import EVERY_MATCH, NOTHING, Part
from data.tables.proofs import StoredProof
from data.tables.row_types import IDLE_MS, Why
from data.tables.seat_names import Named
from data.tables.stakes import Stakes
from data.tables.venues import Venue, venue_of
from data.tournaments.match_place import MatchPlace
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
"""The turn times a table may have, in milliseconds; 0: none."""
NOBODY: Final = 0
"""The host of a table that nobody has joined, or whose host's data is erased."""
BOARD: Final = -1
"""The board among the places of a table's messages.

The seats (0 …) are the places of their direct messages; ephemeral panels have places of their own.
"""
CALL: Final = -2
"""Among the stored presses: the one whose token has sent the turn mention among friends."""
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
PRACTICE_MS: Final = 86_400_000
"""A match of one person against computers ends by itself when no move was made for a day."""
NEWS_KEPT: Final = 12
"""Moves of a deal that a table keeps; its record has all of them."""


class Status(StrEnum):
    """The stages of a table's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"  # the bot cannot write in the channel; time is stopped
    OVER = "over"  # the match has an outcome
    CLOSED = "closed"  # ended without one
    BROKEN = "broken"  # its record cannot be replayed; it can only be closed


class PlayerKind(StrEnum):
    """Who sits in a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class TableRule(StrEnum):
    """The rules of a lobby besides the options of its game, whose names contain no dot."""

    PRESET = "table.preset"
    TURN = "table.turn"
    CLOCK = "table.clock"
    INCREMENT = "table.increment"
    SEATS = "table.seats"


class TableReason(StrEnum):
    """Why a request that is not a move of the game is refused."""

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
    OTHER_CHANNEL = "other_channel"
    ONLY_IN_SERVERS = "only_in_servers"
    NOBODY_HERE = "nobody_here"
    NOT_DIRECT = "not_direct"
    NOT_IN_POOL = "not_in_pool"
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
    MAY_NOT_ORGANISE = "may_not_organise"
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
    NO_SUCH_TOURNAMENT = "no_such_tournament"
    TOURNAMENT_BROKEN = "tournament_broken"
    """Its record cannot be read."""
    NOT_ORGANISER = "not_organiser"
    TOO_MANY_TOURNAMENTS = "too_many_tournaments"
    TOURNAMENT_SEATS = "tournament_seats"
    TOURNAMENT_ABSENCE = "tournament_absence"
    TOURNAMENT_END = "tournament_end"
    TOURNAMENT_REMATCH = "tournament_rematch"
    VEILED = "veiled"
    """The same cards are still played at other tables."""
    SHARED_DECKS = "shared_decks"
    """Players bring nothing to decks that all tables have."""
    NO_ORDERS = "no_orders"
    """The game has no conditional orders, or the table is too fast for them."""
    ORDER_NOW = "order_now"
    """It is the member's turn already, or the computer plays for them."""
    BAD_ORDER = "bad_order"
    NOT_HELD = "not_held"
    CANNOT_COME = "cannot_come"
    NO_CARDS = "no_cards"


class TableError(Exception):
    """A refused request; nothing has changed. ``facts`` are names and numbers for the sentence."""

    def __init__(self, reason: TableReason, **facts: object) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Person:
    """A member who makes a request: id, name, and where they ask from.

    ``guild``: where they ask; None in a direct message. ``moderator`` and ``roles`` count in that guild
    only (bot/manager/tables/rights.py). ``moderated_channel``: the only channel that they moderate, unless
    they moderate the whole guild. ``interaction``: its id. ``response``: the place (BOARD, a seat, or its
    panel) that the response to the interaction updates, so that the publisher need not. ``channel``: where
    they ask; it counts at tables of friends.
    """

    id: int
    name: str
    guild: int | None = None
    moderator: bool = False
    roles: frozenset[int] = frozenset()
    moderated_channel: int | None = None
    username: str = ""
    """The account's unique name."""
    interaction: int | None = None
    response: int | None = None
    channel: int | None = None

    @property
    def named(self) -> Named:
        """The parts of the displayed name (data/tables/seat_names.py)."""
        return Named(self.name, self.username)


@dataclass(frozen=True, slots=True)
class MessageRef:
    """The id of a message with its channel."""

    channel: int
    message: int

    @property
    def posted_at(self) -> int:
        """When it was posted, in ms UTC: Discord's ids begin with the time since 2015."""
        return (self.message >> 22) + DISCORD_EPOCH_MS


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who sits in a seat.

    ``away``: the computer plays until the player is back. ``misses``: turns missed in a row. ``acted_at``:
    the last action of their own, in ms UTC (0: none). ``part``: what the seat has done in the match.
    ``pressed`` (the id of the interaction that asked for the deal) and ``word``: the player's share of the
    next deal. ``consents``: whether they agree that a private match is opened.
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
    order: SeatOrder | None = field(default=None, repr=False)
    """What the player has planned for the next turn, or what became of it; only they may know."""

    @property
    def named(self) -> Named:
        """The parts of the displayed name (data/tables/seat_names.py)."""
        return Named(self.name, self.username, self.kind is PlayerKind.COMPUTER)

    @property
    def automatic(self) -> bool:
        """Whether the computer moves for this seat."""
        return self.kind is PlayerKind.COMPUTER or self.away or self.resigned


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A stored move: deal number (from 1), ply before it, seat, reason, and unfiltered events."""

    deal: int
    ply: int
    seat: int
    why: Why
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat of a lobby that is reserved for an invited member until a time in ms UTC."""

    member: int
    until: int


@dataclass(frozen=True, slots=True)
class RuleChanges:
    """The rules of a lobby changed since a player last joined: names, oldest first."""

    by: Person
    rules: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class State:
    """What changes at a table, as it is stored; see bot/manager/tables/transitions.py."""

    status: Status
    host: int
    """The member who opened the lobby, or their successor.

    ``NOBODY`` in an empty lobby, and once their data is erased.
    """
    players: tuple[Player, ...]
    """By seat."""
    options: Any
    """The options of the game; None if the record is broken."""
    preset: str | None
    wanted: int
    """Seats to fill before the match can begin."""
    turn_ms: int
    """Time for a turn in ms; 0: unlimited."""
    idle_ms: int = IDLE_MS
    """Ms without a move after which players may end the match; later it ends by itself."""
    kept: tuple[KeptSeat, ...] = ()
    """Seats that are reserved for invited members who have not joined yet."""
    rule_changes: RuleChanges | None = None
    """Changed rules that the players in a lobby are told of; not stored."""
    match: Match | None = None
    """None in a lobby, and if the record is broken."""
    deal: Deal | None = None
    """The last deal, even if it is over. It is never changed, only replaced."""
    deal_no: int = 0
    """Counts from 1; 0: none yet."""
    deadline: int | None = None
    """When the turn, the pause between deals or the lobby ends, in ms UTC; None: nothing is timed.

    If nothing moves, this is when the table ends without a result (``ends_at``).
    """
    held_until: int | None = None
    """Until when a leave stops the time of the turn; the deadline counts from there."""
    clock: MatchClock = field(default_factory=MatchClock)
    """Each seat's time for the whole match, besides the time for a turn."""
    stakes: Stakes = field(default_factory=Stakes)
    ready: frozenset[int] = frozenset()
    """Seats that have asked for the next deal."""
    fault: str = ""
    """What a paused table lacks, or why a record is broken.

    At a paused table: a permission, "channel", "server" or "locked".
    """
    proof: StoredProof | None = field(default=None, repr=False)
    """The proof of the deal on the table; None: the deal is older than proofs."""
    promised: StoredProof | None = field(default=None, repr=False)
    """The commitment to the next deal, once the deal before it is over."""
    veiled: bool = False
    """Whether another table still plays the same decks: only a seat itself sees its cards."""
    unfinished_entries: tuple[Statement, ...] = field(default=(), repr=False)
    """If the record is broken: the statements that its end adds to the guild's chain."""
    head: str | None = None
    """The hash of the table chain's last link (data/tables/table_chain.py); None in a lobby."""
    closed_by: Person | None = None
    """Who has closed the table; not stored."""
    closed_for: str = ""
    """Why it was closed; not stored.

    "moderator", "player" (``closed_by``), "paused", "idle", "tournament" (the result is decided there).
    """
    news: tuple[PlayedMove, ...] = ()
    """The last moves of the deal, at most NEWS_KEPT, oldest first."""

    def next(self, **values: Any) -> "State":
        """Return a copy of the state with other values."""
        return State(**dict(zip(_OF_STATE, _state_of(self), strict=True)) | values)

    def with_player(self, seat: int, **values: Any) -> "State":
        """Return a copy of the state with other values for one player."""
        player = replace(self.players[seat], **values)
        return self.next(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats whose people the table waits for, to move or to ask for the next deal."""
        if self.status is not Status.PLAYING:
            return ()
        asked = self.actors or (set(self.people) - self.ready if self.between_deals else ())
        return tuple(seat for seat in sorted(asked) if not self.players[seat].automatic)

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
        """The number of actions applied in the deal on the table; 0 without one."""
        return self.deal.ply if self.deal is not None else 0

    @property
    def offered_at(self) -> int:
        """The ply since which the seats' choices are unchanged (``Deal.offered_at``).

        Panels carry it: if several seats are asked together, an answer of one leaves the others' buttons
        valid.
        """
        return self.deal.offered_at if self.deal is not None else 0

    def order_due(self, seat: int) -> bool:
        """Return whether a seat's conditional order is to make its move now."""
        player = self.players[seat]
        placed, deal = player.order, self.deal
        if placed is None or deal is None or deal.orders is None or seat not in self.actors:
            return False
        waits = placed.state is OrderState.WAITING and placed.deal == self.deal_no and not player.automatic
        return waits and deal.orders.due(placed.order, deal.view(seat))

    def is_still_offered(self, seat: int, deal: int, ply: int) -> bool:
        """Return whether a seat's choices are still those of that ply of that deal."""
        if (deal, ply) == (self.deal_no, self.ply):
            return True
        return seat in self.actors and deal == self.deal_no and self.offered_at <= ply < self.ply

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None: it has not."""
        return self.match.outcome if self.match is not None else None

    @property
    def between_deals(self) -> bool:
        """Whether a deal is over and the next one is awaited."""
        return (
            self.status is Status.PLAYING
            and self.deal is not None
            and not self.deal.actors
            and self.outcome is None
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, including those who are away or have resigned."""
        return tuple(seat for seat, player in enumerate(self.players) if player.kind is PlayerKind.PERSON)

    @property
    def practice(self) -> bool:
        """Whether a single person sits at the table, so that all others are computers."""
        return len(self.people) == 1

    def resigning_ends(self, seat: int) -> bool:
        """Return whether the match would be decided if a seat resigned now."""
        dealt = bool(self.actors)
        return self.match is not None and self.match.clone().resign(seat, dealt=dealt) is not None

    @property
    def nobody_there(self) -> bool:
        """Whether the computer moves for every person, so that nobody is left to play with."""
        return all(player.automatic for player in self.players)

    @property
    def untimed(self) -> bool:
        """Whether no time runs for the person to act: the match waits until ``ends_at``."""
        return (
            self.status is Status.PLAYING
            and bool(self.actors)
            and not (self.turn_ms or self.clock.terms.bank or self.asking or self.nobody_there)
            and not all(self.players[seat].automatic for seat in self.actors)
        )

    @property
    def turn_ends_at(self) -> int | None:
        """When the turn or the pause between deals ends, in ms UTC; None: no time runs."""
        playing = self.status is Status.PLAYING and not self.nobody_there
        return self.deadline if playing and not self.untimed else None

    @property
    def ends_at(self) -> int | None:
        """When the table ends without a result if it stays as it is, in ms UTC; None: never."""
        if self.between_deals and self.deadline is not None and not self.nobody_there:
            return self.deadline + 2 * self.idle_ms  # only if somebody cannot pay for so long
        still = self.status in (Status.LOBBY, Status.PAUSED, Status.BROKEN)
        waits = self.status is Status.PLAYING and self.nobody_there
        return self.deadline if still or waits or self.untimed else None

    @property
    def idle_after(self) -> int:
        """How long an untimed match waits for a move before it ends by itself, in ms.

        A match waits half as long once all people but one have resigned, and a practice match a day at most.
        """
        people = sum(not self.players[seat].resigned for seat in self.people)
        if self.practice:
            return min(self.idle_ms, PRACTICE_MS)
        return self.idle_ms if people == 1 else 2 * self.idle_ms

    @property
    def may_end_at(self) -> int | None:
        """When players may end a match without moves, in ms UTC; None: time runs."""
        if self.between_deals and not self.nobody_there:
            return self.deadline and self.deadline + self.idle_ms
        if self.status is Status.BROKEN or self.untimed:
            return self.deadline and self.deadline - self.idle_after + min(self.idle_ms, self.idle_after)
        return None

    @property
    def members(self) -> list[int | None]:
        """The members by seat; None for a computer player."""
        return [player.member for player in self.players]

    @property
    def idle(self) -> tuple[int, ...]:
        """The seats of people who have not played; with any, the match would not count now.

        None if every match counts (data/tables/participation.py).
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
        """Whether anything can still happen at the table."""
        return self.status in (Status.LOBBY, Status.PLAYING, Status.PAUSED, Status.BROKEN)

    def kept_from(self, member: int | None, now: int) -> tuple[KeptSeat, ...]:
        """Return the seats reserved now for others than a member (None: a computer player)."""
        return tuple(kept for kept in self.kept if kept.member != member and now < kept.until)

    def seat_of(self, member: int) -> int | None:
        """Return the seat of a member; None if they do not sit here."""
        for seat, player in enumerate(self.players):
            if player.member == member:
                return seat
        return None

    def is_active(self, member: int) -> bool:
        """Return whether a member still plays here, or waits in the lobby.

        Nobody does at a table whose record cannot be read.
        """
        seat = self.seat_of(member)
        return seat is not None and not self.players[seat].resigned and self.status is not Status.BROKEN

    def out_of_time(self, seat: int) -> bool:
        """Return whether a seat has lost by the match clock."""
        return self.players[seat].resigned and self.clock.lost(seat)


_OF_STATE: Final = tuple(item.name for item in fields(State))
_state_of: Final = attrgetter(*_OF_STATE)
"""Returns all values of a state, in the order of ``_OF_STATE``."""


@dataclass(slots=True, kw_only=True)
class Table(State):
    """A table in memory: its committed state, fixed data, and data of this process.

    Only ``bot.manager.tables.table_store`` replaces the state.
    """

    id: str
    number: int
    """Counts the tables of a guild, from 1."""
    guild: int
    venue: Venue = field(init=False)
    """Where the table's messages are, by its guild."""
    channel: int
    spec: GameSpec
    created_at: int
    """In ms UTC."""
    rematch_of: str | None = None
    """The id of the table whose rematch this is."""
    tournament: str | None = None
    """The id of the tournament of which this is a match."""
    pairing: int | None = None
    """The number of its pairing there."""
    place: MatchPlace | None = None
    """What the table shows of its tournament."""
    deal_limit: int = 0
    """The match is over after so many deals; 0: by the rules of the game alone."""
    deck_source: str = ""
    """Tables with the same one have the same decks; "": a deck of its own."""
    asking_ms: int = 10_000
    """Time for an answer in ms if seats are only asked; no answer means no."""
    reliability: int = 0
    """The reliability, in percent, required to join (data/rankings/member_statistics.py)."""
    open_hands: bool = False
    """Whether all hands may be seen once the match has ended."""
    hints: bool = False
    """Whether hints are allowed although people play against each other."""
    ratings: tuple[SeatChange, ...] = ()
    """The match's effect on the ratings, once it is rated."""
    milestones: Milestones = NO_MILESTONES
    """What its members reached in the match, once it is rated."""
    board: MessageRef | None = None
    """The message in the channel."""
    hands: dict[int, MessageRef] = field(default_factory=dict)
    """The direct message of each seat that has one."""
    call: MessageRef | None = None
    """The message that mentions the player in turn, while it exists."""
    called: int | None = None
    """The seat that it mentions."""
    leaves: dict[int, Any] = field(default_factory=dict)
    """Who of its members is on leave: periods by member (bot/manager/tables/leave.py)."""
    stalled_at: int | None = None
    """Since when writes fail and time is stopped, in ms UTC; None: the last one succeeded."""
    touched_at: int = 0
    """When somebody last requested the table, in ms UTC; 0: nobody since it was loaded."""
    version: int = 1
    """Counts the stored changes of the table."""
    wakes_at: int | None = None
    """When the scheduler checks the table next, as stored (``deadlines.due_at``)."""
    put_off: int = 0
    """By how many ms running time was extended for downtime."""
    digests: dict[int, str | None] = field(default_factory=dict)
    """The stored digests of the pages that the messages show, by place."""
    playing: "asyncio.Task[None] | None" = None
    """The task that makes moves for computer players and absent people."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.venue = venue_of(self.guild)

    def take(self, state: State) -> None:
        """Take over a state."""
        for name, value in zip(_OF_STATE, _state_of(state), strict=True):
            setattr(self, name, value)

    @property
    def free(self) -> int:
        """The number of seats not taken."""
        return self.wanted - len(self.players)

    @property
    def due_at(self) -> int | None:
        """When a deadline or the match clock expires next, in ms UTC; None: nothing is timed."""
        if self.status not in (Status.LOBBY, Status.PLAYING):
            return None
        if self.stalled_at is not None:
            return self.stalled_at  # what could not be stored is overdue; no other time runs
        return min((at for at in (self.deadline, self.clock.due_at) if at is not None), default=None)

    def seat_for(self, member: int) -> int:
        """Return the seat of a member. Raises TableError (NOT_SEATED)."""
        seat = self.seat_of(member)
        if seat is None:
            raise TableError(TableReason.NOT_SEATED, number=self.number, table=self)
        return seat
